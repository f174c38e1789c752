"""ODS workbooks, from their own XML (OpenDocument 1.3, part 3, chapters 9 and 19)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from .archive import Archive, local, unreadable
from .grid import (
    COMPUTE,
    MEND,
    Content,
    Grid,
    date_fault,
    fault_content,
    number_content,
    text_content,
    truth_content,
)
from .limits import MAX_COLUMNS, MAX_ROWS
from .runs import StyledRun

_ERRORS: Final = ("#DIV/0!", "#N/A", "#NAME?", "#NULL!", "#NUM!", "#REF!", "#VALUE!", "Err:")
_LONGEST_ROW: Final = 16_384  # cells that a row of blanks is told as


class _Style(NamedTuple):
    bold: bool = False
    italic: bool = False


Styles = Mapping[str, _Style]


def read_ods(archive: Archive) -> list[Grid]:
    """The tabs in order. Raises DeckwrightError (`file-unreadable`, `table-limit`)."""
    root = archive.root("content.xml")
    if root is None:
        raise unreadable(archive.label, "it is no workbook, or is damaged")
    styles: dict[str, _Style] = {}
    grids: list[Grid] = []
    for element in root.iter("{*}style", "{*}table"):
        if local(element) == "style":
            styles[_attribute(element, "name")] = _style(element)
        elif name := _attribute(element, "name"):
            grids.append(Grid(archive.label, name))
            _fill(grids[-1], element, styles)
    return grids


def _style(element: Any) -> _Style:
    for child in element.iterfind("{*}text-properties"):
        weight = _attribute(child, "font-weight")
        bold = weight == "bold" or (weight.isdecimal() and int(weight) >= 600)
        return _Style(bold, _attribute(child, "font-style") in ("italic", "oblique"))
    return _Style()


def _fill(grid: Grid, table: Any, styles: Styles) -> None:
    column = 0
    for element in table.iter("{*}table-column"):
        wide = _count(element, "number-columns-repeated")
        if _is_hidden(element):
            grid.hidden_columns |= set(range(column, min(column + wide, MAX_COLUMNS)))
        column += wide
    row = 0
    for element in table.iter("{*}table-row"):
        times = _count(element, "number-rows-repeated")
        if _is_hidden(element):
            grid.hidden_rows |= set(range(row, min(row + times, MAX_ROWS)))
        _fill_row(grid, element, range(row, row + min(times, MAX_ROWS + 1)), styles)
        row += times


def _fill_row(grid: Grid, element: Any, rows: range, styles: Styles) -> None:
    column = 0
    for cell in element.iterchildren("{*}table-cell", "{*}covered-table-cell"):
        wide = _count(cell, "number-columns-repeated")
        content = _content(cell, styles)
        high, broad = _count(cell, "number-rows-spanned"), _count(cell, "number-columns-spanned")
        if high * broad > 1:
            grid.merged.append((rows.start, column, rows.start + high - 1, column + broad - 1))
        if content.text or content.fault:
            for r in rows:
                for c in range(column, column + min(wide, _LONGEST_ROW)):
                    grid.put(r, c, content)
        column += wide


def _is_hidden(element: Any) -> bool:
    return _attribute(element, "visibility") in ("collapse", "filter")


def _content(cell: Any, styles: Styles) -> Content:
    """What a cell holds. A value that LibreOffice has a type of its own for carries two types, its own last."""
    kinds = [str(value) for key, value in cell.attrib.items() if key.endswith("}value-type")]
    style = styles.get(_attribute(cell, "style-name"), _Style())
    runs = _runs(cell, styles)
    written = "".join(run.text for run in runs)
    formula = _attribute(cell, "formula")
    if "error" in kinds or (formula and written.startswith(_ERRORS)):
        return fault_content(f"holds the error {written or '#ERROR!'}", MEND)
    if not kinds:
        return fault_content("holds a formula that nobody has computed", COMPUTE) if formula else Content()
    match kinds[0]:
        case "float" | "percentage" | "currency":
            return _number(cell, kinds[0], written)
        case "boolean":
            return truth_content(_attribute(cell, "boolean-value") == "true")
        case "date" | "time":
            moment = _attribute(cell, f"{kinds[0]}-value") or written
            return date_fault(kinds[0], moment, written)
    if not runs and (text := _attribute(cell, "string-value")):
        runs = (StyledRun(text),)
    return text_content(runs, bold=style.bold, italic=style.italic)


def _number(cell: Any, kind: str, written: str) -> Content:
    try:
        return number_content(float(_attribute(cell, "value")), written)
    except ValueError:
        return fault_content(f"holds no number ({written[:20]})", MEND)


def _runs(cell: Any, styles: Styles) -> tuple[StyledRun, ...]:
    runs: list[StyledRun] = []
    for paragraph in cell.iterchildren("{*}p"):
        runs += [StyledRun("\n")] if runs else []
        _walk(paragraph, _Style(), styles, runs)
    return tuple(runs)


def _walk(element: Any, style: _Style, styles: Styles, runs: list[StyledRun]) -> None:
    if element.text:
        runs.append(StyledRun(element.text, *style))
    for child in element:
        match local(child):
            case "s":
                runs.append(StyledRun(" " * min(_count(child, "c"), 1000), *style))
            case "tab":
                runs.append(StyledRun("\t", *style))
            case "line-break":
                runs.append(StyledRun("\n", *style))
            case "span":
                own = styles.get(_attribute(child, "style-name"), _Style())
                _walk(child, _Style(style.bold or own.bold, style.italic or own.italic), styles, runs)
            case "a":
                _walk(child, style, styles, runs)
        if child.tail:
            runs.append(StyledRun(child.tail, *style))


def _attribute(element: Any, name: str) -> str:
    return next((str(value) for key, value in element.attrib.items() if key.endswith(f"}}{name}")), "")


def _count(element: Any, name: str) -> int:
    """A number of repetitions, 1 where none is written."""
    written = _attribute(element, name)
    return int(written) if written.isdecimal() and len(written) < 9 else 1
