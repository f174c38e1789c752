"""Tables as workbooks, XLSX and ODS: their tabs as tables of cells."""

from __future__ import annotations

from ....basics.problems import Place, Problem
from .archive import Archive
from .cells import CellText, TableRow, TableSheet, address, scalar
from .grid import Content, Grid
from .ods import read_ods
from .xlsx import read_xlsx


def read_workbook(data: bytes, label: str) -> tuple[list[TableSheet], list[Problem]]:
    """The tabs of the file *label* in order, without empty ones.

    Raises DeckwrightError (`file-unreadable`, `table-limit`).
    """
    archive = Archive(data, label)
    grids = read_ods(archive) if label.lower().endswith(".ods") else read_xlsx(archive)
    return [_sheet(grid) for grid in grids if grid.cells], []


def _sheet(grid: Grid) -> TableSheet:
    """The table that begins in the first row with anything in it."""
    numbers = sorted({row for row, _ in grid.cells})
    width = max(column for _, column in grid.cells) + 1
    header, *rows = (_row(grid, number, width) for number in numbers)
    return TableSheet(grid.name, header.cells, tuple(rows), Place(grid.label, cell=grid.name))


def _row(grid: Grid, number: int, width: int) -> TableRow:
    cells = (
        _cell(grid, grid.cells.get((number, column), Content()), address(number, column, grid.name))
        for column in range(width)
    )
    return TableRow(number + 1, tuple(scalar(cell) for cell in cells))


def _cell(grid: Grid, content: Content, name: str) -> CellText:
    text, marked, shown, fault, remedy = content
    lines = tuple(text.split("\n"))
    return CellText(grid.label, lines, name, marked=marked, shown=shown, fault=fault, remedy=remedy)
