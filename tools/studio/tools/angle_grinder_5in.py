"""5 in. variable-speed angle grinder, 12 A: round motor body as grip, cast gear head, guard, disc, side handle, paddle switch."""
import math

import bpy
from mathutils import Euler, Vector

from assembly import posed
from brand import brand_mark, text
from details import ribs, sliced, toothed
from housings import housing, pad, printed, screws, surface
from mains_cord import mains_cord
from materials import abrasive, material
from meshes import shaped
from shapes import ALONG_Y, UPRIGHT, box, cut, cylinder, lathe, outline, ring, tube

SPAN_CM = 32  # longest side of the model without its cord, for scenes with several tools
ROLL, PITCH, YAW = (math.radians(angle) for angle in (-60, -13.5, -25))  # rests on the guard's rim and the rear handle
POSE = (ROLL, PITCH, YAW)
NOISE = 0.3
CAMERA = {"view": (0.05, -0.90, 0.43), "fill": 0.80}  # lower than `eye`: its side is its front
VIEWS = [{"model": lambda p: laid_out(p), "beside": ("wheel_stud", (0.5, -0.05), 25), "pose": (ROLL, PITCH, YAW + math.radians(228)), "camera": {"view": (0.05, -0.95, 0.34), "fill": 0.95}},
         {"model": lambda p: laid_out(p), "camera": {"view": (-0.25, -0.9, 0.25), "part": ((0.46, 0.1, 0.08), (1, 0.45, 0.66)), "fill": 0.93}}]

SPINDLE, FACE, CORD = 1.18, -.63, .048  # x of the spindle, z of the disc's working face, radius of the cord
# sections along X: (x, half width, half height, centre height, squareness)
BODY = [(-1.45, .285, .285, 0, 2.3), (-1.25, .305, .305, 0, 2.4), (-1.02, .295, .295, 0, 2.3), (-.78, .265, .265, 0, 2.2), (-.35, .265, .262, 0, 2.2),
        (-.02, .30, .295, 0, 2.2), (.16, .335, .33, 0, 2.2), (.40, .345, .34, 0, 2.3), (.74, .345, .34, 0, 2.6)]
HEAD = [(.74, .355, .35, 0, 3.0), (.82, .355, .35, 0, 3.0), (.86, .315, .32, 0, 2.8), (1.0, .30, .30, -.01, 2.6), (1.2, .295, .275, -.03, 2.5), (1.36, .25, .23, -.05, 2.4), (1.47, .16, .16, -.06, 2.2)]
PADDLE = [(-1.0, .10, .10, -.185, 2.6), (-.8, .135, .13, -.19, 2.8), (-.3, .15, .15, -.215, 3), (.0, .16, .16, -.255, 3), (.12, .15, .13, -.27, 3)]


def laid_out(p):
    """The grinder with its whole cord."""
    without_cord(p)
    stand, floor = Euler(POSE).to_matrix(), _floor()
    fall = [(-2.06, .96, floor + .02), (-2.27, 1.28, floor), (-2.20, 1.76, floor), (-1.78, 2.02, floor), (-1.32, 1.84, floor), (-.93, 1.56, floor), (-.48, 1.60, floor), (-.16, 1.86, floor + .026), (-.06, 1.98, floor + .027)]
    cord = [stand @ Vector((-1.78, 0, 0)), stand @ Vector((-1.94, 0, 0)), *map(Vector, fall)]
    _lay_out(stand.to_4x4(), p)
    posed(lambda: mains_cord(cord, CORD, p), stand.inverted().to_euler(), (0, 0, 0))


def model(p):
    """The grinder with a cord that leaves the image on the left."""
    without_cord(p)
    stand, floor = Euler(POSE).to_matrix(), _floor()
    cord = [stand.inverted() @ Vector(at) for at in ((-2.1, .96, floor + .05), (-2.5, 1.2, floor), (-3.4, 1.5, floor), (-4.6, 1.2, floor), (-6, 2, floor))]
    _lay_out(stand.to_4x4(), p)
    tube([(-1.78, 0, 0), (-1.94, 0, 0), *cord], CORD, p.rubber)["leaves"] = True


