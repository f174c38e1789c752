"""Odds against every order of small decks, against arithmetic, and against the rulebook."""

from __future__ import annotations

import time
from collections.abc import Callable
from fractions import Fraction
from math import comb, isclose, sqrt

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from deckwright.game.expressions import Named, Pool, names_for, parse
from deckwright.game.load import load_game
from deckwright.rules.odds import (
    OddsError,
    Setting,
    TooLargeError,
    difference,
    distribution,
    setting_of,
    versus,
)
from tests.kit.places import ROOT
from tests.kit.sweeps import examples

from .small import Deal, brute, setting

DECKS = {"a": (-2, 0, 3, 3, 7), "b": (1, 4, 4)}

EXPRESSIONS: list[tuple[str, Callable[[Deal], int]]] = [
    ("A", lambda d: d["a"][0]),
    ("2 A + 3", lambda d: d["a"][0] + d["a"][1] + 3),
    ("2 × A", lambda d: 2 * d["a"][0]),
    ("A + A", lambda d: d["a"][0] + d["a"][1]),
    ("A - A", lambda d: d["a"][0] - d["a"][1]),
    ("5 A", lambda d: sum(d["a"])),
    ("A + B", lambda d: d["a"][0] + d["b"][0]),
    ("A × B", lambda d: d["a"][0] * d["b"][0]),
    ("A × A", lambda d: d["a"][0] * d["a"][1]),
    ("A + 2 × A + 3 × A", lambda d: d["a"][0] + 2 * d["a"][1] + 3 * d["a"][2]),
    ("(A + B) × (A - B)", lambda d: (d["a"][0] + d["b"][0]) * (d["a"][1] - d["b"][1])),
    ("(2 A + 1) × (A + 2) - B", lambda d: (d["a"][0] + d["a"][1] + 1) * (d["a"][2] + 2) - d["b"][0]),
    ("-(A - (B - 4)) × 10", lambda d: -(d["a"][0] - (d["b"][0] - 4)) * 10),
    ("A × B × A + A", lambda d: d["a"][0] * d["b"][0] * d["a"][1] + d["a"][2]),
    ("0 × A + 5", lambda d: 5),
    ("V × A + 2 V", lambda d: 7 * d["a"][0] + 14),
]


@pytest.mark.parametrize(("text", "result"), EXPRESSIONS)
def test_a_power_has_the_odds_of_all_orders_of_the_decks(text: str, result: Callable[[Deal], int]) -> None:
    table = setting(DECKS)
    found = distribution(table.parse(text), table)
    expected = brute(DECKS, result)
    assert dict(found.items()) == expected
    mean = sum(value * share for value, share in expected.items())
    squares = sum(value * value * share for value, share in expected.items())
    assert found.mean == mean
    assert found.variance == squares - mean**2
    assert isclose(found.sd, sqrt(squares - mean**2))
    assert (found.min, found.max) == (min(expected), max(expected))


@settings(max_examples=examples(40), deadline=None)
@given(
    st.lists(st.integers(-9, 9), min_size=3, max_size=5),
    st.lists(st.integers(-9, 9), min_size=2, max_size=3),
    st.integers(-5, 5),
)
def test_any_small_decks(a: list[int], b: list[int], factor: int) -> None:
    decks = {"a": a, "b": b}
    table = setting(decks)
    found = distribution(table.parse(f"(2 A + {abs(factor)}) × (B - A) + B"), table)
    expected = brute(
        decks, lambda d: (d["a"][0] + d["a"][1] + abs(factor)) * (d["b"][0] - d["a"][2]) + d["b"][1]
    )
    assert dict(found.items()) == expected


def test_both_sides_draw_from_one_deck() -> None:
    table = setting(DECKS)
    found = versus(table.parse("A + 1"), table.parse("A + B - 3"), table)
    expected = brute(DECKS, lambda d: d["a"][0] + 1 - (d["a"][1] + d["b"][0] - 3))
    assert found.win == sum(share for value, share in expected.items() if value > 0)
    assert found.tie == expected.get(0, 0)
    assert found.win + found.tie + found.lose == 1
    # Five cards, two of them alike: the same cards can never tie with themselves, as two decks would let them.
    alike = versus(table.parse("A"), table.parse("A"), table)
    assert alike.win == alike.lose
    assert alike.tie == Fraction(2, 5 * 4)


