"""Rugged 10 in. automotive scan tablet on its stand, live data on the screen, with its wireless OBD-II connector."""
import math

from assembly import posed
from materials import material
from meshes import extruded, rounded
from obd2_connector import connector
from shapes import UPRIGHT, box, cut, cylinder, label, tube

SPAN_CM = 29  # longest side of the real tablet, for scenes with several tools
CAMERA = {"view": (0.36, -0.88, 0.36), "fill": 0.86}
LEAN = -0.22  # tilt of the tablet on its stand, radians
FLOOR = -1.138  # z of the floor under the tilted bumpers
FRONT = -0.176  # y of the glass
SCREEN = -0.17  # centre x of the screen


def model(p):
    posed(lambda: (_tablet(p), _display(p)), (LEAN, 0, 0), (0, 0, 0))
    tube([(-1.18, 0.24, 0.3), (-1.18, 0.62, -0.42), (-1.18, 0.92, FLOOR + 0.12), (-1.1, 0.96, FLOOR + 0.035), (1.1, 0.96, FLOOR + 0.035), (1.18, 0.92, FLOOR + 0.12), (1.18, 0.62, -0.42), (1.18, 0.24, 0.3)], 0.035, p.steel)  # rear stand
    tube([(-0.9, 0.96, FLOOR + 0.045), (0.9, 0.96, FLOOR + 0.045)], 0.045, p.rubber)  # foot of the stand
    posed(lambda: connector(p), (0, 0, -0.36), (0.62, -1.62, FLOOR))


def _tablet(p):
    frame = _slab(3.0, 2.1, 0.34, 0.2, (0, 0, 0), p.rubber, 0.05)  # rubber frame
    cut(frame, _slab(2.78, 1.88, 0.1, 0.1, (0, -0.17, 0), p.rubber))
    _slab(2.77, 1.87, 0.1, 0.1, (0, -0.115, 0), p.plastic, 0.015)  # bezel
    _slab(2.36, 1.60, 0.02, 0.05, (SCREEN, FRONT + 0.01, 0), p.glass, 0.006)  # glass
    bumper = _slab(3.14, 2.24, 0.44, 0.27, (0, 0, 0), p.brand, 0.035)  # corner bumpers
    cut(bumper, _slab(2.72, 1.82, 0.9, 0.12, (0, 0, 0), p.brand))
    cut(bumper, box((1.96, 1, 3), (0, 0, 0), p.brand, 0))
    cut(bumper, box((4, 1, 1.10), (0, 0, 0), p.brand, 0))
    for sx in (-1, 1):
        for sz in (-1, 1):
            for step in range(3):  # tread in the bumpers
                cut(bumper, box((0.035, 1, 0.06), (sx * (1.07 + 0.08 * step), 0, sz * 1.125), p.brand, 0))
                cut(bumper, box((0.06, 1, 0.035), (sx * 1.575, 0, sz * (0.63 + 0.08 * step)), p.brand, 0))
            cylinder(0.045, 0.02, (sx * 1.43, -0.215, sz * 0.98), p.dark, UPRIGHT, 0.004)  # screws
            cylinder(0.034, 0.02, (sx * 1.43, -0.219, sz * 0.98), p.black_steel, UPRIGHT, 0.005)
            cylinder(0.017, 0.004, (sx * 1.43, -0.229, sz * 0.98), p.dark, UPRIGHT, 0, 6)
    for step in range(9):  # grip ribs down both sides
        for sx in (-1, 1):
            box((0.03, 0.22, 0.05), (sx * 1.5, 0, -0.36 + 0.09 * step), p.rubber, 0.012)
    for key, (z, words) in enumerate(((0.52, ""), (0.26, "SCAN"), (0.0, "HOME"), (-0.26, "BACK"), (-0.52, "HELP"))):
        _slab(0.235, 0.155, 0.03, 0.05, (1.19, -0.167, z), p.dark)
        _slab(0.215, 0.135, 0.05, 0.045, (1.19, -0.172, z), p.brand if words == "SCAN" else p.grey, 0.015)  # keys
        if words:
            label(words, 0.062, (1.19, -0.198, z), p.print)
    tube([(1.19 + 0.036 * math.sin(a), -0.198, 0.518 + 0.036 * math.cos(a)) for a in (0.6, 1.4, 2.3, math.pi, 3.98, 4.88, 5.68)], 0.005, p.print)
    box((0.01, 0.006, 0.045), (1.19, -0.199, 0.547), p.print, 0)
    for lamp, glow in enumerate((p.lamp, p.dark)):
        cylinder(0.014, 0.01, (1.13 + 0.12 * lamp, -0.166, 0.70), glow, UPRIGHT, 0.003)  # status lamps
    cylinder(0.028, 0.01, (SCREEN, -0.167, 0.865), p.glass, UPRIGHT, 0.003)  # camera
    for slot in range(7):  # speaker
        box((0.02, 0.02, 0.09), (1.10 + 0.03 * slot, -0.157, -0.74), p.dark, 0.004)


