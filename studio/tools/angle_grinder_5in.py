"""5 in. variable-speed angle grinder, 12 A: round motor body as grip, cast gear head, guard, disc, side handle, paddle switch."""
import math

from mathutils import Euler, Matrix, Vector

from details import ribs, toothed
from housings import housing, pad, screws, surface
from materials import abrasive
from shapes import UPRIGHT, box, cut, cylinder, label, lathe, ring, tube

SPAN_CM = 32  # longest side of the real tool, for scenes with several tools
POSE = tuple((Matrix.Rotation(math.radians(41), 3, "Y") @ Matrix.Rotation(math.radians(-42), 3, "X") @ Matrix.Rotation(math.radians(-20), 3, "Z")).to_euler())
CAMERA = {"view": (0.05, -0.95, 0.24), "fill": 1.0}

SPINDLE, FACE, CORD = 1.18, -.63, .048  # x of the spindle, z of the disc's working face, radius of the cord
# sections along X: (x, half width, half height, centre height, squareness)
BODY = [(-1.45, .285, .285, 0, 2.3), (-1.25, .305, .305, 0, 2.4), (-1.02, .295, .295, 0, 2.3), (-.78, .265, .265, 0, 2.2), (-.35, .265, .262, 0, 2.2),
        (-.02, .30, .295, 0, 2.2), (.16, .335, .33, 0, 2.2), (.40, .345, .34, 0, 2.3), (.74, .345, .34, 0, 2.6)]
HEAD = [(.74, .355, .35, 0, 3.0), (.82, .355, .35, 0, 3.0), (.86, .315, .32, 0, 2.8), (1.0, .30, .30, -.01, 2.6), (1.2, .295, .275, -.03, 2.5), (1.36, .25, .23, -.05, 2.4), (1.47, .16, .16, -.06, 2.2)]
PADDLE = [(-1.0, .10, .10, -.185, 2.6), (-.8, .135, .13, -.19, 2.8), (-.3, .15, .15, -.215, 3), (.0, .16, .16, -.255, 3), (.12, .15, .13, -.27, 3)]


def model(p):
    body, head, paddle = surface(BODY), surface(HEAD), surface(PADDLE)
    handle = housing(body, -1.45, .09, p.plastic, round_end=.06, seams=(90, 270))  # rear handle, two shells
    housing(body, .105, .60, p.brand)  # motor housing
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
    screws(handle, body, [(-1.385, 168), (.025, 172), (-.02, 212)], (.042, .032, .014), .03, .006, p)  # housing screws, in recesses

    # grip: rubber, paddle switch, speed dial
    for centre, half in [((-.50, 180), (.40, 52)), ((-.50, 0), (.40, 52)), ((-.2, 90), (.6, 30))]:  # rubber on both sides and the back
        pad(body, centre, half, .012, p.rubber)
    for rib in range(6):
        pad(body, (-.74 + .075 * rib, 186), (.020, 26), .024, p.rubber, 2.6)
    pad(body, (-.42, 270), (.64, 46), .005, p.dark, 3)  # gap around the switch
    housing(paddle, -1.0, .12, p.rubber, round_end=.05)  # paddle switch
    pad(paddle, (-.42, 270), (.42, 42), .012, p.brand)  # face of the switch
    box((.20, .09, .06), (.03, 0, -.425), p.plastic, .025, (0, .35, 0))  # lock-off lever
    turn = (math.radians(203), 0, 0)
    cut(handle, box((.27, .3, .13), body(-1.2, 203), p.dark, 0, turn))  # slot of the dial
    toothed(lathe([(0, -.055), (.10, -.055), (.12, -.04), (.12, .04), (.10, .055), (0, .055)], body(-1.2, 203, -.062), p.brand, turn))  # speed dial
    printed = [('5"', .25, .25, 22, .356), ("125 mm", .065, .49, 14, .356), ("12 A", .085, .49, 30, .358)]  # words, size, x, angle under the side, radius
    for words, size, x, angle, radius in printed + [(str(n), .055, -1.34 + .04 * n, -1, .304) for n in range(1, 7)]:
        label(words, size, (x, 0, 0), p.print, (math.pi / 2 + math.radians(angle), 0, 0), .008, radius)

    # guard, spindle, disc and nut, rotated so that their lowest edge in this pose is at a fixed angle
    posed = Euler(POSE).to_matrix()
    drop = posed.inverted() @ Vector((0, 0, -1))
    down = math.atan2(drop.y, drop.x)
    under = dict(at=(SPINDLE, 0, 0), turn=(0, 0, down), bevel=.006)
    lathe([(.235, -.40), (.25, -.40), (.25, -.47), (.235, -.47), (.235, -.40)], paint=p.steel, **under)  # guard collar
    guard = lathe([(.20, -.475), (.60, -.475), (.67, -.49), (.695, -.52), (.70, -.60), (.685, -.625), (.672, -.618), (.68, -.60), (.675, -.53), (.655, -.51), (.60, -.495), (.20, -.495), (.20, -.475)], paint=p.steel, **under)  # guard
    cut(guard, box((1.2, 1.6, .4), (SPINDLE + .68, 0, -.55), p.steel, 0))
    lathe([(0, -.40), (.09, -.40), (.09, -.47), (.20, -.48), (.20, -.52), (0, -.52)], paint=p.steel, **under)  # spindle and inner flange
    lathe([(.10, -.52), (.22, -.52), (.30, -.57), (.625, -.57), (.625, FACE), (.30, FACE), (.225, -.58), (.10, -.58), (.10, -.52)], paint=abrasive(), **under)  # depressed-centre disc
    nut = lathe([(0, -.575), (.20, -.575), (.20, -.60), (.19, -.61), (.15, -.615), (.15, -.64), (.07, -.64), (.07, -.66), (0, -.66)], paint=p.steel, **under)  # lock nut and spindle end
    for quarter in range(4):
        x, y = (.115 * f(math.pi / 4 + quarter * math.pi / 2) for f in (math.cos, math.sin))
        cut(nut, cylinder(.022, .2, (SPINDLE + x, y, -.65), p.dark, bevel=0, sides=24))
    for inner, outer, paint in [(.315, .475, p.plastic), (.475, .49, p.brand)]:  # label of the disc
        lathe([(inner, FACE), (inner, FACE - .0015), (outer, FACE - .0015), (outer, FACE)], (SPINDLE, 0, 0), paint, bevel=0)
    words = "5 x 1/4 x 7/8 in.  -  METAL  -  MAX 12,200 RPM  -  TYPE 27  -  "
    for i, letter in enumerate(words):  # read from below, around the spindle
        a = math.tau * i / len(words)
        if letter != " ":
            label(letter, .055, (SPINDLE + .40 * math.cos(a), .40 * math.sin(a), FACE - .002), p.print, (math.pi, 0, a + math.pi / 2), .001)

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
    tail = posed @ Vector((-1.85, 0, 0))
    floor = (posed @ Vector((SPINDLE + .625 * math.cos(down), .625 * math.sin(down), FACE))).z + CORD - tail.z
    fall = [(-.30, -.1, -.35), (-.15, -.4, floor + .25), (.3, -.6, floor), (1.1, -.2, floor), (1.9, .8, floor), (2.45, 1.2, floor)]
    cord = [posed @ Vector((x, 0, 0)) for x in (-1.8, -1.95)] + [tail + Vector(point) for point in fall]
    tube(cord, CORD, p.rubber).rotation_euler = posed.inverted().to_euler()  # cord, which reaches the floor in this pose
