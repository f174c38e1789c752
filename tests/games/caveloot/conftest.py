"""Caveloot, loaded and drawn once a run of the tests."""

from __future__ import annotations

import pytest

from deckwright.basics.problems import Problem
from deckwright.build.cards import check
from deckwright.build.request import Request
from deckwright.faces.draw.types import DrawnGame
from tests.kit.places import ROOT


@pytest.fixture(scope="session")
def checked() -> tuple[DrawnGame, tuple[Problem, ...]]:
    drawn, problems = check(Request(ROOT, "caveloot"))
    assert drawn is not None
    return drawn, problems


@pytest.fixture(scope="session")
def drawn(checked: tuple[DrawnGame, tuple[Problem, ...]]) -> DrawnGame:
    return checked[0]


@pytest.fixture(scope="session")
def english() -> tuple[DrawnGame, tuple[Problem, ...]]:
    drawn, problems = check(Request(ROOT, "caveloot", lang="en"))
    assert drawn is not None
    return drawn, problems
