"""Rows below a head with a rule under each, and the small line under a figure."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from ...page.flow import Strip
from ...page.markdown import Line
from ...page.marks import Mark
from ...page.shapes import rule
from ...page.tools import Bench
from .reading import to_line

HEAD: Final = 4.6  # mm to the baseline of a head
UNDER: Final = 6.6  # … and to the rule below it
SHORT: Final = 6  # rows that are not broken


def note_strips(said: str | None, bench: Bench) -> list[Strip]:
    """A small line below a figure."""
    if said is None:
        return []
    line, use = to_line(said, bench.lang), bench.setter.caption
    words = bench.setter.set(line, use, bench.width)
    return [Strip(words.logical.height, tuple(bench.setter.marks(words, 0, 0, use, line)), above=1.8)]


def head_strip(words: Sequence[tuple[Line, float, str]], bench: Bench) -> Strip | None:
    """The words over columns, each with its x and how it is aligned, on their rule; None where there are none."""
    if not any(line for line, _, _ in words):
        return None
    setter, marks = bench.setter, list[Mark]()
    if not bench.is_headed:
        marks.append(rule(0, 0, bench.width, 0.35, bench.look.title))
    for line, x, align in words:
        use = replace(setter.table_head, align="end" if align == "end" else "start")
        marks += setter.marks(setter.set(line, use), x, HEAD, use, line)
    marks.append(rule(0, UNDER, bench.width, 0.35, bench.look.title))
    above = 0.4 if bench.is_headed else bench.grid.line * 0.6
    return Strip(UNDER + 0.35, tuple(marks), above=above, holds=True)


def add_rules(rows: Sequence[Strip], head: Strip | None, bench: Bench) -> Iterator[Strip]:
    """Rows with a rule under each, below their head, which stands again where they go on elsewhere."""
    if head is not None:
        yield head
    for number, row in enumerate(rows):
        is_last = number == len(rows) - 1
        thick, ink = (0.35, bench.look.title) if is_last else (0.15, bench.setter.style.hair)
        under = rule(0, row.height, bench.width, thick, ink)
        holds = not is_last and (len(rows) <= SHORT or number in (0, len(rows) - 2))
        yield replace(row, marks=(*row.marks, under), holds=holds, again=head if number else None)
