"""Boxes with the corners of their region, and the small solid shapes that numbers stand in."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from ...basics.geometry import Rect
from ...basics.records import dataclass
from .marks import Ink, Mark
from .style import Edge, Look, NumberShape
from .typesetting import Setter, Use, symbol

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

CORNER: Final = 3.5  # mm
LINE: Final = 0.35
KAPPA: Final = 0.5523  # of its radius, to the control points of a quarter of a circle: 4/3 (sqrt 2 - 1)
CUTS: Final = 72  # lines round a medal


def panel(rect: Rect, look: Look, thickness: float = LINE) -> Ink:
    """A box without a ground; its corners go with the edge of the look's ledge."""
    inner = rect.outset(-thickness / 2)
    size = min(CORNER, inner.width / 4, inner.height / 4)
    steps = _CORNERS[look.edge](size)
    # From one side of a corner to the next, clockwise; a corner is written for the top left and turned for the others.
    corners = ((inner.x, inner.y, 0), (inner.right, inner.y, 1), (inner.right, inner.bottom, 2))
    path = ""
    for x, y, quarter in (*corners, (inner.x, inner.bottom, 3)):
        for command, *points in steps:
            turned = (_turned(dx, dy, quarter) for dx, dy in points)
            where = " ".join(f"{x + dx:.3f} {y + dy:.3f}" for dx, dy in turned)
            path += f"{command if path or command != 'L' else 'M'}{where}"
    return Ink(f'<path d="{path}Z" fill="none" stroke="{look.line}" stroke-width="{thickness:g}"/>')


_Steps = list[tuple[str, *tuple[tuple[float, float], ...]]]


def _turned(dx: float, dy: float, quarter: int) -> tuple[float, float]:
    for _ in range(quarter):
        dx, dy = -dy, dx
    return dx, dy


def _square(_size: float) -> _Steps:
    return [("L", (0.0, 0.0))]


def _round(size: float) -> _Steps:
    near = size * (1 - KAPPA)
    return [("L", (0.0, size)), ("C", (0.0, near), (near, 0.0), (size, 0.0))]


def _scooped(size: float) -> _Steps:
    near = size * KAPPA
    return [("L", (0.0, size)), ("C", (near, size), (size, near), (size, 0.0))]


def _stepped(size: float) -> _Steps:
    half = size / 2
    points = ((0.0, size), (half, size), (half, half), (size, half), (size, 0.0))
    return [("L", point) for point in points]


def _cut(size: float) -> _Steps:
    return [("L", (0.0, size)), ("L", (size, 0.0))]


_CORNERS: Final[Mapping[Edge, Callable[[float], _Steps]]] = {
    Edge.LOBES: _round,
    Edge.STEPS: _stepped,
    Edge.ICICLES: _scooped,
    Edge.SHARDS: _cut,
    Edge.RULE: _square,
}


# Numbers


@dataclass(frozen=True, slots=True)
class Badge:
    """The solid shape that a number stands in, white on the look's colour."""

    number: int
    height: float  # mm
    size: float  # of the figure, in points
    shape: NumberShape | None = None  # None: the style's

    def wide(self, setter: Setter) -> float:
        shape = self.shape or setter.style.numbers
        return self.height * (0.84 if shape is NumberShape.ARCH else 1.0)

    def marks(self, x: float, top: float, setter: Setter, colour: str) -> Iterator[Mark]:
        shape, high = self.shape or setter.style.numbers, self.height
        middle = x + self.wide(setter) / 2
        yield Ink(_shape(shape, x, top, high, colour))
        use = Use(self.size, high * 0.5, "display", setter.style.weight, colour="#FFFFFF", align="center")
        lower = 0.12 if shape is NumberShape.ARCH else 0.0
        baseline = top + high * (0.5 + lower) + self.size * 0.3528 * 0.36
        yield from setter.marks(setter.set(str(self.number), use), middle, baseline, use)


def _shape(shape: NumberShape, x: float, top: float, high: float, colour: str) -> str:
    half = high / 2
    if shape is NumberShape.ARCH:
        half = high * 0.42
        return (
            f'<path d="M{x:.3f} {top + high:.3f}v{half - high:.3f}a{half:.3f} {half:.3f} 0 0 1 {2 * half:.3f} 0'
            f'v{high - half:.3f}Z" fill="{colour}"/>'
        )
    if shape is NumberShape.HEXAGON:
        corners = (
            (half * math.cos(a), half * math.sin(a))
            for a in (math.pi / 6 + math.pi / 3 * n for n in range(6))
        )
        points = " ".join(f"{x + half + dx:.3f},{top + half + dy:.3f}" for dx, dy in corners)
        return f'<polygon points="{points}" fill="{colour}"/>'
    ring = f'<circle cx="{x + half:.3f}" cy="{top + half:.3f}" r="{{}}" fill="{{}}"{{}}/>'
    if shape is NumberShape.RING:
        stroke = f' stroke="#fff" stroke-width="{high * 0.035:.3f}"'
        return ring.format(f"{half:.3f}", colour, "") + ring.format(f"{half * 0.84:.3f}", "none", stroke)
    return ring.format(f"{half:.3f}", colour, "")


def medal(name: str, rect: Rect, colour: str) -> Iterator[Ink]:
    """A disc with fine lines round its rim, as on a coin, and a symbol of the game on it."""
    (x, y), radius = rect.center, rect.width / 2
    yield Ink(
        f'<circle cx="{x:.3f}" cy="{y:.3f}" r="{radius:.3f}" fill="{colour}"/>'
        f'<path d="{cuts(x, y, radius * 0.84, radius * 0.95)}" stroke="#fff" stroke-width="{radius * 0.03:.3f}"/>'
        f'<circle cx="{x:.3f}" cy="{y:.3f}" r="{radius * 0.76:.3f}" fill="none" stroke="#fff"'
        f' stroke-width="{radius * 0.035:.3f}"/>'
    )
    side = radius * 0.98
    yield symbol(name, Rect(x - side / 2, y - side / 2, side, side), "#FFFFFF")


def cuts(x: float, y: float, inner: float, outer: float, count: int = CUTS) -> str:
    """Short lines round a middle, as path data."""
    parts = []
    for number in range(count):
        c, s = math.cos(2 * math.pi * number / count), math.sin(2 * math.pi * number / count)
        parts.append(f"M{x + inner * c:.3f} {y + inner * s:.3f}L{x + outer * c:.3f} {y + outer * s:.3f}")
    return "".join(parts)
