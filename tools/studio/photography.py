"""The light, the camera and the render settings of all images."""
import itertools
import math

import bpy
import numpy as np
from mathutils import Vector

from assembly import extent
from materials import material


EYE = math.radians(38)  # elevation of the camera of all main images


def eye(turn):
    """The direction of a main image's camera, `turn` degrees to the right of the front."""
    turn = math.radians(turn)
    return math.cos(EYE) * math.sin(turn), -math.cos(EYE) * math.cos(turn), math.sin(EYE)


def light(has_floor=True, flags=()):
    """Adds a shadow catcher as the floor, and softboxes around the scene: the key light in front on the upper left, a long strip
    above the back and a tall one on each side. Their values are for a subject with a span of 3.2 units and scale with it, as do the `flags`: black cards that polished metal
    reflects, each a place, a width and a height."""
    low, high, _ = extent()
    span, centre, floor = max(high - low), (low + high) / 2, low.z
    if has_floor:
        bpy.ops.mesh.primitive_plane_add(size=80, location=(centre.x, centre.y, floor))
        bpy.context.object.is_shadow_catcher = True
    unit = span / 3.2
    for offset, wide, tall, watts, on_ground in [((-3, -5, 7), 1.3, 2.2, 460, True), ((6, -1, 3), 0.9, 6.5, 220, False), ((0, 5, 6), 7.5, 2.2, 300, True), ((-6, 0, 1.5), 0.5, 6, 220, False)]:
        made = _softbox(centre + Vector(offset) * unit, centre, wide * unit, tall * unit, watts * unit * unit)
        made.visible_diffuse = on_ground  # the lights at the sides are there to be reflected; their shadows would be streaks
    for offset, wide, tall in flags:
        _flag(centre + Vector(offset) * unit, centre, wide * unit, tall * unit)
    if has_floor:
        _surroundings()
    else:
        even_room((0.9, 0.92, 0.95), 0.35)  # along the horizon, metal would reflect nothing but the dark


def even_room(colour, strength):
    """Lights the scene from all sides alike."""
    world = bpy.context.scene.world = bpy.data.worlds.new("world")
    world.use_nodes = True
    ambient = world.node_tree.nodes["Background"].inputs
    ambient["Color"].default_value, ambient["Strength"].default_value = (*colour, 1), strength


def frame(view=(0.42, -0.86, 0.30), lens=80, fill=0.80, aspect=1.0, part=None, stop=None, focus=(0.5, 0.5, 0.5), shift=(0, 0)):
    """Adds a camera along `view` at the distance where the scene fills the fraction `fill` of the frame. `aspect` is width
    / height. A close-up names the corners of the `part` to fill it with, as fractions of the scene's extent: 0 to 1 from
    left to right, front to back and bottom to top. With `stop`, the f-number times the length of a unit in metres, the camera has a depth
    of field, and `focus`, likewise fractions of the extent, is sharp. `shift`
    is how far the scene is left and below the middle of the frame, as a fraction of it. Call it before the floor and the walls are added."""
    sharp = Vector(a + (b - a) * t for a, b, t in zip(*extent()[:2], focus))
    low, high, points = extent()
    if part:
        low, high = (Vector(a + (b - a) * t for a, b, t in zip(low, high, corner)) for corner in part)
        points = np.array(list(itertools.product(*zip(low, high))))
    camera = bpy.data.cameras.new("camera")
    camera.lens = lens
    eye = bpy.data.objects.new("camera", camera)
    bpy.context.collection.objects.link(eye)
    away = Vector(view).normalized()
    eye.rotation_euler = (-away).to_track_quat("-Z", "Y").to_euler()
    bpy.context.scene.camera = eye
    bpy.context.view_layer.update()
    turn = np.array(eye.rotation_euler.to_matrix())
    reach = math.tan(camera.angle / 2) * fill  # tangent of half the angle of the longer side
    halves = np.array((reach, reach / aspect) if aspect >= 1 else (reach * aspect, reach))
    # finds the distance and target that fit all points, in six iterations of centring
    aim = np.array((low + high) / 2)
    for _ in range(6):
        seen = (points - aim) @ turn
        back = (np.abs(seen[:, :2] / halves).max(axis=1) + seen[:, 2]).max()
        sides = seen[:, :2] / (back - seen[:, 2:])
        aim = aim + turn[:, :2] @ (sides.max(axis=0) + sides.min(axis=0)) / 2 * back
    eye.location = Vector(aim) + away * back
    camera.shift_x, camera.shift_y = shift
    if stop:
        camera.dof.use_dof, camera.dof.aperture_fstop, camera.dof.aperture_blades = True, stop, 9
        camera.dof.focus_distance = (eye.location - sharp).dot(away)


