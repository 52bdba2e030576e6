"""What use leaves on a tool: smudges of fingers, fine scratches, bare or scuffed edges, and dust."""
import math

from bay import Nodes


def worn(made, smudges=0.12, scratches=0.05, dust=0.0, scale=1.0):
    """Marks the material `made` and returns it. `smudges` is added to its roughness where fingers were, `scratches` is the strength of
    fine scratches in three directions, `dust` its share where it lies thickest. At the `scale` 1 a unit of the object is 10 cm."""
    n = Nodes(made, scale)
    inputs = n.shader.inputs
    held = {name: inputs[name].links[0].from_socket if inputs[name].links else None for name in ("Roughness", "Normal")}
    touched = n.calc("MULTIPLY", n.ramp(n.noise(4.5, 3, 0.6, distortion=0.6), (0.50, 0), (0.64, 1)), n.ramp(n.noise(38, 2, 0.5), (0.35, 0.35), (0.65, 1)))
    n.finish(Roughness=n.calc("ADD", held["Roughness"] or inputs["Roughness"].default_value, n.calc("MULTIPLY", touched, smudges)))
    if scratches:
        lines = None
        for turn in (12, 75, 131):
            line = n.ramp(n.noise(5, 1, 0.4, _stretched(n, turn)), (0.485, 0), (0.5, 1), (0.515, 0))
            lines = line if lines is None else n.mix(1.0, lines, line, "LIGHTEN")
        n.finish(Normal=n.bump(n.calc("MULTIPLY", lines, n.noise(2.5, 1)), scratches, 0.004, held["Normal"]))
    if dust:
        specks = n.mix(1.0, n.ramp(n.noise(150, 1), (0.60, 0), (0.72, 1)), n.ramp(n.noise(7, 4), (0.4, 0), (0.75, 0.5)), "LIGHTEN")
        n.finish(Base_Color=n.mix(n.calc("MULTIPLY", specks, dust), n.given("Base Color"), (0.30, 0.28, 0.25)))
    return made


def _stretched(n, turn):
    """Coordinates that draw a texture out into lines at an angle of `turn` degrees."""
    turned = n.nodes.new("ShaderNodeMapping")
    turned.inputs["Rotation"].default_value = [math.radians(turn * share) for share in (0.7, 0.4, 1)]
    turned.inputs["Scale"].default_value = (0.35, 9, 9)
    n.links.new(n.place, turned.inputs["Vector"])
    return turned.outputs[0]


def rubbed(made, bare=(0.26, 0.26, 0.27), share=0.5):
    """Marks the material `made` where hands have rubbed its finest edges: there the metal is `bare`. Returns it."""
    n = Nodes(made)
    edges = n.ramp(n.nodes.new("ShaderNodeNewGeometry").outputs["Pointiness"], (0.57, 0), (0.72, 1))
    where = n.ramp(n.noise(3.5, 4, 0.6), (0.42, 0.08), (0.66, 1))
    n.finish(Base_Color=n.mix(n.calc("MULTIPLY", n.calc("MULTIPLY", edges, where), share), n.given("Base Color"), bare))
    return made


def scuffed(made, radius=0.03, pale=(0.16, 0.16, 0.165)):
    """Marks the moulded plastic `made` where it has rubbed against a shelf: its edges, as wide as `radius`, are paler here and there. Returns it."""
    n = Nodes(made)
    rounded, facing, geometry = (n.nodes.new("ShaderNode" + kind) for kind in ("Bevel", "VectorMath", "NewGeometry"))
    rounded.samples, rounded.inputs["Radius"].default_value, facing.operation = 4, radius, "DOT_PRODUCT"
    n.links.new(rounded.outputs[0], facing.inputs[0])
    n.links.new(geometry.outputs["Normal"], facing.inputs[1])
    where = n.calc("MULTIPLY", n.ramp(n.noise(1.6, 3), (0.45, 0), (0.60, 1)), n.ramp(n.noise(45, 3, 0.7), (0.42, 0), (0.58, 1)))
    edges = n.calc("MULTIPLY", n.ramp(facing.outputs["Value"], (0.90, 1), (0.99, 0)), where)
    n.finish(Base_Color=n.mix(edges, n.given("Base Color"), pale), Roughness=n.mix(edges, n.given("Roughness"), (0.65, 0.65, 0.65)))
    return made
