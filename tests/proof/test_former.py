"""States of before are opened beside other work, given up where nobody waits, closed when others are looked at."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from deckwright.changes.states import Snapshot, SnapshotOpener
from deckwright.proof import former
from deckwright.proof.app import make_app
from deckwright.proof.choices import Choices
from deckwright.proof.former import KEPT, Archive, Former, Opening
from deckwright.proof.hub import Hub
from deckwright.proof.records import Cache
from deckwright.proof.serve import hosts
from tests.kit.history import History
from tests.kit.project import make
from tests.kit.waiting import PATIENCE

BEASTS = "cards/petit/betes.yaml"


@pytest.fixture
def petit(tmp_path: Path) -> History:
    project = History(make(tmp_path / "un projet à moi", {".gitignore": "build/\n"}).root)
    project.git("init", "-q")
    for life in range(2, 2 + KEPT + 1):
        text = (project.root / BEASTS).read_text(encoding="utf-8")
        project.write(
            BEASTS, text.replace("vie: 5", f"vie: {life}").replace(f"vie: {life - 1}", f"vie: {life}")
        )
        project.commit(f"v{life}")
    return project


@pytest.fixture
def archive(petit: History) -> Iterator[Archive]:
    archive = Archive(petit.root, "petit", (), Cache(petit.root / "build/.cache/proof"))
    yield archive
    archive.stop()


def opened(archive: Archive, petit: History, name: str) -> Opening:
    opening = archive.open(Choices(petit.root, "petit", ()).find(name), "fr")
    assert opening.over.wait(PATIENCE)
    return opening


def front(archive: Archive, opening: Opening, card: str) -> str:
    """The digest of the front of a card as it was."""
    assert isinstance(opening.former, Former)
    found = next(one for one in opening.former.edition.cards if one.id == card)
    frame = archive.frame(opening.former, found, "front")
    assert frame is not None
    return str(frame["digest"])


def test_others_are_answered_while_a_state_is_opened(petit: History, monkeypatch: pytest.MonkeyPatch) -> None:
    begun, go_on = threading.Event(), threading.Event()
    really = SnapshotOpener.open

    def slowly(self: SnapshotOpener, name: str) -> Snapshot:
        begun.set()
        assert go_on.wait(PATIENCE)
        return really(self, name)

    monkeypatch.setattr(SnapshotOpener, "open", slowly)
    app = make_app(Hub(petit.root, "petit"), hosts(8123), watching=False)
    host = "http://127.0.0.1:8123"
    with TestClient(app, client=("127.0.0.1", 50_000), base_url=host) as page:
        asked = {"from": "v2"}
        assert page.get("/api/changes", params=asked).json()["phase"] == "opening"
        assert begun.wait(PATIENCE)
        digest = page.get("/api/cards").json()["cards"][0]["front"]
        assert page.get(f"/face/{digest}.png").status_code == 200
        assert page.get("/api/changes", params=asked).json()["phase"] == "opening"
        go_on.set()
        answer = page.get("/api/changes", params=asked).json()
        while answer["phase"] != "ready":
            answer = page.get("/api/changes", params=asked).json()
        assert answer["from"]["name"] == "v2"


def test_a_state_is_opened_once(petit: History, archive: Archive) -> None:
    first = opened(archive, petit, "v2")
    assert opened(archive, petit, "v2") is first
    petit.git("tag", "-f", "v2", "v3")
    assert opened(archive, petit, "v2") is not first  # the name means another now


def test_the_oldest_is_closed_and_its_files_are_drawn_no_more(petit: History, archive: Archive) -> None:
    oldest = opened(archive, petit, "v2")
    drawn, undrawn = front(archive, oldest, "crabe"), front(archive, oldest, "ours")
    picture = archive.picture(drawn, 320)
    for life in range(3, 3 + KEPT):
        opened(archive, petit, f"v{life}")
    assert not archive.knows(undrawn)
    assert archive.picture(undrawn, 320) is None  # and no picture without its art
    assert archive.picture(drawn, 320) == picture  # which was kept
    again = opened(archive, petit, "v2")
    assert again is not oldest
    assert front(archive, again, "ours") == undrawn and archive.picture(undrawn, 320) is not None


def test_a_state_that_nobody_waits_for_is_given_up(
    petit: History, archive: Archive, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(former, "PATIENCE", -1.0)  # seconds: nobody has asked for the first since
    begun, go_on = threading.Event(), threading.Event()
    really = SnapshotOpener.open

    def slowly(self: SnapshotOpener, name: str) -> Snapshot:
        if name == "v2":
            begun.set()
            assert go_on.wait(PATIENCE)
        return really(self, name)

    monkeypatch.setattr(SnapshotOpener, "open", slowly)
    choices = Choices(petit.root, "petit", ())
    first = archive.open(choices.find("v2"), "fr")
    assert begun.wait(PATIENCE)
    second = archive.open(choices.find("v3"), "fr")
    go_on.set()
    assert first.over.wait(PATIENCE) and second.over.wait(PATIENCE)
    assert first.former is None and first.problems == ()
    assert second.former is not None


def test_whatever_goes_wrong_is_told(
    petit: History, archive: Archive, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(self: SnapshotOpener, name: str) -> Snapshot:
        raise RuntimeError("who would have thought of that")

    with monkeypatch.context() as patch:
        patch.setattr(SnapshotOpener, "open", broken)
        opening = opened(archive, petit, "v2")
    assert [one.code for one in opening.problems] == ["drawing-failed"]
    assert "who would have thought of that" in opening.problems[0].message
    monkeypatch.setattr(former, "PATIENCE", -1.0)
    assert opened(archive, petit, "v2").former is not None  # it is tried again
