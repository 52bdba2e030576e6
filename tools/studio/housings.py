"""Round housings and rubber pads on a surface, for grinders and polishers. Units are arbitrary, angles are degrees."""
import math

from details import slice_again, sliced
from meshes import shaped
from shapes import cut, cylinder, lathe


def surface(sections):
    """The smooth surface through `sections` along X, as a function of (x, angle from +Y towards +Z, lift above it)."""
    def at(x, angle, lift=0.0):
        i = max(0, min(len(sections) - 2, sum(s[0] <= x for s in sections) - 1))
        before, a, b, after = (sections[max(0, min(len(sections) - 1, i + k))] for k in (-1, 0, 1, 2))
        step, t = b[0] - a[0], (x - a[0]) / (b[0] - a[0])
        w, h, mid, power = (v0 + (v1 - v0) * (3 - 2 * t) * t**2
                            + step * ((t**3 - 2 * t**2 + t) * (v1 - u) / (b[0] - before[0]) + (t**3 - t**2) * (v - v0) / (after[0] - a[0]))
                            for u, v0, v1, v in zip(before[1:], a[1:], b[1:], after[1:]))
        c, s = math.cos(math.radians(angle)), math.sin(math.radians(angle))
        k = (abs(c) ** power + abs(s) ** power) ** (-1 / power)
        return x, (w + lift) * k * c, mid + (h + lift) * k * s
    return at


def housing(skin, start, end, paint, round_end=.018, seams=(), steps=48):
    """A solid housing under `skin` from `start` to `end`, with rounded ends and parting lines at the angles in `seams`."""
    head = [(1 - round_end * (1 - math.sin(math.radians(q))), start + round_end * (1 - math.cos(math.radians(q)))) for q in range(0, 91, 15)]
    tail = [(r, start + end - x) for r, x in reversed(head)]
    waist = [(1, start + round_end + (end - start - 2 * round_end) * i / steps) for i in range(1, steps)]
    made = lathe([(0, start)] + head + waist + tail + [(0, end)], (0, 0, 0), paint, bevel=0)
    for vertex in made.data.vertices:
        r, x = math.hypot(vertex.co.x, vertex.co.y), vertex.co.z
        angle = math.degrees(math.atan2(vertex.co.y, vertex.co.x)) % 360
        for off, seam in ((angle - seam, seam) for seam in seams):
            if abs(off) < .1 < r:
                r -= .02
            elif abs(off) < 4:
                angle = seam + math.copysign(1.2, off)
        vertex.co = skin(x, angle, r - 1) if r > .5 else (x, 0, (skin(x, 90)[2] + skin(x, 270)[2]) / 2)
    return made


def pad(skin, centre, half, rise, paint, power=3.5):
    """An overmoulded panel on `skin`: a rounded rectangle centred on `centre` (x, angle), raised by `rise`."""
    profile = [(.9 * i / 14, 1) for i in range(15)] + [(.94, .95), (.97, .8), (.985, .55), (1, -.3)]
    made = lathe(profile, (0, 0, 0), paint, bevel=0)
    for vertex in made.data.vertices:
        f, turn, h = math.hypot(vertex.co.x, vertex.co.y), math.atan2(vertex.co.y, vertex.co.x), vertex.co.z
        c, s = math.cos(turn), math.sin(turn)
        k = f * (abs(c) ** power + abs(s) ** power) ** (-1 / power)
        vertex.co = skin(centre[0] + half[0] * k * c, centre[1] - half[1] * k * s, rise * h)
    return made


def screws(shell, skin, places, radii, sunk, bevel, p):
    """Socket screws in recesses at the `places` (x, angle) of `shell`. `radii` are those of recess, head and hexagon."""
    recess, head, hexagon = radii
    for x, angle in places:
        turn = (math.radians(angle - 90), 0, 0)
        cut(shell, cylinder(recess, .1, skin(x, angle), p.dark, turn, 0))
        cylinder(head, .02, skin(x, angle, -sunk), p.steel, turn, bevel)
        cylinder(hexagon, .021, skin(x, angle, .001 - sunk), p.dark, turn, 0, 6)


def printed(flat, skin, girth, x, angle, paint, reads=1, lift=.001):
    """Lays the text `flat` on the surface `skin`, which is about `girth` from the axis. It `reads` towards the head, or
    with -1 towards the cord."""
    shape = sliced(flat, (0, 0, 0), (0, 1, 0), .01, 12)
    slice_again(shape, (0, 0, 0), (1, 0, 0), .03, 14)
    made = shaped(shape, paint)
    for vertex in made.data.vertices:
        along, up, out = vertex.co
        vertex.co = skin(x + reads * along, angle - reads * math.degrees(up / girth), out + lift)
