"""The open moulded case of the 40-piece socket set: a deck with a well for each piece, a lid, latches, a handle. Units are
millimetres, scaled by MM."""
import math

from assembly import posed
from brand import brand_mark
from materials import material
from meshes import rounded, skin
from shapes import ALONG_X, bevelled, box, cut, cylinder, lathe, tube
from sockets import MM, printed, radii

WIDE, DEEP, RIM, DECK = 280, 160, 40, 31  # the case's base
METRIC = [4, 4.5, 5, 5.5, 6, 7, 8, 9, 10, 11, 12, 13, 14]
INCH = {"3/16": 4.76, "7/32": 5.56, "1/4": 6.35, "9/32": 7.14, "5/16": 7.94, "11/32": 8.73, "3/8": 9.53, "7/16": 11.11, "1/2": 12.7}
ROWS = [  # y of the row, socket height, well depth, gap, sizes by name
    (58, 50, 24, 4.6, [(str(s), s) for s in METRIC[5:12]] + list(INCH.items())[2:]),
    (31, 25, 9, 6.4, [(str(s), s) for s in METRIC]),
    (4, 25, 9, 17.2, list(INCH.items())),
]
HEAD, LONG_BAR, SHORT_BAR, JOINT = (-110, -27), (-46, -54), (88, -27), (88, -54)  # the ratchet's head and the centres of the bays


def case(p, lining=None, lid=74):
    """Builds the empty case. `lining` is the material of the wells' floor; `lid` is how far the lid is open: 180 degrees are
    closed. Returns one tuple per well with the arguments
    of `socket`."""
    shell = material("shell", (0.045, 0.047, 0.052), roughness=0.45, grain=0.10, grain_scale=160)
    tray = material("tray", (0.024, 0.0247, 0.0265), roughness=0.5, grain=0.10, grain_scale=160)
    _slab(WIDE, DEEP, 24, [(5, 0), (1.5, 2), (0, 7), (-1, 33), (-2.5, 35), (-2.5, RIM - 1), (-1.5, RIM), (4, RIM), (5, RIM - 1), (6, DECK - 6)], shell)  # base
    if lining:
        _slab(WIDE - 14, DEEP - 14, 18, [(0, DECK - 8), (0, DECK - 5.8)], lining)  # a sheet below the deck, visible through the wells
    deck, wells = _slab(WIDE - 10, DEEP - 10, 18, [(0, 4), (0, DECK)], tray), []
    places = []
    for y, high, well, gap, sizes in ROWS:
        x = -128
        for name, af in sizes:
            body, nose = radii(af)
            x += body
            places.append((name, af, x, y, DECK - well, high))
            wells.append([_circle(body + 0.7, x, y, z) for z in (DECK - well, DECK + 9)])
            printed(name, 6.2, (x, y - body - 4.0, DECK + 0.15), p.print)  # printed sizes
            x += body + gap
    bays = [(HEAD, _ratchet_bay(), 20), (LONG_BAR, _bar_bay(160), 9), (SHORT_BAR, _bar_bay(84), 9), (JOINT, _bar_bay(48), 10)]
    for (x, y), rim, deep in bays:
        wells.append([[(x + a, y + b, z) for a, b in rim] for z in (DECK - deep, DECK + 9)])
    for words, x, y in (("6 in.", 24, -42.4), ("3 in.", 120, -15.4), ("U-JOINT", 88, -42.4)):
        printed(words, 6.2, (x, y, DECK + 0.15), p.print)
    bevelled(cut(deck, skin(wells, tray, 32, scale=MM)), 0.9 * MM, 3, 40)  # deck with its wells

    hinge = DEEP / 2 + 3
    posed(lambda: _lid(p, shell, tray), (math.radians(lid), 0, 0), (0, hinge * MM, RIM * MM))
    for side in (-1, 1):
        cylinder(4.5 * MM, 44 * MM, [c * MM for c in (side * 88, hinge - 1, RIM - 1)], shell, ALONG_X)  # hinges
        cylinder(2.2 * MM, 47 * MM, [c * MM for c in (side * 88, hinge - 1, RIM - 1)], p.steel, ALONG_X)  # hinge pins
        box([c * MM for c in (44, 5, 22)], [c * MM for c in (side * 88, DEEP / 2 + 1, 29)], shell, bevel=1.5 * MM)  # hinge leaves
        _latch(p, shell, side * 92)
    box([c * MM for c in (112, 2, 22)], [c * MM for c in (0, DEEP / 2 + 0.6, 19)], tray, bevel=0.8 * MM)  # type plate on the rear wall
    for words, size, z in (("TB-1140", 9, 23), ("CHROME VANADIUM STEEL  SATIN CHROME", 6.4, 14.4)):
        printed(words, size, (0, DEEP / 2 + 1.7, z), p.print, (math.pi / 2, 0, math.pi))
    tube([[c * MM for c in at] for at in ((-50, -76, 20), (-50, -94, 20), (-46, -102, 20), (-38, -104, 20), (38, -104, 20), (46, -102, 20), (50, -94, 20), (50, -76, 20))], 6.5 * MM, shell)  # carry handle
    lathe([(r * MM, z * MM) for r, z in ((6, -36), (8, -35), (8.6, -30), (8.6, 30), (8, 35), (6, 36))], (0, -104 * MM, 20 * MM), p.rubber, ALONG_X)  # grip of the handle
    for x in (-58, 58):  # ribs on the front wall
        box([c * MM for c in (4, 4, 22)], [c * MM for c in (x, -DEEP / 2, 19)], shell, bevel=1.5 * MM)
    return places


