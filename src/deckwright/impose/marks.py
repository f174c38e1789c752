"""What stands in a sheet's margin: marks to cut by, and room for the scale bar and the footer.

A strip is the free band along one edge of the paper, from the outermost bleed to the paper's edge. What
stands in it keeps to the printable area and is read along u: rightwards at the top and the bottom, upwards at
the left, downwards at the right.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Final, Literal

from ..geometry import Point, Rect, Size
from .plan import Line, Room

CLEAR: Final = 0.5  # mm between bleed and mark
LONGEST: Final = 5.0  # mm: the usual crop mark
SHORTEST: Final = 1.0  # a mark that is shorter is none
SCALE_BAR: Final = 100.0
BAR_DEPTH: Final = 1.0
LABEL: Final = 13.0  # beside the bar, for its words
FOOTER: Final = 60.0  # at least
TEXT_DEPTH: Final = 2.6  # a line of 6.5 pt
STRIP: Final = 6.0  # a strip that is narrower stays empty
ASIDE: Final = 1.0  # from a mark to what stands beside it
NEEDED: Final = CLEAR + SHORTEST + 0.5 + BAR_DEPTH  # of printable depth, for marks and bar over each other

Edge = Literal["bottom", "top", "left", "right"]
EDGES: Final[tuple[Edge, ...]] = ("bottom", "top", "left", "right")


@dataclass(frozen=True, slots=True)
class Margins:
    """The paper round a block of cards, the same for all sheets of one grid."""

    paper: Size
    printable: Rect
    block: Rect  # the trims together
    bleed: float  # outside the block
    marked: bool

    def to_paper(self, edge: Edge) -> float:
        """From the bleed to the paper's edge; negative where the bleed runs off."""
        return _distance(self.block, Rect(0, 0, *self.paper), edge) - self.bleed

    def to_printable(self, edge: Edge) -> float:
        return _distance(self.block, self.printable, edge) - self.bleed

    def mark_length(self, edge: Edge) -> float:
        """The length of the marks at *edge*, 0 where there is no room.

        They leave the outer part of a wide strip to bar and footer, and end at the printable edge; only where
        that leaves a stump do they go on to the paper's edge.
        """
        if not self.marked:
            return 0
        printable = self.to_printable(edge) - CLEAR
        if self.is_strip(edge):
            return max(1.5, min(LONGEST, printable - TEXT_DEPTH - 0.3))
        longest = min(LONGEST, printable if printable >= 2 else self.to_paper(edge) - CLEAR)
        return longest if longest >= SHORTEST else 0

    def is_strip(self, edge: Edge) -> bool:
        return self.to_paper(edge) >= STRIP - 1e-6 and self.to_printable(edge) >= NEEDED


def _distance(block: Rect, outer: Rect, edge: Edge) -> float:
    return {
        "bottom": outer.bottom - block.bottom,
        "top": block.y - outer.y,
        "left": block.x - outer.x,
        "right": outer.right - block.right,
    }[edge]


@dataclass(frozen=True, slots=True)
class Cuts:
    """The lines that trims are cut along: each x through the whole paper, each y likewise."""

    xs: tuple[float, ...]
    ys: tuple[float, ...]

    @classmethod
    def of(cls, trims: Sequence[Rect]) -> Cuts:
        return cls(
            _distinct(x for trim in trims for x in (trim.x, trim.right)),
            _distinct(y for trim in trims for y in (trim.y, trim.bottom)),
        )


def _distinct(values: Iterator[float]) -> tuple[float, ...]:
    """In order, those that differ by less than a hundredth of a millimetre once."""
    distinct: list[float] = []
    for value in sorted(values):
        if not distinct or value - distinct[-1] > 0.01:
            distinct.append(value)
    return tuple(distinct)


def edge_marks(margins: Margins, cuts: Cuts) -> list[Line]:
    """A mark at both ends of every cut, outside the bleed of the block."""
    outer = margins.block.outset(margins.bleed + CLEAR)
    top, bottom, left, right = (margins.mark_length(edge) for edge in ("top", "bottom", "left", "right"))
    lines = []
    for x in cuts.xs:
        lines.append(Line(Point(x, outer.y - top), Point(x, outer.y)))
        lines.append(Line(Point(x, outer.bottom), Point(x, outer.bottom + bottom)))
    for y in cuts.ys:
        lines.append(Line(Point(outer.x - left, y), Point(outer.x, y)))
        lines.append(Line(Point(outer.right, y), Point(outer.right + right, y)))
    return [line for line in lines if line.start != line.end]


@dataclass(frozen=True, slots=True)
class Rooms:
    """Free places in the margin; None where there is none."""

    scale_bar: Room | None = None
    scale_label: Room | None = None
    footer: Room | None = None
    spare: tuple[Room, ...] = ()


