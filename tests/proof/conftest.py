from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from deckwright.proof.hub import Hub
from tests.kit.project import Project, make


@pytest.fixture
def petit(tmp_path: Path) -> Project:
    return make(tmp_path / "un projet à moi")


@pytest.fixture
def hub(petit: Project) -> Iterator[Hub]:
    hub = Hub(petit.root, "petit")
    yield hub
    hub.stop()
