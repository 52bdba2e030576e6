"""The hero image for desktop: the tools are in the right half, the left half has space for text."""
from scene import place
from workbench import bench, light, look


def stage(p, aspect):
    place(p, "cordless-impact-wrench-20v", at=(3.3, 0.4), turn=-8)
    place(p, "obd2-scan-tablet", at=(7.9, 2.2), turn=-12)
    place(p, "true-rms-multimeter", at=(6.3, -0.6), turn=4)
    bench(p)
    light()
    look(at=(4.5, 0.6, 1.6), eye=(4.5, -19, 4.6), lens=50, shift=(-0.143, 0))
