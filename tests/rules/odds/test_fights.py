"""Fights and redraws against games played card by card, in every order of small decks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction

import pytest

from deckwright.rules.odds import FightOdds, OddsError, Redraw, Side, alone, distribution, fight, versus

from .small import Deal, brute, deals, setting, shares

OWN, OTHER = Redraw("sagesse"), Redraw("charisme", of_opponent=True)


def side(table: object, text: str, vitality: int = 1, *redraws: Redraw) -> Side:
    return Side(table.parse(text), vitality, redraws)  # type: ignore[attr-defined]


def near(found: FightOdds, exact: FightOdds) -> bool:
    """Whether simulated odds are within four standard errors of exact ones."""
    return all(
        abs(float(a - b)) <= 4 * found.method.error(b) + 1e-9
        for a, b in ((found.win, exact.win), (found.tie, exact.tie), (found.lose, exact.lose))
    )


# Whole fights without redraws ---------------------------------------------------------------------------------------


def played(deal: Deal, vitality: tuple[int, int]) -> tuple[str, int]:
    """A of deck a + 1 against one of deck a and one of deck b, round by round while the decks last."""
    first, second = vitality
    a, b = iter(deal["a"]), iter(deal["b"])
    rounds = 0
    while first > 0 and second > 0:
        rounds += 1
        one, other = next(a) + 1, next(a) + next(b)
        first -= one <= other
        second -= other <= one
    return ("win" if first > 0 else "lose" if second > 0 else "tie"), rounds


FIGHT_DECKS = {"a": (-2, 0, 3, 3, 7, 8), "b": (1, -4, 4)}


@pytest.mark.parametrize("vitality", [(1, 1), (1, 2), (2, 1), (2, 2), (1, 3)])
def test_a_fight_has_the_odds_of_all_orders_of_the_decks(vitality: tuple[int, int]) -> None:
    table = setting(FIGHT_DECKS)
    found = fight(side(table, "A + 1", vitality[0]), side(table, "A + B", vitality[1]), table)
    expected = shares(played(deal, vitality) for deal in deals(FIGHT_DECKS))
    assert found.method.exact
    for name in ("win", "tie", "lose"):
        assert getattr(found, name) == sum(p for (result, _), p in expected.items() if result == name)
    assert found.rounds == sum(count * p for (_, count), p in expected.items())


@pytest.mark.parametrize("vitality", [(1, 1), (1, 2), (2, 2), (3, 2)])
def test_playing_agrees_with_counting(vitality: tuple[int, int]) -> None:
    table = setting({"a": (0, 2, 3, 3, 7, 8, 9), "b": (1, -4, 4, 6)})
    sides = side(table, "A + 1", vitality[0]), side(table, "2 B - 1", vitality[1])
    exact = fight(*sides, table)
    assert exact.method.exact
    assert near(fight(*sides, table, 100_000, seed=3, force=True), exact)


def test_a_deck_that_cannot_serve_a_round_is_shuffled_anew() -> None:
    # Two cards, both drawn in every round: each round is a coin.
    table = setting({"a": (1, 2)})
    found = fight(side(table, "A", 2), side(table, "A", 2), table)
    assert found.method.exact
    assert (found.win, found.tie, found.lose) == (Fraction(1, 2), Fraction(0), Fraction(1, 2))
    assert found.rounds == Fraction(5, 2)  # two in half of the fights, else three


def test_without_shuffling_the_second_round_is_the_first_one_turned() -> None:
    # Three cards, one side draws: what the first round took the second cannot.
    table = setting({"a": (0, 0, 2)})
    found = fight(side(table, "A", 3), side(table, "1", 1), table)
    assert found.win == 1  # one of three rounds is won before three are lost
    assert found.rounds == 2


def test_dice_have_the_same_odds_in_every_round() -> None:
    table = setting({}, {"d": (1, 2, 3, 4, 5, 6)})
    once = versus(table.parse("D"), table.parse("D"), table)
    found = fight(side(table, "D", 2), side(table, "D", 1), table)
    w, t, l = once.win, once.tie, once.lose  # noqa: E741
    assert found.method.exact
    assert found.win == w + t + l * w  # a tie costs both: one is left of the first, none of the second
    assert found.tie == l * t and found.lose == l * l
    assert near(fight(side(table, "D", 2), side(table, "D", 1), table, 50_000, force=True), found)


def test_a_long_fight_is_simulated_with_its_error() -> None:
    cards = tuple(range(16))
    table = setting({"a": cards, "b": cards})
    sides = side(table, "2 A", 6), side(table, "A + B", 6)
    found = fight(*sides, table, 20_000)
    assert not found.method.exact and found.method.trials == 20_000
    assert 0 < found.method.error(found.win) < 0.004
    assert fight(*sides, table, 20_000) == found
    assert fight(*sides, table, 20_000, seed=2) != found
    assert abs(float(found.win - found.lose)) < 8 * found.method.error(found.win)  # both draw the like


@pytest.mark.parametrize("vitality", [0, 100])
def test_a_vitality_out_of_range_is_refused(vitality: int) -> None:
    table = setting({"a": (1, 2)})
    with pytest.raises(OddsError, match="1 to 99"):
        fight(side(table, "A", vitality), side(table, "1"), table)


# Redraws ------------------------------------------------------------------------------------------------------------


class Hand:
    """One side's cards in a round, and the deck that both draw from: the policy spelt out with plain lists."""

    def __init__(self, cards: list[int], plus: int) -> None:
        self.cards, self.plus = cards, plus

    @property
    def total(self) -> int:
        return sum(self.cards) + self.plus