def shoot(path, width, height, samples):
    """Renders a PNG with alpha. Debian's Blender has no denoiser, so render at twice the output size or more."""
    scene = bpy.context.scene
    scene.cycles.device, scene.cycles.seed = "CPU", 1
    scene.cycles.samples = samples
    scene.cycles.use_adaptive_sampling, scene.cycles.adaptive_threshold = True, 0.01
    scene.cycles.use_denoising, scene.cycles.max_bounces = False, 6
    scene.cycles.sample_clamp_indirect = 2.0  # prevents fireflies between metal surfaces
    scene.render.film_transparent = "at_work" not in scene  # a tool at its work is somewhere
    scene.render.resolution_x, scene.render.resolution_y = width, height
    scene.view_settings.view_transform, scene.view_settings.look, scene.view_settings.exposure = "Filmic", "High Contrast", 0.35
    scene.render.image_settings.file_format, scene.render.image_settings.color_mode = "PNG", "RGBA"
    scene.render.image_settings.color_depth = "16"
    scene.render.filepath = path
    bpy.ops.render.render(write_still=True)


def shoot_pool(path):
    """Renders what the tool's own lamp, "beam", casts on the ground, to an EXR of half the size. Call it last."""
    scene = bpy.context.scene
    for made in scene.objects:
        if made.type == "LIGHT":
            made.hide_render = made.name != "beam"
        elif made.is_shadow_catcher:
            made.is_shadow_catcher = False
            made.data.materials.append(material("ground", (0.8, 0.8, 0.8), roughness=1))
        else:
            made.visible_camera = False
    scene.world, scene.use_nodes = None, False
    scene.render.resolution_percentage, scene.cycles.samples = 50, 48
    scene.render.image_settings.file_format, scene.render.filepath = "OPEN_EXR", path
    bpy.ops.render.render(write_still=True)


def _softbox(at, target, wide, tall, watts):
    """A softbox, brightest in its middle like one with a diffuser, so that its reflection in chrome has no hard edges."""
    lamp = bpy.data.lights.new("softbox", "AREA")
    lamp.energy, lamp.size, lamp.shape, lamp.size_y = watts, wide, "RECTANGLE", tall
    lamp.use_nodes = True
    nodes, links = lamp.node_tree.nodes, lamp.node_tree.links
    where, split = nodes.new("ShaderNodeNewGeometry"), nodes.new("ShaderNodeSeparateXYZ")
    links.new(where.outputs["Parametric"], split.inputs[0])
    bright = 2.25  # 1 / mean of the falloff
    for axis in ("X", "Y"):
        bright = _product(nodes, links, bright, _falloff(nodes, links, split.outputs[axis]))
    links.new(bright, nodes["Emission"].inputs["Strength"])
    made = bpy.data.objects.new("softbox", lamp)
    bpy.context.collection.objects.link(made)
    made.location = at
    made.rotation_euler = (Vector(target) - Vector(at)).to_track_quat("-Z", "Y").to_euler()
    return made


def _flag(at, target, wide, tall):
    bpy.ops.mesh.primitive_plane_add(size=1, location=at, rotation=(Vector(target) - Vector(at)).to_track_quat("-Z", "Y").to_euler())
    card = bpy.context.object
    card.scale = (wide, tall, 1)
    card.data.materials.append(material("flag", (0.004, 0.004, 0.005), roughness=1))
    card.visible_camera = card.visible_diffuse = card.visible_shadow = False


def _falloff(nodes, links, along):
    """4 t (1 - t) of the socket `along`: 0 at both edges of the softbox, 1 in its middle."""
    rest = nodes.new("ShaderNodeMath")
    rest.operation, rest.inputs[0].default_value = "SUBTRACT", 1
    links.new(along, rest.inputs[1])
    return _product(nodes, links, 4, _product(nodes, links, along, rest.outputs[0]))


def _product(nodes, links, *factors):
    made = nodes.new("ShaderNodeMath")
    made.operation = "MULTIPLY"
    for socket, factor in zip(made.inputs, factors):
        if isinstance(factor, (int, float)):
            socket.default_value = factor
        else:
            links.new(factor, socket)
    return made.outputs[0]


def _surroundings():
    """The room: bright above, dark at the horizon. Polished metal needs something dark to reflect."""
    world = bpy.context.scene.world = bpy.data.worlds.new("world")
    world.use_nodes = True
    nodes, links = world.node_tree.nodes, world.node_tree.links
    where, split, spread, ramp = (nodes.new("ShaderNode" + kind) for kind in ("TexCoord", "SeparateXYZ", "MapRange", "ValToRGB"))
    spread.inputs["From Min"].default_value = -1
    stops = ramp.color_ramp.elements
    stops[0].color, stops[1].color = (0.30, 0.30, 0.30, 1), (0.95, 0.97, 1, 1)
    for place, grey in ((0.46, 0.22), (0.52, 0.07), (0.60, 0.12), (0.78, 0.85)):
        stops.new(place).color = (grey, grey * 1.02, grey * 1.05, 1)
    for source, target in ((where.outputs["Generated"], split.inputs[0]), (split.outputs["Z"], spread.inputs["Value"]), (spread.outputs[0], ramp.inputs["Fac"]), (ramp.outputs["Color"], nodes["Background"].inputs["Color"])):
        links.new(source, target)
    nodes["Background"].inputs["Strength"].default_value = 0.45
