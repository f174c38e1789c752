"""Fights where the loser loses the difference, and what is paid for: by hand, by another recursion, and by playing."""

from __future__ import annotations

import random
from collections.abc import Callable
from fractions import Fraction
from functools import lru_cache
from pathlib import Path
from typing import Any

import pytest

from deckwright.game.expressions import Pool, names_for
from deckwright.game.fights import PLAIN, Exchange, FightRule, Tie
from deckwright.rules.odds import FightOdds, OddsError, Setting, Side, Urn, fight
from deckwright.rules.odds.fights import _by_rule
from tests.kit.tiny import GAME, load

POOLS = {
    "d6": Pool("d6", "D", "die", faces=tuple(range(1, 7))),
    "d8": Pool("d8", "E", "die", faces=tuple(range(1, 9))),
}
URNS = {id: Urn(pool.alias, pool.faces, returns=True) for id, pool in POOLS.items()}
CARDS = Pool("cards", "C", "card", deck="cards", field="value")
TABLE = Setting(
    {**URNS, "cards": Urn("C", (0, 0, 3, 3, 3, 8))}, names_for({**POOLS, "cards": CARDS}, {}, {}), {}
)
MONSTER = FightRule("monster", loses=None, tie=Tie.NOBODY)


def play(
    one: str, other: str, vitality: tuple[int, int], rule: FightRule, pays: int = 0, **options: Any
) -> FightOdds:
    sides = Side(TABLE.parse(one), vitality[0], (), pays), Side(TABLE.parse(other), vitality[1])
    return fight(*sides, TABLE, rule=rule, **options)


def test_the_rulebooks_examples() -> None:
    """Hero 7 life against attack 5 and 2 life: a 4 costs the hero 1, a 6 the monster 1; a 7 costs it 2."""
    assert MONSTER.harm(4, 5) == (1, 0)
    assert MONSTER.harm(6, 5) == (0, 1)
    assert MONSTER.harm(7, 5) == (0, 2)
    assert MONSTER.harm(5, 4) == (0, 1)  # attack 4
    assert MONSTER.harm(5, 5) == (0, 0)


@pytest.mark.parametrize(
    ("vitality", "changes", "pays", "win", "hide"),
    [
        # 6 of 6 wins, 5 is a tie, 1 to 4 lose: a fifth of what counts.
        ((1, 1), {}, 0, Fraction(1, 5), Fraction(0)),
        # 4 costs one life: (1/6 + 1/6 · 1/5) / (5/6)
        ((2, 1), {}, 0, Fraction(6, 25), Fraction(0)),
        # one more roll for what loses: (1/6 + 4/6 · 1/5) / (5/6)
        ((1, 1), {"reroll": 1}, 1, Fraction(9, 25), Fraction(0)),
        # half a win is more than 9/25: it leaves at once
        ((1, 1), {"reroll": 1, "hide": 1, "worth": Fraction(1, 2)}, 1, Fraction(0), Fraction(1)),
        ((1, 1), {"reroll": 1, "hide": 1, "worth": Fraction(1, 3)}, 1, Fraction(9, 25), Fraction(0)),
        # +1: 5 and 6 win, 4 ties, 1 to 3 lose
        ((1, 1), {"bonus": 1, "most": 3}, 1, Fraction(2, 5), Fraction(0)),
        ((1, 1), {"bonus": 1, "most": 3}, 2, Fraction(3, 5), Fraction(0)),
        # of eight faces three win, one ties
        ((1, 1), {"exchanges": {"d6": Exchange(5, "d8")}}, 5, Fraction(3, 7), Fraction(0)),
        ((1, 1), {"exchanges": {"d6": Exchange(5, "d8")}}, 4, Fraction(1, 5), Fraction(0)),
        # one round: who has lost less has won; a tie is one
        ((9, 9), {"rounds": 1}, 0, Fraction(1, 6), Fraction(0)),
    ],
)
def test_by_hand(
    vitality: tuple[int, int], changes: dict[str, object], pays: int, win: Fraction, hide: Fraction
) -> None:
    found = play("D", "5", vitality, FightRule("m", **{"loses": None, "tie": Tie.NOBODY, **changes}), pays)  # type: ignore[arg-type]
    assert (found.win, found.hide) == (win, hide)
    assert found.win + found.tie + found.lose + found.hide == 1


