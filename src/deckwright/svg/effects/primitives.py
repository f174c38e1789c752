"""The usual primitives of a `<filter>`: which effect each is, with its attributes."""

from __future__ import annotations

from typing import Final

from ..document import values
from ..document.tree import Node
from ..paint import paint
from . import effects
from .effects import Pixels
from .primitive import Primitive, Run, number, pair


def _blur(job: Run, node: Node, linear: bool) -> Pixels:
    pixels = job.input(node, linear=linear)
    across, down = job.scaled(*pair(node.get("stdDeviation")))
    return pixels if across < 0 or down < 0 else effects.blurred(pixels, across, down)


def _offset(job: Run, node: Node, linear: bool) -> Pixels:
    dx, dy = job.scaled(number(node, "dx", 0.0), number(node, "dy", 0.0))
    return effects.shifted(job.input(node, linear=linear), dx, dy)


def _flood_color(node: Node, linear: bool, like: Pixels) -> Pixels:
    own = node.style
    written = own["flood-color"]
    color = values.color(written) or paint.current_color(own)
    alpha = color.alpha * paint.opacity(own, "flood-opacity")
    filled = effects.flood(like[:1, :1], color.red, color.green, color.blue, alpha)
    return effects.converted(filled, to_linear=True) if linear else filled


def _flood(job: Run, node: Node, linear: bool) -> Pixels:
    result = effects.blank(job.source.pixels)
    result[...] = _flood_color(node, linear, result)
    return result


def _shadow(job: Run, node: Node, linear: bool) -> Pixels:
    pixels = job.input(node, linear=linear)
    dx, dy = job.scaled(number(node, "dx", 2.0), number(node, "dy", 2.0))
    across, down = job.scaled(*pair(node.get("stdDeviation", "2"), 2.0))
    soft = effects.blurred(effects.alpha_only(pixels), max(0.0, across), max(0.0, down))
    shadow = _flood_color(node, linear, pixels) * effects.shifted(soft, dx, dy)[..., 3:4]
    return effects.over(pixels, shadow)


def _blend(job: Run, node: Node, linear: bool) -> Pixels:
    above, below = job.input(node, linear=linear), job.input(node, "in2", linear=linear)
    return effects.blended(above, below, node.get("mode", "normal"))


def _composite(job: Run, node: Node, linear: bool) -> Pixels:
    first, second = job.input(node, linear=linear), job.input(node, "in2", linear=linear)
    k = [number(node, name, 0.0) for name in ("k1", "k2", "k3", "k4")]
    return effects.composite(first, second, node.get("operator", "over"), k)


def _merge(job: Run, node: Node, linear: bool) -> Pixels:
    result = effects.blank(job.source.pixels)
    for child in node.children:
        if child.tag == "feMergeNode":
            result = effects.over(job.input(child, linear=linear), result)
    return result


def _matrix(job: Run, node: Node, linear: bool) -> Pixels:
    pixels = job.input(node, linear=linear)
    numbers = values.numbers(node.get("values")) or ()
    kind = node.get("type", "matrix")
    if kind == "luminanceToAlpha":
        return effects.recoloured(pixels, effects.LUMINANCE_TO_ALPHA)
    if kind == "saturate":
        return effects.recoloured(pixels, effects.saturate_matrix(max(0.0, numbers[0]) if numbers else 1.0))
    if kind == "hueRotate":
        return effects.recoloured(pixels, effects.hue_matrix(numbers[0] if numbers else 0.0))
    return effects.recoloured(pixels, numbers) if len(numbers) == 20 else pixels


def _transfer(job: Run, node: Node, linear: bool) -> Pixels:
    curves: dict[str, effects.Curve | None] = {}
    for child in node.children:
        if child.tag.startswith("feFunc"):
            curves[child.tag[-1]] = _curve(child)
    return effects.transferred(job.input(node, linear=linear), [curves.get(channel) for channel in "RGBA"])


def _curve(node: Node) -> effects.Curve | None:
    kind = node.get("type")
    table = values.numbers(node.get("tableValues")) or ()
    if kind in ("table", "discrete") and table:
        return effects.table_curve(table) if kind == "table" else effects.discrete_curve(table)
    if kind == "linear":
        return effects.linear_curve(number(node, "slope", 1.0), number(node, "intercept", 0.0))
    if kind == "gamma":
        amplitude, exponent = number(node, "amplitude", 1.0), number(node, "exponent", 1.0)
        return effects.gamma_curve(amplitude, exponent, number(node, "offset", 0.0))
    return None


def _morphology(job: Run, node: Node, linear: bool) -> Pixels:
    pixels = job.input(node, linear=linear)
    across, down = job.scaled(*pair(node.get("radius")))
    if across <= 0 and down <= 0:
        return pixels
    return effects.morphed(pixels, across, down, dilate=node.get("operator", "erode") == "dilate")


def _tile(job: Run, node: Node, linear: bool) -> Pixels:
    pixels = job.input(node, linear=linear)
    found = job.results.get(node.get("in")) or job.last or job.source
    return effects.tiled(pixels, *found.rect)


PRIMITIVES: Final[dict[str, Primitive]] = {
    "feGaussianBlur": _blur,
    "feOffset": _offset,
    "feFlood": _flood,
    "feDropShadow": _shadow,
    "feBlend": _blend,
    "feComposite": _composite,
    "feMerge": _merge,
    "feColorMatrix": _matrix,
    "feComponentTransfer": _transfer,
    "feMorphology": _morphology,
    "feTile": _tile,
}
