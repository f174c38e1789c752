"""The largest grid of equal cards that a paper holds."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

from ..geometry import Insets, Rect, Size
from .spec import Orientation, SheetSpec

TOLERANCE: Final = 0.01  # mm: three cards of 63 mm fit 189 mm, whatever the last bit of a float says


@dataclass(frozen=True, slots=True)
class Grid:
    """Columns and rows of equal places on one side of a paper."""

    paper: Size  # as it lies
    printable: Rect
    columns: int
    rows: int
    cell: Size  # a card's trim as it lies
    gutter: float
    turned: bool  # the cards lie a quarter turn clockwise

    @property
    def capacity(self) -> int:
        return self.columns * self.rows

    @property
    def block(self) -> Rect:
        """All places with the gutters between them, in the middle of the printable area."""
        width = self.columns * self.cell.width + (self.columns - 1) * self.gutter
        height = self.rows * self.cell.height + (self.rows - 1) * self.gutter
        middle = self.printable.center
        return Rect(middle.x - width / 2, middle.y - height / 2, width, height)

    def slot(self, index: int) -> Rect:
        """The place of *index*, counted along the rows from 0; never summed up, so nothing drifts."""
        row, column = divmod(index, self.columns)
        block = self.block
        x = block.x + column * (self.cell.width + self.gutter)
        y = block.y + row * (self.cell.height + self.gutter)
        return Rect(x, y, *self.cell)


def how_many(room: float, size: float, gutter: float) -> int:
    """How many of *size* stand in *room* with *gutter* between them; an exact fit counts."""
    return max(0, math.floor((room + gutter + TOLERANCE) / (size + gutter)))


def best_grid(size: Size, bleed: float, spec: SheetSpec) -> Grid | None:
    """The grid that holds the most cards of *size*; None where not even one fits.

    Ties go to the upright paper. Cards lie upright on the page; they are turned only where they fit no other
    way. Where a gutter makes room for every bleed, the outer bleed keeps to the printable area too; otherwise
    only the trim does.
    """
    for turned in (False, True):
        grids = [_grid(size, bleed, spec, paper, turned) for paper in papers_to_try(spec)]
        best = max(grids, key=lambda grid: grid.capacity)
        if best.capacity:
            return best
    return None


def papers_to_try(spec: SheetSpec) -> tuple[Size, ...]:
    upright = spec.paper.size
    return {
        Orientation.AUTO: (upright, upright.turned()),
        Orientation.PORTRAIT: (upright,),
        Orientation.LANDSCAPE: (upright.turned(),),
    }[spec.orientation]


def _grid(size: Size, bleed: float, spec: SheetSpec, paper: Size, turned: bool) -> Grid:
    cell = size.turned() if turned else size
    gutter = spec.gutter_for(bleed)
    printable = Rect(0, 0, *paper).inset(spec.margins)
    room = printable.inset(Insets.all(bleed)) if spec.gutter is None else printable
    columns, rows = (
        how_many(available, side, gutter)
        for available, side in ((room.width, cell.width), (room.height, cell.height))
    )
    return Grid(paper, printable, columns, rows, cell, gutter, turned)
