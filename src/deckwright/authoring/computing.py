"""Cards that a recipe makes, as a file of cards: each is read back and held to what any card is held to."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from ..basics.problems import DeckwrightError, Problem, RequestError, has_errors, problem
from ..game.load import Project, load_game
from ..game.model import Game
from ..game.recipe_types import Recipe
from ..game.recipes import Computed
from .plain import yaml_cards

_OF_DECKS = ("card-in-no-deck", "inferred")  # what is no fault of a card that is not in the box yet


@dataclass(frozen=True, slots=True)
class ReadBack:
    """The game with the cards that were made, and what is wrong with them, told at the recipe."""

    game: Game
    data: bytes  # the file of cards
    problems: list[Problem]


def game_to_compute(root: Path, game: str) -> Game:
    """Raises DeckwrightError where the game has errors."""
    loaded, problems = load_game(root, game)
    if loaded is None or has_errors(problems):
        raise DeckwrightError(*problems)
    return loaded


def read_back(root: Path, game: Game, recipe: Recipe, made: Sequence[Computed], out: Path | None) -> ReadBack:
    """*out* is the file that they will be written to.

    Raises RequestError (`already-there`) for a card that another file has.
    """
    label = _label(root, game.id, recipe, out)
    for each in made:
        there = game.cards.get(each.card)
        if there is not None and there.place.file != label:
            message = f"the card {each.card!r} is there already"
            hint = f"print it with: deckwright build --cards {each.card}; or delete it, and compute it anew"
            raise RequestError(problem("already-there", message, there.place, hint=hint))
    by_id = {each.card: each.values for each in made}
    data = yaml_cards(by_id, {}).encode()
    loaded, problems = load_game(root, game.id, {label: data})
    if loaded is None:
        raise DeckwrightError(*problems)
    told = [found for found in problems if set(found.cards) & by_id.keys() and found.code not in _OF_DECKS]
    return ReadBack(loaded, data, [_at_recipe(found, recipe) for found in told])


def _at_recipe(found: Problem, recipe: Recipe) -> Problem:
    """A problem of a computed card where it can be mended."""
    return replace(found, place=recipe.places.get(found.field or "", recipe.place), edit=None)


def _label(root: Path, game: str, recipe: Recipe, out: Path | None) -> str:
    """The file that the cards are read back from: the one to be written, where it is one of the game's."""
    folder = root.resolve() / "cards" / game
    if out is not None and out.resolve().parent == folder and out.suffix in (".yaml", ".yml"):
        return f"cards/{game}/{out.name}"
    taken = Project.at(root).files(f"cards/{game}")
    names = (f"computed-{recipe.id}{'-' * n}{n or ''}.yaml" for n in range(1000))
    return f"cards/{game}/{next(name for name in names if name not in taken)}"
