"""The image for 404: a lost 10 mm socket next to a 10 mm wrench."""
import copy
import math

from assembly import extent, posed
from combination_wrench import MM as WRENCH_MM, wrench
from materials import material, studio_metal
from photography import frame, light
from scene import CM
from shapes import lathe
from sockets import MM, socket

SIZE, HIGH = 10, 25


def stage(p, aspect):
    p = copy.copy(p)
    p.satin = studio_metal("chrome", 0.12)  # bright chrome has too little contrast with the light tile
    p.bore = material("bore", (0.27, 0.27, 0.28), metallic=0.7, roughness=0.4)
    rolled = posed(lambda: _banded(p), (0, 0, math.radians(118)), (0, 0, 0))
    lost = posed(lambda: None, (math.pi / 2, 0, math.radians(-47)), (0.06, -0.06, 0))
    rolled.parent = lost
    lost.scale = (CM / 10 / MM,) * 3
    lost.location.z -= extent()[0].z
    p.satin = studio_metal("satin chrome", 0.2)
    left = posed(lambda: wrench(p, SIZE, 0), (0, 0, math.radians(-40)), (-0.62, 0.22, 0))
    left.scale = (CM / 10 / WRENCH_MM,) * 3
    frame(view=(-0.05, -0.8, 0.42), lens=35, fill=0.86, aspect=aspect)
    light()


def _banded(p):
    """The socket with an orange size band. The knurl is flat-shaded because it is large in this image."""
    body = socket(p, 0, str(SIZE), SIZE, 0, 0, 0, HIGH, upright=-1)
    body.modifiers.new("facets", "TRIANGULATE")
    for face in body.data.polygons:
        face.use_smooth &= abs(face.center.z / MM - HIGH / 2) > 3
    lathe([(r * MM, z * MM) for r, z in ((7.0, 3.4), (7.25, 3.5), (7.25, 6.4), (7.0, 6.5))], (0, 0, 0), p.brand)
