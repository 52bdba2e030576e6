"""A car's wheel: alloy rim 17 in. with ten spokes, tyre 225/50, nuts, brake disc and caliper. One unit is 10 cm; the axle is Y, and its
outside faces -Y."""
import math

import bpy
import numpy as np

from bay import Nodes
from details import sliced
from fasteners import hexagonal, threaded
from forging import forging, slab
from materials import material
from meshes import shaped, skin, superellipse
from shapes import ALONG_Y, UPRIGHT, box, cut, cylinder, finish, label, lathe, placed

CIRCLE = 0.572  # radius of the circle of the five studs
SEAT = 0.02  # y of the seats of the nuts
TYRE = 3.27  # radius of the tyre


def stud(number):
    """x and z of a stud. Number 0 is at the top."""
    turn = math.tau * number / 5 + math.pi / 2
    return CIRCLE * math.cos(turn), CIRCLE * math.sin(turn)


def wheel(p, bare=(), tread=True):
    """The wheel without the nuts on the studs `bare`."""
    silver = _silver()
    spokes = _spokes(silver)
    for number in range(5):
        x, z = stud(number)
        cut(spokes, cylinder(0.165, 1.0, (x, SEAT - 0.5, z), silver, ALONG_Y, 0, 64))
        if number not in bare:
            nut((x, SEAT, z), 7 + 23 * number)
        else:
            thread = threaded(0.6, 0.15, -1, 2.7, p.steel)
            thread.scale, thread.location, thread.rotation_euler = (0.1,) * 3, (x, SEAT, z), UPRIGHT
    cap = material("cap", (0.03, 0.031, 0.033), roughness=0.3, clearcoat=0.6)
    lathe([(0, 0.115), (0.20, 0.115), (0.26, 0.10), (0.285, 0.07), (0.29, 0), (0, 0)], (0, -0.06, 0), cap, UPRIGHT, 0.008)
    lathe([(2.02, 1.9), (2.02, 0.3), (2.12, 0.12), (2.20, 0.06), (2.25, -0.08), (2.30, -0.13), (2.335, -0.12), (2.34, -0.06), (2.25, 0.0), (2.24, 0.2), (2.10, 0.32), (2.08, 1.9), (2.3, 1.95), (2.3, 2.0), (2.02, 1.9)], (0, 0, 0), silver, ALONG_Y, 0.012)
    cylinder(0.045, 0.30, (-1.36, -0.02, -1.28), p.rubber, (math.pi / 2, 0, -0.35), 0.015)  # valve
    cylinder(0.050, 0.10, (-1.40, -0.16, -1.31), p.dark, (math.pi / 2, 0, -0.35), 0.015)  # its cap
    _tyre(tread)
    _brake(p)


def nut(at, turn=0.0):
    """A closed lug nut for a 19 mm socket. It points to -Y."""
    chrome = material("nut", (0.60, 0.60, 0.61), metallic=1, roughness=0.17)
    seat = [(0.001, 0.2), (0.62, 0), (0.67, 0), (0.96, 0.52)]
    made = hexagonal([*seat, (1.20, 0.68), (1.20, 2.62), (0.96, 2.80), (0.86, 2.84), (0.80, 3.05), (0.66, 3.25), (0.42, 3.42), (0.001, 3.48)], 1.9, chrome)
    made.scale, made.location, made.rotation_euler = (0.1,) * 3, at, (math.pi / 2, math.radians(turn), 0)
    return made


def _ring(near, far, half, edge):
    """A flat ring as a part of a `forging`."""
    def part(x, z):
        r = np.hypot(x, z)
        away = np.maximum(near - r, r - far)
        return away, np.where(away < 0, half * np.sqrt(1 - (1 - np.clip(-away / edge, 0, 1)) ** 2), -away)
    return part


def _spokes(paint):
    parts = [_ring(-9, 0.82, 0.20, 0.06), _ring(1.93, 2.14, 0.19, 0.05)]
    for number in range(5):
        middle = math.tau * (number + 0.5) / 5 + math.pi / 2
        for side in (-1, 1):
            at = lambda r, across: (r * math.cos(middle + side * across), r * math.sin(middle + side * across))
            parts.append(slab([at(0.62, 0.08), at(0.62, 0.42), at(1.2, 0.325), at(1.7, 0.305), at(2.06, 0.31), at(2.06, 0.155), at(1.7, 0.165), at(1.2, 0.135)], 0.13, 0.05))
    made = forging(parts, paint, (-2.2, -2.2, 2.2, 2.2), 0.015, 0.10)
    for vertex in made.data.vertices:
        r = math.hypot(vertex.co.x, vertex.co.z)
        vertex.co.y = 0.10 + vertex.co.y * (1.15 if vertex.co.y < 0 else 1.6) - 0.20 * math.exp(-((r - 1.35) / 0.55) ** 2) + 0.06 * (r > 1.9) * (r - 1.9)
    return made


