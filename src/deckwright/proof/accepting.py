"""The entry of `accept:` that would let a problem pass, and its place: the page shows it, the designer writes it."""

from __future__ import annotations

import glob
import re
from collections.abc import Sequence
from typing import Any, Final

from ..basics.problems import ADJUSTABLE, Problem
from .state import Found

_ACCEPT: Final = re.compile(r"accept:\s*(#.*)?")
_INDENT: Final = re.compile(r"(\s*)- ")


def offer(one: Found, lines: Sequence[str]) -> dict[str, Any] | None:
    """What to add to game.yaml, which has these lines: an entry without its reason, below which line, its indentation.

    None for what no game can accept. `below` is None where game.yaml accepts nothing yet.
    """
    if one.problem.rule or one.problem.code not in ADJUSTABLE:
        return None
    below = next((at for at, line in enumerate(lines, 1) if _ACCEPT.fullmatch(line)), None)
    return {
        "entry": _entry(one.problem, len(one.cards)),
        "below": below,
        "indent": "  " if below is None else _indent(lines[below:]),
    }


def _indent(lines: Sequence[str]) -> str:
    """The indentation of the entries that these lines begin with."""
    written = next((line for line in lines if line.strip() and not line.lstrip().startswith("#")), "")
    found = _INDENT.match(written)
    return found[1] if found else "  "


def _entry(found: Problem, cards: int) -> dict[str, str]:
    """As narrow as the problem is: about its one card, or about the drawing that all its cards share."""
    file = found.place.file if found.place else ""
    wanted = {
        "code": found.code,
        "card": found.card if cards <= 1 else None,
        "layout": glob.escape(file) if file.endswith(".svg") else None,
        "name": glob.escape(found.about) if found.about else None,
    }
    return {name: value for name, value in wanted.items() if value}
