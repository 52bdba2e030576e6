"""Rugged 10 in. automotive scan tablet on its stand, its menu on the screen, with its wireless OBD-II connector."""
import math

from assembly import posed
from brand import brand_mark
from fonts import INTERFACE, INTERFACE_BOLD
from glazing import pane
from materials import material
from meshes import extruded, rounded
from obd2_connector import connector
from photography import eye
from shapes import ALONG_X, UPRIGHT, box, cut, cylinder, label, lathe, tube

SPAN_CM = 30.4  # longest side of the real arrangement, for scenes with several tools
CAMERA = {"view": eye(32), "fill": 0.78, "stop": 8 * 0.092, "focus": (0.3, 0.3, 0.55)}  # the far end of the screen is a little out of focus
VIEWS = [
    {"beside": ("lug_nut", (0.95, -0.1), 25), "pose": (0, 0, math.radians(202)), "camera": {"view": (0.20, -0.88, 0.36), "fill": 0.90}},
    {"model": lambda p: _standing(p, live_data), "camera": {"view": (0.22, -0.90, 0.20), "part": ((0.03, 0.15, 0.20), (0.87, 0.20, 0.92)), "fill": 1}},
]
LEAN = -0.40  # tilt of the tablet on its stand, radians
FLOOR = -1.113  # z of the floor under the tilted bumpers
FRONT = -0.176  # y of the glass
SCREEN, LOW = -0.17, -0.05  # centre x and z of the screen
BACK = 0.172  # y of the back
BEHIND = (math.pi / 2, 0, math.pi)  # rotation of text on the back


def model(p):
    """Its connector is in no vehicle, so it has no data."""
    _standing(p, menu)
    posed(lambda: connector(p), (0, 0, -0.36), (0.62, -1.62, FLOOR))


def _standing(p, shows):
    posed(lambda: tablet(p, shows), (LEAN, 0, 0), (0, 0, 0))
    leg = lambda side: [(side * 1.18, 0.34, 0.18), (side * 1.18, 0.80, -0.46), (side * 1.18, 1.27, FLOOR + 0.12), (side * 1.10, 1.32, FLOOR + 0.04), *((side * x, 1.32, FLOOR + 0.035) for x in (1.0, 0.9, 0.4))]
    tube([*leg(-1), *reversed(leg(1))], 0.035, p.black_steel)  # rear stand
    tube([(-0.9, 1.32, FLOOR + 0.045), (0.9, 1.32, FLOOR + 0.045)], 0.045, p.rubber)  # foot of the stand


def tablet(p, shows=None):
    """The upright tablet without its stand. `shows` draws what is on the screen; without it, the tablet is off."""
    _body(p, shows is not None)
    _back(p)
    if shows:
        shows(_Screen())
    pane(2.34, 1.58, (SCREEN, FRONT - 0.014, LOW), key=6.0)


