"""The mains cord of a power tool, with its plug."""
import math

from mathutils import Matrix, Vector

from shapes import box, cylinder, outline, tube


def mains_cord(points, end, turn, radius, p):
    """The cord through `points`, and a three-pin mains plug at its `end`. The pins point to -Y before the rotation `turn`."""
    put = lambda *at: Vector(end) + Matrix.Rotation(turn, 3, "Z") @ Vector(at)
    tube(points, radius, p.rubber)
    outline([(.04, .16), (.06, .04), (.105, -.05), (.108, -.16, "VECTOR"), (-.108, -.16, "VECTOR"), (-.105, -.05), (-.06, .04), (-.04, .16)], .14, end, p.rubber, (0, 0, turn), .04)
    for side in (-.052, .052):
        box((.013, .16, .052), put(side, -.224, .016), p.satin, .005, (0, 0, turn))
    cylinder(.02, .19, put(0, -.232, -.036), p.satin, (math.pi / 2, 0, turn), .008, 48)
