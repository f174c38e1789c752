"""A recipe and the cards that it is given → the values of another card, or why there is none.

Each language is computed by itself, so that a name is composed of names of one language.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from decimal import Decimal
from functools import partial
from itertools import combinations, permutations, product
from typing import Any, Final

from ..basics.phrases import quantity
from ..basics.problems import RequestError, did_you_mean, problem
from ..basics.written import as_written
from .condition_names import values_of
from .conditions import Condition, ConditionError, Linked, Values
from .kinds import Field, ImageField, ListField, MapField, PowerField, ReferenceField, RichField, TextField
from .markup import as_markup
from .model import Card, Game
from .recipe_types import Filled, Items, Made, Parts, Recipe

MOST: Final = 5_000  # ways that `--all` tries

Plain = str | list["Plain"] | dict[str, "Plain"]  # as a file writes it


@dataclass(frozen=True, slots=True)
class Given:
    """A card for each input of a recipe, a value for each choice: of a choice of inputs, the input's name."""

    cards: Mapping[str, Card]
    choices: Mapping[str, str]

    def told(self, recipe: Recipe) -> str:
        """`kat + thorgrim, race thorgrim`."""
        ids = " + ".join(card.id for card in self.cards.values())
        chosen = (
            f"{name} {self.cards[value].id if recipe.choices[name].is_input else value}"
            for name, value in self.choices.items()
        )
        return ", ".join((ids, *chosen))


@dataclass(frozen=True, slots=True)
class Computed:
    """A card that was made, as a file of cards writes it; or why it was not."""

    given: Given
    card: str = ""
    values: Mapping[str, Plain] = field(default_factory=dict)
    refused: tuple[str, ...] = ()


def find_recipe(game: Game, name: str) -> Recipe:
    """Raises RequestError (`unknown-recipe`)."""
    if name not in game.recipes:
        there = ", ".join(game.recipes) or "none: write one in recipes.yaml"
        hint = did_you_mean(name, game.recipes)
        raise RequestError(problem("unknown-recipe", f"no recipe {name!r}; there is {there}", hint=hint))
    return game.recipes[name]


def read_given(game: Game, recipe: Recipe, cards: tuple[str, ...], chosen: Mapping[str, str]) -> Given:
    """What is asked for on a command line. Raises RequestError (`recipe-input`) for what the recipe does not take."""
    names = tuple(recipe.inputs)
    if len(cards) != len(names):
        what = ", ".join(f"{name} ({recipe.inputs[name].written})" for name in names)
        _refuse_input(f"{recipe.id} takes {quantity(len(names), 'card')}, not {len(cards)}: {what}")
    found: dict[str, Card] = {}
    for name, id in zip(names, cards, strict=True):
        able = candidates(game, recipe, name)
        if id not in able:
            _refuse_input(f"{id!r} cannot be {name}: it takes {recipe.inputs[name].written}", id, able)
        found[name] = able[id]
    if len({card.id for card in found.values()}) < len(found):
        _refuse_input(f"the same card is named twice: {' '.join(cards)}")
    for name in chosen:
        if name not in recipe.choices:
            _refuse_input(
                f"nothing is called {name!r}; there is {', '.join(recipe.choices) or 'no choice'}",
                name,
                recipe.choices,
            )
    choices = {name: _choice(recipe, name, chosen.get(name), found) for name in recipe.choices}
    return _in_order(game, recipe, Given(found, choices))


def _choice(recipe: Recipe, name: str, wanted: str | None, cards: Mapping[str, Card]) -> str:
    """The value of a choice: an input may be said by its name, or by its card."""
    choice = recipe.choices[name]
    if wanted is None:
        return choice.values[0]
    for value in choice.values:
        if wanted.lower() == value.lower() or (choice.is_input and wanted == cards[value].id):
            return value
    known = [cards[value].id if choice.is_input else value for value in choice.values]
    return _refuse_input(f"{name} is {wanted!r}; allowed is {' or '.join(known)}", wanted, known)


def _in_order(game: Game, recipe: Recipe, given: Given) -> Given:
    """The same with the cards in the order of their files, where the order means nothing."""
    if not recipe.is_any_order:
        return given
    ids = list(game.cards)
    cards = sorted(given.cards.values(), key=lambda card: ids.index(card.id))
    places = {card.id: name for name, card in zip(recipe.inputs, cards, strict=True)}
    choices = {
        name: places[given.cards[value].id] if recipe.choices[name].is_input else value
        for name, value in given.choices.items()
    }
    return Given(dict(zip(recipe.inputs, cards, strict=True)), choices)


def _refuse_input(message: str, name: str = "", known: Any = ()) -> str:
    raise RequestError(problem("recipe-input", message, hint=did_you_mean(name, known) if name else None))


def candidates(game: Game, recipe: Recipe, name: str) -> dict[str, Card]:
    """The cards that may stand at an input."""
    deck_of = {card.id: deck.id for deck in reversed(list(game.decks.values())) for card in deck.cards}
    where = recipe.inputs[name].where
    cards = game.cards.values()
    return {
        card.id: card for card in cards if where.holds(values_of(card, deck_of.get(card.id), game.every_card))
    }


