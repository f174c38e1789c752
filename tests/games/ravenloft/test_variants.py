"""Castle Ravenloft by variant: what each prints otherwise than the base, by the numbers of the collection."""

from __future__ import annotations

import json
from collections import Counter
from itertools import combinations, product
from pathlib import Path
from typing import Any

import pytest

from deckwright.basics.problems import RequestError
from deckwright.game.load import load_game
from deckwright.game.model import Game
from deckwright.game.variants import apply_variants, faults
from deckwright.rules import check
from tests.kit.places import ROOT
from tests.kit.project import run

BARKAM = {
    "Neglected Passage": 2,
    "Overrun": 2,
    "Hands of the Dead": 1,
    "Circle of Death": 1,
    "Patrina Velikovna": 1,
    "Green Slime": 1,
    "Passage of Time": 2,
    "Gray Ooze": 1,
    "Howling Ghost": 1,
    "Icy Corridor": 1,
    "Strahd's Hunger": 1,
    "Strahd's Attacks!": 1,
    "Choking Fog": 1,
    "King Tmescu's Portal": 1,
    "Animated Armor": 1,
    "Prowling Ghost": 1,
}
HEROES = ("Thorgrim", "Allisa", "Kat", "Ardrak", "Sylvaine")
# level → what is gained; surge is the surge value
ADVANCED = {
    2: {"ca": 1, "pv": 2, "sursaut": 1, "mot": "quotidien"},
    3: {"mot": "volonte-et-utilitaire"},
    4: {"pv": 2},
    5: {"mot": "quotidien-ou-utilitaire"},
    6: {"mot": "jeton"},
    7: {"ca": 1},
    8: {"mot": "volonte-ou-utilitaire"},
    9: {"mot": "tous"},
}
OTHER = {
    **{level: {"pv": 1} for level in (2, 10, 18)},
    **{level: {"mot": "redressez"} for level in (3, 7, 11, 15, 19)},
    **{level: {"sursaut": 1} for level in (4, 12, 22)},
    **{level: {"mot": "tresor"} for level in (5, 9, 13, 17, 20)},
    **{level: {"ca": 1} for level in (6, 16)},
    8: {"mot": "1-utilitaire"},
    14: {"mot": "1-quotidien"},
    21: {"mot": "1-volonte"},
    23: {"mot": "redressez-a-20"},
}


@pytest.fixture(scope="module")
def base() -> Game:
    found, _ = load_game(ROOT, "ravenloft")
    assert found is not None
    return found


def made(game: Game, *names: str) -> Game:
    found, problems = apply_variants(game, list(names))
    assert [str(problem) for problem in problems] == []
    assert [str(problem) for problem in check(found)] == []
    return found


def copies(game: Game) -> Counter[str]:
    """How often each card is printed."""
    return Counter({card.id: card.copies for deck in game.decks.values() for card in deck.cards})


def gained(base: Game, game: Game) -> dict[str, int]:
    """The cards that are printed more often, or (negative) less."""
    before, after = copies(base), copies(game)
    return {card: after[card] - before[card] for card in before | after if after[card] != before[card]}


def values(game: Game, type: str, field: str) -> list[Any]:
    return [
        card.values[field] for card in game.cards.values() if card.type.id == type and field in card.values
    ]


def test_every_variant_has_something_to_do_and_keeps_the_rules(base: Game) -> None:
    assert faults(base) == []
    assert {
        "avance",
        "barkam",
        "autre-methode",
        "uni",
        "temps-ecoule",
        "strahd",
        "geno-warcry",
        "mika",
        "nouvelle",
    } <= set(base.variants)


def test_barkam_takes_out_16_names_and_19_cards(base: Game) -> None:
    game = made(base, "barkam")
    lost = {base.cards[card].name_in("en"): -n for card, n in gained(base, game).items()}
    assert lost == BARKAM and (len(lost), sum(lost.values())) == (16, 19)
    assert {str(value) for value in values(game, "heros", "tour")} == {"barkam"}


