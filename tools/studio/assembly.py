"""Groups, poses and measures the parts of a model."""
import bpy
import numpy as np
from mathutils import Vector

from shapes import placed


def group(turn=(0, 0, 0), at=(0, 0, 0), scale=1.0):
    """Parents all objects without a parent to one empty and poses it. Call it when the tool is complete."""
    pivot = placed(None, "group")
    for made in bpy.context.scene.objects:
        if made is not pivot and made.parent is None:
            made.parent = pivot
    pivot.rotation_euler, pivot.location, pivot.scale = turn, at, (scale, scale, scale)
    return pivot


def posed(build, turn, at):
    """Parents the objects that `build()` adds to one empty, poses it and returns it."""
    before = set(bpy.context.scene.objects)
    build()
    pivot = placed(None, "pivot", at, turn)
    for made in set(bpy.context.scene.objects) - before - {pivot}:
        made.parent = made.parent or pivot
    bpy.context.view_layer.update()
    return pivot


def extent(parts=None):
    """The minimum and maximum corner of the surfaces of `parts` (default: all objects in the scene), and all their points. What
    leaves the image, such as a cord to an outlet, has a property "leaves" and does not count."""
    bpy.context.view_layer.update()
    graph, points = bpy.context.evaluated_depsgraph_get(), []
    for part in parts or bpy.context.scene.objects:
        if part.type not in {"MESH", "CURVE", "FONT"} or part.get("leaves"):
            continue
        solid = part.evaluated_get(graph)
        corners = solid.to_mesh().vertices
        at = np.empty(len(corners) * 3, np.float32)
        corners.foreach_get("co", at)
        turn = np.array(solid.matrix_world)
        points.append(at.reshape(-1, 3) @ turn[:3, :3].T + turn[:3, 3])
        solid.to_mesh_clear()
    points = np.concatenate(points)
    return Vector(points.min(axis=0)), Vector(points.max(axis=0)), points
