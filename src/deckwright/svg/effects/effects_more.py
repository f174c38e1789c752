"""Rarer filter primitives as functions of pixels: noise, convolution, displacement, light.

The same pixels as in `effects`. Definitions: Filter Effects Module Level 1, sections 9.9 to 9.23.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final, NamedTuple

import numpy
import numpy.typing as npt

from .effects import Pixels, Values, plain, premultiplied

# Turbulence (section 9.21): the reference code's generator and lattice

_SIZE: Final = 256
_MODULUS: Final = 2147483647


def _next(seed: int) -> int:
    seed = 16807 * (seed % 127773) - 2836 * (seed // 127773)
    return seed + _MODULUS if seed <= 0 else seed


@lru_cache(8)
def _lattice(seed: int) -> tuple[npt.NDArray[Any], npt.NDArray[Any]]:
    """The lattice selector and the gradients of four channels."""
    if seed <= 0:
        seed = -seed % (_MODULUS - 1) + 1
    seed = min(seed, _MODULUS - 1)
    gradients = numpy.zeros((4, _SIZE, 2))
    for channel in range(4):
        for index in range(_SIZE):
            for axis in range(2):
                seed = _next(seed)
                gradients[channel, index, axis] = ((seed % (2 * _SIZE)) - _SIZE) / _SIZE
            gradients[channel, index] /= math.hypot(*gradients[channel, index]) or 1.0
    selector = list(range(_SIZE))
    for index in range(_SIZE - 1, 0, -1):
        seed = _next(seed)
        other = seed % _SIZE
        selector[index], selector[other] = selector[other], selector[index]
    doubled = numpy.array(selector + selector + selector[:2])
    return doubled, numpy.concatenate([gradients, gradients, gradients[:, :2]], axis=1)


@dataclass(frozen=True, slots=True)
class Noise:
    """feTurbulence's attributes."""

    frequency: tuple[float, float]
    octaves: int
    seed: int
    is_fractal: bool


def turbulence(xs: Values, ys: Values, noise: Noise) -> Pixels:
    """The noise at the points (xs, ys) of user space."""
    selector, gradients = _lattice(noise.seed)
    result = numpy.zeros((*xs.shape, 4))
    fx, fy = noise.frequency
    x, y, ratio = xs * fx, ys * fy, 1.0
    for _ in range(min(noise.octaves, 24)):
        cells = _cells(selector, x, y)
        for channel in range(4):
            value = _noise(gradients[channel], cells)
            result[..., channel] += (value if noise.is_fractal else abs(value)) / ratio
        x, y, ratio = x * 2, y * 2, ratio * 2
    return premultiplied((result + 1) / 2 if noise.is_fractal else result)


class _Cells(NamedTuple):
    """Where points lie in the lattice, for all channels: their four corners there, and the ways from these."""

    corners: tuple[Values, Values, Values, Values]
    x: Values  # from the first corner, in cells
    y: Values


def _cells(selector: Values, x: Values, y: Values) -> _Cells:
    tx, ty = x + 4096, y + 4096
    left, top = numpy.floor(tx).astype(int), numpy.floor(ty).astype(int)
    i, j = selector[left & 255], selector[(left + 1) & 255]
    by0, by1 = top & 255, (top + 1) & 255
    corners = selector[i + by0], selector[j + by0], selector[i + by1], selector[j + by1]
    return _Cells(corners, tx - left, ty - top)


def _noise(gradients: Values, cells: _Cells) -> Values:
    x, y = cells.x, cells.y
    across, down = numpy.ascontiguousarray(gradients[:, 0]), numpy.ascontiguousarray(gradients[:, 1])
    offsets = ((x, y), (x - 1, y), (x, y - 1), (x - 1, y - 1))
    u, v, w, z = (
        dx * across[corner] + dy * down[corner]
        for corner, (dx, dy) in zip(cells.corners, offsets, strict=True)
    )
    sx, sy = x * x * (3 - 2 * x), y * y * (3 - 2 * y)
    a, b = u + sx * (v - u), w + sx * (z - w)
    return numpy.asarray(a + sy * (b - a))


# Convolution and displacement


@dataclass(frozen=True, slots=True)
class Kernel:
    """feConvolveMatrix's attributes: rows of numbers, and the cell that stands on the pixel."""

    rows: tuple[tuple[float, ...], ...]
    target: tuple[int, int]
    divisor: float
    bias: float
    edge: str  # duplicate, wrap, none
    keeps_alpha: bool


_PADDING: Final = {"duplicate": "edge", "wrap": "wrap", "none": "constant"}


def convolved(pixels: Pixels, kernel: Kernel) -> Pixels:
    height, width = pixels.shape[:2]
    source = plain(pixels) if kernel.keeps_alpha else pixels
    rows, columns = len(kernel.rows), len(kernel.rows[0])
    left, top = kernel.target
    room = ((top, rows - 1 - top), (left, columns - 1 - left), (0, 0))
    padded = numpy.pad(source, room, mode=_PADDING[kernel.edge])  # type: ignore[call-overload]
    result = numpy.zeros_like(pixels)
    for row in range(rows):
        for column in range(columns):
            weight = kernel.rows[rows - 1 - row][columns - 1 - column]
            if weight:
                result += padded[row : row + height, column : column + width] * numpy.float32(weight)
    result = result / numpy.float32(kernel.divisor)
    if kernel.keeps_alpha:
        result += numpy.float32(kernel.bias)
        result[..., 3] = pixels[..., 3]
        return premultiplied(result)
    result += numpy.float32(kernel.bias) * pixels[..., 3:4]
    result = numpy.clip(result, 0, 1)
    result[..., :3] = numpy.minimum(result[..., :3], result[..., 3:4])
    return result


