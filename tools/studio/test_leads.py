"""Test leads: probes and strain reliefs. Units are arbitrary."""
from shapes import ALONG_Y, lathe

STRAIN_RELIEF = [(0, -0.08), (0.07, -0.08), (0.078, -0.05), (0.078, 0.06), (0.062, 0.10)]  # lathe profile for plugs and probes
STRAIN_RELIEF += [(r, 0.10 + 0.035 * i + d) for i in range(6) for r, d in ((0.058 - 0.003 * i, 0.006), (0.058 - 0.003 * i, 0.022), (0.045, 0.024), (0.045, 0.035))] + [(0, 0.31)]


def probe(p, paint, tip):
    """A probe along Y. The lead enters it 1.8 above the `tip`."""
    lathe([(0, 0), (0.006, 0), (0.017, 0.05), (0.017, 0.2)], tip, p.chrome, ALONG_Y)
    lathe([(0.017, 0.10), (0.026, 0.10), (0.030, 0.30)], tip, p.rubber, ALONG_Y)  # shielded shaft
    lathe([(0, 0.27), (0.04, 0.27), (0.052, 0.30), (0.062, 0.46), (0.075, 0.50), (0.118, 0.52), (0.122, 0.54), (0.112, 0.56), (0.075, 0.58), (0.068, 0.64)], tip, paint, ALONG_Y, 0.008)  # finger guard
    ribs = [(0.068 + 0.009 * d, 0.64 + 0.055 * i + 0.0275 * d + e) for i in range(8) for d, e in ((0, 0), (0, 0.016), (1, -0.004), (1, 0.018))]
    lathe(ribs + [(0.068, 1.08), (0.078, 1.12), (0.080, 1.35), (0.070, 1.55), (0.055, 1.60), (0, 1.60)], tip, paint, ALONG_Y, 0.004)  # handle
    lathe([(r, z + 1.49) for r, z in STRAIN_RELIEF[5:]], tip, paint, ALONG_Y)
