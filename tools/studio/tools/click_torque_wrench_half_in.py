"""1/2 in. click torque wrench, 30-250 ft-lb: knurled grip, lock ring, micrometer thimble on an etched scale, ratchet head."""
import math

import bmesh
from mathutils import noise

from assembly import group
from brand import brand_mark
from details import sliced
from forging import ratchet_head
from materials import material
from meshes import shaped, skin
from photography import eye
from shapes import ALONG_X, ball, box, cylinder, label, lathe, outline
from wear import rubbed, worn

SPAN_CM = 61
POSE = (0, -0.044, math.radians(50))  # on the square drive and the end of the grip
ROLL = math.radians(-27)  # roll of the head that shows both the lever and the square drive
CAMERA = {"view": eye(0), "fill": 0.80, "lens": 85, "stop": 16 * 0.2, "focus": (0.5, 0.5, 0.7)}
NOISE = 0.25
VIEWS = [
    {"beside": ("lug_nut", (0.3, 0.15), 60), "pose": (math.radians(180), -0.017, math.radians(-50)), "camera": {"view": (0.0, -0.62, 0.78), "fill": 0.92, "lens": 45}},
    {"pose": (0, POSE[1], math.radians(24)), "camera": {"view": (0.0, -0.56, 0.83), "part": ((0.24, 0.2, 0), (0.52, 0.62, 1)), "fill": 1.0}},
]
TUBE, SLEEVE = 0.075, 0.0775  # radii
HEAD = 1.36  # x of the drive axis
FACE = 0.50  # rotation of the scale around the tube, from the lever towards the camera
LOW, HIGH = -0.543, -0.043  # x of 30 and 250 ft-lb on the scale. The thimble stands at 30
NM = 1.3558  # N·m in a ft-lb


def model(p):
    polished = worn(material("polished", (0.50, 0.51, 0.53), metallic=1, roughness=0.10), 0.10, 0.06, scale=2)
    etched = worn(material("etched", (0.46, 0.47, 0.49), metallic=1, roughness=0.33), 0.08, 0.05, scale=2)
    grip = worn(rubbed(material("grip", (0.06, 0.06, 0.065), metallic=1, roughness=0.35, grain=0.05, grain_scale=140)), 0.12, 0, 0.12, 2)
    cap = worn(material("cap", (0.035, 0.037, 0.042), roughness=0.38, grain=0.05), 0.15, 0.05, 0.15, 2)
    # head
    ratchet_head([(1.0, 0.064, 0.064, 0.0635), (1.06, 0.064, 0.064, 0.0635), (1.12, 0.066, 0.066, 0.055), (1.18, 0.076, 0.073, 0.03), (1.235, 0.094, 0.082, 0.022)], HEAD, 0.15, 0.086, 0.016, polished)
    cylinder(0.02, 0.153, (1.025, 0, 0), p.black_steel, bevel=0.003)  # yoke pin
    # ratchet face
    cylinder(0.118, 0.01, (HEAD, 0, 0.083), p.dark, bevel=0)
    cylinder(0.112, 0.02, (HEAD, 0, 0.082), p.satin, bevel=0.004)
    cylinder(0.075, 0.03, (HEAD, 0, 0.095), p.black_steel, bevel=0.008)
    outline([(HEAD - 0.06, -0.045), (HEAD - 0.02, -0.065), (HEAD + 0.05, -0.055), (HEAD + 0.05, 0.055), (HEAD - 0.02, 0.065), (HEAD - 0.06, 0.045), (HEAD - 0.125, 0.022), (HEAD - 0.14, 0), (HEAD - 0.125, -0.022)], 0.035, (0, 0, 0.118), p.black_steel, rounding=0.012)
    cylinder(0.034, 0.05, (HEAD, 0, 0.125), p.chrome, bevel=0.01)
    # square drive
    cylinder(0.088, 0.05, (HEAD, 0, -0.09), p.steel, bevel=0.008)
    box((0.084, 0.084, 0.13), (HEAD, 0, -0.165), p.satin, 0.009)
    ball(0.016, (HEAD + 0.039, 0, -0.19), p.chrome)
    group(turn=(ROLL, 0, 0))
    # grip
    lathe([(0, -1.56), (0.05, -1.56), (0.075, -1.55), (0.09, -1.525), (0.095, -1.50), (0.095, -1.44), (0, -1.44)], (0, 0, 0), cap, ALONG_X)
    lathe([(0.09, -1.455), (0.0985, -1.45), (0.0985, -1.43), (0.09, -1.425)], (0, 0, 0), p.brand, ALONG_X)
    lathe([(0, -1.44), (0.094, -1.44), (0.100, -1.42), (0.100, -0.80), (0.094, -0.78), (0, -0.78)], (0, 0, 0), grip, ALONG_X)
    _knurl(-1.415, -0.805, 0.099, 0.006, grip)
    # lock ring
    lathe([(0.09, -0.785), (0.104, -0.78), (0.110, -0.772), (0.110, -0.712), (0.104, -0.704), (0.09, -0.70)], (0, 0, 0), p.brand, ALONG_X)
    for rib in range(36):
        a = math.tau * rib / 36
        box((0.05, 0.008, 0.006), (-0.742, 0.110 * math.sin(a), 0.110 * math.cos(a)), p.brand, 0.003, (-a, 0, 0))
    # thimble
    lathe([(0.09, -0.70), (0.0985, -0.695), (0.0985, -0.61), (0.082, -0.545), (SLEEVE, -0.545)], (0, 0, 0), etched, ALONG_X, 0.001)
    # tube
    lathe([(0, -1.4), (TUBE, -1.4), (TUBE, 1.045), (0.071, 1.06), (0, 1.06)], (0, 0, 0), polished, ALONG_X)
    lathe([(TUBE, -0.6), (SLEEVE, -0.6), (SLEEVE, 0.60), (TUBE, 0.605)], (0, 0, 0), etched, ALONG_X, 0)
    _scale(p)
    _along(brand_mark(0.066, (0, 0, 0), p.dark, (0, 0, 0), depth=0), 0.33, FACE, p.dark)
    _along(label("1/2 in.   30-250 ft-lb   ±3%", 0.062, (0, 0, 0), p.ink, (0, 0, 0), 0), 0.05, FACE + math.pi, p.ink)  # on the reverse