def _silver():
    """Silver paint under clear coat, with brake dust in its corners."""
    made = material("silver", (0.5, 0.5, 0.5), metallic=0.85, roughness=0.34, clearcoat=1, handled=False)
    n = Nodes(made)
    where = n.nodes.new("ShaderNodeNewGeometry")
    deep = n.ramp(n.calc("ADD", where.outputs["Pointiness"], n.calc("MULTIPLY", n.noise(4, 6, 0.65), 0.06)), (0.495, 1), (0.535, 0))
    dust = n.mix(n.ramp(n.noise(1.7, 6, 0.6), (0.45, 0.05), (0.75, 0.38)), deep, (1, 1, 1))
    flake = n.noise(240, 1)
    n.finish(Base_Color=n.mix(dust, n.ramp(flake, (0.3, 0.36), (0.7, 0.48)), (0.055, 0.045, 0.038)), Roughness=n.ramp(dust, (0, 0.30), (1, 0.7)), Clearcoat_Roughness=n.ramp(dust, (0, 0.05), (1, 0.5)))
    return made


def _tyre(tread):
    """The tyre, and its size on the sidewall. It is flat where it stands."""
    rubber = material("tyre", (0.02, 0.02, 0.02), roughness=0.6)
    n = Nodes(rubber)
    dusty = n.mix(n.ramp(n.noise(1.3, 6, 0.65), (0.42, 0.0), (0.75, 0.65)), (0.011, 0.011, 0.0115), (0.055, 0.051, 0.047))
    n.finish(Base_Color=dusty, Roughness=n.ramp(n.noise(6, 4), (0.3, 0.5), (0.7, 0.75)), Normal=n.bump(n.noise(60, 3), 0.12, 0.01))
    side = [(2.26, 0.06), (2.29, -0.10), (2.345, -0.165), (2.38, -0.165), (2.40, -0.14), (2.44, -0.15), (2.50, -0.20), (2.515, -0.225), (2.53, -0.20), (2.62, -0.245), (2.78, -0.265), (2.80, -0.285), (2.82, -0.265), (2.92, -0.235), (2.935, -0.255), (2.95, -0.23), (3.03, -0.165), (3.10, -0.09), (3.16, 0.0), (3.20, 0.08), (3.225, 0.16)]
    middle = 1.0
    across = [0.2 + 0.04 * k for k in range(21)]
    crown = [(TYRE - 0.045 * ((y - middle) / 0.85) ** 2 - (0.075 if abs(abs(y - middle) - 0.16) < 0.03 or abs(abs(y - middle) - 0.48) < 0.03 else 0), y) for y in across]
    half = side + crown
    profile = half + [(r, 2 * middle - y) for r, y in reversed(half[:-1])]
    around = 720 if tread else 240
    rings = []
    for r, y in profile:
        ring = []
        for k in range(around):
            t = math.tau * k / around
            out = r
            if tread and r > 3.08:  # blocks: slanted grooves across the tread
                slant = 0.5 * abs(y - middle)
                out -= 0.07 * ((t * 68 / math.tau + 2.2 * slant) % 1 < 0.14) * min(1, (r - 3.08) / 0.1)
            x, z = out * math.cos(t), out * math.sin(t)
            floor = -TYRE + 0.10
            bulge = 0.10 * max(0, (-z - 2.2)) ** 1.5 * math.exp(-(x / 1.3) ** 2) * math.sin(min(1, max(0, (TYRE - r) / 0.9)) * math.pi)
            ring.append((x, y - bulge * (1 if y < middle else -1), max(z, floor)))
        rings.append(ring)
    skin([rings], rubber, 40, ends="open")
    for words, size, middle_turn in (("225/50 R17  98W", 0.13, 55), ("RADIAL TUBELESS", 0.085, 128), ("TRACTION A   TEMPERATURE A   TREADWEAR 500", 0.05, 200), ("225/50 R17  98W", 0.13, 250), ("DOT 4826", 0.07, 310)):
        _around(words, size, 2.64, middle_turn, rubber)


def _around(words, size, radius, middle, paint):
    """Raised letters on the sidewall, their middle at the angle `middle` in degrees."""
    flat = sliced(label(words, size, (0, 0, 0), paint, (0, 0, 0), 0.03), (0, 0, 0), (1, 0, 0), 0.05, 40)
    made = shaped(flat, paint, 30)
    for vertex in made.data.vertices:
        x, y, z = vertex.co
        turn = math.radians(middle) - x / radius
        r = radius + y
        vertex.co = r * math.cos(turn), -0.245 - 0.02 * (r - 2.62) / 0.16 - z, r * math.sin(turn)


