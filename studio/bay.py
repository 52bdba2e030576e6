"""The bay of a workshop, for images of a tool at its work: materials that years of work have marked, the lamps, and a camera with
the depth of field of a real one. One unit is 7 cm, as in `scene.py`."""
import math

import bpy
from mathutils import Vector

from materials import material
from scene import CM

COOL = (0.80, 0.90, 1.0)


def room(turn, strength):
    """Light from all sides and what metal reflects: the photographed interior that comes with Blender, `turn` degrees about the vertical axis."""
    world = bpy.context.scene.world = bpy.data.worlds.new("room")
    world.use_nodes = True
    nodes, links = world.node_tree.nodes, world.node_tree.links
    where, turned, photograph = (nodes.new("ShaderNode" + kind) for kind in ("TexCoord", "Mapping", "TexEnvironment"))
    pale = nodes.new("ShaderNodeHueSaturation")  # the white balance of the camera
    pale.inputs["Saturation"].default_value = 0.25
    photograph.image = bpy.data.images.load(bpy.utils.system_resource("DATAFILES", path="studiolights/world") + "/interior.exr")
    turned.inputs["Rotation"].default_value[2] = math.radians(turn)
    links.new(where.outputs["Generated"], turned.inputs["Vector"])
    links.new(turned.outputs[0], photograph.inputs["Vector"])
    links.new(photograph.outputs["Color"], pale.inputs["Color"])
    links.new(pale.outputs[0], nodes["Background"].inputs["Color"])
    nodes["Background"].inputs["Strength"].default_value = strength


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


def concrete():
    """A sealed concrete floor: trowel clouds, oil, tyre dust and pores. Its coordinates are in cm."""
    made = material("concrete", (0.2, 0.2, 0.2), roughness=0.6)
    n = Nodes(made, 1 / CM)
    cloud, blotch, grit, pore = n.noise(0.02, 8, 0.68), n.noise(0.045, 8, 0.68), n.noise(3.5, 8, 0.75), n.noise(1.3, 2)
    base = n.mix(n.ramp(cloud, (0.36, 0), (0.66, 1)), (0.078, 0.075, 0.071), (0.140, 0.135, 0.127))
    base = n.mix(n.ramp(blotch, (0.52, 0), (0.72, 0.75)), base, (0.040, 0.038, 0.036))
    base = n.mix(0.55, base, n.ramp(grit, (0.30, 0.55), (0.5, 1.0), (0.72, 1.35)), "MULTIPLY")
    pits = n.ramp(pore, (0.29, 1), (0.335, 0))
    base = n.mix(pits, base, (0.03, 0.028, 0.026))
    rough = n.mix(n.ramp(blotch, (0.45, 0), (0.68, 1)), n.ramp(grit, (0.3, 0.42), (0.7, 0.68)), (0.30, 0.30, 0.30))
    height = n.calc("SUBTRACT", n.calc("MULTIPLY", grit, 0.35), n.calc("MULTIPLY", pits, 0.6))
    n.finish(Base_Color=base, Roughness=rough, Normal=n.bump(height, 0.35, 0.06 * CM))
    return made


def plane(size, at, paint, turn=(0, 0, 0)):
    """A plane `size` cm wide and long at `at` (cm)."""
    bpy.ops.mesh.primitive_plane_add(size=1, location=Vector(at) * CM, rotation=turn)
    made = bpy.context.object
    made.scale = (size[0] * CM, size[1] * CM, 1)
    bpy.ops.object.transform_apply(location=False, rotation=False, scale=True)
    made.data.materials.append(paint)
    return made