def _scale(p):
    """Etched: a line with ft-lb on one side and N·m on the other, and the tenths of a turn on the thimble."""
    place = lambda foot: LOW + (foot - 30) * (HIGH - LOW) / 220
    arcs = [(LOW - 0.004, HIGH + 0.01, FACE - 0.012, FACE + 0.012)]
    for way, first, last, unit in ((-1, 30, 250, 1), (1, 50, 330, NM)):
        for mark in range(first, last + 1, 10):
            x, long = place(mark / unit), 0.42 if mark % 50 == 0 else 0.26
            near, far = sorted((FACE, FACE + way * long))
            arcs.append((x - 0.0017, x + 0.0017, near, far))
            if mark % 50 == 0:
                _print(str(mark), 0.048, x, FACE + way * 0.82, SLEEVE, p.ink)
        _print("ft-lb" if way < 0 else "N·m", 0.040, HIGH + 0.055, FACE + way * 0.72, SLEEVE, p.ink)
    _arcs(arcs, SLEEVE + 0.0006, p.ink)
    for digit in range(10):  # each tenth of a turn is 1 ft-lb
        turn = FACE + math.tau * digit / 10
        _print(str(digit), 0.046, -0.664, turn, 0.0986, p.ink)
        _arcs([(-0.632 if half == 0 else -0.622, -0.604, turn + 0.314 * half - 0.01, turn + 0.314 * half + 0.01) for half in (0, 1)], 0.0990, p.ink)


def _along(flat, x, angle, paint):
    """The flat print `flat` along the sleeve, bent around it at `angle`."""
    made = shaped(sliced(flat, (0, 0, 0), (0, 1, 0), 0.004, 12), paint)
    for vertex in made.data.vertices:
        u, v, _ = vertex.co
        turn, radius = angle - v / SLEEVE, SLEEVE + 0.0005
        vertex.co = x + u, -radius * math.sin(turn), radius * math.cos(turn)


def _knurl(start, end, radius, height, paint, teeth=44):
    """A diamond knurl around X. The wheel did not press it in equally deep everywhere, and a hand has worn its middle."""
    around = teeth * 4
    pitch = math.tau * radius / around
    rows = round((end - start) / pitch / 4) * 4
    climb = [0, 1, 2, 1]
    def vertex(row, k):
        a, along = math.tau * k / around, row / rows
        deep = 0.92 + 0.24 * noise.noise((6 * along, math.cos(a), math.sin(a))) + 0.12 * noise.noise((row / 3, k / 3, 5)) - 0.2 * math.exp(-((along - 0.45) / 0.2) ** 2 - (1 - math.cos(a - 0.3)) * 2)
        r = radius + height * deep * (min(climb[(row + k) % 4], climb[(row - k) % 4]) / 2 if 0 < row < rows else 0)
        return (start + (end - start) * row / rows, r * math.sin(a), r * math.cos(a))
    return skin([[[vertex(row, k) for k in range(around)] for row in range(rows + 1)]], paint, 30, ends="open")


def _arcs(arcs, radius, paint):
    """Thin etched patches (start x, end x, start angle, end angle) around X. Angle 0 is up and increases towards -Y."""
    shape = bmesh.new()
    for low, high, first, last in arcs:
        for k in range(12):
            a, b = (first + (last - first) * n / 12 for n in (k, k + 1))
            shape.faces.new([shape.verts.new((x, -radius * math.sin(t), radius * math.cos(t))) for x, t in [(low, a), (high, a), (high, b), (low, b)]])
    bmesh.ops.recalc_face_normals(shape, faces=shape.faces)
    return shaped(shape, paint, 30)


def _print(words, size, x, angle, radius, paint):
    """Text around the circumference, bent around X at `angle`. Its top points to the head."""
    made = shaped(sliced(label(words, size, (0, 0, 0), paint, (0, 0, 0), 0), (0, 0, 0), (1, 0, 0), 0.004, 24), paint)
    for vertex in made.data.vertices:
        u, v, _ = vertex.co
        turn, out = angle + u / radius, radius + 0.0005
        vertex.co = x + v, -out * math.sin(turn), out * math.cos(turn)


SIDE = {"inches": 24, "pose": (math.pi / 2 - ROLL, 0, 0)}  # lying, the lever to the front
