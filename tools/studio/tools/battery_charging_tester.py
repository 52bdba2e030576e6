"""12 V battery and charging-system tester: handheld body with a lit screen and keypad, red and black battery clamps."""
import math

from mathutils import Matrix, Vector

from assembly import posed
from brand import brand_mark
from cables import coil, tie
from car_battery import POST, car_battery
from details import ribs
from fonts import INTERFACE, INTERFACE_BOLD
from glazing import pane
from materials import material
from meshes import plate
from photography import eye
from shapes import box, cut, cylinder, label, lathe, outline, tube

UNIT_CM = 6.44
CAMERA = {"view": eye(5), "fill": 0.78}
FACE, BACK = 0.27, -0.32  # height of the front panel and of the back
FLAT, AWAY = (0, 0, 0), (0, math.pi, 0)  # rotation of text on the front panel and on the back
CABLE = 0.052  # radius of the leads
HANDLE = (0.335, 1.14)  # end of a clamp's handle
LEAN, STAND = math.radians(72), 1.50  # tilt of the tester against the battery, and height of its centre
BEHIND = 0.80  # y of the battery's front
OPEN, BITE = 0.13, 0.80  # rotation of each jaw of a clamp on a post, radians, and distance of the post from its pivot


def model(p):
    """It leans on the car battery that it has tested."""
    scale = 10 / UNIT_CM
    battery = posed(lambda: car_battery(p), (0, 0, 0), (0.45, BEHIND, 0))
    battery.scale = (scale,) * 3
    body = posed(lambda: (_body(p, True), _back(p)), (LEAN, 0, 0.06), (0, 0, STAND))
    copper = _copper()
    # each lead lies on the lid, hangs over its back and rises to its clamp
    for side, paint, sign, sags in (
        (-1, p.red, "+", [(-0.21, 0.84, 3.27), (-0.24, 1.25, 3.06), (-0.10, 1.90, 3.03), (0.06, 2.52, 3.10), (0.12, 2.92, 3.62), (0.06, 2.98, 4.36), (-0.05, 2.76, 4.78)]),
        (1, p.rubber, "–", [(0.21, 0.84, 3.29), (0.26, 1.22, 3.07), (0.48, 1.86, 3.03), (0.66, 2.44, 3.12), (0.78, 2.84, 3.55), (0.86, 3.02, 4.28), (0.95, 2.80, 4.76)]),
    ):
        post = (0.45 + side * POST[0] * scale, BEHIND + POST[1] * scale, 1.83 * scale)
        turn = Matrix.Rotation(side * 0.6, 4, "Z") @ Matrix.Rotation(math.radians(52), 4, "X")
        at = Vector(post) - turn @ Vector((0, -BITE, 0))
        grip = posed(lambda: clamp(p, paint, copper, sign, OPEN), turn.to_euler(), at)
        start = body.matrix_world @ Vector((side * 0.20, 1.42, -0.02))
        outlet = (body.matrix_world.to_3x3() @ Vector((0, 1, 0))).normalized()
        boot = Matrix.Rotation(OPEN, 4, "Z") @ Vector((HANDLE[0], HANDLE[1], 0))
        into = [grip.matrix_world @ (boot + Vector((0.12, 1, 0)) * far) for far in (0.40, 0.10)]
        out = [start + outlet * far for far in (0.25, 0.45)]
        tube([*out, *sags, *into], CABLE, paint)


def coiled(p):
    """Off and on its back, its leads tied beside it."""
    _laid(p, (0, 0, 0.09), 0.01 - BACK)


def reverse(p):
    """Off and on its keypad, its leads tied beside it."""
    _laid(p, (0, math.pi, 0.09), FACE + 0.09)


VIEWS = [
    {"beside": ("lug_nut", (0.42, -0.06), -30), "model": reverse, "camera": {"view": (0.06, -0.62, 0.78), "fill": 0.94}},
    {"camera": {"view": (0.10, -0.92, 0.40), "part": ((0.28, 0.0, 0.28), (0.62, 0.3, 0.62)), "fill": 1}},
]


def _copper():
    return material("copper", (0.70, 0.27, 0.13), metallic=1, roughness=0.22, grain=0.04, grain_scale=60)


