"""The game, loaded and drawn once a run of the tests."""

from __future__ import annotations

import pytest

from deckwright.drawing import Drawn
from deckwright.load import load_game
from deckwright.model import Game
from deckwright.pipeline import check
from deckwright.problems import Problem
from deckwright.request import Request

from .raw import ROOT


@pytest.fixture(scope="session")
def game() -> Game:
    found, problems = load_game(ROOT, "catacombes")
    assert found is not None and [str(problem) for problem in problems] == []
    return found


@pytest.fixture(scope="session")
def checked() -> tuple[Drawn, tuple[Problem, ...]]:
    drawn, problems = check(Request(ROOT, "catacombes"))
    assert drawn is not None
    return drawn, problems


@pytest.fixture(scope="session")
def drawn(checked: tuple[Drawn, tuple[Problem, ...]]) -> Drawn:
    return checked[0]
