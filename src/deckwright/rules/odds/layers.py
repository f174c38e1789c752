"""Fights over sums of cards, round after round over every state that the decks can be in: where these are few.

A fight is an absorbing Markov chain (Kemeny and Snell, "Finite Markov Chains", chapter 3). Its mean length is the sum
over all rounds of the chance that the fight reaches them.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import field
from fractions import Fraction
from itertools import accumulate, pairwise, product
from math import perm, prod
from typing import Final

from ...basics.records import dataclass
from . import tree as t
from .setting import TooLargeError, Urn
from .sides import Contest, Side

MAX_STEPS: Final = 1_000_000

State = tuple[int, ...]  # how many cards of each value a deck still has
Deals = Mapping[tuple[State, int], int]  # what is left and what was added, with the ways
Sums = tuple[list[int], list[int]]
Chances = dict[tuple[int, int], Fraction]  # by what is left of the vitalities


@dataclass(frozen=True, slots=True)
class Shoe:
    """A pool and what its draws of one round are multiplied by."""

    urn: Urn
    weights: tuple[int, ...]
    known: dict[State, Deals] = field(default_factory=dict)
    sums: dict[State, Sums] = field(default_factory=dict)

    @property
    def full(self) -> State:
        return tuple(self.urn.counts.values())

    def refill(self, state: State) -> State:
        """The deck for the next round, shuffled anew where it cannot serve it."""
        short = self.urn.returns or sum(state) < len(self.weights)
        return self.full if short else state

    def ways(self, left: int) -> int:
        """In how many ways a round's cards are dealt from so many."""
        return left ** len(self.weights) if self.urn.returns else perm(left, len(self.weights))

    def deals(self, state: State) -> Deals:
        if state not in self.known:
            deals: dict[tuple[State, int], int] = {(state, 0): 1}
            for weight in self.weights:
                following: dict[tuple[State, int], int] = {}
                for (left, added), ways in deals.items():
                    for less, value, count in self._draws(left):
                        key = (less, added + weight * value)
                        following[key] = following.get(key, 0) + ways * count
                deals = following
            self.known[state] = deals
        return self.known[state]

    def sums_of_round(self, state: State) -> Sums:
        """What a round can add, rising, with the ways to add at most that."""
        if state not in self.sums:
            ways: Counter[int] = Counter()
            for (_, added), count in self.deals(state).items():
                ways[added] += count
            values = sorted(ways)
            self.sums[state] = (values, list(accumulate(ways[value] for value in values)))
        return self.sums[state]

    def _draws(self, state: State) -> Iterator[tuple[State, int, int]]:
        for index, (value, count) in enumerate(zip(self.urn.counts, state, strict=True)):
            if count:
                less = state if self.urn.returns else (*state[:index], count - 1, *state[index + 1 :])
                yield less, value, count

    def states(self, rounds: int) -> int:
        """How many states a deck can be in after so many rounds."""
        drawn = 0
        for _ in range(rounds):
            drawn = (
                len(self.weights)
                if drawn + len(self.weights) > len(self.urn.values)
                else drawn + len(self.weights)
            )
        if self.urn.returns:
            return 1
        found = Counter({0: 1})
        for count in self.full:
            more: Counter[int] = Counter()
            for size, ways in found.items():
                for taken in range(min(count, drawn - size) + 1):
                    more[size + taken] += ways
            found = more
        return found[drawn]


