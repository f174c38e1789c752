"""What is in the box of Castle Ravenloft's house rules, by the numbers of the collection, read from the plain files."""

from __future__ import annotations

import sys
from collections import Counter
from itertools import chain
from typing import Any

import pytest
import yaml

from tests.kit.places import ROOT

sys.path.insert(0, str(ROOT / "scripts"))

from illustration.ravenloft.frames import leaves, outlines

FOLDER = ROOT / "cards" / "ravenloft"


def read(file: str) -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load((FOLDER / file).read_text(encoding="utf-8"))
    return found


GAME, ENGLISH = read("game.yaml"), read("lang/en.yaml")
FILES = (
    "heros",
    "salles",
    "pouvoirs",
    "monstres",
    "vilains",
    "rencontres",
    "tresors",
    "bonus",
    "jetons",
    "portes",
    "tuiles",
)
CARDS: dict[str, dict[str, Any]] = {name: read(f"{name}.yaml") for name in FILES}
POWERS, ENCOUNTERS, TOKENS = CARDS["pouvoirs"], CARDS["rencontres"], CARDS["jetons"]


def test_the_windows_and_frames_of_the_layouts_are_those_that_the_code_draws() -> None:
    assert {name: GAME["data"][name] for name in outlines()} == outlines()
    assert GAME["data"]["feuilles"] == leaves() and len(leaves()) == 12


def test_monsters_of_one_to_three_experience_and_villains_with_a_level() -> None:
    assert len(CARDS["monstres"]) == 24
    assert {card["xp"] for card in CARDS["monstres"].values()} == {1, 2, 3}
    assert len(CARDS["vilains"]) == 6 and all(card["niveau"] > 0 for card in CARDS["vilains"].values())


def test_the_known_heroes_and_what_they_alone_can_do() -> None:
    known = {(card["race"], *card["classes"]) for card in CARDS["heros"].values()}
    assert known == {
        ("humain", "voleur"),
        ("humain", "ranger"),
        ("nain", "clerc"),
        ("dragonborn", "guerrier"),
        ("eladrin", "magicien"),
    }
    assert CARDS["heros"]["allisa"]["classes"] == ["ranger"] and CARDS["heros"]["thorgrim"]["classes"] == [
        "clerc"
    ]
    bound = {card["nom"]: card["race"] for card in POWERS.values() if "race" in card}
    assert bound == {"Souffle du Dragon": "dragonborn", "Mouvement Extra-Lucide": "eladrin"}


@pytest.mark.parametrize("hero", CARDS["heros"])
def test_a_hero_has_powers_of_the_own_class_only(hero: str) -> None:
    card = CARDS["heros"][hero]
    chosen = [*chain(*card["pouvoirs"].values()), card["niveau2"]["quotidien"]]
    assert len(set(chosen)) == len(chosen) == sum(card["nombre"].values()) + 1
    assert {POWERS[power]["classe"] for power in chosen} == set(card["classes"])
    assert all(POWERS[power].get("race", card["race"]) == card["race"] for power in chosen)


def test_level_2_of_the_united_rules() -> None:
    """HP +2, one daily power more; AC and surge +1 are our reading of `some values up`."""
    for card in CARDS["heros"].values():
        gains = {name: card["niveau2"][name] - card[name] for name in ("ca", "pv", "vitesse", "sursaut")}
        assert gains == {"ca": 1, "pv": 2, "vitesse": 0, "sursaut": 1}


def test_at_least_40_encounters_of_five_kinds() -> None:
    kinds = Counter(card["genre"] for card in ENCOUNTERS.values())
    assert kinds == {"evenement": 15, "malediction": 8, "environnement": 8, "danger": 9, "piege": 6}
    assert sum(1 for card in ENCOUNTERS.values() if card.get("assaut")) == 6
    traps = {card["jeton"]: card["genre"] for card in ENCOUNTERS.values() if "jeton" in card}
    assert traps == {"jeton-piege": "piege", "jeton-danger": "danger"}
    assert all(card["desarmer"] for card in ENCOUNTERS.values() if card["genre"] == "piege")


def test_cards_that_the_collection_names() -> None:
    named = {
        "healing-strike": "Frappe de Guérison",
        "healing-word": "Parole de Guérison",
        "fendre": "Fendre",
        "outils-de-voleur": "Outils de Voleur",
        "surplus-d-action": "Surplus d'Action",
        "glyphe-de-protection": "Glyphe de Protection",
        "strahd-s-whispers": "La Voie de Strahd",
    }
    every = POWERS | CARDS["tresors"] | ENCOUNTERS
    assert {card: every[card]["nom"] for card in named} == named
    assert not any(every[card].get("sample", True) for card in named)
    assert "+4" in every["outils-de-voleur"]["texte"] and "vitesse" in every["surplus-d-action"]["texte"]
    assert "pouvoir **à volonté**" in every["strahd-s-whispers"]["texte"]


def test_tokens_of_every_sort() -> None:
    assert sorted(card["nombre"] for card in TOKENS.values() if "nombre" in card) == [0, 1, 2, 3]
    assert {card["signe"] for card in TOKENS.values() if "signe" in card} >= {
        *("ralenti", "immobilise", "confus", "empoisonne"),
        *("pv", "sursaut", "temps", "piege", "danger", "objet", "glyphe", "bouclier", "tresor"),
    }


def test_every_card_is_in_english_too() -> None:
    written = {card for cards in CARDS.values() for card in cards if card != "_defaults"}
    assert written ^ set(ENGLISH) <= {"colonnade"}
    for cards in CARDS.values():
        for name, card in ((name, card) for name, card in cards.items() if name in ENGLISH):
            wanted = {"nom", "texte", "pied"} & set(card) - ({"nom"} if name in CARDS["heros"] else set())
            assert wanted <= set(ENGLISH[name]), name


@pytest.mark.parametrize("lang", ["ja", "ar"])
def test_twelve_monsters_in_another_writing_system(lang: str) -> None:
    overlay = read(f"lang/{lang}.yaml")
    assert len(overlay) == 12 and set(overlay) <= set(CARDS["monstres"])
    assert all(set(texts) == {"nom", "pied", "texte"} for texts in overlay.values())
