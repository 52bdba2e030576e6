"""Puts a render onto the colour of the store's tiles and removes the noise, that of its shadow too."""
import math
import os

import bpy
import numpy as np

from denoise import denoised
from materials import GRAIN

LAMPLIGHT = 1, 0.99, 0.965
DIM, POOL = 0.12, 4.5  # how dark the ground around a lit lamp is, and how bright its light on it
PASSES = {"albedo": "Denoising Albedo", "normal": "Denoising Normal", "grain": GRAIN}


def store_passes(folder):
    """Makes the next render write what `finish` needs beside the image into `folder`."""
    scene = bpy.context.scene
    bpy.context.view_layer.cycles.denoising_store_passes = True
    grain = bpy.context.view_layer.aovs.add()
    grain.name, grain.type = GRAIN, "VALUE"
    scene.use_nodes = True
    nodes, links = scene.node_tree.nodes, scene.node_tree.links
    nodes.clear()
    layers, files, composite = (nodes.new("CompositorNode" + kind) for kind in ("RLayers", "OutputFile", "Composite"))
    files.base_path, files.format.file_format, files.format.color_depth = folder, "OPEN_EXR", "32"
    files.file_slots.clear()
    for name, source in PASSES.items():
        files.file_slots.new(name)
        links.new(layers.outputs[source], files.inputs[name])
    links.new(layers.outputs["Image"], composite.inputs["Image"])


def finish(path, tile, weights, noise=0.0, pool=None):
    """Replaces the render at `path` by the finished image. `tile` is a colour as #rrggbb. The share `noise` of the noise stays on the
    tool, and with it the texture that the denoiser would smear: like the noise of a sensor. Its shadow is then tighter, too. `pool` is the path of what the tool's lamp casts on the ground."""
    folder = os.path.dirname(path)
    render = _pixels(path)
    colour, alpha = render[:3], render[3:4]
    background = np.array([int(tile[n:n + 2], 16) / 255 for n in (1, 3, 5)], np.float32)[:, None, None]
    albedo, normal, grain = (_pixels(f"{folder}/{name}0001.exr")[:3] for name in PASSES)
    if "at_work" in bpy.context.scene:
        _save(_photographed((0.35 * colour + 0.65 * denoised(colour, albedo, normal, weights)) * (1 + 0.3 * grain[:1])), path)
        return
    over = colour * alpha + background * (1 - alpha)
    # The shadow catcher counts twice in the passes, so its normals have the length 2. There `alpha` is the shadow, whose noise
    # would look like detail to the denoiser.
    length = np.linalg.norm(normal, axis=0)
    floor = length > 1.99
    tool = alpha * ~floor
    clean = denoised(over, albedo * tool + background ** 2.2 * (1 - tool), normal * tool, weights)
    clean = _detailed(clean + noise * (length < 1.05) * np.clip(over - clean, -0.06, 0.06), grain[:1])
    ground = _ground(clean, floor, background, bool(noise))
    if pool:
        ground = _lit(ground, _pixels(pool)[:3], floor, background)
    _save(np.where(floor, ground, clean), path)


def _detailed(colour, grain):
    """The image `colour` with the `grain` of moulded plastic, which the denoiser would take for noise, with edges as sharp as a
    camera's sharpening makes them, and with the glare of lit lamps."""
    everywhere = np.ones_like(grain[0], bool)
    edges = np.clip(colour - _averaged(colour, everywhere, 1), -0.06, 0.06)
    glare = (colour.min(axis=0) > 0.97)[None].astype(np.float32)
    for reach in (8, 16, 32):
        glare = _averaged(glare, everywhere, reach)
    return np.clip(colour * (1 + 0.5 * grain) + 0.6 * edges + 0.3 * glare, 0, 1)


def _photographed(colour):
    """What a lens and a sensor make of the image `colour`: light spills around highlights, the corners are darker, red and blue are not quite of one
    size, black is not black, and there is noise."""
    _, height, width = colour.shape
    everywhere, pixel = np.ones((height, width), bool), width / 1680
    spill = np.clip(colour - 0.80, 0, None)
    for reach in (6, 14, 30):
        spill = _averaged(spill, everywhere, max(1, round(reach * pixel)))
    colour = colour + 1.2 * spill
    colour = np.stack([_enlarged(channel, by) for channel, by in zip(colour, (1.0006, 1, 0.9994))])
    y, x = np.mgrid[-1:1:height * 1j, -1:1:width * 1j].astype(np.float32)
    colour = colour * (1 - 0.13 * (x * x + y * y))
    noise = np.random.default_rng(1).normal(0, 1, (4, height, width)).astype(np.float32)
    noise = _averaged(noise, everywhere, 1) * 3
    amount = pixel * (0.006 + 0.016 * np.sqrt(np.clip(colour, 0, 1)) * (1 - 0.6 * colour))
    return np.clip(0.02 + 0.97 * colour + amount * (0.75 * noise[3] + 0.4 * noise[:3]), 0, 1)