def test_of_equal_chances_the_one_that_costs_less_life() -> None:
    """Against 8 a die of six never wins: who may leave leaves before the first roll, with all of its life."""
    found = play("D", "8", (15, 4), FightRule("m", None, Tie.NOBODY, hide=1, worth=Fraction(1, 2)), 2)
    assert [found.hide, found.harm, found.paid, found.rounds] == [1, 0, 1, 0]


def test_the_plain_rule_is_the_same_by_both_ways_of_counting() -> None:
    for vitality in ((1, 1), (3, 2), (4, 5)):
        one, other = Side(TABLE.parse("D + 1"), vitality[0]), Side(TABLE.parse("E"), vitality[1])
        known, found = fight(one, other, TABLE), _by_rule(FightRule("plain"), [one, other], TABLE)
        assert (known.win, known.tie, known.lose, known.rounds) == (
            found.win,
            found.tie,
            found.lose,
            found.rounds,
        )
    assert FightRule("donjon", 1, Tie.BOTH).is_plain
    assert play("C", "C", (2, 2), PLAIN) == play("C", "C", (2, 2), FightRule("donjon", 1, Tie.BOTH))


def roll(rng: random.Random) -> int:
    return rng.randint(1, 6)


def monster(rng: random.Random, hero: int, beast: int, attack: int, mana: int) -> tuple[int, int, int]:
    """One fight, played as one plays it: a roll that would cost more than a life is rolled anew, if one can pay."""
    rounds = 0
    while hero > 0 and beast > 0:
        rounds += 1
        mine = roll(rng)
        while mine < attack and mana and hero == 1:
            mine, mana = roll(rng), mana - 1
        hero -= max(0, attack - mine)
        beast -= max(0, mine - attack)
    return hero, beast, rounds


@pytest.mark.parametrize(
    ("hero", "beast", "attack", "mana"), [(7, 2, 5, 0), (15, 3, 4, 0), (1, 1, 4, 2), (1, 2, 3, 3)]
)
def test_by_playing(hero: int, beast: int, attack: int, mana: int) -> None:
    rng, games = random.Random(11), 20_000
    ends = [monster(rng, hero, beast, attack, mana) for _ in range(games)]
    rule = FightRule("m", loses=None, tie=Tie.NOBODY, reroll=1)
    found = play("D", str(attack), (hero, beast), rule, mana)
    for told, seen in (
        (found.win, sum(left > 0 for left, _, _ in ends) / games),
        (found.rounds, sum(rounds for *_, rounds in ends) / games),
        (found.harm, sum(hero - max(left, 0) for left, _, _ in ends) / games),
    ):
        assert float(told or 0) == pytest.approx(seen, abs=0.05 if told is not found.win else 0.012)


def test_choices_are_the_best_of_another_recursion() -> None:
    """Floats, from the rules alone: every state as often as it takes, the best choice by the same worth."""
    worth = 0.4

    @lru_cache(None)
    def best(hero: int, beast: int, mana: int) -> float:
        if hero <= 0 or beast <= 0:
            return float(hero > 0)
        value = 0.0
        for _ in range(80):  # a tie leads back
            value = max(
                worth if mana else 0.0, sum(taken(hero, beast, mana, n, value) for n in range(1, 7)) / 6
            )
        return value

    def after(hero: int, beast: int, mana: int, mine: int) -> float:
        return best(hero - max(0, 4 - mine), beast - max(0, mine - 4), mana)

    @lru_cache(None)
    def anew(hero: int, beast: int, mana: int) -> float:
        again = anew(hero, beast, mana - 1) if mana else 0.0
        return sum(max(after(hero, beast, mana, n), again) for n in range(1, 7)) / 6

    def taken(hero: int, beast: int, mana: int, mine: int, here: float) -> float:
        stays = here if mine == 4 else after(hero, beast, mana, mine)
        return max(stays, anew(hero, beast, mana - 1)) if mana else stays

    rule = FightRule("m", loses=None, tie=Tie.NOBODY, reroll=1, hide=1, worth=Fraction(2, 5))
    for hero, beast, mana in ((1, 1, 1), (3, 2, 2), (5, 4, 1), (2, 5, 3)):
        found = play("D", "4", (hero, beast), rule, mana)
        assert float(found.win + Fraction(2, 5) * found.hide) == pytest.approx(
            best(hero, beast, mana), abs=1e-9
        )


