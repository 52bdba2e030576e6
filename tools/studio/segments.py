"""Seven-segment digits of liquid crystal displays. The segments that are off show as a faint shadow, like those of the real ones."""
import bpy

from materials import material
from shapes import placed

# Middle of each segment, as a part of the width and of half the height, and whether it is upright
PLACES = {"a": (0, 1, 0), "g": (0, 0, 0), "d": (0, -1, 0), "f": (-0.5, 0.5, 1), "b": (0.5, 0.5, 1), "e": (-0.5, -0.5, 1), "c": (0.5, -0.5, 1)}
DIGITS = {"0": "abcdef", "1": "bc", "2": "abged", "3": "abgcd", "4": "fgbc", "5": "afgcd", "6": "afgedc", "7": "abc", "8": "abcdefg", "9": "abcdfg", " ": ""}
WIDE, PITCH, THICK, SLANT = 0.50, 0.74, 0.105, 0.1  # of the height: width and distance of the digits, thickness of a segment, slope


def digits(words, height, at, turn, ink):
    """The digits, points and blanks of `words` in the XY plane before the rotation `turn`, their middle at `at`. `ink` is the
    material of the segments that are on."""
    on, off, x = [], [], -(len(words.replace(".", "")) - 1) / 2 * PITCH
    for character in words:
        if character == ".":
            on.append(_square(x - PITCH / 2, -0.5))
            continue
        for name in PLACES:
            (on if name in DIGITS[character] else off).append(_segment(x, *PLACES[name]))
        x += PITCH
    shadow = material("segment off", (0.01, 0.02, 0.02))
    shadow.node_tree.nodes["Principled BSDF"].inputs["Alpha"].default_value = 0.06
    for faces, paint in ((on, ink), (off, shadow)):
        if faces:
            _flat([[((u + SLANT * v) * height, v * height) for u, v in face] for face in faces], paint, at, turn)


def _segment(x, across, up, upright):
    half = ((0.5 if upright else WIDE) / 2) - 0.016
    ends = [(-half, 0), (-half + THICK / 2, THICK / 2), (half - THICK / 2, THICK / 2), (half, 0), (half - THICK / 2, -THICK / 2), (-half + THICK / 2, -THICK / 2)]
    return [(x + across * WIDE + (b if upright else a), up / 2 + (a if upright else b)) for a, b in ends]


def _square(x, y):
    half = THICK * 0.55
    return [(x - half, y - half), (x + half, y - half), (x + half, y + half), (x - half, y + half)]


def _flat(faces, paint, at, turn):
    mesh = bpy.data.meshes.new("segments")
    starts = [sum(len(face) for face in faces[:n]) for n in range(len(faces))]
    mesh.from_pydata([(x, y, 0) for face in faces for x, y in face], [], [list(range(start, start + len(face))) for start, face in zip(starts, faces)])
    mesh.materials.append(paint)
    return placed(mesh, "segments", at, turn)
