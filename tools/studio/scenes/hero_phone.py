"""The hero image for phones: the tools are centred on the bench. Wide phones crop it to the middle."""
from scene import place
from workbench import bench, light, look


def stage(p, aspect):
    place(p, "cordless-impact-wrench-20v", at=(-1.95, -0.4), turn=-32)
    place(p, "obd2-scan-tablet", at=(0.85, 2.5), turn=-6)
    place(p, "true-rms-multimeter", at=(2.3, -0.8), turn=-10)
    look((0.04, 0.96, 0.12, 0.90), aspect, view=(0, -1, 0.19))
    bench()
    light()
