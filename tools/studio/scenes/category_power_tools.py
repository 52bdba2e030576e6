"""Power tools: heat gun at the back, grinder in front of it, polisher beside them with its head to the front."""
from photography import frame, light
from scene import place


def stage(p, aspect):
    place(p, "digital-heat-gun", at=(-1.7, 2.5), turn=-24)
    place(p, "dual-action-polisher-6in", at=(3.0, 1.95), turn=-36)
    place(p, "angle-grinder-5in", at=(-1.15, -1.0))
    frame(view=(0.0, -0.86, 0.31), fill=0.93, aspect=aspect)
    light()
