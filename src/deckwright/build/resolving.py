"""What a request means for a game: which of its cards, how they are printed; and what of that cannot be."""

from __future__ import annotations

from collections.abc import Iterable

from ..basics.problems import DeckwrightError, Problem, RequestError, did_you_mean, has_errors, problem
from ..game import variants
from ..game.model import Game
from ..game.selection import Chosen, select_cards
from ..sheets.options import Options, override_options, read_game_options
from .press import press_of
from .request import Request


def resolve_options(
    game: Game, request: Request, problems: list[Problem]
) -> tuple[tuple[Chosen, ...], Options, list[Problem]]:
    """The cards and options that are asked for, with what there is to say of the options.

    Raises RequestError for what cannot be or is not there. Where the game itself has errors, one of them may be the
    reason: then DeckwrightError with all of them.
    """
    try:
        if request.lang is not None and request.lang not in game.languages:
            raise RequestError(unknown("language", request.lang, game.languages))
        options, faults = read_game_options(game)
        options, remarks = override_options(request.sheets, options, game.own_sheets)
        if has_errors(remarks):
            raise RequestError(*remarks)
        press_of(options, request)
        return select_cards(game, request.selection), options, [*faults, *remarks]
    except RequestError as error:
        if has_errors(problems):
            raise DeckwrightError(*problems, *error.problems) from error
        raise


def apply_variants(game: Game, request: Request, problems: list[Problem]) -> tuple[Game, list[Problem]]:
    """The game as the variants that are asked for make it, and what they could not do. Where none is asked for, each
    is tried, unless what it would act on could not be read.

    Raises RequestError for a variant that is not there; DeckwrightError where that may be for an error of the game.
    """
    if not request.variants:
        return game, [] if has_errors(problems) else variants.faults(game)
    try:
        return variants.apply_variants(game, request.variants)
    except RequestError as error:
        if has_errors(problems):
            raise DeckwrightError(*problems, *error.problems) from error
        raise


def unknown(kind: str, name: str, known: Iterable[str]) -> Problem:
    there = ", ".join(known) or "none"
    return problem(f"unknown-{kind}", f"no {kind} {name!r}; there is {there}", hint=did_you_mean(name, known))
