"""20 V LED work light: bumpered square head with a grid of LEDs, cooling ribs, U bracket, foot with sliding battery, hook."""
import math

import bpy

from assembly import posed
from led_grid import led_grid
from materials import material
from shapes import ALONG_X, ALONG_Y, UPRIGHT, ball, box, cut, cylinder, finish, label, lathe, outline, tube

SPAN_CM = 31  # 1 unit is 10 cm
CAMERA = dict(view=(0.62, -0.80, 0.27), fill=0.88)
ACROSS = (math.pi / 2, 0, math.pi / 2)  # rotation of an outline into the YZ plane
HEAD, LOOK_UP = (0, 0.05, 1.70), -0.17  # pivot and tilt of the head
WIDE, TALL, DEEP = 1.90, 1.66, 0.44  # size of the head's housing
LENS = (1.50, 1.26)
FRONT = -DEEP / 2
ARM = 1.10  # distance from the centre to the bracket's arms
SLOPE = 0.675  # slope of the control panel, radians


def model(p):
    posed(lambda: _head(p), (LOOK_UP, 0, 0), HEAD)
    _bracket(p)
    _foot(p)
    _battery(p)


def _head(p):
    shell = box((WIDE, DEEP, TALL), (0, 0, 0), p.plastic, 0.10)
    _carve(shell, 0.012, p.plastic, [((LENS[0], 0.3, LENS[1]), (0, FRONT, 0)), ((3, 0.016, 3), (0, 0.06, 0))])  # housing
    box((WIDE - 0.03, 0.03, TALL - 0.03), (0, 0.06, 0), p.dark, 0.10)  # parting line
    bezel = box((LENS[0] + 0.13, 0.05, LENS[1] + 0.13), (0, FRONT - 0.015, 0), p.rubber, 0.02)
    _carve(bezel, 0.012, p.rubber, [((LENS[0] - 0.02, 0.2, LENS[1] - 0.02), (0, FRONT, 0))])  # lens seal
    led_grid(6, 5, 0.236, LENS, FRONT, p)  # light
    # bumpers
    bumper = box((WIDE + 0.15, DEEP + 0.13, TALL + 0.15), (0, 0.0, 0), p.brand, 0.14)
    _carve(bumper, 0.022, p.brand, [((WIDE - 0.72, 2, 3), (0, 0, 0)), ((3, 2, TALL - 0.72), (0, 0, 0)), ((LENS[0] + 0.18, 2, LENS[1] + 0.18), (0, 0, 0))])
    for side in (-1, 1):
        for end in (-1, 1):
            for step in range(3):  # bumper ridges
                box((0.028, DEEP - 0.06, 0.03), (side * (WIDE / 2 + 0.075), 0, end * (TALL / 2 - 0.28 + step * 0.075)), p.brand, 0.011)
            x, z = side * (WIDE / 2 - 0.065), end * (TALL / 2 - 0.065)
            cylinder(0.055, 0.02, (x, FRONT - 0.062, z), p.dark, ALONG_Y, 0.004)  # screw recess
            cylinder(0.042, 0.02, (x, FRONT - 0.066, z), p.black_steel, ALONG_Y, 0.008)
            cylinder(0.018, 0.012, (x, FRONT - 0.073, z), p.dark, ALONG_Y, 0, 6)
    # cooling ribs
    fins = material("fins", (0.20, 0.205, 0.215), metallic=1, roughness=0.4)
    box((1.56, 0.36, 1.34), (0, DEEP / 2 + 0.16, 0), p.black_steel, 0.03)
    for step in range(13):
        box((1.74, 0.40, 0.036), (0, DEEP / 2 + 0.19, (step - 6) * 0.112), fins, 0.012)
    for side in (-1, 1):
        lathe([(0, 0), (0.20, 0), (0.20, 0.03), (0.15, 0.05), (0.15, 0.14), (0, 0.14)], (side * (WIDE / 2 - 0.01), 0, 0), p.grey, (0, side * math.pi / 2, 0))  # pivot boss
    label("3000 lm", 0.085, (-0.32, FRONT - 0.002, -TALL / 2 + 0.07), p.print)
    label("IP54", 0.085, (0.36, FRONT - 0.002, -TALL / 2 + 0.07), p.print)
    # hook
    x, y, z = 0, DEEP / 2 - 0.05, TALL / 2
    box((0.30, 0.20, 0.10), (x, y, z + 0.03), p.plastic, 0.03)
    cylinder(0.055, 0.20, (x, y, z + 0.08), p.steel, ALONG_X, 0.012)
    tube([(x, y, z + 0.06), (x, y, z + 0.17), (x - 0.15, y, z + 0.26), (x - 0.19, y, z + 0.41), (x - 0.07, y, z + 0.54), (x + 0.10, y, z + 0.52), (x + 0.17, y, z + 0.41)], 0.034, p.chrome)
    tube([(x + 0.07, y, z + 0.535), (x + 0.135, y, z + 0.49), (x + 0.17, y, z + 0.41), (x + 0.18, y, z + 0.37)], 0.048, p.brand)  # rubber tip of the hook
    ball(0.047, (x + 0.18, y, z + 0.37), p.brand)