def _brake(p):
    """The disc, ground by the pads and rusty elsewhere, the hub and the caliper."""
    ground = material("brake disc", (0.30, 0.30, 0.31), metallic=1, roughness=0.32, handled=False)
    n = Nodes(ground)
    split = n.nodes.new("ShaderNodeSeparateXYZ")
    n.links.new(n.place, split.inputs[0])
    away = n.calc("SQRT", n.calc("ADD", n.calc("POWER", split.outputs["X"], 2), n.calc("POWER", split.outputs["Y"], 2)))
    join = n.nodes.new("ShaderNodeCombineXYZ")
    n.links.new(away, join.inputs[0])
    rings = n.noise(60, 4, 0.7, join.outputs[0])
    rusty = n.mix(n.noise(9, 6, 0.7), (0.045, 0.028, 0.019), (0.095, 0.055, 0.034))
    scaled = n.calc("DIVIDE", away, 4.2)
    worn = n.ramp(scaled, (0.222, 0), (0.232, 1), (0.336, 1), (0.344, 0))
    n.finish(Base_Color=n.mix(worn, rusty, n.ramp(rings, (0.3, 0.20), (0.7, 0.36))), Metallic=worn, Roughness=n.mix(worn, (0.85, 0.85, 0.85), n.ramp(rings, (0.3, 0.22), (0.7, 0.42))), Normal=n.bump(rings, 0.25, 0.004))
    lathe([(0, 0.30), (0.76, 0.30), (0.80, 0.34), (0.80, 0.62), (0.93, 0.64), (1.45, 0.64), (1.46, 0.66), (1.46, 0.9), (0, 0.9)], (0, 0, 0), ground, ALONG_Y, 0.012)
    cast = material("cast iron", (0.05, 0.047, 0.045), roughness=0.75, metallic=0.3)
    c = Nodes(cast)
    c.finish(Base_Color=c.mix(c.ramp(c.noise(3, 6, 0.65), (0.45, 0), (0.7, 1)), (0.05, 0.048, 0.047), (0.11, 0.055, 0.03)), Normal=c.bump(c.noise(30, 4), 0.5, 0.02))
    caliper = []
    for k in range(13):
        t = math.radians(-32 + 64 * k / 12 + 20)
        wide = 0.30 - 0.05 * abs(k - 6) / 6
        caliper.append([(( 1.28 + u) * math.cos(t), 0.62 + v, (1.28 + u) * math.sin(t)) for u, v in superellipse(wide, 0.26, 4, 32)])
    skin([caliper], cast, 40)
    box((1.0, 0.3, 0.4), (1.05, 0.85, 0.3), cast, 0.06)
    dark = material("wheel well", (0.006, 0.006, 0.0065), roughness=0.95)
    cylinder(2.0, 0.02, (0, 1.7, 0), dark, ALONG_Y, 0)


def fender(paint, arch=3.72):
    """The side of a car around the wheel: an arch with a lip, and a panel that falls back towards the roof and the sill."""
    rings = []
    for r, y in [(arch - 0.16, 0.9), (arch - 0.16, -0.05), (arch - 0.15, -0.16), (arch - 0.12, -0.22), (arch - 0.04, -0.26), (arch + 0.04, -0.27), (arch + 0.16, -0.25), (arch + 0.30, -0.21), (arch + 0.38, -0.20)] + [(arch + 0.4 + 0.4 * k, -0.2) for k in range(1, 26)]:
        ring = []
        for k in range(121):
            t = math.radians(-25 + 230 * k / 120)
            x, z = r * math.cos(t), r * math.sin(t)
            ring.append((x, y + 0.022 * max(0, z - 1) ** 2 * (r > arch) + 0.10 * max(0, -z - 0.5) * (r > arch), z))
        rings.append(ring)
    wide = len(rings[0])
    mesh = bpy.data.meshes.new("fender")
    mesh.from_pydata([point for ring in rings for point in ring], [], [(row * wide + k, row * wide + k + 1, (row + 1) * wide + k + 1, (row + 1) * wide + k) for row in range(len(rings) - 1) for k in range(wide - 1)])
    finish(placed(mesh, "fender"), paint, 0)


def paintwork(colour):
    """Metallic paint under clear coat, a little dusty."""
    made = material("paintwork", colour, metallic=0.55, roughness=0.32, clearcoat=1, handled=False)
    n = Nodes(made)
    n.finish(Clearcoat_Roughness=n.ramp(n.noise(0.9, 6, 0.65), (0.4, 0.02), (0.7, 0.16)), Normal=n.bump(n.noise(0.5, 2), 0.03, 0.05))
    return made
