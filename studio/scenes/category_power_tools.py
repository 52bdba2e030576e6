"""Power tools: grinder in front, heat gun and polisher at the back."""
from photography import frame, light
from scene import place


def stage(p, aspect):
    place(p, "dual-action-polisher-6in", at=(-1.6, 2.6))
    place(p, "digital-heat-gun", at=(2.6, 2.2))
    place(p, "angle-grinder-5in", at=(0.4, -0.8))
    frame(view=(0.12, -0.86, 0.34), fill=0.9, aspect=aspect)
    light()
