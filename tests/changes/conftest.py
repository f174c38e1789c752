from __future__ import annotations

from pathlib import Path

import pytest

from tests.kit.history import History, begun


@pytest.fixture
def petit(tmp_path: Path) -> History:
    return begun(tmp_path)
