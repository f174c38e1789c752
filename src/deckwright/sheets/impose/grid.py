"""The largest grid of equal cards that a paper holds, on the whole of it or on one side of a fold."""

from __future__ import annotations

import math
from dataclasses import replace
from typing import Final

from ...basics.geometry import Insets, Point, Rect, Size
from ...basics.records import dataclass
from .flip import Axis, Flip
from .layout import CardSlot, Layout
from .spec import Backs, Orientation, SheetSpec

TOLERANCE: Final = 0.01  # mm: three cards of 63 mm fit 189 mm, whatever the last bit of a float says
FOLD_CLEAR: Final = 5.0  # mm between the bleed and a fold, to score and glue


@dataclass(frozen=True, slots=True)
class SheetGrid:
    """Columns and rows of equal places on one side of a paper."""

    paper: Size  # as it lies
    printable: Rect
    origin: Point  # the upper left corner of the first place
    columns: int
    rows: int
    cell: Size  # a card's trim as it lies
    gutter: float
    fold: Flip | None = None
    bleed: float = 0
    clear_areas: tuple[Rect, ...] = ()  # where nothing may be printed, not even bleed

    @property
    def capacity(self) -> int:
        return len(self.slots) if self.clear_areas else self.columns * self.rows

    @property
    def slots(self) -> tuple[CardSlot, ...]:
        places = (self.slot(index) for index in range(self.columns * self.rows))
        return tuple(CardSlot(place) for place in places if not self._is_kept_free(place))

    def _is_kept_free(self, place: Rect) -> bool:
        shown = place.outset(self.bleed)
        sides = (shown, self.fold.rect(shown)) if self.fold else (shown,)
        return any(free.overlaps(side) for free in self.clear_areas for side in sides)

    def slot(self, index: int) -> Rect:
        """The place of *index*, counted along the rows from 0; never summed up, so nothing drifts."""
        row, column = divmod(index, self.columns)
        x = self.origin.x + column * (self.cell.width + self.gutter)
        y = self.origin.y + row * (self.cell.height + self.gutter)
        return Rect(x, y, *self.cell)

    @property
    def layout(self) -> Layout:
        return Layout(self.paper, self.printable, self.slots, self.fold, self.gutter)


def how_many(room: float, size: float, gutter: float) -> int:
    """How many of *size* stand in *room* with *gutter* between them; an exact fit counts."""
    return max(0, math.floor((room + gutter + TOLERANCE) / (size + gutter)))


def best_grid(size: Size, bleed: float, spec: SheetSpec) -> SheetGrid | None:
    """The grid that holds the most cards of *size*; None where not even one fits.

    Ties go to the upright paper. Cards lie upright on the page; they are turned only where they fit no other
    way. Where a gutter makes room for every bleed, the outer bleed keeps to the printable area too; otherwise
    only the trim does.
    """
    for cell in (size, size.turned()):
        best = max(_grids(cell, bleed, spec), key=lambda grid: grid.capacity, default=None)
        if best and best.capacity:
            return best
    return None


def _grids(cell: Size, bleed: float, spec: SheetSpec) -> list[SheetGrid]:
    papers = [paper for paper in papers_to_try(spec) if fits_cutter(paper, spec)]
    if spec.backs is Backs.FOLD:
        return [
            _grid_beside_fold(cell, bleed, spec, paper, axis) for paper in papers for axis in reversed(Axis)
        ]
    return [_whole(cell, bleed, spec, paper) for paper in papers]


def papers_to_try(spec: SheetSpec) -> tuple[Size, ...]:
    """The paper as it may lie."""
    upright = spec.paper.size
    return {
        Orientation.AUTO: (upright, upright.turned()),
        Orientation.PORTRAIT: (upright,),
        Orientation.LANDSCAPE: (upright.turned(),),
    }[spec.orientation]


def fits_cutter(paper: Size, spec: SheetSpec) -> bool:
    """Whether *paper*, as it lies, goes into the machine: across, for it is fed along its other side."""
    widest = spec.cutter.width if spec.cutter else None
    return widest is None or paper.width <= widest + TOLERANCE


def _whole(cell: Size, bleed: float, spec: SheetSpec, paper: Size) -> SheetGrid:
    """As many as fit, in the middle of what can be printed."""
    printable = spec.printable(paper)
    room = printable.inset(bleed if spec.gutter is None or spec.cutter else 0)
    grid = _fill(room, cell, bleed, spec, paper, printable)
    middle, (width, height) = printable.center, _extent(grid)
    return replace(grid, origin=Point(middle.x - width / 2, middle.y - height / 2))


def _grid_beside_fold(cell: Size, bleed: float, spec: SheetSpec, paper: Size, axis: Axis) -> SheetGrid:
    """As many as fit on the left of, or above, a fold in the middle of what can be printed; close to the fold."""
    printable = spec.printable(paper)
    outer = bleed if spec.gutter is None or spec.cutter else 0.0
    middle, clear = printable.center, FOLD_CLEAR + bleed
    if axis is Axis.VERTICAL:
        half = Rect(printable.x, printable.y, middle.x - clear - printable.x, printable.height)
        grid = _fill(half.inset(Insets(outer, outer, 0, outer)), cell, bleed, spec, paper, printable)
        width, height = _extent(grid)
        origin = Point(half.right - width, middle.y - height / 2)
        return replace(grid, origin=origin, fold=Flip(axis, middle.x))
    half = Rect(printable.x, printable.y, printable.width, middle.y - clear - printable.y)
    grid = _fill(half.inset(Insets(outer, outer, outer, 0)), cell, bleed, spec, paper, printable)
    width, height = _extent(grid)
    origin = Point(middle.x - width / 2, half.bottom - height)
    return replace(grid, origin=origin, fold=Flip(axis, middle.y))


def _fill(room: Rect, cell: Size, bleed: float, spec: SheetSpec, paper: Size, printable: Rect) -> SheetGrid:
    gutter = spec.gutter_for(bleed)
    clear_areas = spec.cutter.clear_areas(paper) if spec.cutter else ()
    columns = how_many(room.width, cell.width, gutter)
    rows = how_many(room.height, cell.height, gutter)
    return SheetGrid(
        paper, printable, Point(0, 0), columns, rows, cell, gutter, bleed=bleed, clear_areas=clear_areas
    )


def _extent(grid: SheetGrid) -> Size:
    return Size(
        grid.columns * (grid.cell.width + grid.gutter) - grid.gutter,
        grid.rows * (grid.cell.height + grid.gutter) - grid.gutter,
    )
