"""Tables as workbooks, XLSX and ODS: their tabs as tables of cells."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from typing import Final

from ....basics.problems import Place, Problem, problem
from .archive import Archive
from .cells import CellText, TableRow, TableSheet, address, column_letters, scalar
from .grid import Content, Grid
from .headers import header_row, title_note
from .limits import MAX_COLUMNS
from .ods import read_ods
from .xlsx import read_xlsx

_FIRST: Final = 12  # rows that are looked at for the names of the columns


def read_workbook(data: bytes, label: str) -> tuple[list[TableSheet], list[Problem]]:
    """The tabs of the file *label* in order, without empty ones.

    Raises DeckwrightError (`file-unreadable`, `table-limit`).
    """
    archive = Archive(data, label)
    grids = read_ods(archive) if label.lower().endswith(".ods") else read_xlsx(archive)
    problems: list[Problem] = []
    for grid in grids:
        if grid.is_hidden and grid.cells:
            problems.append(_hidden(grid, "the tab is hidden and is left out", None))
    return [_sheet(grid, problems) for grid in grids if grid.cells and not grid.is_hidden], problems


def _sheet(grid: Grid, problems: list[Problem]) -> TableSheet:
    """The table as it shows: below a title, without what is hidden, merged cells each with the value of all."""
    _leave_out(grid, problems)
    numbers = sorted({row for row, _ in grid.cells})
    width = max((column for _, column in grid.cells), default=0) + 1
    texts = [[grid.cells.get((row, c), Content()).text for c in range(width)] for row in numbers[:_FIRST]]
    above = header_row(texts)
    if above:
        at = next(place for place in sorted(grid.cells) if place[0] == numbers[0])
        problems.append(
            title_note(grid.label, grid.cells[at].text, numbers[above] + 1, address(*at, grid.name))
        )
    _spread(grid, numbers[above + 1 :], problems)
    header, *rows = (_row(grid, number, width) for number in numbers[above:] or [0])
    return TableSheet(grid.name, header.cells, tuple(rows), Place(grid.label, cell=grid.name))


def _leave_out(grid: Grid, problems: list[Problem]) -> None:
    rows = sorted({row + 1 for row, _ in grid.cells if row in grid.hidden_rows})
    columns = sorted({column for _, column in grid.cells if column in grid.hidden_columns})
    shown = {
        place: content
        for place, content in grid.cells.items()
        if place[0] not in grid.hidden_rows and place[1] not in grid.hidden_columns
    }
    if rows:
        what = f"row {rows[0]} is" if len(rows) == 1 else f"{len(rows)} rows, such as row {rows[0]}, are"
        problems.append(_hidden(grid, f"{what} hidden and left out", address(rows[0] - 1, 0, grid.name)))
    if columns:
        names = ", ".join(map(column_letters, columns))
        what = f"the column {names} is" if len(columns) == 1 else f"the columns {names} are"
        problems.append(_hidden(grid, f"{what} hidden and left out", address(0, columns[0], grid.name)))
    grid.cells = shown or grid.cells


def _hidden(grid: Grid, message: str, cell: str | None) -> Problem:
    place = Place(grid.label, cell=cell or grid.name)
    return problem(
        "table-hidden", message, place, hint="show it in the spreadsheet where it is to be printed"
    )


def _spread(grid: Grid, rows: Sequence[int], problems: list[Problem]) -> None:
    """Give each cell of a merged area that lies in the *rows* of cards the value of the area."""
    given: list[str] = []
    for top, left, bottom, right in grid.merged:
        content = grid.cells.get((top, left))
        if content is None:
            continue
        for row in rows[bisect_left(rows, top) : bisect_right(rows, bottom)]:
            for column in range(left, min(right + 1, MAX_COLUMNS)):
                if (row, column) != (top, left):
                    given.append(address(row, column, grid.name))
                    grid.put(row, column, content)
    if given:
        what = f"{len(given)} merged cells have" if len(given) > 1 else "a merged cell has"
        message = f"{what} the value of the area, such as {given[0]}"
        hint = "write the value into each cell where you mean it otherwise"
        problems.append(problem("table-merged", message, Place(grid.label, cell=given[0]), hint=hint))


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
