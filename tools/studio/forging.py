"""Forgings: ratchet heads, and bodies of two mirrored halves that meet at the parting line. Each half of a body is a height above the XZ plane, blended from the
heights of its parts with fillets, so edges stay crisp. A part is a function of (x, z) that gives the distance to its outline
(negative inside) and its height there, as arrays."""
import math

import bmesh
import numpy as np

from meshes import flowing, rounded, shaped, skin

OPEN = 0.2  # radius of the rounding at the parting line


def slab(points, half, edge):
    """A plate with the smooth outline `points` [(x, z), ...], twice `half` thick. Its edges are rounded over the width `edge`."""
    rim = flowing([*points[-2:], *points, *points[:2]], 8)[16:(len(points) + 2) * 8]

    def part(x, z):
        away, inside = np.full(x.shape, np.inf), np.zeros(x.shape, bool)
        for (ax, az), (bx, bz) in zip(rim, rim[1:] + rim[:1]):
            dx, dz = bx - ax, bz - az
            t = np.clip(((x - ax) * dx + (z - az) * dz) / (dx * dx + dz * dz), 0, 1)
            away = np.minimum(away, np.hypot(x - ax - t * dx, z - az - t * dz))
            if dz:
                inside ^= ((az > z) != (bz > z)) & (x < ax + dx * (z - az) / dz)
        away = np.where(inside, -away, away)
        return away, np.where(inside, half * _rounding(-away / edge), -away)

    return part


def bar(start, end, radius, edge=0.02):
    """A round bar between two points of the XZ plane. Its ends are rounded over the width `edge`."""
    (ax, az), (bx, bz) = start, end
    long = np.hypot(bx - ax, bz - az)

    def part(x, z):
        along = np.abs(((x - ax) * (bx - ax) + (z - az) * (bz - az)) / long - long / 2) - long / 2
        aside = np.abs((x - ax) * (bz - az) - (z - az) * (bx - ax)) / long
        out = np.stack([along, aside - radius])
        away = np.hypot(*np.maximum(out, 0)) + np.minimum(out.max(axis=0), 0)
        round_end = radius - edge * (1 - _rounding(-along / edge))
        return away, np.where(away < 0, np.sqrt(np.maximum(round_end ** 2 - aside ** 2, 0)), -away)

    return part


def forging(parts, paint, corners, cell, fillet):
    """One body of all `parts` inside `corners` (x, z, x, z), with points at the distance `cell`."""
    def measured(x, z):
        distances, heights = zip(*(part(x, z) for part in parts))
        away = -_blended([-distance for distance in distances], fillet)
        height = _blended([*heights, 0.06 * _rounding(-away / 0.05)], fillet)
        return away, np.minimum(np.maximum(height, 0), np.sqrt(2 * OPEN * np.maximum(-away, 0)))

    left, low, right, high = corners
    x, z = np.meshgrid(np.arange(left, right, cell), np.arange(low, high, cell))
    kept = np.argwhere(measured(x[:-1, :-1] + cell / 2, z[:-1, :-1] + cell / 2)[0] < 0)
    wide = x.shape[1]
    faces = kept[:, 0, None] * wide + kept[:, 1, None] + np.array([0, 1, wide + 1, wide])
    x, z = x.ravel(), z.ravel()
    rim = _rim(faces)
    for _ in range(4):  # moves the rim onto the outline
        away = measured(x[rim], z[rim])[0]
        slope = [(measured(x[rim] + dx, z[rim] + dz)[0] - away) / 1e-4 for dx, dz in ((1e-4, 0), (0, 1e-4))]
        x[rim], z[rim] = (at[rim] - away * by / np.maximum(np.hypot(*slope), 0.3) for at, by in zip((x, z), slope))
    y = measured(x, z)[1]
    y[rim] = 0
    shape = bmesh.new()
    for side in (-1, 1):
        points = {k: shape.verts.new((x[k], side * y[k], z[k])) for k in np.unique(faces)}
        for face in faces:
            shape.faces.new([points[k] for k in face])
    bmesh.ops.remove_doubles(shape, verts=shape.verts, dist=1e-5)
    bmesh.ops.recalc_face_normals(shape, faces=shape.faces)
    return shaped(shape, paint)


def ratchet_head(neck, centre, radius, half, corner, paint):
    """A neck along X that becomes a round head with flat faces. `neck` are stations (x, half width, half height, corner radius),
    `centre` is the x of the head, `half` its half height and `corner` the radius of its edges."""
    start = math.acos(neck[-1][1] / radius)
    turns = [-start + (math.pi / 2 + start) * k / 40 for k in range(41)]
    stations = flowing(neck) + [(centre + radius * math.sin(t), max(radius * math.cos(t), 0.002), half, corner) for t in turns]
    rings = []
    for x, wide, tall, edge in stations:
        rings.append([(x, y, z) for y, z in rounded(2 * wide, 2 * tall, min(edge, wide, tall), 8)])
    return skin([rings], paint, 30)


def _rim(faces):
    """The points of edges with one face."""
    edges = np.sort(np.concatenate([faces[:, [k, (k + 1) % 4]] for k in range(4)]), axis=1)
    pairs, counts = np.unique(edges, axis=0, return_counts=True)
    return np.unique(pairs[counts == 1])


def _rounding(t):
    """A quarter circle from 0 at t = 0 to 1 at t = 1."""
    return np.sqrt(1 - (1 - np.clip(t, 0, 1)) ** 2)


def _blended(values, fillet):
    """The maximum of the `values`, with a fillet where two are equal."""
    made = values[0]
    for value in values[1:]:
        near = np.maximum(fillet - np.abs(made - value), 0) / fillet
        made = np.maximum(made, value) + near * near * fillet / 4
    return made
