"""What is on every page of a book: the ledge under a title, the arch of the page number; and plain lines."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping
from typing import Final

from ...basics.geometry import Rect
from .marks import Ink
from .style import Edge, Look

SHADOW, LIT = 0.55, 0.34  # mm under a ledge
USUAL: Final = 1.7  # mm that a ledge is thick at least; a thinner one is carved finer
_Points = list[tuple[float, float]]


def ledge(rect: Rect, look: Look, seed: str) -> Iterator[Ink]:
    """The bar under a title: straight above, with the edge of its look below, another one for every *seed*."""
    if look.edge is Edge.RULE:
        thick = rect.height * 0.55
        yield Ink(box(Rect(rect.x, rect.y, rect.width, thick), look.title))
        yield Ink(box(Rect(rect.x, rect.y + thick + 0.6, rect.width, 0.25), look.title))
        return
    scale = min(rect.height / USUAL, 1.0)
    foot = _EDGES[look.edge](rect.width / scale, random.Random(seed))
    whole = Rect(0, 0, rect.width / scale, rect.height / scale)
    place = f'transform="translate({rect.x:.3f} {rect.y:.3f}) scale({scale:.4f})"'
    for drop, colour in ((SHADOW + LIT, look.line), (SHADOW, look.accent), (0.0, look.title)):
        yield Ink(f'<path {place} d="{_ledge_path(whole, foot, drop)}" fill="{colour}"/>')


def _ledge_path(rect: Rect, foot: str, drop: float) -> str:
    foot_y = rect.bottom + drop
    start, end = f"M{rect.x:.3f} {rect.y:.3f}V{foot_y:.3f}", f"L{rect.right:.3f} {foot_y:.3f}V{rect.y:.3f}Z"
    return start + foot + end


def _lobes(width: float, rng: random.Random) -> str:
    """Lobes of uneven length: never an even row, which would be a curtain."""
    parts, at = [], 0.0
    while at < width - 3:
        length = min(rng.choice((3, 4, 5, 7, 9, 12, 15)) * rng.uniform(0.8, 1.1), width - at)
        depth = min(0.5 + length * rng.uniform(0.1, 0.24), 3.4)
        parts.append(f"c{length * 0.1:.3f} {depth:.3f} {length * 0.9:.3f} {depth:.3f} {length:.3f} 0")
        at += length
    return "".join(parts)


def _steps(width: float, rng: random.Random) -> str:
    parts, at, level = [], 0.0, 0.0
    while at < width - 4:
        length = min(rng.uniform(2.0, 9.0), width - at)
        deep = rng.choice((0.0, 0.6, 1.1, 1.7))
        parts.append(f"v{deep - level:.3f}h{length:.3f}")
        at, level = at + length, deep
    return "".join(parts)


def _teeth(width: float, rng: random.Random, least: float, most: float, lean: float) -> str:
    parts, at = [], 0.0
    while at < width - most:
        length = rng.uniform(least, most)
        deep, tip = rng.uniform(0.5, 2.6), length * rng.uniform(0.5 - lean, 0.5 + lean)
        parts.append(f"l{tip:.3f} {deep:.3f}l{length - tip:.3f} {-deep:.3f}")
        at += length
    return "".join(parts)


_EDGES: Final[Mapping[Edge, Callable[[float, random.Random], str]]] = {
    Edge.LOBES: _lobes,
    Edge.STEPS: _steps,
    Edge.ICICLES: lambda width, rng: _teeth(width, rng, 0.9, 3.2, 0.1),
    Edge.SHARDS: lambda width, rng: _teeth(width, rng, 3.0, 8.0, 0.35),
}


def rule(x: float, y: float, width: float, thickness: float, colour: str) -> Ink:
    """A line whose top edge lies at *y*."""
    return Ink(box(Rect(x, y, width, thickness), colour))


def box(rect: Rect, colour: str) -> str:
    x, y, width, height = (f"{side:.4f}" for side in rect)
    return f'<rect x="{x}" y="{y}" width="{width}" height="{height}" fill="{colour}"/>'


def frame(rect: Rect, colour: str, thickness: float = 0.35, dashes: str = "") -> Ink:
    x, y, width, height = (f"{side:.4f}" for side in rect)
    dashed = f' stroke-dasharray="{dashes}"' if dashes else ""
    return Ink(
        f'<rect x="{x}" y="{y}" width="{width}" height="{height}" fill="none" stroke="{colour}"'
        f' stroke-width="{thickness:g}"{dashed}/>'
    )


def place(rect: Rect, radius: float, stroke: str) -> Ink:
    """A white card of which only the edge is seen."""
    x, y, width, height = (f"{side:.3f}" for side in rect)
    return Ink(
        f'<rect x="{x}" y="{y}" width="{width}" height="{height}" rx="{radius:.3f}" fill="#fff"'
        f' stroke="{stroke}" stroke-width="0.15"/>'
    )


def dot(x: float, y: float, radius: float, colour: str, ring: float) -> Ink:
    """A dot with a white ring round it."""
    return Ink(
        f'<circle cx="{x:.3f}" cy="{y:.3f}" r="{radius + ring:.3f}" fill="#fff"/>'
        f'<circle cx="{x:.3f}" cy="{y:.3f}" r="{radius:.3f}" fill="{colour}"/>'
    )
