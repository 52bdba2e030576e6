"""What is in the box of the scan tablet: tablet, connector, charger for the car, wall charger, carrying case."""
import math

from cables import hank, tie
from meshes import plate
from obd2_connector import connector
from packaging import carrying_case
from photography import frame, light
from scene import put
from shapes import ALONG_Y, box, cylinder, label, lathe, tube
from tools.obd2_scan_tablet import tablet

UNIT_CM = 9.2  # of the tablet and the connector
FLAT = (0, 0, 0)


def stage(p, aspect):
    put(lambda: carrying_case(p), at=(-1.15, 2.35))
    put(lambda: tablet(p), at=(-1.35, -1.75), pose=(-math.pi / 2, 0, 0), unit_cm=UNIT_CM)
    put(lambda: connector(p), at=(3.35, -2.0), turn=20, unit_cm=UNIT_CM)
    put(lambda: _wall_charger(p), at=(2.75, 1.95))
    put(lambda: _car_charger(p), at=(4.1, 1.95))
    frame(view=(0.0, -0.40, 0.92), fill=0.96, aspect=aspect)
    light()


def _wall_charger(p):
    """A plug-in power supply on its back, its two blades behind, with its lead."""
    plate(0.56, 0.82, 0.09, 0.34, (0, 0.60, 0.18), p.plastic, 0.05)
    for x in (-0.095, 0.095):
        box((0.022, 0.20, 0.075), (x, 1.10, 0.18), p.satin, 0.006)
    label("12 V  3 A", 0.085, (0, 0.60, 0.351), p.print, FLAT, 0.001)
    _lead(p, 0.19, 0.16)


def _car_charger(p):
    """A plug for a 12 V outlet, lying on its side, with its lead."""
    lathe([(0, 0), (0.10, 0), (0.105, 0.03), (0.105, 0.44), (0.085, 0.47), (0.06, 0.50), (0.045, 0.56), (0, 0.58)], (0, 0.62, 0.14), p.plastic, ALONG_Y)
    lathe([(0, 0.50), (0.042, 0.50), (0.042, 0.60), (0.03, 0.645), (0, 0.65)], (0, 0.62, 0.14), p.chrome, ALONG_Y)  # tip
    lathe([(0, -0.40), (0.09, -0.40), (0.135, -0.34), (0.135, -0.05), (0.12, 0), (0, 0)], (0, 0.62, 0.14), p.plastic, ALONG_Y)
    lathe([(0.10, -0.075), (0.138, -0.07), (0.138, -0.035), (0.10, -0.03)], (0, 0.62, 0.14), p.brand, ALONG_Y)
    for side in (-1, 1):  # earth springs
        tube([(side * 0.10, 0.72, 0.14), (side * 0.135, 0.85, 0.14), (side * 0.10, 0.98, 0.14)], 0.016, p.chrome)
    cylinder(0.022, 0.02, (0, 0.42, 0.27), p.lamp, bevel=0.004)
    label("12-24 V", 0.058, (0, 0.33, 0.276), p.print, FLAT, 0.001)
    _lead(p, 0.22, 0.12)


def _lead(p, start, high):
    """A coiled lead from y = `start`, with a round plug."""
    lathe([(0, 0), (0.055, 0), (0.035, 0.16), (0, 0.16)], (0, start, high), p.rubber, (math.pi / 2, 0, 0))
    end = [(0.30, -0.95, 0.05), (0.10, -1.10, 0.05)]
    tube([(0, start - 0.14, high), (0, start - 0.28, 0.05), *hank(0, -0.50, 0.44, 0.19, 0.026, 3, -math.pi / 2), (0, -0.50, 0.14), (0.05, -0.80, 0.12), *end], 0.026, p.rubber)
    tie((0, -0.50), (3, 2.4), 0.026, p.plastic, -math.pi / 2)
    lathe([(0, 0), (0.04, 0), (0.055, 0.04), (0.055, 0.24), (0, 0.24)], (0.12, -1.09, 0.055), p.rubber, (0, -math.pi / 2, -0.6 + 1.1))
    lathe([(0, 0.24), (0.028, 0.24), (0.028, 0.36), (0, 0.36)], (0.12, -1.09, 0.055), p.chrome, (0, -math.pi / 2, -0.6 + 1.1))