def every_way(game: Game, recipe: Recipe) -> Iterator[Given]:
    """All that a recipe can be given, no card twice. Raises RequestError where that is too much."""
    able = [list(candidates(game, recipe, name).values()) for name in recipe.inputs]
    if recipe.is_any_order and able:
        rows: Iterator[tuple[Card, ...]] = combinations(able[0], len(able))
    elif len({tuple(card.id for card in cards) for cards in able}) == 1:
        rows = permutations(able[0], len(able))
    else:
        rows = (row for row in product(*able) if len({card.id for card in row}) == len(row))
    chosen = [[(name, value) for value in choice.values] for name, choice in recipe.choices.items()]
    for number, (row, choices) in enumerate((row, each) for row in rows for each in product(*chosen)):
        if number == MOST:
            _refuse_input(f"{recipe.id} can be made in more than {MOST:,} ways; name the cards")
        yield Given(dict(zip(recipe.inputs, row, strict=True)), dict(choices))


# Computing


def compute(game: Game, recipe: Recipe, given: Given, lang: str | None = None) -> Computed:
    """What comes of it; reasons are told in *lang*.

    Raises RequestError (`recipe-unfit`) where an expression cannot be computed for these cards.
    """
    try:
        by_lang = {code: _Kitchen(game, recipe, given, code) for code in game.languages}
        first, told = by_lang[game.languages[0]], by_lang[lang or game.languages[0]]
        reasons = [
            told.text(refusal.because) for refusal in recipe.refusals if refusal.when.holds(first.values)
        ]
        if reasons:
            return Computed(given, refused=tuple(reasons))
        declared = game.types[recipe.type].fields
        values: dict[str, Plain] = {"type": recipe.type}
        for name, made in recipe.fields.items():
            found = {code: kitchen.make(made, declared[name]) for code, kitchen in by_lang.items()}
            value = _joined(found)
            if value is not None:
                values[name] = value
        return Computed(given, first.text(recipe.card), values)
    except ConditionError as error:
        message = f"{recipe.id} cannot be computed of {given.told(recipe)}: {error.message}"
        raise RequestError(problem("recipe-unfit", message, recipe.place, hint=error.hint)) from error


class _Kitchen:
    """What the expressions of a recipe are computed with, in one language."""

    def __init__(self, game: Game, recipe: Recipe, given: Given, lang: str) -> None:
        self.game, self.lang = game, lang
        cards = {name: self._card(card.id) for name, card in given.cards.items()}
        self.values: dict[str, Any] = dict(cards)
        for name, choice in recipe.choices.items():
            chosen = given.choices[name]
            self.values[name] = cards[chosen] if choice.is_input else _number_or_text(chosen)
        for name, condition in recipe.values.items():
            self.values[name] = condition.value(self.values)

    def _card(self, id: str) -> Linked:
        return Linked(id, partial(self._fields, id))

    def _fields(self, id: str) -> Values:
        card = self.game.every_card.get(id)
        if card is None:
            return {}
        own = {"id": card.id, "type": card.type.id, "copies": card.copies}
        fields = card.type.fields
        return {name: self._plain(card.values.get(name), declared) for name, declared in fields.items()} | own

    def _plain(self, value: Any, declared: Field | None) -> Any:
        """A value as a file writes it, in this language; a reference can be asked for its card."""
        match declared:
            case _ if value is None:
                return None
            case TextField():
                return value.in_lang(self.lang)
            case RichField():
                return as_markup(value.in_lang(self.lang))
            case PowerField():
                return value.source
            case ImageField():
                return value.removeprefix(f"assets/{self.game.id}/")
            case ReferenceField():
                return self._card(value)
            case ListField(of=of):
                return tuple(self._plain(item, of) for item in value)
            case MapField(fields=fields):
                return {name: self._plain(part, fields.get(name)) for name, part in value.items()}
        return value

    def text(self, filled: Filled) -> str:
        parts = filled.parts.in_lang(self.lang)
        return "".join(part if isinstance(part, str) else _spoken(part.value(self.values)) for part in parts)

    def make(self, made: Made, declared: Field | None) -> Any:
        match made:
            case Condition():
                return made.value(self.values)
            case Filled():
                return self.text(made)
            case Items(items=items):
                of = declared.of if isinstance(declared, ListField) else None
                return tuple(self.make(item, of) for item in items)
            case Parts(parts=parts):
                fields = declared.fields if isinstance(declared, MapField) else {}
                return {name: self.make(part, fields.get(name)) for name, part in parts.items()}


def _spoken(value: Any) -> str:
    """A value within a text: nothing where there is none, a list with commas."""
    if value is None:
        return ""
    return ", ".join(map(_spoken, value)) if isinstance(value, tuple) else as_written(value)


def _number_or_text(text: str) -> Any:
    return int(text) if text.isdecimal() else text


def _joined(by_lang: Mapping[str, Any]) -> Plain | None:
    """One value of what each language came to: a text that differs is written in each."""
    first, *others = by_lang.values()
    if all(other == first for other in others):
        return _as_plain(first)
    if all(isinstance(value, str) for value in by_lang.values()):
        return {lang: str(value) for lang, value in by_lang.items()}
    if isinstance(first, tuple):
        rows = [dict(zip(by_lang, row, strict=True)) for row in zip(*by_lang.values(), strict=True)]
        items = (_joined(row) for row in rows)
        return [item for item in items if item is not None]
    if isinstance(first, Mapping):
        parts = {name: _joined({lang: value.get(name) for lang, value in by_lang.items()}) for name in first}
        return {name: part for name, part in parts.items() if part is not None}
    return _as_plain(first)


def _as_plain(value: Any) -> Plain | None:
    match value:
        case None:
            return None
        case bool() | int() | Decimal():
            return as_written(value)
        case tuple():
            return [part for item in value if (part := _as_plain(item)) is not None]
        case Mapping():
            return {str(name): part for name, item in value.items() if (part := _as_plain(item)) is not None}
    return str(value)
