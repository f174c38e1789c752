"""A tab as it is read: what its cells hold, by row and column, whatever file it comes from."""

from __future__ import annotations

from dataclasses import field
from typing import Final, NamedTuple

from ....basics.problems import DeckwrightError
from ....basics.records import dataclass
from .cells import address, number_text
from .limits import MAX_CELLS, MAX_COLUMNS, MAX_ROWS, too_large
from .runs import StyledRun, markup_of

AS_TEXT: Final = "format the column as text and type it again: the program has made a date of it"
MEND: Final = "mend the formula, or type the value"
COMPUTE: Final = "open the file in a spreadsheet program, which computes it, and save it"


class Content(NamedTuple):
    """What a cell holds; `CellText` says what each part is."""

    text: str = ""
    marked: str | None = None
    shown: str | None = None
    fault: str | None = None
    remedy: str | None = None


@dataclass(slots=True)
class Grid:
    """A tab with its cells by row and column from 0, blank ones left out."""

    label: str
    name: str
    cells: dict[tuple[int, int], Content] = field(default_factory=dict)
    merged: list[tuple[int, int, int, int]] = field(default_factory=list)  # first row and column, last ones
    hidden_rows: set[int] = field(default_factory=set)
    hidden_columns: set[int] = field(default_factory=set)
    is_hidden: bool = False

    def put(self, row: int, column: int, content: Content) -> None:
        """Raises DeckwrightError (`table-limit`)."""
        if row >= MAX_ROWS or column >= MAX_COLUMNS or len(self.cells) >= MAX_CELLS:
            raise DeckwrightError(too_large(self.label, address(row, column, self.name)))
        if content.text or content.fault:
            self.cells[row, column] = content


def text_content(runs: tuple[StyledRun, ...], *, bold: bool = False, italic: bool = False) -> Content:
    """A text; letters without a style of their own have that of the cell."""
    text = _clean("".join(run.text for run in runs))
    styled = markup_of(run._replace(bold=run.bold or bold, italic=run.italic or italic) for run in runs)
    return Content(text, _clean(styled) if styled else None)


def number_content(value: float, shown: str) -> Content:
    """A number, and what the sheet shows of it."""
    text = number_text(value)
    return Content(text, shown=None if shown == text else shown)


def truth_content(value: bool) -> Content:
    return Content("TRUE" if value else "FALSE")


def fault_content(fault: str, remedy: str) -> Content:
    return Content(fault=fault, remedy=remedy)


def date_fault(what: str, moment: str, shown: str) -> Content:
    """A cell with a date or time, which is no value; a typed `3/10` has become one."""
    same = not shown or shown == moment
    return fault_content(f"holds a {what} ({moment})" + ("" if same else f", shown as {shown!r}"), AS_TEXT)


def _clean(text: str) -> str:
    return text.replace("\r\n", "\n").replace("\r", "\n").strip(" \t\n\xa0")
