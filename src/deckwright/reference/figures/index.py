"""Every card by deck and name, with its copies and the sheets that it is printed on."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from ...game.model import Card
from ...game.source.keys import Table, words
from ...game.source.keys import text as text_of
from ..page.flow import Strip
from ..page.headings import heading
from ..page.markdown import Figure, card_link
from ..page.marks import Anchor, Mark
from ..page.printing import stretches
from ..page.tools import PageTools
from ..page.typesetting import Use
from .parts.alphabet import filing_key
from .parts.card_choice import deck_with_id, decks_with_cards
from .parts.reading import to_line

SHEETS: Final = 13.5  # of an index, for the pages that a card is printed on


def index(figure: Figure, tools: PageTools) -> list[Strip]:
    """Every card by deck and name, with its copies."""
    table = Table(figure.content, tools.report, "the index")
    node, names = table.node("decks"), table.read("decks", words)
    heads = table.table("head")
    copies, sheet = heads.read("copies", text_of) or "", heads.read("sheet", text_of)
    heads.finish()
    continued = table.read("continued", text_of) or ""
    table.finish()
    chosen = (
        [deck for name in names if (deck := deck_with_id(name, node, tools)) and deck.cards]
        if names
        else None
    )
    strips: list[Strip] = []
    listed: dict[str, list[int]] = {}
    for deck in decks_with_cards(tools) if chosen is None else chosen:
        title = deck.title.in_lang(tools.lang)
        strips.append(heading(to_line(title, tools.lang), tools, f"index-{deck.id}"))
        top = _columns_of("", copies, sheet, tools) if sheet else None
        again = _columns_of(f"{title} {continued}", copies, sheet, tools) if sheet and continued else top
        if top:
            strips.append(top)
        entries = sorted(deck.cards, key=lambda card: filing_key(card.name_in(tools.lang), tools.lang))
        for number, card in enumerate(entries):
            pages = tools.printing.pages.get(card.id, ()) if sheet else None
            strip = _entry(card, pages, tools)
            holds = number in (0, len(entries) - 2) and number < len(entries) - 1
            above = 0.4 if number else 0.9 if top else 2.0
            strips.append(replace(strip, above=above, holds=holds, again=again if number else None))
            listed[card.id] = list(pages or ())
    tools.facts.append({"figure": "index", "line": figure.line, "sheets": listed})
    return strips


def _columns_of(title: str, copies: str, sheet: str, tools: PageTools) -> Strip:
    """What the figures of an index are; a *title* where a deck goes on in another column."""
    use = replace(tools.setter.table_head, align="end")
    start = replace(tools.setter.small, weight=600)
    right, middle = tools.width, tools.width - SHEETS
    marks = [
        *tools.setter.marks(tools.setter.set(to_line(title, tools.lang), start), 0, 0.6, start),
        *tools.setter.marks(tools.setter.set(copies, use), middle, 3.0, use),
        *tools.setter.marks(tools.setter.set(sheet, use), right, 3.0, use),
    ]
    return Strip(4.2, tuple(marks), above=0.6, holds=True)


def _entry(card: Card, pages: tuple[int, ...] | None, tools: PageTools) -> Strip:
    """Of an index; the name of a card that is shown nowhere leads here."""
    use, setter = tools.setter.small, tools.setter
    right = Use(use.size, use.line, weight=600, align="end")
    aside = SHEETS if pages is not None else 0.0
    title = setter.set(to_line(card.name_in(tools.lang), tools.lang), use, tools.width - aside - 8)
    count = setter.set(f"×\u202f{card.copies}", right)
    baseline = title.baseline
    marks: list[Mark] = [Anchor(card_link(card.id), "", 3)]
    marks += [*setter.marks(title, 0, 0, use), *setter.marks(count, tools.width - aside, baseline, right)]
    if pages:
        where = replace(right, weight=400)
        marks += setter.marks(setter.set(stretches(pages), where), tools.width, baseline, where)
    return Strip(title.logical.height, tuple(marks))
