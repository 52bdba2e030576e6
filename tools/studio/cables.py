"""Surplus cable on the floor, tied as it comes out of the box: an oval coil, a folded hank and a figure eight. No turn lies exactly
on the one before it. `cable` is the radius of the cable, `lie` the rotation on the floor in radians."""
import math

from meshes import plate


def coil(x, y, long, wide, cable, start, turns, lie=0.0, tied=math.pi):
    """The points of an oval coil around (x, y) with the half axes `long` and `wide`. It starts at the angle `start` and rises by
    one cable per turn. With negative `turns` it runs clockwise. At the angle `tied` its turns lie on each other."""
    points, count = [], round(abs(turns) * 14)
    for i in range(count + 1):
        angle = start + math.tau * turns * i / count
        turn = math.tau * turns * i / count
        loose = math.sin((angle - tied) / 2) ** 2  # 0 at the tie
        swell = 1 + loose * (0.10 * math.sin(turn * 0.43 + start) + 0.045 * math.sin(2 * angle + turn * 0.31))
        u, v = long * swell * math.cos(angle), wide * swell * math.sin(angle) + loose * 0.10 * wide * math.sin(turn * 0.37)
        height = cable * (1.05 + 2.15 * abs(turn) / math.tau * (1 - 0.45 * loose))
        points.append((*_laid(x, y, u, v, lie), height))
    return points


def hank(x, y, long, wide, cable, loops, lie=0.0):
    """The points of a cable that is folded into `loops` long loops and tied in its middle. It starts and ends there."""
    points = []
    for loop in range(loops):
        strand = (loop - (loops - 1) / 2) * 2.15 * cable
        below, above = wide * (1 - 0.16 * loop), wide * (1 - 0.16 * (loops - 1 - loop))
        tip, tip_height = long * (1 - 0.07 * (loop % 2) - 0.03 * loop), cable * (1.1 + 1.7 * loop)
        for u, v, height in ((0, strand, cable), (0.45, strand - below * 0.42, cable * (1.05 + loop * 0.5)), (0.80, -below, tip_height), (1, 0, tip_height), (0.80, above, tip_height), (0.45, strand + above * 0.42, cable * 2.6),
                             (0, strand, cable * 3.1), (-0.45, strand - below * 0.38, cable * 3), (-0.80, -below * 0.92, tip_height + cable), (-1.03, 0.02, tip_height), (-0.80, above * 0.95, tip_height), (-0.45, strand + above * 0.40, cable * 1.4)):
            points.append((*_laid(x, y, u * tip, v, lie), height))
    return points


def figure_eight(x, y, long, wide, cable, loops, lie=0.0):
    """The points of a cable in `loops` figures of eight, which cross in the middle."""
    points, count = [], loops * 20
    for i in range(count + 1):
        angle = math.tau * loops * i / count
        size = 1 - 0.09 * math.sin(angle * 0.61 + 0.4)
        points.append((*_laid(x, y, long * size * math.sin(angle), wide * size * math.sin(2 * angle), lie), cable * (1.05 + 4.2 * angle / math.tau * (0.35 + 0.65 * math.cos(angle) ** 2))))
    return points


def tie(at, strands, cable, paint, lie=0.0):
    """A strap around `strands` (across, high) cables side by side and on each other, around the middle (x, y) of the bundle.
    The cables run at the angle `lie`."""
    across, high = ((2.2 * count + 0.7) * cable for count in strands)
    plate(4.6 * cable, across, 0.6 * cable, high, (*at, high / 2), paint, 0.55 * cable, turn=(0, 0, lie))
    plate(3.6 * cable, 3.4 * cable, 0.4 * cable, 0.5 * cable, (at[0] - math.sin(lie) * across * 0.45, at[1] + math.cos(lie) * across * 0.45, high * 0.86), paint, 0.15 * cable, turn=(0, 0, lie))  # its end


def _laid(x, y, u, v, lie):
    return x + u * math.cos(lie) - v * math.sin(lie), y + u * math.sin(lie) + v * math.cos(lie)