@pytest.mark.exhaustive
@pytest.mark.parametrize(
    ("asked", "had", "put_in", "thrown_away"),
    [
        ("barkam", "base", dict.fromkeys(HEROES, 1), sum(BARKAM.values()) + len(HEROES)),
        ("", "barkam", dict.fromkeys(HEROES, 1) | BARKAM, len(HEROES)),
    ],
)
def test_who_has_one_prints_what_the_other_lacks(
    tmp_path: Path, base: Game, asked: str, had: str, put_in: dict[str, int], thrown_away: int
) -> None:
    """From base to Barkam: 19 encounters go, and each hero has another back, with its turn and its price of levels."""
    options = ["--variant", asked] if asked else []
    decks = ["--deck", "heros", "--deck", "rencontres"]
    since = ["--changed-since", f"variant:{had}", "--out", str(tmp_path)]
    done = run("build", "ravenloft", *options, *since, *decks, folder=ROOT)
    assert done.code == 0, done.text
    assert f"Throw away: {thrown_away}" in done.out and f"Put in: {sum(put_in.values())}" in done.out
    (manifest,) = tmp_path.rglob("*.manifest.json")
    placed = [each for sheet in json.loads(manifest.read_bytes())["sheets"] for each in sheet["placements"]]
    printed = Counter(each["card"] for each in placed if each["side"] == "front")
    assert {base.cards[card].name_in("en"): copies for card, copies in printed.items()} == put_in


def test_time_is_up_splits_the_encounters_in_two(base: Game) -> None:
    game = made(base, "temps-ecoule")
    assert "rencontres" not in game.decks
    piles = {name: game.decks[f"rencontres-{name}"].cards for name in ("temps", "classique")}
    assert all(
        card.values["genre"] == "environnement" or card.values.get("assaut") for card in piles["temps"]
    )
    assert {str(card.values["genre"]) for card in piles["classique"]} == {
        "evenement",
        "piege",
        "malediction",
        "danger",
    }
    assert not any(card.values.get("assaut") for card in piles["classique"])
    both = [card.id for pile in piles.values() for card in pile]
    assert sorted(both) == sorted(card.id for card in base.decks["rencontres"].cards)
    assert gained(base, game) == {"jeton-temps": 3}


def test_advanced_has_levels_2_to_9_and_two_surges_a_hero(base: Game) -> None:
    game = made(base, "avance")
    assert {str(value) for value in values(game, "heros", "table")} == {"avance"}
    assert gained(base, game) == {"jeton-sursaut": 6, "jeton-monstre-vilain": 3}
    assert copies(game)["jeton-sursaut"] == 8
    assert table(base, "avance") == ADVANCED


def test_advanced_is_easier_without_threes_and_harder_without_noughts(base: Game) -> None:
    numbers = {
        name: {card.values.get("nombre") for card in made(base, *name).decks["jetons"].cards} - {None}
        for name in (("avance",), ("avance", "avance-facile"), ("avance", "avance-difficile"))
    }
    assert list(numbers.values()) == [{0, 1, 2, 3}, {0, 1, 2}, {1, 2, 3}]


def table(game: Game, name: str) -> dict[int, dict[str, Any]]:
    rows: Any = game.data["niveaux"][name]
    written = [{key: value if key == "mot" else int(value) for key, value in row.items()} for row in rows]
    return {row.pop("niveau"): row for row in written}


def test_the_other_method_has_levels_2_to_23(base: Game) -> None:
    assert sorted(OTHER) == list(range(2, 24))
    assert table(base, "autre-methode") == OTHER
    game = made(base, "barkam", "autre-methode")
    assert {str(value) for value in values(game, "heros", "table")} == {"autre-methode"}


def test_the_united_rules_have_two_surges_one_more_or_less(base: Game) -> None:
    counts = [
        copies(made(base, *names))["jeton-sursaut"]
        for names in (("uni",), ("uni", "uni-facile"), ("uni", "uni-difficile"))
    ]
    assert counts == [2, 3, 1]


