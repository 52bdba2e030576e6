"""The fonts of the lettering. The store's own is for its name. `packages` in render.mjs has Debian's packages of the others."""
import os
from collections import namedtuple

import bpy

# `capitals` is the height of its capitals, as a part of the font size
Font = namedtuple("Font", "path capitals")

DEBIAN = "/usr/share/fonts/truetype"
STORE = Font(os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../src/fonts/barlow-condensed-600.woff2"), 0.7)
GROTESQUE = Font(f"{DEBIAN}/liberation/LiberationSansNarrow-Bold.ttf", 0.69)  # printed and moulded on tools
PLATE = Font(f"{DEBIAN}/liberation/LiberationSans-Regular.ttf", 0.69)  # rating plates and manuals
INTERFACE = Font(f"{DEBIAN}/roboto/unhinted/RobotoTTF/Roboto-Medium.ttf", 0.71)  # interfaces
INTERFACE_BOLD = Font(f"{DEBIAN}/roboto/unhinted/RobotoTTF/Roboto-Bold.ttf", 0.71)
SERIF = Font(f"{DEBIAN}/liberation/LiberationSerif-Regular.ttf", 0.66)  # certificates


def lettering(words, size, font, depth):
    """A centred text curve. `size` is the height of the capitals."""
    curve = bpy.data.curves.new("label", "FONT")
    curve.font = bpy.data.fonts.load(font.path, check_existing=True)
    curve.body, curve.size, curve.extrude, curve.align_x, curve.align_y = words, size / font.capitals, depth, "CENTER", "CENTER"
    return curve
