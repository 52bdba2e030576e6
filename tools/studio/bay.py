"""The bay of a workshop, for images of a tool at its work: materials that years of work have marked, the lamps, and a camera with
the depth of field of a real one. One unit is 7 cm, as in `scene.py`."""
import math
import os

import bpy
import numpy as np
from mathutils import Vector

from materials import material
from scene import CM

COOL, WARM = (0.80, 0.90, 1.0), (1.0, 0.80, 0.58)
WORKSHOP = os.path.dirname(os.path.abspath(__file__)) + "/.cache/workshop.exr"


def room(turn, strength, seen=1.0, tilt=0.0):
    """Light from all sides and what metal reflects: a photographed workshop, `turn` degrees about the vertical axis and tilted by `tilt`. The camera
    sees it `seen` times as bright."""
    world = bpy.context.scene.world = bpy.data.worlds.new("room")
    world.use_nodes = True
    nodes, links = world.node_tree.nodes, world.node_tree.links
    where, turned, photograph, pale, path, level = (nodes.new("ShaderNode" + kind) for kind in ("TexCoord", "Mapping", "TexEnvironment", "HueSaturation", "LightPath", "MapRange"))
    pale.inputs["Saturation"].default_value = 0.6  # the white balance of the camera
    level.inputs["To Min"].default_value, level.inputs["To Max"].default_value = strength, strength * seen
    turned.inputs["Rotation"].default_value = math.radians(tilt), 0, math.radians(turn)
    photograph.image = _out_of_focus(bpy.data.images.load(WORKSHOP), 1.0)
    links.new(where.outputs["Generated"], turned.inputs["Vector"])
    links.new(turned.outputs[0], photograph.inputs["Vector"])
    links.new(photograph.outputs["Color"], pale.inputs["Color"])
    links.new(path.outputs["Is Camera Ray"], level.inputs["Value"])
    links.new(pale.outputs[0], nodes["Background"].inputs["Color"])
    links.new(level.outputs[0], nodes["Background"].inputs["Strength"])


def _out_of_focus(photograph, degrees, finer=4):
    """A copy of the panorama `photograph` with `finer` times the pixels, each point of it a disc."""
    width, height = photograph.size
    values = np.empty(width * height * 4, np.float32)
    photograph.pixels.foreach_get(values)
    values = np.minimum(values.reshape(height, width, 4), 60).repeat(finer, 0).repeat(finer, 1)
    y, x = (np.minimum(np.arange(size * finer), size * finer - np.arange(size * finer)) for size in (height, width))
    disc = np.clip(degrees * width * finer / 360 + 0.5 - np.hypot(y[:, None], x), 0, 1)
    spread = np.fft.rfft2(disc / disc.sum())
    made = bpy.data.images.new("out of focus", width * finer, height * finer, float_buffer=True)
    values = np.stack([np.fft.irfft2(np.fft.rfft2(values[..., channel]) * spread, disc.shape) for channel in range(4)], 2)
    made.pixels.foreach_set(np.maximum(values, 0).astype(np.float32).ravel())
    return made


def lamp(at, target, size, watts, colour=(1, 1, 1)):
    """A rectangular lamp. `at`, `target` and `size` are in cm. The camera does not see it."""
    light = bpy.data.lights.new("lamp", "AREA")
    light.shape, light.energy, light.color = "RECTANGLE", watts, colour
    light.size, light.size_y = (length * CM for length in size)
    made = bpy.data.objects.new("lamp", light)
    bpy.context.collection.objects.link(made)
    made.location, made.visible_camera = Vector(at) * CM, False
    made.rotation_euler = (Vector(target) - Vector(at)).to_track_quat("-Z", "Y").to_euler()
    return made


def camera(at, target, lens, stop, focus=None, roll=0.0):
    """A camera at `at` (cm) that looks at `target` and is sharp at `focus`. `lens` is its focal length in mm on a sensor 36 mm wide,
    `stop` its f-number, `roll` its tilt in degrees: nobody holds it quite level."""
    made = bpy.data.cameras.new("camera")
    made.lens, made.dof.use_dof, made.dof.aperture_blades = lens, True, 9
    made.dof.aperture_fstop = stop * 0.01 / CM  # Blender takes a unit for a metre
    eye = bpy.data.objects.new("camera", made)
    bpy.context.collection.objects.link(eye)
    eye.location = Vector(at) * CM
    turn = (Vector(target) - Vector(at)).to_track_quat("-Z", "Y")
    eye.rotation_euler = turn.to_euler()
    eye.rotation_euler.rotate_axis("Z", math.radians(roll))
    made.dof.focus_distance = (Vector(focus or target) - Vector(at)).dot(turn @ Vector((0, 0, -1))) * CM
    bpy.context.scene.camera = eye
    bpy.context.scene["at_work"] = True  # `shoot` keeps its background, `finish` gives it the look of a camera


