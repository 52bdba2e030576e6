"""HVLP gravity-feed spray gun: forged body, 600 cc cup, horned air cap, knurled controls, regulator with gauge at the foot."""
import math

from brand import brand_mark, text
from glazing import clear_glass
from forging import bar, forging, slab
from materials import material, milky, studio_metal
from meshes import skin
from photography import eye
from shapes import ALONG_X, ALONG_Y, UPRIGHT, ball, bent, box, cut, cylinder, label, lathe, outline
from wear import worn

SPAN_CM = 33  # 1 unit is 10 cm
POSE = (-1.4481, -0.0399, -0.45)  # on the lid of its cup and its foot, the gauge up
CAMERA = {"view": eye(4), "fill": 0.70}
LIGHT = {"flags": [((0.6, 5, 3.1), 8, 0.55), ((-0.3, 4.6, 5.4), 0.5, 3), ((-2.2, -3.2, 5.2), 0.5, 4), ((4, -4, 2.5), 1.6, 4)]}
NOISE = 0.22
VIEWS = [
    {"beside": ("caliper_bolt", (0.8, 0.1), -30), "pose": (1.41, 0.2926, 2.6), "camera": dict(view=(0.05, -0.66, 0.74), fill=0.92)},  # on the gauge
    {"pose": (-1.4481, -0.0399, -0.9), "camera": dict(view=(0.30, -0.80, 0.50), part=((0.42, 0.10, 0.1), (0.72, 0.5, 0.65)), fill=0.95)},
]
FLUID, FAN, VALVE = 0.0, 0.215, -0.31  # heights of the three passages
CUP = (0.37, 0, 0)  # axis of the cup
FOOT = (-0.575, 0, -1.16)  # end of the grip
REAR = (0, -math.pi / 2, 0)  # rotation of a lathe's axis to -X
SCALE, MARK = -1.60, -0.62  # angles of the two prints on the cup; the other side has them again


