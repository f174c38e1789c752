"""XLSX workbooks, from their own XML (ECMA-376, part 1, chapter 18)."""

from __future__ import annotations

import datetime
import posixpath
import re
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from .archive import Archive, local, unreadable
from .cells import column_index
from .grid import (
    AS_TEXT,
    COMPUTE,
    MEND,
    Content,
    Grid,
    fault_content,
    number_content,
    text_content,
    truth_content,
)
from .runs import StyledRun

_REFERENCE: Final = re.compile(r"([A-Z]{1,3})([1-9]\d{0,6})")
_PERCENT: Final = re.compile(r"0(?:\.(0+))?\s?%")
_ESCAPE: Final = re.compile("_x([0-9A-Fa-f]{4})_")  # a character that XML cannot hold
_OFF: Final = ("0", "false")
# The numbers of formats that have no text in the file (18.8.30), those of other scripts with them.
_PERCENTS: Final = {9: 0, 10: 2}
_DATES: Final = {*range(14, 23), *range(27, 37), *range(45, 48), *range(50, 59)}
_NO_DATE: Final = re.compile(r'"[^"]*"|\\.|[_*].|General|\[(?!h+\]|m+\]|s+\])[^\]]*\]', re.IGNORECASE)
_FIRST_DAY: Final = datetime.datetime(1899, 12, 30)
_FIRST_DAY_1904: Final = datetime.datetime(1904, 1, 1)


class _Format(NamedTuple):
    """What is told of a cell's style."""

    bold: bool = False
    italic: bool = False
    is_date: bool = False
    zeros: int = 0
    percent: int | None = None


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
        found.append(
            _Format(
                bold, italic, *_number_format(codes.get(number), int(number) if number.isdecimal() else 0)
            )
        )
    return tuple(found)


def _number_format(code: str | None, number: int) -> tuple[bool, int, int | None]:
    """Whether a number format makes a date, its least number of digits, and the decimals of its percentage."""
    if code is None:
        return number in _DATES, 0, _PERCENTS.get(number)
    if re.fullmatch("0{2,}", code):
        return False, len(code), None
    if percent := _PERCENT.fullmatch(code):
        return False, 0, len(percent[1] or "")
    return bool(re.search("[dmyhs]", _NO_DATE.sub("", code), re.IGNORECASE)), 0, None


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
    for cell in archive.elements(part, "c"):
        if (parent := cell.getparent()) is not within:
            written = parent.get("r", "")
            row, column, within = int(written) - 1 if written.isdecimal() else row + 1, -1, parent
        match = _REFERENCE.fullmatch(cell.get("r", ""))
        column = column_index(match[1]) if match else column + 1  # without a name, cells follow one another
        if len(cell):
            grid.put(row, column, _content(cell, book))


def _content(cell: Any, book: _Book) -> Content:
    kind, value = cell.get("t", "n"), cell.find("{*}v")
    written = (value.text if value is not None else None) or ""
    style = book.format_of(cell.get("s"))
    match kind:
        case "e":
            return fault_content(f"holds the error {written or '#ERROR!'}", MEND)
        case "s":
            runs = (
                book.shared[int(written)] if written.isdecimal() and int(written) < len(book.shared) else ()
            )
            return text_content(runs, bold=style.bold, italic=style.italic)
        case "inlineStr":
            inline = cell.find("{*}is")
            return text_content(
                _runs(inline) if inline is not None else (), bold=style.bold, italic=style.italic
            )
        case "str":
            runs = (StyledRun(_text(value)),) if value is not None else ()
            return text_content(runs, bold=style.bold, italic=style.italic)
        case "b":
            return truth_content(written not in _OFF)
        case "d":
            return fault_content(f"holds a date ({written})", AS_TEXT)
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
        return fault_content(f"holds {_date_text(number, book.first_day)}", AS_TEXT)
    return number_content(number, zeros=style.zeros, percent=style.percent)


def _date_text(serial: float, first_day: datetime.datetime) -> str:
    """The date or time that a number of days is."""
    try:
        moment = first_day + datetime.timedelta(seconds=round(serial * 86400))
    except (OverflowError, ValueError):
        return "a date"
    if 0 <= serial < 1:
        return f"a time ({moment:%H:%M})"
    return f"a date ({moment:%Y-%m-%d})" if serial == int(serial) else f"a date ({moment:%Y-%m-%d %H:%M})"
