"""The contents of the book: its pages with dotted leaders and numbers, each a link."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from ...basics.geometry import Rect
from ...game.source.keys import Table
from ..page.flow import Strip
from ..page.headings import heading
from ..page.markdown import Figure
from ..page.marks import Anchor, Ink, Link, Mark
from ..page.tools import PageTools
from ..page.typesetting import Use
from .parts.reading import to_line

DOTS: Final = 2.1  # mm from dot to dot, on one grid for all lines
SIZE: Final = 0.45
CLEAR: Final = 2.4  # between words and dots


def contents(figure: Figure, tools: PageTools) -> list[Strip]:
    table = Table(figure.content, tools.report, "the contents")
    table.finish()
    tools.facts.append({"figure": "contents", "line": figure.line})
    strips: list[Strip] = []
    for id, title in tools.titles.items():
        if part := tools.parts.get(id):
            head = heading(to_line(part, tools.lang), tools, "")
            strips.append(replace(head, marks=tuple(m for m in head.marks if not isinstance(m, Anchor))))
        if id != tools.page:
            strips.append(_line(id, title, tools))
    if strips and not tools.parts:
        strips[0] = replace(strips[0], above=tools.grid.line * 2)
    return strips


def _line(id: str, title: str, tools: PageTools) -> Strip:
    use, setter = tools.setter.body, tools.setter
    right = Use(use.size, use.line, weight=700, align="end")
    text = setter.set(title, use)
    words = text.lines[0].width if text.lines else 0.0
    number = setter.set(str(tools.numbers.get(id, 0)), right)
    baseline = setter.set(title, use, tools.width).baseline
    width = tools.width
    marks: list[Mark] = [*setter.marks(text, 0, baseline, use), *setter.marks(number, width, baseline, right)]
    marks += _dots(words + CLEAR, width - 8.0, baseline - 0.5, setter.style.hair)
    marks.append(Link(id, Rect(0, 0, width, use.line)))
    return Strip(use.line, tuple(marks), above=use.line * 0.35)


def _dots(start: float, end: float, y: float, colour: str) -> Iterator[Mark]:
    first = -(-start // DOTS) * DOTS
    circles = []
    while first < end:
        circles.append(f'<circle cx="{first:.2f}" cy="{y:.3f}" r="{SIZE / 2}"/>')
        first += DOTS
    yield Ink(f'<g fill="{colour}">{"".join(circles)}</g>')