def rooms(margins: Margins, cuts: Cuts) -> Rooms:
    """Places for the scale bar, its label, the footer, and what is left over, clear of bleed and marks."""
    strips = {edge: _Strip.along(margins, cuts, edge) for edge in EDGES if margins.is_strip(edge)}
    bar = label = footer = None
    for length, depth in ((SCALE_BAR + LABEL, TEXT_DEPTH), (SCALE_BAR, BAR_DEPTH)):
        found = _first(strips, ("top", "bottom", "left", "right"), length, depth)
        if found is None:
            continue
        strip, start = found
        bar = strip.take(start, SCALE_BAR, BAR_DEPTH)
        if length > SCALE_BAR:
            label = strip.take(start + SCALE_BAR + 1.5, LABEL - 1.5, TEXT_DEPTH)
        break
    found = _first(strips, ("bottom", "right", "left", "top"), FOOTER, TEXT_DEPTH)
    if found is not None:
        strip, start = found
        footer = strip.take(start, strip.reach(start, TEXT_DEPTH), TEXT_DEPTH)
    return Rooms(bar, label, footer, tuple(room for strip in strips.values() for room in strip.rest()))


def _first(
    strips: Mapping[Edge, _Strip], order: Sequence[Edge], length: float, depth: float
) -> tuple[_Strip, float] | None:
    for edge in order:
        strip = strips.get(edge)
        start = strip.find(length, depth) if strip else None
        if strip is not None and start is not None:
            return strip, start
    return None


@dataclass(slots=True)
class _Strip:
    """One edge's band within the printable area, and what has been taken of it."""

    edge: Edge
    printable: Rect
    block_start: float  # u of the block's first edge, that lines of text stand flush with
    depth: float  # as far as the bleed
    free: float  # as far as the marks
    crossings: tuple[float, ...]  # u of the marks
    taken: list[tuple[float, float]] = field(default_factory=list)

    @classmethod
    def along(cls, margins: Margins, cuts: Cuts, edge: Edge) -> _Strip:
        p, block = margins.printable, margins.block
        depth = margins.to_printable(edge) - CLEAR
        mark = margins.mark_length(edge)
        start, crossings = {
            "bottom": (block.x - p.x, [x - p.x for x in cuts.xs]),
            "top": (block.x - p.x, [x - p.x for x in cuts.xs]),
            "left": (p.bottom - block.bottom, [p.bottom - y for y in cuts.ys]),
            "right": (block.y - p.y, [y - p.y for y in cuts.ys]),
        }[edge]
        free = depth - mark - 0.3 if mark else depth
        return cls(edge, p, start, depth, free, tuple(sorted(crossings)) if mark else ())

    @property
    def length(self) -> float:
        return self.printable.height if self.edge in ("left", "right") else self.printable.width

    def spans(self, depth: float) -> list[tuple[float, float]]:
        """Where something of *depth* can stand: all along if no mark reaches it, else between the marks."""
        if depth > self.depth + 1e-6:
            return []
        walls = [(u - ASIDE, u + ASIDE) for u in self.crossings] if depth > self.free + 1e-6 else []
        ends = sorted([(-1.0, 0.0), *walls, *self.taken, (self.length, self.length + 1)])
        return [(a, b) for (_, a), (b, _) in pairwise(ends) if b - a > 1]

    def find(self, length: float, depth: float) -> float | None:
        """The first u where *length* is free, flush with the block where that leaves enough."""
        for start, end in self.spans(depth):
            flush = max(start, min(self.block_start, end - length))
            if end - flush >= length - 1e-6:
                return flush
        return None

    def reach(self, start: float, depth: float) -> float:
        """How far it is free from *start* on."""
        return next(b - start for a, b in self.spans(depth) if a <= start < b)

    def take(self, start: float, length: float, depth: float) -> Room:
        self.taken.append((start, start + length + 2 * ASIDE))
        return self._room(start, length, depth)

    def rest(self) -> list[Room]:
        depth = self.free if self.free >= TEXT_DEPTH else self.depth
        return [self._room(a, b - a, depth) for a, b in self.spans(depth)]

    def _room(self, start: float, length: float, depth: float) -> Room:
        p = self.printable
        if self.edge == "bottom":
            return Room(Rect(p.x + start, p.bottom - depth, length, depth))
        if self.edge == "top":
            return Room(Rect(p.x + start, p.y, length, depth))
        if self.edge == "left":
            return Room(Rect(p.x, p.bottom - start - length, depth, length), 270)
        return Room(Rect(p.right - depth, p.y + start, depth, length), 90)
