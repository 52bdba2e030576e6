"""True-RMS automotive multimeter: meter in a holster on its tilt stand, with a red and a black test lead."""
import math

import bpy
from mathutils import Vector

from assembly import group
from materials import material
from meshes import plate
from shapes import box, cut, cylinder, label, lathe, outline, tube

SPAN_CM = 20  # longest side of the real tool, for scenes with several tools
CAMERA = {"view": (0.34, -0.86, 0.36), "fill": 0.92}
LEAN, TURN, STAND = math.radians(70), math.radians(9), 1.555  # tilt and rotation of the meter, and height of its centre
FACE = 0.26  # height of the front panel, below the rim of the holster
BARS = {"a": (0, 1, 0), "g": (0, 0, 0), "d": (0, -1, 0), "f": (-0.5, 0.5, 1), "b": (0.5, 0.5, 1), "e": (-0.5, -0.5, 1), "c": (0.5, -0.5, 1)}
JACKS = ((-0.435, "10A", "red"), (-0.145, "mA", "red"), (0.145, "COM", "plastic"), (0.435, "V", "red"))
JACK_Y, OUT = -1.10, 0.30  # y of the jacks, and length of the plugs outside the panel
RELIEF = [(0, -0.08), (0.07, -0.08), (0.078, -0.05), (0.078, 0.06), (0.062, 0.10)]  # strain relief of plugs and probes
RELIEF += [(r, 0.10 + 0.035 * i + d) for i in range(6) for r, d in ((0.058 - 0.003 * i, 0.006), (0.058 - 0.003 * i, 0.022), (0.045, 0.024), (0.045, 0.035))] + [(0, 0.31)]


def model(p):
    panel = material("panel", (0.055, 0.058, 0.064), roughness=0.5, grain=0.06, grain_scale=260)
    lcd = material("lcd", (0.50, 0.60, 0.52), roughness=0.35, glow=0.35)
    _shell(1.44, 3.02, 0.24, 0.40, (0, 0, -0.20), p.rubber, 0.10, 0.03)  # holster, back
    rim = _shell(1.50, 3.08, 0.26, 0.36, (0, 0, 0.15), p.brand, 0.055, 0.03)  # holster, orange edge
    cut(rim, _shell(1.25, 2.83, 0.15, 0.5, (0, 0, 0.30), p.brand, 0, 0.02))
    for turn in (math.radians(45 + 90 * corner + step) for corner in range(4) for step in (-26, 0, 26)):  # rubber inlays at the corners
        x, y = (math.copysign(centre, way) + 0.204 * way for centre, way in ((0.485, math.cos(turn)), (1.275, math.sin(turn))))
        box((0.085, 0.032, 0.06), (x, y, 0.307), p.rubber, 0.012, (0, 0, turn))
    _shell(1.26, 2.84, 0.15, 0.1, (0, 0, 0.12), p.dark, 0, 0.02)  # parting line
    _shell(1.225, 2.805, 0.14, 0.2, (0, 0, FACE - 0.1), panel, 0.025, 0.02)  # front panel
    for side, rib in ((side, rib) for side in (-1, 1) for rib in range(9)):  # grip ribs on the sides
        box((0.05, 0.055, 0.20), (side * 0.712, -0.62 + rib * 0.11, 0.13), p.rubber, 0.018)
    _display(p, lcd)
    for x, words, paint in ((-0.435, "HOLD", p.grey), (-0.145, "MIN MAX", p.grey), (0.145, "RANGE", p.grey), (0.435, "SELECT", p.brand)):
        plate(0.25, 0.145, 0.06, 0.03, (x, 0.345, FACE), p.dark, 0.005)  # button well
        plate(0.225, 0.12, 0.05, 0.07, (x, 0.345, FACE + 0.025), paint, 0.025)  # button
        label(words, 0.046, (x, 0.345, FACE + 0.060), p.print, (0, 0, 0), 0.002)
    _dial(p)
    for x, words, paint in JACKS:
        lathe([(0.065, 0.02), (0.065, 0.045), (0.075, 0.05), (0.105, 0.05), (0.115, 0.04), (0.115, 0)], (x, JACK_Y, FACE - 0.01), getattr(p, paint))  # jack ring
        cylinder(0.066, 0.02, (x, JACK_Y, FACE), p.dark)
        lathe([(0.018, 0.01), (0.018, 0.04), (0.03, 0.04), (0.03, 0.01)], (x, JACK_Y, FACE), p.brass)  # contact
        label(words, 0.075, (x, JACK_Y + 0.175, FACE), p.print, (0, 0, 0))
    label("10A FUSED", 0.042, (-0.435, JACK_Y - 0.165, FACE), p.print, (0, 0, 0))
    _ohm(0.062, (0.515, JACK_Y + 0.175, FACE + 0.003), p.print)
    for x, bend, paint in ((0.145, -0.95, p.rubber), (0.435, -0.60, p.red)):  # right-angle plugs
        lathe([(0, 0), (0.075, 0), (0.082, 0.02), (0.082, OUT - 0.05), (0.06, OUT + 0.05), (0, OUT + 0.075)], (x, JACK_Y, FACE + 0.04), paint)
        lathe(RELIEF, (x, JACK_Y, FACE + OUT - 0.01), paint, (0, math.pi / 2, bend))
    box((1.0, 1.63, 0.06), (0, -0.512, -0.743), p.plastic, 0.02, (0.42, 0, 0))  # tilt stand
    pivot = group((LEAN, 0, TURN), (0, 0, STAND))
    bpy.context.view_layer.update()
    for x, bend, paint, tip, rest, curl in (
        (0.145, -0.95, p.rubber, (1.02, -0.48), (0.83, 0.02), [(0.52, -1.10, 0.04), (0.95, -1.48, 0.036), (1.55, -1.22, 0.036), (1.72, -0.55, 0.12), (1.60, -0.05, 1.10), (1.30, 0.12, 2.20), (0.93, 0.12, 2.28)]),
        (0.435, -0.60, p.red, (1.42, -0.42), (1.02, 0.02), [(0.92, -1.02, 0.05), (1.28, -1.12, 0.06), (1.62, -1.02, 0.115), (1.90, -0.70, 0.06), (2.03, -0.25, 0.45), (1.90, 0.05, 1.50), (1.56, 0.14, 2.38), (1.14, 0.12, 2.42)]),
    ):
        plug = [pivot.matrix_world @ Vector((x + along * math.cos(bend), JACK_Y + along * math.sin(bend), FACE + OUT)) for along in (0.28, 0.40)]
        tube(plug + curl + _probe(p, paint, Vector((*tip, 0)), Vector((*rest, 1.62))), 0.034, paint)  # lead


