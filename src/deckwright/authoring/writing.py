"""Cards as files: YAML, CSV, XLSX. What is written here is read back as the same cards."""

from __future__ import annotations

import csv
import datetime
import io
import re
from collections.abc import Mapping, Sequence
from dataclasses import field
from typing import Any, Final

from ..basics.records import dataclass
from ..game.kinds import CellType, Field, IntegerField
from ..game.load.types import MAX_COPIES
from ..game.source import misread, quoted

COPIES: Final = IntegerField("copies", minimum=0, maximum=MAX_COPIES)  # the column that every table may have
MANY: Final = 500  # rows below the last that have the columns' choices, too

_FIXED: Final = datetime.datetime(2000, 1, 1)  # so that the same cards are the same bytes
_WIDEST: Final = 60  # letters of a column
_NUMBER: Final = re.compile(r"-?(?:0|[1-9]\d{0,13})(?:\.\d{0,12}[1-9])?")


@dataclass(frozen=True, slots=True)
class CardSheet:
    """A table to be written: every cell a text, "" where it is blank."""

    name: str
    headers: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    fields: Mapping[str, Field] = field(default_factory=dict)  # by header, where it is known


def csv_bytes(sheet: CardSheet) -> bytes:
    """UTF-8 with its mark, by which Excel knows it, and commas."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\r\n")
    writer.writerow(sheet.headers)
    # A row of nothing but one blank would be a blank line, and one of blanks is no card: neither is ever asked for.
    writer.writerows(sheet.rows)
    return out.getvalue().encode("utf-8-sig")


def xlsx_bytes(sheets: Sequence[CardSheet]) -> bytes:
    """A workbook, a tab a sheet. Texts are cells of text, so that 3/10 does not become a date when it is typed."""
    import xlsxwriter  # noqa: PLC0415 - slow to load

    out = io.BytesIO()
    options = {"in_memory": True, "strings_to_formulas": False, "strings_to_urls": False}
    book = xlsxwriter.Workbook(out, options)
    book.set_properties({"created": _FIXED})
    head = book.add_format({"bold": True, "bg_color": "#E8E4DA", "bottom": 1, "valign": "vcenter"})
    text = book.add_format({"num_format": "@", "text_wrap": True, "valign": "top"})
    number = book.add_format({"valign": "top"})
    for sheet in sheets:
        tab = book.add_worksheet(sheet.name)
        tab.freeze_panes(1, 1)
        for column, header in enumerate(sheet.headers):
            declared = sheet.fields.get(header)
            is_number = declared is not None and declared.cell_type is CellType.NUMBER
            widest = max((len(line) for row in sheet.rows for line in row[column].split("\n")), default=0)
            width = min(max(widest, len(header)) * 0.95 + 3, _WIDEST)
            tab.set_column(column, column, width, number if is_number else text)
            tab.write_string(0, column, header, head)
            if declared:
                _help(tab, column, declared, len(sheet.rows) + MANY)
            for row, values in enumerate(sheet.rows):
                _write(tab, row + 1, column, values[column], declared, text, number)
    book.close()
    return out.getvalue()


def _write(
    tab: Any, row: int, column: int, value: str, declared: Field | None, text: Any, number: Any
) -> None:
    cell_type = declared.cell_type if declared else CellType.TEXT
    if not value:
        return
    if cell_type is CellType.NUMBER and _NUMBER.fullmatch(value) and len(value.lstrip("-")) <= 15:
        tab.write_number(row, column, float(value), number)
    elif cell_type is CellType.BOOLEAN and value in ("true", "false"):
        tab.write_boolean(row, column, value == "true", number)
    else:
        tab.write_string(row, column, value, text)


def _help(tab: Any, column: int, declared: Field, last: int) -> None:
    """What may be written in a column: a list to choose from, or a word of help."""
    if choices := declared.offers():
        tab.data_validation(1, column, last, column, {"validate": "list", "source": list(choices)})
    elif advice := declared.advice():
        tab.data_validation(1, column, last, column, {"validate": "any", "input_message": advice})


# YAML


def yaml_scalar(text: str, indent: int = 0) -> str:
    """*text* as a value of a block mapping, that reads back as the same text; *indent* is that of the key."""
    plain = text.strip() == text and "\n" not in text and text not in ("", "null", "~")
    if plain and misread(text) is None and text.isprintable():
        return text
    lines = text.split("\n")
    as_block = (
        len(lines) > 1
        and not lines[0].startswith((" ", "\t"))
        and lines[0]
        and lines[-1].strip()
        and all(line.isprintable() and line == line.rstrip() for line in lines)
    )
    if as_block:
        margin = " " * (indent + 2)
        return "|-\n" + "\n".join(margin + line if line else "" for line in lines)
    return quoted(text)


def yaml_item(text: str) -> str:
    """*text* as an item of a list in brackets, or a value in braces."""
    word = re.fullmatch(r"[^\W_][\w .+×−'’/-]*", text) and text.strip() == text and text not in ("null", "~")
    return text if word and misread(text) is None else quoted(text)
