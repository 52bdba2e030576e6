"""What many tools have: the ribs of strain reliefs, toothed dials, print fine enough to bend. Units are free."""
import math

import bmesh
import bpy

from moulding import joined


def ribs(count, start, pitch, radius, taper, corners):
    """The (radius, height) pairs, for a lathe, of a strain relief's `count` ribs, `pitch` units apart from the height
    `start`, each narrower by `taper`; `corners` are one rib's, as (inset, rise)."""
    return [(radius - taper * i - inset, start + pitch * i + rise) for i in range(count) for inset, rise in corners]


def toothed(dial):
    """Gives the rim of the lathe `dial` sixteen teeth, a tenth of its radius deep."""
    for vertex in dial.data.vertices:
        groove = .90 if round(math.atan2(vertex.co.y, vertex.co.x) / math.tau * 96) % 6 < 2 else 1
        vertex.co.x, vertex.co.y = vertex.co.x * groove, vertex.co.y * groove
    return dial


def sliced(flat, middle, across, step, lines):
    """The label `flat`, which disappears, as a bmesh cut by 2 `lines` + 1 planes round `middle`, `step` units apart."""
    made, shape = joined([flat]), bmesh.new()
    shape.from_mesh(made.data)
    bpy.data.objects.remove(made)
    for line in range(-lines, lines + 1):
        cut_at = [m + a * line * step for m, a in zip(middle, across)]
        bmesh.ops.bisect_plane(shape, geom=[*shape.verts, *shape.edges, *shape.faces], plane_co=cut_at, plane_no=across)
    return shape
