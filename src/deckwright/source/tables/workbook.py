"""Tables as workbooks, XLSX and ODS: values by calamine, and what it does not tell by the traces."""

from __future__ import annotations

import datetime
import io
from collections.abc import Sequence
from typing import Any, Final

from ...problems import DeckwrightError, Place, Problem
from .cells import CellText, Row, Sheet, address, number_text, scalar
from .limits import MAX_CELLS, MAX_COLUMNS, MAX_ROWS, too_large
from .ods import ods_traces
from .runs import Run, marked
from .traces import Archive, Trace, Traces, unreadable
from .xlsx import xlsx_traces

_AS_TEXT: Final = "format the column as text and type it again: the program has made a date of it"


def read_workbook(data: bytes, label: str) -> tuple[list[Sheet], list[Problem]]:
    """The tabs of the file *label* in order, without empty ones.

    Raises DeckwrightError (`file-unreadable`, `table-limit`).
    """
    archive = Archive(data, label)
    traces = ods_traces(archive) if label.lower().endswith(".ods") else xlsx_traces(archive)
    for name, found in traces.items():  # before anything is laid out as a grid
        if found.rows > MAX_ROWS or found.columns > MAX_COLUMNS or found.rows * found.columns > MAX_CELLS:
            raise DeckwrightError(too_large(label, address(found.rows - 1, found.columns - 1, name)))
    tabs = [(name, grid) for name, grid in _grids(data, label, traces)]
    sheets = (_sheet(label, name, grid, traces.get(name) or Traces()) for name, grid in tabs)
    return [sheet for sheet in sheets if sheet], []


def _grids(data: bytes, label: str, traces: dict[str, Traces]) -> list[tuple[str, list[list[Any]]]]:
    """The values of each tab that has any, from its first row and column on."""
    import python_calamine  # slow to load, and of no use to games without workbooks

    try:
        book = python_calamine.CalamineWorkbook.from_filelike(io.BytesIO(data))
        names = [name for name in book.sheet_names if name not in traces or traces[name].rows]
        return [(name, book.get_sheet_by_name(name).to_python(skip_empty_area=False)) for name in names]
    except (KeyboardInterrupt, SystemExit, MemoryError):
        raise
    except BaseException as error:  # a panic of its own is no Exception
        raise unreadable(label, f"it is no workbook, or is damaged ({error})") from error


def _sheet(label: str, name: str, grid: Sequence[Sequence[Any]], traces: Traces) -> Sheet | None:
    grid = [
        *grid,
        *[()] * (traces.rows - len(grid)),
    ]  # which ends where no value is, be there a formula or not
    filled = [number for number, values in enumerate(grid) if _is_filled(number, values, traces)]
    if not filled:
        return None
    first = filled[0]
    width = max((n + 1 for n, value in enumerate(grid[first]) if _text(value).strip()), default=0)

    def cells(number: int, until: int) -> Row:
        values = [*grid[number], *[""] * until][:until]
        return Row(
            number + 1,
            tuple(
                scalar(_cell(label, value, address(number, column, name), traces.cells.get((number, column))))
                for column, value in enumerate(values)
            ),
        )

    widest = [max((n + 1 for n, value in enumerate(grid[r]) if value != ""), default=0) for r in filled[1:]]
    faulty = [column + 1 for (row, column), trace in traces.cells.items() if trace.fault and row > first]
    until = max([width, *widest, *faulty])
    rows = tuple(cells(number, until) for number in filled[1:])
    return Sheet(name, cells(first, until).cells, rows, Place(label, cell=name))


def _is_filled(number: int, values: Sequence[Any], traces: Traces) -> bool:
    return any(_text(value).strip() for value in values) or any(
        (trace := traces.cells.get((number, column))) and trace.fault
        for column in range(max(len(values), traces.columns))
    )


def _cell(label: str, value: Any, cell: str, trace: Trace | None) -> CellText:
    trace = trace or Trace()
    if trace.fault:
        return CellText(label, ("",), cell, fault=trace.fault, remedy=trace.remedy)
    if isinstance(value, datetime.date | datetime.time | datetime.timedelta):
        kind = "a time" if isinstance(value, datetime.time | datetime.timedelta) else "a date"
        return CellText(label, ("",), cell, fault=f"holds {kind} ({value})", remedy=_AS_TEXT)
    text = _text(value).replace("\r\n", "\n").replace("\r", "\n").strip()
    styled = marked(trace.runs or [Run(text, trace.bold, trace.italic)])
    return CellText(
        label,
        tuple(text.split("\n")),
        cell,
        marked=styled.strip() if styled else None,
        shown=_shown(value, trace),
    )


def _text(value: Any) -> str:
    match value:
        case bool():
            return "TRUE" if value else "FALSE"
        case int() | float():
            return number_text(value)
        case _:
            return str(value)


def _shown(value: Any, trace: Trace) -> str | None:
    """A number as the sheet shows it, where its format says more than its value."""
    if isinstance(value, bool) or not isinstance(value, int | float):
        return None
    if trace.percent is not None:
        return f"{value * 100:.{trace.percent}f}%"
    if trace.zeros and value == int(value):
        return f"{int(value):0{trace.zeros}d}"
    return None
