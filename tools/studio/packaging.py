"""What tools come in and with: bags, cases, pouches and printed sheets. One unit is 10 cm. They lie on z = 0, read from -Y."""
from brand import brand_mark
from cloth import draped, stitched
from fonts import PLATE, SERIF
from materials import material, woven
from meshes import rounded, skin
from shapes import ALONG_X, box, cylinder, label, tube
from wear import scuffed

FLAT = (0, 0, 0)


def soft(p, wide, deep, high, corner=0.25):
    """A sewn body of canvas with a bulging top, and an orange seam around it."""
    canvas = woven("canvas", (0.030, 0.031, 0.034), 60)
    profile = [(0.10, 0), (0.02, 0.06), (0, 0.25), (0, 0.60), (0.05, 0.80), (0.14, 0.92), (0.30, 0.985), (0.55, 1)]
    rings = [[(x, y, high * up) for x, y in rounded(wide - 2 * inset, deep - 2 * inset, max(corner - inset * 0.4, 0.06), 10)] for inset, up in profile]
    skin([rings], canvas, 60)
    seam = [(x, y, high * 0.62) for x, y in rounded(wide + 0.01, deep + 0.01, corner, 6)]
    tube([*seam, seam[0]], 0.022, p.brand)
    for up, inset in ((0.80, 0.038), (0.90, 0.102)):  # the top is sewn to the sides
        rim = [(x, y, high * up) for x, y in rounded(wide - 2 * inset, deep - 2 * inset, max(corner - inset * 0.4, 0.06), 10)]
        stitched([*rim, rim[0]], p.grey)
    return canvas


def tool_bag(p):
    """A contractor bag, lying on its back, empty."""
    draped(lambda: _bag(p), 0.24, 0.22, 3.1)


def _bag(p):
    canvas = soft(p, 4.2, 2.5, 0.95)
    box((2.9, 1.15, 0.12), (0, -0.38, 0.96), canvas, 0.05)  # pocket
    for inset in (0.05, 0.10):
        stitched([(x, y - 0.38, 1.026) for x, y in ((-1.45 + inset, 0.5), (-1.45 + inset, inset - 0.575), (1.45 - inset, inset - 0.575), (1.45 - inset, 0.5))], p.grey)
    zipper(p, [(-1.25 + 0.25 * k, 0.06, 1.03) for k in range(11)])
    brand_mark(0.24, (0, -0.42, 1.032), p.print, FLAT)
    label("CONTRACTOR TOOL BAG", 0.10, (0, -0.76, 1.032), p.print, FLAT, 0.002)
    zipper(p, [(-1.7 + 0.34 * k, 1.0, 0.86) for k in range(11)], 0)
    for x in (-1.0, 1.0):  # webbing straps
        box((0.26, 2.0, 0.03), (x, 0.10, 0.955), p.rubber, 0.01)
        box((0.30, 0.20, 0.04), (x, 0.62, 0.965), p.brand, 0.012)
        for edge in (-0.105, 0.105):
            stitched([(x + edge, -0.88, 0.972), (x + edge, 1.08, 0.972)], p.grey)
    tube([(-1.0, 1.05, 0.90), (-0.98, 1.30, 0.84), (-0.80, 1.62, 0.70), (-0.4, 1.74, 0.60), (0.4, 1.74, 0.60), (0.80, 1.62, 0.70), (0.98, 1.30, 0.84), (1.0, 1.05, 0.90)], 0.065, p.rubber)
    tube([(-0.45, 1.735, 0.605), (0, 1.75, 0.60), (0.45, 1.735, 0.605)], 0.10, p.brand)


def pouch(p):
    """A soft pouch with a zip along its top."""
    draped(lambda: _pouch(p), 0.05, 0.11, 7.4)


