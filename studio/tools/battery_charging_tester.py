"""12 V battery and charging-system tester: handheld body with a lit screen and keypad, red and black battery clamps."""
import math

from mathutils import Vector

from assembly import posed
from brand import brand_mark
from details import ribs
from materials import material
from meshes import plate
from photography import eye
from shapes import box, cut, cylinder, label, lathe, outline, tube
from test_leads import coil

SPAN_CM = 29  # longest side of the real arrangement, for scenes with several tools
CAMERA = {"view": eye(5), "fill": 0.70}
FACE, BACK = 0.27, -0.32  # height of the front panel and of the back
FLAT, AWAY = (0, 0, 0), (0, math.pi, 0)  # rotation of text on the front panel and on the back
CABLE = 0.052  # radius of the leads
HANDLE = (0.335, 1.14)  # end of a clamp's handle


def model(p):
    """On its back, its leads on the ground beside it."""
    _laid(p, (0, 0, 0.09), 0.01 - BACK)


def reverse(p):
    """On its keypad."""
    _laid(p, (0, math.pi, 0.09), FACE + 0.09)


VIEWS = [
    {"beside": ("lug_nut", (0.42, -0.06), -30), "model": reverse},
    {"camera": {"view": (0.05, -0.66, 0.75), "part": ((0.02, 0.30, 0), (0.42, 0.80, 1)), "fill": 1}},
]


def _laid(p, turn, high):
    body = posed(lambda: (_body(p), _back(p)), turn, (0, 0, high))
    copper = material("copper", (0.70, 0.27, 0.13), metallic=1, roughness=0.22, grain=0.04, grain_scale=60)
    right, left = sorted((body.matrix_world @ Vector((side * 0.20, 0, 0)) for side in (-1, 1)), key=lambda at: -at.x)
    outlet = body.matrix_world @ Vector((0, 1.42, -0.02)) - body.matrix_world @ Vector((0, 0, 0))
    # the red lead is the outer one of the coil; the black one passes below its second turn and over its last one
    for start, paint, sign, at, lie, way, loops, exit in (
        (left, p.red, "+", (2.62, -0.86), 12, [(0.02, 2.38, 0.10), (0.55, 2.62, CABLE), (1.20, 2.40, CABLE)], (0.615, math.pi / 2, -2.25), [(2.58, 1.10, 0.28)]),
        (right, p.rubber, "–", (1.38, -0.86), -3, [(0.34, 2.16, 0.10), (0.70, 2.28, CABLE), (1.15, 2.06, CABLE)], (0.50, math.pi / 2 + 0.4, -2.536), [(1.72, 0.82, 0.33)]),
    ):
        grip = posed(lambda: clamp(p, paint, copper, sign), (0, 0, math.radians(lie)), (*at, 0.29))
        out = [start + outlet * (1 + far / 1.42) for far in (0.22, 0.40)]
        into = [grip.matrix_world @ Vector((HANDLE[0] + far * 0.12, HANDLE[1] + far, 0)) for far in (0.46, 0.10)]
        tube([*out, *way, *coil(1.86, 1.52, loops[0], CABLE, *loops[1:]), *exit, *into], CABLE, paint)  # 3 ft of lead


def _shell(width, height, radius, thickness, at, paint, bevel, waist):
    """A plate with a lower part that is narrower by `waist`, as a grip."""
    return plate(width, height, radius, thickness, at, paint, bevel, lambda x, y: (x - math.copysign(waist, x) * min(1, abs(x) / 0.3) / (1 + math.exp(9 * (y + 0.10))), y), 0.06)


def _body(p):
    panel = material("panel", (0.055, 0.058, 0.064), roughness=0.5, grain=0.06, grain_scale=260)
    _shell(1.56, 2.86, 0.24, 0.30, (0, 0, -0.17), p.plastic, 0.09, 0.13)  # back shell
    _shell(1.53, 2.83, 0.22, 0.06, (0, 0, -0.01), p.dark, 0, 0.13)  # parting line
    _shell(1.56, 2.86, 0.24, 0.26, (0, 0, 0.135), p.plastic, 0.05, 0.13)  # front shell
    _shell(1.40, 2.70, 0.17, 0.04, (0, 0, FACE - 0.01), panel, 0.012, 0.12)  # front panel
    for y, cap in ((1.03, 1.2), (-1.13, 0.96)):  # rubber boots around both ends
        boot = _shell(1.66, 2.96, 0.28, 0.56, (0, 0, -0.02), p.brand, 0.06, 0.13)
        cut(boot, box((3, 4, 2), (0, -1.55 if y > 0 else 1.15, 0), p.brand, 0))
        cut(boot, _shell(1.48, 2.78, 0.20, 2, (0, 0, 0.8), p.brand, 0, 0.13))
    _screen(p)
    _keypad(p)
    for side in (-1, 1):
        lathe([(0, 0), (0.13, 0), (0.13, 0.05), (0.10, 0.07)] + _relief(0.07, 0.09), (side * 0.20, 1.42, -0.02), p.rubber, (-math.pi / 2, 0, 0))


