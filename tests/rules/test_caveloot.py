"""Every rule of Caveloot: the game as it stands breaks none; broken in one way, it breaks just that one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from types import MappingProxyType

import pytest

from deckwright.game.expressions import Named, Power, names_for, parse
from deckwright.game.load import load_game
from deckwright.game.model import Game
from deckwright.rules import check, check_drawn
from tests.kit.places import ROOT
from tests.kit.rule_games import broken, changed, doubled, moved, retyped, without

MONSTERS = {
    "commune": "monstre-commun",
    "rare": "monstre-rare",
    "extremement-rare": "monstre-extremement-rare",
    "legendaire": "monstre-legendaire",
}


@pytest.fixture(scope="module")
def game() -> Game:
    found, _ = load_game(ROOT, "caveloot")
    assert found is not None
    return found


def one(game: Game, type: str, deck: str = "butina", **values: object) -> str:
    """The id of a card of *type* in *deck*, with these values."""
    return next(
        card.id
        for card in game.decks[deck].cards
        if card.type.id == type and all(card.values.get(name) == value for name, value in values.items())
    )


def power(game: Game, text: str) -> Power:
    return parse(text, names_for(game.pools, game.named, game.variables))


def menace(game: Game, text: str) -> Named:
    """Extreme menace, defined otherwise."""
    return replace(game.named["extreme-menace"], power=power(game, text))


def levels(game: Game, id: str, field: str, numbers: list[int]) -> tuple[object, ...]:
    first = game.cards[id].values["niveaux"][0]
    return tuple(MappingProxyType({**first, field: number}) for number in numbers)


def test_the_game_as_it_stands_breaks_no_rule(game: Game) -> None:
    assert [str(found) for found in check(game)] == []
    assert len(game.rules) > 20


Break = Callable[[Game], tuple[Game, str | None]]  # the broken game and the card to blame

BREAKS: dict[str, Break] = {
    "copies-by-rarity": lambda g: (
        changed(g, one(g, "monstre", rarete="commune"), copies=4),
        one(g, "monstre", rarete="commune"),
    ),
    "legendary-monsters-are-bosses": lambda g: (
        changed(g, one(g, "monstre", rarete="extremement-rare"), rarete="legendaire"),
        one(g, "monstre", rarete="extremement-rare"),
    ),
    "boss-is-unique": lambda g: (
        doubled(g, one(g, "boss", final=False), "double", copies=1),
        "double",
    ),
    "power-decks": lambda g: (without(g, "bp-6"), None),
    "power-decks-are-pure": lambda g: (
        moved(moved(g, "bp-6", "petite-manigance"), "pm-6", "bravoure-physique"),
        "bp-6",
    ),
    "power-extremes": lambda g: (changed(g, "gm-50", valeur=49), "gm-50"),
    "extreme-menace": lambda g: (
        replace(g, named={**g.named, "extreme-menace": menace(g, "BP + BA + PM")}),
        None,
    ),
    "starting-heroes": lambda g: (
        without(g, *[card.id for card in g.decks["origines"].cards[11:]]),
        None,
    ),
    "starting-heroes-bear-the-mark": lambda g: (
        changed(g, g.decks["origines"].cards[0].id, origine=False),
        g.decks["origines"].cards[0].id,
    ),
    "help-cards": lambda g: (changed(g, "help", copies=15), None),
    "vitality-tokens": lambda g: (changed(g, "vitalite", copies=27), None),
    "final-bosses": lambda g: (
        changed(g, one(g, "boss", final=True), nom="Psorine"),
        one(g, "boss", final=True),
    ),
    "only-heroes-have-endurance": lambda g: (
        changed(with_field(g, "artefact", "heros", "endurance"), one(g, "artefact"), endurance=2),
        one(g, "artefact"),
    ),
    "heroes-have-endurance": lambda g: (changed(g, one(g, "heros"), endurance=None), one(g, "heros")),
    "weights": lambda g: (
        changed(g, one(g, "artefact", poids="2"), poids="4"),
        one(g, "artefact", poids="2"),
    ),
    "talents": lambda g: (changed(g, one(g, "heros"), talents=("patience",)), one(g, "heros")),
    "fairies-have-no-weight": lambda g: (
        changed(with_field(g, "fee", "artefact", "poids"), one(g, "fee"), poids="2"),
        one(g, "fee"),
    ),
    "only-fairies-have-fairy-power": lambda g: (
        changed(with_field(g, "tresor", "fee", "feerique"), one(g, "tresor"), feerique=2),
        one(g, "tresor"),
    ),
    "hemud-in-the-depths": lambda g: (
        changed(g, one(g, "monstre"), puissance=power(g, "HEMUD + 1")),
        one(g, "monstre"),
    ),
    "guild-levels": lambda g: (
        changed(g, one(g, "guilde"), niveaux=levels(g, one(g, "guilde"), "niveau", [1, 3])),
        one(g, "guilde"),
    ),
    "guild-names": lambda g: (changed(g, one(g, "guilde"), nom="Les rôdeurs"), one(g, "guilde")),
    "dungeon-levels": lambda g: (
        changed(g, one(g, "donjon"), population=20, niveaux=levels(g, one(g, "donjon"), "niveau", [2])),
        one(g, "donjon"),
    ),
    "dungeon-population": lambda g: (changed(g, one(g, "donjon"), population=1), one(g, "donjon")),
}


# An extreme menace follows from the extremes of the four decks; the swap of two cards makes two decks impure.
ALSO: dict[str, set[tuple[str, str | None]]] = {
    "power-extremes": {("extreme-menace", None)},
    "power-decks-are-pure": {("power-decks-are-pure", "pm-6")},
}


def with_field(game: Game, type: str, giver: str, field: str) -> Game:
    """*game* whose cards of *type* may have a field that only *giver*'s have."""
    wider = replace(
        game.types[type], fields={**game.types[type].fields, field: game.types[giver].fields[field]}
    )
    wide = replace(game, types={**game.types, type: wider})
    for card in game.cards.values():
        if card.type.id == type:
            wide = retyped(wide, card.id, type)
    return wide


