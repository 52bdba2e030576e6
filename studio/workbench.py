"""The dark workshop of the hero and social images: a steel bench, a wall, light from above and behind."""
import bpy
from mathutils import Vector

from materials import material
from shapes import UPRIGHT, box, cylinder

WARM, COOL = (1.0, 0.72, 0.48), (0.72, 0.84, 1.0)


def bench(p):
    """Adds the bench top, on which the tools stand, and a pegboard wall in the dark behind it."""
    top = material("bench", (0.020, 0.021, 0.023), roughness=0.42, grain=0.25, grain_scale=14)
    wall = material("wall", (0.030, 0.032, 0.036), roughness=0.75)
    box((60, 24, 0.6), (0, -2, -0.3), top, bevel=0.04)
    box((60, 0.2, 30), (0, 9, 8), wall, bevel=0)
    hole = cylinder(0.09, 0.1, (0, 8.87, 0.6), p.dark, UPRIGHT, bevel=0, sides=24)
    for number in range(48 * 14):
        another = bpy.data.objects.new("hole", hole.data)
        bpy.context.collection.objects.link(another)
        another.location, another.rotation_euler = ((number % 48 - 24) * 0.9, 8.87, 0.6 + number // 48 * 0.9), UPRIGHT


def light():
    """Adds a key light from the upper left, a warm rim light from the back right and a cool one from the back left."""
    _lamp((-3, -8, 10), (4, 0, 1), 5, 2000)
    _lamp((12, 6, 7), (4, 0, 1.5), 2.5, 1300, WARM)
    _lamp((-7, 6, 6), (2, 0, 1.5), 2.5, 600, COOL)
    _lamp((11, -7, 3), (5, 0, 1), 1.2, 260)
    scene = bpy.context.scene
    scene.world = bpy.data.worlds.new("world")
    scene.world.use_nodes = True
    ambient = scene.world.node_tree.nodes["Background"].inputs
    ambient[0].default_value, ambient[1].default_value = (0.5, 0.55, 0.62, 1), 0.06


def look(at, eye, lens=50, shift=(0, 0)):
    """Adds the camera. `shift` is the lens shift in frame widths. A negative x moves the tools to the right."""
    camera = bpy.data.cameras.new("camera")
    camera.lens, camera.shift_x, camera.shift_y = lens, *shift
    made = bpy.data.objects.new("camera", camera)
    bpy.context.collection.objects.link(made)
    made.location = eye
    made.rotation_euler = (Vector(at) - Vector(eye)).to_track_quat("-Z", "Y").to_euler()
    bpy.context.scene.camera = made


def _lamp(at, target, size, watts, colour=(1, 1, 1)):
    lamp = bpy.data.lights.new("softbox", "AREA")
    lamp.energy, lamp.size, lamp.color = watts, size, colour
    made = bpy.data.objects.new("softbox", lamp)
    bpy.context.collection.objects.link(made)
    made.location = at
    made.rotation_euler = (Vector(target) - Vector(at)).to_track_quat("-Z", "Y").to_euler()
