"""Puts several tools, each in its real size, into one scene. One unit is 7 cm, so that an impact wrench spans about 3."""
import importlib
import math

import bpy
from mathutils import Matrix, Vector

from assembly import extent

CM = 1 / 7


def place(p, product, at=(0, 0), turn=0.0, pose=None, lift=0.0):
    """Builds `product`, scales it to its real span, poses it (its own POSE unless given, radians), turns it `turn`
    degrees about the vertical and rests it on the floor, `lift` units up, with its middle over `at`."""
    tool = importlib.import_module("tools." + product.replace("-", "_"))
    standing = bpy.data.objects.get("standing") or _empty("standing")  # a tool poses whatever has no parent
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
    middle = (low + high) / 2
    pivot.location += Vector((at[0] - middle.x, at[1] - middle.y, lift - low.z))
    return pivot


def _empty(name):
    made = bpy.data.objects.new(name, None)
    bpy.context.collection.objects.link(made)
    return made