@pytest.mark.parametrize(
    ("name", "phases"),
    [
        *(("strahd", 3), ("uni", 3), ("nouvelle", 2), ("barkam", 2)),
        *(("geno-warcry", 2), ("mika", 2), ("temps-ecoule", 2)),
    ],
)
def test_the_turn_on_the_backs(base: Game, name: str, phases: int) -> None:
    """United and Strahd: hero, exploration, villain; the others explore in the hero phase."""
    assert {str(value) for value in values(made(base, name), "heros", "tour")} == {name}
    tours: Any = base.data["tours"]
    assert list(tours[name]) == ["heros", "exploration", "vilain"][:: 1 if phases == 3 else 2]


@pytest.mark.parametrize(
    ("name", "life", "damage"), [("des-d4", 3, 4), ("des-d6-4", 4, 1), ("des-d6-3", 3, 1)]
)
def test_dice_for_damage(base: Game, name: str, life: int, damage: int) -> None:
    game = made(base, name)
    for type in ("monstre", "vilain", "heros"):
        assert values(game, type, "pv") == [value * life for value in values(base, type, "pv")]
    assert values(game, "heros", "sursaut") == [value * life for value in values(base, "heros", "sursaut")]
    for type in ("monstre", "vilain", "rencontre", "pouvoir"):
        assert values(game, type, "degats") == [value * damage for value in values(base, type, "degats")]


def test_variants_combine(base: Game) -> None:
    game = made(base, "barkam", "autre-methode", "des-d6-3")
    assert sum(copies(base).values()) - sum(copies(game).values()) == 19
    assert values(game, "vilain", "pv")[0] == 3 * values(base, "vilain", "pv")[0]


@pytest.mark.parametrize("levels", [("avance-facile", "avance-difficile"), ("uni-facile", "uni-difficile")])
def test_one_level_of_difficulty_and_one_set_of_dice(base: Game, levels: tuple[str, str]) -> None:
    """Each difficulty goes with each set of dice; two of a kind do not."""
    dice = ("des-d4", "des-d6-4", "des-d6-3")
    for one, other in (levels, *combinations(dice, 2)):
        for asked in ((one, other), (other, one)):
            with pytest.raises(RequestError) as refused:
                apply_variants(base, asked)
            (told,) = refused.value.problems
            assert told.code == "variant-excluded" and all(repr(name) in told.message for name in asked)
    assert not any(apply_variants(base, pair)[1] for pair in product(levels, dice))


def test_monsters_by_the_die(base: Game) -> None:
    """With n heroes, k of them at level 2: 1…k three, k+1…7+n two, 8+n…19 one, 20 none."""
    bands: Any = base.data["bandes"]
    for name, rows in bands.items():
        n, k = int(name.split("-")[1]), int(name.split("-")[3])
        wanted = {20: 0, **dict.fromkeys(range(8 + n, 20), 1), **dict.fromkeys(range(k + 1, 8 + n), 2)}
        wanted |= dict.fromkeys(range(1, k + 1), 3)
        rows = [{key: int(value) for key, value in row.items()} for row in rows]
        found = {roll: row["monstres"] for row in rows for roll in range(row["de"], row["a"] + 1)}
        assert found == wanted
    said = {int(row["de"]): int(row["monstres"]) for row in bands["heros-4-niveau-3"]}
    assert said == {20: 0, 12: 1, 4: 2, 1: 3}


def test_initiative_and_threat(base: Game) -> None:
    initiative: Any = base.data["initiative"]
    threat: Any = base.data["menace"]
    assert {int(row["xp"]): int(row["de"]) for row in initiative} == {3: 14, 2: 12, 1: 10}
    assert {name: int(value) for name, value in threat.items()} == {"blanc": 2, "noir": 3, "aucune": 4}
