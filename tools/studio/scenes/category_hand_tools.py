"""Hand tools: open socket set and wrenches at the back, torque wrench across the front."""
import math

from photography import frame, light
from scene import place
from tools.click_torque_wrench_half_in import POSE


def stage(p, aspect):
    place(p, "socket-set-40pc", at=(2.5, 1.5), turn=-8)
    place(p, "combination-wrench-set-12pc", at=(-2.6, 1.3), turn=-44)
    place(p, "click-torque-wrench-half-in", at=(-0.1, -2.5), pose=(0, POSE[1], math.radians(-7)))
    frame(view=(0.06, -0.80, 0.52), fill=0.95, aspect=aspect)
    light()
