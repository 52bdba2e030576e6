"""True-RMS automotive multimeter: meter in a holster on its tilt stand, its coiled leads and its probes on the ground beside it."""
import math

from mathutils import Vector

from assembly import posed
from brand import brand_mark
from materials import material
from meshes import plate
from photography import eye
from shapes import ALONG_X, box, cut, cylinder, label, lathe, outline, tube
from test_leads import STRAIN_RELIEF, coil, probe

SPAN_CM = 24  # longest side of the real arrangement, for scenes with several tools
CAMERA = {"view": eye(19), "fill": 0.78}
VIEWS = [
    {"beside": ("lug_nut", (0.55, -0.1), 35), "pose": (0, 0, math.radians(205)), "camera": {"view": (0.20, -0.90, 0.30), "fill": 0.90}},
    {"camera": {"view": (0.26, -0.86, 0.40), "part": ((0.0, 0.2, 0.14), (0.44, 0.6, 0.645)), "fill": 0.96}},
]
LEAN, TURN, STAND = math.radians(70), math.radians(9), 1.555  # tilt and rotation of the meter, and height of its centre
FACE, BACK = 0.26, -0.40  # height of the front panel, below the rim of the holster, and of the holster's back
AWAY = (0, math.pi, 0)  # rotation of text on the back
BARS = {"a": (0, 1, 0), "g": (0, 0, 0), "d": (0, -1, 0), "f": (-0.5, 0.5, 1), "b": (0.5, 0.5, 1), "e": (-0.5, -0.5, 1), "c": (0.5, -0.5, 1)}
JACK_Y, OUT = -1.10, 0.30  # y of the jacks, and length of the plugs outside the panel
CABLE = 0.035  # radius of the leads


def model(p):
    pivot = posed(lambda: (meter(p), _back(p), _plugs(p)), (LEAN, 0, TURN), (0, 0, STAND))
    _leads(p, pivot.matrix_world)


def meter(p):
    """The meter in its holster, flat, without its stand."""
    panel = material("panel", (0.055, 0.058, 0.064), roughness=0.5, grain=0.06, grain_scale=260)
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
    _display(p)
    for x, words, paint in ((-0.435, "HOLD", p.grey), (-0.145, "MIN MAX", p.grey), (0.145, "RANGE", p.grey), (0.435, "SELECT", p.brand)):
        plate(0.25, 0.145, 0.06, 0.03, (x, 0.345, FACE), p.dark, 0.005)  # button well
        plate(0.225, 0.12, 0.05, 0.07, (x, 0.345, FACE + 0.025), paint, 0.025)  # button
        label(words, 0.046, (x, 0.345, FACE + 0.060), p.print, (0, 0, 0), 0.002)
    _dial(p)
    for x, words, paint in ((-0.435, "10A", p.red), (-0.145, "mA", p.red), (0.145, "COM", p.plastic), (0.435, "V  ", p.red)):
        lathe([(0.065, 0.02), (0.065, 0.045), (0.075, 0.05), (0.105, 0.05), (0.115, 0.04), (0.115, 0)], (x, JACK_Y, FACE - 0.01), paint)  # jack ring
        cylinder(0.066, 0.02, (x, JACK_Y, FACE), p.dark)
        lathe([(0.018, 0.01), (0.018, 0.04), (0.03, 0.04), (0.03, 0.01)], (x, JACK_Y, FACE), p.brass)  # contact
        label(words, 0.075, (x, JACK_Y + 0.175, FACE), p.print, (0, 0, 0))
    for x, y, words in ((-0.435, JACK_Y - 0.165, "FUSED"), (-0.145, JACK_Y - 0.165, "FUSED"), (0.42, -0.825, "CAT III 600V")):
        label(words, 0.046, (x, y, FACE), p.print, (0, 0, 0))
    _ohm(0.052, (0.49, JACK_Y + 0.17, FACE + 0.003), p.print)


def _plugs(p):
    for jack, bend, paint in _jacks(p):
        plug(paint, (jack, JACK_Y, FACE + 0.04), bend)


