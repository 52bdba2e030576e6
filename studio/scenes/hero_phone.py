"""The hero image for phones: the tools are centred on the bench."""
from scene import place
from workbench import bench, light, look


def stage(p, aspect):
    place(p, "cordless-impact-wrench-20v", at=(-1.6, 0.2), turn=-8)
    place(p, "obd2-scan-tablet", at=(2.6, 2.2), turn=-10)
    place(p, "true-rms-multimeter", at=(1.6, -0.8), turn=4)
    bench(p)
    light()
    look(at=(0.6, 0.6, 1.7), eye=(0.6, -17, 4.2), lens=62)
