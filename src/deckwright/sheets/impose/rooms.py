"""Room for the scale bar, the footer and a proof's notes in the margin round a block of cards.

A strip is the free band along one edge of the block. It is read along u: rightwards at the top and the bottom,
upwards at the left, downwards at the right. v runs from the printable edge towards the cards; the marks stand in
the inner part of v.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import field, replace
from typing import Final

from ...basics.geometry import Rect
from ...basics.records import dataclass
from .cuts import Cuts
from .marks import APART, CLEAR, EDGES, TEXT_DEPTH, Edge, Margins
from .plan import Room

SCALE_BARS: Final = (100.0, 50.0)  # the longest that finds room
BAR_DEPTH: Final = 1.0
LABEL: Final = 12.0  # length of the bar's label
LABEL_DEPTH: Final = 2.2
FOOTER: Final = 60.0  # at least
ASIDE: Final = 1.0  # from a mark to what stands beside it
KEPT_AIR: Final = 2.0  # round what a cutting machine looks at
UNPRINTABLE: Final = 1.0  # the outermost millimetre is left even by what must stand somewhere


@dataclass(frozen=True, slots=True)
class Rooms:
    """Free places in the margin; None where there is none. The spare ones may lie outside the printable area."""

    scale_bar: Room | None = None
    scale_label: Room | None = None
    footer: Room | None = None
    spare: tuple[Room, ...] = ()


def rooms(margins: Margins, cuts: Cuts, kept: Sequence[Rect] = ()) -> Rooms:
    """Places for the scale bar, its label, the footer, and what is left over, clear of bleed, marks and *kept*."""
    strips = {edge: MarginStrip.along(margins, cuts, edge) for edge in EDGES if margins.is_strip(edge)}
    for strip in strips.values():
        strip.keep_free(kept)
    bar, label = _scale_bar(strips)
    footer = None
    found = _first(strips, ("bottom", "right", "left", "top"), FOOTER, TEXT_DEPTH)
    if found is not None:
        strip, start = found
        footer = strip.take(start, strip.reach(start, TEXT_DEPTH), TEXT_DEPTH)
    spare = [room for strip in strips.values() for room in strip.rest()]
    if footer is None and not spare:
        spare = _last_resort(margins, cuts)
    return Rooms(bar, label, footer, tuple(spare))


def _scale_bar(strips: Mapping[Edge, MarginStrip]) -> tuple[Room | None, Room | None]:
    """The longest bar that has room."""
    return next((found for length in SCALE_BARS if (found := _bar_of(length, strips))), (None, None))


def _bar_of(length: float, strips: Mapping[Edge, MarginStrip]) -> tuple[Room, Room | None] | None:
    """The bar with its label beside it; else the bar alone, with the label under it between two marks."""
    order: Sequence[Edge] = ("top", "bottom", "left", "right")
    beside = _first(strips, order, length + ASIDE + LABEL, TEXT_DEPTH)
    if beside is not None:
        strip, start = beside
        bar = strip.take(start, length, BAR_DEPTH)
        return bar, strip.take(start + length + ASIDE, LABEL, TEXT_DEPTH)
    alone = _first(strips, order, length, BAR_DEPTH)
    if alone is None:
        return None
    strip, start = alone
    under = strip.between(start, start + length, LABEL)
    label = strip.room(under, LABEL, LABEL_DEPTH, BAR_DEPTH + 0.2) if under is not None else None
    return strip.take(start, length, BAR_DEPTH), label


def _first(
    strips: Mapping[Edge, MarginStrip], order: Sequence[Edge], length: float, depth: float
) -> tuple[MarginStrip, float] | None:
    for edge in order:
        strip = strips.get(edge)
        start = strip.find(length, depth) if strip else None
        if strip is not None and start is not None:
            return strip, start
    return None


def _last_resort(margins: Margins, cuts: Cuts) -> list[Room]:
    """Room up to the paper's edge, for a proof that must be known as one even if a printer cannot reach there."""
    paper = Rect(0, 0, *margins.paper).inset(UNPRINTABLE)
    wider = replace(margins, printable=paper, marked=False)
    strips = [MarginStrip.along(wider, cuts, edge) for edge in EDGES if not margins.is_strip(edge)]
    return [room for strip in strips for room in strip.rest()]