def _relief(start, wide, count=6):
    """The ribs of a strain relief that tapers to the cable."""
    relief = ribs(count, start, 0.045, wide, 0.004, [(0, 0.004), (0, 0.026), (0.014, 0.029), (0.014, 0.042)])
    return relief + [(0.02, relief[-1][1] + 0.01)]


def _screen(p):
    ground = material("tft", (0.62, 0.74, 0.80), roughness=0.4, glow=0.45)
    green = material("tft_green", (0.03, 0.42, 0.08), roughness=0.4, glow=0.5)
    blue = material("tft_blue", (0.02, 0.06, 0.14), roughness=0.4, glow=0.3)
    white = material("tft_white", (0.9, 0.95, 1), glow=0.8)
    plate(1.28, 1.06, 0.08, 0.03, (0, 0.66, FACE + 0.012), p.glass, 0.01)  # window
    top = FACE + 0.029
    plate(1.12, 0.84, 0.02, 0.004, (0, 0.68, top), ground, 0)
    box((1.12, 0.13, 0.006), (0, 1.035, top), blue, 0)  # title
    label("BATTERY TEST", 0.075, (-0.24, 1.035, top + 0.003), white, FLAT, 0.001)
    label("AGM  12V", 0.07, (0.37, 1.035, top + 0.003), white, FLAT, 0.001)
    box((1.04, 0.20, 0.006), (0, 0.845, top), green, 0)  # test result
    label("GOOD BATTERY", 0.123, (0, 0.845, top + 0.003), white, FLAT, 0.001)
    for y, size, name, value in ((0.665, 0.115, "VOLTAGE", "12.64 V"), (0.535, 0.115, "MEASURED", "680 CCA"), (0.425, 0.075, "RATED", "700 CCA"), (0.325, 0.075, "HEALTH", "97 %")):
        for words, x, tall, align in ((name, -0.52, 0.066, "LEFT"), (value, 0.52, size, "RIGHT")):
            label(words, tall, (x, y, top + 0.002), p.ink, FLAT, 0.001).data.align_x = align
    box((0.44, 0.07, 0.004), (0.04, 0.325, top + 0.001), blue, 0)
    box((0.42 * 0.97, 0.05, 0.004), (0.04 - 0.21 * 0.03, 0.325, top + 0.003), green, 0)
    brand_mark(0.074, (0, 1.268, FACE + 0.01), p.print, FLAT)
    label("12V BATTERY AND CHARGING SYSTEM TESTER", 0.046, (0, 0.19, FACE + 0.03), p.print, FLAT, 0.001)


def _keypad(p):
    y = -0.48
    lathe([(0.175, 0.06), (0.19, 0.075), (0.36, 0.06), (0.385, 0.04), (0.39, 0)], (0, y, FACE), p.rubber)  # arrow ring
    lathe([(0.39, 0.012), (0.415, 0.02), (0.43, 0.012), (0.43, 0)], (0, y, FACE), p.satin)
    lathe([(0, 0.09), (0.12, 0.09), (0.15, 0.08), (0.16, 0.06), (0.16, 0)], (0, y, FACE), p.brand)  # enter
    label("ENTER", 0.072, (0, y, FACE + 0.091), p.print, FLAT, 0.001)
    for quarter in range(4):
        turn = quarter * math.pi / 2
        arrow = [(0.055 * math.cos(turn + a), 0.055 * math.sin(turn + a), "VECTOR") for a in (0, 2.1, -2.1)]
        outline(arrow, 0.008, (0.275 * math.cos(turn), y + 0.275 * math.sin(turn), FACE + 0.068), p.print, FLAT, 0.001)
    for x, words in ((-0.35, "BACK"), (0.35, "MENU")):
        plate(0.30, 0.15, 0.07, 0.03, (x, -1.10, FACE), p.dark, 0.005)
        plate(0.275, 0.125, 0.06, 0.07, (x, -1.10, FACE + 0.025), p.grey, 0.025)
        label(words, 0.058, (x, -1.10, FACE + 0.061), p.print, FLAT, 0.001)