def displaced(pixels: Pixels, by: Pixels, across: float, down: float, channels: tuple[int, int]) -> Pixels:
    """feDisplacementMap: (across, down) is the scale in pixels, *channels* the ones of *by* that give x and y."""
    height, width = pixels.shape[:2]
    shifts = plain(by)
    rows, columns = numpy.mgrid[0:height, 0:width]
    x = numpy.rint(columns + across * (shifts[..., channels[0]] - 0.5)).astype(int)
    y = numpy.rint(rows + down * (shifts[..., channels[1]] - 0.5)).astype(int)
    inside = (x >= 0) & (x < width) & (y >= 0) & (y < height)
    result = numpy.zeros_like(pixels)
    result[inside] = pixels[y[inside], x[inside]]
    return result


# Light (sections 9.15 and 9.19): a surface whose height is the alpha channel


@dataclass(frozen=True, slots=True)
class Lamp:
    """A light source in pixels. *kind*: distant, point or spot. A distant one has only a *direction*."""

    kind: str
    direction: tuple[float, float, float] = (0.0, 0.0, 1.0)
    at: tuple[float, float, float] = (0.0, 0.0, 0.0)
    points_at: tuple[float, float, float] = (0.0, 0.0, 0.0)
    focus: float = 1.0
    cone: float | None = None  # degrees


@dataclass(frozen=True, slots=True)
class Surface:
    scale: float
    constant: float  # diffuseConstant or specularConstant
    exponent: float | None  # of the specular light; None: diffuse
    color: tuple[float, float, float]


def lit(pixels: Pixels, surface: Surface, lamp: Lamp) -> Pixels:
    heights = pixels[..., 3].astype(numpy.float64)
    normals = _normals(heights, surface.scale)
    light, colors = _light(heights * surface.scale, lamp, surface.color)
    result = numpy.zeros_like(pixels)
    if surface.exponent is None:
        amount = surface.constant * numpy.maximum(0, (normals * light).sum(axis=2))
        result[..., :3] = numpy.clip(amount[..., None] * colors, 0, 1)
        result[..., 3] = 1
        return result
    half = light + numpy.array([0.0, 0.0, 1.0])
    half /= numpy.maximum(numpy.linalg.norm(half, axis=2, keepdims=True), 1e-9)
    dot = numpy.maximum(0, (normals * half).sum(axis=2))
    amount = surface.constant * numpy.power(dot, surface.exponent)
    result[..., :3] = numpy.clip(amount[..., None] * colors, 0, 1)
    result[..., 3] = result[..., :3].max(axis=2)
    return result


def _light(heights: Values, lamp: Lamp, color: tuple[float, float, float]) -> tuple[Values, Values]:
    """For each pixel the unit vector towards the lamp, and the colour of its light there."""
    rows, columns = numpy.mgrid[0 : heights.shape[0], 0 : heights.shape[1]]
    colors = numpy.broadcast_to(numpy.array(color), (*heights.shape, 3))
    if lamp.kind == "distant":
        return numpy.broadcast_to(numpy.array(lamp.direction), (*heights.shape, 3)), colors
    light = numpy.stack([lamp.at[0] - columns, lamp.at[1] - rows, lamp.at[2] - heights], axis=2)
    light = light / numpy.maximum(numpy.linalg.norm(light, axis=2, keepdims=True), 1e-9)
    if lamp.kind == "point":
        return light, colors
    axis = numpy.array(lamp.points_at) - numpy.array(lamp.at)
    axis = axis / max(float(numpy.linalg.norm(axis)), 1e-9)
    along = -(light @ axis)
    strength = numpy.where(along > 0, numpy.power(numpy.maximum(along, 0), lamp.focus), 0)
    if lamp.cone is not None:
        strength = numpy.where(along >= math.cos(math.radians(abs(lamp.cone))), strength, 0)
    return light, colors * strength[..., None]


def _normals(heights: Values, scale: float) -> Values:
    """Unit normals by the Sobel filters of the specification, with its own ones along the edges."""
    padded = numpy.pad(heights, 1, mode="edge")
    right, left = padded[:, 2:], padded[:, :-2]
    below, above = padded[2:], padded[:-2]
    across, down = right - left, below - above
    # at the edges the neighbour is the pixel itself, half as far away
    across[:, 0] *= 2
    across[:, -1] *= 2
    down[0] *= 2
    down[-1] *= 2
    x = (across[:-2] + 2 * across[1:-1] + across[2:]) / 4
    y = (down[:, :-2] + 2 * down[:, 1:-1] + down[:, 2:]) / 4
    x[0], x[-1] = (2 * across[1] + across[2]) / 3, (2 * across[-2] + across[-3]) / 3
    y[:, 0], y[:, -1] = (2 * down[:, 1] + down[:, 2]) / 3, (2 * down[:, -2] + down[:, -3]) / 3
    normals = numpy.stack([-scale * x, -scale * y, numpy.ones_like(x)], axis=2)
    return numpy.asarray(normals / numpy.linalg.norm(normals, axis=2, keepdims=True))
