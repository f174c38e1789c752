"""The mouth of a cave: a tall opening with rock round it, whose edges are uneven and stand on white paper."""

from __future__ import annotations

import math
import random
from collections.abc import Iterator, Sequence
from typing import Final

from ..basics.geometry import Rect
from .page.marks import Ink
from .page.style import Look

LOBE: Final = 0.075  # of its width that a scratch on the rock is long
RISE: Final = 0.46  # of its width that its vault is high


def rock(opening: Rect, rim: float, look: Look, rng: random.Random) -> Iterator[Ink]:
    """Three rings, each with an inner edge of lobes: the lit line, the shade, the rock itself."""
    outer = _lobes(_along(opening.outset(rim * 0.8), rim * 1.1), rng, rim * 0.22)
    for inset, depth, colour in ((0.0, 0.20, look.line), (0.05, 0.20, look.accent), (0.36, 0.26, look.title)):
        seeded = random.Random(f"{look.title}{inset > 0.2}")
        inner = _lobes(_along(opening.outset(rim * (inset - 0.02)), rim * 0.75), seeded, -rim * depth)
        yield Ink(f'<path d="{outer}{inner}" fill="{colour}" fill-rule="evenodd"/>')
    yield Ink(_scratches(opening.outset(rim * 0.62), look, rng))


def mouth(rect: Rect) -> str:
    """Straight sides and foot, half an ellipse above."""
    rise = rect.width * RISE
    x, y, right, foot = rect.x, rect.y, rect.right, rect.bottom
    return (
        f"M{x:.3f} {foot:.3f}V{y + rise:.3f}A{rect.width / 2:.3f} {rise:.3f} 0 0 1 {right:.3f} {y + rise:.3f}"
        f"V{foot:.3f}Z"
    )


def _along(rect: Rect, step: float) -> list[tuple[float, float]]:
    """Points on the edge of an opening, clockwise from its lower left corner."""
    rise = rect.width * RISE
    points: list[tuple[float, float]] = []
    high = rect.height - rise
    up = max(2, round(high / step))
    points += [(rect.x, rect.bottom - high * i / up) for i in range(up)]
    around = max(6, round(math.pi * (rect.width / 2 + rise) / 2 / step))
    for i in range(around):
        angle = math.pi * i / around
        points.append(
            (rect.center.x - rect.width / 2 * math.cos(angle), rect.y + rise - rise * math.sin(angle))
        )
    points += [(rect.right, rect.y + rise + high * i / up) for i in range(up)]
    across = max(3, round(rect.width / step))
    points += [(rect.right - rect.width * i / across, rect.bottom) for i in range(across)]
    return points


def _lobes(points: Sequence[tuple[float, float]], rng: random.Random, depth: float) -> str:
    """A closed line of uneven lobes through *points*, bulging to the left of the way (outwards) by *depth*."""
    uneven = [points[0]]
    for (x, y), (nx, ny) in zip(points[1:], (*points[2:], points[0]), strict=True):
        share = rng.uniform(-0.28, 0.28)
        uneven.append((x + (nx - x) * share, y + (ny - y) * share))
    path = f"M{uneven[0][0]:.3f} {uneven[0][1]:.3f}"
    for (x, y), (nx, ny) in zip(uneven, (*uneven[1:], uneven[0]), strict=True):
        long = math.hypot(nx - x, ny - y) or 1.0
        bulge = depth * rng.uniform(0.6, 1.25)
        dx, dy = (ny - y) / long * bulge, -(nx - x) / long * bulge
        ax, ay = x + (nx - x) * 0.12 + dx, y + (ny - y) * 0.12 + dy
        bx, by = x + (nx - x) * 0.88 + dx, y + (ny - y) * 0.88 + dy
        path += f"C{ax:.3f} {ay:.3f} {bx:.3f} {by:.3f} {nx:.3f} {ny:.3f}"
    return path + "Z"


def _scratches(rect: Rect, look: Look, rng: random.Random) -> str:
    """Short lit lines along the rock."""
    points = _along(rect, rect.width * LOBE)
    parts = []
    for (x, y), (nx, ny) in zip(points, (*points[1:], points[0]), strict=True):
        if rng.random() < 0.3:
            off = rng.uniform(-1, 1) * rect.width * 0.012
            parts.append(f"M{x + off:.2f} {y + off:.2f}l{(nx - x) * 0.7:.2f} {(ny - y) * 0.7:.2f}")
    width = rect.width * 0.006
    stroke = f'stroke="{look.accent}" stroke-width="{width:.3f}" stroke-linecap="round"'
    return f'<path d="{"".join(parts)}" fill="none" {stroke}/>'