@dataclass(slots=True)
class MarginStrip:
    """One edge's band within the printable area, and what has been taken of it."""

    edge: Edge
    printable: Rect
    start: float  # u of its ends
    end: float
    flush: float  # u of the block's first edge: lines of text begin there
    depth: float  # v as far as the bleed
    free: float  # v as far as the marks
    walls: tuple[tuple[float, float], ...]  # u of the marks, with some air
    taken: list[tuple[float, float]] = field(default_factory=list)

    @classmethod
    def along(cls, margins: Margins, cuts: Cuts, edge: Edge) -> MarginStrip:
        """The corners of the page belong to the strips at the top and the bottom."""
        p, block = margins.printable, margins.block
        cards = block.outset(margins.bleed)
        y0, y1 = max(p.y, cards.y), min(p.bottom, cards.bottom)
        start, end, flush, crossings = {
            "bottom": (0.0, p.width, block.x - p.x, [x - p.x for x in cuts.xs]),
            "top": (0.0, p.width, block.x - p.x, [x - p.x for x in cuts.xs]),
            "left": (p.bottom - y1, p.bottom - y0, p.bottom - block.bottom, [p.bottom - y for y in cuts.ys]),
            "right": (y0 - p.y, y1 - p.y, block.y - p.y, [y - p.y for y in cuts.ys]),
        }[edge]
        depth = margins.to_printable(edge) - CLEAR
        mark = margins.mark_length(edge)
        walls = [(u - ASIDE, u + ASIDE) for u in sorted(crossings)] if mark else []
        return cls(edge, p, start, end, flush, depth, depth - mark - APART if mark else depth, tuple(walls))

    def keep_free(self, kept: Sequence[Rect]) -> None:
        """Let nothing stand where *kept* reaches into the strip."""
        p = self.printable
        for rect in (rect.outset(KEPT_AIR) for rect in kept):
            if rect.overlaps(self.room(self.start, self.end - self.start, self.depth).rect):
                self.taken.append(
                    {
                        "bottom": (rect.x - p.x, rect.right - p.x),
                        "top": (rect.x - p.x, rect.right - p.x),
                        "left": (p.bottom - rect.bottom, p.bottom - rect.y),
                        "right": (rect.y - p.y, rect.bottom - p.y),
                    }[self.edge]
                )

    def spans(self, depth: float) -> list[tuple[float, float]]:
        """Where something of *depth* can stand: all along if no mark reaches it, else between the marks."""
        if depth > self.depth + 1e-6:
            return []
        return self._gaps(self.walls if depth > self.free + 1e-6 else (), self.taken)

    def _gaps(self, *kept: Iterable[tuple[float, float]]) -> list[tuple[float, float]]:
        """What the spans of *kept*, which may overlap, leave of the strip."""
        gaps, reached = [], self.start
        for a, b in [*sorted(span for spans in kept for span in spans), (self.end, self.end)]:
            if a - reached > ASIDE:
                gaps.append((reached, a))
            reached = max(reached, b)
        return gaps

    def find(self, length: float, depth: float) -> float | None:
        """The first u where *length* is free, flush with the block where that leaves enough."""
        for start, end in self.spans(depth):
            flush = max(start, min(self.flush, end - length))
            if end - flush >= length - 1e-6:
                return flush
        return None

    def reach(self, start: float, depth: float) -> float:
        """How far it is free from *start* on."""
        return next(b - start for a, b in self.spans(depth) if a <= start < b)

    def between(self, start: float, end: float, length: float) -> float | None:
        """The first u from *start* to *end* where *length* stands between two marks, under a bar."""
        if self.depth < BAR_DEPTH + 0.2 + LABEL_DEPTH:
            return None
        spans = ((max(a, start), min(b, end)) for a, b in self._gaps(self.walls))
        return next((a for a, b in spans if b - a >= length), None)

    def take(self, start: float, length: float, depth: float) -> Room:
        self.taken.append((start, start + length + 2 * ASIDE))
        return self.room(start, length, depth)

    def rest(self) -> list[Room]:
        """What is free: the outer part, and that between the marks; one of both where the outer is too narrow."""
        if self.depth < LABEL_DEPTH:
            return []
        if self.free < TEXT_DEPTH:
            return [self.room(a, b - a, self.depth) for a, b in self._gaps(self.walls, self.taken)]
        outer = [self.room(a, b - a, self.free) for a, b in self._gaps(self.taken)]
        inner = self.depth - self.free
        if inner < TEXT_DEPTH:
            return outer
        return outer + [self.room(a, b - a, inner, self.free) for a, b in self._gaps(self.walls)]

    def room(self, start: float, length: float, depth: float, above: float = 0) -> Room:
        """The part of *length* and *depth* from u = *start* and v = *above* on."""
        p = self.printable
        if self.edge == "bottom":
            return Room(Rect(p.x + start, p.bottom - above - depth, length, depth))
        if self.edge == "top":
            return Room(Rect(p.x + start, p.y + above, length, depth))
        if self.edge == "left":
            return Room(Rect(p.x + above, p.bottom - start - length, depth, length), 270)
        return Room(Rect(p.right - above - depth, p.y + start, depth, length), 90)
