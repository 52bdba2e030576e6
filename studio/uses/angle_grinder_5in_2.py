"""The angle grinder on a steel bench, beside two bars whose weld it has ground flush. One unit is 7 cm."""
import math

from mathutils import Vector

from assembly import posed
from bay import COOL, Nodes, camera, lamp, plane, room
from materials import material
from scene import CM, put
from shapes import ALONG_Y, UPRIGHT, box, cylinder
from tools.angle_grinder_5in import POSE, model

UNIT_CM = 9.0  # of the grinder


def stage(p, aspect):
    put(lambda: model(p), (0, 0), 8, pose=POSE, unit_cm=UNIT_CM)
    bars = posed(_bars, (0, 0, math.radians(-14)), (11 * CM, -15 * CM, 0))
    bars.scale = (CM,) * 3
    vise = posed(lambda: _vise(p), (0, 0, math.radians(24)), (22 * CM, 50 * CM, 0))
    vise.scale = (CM,) * 3
    plane((260, 120), (0, 22, 0), _steel_top())
    plane((900, 400), (0, 190, 40), material("wall", (0.05, 0.055, 0.06), roughness=0.8), UPRIGHT)
    _shelf()
    camera((14, -98, 27), (2, -2, 6.2), 92, 5.6, focus=(8, -9, 5), roll=0.4)
    lamp((-60, -50, 110), (0, 0, 5), (60, 30), 2700)
    lamp((90, 30, 60), (0, 0, 5), (30, 90), 1800, COOL)
    room(120, 0.3)


def _steel_top():
    """The top of a welding bench: mill scale, scratches of all directions, rust and spatter. Coordinates in cm."""
    made = material("bench top", (0.1, 0.1, 0.1), metallic=1, roughness=0.4, handled=False)
    n = Nodes(made, 1 / CM)
    scale, stain = n.noise(0.09, 6, 0.62, distortion=0.4), n.noise(0.3, 6, 0.65)
    lines = None
    for turn, size in ((0.35, 0.10), (1.25, 0.13), (2.2, 0.09), (2.9, 0.11)):
        turned = n.nodes.new("ShaderNodeMapping")
        turned.inputs["Rotation"].default_value[2], turned.inputs["Scale"].default_value = turn, (size, 6.5, 1)
        n.links.new(n.place, turned.inputs["Vector"])
        line = n.ramp(n.noise(1, 2, 0.5, turned.outputs[0]), (0.655, 0), (0.70, 1))
        lines = line if lines is None else n.mix(1.0, lines, line, "ADD")
    base = n.mix(n.ramp(scale, (0.36, 0), (0.64, 1)), (0.095, 0.097, 0.102), (0.20, 0.20, 0.205))
    base = n.mix(n.ramp(stain, (0.60, 0), (0.80, 0.6)), base, (0.075, 0.050, 0.035))
    base = n.mix(n.calc("MULTIPLY", lines, 0.5), base, (0.40, 0.40, 0.41))
    rough = n.mix(n.calc("MULTIPLY", lines, 0.5), n.ramp(n.noise(0.8, 6, 0.7), (0.3, 0.30), (0.7, 0.56)), (0.25, 0.25, 0.25))
    height = n.calc("SUBTRACT", n.calc("ADD", n.calc("MULTIPLY", n.noise(1.6, 6, 0.65), 0.5), scale), n.calc("MULTIPLY", lines, 0.25))
    n.finish(Base_Color=base, Roughness=rough, Metallic=n.ramp(stain, (0.58, 1.0), (0.80, 0.5)), Normal=n.bump(height, 0.30, 0.05 * CM))
    return made


