"""Twelve combination wrenches, 8 to 19 mm, satin chrome vanadium, in a half unrolled pouch with orange binding."""
import copy
import math

import bpy

from brand import brand_mark
from combination_wrench import MM, eased, length, loft, printed, wrench
from materials import material, woven
from photography import eye
from shapes import lathe, placed

SPAN_CM = 41
POSE = (0, 0, 1.20)
CAMERA = {"view": eye(46), "fill": 0.70}

VIEWS = [
    {"beside": ("caliper_bolt", (0.9, 0.0), 30), "pose": (0, 0, -0.30), "camera": {"view": (0.10, -0.60, 0.72), "fill": 0.93}},
    {"pose": (0, 0, 0.6), "camera": {"view": (0.2, -0.66, 0.66), "part": ((0.27, 0.15, 0), (0.58, 0.46, 0.1)), "fill": 0.99}},
]

SIZES = range(19, 7, -1)
LOW, HIGH, FLAT = -42, 262, 389  # lower and upper edge of the cloth, and the length where it starts to roll up


def model(p, flat=FLAT):
    """Up to the length `flat` the pouch lies open."""
    p = copy.copy(p)
    p.satin = material("ground", (0.70, 0.71, 0.73), metallic=1, roughness=0.19, grain=0.06, grain_scale=240, stretch=(1, 0.02, 1))  # along the shank
    canvas = woven("canvas", (0.013, 0.0135, 0.015), 13)
    webbing = woven("webbing", (0.80, 0.10, 0.02), 18)
    cloth = [_cloth(s, flat) for s in range(0, FLAT + 170, 2)]
    loft([[(x + nx * h, y, z + nz * h) for y, h in _hem(LOW, HIGH, 1.2)] for x, z, nx, nz in cloth], canvas)  # pouch
    for edge in (LOW, HIGH):
        loft([[(x + nx * h, y, z + nz * h) for y, h in _hem(edge - 5.5, edge + 5.5, 2.6)] for x, z, nx, nz in cloth], webbing)  # long bindings
    loft([[(x, y, 0.3 + h) for x, h in _hem(-5.5, 5.5, 2.4)] for y in range(LOW - 4, HIGH + 5, 2)], webbing)  # end binding
    for y in (LOW + 14, HIGH - 14):
        lathe([(5 * MM, 0), (8.5 * MM, 0), (9 * MM, 1.2 * MM), (6.5 * MM, 2.2 * MM), (5 * MM, 1.6 * MM), (5 * MM, 0)], (18 * MM, y * MM, 1.1 * MM), p.chrome)  # eyelets
        lathe([(0, 0), (5.2 * MM, 0)], (18 * MM, y * MM, 1.5 * MM), p.dark, bevel=0)
    run = [(s, y) for y in (LOW + 4, HIGH - 4) for s in range(8, FLAT, 5)]
    _quads([[(s + a, y + b, 2.95) for a, b in ((-1.6, -0.35), (1.6, -0.35), (1.6, 0.35), (-1.6, 0.35))] for s, y in run], p.dark)  # seams
    x, stands = 38, []
    for af in SIZES:
        stands.append((af, x))
        wrench(p, af, x)  # wrenches
        printed(str(af), 12, (x, LOW + 15, 1.4), p.print)  # printed sizes
        x += 2 * af + 1.5
    for share in (0.20, 0.66):
        _strap(stands, share, webbing, p)  # elastic straps
    brand_mark(15 * MM, (286 * MM, (HIGH - 26) * MM, 1.4 * MM), p.print, (0, 0, 0))
    printed("12 COMBINATION WRENCHES  8-19 mm", 13, (286, HIGH - 48, 1.4), p.brand)


def _strap(stands, share, paint, p):
    """An elastic strap over all wrenches at `share` of their length, with stitches between them."""
    def height(x):
        rise = 0
        for af, centre in stands:
            rise = max(rise, (0.42 * af + 0.4) * eased((0.92 * af - abs(x - centre)) / (0.50 * af)))
        return 1.6 + rise

    ends = [(x, share * length(af)) for af, x in (stands[0], stands[-1])]
    slope = (ends[1][1] - ends[0][1]) / (ends[1][0] - ends[0][0])
    line = [(x, ends[0][1] + slope * (x - ends[0][0]), height(x)) for x in range(13, 381)]
    loft([[(x, y + b, z + h) for b, h in _hem(-9, 9, 0.7)] for x, y, z in line], paint)
    gaps = [17] + [(a[1] + a[0] + b[1] - b[0]) / 2 for a, b in zip(stands, stands[1:])] + [376]
    for gap in gaps:
        y = ends[0][1] + slope * (gap - ends[0][0])
        for offset in (-0.9, 0.9):
            loft([[(gap + offset + a, y + side * 7.5, 2.5 + b) for a, b in ((-0.35, 0), (0.35, 0), (0.35, 0.3), (-0.35, 0.3))] for side in (-1, 1)], p.dark)  # stitches


def _cloth(s, flat):
    """The x, z and normal of the cloth at the length `s`. It is flat, then rolled up."""
    if s <= flat:
        return s, 0, 0, 1
    turn, left, radius = 0.0, s - flat, 17.0
    x, z = flat, 0
    while left > 0:
        x, z = x + math.cos(turn), z + math.sin(turn)
        turn, left, radius = turn + 1 / radius, left - 1, radius - 0.045
    return x, z, -math.sin(turn), math.cos(turn)


def _hem(low, high, half):
    """A flat cross-section with rounded edges from `low` to `high`. `half` is half the thickness."""
    right = [(high - half + half * math.sin(t), half * math.cos(t)) for t in (k * math.pi / 8 for k in range(9))]
    return right + [(low + high - a, -b) for a, b in right]


def _quads(quads, paint):
    mesh = bpy.data.meshes.new("quads")
    mesh.from_pydata([[c * MM for c in point] for quad in quads for point in quad], [], [range(4 * k, 4 * k + 4) for k in range(len(quads))])
    mesh.materials.append(paint)
    placed(mesh, "quads")


SIDE = {"inches": 22, "model": lambda p: model(p, FLAT + 170), "pose": (math.pi / 2, 0, 0)}  # the pouch open, from above
