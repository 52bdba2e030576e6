"""20 V brushless 1/2 in. cordless impact wrench with its sliding 4.5 Ah pack. The second pack of the kit stands next to it."""
import math

from assembly import group
from materials import material
from meshes import flowing, skin, superellipse
from moulding import melted, overmoulded, swollen
from shapes import ALONG_X, ALONG_Y, UPRIGHT, box, cut, cylinder, label, lathe, outline, ring

SPAN_CM = 24
CAMERA = {"view": (0.50, -0.80, 0.33), "fill": 0.86}
AXIS = 1.02  # height of the motor's axis
DRIVE = 0.165  # width of the square drive


def model(p):
    green = material("charge", (0.10, 0.85, 0.16), glow=1.6)
    _battery(p, green)
    group(turn=(0, 0, math.radians(-62)), at=(1.30, 0.42, 0))  # second pack
    _battery(p, green)
    # motor housing, grip and foot: one clamshell
    body = melted([
        lathe([(0, -1.00), (0.33, -1.00), (0.42, -0.95), (0.455, -0.86), (0.46, 0.02), (0.475, 0.10), (0.475, 0.24), (0, 0.24)], (0, 0, AXIS), p.plastic, ALONG_X),
        _loft([(-0.22, 0.95, 0.40, 0.30, 0, 2.6), (-0.26, 0.62, 0.40, 0.28, 0, 2.6), (-0.36, 0.40, 0.30, 0.225, -0.1, 2.5), (-0.42, 0.15, 0.262, 0.205, -0.16, 2.4),
               (-0.475, -0.15, 0.255, 0.205, -0.16, 2.4), (-0.50, -0.36, 0.29, 0.23, -0.1, 2.6), (-0.42, -0.56, 0.44, 0.33, 0, 3)], p.plastic),
        _loft([(-0.16, -0.50, 0.60, 0.36, -0.10, 5), (-0.13, -0.53, 0.68, 0.43, -0.10, 6), (-0.10, -0.58, 0.72, 0.46, -0.08, 7), (-0.08, -0.70, 0.745, 0.478, 0, 8), (-0.08, -0.83, 0.75, 0.478, 0, 8)], p.plastic),
    ], p.plastic, 0.02, 10, 40)
    swollen(body, -0.05, p.dark, 40)  # dark inside, visible through the vents and the parting line
    _overmould(body, 0.008, p.brand, [(-0.66, 1.36, "VECTOR"), (0.08, 1.36, "VECTOR"), (0.08, 0.86), (0.02, 0.72), (-0.30, 0.70), (-0.54, 0.80, "VECTOR")])  # flank panels
    _overmould(body, 0.016, p.rubber, [(-1.2, 0.4, "VECTOR"), (-0.80, 0.4, "VECTOR"), (-0.92, 1.02), (-0.80, 1.6, "VECTOR"), (-1.2, 1.6, "VECTOR")])  # back bumper
    _overmould(body, 0.014, p.rubber, [(-0.72, 0.62), (-0.50, 0.56), (-0.20, 0.46), (-0.06, 0.40), (-0.02, 0.2), (-0.1, -0.2), (-0.13, -0.27), (-0.40, -0.345), (-0.9, -0.36), (-1.0, -0.2), (-0.8, 0.2)])  # grip overmould
    grips = [[(x - 0.27, 0.33 - 0.115 * n, "VECTOR"), (x + 0.16, 0.27 - 0.115 * n, "VECTOR"), (x + 0.16, 0.22 - 0.115 * n, "VECTOR"), (x - 0.27, 0.28 - 0.115 * n, "VECTOR")] for n, x in enumerate([-0.42, -0.44, -0.46, -0.48, -0.50])]
    _overmould(body, 0.024, p.rubber, *grips)  # grip ribs
    for slot in range(5):  # vents on both sides
        cut(body, box((0.05, 2, 0.30 - 0.012 * slot), (-0.79 + 0.085 * slot, 0, AXIS - 0.04), p.dark, 0.024, (0, 0.30, 0)))
    cut(body, box((4, 0.012, 4), (0, 0, 0), p.dark, 0))  # parting line
    # hammer case
    lathe([(0, 0.22), (0.455, 0.22), (0.465, 0.25), (0.465, 0.33), (0.44, 0.36), (0.43, 0.66), (0.41, 0.76), (0.33, 0.93), (0, 0.93)], (0, 0, AXIS), p.aluminium, ALONG_X)
    boot = [(0.435, 0.58), (0.452, 0.59), (0.452, 0.63), (0.438, 0.64), (0.437, 0.66), (0.447, 0.67), (0.445, 0.71), (0.430, 0.72), (0.428, 0.74), (0.432, 0.76), (0.375, 0.885), (0.345, 0.93), (0.335, 1.0), (0.30, 1.01), (0.29, 1.0), (0.29, 0.93)]
    lathe(boot, (0, 0, AXIS), p.rubber, ALONG_X)  # nose boot
    lathe([(0.29, 0.9), (0.29, 0.99), (0.27, 0.99), (0.265, 0.975), (0.195, 0.975), (0.19, 1.005), (0.15, 1.01), (0.15, 0.9)], (0, 0, AXIS), p.plastic, ALONG_X)  # LED carrier
    for led in range(10):  # LED ring
        a = math.tau * (led + 0.5) / 10
        cylinder(0.027, 0.03, (0.967, 0.232 * math.cos(a), AXIS + 0.232 * math.sin(a)), p.lamp, ALONG_X)
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
    # trigger, forward/reverse slider
    outline([(-0.14, 0.50, "VECTOR"), (0.10, 0.50, "VECTOR"), (0.115, 0.44), (0.06, 0.30), (0.045, 0.16), (0.02, 0.09), (-0.16, 0.11, "VECTOR")], 0.23, (0, 0, 0), p.brand, UPRIGHT, 0.05)
    for side in (-1, 1):
        box((0.20, 0.06, 0.10), (-0.16, side * 0.27, 0.53), p.grey, 0.028)
    tilt = (0, 0.10, 0)
    pad = lambda along, across, up: (0.30 + along, across, -0.512 - 0.10 * along + up)
    box((0.32, 0.50, 0.08), pad(0, 0, -0.027), p.glass, 0.02, tilt)  # mode pad on the sloping foot
    box((0.12, 0.20, 0.03), pad(-0.06, 0, 0.014), p.brand, 0.014, tilt)
    for mode in range(4):
        box((0.05, 0.05, 0.02), pad(0.09, -0.18 + 0.12 * mode, 0.010), p.lamp if mode == 2 else p.grey, 0.008, tilt)
    # screws
    for x, z in [(-0.46, 0.66), (0.05, 0.64), (-0.62, -0.60), (0.42, -0.60), (0.165, 1.22), (0.165, 0.84)]:
        _screw(p, body, x, z)
    label("BRUSHLESS", 0.105, (-0.25, 0, AXIS), p.print, around=0.469)
    label('1/2"  1,000 ft-lb', 0.075, (-0.25, 0, AXIS), p.print, around=0.469).rotation_euler = (math.pi / 2 + 0.28, 0, 0)
    for way in (-1, 1):  # arrows on the slider
        outline([(0.035 * way, 0, "VECTOR"), (-0.02 * way, 0.025, "VECTOR"), (-0.02 * way, -0.025, "VECTOR")], 0.004, (-0.16 + 0.05 * way, -0.301, 0.53), p.print, UPRIGHT, 0)