class Nodes:
    """A short way to write a node tree: each method adds a node to the material `made` and returns its output."""

    def __init__(self, made, scale=1.0):
        self.nodes, self.links = made.node_tree.nodes, made.node_tree.links
        self.shader = self.nodes["Principled BSDF"]
        self.place = self.nodes.new("ShaderNodeTexCoord").outputs["Object"]
        if scale != 1:
            self.place = self.scaled(scale, scale, scale)

    def put(self, socket, value):
        if isinstance(value, bpy.types.NodeSocket):
            self.links.new(value, socket)
        else:
            socket.default_value = value

    def given(self, field):
        """What the shader has for `field` so far."""
        socket = self.shader.inputs[field]
        if socket.is_linked:
            return socket.links[0].from_socket
        return tuple(socket.default_value)[:3] if socket.type == "RGBA" else (socket.default_value,) * 3

    def scaled(self, *scale):
        made = self.nodes.new("ShaderNodeMapping")
        made.inputs["Scale"].default_value = scale
        self.links.new(self.place, made.inputs["Vector"])
        return made.outputs[0]

    def noise(self, scale, detail=4.0, rough=0.55, place=None, distortion=0.0):
        made = self.nodes.new("ShaderNodeTexNoise")
        for field, value in {"Scale": scale, "Detail": detail, "Roughness": rough, "Distortion": distortion}.items():
            made.inputs[field].default_value = value
        self.links.new(place or self.place, made.inputs["Vector"])
        return made.outputs["Fac"]

    def cells(self, scale, feature="F1", output="Distance", place=None):
        made = self.nodes.new("ShaderNodeTexVoronoi")
        made.feature, made.inputs["Scale"].default_value = feature, scale
        self.links.new(place or self.place, made.inputs["Vector"])
        return made.outputs[output]

    def bent(self, scale, far):
        """The place, moved by up to about `far`."""
        noise, made = self.nodes.new("ShaderNodeTexNoise"), self.nodes.new("ShaderNodeVectorMath")
        noise.inputs["Scale"].default_value, noise.inputs["Detail"].default_value, made.operation = scale, 6, "MULTIPLY_ADD"
        made.inputs[1].default_value = (far,) * 3
        self.links.new(self.place, made.inputs[2])
        self.links.new(self.place, noise.inputs["Vector"])
        self.links.new(noise.outputs["Color"], made.inputs[0])
        return made.outputs[0]

    def grey(self, colour):
        made = self.nodes.new("ShaderNodeRGBToBW")
        self.links.new(colour, made.inputs[0])
        return made.outputs[0]

    def ramp(self, value, *stops):
        """`stops` are (place, grey or colour)."""
        made = self.nodes.new("ShaderNodeValToRGB")
        ramp = made.color_ramp.elements
        while len(ramp) < len(stops):
            ramp.new(0.5)
        for stop, (place, colour) in zip(ramp, stops):
            stop.position, stop.color = place, (*((colour,) * 3 if isinstance(colour, (int, float)) else colour), 1)
        self.links.new(value, made.inputs["Fac"])
        return made.outputs["Color"]

    def mix(self, share, one, two, blend="MIX"):
        made = self.nodes.new("ShaderNodeMixRGB")
        made.blend_type = blend
        for socket, value in zip(made.inputs, (share, one, two)):
            self.put(socket, value if not isinstance(value, tuple) else (*value, 1))
        return made.outputs[0]

    def calc(self, operation, *values):
        made = self.nodes.new("ShaderNodeMath")
        made.operation = operation
        for socket, value in zip(made.inputs, values):
            self.put(socket, value)
        return made.outputs[0]

    def bump(self, height, strength, distance, onto=None):
        made = self.nodes.new("ShaderNodeBump")
        made.inputs["Strength"].default_value, made.inputs["Distance"].default_value = strength, distance
        self.links.new(height, made.inputs["Height"])
        if onto:
            self.links.new(onto, made.inputs["Normal"])
        return made.outputs[0]

    def finish(self, **fields):
        for field, value in fields.items():
            self.put(self.shader.inputs[field.replace("_", " ")], value if not isinstance(value, tuple) else (*value, 1))


