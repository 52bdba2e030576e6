"""12 V battery and charging-system tester: handheld body with a lit screen and keypad, red and black battery clamps."""
import math

from mathutils import Vector

from assembly import posed
from details import ribs
from materials import material
from meshes import plate
from shapes import box, cut, cylinder, label, lathe, outline, tube

SPAN_CM = 24  # longest side of the real arrangement, for scenes with several tools
CAMERA = {"view": (0.24, -0.90, 0.30), "fill": 0.89}
LEAN, STAND = math.radians(72), 1.47  # tilt of the body and height of its centre
FACE = 0.27  # height of the front panel
FLAT = (0, 0, 0)  # rotation of text on the front panel
SPLAY = 0.55  # angle between the cables at the body
HANDLE = (0.335, 1.14)  # end of a clamp's handle


def model(p):
    body = posed(lambda: _body(p), (LEAN, 0, math.radians(3)), (0, 0, STAND))
    copper = material("copper", (0.70, 0.27, 0.13), metallic=1, roughness=0.22, grain=0.04, grain_scale=60)
    for side, paint, sign in ((-1, p.red, "+"), (1, p.rubber, "–")):
        clamp = posed(lambda: _clamp(p, paint, copper, sign), (math.radians(80), -0.10 * side, -0.10 * side), (side * 1.30, -0.30, 1.0))
        out = [body.matrix_world @ Vector((side * (0.33 + far * math.sin(SPLAY)), 1.42 + far * math.cos(SPLAY), -0.02)) for far in (0.22, 0.44)]
        into = [clamp.matrix_world @ Vector((side * (HANDLE[0] + far * 0.12), HANDLE[1] + far, 0)) for far in (0.50, 0.10)]
        top = (out[-1] + into[0]) / 2 + Vector((side * 0.12, 0, 0.20))
        tube([*out, top, *into], 0.062, paint)  # cable


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
        lathe([(0, 0), (0.13, 0), (0.13, 0.05), (0.10, 0.07)] + _relief(0.07, 0.095), (side * 0.33, 1.42, -0.02), p.rubber, (-math.pi / 2, 0, -side * SPLAY))


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
    box((0.10, 0.055, 0.006), (0.44, 1.035, top + 0.002), white, 0)
    box((0.02, 0.03, 0.006), (0.50, 1.035, top + 0.002), white, 0)
    box((1.04, 0.20, 0.006), (0, 0.845, top), green, 0)  # test result
    label("GOOD BATTERY", 0.123, (0, 0.845, top + 0.003), white, FLAT, 0.001)
    for y, name, value in ((0.645, "VOLTAGE", "12.64V"), (0.475, "RATED 650", "680 CCA")):
        label(name, 0.062, (-0.36, y - 0.01, top + 0.002), p.ink, FLAT, 0.001)
        label(value, 0.155, (0.21, y, top + 0.002), p.ink, FLAT, 0.001)
    label("HEALTH", 0.062, (-0.40, 0.325, top + 0.002), p.ink, FLAT, 0.001)
    box((0.68, 0.07, 0.004), (0.16, 0.325, top + 0.001), blue, 0)
    box((0.61, 0.05, 0.004), (0.13, 0.325, top + 0.003), green, 0)
    label("12V BATTERY / CHARGING SYSTEM TESTER", 0.047, (0, 0.19, FACE + 0.03), p.print, FLAT, 0.001)


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


def _clamp(p, paint, copper, sign):
    """A clamp with the jaws down, the handles up and the pivot at the origin."""
    shell = [(0.34, 1.15), (0.405, 1.10), (0.385, 0.72), (0.275, 0.25), (0.235, -0.02), (0.245, -0.25), (0.215, -0.50), (0.15, -0.60), (0.115, -0.50), (0.12, -0.2), (0.125, 0.0), (0.14, 0.22), (0.225, 0.62), (0.27, 1.10)]
    teeth = [(0.012 + 0.055 * math.sin(math.pi * min(1, i / 16)) ** 2 + (0.028 if i % 2 else 0), -0.98 + 0.045 * i, "VECTOR") for i in range(17)]
    jaw = teeth + [(0.15, -0.15), (0.20, -0.3), (0.185, -0.6), (0.12, -0.88), (0.06, -1.0)]
    for side in (-1, 1):
        outline([(side * x, y) for x, y in shell], 0.40, (0, 0, 0), paint, FLAT, 0.07)  # insulated handle
        outline([(side * x, y, *kind) for x, y, *kind in jaw], 0.28, (0, 0, 0), copper, FLAT, 0.015)  # toothed jaw
        tube([(side * 0.10, 0.05, -0.1 * side), (side * 0.16, 0.3, -0.1 * side), (side * 0.22, 0.62, -0.1 * side)], 0.022, p.steel)  # spring leg
        for rib in range(7):
            x, y = 0.322 + 0.022 * rib - 0.0017 * rib * rib, 0.40 + 0.085 * rib
            box((0.06, 0.042, 0.29), (side * x, y, 0), paint, 0.018, (0, 0, -side * 0.18))
        outline([(side * x, y) for x, y in ((0.085, -0.86), (0.115, -0.84), (0.165, -0.55), (0.15, -0.32), (0.125, -0.32), (0.135, -0.55))], 0.30, (0, 0, 0), copper, FLAT, 0.012)  # stamped rib
        cylinder(0.115, 0.03, (0, 0, side * 0.205), copper)  # cheek
        lathe([(0, 0.05), (0.03, 0.046), (0.06, 0.025), (0.07, 0)], (0, 0, side * 0.215), p.chrome, (0 if side > 0 else math.pi, 0, 0))  # rivet
    lathe([(0.085, -0.10), (0.085, 0.04)] + _relief(0.05, 0.088, 5), (*[HANDLE[0] * (1 if sign == "–" else -1), HANDLE[1] - 0.02], 0), paint, (-math.pi / 2, 0, -0.12 if sign == "–" else 0.12))  # cable boot
    coil = [(0.135 * math.cos(a), 0.03 + 0.135 * math.sin(a), -0.17 + 0.34 * a / (10 * math.pi)) for a in (math.pi / 4 * i for i in range(41))]
    tube(coil, 0.026, p.steel)
    label(sign, 0.26 if sign == "+" else 0.17, (0.315, 0.62, 0.205), p.print, FLAT)
