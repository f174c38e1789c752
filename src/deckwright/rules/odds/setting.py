"""What powers are drawn from: the values of a game's decks and dice, its names, and numbers for its variables."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import field
from fractions import Fraction
from functools import cached_property
from types import MappingProxyType

from ...basics.records import dataclass
from ...game.expressions import ExpressionError, Names, Pool, Power, names_for, parse
from ...game.model import Game


class OddsError(Exception):
    """Odds that cannot be computed: why, and what to do."""

    def __init__(self, message: str, hint: str | None = None) -> None:
        super().__init__(message)
        self.message, self.hint = message, hint


class TooLargeError(OddsError):
    """More ways than are counted exactly."""


@dataclass(frozen=True)
class Urn:
    """The values that one pool holds. From a deck a card is drawn once; a die (`returns`) has all faces each time."""

    name: str  # the pool's alias, for messages
    values: tuple[int, ...]  # rising
    returns: bool = False

    @cached_property
    def counts(self) -> Mapping[int, int]:
        """How many cards have each value, rising."""
        return MappingProxyType(dict(Counter(self.values)))

    @property
    def mean(self) -> Fraction:
        return Fraction(sum(self.values), len(self.values))


@dataclass(frozen=True)
class Setting:
    urns: Mapping[str, Urn]  # by the pool's id
    names: Names
    variables: Mapping[str, int] = field(default_factory=dict)  # by id

    def parse(self, text: str) -> Power:
        """Read a power. Raises OddsError."""
        try:
            return parse(text, self.names)
        except ExpressionError as error:
            mark = f"{text[: error.offset]}▸{text[error.offset :]}"
            raise OddsError(f"the power {error.message}: {mark}", error.hint) from error


def setting_of(game: Game, variables: Mapping[str, int] = MappingProxyType({})) -> Setting:
    """The setting of a game. Raises OddsError where a card of a pool has no whole number for a value."""
    urns = {id: _urn(pool, game) for id, pool in game.pools.items()}
    return Setting(urns, names_for(game.pools, game.named, game.variables), variables)


def _urn(pool: Pool, game: Game) -> Urn:
    if pool.deck is None:
        return Urn(pool.alias, tuple(sorted(pool.faces)), returns=True)
    values: list[int] = []
    for card in game.decks[pool.deck].cards if pool.deck in game.decks else ():
        value = card.values.get(pool.field or "")
        if isinstance(value, bool) or value is None or value != int(value):
            message = f"{card.id} of the deck {pool.deck!r} has no whole number for {pool.field!r}"
            raise OddsError(message, f"give it one: the pool {pool.id!r} draws from that deck")
        values += [int(value)] * card.copies
    return Urn(pool.alias, tuple(sorted(values)))
