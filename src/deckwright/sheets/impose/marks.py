"""Marks to cut by, in the margin round a block of cards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, Literal

from ...basics.geometry import Point, Rect, Size
from ...basics.records import dataclass
from .cuts import Cuts
from .layout import CardSlot, Near
from .plan import MarkLine

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


def edge_marks(margins: Margins, cuts: Cuts) -> list[MarkLine]:
    """A mark at both ends of every cut, outside the bleed of the block."""
    outer = margins.block.outset(margins.bleed + CLEAR)
    top, bottom, left, right = (margins.mark_length(edge) for edge in ("top", "bottom", "left", "right"))
    lines = []
    for x in cuts.xs:
        lines.append(MarkLine(Point(x, outer.y - top), Point(x, outer.y)))
        lines.append(MarkLine(Point(x, outer.bottom), Point(x, outer.bottom + bottom)))
    for y in cuts.ys:
        lines.append(MarkLine(Point(outer.x - left, y), Point(outer.x, y)))
        lines.append(MarkLine(Point(outer.right, y), Point(outer.right + right, y)))
    return [line for line in lines if line.start != line.end]


def gutter_marks(
    slots: Sequence[CardSlot], near: Sequence[Sequence[Near]], filled: int, bleed: float
) -> list[MarkLine]:
    """Marks in the gutters between cards, in line with their trims: they are still there after the first cut.

    Only where two bleeds leave room for one. The first *filled* slots are taken.
    """
    lines: list[MarkLine] = []
    for index, nearby in enumerate(near):
        for n in nearby:
            if n.other > index and index < filled:
                taken = [slots[i].rect for i in (index, n.other) if i < filled]
                lines += _between(slots[index].rect, slots[n.other].rect, taken, bleed + CLEAR)
    return list(dict.fromkeys(lines))


def _between(a: Rect, b: Rect, taken: Sequence[Rect], clear: float) -> Iterator[MarkLine]:
    """Marks from *a* to *b* beside or below it, in line with the edges of those *taken*."""
    if b.x > a.right and b.y < a.bottom and a.y < b.bottom:
        for start, end in _pieces(a.right + clear, b.x - clear):
            for y in Cuts.of(taken).ys:
                yield MarkLine(Point(start, y), Point(end, y))
    elif b.y > a.bottom and b.x < a.right and a.x < b.right:
        for start, end in _pieces(a.bottom + clear, b.y - clear):
            for x in Cuts.of(taken).xs:
                yield MarkLine(Point(x, start), Point(x, end))


def _pieces(start: float, end: float) -> list[tuple[float, float]]:
    """One mark that serves both sides, or one for each in a wide gutter."""
    if end - start < SHORTEST:
        return []
    if end - start <= 2 * LONGEST:
        return [(start, end)]
    return [(start, start + LONGEST), (end - LONGEST, end)]
