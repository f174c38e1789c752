"""The lines of a file round a place, as a page shows them: what is long is cut to the part round the column."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from .problems import Place
from .records import dataclass

BEFORE: Final = 3  # lines before the one in question
AFTER: Final = 2
LONGEST: Final = 400  # letters of a line
VISIBLE: Final = 72  # letters of a line that are seen without scrolling
AHEAD: Final = 32  # of these, what stands before the column
WORD: Final = 40  # letters that are marked, at most

_KEY: Final = re.compile(r"\s*(?:- +)?[\w-]{1,24}: ")


@dataclass(frozen=True, slots=True)
class Excerpt:
    first: int  # the number of the first line
    lines: tuple[str, ...]
    line: int  # in question
    column: int | None  # in question, counted in what is shown
    length: int  # letters from there on that are meant


def excerpt_of(place: Place, lines: Sequence[str]) -> Excerpt | None:
    """What stands at *place* in a file of these *lines*; None where it names no line of it."""
    if place.line is None or not 0 < place.line <= len(lines):
        return None
    text = lines[place.line - 1]
    column = min(place.column or 1, len(text) + 1)
    length = _length(text, column)
    shown, at = _scrolled(text, column, length)
    first = max(1, place.line - BEFORE)
    before, after = lines[first - 1 : place.line - 1], lines[place.line : place.line + AFTER]
    whole = tuple(line[:LONGEST] for line in (*before, shown, *after))
    return Excerpt(first, whole, place.line, at if place.column else None, length)


def _scrolled(text: str, column: int, length: int) -> tuple[str, int]:
    """A line, and the column in it: of one that reaches too far, its key and the part round the column."""
    if column + length <= VISIBLE:
        return text, column
    key = found[0] if (found := _KEY.match(text)) else ""
    start = max(column - 1 - AHEAD, len(key))
    word = text.find(" ", start, column - 1) + 1
    start = word or start
    return f"{key}… {text[start:]}", len(key) + 2 + column - start


def _length(line: str, column: int) -> int:
    """Of the word at a column."""
    word = line[column - 1 :].split(" ")[0].rstrip(",:")
    return max(1, min(len(word), WORD))