def model(p):
    orange = material("anodised", (0.90, 0.17, 0.02), metallic=1, roughness=0.24)
    forged, polished = worn(studio_metal("forged", 0.15)), worn(studio_metal("polished", 0.08))
    nylon = milky()
    forging([
        slab([(-0.40, 0.10), (-0.475, -0.06), (-0.44, -0.22), (-0.50, -0.45), (-0.64, -0.80), (-0.70, -1.08), (-0.69, -1.17), (-0.46, -1.17), (-0.44, -1.08), (-0.375, -0.80), (-0.26, -0.52), (-0.155, -0.34), (-0.11, -0.12), (-0.06, 0.06)], 0.137, 0.125),  # grip
        slab([(-0.44, -0.02), (-0.44, 0.25), (-0.30, 0.30), (0.0, 0.285), (0.30, 0.30), (0.47, 0.26), (0.47, 0.10), (0.22, 0.14), (0.02, 0.14), (-0.08, 0.02)], 0.10, 0.045),  # bridge
        slab([(-0.26, 0.24), (-0.34, 0.40), (-0.30, 0.53), (-0.17, 0.575), (-0.055, 0.53), (-0.045, 0.505), (-0.075, 0.495), (-0.17, 0.515), (-0.235, 0.47), (-0.215, 0.38), (-0.10, 0.24)], 0.052, 0.03),  # hook
        bar((0.26, 0.01), (0.51, 0.01), 0.165), bar((CUP[0], 0.07), (CUP[0], 0.37), 0.125),  # head, cup boss
        bar((-0.46, FAN), (0.34, FAN), 0.11), bar((-0.48, FLUID), (-0.12, FLUID), 0.115), bar((-0.33, VALVE), (-0.11, VALVE), 0.10),
    ], forged, (-0.74, -1.22, 0.56, 0.62), 0.007, 0.035)  # forged body
    cheek = [(0.06, 0.13), (0.13, 0.20), (0.20, 0.13), (0.21, -0.05), (0.20, -0.25), (0.13, -0.46), (0.095, -0.60), (0.08, -0.60), (0.075, -0.42), (0.10, -0.2), (0.08, 0.0)]
    blade = [(0.215, -0.10), (0.222, -0.22), (0.185, -0.36), (0.115, -0.48), (0.105, -0.54), (0.115, -0.60), (0.075, -0.72), (0.068, -0.84), (0.10, -0.95), (0.175, -1.025), (0.17, -1.045), (0.11, -1.03), (0.045, -0.95), (0.012, -0.84), (0.02, -0.70), (0.062, -0.58), (0.065, -0.48), (0.13, -0.35), (0.172, -0.21), (0.17, -0.10)]
    for side in (-1, 1):
        outline(cheek, 0.032, (0, side * 0.126, 0), polished, UPRIGHT, rounding=0.008)
    outline(blade, 0.285, (0, 0, 0), polished, UPRIGHT, rounding=0.012)  # trigger
    for side in (-1, 1):
        cylinder(0.05, 0.03, (0.13, side * 0.154, 0.125), p.steel, ALONG_Y, 0.008)  # trigger pivot
        box((0.07, 0.01, 0.012), (0.13, side * 0.168, 0.125), p.dark, 0, (0, 0.5, 0))  # slot of the pivot
    # needle and air valve, between grip and trigger
    cylinder(0.02, 0.5, (0.10, 0, FLUID), p.steel, ALONG_X)
    cylinder(0.075, 0.08, (0.225, 0, FLUID), p.brass, ALONG_X, sides=6)
    cylinder(0.05, 0.05, (0.165, 0, FLUID), p.brass, ALONG_X)
    cylinder(0.085, 0.07, (-0.08, 0, VALVE), p.chrome, ALONG_X, sides=6)
    lathe([(0, 0), (0.06, 0), (0.06, 0.04), (0.028, 0.05), (0.028, 0.19), (0, 0.19)], (-0.05, 0, VALVE), p.brass, ALONG_X)  # air valve
    # controls at the back
    for height, radius, long in ((FAN, 0.105, 0.20), (FLUID, 0.115, 0.27)):
        back = -0.47
        lathe([(0, 0.05), (0.10, 0.05), (0.10, -0.01), (0.088, -0.025), (0.07, -0.025), (0.07, -0.07), (0, -0.07)], (back, 0, height), forged, ALONG_X)  # collar
        _knurled(radius, long * 0.62, (back - 0.07 - long * 0.31, 0, height), forged, 40)
        lathe([(0, -long), (radius * 0.72, -long), (radius * 0.92, -long + 0.02), (radius * 0.94, -long * 0.63)], (back - 0.06, 0, height), forged, ALONG_X)  # end of the knob
        lathe([(radius * 0.97, 0), (radius * 1.02, -0.008), (radius * 1.02, -0.03), (radius * 0.97, -0.038), (0, -0.038), (0, 0)], (back - 0.055, 0, height), orange, ALONG_X)  # colour ring
    # head
    lathe([(0, 0.44), (0.188, 0.44), (0.195, 0.45), (0.195, 0.49), (0.18, 0.50), (0, 0.50)], (0, 0, 0), forged, ALONG_X)  # flange
    lathe([(0, 0.50), (0.19, 0.50), (0.212, 0.515), (0.212, 0.53), (0, 0.53)], (0, 0, 0), orange, ALONG_X)  # retaining ring
    _knurled(0.212, 0.11, (0.585, 0, 0), orange, 64)
    lathe([(0.205, 0.64), (0.212, 0.645), (0.212, 0.665), (0.185, 0.70), (0.172, 0.70), (0.172, 0.64)], (0, 0, 0), orange, ALONG_X)
    lathe([(0, 0.62), (0.172, 0.62), (0.172, 0.70), (0.155, 0.715), (0.09, 0.715), (0.07, 0.735), (0.045, 0.735), (0.04, 0.725), (0, 0.725)], (0, 0, 0), p.brass, ALONG_X)  # air cap
    horns = lathe([(0.09, 0.70), (0.165, 0.70), (0.165, 0.775), (0.15, 0.83), (0.125, 0.835), (0.09, 0.74)], (0, 0, 0), p.brass, ALONG_X)
    for side in (-1, 1):
        cut(horns, box((0.4, 0.3, 0.6), (0.78, side * 0.215, 0), p.brass, 0))
        for step in (0, 1):
            ball(0.011, (0.785 + 0.025 * step, 0, side * (0.107 + 0.012 * step)), p.dark)  # horn holes
        cylinder(0.008, 0.012, (0.713, side * 0.06, 0), p.dark, ALONG_X, 0)
    nozzle = _flat("1.3", 0.05, p.ink)  # nozzle size, etched into the air cap
    nozzle.location, nozzle.rotation_euler = (0.715, -0.118, 0), (math.pi / 2, 0, math.pi / 2)
    lathe([(0.028, 0.725), (0.04, 0.7255), (0.04, 0.722)], (0, 0, 0), p.dark, ALONG_X)  # annular gap
    lathe([(0.009, 0.70), (0.022, 0.72), (0.018, 0.748), (0.012, 0.748), (0.009, 0.72)], (0, 0, 0), p.steel, ALONG_X)  # fluid tip
    # cup
    lathe([(0, 0.34), (0.115, 0.34), (0.115, 0.40), (0.09, 0.41), (0.09, 0.44), (0, 0.44)], CUP, forged)  # stem
    _ribbed(0.145, 0.09, (CUP[0], 0, 0.475), p.plastic, 24)  # cup nut
    lathe([(0.10, 0.51), (0.14, 0.52), (0.15, 0.55), (0.40, 0.74), (0.435, 0.80), (0.455, 1.45), (0.48, 1.455), (0.48, 1.475), (0.44, 1.475), (0.425, 0.80), (0.39, 0.755), (0.14, 0.565), (0.10, 0.56)], CUP, nylon)  # cup
    lathe([(0, 1.45), (0.505, 1.45), (0.515, 1.46), (0.515, 1.56), (0.50, 1.58), (0.43, 1.585), (0.40, 1.61), (0.15, 1.63), (0, 1.63)], CUP, p.plastic)  # lid
    for step in range(36):
        turn = step * math.tau / 36
        box((0.012, 0.03, 0.08), (CUP[0] + 0.515 * math.cos(turn), 0.515 * math.sin(turn), 1.51), p.plastic, 0.005, (0, 0, turn))  # grip ribs of the lid
    lathe([(0, 1.62), (0.10, 1.62), (0.10, 1.645), (0.075, 1.66), (0.07, 1.70), (0.055, 1.71), (0, 1.71)], CUP, p.brand)  # vent
    for step, words in enumerate(("100 —", "200 —", "300 —", "400 —", "500 —", "600 —")):
        _on_cup(_flat(words, 0.105, p.ink), SCALE, 0.80 + step * 0.10)
    _on_cup(_flat("ml      ", 0.105, p.ink), SCALE, 1.385)
    for step, words in enumerate((" 4 —", " 8 —", "12 —", "16 —", "20 —", "fl oz")):
        _on_cup(_flat(words, 0.105, p.ink), SCALE + math.pi, (0.70 + 0.1183 * (step + 1)) if step < 5 else 1.385)
    for side in (0, math.pi):
        _on_cup(brand_mark(0.08, (0, 0, 0), p.ink, (0, 0, 0)), MARK + side, 1.15)
    # air inlet, regulator and gauge
    x, _, z = FOOT
    cylinder(0.115, 0.07, (x, 0, z - 0.03), p.chrome, sides=6)
    lathe([(0, -0.04), (0.08, -0.04), (0.08, -0.06), (0.12, -0.07), (0.125, -0.09), (0.125, -0.27), (0.115, -0.285), (0.075, -0.29), (0.075, -0.31), (0, -0.31)], (x, 0, z), forged)  # regulator
    cylinder(0.09, 0.06, (x, 0, z - 0.325), p.brass, sides=6)
    lathe([(0, -0.35), (0.055, -0.35), (0.055, -0.38), (0.042, -0.39), (0.042, -0.42), (0.058, -0.435), (0.058, -0.47), (0.045, -0.48), (0.045, -0.51), (0.038, -0.52), (0.024, -0.52), (0.022, -0.51), (0.022, -0.44), (0, -0.44)], (x, 0, z), p.steel, bevel=0.003)  # plug
    lathe([(0, 0.10), (0.07, 0.10), (0.07, 0.15), (0, 0.15)], (x, 0, z - 0.18), forged, REAR)
    _ribbed(0.105, 0.16, (x - 0.22, 0, z - 0.18), p.plastic, 20, ALONG_X)
    lathe([(0.09, 0.28), (0.09, 0.32), (0.078, 0.333), (0, 0.333)], (x, 0, z - 0.18), p.brand, REAR)  # pressure knob
    _gauge(p, polished, x, z - 0.18, 0.55)


