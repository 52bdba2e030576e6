"""The Open Graph image: the store's name and two tools."""
from materials import material
from scene import place
from shapes import UPRIGHT, label
from workbench import bench, light, look


def stage(p, aspect):
    place(p, "cordless-impact-wrench-20v", at=(-1.4, 0.2), turn=-24)
    place(p, "true-rms-multimeter", at=(1.95, -0.5), turn=-10)
    look((0.49, 0.955, 0.14, 0.86), aspect)
    white = material("sign", (0.85, 0.85, 0.85), glow=0.8)  # in the dark beside the tools the words need their own light
    orange = material("sign orange", (0.80, 0.10, 0.02), glow=0.7)
    name = label("Torque Bay", 1.22, (-6.3, 0.6, 2.2), white, UPRIGHT, depth=0.05)
    line = label("Professional tools, signal or no signal", 0.345, (-6.3, 0.6, 1.33), orange, UPRIGHT, depth=0.02)
    name.visible_glossy = line.visible_glossy = False  # no reflection on the bench
    bench()
    light()
