"""Diagnostic tools: tablet at the back, battery tester and multimeter left and right of its screen."""
from photography import frame, light
from scene import place, put
from tools.battery_charging_tester import UNIT_CM, coiled


def stage(p, aspect):
    place(p, "obd2-scan-tablet", at=(0.0, 1.6))
    put(lambda: coiled(p), at=(-2.1, -1.7), turn=2, unit_cm=UNIT_CM)
    place(p, "true-rms-multimeter", at=(2.5, -1.5), turn=-12)
    frame(view=(0.04, -0.76, 0.60), fill=0.96, aspect=aspect)
    light()
