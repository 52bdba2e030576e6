"""Places tools and other things in one scene at their real size. One unit is 7 cm, so an impact wrench spans about 3 units."""
import importlib
import math

import bpy
from mathutils import Matrix, Vector

from assembly import extent

CM = 1 / 7


def place(p, product, at=(0, 0), turn=0.0, pose=None, lift=0.0):
    """Builds `product` at its real size. `pose` is in radians and defaults to its POSE. For the rest see `put`."""
    tool = importlib.import_module("tools." + product.replace("-", "_"))
    pose = getattr(tool, "POSE", (0, 0, 0)) if pose is None else pose
    return put(lambda: tool.model(p), at, turn, pose, lift, span_cm=tool.SPAN_CM)


def put(build, at=(0, 0), turn=0.0, pose=(0, 0, 0), lift=0.0, unit_cm=10.0, span_cm=None):
    """Adds what `build()` makes. One of its units is `unit_cm`, or its longest side `span_cm`. `turn` is degrees about the
    vertical axis. It stands `lift` units above the floor with its centre over `at`."""
    standing = bpy.data.objects.get("standing") or _empty("standing")  # `build` may pose all objects without a parent
    before = set(bpy.context.scene.objects)
    for made in before - {standing}:
        made.parent = made.parent or standing
    build()
    standing.parent, standing.matrix_world = None, Matrix()
    parts = [made for made in bpy.context.scene.objects if made not in before]
    pivot = _empty("put")
    for made in parts:
        if made.parent is None:
            made.parent = pivot
    low, high, _ = extent(parts)
    scale = CM * (span_cm / max(high - low) if span_cm else unit_cm)
    pivot.scale = (scale, scale, scale)
    pivot.rotation_euler = (pose[0], pose[1], pose[2] + math.radians(turn))
    low, high, _ = extent(parts)
    centre = (low + high) / 2
    pivot.location += Vector((at[0] - centre.x, at[1] - centre.y, lift - low.z))
    return pivot


def lay_beside(part, at, turn, cm):
    """Lays one of `parts/` beside the tool, to show how large it is. `at` is where on the floor, as fractions of the scene's
    extent: 0 to 1 from left to right and from front to back. `turn` is degrees, `cm` the length of 1 cm in the scene."""
    low, high, _ = extent()
    module = importlib.import_module("parts." + part)
    spot = [a + (b - a) * t for a, b, t in zip(low, high, at)]
    put(lambda: module.model(None), spot, turn, module.POSE, low.z, unit_cm=cm / CM)


def _empty(name):
    made = bpy.data.objects.new(name, None)
    bpy.context.collection.objects.link(made)
    return made
