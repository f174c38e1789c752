"""Which row of a table names its columns: the first one, unless that is no more than a title."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from ....basics.problems import Place, Problem, problem

_LOOKED_AT: Final = 10  # rows that may stand above the names of the columns
_NUMBER: Final = re.compile(r"[+\-−$€£]?\d[\d.,' ]*%?")
_LONGEST: Final = 40  # letters of the name of a column
_NAMES: Final = frozenset({
    "id", "name", "nom", "title", "titre", "titel", "nome", "naam", "nombre", "card", "carte", "karte", "cards", "text",
    "type", "texte", "titolo",
})  # fmt: skip


def header_row(rows: Sequence[Sequence[str]]) -> int:
    """The row that names the columns, of the *rows* that are not blank.

    One with a single cell is a title where the next one with more looks like names: words, short and no two alike.
    """
    filled = [[cell.strip() for cell in row if cell.strip()] for row in rows[:_LOOKED_AT]]
    wide = next((at for at, row in enumerate(filled) if len(row) > 1), 0)
    above = [row[0] for row in filled[:wide]]
    if not wide or any(word.casefold() in _NAMES or word.startswith("_") for word in above):
        return 0
    return wide if _are_names(filled[wide]) else 0


def _are_names(words: Sequence[str]) -> bool:
    plain = [word.casefold() for word in words]
    are_words = all(len(word) <= _LONGEST and not _NUMBER.fullmatch(word) for word in words)
    return are_words and len(set(plain)) == len(plain)


def title_note(label: str, title: str, number: int, cell: str) -> Problem:
    """That a row was taken for a title; *number* is that of the row with the names, from 1."""
    message = f"{title[:40]!r} is taken for a title: the names of the columns are those of row {number}"
    return problem(
        "table-title",
        message,
        Place(label, cell=cell),
        hint="where it names columns, write them all in one row",
    )
