"""The image for empty states: the empty case of the socket set."""
from assembly import group
from photography import frame, light
from socket_case import case


def stage(p, aspect):
    case(p, lining=p.brand)  # a bright floor makes the empty wells visible
    group(turn=(0, 0, -0.34))
    frame(view=(0, -0.70, 0.66), lens=60, fill=0.91, aspect=aspect)
    light()
