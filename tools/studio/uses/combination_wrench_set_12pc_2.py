"""Two wrenches of the set, 19 and 14 mm, on a steel bench: one lies across the other, beside the bolts that it has taken out."""
import math

from bay import COOL, WARM, camera, filings, lamp, plane, room, steel_top, used
from combination_wrench import MM, wrench
from materials import material
from parts.caliper_bolt import POSE, model
from scene import CM, put

UNIT_CM = 0.1 / MM  # of the wrenches


def stage(p, aspect):
    p.satin = material("ground", (0.70, 0.71, 0.73), metallic=1, roughness=0.19, grain=0.06, grain_scale=240, stretch=(1, 0.02, 1))  # along the shank
    put(lambda: wrench(p, 19, 0), (-6.6 * CM, 1.6 * CM), 62, unit_cm=UNIT_CM)
    put(lambda: wrench(p, 14, 0), (-1.7 * CM, 1.0 * CM), -30, (math.radians(5.9), 0, 0), unit_cm=UNIT_CM)
    for x, y, turn in ((3.4, -9.6, 155), (4.6, 2.8, 35)):
        put(lambda: model(p), (x * CM, y * CM), turn, POSE, unit_cm=1)
    used(amount=0.5)
    plane((260, 70), (0, -18, 0), steel_top())
    filings((1, -6), (8, 6))
    camera((4, -40, 18.5), (-1.2, -3.0, 1.2), 98, 9, focus=(-1, -5, 0.8), roll=-0.8)
    lamp((-70, 30, 40), (0, 0, 0), (18, 18), 2200, WARM)
    lamp((50, -60, 60), (0, 0, 0), (24, 24), 1300, COOL)
    room(240, 0.30, 0.7, 12)
