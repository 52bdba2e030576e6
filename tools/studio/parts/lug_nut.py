"""An M12 acorn lug nut for a 19 mm socket, black oxide, on one of its flats."""
import math

from fasteners import hexagonal
from materials import material

POSE = (0, math.pi / 2, 0)


def model(p):
    oxide = material("lug nut", (0.105, 0.105, 0.11), metallic=1, roughness=0.34)
    seat = [(0.001, 1.8), (0.54, 1.8), (0.54, 0.07), (0.62, 0), (0.67, 0), (0.96, 0.52)]
    hexagonal([*seat, (1.20, 0.68), (1.20, 2.62), (0.96, 2.80), (0.86, 2.84), (0.80, 3.05), (0.66, 3.25), (0.42, 3.42), (0.001, 3.48)], 1.9, oxide)
