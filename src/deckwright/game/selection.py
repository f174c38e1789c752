"""Which cards a command is about: decks by id, cards by patterns of their ids, cards by a condition."""

from __future__ import annotations

from collections.abc import Iterator
from fnmatch import fnmatchcase
from typing import NamedTuple

from ..basics.problems import Problem, RequestError, did_you_mean, problem
from ..basics.records import dataclass
from .condition_names import Vocabulary, values_of
from .conditions import Condition, ConditionError
from .model import Card, Deck, Game


@dataclass(frozen=True, slots=True)
class Selection:
    """What is asked for; all of it has to be true of a card. Empty: every card of every deck."""

    decks: tuple[str, ...] = ()
    cards: tuple[str, ...] = ()  # patterns of ids, such as "crab*"; a card is any of them
    where: str | None = None

    @property
    def is_whole(self) -> bool:
        return not (self.decks or self.cards or self.where)


class Chosen(NamedTuple):
    """A card at its place in a deck, *number* from 1."""

    deck: Deck
    number: int
    card: Card


def select_cards(game: Game, selection: Selection) -> tuple[Chosen, ...]:
    """The cards that are asked for, in the order of the decks.

    Raises RequestError for decks that the game lacks, patterns that no card of the decks has, and conditions that
    cannot be read or are true of no card.
    """
    decks = _decks(game, selection.decks)
    everything = [Chosen(deck, n, card) for deck in decks for n, card in enumerate(deck.cards, 1)]
    patterns = [part.strip() for written in selection.cards for part in written.split(",") if part.strip()]
    _refuse(_report_unmatched(patterns, everything))
    found = [
        entry
        for entry in everything
        if not patterns or any(fnmatchcase(entry.card.id, pattern.lower()) for pattern in patterns)
    ]
    if selection.where is not None:
        found = _holding(found, selection.where, game)
    if not found and (patterns or selection.where is not None):
        _refuse([problem("no-card-chosen", f"no card is left: --where {selection.where!r} is true of none")])
    return tuple(found)


def _decks(game: Game, ids: tuple[str, ...]) -> list[Deck]:
    known = ", ".join(game.decks)
    _refuse(
        problem("unknown-deck", f"no deck {deck!r}; there is {known}", hint=did_you_mean(deck, game.decks))
        for deck in ids
        if deck not in game.decks
    )
    return [deck for deck in game.decks.values() if not ids or deck.id in ids]


def _report_unmatched(patterns: list[str], entries: list[Chosen]) -> Iterator[Problem]:
    ids = list(dict.fromkeys(entry.card.id for entry in entries))
    for pattern in patterns:
        if not any(fnmatchcase(id, pattern.lower()) for id in ids):
            hint = (
                did_you_mean(pattern, ids) or "a pattern has * for any letters and ? for one: --cards 'crab*'"
            )
            yield problem("no-card-chosen", f"no card has an id like {pattern!r}", hint=hint)


def _holding(entries: list[Chosen], where: str, game: Game) -> list[Chosen]:
    """Those of which the condition is true, each asked in its deck."""
    try:
        condition: Condition = Vocabulary.of(game.types.values(), list(game.decks)).condition(where)
        return [
            entry
            for entry in entries
            if condition.holds(values_of(entry.card, entry.deck.id, game.every_card))
        ]
    except ConditionError as error:
        at = f", at character {error.offset + 1} of {where!r}"
        raise RequestError(problem("condition", f"--where: {error.message}{at}", hint=error.hint)) from error


def _refuse(problems: Iterator[Problem] | list[Problem]) -> None:
    found = list(problems)
    if found:
        raise RequestError(*found)
