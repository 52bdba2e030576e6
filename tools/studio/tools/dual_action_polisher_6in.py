"""6 in. dual-action orbital polisher: bail handle over the head, two-layer foam pad on a backing plate, paddle switch, speed dial."""
import math

from mathutils import Matrix, Vector

from assembly import posed
from brand import brand_mark, text
from details import ribs, toothed
from housings import housing, pad, printed, screws, surface
from mains_cord import mains_cord
from materials import material
from photography import eye
from shapes import ALONG_Y, UPRIGHT, box, cut, cylinder, lathe, ring, tube

SPAN_CM = 44  # longest side of the model with its cord, for scenes with several tools
POSE = (0, 0, math.radians(-38))
CAMERA = {"view": eye(3), "fill": 0.70}
VIEWS = [{"beside": ("wheel_stud", (0.5, -0.05), -20), "pose": (0, 0, math.radians(-38 + 255)), "camera": {"view": (0.05, -0.9, 0.42), "fill": 0.95}},
         {"camera": {"view": (-0.03, -0.9, 0.38), "part": ((0.46, 0.05, 0.04), (0.93, 0.35, 0.98)), "fill": 0.93}}]

SPINDLE, FLOOR, CORD = 1.08, -1.0, .036  # x of the spindle, z of the pad's face, radius of the cord
# sections along X: (x, half width, half height, centre height, squareness)
BODY = [(-1.60, .225, .225, 0, 2.3), (-1.40, .25, .25, 0, 2.5), (-1.15, .24, .24, 0, 2.4), (-.85, .205, .21, 0, 2.2), (-.35, .20, .21, 0, 2.2),
        (-.02, .235, .24, 0, 2.2), (.18, .27, .27, 0, 2.3), (.45, .285, .28, 0, 2.4), (.80, .285, .28, 0, 2.5)]
NECK = [(.70, .29, .285, 0, 2.5), (.82, .30, .275, -.01, 2.5), (1.0, .29, .25, -.02, 2.5), (1.2, .22, .20, -.04, 2.5)]
PADDLE = [(-1.1, .08, .08, -.14, 2.6), (-.9, .11, .11, -.155, 2.8), (-.4, .13, .14, -.19, 3), (-.05, .14, .15, -.235, 3), (.10, .13, .11, -.26, 3)]


def model(p):
    without_cord(p)
    lies = FLOOR + CORD
    fall = [(-1.86, 0, 0), (-1.98, 0, -.02), (-2.16, -.03, -.22), (-2.20, -.10, -.62), (-2.10, -.28, lies + .01), (-1.86, -.62, lies), (-1.42, -.72, lies), (-1.06, -.52, lies), (-.66, -.50, lies), (-.42, -.78, lies + .03), (-.36, -.90, lies + .033)]
    turned = Matrix.Rotation(POSE[2], 3, "Z")  # along the world's axes, because `frame` uses bounding boxes
    posed(lambda: mains_cord([turned @ Vector(point) for point in fall], CORD, p), (0, 0, -POSE[2]), (0, 0, 0))


