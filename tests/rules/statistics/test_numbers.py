"""Bins, figures, counts and charts against arithmetic."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import combinations, pairwise
from xml.etree import ElementTree

import pytest
from hypothesis import given
from hypothesis import strategies as st

from deckwright.basics.geometry import Rect
from deckwright.build.statistics import charts
from deckwright.build.statistics.odds_chart import distribution_chart, versus_chart
from deckwright.game.load import load_game
from deckwright.game.model import Game
from deckwright.rules.odds import Distribution
from deckwright.rules.statistics.bins import bins_of
from deckwright.rules.statistics.figures import percent, plain
from deckwright.rules.statistics.stats import stats_of

from .games import project

SVG = "{http://www.w3.org/2000/svg}"


@pytest.mark.parametrize(
    ("number", "text"),
    [
        (3, "3"),
        (-12, "−12"),
        (2.5, "2.5"),
        (Fraction(1, 3), "0.33"),
        (-0.001, "0"),
        (1234567, "1234567"),
        (10.0, "10"),
    ],
)
def test_plain_numbers(number: float, text: str) -> None:
    assert plain(number) == text


@pytest.mark.parametrize(
    ("share", "text"),
    [
        (0, "0.0 %"),
        (1, "100.0 %"),
        (0.5, "50.0 %"),
        (1e-6, "< 0.1 %"),
        (1 - 1e-6, "> 99.9 %"),
        (0.0005, "0.1 %"),
    ],
)
def test_shares_never_hide_a_chance(share: float, text: str) -> None:
    assert percent(share) == text


@given(
    st.dictionaries(st.integers(-400, 400), st.integers(1, 9), min_size=1, max_size=80), st.integers(4, 60)
)
def test_bins_hold_everything_once(ways: dict[int, int], most: int) -> None:
    found = Distribution.of(ways)
    bins = bins_of(found, most)
    assert sum(one.chance for one in bins) == 1
    assert all(left.high < right.low for left, right in pairwise(bins))
    for value, chance in found.items():
        home = [one for one in bins if one.low <= value <= one.high]
        assert len(home) == 1 and home[0].chance >= chance
    assert len(bins) <= most + 1


def test_values_of_one_step_are_not_torn_apart() -> None:
    found = Distribution.of(dict.fromkeys(range(-20, 60, 10), 1))
    assert [one.label for one in bins_of(found, 32)] == ["−20", "−10", "0", "10", "20", "30", "40", "50"]


@pytest.mark.parametrize(("low", "high"), [(0, 1), (-35, 117), (0, 0.054), (-560, 2240), (3, 3)])
def test_ticks_are_few_round_and_inside(low: float, high: float) -> None:
    found = charts.ticks(low, high, 8)
    assert 1 <= len(found) <= 9
    assert all(low - 1e-9 <= tick <= high + 1e-9 for tick in found)


def columns_of(svg: str) -> list[float]:
    """The areas of the filled boxes of a chart, ground left out."""
    root = ElementTree.fromstring(svg)
    boxes = [box for box in root.iter(f"{SVG}rect") if box.get("fill") not in ("#fff",)]
    return [float(box.get("height", 0)) for box in boxes]


def test_columns_are_as_high_as_their_chances() -> None:
    found = Distribution.of({1: 1, 2: 2, 3: 4, 5: 1})
    heights = columns_of(distribution_chart("A < B & C", found, "Source Sans Pro"))
    tallest = max(heights)
    assert [round(height / tallest, 2) for height in heights] == [0.25, 0.5, 1, 0, 0.25]


def test_a_difference_is_coloured_by_who_wins() -> None:
    root = ElementTree.fromstring(
        versus_chart("A", Distribution.of({-2: 1, 0: 1, 1: 1, 2: 1}), "Source Sans Pro")
    )
    colours = Counter(box.get("fill") for box in root.iter(f"{SVG}rect"))
    assert (colours[charts.MARK], colours[charts.TIE], colours[charts.WIN]) == (2, 1, 2)


def test_bars_that_find_no_room_are_counted() -> None:
    rows = [charts.Bar(f"b{n}", n) for n in range(30)]
    svg = charts.page(100, 50, "x", "t", [charts.bars(Rect(0, 0, 100, 50), "Title", rows)])
    texts = [text.text or "" for text in ElementTree.fromstring(svg).iter(f"{SVG}text")]
    shown = sum(text.startswith("b") for text in texts)
    assert f"and {30 - shown} more" in texts and 5 < shown < 12


# Counting a game ----------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> Game:
    found, problems = load_game(project(tmp_path_factory.mktemp("game")), "essai")
    assert found is not None and [str(p) for p in problems] == []
    return found


def test_cards_are_counted_by_deck_type_and_choice(game: Game) -> None:
    stats = stats_of(game, list(game.decks.values()))
    assert (stats.kinds, stats.cards) == (13, 20)
    assert {deck: (t.kinds, t.cards) for deck, t in stats.decks.items()} == {
        "monstres": (6, 12),
        "force": (7, 8),
    }
    assert {type: (t.kinds, t.cards) for type, t in stats.types.items()} == {
        "monstre": (4, 10),
        "heros": (2, 2),
        "carte": (7, 8),
    }
    assert {value: t.cards for value, t in stats.choices["rarete"].items()} == {
        "commune": 5,
        "rare": 4,
        "unique": 1,
    }


def test_curves_and_powers(game: Game) -> None:
    stats = stats_of(game, [game.decks["monstres"]])
    gold = stats.numbers["or"]
    assert dict(gold.values) == {2: 5, 3: 1, 5: 3, 9: 1}
    assert gold.mean == Fraction(2 * 5 + 3 + 5 * 3 + 9, 10)
    values = [0, 1, 2, 3, 4, 6, 9, 9]
    monsters = stats.powers["puissance"]["monstre"]  # the one with a variable is left out
    assert (monsters.low, monsters.high, monsters.cards) == (0, 19, 8)
    mean = Fraction(sum(values), 8)
    assert monsters.mean == (5 * mean + 3 * (2 * mean + 1)) / 8


def test_symbols_and_keywords(game: Game) -> None:
    stats = stats_of(game, [game.decks["monstres"]])
    # force: rat 5, loup 3 in its power and 3 in its text, heroine 1; de: ours 1 and its V 1, brume 2
    assert stats.symbols == {"force": 12, "de": 4}
    assert stats.keywords == {"Meute": 4, "Nuit": 1}


def test_what_is_seen_is_hypergeometric(game: Game) -> None:
    seen = stats_of(game, [game.decks["monstres"]], draws=3, by="rarete").seen["monstres"]
    deck = ["commune"] * 5 + ["rare"] * 4 + ["unique"] + ["none"] * 2
    hands = list(combinations(deck, 3))
    for kind in ("commune", "rare", "unique"):
        counts = [hand.count(kind) for hand in hands]
        assert seen[kind].expected == Fraction(sum(counts), len(hands))
        assert seen[kind].at_least_one == Fraction(sum(count > 0 for count in counts), len(hands))
    assert "none" not in seen


def test_more_draws_than_cards_see_everything(game: Game) -> None:
    seen = stats_of(game, [game.decks["force"]], draws=99).seen["force"]
    assert seen["carte"].at_least_one == 1 and seen["carte"].expected == 8