def _lid(p, shell, tray):
    """The lid, lying open: y is the distance from the hinge, the inside is up."""
    up = DEEP / 2 + 2
    _slab(WIDE, DEEP, 24, [(6, -30), (2, -28), (0, -23), (-1, -6), (-2.5, -4), (-2.5, -1), (-1.5, 0), (4, 0), (5, -1), (8, -23), (11, -25)], shell, (0, up, 0))
    bevelled(_slab(190, 74, 10, [(0, -26), (3, -17)], tray, (0, up + 16, 0)), 2.5 * MM, 3, 40)  # label panel
    for k in range(-10, 11):  # moulded ribs
        for low, high in ((10, 46), (132, 148)) if abs(k) < 8 else ((10, 148),):
            box([c * MM for c in (5, high - low, 9)], [c * MM for c in (k * 12.2, (low + high) / 2, -22)], shell, bevel=2.4 * MM)
    brand_mark(15 * MM, [c * MM for c in (0, up + 34, -16.9)], p.print, (0, 0, 0))
    box([c * MM for c in (150, 2.2, 0.4)], [c * MM for c in (0, up + 17, -16.9)], p.brand, bevel=0)
    printed("40-PIECE SOCKET SET  1/4 in. DRIVE", 12.5, (0, up + 5, -16.8), p.print)
    printed("36 SOCKETS 6-POINT     RATCHET 72 TEETH", 9, (0, up - 9, -16.8), p.print)
    for x in (-92, 92):
        box([c * MM for c in (30, 6, 9)], [c * MM for c in (x, DEEP + 6, -6)], shell, bevel=2 * MM)  # catches
    # the outside: a recessed field with the mark, and skids that the closed case can lie on
    bevelled(_slab(214, 92, 12, [(0, -29), (2, -31.4)], tray, (0, up, 0)), 1 * MM, 3, 40)
    brand_mark(20 * MM, [c * MM for c in (0, up + 13, -31.5)], p.print, (0, math.pi, 0))
    box([c * MM for c in (170, 2.4, 0.4)], [c * MM for c in (0, up - 9, -31.5)], p.brand, bevel=0)
    printed("40-PIECE SOCKET SET  1/4 in. DRIVE", 14, (0, up - 24, -31.5), p.print, (0, math.pi, 0))
    for y in (up - 60, up + 60):
        box([c * MM for c in (190, 7, 4)], [c * MM for c in (0, y, -30)], shell, bevel=1.8 * MM)


def _ratchet_bay():
    """The outline of the ratchet's bay: a round head and a straight handle, as seen from the centre of the head."""
    lap = math.asin(10.8 / 15.5)
    head = [(15.5 * math.cos(t), 15.5 * math.sin(t)) for t in (lap + k * (math.tau - 2 * lap) / 40 for k in range(41))]
    corners = [(144 + 6 * math.cos(t), side * (4.8 + 6 * abs(math.sin(t)))) for side, ts in ((-1, range(9)), (1, range(8, -1, -1))) for t in ((8 - k) * math.pi / 16 for k in ts)]
    return head + corners


def _bar_bay(long):
    """The outline of an extension's bay, with room for two fingers in its middle."""
    side = []
    for k in range(81):
        x = (k / 40 - 1) * long / 2
        corner = max(0, abs(x) - (long / 2 - 5))
        finger = max(0, 1 - (x / 15) ** 2)
        side.append((x, 2 + math.sqrt(max(0, 25 - corner ** 2)) + 3 * finger ** 2))
    return [(x, -y) for x, y in side] + side[::-1]


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
