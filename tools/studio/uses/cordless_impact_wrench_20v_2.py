"""The impact wrench with a deep socket in front of a car's wheel, on the floor of a workshop. It has taken off two nuts."""
from assembly import posed
from bay import COOL, WARM, camera, concrete, lamp, plane, room, used
from materials import material
from scene import CM, put
from shapes import ALONG_X, cut, cylinder, lathe
from tools.cordless_impact_wrench_20v import AXIS, with_pack
from wheel import fender, nut, paintwork, wheel

UNIT_CM = 8.1  # of the wrench
FLOOR = -31.7  # cm, below the axle


def stage(p, aspect):
    put(lambda: (with_pack(p), _socket()), (13 * CM, -66 * CM), -33, lift=FLOOR * CM, unit_cm=UNIT_CM)
    used(amount=0.6)
    for x, y, turn in ((26.5, -77, 55), (21.2, -80.5, -35)):
        put(lambda: nut((0, 0, 0), 30), (x * CM, y * CM), turn, lift=FLOOR * CM)
    car = posed(lambda: (wheel(p, bare=(2, 3)), fender(paintwork((0.010, 0.027, 0.065)))), (0, 0, 0), (0, 0, 0))
    car.scale = (10 * CM,) * 3
    plane((900, 900), (0, 0, FLOOR), concrete())
    camera((30, -142, -17), (14, -64, -19.5), 85, 8, focus=(9, -72, -20), roll=0.7)
    lamp((-110, -12, 46), (10, -66, -20), (20, 20), 4400, WARM)
    lamp((70, -170, 40), (10, -66, -20), (30, 30), 3000, COOL)
    room(240, 0.36, 0.6, 4)


def _socket():
    """A deep impact socket of 19 mm, on the anvil. In units of the wrench."""
    black = material("phosphate", (0.045, 0.044, 0.043), metallic=0.8, roughness=0.42, grain=0.05, grain_scale=90)
    made = lathe([(0, 1.10), (0.17, 1.10), (0.185, 1.115), (0.185, 1.25), (0.178, 1.262), (0.178, 1.285), (0.185, 1.297), (0.185, 1.46), (0.168, 1.55), (0.168, 2.05), (0.160, 2.06), (0, 2.06)], (0, 0, AXIS), black, ALONG_X, 0.006)
    cut(made, cylinder(0.1354, 1.2, (2.06, 0, AXIS), black, ALONG_X, 0, 6))
