"""A hero out of two, by the rules of the collection: each rule with its numbers worked out by hand.

AC the lower; HP and surge half the sum, rounded down; speed and racial trait of the race that is kept; as many powers
of each kind as the one who has more, half of them of each class; powers of a race only with it; at level 2 HP +2,
AC +1, surge +1 and a daily power of the class that did not give the first.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from deckwright.game.load import load_game
from deckwright.game.model import Game
from deckwright.game.recipes import Computed, compute, every_way, read_given
from tests.kit.places import ROOT

# Of the five: race, class, AC, HP, speed, surge. Every one of them has 2 powers at will, 1 utility, 1 daily.
#   thorgrim  dwarf       cleric   17   8  5  4        allisa    human       ranger   15   8  6  4
#   kat       human       rogue    16   7  6  3        ardrak    dragonborn  fighter  18  10  5  5
#   sylvaine  eladrin     wizard   14   6  6  3
HYBRIDS: list[tuple[str, str, str, str, dict[str, Any]]] = [
    ("thorgrim", "kat", "thorgrim", "thorgrim", {
        "race": "nain", "classes": ["clerc", "voleur"],
        "ca": "16", "pv": "7", "vitesse": "5", "sursaut": "3",  # 15 // 2 and 7 // 2
        "pouvoirs": {"volonte": ["healing-strike", "lame-furtive"], "utilitaire": ["crochetage"],
                     "quotidien": ["marteau-du-juste"]},
        "niveau2": {"ca": "17", "pv": "9", "vitesse": "5", "sursaut": "4", "quotidien": "poussiere-aveuglante"},
    }),
    ("thorgrim", "kat", "kat", "kat", {
        "race": "humain", "ca": "16", "pv": "7", "vitesse": "6", "sursaut": "3",
        "pouvoirs": {"volonte": ["lame-furtive", "healing-strike"], "utilitaire": ["healing-word"],
                     "quotidien": ["poussiere-aveuglante"]},
        "niveau2": {"ca": "17", "pv": "9", "vitesse": "6", "sursaut": "4", "quotidien": "marteau-du-juste"},
    }),
    ("ardrak", "sylvaine", "ardrak", "sylvaine", {  # the breath is for a Dragonborn, which he stays
        "race": "dragonborn", "ca": "14", "pv": "8", "vitesse": "5", "sursaut": "4",
        "pouvoirs": {"volonte": ["trait-de-force", "fendre"], "utilitaire": ["garde-haute"],
                     "quotidien": ["sphere-de-feu"]},
        "niveau2": {"ca": "15", "pv": "10", "vitesse": "5", "sursaut": "5", "quotidien": "souffle-du-dragon"},
    }),
    ("ardrak", "sylvaine", "sylvaine", "ardrak", {  # an Eladrin keeps the second sight, and has no breath
        "race": "eladrin", "ca": "14", "pv": "8", "vitesse": "6", "sursaut": "4",
        "pouvoirs": {"volonte": ["fendre", "trait-de-force"], "utilitaire": ["mouvement-extra-lucide"],
                     "quotidien": ["charge-brisante"]},
        "niveau2": {"ca": "15", "pv": "10", "vitesse": "6", "sursaut": "5", "quotidien": "sphere-de-feu"},
    }),
    ("allisa", "ardrak", "allisa", "allisa", {
        "race": "humain", "ca": "15", "pv": "9", "vitesse": "6", "sursaut": "4",  # 9 // 2
        "niveau2": {"ca": "16", "pv": "11", "vitesse": "6", "sursaut": "5", "quotidien": "charge-brisante"},
    }),
]  # fmt: skip


@pytest.fixture(scope="module")
def game() -> Game:
    found, _ = load_game(ROOT, "ravenloft")
    assert found is not None
    return found


@pytest.fixture(scope="module")
def every(game: Game) -> list[Computed]:
    return [
        compute(game, game.recipes["hybride"], given) for given in every_way(game, game.recipes["hybride"])
    ]


def with_kat(game: Game, **values: Any) -> Game:
    """The game with other values of one hero."""
    kat = game.cards["kat"]
    return replace(game, cards={**game.cards, "kat": replace(kat, values={**kat.values, **values})})


@pytest.mark.parametrize(("a", "b", "race", "daily", "wanted"), HYBRIDS)
@pytest.mark.parametrize("is_turned", [False, True])
def test_a_hybrid_is_what_the_rules_make_it(
    game: Game, a: str, b: str, race: str, daily: str, wanted: dict[str, Any], is_turned: bool
) -> None:
    cards = (b, a) if is_turned else (a, b)
    given = read_given(game, game.recipes["hybride"], cards, {"race": race, "jour": daily})
    made = compute(game, game.recipes["hybride"], given)
    assert {name: made.values[name] for name in wanted} == wanted
    assert made.values["nombre"] == {"volonte": "2", "utilitaire": "1", "quotidien": "1"}


def test_the_higher_number_of_each_kind_counts(game: Game) -> None:
    """With three powers at will on one side, three are chosen; the five powers stay two and three."""
    other = with_kat(game, nombre={"volonte": 3, "utilitaire": 1, "quotidien": 1})
    recipe = other.recipes["hybride"]
    made = compute(other, recipe, read_given(other, recipe, ("thorgrim", "kat"), {"jour": "kat"}))
    assert made.values["nombre"] == {"volonte": "3", "utilitaire": "1", "quotidien": "1"}
    assert made.values["pouvoirs"] == {
        "volonte": ["lame-furtive", "healing-strike", "lueur-sacree"],
        "utilitaire": ["healing-word"],
        "quotidien": ["poussiere-aveuglante"],
    }


def test_traits_are_of_the_race_that_is_kept_and_of_both_classes(game: Game) -> None:
    recipe = game.recipes["hybride"]
    made = compute(game, recipe, read_given(game, recipe, ("kat", "thorgrim"), {"race": "kat"}))
    traits: Any = made.values["traits"]
    names = [{lang: trait["nom"][lang] for lang in ("fr", "en")} for trait in traits]
    assert names == [
        {"fr": "Ressource", "en": "Resource"},
        {"fr": "Aide", "en": "Aid"},
        {"fr": "Doigts agiles", "en": "Nimble Fingers"},
    ]
    name: Any = made.values["nom"]
    assert (name["fr"], name["en"]) == ("Thorgrim et Kat", "Thorgrim and Kat")


def test_all_ways_are_made_but_for_a_utility_without_its_race(every: list[Computed]) -> None:
    """Ten pairs, two races, two who give the daily power: 40. With each of the four others Sylvaine's only utility,
    which wants an Eladrin, is asked of her once without her race."""
    made, refused = [each for each in every if each.card], [each for each in every if each.refused]
    assert (len(every), len(made), len(refused)) == (40, 36, 4)
    for each in refused:
        assert "sylvaine" in [card.id for card in each.given.cards.values()]
        (reason,) = each.refused
        assert reason.startswith("le pouvoir utilitaire de Sylvaine demande sa race")
    assert len({each.card for each in made}) == 36


def test_of_every_hybrid_each_class_gives_two_powers_and_a_daily_one(
    game: Game, every: list[Computed]
) -> None:
    for each in (found for found in every if found.card):
        powers, second = each.values["pouvoirs"], each.values["niveau2"]
        assert isinstance(powers, dict) and isinstance(second, dict)
        chosen = [game.cards[str(id)].values for ids in powers.values() for id in ids]
        classes = [power["classe"] for power in chosen]
        both = each.values["classes"]
        assert [classes.count(one) for one in both] == [2, 2]
        daily = game.cards[str(powers["quotidien"][0])].values["classe"]  # type: ignore[index]
        last = game.cards[str(second["quotidien"])].values
        assert {daily, last["classe"]} == set(both)
        assert all(power.get("race") in (None, each.values["race"]) for power in (*chosen, last))


def test_a_hero_and_one_of_the_same_class_are_refused(game: Game) -> None:
    other = with_kat(game, classes=("clerc",))
    recipe = other.recipes["hybride"]
    made = compute(other, recipe, read_given(other, recipe, ("thorgrim", "kat"), {}), "en")
    assert made.refused == ("Thorgrim and Kat are of one class",)
