"""The changes of the page: against every state, with pictures, live, and nothing from outside the project."""

from __future__ import annotations

import io
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pikepdf
import pytest
from PIL import Image
from starlette.testclient import TestClient

from deckwright.changes.states import NOW, SnapshotOpener, SnapshotRequest
from deckwright.proof.app import make_app
from deckwright.proof.bench import Workbench
from deckwright.proof.guard import Guests
from deckwright.proof.hub import Hub
from deckwright.proof.present import digests_to_draw, present
from deckwright.proof.serve import hosts
from deckwright.proof.state import State
from deckwright.sheets.write.pdf.private import keep_private, private_data
from tests.kit.history import History, begun
from tests.kit.project import make
from tests.kit.waiting import wait_for

HOST = "127.0.0.1:8123"
BEASTS = "cards/petit/betes.yaml"
SPELLS = "cards/petit/sorts.yaml"
EDITED = {"added": ["foudre"], "removed": ["eclair"], "changed": ["ours"], "copies": ["crabe"]}


@pytest.fixture
def petit(tmp_path: Path) -> History:
    return begun(tmp_path)


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
    answer: dict[str, Any] = {}

    def is_done() -> bool:
        answer.update(page.get("/api/changes", params={"from": old}).json())
        return answer["phase"] not in ("opening", "drawing")

    wait_for(is_done, told=lambda: answer)
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


def test_a_save_changes_the_answer(petit: History) -> None:
    hub = Hub(petit.root, "petit")
    app = make_app(hub, hosts(8123), watching=False)
    with TestClient(app, client=("127.0.0.1", 50_000), base_url=f"http://{HOST}") as page:
        assert seen(page, "HEAD")["changes"] == []
        petit.change(BEASTS, "Il pince.", "Il mord fort.")
        hub.note_changes([BEASTS])
        (change,) = wait_for(lambda: seen(page, "HEAD")["changes"])
        assert change["card"] == "crabe"
        assert change["fields"][0]["was"] == [["Il ", False], ["pince", True], [".", False]]
        assert change["fields"][0]["now"] == [["Il ", False], ["mord fort", True], [".", False]]
        petit.commit("v2")  # what HEAD means is another now
        assert seen(page, "HEAD")["changes"] == [] and len(seen(page, "v1")["changes"]) == 1


def test_a_print_is_seen_as_it_was_without_any_history(petit: History) -> None:
    """Pictures and words of a print come from what the page has shown before."""
    hub = Hub(petit.root, "petit")
    app = make_app(hub, hosts(8123), watching=False)
    with TestClient(app, client=("127.0.0.1", 50_000), base_url=f"http://{HOST}") as page:
        petit.change(BEASTS, "vie: 5", "vie: 7")
        hub.note_changes([BEASTS])
        petit.run("build")
        shutil.rmtree(petit.root / ".git")
        pdf = "build/petit/petit-cards-a4.pdf"
        wait_for(lambda: not seen(page, pdf)["changes"])
        petit.change(BEASTS, "vie: 7", "vie: 3")
        hub.note_changes([BEASTS])
        (change,) = wait_for(lambda: seen(page, pdf)["changes"])
    assert (change["fields"][0]["before"], change["fields"][0]["after"]) == ("7", "3")
    assert change["old"]["front"] and change["old"]["w"] == 40


def test_the_states_that_are_offered(petit: History, page: TestClient) -> None:
    petit.run("build")
    petit.run("printed", "--note", "for the fair")
    petit.write("build/petit/other.pdf", b"%PDF-1.4 no PDF of ours")
    answer = page.get("/api/states").json()
    offered = {
        group["title"]: [(state["name"], state["text"]) for state in group["states"]]
        for group in answer["groups"]
    }
    assert offered == {
        "Recorded prints": [("last-print", "for the fair")],
        "Tags": [("v1", "the state of v1")],
        "Revisions": [("HEAD", "the state of v1")],
        "Printed PDFs": [("build/petit/petit-cards-a4.pdf", "")],
    }
    assert answer["default"] == "last-print"


def outside(petit: History) -> dict[str, str]:
    """Names that lead out of the project, some by a link in it."""
    other = make(petit.root.parent / "other").root
    (petit.root / "link").symlink_to(other)
    petit.run("build")
    (other / "print.pdf").write_bytes(petit.pdf.read_bytes())
    (petit.root / "link.pdf").symlink_to(other / "print.pdf")
    return {
        "a folder beside": "../other",
        "a folder by its path": str(other),
        "a file beside": "../other/print.pdf",
        "a file by its path": str(other / "print.pdf"),
        "a way out and in again": f"cards/../../{petit.root.name}",
        "a link to a folder": "link",
        "a link to a file": "link.pdf",
        "a file behind a link": "link/print.pdf",
        "a home": "~/secret.pdf",
        "another system's path": r"C:\print.pdf",
        "another system's way out": r"..\other\print.pdf",
        "what is not there": "../nothing.json",
    }


def test_nothing_outside_the_project_is_opened(petit: History, page: TestClient) -> None:
    for what, name in outside(petit).items():
        answer = seen(page, name, "refused")
        assert [one["code"] for one in answer["problems"]] == ["outside-project"], what
        assert "deckwright diff" in answer["problems"][0]["hint"]


