"""Caveloot, loaded and drawn once a run of the tests."""

from __future__ import annotations

import pytest

from deckwright.basics.problems import Problem
from deckwright.build.cards import check
from deckwright.build.request import Request
from deckwright.faces.draw.types import Drawn
from tests.kit.places import ROOT


@pytest.fixture(scope="session")
def checked() -> tuple[Drawn, tuple[Problem, ...]]:
    drawn, problems = check(Request(ROOT, "caveloot"))
    assert drawn is not None
    return drawn, problems


@pytest.fixture(scope="session")
def drawn(checked: tuple[Drawn, tuple[Problem, ...]]) -> Drawn:
    return checked[0]