def _display(p):
    hues = {"ground": (0.004, 0.010, 0.020), "panel": (0.010, 0.022, 0.038), "line": (0.06, 0.10, 0.15), "bar": (0.006, 0.06, 0.15), "white": (0.9, 0.95, 1), "dim": (0.33, 0.42, 0.5), "cyan": (0.03, 0.55, 0.95), "green": (0.08, 0.75, 0.20), "amber": (1, 0.36, 0.02), "red": (0.80, 0.02, 0.02)}
    ink = {name: material("screen " + name, hue, roughness=0.1, glow=0.8 if max(hue) < 0.2 else 1.3) for name, hue in hues.items()}

    def area(u, v, w, h, hue, level=1, corner=0.02):
        _slab(w, h, 0.001, corner, (SCREEN + u, FRONT - 0.0015 * level, v), ink[hue])

    def text(words, size, u, v, hue, align="LEFT"):
        label(words, size, (SCREEN + u, FRONT - 0.006, v), ink[hue], depth=0.0005).data.align_x = align

    def line(points, width, hue):
        tube([(SCREEN + u, FRONT - 0.004, v) for u, v in points], width, ink[hue])

    area(0, 0, 2.24, 1.48, "ground", 1, 0.01)
    area(0, 0.665, 2.24, 0.15, "bar", 2, 0.01)  # title bar
    text("LIVE DATA", 0.105, -1.06, 0.665, "white")
    text("V6 3.5L", 0.085, -0.30, 0.665, "dim")
    text("14.2 V", 0.09, 0.46, 0.665, "green")
    text("10:42", 0.09, 1.06, 0.665, "white", "RIGHT")
    area(-0.66, 0.175, 0.84, 0.76, "panel", 2)  # gauge
    dial = lambda part, r: (-0.66 + r * math.cos(math.radians(222 - 264 * part)), 0.20 + r * math.sin(math.radians(222 - 264 * part)))
    for first, last, hue in ((0, 0.102, "cyan"), (0.102, 0.8, "line"), (0.815, 1, "red")):
        line([dial(first + (last - first) * k / 12, 0.30) for k in range(13)], 0.022, hue)
    for tick in range(9):
        line([dial(tick / 8, 0.235), dial(tick / 8, 0.262)], 0.006, "white")
        if tick % 2 == 0:
            text(str(tick), 0.062, *dial(tick / 8, 0.185), "dim", "CENTER")
    line([dial(0.102, -0.04), dial(0.102, 0.24)], 0.011, "amber")
    area(-0.66, 0.20, 0.07, 0.07, "white", 3, 0.035)
    text("812", 0.155, -0.66, -0.035, "white", "CENTER")
    text("RPM × 1000", 0.055, -0.66, 0.315, "dim", "CENTER")
    rows = (("RPM", "812"), ("COOLANT", "194 °F"), ("SPEED", "0 mph"), ("INTAKE", "86 °F"), ("FUEL TRIM", "+2.3 %"))
    for row, (name, value) in enumerate(rows):  # list of live values
        v = 0.48 - row * 0.153
        area(0.445, v, 1.25, 0.14, "panel" if row % 2 == 0 else "ground", 2)
        text(name, 0.095, -0.14, v, "dim")
        text(value, 0.105, 1.03, v, "amber" if name == "COOLANT" else "white", "RIGHT")
    area(-0.66, -0.47, 0.84, 0.42, "panel", 2)  # trouble codes
    area(-0.66, -0.405, 0.76, 0.21, "red", 3, 0.04)
    text("P0301", 0.16, -0.66, -0.405, "white", "CENTER")
    text("1 DTC · MISFIRE", 0.072, -0.66, -0.595, "white", "CENTER")
    area(0.445, -0.47, 1.25, 0.42, "panel", 2)  # graph
    for rule in range(4):
        area(0.445, -0.62 + 0.1 * rule, 1.19, 0.004, "line", 3, 0.001)
    for rule in range(7):
        area(-0.12 + 0.19 * rule, -0.47, 0.004, 0.38, "line", 3, 0.001)
    wave = [k / 60 for k in range(61)]
    line([(-0.14 + 1.17 * t, -0.38 + 0.035 * math.sin(19 * t) + 0.02 * math.sin(47 * t) + 0.05 * math.exp(-((t - 0.62) / 0.05) ** 2)) for t in wave], 0.009, "cyan")
    line([(-0.14 + 1.17 * t, -0.56 + 0.07 * math.tanh(2.2 * math.sin(31 * t + 0.6))) for t in wave], 0.009, "green")


def _slab(width, height, depth, corner, at, paint, bevel=0.0):
    """A plate with rounded corners in the XZ plane."""
    return extruded(rounded(width, height, corner), -depth / 2, depth / 2, at, paint, bevel)
