"""A 12 V car battery of BCI group 51 with top posts. One unit is 10 cm. It stands on z = 0, its front on y = 0."""
from materials import material
from meshes import plate
from shapes import UPRIGHT, box, cylinder, label, lathe

WIDE, DEEP, HIGH = 2.38, 1.28, 1.90  # of the case with its lid
POST = (0.92, 0.30, 0.155)  # x of the posts left and right, their y, and their height above the lid


def car_battery(p):
    shell = material("polypropylene", (0.022, 0.023, 0.025), roughness=0.42, grain=0.06, grain_scale=220)
    middle = DEEP / 2
    plate(WIDE - 0.08, DEEP - 0.08, 0.06, 1.50, (0, middle, 0.75), shell, 0.03)  # case
    for rib in range(6):  # between the cells
        for side in (-1, 1):
            box((0.03, 0.03, 1.30), ((rib - 2.5) * 0.36, middle + side * (DEEP / 2 - 0.035), 0.72), shell, 0.012)
    plate(WIDE, DEEP, 0.07, 0.22, (0, middle, 1.60), shell, 0.025)  # lid
    plate(WIDE - 0.06, DEEP - 0.06, 0.07, 0.03, (0, middle, 1.485), p.dark, 0)
    plate(WIDE - 0.42, DEEP - 0.36, 0.07, HIGH - 1.70, (0, middle + 0.14, (HIGH + 1.70) / 2), shell, 0.03)  # raised middle
    plate(WIDE - 0.70, 0.34, 0.05, 0.02, (0, middle + 0.16, HIGH), shell, 0.008)  # cover of the cells
    for x in (-0.45, 0.45):
        box((0.26, 0.04, 0.03), (x, middle - 0.04, HIGH), p.dark, 0.008)
    lead = material("lead", (0.42, 0.43, 0.45), metallic=1, roughness=0.42, grain=0.08, grain_scale=60)
    for side, hue, sign in ((-1, p.red, "+"), (1, shell, "–")):
        x, y, high = side * POST[0], POST[1], POST[2]
        cylinder(0.17, 0.06, (x, y, 1.73), hue, bevel=0.012)
        lathe([(0, 0), (0.098, 0), (0.088, high - 0.012), (0.078, high), (0, high)], (x, y, 1.74), lead)
        label(sign, 0.10, (side * (POST[0] - 0.26), y - 0.10, 1.712), p.print, (0, 0, 0), 0.002)
    plate(1.98, 0.92, 0.05, 0.02, (0, -0.0, 0.74), material("sticker", (0.05, 0.10, 0.22), roughness=0.35), 0.004, turn=UPRIGHT)
    for words, size, x, z in (("12 V", 0.20, -0.62, 0.98), ("AGM", 0.20, 0.62, 0.98), ("700 CCA", 0.13, 0.55, 0.48), ("GROUP 51", 0.13, -0.55, 0.48)):
        label(words, size, (x, -0.012, z), p.print, depth=0.001)
