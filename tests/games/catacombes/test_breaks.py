"""Every rule of the game: as it stands it breaks none; broken in one way, it breaks just that one."""

from __future__ import annotations

from collections.abc import Callable
from types import MappingProxyType

import pytest

from deckwright.game.model import Game
from deckwright.game.variants import apply_variants
from deckwright.rules import check
from tests.kit.rule_games import broken, changed, moved, without


def sequence(*shots: str) -> tuple[object, ...]:
    return tuple(MappingProxyType({"tir": shot.rstrip("*"), "cible": shot.endswith("*")}) for shot in shots)


def hands(game: Game, alone: int) -> tuple[object, ...]:
    """The starting hands, with another number of cards for the lone player."""
    return tuple(
        MappingProxyType({**hand, "cartes": alone if hand.get("seul") else hand["cartes"]})
        for hand in game.cards["aide"].values["mains"]
    )


Break = Callable[[Game], tuple[Game, str | None]]  # the broken game and the card to blame

BREAKS: dict[str, Break] = {
    "team-decks": lambda g: (without(g, "lion-d-airain"), None),
    "team-decks-are-pure": lambda g: (changed(g, "pyromancienne", equipe="crane"), "pyromancienne"),
    "sequences": lambda g: (changed(g, "pyromancienne", tirs=()), "pyromancienne"),
    "known-shots": lambda g: (
        changed(g, "pyromancienne", tirs=sequence("missile", "danse")),
        "pyromancienne",
    ),
    "aimed-shots": lambda g: (changed(g, "pyromancienne", tirs=sequence("combat*")), "pyromancienne"),
    "six-roles": lambda g: (changed(g, "pyromancienne", role="roi"), "pyromancienne"),
    "six-signs": lambda g: (changed(g, "pyromancienne", signe="dragon"), "pyromancienne"),
    "different-cards": lambda g: (changed(g, "pyromancienne", nom="Druidesse"), "druidesse"),
    "reset": lambda g: (changed(g, "phenix", reinitialisation=False), None),
    "reset-is-an-ability": lambda g: (changed(g, "phenix", capacite=None), "phenix"),
    "health-tokens": lambda g: (changed(g, "sante", copies=20), "sante"),
    "turn-markers": lambda g: (without(g, "marqueur-crane"), None),
    "walls": lambda g: (changed(g, "mur-coin", pli=None), None),
    "mat": lambda g: (changed(g, "tapis", copies=2), None),
    "reference-cards": lambda g: (changed(g, "aide", copies=3), None),
    "hands": lambda g: (changed(g, "aide", mains=hands(g, 7)), "aide"),
    "sticker-counts": lambda g: (changed(g, "pion-cristal", copies=4), None),
    "sticker-sizes": lambda g: (changed(g, "pion-missile", taille="mini"), "pion-missile"),
    "all-sizes": lambda g: (changed(g, "pion-boule-de-feu", taille="grand"), None),
    "pawn-of-shot": lambda g: (changed(g, "pion-vague", tir="missile"), None),
}


def test_the_game_as_it_stands_breaks_no_rule(game: Game) -> None:
    assert [str(found) for found in check(game)] == []


@pytest.mark.parametrize("rule", BREAKS)
def test_a_game_that_breaks_one_rule_gets_just_that_problem(game: Game, rule: str) -> None:
    wrong, blamed = BREAKS[rule](game)
    assert {(name, blamed) for name, _ in broken(wrong)} == {(rule, blamed)}
    assert blamed in {card for _, card in broken(wrong)}


@pytest.mark.parametrize(
    ("variant", "rule", "card", "field"),
    [
        ("sans-capacites", "no-abilities", "phenix", "capacite"),
        ("sans-armure", "no-armour", "behemoth", "armure"),
    ],
)
def test_rules_of_variants(game: Game, variant: str, rule: str, card: str, field: str) -> None:
    varied, problems = apply_variants(game, [variant])
    assert problems == [] and check(varied) == []
    back = changed(varied, card, **{field: game.cards[card].values[field]})
    assert broken(back) == [(rule, card)]


def test_every_rule_is_broken_once(game: Game) -> None:
    assert {rule.id for rule in game.rules} == {*BREAKS, "no-abilities", "no-armour"}


def test_a_card_in_the_wrong_team_is_seen(game: Game) -> None:
    found = broken(moved(game, "phenix", "crane"))
    assert {rule for rule, _ in found} == {"team-decks", "team-decks-are-pure", "reset"}
