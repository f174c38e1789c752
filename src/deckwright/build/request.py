"""What is asked for: which cards of which game, how to print them and where to; and what of that cannot be."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path

from ..basics.problems import (
    DeckwrightError,
    Problem,
    RequestError,
    Severity,
    did_you_mean,
    has_errors,
    problem,
)
from ..game import variants
from ..game.model import Game
from ..game.selection import Chosen, Selection, select_cards
from ..sheets.options import Options, override_options, read_game_options
from ..sheets.printers import DEFAULT_TRAY, Printer
from .reprint import Since


@dataclass(frozen=True, slots=True)
class Request:
    """What to print of which game, and where to. `sheets` holds the options of the command line as written."""

    root: Path
    game: str
    decks: tuple[str, ...] = ()  # none: all
    lang: str | None = None
    sheets: Mapping[str, str] = field(default_factory=dict)
    out: Path | None = None  # in place of build/
    draft: bool = False
    strict: bool = False
    cards: tuple[str, ...] = ()  # patterns of ids; none: all
    where: str | None = None  # a condition
    jobs: int | None = None  # processes that draw pictures; None: one for each core
    printer: str | None = None  # by the name of its profile
    tray: str = DEFAULT_TRAY
    variants: tuple[str, ...] = ()  # by id, made one after the other; none: the base
    contact: bool = False  # contact sheets in place of sheets to cut
    since: Since | None = None  # only what changed since then
    records: Path | None = None  # the project whose recorded prints count; None: this one

    @property
    def selection(self) -> Selection:
        return Selection(self.decks, self.cards, self.where)

    @property
    def is_whole(self) -> bool:
        """Whether every card of the game is meant."""
        return self.selection.is_whole and not self.variants

    @property
    def folder(self) -> Path:
        return (self.out or self.root / "build") / self.game

    @property
    def cache(self) -> Path:
        return self.root / "build/.cache/faces"


def request_key(request: Request, printer: Printer | None) -> str:
    """What tells a request from all others of a game; neither where its files lie nor how many processes draw."""
    return repr((replace(request, root=Path(), out=None, jobs=None, records=None), printer))


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
        options, remarks = override_options(request.sheets, options, game)
        if has_errors(remarks):
            raise RequestError(*remarks)
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


def is_refused(problems: tuple[Problem, ...], request: Request) -> bool:
    return has_errors(problems) or (request.strict and any(p.severity is Severity.WARNING for p in problems))


def unknown(kind: str, name: str, known: Iterable[str]) -> Problem:
    there = ", ".join(known) or "none"
    return problem(f"unknown-{kind}", f"no {kind} {name!r}; there is {there}", hint=did_you_mean(name, known))
