"""Twelve combination wrenches, 8 to 19 mm, satin chrome vanadium, in a half unrolled pouch with orange binding."""
import copy
import math

import bpy
from mathutils import Vector, noise

from assembly import posed
from brand import brand_mark
from combination_wrench import MM, eased, length, loft, printed, wrench
from details import slice_again, sliced
from materials import material, woven
from meshes import shaped
from moulding import joined
from photography import eye
from shapes import lathe, placed

SPAN_CM = 41
NOISE = 0.35
POSE = (0, 0, 1.20)
CAMERA = {"view": eye(46), "fill": 0.80, "stop": 11 * 0.13, "focus": (0.4, 0.3, 0.1)}

VIEWS = [
    {"beside": ("caliper_bolt", (0.9, 0.0), 30), "pose": (0, 0, -0.30), "camera": {"view": (0.10, -0.60, 0.72), "fill": 0.93}},
    {"pose": (0, 0, 0.6), "camera": {"view": (0.2, -0.66, 0.66), "part": ((0.27, 0.15, 0), (0.58, 0.46, 0.1)), "fill": 0.99}},
]

SIZES = range(19, 7, -1)
LOW, HIGH, FLAT = -42, 262, 389  # lower and upper edge of the cloth, and the length where it starts to roll up


STRAPS = 0.20, 0.66  # where the two straps are, as shares of the length of a wrench
# Where the cloth is off the floor: the middle (x, y) of each spot, its reach along both and its height
LIFTS = [(0, 268, 60, 34, 13), (0, -48, 34, 26, 4), (110, -52, 36, 24, 5), (238, -52, 44, 22, 2), (338, -54, 30, 26, 5), (118, 272, 44, 40, 8), (228, 268, 30, 14, 3), (385, 110, 16, 190, 6)]
# Creases: where each starts and ends, its height and its width at both ends
CREASES = [((28, 252), (74, 232), 3.2, 3, 12), ((96, 264), (132, 226), 3.6, 9, 3), ((136, 264), (146, 236), 2.2, 6, 3), ((10, 160), (30, 176), 2.2, 8, 3), ((8, 96), (27, 84), 1.8, 7, 3),
           ((66, -46), (84, -26), 2.2, 8, 3), ((150, -46), (141, -20), 2.0, 7, 3), ((352, -46), (372, -16), 2.6, 9, 4), ((345, 262), (378, 232), 2.4, 8, 4)]


def model(p, flat=FLAT):
    """Up to the length `flat` the pouch lies open."""
    p = copy.copy(p)
    p.satin = material("ground", (0.70, 0.71, 0.73), metallic=1, roughness=0.19, grain=0.06, grain_scale=240, stretch=(1, 0.02, 1))  # along the shank
    x, stands = 38, []
    for af in SIZES:
        stands.append((af, x))
        x += 2 * af + 1.5
    before = set(bpy.context.scene.objects)
    _pouch(p, flat, stands)
    for part in [made for made in bpy.context.scene.objects if made not in before]:
        soft = joined([part], part.data.materials[0], 40)
        for vertex in soft.data.vertices:
            vertex.co = _slack(*(c / MM for c in vertex.co), stands) * MM
    for number, (af, x) in enumerate(stands):
        posed(lambda: wrench(p, af, 0), (0, 0, math.radians((0.5, -0.7, 0.2, 0.9)[number % 4])), (x * MM, (1.2, -1, 0.4, -1.6, 0.8)[number % 5] * MM, 0))  # nobody puts them in quite straight


def _pouch(p, flat, stands):
    canvas, webbing = woven("canvas", (0.016, 0.0165, 0.018), 27), woven("webbing", (0.80, 0.10, 0.02), 24)
    cloth = [(s, *_cloth(s, flat)) for s in range(0, FLAT + 170, 2)]
    ring = lambda s, x, z, nx, nz, points: [(x + nx * h, y + _aside(s, y, flat), z + nz * h) for y, h in points]
    loft([ring(*at, _hem(LOW, HIGH, 1.2, 3)) for at in cloth], canvas)
    for edge in (LOW, HIGH):
        loft([ring(*at, [(y, h * (1 + 0.3 * noise.noise((at[0] / 7, edge, 0)))) for y, h in _hem(edge - 5.5, edge + 5.5, 2.1)]) for at in cloth], webbing)  # long bindings
    loft([[(x + _aside(y, 0, flat), y, 0.3 + h * (1 + 0.3 * noise.noise((y / 7, 3, 0)))) for x, h in _hem(-5.5, 5.5, 2.1)] for y in range(LOW - 4, HIGH + 5, 2)], webbing)  # end binding
    for y in (LOW + 14, HIGH - 14):
        lathe([(5 * MM, 0), (8.5 * MM, 0), (9 * MM, 1.2 * MM), (6.5 * MM, 2.2 * MM), (5 * MM, 1.6 * MM), (5 * MM, 0)], (18 * MM, y * MM, 1.1 * MM), p.chrome)  # eyelets
        lathe([(0, 0), (5.2 * MM, 0)], (18 * MM, y * MM, 1.5 * MM), p.dark, bevel=0)
    run = [(s, y + _aside(s, y, flat)) for y in (LOW + 4, HIGH - 4) for s in range(8, FLAT, 5)]
    _quads([[(s + a, y + b, 2.45) for a, b in ((-1.6, -0.35), (1.6, -0.35), (1.6, 0.35), (-1.6, 0.35))] for s, y in run], p.dark)  # seams
    for af, x in stands:
        _print(printed(str(af), 12, (x, LOW + 15, 1.4), p.print), (x, LOW + 15), p.print)  # printed sizes
    for share in STRAPS:
        _strap(stands, share, webbing, p)  # elastic straps
    _print(brand_mark(15 * MM, (272 * MM, (HIGH - 26) * MM, 1.4 * MM), p.print, (0, 0, 0)), (272, HIGH - 26), p.print)
    _print(printed("12 COMBINATION WRENCHES  8-19 mm", 13, (272, HIGH - 48, 1.4), p.brand), (272, HIGH - 48), p.brand)


