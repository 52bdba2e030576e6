"""Renders one image: blender -b -P render_image.py -- tools/angle_grinder_5in.py OUT.png [WIDTH HEIGHT SAMPLES VIEW] [TILE WEIGHTS]

A tool module has `model(p)` and optionally `POSE` and `CAMERA`. Its `VIEWS` are dictionaries with what differs from them: a
`model`, a `pose` or a `camera`, and what lies `beside` the tool (see `scene.lay_beside`); VIEW counts from 1, the module's own. A scene module has `stage(p, aspect)`, which also adds
the light and the camera. With the colour of the store's tiles and the denoiser's weights, the image is finished: opaque and
without noise."""
import importlib
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from assembly import extent, group
from finishing import finish, store_passes
from materials import Palette
from photography import frame, light, shoot, shoot_pool
from scene import lay_beside
from shapes import new_scene


def _look():
    """What the main image of the tool has beyond the others: noise, and the light of its lamp on the ground."""
    if not hasattr(module, "POOL"):
        return {"noise": getattr(module, "NOISE", 0)}
    pool = out.removesuffix(".png") + "-pool.exr"
    shoot_pool(pool)
    return {"noise": module.NOISE, "pool": pool}


script, out, *options = sys.argv[sys.argv.index("--") + 1:]
numbers, finishing = options[:4], options[4:]
out = os.path.abspath(out)
width, height, samples, view = [*(int(number) for number in numbers or (400, 400, 48)), 1][:4]
module = importlib.import_module(script.removesuffix(".py").replace("/", "."))
new_scene()
if hasattr(module, "stage"):
    module.stage(Palette(), width / height)
else:
    shown = {"model": module.model, "pose": getattr(module, "POSE", (0, 0, 0)), "camera": getattr(module, "CAMERA", {}), "light": getattr(module, "LIGHT", {})}
    if view > 1:
        shown |= {"light": {}} | module.VIEWS[view - 2]
    shown["model"](Palette())
    low, high, _ = extent()
    group(turn=shown["pose"])
    if "beside" in shown:
        cm = 1 / module.UNIT_CM if hasattr(module, "UNIT_CM") else max(high - low) / module.SPAN_CM
        lay_beside(*shown["beside"], cm)
    frame(**shown["camera"])
    light(**shown["light"])
if finishing:
    store_passes(os.path.dirname(out))
shoot(out, width, height, samples)
if finishing:
    finish(out, *finishing, **(_look() if view == 1 else {}))