def _pouch(p):
    soft(p, 1.9, 2.5, 0.34, 0.18)
    zipper(p, [(-0.78 + 0.156 * k, 0.86, 0.345) for k in range(11)])
    brand_mark(0.15, (0, 0.05, 0.350), p.print, FLAT)
    label("BATTERY TESTER", 0.09, (0, -0.22, 0.350), p.print, FLAT, 0.002)
    tube([(0.94, 0.80, 0.20), (1.10, 0.72, 0.14), (1.14, 0.40, 0.08), (1.08, 0.10, 0.10), (0.94, 0.04, 0.18)], 0.035, p.rubber)  # wrist loop


def carrying_case(p):
    """A zipped case with a handle, closed."""
    draped(lambda: _case(p), 0.07, 0.10, 1.7)


def _case(p):
    soft(p, 3.9, 2.7, 0.75, 0.34)
    seam = [(x, y, 0.40) for x, y in rounded(3.93, 2.73, 0.35, 6)]
    tube([*seam, seam[0]], 0.034, p.rubber)
    box((2.5, 0.85, 0.03), (0, 0.05, 0.755), p.rubber, 0.012)
    brand_mark(0.24, (0, 0.14, 0.782), p.print, FLAT)
    label("SCAN TABLET", 0.12, (0, -0.22, 0.782), p.print, FLAT, 0.002)
    tube([(-0.55, 1.36, 0.42), (-0.52, 1.55, 0.38), (-0.40, 1.66, 0.34), (0.40, 1.66, 0.34), (0.52, 1.55, 0.38), (0.55, 1.36, 0.42)], 0.07, p.rubber)
    for x in (-0.62, 0.5):
        box((0.20, 0.07, 0.05), (x - 0.5, -1.39, 0.42), p.brand, 0.012)


def wrench_case(p):
    """The hard case of the torque wrench."""
    hard_case(p, 6.6, 1.35, 0.80, (-2.1, 2.1))
    brand_mark(0.28, (-0.55, 0.02, 0.826), p.print, FLAT)
    label("1/2 in. TORQUE WRENCH", 0.11, (1.68, 0.10, 0.826), p.print, FLAT, 0.002)
    label("30-250 ft-lb", 0.11, (1.68, -0.11, 0.826), p.print, FLAT, 0.002)


def guide(p):
    """A printed test guide, stapled."""
    top = sheet(p, 1.48, 2.10, 6)
    line("Test guide", 0.145, (0, 0.58, top), p.ink)
    for step, words in enumerate(("1  Red to +, black to –", "2  Choose the battery type", "3  Enter the rated CCA", "4  Start when asked", "5  Read the result")):
        line(words, 0.074, (-0.60, 0.30 - 0.18 * step, top), p.ink, "LEFT")
    for x, sign in ((-0.34, "+"), (0.34, "–")):  # a battery
        box((0.22, 0.06, 0.001), (x, -0.60, top), p.dark, 0)
        line(sign, 0.09, (x, -0.72, top), p.print)
    box((1.1, 0.26, 0.0006), (0, -0.76, top), p.grey, 0)
    for y in (-0.5, 0.5):
        box((0.014, 0.13, 0.006), (-0.715, y, top), p.steel, 0.002)  # staples


def certificate(p):
    """A calibration certificate with a seal."""
    top = sheet(p, 2.79, 2.16)

    def print_line(words, size, at):
        line(words, size, at, p.ink, font=SERIF)

    print_line("Calibration Certificate", 0.15, (0, 0.68, top))
    print_line("1/2 in. Click Torque Wrench, 30-250 ft-lb", 0.085, (0, 0.50, top))
    print_line("Serial no.  TB1120-04718", 0.090, (0, 0.32, top))
    rows = (("Set, ft-lb", "Measured, ft-lb", "Deviation"), ("50", "50.4", "+0.8%"), ("150", "149.1", "–0.6%"), ("250", "251.6", "+0.6%"))
    for row, cells in enumerate(rows):
        y = 0.12 - 0.13 * row
        for x, words in zip((-0.95, -0.25, 0.50), cells):
            print_line(words, 0.080, (x, y, top))
        box((2.2, 0.006, 0.0008), (-0.15, y - 0.065, top), p.grey, 0)
    print_line("Tolerance ±3% clockwise", 0.075, (-0.66, -0.52, top))
    tube([(-1.05 + 0.05 * k, -0.74 + 0.045 * ((k * 7) % 5 - 2) / 2, top) for k in range(14)], 0.006, p.ink)  # signature
    box((0.95, 0.006, 0.0008), (-0.72, -0.83, top), p.grey, 0)
    cylinder(0.27, 0.006, (0.95, -0.60, top), p.brand, bevel=0.002, sides=24)
    cylinder(0.22, 0.008, (0.95, -0.60, top), p.print, bevel=0.002)
    cylinder(0.205, 0.010, (0.95, -0.60, top), p.brand, bevel=0.002)
    line("±3%", 0.10, (0.95, -0.60, top + 0.005), p.print, font=SERIF)