def _body(p, is_on):
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
            x, z = sx * 1.43, sz * 0.98
            lathe([(0.066, -0.01), (0.064, 0.008), (0.058, 0.014), (0.052, 0.014), (0.047, 0.010), (0.046, -0.01)], (x, -0.219, z), p.brand, UPRIGHT)  # collar of the screw
            cylinder(0.047, 0.004, (x, -0.220, z), p.dark, UPRIGHT, 0)
            cylinder(0.036, 0.012, (x, -0.220, z), p.black_steel, UPRIGHT, 0.005)
            cylinder(0.017, 0.004, (x, -0.225, z), p.dark, UPRIGHT, 0, 6)
    for step in range(9):  # grip ribs down both sides
        for sx in (-1, 1):
            box((0.03, 0.22, 0.05), (sx * 1.5, 0, -0.36 + 0.09 * step), p.rubber, 0.012)
    for key, (z, words) in enumerate(((0.52, ""), (0.26, "SCAN"), (0.0, "HOME"), (-0.26, "BACK"), (-0.52, "HELP"))):
        _slab(0.235, 0.155, 0.03, 0.05, (1.19, -0.167, z), p.dark)
        _slab(0.215, 0.135, 0.05, 0.045, (1.19, -0.172, z), p.brand if words == "SCAN" else p.grey, 0.015)  # keys
        if words:
            label(words, 0.062, (1.19, -0.198, z), p.print, depth=0)
    tube([(1.19 + 0.036 * math.sin(a), -0.198, 0.518 + 0.036 * math.cos(a)) for a in (0.6, 1.4, 2.3, math.pi, 3.98, 4.88, 5.68)], 0.005, p.print)
    box((0.01, 0.006, 0.045), (1.19, -0.199, 0.547), p.print, 0)
    for lamp, glow in enumerate((material("power lamp", (0.10, 0.85, 0.16), glow=1.5) if is_on else p.dark, p.dark)):
        cylinder(0.014, 0.01, (1.13 + 0.12 * lamp, -0.166, 0.70), glow, UPRIGHT, 0.003)  # status lamps
    cylinder(0.028, 0.01, (SCREEN + 1.0, -0.167, 0.845), p.glass, UPRIGHT, 0.003)  # camera
    brand_mark(0.098, (SCREEN, -0.166, 0.843), p.print, depth=0)
    for slot in range(7):  # speaker
        box((0.02, 0.02, 0.09), (1.10 + 0.03 * slot, -0.157, -0.74), p.dark, 0.004)


class _Screen:
    """Draws on the glass. `u` and `v` are the distances from the centre of the screen to the right and up."""

    def __init__(self):
        hues = {"ground": (0.004, 0.010, 0.020), "panel": (0.010, 0.022, 0.038), "line": (0.06, 0.10, 0.15), "bar": (0.006, 0.06, 0.15), "white": (0.9, 0.95, 1), "dim": (0.33, 0.42, 0.5), "cyan": (0.03, 0.55, 0.95), "green": (0.08, 0.75, 0.20), "amber": (1, 0.36, 0.02), "red": (0.80, 0.02, 0.02), "violet": (0.13, 0.06, 0.42), "teal": (0.0, 0.20, 0.22), "blue": (0.01, 0.10, 0.42), "slate": (0.05, 0.075, 0.11), "orange": (0.62, 0.16, 0.01), "crimson": (0.42, 0.015, 0.03)}
        self.ink = {name: material("screen " + name, hue, roughness=0.1, glow=0.8 if max(hue) < 0.2 else 1.3) for name, hue in hues.items()}

    def area(self, u, v, w, h, hue, level=1, corner=0.02):
        _slab(w, h, 0.001, corner, (SCREEN + u, FRONT - 0.0015 * level, LOW + v), self.ink[hue])

    def text(self, words, size, u, v, hue, align="LEFT", font=INTERFACE):
        label(words, size, (SCREEN + u, FRONT - 0.009, LOW + v), self.ink[hue], depth=0.0005, font=font).data.align_x = align

    def line(self, points, width, hue):
        drawn = tube([(SCREEN + u, 0, LOW + v) for u, v in points], width, self.ink[hue])
        drawn.location.y, drawn.scale.y = FRONT - 0.009, 0.05  # flat on the glass

    def arc(self, u, v, radius, first, last, width, hue):
        """From the angle `first` to `last`, in degrees."""
        angles = [math.radians(first + (last - first) * k / 12) for k in range(13)]
        self.line([(u + radius * math.cos(a), v + radius * math.sin(a)) for a in angles], width, hue)

    def bars(self, right):
        """The ground, and the title bar with the time and the charge of the battery."""
        self.area(0, 0, 2.24, 1.48, "ground", 1, 0.01)
        self.area(0, 0.665, 2.24, 0.15, "bar", 2, 0.01)
        self.text(right, 0.060, 0.56, 0.665, "white", "RIGHT")
        self.text("10:42", 0.060, 0.86, 0.665, "white", "RIGHT")
        self.area(0.99, 0.665, 0.13, 0.068, "white", 3, 0.014)
        self.area(0.985, 0.665, 0.106, 0.048, "green", 4, 0.008)
        self.area(1.064, 0.665, 0.014, 0.030, "white", 3, 0.004)


