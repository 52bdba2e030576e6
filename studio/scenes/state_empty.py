"""Nothing here yet: the case of the socket set, every well of it empty."""
from assembly import group
from photography import frame, light
from socket_case import case


def stage(p, aspect):
    case(p, lining=p.brand)  # as in a workshop's drawers, where a bright ground tells what is missing
    group(turn=(0, 0, -0.34))
    frame(view=(0, -0.70, 0.66), lens=60, fill=0.91, aspect=aspect)
    light()
