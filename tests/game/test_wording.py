"""Whether a text says a word: its plural, feminine and capital are the word; what only begins alike is not."""

from __future__ import annotations

import pytest

from deckwright.game.wording import Wording, words_of

# language, the word as it is listed, what says it, what does not. The forms are those of a grammar.
SAID = [
    ("fr", "affrontement", ["Affrontements", "l'affrontement", "l\u2019affron\u00adtement"], ["affront", "affronter"]),
    ("fr", "manche", ["deux manches"], ["dimanche", "manchot", "mancheron"]),
    ("fr", "carte spéciale", ["cartes spéciales", "CARTE SPÉCIALE"], ["carte très spéciale", "spéciale", "carte"]),
    ("fr", "spécial", ["spéciale", "spéciaux", "spéciales"], ["spécialité"]),
    ("fr", "actif", ["active", "actifs", "actives"], ["activité", "inactif"]),
    ("fr", "équipé", ["équipées", "équipée"], ["équipage", "équiper"]),
    ("fr", "joueur", ["joueuse", "joueuses"], ["jouet"]),
    ("fr", "heureux", ["heureuse"], ["heure"]),
    ("fr", "bateau", ["bateaux"], ["batelier"]),
    ("fr", "héros", ["héros"], ["héro\u00efne", "hero"]),
    ("fr", "carte-jeton", ["cartes-jetons", "carte jeton"], ["jeton"]),
    ("en", "round", ["rounds", "Round"], ["around", "roundel"]),
    ("en", "fairy", ["fairies", "the fairy's"], ["fair"]),
    ("en", "wolf", ["wolves"], ["wool"]),
    ("en", "hero", ["heroes", "a hero’s hand"], ["heroine"]),
    ("en", "in support", ["in support"], ["in the support"]),
    ("de", "Karte", ["Karten"], ["Kartell"]),
    ("it", "carta", ["carte"], ["cartone"]),
    ("es", "mano", ["manos"], ["manual"]),
    ("ja", "魔法", ["強い魔法カード"], ["魔力の法則"]),
]  # fmt: skip


@pytest.mark.parametrize(("lang", "name", "said", "not_said"), SAID)
def test_a_word_is_found_in_its_forms_only(
    lang: str, name: str, said: list[str], not_said: list[str]
) -> None:
    wording = Wording.of([name], lang)
    assert [text for text in said if not wording.is_in(words_of(text))] == []
    assert [text for text in not_said if wording.is_in(words_of(text))] == []


def test_other_forms_are_named() -> None:
    assert Wording.of(["fuir", "fuit"], "fr").is_in(words_of("Il fuit."))
    assert not Wording.of(["fuir"], "fr").is_in(words_of("Il fuit."))
    assert not Wording.of(["3 ×", ""], "fr").is_in(words_of("3 × 4"))
