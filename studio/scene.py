"""Places several tools in one scene at their real size. One unit is 7 cm, so an impact wrench spans about 3 units."""
import importlib
import math

import bpy
from mathutils import Matrix, Vector

from assembly import extent

CM = 1 / 7


def place(p, product, at=(0, 0), turn=0.0, pose=None, lift=0.0):
    """Builds `product` at its real size. `pose` is in radians and defaults to its POSE. `turn` is degrees about the
    vertical axis. The tool stands `lift` units above the floor with its centre over `at`."""
    tool = importlib.import_module("tools." + product.replace("-", "_"))
    standing = bpy.data.objects.get("standing") or _empty("standing")  # `model` may pose all objects without a parent
    before = set(bpy.context.scene.objects)
    for made in before - {standing}:
        made.parent = made.parent or standing
    tool.model(p)
    standing.parent, standing.matrix_world = None, Matrix()
    parts = [made for made in bpy.context.scene.objects if made not in before]
    pivot = _empty(product)
    for made in parts:
        if made.parent is None:
            made.parent = pivot
    low, high, _ = extent(parts)
    scale = tool.SPAN_CM * CM / max(high - low)
    pose = getattr(tool, "POSE", (0, 0, 0)) if pose is None else pose
    pivot.scale = (scale, scale, scale)
    pivot.rotation_euler = (pose[0], pose[1], pose[2] + math.radians(turn))
    low, high, _ = extent(parts)
    centre = (low + high) / 2
    pivot.location += Vector((at[0] - centre.x, at[1] - centre.y, lift - low.z))
    return pivot


def _empty(name):
    made = bpy.data.objects.new(name, None)
    bpy.context.collection.objects.link(made)
    return made