def _print(flat, at, paint):
    """Gives the print `flat` around `at` points every 4 mm, so that it follows the cloth."""
    shape = sliced(flat, (at[0] * MM, at[1] * MM, 0), (1, 0, 0), 4 * MM, 30)
    slice_again(shape, (at[0] * MM, at[1] * MM, 0), (0, 1, 0), 4 * MM, 4)
    shaped(shape, paint)


def _slack(x, y, z, stands):
    """Where the point (x, y, z) of the cloth is, in mm. The roll is slack, too."""
    loose = eased((z - 2) / 14) * eased((x - FLAT + 30) / 10)
    x += loose * (3.2 * noise.noise((y / 80, 1.7, 0)) + 1.1 * noise.noise((y / 24, z / 20, 4)))
    return Vector((x, y, z * (1 - loose * (0.07 + 0.06 * noise.noise((y / 65, 8.2, 0)))) + _rise(x, y, stands)))


def _rise(x, y, stands):
    """How far the cloth at (x, y) is above the floor, in mm: it has been rolled up often, and the straps pull it up between the wrenches."""
    if x > FLAT:
        return 0
    rise = sum(high * math.exp(-((x - a) / wide) ** 2 - ((y - b) / deep) ** 2) for a, b, wide, deep, high in LIFTS)
    for (a, b), (c, d), high, near, far in CREASES:
        along = ((x - a) * (c - a) + (y - b) * (d - b)) / math.hypot(c - a, d - b) ** 2
        off = abs((x - a) * (d - b) - (y - b) * (c - a)) / math.hypot(c - a, d - b)
        rise += high * eased(along + 0.6) * eased(1.5 - along) / math.cosh(off / (near + (far - near) * min(1, max(0, along)))) ** 2
    for (af, a), (smaller, b) in zip(stands, stands[1:]):
        if a < x < b:
            pulled = max(math.exp(-abs(y - share * length(af)) / 16) for share in STRAPS)
            slack = 0.5 + 0.5 * noise.noise((a / 9, y / 70, 1.3))
            within = eased((y + af) / 14) * eased((length(smaller) - 0.5 * af - y) / 20)
            rise += (0.11 * af * slack + 0.16 * af * pulled) * within * math.sin(math.pi * (x - a) / (b - a)) ** 2
    return rise * eased((FLAT - x) / 8)


def _aside(s, y, flat):
    """How far the edge of the cloth is out of line at the length `s`. It was not rolled up quite straight."""
    return 1.1 * noise.noise((s / 60, y, 7)) + 9 * max(0, s - flat) / 170


def _strap(stands, share, paint, p):
    """An elastic strap over all wrenches at `share` of their length, with stitches between them."""
    def height(x):
        rise = 0
        for af, centre in stands:
            rise = max(rise, (0.45 * af + 0.4) * eased((af - abs(x - centre)) / (0.72 * af)))
        return 1.6 + rise

    ends = [(x, share * length(af)) for af, x in (stands[0], stands[-1])]
    slope = (ends[1][1] - ends[0][1]) / (ends[1][0] - ends[0][0])
    line = [(x, ends[0][1] + slope * (x - ends[0][0]), height(x)) for x in range(13, 381)]
    loft([[(x, y + b * (1.06 - 0.012 * z) + 0.9 * noise.noise((x / 13, share, 0)), z + h) for b, h in _hem(-9, 9, 0.7, 3)] for x, y, z in line], paint)  # narrower where it is stretched
    gaps = [17] + [(a[1] + a[0] + b[1] - b[0]) / 2 for a, b in zip(stands, stands[1:])] + [376]
    for gap in gaps:
        y = ends[0][1] + slope * (gap - ends[0][0])
        for offset in (-0.9, 0.9):
            loft([[(gap + offset + a, y + side * 7.5, 2.5 + b) for a, b in ((-0.35, 0), (0.35, 0), (0.35, 0.3), (-0.35, 0.3))] for side in (-1, 1)], p.dark)  # stitches


def _cloth(s, flat):
    """The x, z and normal of the cloth at the length `s`. It is flat, then rolled up."""
    if s <= flat:
        return s, 0, 0, 1
    turn, left, radius = 0.0, s - flat, 20.0
    x, z = flat, 0
    while left > 0:
        x, z = x + math.cos(turn), z + math.sin(turn)
        turn, left, radius = turn + 1 / radius, left - 1, radius - 0.052
    return x, z, -math.sin(turn), math.cos(turn)


def _hem(low, high, half, apart=None):
    """A flat cross-section with rounded edges from `low` to `high`, with points `apart`. `half` is half the thickness."""
    count = round((high - low) / apart) if apart else 1
    right = [(low + half + (high - low - 2 * half) * k / count, half) for k in range(1, count)]
    right += [(high - half + half * math.sin(t), half * math.cos(t)) for t in (k * math.pi / 8 for k in range(9))]
    return right + [(low + high - a, -b) for a, b in right]


def _quads(quads, paint):
    mesh = bpy.data.meshes.new("quads")
    mesh.from_pydata([[c * MM for c in point] for quad in quads for point in quad], [], [range(4 * k, 4 * k + 4) for k in range(len(quads))])
    mesh.materials.append(paint)
    placed(mesh, "quads")


SIDE = {"inches": 22, "model": lambda p: model(p, FLAT + 170), "pose": (math.pi / 2, 0, 0)}  # the pouch open, from above