def plug(paint, at, bend):
    """An upright right-angle plug, the lead in the direction `bend`."""
    x, y, z = at
    lathe([(0, 0), (0.075, 0), (0.082, 0.02), (0.082, OUT - 0.05), (0.06, OUT + 0.05), (0, OUT + 0.075)], at, paint)
    lathe(STRAIN_RELIEF, (x, y, z + OUT - 0.05), paint, (0, math.pi / 2, bend))


def _jacks(p):
    """The x of each used jack, the direction of its lead, and the paint."""
    return (0.145, -0.95, p.rubber), (0.435, -0.60, p.red)


def _leads(p, standing):
    """4 ft of lead on the ground, from each jack to its probe. The black one is the outer one of the coil; the red one passes
    below its second turn and over its last one."""
    coils = ((0.70, math.pi, -2.5), (0.62, math.pi + 0.35, -2.61))
    ways = (([(0.52, -1.12, 0.10), (0.86, -1.02, CABLE)], [(2.64, -1.05, 0.12), (2.74, -1.62, CABLE), (2.50, -2.02, 0.06)], (0.10, -2.16), -1.53),
            ([(0.80, -1.28, 0.08), (1.02, -1.06, CABLE)], [(2.42, -1.05, 0.14), (2.50, -1.38, CABLE), (2.34, -1.60, 0.06)], (0.16, -1.66), -1.57))
    for (jack, bend, paint), loops, (down, back, tip, lie) in zip(_jacks(p), coils, ways):
        held = posed(lambda: probe(p, paint, (0, 0, 0)), (-0.04, 0, lie), (*tip, 0.145))
        out = [standing @ Vector((jack + along * math.cos(bend), JACK_Y + along * math.sin(bend), FACE + OUT)) for along in (0.28, 0.40)]
        entry = [held.matrix_world @ Vector((0, along, 0)) for along in (2.10, 1.78)]
        tube([*out, *down, *coil(1.72, -0.52, loops[0], CABLE, *loops[1:]), *back, *entry], CABLE - 0.001, paint)


def _shell(width, height, radius, thickness, at, paint, bevel, waist):
    """A plate with long sides that curve inwards by `waist`."""
    return plate(width, height, radius, thickness, at, paint, bevel, lambda x, y: (x * (1 - waist * (1 + math.cos(2 * math.pi * y / height))), y))


def _back(p):
    plate(1.10, 1.62, 0.14, 0.02, (0, -0.56, BACK + 0.005), p.dark, 0.004)  # recess of the stand
    plate(0.86, 0.78, 0.06, 0.03, (0, -0.86, BACK - 0.005), p.plastic, 0.01)  # battery door
    lean = 0.42
    out = lambda down, lift=0.0: (0, 0.22 - down * math.cos(lean) + lift * math.sin(lean), BACK - 0.03 - down * math.sin(lean) - lift * math.cos(lean))
    stand = plate(1.0, 1.57, 0.14, 0.075, out(0.81), p.brand, 0.02, turn=(lean, 0, 0))
    cut(stand, plate(0.62, 0.74, 0.10, 0.3, out(0.78), p.brand, 0, turn=(lean, 0, 0)))
    for x in (-0.405, 0.405):
        box((0.05, 1.30, 0.05), (x, *out(0.80, 0.035)[1:]), p.brand, 0.015, (lean, 0, 0))  # stiffening rib
        box((0.15, 0.22, 0.10), (x * 1.42, 0.22, BACK - 0.02), p.rubber, 0.03)  # hinge eye
    cylinder(0.06, 0.98, (0, 0.22, BACK - 0.03), p.brand, ALONG_X, 0.015)  # hinge
    box((0.90, 0.10, 0.10), out(1.565), p.rubber, 0.03, (lean, 0, 0))  # foot
    plate(1.04, 0.80, 0.06, 0.016, (0, 0.86, BACK), p.aluminium, 0.004)  # rating plate
    brand_mark(0.088, (0, 1.145, BACK - 0.008), p.dark, AWAY)
    for y, size, words in ((1.0, 0.066, "TRUE-RMS MULTIMETER  TB-1050"), (0.84, 0.105, "CAT III  600V"), (0.70, 0.056, "600V AC/DC MAX     10A MAX"), (0.60, 0.056, "BATTERY 9V     32 TO 104°F"), (0.51, 0.046, "REMOVE LEADS BEFORE OPENING")):
        label(words, size, (0, y, BACK - 0.008), p.dark, AWAY, 0.002)
    for x, y in ((-0.50, 1.35), (0.50, 1.35), (-0.58, -1.36), (0.58, -1.36)):  # case screws
        lathe([(0.022, 0), (0.04, 0), (0.046, -0.012), (0.046, 0.01)], (x, y, BACK - 0.006), p.steel)