def _bracket(p):
    out, top, low, bend, gauge = ARM + 0.022, 1.72, 0.645, 0.16, 0.044
    path = [(-out, top), (-out, low + bend), (-out + bend * 0.3, low + bend * 0.3), (-out + bend, low), (out - bend, low), (out - bend * 0.3, low + bend * 0.3), (out, low + bend), (out, top)]
    inner = [(out - gauge, top), (out - gauge, low + bend), (out - bend * 0.3 - gauge * 0.75, low + bend * 0.3 + gauge * 0.75), (out - bend, low + gauge), (-out + bend, low + gauge), (-out + bend * 0.3 + gauge * 0.75, low + bend * 0.3 + gauge * 0.75), (-out + gauge, low + bend), (-out + gauge, top)]
    curved = lambda points: [(*point, "VECTOR") if abs(point[1] - top) < 0.01 else point for point in points]
    outline(curved(path) + curved(inner), 0.24, (0, HEAD[1], 0), p.aluminium, UPRIGHT, rounding=0.012)  # bracket
    for side in (-1, 1):
        turn = (0, side * math.pi / 2, 0)
        at = (side * (ARM + 0.02), HEAD[1], HEAD[2])
        cylinder(0.17, 0.05, at, p.aluminium, turn, 0.012)  # eye of the arm
        lathe([(0, 0.02), (0.12, 0.02), (0.12, 0.06), (0.15, 0.065), (0.155, 0.08), (0.155, 0.20), (0.14, 0.22), (0.10, 0.225), (0.095, 0.215), (0, 0.215)], at, p.plastic, turn)  # tilt knob
        for step in range(8):
            angle = math.tau * step / 8
            cylinder(0.042, 0.14, (at[0] + side * 0.14, at[1] + 0.145 * math.cos(angle), at[2] + 0.145 * math.sin(angle)), p.plastic, turn, 0.015, 32)
        cylinder(0.085, 0.02, (at[0] + side * 0.218, at[1], at[2]), p.brand, turn, 0.008)  # cap of the knob


