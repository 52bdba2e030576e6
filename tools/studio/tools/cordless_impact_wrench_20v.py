"""20V max brushless 1/2 in. cordless impact wrench with its sliding 4.5 Ah pack. The second pack of the kit stands next to it."""
import math

from assembly import posed
from battery_pack import battery, loft
from brand import brand_mark
from housings import printed
from materials import material
from meshes import plate, rounded
from moulding import melted, overmoulded, swollen
from photography import eye
from shapes import ALONG_X, ALONG_Y, UPRIGHT, box, cut, cylinder, label, lathe, outline, ring

SPAN_CM = 24
CAMERA = {"view": eye(32), "fill": 0.78}
VIEWS = [
    {"beside": ("lug_nut", (0.1, -0.05), -25), "pose": (0, 0, math.radians(196)), "camera": {"view": (0.20, -0.88, 0.32), "fill": 0.88}},
    {"camera": {"view": (0.74, -0.64, 0.20), "part": ((0.24, 0.05, 0.72), (0.76, 0.50, 0.99)), "fill": 1.0}},
]
AXIS = 1.02  # height of the motor's axis
DRIVE = 0.165  # width of the square drive
SCREWS = [(-0.46, 0.66), (-0.62, -0.60), (0.42, -0.60), (0.165, 1.22), (0.165, 0.84)]  # x and z of those of the clamshell
ACROSS = (math.pi / 2, 0, math.pi / 2)  # rotation of an outline into the YZ plane


def model(p):
    with_pack(p)
    posed(lambda: battery(p), (0, 0, math.radians(-62)), (1.27, 0.47, -1.45))  # second pack


def with_pack(p):
    posed(lambda: battery(p), (0, 0, 0), (-0.06, 0, -1.45))
    bare(p)


def bare(p):
    """The wrench without a pack."""
    _body(p)
    _hammer_case(p)
    _controls(p)
    _prints(p)


def _body(p):
    """Motor housing, grip and foot: one clamshell with its overmould."""
    shell = material("shell", (0.085, 0.088, 0.095), roughness=0.42, grain=0.04)
    soft = material("overmould", (0.020, 0.020, 0.022), roughness=0.55, grain=0.10, grain_scale=250)
    body = melted([
        lathe([(0, -1.00), (0.33, -1.00), (0.42, -0.95), (0.455, -0.86), (0.46, 0.02), (0.475, 0.10), (0.475, 0.24), (0, 0.24)], (0, 0, AXIS), shell, ALONG_X),
        # grip: web under the motor, palm swell, flare above the foot
        loft([(-0.22, 0.95, 0.40, 0.30, 0, 2.6), (-0.26, 0.66, 0.40, 0.28, 0, 2.6), (-0.345, 0.46, 0.29, 0.220, -0.1, 2.5), (-0.385, 0.30, 0.262, 0.205, -0.16, 2.4), (-0.435, 0.08, 0.290, 0.228, -0.18, 2.3),
              (-0.480, -0.14, 0.270, 0.215, -0.18, 2.4), (-0.505, -0.32, 0.280, 0.222, -0.12, 2.5), (-0.47, -0.45, 0.35, 0.27, 0, 2.7), (-0.42, -0.56, 0.44, 0.33, 0, 3)], shell),
        loft([(-0.16, -0.50, 0.60, 0.36, -0.10, 5), (-0.13, -0.53, 0.68, 0.43, -0.10, 6), (-0.10, -0.58, 0.72, 0.46, -0.08, 7), (-0.08, -0.70, 0.745, 0.478, 0, 8), (-0.08, -0.83, 0.75, 0.478, 0, 8)], shell),
    ], shell, 0.02, 10, 40)
    _trued(body)
    swollen(body, -0.05, p.dark, 40)  # dark inside, visible through the vents and the parting line
    _overmould(body, 0.016, soft, [(-1.2, 0.4, "VECTOR"), (-0.80, 0.4, "VECTOR"), (-0.92, 1.02), (-0.80, 1.6, "VECTOR"), (-1.2, 1.6, "VECTOR")])  # back bumper
    sleeve = _overmould(body, 0.026, soft, [(-0.80, 0.66), (-0.56, 0.60), (-0.40, 0.50), (-0.31, 0.38), (-0.29, 0.22), (-0.27, 0.06), (-0.12, -0.02), (-0.10, -0.20), (-0.22, -0.34), (-0.50, -0.40), (-0.9, -0.40), (-1.0, -0.2), (-0.9, 0.3)])  # grip sleeve
    for n in range(7):  # its finger grooves, on both sides
        cut(sleeve, box((0.25 - 0.012 * n, 2, 0.036), (-0.475 - 0.017 * n, 0, 0.36 - 0.095 * n), soft, 0.016, (0, 0.16, 0)))
    for slot in range(3):  # vents on both sides
        cut(body, box((0.05, 2, 0.30 - 0.012 * slot), (-0.80 + 0.085 * slot, 0, AXIS - 0.04), p.dark, 0.024, (0, 0.30, 0)))
    cut(body, box((4, 0.005, 4), (0, 0, 0), p.dark, 0))  # parting line
    for x, z in SCREWS:
        for side in (-1, 1):
            _screw(p, body, x, z, side)
    # belt hook, screwed to the foot
    outline([(*point, "VECTOR") for point in [(0.46, -0.80), (0.50, -0.80), (0.63, -0.74), (0.66, -0.70), (0.66, -0.58), (0.70, -0.52), (0.67, -0.505), (0.62, -0.57), (0.62, -0.69), (0.49, -0.755), (0.46, -0.755)]], 0.22, (-0.30, 0, 0), p.satin, ACROSS, 0.012)
    box((0.36, 0.06, 0.14), (-0.30, 0.475, -0.75), p.grey, 0.02)


