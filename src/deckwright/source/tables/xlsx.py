"""The traces of an XLSX workbook, from its own XML (ECMA-376, part 1, chapter 18)."""

from __future__ import annotations

import posixpath
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from .cells import column_index
from .runs import Run
from .traces import NOT_COMPUTED, Archive, Trace, Traces, local

_REFERENCE: Final = re.compile(r"([A-Z]{1,3})([1-9]\d{0,6})")
_PERCENT: Final = re.compile(r"0(?:\.(0+))?\s?%")
_BUILT_IN: Final = {9: "0%", 10: "0.00%"}  # the numbers of formats that have no text in the file
_OFF: Final = ("0", "false")


class _Format(NamedTuple):
    """What of a cell's style is told."""

    bold: bool = False
    italic: bool = False
    zeros: int = 0
    percent: int | None = None


@dataclass(frozen=True, slots=True)
class _Book:
    formats: tuple[_Format, ...]  # by the style number of a cell
    shared: Mapping[int, tuple[Run, ...]]  # the texts with runs, by number

    def format_of(self, style: str | None) -> _Format:
        number = int(style) if style and style.isdecimal() else 0
        return self.formats[number] if number < len(self.formats) else _Format()


def xlsx_traces(archive: Archive) -> dict[str, Traces]:
    """The traces of each tab by its name."""
    book = _Book(_formats(archive), dict(_shared(archive)))
    return {name: _traces(archive, part, book) for name, part in _tabs(archive)}


def _tabs(archive: Archive) -> Iterator[tuple[str, str]]:
    """Names of tabs, and the parts that hold them."""
    workbook = next((n for n in archive.names() if n.lower().endswith("xl/workbook.xml")), "xl/workbook.xml")
    folder = posixpath.dirname(workbook)
    relations = archive.root(f"{folder}/_rels/{posixpath.basename(workbook)}.rels")
    targets = {r.get("Id"): r.get("Target", "") for r in relations} if relations is not None else {}
    root = archive.root(workbook)
    for sheet in root.iter("{*}sheet") if root is not None else ():
        id = next((value for key, value in sheet.attrib.items() if key.endswith("}id")), None)
        target = targets.get(id, "")
        if target:
            part = target.lstrip("/") if target.startswith("/") else posixpath.join(folder, target)
            yield sheet.get("name", ""), posixpath.normpath(part)


def _formats(archive: Archive) -> tuple[_Format, ...]:
    root = archive.root("xl/styles.xml")
    if root is None:
        return ()
    fonts = [(_is_on(font, "b"), _is_on(font, "i")) for font in root.iterfind("{*}fonts/{*}font")]
    codes = {e.get("numFmtId"): e.get("formatCode", "") for e in root.iterfind("{*}numFmts/{*}numFmt")}
    found = []
    for xf in root.iterfind("{*}cellXfs/{*}xf"):
        font, number = xf.get("fontId", "0"), xf.get("numFmtId", "0")
        bold, italic = fonts[int(font)] if font.isdecimal() and int(font) < len(fonts) else (False, False)
        code = codes.get(number) or (_BUILT_IN.get(int(number), "") if number.isdecimal() else "")
        found.append(_Format(bold, italic, *_shown(code)))
    return tuple(found)


def _shown(code: str) -> tuple[int, int | None]:
    """The least number of digits, and the decimals of a percentage, that a number format asks for."""
    if re.fullmatch("0{2,}", code):
        return len(code), None
    percent = _PERCENT.fullmatch(code)
    return 0, len(percent[1] or "") if percent else None


def _is_on(font: Any, tag: str) -> bool:
    mark = font.find(f"{{*}}{tag}")
    return mark is not None and mark.get("val", "1") not in _OFF


def _shared(archive: Archive) -> Iterator[tuple[int, tuple[Run, ...]]]:
    for number, item in enumerate(archive.elements("xl/sharedStrings.xml", "si")):
        runs = _runs(item)
        if any(run.bold or run.italic for run in runs):
            yield number, runs


def _runs(item: Any) -> tuple[Run, ...]:
    """The runs of a rich text; letters without properties of their own are as the cell is, which is plain here."""
    found = []
    for part in item:
        if local(part) == "t":
            found.append(Run(_text(part)))
        elif local(part) == "r":
            properties = part.find("{*}rPr")
            bold, italic = (
                (_is_on(properties, "b"), _is_on(properties, "i"))
                if properties is not None
                else (False, False)
            )
            found.append(Run("".join(_text(t) for t in part.iterfind("{*}t")), bold, italic))
    return tuple(found)


def _text(element: Any) -> str:
    """Letters as they are meant: `_x000D_` stands for a character that XML cannot hold."""
    return re.sub("_x([0-9A-Fa-f]{4})_", lambda m: chr(int(m[1], 16)), element.text or "").replace(
        "\r\n", "\n"
    )


def _traces(archive: Archive, part: str, book: _Book) -> Traces:
    traces = Traces()
    row, column, within = -1, -1, None
    for cell in archive.elements(part, "c"):
        if (parent := cell.getparent()) is not within:
            written = parent.get("r", "")
            row, column, within = int(written) - 1 if written.isdecimal() else row + 1, -1, parent
        match = _REFERENCE.fullmatch(cell.get("r", ""))
        column = column_index(match[1]) if match else column + 1  # without a name, cells follow one another
        if len(cell):
            traces.reach(row, column)
            if (trace := _trace(cell, book)) != Trace():
                traces.cells[row, column] = trace
    return traces


def _trace(cell: Any, book: _Book) -> Trace:
    kind, value = cell.get("t", "n"), cell.find("{*}v")
    written = value.text if value is not None else None
    style = book.format_of(cell.get("s"))
    if kind == "e":
        return Trace(f"holds the error {written or '#ERROR!'}", "mend the formula, or type the value")
    if cell.find("{*}f") is not None and written is None and kind != "str":
        return Trace(*NOT_COMPUTED)
    if kind == "n":
        return Trace(zeros=style.zeros, percent=style.percent)
    runs: tuple[Run, ...] = ()
    if kind == "s" and written and written.isdecimal():
        runs = book.shared.get(int(written), ())
    elif kind == "inlineStr" and (inline := cell.find("{*}is")) is not None:
        runs = _runs(inline)
    return Trace(runs=runs, bold=style.bold, italic=style.italic)
