"""Tables as text: CSV with commas, semicolons or tabs, in UTF-8, UTF-16 or Windows-1252."""

from __future__ import annotations

import codecs
import re
from collections.abc import Sequence
from dataclasses import replace
from typing import Final, NamedTuple

from ....basics.problems import DeckwrightError, Place, Problem, problem
from .cells import CellText, TableRow, TableSheet, address, scalar
from .headers import header_row, title_note
from .limits import MAX_CELLS, MAX_COLUMNS, MAX_ROWS, too_large

_BOMS: Final = (  # the longer first: UTF-32 begins as UTF-16 does
    (codecs.BOM_UTF32_LE, "utf-32"),
    (codecs.BOM_UTF32_BE, "utf-32"),
    (codecs.BOM_UTF8, "utf-8-sig"),
    (codecs.BOM_UTF16_LE, "utf-16"),
    (codecs.BOM_UTF16_BE, "utf-16"),
)
_DELIMITERS: Final = ",;\t"
_SAMPLE: Final = 50  # records by which the delimiter is told
_SEPARATOR_LINE: Final = re.compile(r"\ufeff?\"?sep=(.)\"?[ \t]*(?:\r\n|\r|\n|\Z)", re.IGNORECASE)
_LINE_END: Final = re.compile(r"\r\n|\r|\n")
_SAVE_AS: Final = "save it as “CSV UTF-8”, or as .xlsx"


class _Field(NamedTuple):
    text: str
    line: int  # from 1


class _UnclosedError(Exception):
    """A quotation mark that nothing closes."""

    def __init__(self, line: int) -> None:
        super().__init__(line)
        self.line = line


class _TooManyError(Exception):
    """More cells than a table has."""


def read_separated(data: bytes, label: str) -> tuple[list[TableSheet], list[Problem]]:
    """The table of the file *label*, in a list of one, or of none where it is empty; and what is wrong with it.

    Raises DeckwrightError (`file-unreadable`) for bytes that are no text.
    """
    text, problems = _decode(data, label)
    text, delimiter = _delimiter(text)
    try:
        records = _records(text, delimiter)
    except _UnclosedError as fault:
        message = "a quotation mark opens a cell here and none closes it"
        hint = 'close it, or write "" for a quotation mark that is part of a text in quotes'
        problems.append(problem("table-row", message, Place(label, fault.line), hint=hint))
        return [], problems
    except _TooManyError:
        raise DeckwrightError(too_large(label)) from None
    filled = [(n, record) for n, record in enumerate(records) if any(field.text.strip() for field in record)]
    if not filled:
        return [], problems
    above = header_row([[field.text for field in record] for _, record in filled])
    if above:
        title = next(at for at, field in enumerate(filled[0][1]) if field.text.strip())
        found = filled[0][1][title]
        note = title_note(label, found.text, filled[above][0] + 1, address(filled[0][0], title))
        problems.append(replace(note, place=Place(label, found.line, None, address(filled[0][0], title))))
        filled = filled[above:]
    header_number, names = filled[0]
    used = (n + 1 for _, record in filled for n, field in enumerate(record[: len(names)]) if field.text)
    width = max(used, default=0)
    if len(filled) > MAX_ROWS or width > MAX_COLUMNS:
        raise DeckwrightError(too_large(label))
    rows = []
    for number, record in filled[1:]:
        if surplus := [field.text for field in record[width:] if field.text.strip()]:
            problems.append(_surplus(label, number, record, width, surplus, delimiter))
        else:
            rows.append(_row(label, number, record, width))
    header = _row(label, header_number, names, width).cells
    return [TableSheet(None, header, tuple(rows), Place(label))], problems


def _decode(data: bytes, label: str) -> tuple[str, list[Problem]]:
    encoding = next((name for bom, name in _BOMS if data.startswith(bom)), None)
    if encoding:
        try:
            return data.decode(encoding), []
        except UnicodeDecodeError as error:
            message = f"the file begins as {encoding.removesuffix('-sig').upper()} and is not: {error.reason}"
            raise DeckwrightError(problem("file-unreadable", message, Place(label), hint=_SAVE_AS)) from error
    if b"\0" in data:
        message = "the file holds NUL bytes: it is no text, or UTF-16 without its mark"
        raise DeckwrightError(problem("file-unreadable", message, Place(label), hint=_SAVE_AS))
    try:
        return data.decode("utf-8"), []
    except UnicodeDecodeError:
        return _windows(data, label)


