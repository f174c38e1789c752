"""Fights of dice under any rule, with what is paid for: an absorbing Markov chain whose choices are the best.

A state is what both sides have left, what may still be paid, and the rounds to come. Every choice maximises the chance
to win plus the worth of having left, then the vitality that is left, then what is not paid (a Markov decision process:
Puterman, "Markov Decision Processes", 1994, 4.3). States are gone through from the last to the first; where a tie
leaves all as it was, the state leads to itself, and its value is a linear equation.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from itertools import product
from typing import Final

from ...basics.records import dataclass
from ...game.expressions import Draw, Negative, Node, Operation, Power
from ...game.fights import FightRule
from . import exact
from .setting import OddsError, Setting, TooLargeError
from .sides import Side

MAX_STEPS: Final = 3_000_000  # results of rounds that are looked at, over all states

Rolls = Sequence[tuple[int, Fraction]]


@dataclass(frozen=True, slots=True)
class Outlook:
    """What is to be expected of a state, each a chance or a mean."""

    win: Fraction = Fraction(0)
    tie: Fraction = Fraction(0)
    hide: Fraction = Fraction(0)
    rounds: Fraction = Fraction(0)
    left: Fraction = Fraction(0)  # of the first side's vitality, 0 where it falls
    paid: Fraction = Fraction(0)

    def plus(self, other: Outlook, share: Fraction) -> Outlook:
        return Outlook(*(a + share * b for a, b in zip(self.values, other.values, strict=True)))

    def times(self, factor: Fraction) -> Outlook:
        return Outlook(*(factor * value for value in self.values))

    def after(self, *, rounds: int = 0, paid: int = 0) -> Outlook:
        more = (0, 0, 0, rounds, 0, paid)
        return Outlook(*(value + by for value, by in zip(self.values, more, strict=True)))

    @property
    def values(self) -> tuple[Fraction, ...]:
        return self.win, self.tie, self.hide, self.rounds, self.left, self.paid


class Chain:
    """One fight: the distributions of both results, and the rule."""

    def __init__(self, rule: FightRule, rolls: tuple[Rolls, Rolls], start: tuple[int, int]) -> None:
        self.rule, self.rolls, self.start = rule, rolls, start
        self.known: dict[
            tuple[int, int, int, int], Outlook
        ] = {}  # both vitalities, what is left to pay, rounds
        self.anew: dict[tuple[int, int, int, int, int], Outlook | None] = {}  # and the opponent's result

    def solve(self, pays: int) -> Outlook:
        first, second = self.start
        rounds = self.rule.rounds or 0
        pairs = len(self.rolls[0]) * len(self.rolls[1])
        if first * second * (pays + 1) * max(rounds, 1) * pairs > MAX_STEPS:
            raise TooLargeError("there are more states than are counted")
        for state in product(
            range(1, first + 1), range(1, second + 1), range(pays + 1), range(1, max(rounds, 1) + 1)
        ):
            one, two, left, more = state
            key = (one, two, left, more if rounds else 0)
            self.known[key] = self._best(*key)
        return self.known[first, second, pays, rounds]

    def worth(self, outlook: Outlook) -> tuple[Fraction, ...]:
        """What is compared: of equal chances the one that costs less vitality, then the one that costs less."""
        return outlook.win + self.rule.worth * outlook.hide, outlook.left, -outlook.paid

    def _best(self, one: int, two: int, left: int, more: int) -> Outlook:
        """Of a state before a round: leave, or fight on."""
        price = self.rule.hide
        away = (
            None
            if price is None or price > left
            else Outlook(hide=Fraction(1), left=Fraction(one), paid=Fraction(price))
        )
        stay = self._round(one, two, left, more)
        if stay is None:
            if away is None:
                raise OddsError(
                    "the fight never ends: no round costs anybody anything", "see `tie` and `loses`"
                )
            return away
        return away if away is not None and self.worth(away) > self.worth(stay) else stay

    def _round(self, one: int, two: int, left: int, more: int) -> Outlook | None:
        """Fight on; None where that comes back to the same state for ever."""
        again = {result: self._again(one, two, left, more, result) for result, _ in self.rolls[1]}
        loops = [result for result, _ in self.rolls[1]] if not more else []
        kept = set(loops)  # the opponent's results after which a tie is let be
        while True:
            base, share = self._sum(one, two, left, more, again, kept)
            if share == 1:
                return None
            found = base.times(1 / (1 - share))
            better = {
                r for r in kept if (other := again[r]) is not None and self.worth(other) > self.worth(found)
            }
            if not better:
                return found
            kept -= better

    def _sum(
        self, one: int, two: int, left: int, more: int, again: Mapping[int, Outlook | None], kept: set[int]
    ) -> tuple[Outlook, Fraction]:
        """What a round leads to, and the chance that it leads to where it began."""
        base, share = Outlook(), Fraction(0)
        for (mine, chance), (other, odds) in product(*self.rolls):
            harm = self.rule.harm(mine, other)
            anew = again[other]
            if not more and harm == (0, 0):
                if other in kept or anew is None:
                    share += chance * odds
                    base = base.plus(Outlook(rounds=Fraction(1)), chance * odds)
                else:
                    base = base.plus(anew.after(rounds=1), chance * odds)
                continue
            found = self._after(one - harm[0], two - harm[1], left, more)
            if anew is not None and self.worth(anew) > self.worth(found):
                found = anew
            base = base.plus(found.after(rounds=1), chance * odds)
        return base, share

    def _again(self, one: int, two: int, left: int, more: int, other: int) -> Outlook | None:
        """The first side rolls anew against a result that lies; None where it cannot pay for that."""
        key = (one, two, left, more, other)
        if key not in self.anew:
            self.anew[key] = self._roll_again(*key)
        return self.anew[key]

    def _roll_again(self, one: int, two: int, left: int, more: int, other: int) -> Outlook | None:
        price = self.rule.reroll
        if price is None or price > left:
            return None
        rest = left - price
        deeper = self._again(one, two, rest, more, other)
        found = Outlook()
        for mine, chance in self.rolls[0]:
            harm = self.rule.harm(mine, other)
            after = self._after(one - harm[0], two - harm[1], rest, more)
            if deeper is not None and self.worth(deeper) > self.worth(after):
                after = deeper
            found = found.plus(after, chance)
        return found.after(paid=price)

    def _after(self, one: int, two: int, left: int, more: int) -> Outlook:
        """What stands after a round that has left the sides so much."""
        if one <= 0 or two <= 0 or more == 1:
            return self._end(one, two)
        return self.known[one, two, left, more - 1 if more else 0]

    def _end(self, one: int, two: int) -> Outlook:
        left = Fraction(max(one, 0))
        if one > 0 and two > 0:  # after the last round who has lost less has won
            lost = (self.start[0] - one, self.start[1] - two)
            return Outlook(Fraction(lost[0] < lost[1]), Fraction(lost[0] == lost[1]), left=left)
        return Outlook(Fraction(one > 0), Fraction(one <= 0 and two <= 0), left=left)


def solve(rule: FightRule, one: Side, other: Side, setting: Setting) -> Outlook:
    """The best that the first side can make of a fight of dice. Raises OddsError."""
    second = tuple(exact.distribution(other.power, setting).items())
    best: Outlook | None = None
    for power, spent in _dice(rule, one.power, one.pays):
        first = exact.distribution(power, setting)
        for added in range(rule.most + 1 if rule.bonus is not None else 1):
            price = spent + added * (rule.bonus or 0)
            if price > one.pays:
                break
            rolls = tuple((value + added, chance) for value, chance in first.items())
            chain = Chain(rule, (rolls, second), (one.vitality, other.vitality))
            found = chain.solve(one.pays - price).after(paid=price)
            if best is None or chain.worth(found) > chain.worth(best):
                best = found
    assert best is not None
    return best


def _dice(rule: FightRule, power: Power, pays: int) -> Iterator[tuple[Power, int]]:
    """The power, and as it is after each exchange that can be paid for, with its price."""
    yield power, 0
    for pool, exchange in rule.exchanges.items():
        if exchange.costs <= pays and (other := exchanged(power.root, pool, exchange.becomes)) != power.root:
            yield Power(power.source, other, power.tokens), exchange.costs


def exchanged(node: Node, pool: str, other: str) -> Node:
    """A power's tree with another pool in place of *pool*."""
    match node:
        case Draw(name, count) if name.casefold() == pool.casefold():
            return Draw(other, count)
        case Operation(sign, left, right):
            return Operation(sign, exchanged(left, pool, other), exchanged(right, pool, other))
        case Negative(operand):
            return Negative(exchanged(operand, pool, other))
    return node