def _battery(p, green):
    """A 4.5 Ah pack in its position under the foot."""
    centre = -0.06
    _loft([(centre, -1.45, 0.67, 0.40, 0, 6), (centre, -1.445, 0.70, 0.44, 0, 6), (centre, -1.40, 0.745, 0.478, 0, 7), (centre, -1.30, 0.76, 0.488, 0, 7), (centre, -1.22, 0.762, 0.488, 0, 7), (centre, -1.215, 0.755, 0.482, 0, 7)], p.rubber)  # tray
    box((1.44, 0.90, 0.5), (centre, 0, -1.12), p.dark, 0.2)
    _loft([(centre, -1.20, 0.755, 0.482, 0, 7), (centre, -1.193, 0.762, 0.488, 0, 7), (centre, -0.93, 0.765, 0.49, 0, 7), (centre, -0.885, 0.757, 0.482, 0, 7), (centre, -0.865, 0.74, 0.465, 0, 7), (centre, -0.86, 0.70, 0.43, 0, 7)], p.plastic)
    for rib in range(4):  # finger grips
        for side in (-1, 1):
            box((0.26, 0.03, 0.022), (-0.58, side * 0.487, -0.96 - 0.055 * rib), p.rubber, 0.01)
    for wide, low, high in [(0.56, -0.87, -0.80), (0.66, -0.82, -0.72)]:  # rail
        top = box((1.26, wide, high - low), (-0.13, 0, (low + high) / 2), p.plastic, 0.015)
    for contact in range(5):  # contact slits
        cut(top, box((0.30, 0.022, 0.2), (-0.62, -0.2 + 0.1 * contact, -0.72), p.dark, 0))
        box((0.26, 0.010, 0.05), (-0.62, -0.2 + 0.1 * contact, -0.77), p.brass, 0)
    front = centre + 0.765
    box((0.10, 0.40, 0.085), (front - 0.03, 0, -0.905), p.brand, 0.028)  # release button
    for rib in range(3):
        box((0.012, 0.30, 0.010), (front + 0.019, 0, -0.925 + 0.02 * rib), p.brand, 0.004)
    box((0.04, 0.52, 0.11), (front - 0.014, 0, -1.075), p.glass, 0.016)  # charge gauge
    for bar in range(4):
        box((0.02, 0.065, 0.04), (front, -0.20 + 0.09 * bar, -1.075), green, 0.008)
    cylinder(0.034, 0.03, (front, 0.19, -1.075), p.grey, ALONG_X)
    box((0.74, 0.012, 0.20), (0.02, -0.488, -1.04), p.grey, 0.005)  # plate
    label("20V  4.5Ah", 0.125, (0.02, -0.4945, -1.01), p.print)
    label("Li-Ion  90 Wh", 0.055, (0.02, -0.4945, -1.10), p.print)


def _screw(p, body, x, z):
    """A Torx screw in a recess on the front side."""
    _, at, _, _ = body.ray_cast((x, -3, z), (0, 1, 0))
    y = at.y
    cylinder(0.055, 0.02, (x, y - 0.003, z), p.dark, ALONG_Y, 0.004)
    cut(cylinder(0.042, 0.03, (x, y - 0.004, z), p.black_steel, ALONG_Y, 0.006), cylinder(0.02, 0.1, (x, y - 0.05, z), p.dark, ALONG_Y, 0, 6))


def _loft(sections, paint):
    """A smooth solid through superelliptic sections (x, z, half length, half width, tilt, power)."""
    rings = []
    for x, z, long, wide, tilt, power in flowing(sections):
        rings.append([(x + u * math.cos(tilt), v, z + u * math.sin(tilt)) for u, v in superellipse(long, wide, power, 64)])
    return skin([rings], paint, 40)


def _overmould(body, lift, paint, *sides):
    """A layer `lift` units above `body` inside the outlines `sides`, seen from the side."""
    return overmoulded(body, lift, [outline(points, 3, (0, 0, 0), paint, UPRIGHT, 0) for points in sides], paint, 0.012, 4, 40)
