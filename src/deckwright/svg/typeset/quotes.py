"""Quotation marks beside ideographs: a line may end on their outer side (UAX #14, LB19a of Unicode 16).

Pango's older rule lets no line end on either side of a quotation mark, since most scripts write spaces there.
"""

from __future__ import annotations

import re
import unicodedata
from typing import Final

_OPENING, _CLOSING = "\u300c", "\u300d"  # corner brackets: marks that plainly open and close
_MARKS: Final = re.compile("([‘‛“‟«‹])|[’”»›]")  # those of the categories Pi and Pf
_EAST_ASIAN: Final = frozenset("FWH")


def beside_ideographs(text: str) -> str | None:
    """*text* with brackets for those quotation marks that stand between ideographs; None where there is none."""
    found = list(text)
    for mark in _MARKS.finditer(text, 1, max(len(text) - 1, 1)):
        at = mark.start()
        if _is_east_asian(text[at - 1]) and _is_east_asian(text[at + 1]):
            found[at] = _OPENING if mark[1] else _CLOSING
    tailored = "".join(found)
    return tailored if tailored != text else None


def _is_east_asian(letter: str) -> bool:
    return unicodedata.east_asian_width(letter) in _EAST_ASIAN
