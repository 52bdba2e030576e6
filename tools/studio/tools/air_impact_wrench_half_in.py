"""1/2 in. composite air impact wrench: pistol grip, hammer case, square drive, air inlet under the grip."""
import math

from mathutils import Vector
from mathutils.bvhtree import BVHTree

from brand import brand_mark, text
from details import laid, slice_again, sliced
from materials import material
from meshes import skin, superellipse
from moulding import joined, melted, overmoulded
from photography import eye
from shapes import ALONG_X, ALONG_Y, UPRIGHT, box, cut, cylinder, lathe, outline, ring

SPAN_CM = 20  # longest side of the real tool, for scenes with several tools
POSE = (-1.4538, -0.0599, 0.25)  # on its left flank
CAMERA = {"view": eye(5), "fill": 0.70}
VIEWS = [
    {"beside": ("lug_nut", (0.12, 0.2), 35), "pose": (1.4198, 0, 0.20 + math.pi), "camera": dict(view=(0.05, -0.56, 0.82), fill=0.90)},  # on its right flank
    {"pose": (-1.4538, -0.0599, -0.75), "camera": dict(view=(0.20, -0.80, 0.45), part=((0.60, 0, 0), (1, 0.55, 1)), fill=1.0)},
]
RAKE = 0.20  # tilt of the grip, radians
GRIP = (-0.40, -0.40)  # x, z where the axis of the grip meets the motor
CORNERS = [math.pi / 4 + quarter * math.pi / 2 for quarter in range(4)]  # angles of the four long case bolts
BOLTS = 0.52  # their distance from the axis
RIGHT, LEFT = -1, 1  # flanks of the housing, as signs of y


