"""Basic shapes → outlines, cached by their numbers. Start points and directions are those of SVG 2, chapter 10."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Final

from ...basics.pathdata import Operation
from . import paths, values
from .paths import EMPTY, Path
from .tree import Node

KAPPA: Final = 0.5522847498307936  # control points of a quarter circle: 4/3·tan(π/8) = 4/3·(√2 − 1)

Measure = Callable[[Node, str, str], float]
"""(node, attribute, axis "x" | "y" | "d") → user units; 0 for a missing or unreadable one."""


def outline(node: Node, measure: Measure) -> Path | None:
    """The outline of a basic shape; None for an element that is none, `EMPTY` for one that draws nothing."""
    if node.tag == "path":
        data = node.attributes.get("d")
        return paths.parse(data) if data else EMPTY
    maker = _MAKERS.get(node.tag)
    return maker(node, measure) if maker else None


def _rect(node: Node, measure: Measure) -> Path:
    width, height = measure(node, "width", "x"), measure(node, "height", "y")
    if width <= 0 or height <= 0:
        return EMPTY
    rx, ry = _radius(node, measure, "rx", "x"), _radius(node, measure, "ry", "y")
    rx, ry = ry if rx is None else rx, rx if ry is None else ry
    return rectangle(
        measure(node, "x", "x"),
        measure(node, "y", "y"),
        width,
        height,
        min(rx or 0.0, width / 2),
        min(ry or 0.0, height / 2),
    )


def _radius(node: Node, measure: Measure, name: str, axis: str) -> float | None:
    """A radius; None for `auto`, a missing, an unreadable or a negative one."""
    text = node.attributes.get(name)
    if text is None or values.length(text) is None:
        return None
    value = measure(node, name, axis)
    return None if value < 0 else value


def _circle(node: Node, measure: Measure) -> Path:
    radius = measure(node, "r", "d")
    return ellipse(measure(node, "cx", "x"), measure(node, "cy", "y"), radius, radius)


def _ellipse(node: Node, measure: Measure) -> Path:
    rx, ry = _radius(node, measure, "rx", "x"), _radius(node, measure, "ry", "y")
    rx, ry = ry if rx is None else rx, rx if ry is None else ry
    return ellipse(measure(node, "cx", "x"), measure(node, "cy", "y"), rx or 0.0, ry or 0.0)


def _line(node: Node, measure: Measure) -> Path:
    return line(
        measure(node, "x1", "x"), measure(node, "y1", "y"), measure(node, "x2", "x"), measure(node, "y2", "y")
    )


def _polyline(node: Node, measure: Measure) -> Path:
    return polygon(node.get("points"), closed=False)


def _polygon(node: Node, measure: Measure) -> Path:
    return polygon(node.get("points"), closed=True)


_MAKERS: Final[dict[str, Callable[[Node, Measure], Path]]] = {
    "rect": _rect,
    "circle": _circle,
    "ellipse": _ellipse,
    "line": _line,
    "polyline": _polyline,
    "polygon": _polygon,
}


@lru_cache(4096)
def rectangle(x: float, y: float, width: float, height: float, rx: float = 0.0, ry: float = 0.0) -> Path:
    right, bottom = x + width, y + height
    if rx <= 0 or ry <= 0:
        return Path((("M", x, y), ("L", right, y), ("L", right, bottom), ("L", x, bottom), ("Z",)))
    kx, ky = rx * (1 - KAPPA), ry * (1 - KAPPA)
    return Path(
        (
            ("M", x + rx, y),
            ("L", right - rx, y),
            ("C", right - kx, y, right, y + ky, right, y + ry),
            ("L", right, bottom - ry),
            ("C", right, bottom - ky, right - kx, bottom, right - rx, bottom),
            ("L", x + rx, bottom),
            ("C", x + kx, bottom, x, bottom - ky, x, bottom - ry),
            ("L", x, y + ry),
            ("C", x, y + ky, x + kx, y, x + rx, y),
            ("Z",),
        )
    )


@lru_cache(4096)
def ellipse(cx: float, cy: float, rx: float, ry: float) -> Path:
    if rx <= 0 or ry <= 0:
        return EMPTY
    kx, ky = rx * KAPPA, ry * KAPPA
    return Path(
        (
            ("M", cx + rx, cy),
            ("C", cx + rx, cy + ky, cx + kx, cy + ry, cx, cy + ry),
            ("C", cx - kx, cy + ry, cx - rx, cy + ky, cx - rx, cy),
            ("C", cx - rx, cy - ky, cx - kx, cy - ry, cx, cy - ry),
            ("C", cx + kx, cy - ry, cx + rx, cy - ky, cx + rx, cy),
            ("Z",),
        )
    )


@lru_cache(4096)
def line(x1: float, y1: float, x2: float, y2: float) -> Path:
    return Path((("M", x1, y1), ("L", x2, y2)))


@lru_cache(2048)
def polygon(points: str, *, closed: bool) -> Path:
    """The points as far as they can be read; an odd coordinate at the end is left out, and is a fault."""
    coordinates, rest = values.leading_numbers(points)
    fault = "points are pairs of numbers" if rest or len(coordinates) % 2 else None
    operations: list[Operation] = [
        ("L" if index else "M", coordinates[index], coordinates[index + 1])
        for index in range(0, len(coordinates) - 1, 2)
    ]
    if len(operations) < 2:
        return Path((), fault)
    if closed:
        operations.append(("Z",))
    return Path(operations, fault)
