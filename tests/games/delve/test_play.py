"""What a turn is worth by arithmetic, and that the machine plays games to their end by the rules."""

from __future__ import annotations

import random
import sys
from fractions import Fraction

import pytest

from deckwright.game.load import load_game
from deckwright.game.model import Game
from deckwright.rules.statistics.balance import matches
from tests.kit.places import ROOT

sys.path.insert(0, str(ROOT / "scripts"))

from playtesting.delve_cards import read_box
from playtesting.delve_mind import Simple
from playtesting.delve_rules import Game as Play
from playtesting.delve_rules import Move, Open, Roll


@pytest.fixture(scope="module")
def game() -> Game:
    found, problems = load_game(ROOT, "delve")
    assert found is not None and problems == []
    return found


def test_the_chance_to_beat_a_challenge_in_one_turn(game: Game) -> None:
    """A difficulty of 9 with action and boosts worth 7: the dice have to give 2 or more, that is 13 of 27."""
    assert game.balance is not None
    found = {(each.card.id, each.champion): each for each in matches(game, game.balance, "fr", 10, 1)}
    peacock = found["le-paon-aux-cent-yeux", "deux-soutiens"]
    assert game.cards["le-paon-aux-cent-yeux"].values["difficulte"] == 9
    assert peacock.round is not None and peacock.round.win == Fraction(13, 27)


@pytest.mark.parametrize(
    ("variants", "life", "left"), [((), 10, 50), (("difficile",), 8, 50), (("rapide",), 10, 40)]
)
def test_a_game_is_set_up_and_played_to_its_end(variants: tuple[str, ...], life: int, left: int) -> None:
    box = read_box(variants, ROOT)
    for seekers, hand in ((1, 8), (2, 7)):
        play = Play(box, seekers, Simple(), random.Random(1))
        assert play.life == life and len(play.well) == left and len(play.open) == 4
        assert [len(player.hand) for player in play.players] == [hand] * seekers
        assert play.play().cause in ("master", "life", "fatigue")


def test_four_mazes_are_beaten_at_once() -> None:
    """An attempt at one puts a point on the others: each at 7 of 8, the feat's four fall together."""
    play = Play(read_box((), ROOT), 1, Simple(), random.Random(1))
    mazes = [Open(sheet) for sheet in play.box.well if sheet.name == "Le labyrinthe"]
    play.open[:], play.life = mazes, play.box.life
    for maze in mazes:
        maze.progress = 7
    player = play.players[0]
    strong = next(skill for skill in player.hand if skill.value >= 1)
    play.attempt(Move(mazes[0], "rouge", strong), player)
    assert [maze for maze in mazes if maze in play.open] == []


def test_a_challenge_is_beaten_when_its_difficulty_falls_to_its_points() -> None:
    """With the queen of the bees in play the dancer asks for 9: its 8 points are enough once she is gone."""
    play = Play(read_box((), ROOT), 1, Simple(), random.Random(1))
    queen, dancer = (
        Open(next(sheet for sheet in play.box.well if sheet.id == name))
        for name in ("reine-des-abeilles-d-or", "le-danseur-aux-lames")
    )
    play.open[:], dancer.progress = [queen, dancer], 8
    play.settle(play.players[0])
    assert play.open == [queen, dancer]
    play.open.remove(queen)
    play.settle(play.players[0])
    assert play.open == []


def test_asha_rerolls_what_is_announced_red() -> None:
    """Her lantern is red when she says so; her red and blue feint is blue against a blue challenge."""
    play = Play(read_box((), ROOT), 1, Simple(), random.Random(1))
    (asha,) = play.players
    assert asha.seeker.id == "asha"
    feint = next(skill for skill in asha.seeker.skills if skill.id == "feinte")
    plain = Open(next(sheet for sheet in play.box.well if sheet.id == "chimere-d-ecailles"))  # blue and red
    asked = [
        (colour, action) for colour in ("rouge", "bleu") for action in (asha.seeker.lantern, feint, None)
    ]
    found = [play.may_reroll(Move(plain, colour, action), asha) for colour, action in asked]
    assert found == [True, True, False, False, False, False]


def test_the_worked_example() -> None:
    """Defeat Trap as an action is worth 4 against a trap, 2 elsewhere; as a boost 3 and 1; matching dice add 1 each."""
    box = read_box((), ROOT)
    play = Play(box, 1, Simple(), random.Random(1))
    play.tired.clear()
    play.open.clear()
    trap = Open(next(sheet for sheet in box.well if sheet.id == "le-collier-trop-beau"))
    fight = Open(next(sheet for sheet in box.well if sheet.id == "le-danseur-aux-lames"))
    skill = next(skill for skill in box.seekers[0].skills if skill.id == "dejouer-un-piege")
    assert [play.points(Move(at, "rouge", skill), Roll(2, True)) for at in (trap, fight)] == [4 + 3, 2 + 3]
    assert [skill.boost_on(kind) for kind in ("piege", "combat")] == [3, 1]
