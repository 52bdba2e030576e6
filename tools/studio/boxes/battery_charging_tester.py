"""What is in the box of the battery tester: tester with leads and clamps, pouch, printed test guide."""
from packaging import guide, pouch
from photography import frame, light
from scene import put
from tools.battery_charging_tester import UNIT_CM, coiled


def stage(p, aspect):
    put(lambda: coiled(p), at=(-1.75, 0.1), turn=-4, unit_cm=UNIT_CM)
    put(lambda: pouch(p), at=(2.05, 1.75))
    put(lambda: guide(p), at=(2.1, -1.75), turn=4)
    frame(view=(0.0, -0.40, 0.92), fill=0.96, aspect=aspect)
    light()
