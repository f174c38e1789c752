"""Exact distributions of powers: every way that the cards can fall is counted, none is listed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from itertools import product
from math import comb
from typing import Final

from ...basics.records import dataclass
from ...game.expressions import Power
from . import tree as t
from .distribution import Distribution
from .setting import Setting, TooLargeError, Urn

MAX_STEPS: Final = 2_000_000  # of adding, before it counts as too large: some seconds
MAX_DEALS: Final = 400_000  # steps of dealing one deck

Vector = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Outcome:
    """What becomes of one side against another."""

    win: Fraction
    tie: Fraction
    lose: Fraction


def distribution(power: Power, setting: Setting) -> Distribution:
    """The distribution of one power. Raises OddsError; TooLargeError where it is too much to count."""
    return of_tree(t.Planter(setting).tree(power), setting)


def difference(one: Power, other: Power, setting: Setting) -> Distribution:
    """The distribution of *one* less *other*, both drawn from the same decks. Raises as `distribution` does."""
    planter = t.Planter(setting)
    first = planter.tree(one)
    return of_tree(t.minus(first, planter.tree(other)), setting)


def versus(one: Power, other: Power, setting: Setting) -> Outcome:
    """One round of *one* against *other*. Raises as `distribution` does."""
    found = difference(one, other, setting)
    win, tie = found.above(0), found.probability(0)
    return Outcome(win, tie, 1 - win - tie)


def of_tree(tree: t.Tree, setting: Setting) -> Distribution:
    """The distribution of a tree: parts that share no deck are counted apart, the others together."""
    if isinstance(tree, t.Linear):
        return _linear(tree, setting)
    if not _decks(tree.left, setting) & _decks(tree.right, setting):
        left, right = of_tree(tree.left, setting), of_tree(tree.right, setting)
        _allow(len(left.ways) * len(right.ways))
        return left.plus(right) if isinstance(tree, t.Sum) else left.by(right)
    return _together(tree, setting)


def _decks(tree: t.Tree, setting: Setting) -> set[str]:
    """The pools that make two parts depend on each other: dice do not."""
    return {card.pool for card in t.cards(tree) if not setting.urns[card.pool].returns}


def _linear(leaf: t.Linear, setting: Setting) -> Distribution:
    found = Distribution.sure(leaf.constant)
    by_pool: dict[str, list[int]] = {}
    for card, weight in leaf.weights.items():
        by_pool.setdefault(card.pool, []).append(weight)
    for pool, weights in by_pool.items():
        urn = setting.urns[pool]
        part = _sum_of_rolls(urn, weights) if urn.returns else _sum_of_draws(urn, weights)
        _allow(found.steps_to_add(part))
        found = found.plus(part)
    return found


def _sum_of_rolls(urn: Urn, weights: Sequence[int]) -> Distribution:
    faces = Distribution.of(urn.counts)
    found = Distribution.sure(0)
    for weight, count in Counter(weights).items():
        found = found.plus(faces.repeated(count).times(weight))
    return found


def _sum_of_draws(urn: Urn, weights: Sequence[int]) -> Distribution:
    ways = _deals(urn, [(weight,) for weight in weights])
    return Distribution.of({value: count for (value,), count in ways.items()})


def _deals(urn: Urn, weights: Sequence[Vector]) -> dict[Vector, int]:
    """In how many ways cards dealt to draws of these weights add up to each vector.

    Draws of one weight are alike, so that what counts is how many of them each value of the deck goes to: the
    multivariate hypergeometric distribution, built up value by value (dynamic programming).
    """
    kinds = Counter(weights)
    full = tuple(kinds.values())
    none = (0,) * len(full)
    states: dict[tuple[Vector, Vector], int] = {(none, (0,) * len(weights[0])): 1}
    left = len(urn.values)
    steps = 0
    for value, count in urn.counts.items():
        left -= count
        following: dict[tuple[Vector, Vector], int] = {}
        for (used, sums), ways in states.items():
            wanted = sum(full) - sum(used)
            for more in _hands(used, full, count):
                if wanted - sum(more) > left:
                    continue
                steps += 1
                _allow(steps, MAX_DEALS)
                moved = tuple(a + b for a, b in zip(used, more, strict=True))
                total = _add_deal(sums, kinds, more, value)
                key = (moved, total)
                following[key] = following.get(key, 0) + ways * _choices(count, more)
        states = following
    return {sums: ways for (used, sums), ways in states.items() if used == full}


def _hands(used: Vector, full: Vector, count: int) -> Iterator[Vector]:
    """How many of *count* like cards each kind of draw can still take."""
    rooms = [range(min(count, most - taken) + 1) for taken, most in zip(used, full, strict=True)]
    return (more for more in product(*rooms) if sum(more) <= count)


def _choices(count: int, more: Vector) -> int:
    """In how many ways so many of *count* cards go to each kind."""
    ways = 1
    for taken in more:
        ways *= comb(count, taken)
        count -= taken
    return ways


def _add_deal(sums: Vector, kinds: Mapping[Vector, int], more: Vector, value: int) -> Vector:
    if not any(more):
        return sums
    total = list(sums)
    for weight, taken in zip(kinds, more, strict=True):
        if taken:
            for index, factor in enumerate(weight):
                total[index] += factor * taken * value
    return tuple(total)


def _together(tree: t.Tree, setting: Setting) -> Distribution:
    """The distribution of a tree whose parts share decks: the values of its parts are counted as vectors."""
    parts = list(t.leaves(tree))
    vectors: dict[Vector, int] = {tuple(part.constant for part in parts): 1}
    by_pool: dict[str, list[Vector]] = {}
    for index, part in enumerate(parts):
        for card, weight in part.weights.items():
            unit = tuple(weight if index == other else 0 for other in range(len(parts)))
            by_pool.setdefault(card.pool, []).append(unit)
    for pool, weights in by_pool.items():
        urn = setting.urns[pool]
        for deal in _rolls(urn, weights) if urn.returns else [_deals(urn, weights)]:
            _allow(len(vectors) * len(deal))
            vectors = _add_vectors(vectors, deal)
    index_of = {id(part): index for index, part in enumerate(parts)}
    ways: dict[int, int] = {}
    for vector, count in vectors.items():
        result = t.value(tree, lambda leaf: vector[index_of[id(leaf)]])  # noqa: B023
        ways[result] = ways.get(result, 0) + count
    return Distribution.of(ways)


def _rolls(urn: Urn, weights: Sequence[Vector]) -> Iterator[dict[Vector, int]]:
    for weight, count in Counter(weights).items():
        rolled = Distribution.of(urn.counts).repeated(count)
        yield {tuple(factor * value for factor in weight): ways for value, ways in rolled.ways.items()}


def _add_vectors(one: Mapping[Vector, int], other: Mapping[Vector, int]) -> dict[Vector, int]:
    found: dict[Vector, int] = {}
    for first, count in one.items():
        for second, more in other.items():
            key = tuple(a + b for a, b in zip(first, second, strict=True))
            found[key] = found.get(key, 0) + count * more
    return found


def _allow(steps: int, most: int = MAX_STEPS) -> None:
    if steps > most:
        raise TooLargeError("there are more ways than are counted exactly", "simulate it: --trials 200000")