def _bars():
    """Two flat bars of 50 by 10 mm, their weld ground flush: bright there, with heat tint beside it, and mill scale elsewhere. In cm."""
    made = material("flat bar", (0.2, 0.2, 0.2), metallic=1, roughness=0.4, handled=False)
    n = Nodes(made)
    split = n.nodes.new("ShaderNodeSeparateXYZ")
    n.links.new(n.place, split.inputs[0])
    away = n.calc("ADD", n.calc("ABSOLUTE", split.outputs["X"]), n.calc("MULTIPLY", n.calc("SUBTRACT", n.noise(0.7, 4), 0.5), 2.2))
    far = n.calc("DIVIDE", away, 10)
    arcs = n.nodes.new("ShaderNodeTexWave")
    arcs.wave_type, arcs.inputs["Scale"].default_value, arcs.inputs["Distortion"].default_value, arcs.inputs["Detail"].default_value, arcs.inputs["Detail Scale"].default_value = "RINGS", 5.0, 3.0, 4, 3.0
    off = n.nodes.new("ShaderNodeMapping")
    off.inputs["Location"].default_value = (2, 9, 0)
    n.links.new(n.place, off.inputs["Vector"])
    n.links.new(off.outputs[0], arcs.inputs["Vector"])
    marks = arcs.outputs["Fac"]
    scale = n.mix(n.noise(1.6, 6, 0.7), (0.05, 0.055, 0.065), (0.12, 0.12, 0.13))
    tint = n.ramp(far, (0.26, (0.42, 0.42, 0.43)), (0.30, (0.34, 0.28, 0.19)), (0.34, (0.20, 0.15, 0.14)), (0.38, (0.11, 0.12, 0.16)), (0.46, (0.10, 0.105, 0.115)))
    bright = n.ramp(far, (0.20, 1), (0.27, 0))
    base = n.mix(n.ramp(far, (0.45, 0), (0.60, 1)), tint, scale)
    n.finish(Base_Color=n.mix(bright, base, n.ramp(marks, (0.2, 0.45), (0.8, 0.62))), Roughness=n.mix(bright, n.ramp(n.noise(2, 5), (0.3, 0.35), (0.7, 0.6)), n.ramp(marks, (0.2, 0.22), (0.8, 0.40))),
             Normal=n.bump(n.calc("ADD", n.calc("MULTIPLY", marks, n.calc("MULTIPLY", bright, 0.5)), n.noise(3, 5)), 0.35, 0.03))
    box((26, 5, 1.0), (0, 0, 0.5), made, 0.09)


def _vise(p):
    """A bench vise, out of focus behind the grinder. In cm."""
    cast = material("vise", (0.018, 0.028, 0.04), roughness=0.5, grain=0.2, grain_scale=2)
    for size, at, round_by in (((20, 15, 2.5), (0, 0, 1.25), 0.6), ((13, 9, 9), (0, 0, 6.5), 1.6), ((15, 7, 7), (0, 0, 12.5), 1.2), ((15, 5, 8), (0, -8.5, 12), 1.2)):
        box(size, at, cast, round_by)
    for y in (-6.2, -3.3):
        box((15.4, 1.4, 3), (0, y, 15.6), p.steel, 0.15)
    cylinder(1.6, 30, (0, -9, 8.5), p.steel, ALONG_Y, 0.2)
    cylinder(0.8, 24, (2, -22, 8.5), p.steel, (0, math.pi / 2 - 0.5, 0), 0.2)


def _shelf():
    """What is far behind: tins on a shelf, and the light of a window, which only the bench shows. In cm."""
    lamp((-40, 188, 26), (-40, 0, 26), (40, 34), 330, (0.75, 0.88, 1.0))
    for k, (wide, tall, colour) in enumerate(((11, 13, (0.16, 0.02, 0.015)), (8, 18, (0.02, 0.035, 0.08)), (13, 16, (0.02, 0.02, 0.02)), (9, 11, (0.14, 0.10, 0.02)), (14, 20, (0.06, 0.06, 0.065)))):
        made = posed(lambda: cylinder(wide / 2, tall, (0, 0, 0), material("tin", colour, roughness=0.35), bevel=0.4), (0, 0, 0), Vector((-4 + 15 * k, 170, -2 + tall / 2)) * CM)
        made.scale = (CM,) * 3
    plane((110, 30), (36, 170, -2), material("board", (0.10, 0.065, 0.035), roughness=0.6))
