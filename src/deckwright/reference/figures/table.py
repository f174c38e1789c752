"""A table drawn from the game's own cards: a row for each card, for each item of a list on a card, or for each value
that cards have, with their number.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from decimal import Decimal
from fractions import Fraction
from typing import Any, Final

from ...basics.problems import did_you_mean
from ...basics.records import dataclass
from ...game.condition_names import Vocabulary, values_of
from ...game.conditions import ConditionError
from ...game.kinds import ChoiceField, Field, MapField
from ...game.model import Card
from ...game.source import Node
from ...game.source.keys import Table, word
from ..page.flow import Strip
from ..page.markdown import Figure, Letters, Line
from ..page.markdown import MarkdownTable as Block
from ..page.tables import table_strips
from ..page.tools import PageTools
from .parts.card_choice import cards_in, cards_where, has_field
from .parts.cells import cell
from .parts.numbers import percent_text
from .parts.reading import read_items, read_line, report_wrong

PATH: Final = re.compile(r"[\w-]+(\.[\w-]+)*")
ALIGNS: Final = ("start", "center", "end")
OWN: Final = ("id", "name", "copies", "deck")  # what every card has
COUNTED: Final = ("value", "cards", "copies", "share", "names")  # what a table `by` a field shows


@dataclass(frozen=True, slots=True)
class Column:
    show: str
    head: Line
    align: str
    at: Node


@dataclass(frozen=True, slots=True)
class RowSource:
    """Where rows come from."""

    cards: tuple[Card, ...]
    by: str | None  # a row for each value of this field
    items: str | None  # a row for each item of this list of the first card
    total: Line  # the name of a last row with sums


_Row = Mapping[str, tuple[Any, Field | None]]  # by what a column shows


def table(figure: Figure, tools: PageTools) -> list[Strip]:
    read = Table(figure.content, tools.report, "the table")
    hint = "list them: - {show: name, head: Name}"
    read.require("columns", hint)
    columns = [column for node in read_items(read, "columns") if (column := _column(node, tools))]
    asked = _read_row_source(read, tools)
    read.finish()
    if asked is None or not columns:
        return []
    rows = _rows(asked, columns, tools)
    if rows is None:
        return []
    cells = [tuple(cell(*row[column.show], tools) for column in columns) for row in rows]
    if asked.total:
        cells.append(_total(asked.total, rows, columns, tools))
    tools.facts.append({"figure": "table", "line": figure.line, "rows": len(rows)})
    aligns = tuple(column.align or _usual_align(column, rows) for column in columns)
    block = Block(tuple(column.head for column in columns), tuple(cells), aligns, figure.line)
    return list(table_strips(block, tools, is_headed=tools.is_headed))


def _column(node: Node, tools: PageTools) -> Column | None:
    read = Table(node, tools.report, "the column")
    read.require("show", "name a field: show: attack")
    show, align = read.read("show", word), read.read("align", word) or ""
    head = read_line(read, "head", tools)
    read.finish()
    if align and align not in ALIGNS:
        message = f"`align` is {align!r}; {', '.join(ALIGNS)} are allowed"
        tools.report.add("wrong-kind", message, read.node("align"), did_you_mean(align, ALIGNS))
        align = ""
    return Column(show, head, align, read.node("show") or node) if show else None


def _usual_align(column: Column, rows: Sequence[_Row]) -> str:
    """Figures stand below each other at the right."""
    values = [row[column.show][0] for row in rows]
    numbers = all(isinstance(value, int | Decimal | Fraction | None) for value in values)
    return "end" if numbers and any(value is not None for value in values) else "start"


def _read_row_source(read: Table, tools: PageTools) -> RowSource | None:
    ways = [key for key in ("where", "deck", "card") if read.node(key) is not None]
    given = {key: (read.read(key, word), read.node(key)) for key in ("where", "deck", "card")}
    listed, by = (read.read("list", word), read.node("list")), (read.read("by", word), read.node("by"))
    total = read_line(read, "total", tools)
    if len(ways) != 1 or (listed[0] is not None) != (ways == ["card"]):
        hint = "write deck: monsters, or where: \"type == 'monster'\", or card: ada with list: levels"
        report_wrong(
            tools,
            "a table has rows from a deck, from cards, or from a list of a card",
            read.node("columns"),
            hint,
        )
        return None
    value, at = given[ways[0]]
    if value is None or at is None:
        return None
    cards = {"where": cards_where, "deck": cards_in, "card": _one_card}[ways[0]](value, at, tools)
    for name, place in (listed, by):
        if name is not None and place is not None and not has_field(name, cards, place, tools):
            return None
    return RowSource(cards, by[0], listed[0], total) if cards else None


def _one_card(value: str, at: Node, tools: PageTools) -> tuple[Card, ...]:
    card = tools.card(value, at)
    return (card,) if card else ()


# Rows


def _rows(asked: RowSource, columns: Sequence[Column], tools: PageTools) -> list[_Row] | None:
    if asked.items is not None:
        return _of_list(asked.cards[0], asked.items, columns, tools)
    if asked.by is not None:
        return _by(asked.cards, asked.by, columns, tools)
    for column in columns:
        is_field = PATH.fullmatch(column.show) and column.show not in OWN
        if is_field and not has_field(column.show, asked.cards, column.at, tools):
            return None
    try:
        return [{column.show: _of_card(card, column, tools) for column in columns} for card in asked.cards]
    except ConditionError as error:
        at = next((column.at for column in columns if not PATH.fullmatch(column.show)), None)
        tools.report.add("condition", f"`show`: {error.message}", at, error.hint)
        return None


def _of_card(card: Card, column: Column, tools: PageTools) -> tuple[Any, Field | None]:
    deck, _ = tools.deck_of(card)
    own: dict[str, Any] = {
        "id": card.id,
        "name": card.name_in(tools.lang),
        "copies": card.copies,
        "deck": deck.title if deck else None,
    }
    if column.show in card.type.fields or PATH.fullmatch(column.show):
        first, *path = column.show.split(".")
        if first in card.type.fields:
            return _inner(card.values.get(first), card.type.fields[first], path)
        return own.get(column.show), None
    game = tools.game
    condition = Vocabulary.of(game.types.values(), list(game.decks)).condition(column.show)
    return condition.value(values_of(card, deck.id if deck else None, game.every_card)), None


def _inner(value: Any, field: Field | None, path: Sequence[str]) -> tuple[Any, Field | None]:
    """What a list (from 1) or map holds, with its field."""
    for part in path:
        if isinstance(value, tuple) and part.isdecimal() and 0 < int(part) <= len(value):
            value, field = value[int(part) - 1], field.part(part) if field else None
        elif isinstance(value, Mapping):
            value, field = value.get(part), field.part(part) if field else None
        else:
            return None, None
    return value, field


def _of_list(card: Card, name: str, columns: Sequence[Column], tools: PageTools) -> list[_Row] | None:
    values = card.values.get(name)
    inner = card.type.fields[name].part("1")
    if not isinstance(values, tuple) or not values:
        report_wrong(tools, f"{card.id} has no list {name!r} with something in it", columns[0].at)
        return None
    keys = ("number", "value", *(inner.fields if isinstance(inner, MapField) else ()))
    for column in columns:
        first = column.show.partition(".")[0]
        if first not in keys:
            hint = did_you_mean(first, keys) or f"they have {', '.join(keys)}"
            report_wrong(tools, f"the items of {name!r} have no {first!r}", column.at, hint)
            return None

    def row(number: int, item: Any) -> Iterator[tuple[str, tuple[Any, Field | None]]]:
        for column in columns:
            own = {"number": (number, None), "value": (item, inner)}
            yield column.show, own.get(column.show) or _inner(item, inner, column.show.split("."))

    return [dict(row(number, item)) for number, item in enumerate(values, 1)]


def _by(cards: Sequence[Card], name: str, columns: Sequence[Column], tools: PageTools) -> list[_Row] | None:
    """A row for each value of a field: of a choice in the order of its choices, else as cards show them."""
    for column in columns:
        if column.show not in COUNTED:
            hint = did_you_mean(column.show, COUNTED) or f"it shows {', '.join(COUNTED)}"
            report_wrong(tools, f"a table by {name!r} has no column {column.show!r}", column.at, hint)
            return None
    groups: dict[Any, list[Card]] = {}
    field = next(card.type.fields[name] for card in cards if name in card.type.fields)
    for choice in field.choices if isinstance(field, ChoiceField) else ():
        groups[choice] = []
    for card in cards:
        if (value := card.values.get(name)) is not None:
            groups.setdefault(value, []).append(card)
    copies = sum(card.copies for card in cards)

    def row(value: Any, group: Sequence[Card]) -> _Row:
        count = sum(card.copies for card in group)
        names = ", ".join(card.name_in(tools.lang) for card in group)
        own = {"value": (value, field), "cards": (len(group), None), "copies": (count, None)}
        share = percent_text(Fraction(count, copies or 1), tools.lang)
        return {**own, "share": (share, None), "names": (names, None)}

    return [row(value, group) for value, group in groups.items() if group]


def _total(name: Line, rows: Sequence[_Row], columns: Sequence[Column], tools: PageTools) -> tuple[Line, ...]:
    """Sums of the columns that hold whole numbers alone, behind the name of the row."""
    found: list[Line] = []
    for number, column in enumerate(columns):
        values = [row[column.show][0] for row in rows]
        is_sum = number > 0 and all(isinstance(v, int) and not isinstance(v, bool) for v in values)
        found.append(name if not number else _bold(cell(sum(values), None, tools)) if is_sum else ())
    return tuple(found)


def _bold(line: Line) -> Line:
    return tuple(Letters(p.text, bold=True) if isinstance(p, Letters) else p for p in line)
