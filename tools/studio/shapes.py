"""Basic solids with bevelled edges. Units are arbitrary: a tool spans about 3.

Z is up and the camera looks along +Y."""
import math

import bmesh
import bpy

from fonts import GROTESQUE, lettering

ALONG_X = (0, math.pi / 2, 0)  # rotation of a lathe's axis to +X
ALONG_Y = (-math.pi / 2, 0, 0)  # rotation of a lathe's axis to +Y
UPRIGHT = (math.pi / 2, 0, 0)  # rotation of an outline into the XZ plane


def new_scene():
    bpy.ops.wm.read_factory_settings(use_empty=True)
    bpy.context.scene.render.engine = "CYCLES"


def box(size, at, paint, bevel=0.02, turn=(0, 0, 0)):
    bpy.ops.mesh.primitive_cube_add(size=1, location=at, rotation=turn)
    made = bpy.context.object
    made.scale = size
    bpy.ops.object.transform_apply(location=False, rotation=False, scale=True)
    return finish(made, paint, bevel, 5)


def cylinder(radius, height, at, paint, turn=(0, 0, 0), bevel=0.01, sides=96):
    """`sides=6` makes a bolt head or nut."""
    bpy.ops.mesh.primitive_cylinder_add(radius=radius, depth=height, location=at, rotation=turn, vertices=sides)
    return finish(bpy.context.object, paint, bevel, 3)


def ball(radius, at, paint, squash=(1, 1, 1)):
    bpy.ops.mesh.primitive_uv_sphere_add(radius=radius, location=at, segments=64, ring_count=32)
    made = bpy.context.object
    made.scale = squash
    return finish(made, paint, 0)


def ring(radius, thickness, at, paint, turn=(0, 0, 0)):
    bpy.ops.mesh.primitive_torus_add(major_radius=radius, minor_radius=thickness, location=at, rotation=turn, major_segments=96, minor_segments=24)
    return finish(bpy.context.object, paint, 0)


def lathe(profile, at, paint, turn=(0, 0, 0), bevel=0.004):
    """Revolves `profile`, a list of (radius, height), around the Z axis."""
    mesh, shape = bpy.data.meshes.new("lathe"), bmesh.new()
    points = [shape.verts.new((r, 0, z)) for r, z in profile]
    edges = [shape.edges.new(pair) for pair in zip(points, points[1:])]
    bmesh.ops.spin(shape, geom=points + edges, cent=(0, 0, 0), axis=(0, 0, 1), angle=2 * math.pi, steps=96)
    bmesh.ops.remove_doubles(shape, verts=shape.verts, dist=1e-5)
    bmesh.ops.recalc_face_normals(shape, faces=shape.faces)
    shape.to_mesh(mesh)
    shape.free()
    return finish(placed(mesh, "lathe", at, turn), paint, bevel, 3)


def outline(points, thickness, at, paint, turn=(0, 0, 0), rounding=0.03):
    """A smooth closed curve through `points` [(x, y) or (x, y, "VECTOR") for a corner], extruded by `thickness`, with
    rounded edges."""
    curve = bpy.data.curves.new("outline", "CURVE")
    curve.dimensions, curve.fill_mode, curve.resolution_u, curve.bevel_resolution = "2D", "BOTH", 16, 5
    curve.extrude, curve.bevel_depth, curve.offset = max(thickness / 2 - rounding, 0), rounding, -rounding
    spline = curve.splines.new("BEZIER")
    spline.bezier_points.add(len(points) - 1)
    spline.use_cyclic_u = True
    for knot, point in zip(spline.bezier_points, points):
        knot.co = (point[0], point[1], 0)
        knot.handle_left_type = knot.handle_right_type = point[2] if len(point) > 2 else "AUTO"
    curve.materials.append(paint)
    return placed(curve, "outline", at, turn)


def tube(points, radius, paint):
    """A cable or hose through `points` in 3D."""
    curve = bpy.data.curves.new("tube", "CURVE")
    curve.dimensions, curve.bevel_depth, curve.bevel_resolution, curve.resolution_u, curve.use_fill_caps = "3D", radius, 8, 24, True
    spline = curve.splines.new("BEZIER")
    spline.bezier_points.add(len(points) - 1)
    for knot, point in zip(spline.bezier_points, points):
        knot.co, knot.handle_left_type, knot.handle_right_type = point, "AUTO", "AUTO"
    curve.materials.append(paint)
    return placed(curve, "tube")


def label(words, size, at, paint, turn=UPRIGHT, depth=0.004, around=None, font=GROTESQUE):
    """Raised text. `size` is the height of the capitals. `around` bends it around a cylinder of that radius whose axis is the baseline. `at` is then on the
    axis. For a housing along X, read from the front, use `turn=UPRIGHT`."""
    curve = lettering(words, size, font, depth)
    curve.materials.append(paint)
    made = placed(curve, "label", at, turn)
    if around is None:
        return made
    return bent(made, lambda x, y, z: (x, (around + z) * math.sin(y / around), (around + z) * math.cos(y / around)))


def bent(made, bend):
    """A mesh of the label `made` with each point, in local space, moved to `bend(x, y, z)`."""
    bpy.context.view_layer.update()
    mesh = bpy.data.meshes.new_from_object(made.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    for vertex in mesh.vertices:
        vertex.co = bend(*vertex.co)
    at, turn = made.location.copy(), made.rotation_euler.copy()
    bpy.data.objects.remove(made)
    return placed(mesh, "label", at, turn)


def cut(target, tool):
    """Subtracts the solid `tool` from the mesh `target` and deletes `tool`."""
    difference = target.modifiers.new("cut", "BOOLEAN")
    difference.object, difference.operation, difference.solver = tool, "DIFFERENCE", "EXACT"
    bpy.context.view_layer.objects.active = target
    with bpy.context.temp_override(object=target):
        bpy.ops.object.modifier_move_to_index(modifier=difference.name, index=0)
        bpy.ops.object.modifier_apply(modifier=difference.name)
    bpy.data.objects.remove(tool)
    return target


def finish(made, paint, bevel, segments=4):
    """Assigns the material, bevels the edges by `bevel` units and shades the mesh smooth."""
    made.data.materials.clear()
    made.data.materials.append(paint)
    if bevel:
        bevelled(made, bevel, segments)
    for face in made.data.polygons:
        face.use_smooth = True
    made.data.use_auto_smooth, made.data.auto_smooth_angle = True, math.radians(38)
    return made


def bevelled(made, width, segments=4, limit=35):
    """Bevels the edges of `made` with an angle over `limit` degrees by `width` units."""
    edge = made.modifiers.new("bevel", "BEVEL")
    edge.width, edge.segments, edge.harden_normals = width, segments, True
    edge.limit_method, edge.angle_limit = "ANGLE", math.radians(limit)
    return made


def placed(data, name, at=(0, 0, 0), turn=(0, 0, 0)):
    """Adds a mesh, a curve or, with None, an empty to the scene."""
    made = bpy.data.objects.new(name, data)
    bpy.context.collection.objects.link(made)
    made.location, made.rotation_euler = at, turn
    return made
