"""Two texts, word by word: what went and what came."""

from __future__ import annotations

import re
from difflib import SequenceMatcher
from html import escape
from typing import Final

_WORDS: Final = re.compile(r"\s+|[\w'’]+|[^\w\s]")
_ALIKE: Final = 0.4  # texts with less in common stand whole beside each other
_WITHIN: Final = 0.7  # unless so much of the shorter one is in the longer


Words = tuple[tuple[str, bool], ...]  # pieces of a text, each with whether the other text lacks it


def compare_words(before: str, after: str) -> tuple[Words, Words]:
    """Both texts in pieces, with as few marked as possible."""
    old, new = _WORDS.findall(before), _WORDS.findall(after)
    matcher = SequenceMatcher(None, old, new, autojunk=False)
    if matcher.ratio() < _ALIKE and _share(matcher, old, new) < _WITHIN:
        return ((before, True),), ((after, True),)
    was, now = [], []
    for kind, a, b, c, d in matcher.get_opcodes():
        was.append(("".join(old[a:b]), kind != "equal"))
        now.append(("".join(new[c:d]), kind != "equal"))
    return tuple(piece for piece in was if piece[0]), tuple(piece for piece in now if piece[0])


def _share(matcher: SequenceMatcher[str], old: list[str], new: list[str]) -> float:
    """How much of the shorter text, without its spaces, is in the other, too."""
    common = sum(
        len("".join(old[a : a + size]).replace(" ", "")) for a, _, size in matcher.get_matching_blocks()
    )
    return common / max(1, min(len("".join(words).replace(" ", "")) for words in (old, new)))


def mark_words(before: str, after: str) -> tuple[str, str]:
    """Both as HTML, each with what the other lacks marked."""
    was, now = compare_words(before, after)
    return _html(was, "del"), _html(now, "ins")


def _html(words: Words, tag: str) -> str:
    return "".join(f"<{tag}>{escape(text)}</{tag}>" if apart else escape(text) for text, apart in words)
