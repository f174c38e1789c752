from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from deckwright.proof.desk.desk import Desk
from deckwright.proof.desk.pages import make_desk_app
from deckwright.proof.serve import hosts

HOST = "127.0.0.1:8123"
OWN = {"origin": f"http://{HOST}", "content-type": "application/json"}


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A user's home that knows nothing of Deckwright yet."""
    folder = tmp_path / "home"
    (folder / "Documents").mkdir(parents=True)
    monkeypatch.setenv("HOME", str(folder))
    monkeypatch.setenv("USERPROFILE", str(folder))
    monkeypatch.setenv("XDG_CONFIG_HOME", str(folder / ".config"))
    monkeypatch.setenv("DECKWRIGHT_CONFIG", str(folder / ".config/deckwright"))
    return folder


def client_of(start: Path, workshop: Path, address: str = "127.0.0.1") -> TestClient:
    desk = Desk(start, workshop, lambda root, game: lambda state, summary: None)
    app = make_desk_app(desk, hosts(8123))
    return TestClient(app, client=(address, 50_000), base_url=f"http://{HOST}", headers=OWN)


@pytest.fixture
def page(home: Path, tmp_path: Path) -> Iterator[TestClient]:
    with client_of(home, tmp_path / "workshop") as client:
        yield client
