"""Putting right what the program can put right by itself: texts that lack their quotes."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from ...basics.problems import Edit, Problem

_LINES: Final = re.compile(r"[^\r\n]*(?:\r\n|\r|\n|\Z)")
_BOM: Final = b"\xef\xbb\xbf"


def fix(text: str, problems: Iterable[Problem]) -> str:
    """*text* with the edit of each of *problems* made; problems without one, and all else in the text, stay.

    The problems are those of this one file. Of edits that overlap the first is made.
    """
    edits = sorted(
        {p.edit for p in problems if p.edit}, key=lambda e: (e.line, e.column, e.end_line, e.end_column)
    )
    starts = _line_starts(text)
    pieces: list[str] = []
    done = 0
    for edit in edits:
        start = starts[min(edit.line, len(starts)) - 1] + edit.column - 1
        end = starts[min(edit.end_line, len(starts)) - 1] + edit.end_column - 1
        if start >= done:
            pieces += [text[done:start], _with_ends(edit, text[start:end])]
            done = end
    return "".join([*pieces, text[done:]])


def fix_bytes(data: bytes, problems: Iterable[Problem]) -> bytes:
    """As `fix`, for the bytes of a file in UTF-8; a byte order mark stays. Raises UnicodeDecodeError."""
    mark = _BOM if data.startswith(_BOM) else b""
    return mark + fix(data[len(mark) :].decode("utf-8"), problems).encode("utf-8")


def _line_starts(text: str) -> list[int]:
    return [match.start() for match in _LINES.finditer(text)]


def _with_ends(edit: Edit, replaced: str) -> str:
    """The new text, with the line ends of what it replaces."""
    return edit.text.replace("\n", "\r\n") if "\r\n" in replaced else edit.text
