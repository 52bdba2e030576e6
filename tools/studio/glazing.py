"""What is clear: flat panes in front of screens and lamps, and the domed glass of gauges."""
import bpy

from materials import material
from shapes import UPRIGHT, placed

KEY = (-0.33, -0.55, 0.77)  # direction of the key light


def pane(wide, tall, at, turn=UPRIGHT, key=2.0):
    """A pane of the size `wide` by `tall`. It mirrors the room as glass does, and casts no shadow. `key` is how bright the key light is in it."""
    mesh = bpy.data.meshes.new("pane")
    mesh.from_pydata([(x * wide / 2, y * tall / 2, 0) for x, y in ((-1, -1), (1, -1), (1, 1), (-1, 1))], [], [(0, 1, 2, 3)])
    mesh.materials.append(_reflecting(key))
    made = placed(mesh, "pane", at, turn)
    made.visible_shadow = False
    return made


def clear_glass():
    """The glass of a gauge or a window: what is behind it is visible, and it reflects the softboxes more the flatter the view."""
    made = material("clear glass", (1, 1, 1))
    nodes, links = made.node_tree.nodes, made.node_tree.links
    mix, through, gloss, facing = (nodes.new("ShaderNode" + kind) for kind in ("MixShader", "BsdfTransparent", "BsdfGlossy", "Fresnel"))
    gloss.inputs["Roughness"].default_value, facing.inputs["IOR"].default_value = 0.03, 1.5
    for source, target in ((facing.outputs[0], mix.inputs[0]), (through.outputs[0], mix.inputs[1]), (gloss.outputs[0], mix.inputs[2]), (mix.outputs[0], nodes["Material Output"].inputs["Surface"])):
        links.new(source, target)
    return made


def _reflecting(key):
    """Clear, plus what the pane reflects as emission, which adds no noise: the room, and in its upper left a part of the key light."""
    made = material("pane", (1, 1, 1))
    nodes, links = made.node_tree.nodes, made.node_tree.links
    through, sheen, both, fresnel, where, aim, ramp, slope, edge, level = (nodes.new("ShaderNode" + kind) for kind in ("BsdfTransparent", "Emission", "AddShader", "Fresnel", "TexCoord", "VectorMath", "ValToRGB", "VectorMath", "MapRange", "Math"))
    fresnel.inputs["IOR"].default_value = 1.5
    aim.operation, aim.inputs[1].default_value = "DOT_PRODUCT", KEY
    for place, grey in ((0.0, 0.08), (0.60, 0.25), (0.84, 0.6), (0.95, 1.0), (1.0, 1.3)):
        stop = ramp.color_ramp.elements[0] if place == 0 else ramp.color_ramp.elements[-1] if place == 1 else ramp.color_ramp.elements.new(place)
        stop.color = (grey, grey, grey, 1)
    slope.operation, slope.inputs[1].default_value = "DOT_PRODUCT", (0.75, -0.45, 0)
    for name, value in {"From Min": -0.06, "From Max": 0.04, "To Min": key, "To Max": 0.9}.items():
        edge.inputs[name].default_value = value
    edge.interpolation_type, level.operation = "SMOOTHSTEP", "MULTIPLY"
    for source, target in ((where.outputs["Reflection"], aim.inputs[0]), (aim.outputs["Value"], ramp.inputs[0]), (ramp.outputs[0], sheen.inputs["Color"]),
                           (where.outputs["Generated"], slope.inputs[0]), (slope.outputs["Value"], edge.inputs["Value"]), (edge.outputs[0], level.inputs[0]), (fresnel.outputs[0], level.inputs[1]), (level.outputs[0], sheen.inputs["Strength"]),
                           (through.outputs[0], both.inputs[0]), (sheen.outputs[0], both.inputs[1]), (both.outputs[0], nodes["Material Output"].inputs["Surface"])):
        links.new(source, target)
    return made
