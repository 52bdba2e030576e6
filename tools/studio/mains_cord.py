"""The mains cord of a power tool, with its plug."""
import math

from mathutils import Matrix, Vector

from details import ribs
from shapes import box, cylinder, lathe, outline, tube


def mains_cord(points, radius, p):
    """The cord through `points`, and a three-pin mains plug at its end, which lies on the floor along its last stretch."""
    tube(points, radius, p.rubber)
    end, onward = Vector(points[-1]), Vector(points[-1]) - Vector(points[-2])
    turn = math.atan2(onward.x, -onward.y)  # the pins point to -Y before it
    put = lambda *at: end + Matrix.Rotation(turn, 3, "Z") @ Vector((at[0], at[1] - .24, at[2]))
    relief = ribs(4, .03, .036, radius + .028, .005, [(0, 0), (0, .020), (.012, .023), (.012, .034)])
    lathe([(0, -.02), (radius + .034, -.02), (radius + .034, .03), *relief, (radius + .002, .19), (0, .19)], put(0, .14, 0), p.rubber, (-math.pi / 2, 0, turn))  # strain relief
    outline([(.07, .15), (.085, .06), (.120, -.05), (.122, -.16, "VECTOR"), (-.122, -.16, "VECTOR"), (-.120, -.05), (-.085, .06), (-.07, .15)], .15, put(0, 0, 0), p.rubber, (0, 0, turn), .03)
    box((.232, .012, .132), put(0, -.158, 0), p.dark, .004, (0, 0, turn))  # face
    for side in (-1, 1):
        for step in range(4):  # grip
            box((.012, .014, .09), put(side * (.101 + .005 * step), .03 - .03 * step, 0), p.rubber, .005, (0, 0, turn))
    for side in (-.06, .06):
        box((.015, .17, .060), put(side, -.244, .018), p.satin, .006, (0, 0, turn))
    cylinder(.023, .20, put(0, -.255, -.040), p.satin, (math.pi / 2, 0, turn), .01, 48)