def _laid(p, turn, high):
    body = posed(lambda: (_body(p), _back(p)), turn, (0, 0, high))
    copper = _copper()
    right, left = sorted((body.matrix_world @ Vector((side * 0.20, 0, 0)) for side in (-1, 1)), key=lambda at: -at.x)
    outlet = body.matrix_world @ Vector((0, 1.42, -0.02)) - body.matrix_world @ Vector((0, 0, 0))
    middle, lie = (1.86, 1.52), 0.25
    # the red lead is the outer one of the coil
    for start, paint, sign, at, turned, way, loops, exit in (
        (left, p.red, "+", (2.62, -0.86), 12, [(0.02, 2.38, 0.10), (0.55, 2.62, CABLE), (1.20, 2.40, CABLE)], (0.74, 0.50, math.pi / 2, -2.25), [(2.68, 1.10, 0.28)]),
        (right, p.rubber, "–", (1.38, -0.86), -3, [(0.34, 2.16, 0.10), (0.70, 2.28, CABLE), (1.15, 2.06, CABLE)], (0.63, 0.39, math.pi / 2 + 0.4, -2.536), [(1.72, 0.82, 0.33)]),
    ):
        grip = posed(lambda: clamp(p, paint, copper, sign), (0, 0, math.radians(turned)), (*at, 0.29))
        out = [start + outlet * (1 + far / 1.42) for far in (0.22, 0.40)]
        into = [grip.matrix_world @ Vector((HANDLE[0] + far * 0.12, HANDLE[1] + far, 0)) for far in (0.46, 0.10)]
        long, wide, first, turns = loops
        tube([*out, *way, *coil(*middle, long, wide, CABLE, first, turns, lie), *exit, *into], CABLE, paint)  # 3 ft of lead
    tie((middle[0] - 0.685 * math.cos(lie), middle[1] - 0.685 * math.sin(lie)), (2, 2.4), CABLE, p.rubber, lie + math.pi / 2)


def _shell(width, height, radius, thickness, at, paint, bevel, waist):
    """A plate with a lower part that is narrower by `waist`, as a grip."""
    return plate(width, height, radius, thickness, at, paint, bevel, lambda x, y: (x - math.copysign(waist, x) * min(1, abs(x) / 0.3) / (1 + math.exp(9 * (y + 0.10))), y), 0.06)


def _body(p, is_on=False):
    panel = material("panel", (0.055, 0.058, 0.064), roughness=0.5, grain=0.06, grain_scale=260)
    _shell(1.56, 2.86, 0.24, 0.30, (0, 0, -0.17), p.plastic, 0.09, 0.13)  # back shell
    _shell(1.53, 2.83, 0.22, 0.06, (0, 0, -0.01), p.dark, 0, 0.13)  # parting line
    _shell(1.56, 2.86, 0.24, 0.26, (0, 0, 0.135), p.plastic, 0.05, 0.13)  # front shell
    _shell(1.40, 2.70, 0.17, 0.04, (0, 0, FACE - 0.01), panel, 0.012, 0.12)  # front panel
    for y, cap in ((1.03, 1.2), (-1.13, 0.96)):  # rubber boots around both ends
        boot = _shell(1.66, 2.96, 0.28, 0.56, (0, 0, -0.02), p.brand, 0.06, 0.13)
        cut(boot, box((3, 4, 2), (0, -1.55 if y > 0 else 1.15, 0), p.brand, 0))
        cut(boot, _shell(1.48, 2.78, 0.20, 2, (0, 0, 0.8), p.brand, 0, 0.13))
    _screen(p, is_on)
    _keypad(p)
    for side in (-1, 1):
        lathe([(0, 0), (0.13, 0), (0.13, 0.05), (0.10, 0.07)] + _relief(0.07, 0.09), (side * 0.20, 1.42, -0.02), p.rubber, (-math.pi / 2, 0, 0))


def _relief(start, wide, count=6):
    """The ribs of a strain relief that tapers to the cable."""
    relief = ribs(count, start, 0.045, wide, 0.004, [(0, 0.004), (0, 0.026), (0.014, 0.029), (0.014, 0.042)])
    return relief + [(0.02, relief[-1][1] + 0.01)]


