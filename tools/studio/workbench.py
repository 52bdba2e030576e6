"""The dark workshop of the social image: a steel bench, a pegboard wall, and light on the tools only.

The tools stand around x = 0, where the light falls. To both sides the workshop fades into the dark."""
import math

import bpy
import numpy as np
from mathutils import Vector

from assembly import extent
from materials import material
from photography import even_room
from shapes import box

WARM, COOL = (1.0, 0.78, 0.56), (0.74, 0.86, 1.0)
WALL = 7.0  # y of the pegboard
PITCH, HOLE = 0.54, 0.075  # 38 mm between the holes, 10 mm wide
GLOW, NIGHT = 0.08, 0.006  # brightness of the pool of light on the wall, and of the dark around it
NIGHT_HUE = (0.84, 0.96, 1.12)  # the graphite of the page


def bench():
    """Adds the bench top, on which the tools stand, and the pegboard in the dark behind it."""
    box((80, 28, 0.6), (0, WALL - 14, -0.3), _steel(), bevel=0.04)
    box((80, 0.2, 40), (0, WALL + 0.1, 15), _pegboard(), bevel=0)


def light():
    """Adds the lamps: a softbox in front on the upper left, the tube above the bench behind the tools, and rim lights on both
    sides behind them. The light on the wall, against which black tools stand out, is part of the wall."""
    _lamp((-5.5, -7.5, 9.5), (0.3, 0.5, 1.4), (4, 4), 280, spread=45)
    _lamp((0.3, 4.6, 8.0), (0.2, 0.8, 0.5), (5, 0.8), 400, spread=85)
    _lamp((-6.0, 4.4, 4.2), (0, 0.2, 3.0), (1.0, 4), 420, COOL, 70)
    _lamp((6.5, 4.6, 4.4), (0, 0.2, 2.8), (1.0, 4), 480, WARM, 70)
    even_room((0.5, 0.55, 0.62), 0.06)


def look(window, aspect, view=(0, -1, 0.2), lens=55):
    """Adds a camera along `view` that fills `window` with the tools: its left, right, low and high edge, as fractions of
    the frame. The lens shift moves the tools there, so that the bench stays level. Call it before `bench`."""
    left, right, low, high = window
    camera = bpy.data.cameras.new("camera")
    camera.lens = lens
    made = bpy.data.objects.new("camera", camera)
    bpy.context.collection.objects.link(made)
    made.rotation_euler = (-Vector(view)).to_track_quat("-Z", "Y").to_euler()
    bpy.context.scene.camera = made
    x, y, z = np.array(made.rotation_euler.to_matrix()).T @ extent()[2].T  # as the camera sees them
    width, back = 2 * math.tan(camera.angle / 2), 20.0
    for _ in range(12):  # the distance at which the tools just fit
        across, up = x / (z.mean() + back - z) / width, y / (z.mean() + back - z) / width * aspect
        back *= max(np.ptp(across) / (right - left), np.ptp(up) / (high - low))
    camera.shift_x = (across.max() + across.min() + 1 - left - right) / 2
    camera.shift_y = (up.max() + up.min() + 1 - low - high) / 2 / aspect
    made.location = made.rotation_euler.to_matrix() @ Vector((0, 0, z.mean() + back))


def _steel():
    """The brushed bench top. It gets black to the sides and to the front, so that the lamps leave no streaks there."""
    made = material("bench", (0.17, 0.17, 0.18), metallic=1, roughness=0.36, grain=0.10, grain_scale=3, stretch=(0.25, 14, 1), handled=False)
    calc, x, y, _ = _calculator(made)
    fade = calc("MULTIPLY", _fade(calc, x, 3.8, 4), _fade(calc, calc("ADD", y, WALL - 16), 5.4, 4))
    shade = made.node_tree.nodes.new("ShaderNodeCombineXYZ")
    for channel, colour in zip(shade.inputs, (0.165, 0.17, 0.178)):
        made.node_tree.links.new(calc("MULTIPLY", fade, colour), channel)
    shader = made.node_tree.nodes["Principled BSDF"].inputs
    made.node_tree.links.new(shade.outputs[0], shader["Base Color"])
    shader["Emission"].default_value, shader["Emission Strength"].default_value = (*NIGHT_HUE, 1), NIGHT
    return made


def _pegboard():
    """Painted steel with a grid of holes, black with a lit lower edge. The pool of light on it is emission, without noise."""
    made = material("pegboard", (0.02, 0.02, 0.02), roughness=0.6)
    calc, x, _, z = _calculator(made)
    pool = calc("MULTIPLY", _fade(calc, x, 4.3, 2.5), _fade(calc, calc("ADD", z, 13), 4.3, 2.5))
    x, z = (calc("WRAP", value, PITCH / 2, -PITCH / 2) for value in (x, z))
    distance = lambda drop: calc("SQRT", calc("ADD", calc("MULTIPLY", x, x), calc("POWER", calc("ADD", z, drop), 2)))
    sheet = calc("GREATER_THAN", distance(0), HOLE)
    rim = calc("MULTIPLY", calc("LESS_THAN", distance(0), HOLE + 0.01), calc("GREATER_THAN", distance(-0.014), HOLE))
    shader = made.node_tree.nodes["Principled BSDF"].inputs
    shader["Emission"].default_value = (*NIGHT_HUE, 1)
    made.node_tree.links.new(calc("MULTIPLY", calc("ADD", calc("MULTIPLY", pool, GLOW), NIGHT), calc("ADD", sheet, rim)), shader["Emission Strength"])
    return made


def _calculator(made):
    """A function that adds a Math node to the material `made`, and the coordinates of the shaded point."""
    nodes, links = made.node_tree.nodes, made.node_tree.links
    where, split = nodes.new("ShaderNodeTexCoord"), nodes.new("ShaderNodeSeparateXYZ")
    links.new(where.outputs["Object"], split.inputs[0])

    def calc(operation, *values):
        node = nodes.new("ShaderNodeMath")
        node.operation = operation
        for socket, value in zip(node.inputs, values):
            if isinstance(value, (int, float)):
                socket.default_value = value
            else:
                links.new(value, socket)
        return node.outputs[0]

    return calc, *split.outputs


def _fade(calc, along, reach, power):
    """1 around the middle, a third at the distance `reach`, and then soon 0; the sooner, the higher `power` is."""
    far = calc("DIVIDE", calc("ABSOLUTE", calc("ADD", along, 0.6)), reach)
    return calc("EXPONENT", calc("MULTIPLY", calc("POWER", far, power), -1))


def _lamp(at, target, size, watts, colour=(1, 1, 1), spread=180):
    """A softbox that the camera does not see. `spread` is the angle of its grid in degrees: less keeps the light off the wall."""
    lamp = bpy.data.lights.new("softbox", "AREA")
    lamp.shape, lamp.energy, lamp.color, lamp.spread = "RECTANGLE", watts, colour, math.radians(spread)
    lamp.size, lamp.size_y = size
    made = bpy.data.objects.new("softbox", lamp)
    bpy.context.collection.objects.link(made)
    made.location, made.visible_camera = at, False
    made.rotation_euler = (Vector(target) - Vector(at)).to_track_quat("-Z", "Y").to_euler()
