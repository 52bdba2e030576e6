"""Whole models: parts posed together and measured."""
import bpy
from mathutils import Vector

from shapes import placed


def group(turn=(0, 0, 0), at=(0, 0, 0), scale=1.0):
    """Parents all that has no parent yet to one empty and poses it; call it once a tool is complete."""
    pivot = placed(None, "group")
    for made in bpy.context.scene.objects:
        if made is not pivot and made.parent is None:
            made.parent = pivot
    pivot.rotation_euler, pivot.location, pivot.scale = turn, at, (scale, scale, scale)
    return pivot


def posed(build, turn, at):
    """Parents what `build()` makes to one empty and poses it; the empty comes back."""
    before = set(bpy.context.scene.objects)
    build()
    pivot = placed(None, "pivot", at, turn)
    for made in set(bpy.context.scene.objects) - before - {pivot}:
        made.parent = pivot
    bpy.context.view_layer.update()
    return pivot


def extent(parts=None):
    """The lowest and highest corner of `parts`, or of all that stands in the scene, and every part's corners."""
    bpy.context.view_layer.update()
    shapes = [o for o in parts or bpy.context.scene.objects if o.type in {"MESH", "CURVE", "FONT"}]
    corners = [o.matrix_world @ Vector(c) for o in shapes for c in o.bound_box]
    low = Vector([min(c[i] for c in corners) for i in range(3)])
    return low, Vector([max(c[i] for c in corners) for i in range(3)]), corners