def _gauge(p, polished, x, z, yaw):
    across, away = (math.cos(yaw), math.sin(yaw)), (math.sin(yaw), -math.cos(yaw))

    def spot(right, up, out):
        return (x + across[0] * right + away[0] * out, across[1] * right + away[1] * out, z + up)
    turned = (math.pi / 2, 0, yaw)
    lathe([(0, 0.1), (0.05, 0.1), (0.05, 0.16), (0.17, 0.17), (0.19, 0.19), (0.19, 0.30), (0.20, 0.305), (0.20, 0.335), (0.192, 0.345), (0.178, 0.345), (0.172, 0.335), (0.168, 0.33), (0.168, 0.28), (0, 0.28)], (x, 0, z), polished, turned)
    face = 0.2855
    cylinder(0.167, 0.01, spot(0, 0, 0.28), p.print, turned, 0)  # dial
    for tick in range(25):
        angle, long = math.radians(-135 + tick * 270 / 24), 0.026 if tick % 4 == 0 else 0.015
        box((0.006 if tick % 4 == 0 else 0.0035, 0.0006, long), spot((0.156 - long / 2) * math.sin(angle), (0.156 - long / 2) * math.cos(angle), face), p.red if tick in (5, 6) else p.ink, 0, (0, angle, yaw))
        if tick % 8 == 0:
            label(str(tick * 5), 0.032, spot(0.103 * math.sin(angle), 0.103 * math.cos(angle), face), p.ink, turned, 0)
    label("psi", 0.030, spot(0, 0.060, face), p.ink, turned, 0)
    rest = math.radians(-141)  # no hose is connected: the pointer is at its stop
    tip, tail = 0.118, -0.035
    outline([(-0.006, tail, "VECTOR"), (0.006, tail, "VECTOR"), (0.0022, tip, "VECTOR"), (-0.0022, tip, "VECTOR")], 0.003, spot(0, 0, 0.297), p.red, (math.pi / 2, rest, yaw), 0.0005)
    cylinder(0.004, 0.02, spot(0.128 * math.sin(rest - 0.08), 0.128 * math.cos(rest - 0.08), 0.29), p.steel, turned, 0.001, 24)  # stop
    cylinder(0.014, 0.022, spot(0, 0, 0.293), p.black_steel, turned, 0.003)
    dome = [(0.46 * math.sin(math.radians(t)), 0.46 * math.cos(math.radians(t)) - 0.107) for t in range(21, -1, -1)]
    lathe([(0.1685, 0.31), *dome], (x, 0, z), clear_glass(), turned, bevel=0)  # domed glass


