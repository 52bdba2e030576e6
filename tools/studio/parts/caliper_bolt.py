"""An M10 caliper bolt with a flange and a hexagon of 14 mm, zinc plated, with thread locker. It lies on its flange and its end."""
import math

from fasteners import hexagonal, threaded
from materials import material
from shapes import lathe

POSE = (0, math.pi / 2 + math.atan2(0.52, 3.1), 0)


def model(p):
    zinc = material("yellow zinc", (0.62, 0.52, 0.30), metallic=1, roughness=0.30, grain=0.03, grain_scale=40)
    locker = material("thread locker", (0.03, 0.09, 0.30), roughness=0.5)
    hexagonal([(0.001, 0), (0.60, 0), (0.66, 0.03), (0.84, 0.10), (0.84, 0.72), (0.001, 0.72)], 1.4, zinc)
    lathe([(0.001, 0.70), (0.70, 0.70), (0.98, 0.80), (1.02, 0.86), (1.02, 0.95), (0.98, 0.98), (0.001, 0.98)], (0, 0, 0), zinc)
    lathe([(0.001, 0.95), (0.46, 0.95), (0.46, 1.9), (0.001, 1.9)], (0, 0, 0), zinc)
    threaded(0.5, 0.125, 1.9, 4.1, zinc)
    threaded(0.504, 0.125, 2.4, 3.3, locker)