def _hammer_case(p):
    lathe([(0, 0.22), (0.455, 0.22), (0.465, 0.25), (0.465, 0.33), (0.44, 0.36), (0.43, 0.66), (0.41, 0.76), (0.33, 0.93), (0, 0.93)], (0, 0, AXIS), p.aluminium, ALONG_X)
    boot = [(0.435, 0.58), (0.452, 0.59), (0.452, 0.63), (0.438, 0.64), (0.437, 0.66), (0.447, 0.67), (0.445, 0.71), (0.430, 0.72), (0.428, 0.74), (0.432, 0.76), (0.375, 0.885), (0.345, 0.93), (0.335, 1.0), (0.30, 1.01), (0.29, 1.0), (0.29, 0.93)]
    lathe(boot, (0, 0, AXIS), p.rubber, ALONG_X)  # nose boot
    lathe([(0.29, 0.9), (0.29, 0.99), (0.27, 0.99), (0.265, 0.975), (0.195, 0.975), (0.19, 1.005), (0.15, 1.01), (0.15, 0.9)], (0, 0, AXIS), p.plastic, ALONG_X)  # LED carrier
    phosphor = material("led", (0.80, 0.52, 0.08), roughness=0.35)
    for led in range(10):  # LED ring, off like the motor
        a = math.tau * (led + 0.5) / 10
        at = (0.232 * math.cos(a), AXIS + 0.232 * math.sin(a))
        lathe([(0.017, 0.968), (0.027, 0.985), (0.031, 0.986), (0.032, 0.975)], (0, *at), p.satin, ALONG_X, 0.001)  # reflector
        cylinder(0.018, 0.02, (0.963, *at), phosphor, ALONG_X, 0.004)
    for quarter in range(4):  # case bolts
        a = math.pi / 4 + quarter * math.pi / 2
        at = (0.40 * math.cos(a), AXIS + 0.40 * math.sin(a))
        cylinder(0.075, 0.16, (0.29, 1.08 * at[0], AXIS + 1.08 * (at[1] - AXIS)), p.aluminium, ALONG_X, 0.02)
        cut(cylinder(0.042, 0.05, (0.385, 1.12 * at[0], AXIS + 1.12 * (at[1] - AXIS)), p.black_steel, ALONG_X), cylinder(0.024, 0.1, (0.43, 1.12 * at[0], AXIS + 1.12 * (at[1] - AXIS)), p.dark, ALONG_X, 0, 6))
    # anvil with friction ring
    lathe([(0, 0.9), (0.125, 0.9), (0.125, 1.08), (0.11, 1.11), (0, 1.11)], (0, 0, AXIS), p.steel, ALONG_X)
    lathe([(0, 1.05), (0.075, 1.05), (0.075, 1.36), (0, 1.36)], (0, 0, AXIS), p.steel, ALONG_X)
    for start, end in [(1.09, 1.265), (1.305, 1.375)]:
        box((end - start, DRIVE, DRIVE), ((start + end) / 2, 0, AXIS), p.satin, 0.014)
    ring(0.094, 0.017, (1.285, 0, AXIS), p.black_steel, ALONG_X)


