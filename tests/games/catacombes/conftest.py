"""The game, loaded and drawn once a run of the tests."""

from __future__ import annotations

import pytest

from deckwright.basics.problems import Problem
from deckwright.build.cards import check
from deckwright.build.request import Request
from deckwright.faces.draw.types import DrawnGame
from deckwright.game.load import load_game
from deckwright.game.model import Game
from tests.kit.places import ROOT


@pytest.fixture(scope="session")
def game() -> Game:
    found, problems = load_game(ROOT, "catacombes")
    assert found is not None and [str(problem) for problem in problems] == []
    return found


@pytest.fixture(scope="session")
def checked() -> tuple[DrawnGame, tuple[Problem, ...]]:
    drawn, problems = check(Request(ROOT, "catacombes"))
    assert drawn is not None
    return drawn, problems


@pytest.fixture(scope="session")
def drawn(checked: tuple[DrawnGame, tuple[Problem, ...]]) -> DrawnGame:
    return checked[0]
