"""1/4 in. drive sockets, ratchet, extensions and universal joint. Units are millimetres, scaled by MM.

The palette `p` needs the extra material `bore` for the unpolished inside of sockets."""
import math

from brand import text
from details import sliced
from meshes import shaped, skin
from shapes import ALONG_X, ball, bevelled, box, cylinder, lathe, outline

MM = 1 / 95
SQUARE = 6.35 / 2


def radii(af):
    """The radius of a socket's body and of its nose."""
    nose = 0.61 * af + 1.0
    return max(5.9, nose), nose


def printed(words, size, at, paint, turn=(0, 0, 0), depth=0.0005):
    """A label in the store's font."""
    return text(words, size * MM, paint, [c * MM for c in at], turn, depth)


def socket(p, turn, name, af, x, y, z, high, upright=1):
    """A 6-point socket standing on its drive end. `upright` is -1 to etch the size upside down. Returns the body."""
    body, nose = radii(af)
    grip, step = high * 0.50, high * 0.72
    layers = [(body - 0.7, 0, ""), (body, 0.8, ""), (body, grip - 3.4, ""), (body - 0.35, grip - 3.2, "")]
    layers += [(body, grip - 2.9 + k * 0.58, "knurl") for k in range(11)]
    layers += [(body - 0.35, grip + 3.2, ""), (body, grip + 3.4, ""), (body, step - 1.5, ""), (nose, step + (body - nose) * 0.5, ""), (nose, high - 1.0, ""), (nose - 0.3, high - 0.3, ""), (nose - 0.9, high, ""), (0.60 * af, high, "")]
    layers += [(0.55 * af, high - 0.5, "bore"), (0.50 * af, high - 1.1, "bore"), (0, high - 1.6, "bore"), (0, high * 0.45, "bore")]
    made = _turned(p, layers, lambda t: 0.505 * af / math.cos((t + turn) % (math.pi / 3) - math.pi / 6), (x, y, z))
    if high > 30 or nose == body:
        _wrapped(name, 5.6, (x, y, z + step + (high - step) * 0.36), nose + 0.06, p.dark, upright)  # etched size
    return made


def ratchet(p, x, y, z):
    """The 72-tooth ratchet along X with its head at x."""
    taper, grip = math.radians(62), 9.0 * MM
    head = [(13 * math.cos(t), 13 * math.sin(t)) for t in (taper + k * (2 * math.pi - 2 * taper) / 40 for k in range(41))]
    head += [(15, -8.4), (24, -6.0), (32, -5.2), (32, 5.2), (24, 6.0), (15, 8.4)]
    bevelled(skin([[[(x + a, y + b, z + h) for a, b in head] for h in (-5.5, 5.5)]], p.chrome, 32, scale=MM), 1.6 * MM, 5, 40)  # head
    for r, low, high, paint in ((10.2, 5.4, 5.65, p.dark), (9.6, 5.4, 6.3, p.satin), (5.2, 6.2, 8.4, p.chrome)):
        cylinder(r * MM, (high - low) * MM, (x * MM, y * MM, (z + (low + high) / 2) * MM), paint, bevel=0.4 * MM)  # cover plate
    outline([(a * MM, b * MM) for a, b in ((-4.5, -3), (0, -5), (8, -3.2), (15.5, -2), (17, 0), (15.5, 2), (8, 3.2), (0, 5), (-4.5, 3))], 2.6 * MM, (x * MM, y * MM, (z + 8.4) * MM), p.chrome, (0, 0, 0.38), rounding=1 * MM)  # reversing lever
    cylinder(2.6 * MM, 3 * MM, (x * MM, y * MM, (z + 9.6) * MM), p.satin, bevel=0.6 * MM)  # quick release button
    printed("72T", 4, (x, y - 7.2, z + 6.35), p.dark)
    box([6.35 * MM] * 2 + [10 * MM], (x * MM, y * MM, (z - 9) * MM), p.chrome, bevel=0.6 * MM)  # square drive
    words = shaped(sliced(printed('1/4 in.  72T', 8.5, (0, 0, 0), p.print, depth=0), (0, 0, 0), (0, 1, 0), 0.5 * MM, 12), p.print)
    words.location, words.rotation_euler = [c * MM for c in (x + 128.5, y, z)], (0.9, 0, 0)
    for vertex in words.data.vertices:
        a, b, _ = vertex.co
        vertex.co = a, grip * math.sin(b / grip), grip * math.cos(b / grip)
    along = [(p.chrome, [(5.2, 28), (5.0, 34), (4.2, 44), (4.2, 58), (5.4, 64)]), (p.brand, [(5.0, 62), (7.2, 62.6), (7.6, 63.5), (7.6, 67), (7.2, 68)]),
             (p.rubber, [(6.8, 67), (7.4, 68), (8.0, 74), (8.4, 84)] + [c for k in range(6) for c in ((8.4, 86 + 5 * k), (7.7, 86.8 + 5 * k), (7.7, 88.6 + 5 * k), (8.4, 89.4 + 5 * k))] + [(8.6, 122), (8.9, 133), (8.6, 141), (7.2, 145), (4, 146.5), (0, 147)])]
    for paint, profile in along:
        lathe([(r * MM, h * MM) for r, h in profile], (x * MM, y * MM, z * MM), paint, ALONG_X, bevel=0.3 * MM)  # shank, band, handle