def used(dust=(0.23, 0.20, 0.17), amount=1.0):
    """Makes all materials so far those of a tool that works: dust on what faces up and in corners, edges that are rubbed pale, and smears."""
    for made in bpy.data.materials:
        shader = made.use_nodes and made.node_tree.nodes.get("Principled BSDF")
        if not shader or shader.inputs["Emission Strength"].default_value > 1:
            continue
        n = Nodes(made)
        was, smooth = n.given("Base Color"), n.given("Roughness")
        geometry, corner, rounded, facing, up = (n.nodes.new("ShaderNode" + kind) for kind in ("NewGeometry", "AmbientOcclusion", "Bevel", "VectorMath", "SeparateXYZ"))
        place = geometry.outputs["Position"]
        corner.samples, rounded.samples, facing.operation = 2, 2, "DOT_PRODUCT"
        corner.inputs["Distance"].default_value, rounded.inputs["Radius"].default_value = 0.8 * CM, 0.10 * CM
        for socket, source in ((facing.inputs[0], rounded.outputs[0]), (facing.inputs[1], geometry.outputs["Normal"]), (up.inputs[0], geometry.outputs["Normal"])):
            n.links.new(source, socket)
        coarse, fine, smear = n.noise(0.35 / CM, 6, 0.7, place), n.noise(5 / CM, 5, 0.7, place), n.noise(0.55 / CM, 3, 0.6, place, 1.5)
        edge = n.calc("MULTIPLY", n.ramp(facing.outputs["Value"], (0.90, 1), (0.985, 0)), n.ramp(n.calc("ADD", n.calc("MULTIPLY", fine, 0.6), n.calc("MULTIPLY", coarse, 0.5)), (0.52, 0), (0.62, 1)))
        settled = n.calc("MULTIPLY", n.ramp(up.outputs["Z"], (0.25, 0.10), (0.95, 0.62)), n.ramp(coarse, (0.34, 0.25), (0.68, 1)))
        settled = n.calc("MAXIMUM", settled, n.ramp(corner.outputs["AO"], (0.35, 0.75), (0.85, 0)))
        settled = n.calc("MULTIPLY", settled, n.ramp(fine, (0.36, 0.15), (0.62, 0.9 * amount)))
        pale = n.mix(0.45, was, (0.5, 0.5, 0.5))
        n.finish(Base_Color=n.mix(settled, n.mix(n.calc("MULTIPLY", edge, 0.7), was, pale), dust),
                 Roughness=n.mix(settled, n.mix(n.ramp(smear, (0.48, 0), (0.60, 0.35)), smooth, (0.62, 0.62, 0.62)), (0.9, 0.9, 0.9)))


def concrete():
    """A power-trowelled concrete floor that is worn down to its sand and stones, with hairline cracks and oil. Its coordinates are in cm."""
    made = material("concrete", (0.2, 0.2, 0.2), roughness=0.6)
    n = Nodes(made, 1 / CM)
    cloud, wear, sand, dirt = n.noise(0.05, 6, 0.65), n.noise(0.16, 8, 0.72), n.noise(9, 4, 0.8), n.noise(0.6, 10, 0.75)
    stones, tone = n.cells(1.5), n.cells(1.5, "F1", "Color")
    shown = n.calc("MULTIPLY", n.ramp(stones, (0.16, 1), (0.24, 0)), n.ramp(wear, (0.50, 0), (0.58, 1)))
    base = n.mix(n.ramp(cloud, (0.35, 0), (0.65, 1)), (0.115, 0.110, 0.103), (0.175, 0.168, 0.158))
    base = n.mix(1.0, base, n.ramp(sand, (0.28, 0.45), (0.5, 1.0), (0.72, 1.6)), "MULTIPLY")
    base = n.mix(n.calc("MULTIPLY", shown, 0.8), base, n.ramp(n.grey(tone), (0, (0.055, 0.052, 0.05)), (0.5, (0.15, 0.135, 0.12)), (1, (0.27, 0.26, 0.25))))
    base = n.mix(n.ramp(dirt, (0.50, 0), (0.66, 0.62)), base, (0.035, 0.032, 0.030))
    pits = n.ramp(n.cells(0.9), (0.05, 1), (0.075, 0))
    crack = n.ramp(n.cells(0.022, "DISTANCE_TO_EDGE", "Distance", n.bent(0.11, 5)), (0.0009, 1), (0.0018, 0))
    hollow = n.calc("MAXIMUM", pits, crack)
    base = n.mix(hollow, base, (0.02, 0.019, 0.018))
    oil = n.ramp(n.calc("ADD", n.cells(0.085, "SMOOTH_F1"), n.calc("MULTIPLY", n.noise(0.8, 3), 0.12)), (0.215, 1), (0.225, 0))
    base = n.mix(n.calc("MULTIPLY", oil, 0.72), base, (0.012, 0.011, 0.010))
    rough = n.mix(oil, n.mix(n.ramp(wear, (0.40, 0), (0.60, 1)), (0.42, 0.42, 0.42), n.ramp(sand, (0.3, 0.5), (0.7, 0.85))), (0.16, 0.16, 0.16))
    height = n.calc("SUBTRACT", n.calc("ADD", n.calc("MULTIPLY", sand, 0.5), n.calc("MULTIPLY", wear, 0.6)), n.calc("MULTIPLY", hollow, 1.0))
    n.finish(Base_Color=base, Roughness=rough, Normal=n.bump(height, 0.55, 0.09 * CM))
    return made


