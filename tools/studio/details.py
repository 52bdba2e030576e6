"""Details of several tools: strain relief ribs, toothed dials, labels that can bend. Units are arbitrary."""
import math

import bmesh
import bpy
from mathutils import Vector
from mathutils.bvhtree import BVHTree

from meshes import shaped
from moulding import joined


def ribs(count, start, pitch, radius, taper, corners):
    """The lathe profile, (radius, height), of `count` strain relief ribs from the height `start`. `pitch` is their
    distance. Each is narrower by `taper`. `corners` are the corners of one rib as (inset, rise)."""
    return [(radius - taper * i - inset, start + pitch * i + rise) for i in range(count) for inset, rise in corners]


def toothed(dial):
    """Adds sixteen teeth to the rim of the lathe `dial`. Their depth is a tenth of the radius."""
    for vertex in dial.data.vertices:
        groove = .90 if round(math.atan2(vertex.co.y, vertex.co.x) / math.tau * 96) % 6 < 2 else 1
        vertex.co.x, vertex.co.y = vertex.co.x * groove, vertex.co.y * groove
    return dial


def sliced(flat, centre, across, step, lines):
    """A bmesh of the label `flat`, cut by 2 `lines` + 1 planes at the distance `step`. The planes are centred on
    `centre`. Deletes the label."""
    made, shape = joined([flat]), bmesh.new()
    shape.from_mesh(made.data)
    bpy.data.objects.remove(made)
    bmesh.ops.dissolve_degenerate(shape, dist=1e-5, edges=shape.edges)  # which the filled letters have, and which would be dark spots
    slice_again(shape, centre, across, step, lines)
    return shape


def slice_again(shape, centre, across, step, lines):
    """Cuts the bmesh `shape` as `sliced` does, along another axis: on a surface with two curvatures a print needs both."""
    for line in range(-lines, lines + 1):
        cut_at = [m + a * line * step for m, a in zip(centre, across)]
        bmesh.ops.bisect_plane(shape, geom=[*shape.verts, *shape.edges, *shape.faces], plane_co=cut_at, plane_no=across)


def laid(shape, on, ahead, lift=0.001, paint=None):
    """The bmesh `shape` of a flat print, laid on the mesh `on`: each point moves along `ahead(point)`, the direction to the surface as
    the print's reader sees it, until it is `lift` above it. Both are in world space."""
    surface = BVHTree.FromPolygons([v.co for v in on.data.vertices], [f.vertices for f in on.data.polygons])
    for vertex in shape.verts:
        way = Vector(ahead(vertex.co)).normalized()
        hit = surface.ray_cast(vertex.co - way, way)[0]
        if hit is not None:
            vertex.co = hit - way * lift
    return shaped(shape, paint)
