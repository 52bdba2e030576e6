"""Renders one image: blender -b -P render_image.py -- tools/angle_grinder_5in.py OUT.png [WIDTH HEIGHT SAMPLES]

A tool module has `model(p)` and optionally `POSE` and `CAMERA`. A scene module has `stage(p, aspect)`, which also adds
the light and the camera."""
import importlib
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from assembly import group
from materials import Palette
from photography import frame, light, shoot
from shapes import new_scene

script, out, *numbers = sys.argv[sys.argv.index("--") + 1:]
width, height, samples = (int(number) for number in numbers or (400, 400, 48))
module = importlib.import_module(script.removesuffix(".py").replace("/", "."))
new_scene()
if hasattr(module, "stage"):
    module.stage(Palette(), width / height)
else:
    module.model(Palette())
    group(turn=getattr(module, "POSE", (0, 0, 0)))
    frame(**getattr(module, "CAMERA", {}))
    light()
shoot(os.path.abspath(out), width, height, samples)
