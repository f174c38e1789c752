"""The changes of the page: against every state, with pictures, live, and nothing from outside the project."""

from __future__ import annotations

import io
import shutil
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from cli.project import make
from PIL import Image
from starlette.testclient import TestClient
from states.conftest import History

from deckwright.proof.app import make_app
from deckwright.proof.hub import Hub
from deckwright.proof.serve import hosts

HOST = "127.0.0.1:8123"
BEASTS = "cards/petit/betes.yaml"
SPELLS = "cards/petit/sorts.yaml"
EDITED = {"added": ["foudre"], "removed": ["eclair"], "changed": ["ours"], "copies": ["crabe"]}


@pytest.fixture
def petit(tmp_path: Path) -> History:
    project = History(make(tmp_path / "un projet à moi", {".gitignore": "build/\n"}).root)
    project.git("init", "-q")
    project.commit("v1")
    return project


@pytest.fixture
def page(petit: History) -> Iterator[TestClient]:
    app = make_app(Hub(petit.root, "petit"), hosts(8123), watching=False)
    with TestClient(app, client=("127.0.0.1", 50_000), base_url=f"http://{HOST}") as client:
        yield client


def edit(petit: History) -> None:
    petit.change(BEASTS, "vie: 5", "vie: 6")
    petit.change(BEASTS, "copies: 3", "copies: 2")
    petit.change(SPELLS, "eclair:", "foudre:")


def seen(page: TestClient, old: str, phase: str = "ready") -> dict[str, Any]:
    """The answer, once the state has been opened and all is drawn."""
    until = time.monotonic() + 60
    while True:
        answer: dict[str, Any] = page.get("/api/changes", params={"from": old}).json()
        if answer["phase"] not in ("opening", "drawing") or time.monotonic() > until:
            assert answer["phase"] == phase, answer
            return answer


def kinds(answer: dict[str, Any]) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for change in answer["changes"]:
        found.setdefault(change["kind"], []).append(change["card"])
    return found


@pytest.mark.parametrize("old", ["v1", "HEAD", "pdf", "folder", "last-print"])
def test_every_state_can_be_compared_with(petit: History, old: str, page: TestClient) -> None:
    if old == "pdf":
        petit.run("build")
        old = "build/petit/petit-cards-a4.pdf"
    if old == "folder":
        old = shutil.copytree(petit.root / "cards", petit.root / "before/cards").parent.name
        for name in ("layouts", "assets"):
            shutil.copytree(petit.root / name, petit.root / "before" / name)
    if old == "last-print":
        petit.run("build")
        petit.run("printed")
    edit(petit)
    answer = seen(page, old)
    assert kinds(answer) == EDITED
    told = {change["card"]: change for change in answer["changes"]}
    field = next(one for one in told["ours"]["fields"] if one["name"] == "vie")
    if answer["from"]["is_print"]:
        assert (field["before"], field["after"]) == (None, "6")
    else:
        assert (field["before"], field["after"]) == ("5", "6")
    assert told["ours"]["sides"] == ["front"]
    assert told["crabe"]["copies"] == [3, 2]
    # A bear is new; a bear and a crab go. The spell has another id and looks the same: it stays.
    assert answer["print"]["copies"] == 1 and answer["print"]["discarded"] == 2
    assert answer["print"]["cells"] == [1]
    assert answer["print"]["command"] == f"deckwright build petit --changed-since {old}"

    # Both pictures are there, and what is another heart more is where the sixth heart was drawn.
    before, now = told["ours"]["old"]["front"], page.get("/api/card/ours").json()["faces"][0]["digest"]
    first, second = (
        Image.open(io.BytesIO(page.get(f"/face/{digest}.png?w=640").content)) for digest in (before, now)
    )
    assert first.size == second.size and first.tobytes() != second.tobytes()
    places = page.get("/api/places", params={"old": before, "new": now}).json()["places"]
    (x, y, w, h) = places[0]
    assert len(places) == 1 and 34 <= x < 40 and y >= 34 and y + h <= 39.2 and x + w <= 40
