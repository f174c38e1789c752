"""Rounds played out over every way that the cards can fall: for small decks, and for redraws.

The states are those of an absorbing Markov chain, as in `layers`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from math import lcm
from typing import Final

from ...basics.records import dataclass
from . import tree as t
from .distribution import Distribution
from .setting import TooLargeError
from .sides import Contest, Redraw

MAX_STEPS: Final = 20_000  # ways that are played out

Decks = tuple[tuple[int, ...], ...]  # what is left of each deck: cards of each value, rising
Values = Mapping[t.Card, int]
Turn = tuple[int, Redraw]  # whose redraw comes


@dataclass(frozen=True, slots=True)
class Position:
    """Where a round stands: what was drawn, what is left to draw, which redraws the sides still hold."""

    values: Values
    decks: Decks
    redraws: tuple[tuple[Redraw, ...], ...]


class Walk:
    """Plays rounds of one contest; `fight` says whether a redraw waits for a round that is not won."""

    def __init__(self, contest: Contest, *, fight: bool) -> None:
        self.contest, self.fight = contest, fight
        self.places = {pool: place for place, pool in enumerate(contest.decks)}
        self.steps = 0

    @property
    def full(self) -> Decks:
        urns = self.contest.setting.urns
        return tuple(tuple(urns[pool].counts.values()) for pool in self.contest.decks)

    def rounds(
        self, decks: Decks, redraws: tuple[tuple[Redraw, ...], ...]
    ) -> Iterator[tuple[Fraction, tuple[int, ...], Position]]:
        """Every way that a round can go, with its probability and the results of the sides."""
        decks = self._refill(decks)
        cards = [card for side in self.contest.cards for card in side]
        plan = [(side, redraw) for side, held in enumerate(redraws) for redraw in held]
        for chance, dealt in self._deal(Position({}, decks, redraws), cards):
            for more, position in self._redraw(dealt, plan):
                self._step()
                yield chance * more, self._results(position.values), position

    def _refill(self, decks: Decks) -> Decks:
        """The decks, those that cannot serve a whole round shuffled anew."""
        return tuple(
            left if sum(left) >= self.contest.needed[pool] else whole
            for pool, left, whole in zip(self.contest.decks, decks, self.full, strict=True)
        )

    def _deal(self, position: Position, cards: list[t.Card]) -> Iterator[tuple[Fraction, Position]]:
        if not cards:
            yield Fraction(1), position
            return
        for chance, drawn in self._draw(position, cards[0]):
            for more, dealt in self._deal(drawn, cards[1:]):
                yield chance * more, dealt

    def _draw(self, position: Position, card: t.Card) -> Iterator[tuple[Fraction, Position]]:
        """Every value that *card* can get."""
        urn = self.contest.setting.urns[card.pool]
        place = self.places.get(card.pool)
        counts = tuple(urn.counts.values()) if place is None else position.decks[place]
        total = sum(counts)
        for index, (value, count) in enumerate(zip(urn.counts, counts, strict=True)):
            if count:
                left = position.decks
                if place is not None:
                    less = (*counts[:index], count - 1, *counts[index + 1 :])
                    left = (*left[:place], less, *left[place + 1 :])
                values = {**position.values, card: value}
                yield Fraction(count, total), Position(values, left, position.redraws)

    def _redraw(self, position: Position, plan: Sequence[Turn]) -> Iterator[tuple[Fraction, Position]]:
        """Every way that the redraws of *plan* can go, one after the other."""
        if not plan:
            yield Fraction(1), position
            return
        (side, redraw), *later = plan
        card = self._choose(position, side, redraw)
        if card is None:
            yield from self._redraw(position, later)
            return
        held = tuple(one for one in position.redraws[side] if one != redraw)
        spent = (*position.redraws[:side], held, *position.redraws[side + 1 :])
        for chance, drawn in self._draw(Position(position.values, position.decks, spent), card):
            for more, after in self._redraw(drawn, later):
                yield chance * more, after

    def _choose(self, position: Position, side: int, redraw: Redraw) -> t.Card | None:
        """The card that a redraw takes, None where it is not used now."""
        results = self._results(position.values)
        if self.fight and results[side] > results[1 - side]:
            return None
        alone = len(self.contest.trees) == 1
        target = 0 if alone else (1 - side if redraw.of_opponent else side)
        tree = self.contest.trees[target]
        best, chosen = Fraction(0), None
        for card in self.contest.cards[target]:
            mean = self._mean(position, card.pool)
            if mean is not None:
                gain = t.slope(tree, position.values, card) * (mean - position.values[card])
                gain = -gain if redraw.of_opponent else gain
                if gain > best:
                    best, chosen = gain, card
        return chosen

    def _mean(self, position: Position, pool: str) -> Fraction | None:
        """The mean of what is left in a deck, None of an empty one."""
        urn = self.contest.setting.urns[pool]
        if urn.returns:
            return urn.mean
        counts = position.decks[self.places[pool]]
        total = sum(counts)
        return Fraction(sum(v * n for v, n in zip(urn.counts, counts, strict=True)), total) if total else None

    def _results(self, values: Values) -> tuple[int, ...]:
        return tuple(t.result(tree, values) for tree in self.contest.trees)

    def _step(self) -> None:
        self.steps += 1
        if self.steps > MAX_STEPS:
            raise TooLargeError("there are more ways than are played out", "simulate it: --trials 200000")


def alone(contest: Contest, redraws: tuple[Redraw, ...]) -> Distribution:
    """The distribution of the only side's result, its draws redrawn. Raises TooLargeError."""
    walk = Walk(contest, fight=False)
    chances: dict[int, Fraction] = {}
    for chance, (result,), _ in walk.rounds(walk.full, (redraws,)):
        chances[result] = chances.get(result, Fraction(0)) + chance
    return from_chances(chances)


def from_chances(chances: Mapping[int, Fraction]) -> Distribution:
    whole = lcm(*(chance.denominator for chance in chances.values()))
    return Distribution.of({value: int(chance * whole) for value, chance in chances.items()})
