"""Rows below a head with a rule under each, and the small line under a figure."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from ...page.flow import Strip
from ...page.markdown import Line
from ...page.marks import Mark
from ...page.shapes import rule
from ...page.tools import PageTools
from .reading import to_line

HEAD: Final = 4.6  # mm to the baseline of a head
UNDER: Final = 6.6  # … and to the rule below it
SHORT: Final = 6  # rows that are not broken


def note_strips(said: str | None, tools: PageTools) -> list[Strip]:
    """A small line below a figure."""
    if said is None:
        return []
    line, use = to_line(said, tools.lang), tools.setter.caption
    words = tools.setter.set(line, use, tools.width)
    return [Strip(words.logical.height, tuple(tools.setter.marks(words, 0, 0, use, line)), above=1.8)]


def head_strip(words: Sequence[tuple[Line, float, str]], tools: PageTools) -> Strip | None:
    """The words over columns, each with its x and how it is aligned, on their rule; None where there are none."""
    if not any(line for line, _, _ in words):
        return None
    setter, marks = tools.setter, list[Mark]()
    if not tools.is_headed:
        marks.append(rule(0, 0, tools.width, 0.35, tools.look.title))
    for line, x, align in words:
        use = replace(setter.table_head, align="end" if align == "end" else "start")
        marks += setter.marks(setter.set(line, use), x, HEAD, use, line)
    marks.append(rule(0, UNDER, tools.width, 0.35, tools.look.title))
    above = 0.4 if tools.is_headed else tools.grid.line * 0.6
    return Strip(UNDER + 0.35, tuple(marks), above=above, holds=True)


def add_rules(rows: Sequence[Strip], head: Strip | None, tools: PageTools) -> Iterator[Strip]:
    """Rows with a rule under each, below their head, which stands again where they go on elsewhere."""
    if head is not None:
        yield head
    for number, row in enumerate(rows):
        is_last = number == len(rows) - 1
        thick, ink = (0.35, tools.look.title) if is_last else (0.15, tools.setter.style.hair)
        under = rule(0, row.height, tools.width, thick, ink)
        holds = not is_last and (len(rows) <= SHORT or number in (0, len(rows) - 2))
        yield replace(row, marks=(*row.marks, under), holds=holds, again=head if number else None)