def _knurled(radius, long, at, paint, teeth, turn=ALONG_X, depth=0.010):
    """A cylinder with diamond knurling, closed at both ends. The points lie on its crossing grooves, so that these are straight."""
    around = teeth * 8
    rows = round(long * around / (math.tau * radius) / 1.2 / 8) * 8
    crest = [abs(k - 4) / 4 for k in range(8)]  # of one groove
    rings = []
    for row in range(rows + 1):
        edge = row in (0, rows)
        heights = [0 if edge else min(crest[(k + row) % 8], crest[(k - row) % 8], 0.75) for k in range(around)]
        rings.append([((radius - depth * (1 - h)) * math.cos(math.tau * k / around), (radius - depth * (1 - h)) * math.sin(math.tau * k / around), long * (row / rows - 0.5)) for k, h in enumerate(heights)])
    return skin([rings], paint, 25, at, turn)


def _ribbed(radius, long, at, paint, ribs, turn=(0, 0, 0)):
    """A moulded nut with `ribs` around it, chamfered at both ends."""
    wave = (0, 0, 0.5, 1, 1, 1, 0.5, 0)
    rings = [[((radius - inset - 0.008 * h) * math.cos(math.tau * k / ribs / 8), (radius - inset - 0.008 * h) * math.sin(math.tau * k / ribs / 8), z) for k in range(8 * ribs) for h in (wave[k % 8],)]
             for inset, z in ((0.02, -long / 2), (0.004, 0.010 - long / 2), (0, 0.02 - long / 2), (0, long / 2 - 0.02), (0.004, long / 2 - 0.010), (0.02, long / 2))]
    return skin([rings], paint, 35, at, turn)


def _flat(words, size, paint):
    """Flat text."""
    return text(words, size, paint, depth=0.001)


def _on_cup(flat, where, height):
    """Bends a print around the upright cup, centred on the angle `where`."""
    radius = 0.4365 + (height - 0.8) * 0.031
    flat.location = (CUP[0], 0, height)
    return bent(flat, lambda x, y, z: ((radius + z) * math.cos(where + x / radius), (radius + z) * math.sin(where + x / radius), y))


SIDE = {"inches": 13}
