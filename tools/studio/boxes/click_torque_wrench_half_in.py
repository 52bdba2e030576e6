"""What is in the box of the torque wrench: wrench, calibration certificate, hard case."""
from packaging import certificate, wrench_case
from photography import frame, light
from scene import place, put
from tools.click_torque_wrench_half_in import POSE


def stage(p, aspect):
    put(lambda: wrench_case(p), at=(0, 2.85))
    place(p, "click-torque-wrench-half-in", at=(0, 0.8), pose=(0, POSE[1], 0))
    put(lambda: certificate(p), at=(0.2, -1.95), turn=-3)
    frame(view=(0.0, -0.40, 0.92), fill=0.96, aspect=aspect)
    light()