def test_dice_are_rolled_again() -> None:
    table = setting({}, {"d": (1, 2, 3, 4, 5, 6)})
    two = distribution(table.parse("2 D"), table)
    assert two.probability(7) == Fraction(6, 36) and two.probability(2) == Fraction(1, 36)
    squared = distribution(table.parse("D × D"), table)
    assert squared.probability(36) == Fraction(1, 36) and squared.probability(12) == Fraction(4, 36)
    assert versus(table.parse("D"), table.parse("D"), table).tie == Fraction(1, 6)
    assert difference(table.parse("D"), table.parse("D"), table).probability(5) == Fraction(1, 36)


def test_many_dice_are_binomial() -> None:
    table = setting({}, {"coin": (0, 1)})
    found = distribution(table.parse("99 COIN + 99 COIN + 2 COIN"), table)
    assert found.total == 2**200
    assert all(found.ways[value] == comb(200, value) for value in range(201))


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("6 A", "6 cards of A are drawn together, and the deck holds 5"),
        ("3 A + 3 A", "6 cards"),
        ("A + C", "no pool"),
        ("999999 × 999999 × 999999 × A", "can be larger"),
    ],
)
def test_what_cannot_be_told_is_told(text: str, words: str) -> None:
    table = setting(DECKS)
    with pytest.raises(OddsError, match=words):
        distribution(table.parse(text), table)


def test_products_without_end_are_refused() -> None:
    table = setting({}, {"d": (0, 1)})
    pools = {"d": Pool("d", "D", "d", faces=(0, 1))}
    named: dict[str, Named] = {}
    for number in range(14):  # each multiplies the one before by 55 dice more
        text = " × ".join([f"P{number - 1}" if number else "D", *["D"] * 55])
        power = parse(text, names_for(pools, named))
        named[f"p{number}"] = Named(f"p{number}", f"P{number}", "d", power)
    deep = Setting(table.urns, names_for(pools, named))
    with pytest.raises(OddsError, match="multiplies more than"):
        distribution(deep.parse("P13"), deep)


def test_a_variable_without_a_number_is_asked_for() -> None:
    table = setting(DECKS)
    bare = Setting(table.urns, table.names)
    with pytest.raises(OddsError) as caught:
        distribution(bare.parse("V + A"), bare)
    assert "--set V=" in str(caught.value.hint)


def test_what_is_too_much_is_refused_and_not_begun() -> None:
    wide = {"a": tuple(range(0, 3_000, 97)), "b": tuple(range(0, 9_000, 109))}
    table = setting(wide)
    start = time.process_time()
    with pytest.raises(TooLargeError):
        distribution(table.parse("(9 A + B) × (9 B + A) × (3 A + 3 B)"), table)
    assert time.process_time() - start < 15


# Caveloot, by its rulebook ----------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def caveloot() -> Setting:
    game, _ = load_game(ROOT, "caveloot")
    assert game is not None
    return setting_of(game)


@pytest.mark.parametrize(
    ("text", "low", "high"),
    [("BP", 0, 12), ("BA", -10, 40), ("PM", -5, 15), ("GM", -20, 50), ("EM", -35, 117)],
)
def test_the_extremes_are_the_rulebook_s(caveloot: Setting, text: str, low: int, high: int) -> None:
    found = distribution(caveloot.parse(text), caveloot)
    assert (found.min, found.max) == (low, high)


def test_hemud_is_exact_and_quick(caveloot: Setting) -> None:
    start = time.process_time()
    found = distribution(caveloot.parse("HEMUD"), caveloot)
    assert time.process_time() - start < 1
    one_each = distribution(caveloot.parse("EM"), caveloot)
    assert found.mean == 20 * one_each.mean
    assert all(value % 10 == 0 for value in found.ways)
    # Of n cards the sum of two has 2 (n − 2) / (n − 1) times the variance of one.
    assert found.variance == one_each.variance * 100 * 2 * Fraction(14, 15)
    values = {pool: sorted(urn.values) for pool, urn in caveloot.urns.items()}
    assert found.min == 10 * sum(v[0] + v[1] for v in values.values())
    assert found.max == 10 * sum(v[-1] + v[-2] for v in values.values())
    assert found.probability(found.max) == Fraction(1, comb(16, 2) ** 4)


def test_two_draws_are_not_one_draw_doubled(caveloot: Setting) -> None:
    two, doubled = (distribution(caveloot.parse(text), caveloot) for text in ("2 BA", "2 × BA"))
    assert two.mean == doubled.mean
    assert two.variance < doubled.variance
    assert (two.max, doubled.max) == (77, 80)