def _screen(p, is_on):
    plate(1.28, 1.06, 0.08, 0.03, (0, 0.66, FACE + 0.012), p.glass, 0.01)  # window
    top = FACE + 0.029
    brand_mark(0.074, (0, 1.268, FACE + 0.01), p.print, FLAT)
    pane(1.24, 1.02, (0, 0.66, FACE + 0.036), FLAT)
    label("12V BATTERY TESTER", 0.058, (0, 0.19, FACE + 0.03), p.print, FLAT, 0.001)
    if not is_on:
        return
    ground = material("tft", (0.75, 0.80, 0.84), roughness=0.4, glow=0.45)
    green = material("tft_green", (0.03, 0.42, 0.08), roughness=0.4, glow=0.5)
    blue = material("tft_blue", (0.02, 0.06, 0.14), roughness=0.4, glow=0.3)
    white = material("tft_white", (0.9, 0.95, 1), glow=0.8)
    faint = material("tft_grey", (0.10, 0.12, 0.14), roughness=0.6)

    def text(words, size, x, y, paint, align="CENTER", font=INTERFACE):
        label(words, size, (x, y, top + 0.003), paint, FLAT, 0.001, font=font).data.align_x = align

    plate(1.12, 0.84, 0.02, 0.004, (0, 0.68, top), ground, 0)
    box((1.12, 0.12, 0.006), (0, 1.04, top), blue, 0)  # title
    text("Battery test", 0.058, -0.52, 1.04, white, "LEFT")
    text("AGM", 0.054, 0.52, 1.04, white, "RIGHT")
    plate(1.04, 0.19, 0.03, 0.006, (0, 0.862, top), green, 0)  # test result
    text("GOOD BATTERY", 0.092, 0, 0.862, white, font=INTERFACE_BOLD)
    for y, size, name, value, font in ((0.672, 0.094, "Voltage", "12.64 V", INTERFACE_BOLD), (0.535, 0.094, "Measured", "680 CCA", INTERFACE_BOLD), (0.425, 0.066, "Rated", "700 CCA", INTERFACE), (0.325, 0.066, "Health", "97 %", INTERFACE)):
        text(name, 0.060, -0.52, y, faint, "LEFT")
        text(value, size, 0.52, y, p.ink, "RIGHT", font)
    box((0.44, 0.05, 0.004), (0.0, 0.325, top + 0.001), blue, 0)
    box((0.43 * 0.97, 0.036, 0.004), (-0.43 * 0.015, 0.325, top + 0.003), green, 0)


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
    plate(1.12, 0.92, 0.08, 0.016, (0, 0.42, BACK), p.print, 0.004)  # rating plate
    brand_mark(0.09, (0, 0.745, BACK - 0.008), p.dark, AWAY)
    for y, size, words in ((0.57, 0.074, "12V BATTERY TESTER"), (0.45, 0.074, "TB-1060"), (0.28, 0.066, "8-16 V   100-2000 CCA"), (0.12, 0.066, "RED TO +   BLACK TO –")):
        label(words, size, (0, y, BACK - 0.008), p.dark, AWAY, 0.002)
    for rib in range(9):  # grip
        box((0.86, 0.045, 0.05), (0, -0.22 - 0.085 * rib, BACK), p.rubber, 0.018)
    for x, y in ((-0.58, 0.98), (0.58, 0.98), (-0.47, -1.04), (0.47, -1.04)):  # case screws
        lathe([(0.022, 0), (0.04, 0), (0.048, -0.014), (0.048, 0.01)], (x, y, BACK - 0.004), p.steel)


def clamp(p, paint, copper, sign, open=0.0):
    """A clamp with the jaws down, the handles up and the pivot at the origin. Each half is turned by `open` radians."""
    for side in (-1, 1):
        posed(lambda: _half_clamp(p, paint, copper, sign, side), (0, 0, side * open), (0, 0, 0))
        lathe([(0, 0.05), (0.03, 0.046), (0.06, 0.025), (0.07, 0)], (0, 0, side * 0.215), p.chrome, (0 if side > 0 else math.pi, 0, 0))  # rivet
    coil = [(0.135 * math.cos(a), 0.03 + 0.135 * math.sin(a), -0.17 + 0.34 * a / (10 * math.pi)) for a in (math.pi / 4 * i for i in range(41))]
    tube(coil, 0.026, p.steel)


def _half_clamp(p, paint, copper, sign, side):
    shell = [(0.34, 1.15), (0.405, 1.10), (0.385, 0.72), (0.275, 0.25), (0.235, -0.02), (0.245, -0.25), (0.215, -0.50), (0.15, -0.60), (0.115, -0.50), (0.12, -0.2), (0.125, 0.0), (0.14, 0.22), (0.225, 0.62), (0.27, 1.10)]
    teeth = [(0.012 + 0.055 * math.sin(math.pi * min(1, i / 16)) ** 2 + (0.028 if i % 2 else 0), -0.98 + 0.045 * i, "VECTOR") for i in range(17)]
    jaw = teeth + [(0.15, -0.15), (0.20, -0.3), (0.185, -0.6), (0.12, -0.88), (0.06, -1.0)]
    outline([(side * x, y) for x, y in shell], 0.40, (0, 0, 0), paint, FLAT, 0.07)  # insulated handle
    outline([(side * x, y, *kind) for x, y, *kind in jaw], 0.20, (0, 0, 0), copper, FLAT, 0.03)  # toothed jaw
    for rib in range(7):
        x, y = 0.322 + 0.022 * rib - 0.0017 * rib * rib, 0.40 + 0.085 * rib
        box((0.06, 0.042, 0.29), (side * x, y, 0), paint, 0.018, (0, 0, -side * 0.18))
    outline([(side * x, y) for x, y in ((0.085, -0.86), (0.115, -0.84), (0.165, -0.55), (0.15, -0.32), (0.125, -0.32), (0.135, -0.55))], 0.23, (0, 0, 0), copper, FLAT, 0.012)  # stamped rib
    cylinder(0.115, 0.03, (0, 0, side * 0.205), copper)  # cheek
    if side > 0:
        lathe([(0.085, -0.10), (0.085, 0.04)] + _relief(0.05, 0.088, 5), (HANDLE[0], HANDLE[1] - 0.02, 0), paint, (-math.pi / 2, 0, -0.12))  # cable boot
        label(sign, 0.26 if sign == "+" else 0.17, (0.315, 0.62, 0.205), p.print, FLAT)


SIDE = {"inches": 7.5, "model": lambda p: (_body(p), _back(p)), "pose": (math.pi / 2, 0, 0)}  # its face, without leads
