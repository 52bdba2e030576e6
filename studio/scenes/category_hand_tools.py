"""Hand tools: open socket set at the back, wrenches and torque wrench in front."""
from photography import frame, light
from scene import place


def stage(p, aspect):
    place(p, "socket-set-40pc", at=(2.2, 1.8))
    place(p, "combination-wrench-set-12pc", at=(-2.4, 1.2))
    place(p, "click-torque-wrench-half-in", at=(0.0, -1.6))
    frame(view=(0.12, -0.86, 0.4), fill=0.9, aspect=aspect)
    light()
