"""Paths that text runs along: how long they are, and the point at a given distance."""

from __future__ import annotations

import math
from bisect import bisect_right
from functools import lru_cache
from itertools import pairwise
from typing import Final

from ...basics.geometry import Matrix
from ...basics.pathdata import Operation
from ...basics.records import dataclass
from ..canvas.canvas import Canvas
from ..canvas.placing import placement
from ..document import paths, shapes, values
from ..document.paths import Path
from ..document.tree import Node

_PIECES: Final = 48  # straight pieces of one curve


@dataclass(frozen=True, slots=True)
class Track:
    """A path as straight pieces: how far on and where each begins, and the path's direction at its ends, in degrees."""

    starts: tuple[float, ...]
    points: tuple[tuple[float, float], ...]
    directions: tuple[tuple[float, float], ...]
    length: float

    def at(self, way: float) -> Matrix | None:
        """The space whose origin is *way* along the track, x forwards; None beyond its ends."""
        if not self.starts or way < 0 or way > self.length:
            return None
        index = bisect_right(self.starts, way) - 1
        (x, y), (before, after) = self.points[index], self.directions[index]
        end = self.starts[index + 1] if index + 1 < len(self.starts) else self.length
        rest, whole = way - self.starts[index], end - self.starts[index]
        straight = math.radians((before + after) / 2)
        x, y = x + rest * math.cos(straight), y + rest * math.sin(straight)
        return Matrix.translate(x, y) @ Matrix.rotate(before + (after - before) * rest / whole)


def of(canvas: Canvas, node: Node) -> Track | None:
    """The track of a textPath; None where it names no shape."""
    data = node.attributes.get("path")
    if data is not None:
        return measure(paths.parse(data), Matrix())
    target = node.target()
    path = shapes.outline(target, canvas.measure) if target is not None else None
    if target is None or not path:
        href = node.get("href")
        canvas.report("svg-reference", f"{node.describe()} runs along {href!r}, which is no shape", node)
        return None
    return measure(path, placement(canvas, target, target.style))


def start(canvas: Canvas, node: Node, track: Track) -> float:
    """Where on the track the text's anchor is."""
    length = values.length(node.get("startOffset", "0"))
    if length is None:
        return 0.0
    return (
        track.length * length.value
        if length.unit == "%"
        else canvas.resolve(length, "d", node.style.font_size)
    )


@lru_cache(256)
def measure(path: Path, matrix: Matrix) -> Track:
    """The track along a path that is mapped by *matrix*."""
    starts: list[float] = []
    points: list[tuple[float, float]] = []
    directions: list[tuple[float, float]] = []
    way = 0.0
    here = first = (0.0, 0.0)
    for operation in path.transformed(matrix).operations:
        if operation[0] == "M":
            here = first = operation[1:3]
            continue
        straight: list[float] = []
        for there in pieces(here, operation, first):
            distance = math.dist(here, there)
            if distance > 0:
                starts.append(way)
                points.append(here)
                straight.append(math.degrees(math.atan2(there[1] - here[1], there[0] - here[0])))
                way += distance
            here = there
        directions += _bend(straight)
    return Track(tuple(starts), tuple(points), tuple(directions), way)


def _bend(straight: list[float]) -> list[tuple[float, float]]:
    """The directions of a curve at both ends of its straight pieces, of which the mean is that of the piece."""
    turns = [math.remainder(after - before, 360.0) for before, after in pairwise(straight)]
    halves = [turns[0], *turns, turns[-1]] if turns else [0.0] * (len(straight) + 1)
    bends = ((before + after) / 4 for before, after in pairwise(halves))
    return [(each - bend, each + bend) for each, bend in zip(straight, bends, strict=True)]


def pieces(
    here: tuple[float, float], operation: Operation, first: tuple[float, float]
) -> list[tuple[float, float]]:
    """The points that an operation leads to; of a curve, points of its Bernstein form at equal steps."""
    if operation[0] == "Z":
        return [first]
    if operation[0] == "L":
        return [operation[1:3]]
    (x0, y0), (x1, y1, x2, y2, x3, y3) = here, operation[1:]
    result = []
    for step in range(1, _PIECES + 1):
        t = step / _PIECES
        a, b, c, d = (1 - t) ** 3, 3 * (1 - t) ** 2 * t, 3 * (1 - t) * t * t, t**3
        result.append((a * x0 + b * x1 + c * x2 + d * x3, a * y0 + b * y1 + c * y2 + d * y3))
    return result
