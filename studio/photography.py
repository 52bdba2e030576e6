"""The light, the camera and the render settings of all images."""
import itertools
import math

import bpy
from mathutils import Vector

from assembly import extent


def light(has_floor=True):
    """Adds a shadow catcher as the floor and four softboxes around the scene. Their values are for a subject with a span
    of 3.2 units and scale with it."""
    low, high, _ = extent()
    span, centre, floor = max(high - low), (low + high) / 2, low.z
    if has_floor:
        bpy.ops.mesh.primitive_plane_add(size=80, location=(centre.x, centre.y, floor))
        bpy.context.object.is_shadow_catcher = True
    unit = span / 3.2
    for offset, size, watts, tall in [((-3, -5, 7), 3, 420, None), ((6, -1, 3), 1.2, 190, 6), ((0, 5, 6), 5, 260, None), ((-6, 0, 1.5), 0.5, 200, 6)]:
        _softbox(centre + Vector(offset) * unit, centre, size * unit, watts * unit * unit, tall and tall * unit)
    scene = bpy.context.scene
    scene.world = bpy.data.worlds.new("world")
    scene.world.use_nodes = True
    ambient = scene.world.node_tree.nodes["Background"].inputs
    ambient[0].default_value, ambient[1].default_value = (0.9, 0.92, 0.95, 1), 0.35


def frame(view=(0.42, -0.86, 0.30), lens=80, fill=0.80, aspect=1.0, part=None):
    """Adds a camera along `view` at the distance where the scene fills the fraction `fill` of the frame. `aspect` is width
    / height. A close-up names the corners of the `part` to fill it with, as fractions of the scene's extent: 0 to 1 from
    left to right, front to back and bottom to top. Call it before the floor and the walls are added."""
    low, high, corners = extent()
    if part:
        low, high = (Vector(a + (b - a) * t for a, b, t in zip(low, high, corner)) for corner in part)
        corners = [Vector(c) for c in itertools.product(*zip(low, high))]
    centre = (low + high) / 2
    camera = bpy.data.cameras.new("camera")
    camera.lens = lens
    eye = bpy.data.objects.new("camera", camera)
    bpy.context.collection.objects.link(eye)
    away = Vector(view).normalized()
    eye.rotation_euler = (-away).to_track_quat("-Z", "Y").to_euler()
    bpy.context.scene.camera = eye
    bpy.context.view_layer.update()
    toward = eye.rotation_euler.to_matrix().inverted()
    reach = math.tan(camera.angle / 2) * fill  # tangent of half the angle of the longer side
    across_half, up_half = (reach, reach / aspect) if aspect >= 1 else (reach * aspect, reach)
    # finds the distance and target that fit all corners, in six iterations of centring
    aim = centre.copy()
    for _ in range(6):
        seen = [toward @ (c - aim) for c in corners]
        back = max(max(abs(p.x) / across_half, abs(p.y) / up_half) + p.z for p in seen)
        across = [(p.x / (back - p.z), p.y / (back - p.z)) for p in seen]
        shift = Vector(((max(a[0] for a in across) + min(a[0] for a in across)) / 2 * back, (max(a[1] for a in across) + min(a[1] for a in across)) / 2 * back, 0))
        aim += eye.rotation_euler.to_matrix() @ shift
    eye.location = aim + away * back


def shoot(path, width, height, samples):
    """Renders a PNG with alpha. Debian's Blender has no denoiser, so render at twice the output size or more."""
    scene = bpy.context.scene
    scene.cycles.device, scene.cycles.seed = "CPU", 1
    scene.cycles.samples = samples
    scene.cycles.use_adaptive_sampling, scene.cycles.adaptive_threshold = True, 0.01
    scene.cycles.use_denoising, scene.cycles.max_bounces = False, 6
    scene.cycles.sample_clamp_indirect = 2.0  # prevents fireflies between metal surfaces
    scene.render.film_transparent = True
    scene.render.resolution_x, scene.render.resolution_y = width, height
    scene.view_settings.view_transform, scene.view_settings.look, scene.view_settings.exposure = "Filmic", "High Contrast", 0.35
    scene.render.image_settings.file_format, scene.render.image_settings.color_mode = "PNG", "RGBA"
    scene.render.image_settings.color_depth = "16"
    scene.render.filepath = path
    bpy.ops.render.render(write_still=True)


def _softbox(at, target, size, watts, tall=None):
    lamp = bpy.data.lights.new("softbox", "AREA")
    lamp.energy, lamp.size, lamp.shape, lamp.size_y = watts, size, "RECTANGLE", tall or size
    made = bpy.data.objects.new("softbox", lamp)
    bpy.context.collection.objects.link(made)
    made.location = at
    made.rotation_euler = (Vector(target) - Vector(at)).to_track_quat("-Z", "Y").to_euler()
