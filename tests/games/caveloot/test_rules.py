"""Caveloot as it stands in cards/: held against the numbers of its rulebook, read without Deckwright's loader."""

from __future__ import annotations

from collections import Counter

import pytest

from deckwright.basics.problems import Problem
from deckwright.faces.draw.types import DrawnGame

from . import raw

EXTREMES = {
    "bravoure-physique": (0, 12),
    "bravoure-arcanique": (-10, 40),
    "petite-manigance": (-5, 15),
    "grande-manigance": (-20, 50),
}
BOSSES = {
    "butina": "Psoro",
    "caveport": "Chaporal Shaton",
    "soulstern": "Freezor",
    "azkovlar": "Comte Draner",
}
TYPES_OF_A_REGION = {
    "monstre", "boss", "heros", "renegat", "artefact", "grimoire", "fee", "tresor", "quete", "guilde", "passage",
    "donjon",
}  # fmt: skip


def test_no_problem_is_left(checked: tuple[DrawnGame, tuple[Problem, ...]]) -> None:
    assert [str(problem) for problem in checked[1]] == []


@pytest.mark.parametrize("name", raw.POWER_DECKS)
def test_a_power_deck_has_sixteen_cards_between_its_extremes(name: str) -> None:
    values = [int(card.get("valeur")) for card in raw.deck(name) for _ in range(int(card.get("copies") or 1))]
    assert len(values) == 16
    assert (min(values), max(values)) == EXTREMES[name]


def test_extreme_menace_follows_from_the_four_decks() -> None:
    assert (sum(low for low, _ in EXTREMES.values()), sum(high for _, high in EXTREMES.values())) == (
        -35,
        117,
    )


@pytest.mark.parametrize("region", raw.REGIONS)
def test_a_region_has_every_type_and_one_final_boss(region: str) -> None:
    cards = raw.deck(region)
    assert len(cards) >= 30
    assert {card.type for card in cards} >= TYPES_OF_A_REGION
    assert [card.get("nom") for card in cards if card.is_true("final")] == [BOSSES[region]]


@pytest.mark.parametrize("name", [*raw.REGIONS, "origines", "speciales", "legendaires"])
def test_no_two_cards_of_a_deck_have_the_same_words(name: str) -> None:
    for field in ("nom", "effet", "ambiance", "condition", "recompense", "speciale"):
        texts = Counter(str(card.get(field)) for card in raw.deck(name) if card.get(field))
        shared = [text for text, count in texts.items() if count > 1]
        assert field == "recompense" or shared == [], (name, field)


def test_mordrakar_sleeps_in_the_deepest_region() -> None:
    card = next(card for card in raw.cards() if card.get("nom") == "Mordrakar")
    assert (card.type, card.deck) == ("boss", "azkovlar") and not card.is_true("final")


@pytest.mark.parametrize("name", ["speciales", "legendaires"])
def test_there_are_ten_special_and_ten_legendary_cards(name: str) -> None:
    assert len(raw.deck(name)) >= 10


def test_what_the_rules_do_not_name_is_marked_as_a_sample() -> None:
    named = {
        card.get("nom") for card in raw.cards() if card.deck in raw.REGIONS and not card.is_true("sample")
    }
    assert named == {
        "Psoro", "Chaporal Shaton", "Freezor", "Comte Draner", "Mordrakar", "Kirigan trapu", "Diamant des rêves",
        "Pulsatron", "Guilde des rôdeurs",
    }  # fmt: skip


def test_starting_heroes_bear_the_mark() -> None:
    heroes = raw.deck("origines")
    assert len(heroes) >= 16
    assert all(card.type == "heros" and card.is_true("origine") for card in heroes)


def test_justernin_bradley_is_the_rulebook_s() -> None:
    card = next(card for card in raw.cards() if card.get("nom") == "Justernin Bradley")
    assert card.get("talents") == ["vigilance"]
    assert raw.power_row(card.get("puissance")) == raw.power_row("BP + (PM - 3)")
    assert card.is_true("origine")


def test_copies_follow_rarity_in_every_deck(drawn: DrawnGame) -> None:
    """What the symbol on a card says of its copies holds, that of a starting hero, too."""
    ruled = {card.id: raw.COPIES[card.get("rarete")] for card in raw.cards() if card.get("rarete")}
    printed = {entry.card.id: entry.card.copies for entry in drawn.cards}
    assert {card: printed[card] for card in ruled} == ruled
    assert {card.get("rarete") for card in raw.deck("origines")} == {"extremement-rare"}


def test_there_are_sixteen_help_cards(drawn: DrawnGame) -> None:
    copies = Counter({entry.deck.id: 0 for entry in drawn.cards})
    for entry in drawn.cards:
        copies[entry.deck.id] += entry.card.copies
    assert copies["help"] == 16
    most = max(int(card.get("vitalite")) for card in raw.cards() if card.type in ("heros", "renegat"))
    assert copies["vitalite"] >= 4 * most


def test_what_only_some_types_may_carry() -> None:
    for card in raw.cards():
        assert not (card.get("endurance") and card.type not in ("heros", "renegat")), card.id
        assert not (card.get("feerique") and card.type != "fee"), card.id
        assert not (card.get("poids") and card.type == "fee"), card.id
        assert card.get("poids") in (None, "2", "3"), card.id
        hemud = "HEMUD" in (card.get("puissance") or "")
        assert not hemud or card.get("region") in ("soulstern", "azkovlar"), card.id


def test_guild_levels_have_no_gaps_and_the_word_is_in_the_name() -> None:
    for card in raw.cards():
        if card.type == "guilde":
            levels = [int(level["niveau"]) for level in card.get("niveaux")]
            assert levels == list(range(1, len(levels) + 1)), card.id
            assert "guilde" in card.get("nom").lower(), card.id


def test_a_dungeon_draws_at_most_its_population() -> None:
    for card in raw.cards():
        if card.type == "donjon":
            assert sum(int(level["cartes"]) for level in card.get("niveaux")) <= int(
                card.get("population")
            ), card.id