def model(p):
    cast = material("cast", (0.125, 0.125, 0.132), metallic=1, roughness=0.36, grain=0.14, grain_scale=90)
    moulded = material("moulded", (0.034, 0.035, 0.040), roughness=0.40, grain=0.08, grain_scale=320)

    # composite housing: motor barrel, bolt bosses and grip in one moulding
    barrel = _loft([(-1.02, 0, 0.42, 0.42, 2.2), (-0.97, 0, 0.49, 0.48, 2.3), (-0.8, 0, 0.535, 0.52, 2.4), (-0.3, 0, 0.545, 0.53, 2.4), (0.2, 0, 0.56, 0.56, 2.1), (0.3, 0, 0.56, 0.56, 2.0), (0.31, 0, 0.56, 0.56, 2.0)], (0, 0, 0), ALONG_X)
    bosses = [lathe([(0, -0.55), (0.05, -0.5), (0.10, 0.1), (0.105, 0.32), (0, 0.32)], (0, BOLTS * math.cos(a), BOLTS * math.sin(a)), p.dark, ALONG_X) for a in CORNERS]
    grip = _loft([(0.25, 0.02, 0.44, 0.30, 2.3), (0, 0.02, 0.42, 0.29, 2.3), (-0.3, 0.01, 0.35, 0.275, 2.4), (-0.52, 0.0, 0.34, 0.28, 2.3), (-0.80, 0.015, 0.375, 0.305, 2.3), (-1.06, 0.0, 0.315, 0.275, 2.3), (-1.2, 0.0, 0.33, 0.285, 2.3), (-1.3, 0.0, 0.37, 0.31, 2.4), (-1.31, 0.0, 0.37, 0.31, 2.4)], (GRIP[0], 0, GRIP[1]), (0, RAKE, 0))
    body = melted([barrel, grip, *bosses], moulded, 0.014, 24)

    back = [(-1.2, 0.1), (-0.86, -0.02), (-0.80, -0.30), (-0.62, -0.62), (-0.30, -0.90), (-0.02, -1.02), (-0.1, -1.35), (-0.2, -1.60), (-0.9, -1.72), (-1.3, -1.2)]
    wrap = overmoulded(body, 0.016, [outline(back, 2, (0, 0, 0), p.dark, UPRIGHT, 0)], p.rubber, 0.006, 5)  # overmould on the grip and up the back
    _dots(wrap, [_on_grip(-0.60 - 0.056 * row, -0.20 + 0.064 * column + 0.032 * (row % 2)) for row in range(11) for column in range(8) if row > column - 3], p.rubber)  # grip texture
    ribs = [box((0.03, 2, 0.62), (-0.78 + 0.075 * rib, 0, 0.36), p.dark, 0, (0, 0.25, 0)) for rib in range(5)]
    overmoulded(body, 0.02, ribs, moulded, 0.005, 4)  # moulded ribs on both flanks and the roof
    badge = [(-0.31, 0.09, "VECTOR"), (-0.39, -0.22, "VECTOR"), (0.298, -0.22, "VECTOR"), (0.298, 0.09, "VECTOR")]
    panel = overmoulded(body, 0.012, [outline(badge, 2, (0, 0, 0), p.dark, UPRIGHT, 0)], p.brand, 0.005, 2)  # side panel, up to the gasket
    for side, large, small in [(RIGHT, "1/2 in.", "950 ft-lb"), (LEFT, "TWIN HAMMER", "8,500 rpm   90 psi")]:
        _print(panel, _words(large, 0.18 if side == RIGHT else 0.12, p.print), (-0.03, -0.03), p.print, side)
        _print(panel, _words(small, 0.085, p.print), (-0.04, -0.155), p.print, side)
        _print(body, brand_mark(0.085, (0, 0, 0), p.print, depth=0), (-0.065, 0.235), p.print, side)

    # hammer case: a casting with bolt bosses, a shoulder and a nose
    case = lathe([(0, 0.34), (0.585, 0.34), (0.585, 0.42), (0.55, 0.46), (0.545, 0.80), (0.52, 0.86), (0.50, 0.865), (0.42, 1.0), (0.31, 1.06), (0.30, 1.16), (0.27, 1.19), (0, 1.19)], (0, 0, 0), cast, ALONG_X)
    lugs = [lathe([(0, 0.34), (0.105, 0.34), (0.105, 0.46), (0.08, 0.50), (0, 0.52)], (0, BOLTS * math.cos(a), BOLTS * math.sin(a)), cast, ALONG_X) for a in CORNERS]
    cut(case, joined([cylinder(0.1, 0.5, (0.73, 1.08 * BOLTS * math.cos(a), 1.08 * BOLTS * math.sin(a)), p.dark, ALONG_X, 0, 48) for a in CORNERS]))  # room for a hex key
    melted([case, *lugs], cast, 0.009, 3)
    for a in CORNERS:
        y, z = BOLTS * math.cos(a), BOLTS * math.sin(a)
        lathe([(0, 0.48), (0.066, 0.48), (0.066, 0.585), (0.058, 0.593), (0.036, 0.593), (0.036, 0.56), (0, 0.56)], (0, y, z), p.steel, ALONG_X)  # bolt head
    down = math.radians(-24)
    for radius, height, rise, paint, sides in [(0.065, 0.03, 0.548, p.black_steel, 96), (0.05, 0.03, 0.554, p.steel, 96), (0.027, 0.03, 0.5555, p.dark, 6)]:
        cylinder(radius, height, (0.63, -rise * math.cos(down), rise * math.sin(down)), paint, (math.pi / 2 - down, 0, 0), 0.004, sides)  # oil plug
    lathe([(0, 0.29), (0.575, 0.29), (0.59, 0.31), (0.59, 0.33), (0.575, 0.35), (0, 0.35)], (0, 0, 0), p.brand, ALONG_X)  # gasket between motor and case
    lathe([(0.2, 1.15), (0.24, 1.15), (0.24, 1.205), (0.20, 1.215), (0.16, 1.2)], (0, 0, 0), p.steel, ALONG_X)  # nose bushing
    lathe([(0, 1.1), (0.145, 1.1), (0.145, 1.235), (0.125, 1.255), (0, 1.255)], (0, 0, 0), p.steel, ALONG_X, 0.008)  # anvil collar
    for length, centre in [(0.22, 1.33), (0.075, 1.495)]:
        box((length, 0.19, 0.19), (centre, 0, 0), p.steel, 0.02)  # square drive, in two lands
    lathe([(0, 1.2), (0.088, 1.2), (0.088, 1.5), (0, 1.5)], (0, 0, 0), p.black_steel, ALONG_X)  # groove between the lands
    ring(0.092, 0.014, (1.448, 0, 0), p.black_steel, ALONG_X)  # friction ring

    # back: bumper, power dial and the forward and reverse lever
    melted([_loft([(-1.17, 0, 0.36, 0.36, 2.6), (-1.15, 0, 0.40, 0.40, 2.6), (-1.04, 0, 0.44, 0.44, 2.4), (-1.03, 0, 0.44, 0.44, 2.4)], (0, 0, 0), ALONG_X)], p.rubber, 0.012, 3)
    dial = lathe([(0, -1.36), (0.19, -1.36), (0.22, -1.33), (0.225, -1.2), (0.24, -1.15), (0, -1.15)], (0, 0, 0), p.brand, ALONG_X, 0.01)  # power dial
    cut(dial, joined([cylinder(0.018, 0.2, (-1.3, 0.23 * math.cos(a), 0.23 * math.sin(a)), p.dark, ALONG_X, 0, 16) for a in (notch * math.pi / 10 for notch in range(20))]))  # finger notches
    lever = math.radians(207)  # angle of the forward and reverse lever, seen from the front
    melted([box(size, (x, reach * math.cos(lever), reach * math.sin(lever)), p.grey, 0.03, (lever, 0, 0)) for reach, size, x in [(0.33, (0.09, 0.50, 0.15), -1.215), (0.545, (0.20, 0.09, 0.20), -1.16)]], p.plastic, 0.009, 5)
    for notch in (-0.05, 0, 0.05):
        box((0.16, 0.03, 0.018), (-1.16, 0.588 * math.cos(lever) - notch * math.sin(lever), 0.588 * math.sin(lever) + notch * math.cos(lever)), p.brand, 0.006, (lever, 0, 0))
    for name, at in [("F", (-0.91, -0.07)), ("R", (-0.84, -0.31))]:
        _print(wrap, _words(name, 0.09, p.print), at, p.print, RIGHT)
    for name, angle in [("1", 1.1), ("2", 0), ("3", -1.1)]:
        digit = _words(name, 0.15, p.print)
        digit.location, digit.rotation_euler = (-1.361, 0.11 * math.sin(angle), 0.11 * math.cos(angle)), (math.pi / 2, -angle, -math.pi / 2)  # forward power settings

    # trigger
    overmoulded(body, 0.006, [box((0.5, 0.33, 0.44), (0.08, 0, -0.72), p.dark, 0)], p.dark)  # gap around the trigger
    finger = [(0.195, 0.045, 0.06), (0.19, 0.08, 0.09), (0.17, 0.105, 0.12), (0.12, 0.122, 0.132), (0.05, 0.105, 0.135), (-0.02, 0.085, 0.135), (-0.08, 0.088, 0.135), (-0.14, 0.105, 0.132), (-0.18, 0.095, 0.118), (-0.20, 0.06, 0.09), (-0.205, 0.03, 0.06)]
    _loft([(z, (front - 0.2) / 2, (front + 0.2) / 2, half, 3.0) for z, front, half in finger], (-0.045, 0, -0.72), (0, RAKE * 0.5, 0), p.brand)  # trigger, hollow for the finger
    pin = (-0.20, -0.56)
    wide = 2 * abs(_reach(body, pin, RIGHT).y)
    cut(body, cylinder(0.040, 2, (pin[0], 0, pin[1]), p.dark, ALONG_Y, 0, 48))
    cylinder(0.0395, wide - 0.05, (pin[0], 0, pin[1]), p.dark, ALONG_Y, 0)
    cylinder(0.032, wide - 0.006, (pin[0], 0, pin[1]), p.steel, ALONG_Y, 0.006)  # trigger pin, flush in its hole

    # base of the grip: exhaust collar, inlet bushing and quick-connect plug
    lean, at = (0, RAKE, 0), (GRIP[0], 0, GRIP[1])
    collar = melted([_loft([(-1.29, 0, 0.35, 0.295, 2.4), (-1.30, 0, 0.385, 0.325, 2.4), (-1.45, 0, 0.395, 0.33, 2.4), (-1.48, 0, 0.36, 0.30, 2.4), (-1.50, 0, 0.28, 0.22, 2.4)], at, lean)], p.grey, 0.012, 2)
    slots = [box((0.035, 0.9, 0.10), _on_grip(-1.385, -0.20 + 0.08 * slot), p.dark, 0, lean) for slot in range(6)]
    slots += [box((0.3, 0.035, 0.10), _on_grip(-1.385, 0.3, -0.16 + 0.08 * slot), p.dark, 0, lean) for slot in range(5)]
    cut(collar, joined(slots))  # exhaust slots, flanks and front
    _loft([(-1.29, 0, 0.33, 0.275, 2.4), (-1.30, 0, 0.345, 0.285, 2.4), (-1.46, 0, 0.345, 0.285, 2.4), (-1.47, 0, 0.33, 0.275, 2.4)], at, lean, p.dark)  # silencer behind the slots
    lathe([(0, -1.45), (0.2, -1.45), (0.2, -1.52), (0.17, -1.54), (0, -1.54)], at, p.black_steel, lean)  # bushing
    cylinder(0.155, 0.13, _on_grip(-1.59, 0), p.brass, lean, 0.012, 6)  # hexagon of the plug
    lathe([(0, -1.6), (0.12, -1.6), (0.12, -1.68), (0.085, -1.70), (0.085, -1.76), (0.105, -1.78), (0.105, -1.84), (0.075, -1.87), (0.065, -1.89), (0.065, -2.0), (0.055, -2.02), (0.035, -2.02), (0.035, -1.9)], at, p.brass, lean)  # quick-connect plug


