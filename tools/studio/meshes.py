"""Meshes from points: extruded outlines, and surfaces over rings of points. Units are arbitrary."""
import math

import bmesh
import bpy

from shapes import finish, placed


def rounded(width, height, corner, steps=12):
    """The points of a rounded rectangle around the origin, counter-clockwise. `corner` is the corner radius."""
    points = []
    for number, (x, y) in enumerate(((1, 1), (-1, 1), (-1, -1), (1, -1))):
        for angle in (math.pi / 2 * (number + step / steps) for step in range(steps + 1)):
            points.append((x * (width / 2 - corner) + corner * math.cos(angle), y * (height / 2 - corner) + corner * math.sin(angle)))
    return points


def superellipse(wide, tall, power, count):
    """The points of a superellipse with the half axes `wide` and `tall`. `power` 2 is an ellipse, more is squarer."""
    turns = [(math.cos(math.tau * k / count), math.sin(math.tau * k / count)) for k in range(count)]
    return [(wide * math.copysign(abs(c) ** (2 / power), c), tall * math.copysign(abs(s) ** (2 / power), s)) for c, s in turns]


def flowing(stations, steps=8):
    """Catmull-Rom interpolation of the rows `stations`, with `steps` rows per station."""
    rows, knots = [], [stations[0], *stations, stations[-1]]
    for a, b, c, d in zip(knots, knots[1:], knots[2:], knots[3:]):
        for t in (step / steps for step in range(steps + (c is stations[-1]))):
            rows.append([((2 * q) + (r - o) * t + (2 * o - 5 * q + 4 * r - s) * t * t + (3 * q - o - 3 * r + s) * t ** 3) / 2 for o, q, r, s in zip(a, b, c, d)])
    return rows


def shaped(shape, paint=None, sharp=None):
    """A smooth object of the bmesh `shape`, which is freed. Edges with an angle over `sharp` degrees stay sharp."""
    mesh = bpy.data.meshes.new("shaped")
    shape.to_mesh(mesh)
    shape.free()
    mesh.materials.append(paint)
    mesh.polygons.foreach_set("use_smooth", [True] * len(mesh.polygons))
    if sharp is not None:
        mesh.use_auto_smooth, mesh.auto_smooth_angle = True, math.radians(sharp)
    return placed(mesh, "shaped")


def skin(stacks, paint, sharp=None, at=(0, 0, 0), turn=(0, 0, 0), scale=1, ends="capped"):
    """One mesh of several stacks of rings of points. The `ends` of a stack are "capped", "open" or "joined" to each other.
    Points and `at` are multiplied by `scale`. For `sharp` see `shaped`."""
    shape = bmesh.new()
    for stack in stacks:
        rings = [[shape.verts.new([c * scale for c in point]) for point in ring] for ring in stack]
        for low, high in zip(rings, rings[1:] + rings[:1] if ends == "joined" else rings[1:]):
            for k in range(len(low)):
                shape.faces.new((low[k - 1], low[k], high[k], high[k - 1]))
        if ends == "capped":
            shape.faces.new(rings[0])
            shape.faces.new(rings[-1])
    bmesh.ops.remove_doubles(shape, verts=shape.verts, dist=1e-6)
    bmesh.ops.recalc_face_normals(shape, faces=shape.faces)
    made = shaped(shape, paint, sharp)
    made.location, made.rotation_euler = [c * scale for c in at], turn
    return made


def solid(points, faces, paint, bevel=0.0, segments=4, at=(0, 0, 0), turn=(0, 0, 0)):
    """A solid with rounded edges. `faces` are tuples of indices into `points`."""
    mesh, shape = bpy.data.meshes.new("solid"), bmesh.new()
    mesh.from_pydata(points, [], faces)
    shape.from_mesh(mesh)
    bmesh.ops.recalc_face_normals(shape, faces=shape.faces)
    shape.to_mesh(mesh)
    shape.free()
    return finish(placed(mesh, "solid", at, turn), paint, bevel, segments)


def extruded(rim, near, far, at, paint, bevel):
    """The outline `rim` in the XZ plane, extruded from y = `near` to y = `far`."""
    n = len(rim)
    sides = [(k, k + n, (k + 1) % n + n, (k + 1) % n) for k in range(n)]
    return solid([(x, y, z) for y in (near, far) for x, z in rim], [tuple(range(n)), tuple(range(n, 2 * n))[::-1], *sides], paint, bevel, 5, at)


def plate(width, height, radius, thickness, at, paint, bevel=0.03, waist=None, spacing=0.12, turn=(0, 0, 0)):
    """A rectangle in the XY plane with rounded corners and edges. `waist(x, y)` moves the points of the outline, which
    then has a point every `spacing` units."""
    points = rounded(width, height, radius)
    if waist:
        sides = []
        for start, end in zip(points, points[1:] + points[:1]):
            count = max(1, round(math.dist(start, end) / spacing))
            sides += [waist(start[0] + (end[0] - start[0]) * i / count, start[1] + (end[1] - start[1]) * i / count) for i in range(count)]
        points = sides
    n = len(points)
    faces = [tuple(range(n))[::-1], tuple(range(n, 2 * n))] + [(i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)]
    return solid([(x, y, z) for z in (-thickness / 2, thickness / 2) for x, y in points], faces, paint, bevel, 5, at, turn)
