"""20V max LED work light: bumpered head with a grid of LEDs, cooling ribs, U bracket, magnetic foot with a rail for a pack, hook."""
import math

import bpy

from assembly import posed
from battery_pack import DECK, UNIT_CM, battery, dock, screw
from brand import brand_mark
from led_grid import led_grid
from materials import material
from photography import eye
from shapes import ALONG_X, ALONG_Y, UPRIGHT, ball, box, cut, cylinder, finish, label, lathe, outline, tube

SPAN_CM = 31  # 1 unit is 10 cm
CAMERA = {"view": eye(30), "fill": 0.68, "shift": (-0.03, -0.06)}
NOISE = 0.3
POOL = True  # the lamp lights the ground
VIEWS = [
    {"model": lambda p: bare(p), "beside": ("wheel_stud", (0.95, -0.02), 35), "pose": (math.radians(108), 0, math.radians(145)), "camera": dict(view=(0.10, -0.70, 0.70), fill=0.90)},  # face down
    {"model": lambda p: bare(p), "camera": dict(view=(0.50, -0.84, 0.12), part=((0.12, 0, 0.0), (0.84, 0.6, 0.48)), fill=1.0)},
]
HEAD, LOOK_UP = (0, 0.05, 1.80), -0.13  # pivot and tilt of the head
WIDE, TALL, DEEP = 1.56, 1.50, 0.44  # size of the head's housing
LENS, GRID, PITCH = (1.23, 0.99), (5, 4), 0.24
FRONT = -DEEP / 2
ARM = 0.94  # distance from the centre to the bracket's arms
SLOPE = math.atan2(0.26, 0.22)  # slope of the control panel, radians


def model(p, look_up=0.10):
    """Switched on, with a battery, which is no part of the product."""
    _parts(p, True, look_up)
    pack = posed(lambda: battery(p), (0, 0, 0), (0.07, -0.205, 0.118))
    pack.scale = (UNIT_CM / 10,) * 3


def bare(p):
    """Switched off, its rail empty: what is sold."""
    _parts(p, False, LOOK_UP)


def _parts(p, is_on, look_up):
    posed(lambda: _head(p, is_on), (look_up, 0, 0), HEAD)
    _bracket(p)
    dock(p)
    _controls(p, is_on)
    _rear_screws(p)


def _head(p, is_on):
    shell = box((WIDE, DEEP, TALL), (0, 0, 0), p.plastic, 0.10)
    _carve(shell, 0.012, p.plastic, [((LENS[0], 0.3, LENS[1]), (0, FRONT, 0)), ((3, 0.016, 3), (0, 0.06, 0))])  # housing
    box((WIDE - 0.03, 0.03, TALL - 0.03), (0, 0.06, 0), p.dark, 0.10)  # parting line
    bezel = box((LENS[0] + 0.13, 0.05, LENS[1] + 0.13), (0, FRONT - 0.015, 0), p.rubber, 0.02)
    _carve(bezel, 0.012, p.rubber, [((LENS[0] - 0.02, 0.2, LENS[1] - 0.02), (0, FRONT, 0))])  # lens seal
    led_grid(*GRID, PITCH, LENS, FRONT, is_on, p)
    # bumpers
    bumper = box((WIDE + 0.15, DEEP + 0.13, TALL + 0.15), (0, 0.0, 0), p.brand, 0.14)
    _carve(bumper, 0.022, p.brand, [((WIDE - 0.72, 2, 3), (0, 0, 0)), ((3, 2, TALL - 0.72), (0, 0, 0)), ((LENS[0] + 0.18, 2, LENS[1] + 0.18), (0, 0, 0))])
    for side in (-1, 1):
        for end in (-1, 1):
            for step in range(3):  # bumper ridges
                box((0.028, DEEP - 0.06, 0.03), (side * (WIDE / 2 + 0.075), 0, end * (TALL / 2 - 0.28 + step * 0.075)), p.brand, 0.011)
            x, z = side * (WIDE / 2 - 0.065), end * (TALL / 2 - 0.065)
            lathe([(0.078, -0.01), (0.076, 0.014), (0.070, 0.022), (0.062, 0.022), (0.056, 0.016), (0.054, -0.01)], (x, FRONT - 0.063, z), p.brand, UPRIGHT)  # collar of the screw
            cylinder(0.056, 0.004, (x, FRONT - 0.064, z), p.dark, ALONG_Y, 0)
            cylinder(0.046, 0.02, (x, FRONT - 0.062, z), p.black_steel, ALONG_Y, 0.008)
            cylinder(0.019, 0.012, (x, FRONT - 0.069, z), p.dark, ALONG_Y, 0, 6)
    # cooling ribs
    fins = material("fins", (0.20, 0.205, 0.215), metallic=1, roughness=0.4)
    box((1.26, 0.30, 1.20), (0, DEEP / 2 + 0.13, 0), p.black_steel, 0.03)
    for step in range(12):
        box((1.42, 0.34, 0.036), (0, DEEP / 2 + 0.16, (step - 5.5) * 0.108), fins, 0.012)
    for side in (-1, 1):
        lathe([(0, 0), (0.20, 0), (0.20, 0.03), (0.15, 0.05), (0.15, 0.14), (0, 0.14)], (side * (WIDE / 2 - 0.01), 0, 0), p.grey, (0, side * math.pi / 2, 0))  # pivot boss
    brand_mark(0.085, (0, FRONT - 0.001, TALL / 2 - 0.105), p.print, depth=0)
    label("3,000 lm", 0.085, (-0.20, FRONT - 0.001, -TALL / 2 + 0.10), p.print, depth=0)
    label("IP54", 0.085, (0.26, FRONT - 0.001, -TALL / 2 + 0.10), p.print, depth=0)
    # hook
    x, y, z = 0, DEEP / 2 - 0.05, TALL / 2
    box((0.30, 0.20, 0.10), (x, y, z + 0.03), p.plastic, 0.03)
    cylinder(0.055, 0.20, (x, y, z + 0.08), p.steel, ALONG_X, 0.012)
    tube([(x, y, z + 0.06), (x, y, z + 0.17), (x - 0.15, y, z + 0.26), (x - 0.19, y, z + 0.41), (x - 0.07, y, z + 0.54), (x + 0.10, y, z + 0.52), (x + 0.17, y, z + 0.41)], 0.034, p.chrome)
    tube([(x + 0.07, y, z + 0.535), (x + 0.135, y, z + 0.49), (x + 0.17, y, z + 0.41), (x + 0.18, y, z + 0.37)], 0.048, p.brand)  # rubber tip of the hook
    ball(0.047, (x + 0.18, y, z + 0.37), p.brand)