@pytest.mark.parametrize(
    "rule",
    [
        MONSTER,
        FightRule("a", 2, Tie.FIRST),
        FightRule("b", None, Tie.SECOND),
        FightRule("c", None, Tie.NOBODY, 2),
    ],
)
def test_simulation_agrees(rule: FightRule) -> None:
    exact, seen = (play("D", "E - 1", (6, 5), rule, trials=40_000, force=force) for force in (False, True))
    assert exact.method.exact and not seen.method.exact
    for name in ("win", "tie", "lose"):
        assert float(getattr(exact, name)) == pytest.approx(float(getattr(seen, name)), abs=0.012)
    assert float(exact.harm or 0) == pytest.approx(float(seen.harm or 0), abs=0.05)


def test_cards_are_played_where_the_loser_loses_the_difference() -> None:
    found = play("C", "C", (5, 5), MONSTER, trials=5_000)
    assert not found.method.exact and found.win + found.tie + found.lose == 1


def raises(call: Callable[[], object]) -> str:
    with pytest.raises(OddsError) as caught:
        call()
    return caught.value.message


def test_what_cannot_be() -> None:
    assert "never ends" in raises(lambda: play("5", "5", (1, 1), MONSTER))
    assert "dice alone" in raises(lambda: play("C", "5", (1, 1), FightRule("m", reroll=1), 1))


WRITTEN = """
pools:
  bp: {alias: BP, symbol: coeur, faces: [1, 2, 3]}
  gp: {alias: GP, symbol: or, faces: [1, 2, 3, 4]}
fights:
  beast:
    loses: difference
    tie: nobody
    pay: mana
    reroll: 1
    hide: {costs: 1, worth: 50 %}
    bonus: {costs: 1, most: 3}
    dice: {BP: {costs: 5, becomes: GP}}
  duel: {loses: 2, rounds: 1}
balance:
  opponents: "type == 'hero'"
  power: power
  vitality: life
  fight: beast
  heroes: {any: {power: BP, vitality: 3, pays: 2}}
"""


def with_fights(old: str = "", new: str = "") -> str:
    pools = "pools:\n  bp: {alias: BP, symbol: coeur, faces: [1, 2, 3]}\n"
    assert old in WRITTEN and pools in GAME
    return GAME.replace(pools, "") + WRITTEN.replace(old, new, 1)


def test_a_fight_is_read_as_it_is_written(tmp_path: Path) -> None:
    game, problems = load(tmp_path, {"cards/g/game.yaml": with_fights()})
    assert not problems
    beast, duel = game.fights.values()
    assert (beast.loses, beast.tie, beast.rounds, beast.pay) == (None, Tie.NOBODY, None, "mana")
    assert (beast.reroll, beast.hide, beast.worth, beast.bonus, beast.most) == (1, 1, Fraction(1, 2), 1, 3)
    assert beast.exchanges == {"bp": Exchange(5, "gp")}
    assert (duel.loses, duel.tie, duel.rounds, duel.is_paid) == (2, Tie.BOTH, 1, False)
    assert (
        game.balance is not None and game.balance.fight is beast and game.balance.champions["any"].pays == 2
    )


@pytest.mark.parametrize(
    ("old", "new", "code", "words"),
    [
        ("loses: difference", "loses: much", "wrong-kind", "a whole number"),
        ("loses: 2", "loses: 0", "wrong-value", "allowed are 1 to 99"),
        ("tie: nobody", "tie: nobdy", "wrong-value", "both, nobody, first, second"),
        ("rounds: 1", "rounds: 0", "wrong-value", "allowed are 1 to 99"),
        ("costs: 1, worth", "price: 1, worth", "missing-key", "needs the key 'costs'"),
        ("worth: 50 %", "worth: 3", "wrong-value", "a share from 0 to 1"),
        (", most: 3", "", "missing-key", "needs the key 'most'"),
        ("becomes: GP", "becomes: GQ", "unknown-name", "there is no die 'GQ'"),
        ("fight: beast", "fight: best", "unknown-name", "there is no fight 'best'"),
        ("reroll: 1", "rerol: 1", "unknown-key", "no key 'rerol'"),
    ],
)
def test_faults_of_writing(tmp_path: Path, old: str, new: str, code: str, words: str) -> None:
    _, problems = load(tmp_path, {"cards/g/game.yaml": with_fights(old, new)})
    assert any(found.code == code and words in found.message for found in problems), list(map(str, problems))