def without_cord(p):
    body, neck, paddle = surface(BODY), surface(NECK), surface(PADDLE)
    handle = housing(body, -1.60, -.235, p.plastic, round_end=.06, seams=(90, 270))  # rear handle, two shells
    housing(body, -.22, .60, p.brand)  # motor housing
    collar = housing(body, .613, .80, p.plastic)  # fan collar
    housing(neck, .75, 1.2, p.plastic, round_end=.05)  # neck
    dome = [(0, .285), (.12, .28), (.21, .262), (.28, .225), (.325, .17), (.352, .10), (.362, .02), (.362, -.06), (.352, -.075), (.2, -.08)]
    lathe(dome, (SPINDLE, 0, 0), p.plastic, bevel=0)  # head cover
    lathe([(0, .302), (.12, .297), (.20, .281), (.262, .247), (.275, .238), (.277, .228), (.26, .215)], (SPINDLE, 0, 0), p.rubber, bevel=0)  # palm rest
    ring(.279, .006, (SPINDLE, 0, .228), p.dark)  # groove of the palm rest
    for turn in map(math.radians, (215, 265, 315, 5)):  # head cover screws, in bosses
        x, y = SPINDLE + .338 * math.cos(turn), .338 * math.sin(turn)
        for radius, top, paint, sides in [(.052, .03, p.plastic, 48), (.036, .036, p.steel, 48), (.016, .0375, p.dark, 6)]:
            cylinder(radius, .12, (x, y, top), paint, bevel=.008 if sides > 6 else 0, sides=sides)
    for target, x, length, angles in [(handle, -1.36, .17, list(range(100, 124, 11)) + list(range(176, 350, 12))), (collar, .70, .10, range(100, 270, 12))]:  # vents
        target.data.materials.append(p.dark)
        for turn in map(math.radians, angles):
            cut(target, box((length, .14, .025), (x, .26 * math.cos(turn), .26 * math.sin(turn)), p.dark, 0, (turn, 0, 0)))
    screws(handle, body, [(-1.53, 150), (-.285, 128), (-.285, 172), (-1.53, 30), (-.285, 52), (-.285, 8)], (.034, .026, .011), .025, .005, p)  # housing screws, in recesses

    # grip: rubber, paddle switch, speed dial, text
    for centre, half in [((-.70, 172), (.36, 47)), ((-.70, 8), (.36, 47)), ((-.70, 90), (.36, 27))]:
        pad(body, centre, (half[0] + .007, half[1] + 1.8), .0015, p.dark)  # groove around the rubber
        pad(body, centre, half, .010, p.rubber)
    for rib in range(14):  # seven on each side
        pad(body, (-.91 + .07 * (rib % 7), 166 if rib < 7 else 14), (.018, 26), .020, p.rubber, 2.6)
    pad(body, (-.45, 270), (.66, 48), .005, p.dark, 3)  # gap around the switch
    housing(paddle, -1.1, .10, p.brand, round_end=.05)  # paddle switch
    turn = (math.radians(149), 0, 0)
    cut(handle, box((.23, .3, .11), body(-1.36, 149), p.dark, 0, turn))  # slot of the dial
    toothed(lathe([(0, -.047), (.085, -.047), (.10, -.035), (.10, .035), (.085, .047), (0, .047)], body(-1.36, 149, -.052), p.brand, turn))  # speed dial
    printed(brand_mark(.1, (0, 0, 0), p.print, (0, 0, 0), depth=0), body, .26, .155, 150, p.print)
    for words, size, x, angle in [('6"', .17, .20, 181), ("8 mm", .078, .37, 174), ("ORBIT", .078, .37, 189)] + [(str(n), .06, -1.475 + .042 * n, 128) for n in range(1, 7)]:
        printed(text(words, size, p.print, depth=0), body, .26, x, angle, p.print)

    # the other side: the mark, rating plate
    printed(brand_mark(.1, (0, 0, 0), p.print, (0, 0, 0), depth=0), body, .26, .17, 34, p.print, -1)
    pad(body, (-1.32, 45), (.19, 40), .002, material("rating plate", (.50, .51, .53), metallic=.8, roughness=.5), 8)
    for line, words in enumerate(("6 in. / 150 mm  5/16-24", "120 V~  7 A  840 W", "2,000-6,800 opm", "TB-1020")):
        printed(text(words, .05, p.dark, depth=0), body, .26, -1.32, 67 - 15 * line, p.dark, -1, .004)

    # under the head: gear case, skirt, backing plate, pad
    under = dict(at=(SPINDLE, 0, 0))
    lathe([(.30, -.08), (.345, -.085), (.36, -.10), (.36, -.27), (.34, -.30), (.0, -.30)], paint=p.aluminium, bevel=.01, **under)  # gear case
    for height in (-.15, -.25):
        ring(.360, .005, (SPINDLE, 0, height), p.dark)  # joints of the gear case
    skirt = [(.33, -.30)]
    for fold in range(4):
        z, r = -.305 - fold * .045, .335 + .014 * fold
        skirt += [(r, z), (r + .022, z - .012), (r + .022, z - .03), (r, z - .042)]
    lathe(skirt + [(.2, -.49), (0, -.49)], paint=p.rubber, **under)  # rubber shroud
    lathe([(0, -.47), (.16, -.47), (.16, -.54), (0, -.54)], paint=p.steel, **under)  # eccentric spindle
    plate = lathe([(0, -.53), (.20, -.53), (.24, -.55), (.40, -.567), (.41, -.556), (.44, -.559), (.45, -.575), (.52, -.585), (.565, -.60), (.575, -.615), (.57, -.635), (0, -.635)], paint=p.plastic, bevel=0, **under)  # backing plate
    for hole in range(12):  # cooling holes of the backing plate
        x, y = (.485 * f(math.tau * hole / 12) for f in (math.cos, math.sin))
        cut(plate, cylinder(.022, .06, (SPINDLE + x, y, -.57), p.dark, bevel=0, sides=32))
    lathe([(0, -.637), (.563, -.637), (.563, -.655), (0, -.655)], paint=p.dark, bevel=0, **under)  # hook and loop
    lathe([(0, -.655), (.575, -.655), (.592, -.67), (.60, -.70), (.60, -.735), (.592, -.75), (0, -.75)], paint=p.foam, bevel=.01, **under)  # backing foam
    side = [(.60 + .035 * math.sin(math.pi * t / 8) - .02 * t / 8, -.75 - .17 * t / 8) for t in range(9)]
    edge = [(.50 + .08 * math.cos(math.pi * t / 16), FLOOR + .08 - .08 * math.sin(math.pi * t / 16)) for t in range(9)]
    lathe([(0, -.75)] + side + edge + [(0, FLOOR)], paint=_foam(), bevel=0, **under)  # polishing foam

    # bail handle with rubber grip and bolts
    arch = [(1.02, -.40, -.10), (1.06, -.45, .10), (1.16, -.44, .36), (1.26, -.30, .56), (1.29, 0, .61), (1.26, .30, .56), (1.16, .44, .36), (1.06, .45, .10), (1.02, .40, -.10)]
    tube(arch, .062, p.plastic)
    tube(arch[2:7], .085, p.rubber)
    for start, onward in [(arch[2], arch[3]), (arch[6], arch[5])]:
        tube([Vector(start).lerp(Vector(onward), t) for t in (-.03, .07)], .089, p.brand)  # ends of the rubber
    for side, lay in [(-1, UPRIGHT), (1, ALONG_Y)]:
        cylinder(.13, .10, (1.02, side * .37, -.12), p.plastic, lay, .02)
        lathe([(0, 0), (.115, 0), (.12, .02), (.12, .06), (.10, .08), (.055, .085), (.05, .07), (0, .07)], (1.02, side * .42, -.12), p.plastic, lay)
        cylinder(.045, .02, (1.02, side * .495, -.12), p.steel, lay, .006)
        cylinder(.022, .021, (1.02, side * .4965, -.12), p.dark, lay, 0, 6)

    relief = ribs(6, .05, .05, .085, .006, [(0, 0), (0, .029), (.018, .033), (.018, .048)])
    lathe([(0, -.02), (.105, -.02), (.105, .03), *relief, (.042, .36), (0, .36)], (-1.60, 0, 0), p.rubber, (0, -math.pi / 2, 0))  # strain relief


