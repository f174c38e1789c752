"""The sheets for cards of one size: what they have in common, worked out once, and each sheet's pages."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ...basics.geometry import Point, Rect
from ...basics.records import dataclass
from .cuts import Cuts
from .cutters import BLACK
from .flip import Axis, Flip, flip_for
from .layout import CardSlot, Layout, Near, neighbours
from .marks import CLEAR, EDGES, Edge, Margins, edge_marks, gutter_marks
from .place import Copy, backs, fronts
from .plan import MarkLine, Placement, Sheet, SheetFigure, Side, fold_figure
from .rooms import Rooms, rooms
from .spec import CutMarks, SheetSpec

REACH: Final = 0.05  # mm: neighbours are looked for this much farther than the gutter


@dataclass(frozen=True, slots=True)
class PaperSheet:
    """One sheet of paper."""

    front: Sheet
    back: Sheet | None = None


@dataclass(frozen=True, slots=True)
class _Side:
    """What all pages of one side have in common."""

    margins: Margins
    slots: tuple[CardSlot, ...]
    rooms: Rooms


@dataclass(frozen=True, slots=True)
class SheetGroup:
    """A layout for cards of one size, made ready."""

    layout: Layout
    spec: SheetSpec
    bleed: float
    near: tuple[tuple[Near, ...], ...]
    flip: Flip
    front: _Side
    back: _Side

    @classmethod
    def on(cls, layout: Layout, bleed: float, spec: SheetSpec) -> SheetGroup:
        flip = layout.fold or flip_for(layout.paper, spec.backs)
        marked = by_hand(spec) and not layout.ringed
        near = neighbours(layout.slots, max(2 * bleed, layout.gutter) + REACH)
        mirrored = tuple(
            CardSlot(flip.rect(slot.rect), flip.rotation(slot.rotation)) for slot in layout.slots
        )
        fronts_and_backs = layout.slots + mirrored if layout.fold else layout.slots
        kept = spec.cutter.clear_areas(layout.paper) if spec.cutter else ()
        front = _side(layout, fronts_and_backs, layout.block, bleed, marked, kept)
        back = _side(layout, mirrored, flip.rect(layout.block), bleed, marked and spec.mark_backs, kept)
        return cls(layout, spec, bleed, near, flip, front, back)

    @property
    def capacity(self) -> int:
        return len(self.layout.slots)

    def lay(self, copies: Sequence[Copy], two_sided: bool) -> PaperSheet:
        """One sheet with *copies* in its first places; with a back page if it is *two_sided* and not folded."""
        ahead = fronts(self.layout, self.near, copies)
        behind = backs(ahead, copies, self.flip) if two_sided else []
        if self.layout.fold:
            return PaperSheet(self._page("front", self.front, [*ahead, *behind], len(copies)))
        front = self._page("front", self.front, ahead, len(copies))
        return PaperSheet(front, self._page("back", self.back, behind, len(copies)) if two_sided else None)

    def _page(self, side: Side, common: _Side, placements: Sequence[Placement], filled: int) -> Sheet:
        return Sheet(
            number=0,
            total=0,
            side=side,
            paper=self.layout.paper,
            trim=Rect(0, 0, *self.layout.paper),
            placements=tuple(placements),
            marks=tuple(self._marks(common, filled)),
            scale_bar=common.rooms.scale_bar,
            scale_label=common.rooms.scale_label,
            footer=common.rooms.footer,
            spare=common.rooms.spare,
            registration=self._registration() if side == "front" else (),
            figures=self._folds(placements) if side == "front" else (),
            rings=self.layout.ringed and by_hand(self.spec) and side == "front",
        )

    def _folds(self, placements: Sequence[Placement]) -> tuple[SheetFigure, ...]:
        """The lines to crease, where no machine does it."""
        return (
            tuple(fold_figure(fold) for p in placements for fold in p.fold_lines)
            if self.spec.cutter is None
            else ()
        )

    def _registration(self) -> tuple[SheetFigure, ...]:
        """The marks that a cutting machine looks for."""
        registration = self.spec.cutter.registration if self.spec.cutter else None
        areas = registration.marks(self.layout.paper) if registration else ()
        return tuple(SheetFigure(area, fill=BLACK) for area in areas)

    def _marks(self, common: _Side, filled: int) -> list[MarkLine]:
        fold = [fold_line(self.layout.fold, common.margins)] if self.layout.fold else []
        if not common.margins.marked:
            return fold
        capacity = self.capacity
        shown = [slot.rect for index, slot in enumerate(common.slots) if index % capacity < filled]
        lines = edge_marks(common.margins, self.layout.cuts or Cuts.of(shown))
        if self.spec.marks is CutMarks.CORNER and not self.layout.ringed:
            for start in range(0, len(common.slots), capacity):
                slots = common.slots[start : start + capacity]
                lines += gutter_marks(slots, self.near, filled, self.bleed)
        return lines + fold

    @property
    def edges_without_marks(self) -> list[str]:
        """The edges of the page that have no room for marks that were asked for."""
        margins = self.front.margins
        return [edge for edge in EDGES if margins.marked and not margins.mark_length(edge)]

    @property
    def corners_missing(self) -> bool:
        """True where marks at the corners were asked for and the gutter has no room for them."""
        if self.spec.marks is not CutMarks.CORNER or self.capacity < 2 or self.layout.ringed:
            return False
        return not gutter_marks(self.layout.slots, self.near, self.capacity, self.bleed)


def by_hand(spec: SheetSpec) -> bool:
    """Whether marks are printed for cutting by hand."""
    return spec.marks is not CutMarks.NONE and spec.cutter is None


def _side(
    layout: Layout, slots: tuple[CardSlot, ...], block: Rect, bleed: float, marked: bool, kept: Sequence[Rect]
) -> _Side:
    margins = Margins(layout.paper, layout.printable, block, bleed, marked)
    cuts = layout.cuts or Cuts.of([slot.rect for slot in slots])
    if layout.fold and layout.fold.axis is Axis.VERTICAL:
        cuts = Cuts((*cuts.xs, layout.fold.at), cuts.ys)
    elif layout.fold:
        cuts = Cuts(cuts.xs, (*cuts.ys, layout.fold.at))
    return _Side(margins, slots, rooms(margins, cuts, kept))


def fold_line(fold: Flip, margins: Margins) -> MarkLine:
    """The line to score and fold, from outside to outside of the block, as far as the marks go."""
    outer = margins.block.outset(margins.bleed)
    ends: tuple[Edge, Edge] = ("top", "bottom") if fold.axis is Axis.VERTICAL else ("left", "right")
    reach = [CLEAR + margins.mark_length(edge) for edge in ends]
    if fold.axis is Axis.VERTICAL:
        return MarkLine(
            Point(fold.at, outer.y - reach[0]), Point(fold.at, outer.bottom + reach[1]), fold=True
        )
    return MarkLine(Point(outer.x - reach[0], fold.at), Point(outer.right + reach[1], fold.at), fold=True)
