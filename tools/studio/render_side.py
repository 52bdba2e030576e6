"""Renders a tool's side view to scale: blender -b -P render_side.py -- tools/angle_grinder_5in.py OUT.png PIXELS_PER_INCH SAMPLES

The camera is orthographic and looks along +Y. The image is transparent around the tool, which has no shadow. A tool module has a
dictionary `SIDE`: `inches` is the longest edge of the side view of the real tool, and `model` and `pose` are what differs from the
module's `model` in its own axes. What a side view leaves out, such as cords, is left out by that `model`."""
import importlib
import math
import os
import sys

import bpy

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from assembly import extent, group
from materials import Palette
from photography import light, shoot
from shapes import new_scene

MARGIN = 8  # pixels around the tool, which the encoder crops


def main(script, out, pixels_per_inch, samples):
    module = importlib.import_module(script.removesuffix(".py").replace("/", "."))
    new_scene()
    side = {"model": module.model, "pose": (0, 0, 0)} | module.SIDE
    side["model"](Palette())
    group(turn=side["pose"])
    light(has_floor=False)
    low, high, _ = extent()
    size = high - low
    scale = float(pixels_per_inch) * side["inches"] / max(size[0], size[2])  # pixels per unit
    width, height = (round(size[axis] * scale) + 2 * MARGIN for axis in (0, 2))
    _camera((low + high) / 2, low[1] - 5, max(width, height) / scale)
    shoot(os.path.abspath(out), width, height, int(samples))


def _camera(centre, y, span):
    camera = bpy.data.cameras.new("camera")
    camera.type, camera.ortho_scale = "ORTHO", span
    eye = bpy.data.objects.new("camera", camera)
    bpy.context.collection.objects.link(eye)
    eye.location, eye.rotation_euler = (centre[0], y, centre[2]), (math.pi / 2, 0, 0)
    bpy.context.scene.camera = eye


main(*sys.argv[sys.argv.index("--") + 1:])