@pytest.mark.parametrize("rule", BREAKS)
def test_a_deck_that_breaks_one_rule_gets_just_that_problem(game: Game, rule: str) -> None:
    wrong, blamed = BREAKS[rule](game)
    assert set(broken(wrong)) == {(rule, blamed)} | ALSO.get(rule, set())


def test_every_rule_is_broken_once(game: Game) -> None:
    of_variants = {rule.id for rule in game.rules if rule.variants and "base" not in rule.variants}
    assert {rule.id for rule in game.rules} - of_variants == {
        *BREAKS,
        "rarity-symbol-of-monsters",
        "rarity-symbol-of-others",
    }
    assert len(of_variants) == 3  # held to the depths of the adventure in tests/game/variants


def fronts(game: Game) -> dict[str, Counter[str]]:
    """What the fronts should show of the rarity symbols, by the rulebook."""
    return {
        card.id: Counter([MONSTERS[rarity] if card.type.id in ("monstre", "boss") else f"rarete-{rarity}"])
        for card in game.cards.values()
        if (rarity := card.values.get("rarete"))
    }


def test_the_right_family_of_rarity_symbols_is_fine(game: Game) -> None:
    assert check_drawn(game, fronts(game)) == []


@pytest.mark.parametrize(
    ("type", "shown", "rule"),
    [
        ("monstre", "rarete-commune", "rarity-symbol-of-monsters"),
        ("monstre", "monstre-legendaire", "rarity-symbol-of-monsters"),
        ("boss", "rarete-legendaire", "rarity-symbol-of-monsters"),
        ("heros", "monstre-rare", "rarity-symbol-of-others"),
        ("artefact", "", "rarity-symbol-of-others"),
    ],
)
def test_a_wrong_rarity_symbol_is_seen(game: Game, type: str, shown: str, rule: str) -> None:
    card = one(game, type)
    drawn = fronts(game) | {card: Counter([shown])}
    assert [(found.rule, found.card) for found in check_drawn(game, drawn)] == [(rule, card)]


def test_a_power_deck_may_not_grow_either(game: Game) -> None:
    assert broken(changed(game, "bp-6", copies=2)) == [("power-decks", None)]


def test_a_missing_final_boss_is_one_problem(game: Game) -> None:
    gone = check(without(game, one(game, "boss", final=True)))
    assert [(found.rule, found.card) for found in gone] == [("final-bosses", None)]
    assert "Psoro" in gone[0].message and "butina" in gone[0].message
