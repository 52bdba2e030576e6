"""What is in the box of the multimeter: meter, test leads, alligator clips, thermocouple, inductive pickup, battery."""
import math

from assembly import posed
from cables import coil, figure_eight, hank, tie
from materials import material
from meshes import plate
from photography import frame, light
from scene import put
from shapes import ALONG_Y, ball, box, cut, cylinder, label, lathe, outline, tube
from test_leads import probe
from tools.battery_charging_tester import clamp
from tools.true_rms_multimeter import CABLE, meter, plug

UNIT_CM = 6.5  # of the meter, its leads and its probes
FLAT = (0, 0, 0)


def stage(p, aspect):
    put(lambda: meter(p, is_on=False), at=(-1.6, -0.2), unit_cm=UNIT_CM)
    for paint, y in ((p.red, 1.95), (p.rubber, 0.20)):
        put(lambda: _lead(p, paint), at=(0.62, y), unit_cm=UNIT_CM)
    for paint, x in ((p.red, -0.15), (p.rubber, 0.45)):
        put(lambda: clamp(p, paint, p.satin, ""), at=(x, -1.50), unit_cm=2.5, turn=180)
    put(lambda: _thermocouple(p), at=(2.3, 1.55))
    put(lambda: _pickup(p), at=(2.5, -1.70))
    put(lambda: _block_battery(p), at=(1.15, -1.53))
    frame(view=(0.0, -0.40, 0.92), fill=0.96, aspect=aspect)
    light()


def _lead(p, paint):
    """One coiled lead, its probe in front of the coil and its plug behind."""
    posed(lambda: probe(p, paint, (0, 0, 0)), (-0.04, 0, -1.57), (-1.1, -0.78, 0.145))
    posed(lambda: plug(paint, (0, 0, 0), 0), (math.pi / 2, 0, -0.2), (-1.0, 0.78, 0.09))
    tube([(-0.80, 0.46, 0.09), (-0.82, 0.28, 0.12), (-0.60, 0.06, 0.22), *hank(0.15, 0, 0.72, 0.30, CABLE, 3), (0.15, 0, 0.18), (0.65, -0.02, 0.18), (1.0, -0.30, 0.06), (1.10, -0.68, 0.08), (0.92, -0.78, 0.10), (0.70, -0.78, 0.10)], CABLE, paint)
    tie((0.15, 0), (3, 2.4), CABLE, p.plastic)


def _thermocouple(p):
    """A K probe: a yellow plug with two flat pins, a thin lead and the bead at its end."""
    yellow = material("yellow", (0.85, 0.52, 0.02), roughness=0.4)
    plate(0.26, 0.34, 0.05, 0.13, (0, 0.62, 0.075), yellow, 0.025)
    label("K", 0.12, (0, 0.64, 0.142), p.ink, FLAT, 0.002)
    for x, wide in ((-0.065, 0.05), (0.065, 0.08)):
        box((wide, 0.22, 0.018), (x, 0.87, 0.075), p.satin, 0.004)
    lathe([(0, 0), (0.05, 0), (0.035, 0.12), (0, 0.12)], (0, 0.46, 0.075), yellow, (math.pi / 2, 0, 0))
    tube([(0, 0.38, 0.06), (0.02, 0.26, 0.03), *figure_eight(0, -0.10, 0.36, 0.20, 0.018, 3, 0.3), (-0.24, -0.34, 0.03), (-0.22, -0.62, 0.02)], 0.018, yellow)
    tie((0, -0.10), (2.4, 3), 0.018, p.plastic, 0.3)
    tube([(-0.22, -0.62, 0.02), (-0.14, -0.74, 0.02), (-0.08, -0.84, 0.02)], 0.011, p.steel)
    ball(0.028, (-0.07, -0.86, 0.026), p.chrome)


def _pickup(p):
    """An inductive pickup: a sprung clamp for an ignition lead, with its plug."""
    jaws = lathe([(0.10, -0.11), (0.21, -0.11), (0.22, -0.10), (0.22, 0.10), (0.21, 0.11), (0.10, 0.11), (0.10, -0.11)], (0, 0.30, 0.12), p.plastic)
    cut(jaws, box((0.02, 0.4, 0.5), (0, 0.5, 0.12), p.dark, 0))
    for side in (-1, 1):
        outline([(side * x, y) for x, y in ((0.02, 0.14), (0.16, 0.10), (0.20, -0.10), (0.26, -0.42), (0.17, -0.45), (0.10, -0.14), (0.03, -0.02))], 0.20, (0, 0, 0.12), p.brand if side > 0 else p.plastic, FLAT, 0.035)
    cylinder(0.055, 0.24, (0, 0.06, 0.12), p.steel)
    label("RPM", 0.07, (0, 0.30 - 0.155, 0.245), p.print, FLAT, 0.002)
    tube([(-0.20, -0.40, 0.12), (-0.22, -0.55, 0.05), *coil(0.02, -0.86, 0.40, 0.19, 0.022, 2.4, 2.3, 0.4, 0), (0.34, -0.98, 0.03), (0.36, -1.12, 0.06)], 0.022, p.rubber)
    tie((0.02 + 0.40 * math.cos(0.4), -0.86 + 0.40 * math.sin(0.4)), (1, 2.4), 0.022, p.plastic, 0.4 + math.pi / 2)
    for x in (0.30, 0.43):
        lathe([(0, 0), (0.055, 0), (0.055, 0.26), (0.04, 0.30), (0, 0.30)], (x, -1.10, 0.07), p.rubber if x < 0.4 else p.red, (math.pi / 2, 0, 0))
        lathe([(0, 0.30), (0.02, 0.30), (0.022, 0.42), (0.014, 0.48), (0, 0.48)], (x, -1.10, 0.07), p.brass, (math.pi / 2, 0, 0))
    box((0.16, 0.16, 0.11), (0.365, -1.14, 0.07), p.rubber, 0.03)


def _block_battery(p):
    """A 9 V block on its side, the snaps behind."""
    plate(0.265, 0.42, 0.03, 0.175, (0, -0.02, 0.0875), p.plastic, 0.02)
    plate(0.266, 0.13, 0.02, 0.176, (0, 0.128, 0.0875), p.brand, 0.02)
    box((0.25, 0.02, 0.16), (0, 0.205, 0.0875), p.rubber, 0.006)
    lathe([(0, 0), (0.038, 0), (0.042, 0.02), (0.034, 0.035), (0, 0.035)], (-0.063, 0.212, 0.0875), p.chrome, ALONG_Y)
    cut(cylinder(0.048, 0.035, (0.063, 0.228, 0.0875), p.chrome, ALONG_Y, 0.006, 6), cylinder(0.03, 0.1, (0.063, 0.26, 0.0875), p.dark, ALONG_Y, 0))
    label("9V", 0.11, (0, -0.04, 0.1755), p.print, FLAT, 0.001)
    label("ALKALINE", 0.038, (0, -0.15, 0.1755), p.print, FLAT, 0.001)
    label("+", 0.06, (-0.063, 0.13, 0.1765), p.print, FLAT, 0.001)
    label("–", 0.04, (0.063, 0.13, 0.1765), p.print, FLAT, 0.001)
