"""1500 W digital heat gun: round barrel with rear intake grille, steel nozzle with ceramic core, lit temperature display."""
import math

import bpy

from brand import brand_mark, text
from details import laid, ribs, sliced
from glazing import clear_glass
from materials import material, tempered
from meshes import flowing, rounded, skin, superellipse
from moulding import joined, swollen
from photography import eye
from segments import digits
from shapes import ALONG_X, ALONG_Y, UPRIGHT, box, cut, cylinder, finish, label, lathe, outline, placed, ring, tube

SPAN_CM = 26  # longest side of the model without its cord, for scenes with several tools
CAMERA = {"view": eye(35), "fill": 0.78}
VIEWS = [{"beside": ("wheel_stud", (0.2, 0.25), 30), "pose": (0, 0, math.radians(180)), "camera": {"view": (-0.46, -0.80, 0.27), "fill": 0.9}},
         {"camera": {"view": (0.30, -0.90, 0.32), "part": ((0.25, 0.0, 0.70), (0.61, 0.1, 1)), "fill": 0.92}}]
BARREL = 0.47  # radius
FLOOR = -2.02
# grip, from the barrel down to the foot: centre x, height, half depth, half width
GRIP = [(-0.20, -0.10, 0.42, 0.26), (-0.25, -0.45, 0.32, 0.225), (-0.33, -0.72, 0.25, 0.195), (-0.42, -1.05, 0.265, 0.205), (-0.52, -1.42, 0.240, 0.195), (-0.59, -1.72, 0.25, 0.20), (-0.625, -1.88, 0.275, 0.22)]


def model(p):
    without_cord(p)
    cord = tube([(-1.3, 0, -1.92), (-1.55, 0.10, -1.965), (-1.95, 0.75, -1.97), (-2.9, 1.5, -1.97), (-4.6, 1.8, -1.97), (-7.5, 3.6, -1.97)], 0.05, p.rubber)
    cord["leaves"] = True  # it is plugged in, as the display is lit


