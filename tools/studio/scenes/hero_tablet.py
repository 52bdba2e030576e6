"""The hero image for tablets: the tools stand close together in the right half, the left half has space for text."""
from scene import place
from workbench import bench, light, look


def stage(p, aspect):
    place(p, "cordless-impact-wrench-20v", at=(-1.75, -0.3), turn=-36)
    place(p, "obd2-scan-tablet", at=(0.45, 2.6), turn=-6)
    place(p, "true-rms-multimeter", at=(1.85, -0.75), turn=-14)
    look((0.462, 0.966, 0.08, 0.93), aspect, view=(0, -1, 0.27))
    bench()
    light()
