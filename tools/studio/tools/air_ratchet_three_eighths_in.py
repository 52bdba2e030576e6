"""3/8 in. air ratchet: slim body in a rubber sleeve, long throttle lever, forked head, direction knob, rear exhaust."""
import math

from brand import brand_mark, text
from details import sliced
from forging import ratchet_head
from materials import material
from meshes import flowing, shaped
from moulding import joined, melted
from photography import eye
from shapes import ALONG_X, UPRIGHT, ball, bevelled, box, cut, cylinder, lathe, outline, ring, tube

SPAN_CM = 26  # longest side of the real tool, for scenes with several tools
POSE = (-1.604, 0.015, -0.32)  # on its left flank, the square drive to the front
CAMERA = {"view": eye(5), "fill": 0.85}  # larger than other tools, because it is slim
VIEWS = [
    {"beside": ("caliper_bolt", (0.75, -0.1), 20), "pose": (0.034, -0.063, 0.45), "camera": dict(view=(-0.05, -0.72, 0.62), fill=0.92)},  # on the drive and the exhaust
    {"pose": (-1.604, 0.015, -0.62), "camera": dict(view=(0.10, -0.80, 0.55), part=((0.62, 0, 0), (1, 0.55, 1)), fill=0.95)},
]

HEAD, REACH, FACE = 1.05, 0.205, 0.165  # x of the drive axis, radius of the head around it; z of its outer faces

# the forged neck: x, half width, half height, corner radius
NECK = [(0.1, 0.202, 0.202, 0.2015), (0.20, 0.202, 0.202, 0.2015), (0.25, 0.196, 0.196, 0.1955), (0.31, 0.165, 0.167, 0.164), (0.42, 0.140, 0.150, 0.135), (0.54, 0.140, 0.160, 0.09), (0.62, 0.146, FACE, 0.045), (0.74, 0.154, FACE, 0.022), (0.86, 0.168, FACE, 0.016), (0.955, 0.184, FACE, 0.016)]


