"""What nuts and bolts share: threads, and hexagons with chamfers. One unit is 1 cm, the axis is Z."""
import math

from meshes import skin

AROUND = 96


def threaded(radius, pitch, low, high, paint):
    """A right-hand thread from the height `low` to `high`, which runs out into a chamfer at `high`."""
    depth, rings = 0.61 * pitch, []
    for row in range(round((high - low) / pitch * 8) + 1):
        z = low + row * pitch / 8
        end = radius - max(0, z - high + 1.2 * depth)
        crests = [radius - depth * abs((z / pitch - k / AROUND) % 1 * 2 - 1) for k in range(AROUND)]
        rings.append([(min(r, end) * math.cos(math.tau * k / AROUND), min(r, end) * math.sin(math.tau * k / AROUND), z) for k, r in enumerate(crests)])
    return skin([rings], paint, 40)


def hexagonal(profile, across, paint):
    """Revolves `profile`, (radius, height), and cuts it to a hexagon `across` flats wide. One flat points to +X."""
    rings = []
    for (r, z), (onward, high) in zip(profile, profile[1:] + profile[-1:]):
        for step in range(6 if min(r, onward) < across * 0.6 < max(r, onward) else 1):
            rings.append((r + (onward - r) * step / 6, z + (high - z) * step / 6))
    flat = lambda turn: across / 2 / math.cos((turn + math.pi / 6) % (math.pi / 3) - math.pi / 6)
    turns = [math.tau * k / AROUND for k in range(AROUND)]
    return skin([[[(min(r, flat(t)) * math.cos(t), min(r, flat(t)) * math.sin(t), z) for t in turns] for r, z in rings]], paint, 25)
