"""Things with what they are: tokens, tiles, colours, symbols, each drawn beside its name and meaning."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from ...basics.geometry import Rect
from ...basics.records import dataclass
from ...faces.layouts import Face
from ...game.model import Card
from ...game.source import Node
from ...game.source.keys import Table, boolean, number, word
from ..page.cut_lines import outline
from ..page.flow import Strip
from ..page.markdown import Figure, Letters, Line
from ..page.marks import Ink, Mark, Picture
from ..page.tools import PageTools
from ..page.typesetting import Use, symbol
from .parts.card_choice import cards_in, cards_where, has_field
from .parts.cells import cell
from .parts.colours import readable_ink
from .parts.reading import read_colour, read_items, read_line, read_symbol, report_wrong

WIDTH: Final = 12.0  # mm of a picture
GAP: Final = 3.4
KINDS: Final = ("card", "deck", "symbol", "colour")


@dataclass(frozen=True, slots=True)
class LegendEntry:
    face: Face | None
    symbol: str | None
    colour: str | None
    name: Line
    text: Line
    count: int | None


def legend(figure: Figure, tools: PageTools) -> list[Strip]:
    table = Table(figure.content, tools.report, "the legend")
    width = float(table.read("width", number) or WIDTH)
    count = table.read("count", boolean) or False
    entries = [entry for node in read_items(table, "items") if (entry := _read_entry(node, tools))]
    entries += _entries_of_cards(table, tools)
    is_empty = not any(table.node(key) for key in ("items", "deck", "where"))
    table.finish()
    if is_empty:
        hint = "list items: [{card: …, text: …}], or take them from a deck: deck: tokens, with text: effect"
        report_wrong(tools, "the legend is empty", figure.content, hint)
    cards = [entry.face.card for entry in entries if entry.face]
    tools.facts.append({"figure": "legend", "line": figure.line, "cards": cards, "entries": len(entries)})
    strips = [_entry_strip(entry, min(width, tools.width / 3), count, tools) for entry in entries]
    last = len(strips) - 1
    return [
        replace(strip, above=tools.grid.line * (0.45 if i else 0.6), holds=i < last and i in (0, last - 1))
        for i, strip in enumerate(strips)
    ]


def _read_entry(node: Node, tools: PageTools) -> LegendEntry | None:
    table = Table(node, tools.report, "the item")
    at = {key: table.node(key) for key in KINDS}
    card, deck = table.read("card", word), table.read("deck", word)
    sign, colour = read_symbol(table, "symbol", tools), read_colour(table, "colour")
    name, said = read_line(table, "name", tools), read_line(table, "text", tools)
    table.finish()
    if not any(at.values()):
        report_wrong(
            tools, "an item is a card, a deck, a symbol or a colour", node, "write {card: torch, text: …}"
        )
        return None
    if (where := at["card"]) is not None and card:
        found = tools.card(card, where)
        return _of_card(found, name, said, tools) if found else None
    if (where := at["deck"]) is not None and deck:
        cards = cards_in(deck, where, tools)
        return _of_deck(deck, cards, name, said, tools) if cards else None
    return (
        LegendEntry(None, sign, colour, name or _symbol_name(sign, tools), said, None)
        if sign or colour
        else None
    )


def _symbol_name(sign: str | None, tools: PageTools) -> Line:
    return (Letters(tools.game.symbols[sign].title.in_lang(tools.lang)),) if sign else ()


def _of_card(card: Card, name: Line, said: Line, tools: PageTools) -> LegendEntry:
    title = name or (Letters(card.name_in(tools.lang)),)
    return LegendEntry(tools.front(card), None, None, title, said, card.copies)


def _of_deck(id: str, cards: Sequence[Card], name: Line, said: Line, tools: PageTools) -> LegendEntry:
    deck = tools.game.decks[id]
    face = tools.back(cards[0]) or tools.front(cards[0])
    return LegendEntry(
        face, None, None, name or (Letters(deck.title.in_lang(tools.lang)),), said, deck.copies
    )


def _entries_of_cards(table: Table, tools: PageTools) -> Iterator[LegendEntry]:
    """All cards of a deck, or those of which an expression is true, with what a field of theirs says."""
    deck, where = table.read("deck", word), table.read("where", word)
    at, field = table.node("deck") or table.node("where"), table.read("text", word)
    if at is None or not (deck or where):
        return
    cards = cards_in(deck, at, tools) if deck else cards_where(where or "", at, tools)
    if field and not has_field(field, cards, table.node("text") or at, tools):
        return
    for card in cards:
        value = card.values.get(field) if field else None
        said = cell(value, card.type.fields.get(field or ""), tools) if value is not None else ()
        yield _of_card(card, (), said, tools)


def _entry_strip(entry: LegendEntry, width: float, count: bool, tools: PageTools) -> Strip:
    setter, small = tools.setter, tools.setter.small
    more = 0.2 if tools.grid.is_aid else 1.0
    bold = Use(tools.grid.small + more, tools.grid.small_line + more / 5, weight=700)
    left = width + GAP
    told = f"\N{MULTIPLICATION SIGN}\u202f{entry.count}" if count and entry.count is not None else ""
    right = Use(small.size, small.line, weight=600, align="end")
    aside = setter.width(told, right) + 2.0 if told else 0.0
    name = setter.set(entry.name, bold, tools.width - left - aside)
    text = setter.set(entry.text, small, tools.width - left)
    below = name.logical.height if entry.name else 0.0
    words = below + (text.logical.height if entry.text else 0.0)
    marks, high = _picture(entry, width, tools)
    height = max(high, words)
    y = (height - words) / 2
    marks = [mark.moved(0, (height - high) / 2) for mark in marks]
    marks += setter.marks(name, left, y, bold, entry.name) if entry.name else ()
    if told:
        marks += setter.marks(setter.set(told, right), tools.width, y + name.baseline, right)
    marks += setter.marks(text, left, y + below, small, entry.text) if entry.text else ()
    return Strip(height, tuple(marks))


def _picture(entry: LegendEntry, width: float, tools: PageTools) -> tuple[list[Mark], float]:
    if entry.face is not None:
        trim = entry.face.component.size
        scale = width / max(trim.width, trim.height)
        wide, high = trim.width * scale, trim.height * scale
        rect = Rect((width - wide) / 2, 0, wide, high)
        return [
            outline(entry.face, rect.outset(0.1), tools.setter.style.soft),
            Picture(entry.face, rect),
        ], high
    side = min(width, WIDTH * 0.75)
    rect = Rect((width - side) / 2, 0, side, side)
    if entry.colour is None:
        colour = tools.setter.symbol_colour(entry.symbol or "", side)
        return [symbol(entry.symbol or "", rect, colour)], side
    ink = readable_ink(entry.colour)
    stroke = tools.setter.style.hair if ink != "#FFFFFF" else "none"
    ground = (
        f'<rect x="{rect.x:.3f}" y="0" width="{side:.3f}" height="{side:.3f}" rx="{side * 0.16:.3f}"'
        f' fill="{entry.colour}" stroke="{stroke}" stroke-width="0.25"/>'
    )
    marks: list[Mark] = [Ink(ground)]
    if entry.symbol:
        marks.append(symbol(entry.symbol, rect.outset(-side * 0.17), ink))
    return marks, side
