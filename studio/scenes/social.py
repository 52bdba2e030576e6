"""The Open Graph image: the store's name and two tools."""
from scene import place
from shapes import UPRIGHT, label
from workbench import bench, light, look


def stage(p, aspect):
    place(p, "cordless-impact-wrench-20v", at=(2.6, 0.2), turn=-8)
    place(p, "true-rms-multimeter", at=(5.6, -0.2), turn=4)
    label("Torque Bay", 1.3, (-2.6, 0.6, 2.3), p.print, UPRIGHT, depth=0.05)
    label("Professional tools, signal or no signal", 0.36, (-2.6, 0.6, 1.35), p.brand, UPRIGHT, depth=0.02)
    bench(p)
    light()
    look(at=(1.0, 0.6, 1.6), eye=(1.0, -18, 4.2), lens=46)