def model(p):
    anodised = material("anodised", (0.10, 0.10, 0.106), metallic=1, roughness=0.42, grain=0.04, grain_scale=220)
    forged = material("forged", (0.20, 0.20, 0.21), metallic=1, roughness=0.30, grain=0.04, grain_scale=140)

    # head: neck and fork in one forging, the yoke between the tines
    head = bevelled(cut(ratchet_head(NECK, HEAD, REACH, FACE, 0.016, forged), box((1, 1, 0.126), (1.09, 0, 0), p.dark, 0)), 0.009, 3, 40)
    head.data.materials.append(p.steel)
    head.modifiers["bevel"].material = 1  # its edges are milled
    for face in head.data.polygons:  # the outer faces and the slot are ground
        face.material_index = int(abs(face.normal.z) > 0.99 and face.center.x > 0.58)
    for side in (-1, 1):
        tube([(x, side * wide, 0) for x, wide, _, _ in flowing(NECK, 2) if 0.15 < x < 0.58], 0.005, forged)  # parting line of the forging
    outline(_mirrored([(0.60, 0.09), (0.86, 0.13), (0.94, 0.165), (1.05, 0.188), (1.185, 0.13), (1.238, 0)]), 0.118, (0, 0, 0), p.black_steel, rounding=0.012)  # oscillating yoke
    for side in (-1, 1):
        cylinder(0.036, 0.02, (0.70, 0, side * FACE), p.steel, bevel=0.006)  # fork screw
        cylinder(0.016, 0.02, (0.70, 0, side * (FACE + 0.0015)), p.dark, bevel=0, sides=6)

    # direction knob on top, square drive below
    lathe([(0, 0.15), (0.165, 0.15), (0.165, 0.172), (0.155, 0.18), (0, 0.18)], (HEAD, 0, 0), p.black_steel)  # cover
    knob = lathe([(0, 0.17), (0.128, 0.17), (0.128, 0.215), (0.118, 0.23), (0, 0.23)], (HEAD, 0, 0), p.plastic, bevel=0.006)
    cut(knob, joined([cylinder(0.014, 0.2, (HEAD + 0.134 * math.cos(a), 0.134 * math.sin(a), 0.24), p.dark, bevel=0, sides=16) for a in (k * math.pi / 12 for k in range(24))]))
    box((0.20, 0.05, 0.075), (HEAD, 0, 0.25), p.brand, 0.02, (0, 0, 0.5))  # finger bar
    lathe([(0, -0.15), (0.155, -0.15), (0.155, -0.175), (0.12, -0.18), (0.12, -0.205), (0.095, -0.215), (0, -0.215)], (HEAD, 0, 0), p.steel)  # drive bushing
    ring(0.135, 0.009, (HEAD, 0, -0.178), p.black_steel)  # snap ring
    box((0.112, 0.112, 0.17), (HEAD, 0, -0.285), p.steel, 0.012, (0, 0, 0.5))  # square drive
    turn = 0.5 - math.pi / 2
    ball(0.022, (HEAD + 0.048 * math.cos(turn), 0.048 * math.sin(turn), -0.32), p.chrome)  # detent ball
    for name, aside in (("F", 0.085), ("R", -0.085)):  # direction of the drive
        text(name, 0.085, p.print, (HEAD - 0.22, aside, FACE + 0.001), (0, 0, math.pi), 0.002)

    # body: coupling nut, motor housing, sleeve, exhaust, inlet
    nut = lathe([(0, -0.10), (0.218, -0.10), (0.228, -0.09), (0.228, 0.09), (0.205, 0.13), (0.195, 0.14), (0, 0.14)], (0, 0, 0), p.black_steel, ALONG_X)
    cut(nut, joined([cylinder(0.008, 0.15, (0, 0.231 * math.cos(a), 0.231 * math.sin(a)), p.dark, ALONG_X, 0, 8) for a in (k * math.pi / 32 for k in range(64))]))  # knurling
    lathe([(0, -0.26), (0.205, -0.26), (0.205, -0.10), (0, -0.10)], (0, 0, 0), forged, ALONG_X)  # motor housing
    lathe([(0.19, -0.30), (0.222, -0.30), (0.226, -0.29), (0.226, -0.25), (0.216, -0.24), (0.19, -0.24)], (0, 0, 0), p.brand, ALONG_X)  # band
    grooves = [(r, x + d) for x in (-1.13, -1.09, -1.05) for r, d in [(0.229, -0.012), (0.219, -0.008), (0.219, 0.008), (0.229, 0.012)]]
    sleeve = lathe([(0, -1.20), (0.215, -1.20), (0.230, -1.18), *grooves, (0.229, -1.02), (0.229, -0.31), (0.22, -0.30), (0, -0.30)], (0, 0, 0), p.dark, ALONG_X)
    sleeve = joined([sleeve])
    flutes = [cylinder(0.016, 0.56, (-0.67, 0.231 * math.cos(a), 0.226 * math.sin(a)), p.dark, ALONG_X, 0, 16) for a in (middle + k * 0.16 for middle in (-math.pi / 2, math.pi / 2) for k in range(-4, 5))]
    cut(sleeve, joined(flutes))  # finger flutes above and below the text
    melted([sleeve], p.rubber, 0.007, 3)
    collar = lathe([(0, -1.40), (0.17, -1.40), (0.205, -1.385), (0.222, -1.36), (0.222, -1.215), (0.215, -1.205), (0, -1.205)], (0, 0, 0), anodised, ALONG_X, 0.008)
    cut(collar, joined([box((0.09, 0.028, 0.09), (-1.29, 0.225 * math.cos(a), 0.225 * math.sin(a)), p.dark, 0, (a - math.pi / 2, 0, 0)) for a in (k * math.pi / 12 for k in range(24))]))
    lathe([(0.186, -1.35), (0.186, -1.23)], (0, 0, 0), p.dark, ALONG_X, 0)  # silencer behind the slots
    cylinder(0.125, 0.10, (-1.43, 0, 0), p.steel, ALONG_X, 0.01, 6)  # inlet bushing
    cylinder(0.105, 0.09, (-1.52, 0, 0), p.brass, ALONG_X, 0.01, 6)  # hexagon of the plug
    lathe([(0, -1.56), (0.085, -1.56), (0.085, -1.60), (0.06, -1.615), (0.06, -1.66), (0.074, -1.675), (0.074, -1.715), (0.053, -1.735), (0.046, -1.75), (0.046, -1.82), (0.039, -1.835), (0.024, -1.835), (0.024, -1.75)][::-1], (0, 0, 0), p.brass, ALONG_X)  # quick-connect plug

    # throttle: lever on its pin, valve stem below
    outline([(-1.17, 0.25), (-1.13, 0.31), (-0.9, 0.325), (-0.55, 0.325), (-0.32, 0.335), (-0.20, 0.375), (-0.165, 0.362), (-0.29, 0.296), (-0.5, 0.277), (-0.9, 0.268), (-1.05, 0.25)], 0.18, (0, 0, 0), p.brand, UPRIGHT, 0.02)
    for side in (-1, 1):
        box((0.13, 0.03, 0.12), (-1.12, side * 0.105, 0.245), p.black_steel, 0.014)  # ears
    cylinder(0.022, 0.26, (-1.12, 0, 0.275), p.steel, UPRIGHT)  # pin
    cylinder(0.03, 0.12, (-0.95, 0, 0.24), p.steel)  # valve stem
    for side in (-1, 1):  # right and left flank
        _print(brand_mark(0.092, (0, 0, 0), p.print, (0, 0, 0), depth=0), 0.21, side, p.print)
        _print(text("3/8 in.   60 ft-lb   160 rpm" if side < 0 else "90 psi   4 CFM   1/4 NPT", 0.092, None, depth=0), -0.32, side, p.print)


def _mirrored(side):
    """A closed outline, symmetrical about x. `side` is the upper half and ends on the axis."""
    return [*side, *((x, -y) for x, y in side[-2::-1])]


def _print(flat, lean, side, paint):
    """Bends the flat print `flat` around the sleeve, `lean` radians above the middle of its side (-1: right, 1: left)."""
    shape, around = sliced(flat, (0, 0, 0), (0, 1, 0), 0.008, 12), 0.2302  # enough points to bend
    for vertex in shape.verts:
        x, y, _ = vertex.co
        turned = lean + y / around
        vertex.co = (-0.67 - x * side, side * around * math.cos(turned), around * math.sin(turned))
    return shaped(shape, paint)


SIDE = {"inches": 10.2}
