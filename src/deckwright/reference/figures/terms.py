"""The words of a game in the order of the alphabet, each with what it means and, where wanted, what it is elsewhere."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from ...game.source import Node
from ...game.source.keys import Table, boolean
from ..page.flow import Strip
from ..page.markdown import Figure, Letters, Line, plain
from ..page.marks import Mark
from ..page.tools import PageTools
from .parts.alphabet import filing_key
from .parts.reading import read_items, read_line, report_wrong


@dataclass(frozen=True, slots=True)
class Term:
    term: Line
    also: Line  # in another language, or in full
    text: Line
    at: Node


def terms(figure: Figure, tools: PageTools) -> list[Strip]:
    table = Table(figure.content, tools.report, "the terms")
    table.require("terms", "list them: - {term: Well, text: …}")
    given = table.read("sort", boolean)
    found = [term for node in read_items(table, "terms") if (term := _term(node, tools))]
    table.finish()
    if given is None or given:
        found.sort(key=lambda each: filing_key(plain(each.term), tools.lang))
    seen: set[str] = set()
    for each in found:
        name = plain(each.term)
        if name in seen:
            report_wrong(tools, f"the term {name!r} stands twice", each.at, "leave one of them out")
        seen.add(name)
    names = [plain(each.term) for each in found]
    tools.facts.append({"figure": "terms", "line": figure.line, "terms": names})
    return [strip for number, each in enumerate(found) for strip in _strips(each, number, tools)]


def _term(node: Node, tools: PageTools) -> Term | None:
    table = Table(node, tools.report, "the term")
    table.require("term")
    table.require("text")
    term, also, said = (read_line(table, key, tools) for key in ("term", "also", "text"))
    table.finish()
    return Term(term, also, said, node) if term and said else None


def _strips(each: Term, number: int, tools: PageTools) -> Iterator[Strip]:
    """Name and other name in one line, the meaning below it."""
    setter = tools.setter
    name = replace(setter.body, size=tools.grid.small + 1.2, colour=tools.look.title)
    title: Line = tuple(Letters(p.text, bold=True) if isinstance(p, Letters) else p for p in each.term)
    if each.also:
        also = (Letters(p.text, italic=True) if isinstance(p, Letters) else p for p in each.also)
        title = (*title, Letters("\u2002"), *also)
    use = replace(setter.small, size=tools.grid.small + 0.6, line=tools.grid.small_line + 0.15)
    head, text = setter.set(title, name, tools.width), setter.set(each.text, use, tools.width)
    top = head.logical.height + 0.1
    marks: list[Mark] = [*setter.marks(head, 0, 0, name, title), *setter.marks(text, 0, top, use, each.text)]
    yield Strip(top + text.logical.height, tuple(marks), above=2.4 if number else tools.grid.line * 0.6)
