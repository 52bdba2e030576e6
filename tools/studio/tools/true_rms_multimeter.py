"""True-RMS automotive multimeter: meter in a holster on its tilt stand, its coiled leads and its probes on the ground beside it."""
import math

from mathutils import Vector

from assembly import posed
from brand import brand_mark
from cables import coil, tie
from glazing import pane
from materials import material
from meshes import plate
from photography import eye
from segments import digits
from shapes import ALONG_X, box, cut, cylinder, label, lathe, tube
from test_leads import STRAIN_RELIEF, probe

SPAN_CM = 24.7  # longest side of the real arrangement, for scenes with several tools
CAMERA = {"view": eye(19), "fill": 0.78}
VIEWS = [
    {"beside": ("lug_nut", (0.55, -0.1), 35), "pose": (0, 0, math.radians(205)), "camera": {"view": (0.20, -0.90, 0.30), "fill": 0.90}},
    {"camera": {"view": (0.26, -0.86, 0.40), "part": ((0.05, 0.2, 0.14), (0.47, 0.6, 0.645)), "fill": 0.96}},
]
LEAN, TURN, STAND = math.radians(58), math.radians(-14), 1.492  # tilt and rotation of the meter, and height of its centre
UNFOLDED = 1.02  # angle of the stand to the back, radians
FACE, BACK = 0.26, -0.40  # height of the front panel, below the rim of the holster, and of the holster's back
AWAY = (0, math.pi, 0)  # rotation of text on the back
JACK_Y, OUT = -1.10, 0.30  # y of the jacks, and length of the plugs outside the panel
CABLE = 0.035  # radius of the leads


def model(p):
    pivot = posed(lambda: (meter(p), _back(p), _plugs(p)), (LEAN, 0, TURN), (0, 0, STAND))
    _leads(p, pivot.matrix_world)


def meter(p, is_on=True):
    """The meter in its holster, flat, without its stand. It measures DC volts, its probes touch nothing."""
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
        box((0.05, 0.055, 0.20), (side * 0.712, -0.62 + rib * 0.11, 0.13), p.brand, 0.018)
    _display(p, is_on)
    for x, words, paint in ((-0.435, "HOLD", p.grey), (-0.145, "MIN MAX", p.grey), (0.145, "RANGE", p.grey), (0.435, "SELECT", p.brand)):
        plate(0.25, 0.145, 0.06, 0.03, (x, 0.345, FACE), p.dark, 0.005)  # button well
        plate(0.225, 0.12, 0.05, 0.07, (x, 0.345, FACE + 0.025), paint, 0.025)  # button
        label(words, 0.046, (x, 0.345, FACE + 0.061), p.print, (0, 0, 0), 0)
    _dial(p, math.radians(45 if is_on else 105))
    for x, words, paint in ((-0.435, "10A", p.red), (-0.145, "mA", p.red), (0.145, "COM", p.plastic), (0.435, "V Ω", p.red)):
        lathe([(0.065, 0.02), (0.065, 0.045), (0.075, 0.05), (0.105, 0.05), (0.115, 0.04), (0.115, 0)], (x, JACK_Y, FACE - 0.01), paint)  # jack ring
        cylinder(0.066, 0.02, (x, JACK_Y, FACE), p.dark)
        lathe([(0.018, 0.01), (0.018, 0.04), (0.03, 0.04), (0.03, 0.01)], (x, JACK_Y, FACE), p.brass)  # contact
        label(words, 0.075, (x, JACK_Y + 0.175, FACE + 0.001), p.print, (0, 0, 0), 0)
    for x, y, words in ((-0.435, JACK_Y - 0.165, "FUSED"), (-0.145, JACK_Y - 0.165, "FUSED"), (0.42, -0.825, "CAT III 600V")):
        label(words, 0.046, (x, y, FACE + 0.001), p.print, (0, 0, 0), 0)


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
    """4 ft of lead on the ground, from each jack to its probe, the surplus tied. The black one is the outer one of the coil."""
    at, lie = (1.76, -0.46), 0.30
    coils = ((0.84, 0.55, math.pi, -2.5), (0.76, 0.47, math.pi + 0.35, -2.61))
    ways = (([(0.24, -1.42, 0.10), (0.62, -1.22, CABLE)], [(2.74, -0.82, 0.12), (2.80, -1.60, CABLE), (2.52, -2.16, 0.06)], (0.10, -2.36), -1.53),
            ([(0.62, -1.56, 0.08), (0.92, -1.24, CABLE)], [(2.54, -0.95, 0.14), (2.56, -1.46, CABLE), (2.36, -1.78, 0.06)], (0.16, -1.88), -1.57))
    for (jack, bend, paint), (long, wide, start, turns), (down, back, tip, lies) in zip(_jacks(p), coils, ways):
        held = posed(lambda: probe(p, paint, (0, 0, 0)), (-0.04, 0, lies), (*tip, 0.145))
        out = [standing @ Vector((jack + along * math.cos(bend), JACK_Y + along * math.sin(bend), FACE + OUT)) for along in (0.28, 0.40)]
        entry = [held.matrix_world @ Vector((0, along, 0)) for along in (2.10, 1.78)]
        tube([*out, *down, *coil(*at, long, wide, CABLE, start, turns, lie, math.pi / 2), *back, *entry], CABLE - 0.001, paint)
    tie((at[0] - 0.51 * math.sin(lie), at[1] + 0.51 * math.cos(lie)), (2, 2.6), CABLE, p.rubber, lie)