def _foam():
    """Open-celled foam: dark pores of different sizes between matt walls."""
    paint = material("polishing foam", (.80, .12, .02), roughness=.95)
    nodes, links = paint.node_tree.nodes, paint.node_tree.links
    where, cells, ramp, bump = (nodes.new("ShaderNode" + kind) for kind in ("TexCoord", "TexVoronoi", "ValToRGB", "Bump"))
    cells.inputs["Scale"].default_value = 62
    ramp.color_ramp.elements[0].color, ramp.color_ramp.elements[1].color = (.30, .028, .004, 1), (.84, .13, .022, 1)
    ramp.color_ramp.elements[0].position, ramp.color_ramp.elements[1].position = .12, .42
    bump.inputs["Strength"].default_value, bump.inputs["Distance"].default_value = .8, .012
    for source, target in ((where.outputs["Object"], cells.inputs["Vector"]), (cells.outputs["Distance"], ramp.inputs["Fac"]), (ramp.outputs["Color"], nodes["Principled BSDF"].inputs["Base Color"]),
                           (cells.outputs["Distance"], bump.inputs["Height"]), (bump.outputs["Normal"], nodes["Principled BSDF"].inputs["Normal"])):
        links.new(source, target)
    return paint


SIDE = {"inches": 16.1, "model": without_cord}
