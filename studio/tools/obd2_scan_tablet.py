"""Rugged 10 in. automotive scan tablet on its stand, live data on the screen, with its wireless OBD-II connector."""
import math

from assembly import posed
from brand import brand_mark
from materials import material
from meshes import extruded, rounded
from obd2_connector import connector
from photography import eye
from shapes import ALONG_X, UPRIGHT, box, cut, cylinder, label, tube

SPAN_CM = 29  # longest side of the real tablet, for scenes with several tools
CAMERA = {"view": eye(22), "fill": 0.78}
VIEWS = [
    {"beside": ("lug_nut", (0.95, -0.1), 25), "pose": (0, 0, math.radians(202)), "camera": {"view": (0.20, -0.88, 0.36), "fill": 0.90}},
    {"camera": {"view": (0.22, -0.90, 0.20), "part": ((0.05, 0.62, 0.25), (0.85, 0.66, 0.88)), "fill": 1}},
]
LEAN = -0.22  # tilt of the tablet on its stand, radians
FLOOR = -1.138  # z of the floor under the tilted bumpers
FRONT = -0.176  # y of the glass
SCREEN, LOW = -0.17, -0.05  # centre x and z of the screen
BACK = 0.172  # y of the back
BEHIND = (math.pi / 2, 0, math.pi)  # rotation of text on the back


def model(p):
    posed(lambda: tablet(p), (LEAN, 0, 0), (0, 0, 0))
    tube([(-1.18, 0.24, 0.3), (-1.18, 0.62, -0.42), (-1.18, 0.92, FLOOR + 0.12), (-1.1, 0.96, FLOOR + 0.035), (1.1, 0.96, FLOOR + 0.035), (1.18, 0.92, FLOOR + 0.12), (1.18, 0.62, -0.42), (1.18, 0.24, 0.3)], 0.035, p.steel)  # rear stand
    tube([(-0.9, 0.96, FLOOR + 0.045), (0.9, 0.96, FLOOR + 0.045)], 0.045, p.rubber)  # foot of the stand
    posed(lambda: connector(p), (0, 0, -0.36), (0.62, -1.62, FLOOR))


def tablet(p):
    """The upright tablet without its stand."""
    _body(p)
    _back(p)
    _display(p)


def _body(p):
    frame = _slab(3.0, 2.1, 0.34, 0.2, (0, 0, 0), p.rubber, 0.05)  # rubber frame
    cut(frame, _slab(2.78, 1.88, 0.1, 0.1, (0, -0.17, 0), p.rubber))
    _slab(2.77, 1.87, 0.1, 0.1, (0, -0.115, 0), p.plastic, 0.015)  # bezel
    _slab(2.36, 1.60, 0.02, 0.05, (SCREEN, FRONT + 0.01, LOW), p.glass, 0.006)  # glass
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
    cylinder(0.028, 0.01, (SCREEN + 1.0, -0.167, 0.845), p.glass, UPRIGHT, 0.003)  # camera
    brand_mark(0.098, (SCREEN, -0.166, 0.843), p.print)
    for slot in range(7):  # speaker
        box((0.02, 0.02, 0.09), (1.10 + 0.03 * slot, -0.157, -0.74), p.dark, 0.004)


