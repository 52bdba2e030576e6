"""Removes render noise with the weights of Intel Open Image Denoise, which Debian's Blender lacks. The network is the U-Net
of https://github.com/RenderKit/oidn/blob/v1.4.3/core/unet.cpp, here in numpy."""
import struct

import numpy as np

BAND = 16  # rows
MARGIN = 32  # pixels


def denoised(colour, albedo, normal, weights):
    """`colour` is (3, height, width) as shown on a screen, 0 to 1, `albedo` likewise but linear, `normal` is -1 to 1.
    `weights` is the path of `rt_ldr_alb_nrm.tza`."""
    layers = _layers(weights)
    _, height, width = colour.shape
    start = np.concatenate([colour, np.clip(albedo, 0, 1), np.clip(normal, -1, 1) / 2 + 0.5]).astype(np.float32)
    # Whole sixteens for the four halvings. The margin keeps the convolutions' zeros beyond the edge away from the image.
    start = np.pad(start, ((0, 0), (MARGIN, MARGIN + -height % 16), (MARGIN, MARGIN + -width % 16)), mode="symmetric")

    def conv(x, name):
        return _convolved(x, *layers[name])

    x, skipped = conv(start, "enc_conv0"), [start]
    for level in range(1, 5):
        x = _halved(conv(x, f"enc_conv{level}"))
        skipped.append(x)
    skipped.pop()
    x = conv(conv(x, "enc_conv5a"), "enc_conv5b")
    for level in range(4, 0, -1):
        x = np.concatenate([x.repeat(2, axis=1).repeat(2, axis=2), skipped.pop()])
        x = conv(conv(x, f"dec_conv{level}a"), f"dec_conv{level}b")
    return np.clip(conv(x, "dec_conv0")[:, MARGIN:MARGIN + height, MARGIN:MARGIN + width], 0, 1)


def _convolved(x, weight, bias):
    """A 3 by 3 convolution with zero padding and ReLU, a band of rows at a time to limit the memory. In the padded rows
    laid end to end, each of the nine positions is one shifted slice."""
    deep, height, width = x.shape
    flat = np.pad(x, ((0, 0), (1, 2), (1, 1))).reshape(deep, -1)
    matrix = weight.transpose(0, 2, 3, 1).reshape(len(weight), -1)
    made, row = np.empty((len(weight), height * (width + 2)), np.float32), width + 2
    for start in range(0, height * row, BAND * row):
        length = min(BAND * row, height * row - start)
        shifts = [start + down * row + across for down in range(3) for across in range(3)]
        near = np.concatenate([flat[:, shift:shift + length] for shift in shifts])
        np.maximum(matrix @ near + bias[:, None], 0, out=made[:, start:start + length])
    return made.reshape(-1, height, row)[:, :, :width]


def _halved(x):
    deep, height, width = x.shape
    return x.reshape(deep, height // 2, 2, width // 2, 2).max(axis=(2, 4))


def _layers(path):
    """The weights and biases by layer, from a file in the format TZA of Open Image Denoise."""
    with open(path, "rb") as file:
        content = file.read()
    at, tensors = struct.unpack_from("<Q", content, 4)[0], {}
    count, at = struct.unpack_from("<I", content, at)[0], at + 4
    for _ in range(count):
        size, at = struct.unpack_from("<H", content, at)[0], at + 2
        name, rank, at = content[at:at + size].decode(), content[at + size], at + size + 1
        shape, at = struct.unpack_from(f"<{rank}I", content, at), at + 4 * rank + rank + 1  # skips layout and type (half)
        offset, at = struct.unpack_from("<Q", content, at)[0], at + 8
        tensors[name] = np.frombuffer(content, np.float16, int(np.prod(shape)), offset).reshape(shape).astype(np.float32)
    names = {name.rsplit(".", 1)[0] for name in tensors}
    return {name: (np.ascontiguousarray(tensors[f"{name}.weight"]), tensors[f"{name}.bias"]) for name in names}
