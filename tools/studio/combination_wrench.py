"""A combination wrench of any size: I-beam shank, tilted 12-point box end, open end. Units are millimetres, scaled by MM."""
import math

from brand import brand_mark, text
from meshes import skin
from shapes import bevelled

MM = 1 / 130
TILT = math.radians(15)  # of both heads: the box end up from the shank, the jaws to the side


def length(af):
    """The overall length: 127 mm for 8 mm, 249 mm for 19 mm."""
    return 38.3 + 11.09 * af


def printed(words, size, at, paint, turn=(0, 0, 0)):
    """A label in the store's font."""
    return text(words, size * MM, paint, [c * MM for c in at], turn, 0.0005)


def wrench(p, af, x):
    """One wrench along +Y on the cloth with the centre of its box end at (x, 0). `af` is the size across flats."""
    apart = length(af) - 1.52 * af  # distance between the centres of the two heads
    first, last = 0.66 * af, apart - 0.62 * af
    floor = 1.2

    def shank(y):  # half width, half thickness and height of the centre at y
        along = (y - first) / (last - first)
        to_box, to_open = max(0, 1 - (y - first) / (0.9 * af)), max(0, 1 - (last - y) / (1.25 * af))
        wide = af * (0.33 + 0.11 * along + 0.20 * to_box ** 2 + 0.34 * to_open ** 2)
        return wide, af * (0.165 + 0.03 * along + 0.05 * to_box ** 2), af * (0.21 + 0.24 * max(0, 1 - (y - first) / (3.2 * af)) ** 2)

    start, end, rings = first + 1.5 * af, last - 1.55 * af, []
    for step in range(121):
        y = first + (last - first) * step / 120
        wide, thick, centre = shank(y)
        panel = 0.60 * shank((start + end) / 2)[0] + 0.11 * af * ((y - start) / (end - start) - 0.5)
        top = []
        for k in range(-30, 31):
            s = math.sin(k / 30 * math.pi / 2) if abs(k) > 24 else k / 24 * math.sin(24 / 30 * math.pi / 2)
            past = max(start + panel - y, y - end + panel, 0)
            inside = panel - math.hypot(s * wide, past)  # distance from the edge of the recessed panel
            dip = 0.075 * af * eased(inside / (0.05 * af) + 0.3)
            top.append((s * wide, thick * max(0, 1 - abs(s) ** 4.5) ** 0.42 - dip))
        rings.append([(a, y, centre + b) for a, b in top] + [(a, y, centre - b) for a, b in top[-2:0:-1]])
    loft(rings, p.satin, (x, 0, floor))  # I-beam shank
    _box_end(af, p.satin, (x, 0, floor + 0.52 * af))
    loft([[(a, b, z) for a, b in _open_end(af)] for z in (0.0, 0.42 * af)], p.satin, (x, apart, floor), (0, 0, TILT), bevel=0.055 * af)  # open end
    wide, thick, centre = shank((start + end) / 2)
    face = floor + centre + thick - 0.075 * af
    stamp = lambda where: (x, start + (end - start) * where, face + 0.06)
    printed(str(af), 0.80 * af, stamp(0.66), p.dark, (0, 0, math.pi / 2))  # stamp
    brand_mark(0.24 * af * MM, [c * MM for c in stamp(0.40)], p.dark, (0, 0, math.pi / 2), depth=0.0005)
    printed(str(af), 0.55 * af, (x + math.sin(TILT) * 0.74 * af, apart - math.cos(TILT) * 0.74 * af, floor + 0.42 * af + 0.03), p.dark)


def _box_end(af, paint, at):
    """A 12-point ring, tilted up from the shank."""
    def points(turn):  # two hexagons, one turned by 30 degrees
        return max(0.51 * af / math.cos((turn + shift) % (math.pi / 3) - math.pi / 6) for shift in (0, math.pi / 6))

    high = 0.33
    profile = [(0.70, -high), (0.735, -high + 0.06), (0.755, -0.1), (0.755, 0.1), (0.735, high - 0.06), (0.70, high - 0.01), (0.66, high), (0.63, high)]
    bore = [(0.615, high), (0.0, high - 0.07), (0.0, 0.07 - high), (0.615, -high), (0.66, -high)]
    rings = [[(r * af, z * af, False) for r, z in profile], [(r * af, z * af, True) for r, z in bore]]
    turns = [k * math.pi / 48 for k in range(96)]
    loft([[(max(r, points(t) if hole else 0) * math.cos(t), max(r, points(t) if hole else 0) * math.sin(t), z) for t in turns] for r, z, hole in rings[0] + rings[1]], paint, at, (-TILT, 0, 0), wrap=True, sharp=26)


def _open_end(af):
    """The outline of the open end, jaws along +Y."""
    throat = [(0.50, 0.62), (0.50, -0.22), (0.44, -0.33), (0.30, -0.45), (0.14, -0.52), (0, -0.54)]
    tip = [(0.51, 0.69), (0.54, 0.74), (0.59, 0.765), (0.65, 0.755), (0.70, 0.725)]
    back = [(math.sin(t), math.cos(t)) for t in (math.radians(d) for d in range(48, 181, 4))]
    half = throat[::-1] + tip + back
    return [(x * af, y * af) for x, y in half] + [(-x * af, y * af) for x, y in half[-2:0:-1]]


def eased(x):
    """Smoothstep of `x`, clamped to 0 to 1."""
    x = min(1, max(0, x))
    return x * x * (3 - 2 * x)


def loft(rings, paint, at=(0, 0, 0), turn=(0, 0, 0), wrap=False, bevel=0, sharp=40):
    """A mesh over closed rings of points in millimetres. It is capped at both ends, or with `wrap` joined to the first."""
    made = skin([rings], paint, sharp, at, turn, MM, "joined" if wrap else "capped")
    return bevelled(made, bevel * MM, 4, 50) if bevel else made
