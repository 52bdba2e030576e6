"""The 20V max slide battery (five cells, 18 V nominal, 4.5 Ah) of all battery tools, and the magnetic dock for it that lights
stand on. The dock is empty: lights come without a battery."""
import math

from materials import material
from meshes import flowing, skin, superellipse
from shapes import ALONG_X, box, cut, cylinder, label, lathe, outline

HALF = (0.765, 0.49)  # half its length and width
TOP, RAIL_TOP = 0.59, 0.73  # heights of the housing and of the rail that the tool slides onto
UNIT_CM = 8  # of the pack. The dock, like the work light, has units of 10 cm
DECK = 0.92  # height of the dock
ACROSS = (math.pi / 2, 0, math.pi / 2)  # rotation of an outline into the YZ plane


def battery(p):
    """The pack on z = 0 along X, its release button at +X."""
    green = material("charge", (0.10, 0.85, 0.16), glow=1.6)
    loft([(0, 0, 0.67, 0.40, 0, 6), (0, 0.005, 0.70, 0.44, 0, 6), (0, 0.05, 0.745, 0.478, 0, 7), (0, 0.15, 0.76, 0.488, 0, 7), (0, 0.23, 0.762, 0.488, 0, 7), (0, 0.235, 0.755, 0.482, 0, 7)], p.rubber)  # tray
    box((1.44, 0.90, 0.5), (0, 0, 0.33), p.dark, 0.2)  # parting line
    loft([(0, 0.25, 0.755, 0.482, 0, 7), (0, 0.257, 0.762, 0.488, 0, 7), (0, 0.52, 0.765, 0.49, 0, 7), (0, 0.565, 0.757, 0.482, 0, 7), (0, 0.585, 0.74, 0.465, 0, 7), (0, TOP, 0.70, 0.43, 0, 7)], p.plastic)
    _rail(p)
    _nose(p, green)
    for side in (-1, 1):
        for rib in range(4):  # finger grips
            box((0.20, 0.03, 0.022), (-0.58, side * 0.487, 0.49 - 0.055 * rib), p.rubber, 0.01)
        _plate(p, side)


def _rail(p):
    for wide, low, high in [(0.56, 0.58, 0.65), (0.66, 0.63, RAIL_TOP)]:
        top = box((1.26, wide, high - low), (-0.07, 0, (low + high) / 2), p.plastic, 0.015)
    for side in (-1, 1):  # rails of the mould, and the stop of the latch
        box((1.10, 0.020, 0.012), (0.0, side * 0.215, RAIL_TOP), p.plastic, 0.005)
    cut(top, box((0.07, 0.30, 0.08), (0.40, 0, RAIL_TOP), p.dark, 0.015))
    for words, across in (("CHARGE ONLY WITH 20V max CHARGERS", 0.11), ("DO NOT OPEN, CRUSH OR BURN", 0.03), ("RECYCLE   Li-Ion", -0.05), ("5 INR 21700   18 V   4.5 Ah   81 Wh", -0.13)):
        label(words, 0.034, (0.0, across, RAIL_TOP + 0.001), p.grey, (0, 0, 0), 0)
    for contact in range(5):  # contact slits
        cut(top, box((0.30, 0.022, 0.2), (-0.56, -0.2 + 0.1 * contact, RAIL_TOP), p.dark, 0))
        box((0.26, 0.010, 0.05), (-0.56, -0.2 + 0.1 * contact, 0.68), p.brass, 0)


def _nose(p, green):
    front = HALF[0]
    box((0.10, 0.40, 0.085), (front - 0.03, 0, 0.545), p.brand, 0.028)  # release button
    for rib in range(3):
        box((0.012, 0.30, 0.010), (front + 0.019, 0, 0.525 + 0.02 * rib), p.brand, 0.004)
    box((0.04, 0.52, 0.11), (front - 0.014, 0, 0.375), p.glass, 0.016)  # charge gauge
    for bar in range(4):
        box((0.02, 0.065, 0.04), (front, -0.20 + 0.09 * bar, 0.375), green, 0.008)
    cylinder(0.034, 0.03, (front, 0.19, 0.375), p.grey, ALONG_X)  # gauge button