def _controls(p):
    box((0.10, 0.27, 0.50), (-0.16, 0, 0.29), p.dark, 0.03)  # trigger well
    outline([(-0.15, 0.53, "VECTOR"), (0.11, 0.53, "VECTOR"), (0.125, 0.47), (0.075, 0.36), (0.045, 0.24), (0.05, 0.13), (0.085, 0.05), (0.06, 0.01), (-0.02, 0.03), (-0.16, 0.07, "VECTOR")], 0.26, (0, 0, 0), p.brand, UPRIGHT, 0.06)  # trigger
    for side in (-1, 1):  # forward/reverse slider
        box((0.20, 0.06, 0.10), (-0.16, side * 0.27, 0.53), p.grey, 0.028)
        for way in (-1, 1):
            outline([(0.035 * way, 0, "VECTOR"), (-0.02 * way, 0.025, "VECTOR"), (-0.02 * way, -0.025, "VECTOR")], 0.004, (-0.16 + 0.05 * way, side * 0.301, 0.53), p.print, UPRIGHT, 0)
    tilt = (0, 0.10, 0)
    pad = lambda along, across, up: (0.30 + along, across, -0.512 - 0.10 * along + up)
    plate(0.34, 0.52, 0.05, 0.08, pad(0, 0, -0.033), p.rubber, 0.008, turn=tilt)
    plate(0.31, 0.49, 0.04, 0.03, pad(0, 0, -0.006), p.plastic, 0.004, turn=tilt)  # membrane
    plate(0.12, 0.22, 0.04, 0.03, pad(-0.065, 0, -0.001), p.grey, 0.010, turn=tilt)
    label("MODE", 0.052, pad(-0.065, 0, 0.0155), p.print, (tilt[1], 0, math.pi / 2), 0)
    for mode in range(4):
        at = -0.165 + 0.11 * mode
        cylinder(0.014, 0.012, pad(0.045, at, 0.006), p.lamp if mode == 2 else p.grey, tilt, 0.003)
        label("123A"[mode], 0.045, pad(0.105, at, 0.0115), p.print, (tilt[1], 0, math.pi / 2), 0)


def _prints(p):
    """The films on the flanks of the motor housing: the mark on the front, the ratings on the back."""
    for side in (-1, 1):
        film = outline([(*point, "VECTOR") for point in rounded(0.60, 0.43, 0.045)], 0.002, (0, 0, 0), p.brand, rounding=0)
        _printed(film, side, 0.03, p.brand, 0.001)
    mark = brand_mark(0.076, (0, 0, 0), p.print, (0, 0, 0), depth=0)
    _printed(mark, -1, 0.145, p.print)
    for side, words, size, up in ((-1, "BRUSHLESS", 0.085, 0), (-1, "1/2 in.  1,000 ft-lb", 0.060, -0.115), (1, "TB-1100", 0.095, 0.17), (1, "20V max BRUSHLESS", 0.056, 0.05), (1, "0-1,900 rpm", 0.060, -0.045), (1, "0-2,200 per min", 0.060, -0.13)):
        _printed(label(words, size, (0, 0, 0), p.print, (0, 0, 0), 0), side, up, p.print)


def _printed(flat, side, up, paint, lift=0.0028):
    """Lays the flat text or film `flat` on the motor housing, `up` along its girth from the axis."""
    printed(flat, _flank, 0.46, -0.27, 90 - 90 * side + side * math.degrees(up / 0.46), paint, -side, lift)


def _flank(x, angle, lift=0.0):
    """A point of the motor housing, or `lift` above it."""
    r, turn = 0.455 + 0.0057 * (x + 0.86) + lift, math.radians(angle)
    return x, r * math.cos(turn), AXIS + r * math.sin(turn)


def _trued(body):
    """Moves the points of the motor housing, which the remesh has left uneven, onto its cylinder."""
    for vertex in body.data.vertices:
        x, y, z = vertex.co
        r = math.hypot(y, z - AXIS)
        off = _flank(x, 0)[1] - r
        share = max(0, min(1, (0.03 - abs(off)) / 0.02)) * max(0, min(1, (x + 0.85) / 0.04, (0.03 - x) / 0.05))
        if share:
            grown = 1 + share * off / r
            vertex.co = x, y * grown, AXIS + (z - AXIS) * grown


def _screw(p, body, x, z, side):
    """A Torx screw at the bottom of its well on one side, or on the other a blind boss."""
    _, at, _, _ = body.ray_cast((x, 3 * side, z), (0, -side, 0))
    cut(body, cylinder(0.058, 0.10, (x, at.y, z), p.dark, ALONG_Y, 0))
    floor = at.y - side * 0.045
    if side > 0:
        return cylinder(0.050, 0.024, (x, floor + 0.008, z), p.plastic, ALONG_Y, 0.006)
    return cut(cylinder(0.046, 0.03, (x, floor - 0.012, z), p.black_steel, ALONG_Y, 0.008), cylinder(0.021, 0.1, (x, floor - 0.055, z), p.dark, ALONG_Y, 0, 6))


def _overmould(body, lift, paint, *sides):
    """A layer `lift` units above `body` inside the outlines `sides`, seen from the side."""
    return overmoulded(body, lift, [outline(points, 3, (0, 0, 0), paint, UPRIGHT, 0) for points in sides], paint, 0.012, 4, 40)


SIDE = {"inches": 9.4, "model": with_pack}
