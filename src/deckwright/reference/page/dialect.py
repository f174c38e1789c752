"""The Markdown that pages are written in: tables, and what is ours: symbols and cards in the line, lines of `:::`."""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from markdown_it import MarkdownIt
from markdown_it.rules_block import StateBlock
from markdown_it.rules_inline import StateInline

_SYMBOL: Final = re.compile(r"\{([\w-]+)\}")
_CARD: Final = re.compile(r"\[\[([\w-]+)(?:\|([^\]\n]+))?\]\]")
_THUMBNAIL: Final = re.compile(r"!" + _CARD.pattern)
_BOX: Final = re.compile(r":::[ \t]*(.*?)[ \t]*$")


@cache
def parser() -> MarkdownIt:
    """Its tokens are those of Markdown, and `symbol`, `card`, `thumbnail` and `box`."""
    made = MarkdownIt("commonmark", {"html": False}).enable("table")
    made.inline.ruler.before("link", "reference", _reference)
    made.block.ruler.before("fence", "box", _fence_of_box, {"alt": ["paragraph", "list", "blockquote"]})
    return made


def _fence_of_box(state: StateBlock, line: int, _end: int, silent: bool) -> bool:
    """A line of `:::`, with words behind it where a box begins."""
    found = _BOX.match(state.src[state.bMarks[line] + state.tShift[line] : state.eMarks[line]])
    if found is None:
        return False
    if not silent:
        token = state.push("box", "", 0)
        token.content, token.map = found[1], [line, line + 1]
        state.line = line + 1
    return True


def _reference(state: StateInline, silent: bool) -> bool:
    for kind, pattern in (("symbol", _SYMBOL), ("card", _CARD), ("thumbnail", _THUMBNAIL)):
        found = pattern.match(state.src, state.pos)
        if found:
            if not silent:
                token = state.push(kind, "", 0)
                token.content = found[1]
                token.meta = {"said": None if kind == "symbol" else found[2]}
            state.pos = found.end()
            return True
    return False
