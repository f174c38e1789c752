"""XLSX workbooks, from their own XML (ECMA-376, part 1, chapter 18)."""

from __future__ import annotations

import datetime
import posixpath
import re
from typing import Any, Final, NamedTuple

from ....basics.records import dataclass
from . import number_format
from .archive import Archive, local, unreadable
from .cells import column_index
from .grid import (
    AS_TEXT,
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
from .limits import MAX_COLUMNS
from .number_format import BUILT_IN, GENERAL
from .runs import StyledRun

_AREA: Final = re.compile(r"([A-Z]{1,3})([1-9]\d{0,6}):([A-Z]{1,3})([1-9]\d{0,6})")
_REFERENCE: Final = re.compile(r"([A-Z]{1,3})([1-9]\d{0,6})")
_ESCAPE: Final = re.compile("_x([0-9A-Fa-f]{4})_")  # a character that XML cannot hold
_OFF: Final = ("0", "false")
_DATES: Final = {*range(27, 37), *range(50, 59)}  # formats by number that only other scripts have (18.8.30)
_FIRST_DAY: Final = datetime.datetime(1899, 12, 30)
_FIRST_DAY_1904: Final = datetime.datetime(1904, 1, 1)


class _Format(NamedTuple):
    """What is told of a cell's style."""

    bold: bool = False
    italic: bool = False
    code: str = GENERAL
    is_date: bool = False


@dataclass(frozen=True, slots=True)
class _Book:
    formats: tuple[_Format, ...]  # by the style number of a cell
    shared: tuple[tuple[StyledRun, ...], ...]  # the texts that cells name by number
    first_day: datetime.datetime

    def format_of(self, style: str | None) -> _Format:
        number = int(style) if style and style.isdecimal() else 0
        return self.formats[number] if number < len(self.formats) else _Format()


def read_xlsx(archive: Archive) -> list[Grid]:
    """The tabs in order. Raises DeckwrightError (`file-unreadable`, `table-limit`)."""
    workbook = next((name for name in archive.names() if name.lower().endswith("xl/workbook.xml")), "")
    root = archive.root(workbook)
    if root is None:
        raise unreadable(archive.label, "it is no workbook, or is damaged")
    folder = posixpath.dirname(workbook)
    relations = archive.root(f"{folder}/_rels/{posixpath.basename(workbook)}.rels")
    parts = (
        {r.get("Id"): _part(folder, r.get("Target", "")) for r in relations} if relations is not None else {}
    )
    properties = root.find("{*}workbookPr")
    is_1904 = properties is not None and properties.get("date1904", "0") not in _OFF
    shared = tuple(_runs(item) for item in archive.elements(f"{folder}/sharedStrings.xml", "si"))
    book = _Book(_formats(archive, folder), shared, _FIRST_DAY_1904 if is_1904 else _FIRST_DAY)
    grids = []
    for sheet in root.iter("{*}sheet"):
        id = next((value for key, value in sheet.attrib.items() if key.endswith("}id")), None)
        if part := parts.get(id):
            grid = Grid(archive.label, sheet.get("name", ""))
            grid.is_hidden = sheet.get("state", "visible") != "visible"
            _fill(grid, archive, part, book)
            grids.append(grid)
    return grids


def _part(folder: str, target: str) -> str:
    return posixpath.normpath(
        target.lstrip("/") if target.startswith("/") else posixpath.join(folder, target)
    )


def _formats(archive: Archive, folder: str) -> tuple[_Format, ...]:
    root = archive.root(f"{folder}/styles.xml")
    if root is None:
        return ()
    fonts = [(_is_on(font, "b"), _is_on(font, "i")) for font in root.iterfind("{*}fonts/{*}font")]
    codes = {e.get("numFmtId"): e.get("formatCode", "") for e in root.iterfind("{*}numFmts/{*}numFmt")}
    found = []
    for style in root.iterfind("{*}cellXfs/{*}xf"):
        font, number = (style.get(key, "0") for key in ("fontId", "numFmtId"))
        at = int(font) if font.isdecimal() else len(fonts)
        bold, italic = fonts[at] if at < len(fonts) else (False, False)
        code = codes.get(number) or BUILT_IN.get(int(number) if number.isdecimal() else 0, GENERAL)
        is_date = number_format.is_date(code) or (number.isdecimal() and int(number) in _DATES)
        found.append(_Format(bold, italic, code, is_date))
    return tuple(found)


def _is_on(font: Any, tag: str) -> bool:
    mark = font.find(f"{{*}}{tag}")
    return mark is not None and mark.get("val", "1") not in _OFF


def _runs(item: Any) -> tuple[StyledRun, ...]:
    """The runs of a text; how it is spoken (rPh) is left out."""
    found = []
    for part in item:
        if local(part) == "t":
            found.append(StyledRun(_text(part)))
        elif local(part) == "r":
            style = part.find("{*}rPr")
            bold, italic = (_is_on(style, "b"), _is_on(style, "i")) if style is not None else (False, False)
            found.append(StyledRun("".join(_text(t) for t in part.iterfind("{*}t")), bold, italic))
    return tuple(found)


def _text(element: Any) -> str:
    return _ESCAPE.sub(lambda match: chr(int(match[1], 16)), element.text or "")


def _fill(grid: Grid, archive: Archive, part: str, book: _Book) -> None:
    row, column, within = -1, -1, None
    for element in archive.elements(part, "c", "col", "mergeCell"):
        match local(element):
            case "col":
                if element.get("hidden", "0") not in _OFF:
                    first, last = (_column_number(element.get(key)) for key in ("min", "max"))
                    grid.hidden_columns |= set(range(first - 1, min(last, MAX_COLUMNS)))
                continue
            case "mergeCell":
                if area := _AREA.fullmatch(element.get("ref", "")):
                    ends = (int(area[2]) - 1, column_index(area[1]), int(area[4]) - 1, column_index(area[3]))
                    grid.merged.append(ends)
                continue
        if (parent := element.getparent()) is not within:
            written = parent.get("r", "")
            row, column, within = int(written) - 1 if written.isdecimal() else row + 1, -1, parent
            if parent.get("hidden", "0") not in _OFF:
                grid.hidden_rows.add(row)
        match = _REFERENCE.fullmatch(element.get("r", ""))
        column = column_index(match[1]) if match else column + 1  # without a name, cells follow one another
        if len(element):
            grid.put(row, column, _content(element, book))


def _column_number(written: str | None) -> int:
    return int(written) if written and written.isdecimal() and len(written) < 9 else 1


def _content(cell: Any, book: _Book) -> Content:
    kind, value = cell.get("t", "n"), cell.find("{*}v")
    written = (value.text if value is not None else None) or ""
    style = book.format_of(cell.get("s"))
    match kind:
        case "e":
            return fault_content(f"holds the error {written or '#ERROR!'}", MEND)
        case "s":
            is_known = written.isdecimal() and int(written) < len(book.shared)
            return _texts(book.shared[int(written)] if is_known else (), style)
        case "inlineStr":
            inline = cell.find("{*}is")
            return _texts(_runs(inline) if inline is not None else (), style)
        case "str":
            return _texts((StyledRun(_text(value)),) if value is not None else (), style)
        case "b":
            return truth_content(written not in _OFF)
        case "d":
            return date_fault("date", written, "")
    if not written:
        has_formula = cell.find("{*}f") is not None
        return (
            fault_content("holds a formula that nobody has computed", COMPUTE) if has_formula else Content()
        )
    return _number(written, style, book)


def _number(written: str, style: _Format, book: _Book) -> Content:
    try:
        number = float(written)
    except ValueError:
        return fault_content(f"holds no number ({written[:20]})", MEND)
    if style.is_date:
        return _date(number, style, book.first_day)
    return number_content(number, number_format.shown(style.code, number))


def _texts(runs: tuple[StyledRun, ...], style: _Format) -> Content:
    content = text_content(runs, bold=style.bold, italic=style.italic)
    shown = number_format.shown_text(style.code, content.text)
    return content if shown == content.text else content._replace(shown=shown, marked=None)


def _date(serial: float, style: _Format, first_day: datetime.datetime) -> Content:
    """The date or time that a number of days is."""
    try:
        moment = first_day + datetime.timedelta(seconds=round(serial * 86400))
    except (OverflowError, ValueError):
        return fault_content("holds a date", AS_TEXT)
    shown = number_format.shown_date(style.code, moment, serial)
    if 0 <= serial < 1:
        return date_fault("time", f"{moment:%H:%M}", shown)
    form = "%Y-%m-%d" if serial == int(serial) else "%Y-%m-%d %H:%M"
    return date_fault("date", moment.strftime(form), shown)
