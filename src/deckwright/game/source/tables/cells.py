"""Cells as nodes: each a scalar whose every place is the cell, named as the person's own program names it."""

from __future__ import annotations

from decimal import Decimal
from typing import Final, NamedTuple, TypeGuard

from ....basics.problems import Place
from ....basics.records import dataclass
from ..nodes import Node, Scalar, ScalarStyle, SourceText, Span

_LETTERS: Final = 26


@dataclass(frozen=True, slots=True, eq=False)
class CellText(SourceText):
    """What one cell holds, and what of it the text alone does not say."""

    cell: str = ""  # "B14", or "Monsters!B14" in a workbook
    line: int | None = None  # of a text file, from 1
    marked: str | None = None  # with its bold and italic letters in the markup of card texts
    shown: str | None = None  # as the sheet shows it, where that is not the value: 30%, 007
    fault: str | None = None  # why it has no value: "holds a date (2026-10-03)"
    remedy: str | None = None

    def place(self, line: int, column: int) -> Place:
        return Place(self.label, self.line, None, self.cell)


class TableRow(NamedTuple):
    number: int  # from 1, as the person's program counts
    cells: tuple[Scalar, ...]  # as many as the first row has; blank ones are plain and empty


@dataclass(frozen=True, slots=True)
class TableSheet:
    """A table: the row of its headers and those below it that are not blank."""

    name: str | None  # of the tab; None in a text file
    header: tuple[Scalar, ...]
    rows: tuple[TableRow, ...]
    place: Place


def column_letters(index: int) -> str:
    """The name of a column: A for 0, AA for 26."""
    name = ""
    index += 1
    while index:
        index, rest = divmod(index - 1, _LETTERS)
        name = chr(ord("A") + rest) + name
    return name


def column_index(letters: str) -> int:
    """The column that *letters* name, from 0."""
    index = 0
    for letter in letters:
        index = index * _LETTERS + ord(letter) - ord("A") + 1
    return index - 1


def address(row: int, column: int, tab: str | None = None) -> str:
    """The name of a cell, its row and column counted from 0."""
    cell = f"{column_letters(column)}{row + 1}"
    return f"{tab}!{cell}" if tab else cell


def scalar(origin: CellText) -> Scalar:
    """The node of a cell. Only a blank cell is plain: `null` and `~` are texts in a table."""
    lines = origin.lines
    text = "\n".join(lines)
    style = ScalarStyle.DOUBLE if text else ScalarStyle.PLAIN
    return Scalar(text, style, Span(0, 0, len(lines) - 1, len(lines[-1])), origin)


def with_text(node: Scalar, value: str) -> Scalar:
    """The same node with another text."""
    return Scalar(value, node.style, node.span, node.origin)


def cell_of(node: Node) -> CellText | None:
    """The cell that *node* stands in, None where it is of another kind of file."""
    return node.origin if isinstance(node.origin, CellText) else None


def is_blank(node: Node) -> TypeGuard[Scalar]:
    """Whether *node* is a cell without anything in it."""
    return isinstance(node, Scalar) and node.is_empty and isinstance(node.origin, CellText)


def number_text(value: float) -> str:
    """A number as it is typed: 3.0 is 3, and 0.1 + 0.2 is 0.3, for a sheet keeps fifteen digits."""
    exact = Decimal(format(value, ".15g"))
    text = format(exact, "f")
    return text.rstrip("0").rstrip(".") if "." in text else text