def _shell(width, height, radius, thickness, at, paint, bevel, waist):
    """A plate with long sides that curve inwards by `waist`."""
    return plate(width, height, radius, thickness, at, paint, bevel, lambda x, y: (x * (1 - waist * (1 + math.cos(2 * math.pi * y / height))), y))


def _back(p):
    plate(1.10, 1.62, 0.14, 0.02, (0, -0.56, BACK + 0.005), p.dark, 0.004)  # recess of the stand
    plate(0.86, 0.78, 0.06, 0.03, (0, -0.86, BACK - 0.005), p.plastic, 0.01)  # battery door
    lean = UNFOLDED
    out = lambda down, lift=0.0: (0, 0.22 - down * math.cos(lean) + lift * math.sin(lean), BACK - 0.03 - down * math.sin(lean) - lift * math.cos(lean))
    stand = plate(1.0, 1.57, 0.14, 0.075, out(0.81), p.brand, 0.02, turn=(lean, 0, 0))
    cut(stand, plate(0.62, 0.74, 0.10, 0.3, out(0.78), p.brand, 0, turn=(lean, 0, 0)))
    for x in (-0.405, 0.405):
        box((0.05, 1.30, 0.05), (x, *out(0.80, 0.035)[1:]), p.brand, 0.015, (lean, 0, 0))  # stiffening rib
        box((0.15, 0.22, 0.10), (x * 1.42, 0.22, BACK - 0.02), p.rubber, 0.03)  # hinge eye
    cylinder(0.06, 0.98, (0, 0.22, BACK - 0.03), p.brand, ALONG_X, 0.015)  # hinge
    box((0.90, 0.10, 0.10), out(1.565), p.rubber, 0.03, (lean, 0, 0))  # foot
    plate(1.04, 0.80, 0.06, 0.016, (0, 0.86, BACK), p.print, 0.004)  # rating plate
    brand_mark(0.088, (0, 1.145, BACK - 0.008), p.dark, AWAY)
    for y, size, words in ((1.0, 0.060, "TRUE-RMS MULTIMETER"), (0.905, 0.060, "TB-1050"), (0.765, 0.095, "CAT III  600 V"), (0.635, 0.052, "10 A MAX    9 V BATTERY"), (0.54, 0.046, "REMOVE LEADS BEFORE OPENING")):
        label(words, size, (0, y, BACK - 0.008), p.dark, AWAY, 0.002)
    for x, y in ((-0.50, 1.35), (0.50, 1.35), (-0.58, -1.36), (0.58, -1.36)):  # case screws
        lathe([(0.022, 0), (0.04, 0), (0.046, -0.012), (0.046, 0.01)], (x, y, BACK - 0.006), p.steel)


