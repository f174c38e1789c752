"""What is in the box of Delve, by the numbers of its rulebook, read from the plain files."""

from __future__ import annotations

import re
from collections import Counter
from itertools import chain
from typing import Any

import pytest
import yaml

from tests.kit.places import ROOT

FOLDER = ROOT / "cards" / "delve"


def cards(file: str) -> dict[str, dict[str, Any]]:
    """The cards of a file with its defaults put in."""
    data = yaml.safe_load((FOLDER / file).read_text(encoding="utf-8"))
    defaults = data.pop("_defaults", {})
    return {name: {**defaults, **card} for name, card in data.items()}


WELL, OTHERS = cards("puits.yaml"), cards("autres.yaml")
ASHA, ORIEL = cards("competences-asha.yaml"), cards("competences-oriel.yaml")
CHALLENGES = {name: card for name, card in WELL.items() if card["type"] == "defi"}


def of(kind: str) -> dict[str, dict[str, Any]]:
    return {name: card for name, card in OTHERS.items() if card["type"] == kind}


def test_110_cards() -> None:
    assert len(WELL) == 57
    assert [len(of(kind)) for kind in ("maitre", "epreuve", "fatigue", "eclaireur", "lanterne")] == [
        3,
        4,
        6,
        2,
        2,
    ]
    assert [len(ASHA), len(ORIEL)] == [18, 18]
    assert 57 + 3 + 4 + 6 + 2 + 2 + 36 == 110


def test_the_cards_that_the_rulebook_names() -> None:
    names = Counter(card["nom"] for card in WELL.values())
    assert names["Les 3 fontaines"] == 3 and names["Le labyrinthe"] == 4
    for name in (
        *("Les cavernes aux cristaux", "Le grand cerf", "La symphonie de Vainglory", "Le chemin oublié"),
        "La devinette de la bête",
    ):
        assert names[name] == 1
    assert {card["nom"] for card in of("maitre").values()} == {
        "Mer onirique",
        "Tisseuse d'effroi",
        "Danse macabre",
    }
    assert [
        card["nom"] for card in chain(WELL.values(), ASHA.values(), ORIEL.values()) if not card["sample"]
    ] == [
        *("Les cavernes aux cristaux", "Le grand cerf", *["Les 3 fontaines"] * 3, *["Le labyrinthe"] * 4),
        *("La symphonie de Vainglory", "Le chemin oublié", "La devinette de la bête", "Déjouer un piège"),
    ]


def test_defeat_trap() -> None:
    card = ASHA["dejouer-un-piege"]
    assert (card["valeur"], card["couleurs"]) == (2, ["rouge", "vert"])
    assert card["soutien"] == {"couleur": "blanc", "valeur": 1, "genre": "piege", "contre": 3}
    assert card["effets"] == [{"quoi": "contre", "nombre": 2, "genre": "piege"}]


def test_what_exploits_ask_for_can_happen() -> None:
    assert WELL["le-chemin-oublie"]["difficulte"] <= 10
    weaver = OTHERS["tisseuse-d-effroi"]
    assert weaver["difficulte"] + 3 * 5 >= 30  # with five of the six in play, before the sixth ends the game
    assert (
        sum(card["type"] == "evenement" for card in WELL.values()) >= 3
    )  # what is attached to the sea of dreams
    assert len(OTHERS["exploits"]["exploits"]) == 12
    assert Counter(feat["palier"] for feat in OTHERS["exploits"]["exploits"]) == {1: 3, 2: 3, 3: 3, 4: 3}


def test_tokens_dice_and_hands() -> None:
    assert [OTHERS["jeton-1"]["copies"], OTHERS["jeton-3"]["copies"]] == [28, 10]
    assert 28 + 3 * 10 == 58
    assert (
        max(
            card["difficulte"]
            for card in chain(CHALLENGES.values(), of("epreuve").values(), of("maitre").values())
        )
        <= 58
    )
    assert [hand["cartes"] for hand in OTHERS["aide"]["mains"]] == [8, 7, 6, 5]
    assert (OTHERS["aide"]["vie"], OTHERS["aide"]["retirees"]) == (10, 3)
    pieces = yaml.safe_load((FOLDER / "game.yaml").read_text(encoding="utf-8"))["pawns"]["pieces"]
    assert pieces["de-competence"]["copies"] == 3
    assert Counter(pieces["de-competence"]["stickers"]) == {"face-rouge": 2, "face-vert": 2, "face-bleu": 2}
    assert Counter(pieces["de-lumiere"]["stickers"]) == {"face-lumiere": 3, "face-obscurite": 3}


@pytest.mark.parametrize("name", WELL)
def test_a_text_says_the_numbers_that_programs_read(name: str) -> None:
    """The data of an ability and its words are the same number, in both languages."""
    english = yaml.safe_load((FOLDER / "lang" / "en.yaml").read_text(encoding="utf-8"))[name]
    for effect in WELL[name].get("effets", ()):
        for text in (WELL[name]["texte"], english["texte"]):
            said = re.findall(r"\d+", text)
            number = effect.get("nombre")
            assert (
                number is None or str(number) in said or (number == 1 and re.search("seul|only|bravez", text))
            ), text


# What holds while a challenge lies there, whoever tackles which; all else holds only when it is tackled itself.
LASTING = {"exemplaires", "jamais-retiree", "attachees", "fatigue-difficulte", "epreuves"}


def test_a_challenge_says_in_bold_what_holds_while_it_is_in_play() -> None:
    """The rulebook's bold: of the well, the gauntlet and the masters, in both languages."""
    english = yaml.safe_load((FOLDER / "lang" / "en.yaml").read_text(encoding="utf-8"))
    wrong = []
    for name, card in {**CHALLENGES, **of("epreuve"), **of("maitre")}.items():
        words = {effect["quoi"] for effect in card.get("effets", ())}
        lasts = any(word in LASTING or word.startswith("jeu-") for word in words)
        for text in (card.get("texte", ""), english[name].get("texte", "")):
            if text.startswith("**") != lasts:
                wrong.append(text)
    assert wrong == []
