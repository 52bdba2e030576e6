"""The materials of all products. A shared palette makes them look like one brand."""
import bpy

GRAIN = "Grain"  # the pass with the texture of moulded plastic


def material(name, colour, metallic=0.0, roughness=0.5, clearcoat=0.0, grain=0.0, grain_scale=200.0, stretch=None, glow=0.0, turned=0.0, handled=True):
    """A Principled BSDF material. `colour` is linear RGB. `grain` is bump strength: about 0.05 for moulded plastic, 0.12
    for rubber. `stretch` scales the grain along an axis for brushed metal. `turned` is how much the marks of the lathe, around
    the object's Z axis, spread reflections: 0 to 1. `glow` is emission strength. `handled` metal or plastic is not equally smooth everywhere."""
    made = bpy.data.materials.new(name)
    made.use_nodes = True
    nodes, links = made.node_tree.nodes, made.node_tree.links
    shader = nodes["Principled BSDF"]
    for field, value in {"Base Color": (*colour, 1), "Metallic": metallic, "Roughness": roughness, "Clearcoat": clearcoat}.items():
        shader.inputs[field].default_value = value
    if glow:
        shader.inputs["Emission"].default_value = (*colour, 1)
        shader.inputs["Emission Strength"].default_value = glow
    if metallic:
        shader.inputs["Anisotropic"].default_value = turned
    elif grain:
        _textured(made)
    if handled and (metallic or grain):
        _handled(made, roughness)
    if grain:
        where, scale = nodes.new("ShaderNodeTexCoord"), nodes.new("ShaderNodeMapping")
        noise, bump = nodes.new("ShaderNodeTexNoise"), nodes.new("ShaderNodeBump")
        noise.inputs["Scale"].default_value, noise.inputs["Detail"].default_value = grain_scale, 4
        bump.inputs["Strength"].default_value, bump.inputs["Distance"].default_value = grain, 0.01
        if stretch:
            scale.inputs["Scale"].default_value = stretch
        links.new(where.outputs["Object"], scale.inputs["Vector"])
        links.new(scale.outputs["Vector"], noise.inputs["Vector"])
        links.new(noise.outputs["Fac"], bump.inputs["Height"])
        links.new(bump.outputs["Normal"], shader.inputs["Normal"])
    return made


def _textured(made):
    """Adds what the mould leaves on the plastic `made` to the pass GRAIN: a fine texture with a mean of 0."""
    nodes, links = made.node_tree.nodes, made.node_tree.links
    where, noise, centred, grain = (nodes.new("ShaderNode" + kind) for kind in ("TexCoord", "TexNoise", "Math", "OutputAOV"))
    noise.inputs["Scale"].default_value, noise.inputs["Detail"].default_value = 200, 1
    centred.operation, centred.inputs[1].default_value, grain.name = "SUBTRACT", 0.5, GRAIN
    links.new(where.outputs["Object"], noise.inputs["Vector"])
    links.new(noise.outputs["Fac"], centred.inputs[0])
    links.new(centred.outputs[0], grain.inputs["Value"])


def _handled(made, roughness):
    """Varies the roughness of the metal or plastic `made` by a quarter: hands, oil, and the polishing wheel."""
    nodes, links = made.node_tree.nodes, made.node_tree.links
    where, noise, spread = nodes.new("ShaderNodeTexCoord"), nodes.new("ShaderNodeTexNoise"), nodes.new("ShaderNodeMapRange")
    noise.inputs["Scale"].default_value, noise.inputs["Detail"].default_value = 5, 5
    spread.inputs["From Min"].default_value, spread.inputs["From Max"].default_value = 0.35, 0.65
    spread.inputs["To Min"].default_value, spread.inputs["To Max"].default_value = roughness * 0.75, roughness * 1.3
    links.new(where.outputs["Object"], noise.inputs["Vector"])
    links.new(noise.outputs["Fac"], spread.inputs["Value"])
    links.new(spread.outputs[0], nodes["Principled BSDF"].inputs["Roughness"])


