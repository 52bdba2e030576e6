"""Battery tools: 20 V impact wrench kit and work light."""
from photography import frame, light
from scene import place


def stage(p, aspect):
    place(p, "cordless-impact-wrench-20v", at=(-1.8, 0.0))
    place(p, "led-work-light-20v", at=(2.2, 0.4))
    frame(view=(0.12, -0.86, 0.34), fill=0.9, aspect=aspect)
    light()