def _floor():
    """The height of the cord on the floor, in the axes of the posed tool."""
    stand = Euler(POSE).to_matrix()
    down = math.atan2(-stand[2][1], -stand[2][0])
    return (stand @ Vector((SPINDLE + .7 * math.cos(down), .7 * math.sin(down), -.60))).z + CORD


def without_cord(p):
    body, head, paddle = surface(BODY), surface(HEAD), surface(PADDLE)
    handle = housing(body, -1.45, -.235, p.plastic, round_end=.06, seams=(90, 270))  # rear handle, two shells
    housing(body, -.22, .60, p.brand)  # motor housing
    housing(body, .615, .74, p.plastic)  # fan collar
    gears = housing(head, .75, 1.47, p.aluminium, round_end=.03)  # gear head
    lathe([(0, .24), (.20, .24), (.25, .22), (.27, .18), (.30, -.28), (.315, -.30), (.315, -.38), (.30, -.40), (0, -.40)], (SPINDLE, 0, 0), p.aluminium, bevel=.01)  # bearing housing
    for target, x, length, angles in [(handle, -1.2, .20, range(233, 355, 14)), (gears, .95, .13, range(160, 209, 12))]:  # vents
        target.data.materials.append(p.dark)
        for turn in map(math.radians, angles):
            cut(target, box((length, .16, .03), (x, .31 * math.cos(turn), .31 * math.sin(turn)), p.dark, 0, (turn, 0, 0)))
    for quarter in range(4):  # gear head screws
        y, z = (.383 * f(math.pi / 4 + quarter * math.pi / 2) for f in (math.cos, math.sin))
        for radius, height, x, paint, sides in [(.058, .09, .80, p.aluminium, 96), (.042, .05, .85, p.black_steel, 96), (.020, .052, .852, p.dark, 6)]:
            cylinder(radius, height, (x, y, z), paint, (0, math.pi / 2, 0), .004, sides)
    screws(handle, body, [(-1.385, 168), (-.288, 168), (-.288, 212), (-1.385, 12), (-.288, 12)], (.042, .032, .014), .03, .006, p)  # housing screws, in recesses

    # grip: rubber, paddle switch, speed dial
    for centre, half in [((-.655, 180), (.305, 52)), ((-.655, 0), (.305, 52)), ((-.655, 90), (.305, 30))]:  # rubber on both sides and the back
        pad(body, centre, (half[0] + .008, half[1] + 1.6), .0015, p.dark)  # groove around the rubber
        pad(body, centre, half, .012, p.rubber)
    for rib in range(12):  # six on each side
        pad(body, (-.84 + .075 * (rib % 6), 186 if rib < 6 else -6), (.020, 26), .024, p.rubber, 2.6)
    pad(body, (-.42, 270), (.64, 46), .005, p.dark, 3)  # gap around the switch
    housing(paddle, -1.0, .12, p.rubber, round_end=.05)  # paddle switch
    pad(paddle, (-.42, 270), (.42, 42), .012, p.brand)  # face of the switch
    box((.20, .09, .06), (.03, 0, -.425), p.plastic, .025, (0, .35, 0))  # lock-off lever
    turn = (math.radians(203), 0, 0)
    cut(handle, box((.27, .3, .13), body(-1.2, 203), p.dark, 0, turn))  # slot of the dial
    toothed(lathe([(0, -.055), (.10, -.055), (.12, -.04), (.12, .04), (.10, .055), (0, .055)], body(-1.2, 203, -.062), p.brand, turn))  # speed dial
    printed(brand_mark(.1, (0, 0, 0), p.print, (0, 0, 0), depth=0), body, .33, .13, 202, p.print)
    for words, size, x, angle in [('5"', .17, .28, 236), ("12 A", .075, .405, 230), ("125 mm", .075, .405, 243)] + [(str(n), .06, -1.34 + .04 * n, 180) for n in range(1, 7)]:
        printed(text(words, size, p.print, depth=0), body, .33, x, angle, p.print)

    # the back: the mark, rating plate
    printed(brand_mark(.095, (0, 0, 0), p.print, (0, 0, 0), depth=0), body, .33, .19, 72, p.print, -1)
    pad(body, (-1.19, 78), (.20, 36), .002, material("rating plate", (.50, .51, .53), metallic=.8, roughness=.5), 8)
    for line, words in enumerate(("5 in. / 125 mm  5/8-11", "120 V~  12 A  1,440 W", "2,800-11,000 rpm", "TB-1010")):
        printed(text(words, .052, p.dark, depth=0), body, .33, -1.19, 97 - 12 * line, p.dark, -1, .004)

    # guard, spindle, disc and nut, rotated so that their lowest edge in this pose is at a fixed angle
    stand = Euler(POSE).to_matrix()
    down = math.atan2(-stand[2][1], -stand[2][0])
    under = dict(at=(SPINDLE, 0, 0), turn=(0, 0, down), bevel=.006)
    lathe([(.235, -.40), (.25, -.40), (.25, -.47), (.235, -.47), (.235, -.40)], paint=p.steel, **under)  # guard collar
    guard = lathe([(.20, -.475), (.60, -.475), (.67, -.49), (.695, -.52), (.70, -.60), (.685, -.625), (.672, -.618), (.68, -.60), (.675, -.53), (.655, -.51), (.60, -.495), (.20, -.495), (.20, -.475)], paint=material("zinc", (.40, .41, .43), metallic=1, roughness=.42), **under)  # guard
    cut(guard, box((1.2, 1.6, .4), (SPINDLE + .68, 0, -.55), p.dark, 0))
    lathe([(0, -.40), (.09, -.40), (.09, -.47), (.20, -.48), (.20, -.52), (0, -.52)], paint=p.steel, **under)  # spindle and inner flange
    lathe([(.10, -.52), (.22, -.52), (.30, -.57), (.625, -.57), (.625, FACE), (.30, FACE), (.225, -.58), (.10, -.58), (.10, -.52)], paint=abrasive(), **under)  # depressed-centre disc
    nut = lathe([(0, -.575), (.20, -.575), (.20, -.60), (.19, -.61), (.15, -.615), (.15, -.64), (.085, -.64), (.08, -.63), (.08, -.60), (0, -.60)], paint=p.steel, **under)  # lock nut
    for quarter in range(4):
        x, y = (.115 * f(math.pi / 4 + quarter * math.pi / 2) for f in (math.cos, math.sin))
        cut(nut, cylinder(.022, .2, (SPINDLE + x, y, -.65), p.dark, bevel=0, sides=24))
    thread = [(.079 - .006 * (turn % 2), -.60 - .006 * turn) for turn in range(9)]
    lathe([*thread, (.066, -.657), (.036, -.657), (.030, -.640), (0, -.636)], (SPINDLE, 0, 0), p.black_steel, bevel=0)  # threaded end of the spindle, centre drilled
    for inner, outer, paint in [(.315, .475, p.plastic), (.475, .49, p.brand)]:  # label of the disc
        lathe([(inner, FACE), (inner, FACE - .0015), (outer, FACE - .0015), (outer, FACE)], (SPINDLE, 0, 0), paint, bevel=0)
    for words, size, around, middle in [("5 x 1/4 x 7/8 in.   METAL", .072, .425, 90), ("TYPE 27   MAX 12,200 RPM", .072, .425, 270), ("A24R-BF", .052, .350, 90), ("125 x 6 x 22.2 mm", .052, .350, 270)]:
        _around_spindle(words, size, around, middle, FACE - .004, p.print)
    _around_spindle("5/8-11", .034, .175, 90, -.6125, p.dark)
    _around_spindle("TORQUE BAY", .034, .175, 270, -.6125, p.dark)

    # tool-free guard: the clamp lever and its pivot
    cylinder(.042, .075, (SPINDLE - .12, .285, -.435), p.steel, bevel=.006)
    outline([(-.06, .03), (.0, .055), (.12, .05), (.30, -.02), (.31, -.055), (.26, -.06), (.10, -.01), (-.04, -.03)], .055, (SPINDLE - .12, .30, -.435), p.black_steel, rounding=.012)

    # top of the head: spindle lock, the second seat of the side handle
    lathe([(0, .10), (.125, .10), (.125, .268), (.115, .28), (.088, .28), (.088, .20), (0, .20)], (1.13, 0, 0), p.aluminium, bevel=0)
    lathe([(0, .2), (.080, .2), (.080, .315), (.070, .33), (0, .325)], (1.13, 0, 0), p.brand, bevel=0)
    lathe([(0, .26), (.13, .26), (.13, .325), (.118, .335), (.062, .335), (.055, .325), (.055, .25), (0, .25)], (1.10, 0, -.02), p.aluminium, ALONG_Y, bevel=0)
    cylinder(.05, .01, (1.10, .262, -.02), p.dark, ALONG_Y)

    # side handle: a stud, a flange, a ribbed grip
    grip = [(0, .28), (.07, .28), (.07, .36), (.235, .37), (.25, .39), (.235, .42), (.15, .45), (.135, .50)]
    for rib in range(9):
        z, r = .54 + rib * .085, .16 + .025 * math.sin(rib / 8 * math.pi)
        grip += [(r - .02, z), (r, z + .015), (r, z + .06), (r - .02, z + .072)]
    grip += [(.15, 1.32), (.172, 1.325), (.178, 1.35), (.172, 1.375), (.15, 1.38), (.165, 1.40), (.165, 1.42), (.15, 1.44), (.09, 1.45), (.08, 1.43), (0, 1.43)]
    lathe(grip, (1.10, 0, -.02), p.rubber, UPRIGHT)
    ring(.165, .018, (1.10, -1.35, -.02), p.brand, UPRIGHT)  # end ring
    cylinder(.12, .08, (1.10, -.31, -.02), p.aluminium, UPRIGHT)  # boss of the handle

    relief = ribs(6, .06, .06, .105, .007, [(0, 0), (0, .035), (.022, .04), (.022, .058)])
    lathe([(0, -.02), (.13, -.02), (.13, .04), *relief, (.055, .43), (0, .43)], (-1.45, 0, 0), p.rubber, (0, -math.pi / 2, 0))  # strain relief


def _around_spindle(words, size, around, middle, height, paint):
    """Prints the words on the underside, in a circle of that radius around the spindle. They are read from below, and `middle` is the angle of
    their middle in degrees."""
    flat = shaped(sliced(text(words, size, paint, depth=0), (0, 0, 0), (1, 0, 0), .02, 30), paint)
    for vertex in flat.data.vertices:
        x, y, _ = vertex.co
        turned = math.radians(middle) + x / around
        vertex.co = (SPINDLE + (around + y) * math.cos(turned), (around + y) * math.sin(turned), height)


def _lay_out(stand, p):
    """Aligns the meshes with the axes of the posed tool, because `frame` and the floor use bounding boxes."""
    bpy.context.view_layer.update()
    for made in bpy.context.scene.objects:
        if made.parent is None and made.type == "MESH" and p.steel.name not in made.data.materials:  # brushed steel keeps its grain
            made.data.transform(stand @ made.matrix_world)
            made.matrix_world = stand.inverted()


SIDE = {"inches": 12.6, "model": without_cord}
