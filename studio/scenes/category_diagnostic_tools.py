"""Diagnostic tools: tablet at the back, battery tester and multimeter left and right of its screen."""
from photography import frame, light
from scene import place


def stage(p, aspect):
    place(p, "obd2-scan-tablet", at=(0.0, 1.6))
    place(p, "battery-charging-tester", at=(-2.1, -1.7), turn=2)
    place(p, "true-rms-multimeter", at=(2.5, -1.5), turn=-12)
    frame(view=(0.04, -0.76, 0.60), fill=0.96, aspect=aspect)
    light()