def _on_grip(down, forward, aside=0):
    """The point at the distance `down` along the axis of the grip."""
    c, s = math.cos(RAKE), math.sin(RAKE)
    return (GRIP[0] + forward * c + down * s, aside, GRIP[1] - forward * s + down * c)


def _words(words, size, paint):
    """Flat, upright text in the store's font."""
    return text(words, size, paint, turn=UPRIGHT, depth=0)


def _print(on, flat, at, paint, side):
    """Lays the flat, upright print `flat` on one side of the mesh `on`, at (x, z)."""
    flat.location, flat.rotation_euler.z = (at[0], 0, at[1]), 0 if side == RIGHT else math.pi
    shape = sliced(flat, (0, 0, at[1]), (0, 0, 1), 0.008, 15)  # enough points to bend
    slice_again(shape, (at[0], 0, at[1]), (1, 0, 0), 0.03, 12)
    for vertex in shape.verts:
        vertex.co.y = side * 3
    return laid(shape, on, lambda _: (0, -side, 0), 0.002, paint)


def _surface(on):
    return BVHTree.FromPolygons([v.co for v in on.data.vertices], [f.vertices for f in on.data.polygons])


def _reach(on, at, side):
    """The point on one side of the mesh `on` at (x, z)."""
    return _surface(on).ray_cast(Vector((at[0], side * 3, at[1])), Vector((0, -side, 0)))[0]


def _dots(on, places, paint):
    """Round dots with flat tops on both flanks of the mesh `on`."""
    surface, stacks = _surface(on), []
    for x, _, z in places:
        for side in (RIGHT, LEFT):
            foot, normal, *_ = surface.ray_cast(Vector((x, side * 3, z)), Vector((0, -side, 0)))
            across = normal.orthogonal().normalized()
            along = normal.cross(across)
            stacks.append([[foot + normal * rise + (across * math.cos(t) + along * math.sin(t)) * radius for t in (k * math.tau / 24 for k in range(24))] for radius, rise in ((0.0235, -0.012), (0.0225, 0.006), (0.0205, 0.0105), (0.017, 0.012))])
    skin(stacks, paint, 50)


def _loft(rings, at, turn, paint=None):
    """A smooth solid through `rings` along Z: (height, shift along x, half x, half y, power of the superellipse)."""
    made = skin([[[(shift + x, y, z) for x, y in superellipse(a, b, power, 32)] for z, shift, a, b, power in rings]], paint, None, at, turn)
    made.modifiers.new("smooth", "SUBSURF").levels = 2
    return made


SIDE = {"inches": 7.62}
