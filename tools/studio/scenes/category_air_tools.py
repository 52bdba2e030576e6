"""Air tools: the impact wrench, the spray gun and the ratchet lie side by side."""
from photography import frame, light
from scene import place


def stage(p, aspect):
    place(p, "air-impact-wrench-half-in", at=(-1.75, 0.0), turn=-4)
    place(p, "hvlp-spray-gun", at=(1.75, 0.75), turn=-8)
    place(p, "air-ratchet-three-eighths-in", at=(1.0, -1.95), turn=10)
    frame(view=(0.03, -0.62, 0.78), lens=60, fill=0.95, aspect=aspect)
    light()
