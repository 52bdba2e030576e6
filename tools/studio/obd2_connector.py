"""The wireless connector for a vehicle's OBD-II port."""
import math

from meshes import extruded
from shapes import box, cut, cylinder, label


def connector(p):
    """It lies on z = 0 with the plug towards -Y. It is about 0.6 units wide."""
    body = box((0.56, 0.74, 0.29), (0, 0.38, 0.155), p.plastic, 0.06)
    for side in (-1, 1):
        for rib in range(6):
            cut(body, box((0.04, 0.025, 0.2), (side * 0.285, 0.32 + 0.06 * rib, 0.155), p.dark, 0))  # finger grooves
    _prism(0.585, 0.585, 0.315, 0.075, 0.125, 0.215, 0.157, p.brand, 0.01)  # band
    box((0.50, 0.06, 0.24), (0, 0.0, 0.155), p.plastic, 0.04)  # collar
    plug = _prism(0.46, 0.40, 0.20, 0.035, -0.26, 0.0, 0.155, p.rubber, 0.008)  # D-shaped shroud
    cut(plug, _prism(0.41, 0.355, 0.15, 0.025, -0.40, -0.05, 0.155, p.dark))
    box((0.345, 0.16, 0.022), (0, -0.13, 0.155), p.rubber, 0.004)  # tongue
    for pin in range(8):
        for row in (-1, 1):
            box((0.013, 0.15, 0.030), (-0.147 + 0.042 * pin, -0.13, 0.155 + 0.043 * row), p.brass, 0.003)  # the 16 pins
    label("OBD-II", 0.125, (0, 0.40, 0.3005), p.print, (0, 0, 0), 0)
    label("WIRELESS VCI", 0.055, (0, 0.51, 0.3005), p.print, (0, 0, 0), 0)
    for x in (-0.12, 0, 0.12):
        cylinder(0.018, 0.01, (x, 0.61, 0.301), p.grey, bevel=0.003)


def _prism(top, bottom, height, corner, near, far, z, paint, bevel=0.0):
    """A rounded trapezoid in the XZ plane, extruded from y = `near` to y = `far`."""
    rim = []
    corners = [(top / 2, height / 2), (-top / 2, height / 2), (-bottom / 2, -height / 2), (bottom / 2, -height / 2)]
    for index, here in enumerate(corners):
        ends = []
        for there in (corners[index - 1], corners[(index + 1) % 4]):
            reach = math.dist(here, there)
            ends.append(tuple(h + (t - h) * corner / reach for h, t in zip(here, there)))
        for step in range(9):
            t = step / 8
            rim.append(tuple((1 - t) ** 2 * a + 2 * t * (1 - t) * h + t * t * b for a, h, b in zip(ends[0], here, ends[1])))
    return extruded(rim, near, far, (0, 0, z), paint, bevel)
