"""The lamp of a work light: a grid of LEDs in reflectors behind a clear lens, facing -Y."""
import math

import bmesh
import bpy

from materials import clear, material
from shapes import UPRIGHT, box, finish, placed


def led_grid(columns, rows, pitch, lens, front, is_on, p):
    """LEDs at the distance `pitch` behind a lens of the size `lens` (x, z). The lens is recessed in the face y = `front`."""
    reflector = material("reflector", (0.80, 0.86, 0.92), metallic=0, roughness=0.3, glow=0.55) if is_on else material("reflector", (0.62, 0.63, 0.65), metallic=1, roughness=0.16)
    _cells(columns, rows, pitch, lens, front, reflector)
    phosphor = material("lit phosphor", (1, 0.97, 0.92), glow=30) if is_on else material("phosphor", (0.80, 0.56, 0.10), roughness=0.35)
    box((lens[0], 0.01, lens[1]), (0, front + 0.125, 0), p.print, 0)  # circuit board
    for column in range(columns):
        for row in range(rows):
            at = ((column - columns / 2 + 0.5) * pitch, front + 0.115, (row - rows / 2 + 0.5) * pitch)
            box((0.112, 0.012, 0.112), at, p.print, 0.004)  # LED
            box((0.086, 0.012, 0.086), (at[0], at[1] - 0.004, at[2]), phosphor, 0.003)
    bpy.ops.mesh.primitive_plane_add(size=1, location=(0, front + 0.004, 0), rotation=UPRIGHT)
    cover = finish(bpy.context.object, clear(), 0)
    cover.scale, cover.visible_shadow = (*lens, 1), False  # lens
    if is_on:
        _beam((0, front - 0.05, 0), lens)


def _beam(at, size):
    """The light that the lamp casts. The camera sees the LEDs instead."""
    lamp = bpy.data.lights.new("beam", "AREA")
    lamp.shape, lamp.size, lamp.size_y, lamp.energy, lamp.color = "RECTANGLE", *size, 90, (1, 0.96, 0.90)
    made = placed(lamp, "beam", at, (-math.pi / 2, 0, 0))
    made.visible_camera = False


def _cells(columns, rows, pitch, lens, front, paint):
    """The reflector: one square funnel per LED and a sloping frame."""
    shape, mesh = bmesh.new(), bpy.data.meshes.new("cells")

    def funnel(x, z, wide, tall, y, wide2, tall2, y2):
        loops = [[shape.verts.new((x + sx * w / 2, d, z + sz * t / 2)) for sx, sz in ((-1, -1), (1, -1), (1, 1), (-1, 1))] for w, t, d in ((wide, tall, y), (wide2, tall2, y2))]
        for i in range(4):
            shape.faces.new((loops[0][i - 1], loops[0][i], loops[1][i], loops[1][i - 1]))
    for column in range(columns):
        for row in range(rows):
            x, z = (column - columns / 2 + 0.5) * pitch, (row - rows / 2 + 0.5) * pitch
            funnel(x, z, pitch, pitch, front + 0.03, pitch - 0.02, pitch - 0.02, front + 0.03)
            funnel(x, z, pitch - 0.02, pitch - 0.02, front + 0.03, 0.125, 0.125, front + 0.115)
    funnel(0, 0, lens[0], lens[1], front + 0.01, columns * pitch, rows * pitch, front + 0.03)
    shape.to_mesh(mesh)
    return finish(placed(mesh, "cells"), paint, 0)


def glare(at, radius, strength):
    """The glow that the lens of a camera adds around a lamp at `at`. Call it when the camera is set."""
    made = material("glare", (0, 0, 0))
    nodes, links = made.node_tree.nodes, made.node_tree.links
    where, gradient, fall, level, glow, through, both = (nodes.new("ShaderNode" + kind) for kind in ("TexCoord", "TexGradient", "Math", "Math", "Emission", "BsdfTransparent", "AddShader"))
    gradient.gradient_type, fall.operation, level.operation = "SPHERICAL", "POWER", "MULTIPLY"
    fall.inputs[1].default_value, level.inputs[1].default_value = 3.4, strength
    glow.inputs["Color"].default_value = (1, 0.95, 0.88, 1)
    for source, target in ((where.outputs["Object"], gradient.inputs[0]), (gradient.outputs["Fac"], fall.inputs[0]), (fall.outputs[0], level.inputs[0]), (level.outputs[0], glow.inputs["Strength"]), (glow.outputs[0], both.inputs[0]), (through.outputs[0], both.inputs[1]), (both.outputs[0], nodes["Material Output"].inputs["Surface"])):
        links.new(source, target)
    bpy.ops.mesh.primitive_plane_add(size=2, location=at, rotation=bpy.context.scene.camera.rotation_euler)
    disc = bpy.context.object
    disc.scale = (radius, radius, radius)
    disc.data.materials.append(made)
    disc.visible_shadow = disc.visible_glossy = disc.visible_diffuse = False
