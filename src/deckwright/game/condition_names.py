"""A card as conditions see it: the names that they may ask for, and the values behind them."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any

from ..basics.records import dataclass
from .conditions import Condition, Items, Linked, Links, Names, parse
from .kinds import Field, ListField, MapField, ReferenceField
from .model import Card, CardType, Pawn, PawnForm, Pawns


@dataclass(frozen=True, slots=True)
class Vocabulary:
    """What conditions may ask for, over all types of a game."""

    names: Names  # with the values that each can have
    items: Items  # the names within the fields that are maps or lists of maps
    symbols: Collection[str] | None = None  # all that there are; None: not known

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
                gather_items(field.name, field, types, items)
        return cls(names | own, items)

    def condition(self, text: str, *, over: bool = False) -> Condition:
        """Read an expression; `over` is said of several cards. Raises ConditionError."""
        return parse(text, self.names, self.items, over=over, symbols=self.symbols)


def gather_items(
    path: str, field: Field, types: Sequence[CardType], into: dict[str, dict[str, Collection[str] | None]]
) -> None:
    """What may be asked of a map, of the items of a list and of a card that is referred to, map by map."""
    inner = field.of if isinstance(field, ListField) else field
    if isinstance(inner, MapField):
        into.setdefault(path, {}).update(_names(inner.fields.values()))
        for name, part in inner.fields.items():
            gather_items(f"{path}.{name}", part, types, into)
    elif isinstance(inner, ReferenceField):
        into.setdefault(path, Links()).update(names_of_card(types, inner.to))


def names_of_card(types: Iterable[CardType], to: Sequence[str]) -> Links:
    """What may be asked of a card of one of the types *to*, or of any."""
    meant = [type for type in types if not to or any(map(type.is_a, to))]
    names = _names(field for type in meant for field in type.fields.values())
    return Links(names | {"type": {type.id for type in meant}, "id": None, "copies": None})


def vocabulary_of_pawns(pawns: Pawns, types: Iterable[CardType]) -> Vocabulary:
    """What rules over pawns may ask for: the keys of a piece; of its stickers all that cards have."""
    cards = Vocabulary.of(types, ())
    names: Names = {
        "id": set(pawns.pieces),
        "size": set(pawns.sizes),
        "colour": set(pawns.colours),
        "form": set(PawnForm),
        "copies": None,
        "stickers": None,
        "band": None,
    }
    return Vocabulary(names, {"stickers": cards.names}, cards.symbols)


def values_of_pawn(pawn: Pawn, cards: Mapping[str, Card]) -> dict[str, Any]:
    stickers = (cards[id] for id in pawn.stickers if id in cards)
    colour = pawn.colour.id if pawn.colour else None
    return {
        "id": pawn.id,
        "size": pawn.size,
        "colour": colour,
        "form": str(pawn.form),
        "copies": pawn.copies,
        "stickers": tuple(values_of(card, None, cards) for card in stickers),
        "band": pawn.band,
    }


def values_of(card: Card, deck: str | None, cards: Mapping[str, Card]) -> dict[str, Any]:
    """The values of a card that lies in *deck*; a text is the text in the language of the cards. *cards* are those that
    it may refer to."""
    back = card.back or card.type.back
    own = {"id": card.id, "type": card.type.id, "deck": deck, "copies": card.copies, "back": back}
    fields = card.type.fields
    return {name: _linked(value_of(card, field), field, cards) for name, field in fields.items()} | own


def _linked(value: Any, field: Field, cards: Mapping[str, Card]) -> Any:
    """The same value; references in it with what the cards say."""
    match field:
        case _ if value is None:
            return None
        case ReferenceField():
            return linked(value, cards)
        case ListField(of=Field() as of):
            return tuple(_linked(item, of, cards) for item in value)
        case MapField(fields=fields):
            return {name: _linked(part, fields[name], cards) for name, part in value.items()}
    return value


def linked(id: str, cards: Mapping[str, Card]) -> Linked:
    """The id of a card that can be asked for its fields."""
    return Linked(id, lambda: values_of(cards[id], None, cards) if id in cards else {})


def value_of(card: Card, field: Field) -> Any:
    """The value of one field of a card as a text, number, truth, tuple, mapping or None."""
    value = card.values.get(field.name)
    return None if value is None else field.for_conditions(value)


def _names(fields: Iterable[Field]) -> dict[str, Collection[str] | None]:
    names: dict[str, set[str] | None] = {}
    for field in fields:
        values = field.known_values()
        known = names.setdefault(field.name, set())
        names[field.name] = None if known is None or values is None else known | set(values)
    return dict(names)