def _display(p):
    hues = {"ground": (0.004, 0.010, 0.020), "panel": (0.010, 0.022, 0.038), "line": (0.06, 0.10, 0.15), "bar": (0.006, 0.06, 0.15), "white": (0.9, 0.95, 1), "dim": (0.33, 0.42, 0.5), "cyan": (0.03, 0.55, 0.95), "green": (0.08, 0.75, 0.20), "amber": (1, 0.36, 0.02), "red": (0.80, 0.02, 0.02)}
    ink = {name: material("screen " + name, hue, roughness=0.1, glow=0.8 if max(hue) < 0.2 else 1.3) for name, hue in hues.items()}

    def area(u, v, w, h, hue, level=1, corner=0.02):
        _slab(w, h, 0.001, corner, (SCREEN + u, FRONT - 0.0015 * level, LOW + v), ink[hue])

    def text(words, size, u, v, hue, align="LEFT"):
        label(words, size, (SCREEN + u, FRONT - 0.006, LOW + v), ink[hue], depth=0.0005).data.align_x = align

    def line(points, width, hue):
        drawn = tube([(SCREEN + u, 0, LOW + v) for u, v in points], width, ink[hue])
        drawn.location.y, drawn.scale.y = FRONT - 0.006, 0.05  # flat on the glass

    area(0, 0, 2.24, 1.48, "ground", 1, 0.01)
    area(0, 0.665, 2.24, 0.15, "bar", 2, 0.01)  # title bar
    text("LIVE DATA", 0.105, -1.06, 0.665, "white")
    text("V6 3.5L", 0.085, -0.30, 0.665, "dim")
    text("14.2 V", 0.09, 0.46, 0.665, "green")
    text("10:42", 0.09, 1.06, 0.665, "white", "RIGHT")
    area(-0.66, 0.175, 0.84, 0.76, "panel", 2)  # gauge
    dial = lambda part, r: (-0.66 + r * math.cos(math.radians(222 - 264 * part)), 0.20 + r * math.sin(math.radians(222 - 264 * part)))
    for first, last, hue in ((0, 0.089, "cyan"), (0.095, 0.8, "line"), (0.815, 1, "red")):
        line([dial(first + (last - first) * k / 12, 0.30) for k in range(13)], 0.022, hue)
    for tick in range(9):
        line([dial(tick / 8, 0.235), dial(tick / 8, 0.262)], 0.006, "white")
        text(str(tick), 0.052, *dial(tick / 8, 0.19), "dim", "CENTER")
    line([dial(0.089, -0.04), dial(0.089, 0.24)], 0.011, "amber")
    area(-0.66, 0.20, 0.07, 0.07, "white", 6, 0.034)
    text("712", 0.155, -0.66, -0.035, "white", "CENTER")
    text("RPM", 0.055, -0.66, -0.145, "dim", "CENTER")
    text("× 1000", 0.052, -0.66, 0.305, "dim", "CENTER")
    rows = (("COOLANT", "194 °F"), ("SPEED", "0 mph"), ("INTAKE AIR", "86 °F"), ("FUEL TRIM B1", "+9.4 %"), ("MISFIRES CYL 1", "37"))
    for row, (name, value) in enumerate(rows):  # list of live values
        v = 0.48 - row * 0.153
        area(0.445, v, 1.25, 0.14, "panel" if row % 2 == 0 else "ground", 2)
        text(name, 0.09, -0.14, v, "dim")
        text(value, 0.105, 1.03, v, "amber" if name.startswith("MISFIRES") else "white", "RIGHT")
    area(-0.66, -0.47, 0.84, 0.42, "panel", 2)  # trouble codes
    area(-0.66, -0.405, 0.76, 0.21, "red", 3, 0.04)
    text("P0301", 0.16, -0.66, -0.405, "white", "CENTER")
    text("CYLINDER 1 MISFIRE", 0.064, -0.66, -0.595, "white", "CENTER")
    area(0.445, -0.47, 1.25, 0.42, "panel", 2)  # graph of the last 10 s
    text("RPM", 0.06, -0.15, -0.305, "cyan")
    text("O2 SENSOR B1 S1", 0.06, 0.06, -0.305, "green")
    text("10 s", 0.06, 1.03, -0.305, "dim", "RIGHT")
    for rule in range(4):
        area(0.445, -0.65 + 0.1 * rule, 1.19, 0.004, "line", 3, 0.001)
    for rule in range(7):
        area(-0.12 + 0.19 * rule, -0.50, 0.004, 0.30, "line", 3, 0.001)
    wave = [k / 90 for k in range(91)]
    line([(-0.14 + 1.17 * t, -0.42 + 0.018 * math.sin(23 * t) + 0.010 * math.sin(57 * t) - 0.045 * sum(math.exp(-((t - miss) / 0.018) ** 2) for miss in (0.18, 0.45, 0.52, 0.83))) for t in wave], 0.008, "cyan")
    line([(-0.14 + 1.17 * t, -0.575 + 0.06 * math.tanh(2.2 * math.sin(31 * t + 0.6))) for t in wave], 0.008, "green")


def _back(p):
    shell = _slab(2.50, 1.62, 0.05, 0.14, (0, BACK, 0), p.plastic, 0.018)
    for x in (-1, 1):  # the ribs left and right of the battery
        for rib in range(7):
            cut(shell, box((0.20, 0.03, 0.032), (x * 1.04, BACK + 0.025, -0.30 + 0.1 * rib), p.dark, 0))
        box((0.16, 0.12, 0.20), (x * 1.18, 0.235, 0.3), p.rubber, 0.03)  # hinge of the stand
        cylinder(0.05, 0.20, (x * 1.18, 0.25, 0.3), p.black_steel, ALONG_X)
    _slab(1.62, 0.66, 0.05, 0.07, (0, BACK + 0.03, -0.40), p.grey, 0.02)  # battery
    _slab(1.62, 0.66, 0.03, 0.06, (0, BACK + 0.02, 0.40), p.aluminium, 0.004)  # rating plate
    brand_mark(0.105, (0, BACK + 0.036, 0.60), p.dark, BEHIND)
    plate = ((0.44, 0.075, "PRO OBD-II SCAN TABLET  TB-1040"), (0.32, 0.06, "RECHARGEABLE LITHIUM-ION BATTERY"), (0.22, 0.06, "VEHICLE 9 TO 16 V     IP65"), (0.13, 0.06, "14 TO 122°F  (-10 TO 50°C)"))
    for z, size, words in (*plate, (-0.40, 0.09, "LITHIUM-ION BATTERY")):
        label(words, size, (0, BACK + (0.036 if z > 0 else 0.056), z), p.dark if z > 0 else p.print, BEHIND, 0.002)
    for x, z, y in ((-0.72, -0.16, 0.05), (0.72, -0.16, 0.05), (-0.72, -0.64, 0.05), (0.72, -0.64, 0.05), (-1.14, 0.68, 0.02), (1.14, 0.68, 0.02), (-1.14, -0.68, 0.02), (1.14, -0.68, 0.02)):
        cylinder(0.045, 0.02, (x, BACK + y, z), p.steel, UPRIGHT, 0.005)  # screws
        cylinder(0.020, 0.004, (x, BACK + y + 0.011, z), p.dark, UPRIGHT, 0, 6)
    box((0.72, 0.06, 0.03), (-0.3, 0, 1.05), p.rubber, 0.012)  # cover of the sockets
    box((0.12, 0.08, 0.03), (0.02, 0, 1.06), p.rubber, 0.012)


def _slab(width, height, depth, corner, at, paint, bevel=0.0):
    """A plate with rounded corners in the XZ plane."""
    return extruded(rounded(width, height, corner), -depth / 2, depth / 2, at, paint, bevel)


SIDE = {"inches": 11.4, "model": tablet}  # without its stand
