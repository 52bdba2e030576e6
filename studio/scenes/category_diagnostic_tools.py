"""Diagnostic tools: tablet at the back, multimeter and battery tester in front."""
from photography import frame, light
from scene import place


def stage(p, aspect):
    place(p, "obd2-scan-tablet", at=(-0.6, 1.6))
    place(p, "true-rms-multimeter", at=(2.6, 0.4))
    place(p, "battery-charging-tester", at=(-2.6, -0.8))
    frame(view=(0.12, -0.86, 0.34), fill=0.9, aspect=aspect)
    light()
