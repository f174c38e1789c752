"""Marks to cut by, in the margin round a block of cards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final, Literal

from ..geometry import Point, Rect, Size
from .plan import Line

CLEAR: Final = 0.5  # mm between bleed and mark
LONGEST: Final = 5.0  # mm: the usual crop mark
SHORTEST: Final = 1.0  # a mark that is shorter is none
STRIP: Final = 6.0  # between bleed and paper's edge; a strip that is narrower stays empty
TEXT_DEPTH: Final = 2.6  # of a strip's outer part, for a line of 6.5 pt
APART: Final = 0.3  # between the marks and what stands in the outer part
STUMP: Final = 1.5  # a mark that has to leave room is at least as long
NEEDED: Final = CLEAR + STUMP + APART + 1.0  # of printable depth, for marks with a scale bar outside them

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
            return max(STUMP, min(LONGEST, printable - TEXT_DEPTH - APART))
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