def _enlarged(channel, by):
    """The image `channel`, `by` times as large about its middle."""
    for axis, size in enumerate(channel.shape):
        at = np.clip((np.arange(size) - size / 2) / by + size / 2, 0, size - 1.001)
        low = at.astype(int)
        share = (at - low).astype(np.float32).reshape((-1, 1) if axis == 0 else (1, -1))
        channel = np.take(channel, low, axis) * (1 - share) + np.take(channel, low + 1, axis) * share
    return channel


def _ground(colour, floor, background, is_tight):
    """The ground of the image `colour` without streaks and steps: averaged, over more pixels away from the tool, where its shadow
    has no edges. Faint shadows, those of the lights at the sides, fade, and deep ones are deeper, even more if the ground `is_tight`."""
    pixel = colour.shape[2] / 1680
    everywhere = np.ones_like(floor)
    for away, reach in enumerate(max(1, round(width * pixel)) for width in (3 if is_tight else 5, 12, 28, 60)):
        near = _averaged((~floor)[None].astype(np.float32), everywhere, 2 * reach) if away else 0
        colour = colour + (_averaged(colour, floor, reach) - colour) * np.clip(1 - 6 * near, 0, 1)
    shadow = np.maximum(background - colour, 0)
    return background - (1.1 + 0.1 * is_tight * shadow) * shadow * shadow / (shadow + 0.03)


def _lit(ground, pool, floor, background):
    """The `ground` in the light `pool` of the tool's lamp. Around the tool it is darker than the tile: the camera is set for the lamp.
    At the edges of the image it has the colour of the tile."""
    _, height, width = ground.shape
    rows, columns = (np.sqrt(np.sin(np.linspace(0, math.pi, count)).clip(0)) for count in (height, width))
    border = rows[:, None] * columns
    everywhere, near = np.ones_like(floor), (~floor)[None].astype(np.float32)
    for reach in (0.16, 0.12, 0.08):
        near = _averaged(near, everywhere, round(reach * width))
    pool = pool.mean(axis=0).repeat(2, axis=0).repeat(2, axis=1)[None]
    for reach in (0.008, 0.006):
        pool = _averaged(pool, everywhere, round(reach * width))
    ground = background + (ground - background) * np.minimum(1, 1.5 * border)
    ground = ground * (1 - DIM * border * near)
    return ground + (np.array(LAMPLIGHT)[:, None, None] - ground) * (1 - np.exp(-POOL * pool)) * border


def _averaged(colour, part, reach):
    """Each pixel of `colour` as the mean of those within `reach` pixels that belong to the `part`, a mask."""
    def summed(values, axis):
        ends = [(0, 0)] * values.ndim
        ends[axis] = (reach + 1, reach)
        total, size = np.cumsum(np.pad(values, ends), axis=axis, dtype=np.float64), values.shape[axis]
        return np.take(total, range(2 * reach + 1, 2 * reach + 1 + size), axis) - np.take(total, range(size), axis)

    around = summed(summed(np.concatenate([colour * part, part[None]]), 1), 2)
    return (around[:-1] / np.maximum(around[-1:], 1)).astype(np.float32)


def _pixels(path):
    """(channels, height, width) of the file, first row at the top, without any colour conversion."""
    image = bpy.data.images.load(path)
    image.colorspace_settings.name, image.alpha_mode = "Non-Color", "CHANNEL_PACKED"
    width, height = image.size
    values = np.empty(width * height * image.channels, np.float32)
    image.pixels.foreach_get(values)
    return values.reshape(height, width, -1)[::-1].transpose(2, 0, 1)


def _save(colour, path):
    _, height, width = colour.shape
    image = bpy.data.images.new("finished", width, height)
    opaque = np.concatenate([colour, np.ones((1, height, width), np.float32)])
    image.pixels.foreach_set(np.ascontiguousarray(opaque.transpose(1, 2, 0)[::-1], np.float32).ravel())
    image.filepath_raw, image.file_format = path, "PNG"
    image.save()
