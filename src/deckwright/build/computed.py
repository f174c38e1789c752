"""Cards that no file holds, computed from others: printed through the layout of their type, on sheets of their own."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from types import MappingProxyType

from ..basics.files import sweep_temporary_folders, temporary_folder
from ..basics.problems import Problem, in_order
from ..checks.preflight import Judge
from ..faces.draw.drawn_faces import Progress
from ..game.model import Deck, Game
from ..game.recipe_types import Recipe
from ..rules import single_card_rules
from .built import Built
from .cards import Resolved, judge_problems, print_sheets
from .draw_game import draw_game
from .request import Request
from .resolving import resolve_options


def print_computed(
    game: Game,
    recipe: Recipe,
    ids: Sequence[str],
    request: Request,
    problems: list[Problem],
    progress: Progress | None = None,
) -> Built:
    """Sheets of the cards *ids*, which *recipe* made, with the back that their like have. *game* holds them;
    *problems* are those of reading them.

    They lie in no deck: rules over whole decks do not count them.
    """
    home = next((d for d in game.decks.values() if any(c.type.id == recipe.type for c in d.cards)), None)
    own = Deck(recipe.id, recipe.title, tuple(game.cards[id] for id in ids), home.back if home else None)
    game = replace(game, decks=MappingProxyType({own.id: own}), rules=single_card_rules(game))
    request = replace(request, cards=tuple(ids))
    cards, options, remarks = resolve_options(game, request, problems)
    resolved = Resolved(game, cards, options, tuple(problems), tuple(remarks))
    sweep_temporary_folders()
    with temporary_folder() as workshop:
        drawn = draw_game(game, request, options, cards, progress, workshop)
        found = in_order(judge_problems(drawn, resolved, request, Judge(game.preflight)))
        return print_sheets(drawn, found, request, None, recipe.id)