def redraw(hand: Hand, deck: list[int], sign: int) -> bool:
    """Give the card away whose replacement promises most; False where none promises anything."""
    if not deck:
        return False
    mean = Fraction(sum(deck), len(deck))
    gains = [sign * (mean - card) for card in hand.cards]
    if max(gains) <= 0:
        return False
    hand.cards[gains.index(max(gains))] = deck.pop(0)
    return True


def fought(
    order: Sequence[int], counts: tuple[int, int], plus: tuple[int, int], held: Mapping[int, list[str]]
) -> str:
    deck = list(order)
    hands = []
    for count, more in zip(counts, plus, strict=True):
        hands.append(Hand([deck.pop(0) for _ in range(count)], more))
    for me in (0, 1):
        for talent in held.get(me, []):
            if hands[me].total <= hands[1 - me].total:
                redraw(hands[me] if talent == "own" else hands[1 - me], deck, 1 if talent == "own" else -1)
    one, other = hands[0].total, hands[1].total
    return "win" if one > other else "lose" if other > one else "tie"


REDRAWS = {"own": OWN, "other": OTHER}


@pytest.mark.parametrize(
    "held",
    [{0: ["own"]}, {1: ["own"]}, {0: ["other"]}, {0: ["own", "other"]}, {0: ["own"], 1: ["own", "other"]}],
)
@pytest.mark.parametrize(("counts", "plus"), [((1, 1), (0, 0)), ((2, 1), (-3, 1)), ((1, 2), (3, 0))])
def test_redraws_follow_the_policy(
    held: dict[int, list[str]], counts: tuple[int, int], plus: tuple[int, int]
) -> None:
    decks = {"a": (-2, 0, 1, 3, 5, 8)}
    table = setting(decks)
    first, second = (
        side(
            table,
            f"{count} A + {more}".replace("+ -", "- "),
            1,
            *(REDRAWS[name] for name in held.get(me, [])),
        )
        for me, (count, more) in enumerate(zip(counts, plus, strict=True))
    )
    expected = shares(fought(deal["a"], counts, plus, held) for deal in deals(decks))
    found = fight(first, second, table)
    assert found.method.exact
    assert (found.win, found.tie, found.lose) == tuple(
        expected.get(name, 0) for name in ("win", "tie", "lose")
    )
    assert near(fight(first, second, table, 50_000, seed=5, force=True), found)


def test_a_redraw_is_used_once_in_a_fight() -> None:
    table = setting({"a": (0, 0, 0, 4, 4, 4, 4), "b": (1, 2, 3)})
    sides = side(table, "A", 2, OWN), side(table, "B", 2)
    exact = fight(*sides, table)
    assert exact.method.exact
    assert near(fight(*sides, table, 100_000, seed=7, force=True), exact)
    plain = fight(side(table, "A", 2), side(table, "B", 2), table)
    assert exact.win > plain.win


def alone_drawn(order: Sequence[int], *, harmed: bool) -> int:
    deck = list(order)
    hand = Hand([deck.pop(0), deck.pop(0)], 3)
    redraw(hand, deck, -1 if harmed else 1)
    return hand.total


@pytest.mark.parametrize("harmed", [False, True])
def test_a_single_power_redrawn(harmed: bool) -> None:
    decks = {"a": (-10, -2, 0, 3, 5, 8, 40)}
    table = setting(decks)
    found, method = alone(table.parse("2 A + 3"), [OTHER if harmed else OWN], table)
    assert method.exact
    assert dict(found.items()) == brute(decks, lambda deal: alone_drawn(deal["a"], harmed=harmed))
    played, how = alone(table.parse("2 A + 3"), [OTHER if harmed else OWN], table, 50_000, force=True)
    assert not how.exact
    assert abs(float(played.mean - found.mean)) < 4 * found.sd / 50_000**0.5


def test_without_redraw_a_simulation_agrees_with_the_count() -> None:
    values = tuple(range(-20, 52, 5))
    table = setting({"a": values, "b": values[:9], "c": values[3:]})
    power = table.parse("(2 A + 2 B) × 3 - C × B")
    exact = distribution(power, table)
    played, _ = alone(power, [], table, 200_000, force=True)
    assert abs(float(played.mean - exact.mean)) < 4 * exact.sd / 200_000**0.5
    assert abs(played.sd / exact.sd - 1) < 0.02
    assert exact.min <= played.min and played.max <= exact.max
