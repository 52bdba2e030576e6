"""What is in the box of the impact wrench kit: wrench, two packs, charger, tool bag."""
import math

from battery_charger import charger
from battery_pack import UNIT_CM, battery
from packaging import tool_bag
from photography import frame, light
from scene import put
from tools.cordless_impact_wrench_20v import bare


def stage(p, aspect):
    put(lambda: tool_bag(p), at=(-1.2, 2.2))
    put(lambda: charger(p), at=(3.2, 2.0), unit_cm=UNIT_CM)
    put(lambda: bare(p), at=(-2.1, -1.9), pose=(math.radians(-88), 0, 0), unit_cm=UNIT_CM, turn=6)
    put(lambda: battery(p), at=(1.0, -1.9), turn=66, unit_cm=UNIT_CM)
    put(lambda: battery(p), at=(3.2, -1.9), pose=(-math.pi / 2, 0, 0), turn=8, unit_cm=UNIT_CM)
    frame(view=(0.0, -0.40, 0.92), fill=0.96, aspect=aspect)
    light()
