"""Air tools: the spray gun in the middle, the impact wrench on its left, the ratchet lying in front on its right."""
from photography import frame, light
from scene import place


def stage(p, aspect):
    place(p, "air-impact-wrench-half-in", at=(-1.55, -0.7), turn=-6)
    place(p, "hvlp-spray-gun", at=(0.85, 0.9))
    place(p, "air-ratchet-three-eighths-in", at=(1.2, -1.25), pose=(-0.62, -0.06, -0.22))
    frame(view=(0.06, -0.93, 0.24), lens=60, fill=0.95, aspect=aspect)
    light()
