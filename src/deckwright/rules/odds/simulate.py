"""Fights and redraws played with cards that a seed shuffles: many at once, the same for the same seed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

import numpy as np

from ...game.fights import PLAIN, FightRule, Tie
from . import tree as t
from .distribution import Distribution
from .setting import OddsError
from .sides import Contest, Redraw, Side

BATCH: Final = 50_000
MAX_ROUNDS: Final = 10_000

Array = np.ndarray[Any, np.dtype[Any]]


class Deck:
    """One deck in each of many games, every one shuffled in its own way."""

    def __init__(self, values: Sequence[int], games: int, rng: np.random.Generator) -> None:
        self.values = np.asarray(values, dtype=np.int64)
        self.rng = rng
        self.order = np.empty((games, len(values)), dtype=np.int64)
        self.rest = np.zeros((games, len(values) + 1), dtype=np.int64)  # the sum of what is left
        self.next = np.zeros(games, dtype=np.int64)
        self.shuffle(np.arange(games))

    def shuffle(self, games: Array) -> None:
        if len(games):
            order = self.rng.permuted(np.tile(self.values, (len(games), 1)), axis=1)
            self.order[games] = order
            self.rest[games, :-1] = np.cumsum(order[:, ::-1], axis=1)[:, ::-1]
            self.next[games] = 0

    def serve(self, games: Array, needed: int) -> None:
        """Shuffle those that cannot serve a whole round."""
        self.shuffle(games[len(self.values) - self.next[games] < needed])

    def draw(self, games: Array) -> Array:
        drawn = self.order[games, self.next[games]]
        self.next[games] += 1
        return drawn

    def mean(self, games: Array) -> Array:
        """The mean of what is left, NaN where nothing is."""
        left = len(self.values) - self.next[games]
        with np.errstate(invalid="ignore", divide="ignore"):
            return np.where(left > 0, self.rest[games, self.next[games]] / left, np.nan)


class Die:
    """A die behaves as a deck that is always full."""

    def __init__(self, values: Sequence[int], rng: np.random.Generator) -> None:
        self.values, self.rng = np.asarray(values, dtype=np.int64), rng

    def serve(self, games: Array, needed: int) -> None:
        pass

    def draw(self, games: Array) -> Array:
        return self.rng.choice(self.values, len(games))

    def mean(self, games: Array) -> Array:
        return np.full(len(games), self.values.mean())


class Games:
    """Many games at one contest, played round by round."""

    def __init__(
        self, contest: Contest, redraws: Sequence[Sequence[Redraw]], games: int, rng: np.random.Generator
    ) -> None:
        self.contest, self.redraws = contest, redraws
        urns = contest.setting.urns
        self.pools: dict[str, Deck | Die] = {
            pool: Die(urns[pool].values, rng) if urns[pool].returns else Deck(urns[pool].values, games, rng)
            for pool in contest.needed
        }
        self.held = [[np.ones(games, dtype=bool) for _ in held] for held in redraws]

    def round(self, games: Array) -> list[Array]:
        """The results of the sides in each of *games*."""
        for pool, needed in self.contest.needed.items():
            self.pools[pool].serve(games, needed)
        values = {card: self.pools[card.pool].draw(games) for side in self.contest.cards for card in side}
        results = self._results(values, len(games))
        for side, held in enumerate(self.redraws):
            for number, redraw in enumerate(held):
                self._redraw(games, values, results, side, number, redraw)
                results = self._results(values, len(games))
        return results

    def _redraw(
        self,
        games: Array,
        values: dict[t.Card, Array],
        results: list[Array],
        side: int,
        number: int,
        redraw: Redraw,
    ) -> None:
        alone = len(results) == 1
        target = 0 if alone else (1 - side if redraw.of_opponent else side)
        may = self.held[side][number][games]
        if not alone:
            may = may & (results[side] <= results[1 - side])
        cards = self.contest.cards[target]
        if not cards or not may.any():
            return
        tree = self.contest.trees[target]
        sign = -1 if redraw.of_opponent else 1
        gains = np.stack(
            [
                sign * t.slope(tree, values, card) * (self.pools[card.pool].mean(games) - values[card])
                for card in cards
            ]
        )
        gains = np.where(np.isnan(gains), -np.inf, gains)
        best = gains.argmax(axis=0)
        uses = may & (gains.max(axis=0) > 1e-9)
        for index, card in enumerate(cards):
            rows = np.flatnonzero(uses & (best == index))
            if len(rows):
                values[card] = values[card].copy()
                values[card][rows] = self.pools[card.pool].draw(games[rows])
        self.held[side][number][games[uses]] = False

    def _results(self, values: dict[t.Card, Array], games: int) -> list[Array]:
        return [np.broadcast_to(t.result(tree, values), games) for tree in self.contest.trees]


def alone(contest: Contest, redraws: Sequence[Redraw], trials: int, seed: int) -> Distribution:
    """How often each result came up."""
    found: Counter[int] = Counter()
    for size, rng in _batches(trials, seed):
        (results,) = Games(contest, [redraws], size, rng).round(np.arange(size))
        values, counts = np.unique(results, return_counts=True)
        found.update(dict(zip(values.tolist(), counts.tolist(), strict=True)))
    return Distribution({value: found[value] for value in sorted(found)}, trials)


def fights(
    contest: Contest, sides: Sequence[Side], trials: int, seed: int, rule: FightRule = PLAIN
) -> list[int]:
    """How many fights the first side wins, ties and loses, how many rounds were fought, and what it lost in all."""
    totals = np.zeros(5, dtype=np.int64)
    for size, rng in _batches(trials, seed):
        totals += _batch(contest, sides, size, rng, rule)
    found: list[int] = totals.tolist()
    return found


def _batch(
    contest: Contest, sides: Sequence[Side], size: int, rng: np.random.Generator, rule: FightRule
) -> Array:
    games = Games(contest, [side.redraws for side in sides], size, rng)
    hearts = np.array([[side.vitality] * size for side in sides], dtype=np.int64)
    start = hearts[:, :1].copy()
    going = np.arange(size)
    rounds = number = 0
    while len(going) and number != rule.rounds:
        if number > MAX_ROUNDS:
            raise OddsError(
                f"fights last more than {MAX_ROUNDS:,} rounds", "see `tie` and `loses` of the fight"
            )
        first, second = games.round(going)
        rounds, number = rounds + len(going), number + 1
        hearts[0, going] -= _losses(first, second, rule, Tie.FIRST)
        hearts[1, going] -= _losses(second, first, rule, Tie.SECOND)
        going = going[(hearts[:, going] > 0).all(axis=0)]
    won, lost = hearts[0] > 0, hearts[1] > 0
    ahead, behind = (sign * (start - hearts)[1] > sign * (start - hearts)[0] for sign in (1, -1))
    both = won & lost  # after the last round who has lost less has won
    ends = [won & (~both | ahead), (~won & ~lost) | (both & ~ahead & ~behind), lost & (~both | behind)]
    harm = (start[0] - np.maximum(hearts[0], 0)).sum()
    return np.array([*(end.sum() for end in ends), rounds, harm], dtype=np.int64)


def _losses(own: Array, other: Array, rule: FightRule, tie: Tie) -> Array:
    """What a round costs the side with the results *own*, which loses at a tie as *tie* does."""
    cost = np.maximum(other - own, 1) if rule.loses is None else rule.loses
    return np.where(own < other, cost, np.where((own == other) & (rule.tie in (Tie.BOTH, tie)), cost, 0))


def _batches(trials: int, seed: int) -> list[tuple[int, np.random.Generator]]:
    count = -(-trials // BATCH)
    seeds = np.random.SeedSequence(seed).spawn(count)
    return [
        (min(BATCH, trials - BATCH * index), np.random.default_rng(one)) for index, one in enumerate(seeds)
    ]
