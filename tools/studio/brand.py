"""The store's mark on the tools: a hexagon with a T, and the name."""
import math

import bpy

from details import sliced
from fonts import GROTESQUE, STORE, lettering
from meshes import shaped
from moulding import joined
from shapes import UPRIGHT, label, placed


def brand_mark(size, at, paint, turn=UPRIGHT, around=None, depth=0.003):
    """The mark, centred on `at`. `size` is the height of its letters; it is 7 times as wide. `around` bends it around a
    cylinder of that radius, like a `label`."""
    curve = lettering("TORQUE BAY", size, STORE, depth)
    curve.space_character = 1.06
    name = placed(curve, "name", (size * 0.85, 0, 0))
    nut, hole = _hexagon(size * 0.74), _hexagon(size * 0.54)
    ring = [(*outer, *inner) for outer, inner in zip(zip(nut, nut[1:] + nut[:1]), zip(hole[1:] + hole[:1], hole))]
    stem, bar = size * 0.1, size * 0.3
    letter = [_rectangle(-bar, bar, size * 0.12, size * 0.32), _rectangle(-stem, stem, -size * 0.34, size * 0.12)]
    x = -size * 2.75
    mark = joined([name, _plate([[(a + x, b) for a, b in face] for face in (*ring, *letter)], depth)], paint)
    if around is not None:
        # Short edges, which stay on the cylinder.
        mark = shaped(sliced(mark, (0, 0, 0), (0, 1, 0), size / 16, 16), paint, 30)
        for vertex in mark.data.vertices:
            x, y, z = vertex.co
            vertex.co = (x, (around + z) * math.sin(y / around), (around + z) * math.cos(y / around))
    mark.location, mark.rotation_euler = at, turn
    return mark


def text(words, size, paint, at=(0, 0, 0), turn=(0, 0, 0), depth=0.003, font=GROTESQUE):
    """A flat label. `size` is the size of the store's font whose capitals are as high."""
    return label(words, size * STORE.capitals, at, paint, turn, depth, font=font)


def _hexagon(radius):
    return [(radius * math.sin(n * math.pi / 3), radius * math.cos(n * math.pi / 3)) for n in range(6)]


def _rectangle(left, right, low, high):
    return [(left, low), (right, low), (right, high), (left, high)]


def _plate(faces, depth):
    """A flat mesh of `faces` [(x, y), ...], raised by `depth`."""
    mesh = bpy.data.meshes.new("mark")
    points = [(x, y, depth) for face in faces for x, y in face]
    starts = [sum(len(face) for face in faces[:n]) for n in range(len(faces))]
    mesh.from_pydata(points, [], [list(range(start, start + len(face))) for start, face in zip(starts, faces)])
    return placed(mesh, "mark")
