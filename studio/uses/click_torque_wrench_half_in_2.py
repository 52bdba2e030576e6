"""The torque wrench on a lug nut, in a workshop. The ratchet holds it there: its weight turns the nut in the direction of its thread."""
import math

from mathutils import Euler, Vector

from assembly import posed
from bay import COOL, camera, concrete, lamp, plane, room
from materials import material
from scene import CM
from shapes import UPRIGHT, lathe
from tools.click_torque_wrench_half_in import HEAD, ROLL, model
from wheel import fender, paintwork, stud, wheel

UNIT_CM = 19.87  # of the wrench
DROP = math.radians(21)  # the wrench below the horizontal
STUD = 1


def stage(p, aspect):
    x, z = (10 * value for value in stud(STUD))
    turn = Euler((math.pi / 2 - ROLL, math.pi + DROP, 0))
    wrench = posed(lambda: model(p), turn, (0, 0, 0))
    wrench.scale = (UNIT_CM * CM,) * 3
    head = Vector((x, -9.0, z))
    wrench.location = (head - turn.to_matrix() @ Vector((HEAD * UNIT_CM, 0, 0))) * CM
    socket = posed(lambda: _socket(p), UPRIGHT, head * CM)
    socket.scale = (CM,) * 3
    car = posed(lambda: (wheel(p), fender(paintwork((0.010, 0.027, 0.065)))), (0, 0, 0), (0, 0, 0))
    car.scale = (10 * CM,) * 3
    plane((900, 900), (0, 0, -31.7), concrete())
    dark = material("under the car", (0.01, 0.01, 0.011), roughness=0.9)
    plane((400, 200), (0, 60, 0), dark, UPRIGHT)
    camera((66, -106, 30), (18, -6, -6), 60, 7.1, focus=(4, -10, 10), roll=-0.6)
    lamp((-60, -90, 170), (5, 0, 0), (70, 35), 7000)
    lamp((150, -60, 70), (10, -5, 0), (40, 120), 2600, COOL)
    room(200, 0.34)


def _socket(p):
    """A socket of 19 mm and a length of 6 cm, from the shoulder of the square drive."""
    chrome = material("socket chrome", (0.70, 0.71, 0.73), metallic=1, roughness=0.09)
    lathe([(0.8, 2.0), (0.8, 2.35), (1.20, 2.35), (1.27, 2.42), (1.27, 3.2), (1.24, 3.25), (1.24, 3.45), (1.27, 3.5), (1.27, 4.6), (1.33, 5.0), (1.33, 8.2), (1.27, 8.3), (1.0, 8.3), (1.0, 6.0)], (0, 0, 0), chrome, (math.pi, 0, 0), 0.03)
