"""Groups, poses and measures the parts of a model."""
import bpy
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
    """The minimum and maximum corner of `parts` (default: all objects in the scene), and all bounding box corners. What
    leaves the image, such as a cord to an outlet, has a property "leaves" and does not count."""
    bpy.context.view_layer.update()
    shapes = [o for o in parts or bpy.context.scene.objects if o.type in {"MESH", "CURVE", "FONT"} and not o.get("leaves")]
    corners = [o.matrix_world @ Vector(c) for o in shapes for c in o.bound_box]
    low = Vector([min(c[i] for c in corners) for i in range(3)])
    return low, Vector([max(c[i] for c in corners) for i in range(3)]), corners
