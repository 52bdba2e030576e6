"""40-piece 1/4 in. drive socket set in an open moulded case: shallow and deep 6-point sockets, ratchet, extensions, joint."""
import copy

from materials import material
from socket_case import DECK, case
from sockets import extension, joint, ratchet, socket

SPAN_CM = 28
CAMERA = dict(view=(0.36, -0.74, 0.60), fill=0.90)


def model(p):
    places = case(p)
    p = copy.copy(p)  # satin chrome with few reflections, and unpolished bores
    p.satin = material("socket", (0.80, 0.81, 0.83), metallic=1, roughness=0.25)
    p.bore = material("bore", (0.20, 0.20, 0.21), metallic=1, roughness=0.5)
    for turn, place in enumerate(places):
        socket(p, turn, *place)  # sockets
    ratchet(p, -112, -46, DECK + 1)
    extension(p, 75, (51, -38, DECK - 1))
    extension(p, 50, (51, -59, DECK - 1))
    joint(p, (70, -8, DECK - 1))