def _display(p, is_on):
    plate(1.13, 0.90, 0.09, 0.05, (0, 0.925, FACE), p.glass, 0.015)  # window
    top, flat = FACE + 0.026, FACE + 0.030
    plate(0.99, 0.64, 0.03, 0.006, (0, 0.915, top), material("lcd", (0.50, 0.60, 0.52), roughness=0.35, glow=0.35 if is_on else 0), 0.002)  # LCD
    brand_mark(0.064, (-0.27, 1.295, top), p.print, (0, 0, 0), depth=0)
    label("TRUE RMS", 0.070, (0.34, 1.295, top), p.brand, (0, 0, 0), 0)
    label("600V MAX    10A MAX", 0.050, (0, 0.53, top), p.print, (0, 0, 0), 0)
    digits("0.000" if is_on else "    ", 0.255, (-0.055, 0.940, flat), (0, 0, 0), p.ink)
    pane(1.09, 0.86, (0, 0.925, FACE + 0.034), (0, 0, 0))
    if not is_on:
        return
    for words, size, x, y in (("V", 0.12, 0.425, 0.83), ("AUTO", 0.058, -0.385, 1.180), ("DC", 0.062, 0.425, 1.180)):
        label(words, size, (x, y, flat), p.ink, (0, 0, 0), 0.001)
    for mark in range(61):  # bar graph of the 6 V range
        x = -0.45 + mark * 0.015
        if mark % 5 == 0:
            box((0.005, 0.05 if mark % 10 == 0 else 0.03, 0.002), (x, 0.70, flat), p.ink, 0)
        if mark % 10 == 0:
            label(str(mark // 10), 0.042, (x, 0.640, flat), p.ink, (0, 0, 0), 0.001)


def _dial(p, aim):
    y = -0.335
    lathe([(0.355, 0), (0.37, 0.012), (0.385, 0.012), (0.40, 0)], (0, y, FACE), p.satin)  # ring around the dial
    lathe([(0, 0.05), (0.30, 0.05), (0.325, 0.04), (0.35, -0.01)], (0, y, FACE + 0.02), p.plastic)  # dial
    for turn in (math.tau * step / 48 for step in range(48)):  # knurled edge
        cylinder(0.012, 0.05, (0.345 * math.cos(turn), y + 0.345 * math.sin(turn), FACE + 0.03), p.plastic, bevel=0.004, sides=12)
    plate(0.19, 0.66, 0.09, 0.13, (0, y, FACE + 0.105), p.grey, 0.035, turn=(0, 0, aim))  # grip bar
    box((0.03, 0.20, 0.012), (-0.22 * math.sin(aim), y + 0.22 * math.cos(aim), FACE + 0.17), p.brand, 0.004, (0, 0, aim))  # pointer
    for number, name in enumerate(("OFF", "V~", "V", "Ω", "µF", "Hz", "°F", "RPM", "mA", "A", "DWELL", "%")):
        turn = math.radians(105 - 30 * number + 90)
        x, z = math.cos(turn), math.sin(turn)
        box((0.022, 0.008, 0.002), (0.417 * x, y + 0.417 * z, FACE), p.print, 0, (0, 0, turn))  # tick
        right, up = 0.512 * x, y + 0.505 * z
        if name == "Ω":
            label(name, 0.10, (right - 0.02, up, FACE + 0.001), p.print, (0, 0, 0), 0)
            for r in (0.004, 0.028, 0.046):  # sound waves of the continuity test
                tube([(right + 0.062 + r * math.cos(a), up + r * math.sin(a), FACE + 0.002) for a in (-0.9, -0.45, 0, 0.45, 0.9)], 0.004, p.print)
            continue
        label(name, {3: 0.066, 5: 0.062}.get(len(name), 0.095), (right, up, FACE + 0.001), p.brand if name in ("OFF", "RPM") else p.print, (0, 0, 0), 0)
        for long, along, over in ((0.022, -0.034, 0.055), (0.022, 0, 0.055), (0.022, 0.034, 0.055), (0.09, 0, 0.075)) if number == 2 else ():  # direct current
            box((long, 0.009, 0.004), (right + along, up + over, FACE), p.print, 0)


SIDE = {"inches": 7.9, "model": meter, "pose": (math.pi / 2, 0, 0)}  # its face, without leads