def steel_top():
    """The top of a welding bench: mill scale, swirls of the grinder, scratches of all directions and stains. Coordinates in cm."""
    made = material("bench top", (0.1, 0.1, 0.1), metallic=1, roughness=0.4, handled=False)
    n = Nodes(made, 1 / CM)
    scale, stain, fine = n.noise(0.12, 8, 0.7, distortion=0.4), n.noise(0.35, 8, 0.72), n.noise(14, 3, 0.7)
    lines = None
    for turn, long, wide, rare in ((0.35, 0.10, 9, 0.66), (1.25, 0.13, 12, 0.67), (2.2, 0.09, 16, 0.65), (2.9, 0.2, 24, 0.64), (0.8, 0.3, 30, 0.64), (1.9, 0.25, 36, 0.63)):
        turned = n.nodes.new("ShaderNodeMapping")
        turned.inputs["Rotation"].default_value[2], turned.inputs["Scale"].default_value = turn, (long, wide, 1)
        n.links.new(n.place, turned.inputs["Vector"])
        line = n.ramp(n.noise(1, 2, 0.5, turned.outputs[0]), (rare, 0), (rare + 0.02, 1))
        lines = line if lines is None else n.mix(1.0, lines, line, "ADD")
    lines = n.calc("MULTIPLY", n.grey(lines), n.ramp(scale, (0.4, 0.35), (0.6, 1)))
    base = n.mix(n.ramp(scale, (0.42, 0), (0.58, 1)), (0.055, 0.056, 0.060), (0.19, 0.19, 0.195))
    base = n.mix(n.ramp(stain, (0.56, 0), (0.66, 0.75)), base, (0.070, 0.043, 0.028))
    base = n.mix(1.0, base, n.ramp(fine, (0.3, 0.6), (0.7, 1.4)), "MULTIPLY")
    base = n.mix(n.calc("MULTIPLY", lines, 0.7), base, (0.48, 0.48, 0.49))
    rough = n.mix(n.calc("MULTIPLY", lines, 0.5), n.ramp(n.noise(0.8, 8, 0.72), (0.3, 0.30), (0.7, 0.60)), (0.25, 0.25, 0.25))
    height = n.calc("SUBTRACT", n.calc("ADD", n.calc("MULTIPLY", fine, 0.25), n.calc("MULTIPLY", stain, 0.6)), n.calc("MULTIPLY", lines, 0.5))
    n.finish(Base_Color=base, Roughness=rough, Metallic=n.ramp(stain, (0.54, 1.0), (0.66, 0.35)), Normal=n.bump(height, 0.45, 0.05 * CM))
    return made


def filings(at, spread):
    """What grinding has left on a bench around `at`, most of it within `spread` (cm): grains and slivers of steel, some still bright, most dull."""
    rng = np.random.default_rng(3)
    bright = material("filings", (0.5, 0.49, 0.47), metallic=1, roughness=0.3, handled=False)
    dull = material("grinding dust", (0.035, 0.032, 0.030), roughness=0.8)
    for paint, count, sizes in ((bright, 1500, (0.02, 0.09)), (dull, 9000, (0.012, 0.06))):
        points, faces = [], []
        for _ in range(count):
            x, y = at + rng.normal(0, 1, 2) * spread
            size = sizes[0] + (sizes[1] - sizes[0]) * rng.random() ** 4
            corners = rng.normal(0, size, (4, 3)) * (1, 1, 0.6)
            corners[:, 2] -= corners[:, 2].min()
            faces += [[len(points) + k for k in face] for face in ((0, 1, 2), (0, 2, 3), (0, 3, 1), (1, 3, 2))]
            points += [Vector((x + a, y + b, c)) * CM for a, b, c in corners]
        mesh = bpy.data.meshes.new("filings")
        mesh.from_pydata(points, [], faces)
        mesh.materials.append(paint)
        bpy.context.collection.objects.link(bpy.data.objects.new("filings", mesh))


def plane(size, at, paint, turn=(0, 0, 0)):
    """A plane `size` cm wide and long at `at` (cm)."""
    bpy.ops.mesh.primitive_plane_add(size=1, location=Vector(at) * CM, rotation=turn)
    made = bpy.context.object
    made.scale = (size[0] * CM, size[1] * CM, 1)
    bpy.ops.object.transform_apply(location=False, rotation=False, scale=True)
    made.data.materials.append(paint)
    return made