REFUSED = [
    ("no such revision", "v2", "unknown-revision", "v1"),
    ("no print is recorded", "last-print", "no-print", "deckwright printed"),
    ("a PDF that is not there", "build/none.pdf", "print-pdf", "No such file"),
    ("no PDF", "cards/petit/odd.pdf", "print-pdf", "name the PDF"),
    ("no record", "cards/petit/odd.json", "print-record", "no record"),
    ("a folder without the game", "before/", "revision-layout", "before"),
    ("an option of git", "--upload-pack=x", "unknown-revision", "--upload-pack"),
    ("a name with a zero in it", "v1\0", "unknown-revision", "no name"),
    ("a name without end", "v" * 300, "unknown-revision", "no name"),
    ("a revision without the game", "empty", "revision-layout", "empty"),
    ("a game that cannot be read", "spoilt", "", ""),
]


@pytest.mark.parametrize(("what", "name", "code", "words"), REFUSED, ids=[row[0] for row in REFUSED])
def test_a_state_that_cannot_be_opened_is_told(
    petit: History, page: TestClient, what: str, name: str, code: str, words: str
) -> None:
    petit.write("cards/petit/odd.pdf", b"no PDF")
    petit.write("cards/petit/odd.json", b"{}")
    petit.write("before/cards/autre/game.yaml", "title: x")
    if name == "empty":
        petit.git("checkout", "-q", "--orphan", "nothing")
        petit.git("rm", "-rq", "--cached", ".")
        petit.git("commit", "-q", "--allow-empty", "-m", "nothing")
        petit.git("tag", "empty")
    if name == "spoilt":
        game = (petit.root / "cards/petit/game.yaml").read_text(encoding="utf-8")
        petit.write("cards/petit/game.yaml", "components: [")
        petit.commit("spoilt")
        petit.write("cards/petit/game.yaml", game)
    answer = seen(page, name, "refused")
    told = " ".join(f"{one['code']} {one['message']} {one['hint']}" for one in answer["problems"])
    assert code in told and words in told
    assert str(petit.root) not in told
    if name == "spoilt":
        assert answer["problems"][0]["place"].startswith("spoilt:cards/petit/game.yaml")
    assert page.get("/api/cards").status_code == 200  # and the page goes on


def test_a_revision_with_faults_is_compared_as_far_as_it_goes(petit: History, page: TestClient) -> None:
    petit.change(BEASTS, "vie: 5", "vie: viele")
    petit.commit("faulty")
    petit.change(BEASTS, "vie: viele", "vie: 5")
    answer = seen(page, "faulty")
    assert "faulty:cards/petit/betes.yaml:5:8" in [one["place"] for one in answer["problems"]]
    assert "crabe" not in {change["card"] for change in answer["changes"]}


def test_guests_see_no_history(petit: History) -> None:
    guests = Guests()
    app = make_app(Hub(petit.root, "petit"), hosts(8123, "192.168.7.9"), guests=guests, watching=False)
    url = "http://192.168.7.9:8123"
    with TestClient(app, client=("192.168.7.20", 50_000), base_url=url, follow_redirects=False) as page:
        page.get(f"/?token={guests.token}")
        assert page.get("/api/cards").status_code == 200
        for address in ("/api/states", "/api/changes?from=v1", "/api/places?old=a&new=b"):
            assert page.get(address).status_code == 403


def test_places_are_told_of_known_pictures_only(page: TestClient) -> None:
    digest = page.get("/api/cards").json()["cards"][0]["front"]
    for old, new in (("x", digest), (digest, "../x"), ("", "")):
        assert page.get("/api/places", params={"old": old, "new": new}).status_code == 404


def test_what_is_compared_is_what_the_command_line_compares(petit: History, page: TestClient) -> None:
    bench = Workbench(petit.root, "petit")
    state = bench.read(State())
    for digest in digests_to_draw(state, bench.cache):
        bench.picture(state.faces[digest], digest, 320, state)
    now = present(state, bench.cache, petit.root)
    with SnapshotOpener(SnapshotRequest(petit.root, "petit")) as opener:
        built = opener.open(NOW).edition
    assert now is not None and now.edition == built
    assert [card.values for card in now.edition.cards] == [card.values for card in built.cards]


def test_who_wrote_a_card_last_is_told(petit: History, page: TestClient) -> None:
    def told(key: str) -> tuple[bool, str | None]:
        answer = page.get(f"/api/touched/{key}").json()
        return answer["known"], answer.get("text")

    assert told("ours") == (True, "the state of v1")
    petit.change(SPELLS, "Tombe du ciel.", "Tombe.")
    petit.commit("v2")
    assert told("eclair") == (True, "the state of v2")
    assert told("crabe") == (True, "the state of v1")
    petit.change(BEASTS, "Il pince.", "Il mord.")
    assert told("crabe") == (True, None)
    shutil.rmtree(petit.root / ".git")
    assert told("crabe") == (False, None)
    assert page.get("/api/touched/nobody").status_code == 404


def test_stickers_are_no_cards(petit: History, page: TestClient) -> None:
    petit.run("build")
    data = private_data(petit.pdf)
    assert data is not None and b'"format": 1' in data
    with pikepdf.open(petit.pdf, allow_overwriting_input=True) as pdf:
        keep_private(pdf, data.replace(b'"format": 1', b'"kind": "stickers", "format": 1'))
        pdf.save()
    answer = seen(page, "build/petit/petit-cards-a4.pdf", "refused")
    assert answer["problems"][0]["code"] == "print-other"
    assert all(group["title"] != "Printed PDFs" for group in page.get("/api/states").json()["groups"])
