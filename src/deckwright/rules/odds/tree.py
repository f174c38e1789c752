"""A power as a tree over single cards: every draw is a card of its own, what is linear is gathered.

A card stands in a tree once, so that the value is linear in each of them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final, NamedTuple

from ...basics.phrases import quantity
from ...basics.records import dataclass
from ...game.expressions import (
    Draw,
    ExpressionError,
    Integer,
    Named,
    Negative,
    Node,
    Operation,
    Pool,
    Power,
    pools_of,
)
from .setting import OddsError, Setting

MAX_DEPTH: Final = 100  # products and sums of products within one another
MAX_VALUE: Final = 2**53  # of a result, its parts included


class Card(NamedTuple):
    """One draw: the pool and the draw's number in it, from 0, over everything that draws together."""

    pool: str
    number: int


@dataclass(frozen=True, slots=True)
class Linear:
    """A number and cards, each multiplied by a whole number other than 0."""

    constant: int
    weights: Mapping[Card, int]


@dataclass(frozen=True, slots=True)
class Product:
    left: Tree
    right: Tree


@dataclass(frozen=True, slots=True)
class Sum:
    left: Tree
    right: Tree


Tree = Linear | Product | Sum


class Planter:
    """Makes trees whose draws are all different cards: those of both sides of a fight come from one planter."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.drawn: Counter[str] = Counter()  # cards by pool

    def tree(self, power: Power) -> Tree:
        """Raises OddsError for a variable without a number, and for more draws than are allowed or than there are."""
        try:
            pools_of(power, self.setting.names)
            tree = self._node(power.root)
        except ExpressionError as error:
            raise OddsError(f"the power {error.message}", error.hint) from error
        except RecursionError:
            tree = None
        if tree is None or depth(tree) > MAX_DEPTH:
            raise OddsError(f"the power multiplies more than {MAX_DEPTH} times over")
        for pool, count in self.drawn.items():
            urn = self.setting.urns[pool]
            if not urn.values or (count > len(urn.values) and not urn.returns):
                drawn = (
                    f"{quantity(count, 'card')} of {urn.name} {'is' if count == 1 else 'are'} drawn together"
                )
                message = f"{drawn}, and the deck holds {len(urn.values)}"
                raise OddsError(message, "a deck is drawn from without putting back")
        if largest(tree, self.setting) > MAX_VALUE:
            raise OddsError(f"the result can be larger than {MAX_VALUE:,}")
        return tree

    def _node(self, node: Node) -> Tree:
        match node:
            case Integer(value):
                return Linear(value, {})
            case Negative(operand):
                return times(Linear(-1, {}), self._node(operand))
            case Operation("+", left, right):
                return plus(self._node(left), self._node(right))
            case Operation("-", left, right):
                return minus(self._node(left), self._node(right))
            case Operation(_, left, right):
                return times(self._node(left), self._node(right))
            case Draw(name, count):
                return self._draw(name, count)

    def _draw(self, name: str, count: int) -> Tree:
        entry = self.setting.names[name]
        if isinstance(entry, Pool):
            first = self.drawn[entry.id]
            self.drawn[entry.id] += count
            return Linear(0, {Card(entry.id, first + number): 1 for number in range(count)})
        if isinstance(entry, Named):
            before = self.drawn.copy()
            tree = self._node(entry.power.root)
            if self.drawn == before:  # nothing is drawn, so that it is the same each time
                return times(Linear(count, {}), tree)
            for _ in range(count - 1):
                tree = plus(tree, self._node(entry.power.root))
            return tree
        value = self.setting.variables.get(entry.id)
        if value is None:
            message = f"{entry.alias} is a number that the card's text describes"
            raise OddsError(message, f"give it: --set {entry.alias}=3")
        return Linear(value * count, {})


def plus(one: Tree, other: Tree) -> Tree:
    if isinstance(one, Linear) and isinstance(other, Linear):
        return Linear(one.constant + other.constant, {**one.weights, **other.weights})
    if isinstance(other, Linear):
        one, other = other, one
    if isinstance(one, Linear) and isinstance(other, Sum) and isinstance(other.left, Linear):
        return Sum(plus(one, other.left), other.right)
    return Sum(one, other)


def minus(one: Tree, other: Tree) -> Tree:
    return plus(one, times(Linear(-1, {}), other))


def times(one: Tree, other: Tree) -> Tree:
    if isinstance(other, Linear) and not other.weights:
        one, other = other, one
    if isinstance(one, Linear) and not one.weights:
        factor = one.constant
        if factor == 0:
            return Linear(0, {})
        if isinstance(other, Linear):
            weights = {card: weight * factor for card, weight in other.weights.items()}
            return Linear(other.constant * factor, weights)
        if isinstance(other, Sum):
            return Sum(times(one, other.left), times(one, other.right))
        return Product(times(one, other.left), other.right)
    return Product(one, other)


def depth(tree: Tree) -> int:
    """How many products and sums lie within one another."""
    level, found = [tree], 0
    while level := [part for one in level if not isinstance(one, Linear) for part in (one.left, one.right)]:
        found += 1
    return found


def leaves(tree: Tree) -> Iterator[Linear]:
    """The linear parts, from left to right."""
    if isinstance(tree, Linear):
        yield tree
    else:
        yield from leaves(tree.left)
        yield from leaves(tree.right)


def cards(tree: Tree) -> Iterator[Card]:
    return (card for leaf in leaves(tree) for card in leaf.weights)


def value(tree: Tree, leaf: Callable[[Linear], Any]) -> Any:
    """The value of a tree whose linear parts have the values that *leaf* gives: numbers, or arrays of numbers."""
    match tree:
        case Linear():
            return leaf(tree)
        case Sum(left, right):
            return value(left, leaf) + value(right, leaf)
        case Product(left, right):
            return value(left, leaf) * value(right, leaf)


def result(tree: Tree, values: Mapping[Card, Any]) -> Any:
    """The value of a tree once its cards have *values*: numbers, or arrays of numbers."""

    def of_leaf(leaf: Linear) -> Any:
        return leaf.constant + sum(weight * values[card] for card, weight in leaf.weights.items())

    return value(tree, of_leaf)


def slope(tree: Tree, values: Mapping[Card, Any], card: Card) -> Any:
    """By how much a tree grows when *card*, which it holds at most once, grows by 1."""
    match tree:
        case Linear(_, weights):
            return weights.get(card, 0)
        case Sum(left, right):
            return slope(left, values, card) + slope(right, values, card)
        case Product(left, right):
            grown_left, grown_right = slope(left, values, card), slope(right, values, card)
            return grown_left * result(right, values) + grown_right * result(left, values)


def largest(tree: Tree, setting: Setting) -> int:
    """No result is farther from 0."""

    def of_leaf(leaf: Linear) -> int:
        reach = {pool: max(map(abs, urn.values), default=0) for pool, urn in setting.urns.items()}
        return abs(leaf.constant) + sum(
            abs(weight) * reach[card.pool] for card, weight in leaf.weights.items()
        )

    return int(value(tree, of_leaf))
