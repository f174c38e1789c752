"""The blend modes that mix hue, saturation and luminosity (Compositing and Blending 1: non-separable blend modes).

Arrays of height × width × 3, not premultiplied, from 0 to 1; the backdrop comes first, then the source.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import numpy

from .pixels import Values

_LEAST: Final = 1e-6  # a range below it counts as none


def _luminosity(color: Values) -> Values:
    return numpy.asarray(color @ numpy.array([[0.3], [0.59], [0.11]], color.dtype))


def _saturation(color: Values) -> Values:
    return numpy.asarray(numpy.ptp(color, axis=2, keepdims=True))


def _with_luminosity(color: Values, wanted: Values) -> Values:
    """The colour moved to a luminosity, and drawn towards its grey as far as it leaves 0 to 1."""
    color = color + wanted - _luminosity(color)
    least, most = color.min(axis=2, keepdims=True), color.max(axis=2, keepdims=True)
    lifted = wanted + (color - wanted) * wanted / numpy.maximum(wanted - least, _LEAST)
    color = numpy.where(least < 0, lifted, color)
    lowered = wanted + (color - wanted) * (1 - wanted) / numpy.maximum(most - wanted, _LEAST)
    return numpy.where(most > 1, lowered, color)


def _with_saturation(color: Values, wanted: Values) -> Values:
    span = _saturation(color)
    spread = (color - color.min(axis=2, keepdims=True)) * wanted / numpy.maximum(span, _LEAST)
    return numpy.where(span > _LEAST, spread, 0)


MODES: Final[dict[str, Callable[[Values, Values], Values]]] = {
    "hue": lambda b, s: _with_luminosity(_with_saturation(s, _saturation(b)), _luminosity(b)),
    "saturation": lambda b, s: _with_luminosity(_with_saturation(b, _saturation(s)), _luminosity(b)),
    "color": lambda b, s: _with_luminosity(s, _luminosity(b)),
    "luminosity": lambda b, s: _with_luminosity(b, _luminosity(s)),
}
