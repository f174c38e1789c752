"""Small decks, and the plainest way to know their odds: every order of every deck, played card by card."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from fractions import Fraction
from itertools import permutations, product
from typing import TypeVar

from deckwright.game.expressions import Pool, Variable, names_for
from deckwright.rules.odds import Setting, Urn

Deal = Mapping[str, Sequence[int]]  # the order of each deck


def setting(decks: Mapping[str, Sequence[int]], dice: Mapping[str, Sequence[int]] | None = None) -> Setting:
    pools = {name: Pool(name, name.upper(), name, deck=name, field="valeur") for name in decks}
    pools |= {
        name: Pool(name, name.upper(), name, faces=tuple(faces)) for name, faces in (dice or {}).items()
    }
    urns = {name: Urn(name.upper(), tuple(sorted(values))) for name, values in decks.items()}
    urns |= {
        name: Urn(name.upper(), tuple(sorted(faces)), returns=True) for name, faces in (dice or {}).items()
    }
    return Setting(urns, names_for(pools, {}, {"x-card": Variable("x-card", "V", "v")}), {"x-card": 7})


def deals(decks: Mapping[str, Sequence[int]]) -> Iterator[Deal]:
    """Every order of the decks, all equally likely."""
    orders = [[(name, order) for order in permutations(cards)] for name, cards in decks.items()]
    return (dict(chosen) for chosen in product(*orders))


T = TypeVar("T")


def shares(results: Iterator[T]) -> dict[T, Fraction]:
    counts = Counter(results)
    total = sum(counts.values())
    return {result: Fraction(count, total) for result, count in counts.items()}


def brute(decks: Mapping[str, Sequence[int]], result: Callable[[Deal], int]) -> dict[int, Fraction]:
    return shares(result(deal) for deal in deals(decks))