def _display(p):
    plate(1.13, 0.90, 0.09, 0.05, (0, 0.925, FACE), p.glass, 0.015)  # window
    top, flat = FACE + 0.026, FACE + 0.030
    plate(0.99, 0.64, 0.03, 0.006, (0, 0.915, top), material("lcd", (0.50, 0.60, 0.52), roughness=0.35, glow=0.35), 0.002)  # LCD
    brand_mark(0.064, (-0.27, 1.295, FACE + 0.025), p.print, (0, 0, 0))
    label("TRUE RMS", 0.078, (0.34, 1.295, top), p.brand, (0, 0, 0))
    label("6000 COUNTS     600V MAX     10A MAX", 0.042, (0, 0.53, top), p.print, (0, 0, 0))
    for bars, x in (("bc", -0.45), ("abged", -0.20), ("fgbc", 0.045), ("abc", 0.27)):  # 1 2 4 7
        [_segment(BARS[bar], (x, 0.93, flat), p.ink) for bar in bars]
    plate(0.036, 0.036, 0.006, 0.002, (-0.087, 0.772, flat), p.ink, 0)  # decimal point
    for words, size, x, y in (("V", 0.13, 0.435, 0.83), ("AUTO", 0.07, -0.38, 1.175), ("DC", 0.07, 0.425, 1.175)):
        label(words, size, (x, y, flat), p.ink, (0, 0, 0), 0.001)
    for mark in range(61):  # bar graph of the 60 V range
        x = -0.45 + mark * 0.015
        if mark <= 12 or mark % 5 == 0:
            box((0.010, 0.05, 0.002) if mark <= 12 else (0.005, 0.03, 0.002), (x, 0.70, flat), p.ink, 0)
        if mark % 10 == 0:
            label(str(mark), 0.045, (x, 0.645, flat), p.ink, (0, 0, 0), 0.001)


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
        x, z = math.cos(turn), math.sin(turn)
        box((0.035, 0.008, 0.004), (0.425 * x, y + 0.425 * z, FACE), p.print, 0, (0, 0, turn))  # tick
        right, up = 0.508 * x, y + 0.505 * z
        if name == "ohm":
            _ohm(0.10, (right - 0.02, up, FACE + 0.003), p.print)
            for r in (0.004, 0.028, 0.046):  # sound waves of the continuity test
                tube([(right + 0.062 + r * math.cos(a), up + r * math.sin(a), FACE + 0.002) for a in (-0.9, -0.45, 0, 0.45, 0.9)], 0.004, p.print)
            continue
        label(name, {3: 0.082, 5: 0.066}.get(len(name), 0.10), (right, up, FACE), p.brand if name in ("OFF", "RPM") else p.print, (0, 0, 0))
        for long, along, over in ((0.022, -0.034, 0.055), (0.022, 0, 0.055), (0.022, 0.034, 0.055), (0.09, 0, 0.075)) if number == 2 else ():  # direct current
            box((long, 0.009, 0.004), (right + along, up + over, FACE), p.print, 0)


def _ohm(size, at, paint):
    """The omega, which the built-in font does not contain."""
    arc = [(0.48 * math.cos(a), 0.1 + 0.48 * math.sin(a)) for a in (math.radians(245 - 10 * i) for i in range(32))]
    tube([(at[0] + size * x, at[1] + size * y, at[2]) for x, y in [(-0.5, -0.5), (-0.3, -0.5), *arc, (0.3, -0.5), (0.5, -0.5)]], size * 0.07, paint)


SIDE = {"inches": 7.9, "model": meter, "pose": (math.pi / 2, 0, 0)}  # its face, without leads
