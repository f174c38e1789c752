"""A card as conditions see it: the names that they may ask for, and the values behind them."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from .conditions import Condition, Items, Names, Written, parse
from .expressions import Power
from .markup import RichText
from .model import Card, CardType, Field, Kind, Localized


@dataclass(frozen=True, slots=True)
class Vocabulary:
    """What conditions may ask for, over all types of a game."""

    names: Names  # with the values that each can have
    items: Items  # the names within the fields that are maps or lists of maps

    @classmethod
    def of(cls, types: Iterable[CardType], decks: Sequence[str]) -> Vocabulary:
        types = list(types)
        names = _names(field for type in types for field in type.fields.values())
        own = {
            "type": {type.id for type in types},
            "deck": set(decks),
            "id": None,
            "copies": None,
            "back": None,
        }
        items: dict[str, dict[str, Collection[str] | None]] = {}
        for type in types:
            for field in type.fields.values():
                inner = field.of if field.kind is Kind.LIST and field.of else field
                if inner.kind is Kind.MAP:
                    items.setdefault(field.name, {}).update(_names(inner.fields.values()))
        return cls(names | own, items)

    def condition(self, text: str, *, over: bool = False) -> Condition:
        """Read an expression; `over` is said of several cards. Raises ConditionError."""
        return parse(text, self.names, self.items, over=over)


def values_of(card: Card, deck: str | None) -> dict[str, Any]:
    """The values of a card that lies in *deck*; a text is the text in the language of the cards."""
    back = card.back or card.type.back
    own = {"id": card.id, "type": card.type.id, "deck": deck, "copies": card.copies, "back": back}
    return {name: plain(card.values.get(name)) for name in card.type.fields} | own


def plain(value: Any) -> Any:
    """A value of a card as a text, number, truth, tuple, mapping or None."""
    match value:
        case Localized():
            return plain(next(iter(value.by_lang.values())))
        case RichText():
            return Written(value.plain, (run.name for run in value.symbols))
        case Power():
            shown = (token.text if token.kind == "symbol" else token.symbol for token in value.tokens)
            return Written(value.source, (name for name in shown if name))
        case tuple():
            return tuple(plain(item) for item in value)
        case Mapping():
            return {name: plain(inner) for name, inner in value.items()}
    return value


def as_written(value: Any) -> str:
    """A value as a file would write it."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, tuple):
        return f"[{', '.join(map(as_written, value))}]"
    return "none" if value is None else str(value)


def _names(fields: Iterable[Field]) -> dict[str, Collection[str] | None]:
    names: dict[str, set[str] | None] = {}
    for field in fields:
        choices = _choices(field)
        known = names.setdefault(field.name, set())
        names[field.name] = None if known is None or choices is None else known | choices
    return dict(names)


def _choices(field: Field) -> set[str] | None:
    item = field.of if field.kind is Kind.LIST and field.of else field
    return set(item.choices) if item.kind is Kind.CHOICE else None
