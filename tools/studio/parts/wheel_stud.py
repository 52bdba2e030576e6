"""An M12 wheel stud with its knurl, zinc plated, lying on its head and its end."""
import math

from fasteners import threaded
from materials import material
from meshes import skin
from shapes import lathe

POSE = (0, math.pi / 2 + math.atan2(0.42, 4.4), 0)


def model(p):
    zinc = material("zinc plating", (0.44, 0.45, 0.47), metallic=1, roughness=0.33, grain=0.03, grain_scale=40)
    lathe([(0.001, 0), (0.92, 0), (1.0, 0.06), (1.0, 0.26), (0.94, 0.33), (0.62, 0.36), (0.62, 0.42), (0.001, 0.42)], (0, 0, 0), zinc)
    teeth = [[((r - 0.05 * (k % 4 == 0)) * math.cos(math.tau * k / 144), (r - 0.05 * (k % 4 == 0)) * math.sin(math.tau * k / 144), z) for k in range(144)] for r, z in ((0.60, 0.36), (0.66, 0.42), (0.66, 1.20), (0.60, 1.27))]
    skin([teeth], zinc, 25)
    threaded(0.6, 0.15, 1.2, 4.4, zinc)
    lathe([(0.001, 4.3), (0.49, 4.3), (0.49, 4.72), (0.42, 4.8), (0.001, 4.8)], (0, 0, 0), zinc)