def _windows(data: bytes, label: str) -> tuple[str, list[Problem]]:
    try:
        text = data.decode("cp1252")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        message = f"the byte 0x{data[error.start]:02X} is neither UTF-8 nor Windows-1252"
        raise DeckwrightError(
            problem("file-unreadable", message, Place(label, line), hint=_SAVE_AS)
        ) from error
    found = re.search(r"\S*[^\x00-\x7f]\S*", text)
    sample = f", such as {found[0][:30]!r}" if found else ""
    message = f"the file is not UTF-8 and was read as Windows-1252{sample}"
    at = text.count("\n", 0, found.start()) + 1 if found else None
    return text, [problem("table-encoding", message, Place(label, at), hint=f"if that is wrong, {_SAVE_AS}")]


def _delimiter(text: str) -> tuple[str, str]:
    """The text without a line such as `sep=;`, and what parts its cells."""
    if match := _SEPARATOR_LINE.match(text):
        return "\n" + text[match.end() :], match[1]  # the line is kept, so that rows count as they stand
    best, delimiter = (0, 0), ","
    for candidate in _DELIMITERS:
        try:
            records = _records(text, candidate, _SAMPLE)
        except (_UnclosedError, _TooManyError):
            continue
        widths = [len(record) for record in records if any(field.text.strip() for field in record)]
        if widths and widths[0] > 1:
            alike = sum(width == widths[0] for width in widths)
            best, delimiter = max(
                (best, delimiter), ((alike, widths[0]), candidate), key=lambda pair: pair[0]
            )
    return text, delimiter


def _records(text: str, delimiter: str, limit: int | None = None) -> list[list[_Field]]:
    """The records of *text*, or the first *limit*. Raises _UnclosedError and _TooManyError."""
    end = re.escape(delimiter) + r"\r\n"
    field = re.compile(
        rf'[ ]*"(?P<quoted>(?:[^"]++|"")*+)(?P<close>"?)(?P<tail>[^{end}]*)|(?P<plain>[^{end}]*)'
    )
    records: list[list[_Field]] = [[]]
    at, line, room = 0, 1, MAX_CELLS
    while True:
        room -= 1
        if room < 0:
            raise _TooManyError
        match = field.match(text, at)
        assert match
        if match["quoted"] is None:
            records[-1].append(_Field(match["plain"].strip(" \t\xa0"), line))
        elif not match["close"]:
            raise _UnclosedError(line)
        else:
            quoted = match["quoted"].replace('""', '"')
            tail = match["tail"].rstrip(" \t\xa0")
            # A quotation mark inside a cell that did not need it, as in "Big" Joe: the marks are part of the text.
            value = f'"{quoted}"{tail}' if tail else quoted
            records[-1].append(_Field("\n".join(_LINE_END.split(value)).strip(" \t\r\n\xa0"), line))
            line += len(_LINE_END.findall(match["quoted"]))
        at = match.end()
        if at >= len(text):
            return records
        if text[at] == delimiter:
            at += 1
            continue
        at += 2 if text.startswith("\r\n", at) else 1
        line += 1
        if at >= len(text) or (limit and len(records) >= limit):
            return records
        records.append([])


def _row(label: str, number: int, record: Sequence[_Field], width: int) -> TableRow:
    last = record[-1].line
    fields = [*record[:width], *[_Field("", last)] * (width - len(record))]
    cells = (
        scalar(CellText(label, tuple(field.text.split("\n")), address(number, column), field.line))
        for column, field in enumerate(fields)
    )
    return TableRow(number + 1, tuple(cells))


def _surplus(
    label: str, number: int, record: Sequence[_Field], width: int, surplus: Sequence[str], delimiter: str
) -> Problem:
    name = {",": "a comma", ";": "a semicolon", "\t": "a tab"}.get(delimiter, f"`{delimiter}`")
    count = width + len(surplus)
    message = f"the row has {count} cells and the first row {width}: too much is {surplus[0][:40]!r}"
    place = Place(label, record[width].line, None, address(number, width))
    return problem(
        "table-row", message, place, hint=f'write a text that holds {name} in quotation marks: "…"'
    )