def zipper(p, points, tab=-1):
    """A zip fastener through `points`, its slider at the point `tab`."""
    tube(points, 0.030, p.rubber)
    tube([(x, y, z + 0.018) for x, y, z in points], 0.020, p.satin)
    x, y, z = points[tab]
    box((0.10, 0.075, 0.05), (x, y, z + 0.04), p.steel, 0.012)
    box((0.19, 0.055, 0.018), (x - 0.12, y - 0.02, z + 0.06), p.brand, 0.008, (0, 0, 0.2))


def hard_case(p, wide, deep, high, latches):
    """A closed blow-moulded case with a carry handle on its front, and latches at each x of `latches`."""
    shell = scuffed(material("case shell", (0.040, 0.042, 0.047), roughness=0.45, grain=0.10, grain_scale=160, handled=False))
    for low, top in ((0, 0.485), (0.515, 1)):  # both halves
        rings = [[(x, y, high * (low + (top - low) * up)) for x, y in rounded(wide - 2 * inset, deep - 2 * inset, 0.16, 8)] for inset, up in ([(0.08, 0), (0.02, 0.12), (0, 0.3), (0, 1)] if low == 0 else [(0, 0), (0, 0.7), (0.02, 0.88), (0.08, 1)])]
        skin([rings], shell, 40)
    box((wide - 0.06, deep - 0.06, high * 0.1), (0, 0, high / 2), p.dark, 0.02)  # gap
    field = [[(x, y, high + up) for x, y in rounded(wide - 0.42 - inset, deep - 0.44 - inset, 0.10, 8)] for inset, up in ((0, -0.02), (0.04, 0.025))]
    skin([field], shell, 30)
    for rib in range(4):  # moulded ribs on both sides of the field
        for side in (-1, 1):
            box((0.05, deep - 0.5, 0.02), (side * (wide / 2 - 0.42 + 0.0 - 0.14 * rib), 0, high + 0.028), shell, 0.01)
    for x in latches:
        box((0.34, 0.07, high * 0.62), (x, -deep / 2 - 0.015, high * 0.5), p.brand, 0.02)
        box((0.30, 0.03, high * 0.18), (x, -deep / 2 - 0.05, high * 0.62), p.brand, 0.012)
    for x in (-0.52, 0.52):
        box((0.12, 0.20, 0.16), (x, -deep / 2 - 0.06, high / 2), shell, 0.03)
    cylinder(0.075, 1.0, (0, -deep / 2 - 0.13, high / 2), shell, ALONG_X, 0.03)


def sheet(p, wide, tall, pages=1):
    """Paper with an orange band and the mark at its head. Returns the height of its face."""
    paper, top = material("paper", (0.80, 0.80, 0.78), roughness=0.85), 0.008 + 0.006 * pages
    box((wide, tall, top), (0, 0, top / 2), paper, 0.002)
    box((wide - 0.004, 0.20, 0.001), (0, tall / 2 - 0.102, top), p.brand, 0)
    brand_mark(0.085, (0, tall / 2 - 0.102, top), p.print, FLAT)
    return top


def line(words, size, at, paint, align="CENTER", font=PLATE):
    """A printed line on a sheet."""
    made = label(words, size, at, paint, FLAT, 0.0008, font=font)
    made.data.align_x = align
    return made
