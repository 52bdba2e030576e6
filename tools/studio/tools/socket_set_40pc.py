"""40-piece 1/4 in. drive socket set in an open moulded case: shallow and deep 6-point sockets, ratchet, extensions, joint."""
import copy
import math

from materials import material
from photography import eye
from socket_case import DECK, HEAD, JOINT, LONG_BAR, SHORT_BAR, case
from sockets import extension, joint, ratchet, socket

SPAN_CM = 28
CAMERA = {"view": eye(25), "fill": 0.70}
VIEWS = [
    {"beside": ("caliper_bolt", (0.95, -0.03), 15), "pose": (0, 0, math.radians(154)), "camera": {"view": (0.36, -0.84, 0.34), "fill": 0.94}},
    {"camera": {"view": (0.20, -0.66, 0.74), "part": ((0.05, 0.22, 0.2), (0.60, 0.56, 0.3)), "fill": 0.97}},
]
INCH = 25.4


def model(p):
    places = case(p)
    p = copy.copy(p)  # satin chrome with few reflections, and unpolished bores
    p.satin = material("socket", (0.84, 0.85, 0.87), metallic=1, roughness=0.22, handled=False)
    p.bore = material("bore", (0.20, 0.20, 0.21), metallic=1, roughness=0.5)
    for turn, place in enumerate(places):
        socket(p, turn, *place)  # 36 sockets
    ratchet(p, *HEAD, DECK + 1)
    for long, (x, y) in ((6 * INCH, LONG_BAR), (3 * INCH, SHORT_BAR)):
        extension(p, long, (x - long / 2, y, DECK - 1))
    joint(p, (JOINT[0] - 19, JOINT[1], DECK - 1))


SIDE = {"inches": 11, "model": lambda p: case(p, lid=180), "pose": (-math.pi / 2, 0, math.pi)}  # the case closed, its handle up