def _shell(width, height, radius, thickness, at, paint, bevel, waist):
    """A plate with long sides that curve inwards by `waist`."""
    return plate(width, height, radius, thickness, at, paint, bevel, lambda x, y: (x * (1 - waist * (1 + math.cos(2 * math.pi * y / height))), y))


def _probe(p, paint, tip, rest):
    """Adds a probe from `tip` on the floor to `rest`. Returns the points where the lead enters it."""
    way = (rest - tip).normalized()
    turn = way.to_track_quat("Z", "Y").to_euler()
    lathe([(0, 0), (0.006, 0), (0.017, 0.05), (0.017, 0.2)], tip, p.chrome, turn)
    lathe([(0.017, 0.10), (0.026, 0.10), (0.030, 0.30)], tip, p.rubber, turn)  # shielded shaft
    lathe([(0, 0.27), (0.04, 0.27), (0.052, 0.30), (0.062, 0.46), (0.075, 0.50), (0.118, 0.52), (0.122, 0.54), (0.112, 0.56), (0.075, 0.58), (0.068, 0.64)], tip, paint, turn, 0.008)  # finger guard
    ribs = [(0.068 + 0.009 * d, 0.64 + 0.055 * i + 0.0275 * d + e) for i in range(8) for d, e in ((0, 0), (0, 0.016), (1, -0.004), (1, 0.018))]
    lathe(ribs + [(0.068, 1.08), (0.078, 1.12), (0.080, 1.35), (0.070, 1.55), (0.055, 1.60), (0, 1.60)], tip, paint, turn, 0.004)  # handle
    lathe([(r, z + 1.49) for r, z in RELIEF[5:]], tip, paint, turn)
    return [tip + way * 1.92, tip + way * 1.76]