def extension(p, long, at):
    """An extension bar of `long` millimetres along X with its socket end at `at`."""
    x, y, z = at
    layers = [(0, long - 9, ""), (3.6, long - 9, ""), (4.2, long - 10, ""), (4.2, long - 13, ""), (3.7, long - 14, ""), (3.7, 18, ""), (5.9, 15, "")]
    layers += [(5.9, 13.5 - k * 0.6, "knurl") for k in range(12)] + [(5.9, 6.2, ""), (5.9, 0.8, ""), (5.2, 0, ""), (4.7, 0, ""), (4.2, 0.6, "bore"), (0, 1.4, "bore"), (0, 9, "bore")]
    _turned(p, layers, _square, at, ALONG_X)
    _drive(p, x + long - 9, y, z)


def joint(p, at):
    """The universal joint: two forks and a cross."""
    x, y, z = at
    layers = [(0, 13, ""), (5, 13, ""), (5.9, 12, ""), (5.9, 0.8, ""), (5.2, 0, ""), (4.7, 0, ""), (4.2, 0.6, "bore"), (0, 1.4, "bore"), (0, 9, "bore")]
    _turned(p, layers, _square, at, ALONG_X)
    ball(4.2 * MM, ((x + 18) * MM, y * MM, z * MM), p.chrome)
    _turned(p, [(0, 0, ""), (5.2, 0, ""), (5.9, 0.8, ""), (5.9, 5, ""), (4.4, 6.5, ""), (0, 6.5, "")], _square, (x + 23, y, z), ALONG_X)
    for side in (-1, 1):
        box([c * MM for c in (12, 2.6, 8)], [c * MM for c in (x + 15, y + side * 4.4, z)], p.satin, bevel=1 * MM)  # forks
        box([c * MM for c in (12, 8, 2.6)], [c * MM for c in (x + 20, y, z + side * 4.4)], p.satin, bevel=1 * MM)
        cylinder(1.7 * MM, 1 * MM, ((x + 18) * MM, y * MM, (z + side * 5.8) * MM), p.steel, bevel=0.3 * MM)  # pins
    _drive(p, x + 29.5, y, z)


def _drive(p, x, y, z):
    box([c * MM for c in (9, 6.35, 6.35)], [c * MM for c in (x + 4.5, y, z)], p.satin, bevel=0.7 * MM)  # male square
    ball(1.3 * MM, [c * MM for c in (x + 5.5, y, z + 2.9)], p.chrome)  # detent ball


def _square(t):
    return SQUARE * 1.03 / math.cos((t + math.pi / 4) % (math.pi / 2) - math.pi / 4)


def _turned(p, layers, bore, at, turn=(0, 0, 0), count=72):
    """A turned part from (radius, height, kind) layers. `knurl` layers have teeth. `bore` layers are at least bore(angle) wide."""
    def radius(r, kind, level, k):
        return max(r, bore(k * 2 * math.pi / count)) if kind == "bore" else r - 0.24 * (kind == "knurl" and (k + level) % 2)

    rings = [[(radius(r, kind, n, k) * math.cos(k * 2 * math.pi / count), radius(r, kind, n, k) * math.sin(k * 2 * math.pi / count), h) for k in range(count)] for n, (r, h, kind) in enumerate(layers)]
    made = skin([rings], p.satin, 32, at, turn, MM)
    made.data.materials.append(p.bore)
    inside = [n for n, layer in enumerate(layers) if layer[2] == "bore"]
    for face in made.data.polygons:
        if inside and face.index // count + 1 >= inside[0]:
            face.material_index = 1
    return made


def _wrapped(words, size, at, around, paint, upright):
    """Text bent around an upright cylinder, towards the camera."""
    made = shaped(sliced(printed(words, size, (0, 0, 0), paint, depth=0), (0, 0, 0), (1, 0, 0), 0.5 * MM, 24), paint)
    made.location = [c * MM for c in at]
    for vertex in made.data.vertices:
        x, y, _ = vertex.co
        turn = upright * x / (around * MM) + 0.35
        vertex.co = around * MM * math.sin(turn), -around * MM * math.cos(turn), upright * y
