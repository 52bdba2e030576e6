"""The hero image for desktop: the tools are in the right half, the left half has space for text."""
from scene import place
from workbench import bench, light, look


def stage(p, aspect):
    place(p, "cordless-impact-wrench-20v", at=(-1.95, -0.4), turn=-32)
    place(p, "obd2-scan-tablet", at=(0.72, 2.5), turn=-6)
    place(p, "true-rms-multimeter", at=(2.3, -0.8), turn=-10)
    look((0.425, 0.94, 0.12, 0.90), aspect)
    bench()
    light()