def menu(screen):
    """The menu of the tablet that is connected to no vehicle."""
    screen.bars("VCI not connected")
    screen.text("Scan tools", 0.074, -1.04, 0.665, "white", font=INTERFACE_BOLD)
    tiles = (("Auto scan", "blue", _scan), ("Live data", "teal", _graph), ("Active tests", "orange", _bolt), ("Clear codes", "crimson", _tick),
             ("Service resets", "violet", _reset), ("Program keys", "slate", _key), ("Reports", "slate", _report), ("Settings", "slate", _sliders))
    for number, (name, hue, icon) in enumerate(tiles):
        u, v = -0.807 + 0.538 * (number % 4), 0.285 - 0.535 * (number // 4)
        screen.area(u, v, 0.50, 0.495, hue, 2, 0.05)
        icon(screen, u, v + 0.055)
        screen.text(name, 0.050, u, v - 0.168, "white", "CENTER")
    screen.area(0, -0.645, 2.24, 0.19, "panel", 2, 0.01)
    screen.area(-1.02, -0.645, 0.06, 0.06, "amber", 3, 0.029)
    screen.text("Plug the connector into the OBD-II port", 0.062, -0.94, -0.645, "white")


def _scan(screen, u, v):
    screen.arc(u - 0.02, v + 0.02, 0.085, 0, 360, 0.014, "white")
    screen.line([(u + 0.045, v - 0.045), (u + 0.115, v - 0.115)], 0.018, "white")


def _graph(screen, u, v):
    screen.line([(u - 0.13, v + 0.12), (u - 0.13, v - 0.11), (u + 0.14, v - 0.11)], 0.010, "white")
    screen.line([(u - 0.10, v - 0.05), (u - 0.04, v + 0.04), (u + 0.02, v - 0.02), (u + 0.12, v + 0.10)], 0.014, "white")


def _bolt(screen, u, v):
    for points in ([(u + 0.035, v + 0.13), (u - 0.055, v - 0.005)], [(u - 0.055, v - 0.005), (u + 0.05, v + 0.005)], [(u + 0.05, v + 0.005), (u - 0.04, v - 0.13)]):
        screen.line(points, 0.016, "white")


def _tick(screen, u, v):
    screen.arc(u, v, 0.125, 0, 360, 0.012, "white")
    screen.line([(u - 0.065, v), (u - 0.02, v - 0.05)], 0.017, "white")
    screen.line([(u - 0.02, v - 0.05), (u + 0.065, v + 0.055)], 0.017, "white")


def _reset(screen, u, v):
    screen.arc(u, v, 0.10, 60, 360, 0.016, "white")
    screen.line([(u + 0.045, v + 0.135), (u + 0.055, v + 0.085)], 0.016, "white")
    screen.line([(u + 0.055, v + 0.085), (u + 0.005, v + 0.060)], 0.016, "white")


def _key(screen, u, v):
    screen.arc(u - 0.075, v, 0.06, 0, 360, 0.016, "white")
    for start, end in (((-0.015, 0), (0.15, 0)), ((0.14, 0), (0.14, -0.055)), ((0.085, 0), (0.085, -0.045))):
        screen.line([(u + start[0], v + start[1]), (u + end[0], v + end[1])], 0.015, "white")


def _report(screen, u, v):
    screen.area(u, v, 0.19, 0.25, "white", 3, 0.015)
    for row in range(4):
        screen.area(u - (0.02 if row == 3 else 0), v + 0.075 - 0.05 * row, 0.09 if row == 3 else 0.13, 0.016, "slate", 4, 0.004)


def _sliders(screen, u, v):
    for row, at in enumerate((0.05, -0.06, 0.02)):
        screen.line([(u - 0.13, v + 0.08 - 0.08 * row), (u + 0.13, v + 0.08 - 0.08 * row)], 0.010, "white")
        screen.area(u + at, v + 0.08 - 0.08 * row, 0.056, 0.056, "white", 7, 0.027)


def live_data(screen):
    """A trouble code and live values, with the connector in the port of a vehicle."""
    area, text, line = screen.area, screen.text, screen.line
    screen.bars("14.2 V")
    text("Live data", 0.074, -1.04, 0.665, "white", font=INTERFACE_BOLD)
    text("V6 3.5L", 0.060, -0.45, 0.665, "dim")
    area(-0.66, 0.175, 0.84, 0.76, "panel", 2)  # gauge
    dial = lambda part, r: (-0.66 + r * math.cos(math.radians(222 - 264 * part)), 0.20 + r * math.sin(math.radians(222 - 264 * part)))
    for first, last, hue in ((0, 0.089, "cyan"), (0.095, 0.8, "line"), (0.815, 1, "red")):
        screen.arc(-0.66, 0.20, 0.30, 222 - 264 * first, 222 - 264 * last, 0.022, hue)
    for tick in range(9):
        line([dial(tick / 8, 0.235), dial(tick / 8, 0.262)], 0.006, "white")
        text(str(tick), 0.046, *dial(tick / 8, 0.19), "dim", "CENTER")
    line([dial(0.089, -0.04), dial(0.089, 0.24)], 0.011, "amber")
    area(-0.66, 0.20, 0.07, 0.07, "white", 7, 0.034)
    text("712", 0.125, -0.66, -0.035, "white", "CENTER", INTERFACE_BOLD)
    text("rpm", 0.048, -0.66, -0.145, "dim", "CENTER")
    text("× 1000", 0.042, -0.66, 0.305, "dim", "CENTER")
    rows = (("Coolant", "194 °F"), ("Vehicle speed", "0 mph"), ("Intake air", "86 °F"), ("Fuel trim B1", "+9.4 %"), ("Misfires cyl. 1", "37"))
    for row, (name, value) in enumerate(rows):  # list of live values
        v = 0.48 - row * 0.153
        area(0.445, v, 1.25, 0.14, "panel" if row % 2 == 0 else "ground", 2)
        text(name, 0.068, -0.14, v, "dim")
        text(value, 0.080, 1.03, v, "amber" if name.startswith("Misfires") else "white", "RIGHT", INTERFACE_BOLD)
    area(-0.66, -0.47, 0.84, 0.42, "panel", 2)  # trouble codes
    area(-0.66, -0.405, 0.76, 0.21, "red", 3, 0.04)
    text("P0301", 0.125, -0.66, -0.405, "white", "CENTER", INTERFACE_BOLD)
    text("Cylinder 1 misfire", 0.058, -0.66, -0.595, "white", "CENTER")
    area(0.445, -0.47, 1.25, 0.42, "panel", 2)  # graph of the last 10 s
    text("Engine rpm", 0.048, -0.15, -0.305, "cyan")
    text("O2 sensor B1 S1", 0.048, 0.30, -0.305, "green")
    text("10 s", 0.048, 1.03, -0.305, "dim", "RIGHT")
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
    _slab(1.62, 0.66, 0.03, 0.06, (0, BACK + 0.02, 0.40), p.print, 0.004)  # rating plate
    brand_mark(0.105, (0, BACK + 0.036, 0.60), p.dark, BEHIND)
    plate = ((0.43, 0.072, "PRO OBD-II SCAN TABLET"), (0.31, 0.072, "TB-1040"), (0.17, 0.060, "LITHIUM-ION   VEHICLE 9-16 V   IP65"))
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


SIDE = {"inches": 11.4, "model": lambda p: tablet(p, menu)}  # without its stand