def without_cord(p):
    ceramic = material("ceramic", (0.62, 0.55, 0.44), roughness=0.75, grain=0.1)
    mica = material("mica", (0.42, 0.27, 0.10), roughness=0.25, clearcoat=0.5)
    barrel = lathe([(0, -0.95), (BARREL, -0.95), (BARREL, -0.1), (BARREL - 0.03, 0.5), (0, 0.5)], (0, 0, 0), p.brand, ALONG_X, bevel=0)
    housing = _fused([barrel, _loft(GRIP, p.brand)], p.brand)  # clamshell housing
    inside = swollen(housing, -0.010, p.dark, 38)  # dark inside of the parting line
    cut(housing, box((9, 0.005, 9), (0, 0, 0), p.dark, 0))
    over = _loft(GRIP[1:], p.rubber, swell=0.016)  # grip overmould
    cut(over, box((1.4, 1, 0.5), (-0.25, 0, -0.42), p.rubber, 0, (0, 0.30, 0)))
    for rib in range(6):  # ribs on the overmould
        z = -1.02 - rib * 0.105
        for side in (-1, 1):
            box((0.26, 0.03, 0.05), (-0.41 + 0.26 * (z + 1.02), side * (0.219 + 0.015 * (z + 1.02)), z), p.rubber, 0.014, (0, 0.25, 0))
    _loft([(-0.63, -1.86, 0.295, 0.24), (-0.64, -1.94, 0.31, 0.25), (-0.645, FLOOR, 0.30, 0.24)], p.plastic, bevel=0.03)  # foot
    outline([(-0.25, -0.46), (-0.06, -0.45), (-0.02, -0.60), (-0.06, -0.78), (-0.05, -0.98), (-0.12, -1.02), (-0.28, -0.94)], 0.255, (0, 0, 0), p.dark, UPRIGHT, rounding=0.05)  # gap around the trigger
    outline([(-0.22, -0.50), (-0.02, -0.48), (0.03, -0.60), (-0.02, -0.76), (0.0, -0.93), (-0.08, -0.99), (-0.25, -0.92)], 0.2, (0, 0, 0), p.brand, UPRIGHT, rounding=0.06)  # trigger

    cap = lathe([(0, -1.36), (0.26, -1.36), (0.38, -1.33), (0.46, -1.24), (0.485, -1.10), (0.485, -0.84), (0, -0.84)], (0, 0, 0), p.plastic, ALONG_X, bevel=0.012)  # intake grille
    lathe([(0.4, -1.3), (0.4, -0.86)], (0, 0, 0), p.dark, ALONG_X)  # dark inside of the slots
    for at, radius in ((-0.84, 0.473), (0.425, 0.447)):
        ring(radius, 0.008, (at, 0, 0), p.dark, ALONG_X)  # gaps between the caps and the housing

    shield = lathe([(0, 0.42), (0.452, 0.42), (0.468, 0.45), (0.468, 0.56), (0.40, 0.80), (0.375, 0.86), (0.32, 0.86), (0.31, 0.70), (0, 0.70)], (0, 0, 0), p.plastic, ALONG_X, bevel=0.012)  # heat shield
    for part, slots, at, length, width in ((cap, 22, -1.07, 0.30, 0.05), (shield, 16, 0.68, 0.20, 0.055)):
        for a in (2 * math.pi * (slot + 0.5) / slots for slot in range(slots)):
            cut(part, box((length, width, 0.2), (at, 0.455 * math.sin(a), 0.455 * math.cos(a)), p.dark, 0, (-a, 0, 0)))
    lathe([(0.385, 0.835), (0.398, 0.85), (0.398, 0.88), (0.33, 0.88), (0.32, 0.86)], (0, 0, 0), p.steel, ALONG_X)  # shield ring
    lathe([(0, 0.72), (0.315, 0.72), (0.315, 0.74), (0, 0.74)], (0, 0, 0), p.dark, ALONG_X)
    lathe([(0.285, 0.72), (0.285, 0.92), (0.27, 0.95), (0.235, 1.03), (0.222, 1.07), (0.222, 1.56), (0.236, 1.58), (0.238, 1.62), (0.228, 1.635), (0.206, 1.635), (0.20, 1.61), (0.20, 1.2)], (0, 0, 0), tempered(), ALONG_X, bevel=0.006)  # nozzle
    lathe([(0.18, 1.2), (0.18, 1.575), (0.195, 1.575), (0.195, 1.2)], (0, 0, 0), mica, ALONG_X)  # mica sleeve
    core = cylinder(0.178, 0.2, (1.46, 0, 0), ceramic, ALONG_X)  # ceramic core
    for hole in range(7):
        a, r = hole * math.pi / 3, 0.115 if hole else 0
        cut(core, cylinder(0.038, 0.3, (1.53, r * math.cos(a), r * math.sin(a)), p.dark, ALONG_X, 0, 32))
    cylinder(0.18, 0.02, (1.42, 0, 0), material("element", (1, 0.16, 0.02), glow=1.5), ALONG_X)

    pod = joined([box((1.02, 0.2, 0.46), (-0.22, -0.405, 0.02), p.plastic, 0.06)], p.plastic, 38)  # control pod
    cut(pod, box((0.60, 0.04, 0.36), (-0.39, -0.51, 0.02), p.dark, 0))  # room of the display
    box((0.598, 0.02, 0.358), (-0.39, -0.487, 0.02), p.glass, 0)  # frame of the display
    box((0.51, 0.002, 0.27), (-0.39, -0.4975, 0.02), p.lit, 0)
    _sheet(rounded(0.598, 0.358, 0.012, 4), clear_glass(), (-0.39, -0.5045, 0.02), (math.pi / 2, 0, 0))  # its window
    digits("550", 0.165, (-0.44, -0.4992, 0.0), UPRIGHT, p.ink)
    label("°F", 0.08, (-0.198, -0.4992, 0.065), p.ink, depth=0)
    label("SET", 0.045, (-0.585, -0.4992, 0.122), p.ink, depth=0)
    for bar in range(5):  # fan strength
        box((0.014, 0.001, 0.02 + 0.012 * bar), (-0.245 + 0.022 * bar, -0.499, -0.078 + 0.006 * bar), p.ink, 0)
    for sign, z in (("+", 0.12), ("–", -0.08)):
        box((0.16, 0.05, 0.13), (0.02, -0.505, z), p.rubber, 0.025)
        label(sign, 0.13, (0.02, -0.531, z), p.print)
    cylinder(0.075, 0.05, (0.185, -0.505, 0.02), p.brand, ALONG_Y, 0.02)  # mode key
    _around(brand_mark(0.12, (0, 0, 0), p.print, (0, 0, 0), depth=0), housing, -0.21, 1.0, p.print)
    _around(text("1500 W", 0.10, p.print, depth=0), housing, -0.53, 0.70, p.print)
    _around(text("120 – 1200 °F", 0.10, p.print, depth=0), housing, -0.02, 0.70, p.print)

    # the other side: the mark, the rating plate and the warning against the hot nozzle
    _around(brand_mark(0.14, (0, 0, 0), p.print, (0, 0, 0), depth=0), housing, -0.20, 0.66, p.print, math.pi)
    _around(_sheet(rounded(0.70, 0.34, 0.03, 6)), housing, -0.39, 0.06, p.print, math.pi, 0.0012)
    for line, (size, words) in enumerate(((0.078, "HEAT GUN  TB-1030"), (0.070, "120 V~  60 Hz  12.5 A"), (0.070, "1500 W   120-1200 °F"))):
        _around(text(words, size, p.dark, depth=0), housing, -0.39, 0.28 - 0.20 * line, p.dark, math.pi, 0.0022)
    for size, paint, lift in ((0.155, p.dark, 0.001), (0.125, material("warning", (0.85, 0.50, 0.02), roughness=0.4), 0.002)):
        corners = [(size * math.sin(turn), size * math.cos(turn) - 0.03) for turn in (0, math.tau / 3, -math.tau / 3)]
        _around(_sheet(corners), housing, 0.16, 0.08, paint, math.pi, lift)
    _around(text("!", 0.17, p.dark, depth=0), housing, 0.16, 0.06, p.dark, math.pi, 0.003)
    _around(text("HOT NOZZLE", 0.062, p.print, depth=0), housing, 0.16, -0.22, p.print, math.pi)
    for at, a in (((0.36, -0.363, 0.259), 0.62), ((0.36, -0.363, -0.259), -0.62), ((-0.27, -0.228, -0.58), 0)):
        _screw((housing, inside), at, a, p)

    relief = ribs(6, 0.09, 0.055, 0.088, 0.004, [(0, 0), (0, 0.035), (0.016, 0.037), (0.016, 0.053)])
    lathe([(0, 0), (0.10, 0), (0.10, 0.08), *relief, (0.055, 0.44), (0, 0.44)], (-0.90, 0, -1.92), p.rubber, (0, -math.pi / 2, 0))  # strain relief
    tube([(-0.62, -0.16, -1.94), (-0.55, -0.235, -1.94), (-0.30, -0.22, -1.95), (-0.14, -0.13, -1.97), (-0.10, 0, -1.975), (-0.14, 0.13, -1.97), (-0.30, 0.22, -1.95), (-0.55, 0.235, -1.94), (-0.62, 0.16, -1.94)], 0.022, p.chrome)  # hang loop


