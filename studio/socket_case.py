"""The open moulded case of the 40-piece socket set: a deck with a well for each piece, a lid, latches, a handle. Units are
millimetres, scaled by MM."""
import math

from materials import material
from meshes import rounded, skin
from shapes import ALONG_X, bevelled, box, cut, cylinder, label, lathe, tube
from sockets import MM, radii

WIDE, DEEP, RIM, DECK = 280, 160, 40, 31  # the case's base
METRIC = [4, 4.5, 5, 5.5, 6, 7, 8, 9, 10, 11, 12, 13, 14]
INCH = {"3/16": 4.76, "7/32": 5.56, "1/4": 6.35, "9/32": 7.14, "5/16": 7.94, "11/32": 8.73, "3/8": 9.53, "7/16": 11.11, "1/2": 12.7}
ROWS = [  # y of the row, its first x, socket height, well depth, gap, sizes by name
    (53, -128, 50, 20, 4.6, [(str(s), s) for s in METRIC[5:12]] + list(INCH.items())[2:]),
    (21, -128, 25, 9, 6.4, [(str(s), s) for s in METRIC]),
    (-8, -128, 25, 9, 7.0, list(INCH.items())),
]


def case(p, lining=None):
    """Builds the empty case. `lining` is the material of the wells' floor. Returns one tuple per well with the arguments
    of `socket`."""
    shell = material("shell", (0.045, 0.047, 0.052), roughness=0.45, grain=0.10, grain_scale=160)
    tray = material("tray", (0.024, 0.0247, 0.0265), roughness=0.5, grain=0.10, grain_scale=160)
    _slab(WIDE, DEEP, 24, [(5, 0), (1.5, 2), (0, 7), (-1, 33), (-2.5, 35), (-2.5, RIM - 1), (-1.5, RIM), (4, RIM), (5, RIM - 1), (6, DECK - 6)], shell)  # base
    if lining:
        _slab(WIDE - 14, DEEP - 14, 18, [(0, DECK - 8), (0, DECK - 5.8)], lining)  # a sheet below the deck, visible through the wells
    deck, wells = _slab(WIDE - 10, DEEP - 10, 18, [(0, 4), (0, DECK)], tray), []
    places = []
    for y, x, high, well, gap, sizes in ROWS:
        for name, af in sizes:
            body, nose = radii(af)
            x += body
            places.append((name, af, x, y, DECK - well, high))
            wells.append([_circle(body + 0.7, x, y, z) for z in (DECK - well, DECK + 9)])
            label(name, 5 * MM, (x * MM, (y - body - 4.6) * MM, (DECK + 0.15) * MM), p.print, turn=(0, 0, 0), depth=0.0005)  # printed sizes
            x += body + gap
    bays = [(-46, -46, 168, 32, 20), (88, -38, 88, 15, 9), (75, -59, 62, 15, 9), (88, -8, 56, 17, 10)]
    for x, y, long, across, deep in bays:
        wells.append([[(x + a, y + b, z) for a, b in rounded(long, across, 6, 10)] for z in (DECK - deep, DECK + 9)])
    bevelled(cut(deck, skin(wells, tray, 32, scale=MM)), 0.9 * MM, 3, 40)  # deck with its wells

    lean, hinge = math.radians(74), (0, DEEP / 2 + 3, RIM)
    up = DEEP / 2 + 2
    lid = [_slab(WIDE, DEEP, 24, [(6, -30), (2, -28), (0, -23), (-1, -6), (-2.5, -4), (-2.5, -1), (-1.5, 0), (4, 0), (5, -1), (8, -23), (11, -25)], shell, (0, up, 0))]  # lid
    lid.append(bevelled(_slab(190, 74, 10, [(0, -26), (3, -17)], tray, (0, up + 16, 0)), 2.5 * MM, 3, 40))  # label panel
    for k in range(-10, 11):  # moulded ribs
        for low, high in ((10, 46), (132, 148)) if abs(k) < 8 else ((10, 148),):
            lid.append(box([c * MM for c in (5, high - low, 9)], [c * MM for c in (k * 12.2, (low + high) / 2, -22)], shell, bevel=2.4 * MM))
    lid.append(label('1/4" DRIVE', 19 * MM, (0, (up + 27) * MM, -16.8 * MM), p.print, turn=(0, 0, 0), depth=0.001))
    lid.append(label("40 PCS   6-POINT   72 TEETH", 8.5 * MM, (0, (up - 3) * MM, -16.8 * MM), p.print, turn=(0, 0, 0), depth=0.001))
    lid.append(box([c * MM for c in (150, 2.2, 0.4)], [c * MM for c in (0, up + 10, -16.9)], p.brand, bevel=0))
    for side in (-1, 1):
        lid.append(box([c * MM for c in (30, 6, 9)], [c * MM for c in (side * 92, DEEP + 6, -6)], shell, bevel=2 * MM))  # catches
        cylinder(4.5 * MM, 44 * MM, [c * MM for c in (side * 88, hinge[1] - 1, hinge[2] - 1)], shell, ALONG_X)  # hinges
        _latch(p, shell, side * 92)
    for part in lid:  # opens the lid
        spot = part.location.copy()
        part.rotation_euler.x += lean
        part.location = (spot.x, spot.y * math.cos(lean) - spot.z * math.sin(lean) + hinge[1] * MM, spot.y * math.sin(lean) + spot.z * math.cos(lean) + hinge[2] * MM)
    tube([[c * MM for c in at] for at in ((-50, -76, 20), (-50, -94, 20), (-46, -102, 20), (-38, -104, 20), (38, -104, 20), (46, -102, 20), (50, -94, 20), (50, -76, 20))], 6.5 * MM, shell)  # carry handle
    lathe([(r * MM, z * MM) for r, z in ((6, -36), (8, -35), (8.6, -30), (8.6, 30), (8, 35), (6, 36))], (0, -104 * MM, 20 * MM), p.rubber, ALONG_X)  # grip of the handle
    for k in range(-5, 6):  # ribs on the front wall
        if abs(k) in (0, 5):
            box([c * MM for c in (4, 4, 22)], [c * MM for c in (k * 11.6, -DEEP / 2, 19)], shell, bevel=1.5 * MM)
    return places


def _latch(p, shell, x):
    """An orange latch, open on the front wall."""
    for size, at, paint, bevel in (((36, 5, 26), (0, 1, 20), shell, 1.5), ((30, 5, 24), (0, -3.5, 18.5), p.brand, 2), ((22, 3, 3), (0, -6.5, 11), p.brand, 1.2), ((22, 3, 3), (0, -6.5, 16), p.brand, 1.2)):
        box([c * MM for c in size], ((x + at[0]) * MM, (-DEEP / 2 - 1 + at[1]) * MM, at[2] * MM), paint, bevel=bevel * MM)
    cylinder(2.6 * MM, 34 * MM, (x * MM, (-DEEP / 2 - 4) * MM, 31 * MM), p.steel, ALONG_X)


def _circle(radius, x, y, z, count=48):
    return [(x + radius * math.cos(k * 2 * math.pi / count), y + radius * math.sin(k * 2 * math.pi / count), z) for k in range(count)]


def _slab(wide, deep, corner, profile, paint, at=(0, 0, 0)):
    """A slab with rounded corners from (inset, height) pairs."""
    return skin([[[(a, b, z) for a, b in rounded(wide - 2 * inset, deep - 2 * inset, max(corner - inset, 2), 10)] for inset, z in profile]], paint, 32, at, scale=MM)
