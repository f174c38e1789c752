"""The terms of a game in the order of the alphabet, each with what it means and, where wanted, what it is elsewhere."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from ...basics.problems import did_you_mean
from ...basics.records import dataclass
from ...game.localized import Localized
from ...game.model import Term
from ...game.source.keys import Table, boolean, words
from ..page.flow import Strip
from ..page.markdown import Figure, Letters, Line, Sign, plain
from ..page.marks import Mark
from ..page.tools import PageTools
from .parts.alphabet import filing_key
from .parts.reading import to_line


@dataclass(frozen=True, slots=True)
class Entry:
    term: Line
    also: Line  # in another language, or in full
    text: Line


def terms(figure: Figure, tools: PageTools) -> list[Strip]:
    table = Table(figure.content, tools.report, "the terms")
    given, wanted = table.read("sort", boolean), table.read("terms", words)
    chosen = _chosen(wanted, table, figure, tools)
    table.finish()
    found = [_entry(term, tools) for term in chosen]
    if given is None or given:
        found.sort(key=lambda each: filing_key(plain(each.term), tools.lang))
    tools.facts.append(
        {"figure": "terms", "line": figure.line, "terms": [plain(each.term) for each in found]}
    )
    return [strip for number, each in enumerate(found) for strip in _strips(each, number, tools)]


def _chosen(wanted: Sequence[str] | None, table: Table, figure: Figure, tools: PageTools) -> list[Term]:
    """The terms that are named, else all that have a meaning."""
    known = {id: term for id, term in tools.game.terms.items() if term.meaning is not None}
    at = table.node("terms") or figure.content
    for id in wanted or ():
        if id not in known:
            hint = did_you_mean(id, known) or "terms stand under `terms:` of game.yaml, each with its meaning"
            tools.report.add("reference-figure", f"{id!r} is no term with a meaning", at, hint)
    if not known and wanted is None:
        hint = "list them under `terms:` of game.yaml, each with name and meaning"
        tools.report.add("reference-figure", "the game has no term with a meaning", at, hint)
    return [known[id] for id in (known if wanted is None else wanted) if id in known]


def _entry(term: Term, tools: PageTools) -> Entry:
    def line(text: Localized[str] | None) -> Line:
        pieces = to_line(text.in_lang(tools.lang), tools.lang) if text else ()
        return tuple(p for p in pieces if not isinstance(p, Sign) or p.name in tools.game.symbols)

    return Entry(line(term.name), line(term.also), line(term.meaning))


def _strips(each: Entry, number: int, tools: PageTools) -> Iterator[Strip]:
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
