"""The angle grinder on a steel bench, beside two bars whose weld it has ground flush. One unit is 7 cm."""
import math

from assembly import posed
from bay import COOL, WARM, Nodes, camera, filings, lamp, plane, room, steel_top, used
from materials import material
from scene import CM, put
from shapes import box
from tools.angle_grinder_5in import POSE, model

UNIT_CM = 9.0  # of the grinder


def stage(p, aspect):
    put(lambda: model(p), (0, 0), 8, pose=POSE, unit_cm=UNIT_CM)
    used()
    bars = posed(_bars, (0, 0, math.radians(-14)), (9 * CM, -17 * CM, 0))
    bars.scale = (CM,) * 3
    plane((260, 120), (0, 10, 0), steel_top())
    filings((10, -19), (13, 8))
    camera((17, -72, 15.5), (3.5, -6, 6.4), 85, 10, focus=(6, -9, 6), roll=0.6)
    lamp((-70, 30, 40), (0, 0, 5), (18, 18), 2600, WARM)
    lamp((50, -90, 60), (0, 0, 5), (24, 24), 2200, COOL)
    room(240, 0.30, 0.7, 12)


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
    n.finish(Base_Color=n.mix(bright, base, n.ramp(marks, (0.2, 0.50), (0.8, 0.72))), Metallic=n.mix(bright, (1.0, 1.0, 1.0), (0.5, 0.5, 0.5)), Roughness=n.mix(bright, n.ramp(n.noise(2, 5), (0.3, 0.35), (0.7, 0.6)), n.ramp(marks, (0.2, 0.22), (0.8, 0.40))),
             Normal=n.bump(n.calc("ADD", n.calc("MULTIPLY", marks, n.calc("MULTIPLY", bright, 0.5)), n.noise(3, 5)), 0.35, 0.03))
    box((26, 5, 1.0), (0, 0, 0.5), made, 0.09)
