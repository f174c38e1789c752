"""feConvolveMatrix: each pixel a weighted sum of its neighbours (Filter Effects 1, section 9.9)."""

from __future__ import annotations

from typing import Final

import numpy

from ....basics.records import dataclass
from ...document import values
from ...document.tree import Node
from ..pixels import Pixels, blank, plain, premultiplied
from ..primitive import FilterRun, Primitive, number, pair

_PADDING: Final = {"duplicate": "edge", "wrap": "wrap", "none": "constant"}
_MOST_CELLS: Final = 1024


@dataclass(frozen=True, slots=True)
class Kernel:
    """Rows of numbers, and the cell that stands on the pixel."""

    rows: tuple[tuple[float, ...], ...]
    target: tuple[int, int]
    divisor: float
    bias: float
    edge: str  # duplicate, wrap, none
    keeps_alpha: bool


def _draw(run: FilterRun, node: Node, linear: bool) -> Pixels:
    pixels = run.input(node, linear=linear)
    kernel = _kernel(node)
    return _convolve(pixels, kernel, run.step) if kernel else blank(pixels)


def _kernel(node: Node) -> Kernel | None:
    """None for attributes that contradict each other: the primitive is then transparent."""
    order = pair(node.get("order", "3"), 3.0)
    across, down = (int(side) for side in order) if min(order) >= 1 else (3, 3)  # a fraction is cut off
    cells = values.numbers(node.get("kernelMatrix")) or ()
    if across * down > _MOST_CELLS or len(cells) != across * down:
        return None
    target = (
        int(number(node, "targetX", across // 2)),
        int(number(node, "targetY", down // 2)),
    )
    if not (0 <= target[0] < across and 0 <= target[1] < down):
        return None
    total = sum(cells)
    divisor = number(node, "divisor", total if abs(total) > 1e-6 else 1.0)
    if divisor == 0:
        return None
    rows = tuple(cells[row * across : (row + 1) * across] for row in range(down))
    edge = node.get("edgeMode", "duplicate")
    return Kernel(
        rows,
        target,
        divisor,
        number(node, "bias", 0.0),
        edge if edge in _PADDING else "duplicate",
        node.get("preserveAlpha") == "true",
    )


def _convolve(pixels: Pixels, kernel: Kernel, step: int) -> Pixels:
    """*step*: how far the cells of the kernel are apart."""
    height, width = pixels.shape[:2]
    source = plain(pixels) if kernel.keeps_alpha else pixels
    rows, columns = len(kernel.rows), len(kernel.rows[0])
    left, top = kernel.target
    room = ((top * step, (rows - 1 - top) * step), (left * step, (columns - 1 - left) * step), (0, 0))
    padded = numpy.pad(source, room, mode=_PADDING[kernel.edge])  # type: ignore[call-overload]
    result = numpy.zeros_like(pixels)
    for row in range(rows):
        for column in range(columns):
            weight = kernel.rows[rows - 1 - row][columns - 1 - column]
            if weight:
                y, x = row * step, column * step
                result += padded[y : y + height, x : x + width] * numpy.float32(weight)
    result = result / numpy.float32(kernel.divisor)
    if kernel.keeps_alpha:
        result += numpy.float32(kernel.bias)
        result[..., 3] = pixels[..., 3]
        return premultiplied(result)
    result += numpy.float32(kernel.bias) * pixels[..., 3:4]
    result = numpy.clip(result, 0, 1)
    result[..., :3] = numpy.minimum(result[..., :3], result[..., 3:4])
    return result


def _cost(run: FilterRun, node: Node) -> float:
    kernel = _kernel(node)
    return 100.0 + 20.0 * (sum(map(len, kernel.rows)) if kernel else 0)


PRIMITIVES: Final = {"feConvolveMatrix": Primitive(_draw, has_axes=True, by_pixels=True, cost=_cost)}
