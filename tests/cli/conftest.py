from __future__ import annotations

from pathlib import Path

import pytest

from tests.kit.project import Project, make


@pytest.fixture
def petit(tmp_path: Path) -> Project:
    return make(tmp_path / "un projet à moi")  # a path with spaces and accents, as people have them
