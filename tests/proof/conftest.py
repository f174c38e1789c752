from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from deckwright.proof.hub import Hub
from tests.kit.browser import DESK, open_browser, open_page
from tests.kit.project import Project, make

from .server import Server


@pytest.fixture
def petit(tmp_path: Path) -> Project:
    return make(tmp_path / "un projet à moi")


@pytest.fixture
def hub(petit: Project) -> Iterator[Hub]:
    hub = Hub(petit.root, "petit")
    yield hub
    hub.stop()


@pytest.fixture
def server(petit: Project) -> Iterator[Server]:
    server = Server(petit.root)
    yield server
    server.stop()


@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    with open_browser() as browser:
        yield browser


@pytest.fixture
def page(browser: Any, server: Server) -> Iterator[Any]:
    with open_page(browser, server.url, viewport=DESK) as page:
        yield page
