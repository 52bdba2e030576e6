"""Diagnostic tools: tablet at the back, battery tester and multimeter left and right of its screen."""
from photography import frame, light
from scene import place


def stage(p, aspect):
    place(p, "obd2-scan-tablet", at=(0.0, 1.6))
    place(p, "battery-charging-tester", at=(-2.35, -0.1), turn=8)
    place(p, "true-rms-multimeter", at=(3.4, -0.3), turn=-24)
    frame(view=(0.12, -0.86, 0.34), fill=0.96, aspect=aspect)
    light()
