"""A heading on its rule, also where it stands again over what goes on."""

from __future__ import annotations

from dataclasses import replace

from .flow import Strip
from .markdown import Line
from .marks import Anchor, Mark
from .shapes import rule
from .style import Edge
from .tools import PageTools


def repeat_heading(head: Strip, below: float) -> Strip:
    """The heading again, for a group that goes on in another column; no link leads to this one."""
    marks = tuple(mark for mark in head.marks if not isinstance(mark, Anchor))
    return replace(head, marks=marks, height=head.height + below)


def heading(title: Line, tools: PageTools, name: str) -> Strip:
    """A heading on its own rule."""
    setter, look = tools.setter, tools.look
    use = setter.heading
    text = setter.set(title, use, tools.width)
    base = text.logical.height - use.line + text.baseline
    marks: list[Mark] = [Anchor(name, "", 2), *setter.marks(text, 0, 0, use, title)]
    below, thick, above = (
        (0.8, 0.2, 2.0)
        if tools.grid.is_aid
        else (1.5, 0.5, (6.6 if tools.grid.is_tight else 8.8) - use.size * 0.25)
    )
    marks.append(rule(0, base + below, tools.width, thick, look.title))
    if look.edge is Edge.RULE and not tools.grid.is_aid:  # a hair under it, as under the title
        marks.append(rule(0, base + below + thick + 0.45, tools.width, 0.15, look.title))
        thick += 0.6
    return Strip(base + below + thick, tuple(marks), above=above, holds=True, is_loose=not tools.grid.is_aid)
