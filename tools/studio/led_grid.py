"""The lamp of a work light: a grid of LEDs in reflectors behind a clear lens, facing -Y."""
import math

import bpy

from glazing import pane
from materials import material
from meshes import skin
from shapes import box, placed

RIM, FLOOR = 0.03, 0.115  # depth of the rim and of the floor of the reflector behind the face


def led_grid(columns, rows, pitch, lens, front, is_on, p):
    """LEDs at the distance `pitch` behind a lens of the size `lens` (x, z). The lens is recessed in the face y = `front`."""
    _cells(columns, rows, pitch, lens, front, _reflector(front, is_on), material("mask", (0.035, 0.036, 0.038), roughness=0.35))
    phosphor = material("lit phosphor", (1, 0.97, 0.92), glow=9) if is_on else material("phosphor", (0.80, 0.52, 0.08), roughness=0.35)
    carrier = material("lit carrier", (1, 0.90, 0.72), glow=0.8) if is_on else p.print
    box((lens[0], 0.01, lens[1]), (0, front + 0.125, 0), p.print, 0)  # circuit board
    for column in range(columns):
        for row in range(rows):
            at = ((column - columns / 2 + 0.5) * pitch, front + 0.115, (row - rows / 2 + 0.5) * pitch)
            led = box((0.100, 0.012, 0.100), at, carrier, 0.004)
            die = box((0.072, 0.012, 0.072), (at[0], at[1] - 0.004, at[2]), phosphor, 0.003)
            for lit in (led, die):  # `_beam` and the glow of the reflector are their light, without noise
                lit.visible_diffuse = lit.visible_glossy = not is_on
    pane(*lens, (0, front + 0.004, 0))
    if is_on:
        _beam((0, front - 0.05, 0), lens)


def _reflector(front, is_on):
    """Metallized plastic. If the LEDs are on, it is bright beside them and dark at its rim."""
    made = material("reflector", (0.14, 0.14, 0.145) if is_on else (0.50, 0.51, 0.53), metallic=1, roughness=0.25)
    if not is_on:
        return made
    nodes, links = made.node_tree.nodes, made.node_tree.links
    shader = nodes["Principled BSDF"]
    where, split, depth, fall, level = (nodes.new("ShaderNode" + kind) for kind in ("TexCoord", "SeparateXYZ", "MapRange", "Math", "Math"))
    depth.inputs["From Min"].default_value, depth.inputs["From Max"].default_value = front + RIM, front + FLOOR
    fall.operation, level.operation = "POWER", "MULTIPLY"
    fall.inputs[1].default_value, level.inputs[1].default_value = 4.5, 3.0
    shader.inputs["Emission"].default_value = (1, 0.96, 0.90, 1)
    for source, target in ((where.outputs["Object"], split.inputs[0]), (split.outputs["Y"], depth.inputs["Value"]), (depth.outputs[0], fall.inputs[0]), (fall.outputs[0], level.inputs[0]), (level.outputs[0], shader.inputs["Emission Strength"])):
        links.new(source, target)
    return made


def _beam(at, size):
    """The light that the lamp casts. The camera sees the LEDs instead."""
    lamp = bpy.data.lights.new("beam", "AREA")
    lamp.shape, lamp.size, lamp.size_y, lamp.energy, lamp.color = "RECTANGLE", *size, 90, (1, 0.96, 0.90)
    made = placed(lamp, "beam", at, (-math.pi / 2, 0, 0))
    made.visible_camera = False


def _cells(columns, rows, pitch, lens, front, paint, mask):
    """The reflector: one parabolic cup per LED, and around them a black mask with a sloping frame."""
    turns = [math.tau * k / 48 for k in range(48)]
    wide, narrow = 0.45 * pitch, 0.062  # radii of a cup
    cups, masks = [], []
    for column in range(columns):
        for row in range(rows):
            x, z = (column - columns / 2 + 0.5) * pitch, (row - rows / 2 + 0.5) * pitch
            circle = lambda r, y: [(x + r * math.cos(t), y, z + r * math.sin(t)) for t in turns]
            far = [pitch / 2 / max(abs(math.cos(t)), abs(math.sin(t))) for t in turns]
            masks.append([[(x + r * math.cos(t), front + RIM, z + r * math.sin(t)) for r, t in zip(far, turns)], circle(wide, front + RIM)])
            radii = [wide + (narrow - wide) * step / 10 for step in range(11)]
            cups.append([circle(r, front + FLOOR - (FLOOR - RIM) * (r * r - narrow ** 2) / (wide ** 2 - narrow ** 2)) for r in radii])
    corners = ((-1, -1), (1, -1), (1, 1), (-1, 1))
    masks.append([[(sx * across / 2, y, sz * tall / 2) for sx, sz in corners] for across, tall, y in ((*lens, front + 0.01), (columns * pitch, rows * pitch, front + RIM))])
    skin(cups, paint, 38, ends="open")
    skin(masks, mask, 20, ends="open")
