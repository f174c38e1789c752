"""Caveloot, loaded and drawn once a run of the tests."""

from __future__ import annotations

from pathlib import Path

import pytest

from deckwright.pipeline import Drawn, Request, check
from deckwright.problems import Problem

from .raw import ROOT

HERE = Path(__file__).parent


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Where tests are shared out among processes, one process gets all of Caveloot's, and draws it once."""
    for item in items:
        if item.path.is_relative_to(HERE):
            item.add_marker(pytest.mark.xdist_group("caveloot"))


@pytest.fixture(scope="session")
def checked() -> tuple[Drawn, tuple[Problem, ...]]:
    drawn, problems = check(Request(ROOT, "caveloot"))
    assert drawn is not None
    return drawn, problems


@pytest.fixture(scope="session")
def drawn(checked: tuple[Drawn, tuple[Problem, ...]]) -> Drawn:
    return checked[0]