class Palette:
    """Create it once per scene, after `new_scene()`."""

    def __init__(self):
        self.brand = material("brand", (0.80, 0.10, 0.02), roughness=0.35, clearcoat=0.3, grain=0.05)
        self.rubber = material("rubber", (0.015, 0.015, 0.017), roughness=0.62, grain=0.12, grain_scale=250)
        self.plastic = material("plastic", (0.035, 0.037, 0.042), roughness=0.38, grain=0.05)
        self.dark = material("dark", (0.008, 0.008, 0.009), roughness=0.7)  # inside of vents and gaps
        self.grey = material("grey", (0.16, 0.17, 0.18), roughness=0.42, grain=0.04)
        self.steel = material("steel", (0.54, 0.55, 0.57), metallic=1, roughness=0.28, grain=0.03, grain_scale=30, stretch=(1, 1, 40), turned=0.5)
        self.chrome = material("chrome", (0.82, 0.83, 0.85), metallic=1, roughness=0.08)
        self.satin = material("satin", (0.62, 0.63, 0.65), metallic=1, roughness=0.2, grain=0.02, grain_scale=60, stretch=(1, 1, 40), turned=0.5)  # satin chrome: wrenches, sockets
        self.aluminium = material("aluminium", (0.55, 0.56, 0.58), metallic=1, roughness=0.42, grain=0.16, grain_scale=90)  # cast
        self.black_steel = material("black_steel", (0.06, 0.06, 0.065), metallic=1, roughness=0.35, grain=0.05, grain_scale=140)
        self.brass = material("brass", (0.75, 0.52, 0.20), metallic=1, roughness=0.25, grain=0.02, grain_scale=40, stretch=(1, 1, 30), turned=0.4)
        self.print = material("print", (0.85, 0.85, 0.85), roughness=0.4)
        self.red = material("red", (0.50, 0.015, 0.015), roughness=0.4, grain=0.05)
        self.glass = material("glass", (0.012, 0.014, 0.017), roughness=0.06, clearcoat=1)  # a screen that is off
        self.lit = material("lit", (0.45, 0.85, 0.78), glow=0.9)  # background of a lit LCD
        self.ink = material("ink", (0.01, 0.02, 0.02), roughness=0.6)  # LCD digits
        self.lamp = material("lamp", (1.0, 0.97, 0.9), glow=3.0)  # a lit LED
        self.foam = material("foam", (0.02, 0.02, 0.022), roughness=0.95, grain=0.5, grain_scale=90)


def milky():
    """Translucent nylon: part of the light passes straight through."""
    made = material("milky", (0.78, 0.80, 0.80), roughness=0.3)
    nodes, links = made.node_tree.nodes, made.node_tree.links
    mix, through = nodes.new("ShaderNodeMixShader"), nodes.new("ShaderNodeBsdfTransparent")
    mix.inputs["Fac"].default_value, through.inputs["Color"].default_value = 0.78, (0.93, 0.95, 0.95, 1)
    links.new(through.outputs[0], mix.inputs[1])
    links.new(nodes["Principled BSDF"].outputs[0], mix.inputs[2])
    links.new(mix.outputs[0], nodes["Material Output"].inputs["Surface"])
    return made


