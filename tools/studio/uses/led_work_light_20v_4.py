"""The work light on the front fender of a car in a dark garage. Its magnets hold it, and it lights the hood. One unit is 10 cm."""
import bpy
from mathutils import Vector

from assembly import posed
from materials import material
from meshes import flowing, skin
from photography import frame
from shapes import UPRIGHT
from tools.led_work_light_20v import model

VIEW = (0.22, -0.93, 0.30)
LOOK_DOWN, TURN = 0.30, -0.40  # tilt of the head, rotation of the light, radians
# across the car: y, z. The fender is where the light stands; the hood, in front, ends at the gap between them
FENDER = [(-1.52, -0.40), (-1.50, -0.06), (-1.38, -0.01), (-0.9, 0.0), (0.0, 0.0), (0.9, -0.02), (1.35, -0.16), (1.66, -0.50), (1.80, -1.05), (1.86, -2.2), (1.86, -3.5)]
HOOD = [(-1.60, -0.40), (-1.62, -0.06), (-1.76, 0.0), (-2.6, 0.05), (-4.0, 0.10), (-6.0, 0.14), (-9.0, 0.16), (-14.0, 0.1)]


def stage(p, aspect):
    posed(lambda: model(p, LOOK_DOWN), (0, 0, TURN), (0, 0, 0.0))
    frame(view=VIEW, lens=60, fill=0.70, aspect=aspect)
    bpy.context.scene.camera.data.shift_y = -0.06
    paint = material("car paint", (0.010, 0.04, 0.13), metallic=0.5, roughness=0.30, clearcoat=1)
    for section in (FENDER, HOOD):
        _panel(section, paint)
    _night()


def _panel(section, paint):
    """Sheet metal that falls to the front of the car, on the right."""
    points, rings = flowing(section, 10), []
    for x in (-12 + 0.25 * step for step in range(97)):
        drop = 0.012 * max(0, x - 0.8) ** 2 - 0.004 * min(0, x + 1) ** 2
        outer = [(x, y, z - drop) for y, z in points]
        rings.append(outer + [(x, y, z - 0.08) for _, y, z in reversed(outer)])
    skin([rings], paint, 50)


def _night():
    """A tube light far behind, whose reflection shows the sheet metal, and the dark."""
    for at, size, watts, colour in (((1, 12, 5.0), (7, 0.25), 90, (0.70, 0.86, 1)), ((-7, 8, 6), (2, 5), 800, (0.62, 0.78, 1)), ((8, 4, 5), (1.5, 5), 420, (1, 0.74, 0.48)), ((4, -9, 7), (4, 4), 420, (0.7, 0.8, 1))):
        _lamp(at, Vector(at).to_track_quat("Z", "Y").to_euler(), size, watts, colour, reflects=at[0] == 1)
    scene = bpy.context.scene
    scene.world = bpy.data.worlds.new("night")
    scene.world.use_nodes = True
    ambient = scene.world.node_tree.nodes["Background"].inputs
    ambient[0].default_value, ambient[1].default_value = (0.5, 0.6, 0.8, 1), 0.012
    bpy.ops.mesh.primitive_plane_add(size=200, location=(0, 40, 0), rotation=UPRIGHT)
    bpy.context.object.data.materials.append(material("dark garage", (0.004, 0.005, 0.007), roughness=1))


def _lamp(at, turn, size, watts, colour, reflects):
    lamp = bpy.data.lights.new("lamp", "AREA")
    lamp.shape, lamp.size, lamp.size_y, lamp.energy, lamp.color = "RECTANGLE", *size, watts, colour
    made = bpy.data.objects.new("lamp", lamp)
    bpy.context.collection.objects.link(made)
    made.location, made.rotation_euler, made.visible_camera, made.visible_glossy = at, turn, False, reflects