def _display(p, lcd):
    plate(1.13, 0.90, 0.09, 0.05, (0, 0.925, FACE), p.glass, 0.015)  # window
    top, flat = FACE + 0.026, FACE + 0.030
    plate(0.99, 0.64, 0.03, 0.006, (0, 0.915, top), lcd, 0.002)  # LCD
    label("TRUE RMS", 0.085, (-0.28, 1.295, top), p.brand, (0, 0, 0))
    label("6000 COUNTS", 0.056, (0.33, 1.295, top), p.print, (0, 0, 0))
    label("CAT III 600V     1000V MAX     10A MAX", 0.042, (0, 0.53, top), p.print, (0, 0, 0))
    for bars, x in (("bc", -0.42), ("abged", -0.195), ("fgbc", 0.035), ("abc", 0.255)):  # 1 2 4 7
        for bar in bars:
            _segment(BARS[bar], (x, 0.93, flat), p.ink)
    plate(0.032, 0.032, 0.006, 0.002, (-0.092, 0.775, flat), p.ink, 0)  # decimal point
    label("V", 0.13, (0.425, 0.83, flat), p.ink, (0, 0, 0), 0.001)
    for words, x in (("AUTO", -0.38), ("DC", 0.1), ("MAX", -0.13)):
        label(words, 0.07, (x, 1.175, flat), p.ink, (0, 0, 0), 0.001)
    for mark in range(41):  # bar graph
        x = -0.44 + mark * 0.021
        if mark % 10 == 0:
            label(str(mark // 2), 0.045, (x, 0.645, flat), p.ink, (0, 0, 0), 0.001)
        if mark <= 25 or mark % 5 == 0:
            box((0.013, 0.05, 0.002) if mark <= 25 else (0.006, 0.03, 0.002), (x, 0.70, flat), p.ink, 0)


def _segment(bar, at, paint, wide=0.178, tall=0.335, thick=0.038):
    """One bar of a seven-segment digit, slanted like on an LCD."""
    x, y, upright = bar
    half = (tall / 2 if upright else wide) / 2 - 0.006
    ends = [(-half, 0), (-half + thick / 2, thick / 2), (half - thick / 2, thick / 2), (half, 0), (half - thick / 2, -thick / 2), (-half + thick / 2, -thick / 2)]
    points = [(x * wide + (b if upright else a), y * tall / 2 + (a if upright else b)) for a, b in ends]
    outline([(a + 0.1 * b, b, "VECTOR") for a, b in points], 0.002, at, paint, rounding=0.0005)


def _dial(p):
    y, aim = -0.335, math.radians(45)
    lathe([(0.355, 0), (0.37, 0.012), (0.385, 0.012), (0.40, 0)], (0, y, FACE), p.satin)  # ring around the dial
    lathe([(0, 0.05), (0.30, 0.05), (0.325, 0.04), (0.35, -0.01)], (0, y, FACE + 0.02), p.plastic)  # dial
    for turn in (math.tau * step / 48 for step in range(48)):  # knurled edge
        cylinder(0.012, 0.05, (0.345 * math.cos(turn), y + 0.345 * math.sin(turn), FACE + 0.03), p.plastic, bevel=0.004, sides=12)
    plate(0.19, 0.66, 0.09, 0.13, (0, y, FACE + 0.105), p.grey, 0.035, turn=(0, 0, aim))  # grip bar
    box((0.03, 0.20, 0.012), (-0.22 * math.sin(aim), y + 0.22 * math.cos(aim), FACE + 0.17), p.brand, 0.004, (0, 0, aim))  # pointer
    for number, name in enumerate(("OFF", "V~", "V", "ohm", "µF", "Hz", "°F", "RPM", "mA", "A", "DWELL", "%")):
        turn = math.radians(105 - 30 * number + 90)
        x, up = math.cos(turn), math.sin(turn)
        box((0.035, 0.008, 0.004), (0.425 * x, y + 0.425 * up, FACE), p.print, 0, (0, 0, turn))  # tick
        at = (0.508 * x, y + 0.505 * up, FACE)
        if name == "ohm":
            _ohm(0.10, (at[0], at[1], FACE + 0.003), p.print)
        else:
            if number == 2:  # direct current
                for long, right, over in ((0.022, -0.034, 0.055), (0.022, 0, 0.055), (0.022, 0.034, 0.055), (0.09, 0, 0.075)):
                    box((long, 0.009, 0.004), (at[0] + right, at[1] + over, FACE), p.print, 0)
            label(name, {3: 0.082, 5: 0.066}.get(len(name), 0.10), at, p.brand if name in ("OFF", "RPM") else p.print, (0, 0, 0))


def _ohm(size, at, paint):
    """The omega, which the built-in font does not contain."""
    arc = [(0.48 * math.cos(a), 0.1 + 0.48 * math.sin(a)) for a in (math.radians(245 - 10 * i) for i in range(32))]
    tube([(at[0] + size * x, at[1] + size * y, at[2]) for x, y in [(-0.5, -0.5), (-0.3, -0.5), *arc, (0.3, -0.5), (0.5, -0.5)]], size * 0.07, paint)
