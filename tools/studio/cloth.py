"""Cloth that sags and folds, with what is sewn to it, and stitches."""
import bpy
from mathutils import Vector, noise

from assembly import extent
from meshes import skin
from shapes import placed

ACROSS = (64, 48, 2)  # points of the lattice


def draped(build, sag, fold, seed):
    """What `build()` adds, pulled over an empty inside: its top hangs through by `sag` in the middle, has folds up to `fold` high, and
    its sides are not straight. Everything on the cloth moves with it. `seed` picks the folds."""
    before = set(bpy.context.scene.objects)
    build()
    parts = [made for made in bpy.context.scene.objects if made not in before and made.type in {"MESH", "CURVE", "FONT"}]
    low, high, _ = extent(parts)
    lattice = bpy.data.lattices.new("cloth")
    lattice.points_u, lattice.points_v, lattice.points_w = ACROSS
    cage = placed(lattice, "cloth", (low + high) / 2)
    cage.scale = [(b - a) / (count - 1) for a, b, count in zip(low, high, ACROSS)]  # its points are 1 unit apart
    for point in lattice.points:
        if point.co.z > 0:
            u, v = (2 * point.co[axis] / (ACROSS[axis] - 1) for axis in (0, 1))  # -1 to 1
            x, y = point.co.x * cage.scale.x, point.co.y * cage.scale.y
            crease = max((1 - abs(noise.noise((x * 0.25 + y * 0.2, y * 1.6 - x * 0.5, seed)))) ** 6, (1 - abs(noise.noise((x * 1.5 + y * 0.9, y * 0.3 - x * 0.2, seed + 3)))) ** 8)
            rise = fold * (crease - 0.3) - sag * max(0, 1 - u * u) * max(0, 1 - v * v)
            aside = noise.noise_vector((x * 0.8, y * 0.8, seed + 5)) * fold * 1.1
            point.co_deform += Vector((aside.x / cage.scale.x, aside.y / cage.scale.y, rise / cage.scale.z))
    for part in parts:
        if part.type == "MESH" and any(face.area > 0.02 for face in part.data.polygons):  # points between the corners, which can move
            finer = part.modifiers.new("finer", "SUBSURF")
            finer.subdivision_type, finer.levels, finer.render_levels = "SIMPLE", 5, 5
        part.modifiers.new("cloth", "LATTICE").object = cage
    return cage


def stitched(points, paint, pitch=0.062):
    """A seam along `points`: stitches of thread with gaps between them."""
    stacks, left = [], 0.0
    for start, end in zip(map(Vector, points), map(Vector, points[1:])):
        long, along = (end - start).length, (end - start).normalized()
        aside = along.cross((0, 0, 1)).normalized() * 0.007
        while left < long:
            a, b = start + along * left, start + along * min(left + pitch * 0.62, long)
            stacks.append([[at - aside, at + Vector((0, 0, 0.008)), at + aside, at - Vector((0, 0, 0.008))] for at in (a, b)])
            left += pitch
        left -= long
    return skin(stacks, paint, 60)
