"""Moulded parts: joined or fused solids, and overmoulded layers on them. Units are arbitrary."""
import bmesh
import bpy

from meshes import shaped


def joined(parts, paint=None, sharp=None):
    """One mesh, in world space, of all `parts` with their modifiers applied. Deletes the parts. For `sharp` see `shaped`."""
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
    """Fuses overlapping solids with a voxel remesh. `rounds` is the number of smoothing iterations."""
    made = joined(parts)
    melt, soften = made.modifiers.new("melt", "REMESH"), made.modifiers.new("soften", "SMOOTH")
    melt.mode, melt.voxel_size, soften.factor, soften.iterations = "VOXEL", voxel, 0.5, rounds
    return joined([made], paint, sharp)


def swollen(body, by, paint=None, sharp=None):
    """A copy of the mesh `body`, displaced outwards by `by` units, or inwards if negative."""
    copy = body.copy()
    copy.data = body.data.copy()
    bpy.context.collection.objects.link(copy)
    grown = copy.modifiers.new("grown", "DISPLACE")
    grown.strength, grown.mid_level = by, 0
    return joined([copy], paint, sharp)


def overmoulded(body, proud, zones, paint, voxel=0.010, rounds=3, sharp=None):
    """A layer `proud` units above `body` inside the solids `zones`. Deletes the zones. See `melted`."""
    zone, layer = joined(zones), swollen(body, proud)
    inside = layer.modifiers.new("inside", "BOOLEAN")
    inside.object, inside.operation, inside.solver = zone, "INTERSECT", "EXACT"
    layer = joined([layer])
    bpy.data.objects.remove(zone)
    return melted([layer], paint, voxel, rounds, sharp)
