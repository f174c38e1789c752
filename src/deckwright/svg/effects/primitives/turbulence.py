"""feTurbulence: Perlin's noise, by the generator and lattice of the specification's reference code.

Filter Effects 1, section 9.21; Perlin: An Image Synthesizer, 1985.
"""

from __future__ import annotations

import math
from functools import lru_cache
from typing import Any, Final, NamedTuple

import numpy
import numpy.typing as npt

from ....basics.records import dataclass
from ...document import values
from ...document.tree import Node
from ..pixels import Pixels, Values, blank, premultiplied
from ..primitive import FilterRun, Primitive, number, pair

_SIZE: Final = 256
_MODULUS: Final = 2147483647
_MOST_OCTAVES: Final = 12  # each is half as strong as the one before: more add less than a bit


@dataclass(frozen=True, slots=True)
class Noise:
    """feTurbulence's attributes."""

    frequency: tuple[float, float]
    octaves: int
    seed: int
    is_fractal: bool


def _draw(run: FilterRun, node: Node, linear: bool) -> Pixels:
    fx, fy = pair(node.get("baseFrequency"))
    octaves = int(number(node, "numOctaves", 1.0))
    if fx < 0 or fy < 0 or octaves <= 0:
        return blank(run.source.pixels)
    back = values.inverse(run.raster.to_pixels)
    height, width = run.source.pixels.shape[:2]
    if back is None:
        return blank(run.source.pixels)
    rows, columns = numpy.mgrid[0:height, 0:width]
    xs = back.a * columns + back.c * rows + back.e
    ys = back.b * columns + back.d * rows + back.f
    is_fractal = node.get("type") == "fractalNoise"
    seed = math.trunc(number(node, "seed", 0.0))
    noise = Noise((fx, fy), octaves, seed, is_fractal)
    return _turbulence(xs, ys, noise)


def _turbulence(xs: Values, ys: Values, noise: Noise) -> Pixels:
    """The noise at the points (xs, ys) of user space."""
    selector, gradients = _lattice(noise.seed)
    result = numpy.zeros((*xs.shape, 4))
    fx, fy = noise.frequency
    x, y, ratio = xs * fx, ys * fy, 1.0
    for _ in range(min(noise.octaves, _MOST_OCTAVES)):
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


def _next(seed: int) -> int:
    """Park and Miller's minimal random numbers, by Schrage's division."""
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


def _cost(run: FilterRun, node: Node) -> float:
    return 250.0 + 380.0 * min(max(0.0, number(node, "numOctaves", 1.0)), _MOST_OCTAVES)


PRIMITIVES: Final = {"feTurbulence": Primitive(_draw, inputs=(), has_axes=True, by_pixels=True, cost=_cost)}
