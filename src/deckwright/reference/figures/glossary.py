"""The symbols of a game with name and meaning, by group."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import groupby

from ...basics.geometry import Rect
from ...basics.problems import did_you_mean
from ...basics.records import dataclass
from ...faces.layouts.render import distinct
from ...game.model import Symbol
from ...game.source.keys import Table, boolean, words
from ...game.source.keys import text as text_of
from ..page.flow import Strip
from ..page.headings import heading, repeat_heading
from ..page.markdown import Figure
from ..page.tools import PageTools
from ..page.typesetting import Use, symbol
from .parts.reading import to_line

SIDE = 8.0  # mm of a symbol
SMALL = 3.7  # … on a player's card
TEXT = 11.2  # mm from a symbol's left edge to its words
APART = 0.9  # mm between entries


@dataclass(frozen=True, slots=True)
class GlossaryRequest:
    groups: tuple[str, ...]  # none: all
    used: bool  # only those that a card shows
    continued: str  # behind a heading that stands again


def glossary(figure: Figure, tools: PageTools) -> list[Strip]:
    wanted = _read_request(figure, tools)
    shown = _symbols_on_faces(tools) if wanted.used else None
    chosen = [
        each
        for each in tools.game.symbols.values()
        if (not wanted.groups or each.group in wanted.groups) and (shown is None or each.name in shown)
    ]
    tools.facts.append({"figure": "glossary", "line": figure.line, "symbols": [each.name for each in chosen]})
    order = list(wanted.groups or tools.game.symbol_groups)
    chosen.sort(key=lambda each: order.index(each.group))
    strips: list[Strip] = []
    for group, members in groupby(chosen, key=lambda each: each.group):
        strips += _group(group, list(members), wanted.continued, tools)
    return strips


def _read_request(figure: Figure, tools: PageTools) -> GlossaryRequest:
    table = Table(figure.content, tools.report, "the glossary")
    groups = table.read("groups", words) or ()
    used = table.read("used", boolean) or False
    continued = table.read("continued", text_of) or ""
    for name in groups:
        if name not in tools.game.symbol_groups:
            known = tools.game.symbol_groups
            hint = did_you_mean(name, known) or f"groups are {', '.join(known)}"
            tools.report.add("unknown-name", f"{name!r} is no group of symbols", table.node("groups"), hint)
    table.finish()
    return GlossaryRequest(
        tuple(name for name in groups if name in tools.game.symbol_groups), used, continued
    )


def _symbols_on_faces(tools: PageTools) -> set[str]:
    """The symbols that any face of the game shows, by drawing it."""
    found: set[str] = set()
    for face in distinct(tools.faces.faces_for(tools.game.decks.values())):
        found |= {each.name for each in tools.survey(face).symbols}
    return found


def _group(group: str, members: Sequence[Symbol], continued: str, tools: PageTools) -> Iterator[Strip]:
    title = tools.game.symbol_groups[group].in_lang(tools.lang)
    yield heading(to_line(title, tools.lang), tools, f"symbols-{group}")
    again = repeat_heading(heading(to_line(f"{title} {continued}", tools.lang), tools, ""), 2.9)
    for number, member in enumerate(members):
        entry = (_short_entry if tools.grid.is_aid else _entry)(member, tools, number, len(members))
        yield replace(entry, again=again if number and continued and not tools.grid.is_aid else None)


def _entry(entry: Symbol, tools: PageTools, number: int, count: int) -> Strip:
    setter = tools.setter
    name = Use(setter.grid.small + 0.8, setter.grid.small_line, weight=700)
    use = setter.small
    side, aside = (SIDE - 1.0, TEXT - 1.4) if tools.grid.is_tight else (SIDE, TEXT)
    width = tools.width - aside
    title = setter.set(to_line(entry.title.in_lang(tools.lang), tools.lang), name, width)
    line = to_line(entry.meaning.in_lang(tools.lang), tools.lang)
    text = setter.set(line, use, width)
    top = 0.4
    height = max(side, top + title.logical.height + text.logical.height)
    marks = [
        symbol(entry.name, Rect(0, 0, side, side), setter.symbol_colour(entry.name, side)),
        *setter.marks(title, aside, top, name),
        *setter.marks(text, aside, top + title.logical.height, use, line),
    ]
    # A group is cut only with two entries on both sides.
    holds = number == 0 or number == count - 2
    return Strip(
        height,
        tuple(marks),
        above=2.9 if number == 0 else APART - (0.3 if tools.grid.is_tight else 0.0),
        holds=holds and number < count - 1,
    )


def _short_entry(entry: Symbol, tools: PageTools, number: int, count: int) -> Strip:
    """A symbol with its name alone, for a card at the player's hand."""
    setter, use = tools.setter, tools.setter.small
    name = setter.set(to_line(entry.title.in_lang(tools.lang), tools.lang), use, tools.width - SMALL - 1.4)
    height = max(SMALL, name.logical.height)
    middle = (height - name.logical.height) / 2
    mark = symbol(entry.name, Rect(0, (height - SMALL) / 2, SMALL, SMALL), setter.look.title)
    marks = (mark, *setter.marks(name, SMALL + 1.4, middle, use))
    return Strip(height, marks, above=0.8 if number == 0 else 0.18, holds=number == 0 and count == 2)
