"""Two texts, word by word: what went and what came."""

from __future__ import annotations

import re
from difflib import SequenceMatcher
from html import escape
from typing import Final

_WORDS: Final = re.compile(r"\s+|[\w'’]+|[^\w\s]")
_ALIKE: Final = 0.4  # texts with less in common stand whole beside each other


def marked(before: str, after: str) -> tuple[str, str]:
    """Both as HTML, each with what the other lacks marked."""
    old, new = _WORDS.findall(before), _WORDS.findall(after)
    matcher = SequenceMatcher(None, old, new, autojunk=False)
    if matcher.ratio() < _ALIKE:
        return f"<del>{escape(before)}</del>", f"<ins>{escape(after)}</ins>"
    was, now = [], []
    for kind, a, b, c, d in matcher.get_opcodes():
        gone, come = escape("".join(old[a:b])), escape("".join(new[c:d]))
        was.append(gone if kind == "equal" or not gone else f"<del>{gone}</del>")
        now.append(come if kind == "equal" or not come else f"<ins>{come}</ins>")
    return "".join(was), "".join(now)