def _plate(p, side):
    """The nameplate on one flank."""
    turn, face = (math.pi / 2, 0, 0 if side < 0 else math.pi), 0.4935
    at = lambda x, z: (0.10 - side * x, side * face, z)
    box((1.02, 0.040, 0.215), (0.10, side * 0.4725, 0.40), p.dark, 0.005)
    box((0.035, 0.014, 0.17), at(-0.47, 0.40), p.brand, 0.004)
    label("20V", 0.160, at(-0.30, 0.40), p.print, turn, 0)
    label("max", 0.105, at(-0.07, 0.383), p.print, turn, 0)
    label("4.5 Ah", 0.088, at(0.30, 0.449), p.print, turn, 0)
    label("81 Wh", 0.088, at(0.30, 0.351), p.print, turn, 0)
    label("LITHIUM-ION   18 V NOMINAL", 0.055, (0.10, side * 0.4890, 0.15), p.print, turn, 0)


def dock(p):
    """A foot, open in front and on the right, where the pack slides in."""
    dock = [(-0.84, 0.03), (-0.84, 0.115), (0.20, 0.115), (0.20, 0.66), (-0.60, 0.66), (-0.665, 0.655), (-0.665, 0.66), (-0.445, DECK), (0.60, DECK), (0.72, 0.86), (0.86, 0.16), (0.86, 0.03)]
    outline([(*point, "VECTOR") for point in dock], 1.44, (0, 0, 0), p.plastic, ACROSS, rounding=0.022)
    box((0.14, 0.86, 0.62), (-0.65, -0.16, 0.37), p.plastic, 0.03)  # end stop
    box((1.60, 1.84, 0.085), (0, 0, 0.0625), p.rubber, 0.035)  # base plate
    for side in (-1, 1):
        for end in (-1, 1):  # bumpers at the corners of the base
            box((0.29, 0.29, 0.135), (side * 0.685, end * 0.80, 0.0775), p.brand, 0.045)
        outline([(*point, "VECTOR") for point in [(0.26, 0.18), (0.26, 0.80), (0.56, 0.80), (0.66, 0.76), (0.78, 0.18)]], 0.03, (side * 0.718, 0, 0), p.grey, ACROSS, rounding=0.012)  # side plate
        for y, z in ((0.32, 0.74), (0.59, 0.74), (0.32, 0.24), (0.70, 0.24)):
            screw(p, (side * 0.733, y, z), ALONG_X)
    _empty_rail(p)
    _magnets(p)


def _empty_rail(p):
    """The two guides under the deck that the pack slides into, and at their end the contacts."""
    middle = -0.205
    box((1.30, 0.74, 0.05), (0.07, middle, 0.645), p.grey, 0.012)
    for side in (-1, 1):
        box((1.30, 0.05, 0.10), (0.07, middle + side * 0.30, 0.59), p.satin, 0.010)
        box((1.30, 0.09, 0.026), (0.07, middle + side * 0.255, 0.55), p.satin, 0.008)
    box((0.16, 0.42, 0.13), (-0.52, middle, 0.565), p.rubber, 0.015)
    for contact in range(5):
        box((0.24, 0.022, 0.085), (-0.38, middle - 0.16 + 0.08 * contact, 0.565), p.brass, 0.006)


def _magnets(p):
    """Four pot magnets in the underside of the base."""
    for x in (-0.40, 0.40):
        for y in (-0.46, 0.46):
            cylinder(0.235, 0.01, (x, y, 0.020), p.dark, bevel=0)
            lathe([(0.20, 0.03), (0.20, 0.0), (0.165, 0.0), (0.165, 0.012), (0.145, 0.012), (0.145, 0.0), (0.055, 0.0), (0.04, 0.02), (0, 0.02)], (x, y, 0.0), p.satin)
            cylinder(0.036, 0.02, (x, y, 0.016), p.steel, bevel=0.004)
            cylinder(0.017, 0.022, (x, y, 0.014), p.dark, bevel=0, sides=6)
    label("MAGNETIC BASE", 0.10, (0, 0, 0.019), p.print, (math.pi, 0, math.pi), 0)


def screw(p, at, turn):
    """A socket screw in a flat face."""
    cylinder(0.040, 0.012, at, p.dark, turn, 0)
    cylinder(0.034, 0.018, at, p.steel, turn, 0.004)
    cylinder(0.014, 0.020, at, p.dark, turn, 0, 6)


def loft(sections, paint):
    """A smooth solid through superelliptic sections (x, z, half length, half width, tilt, power)."""
    rings = []
    for x, z, long, wide, tilt, power in flowing(sections):
        rings.append([(x + u * math.cos(tilt), v, z + u * math.sin(tilt)) for u, v in superellipse(long, wide, power, 64)])
    return skin([rings], paint, 40)
