"""How a deck sheet is divided: whole-pixel cells, all equal, in columns that divide the sheet's longest side."""

from __future__ import annotations

from typing import Final

from ...basics.problems import Problem, problem
from ...basics.records import dataclass
from ...basics.units import size_mm
from ...game.model import Component
from ..numbers import numbers

COLUMNS: Final = (8, 4, 2, 1)  # all divide 4096
CARD_PX: Final = (64, 4096)


@dataclass(frozen=True, slots=True)
class Grid:
    columns: int
    rows: int
    width: int  # of a cell, in pixels
    height: int

    @property
    def capacity(self) -> int:
        return self.columns * self.rows


def usual_width(component: Component) -> int:
    """As many pixels as make a card readable, so that whole columns fill a sheet."""
    least = component.size.width * numbers("tts")["least_per_mm"]
    widths: list[int] = [numbers("tts")["side"] // columns for columns in COLUMNS]
    return next((width for width in widths if width >= least), widths[-1])


def grid_for(component: Component, width: int | None, kept: tuple[int, int] | None) -> Grid | Problem:
    """The grid for cells of *width* pixels (None: the usual ones); columns and rows as *kept* in the ledger, if so."""
    side, usual_rows = numbers("tts")["side"], numbers("tts")["usual_rows"]
    width = width or (side // kept[0] if kept else usual_width(component))
    height = round(width * component.size.height / component.size.width)
    columns, rows = kept or (
        next((count for count in COLUMNS if count * width <= side), 0),
        min(usual_rows, side // max(1, height)),
    )
    if columns * rows < 1 or columns * width > side or rows * height > side:
        grid = f"{columns} × {rows}" if kept else "a single"
        message = (
            f"cells for {size_mm(component.size)} have {width} × {height}: a sheet of {grid} such cells has more "
            f"pixels than {side} × {side}, the most that is allowed"
        )
        return problem("outlet-limit", message, hint="give a smaller --card-px", about=component.id)
    return Grid(columns, rows, width, height)