def _bracket(p):
    out, top, low, bend, gauge = ARM + 0.022, 1.82, DECK - 0.002, 0.16, 0.044
    path = [(-out, top), (-out, low + bend), (-out + bend * 0.3, low + bend * 0.3), (-out + bend, low), (out - bend, low), (out - bend * 0.3, low + bend * 0.3), (out, low + bend), (out, top)]
    inner = [(out - gauge, top), (out - gauge, low + bend), (out - bend * 0.3 - gauge * 0.75, low + bend * 0.3 + gauge * 0.75), (out - bend, low + gauge), (-out + bend, low + gauge), (-out + bend * 0.3 + gauge * 0.75, low + bend * 0.3 + gauge * 0.75), (-out + gauge, low + bend), (-out + gauge, top)]
    curved = lambda points: [(*point, "VECTOR") if abs(point[1] - top) < 0.01 else point for point in points]
    outline(curved(path) + curved(inner), 0.24, (0, HEAD[1], 0), p.aluminium, UPRIGHT, rounding=0.012)  # bracket
    cylinder(0.20, 0.05, (0, HEAD[1], DECK), p.black_steel)  # swivel
    cylinder(0.09, 0.07, (0, HEAD[1], DECK + 0.05), p.steel, sides=6)
    for side in (-1, 1):
        turn = (0, side * math.pi / 2, 0)
        at = (side * (ARM + 0.02), HEAD[1], HEAD[2])
        cylinder(0.17, 0.05, at, p.aluminium, turn, 0.012)  # eye of the arm
        lathe([(0, 0.02), (0.12, 0.02), (0.12, 0.06), (0.15, 0.065), (0.155, 0.08), (0.155, 0.20), (0.14, 0.22), (0.10, 0.225), (0.095, 0.215), (0, 0.215)], at, p.plastic, turn)  # tilt knob
        for step in range(8):
            angle = math.tau * step / 8
            cylinder(0.042, 0.14, (at[0] + side * 0.14, at[1] + 0.145 * math.cos(angle), at[2] + 0.145 * math.sin(angle)), p.plastic, turn, 0.015, 32)
        cylinder(0.085, 0.02, (at[0] + side * 0.218, at[1], at[2]), p.brand, turn, 0.008)  # cap of the knob


def _controls(p, is_on):
    """The panel on the sloping front of the dock."""
    def panel(across, up, out):
        return (across, -0.555 + up * math.cos(SLOPE) - out * math.sin(SLOPE), 0.785 + up * math.sin(SLOPE) + out * math.cos(SLOPE))
    tilted = (SLOPE, 0, 0)
    lathe([(0, 0), (0.112, 0), (0.112, 0.016), (0.095, 0.022), (0.088, 0.008), (0, 0.008)], panel(0, 0, -0.002), p.brand, tilted)  # ring of the button
    lathe([(0, 0), (0.085, 0), (0.083, 0.018), (0.07, 0.026), (0, 0.022)], panel(0, 0, 0), p.rubber, tilted)  # power button
    lathe([(0.034, 0.024), (0.034, 0.027), (0.042, 0.027), (0.042, 0.025)], panel(0, 0, 0), p.print, tilted, 0)
    box((0.030, 0.020, 0.004), panel(0, 0.037, 0.024), p.rubber, 0, tilted)
    box((0.009, 0.042, 0.004), panel(0, 0.030, 0.026), p.print, 0, tilted)  # power sign
    for step in range(3):
        cylinder(0.017, 0.012, panel(0.24 + step * 0.115, 0.02, 0.002), p.lamp if is_on else p.grey, tilted, 0.003)  # level lights
        label(("LO", "MED", "HI")[step], 0.042, panel(0.24 + step * 0.115, -0.045, 0.001), p.print, tilted, 0)


def _rear_screws(p):
    """In the sloping rear wall of the dock."""
    lean = math.atan2(0.14, 0.70)
    for side in (-1, 1):
        screw(p, (side * 0.62, 0.795 - 0.16 * math.sin(lean), 0.50 + 0.16 * math.cos(lean)), (-math.pi / 2 + lean, 0, 0))


def _carve(target, bevel, paint, blocks):
    """Applies the bevel of the target, subtracts the blocks (size, place), then bevels the new edges."""
    bpy.context.view_layer.objects.active = target
    bpy.ops.object.modifier_apply(modifier="bevel")
    for size, at in blocks:
        cut(target, box(size, at, paint, 0))
    return finish(target, paint, bevel)


SIDE = {"inches": 12.2, "model": bare}
