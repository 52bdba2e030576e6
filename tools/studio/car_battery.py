"""A 12 V car battery of BCI group 51 with top posts. One unit is 10 cm. It stands on z = 0, its front on y = 0."""
import math

from materials import material
from meshes import plate
from shapes import UPRIGHT, box, cut, label, lathe, outline

WIDE, DEEP, HIGH = 2.38, 1.28, 1.90  # of the case with its lid
POST = (0.92, 0.30, 0.155)  # x of the posts left and right, their y, and their height above the lid
MIDDLE = DEEP / 2
LID, FLAT = 1.70, (0, 0, 0)  # height of the lid around the posts; rotation of text on top


def car_battery(p):
    shell = material("polypropylene", (0.022, 0.023, 0.025), roughness=0.42, grain=0.06, grain_scale=220)
    _case(p, shell)
    _lid(p, shell)
    _caps(p, shell)
    for side, sign in ((-1, "+"), (1, "–")):
        _terminal(p, shell, side, sign)
    _stickers(p)


def _case(p, shell):
    plate(WIDE - 0.12, DEEP - 0.12, 0.06, 1.46, (0, MIDDLE, 0.745), shell, 0.03)
    ledge = plate(WIDE - 0.01, DEEP - 0.01, 0.05, 0.11, (0, MIDDLE, 0.06), shell, 0.016)  # for the hold-down clamp
    for x in (-0.70, 0, 0.70):
        for y in (0, DEEP):
            cut(ledge, box((0.16, 0.11, 0.4), (x, y, 0.06), shell, 0.02))
    for side in (-1, 1):
        for rib in range(13):  # on the long sides
            box((0.022, 0.03, 0.16), ((rib - 6) * 0.17, MIDDLE + side * (DEEP / 2 - 0.058), 1.385), shell, 0.009)
            box((0.022, 0.03, 0.12), ((rib - 6) * 0.17, MIDDLE + side * (DEEP / 2 - 0.058), 0.18), shell, 0.009)
        for rib in range(6):  # on the short sides
            box((0.03, 0.022, 1.20), (side * (WIDE / 2 - 0.058), MIDDLE + (rib - 2.5) * 0.18, 0.72), shell, 0.009)


def _lid(p, shell):
    lid = plate(WIDE, DEEP, 0.07, 0.14, (0, MIDDLE, 1.555), shell, 0.018)
    for side in (-1, 1):  # recesses for the hands
        cut(lid, box((0.16, 0.62, 0.10), (side * WIDE / 2, MIDDLE, 1.50), shell, 0.02))
    plate(WIDE - 0.03, DEEP - 0.03, 0.06, 0.03, (0, MIDDLE, 1.632), p.dark, 0)  # weld between case and lid
    plate(WIDE - 0.02, DEEP - 0.02, 0.065, 0.07, (0, MIDDLE, LID - 0.035), shell, 0.022)
    corners = [(-1.10, 0.60), (-0.62, 0.60), (-0.62, 0.09), (0.62, 0.09), (0.62, 0.60), (1.10, 0.60), (1.10, 1.20), (-1.10, 1.20)]
    outline(_eased(corners, 0.09), HIGH - LID + 0.03, (0, 0, (HIGH + LID) / 2 - 0.015), shell, FLAT, 0.035)  # raised middle
    for side in (-1, 1):
        box((0.40, 0.028, 0.05), (side * 0.86, 0.045, LID + 0.012), shell, 0.012)  # walls around the posts
        box((0.028, 0.50, 0.05), (side * 1.145, 0.32, LID + 0.012), shell, 0.012)
        for rib in range(4):
            box((0.05, 0.13, 0.012), (side * (0.70 + 0.13 * rib), 0.68, HIGH), shell, 0.005)
    for rib in range(9):
        box((0.05, 0.10, 0.012), ((rib - 4) * 0.13, 0.17, HIGH), shell, 0.005)


