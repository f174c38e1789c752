"""feBlend: two pictures mixed by a blend mode (Filter Effects 1, section 9.5; Compositing and Blending 1).

A mode takes colours that are not premultiplied, the backdrop first, then the source.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import numpy

from ...document.tree import Node
from .. import hues
from ..pixels import Pixels, Values, blank, over, plain
from ..primitive import TWO_INPUTS, FilterRun, Primitive


def _draw(run: FilterRun, node: Node, linear: bool) -> Pixels:
    above, below = run.input(node, linear=linear), run.input(node, "in2", linear=linear)
    return blend(above, below, node.get("mode", "normal"))


def blend(above: Pixels, below: Pixels, mode: str) -> Pixels:
    mix = MODES.get(mode)
    if mix is None:
        return over(above, below)
    a, b = above[..., 3:4], below[..., 3:4]
    source, backdrop = plain(above)[..., :3], plain(below)[..., :3]
    result = blank(above)
    result[..., :3] = (1 - b) * above[..., :3] + (1 - a) * below[..., :3] + a * b * mix(backdrop, source)
    result[..., 3:4] = a + b - a * b
    return result


def _hard_light(backdrop: Values, source: Values) -> Values:
    dark, light = 2 * backdrop * source, 1 - 2 * (1 - backdrop) * (1 - source)
    return numpy.asarray(numpy.where(source <= 0.5, dark, light))


def _soft_light(backdrop: Values, source: Values) -> Values:
    curve = numpy.where(
        backdrop <= 0.25, ((16 * backdrop - 12) * backdrop + 4) * backdrop, numpy.sqrt(backdrop)
    )
    dark = backdrop - (1 - 2 * source) * backdrop * (1 - backdrop)
    light = backdrop + (2 * source - 1) * (curve - backdrop)
    return numpy.asarray(numpy.where(source <= 0.5, dark, light))


def _dodge(backdrop: Values, source: Values) -> Values:
    room = numpy.maximum(1 - source, 1e-6)
    return numpy.where(backdrop <= 0, 0, numpy.minimum(1, backdrop / room))


def _burn(backdrop: Values, source: Values) -> Values:
    return numpy.where(backdrop >= 1, 1, 1 - numpy.minimum(1, (1 - backdrop) / numpy.maximum(source, 1e-6)))


MODES: Final[dict[str, Callable[[Values, Values], Values]]] = {
    "multiply": lambda b, s: b * s,
    "screen": lambda b, s: b + s - b * s,
    "darken": numpy.minimum,
    "lighten": numpy.maximum,
    "overlay": lambda b, s: _hard_light(s, b),
    "hard-light": _hard_light,
    "soft-light": _soft_light,
    "color-dodge": _dodge,
    "color-burn": _burn,
    "difference": lambda b, s: abs(b - s),
    "exclusion": lambda b, s: b + s - 2 * b * s,
    **hues.MODES,
}

PRIMITIVES: Final = {"feBlend": Primitive(_draw, inputs=TWO_INPUTS, cost=180.0)}
