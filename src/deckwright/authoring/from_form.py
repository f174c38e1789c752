"""A form that was filled in → a card file of its game, held against the game like any other."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator, Mapping
from dataclasses import replace
from pathlib import Path
from types import MappingProxyType

from ..basics.naming import id_of
from ..basics.problems import (
    DeckwrightError,
    Place,
    Problem,
    RequestError,
    did_you_mean,
    has_errors,
    problem,
)
from ..basics.records import dataclass
from ..game.kinds import Field, ListField, MapField, TextField
from ..game.load import load_game
from ..game.model import CardType, Game
from ..sheets.write.pdf.filled import Filled, Values, read_filled
from .plain import Plain, cell, yaml_cards
from .writing import CardSheet, csv_bytes, xlsx_bytes

Cards = dict[str, dict[str, Plain]]


@dataclass(frozen=True, slots=True)
class FromForm:
    """A card file that a form makes."""

    game: str
    label: str  # of the file, which is to be written
    data: bytes
    cards: tuple[str, ...]
    problems: tuple[Problem, ...]  # which forbid nothing


def open_form(path: Path) -> Filled:
    """Raises RequestError for what is no form of ours."""
    try:
        filled = read_filled(path)
    except (OSError, ValueError) as error:
        why = error.strerror if isinstance(error, OSError) else error
        raise RequestError(problem("form-none", f"{path.name} cannot be read: {why}")) from error
    if filled is None:
        hint = (
            "deckwright build --blank TYPE --form makes one; save it from a reader, do not print it to a PDF"
        )
        raise RequestError(
            problem("form-none", f"{path.name} is no form that Deckwright has made", hint=hint)
        )
    return filled


def cards_of_form(
    root: Path,
    path: Path,
    kind: str = "yaml",
    name: str | None = None,
    given: Mapping[str, str] = MappingProxyType({}),
) -> FromForm:
    """The cards of a form as a file of this *kind* and *name*, beside the other card files of its game.

    Each has what is *given* for fields of which nothing stands in it.

    Raises RequestError for what is no form of ours or holds nothing, and for a file that is there already;
    DeckwrightError where a card that it would hold is at fault.
    """
    filled = open_form(path)
    game_id = str(filled.about.get("game", ""))
    game, problems = load_game(root, game_id)
    if game is None:
        raise DeckwrightError(*problems)
    card_type = game.types.get(str(filled.about.get("type", "")))
    if card_type is None:
        message = (
            f"the game {game_id} has no type {filled.about.get('type')!r} any more, of which the form is"
        )
        raise RequestError(problem("unknown-type", message, Place(path.name)))
    _refuse_unknown(given, card_type)
    cards = _cards(game, card_type, filled, given)
    if not cards:
        hint = "save it in the reader after it was filled in"
        raise RequestError(problem("form-empty", f"nothing stands in {path.name}", hint=hint))
    label = f"cards/{game_id}/{name or f'{id_of(path.stem)}.{kind}'}"
    if (root / label).exists():
        hint = "--file NAME writes another one"
        raise RequestError(problem("already-there", f"{label} exists already", hint=hint))
    data = _write(kind, cards, card_type)
    found = [_in_form(each, path) for each in _new(root, game_id, label, data, problems)]
    if has_errors(found):
        raise DeckwrightError(*found)
    return FromForm(game_id, label, data, tuple(cards), tuple(found))


def _new(root: Path, game: str, label: str, data: bytes, before: list[Problem]) -> Iterator[Problem]:
    """What is wrong with the game only when it has the file."""
    _, after = load_game(root, game, {label: data})
    yield from (each for each in after if each.place is not None and each.place.file == label)
    known = {replace(each, place=None) for each in before}
    elsewhere = (each for each in after if each.place is None or each.place.file != label)
    yield from (each for each in elsewhere if replace(each, place=None) not in known)


def _in_form(found: Problem, path: Path) -> Problem:
    """At the form in place of the file that nobody has seen."""
    return replace(found, place=Place(path.name), edit=None)


def _refuse_unknown(given: Mapping[str, str], card_type: CardType) -> None:
    for name in given:
        if name not in card_type.fields:
            hint = did_you_mean(name, card_type.fields)
            message = (
                f"--set: type {card_type.id!r} has no field {name!r}; it has {', '.join(card_type.fields)}"
            )
            raise RequestError(problem("unknown-field", message, hint=hint))


def _cards(game: Game, card_type: CardType, filled: Filled, given: Mapping[str, str]) -> Cards:
    cards: Cards = {}
    for number, values in filled.cards.items():
        fields = ((name, _value(field, name, values)) for name, field in card_type.fields.items())
        said = {name: value for name, value in fields if value is not None}
        if said:
            said = {
                name: said.get(name) or given[name]
                for name in card_type.fields
                if name in said or name in given
            }
            cards[_id(said, card_type, number, {*game.cards, *cards})] = said
    return cards


def _id(values: Mapping[str, Plain], card_type: CardType, number: int, taken: set[str]) -> str:
    """The card's first text as an id, with a number where another card has that."""
    names = (
        values[n] for n, field in card_type.fields.items() if isinstance(field, TextField) and n in values
    )
    name = next(names, None)
    base = (id_of(name) if isinstance(name, str) else "") or f"{card_type.id}-{number}"
    others = (f"{base}-{again}" for again in range(2, len(taken) + 3))
    return next(each for each in (base, *others) if each not in taken)


def _value(field: Field, path: str, values: Values) -> Plain | None:
    """What a form says for a field and all that it holds; None where that is nothing."""
    if isinstance(field, MapField):
        parts = ((name, _value(part, f"{path}.{name}", values)) for name, part in field.fields.items())
        said = {name: value for name, value in parts if value is not None}
        return said or None
    if isinstance(field, ListField) and field.of is not None:
        places = {
            name.removeprefix(f"{path}.").partition(".")[0] for name in values if name.startswith(f"{path}.")
        }
        numbers = sorted(int(place) for place in places if place.isdecimal())
        items = (_value(field.of, f"{path}.{number}", values) for number in numbers)
        return [item for item in items if item is not None] or None
    value = values.get(path)
    if value is None:
        return None
    return "true" if value is True else unicodedata.normalize("NFC", str(value))


def _write(kind: str, cards: Cards, card_type: CardType) -> bytes:
    if kind == "yaml":
        return yaml_cards(cards, {"type": card_type.id}).encode()
    names = [name for name in card_type.fields if any(name in values for values in cards.values())]
    rows = tuple(
        (id, card_type.id, *(_cell(values.get(name), card_type.fields[name]) for name in names))
        for id, values in cards.items()
    )
    sheet = CardSheet(card_type.id, ("id", "type", *names), rows, dict(card_type.fields))
    return csv_bytes(sheet) if kind == "csv" else xlsx_bytes([sheet])


def _cell(value: Plain | None, field: Field) -> str:
    return "" if value is None else cell(value, field)
