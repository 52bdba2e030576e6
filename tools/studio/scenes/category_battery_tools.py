"""Battery tools: 20V max impact wrench kit and work light, which share the battery."""
from photography import frame, light
from scene import place


def stage(p, aspect):
    place(p, "cordless-impact-wrench-20v", at=(-1.55, -0.5), turn=-4)
    place(p, "led-work-light-20v", at=(1.75, 0.6), turn=16)
    frame(view=(0.16, -0.88, 0.28), fill=0.94, aspect=aspect)
    light()
