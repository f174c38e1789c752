"""feColorMatrix and feComponentTransfer: other colours, pixel by pixel (Filter Effects 1, sections 9.6 and 9.7).

Both work on colours that are not premultiplied.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Final

import numpy

from ...document import values
from ...document.tree import Node
from ..pixels import Pixels, Values, plain, premultiplied
from ..primitive import FilterRun, Primitive, number

Curve = Callable[[Values], Values]

LUMINANCE_TO_ALPHA: Final = (*(0.0,) * 15, 0.2125, 0.7154, 0.0721, 0.0, 0.0)


def _draw_matrix(run: FilterRun, node: Node, linear: bool) -> Pixels:
    pixels = run.input(node, linear=linear)
    numbers = values.numbers(node.get("values")) or ()
    kind = node.get("type", "matrix")
    if kind == "luminanceToAlpha":
        return apply_matrix(pixels, LUMINANCE_TO_ALPHA)
    if kind == "saturate":
        return apply_matrix(pixels, saturate_matrix(max(0.0, numbers[0]) if numbers else 1.0))
    if kind == "hueRotate":
        return apply_matrix(pixels, hue_matrix(numbers[0] if numbers else 0.0))
    return apply_matrix(pixels, numbers) if len(numbers) == 20 else pixels


def apply_matrix(pixels: Pixels, matrix: Sequence[float]) -> Pixels:
    """20 numbers, row by row: what red, green, blue, alpha and 1 give to each of the four."""
    rows = numpy.asarray(matrix, numpy.float32).reshape(4, 5)
    return premultiplied(plain(pixels) @ rows[:, :4].T + rows[:, 4])


def saturate_matrix(s: float) -> tuple[float, ...]:
    """Here and in the next: the coefficients of the specification, in its order."""
    return (
        *(0.213 + 0.787 * s, 0.715 - 0.715 * s, 0.072 - 0.072 * s, 0, 0),
        *(0.213 - 0.213 * s, 0.715 + 0.285 * s, 0.072 - 0.072 * s, 0, 0),
        *(0.213 - 0.213 * s, 0.715 - 0.715 * s, 0.072 + 0.928 * s, 0, 0),
        *(0, 0, 0, 1, 0),
    )


def hue_matrix(degrees: float) -> tuple[float, ...]:
    c, s = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    return (
        *(0.213 + c * 0.787 - s * 0.213, 0.715 - c * 0.715 - s * 0.715, 0.072 - c * 0.072 + s * 0.928, 0, 0),
        *(0.213 - c * 0.213 + s * 0.143, 0.715 + c * 0.285 + s * 0.140, 0.072 - c * 0.072 - s * 0.283, 0, 0),
        *(0.213 - c * 0.213 - s * 0.787, 0.715 - c * 0.715 + s * 0.715, 0.072 + c * 0.928 + s * 0.072, 0, 0),
        *(0, 0, 0, 1, 0),
    )


def sepia_matrix(amount: float) -> tuple[float, ...]:
    a = 1 - amount
    return (
        *(0.393 + 0.607 * a, 0.769 - 0.769 * a, 0.189 - 0.189 * a, 0, 0),
        *(0.349 - 0.349 * a, 0.686 + 0.314 * a, 0.168 - 0.168 * a, 0, 0),
        *(0.272 - 0.272 * a, 0.534 - 0.534 * a, 0.131 + 0.869 * a, 0, 0),
        *(0, 0, 0, 1, 0),
    )


def _draw_curves(run: FilterRun, node: Node, linear: bool) -> Pixels:
    curves: dict[str, Curve | None] = {}
    for child in node.children:
        if child.tag.startswith("feFunc"):
            curves[child.tag[-1]] = _curve(child)
    return apply_curves(run.input(node, linear=linear), [curves.get(channel) for channel in "RGBA"])


def _curve(node: Node) -> Curve | None:
    kind = node.get("type")
    table = values.numbers(node.get("tableValues")) or ()
    if kind in ("table", "discrete") and table:
        return table_curve(table) if kind == "table" else discrete_curve(table)
    if kind == "linear":
        return linear_curve(number(node, "slope", 1.0), number(node, "intercept", 0.0))
    if kind == "gamma":
        amplitude, exponent = number(node, "amplitude", 1.0), number(node, "exponent", 1.0)
        return gamma_curve(amplitude, exponent, number(node, "offset", 0.0))
    return None


def apply_curves(pixels: Pixels, curves: Sequence[Curve | None]) -> Pixels:
    """A curve for red, green, blue and alpha; None leaves the channel as it is."""
    result = plain(pixels)
    for channel, curve in enumerate(curves):
        if curve is not None:
            result[..., channel] = numpy.clip(curve(result[..., channel]), 0, 1)
    return premultiplied(result)


def table_curve(table: Sequence[float]) -> Curve:
    levels = numpy.linspace(0, 1, len(table)) if len(table) > 1 else numpy.array([0.0])
    return lambda values: numpy.interp(values, levels, table)


def discrete_curve(table: Sequence[float]) -> Curve:
    steps = numpy.asarray(table)
    return lambda values: steps[numpy.minimum((values * len(steps)).astype(int), len(steps) - 1)]


def linear_curve(slope: float, intercept: float) -> Curve:
    return lambda values: slope * values + intercept


def gamma_curve(amplitude: float, exponent: float, offset: float) -> Curve:
    return lambda values: amplitude * numpy.power(values, exponent) + offset


PRIMITIVES: Final = {"feColorMatrix": Primitive(_draw_matrix), "feComponentTransfer": Primitive(_draw_curves)}