def play(contest: Contest, sides: Sequence[Side]) -> tuple[Chances, Fraction]:
    """What is left of the vitalities, with its chance, and the mean number of rounds.

    The sides' difference must be linear. Raises TooLargeError where there are too many states.
    """
    difference = t.minus(*contest.trees)
    assert isinstance(difference, t.Linear)
    shoes = _shoes(difference, contest)
    _estimate(shoes, sides)
    states = {(tuple(shoe.full for shoe in shoes), sides[0].vitality, sides[1].vitality): 1}
    ended: Chances = {}
    rounds, total = Fraction(0), 1
    while states:
        rounds += Fraction(sum(states.values()), total)
        some = next(iter(states))[0]  # as many cards are left in all of them
        total *= prod(shoe.ways(sum(shoe.refill(s))) for shoe, s in zip(shoes, some, strict=True))
        following: dict[tuple[tuple[State, ...], int, int], int] = {}
        over: Counter[tuple[int, int]] = Counter()
        for (decks, first, second), ways in states.items():
            if first == second == 1:
                for vitalities, more in _last_round(shoes, decks, difference.constant):
                    over[vitalities] += ways * more
                continue
            for left, result, more in _round(shoes, decks, difference.constant):
                one, other = first - (result <= 0), second - (result >= 0)
                if one > 0 and other > 0:
                    key = (left, one, other)
                    following[key] = following.get(key, 0) + ways * more
                else:
                    over[one, other] += ways * more
        for vitalities, ways in over.items():
            ended[vitalities] = ended.get(vitalities, Fraction(0)) + Fraction(ways, total)
        states = following
    return ended, rounds


def _shoes(difference: t.Linear, contest: Contest) -> list[Shoe]:
    by_pool: dict[str, list[int]] = {}
    for card, weight in difference.weights.items():
        by_pool.setdefault(card.pool, []).append(weight)
    shoes = [Shoe(contest.setting.urns[pool], tuple(weights)) for pool, weights in by_pool.items()]
    return sorted(shoes, key=lambda shoe: len(shoe.urn.counts) ** len(shoe.weights))


def _round(
    shoes: Sequence[Shoe], decks: tuple[State, ...], constant: int
) -> Iterator[tuple[tuple[State, ...], int, int]]:
    """What is left of the decks, the difference and the ways, for every round that can follow."""
    deals = [shoe.deals(shoe.refill(deck)).items() for shoe, deck in zip(shoes, decks, strict=True)]
    for combined in product(*deals):
        left = tuple(deal[0][0] for deal in combined)
        yield left, constant + sum(deal[0][1] for deal in combined), prod(deal[1] for deal in combined)


def _last_round(
    shoes: Sequence[Shoe], decks: tuple[State, ...], constant: int
) -> list[tuple[tuple[int, int], int]]:
    """In how many ways a round that ends the fight is won, tied and lost."""
    sums = [shoe.sums_of_round(shoe.refill(deck)) for shoe, deck in zip(shoes, decks, strict=True)]
    values, up_to = sums[-1]
    lost = not_won = total = 0
    others = [zip(found, (b - a for a, b in pairwise([0, *ways])), strict=True) for found, ways in sums[:-1]]
    for combined in product(*others):
        before, ways = constant + sum(entry[0] for entry in combined), prod(entry[1] for entry in combined)
        below, not_above = bisect_left(values, -before), bisect_right(values, -before)
        lost += ways * (up_to[below - 1] if below else 0)
        not_won += ways * (up_to[not_above - 1] if not_above else 0)
        total += ways * up_to[-1]
    return [((1, 0), total - not_won), ((0, 0), not_won - lost), ((0, 1), lost)]


def _estimate(shoes: Sequence[Shoe], sides: Sequence[Side]) -> None:
    """Raises TooLargeError before the work begins, not halfway."""
    most = sides[0].vitality + sides[1].vitality - 1
    each = prod(len(shoe.urn.counts) ** len(shoe.weights) for shoe in shoes)
    last = each // len(shoes[-1].urn.counts) ** len(shoes[-1].weights) * 4
    steps = 0
    for number in range(most):
        final = number == most - 1
        steps += (
            min(number + 1, most - number) * (last if final else each) * prod(s.states(number) for s in shoes)
        )
        if steps > MAX_STEPS:
            raise TooLargeError("there are more states than are counted", "simulate it: --trials 200000")
