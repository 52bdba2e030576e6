"""The Open Graph image: the store's mark and name, and two tools."""
from brand import brand_mark, text
from fonts import STORE
from materials import material
from scene import place
from shapes import UPRIGHT
from workbench import bench, light, look


def stage(p, aspect):
    place(p, "cordless-impact-wrench-20v", at=(-1.4, 0.2), turn=-24)
    place(p, "true-rms-multimeter", at=(1.95, -0.5), turn=-10)
    look((0.49, 0.955, 0.14, 0.86), aspect)
    white = material("sign", (0.85, 0.85, 0.85), glow=0.8)  # in the dark beside the tools the words need their own light
    steel = material("sign steel", (0.35, 0.60, 0.86), glow=0.7)
    name = brand_mark(0.84, (-6.3, 0.6, 2.2), white, depth=0.05)
    line = text("Professional tools, signal or no signal", 0.5, steel, at=(-6.3, 0.6, 1.3), turn=UPRIGHT, depth=0.02, font=STORE)
    name.visible_glossy = line.visible_glossy = False  # no reflection on the bench
    bench()
    light()