def _around(flat, on, x, rise, paint, turned=0, lift=0.001):
    """Lays the flat print `flat` on the barrel of the housing `on`, `rise` radians above its middle. Pi is the other side."""
    shape = sliced(flat, (0, 0, 0), (0, 1, 0), 0.02, 12)
    side = math.cos(turned)
    for vertex in shape.verts:
        u, v, _ = vertex.co
        angle = rise + v / BARREL
        vertex.co = x + side * u, -side * (BARREL + 0.1) * math.cos(angle), (BARREL + 0.1) * math.sin(angle)
    return laid(shape, on, lambda at: (0, -at.y, -at.z), lift, paint)


def _sheet(points, paint=None, at=(0, 0, 0), turn=(0, 0, 0)):
    """A flat face with the outline `points`."""
    made = bpy.data.meshes.new("sheet")
    made.from_pydata([(x, y, 0) for x, y in points], [], [range(len(points))])
    made.materials.append(paint)
    return placed(made, "sheet", at, turn)


def _loft(stations, paint, swell=0.0, bevel=0.0):
    """A smooth solid through horizontal superellipses (centre x, height, half depth, half width)."""
    return finish(skin([[[(x + u, v, z) for u, v in superellipse(hx + swell, hy + swell, 2.7, 72)] for x, z, hx, hy in flowing(stations)]], paint), paint, bevel)


def _fused(parts, paint, voxel=0.02, rounds=14):
    """Fuses overlapping solids with fillets between them. Unlike `melted`, it does not merge points first."""
    with bpy.context.temp_override(active_object=parts[0], object=parts[0], selected_editable_objects=parts):
        bpy.ops.object.join()
    melt, soften = parts[0].modifiers.new("melt", "REMESH"), parts[0].modifiers.new("soften", "SMOOTH")
    melt.mode, melt.voxel_size, soften.factor, soften.iterations = "VOXEL", voxel, 0.5, rounds
    return joined([parts[0]], paint, 38)


def _screw(shells, at, rise, p):
    """A socket screw in a recess of the `shells`, facing the camera, tilted up by `rise` radians."""
    turn, out = (math.pi / 2 - rise, 0, 0), (0, -math.cos(rise), math.sin(rise))
    put = lambda lift: tuple(a + lift * o for a, o in zip(at, out))
    for shell in shells:
        cut(shell, cylinder(0.056, 0.08, put(0.005), p.dark, turn, 0, 64))
    for radius, height, lift, paint, sides in ((0.058, 0.01, -0.038, p.dark, 64), (0.044, 0.03, -0.030, p.black_steel, 64), (0.021, 0.004, -0.0145, p.dark, 6)):
        cylinder(radius, height, put(lift), paint, turn, 0.004 if sides > 6 else 0, sides)


SIDE = {"inches": 10.2, "model": without_cord}
