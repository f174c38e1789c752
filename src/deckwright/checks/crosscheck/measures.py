"""Numbers, lengths, boxes and colours of SVG, read a second time, as far as CairoSVG is trusted with them."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

import tinycss2.color4

from ...basics.geometry import Matrix, Rect

_LENGTH: Final = re.compile(r"([-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?)\s*(px|mm|cm|in|pt|pc)?")
_PX: Final = {None: 1.0, "px": 1.0, "mm": 96 / 25.4, "cm": 96 / 2.54, "in": 96.0, "pt": 96 / 72, "pc": 16.0}


class UnprovenError(Exception):
    """Something that CairoSVG is not known to draw right; the message says what, in a few words for a list."""


class Color(NamedTuple):
    rgb: str  # as CairoSVG reads it
    alpha: float


def length(text: str | None, default: float = 0.0) -> float:
    """A length in user units."""
    if text is None or not text.strip():
        return default
    match = _LENGTH.fullmatch(text.strip())
    if match is None:
        raise UnprovenError("relative lengths")
    return float(match[1]) * _PX[match[2]]


def fraction(text: str) -> float:
    """A number or percentage, held between 0 and 1."""
    try:
        value = float(text.removesuffix("%")) / (100 if text.endswith("%") else 1)
    except ValueError as error:
        raise UnprovenError("values out of the ordinary") from error
    return min(1.0, max(0.0, value))


def color(text: str, current: str) -> Color:
    parsed = tinycss2.color4.parse_color(current if text.lower() == "currentcolor" else text)
    if parsed is None or parsed == "currentcolor":
        raise UnprovenError("values out of the ordinary")
    r, g, b = (min(255, max(0, round(channel * 255))) for channel in parsed.to("srgb").coordinates)
    return Color(f"rgb({r},{g},{b})", parsed.alpha)


def view_box(text: str | None) -> Rect | None:
    if not text:
        return None
    x, y, width, height = (float(part) for part in text.replace(",", " ").split())
    return Rect(x, y, width, height)


def fit(box: Rect, place: Rect, ratio: str) -> tuple[Matrix, Rect]:
    """The map from a view box onto its place, by preserveAspectRatio, and the part of the place that it fills."""
    align, *rest = (ratio or "xMidYMid").split()
    across, down = place.width / box.width, place.height / box.height
    if align != "none":
        across = down = max(across, down) if "slice" in rest else min(across, down)
    width, height = box.width * across, box.height * down
    x = place.x + (place.width - width) * _SHARE[align[1:4] if align != "none" else "Min"]
    y = place.y + (place.height - height) * _SHARE[align[5:8] if align != "none" else "Min"]
    return Matrix(across, 0, 0, down, x - box.x * across, y - box.y * down), Rect(x, y, width, height)


_SHARE: Final = {"Min": 0.0, "Mid": 0.5, "Max": 1.0}


def matrix(value: Matrix) -> str:
    return f"matrix({value.a:.9g} {value.b:.9g} {value.c:.9g} {value.d:.9g} {value.e:.9g} {value.f:.9g})"
