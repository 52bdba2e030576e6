"""The charger for the 20V max packs: a cradle with a rail, charge lights and a mains cord. Units are those of the pack, 8 cm."""
import math

from brand import brand_mark
from mains_cord import mains_cord
from materials import material
from meshes import plate
from shapes import box, cylinder, label, lathe

FLAT = (0, 0, 0)


def charger(p):
    """On z = 0 along X; packs slide on from the right."""
    plate(2.10, 1.50, 0.24, 0.10, (0, 0, 0.05), p.rubber, 0.03)
    plate(2.06, 1.46, 0.24, 0.44, (0, 0, 0.30), p.plastic, 0.09)
    plate(1.42, 0.98, 0.10, 0.12, (0.24, 0.14, 0.53), p.grey, 0.03)  # cradle
    box((1.30, 0.60, 0.02), (0.28, 0.14, 0.592), p.dark, 0.005)
    for side in (-1, 1):  # the guides of the rail
        box((1.26, 0.07, 0.12), (0.28, 0.14 + side * 0.33, 0.64), p.satin, 0.012)
        box((1.26, 0.10, 0.03), (0.28, 0.14 + side * 0.30, 0.70), p.satin, 0.010)
    box((0.16, 0.60, 0.16), (-0.36, 0.14, 0.66), p.rubber, 0.02)
    for contact in range(5):
        box((0.34, 0.026, 0.07), (-0.16, 0.14 - 0.2 + 0.1 * contact, 0.645), p.brass, 0.006)
    brand_mark(0.11, (-0.28, -0.51, 0.522), p.print, FLAT)
    label("20V CHARGER", 0.092, (-0.37, -0.675, 0.521), p.print, FLAT, 0.002)
    for lamp, hue in enumerate(((0.10, 0.85, 0.16), (0.90, 0.05, 0.02))):
        cylinder(0.032, 0.02, (0.60 + 0.22 * lamp, -0.58, 0.522), material("charge lamp", hue, roughness=0.3), bevel=0.005)
    for slot in range(6):
        box((0.045, 0.72, 0.02), (-0.88 + 0.075 * slot, 0.14, 0.518), p.dark, 0.008)  # vents
    lathe([(0, 0), (0.09, 0), (0.085, 0.10), (0.06, 0.26), (0, 0.26)], (-1.0, 0.25, 0.20), p.rubber, (0, -math.pi / 2, 0))
    path = [(-1.05, 0.25, 0.20), (-1.35, 0.25, 0.13), (-1.52, 0.62, 0.06), (-1.25, 1.02, 0.06), (-0.4, 1.08, 0.06), (0.5, 1.02, 0.06), (0.82, 1.22, 0.06), (0.55, 1.44, 0.06), (-0.2, 1.38, 0.06), (-0.72, 1.40, 0.085)]
    mains_cord(path, 0.055, p)
