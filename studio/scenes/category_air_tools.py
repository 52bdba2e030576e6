"""Air tools: impact wrench and spray gun upright, ratchet lying in front."""
from photography import frame, light
from scene import place


def stage(p, aspect):
    place(p, "air-impact-wrench-half-in", at=(-1.6, 0.6))
    place(p, "hvlp-spray-gun", at=(2.0, 1.0))
    place(p, "air-ratchet-three-eighths-in", at=(0.2, -1.6))
    frame(view=(0.12, -0.86, 0.34), fill=0.9, aspect=aspect)
    light()