def _foot(p):
    deck = [(-0.66, 0.40), (-0.66, 0.48), (-0.45, 0.648), (0.58, 0.648), (0.68, 0.56), (0.68, 0.40)]
    outline([(*point, "VECTOR") for point in deck], 1.36, (0, 0, 0), p.plastic, ACROSS, rounding=0.03)  # deck
    skid = [(-0.80, 0.0), (-0.90, 0.07), (-0.87, 0.26), (-0.74, 0.50), (-0.52, 0.66), (-0.40, 0.67), (0.50, 0.67), (0.66, 0.60), (0.80, 0.30), (0.86, 0.07), (0.78, 0.0)]
    for side in (-1, 1):
        outline([(*point, "VECTOR") for point in skid], 0.26, (side * 0.80, 0, 0), p.rubber, ACROSS, rounding=0.06)  # skids
        outline([(*point, "VECTOR") for point in [(-0.70, 0.14), (-0.52, 0.52), (0.44, 0.52), (0.62, 0.14)]], 0.03, (side * 0.925, 0, 0), p.grey, ACROSS, rounding=0.012)  # side plate
        for y, z in ((-0.48, 0.44), (0.40, 0.44), (-0.56, 0.22), (0.48, 0.22)):
            cylinder(0.040, 0.01, (side * 0.939, y, z), p.dark, ALONG_X, 0)
            cylinder(0.034, 0.012, (side * 0.942, y, z), p.steel, ALONG_X, 0.004)
            cylinder(0.014, 0.01, (side * 0.945, y, z), p.dark, ALONG_X, 0, 6)
        for y in (-0.24, -0.08, 0.08, 0.24):
            box((0.02, 0.07, 0.20), (side * 0.936, y - 0.03, 0.32), p.dark, 0.02, (0.3, 0, 0))  # side vents
    cylinder(0.22, 0.05, (0, HEAD[1], 0.66), p.black_steel)  # swivel
    cylinder(0.09, 0.07, (0, HEAD[1], 0.71), p.steel, sides=6)
    # control panel
    def panel(across, up, out):
        return (across, -0.555 + up * math.cos(SLOPE) - out * math.sin(SLOPE), 0.564 + up * math.sin(SLOPE) + out * math.cos(SLOPE))
    tilted = (SLOPE, 0, 0)
    lathe([(0, 0), (0.112, 0), (0.112, 0.016), (0.095, 0.022), (0.088, 0.008), (0, 0.008)], panel(0, 0, -0.002), p.brand, tilted)  # ring of the button
    lathe([(0, 0), (0.085, 0), (0.083, 0.018), (0.07, 0.026), (0, 0.022)], panel(0, 0, 0), p.rubber, tilted)  # power button
    lathe([(0.034, 0.024), (0.034, 0.027), (0.042, 0.027), (0.042, 0.025)], panel(0, 0, 0), p.print, tilted, 0)
    box((0.030, 0.020, 0.004), panel(0, 0.037, 0.024), p.rubber, 0, tilted)
    box((0.009, 0.042, 0.004), panel(0, 0.030, 0.026), p.print, 0, tilted)  # power sign
    for step in range(3):
        cylinder(0.017, 0.012, panel(0.24 + step * 0.115, 0.02, 0.002), p.lamp, tilted, 0.003)  # level lights
        label(("LO", "MED", "HI")[step], 0.036, panel(0.24 + step * 0.115, -0.045, 0.0), p.print, tilted, 0.003)


def _battery(p):
    green = material("charge", (0.15, 0.9, 0.25), glow=1.5)
    lower = [(-0.92, 0.06), (-0.95, 0.12), (-0.95, 0.27), (-0.90, 0.335), (0.50, 0.335), (0.50, 0.06)]
    outline([(*point, "VECTOR") for point in lower], 1.02, (0, 0, 0), p.plastic, ACROSS, rounding=0.03)  # cells
    box((1.026, 0.016, 0.25), (0, -0.80, 0.2), p.dark, 0)  # parting line
    upper = [(-0.86, 0.33), (-0.80, 0.435), (-0.60, 0.45), (0.40, 0.45), (0.40, 0.33)]
    outline([(*point, "VECTOR") for point in upper], 0.90, (0, 0, 0), p.grey, ACROSS, rounding=0.025)  # slide
    box((0.36, 0.05, 0.06), (0, -0.835, 0.385), p.brand, 0.018, (-0.52, 0, 0))  # release button
    for step in range(3):
        box((0.26, 0.012, 0.008), (0, -0.868 + step * 0.010, 0.372 + step * 0.017), p.dark, 0, (-0.52, 0, 0))
    for step in range(4):
        box((0.045, 0.02, 0.022), (0.20 + step * 0.06, -0.945, 0.235), green if step < 3 else p.glass, 0.005)  # charge lights
    label("20V", 0.13, (-0.28, -0.952, 0.19), p.print)
    label("4.5 Ah  90 Wh", 0.055, (0.22, -0.952, 0.15), p.print)


def _carve(target, bevel, paint, blocks):
    """Applies the bevel of the target, subtracts the blocks (size, place), then bevels the new edges."""
    bpy.context.view_layer.objects.active = target
    bpy.ops.object.modifier_apply(modifier="bevel")
    for size, at in blocks:
        cut(target, box(size, at, paint, 0))
    return finish(target, paint, bevel)
