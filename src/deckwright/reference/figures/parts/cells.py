"""A value of a card as a cell of a table: as a card prints it, in the language of the page."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from decimal import Decimal
from fractions import Fraction
from typing import Any, Final

from ....game.expressions import Power
from ....game.kinds import ChoiceField, Field, ListField, MapField, ReferenceField, SymbolField
from ....game.localized import Localized
from ....game.markup import RichText
from ....game.markup.richtext import SymbolRun, TextRun
from ...page.markdown import Letters, Line, Piece, Sign
from ...page.tools import PageTools
from .numbers import number_text

NOTHING: Final = "\N{EN DASH}"


def cell(value: Any, field: Field | None, tools: PageTools) -> Line:
    """A value as a card prints it, in the language of the page."""
    return tuple(_pieces(value, field, tools)) or (Letters(NOTHING),)


def _pieces(value: Any, field: Field | None, tools: PageTools) -> Iterator[Piece]:
    match value:
        case Localized():
            yield from _pieces(value.in_lang(tools.lang), field, tools)
        case RichText():
            yield from _of_runs(value.runs)
        case Power():
            for token in value.tokens:
                name = token.text if token.kind == "symbol" else token.symbol
                yield Sign(name) if name and name in tools.game.symbols else Letters(token.text)
        case bool():
            yield Letters("\N{BULLET}" if value else NOTHING)
        case int() | Decimal() | Fraction():
            yield Letters(number_text(Fraction(value), tools.lang))
        case str():
            yield from _WORDS.get(type(field), _text)(value, tools)
        case tuple():
            inner = field.of if isinstance(field, ListField) else None
            yield from _several(value, inner, tools)
        case Mapping():
            fields = field.fields if isinstance(field, MapField) else {}
            for number, (name, one) in enumerate(value.items()):
                yield from (Letters(", "),) if number else ()
                yield from _pieces(one, fields.get(name), tools)


def _several(values: Iterable[Any], field: Field | None, tools: PageTools) -> Iterator[Piece]:
    apart = " " if isinstance(field, SymbolField) else ", "
    for number, value in enumerate(values):
        yield from (Letters(apart),) if number else ()
        yield from _pieces(value, field, tools)


def _of_runs(runs: Iterable[object]) -> Iterator[Piece]:
    for run in runs:
        if isinstance(run, TextRun):
            yield Letters(run.text, run.bold, run.italic)
        elif isinstance(run, SymbolRun):
            yield Sign(run.name)


def _text(value: str, tools: PageTools) -> Iterator[Piece]:
    yield Letters(value)


def _choice(value: str, tools: PageTools) -> Iterator[Piece]:
    """The word that the game has for a value, else the value."""
    said = tools.game.words.get(value)
    yield Letters(said.in_lang(tools.lang) if said else value)


def _symbol(value: str, tools: PageTools) -> Iterator[Piece]:
    yield Sign(value) if value in tools.game.symbols else Letters(value)


def _card(value: str, tools: PageTools) -> Iterator[Piece]:
    card = tools.game.cards.get(value)
    yield Letters(card.name_in(tools.lang) if card else value)


_WORDS: Final[Mapping[type[Any], Callable[[str, PageTools], Iterator[Piece]]]] = {
    ChoiceField: _choice,
    SymbolField: _symbol,
    ReferenceField: _card,
}
