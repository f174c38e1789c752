"""What a round of a fight compares and costs, and what one side may pay for: `fights:` of game.yaml, as data."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field
from enum import StrEnum
from fractions import Fraction
from typing import Final

from ..basics.problems import Place
from ..basics.records import dataclass


class Tie(StrEnum):
    """Who loses where both results are the same."""

    BOTH = "both"
    NOBODY = "nobody"
    FIRST = "first"
    SECOND = "second"


@dataclass(frozen=True, slots=True)
class Exchange:
    """A die that may be exchanged for another before the fight."""

    costs: int
    becomes: str  # the id of a pool


@dataclass(frozen=True, slots=True)
class FightRule:
    """Round by round both sides draw anew, and the lower result loses vitality, until a side has none left.

    What is paid for is the first side's: it rolls anew once both results lie, leaves the fight before a round,
    adds to its result in all rounds, or exchanges a die, both announced before the fight.
    """

    id: str = ""
    loses: int | None = 1  # what the lower result costs; None: the difference
    tie: Tie = Tie.BOTH  # at a tie a side loses `loses`, or 1 where that is the difference
    rounds: int | None = (
        None  # after so many it is over, and who has lost less has won; None: until one side falls
    )
    pay: str = ""  # what is paid with
    reroll: int | None = None  # its price; None: cannot be had
    hide: int | None = None
    worth: Fraction = Fraction(0)  # of having left, beside 1 for having won
    bonus: int | None = None  # the price of 1 more
    most: int = 0  # that is added
    exchanges: Mapping[str, Exchange] = field(default_factory=dict)  # by the id of the pool that is exchanged
    place: Place | None = None

    @property
    def is_plain(self) -> bool:
        """Whether a round costs the lower side one point, and both one at a tie, and nothing is paid for."""
        return (self.loses, self.tie, self.rounds) == (1, Tie.BOTH, None) and not self.is_paid

    @property
    def is_paid(self) -> bool:
        return bool(self.exchanges) or any(x is not None for x in (self.reroll, self.hide, self.bonus))

    def harm(self, one: int, other: int) -> tuple[int, int]:
        """What a round with these results costs the two sides."""
        if one == other:
            cost = 1 if self.loses is None else self.loses
            return cost * (self.tie in (Tie.BOTH, Tie.FIRST)), cost * (self.tie in (Tie.BOTH, Tie.SECOND))
        cost = abs(one - other) if self.loses is None else self.loses
        return (cost, 0) if one < other else (0, cost)


PLAIN: Final = FightRule()
