"""What a mould does: solids joined or melted into one, and overmoulded layers that follow them. Units are free."""
import bmesh
import bpy

from meshes import shaped


def joined(parts, paint=None, sharp=None):
    """One mesh, in the scene's space, of all `parts` as they look now, which disappear; for `sharp` see `shaped`."""
    bpy.context.view_layer.update()
    shape, view = bmesh.new(), bpy.context.evaluated_depsgraph_get()
    for part in parts:
        mesh = bpy.data.meshes.new_from_object(part.evaluated_get(view))
        mesh.transform(part.matrix_world)
        shape.from_mesh(mesh)
    for part in parts:
        bpy.data.objects.remove(part)
    bmesh.ops.remove_doubles(shape, verts=shape.verts, dist=1e-5)
    bmesh.ops.recalc_face_normals(shape, faces=shape.faces)
    return shaped(shape, paint, sharp)


def melted(parts, paint, voxel, rounds, sharp=None):
    """Melts overlapping solids into one, in steps of `voxel` units; every `rounds` more softens edges and creases."""
    made = joined(parts)
    melt, soften = made.modifiers.new("melt", "REMESH"), made.modifiers.new("soften", "SMOOTH")
    melt.mode, melt.voxel_size, soften.factor, soften.iterations = "VOXEL", voxel, 0.5, rounds
    return joined([made], paint, sharp)


def swollen(body, by, paint=None, sharp=None):
    """A copy of the mesh `body`, grown by `by` units on all sides, or shrunk where it is negative."""
    copy = body.copy()
    copy.data = body.data.copy()
    bpy.context.collection.objects.link(copy)
    grown = copy.modifiers.new("grown", "DISPLACE")
    grown.strength, grown.mid_level = by, 0
    return joined([copy], paint, sharp)


def overmoulded(body, proud, zones, paint, voxel=0.010, rounds=3, sharp=None):
    """A layer standing `proud` units out of `body` inside the solids `zones`, which disappear; see `melted`."""
    zone, layer = joined(zones), swollen(body, proud)
    inside = layer.modifiers.new("inside", "BOOLEAN")
    inside.object, inside.operation, inside.solver = zone, "INTERSECT", "EXACT"
    layer = joined([layer])
    bpy.data.objects.remove(zone)
    return melted([layer], paint, voxel, rounds, sharp)
