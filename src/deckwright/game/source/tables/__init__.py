"""Tables of cards, CSV, XLSX and ODS → cells that remember their place; what a cell means is not asked here."""

from __future__ import annotations

from typing import Final

from ....basics.problems import Problem
from .cells import (
    CellText,
    TableRow,
    TableSheet,
    address,
    cell_of,
    column_letters,
    is_blank,
    number_text,
    scalar,
    with_text,
)
from .limits import MAX_COLUMNS, MAX_ROWS
from .separated import read_separated

TEXT_SUFFIXES: Final = (".csv", ".tsv")
BOOK_SUFFIXES: Final = (".xlsx", ".ods")
SUFFIXES: Final = TEXT_SUFFIXES + BOOK_SUFFIXES

__all__ = [
    "BOOK_SUFFIXES",
    "MAX_COLUMNS",
    "MAX_ROWS",
    "SUFFIXES",
    "TEXT_SUFFIXES",
    "CellText",
    "TableRow",
    "TableSheet",
    "address",
    "cell_of",
    "column_letters",
    "is_blank",
    "number_text",
    "read_table",
    "scalar",
    "with_text",
]


def read_table(data: bytes, label: str) -> tuple[list[TableSheet], list[Problem]]:
    """The tables of the file *label*, whose name says what it is: one of a text file, one a tab of a workbook.

    Raises DeckwrightError where nothing of it can be read.
    """
    if not label.lower().endswith(BOOK_SUFFIXES):
        return read_separated(data, label)
    from .workbook import read_workbook  # noqa: PLC0415 - with what reads numbers as a spreadsheet shows them

    return read_workbook(data, label)
