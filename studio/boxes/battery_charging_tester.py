"""What is in the box of the battery tester: tester with leads and clamps, pouch, printed test guide."""
from packaging import guide, pouch
from photography import frame, light
from scene import place, put


def stage(p, aspect):
    place(p, "battery-charging-tester", at=(-1.75, 0.1), turn=-4)
    put(lambda: pouch(p), at=(2.05, 1.75))
    put(lambda: guide(p), at=(2.1, -1.75), turn=4)
    frame(view=(0.0, -0.40, 0.92), fill=0.96, aspect=aspect)
    light()
