"""Caveloot by the depth of its adventure: its regions, and the boss whose capture ends the game."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from deckwright.basics.problems import RequestError
from deckwright.game.load import load_game
from deckwright.game.model import Game
from deckwright.game.variants import apply_variants, faults
from deckwright.proof.bench import Workbench
from deckwright.proof.state import State
from deckwright.rules import check
from tests.kit.places import ROOT
from tests.kit.project import Project, make
from tests.kit.rule_games import changed

from .raw import COPIES, POWER_DECKS, REGIONS, RawCard, deck

# The rulebook, "choisissez la profondeur de l'aventure": how many regions, and the boss to capture.
DEPTHS = {
    "rapide": (1, "Psoro"),
    "equilibree": (2, "Chaporal Shaton"),
    "longue": (3, "Freezor"),
    "epique": (4, "Comte Draner"),
}
ALWAYS = (*POWER_DECKS, "help", "vitalite")


@pytest.fixture(scope="module")
def game() -> Game:
    found, _ = load_game(ROOT, "caveloot")
    assert found is not None
    return found


def printed(cards: list[RawCard]) -> int:
    return sum(int(card.get("copies") or COPIES[card.get("rarete") or "legendaire"]) for card in cards)


def met(depth: str) -> dict[str, list[RawCard]]:
    """The cards by deck that an adventure can meet.

    A passage leads somewhere, a quest or guild that is met gives the special card which it names, and Azkovlar's
    legendary cards want the dragon and the draw of the deepest regions.
    """
    regions = REGIONS[: DEPTHS[depth][0]]
    cards = {name: [card for card in deck(name) if card.get("vers") in (None, *regions)] for name in regions}
    said = str([card.fields for name in regions for card in cards[name]])
    given = [card for card in deck("speciales") if f"'{card.id}'" in said]
    drawn = [c for c in deck("legendaires") if c.get("region") != "azkovlar" or "azkovlar" in regions]
    always = {name: deck(name) for name in ALWAYS}
    return {**cards, "origines": deck("origines"), "speciales": given, "legendaires": drawn, **always}


def made(game: Game, depth: str) -> Game:
    found, problems = apply_variants(game, [depth])
    assert problems == []
    return found


def test_the_depths_are_those_of_the_rulebook(game: Game) -> None:
    assert list(game.variants) == list(DEPTHS)
    assert faults(game) == []


@pytest.mark.parametrize("depth", DEPTHS)
def test_a_depth_prints_what_it_can_meet_and_nothing_else(game: Game, depth: str) -> None:
    wanted = met(depth)
    cards = {name: [card.id for card in cards] for name, cards in wanted.items()}
    shallow = made(game, depth)
    assert {d.id: [card.id for card in d.cards] for d in shallow.decks.values()} == cards
    assert {d.id: d.copies for d in shallow.decks.values()} == {n: printed(c) for n, c in wanted.items()}
    assert set(shallow.cards) == {id for ids in cards.values() for id in ids}


def test_special_cards_and_passages_follow_the_depth() -> None:
    """Two special cards are Butina's, six Caveport's, three Soulstern's, one Azkovlar's; passages lead on."""
    found = [len(met(depth)["speciales"]) for depth in DEPTHS]
    assert found == [2, 8, 11, 12]
    assert [card.id for name in REGIONS[:1] for card in met("rapide")[name] if card.type == "passage"] == []
    assert "oeuf-de-mordrakar" not in {card.id for card in met("longue")["legendaires"]}


@pytest.mark.parametrize("depth", DEPTHS)
def test_the_deepest_region_has_the_boss_that_ends_the_game(game: Game, depth: str) -> None:
    number, boss = DEPTHS[depth]
    final = {
        card.values["region"]: card.values["nom"].in_lang("fr")
        for card in made(game, depth).cards.values()
        if card.values.get("final")
    }
    assert set(final) == set(REGIONS[:number]) and final[REGIONS[number - 1]] == boss


@pytest.mark.parametrize("depth", DEPTHS)
def test_the_rules_hold_at_every_depth_and_would_be_broken(game: Game, depth: str) -> None:
    shallow = made(game, depth)
    assert [str(found) for found in check(shallow)] == []
    boss = next(card.id for card in shallow.cards.values() if card.values.get("final"))
    found = [problem.rule for problem in check(changed(shallow, boss, nom="Psorine"))]
    assert len(found) == 1 and str(found[0]).startswith("final-bosses")


def test_a_passage_to_a_region_that_is_closed_is_told(game: Game) -> None:
    passage = next(card.id for card in game.decks["butina"].cards if card.type.id == "passage")
    closed = apply_variants(game, ["epique"])[0]
    closed = replace(closed, decks={id: deck for id, deck in closed.decks.items() if id != "caveport"})
    assert passage in {found.card for found in check(closed) if found.rule == "passages-lead-to-open-regions"}


def test_the_command_line_prints_a_depth_under_its_name(tmp_path: Path) -> None:
    done = Project(ROOT).run(
        "build", "caveloot", "--variant", "rapide", "--deck", "help", "--out", str(tmp_path)
    )
    assert done.code == 0
    assert (tmp_path / "caveloot/caveloot-rapide-cards-help-a4.pdf").exists()
    gone = Project(ROOT).run(
        "build", "caveloot", "--variant", "rapide", "--deck", "azkovlar", "--out", str(tmp_path)
    )
    assert gone.code == 2 and "no deck 'azkovlar'" in gone.err
    wrong = Project(ROOT).run("check", "caveloot", "--variant", "rapid")
    assert wrong.code == 2 and "did you mean 'rapide'?" in wrong.err


def test_who_stands_for_the_players_needs_his_cards(game: Game) -> None:
    assert game.balance is not None
    shallow = made(game, "rapide").balance
    assert list(game.balance.champions) == list(REGIONS)
    # The champion of a region comes from the one before, so that a quick adventure has those of the first two.
    assert shallow is not None and list(shallow.champions) == list(REGIONS[:2])


def test_a_proof_shows_a_variant_and_outlives_its_loss(tmp_path: Path) -> None:
    petit = make(tmp_path)
    label = "cards/petit/game.yaml"
    base = (petit.root / label).read_text(encoding="utf-8")
    variants = "variants:\n  court: {operations: [{remove: \"id == 'ours'\"}]}\n"
    petit.write(label, base + variants)
    bench = Workbench(petit.root, "petit", variants=("court",))
    first = bench.read(State())
    assert {shown.card_faces.card.id for shown in first.cards.values()} == {"crabe", "eclair"}
    petit.write(label, base)
    second = bench.read(first)
    assert {shown.card_faces.card.id for shown in second.cards.values()} == {"crabe", "ours", "eclair"}
    assert "unknown-variant" in {found.problem.code for found in second.found}
    with pytest.raises(RequestError):
        Workbench(petit.root, "petit", variants=("court",)).read(State())