def studio_metal(name, roughness):
    """Satin chrome in a photo studio: reflections from below the horizon are dark, like a table."""
    made = material(name, (0.6, 0.6, 0.6), metallic=1, roughness=roughness)
    nodes, links = made.node_tree.nodes, made.node_tree.links
    where, split, spread, ramp = (nodes.new("ShaderNode" + kind) for kind in ("TexCoord", "SeparateXYZ", "MapRange", "ValToRGB"))
    spread.inputs["From Min"].default_value = -1
    ramp.color_ramp.interpolation = "EASE"
    for place, grey in ((0.0, 0.34), (0.30, 0.20), (0.47, 0.12), (0.56, 0.42), (0.75, 0.62), (1.0, 0.70)):
        stop = ramp.color_ramp.elements[0] if place == 0 else ramp.color_ramp.elements[-1] if place == 1 else ramp.color_ramp.elements.new(place)
        stop.color = (grey, grey * 1.01, grey * 1.03, 1)
    links.new(where.outputs["Reflection"], split.inputs[0])
    links.new(split.outputs["Z"], spread.inputs["Value"])
    links.new(spread.outputs[0], ramp.inputs["Fac"])
    links.new(ramp.outputs["Color"], nodes["Principled BSDF"].inputs["Base Color"])
    return made


def tempered():
    """Stainless steel with heat tint (straw, bronze, blue) towards the tip, along the axis of the lathe."""
    made = material("tempered", (0.6, 0.6, 0.6), metallic=1, roughness=0.24, grain=0.03, grain_scale=30, stretch=(1, 1, 40))
    nodes, links = made.node_tree.nodes, made.node_tree.links
    where, split, ramp, reach = nodes.new("ShaderNodeTexCoord"), nodes.new("ShaderNodeSeparateXYZ"), nodes.new("ShaderNodeValToRGB"), nodes.new("ShaderNodeMapRange")
    reach.inputs["From Min"].default_value, reach.inputs["From Max"].default_value = 0.9, 1.58
    stops = ramp.color_ramp.elements
    for place, colour in ((0.35, (0.62, 0.62, 0.63, 1)), (0.6, (0.64, 0.56, 0.42, 1)), (0.78, (0.52, 0.38, 0.28, 1)), (0.90, (0.36, 0.33, 0.42, 1))):
        stops.new(place).color = colour
    stops[0].color, stops[-1].color = (0.62, 0.63, 0.65, 1), (0.42, 0.46, 0.52, 1)
    links.new(where.outputs["Object"], split.inputs[0])
    links.new(split.outputs["Z"], reach.inputs["Value"])
    links.new(reach.outputs["Result"], ramp.inputs["Fac"])
    links.new(ramp.outputs["Color"], nodes["Principled BSDF"].inputs["Base Color"])
    return made


def abrasive():
    """Resin-bonded abrasive grit."""
    paint = material("abrasive", (.05, .045, .042), roughness=.85, grain=.7, grain_scale=110)
    nodes, links = paint.node_tree.nodes, paint.node_tree.links
    where, grit, ramp = nodes.new("ShaderNodeTexCoord"), nodes.new("ShaderNodeTexVoronoi"), nodes.new("ShaderNodeValToRGB")
    grit.inputs["Scale"].default_value = 150
    ramp.color_ramp.elements[0].color, ramp.color_ramp.elements[1].color = (.022, .020, .019, 1), (.13, .115, .10, 1)
    links.new(where.outputs["Object"], grit.inputs["Vector"])
    links.new(grit.outputs["Color"], ramp.inputs["Fac"])
    links.new(ramp.outputs["Color"], nodes["Principled BSDF"].inputs["Base Color"])
    return paint


def woven(name, colour, threads):
    """Woven cloth: warp and weft are two crossing wave textures. Its folds are those of the mesh."""
    made = material(name, colour, roughness=0.8, grain=0.3, handled=False)
    nodes, links = made.node_tree.nodes, made.node_tree.links
    nodes["Principled BSDF"].inputs["Sheen"].default_value = 0.6
    bump, add, where = nodes["Bump"], nodes.new("ShaderNodeMath"), nodes["Texture Coordinate"]
    for socket, axis in zip(add.inputs, "XY"):
        wave = nodes.new("ShaderNodeTexWave")
        wave.bands_direction, wave.inputs["Scale"].default_value = axis, threads
        links.new(where.outputs["Object"], wave.inputs["Vector"])
        links.new(wave.outputs["Fac"], socket)
    links.new(add.outputs[0], bump.inputs["Height"])
    return made