def _back(p):
    plate(1.12, 0.92, 0.08, 0.016, (0, 0.42, BACK), p.aluminium, 0.004)  # rating plate
    brand_mark(0.09, (0, 0.745, BACK - 0.008), p.dark, AWAY)
    for y, size, words in ((0.60, 0.062, "12V BATTERY AND CHARGING"), (0.51, 0.062, "SYSTEM TESTER  TB-1060"), (0.37, 0.056, "8 TO 16 V     100 TO 2000 CCA"), (0.27, 0.056, "FLOODED   AGM   GEL"), (0.17, 0.056, "REVERSE POLARITY PROTECTED"), (0.06, 0.046, "RED TO +    BLACK TO –    14 TO 122°F")):
        label(words, size, (0, y, BACK - 0.008), p.dark, AWAY, 0.002)
    for rib in range(9):  # grip
        box((0.86, 0.045, 0.05), (0, -0.22 - 0.085 * rib, BACK), p.rubber, 0.018)
    for x, y in ((-0.58, 0.98), (0.58, 0.98), (-0.47, -1.04), (0.47, -1.04)):  # case screws
        lathe([(0.022, 0), (0.04, 0), (0.048, -0.014), (0.048, 0.01)], (x, y, BACK - 0.004), p.steel)


def clamp(p, paint, copper, sign):
    """A clamp with the jaws down, the handles up and the pivot at the origin."""
    shell = [(0.34, 1.15), (0.405, 1.10), (0.385, 0.72), (0.275, 0.25), (0.235, -0.02), (0.245, -0.25), (0.215, -0.50), (0.15, -0.60), (0.115, -0.50), (0.12, -0.2), (0.125, 0.0), (0.14, 0.22), (0.225, 0.62), (0.27, 1.10)]
    teeth = [(0.012 + 0.055 * math.sin(math.pi * min(1, i / 16)) ** 2 + (0.028 if i % 2 else 0), -0.98 + 0.045 * i, "VECTOR") for i in range(17)]
    jaw = teeth + [(0.15, -0.15), (0.20, -0.3), (0.185, -0.6), (0.12, -0.88), (0.06, -1.0)]
    for side in (-1, 1):
        outline([(side * x, y) for x, y in shell], 0.40, (0, 0, 0), paint, FLAT, 0.07)  # insulated handle
        outline([(side * x, y, *kind) for x, y, *kind in jaw], 0.20, (0, 0, 0), copper, FLAT, 0.03)  # toothed jaw
        tube([(side * 0.10, 0.05, -0.1 * side), (side * 0.16, 0.3, -0.1 * side), (side * 0.22, 0.62, -0.1 * side)], 0.022, p.steel)  # spring leg
        for rib in range(7):
            x, y = 0.322 + 0.022 * rib - 0.0017 * rib * rib, 0.40 + 0.085 * rib
            box((0.06, 0.042, 0.29), (side * x, y, 0), paint, 0.018, (0, 0, -side * 0.18))
        outline([(side * x, y) for x, y in ((0.085, -0.86), (0.115, -0.84), (0.165, -0.55), (0.15, -0.32), (0.125, -0.32), (0.135, -0.55))], 0.23, (0, 0, 0), copper, FLAT, 0.012)  # stamped rib
        cylinder(0.115, 0.03, (0, 0, side * 0.205), copper)  # cheek
        lathe([(0, 0.05), (0.03, 0.046), (0.06, 0.025), (0.07, 0)], (0, 0, side * 0.215), p.chrome, (0 if side > 0 else math.pi, 0, 0))  # rivet
    lathe([(0.085, -0.10), (0.085, 0.04)] + _relief(0.05, 0.088, 5), (HANDLE[0], HANDLE[1] - 0.02, 0), paint, (-math.pi / 2, 0, -0.12))  # cable boot
    coil = [(0.135 * math.cos(a), 0.03 + 0.135 * math.sin(a), -0.17 + 0.34 * a / (10 * math.pi)) for a in (math.pi / 4 * i for i in range(41))]
    tube(coil, 0.026, p.steel)
    label(sign, 0.26 if sign == "+" else 0.17, (0.315, 0.62, 0.205), p.print, FLAT)


SIDE = {"inches": 7.5, "model": lambda p: (_body(p), _back(p)), "pose": (math.pi / 2, 0, 0)}  # its face, without leads
