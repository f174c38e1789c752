"""Which of the pictures are printed, and how often: lines of `3 Fox`, or a table with columns for that.

3 Fox          3x Fox          Fox x3          Fox          # a remark
name,copies    or `card`, `file`, `front` and `count`, `quantity`, `qty`, in a CSV or a workbook
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Final

from ...basics.files import plain_file
from ...basics.phrases import quantity
from ...basics.problems import DeckwrightError, Place, Problem, did_you_mean, problem
from ...basics.records import dataclass
from ...game.source.tables import SUFFIXES, TableSheet, read_table
from .find import FolderCard
from .names import MOST_COPIES, fold, read_name

NAMES: Final = ("name", "card", "file", "front", "picture", "image", "title")
MAX_LISTING: Final = 20_000_000  # bytes
COUNTS: Final = ("copies", "count", "quantity", "qty", "number", "amount", "n")

_LINE: Final = re.compile(r"(?:(?P<n>\d{1,3})\s*[x×]?\s+)?(?P<name>.+?)(?:\s+[x×](?P<after>\d{1,3}))?")


@dataclass(frozen=True, slots=True)
class Line:
    name: str
    copies: int | None  # None: as the picture's own name says
    place: Place


def choose(cards: Sequence[FolderCard], listing: Path) -> tuple[list[FolderCard], list[Problem]]:
    """What the file *listing* asks for, in its order; names are matched whatever their case and punctuation.

    Raises DeckwrightError where nothing of it can be read.
    """
    lines, problems = _read(listing)
    by_name = {fold(card.name): card for card in reversed(cards)}
    by_name |= {fold(card.front.path.name): card for card in reversed(cards)}
    chosen: dict[FolderCard, int] = {}
    for line in lines:
        card = by_name.get(fold(line.name)) or by_name.get(fold(read_name(Path(line.name).stem).card))
        if card is None:
            message = f"no picture is called {line.name!r}"
            hint = did_you_mean(line.name, [each.name for each in cards])
            problems.append(problem("picture-listed", message, line.place, hint=hint))
        else:
            copies = card.copies if line.copies is None else line.copies
            chosen[card] = chosen.get(card, 0) + copies
    left = len(cards) - len(chosen)
    if left:
        are = "is" if left == 1 else "are"
        message = f"{quantity(left, 'picture')} of the folder {are} not listed, and not printed"
        problems.append(problem("picture-unlisted", message, Place(listing.name)))
    return [
        replace(card, copies=min(copies, MOST_COPIES)) for card, copies in chosen.items() if copies
    ], problems


def _read(listing: Path) -> tuple[list[Line], list[Problem]]:
    try:
        data = plain_file(listing, MAX_LISTING).read_bytes()
    except OSError as error:
        raise DeckwrightError(
            problem("file-unreadable", f"it cannot be read: {error.strerror}", Place(listing.name))
        ) from error
    if listing.suffix.lower() in SUFFIXES:
        tables, problems = read_table(data, listing.name)
        return [line for table in tables for line in _rows(table, problems)], problems
    text = data.decode("utf-8-sig", "replace")
    return list(_lines(text, listing.name)), []


def _lines(text: str, label: str) -> Iterator[Line]:
    for number, written in enumerate(text.splitlines(), 1):
        line = written.partition("#")[0].strip()
        if line and (match := _LINE.fullmatch(line)):
            copies = match["n"] or match["after"]
            yield Line(match["name"], int(copies) if copies else None, Place(label, number))


def _rows(table: TableSheet, problems: list[Problem]) -> Iterator[Line]:
    heads = [fold(cell.value) for cell in table.header]
    name = next((heads.index(word) for word in NAMES if word in heads), None)
    count = next((heads.index(word) for word in COUNTS if word in heads), None)
    if name is None:
        message = f"no column says which picture: it is called one of {', '.join(NAMES)}"
        problems.append(problem("picture-listed", message, table.place))
        return
    for row in table.rows:
        cell, copies = row.cells[name], row.cells[count] if count is not None else None
        if copies is not None and copies.value.strip() and not copies.value.strip().isdecimal():
            message = f"{copies.value!r} is no number of copies"
            problems.append(problem("picture-listed", message, copies.place))
        elif cell.value.strip():
            number = copies.value.strip() if copies is not None else ""
            yield Line(cell.value.strip(), int(number) if number else None, cell.place)
