"""Two states of a table → the cells that have become others. Rows are told by what they name, so that one may move."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple

from ..basics.naming import field_name
from ..basics.problems import DeckwrightError
from ..game.kinds import NAMES
from ..game.source import Scalar
from ..game.source.tables import TableRow, TableSheet, cell_of, read_table

_KEYS: Final = ("id", *NAMES)

Rows = Mapping[tuple[str, int], tuple[TableRow, Mapping[str, Scalar]]]


class CellChange(NamedTuple):
    """What a cell held and holds; None: there is no such cell. A row that came or went has its first cell told."""

    row: str  # what the row names: Fox
    column: str  # its header
    cell: str  # Cards!C5
    before: str | None
    after: str | None


class TableChanges(NamedTuple):
    is_same: bool  # for cards: a workbook that is saved anew has other bytes each time
    cells: tuple[CellChange, ...]  # none where rows have only changed places


def table_changes(before: bytes, after: bytes, label: str) -> TableChanges:
    """How two files of this name differ, as far as cards are read from them.

    Raises DeckwrightError where *after* is no table; a *before* that is none has no cells.
    """
    new = read_table(after, label)[0]
    try:
        old = read_table(before, label)[0]
    except DeckwrightError:
        old = []
    if list(map(_contents, old)) == list(map(_contents, new)):
        return TableChanges(True, ())
    was, now = ({sheet.name: sheet for sheet in sheets} for sheets in (old, new))
    cells = (change for name in {**was, **now} for change in _changes(was.get(name), now.get(name)))
    return TableChanges(False, tuple(cells))


def _contents(sheet: TableSheet) -> tuple[object, ...]:
    rows = (sheet.header, *(row.cells for row in sheet.rows))
    return sheet.name, tuple(tuple(map(_content, row)) for row in rows)


def _changes(before: TableSheet | None, after: TableSheet | None) -> Iterator[CellChange]:
    old, new = _rows(before), _rows(after)
    for key in {**old, **new}:
        if key not in new or key not in old:
            _, cells = old.get(key) or new[key]
            column, cell = next((one for one in cells.items() if one[1].value), next(iter(cells.items())))
            shown = _shown(cell)
            yield CellChange(key[0], column, _cell(cell), *((shown, None) if key in old else (None, shown)))
            continue
        was, now = old[key][1], new[key][1]
        for column in {**was, **now}:
            one, other = was.get(column), now.get(column)
            if _content(one) != _content(other):
                place = _cell(other or one)
                yield CellChange(key[0], column, place, _shown(one), _shown(other))


def _rows(sheet: TableSheet | None) -> Rows:
    """The rows by what they name, and how many of that name stand above; each with its cells by their headers."""
    found: dict[tuple[str, int], tuple[TableRow, Mapping[str, Scalar]]] = {}
    if sheet is None:
        return found
    headers = [cell.value.strip() or f"({number})" for number, cell in enumerate(sheet.header, 1)]
    names = [field_name(header) for header in headers]
    at = next((names.index(key) for key in _KEYS if key in names), 0)
    seen: dict[str, int] = {}
    for row in sheet.rows:
        key = row.cells[at].value.strip() if row.cells else ""
        seen[key] = seen.get(key, 0) + 1
        found[key, seen[key]] = (row, dict(zip(headers, row.cells, strict=False)))
    return found


def _content(cell: Scalar | None) -> tuple[str | None, ...] | None:
    """All of a cell that a card can show."""
    origin = cell_of(cell) if cell is not None else None
    if cell is None or origin is None or (not cell.value and not origin.fault):
        return None
    return cell.value, origin.marked, origin.shown, origin.fault


def _shown(cell: Scalar | None) -> str | None:
    origin = cell_of(cell) if cell is not None else None
    if cell is None or origin is None:
        return None
    return origin.marked or origin.shown or origin.fault or cell.value


def _cell(cell: Scalar | None) -> str:
    origin = cell_of(cell) if cell is not None else None
    return origin.cell if origin else ""