def _caps(p, shell):
    """Two covers of three cells each, with their valves."""
    for side in (-1, 1):
        at = side * 0.53
        plate(1.0, 0.31, 0.09, 0.012, (at, 0.96, HIGH), p.dark, 0)  # gap
        plate(0.97, 0.28, 0.08, 0.03, (at, 0.96, HIGH + 0.004), shell, 0.010)
        for cell in (-1, 0, 1):
            cap = lathe([(0, 0.040), (0.075, 0.040), (0.088, 0.034), (0.092, 0.018), (0.100, 0.016), (0.100, 0)], (at + cell * 0.31, 0.96, HIGH), shell)
            cut(cap, box((0.11, 0.022, 0.05), (at + cell * 0.31, 0.96, HIGH + 0.045), p.dark, 0, (0, 0, 0.5 * cell + 0.3 * side)))


def _terminal(p, shell, side, sign):
    lead = material("lead", (0.30, 0.30, 0.31), metallic=1, roughness=0.50, grain=0.12, grain_scale=60)
    x, y, high = side * POST[0], POST[1], POST[2]
    lathe([(0, 0.05), (0.135, 0.05), (0.15, 0.04), (0.155, 0.0), (0.18, -0.004)], (x, y, LID), p.red if side < 0 else shell)  # bush
    lathe([(0, 0.056), (0.105, 0.056), (0.115, 0.050), (0.115, 0.046)], (x, y, LID), lead)
    lathe([(0, 0), (0.094, 0), (0.086, high - 0.012), (0.076, high), (0, high)], (x, y, 1.74), lead)
    box((0.20, 0.20, 0.006), (side * (POST[0] - 0.19), y - 0.17, LID), p.red if side < 0 else shell, 0.002)
    label(sign, 0.11 if side < 0 else 0.17, (side * (POST[0] - 0.19), y - 0.17, LID + 0.004), p.print, FLAT, 0)


def _stickers(p):
    blue, amber = material("sticker", (0.03, 0.07, 0.17), roughness=0.3), material("amber", (0.80, 0.40, 0.01), roughness=0.35)
    plate(1.98, 0.92, 0.05, 0.003, (0, 0.058, 0.78), blue, 0, turn=UPRIGHT)
    box((1.98, 0.002, 0.045), (0, 0.056, 0.66), p.print, 0)
    for words, size, x, z in (("12 V", 0.20, -0.62, 1.02), ("AGM", 0.20, 0.62, 1.02), ("START-STOP", 0.075, 0.62, 0.82), ("700 CCA", 0.13, 0.62, 0.53), ("120 RC   60 Ah", 0.06, 0.62, 0.405), ("GROUP 51", 0.13, -0.55, 0.53)):
        label(words, size, (x, 0.054, z), p.print, depth=0)
    plate(0.84, 0.16, 0.03, 0.003, (0, 0.37, HIGH + 0.0005), p.print, 0)  # warnings
    box((0.84, 0.05, 0.003), (0, 0.425, HIGH + 0.0008), amber, 0)
    label("DANGER   EXPLOSIVE GASES   SULFURIC ACID", 0.022, (0, 0.425, HIGH + 0.003), p.ink, FLAT, 0)
    for line, words in enumerate(("Shield eyes. No sparks, flames, smoking.", "Keep out of reach of children. Do not open.")):
        label(words, 0.020, (0, 0.372 - 0.036 * line, HIGH + 0.003), p.ink, FLAT, 0)


def _eased(corners, reach):
    """The outline through `corners`, each cut off by a curve that starts `reach` before it."""
    points = []
    for before, at, after in zip(corners[-1:] + corners, corners, corners[1:] + corners[:1]):
        start, end = (tuple(a + (b - a) * reach / math.dist(at, other) for a, b in zip(at, other)) for other in (before, after))
        for t in (step / 6 for step in range(7)):
            points.append((*((1 - t) ** 2 * a + 2 * t * (1 - t) * b + t ** 2 * c for a, b, c in zip(start, at, end)), "VECTOR"))
    return points
