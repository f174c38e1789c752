"""The beginning, asked as its page asks it: what it writes, and for whom."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from tests.kit.project import make, run

from .conftest import client_of

NEW = {"template": "plain", "name": "Night Market", "size": "", "form": "csv"}


def files_below(folder: Path) -> dict[str, bytes]:
    """All but what is kept of drawing."""
    found = {path.relative_to(folder).as_posix(): path for path in folder.rglob("*") if path.is_file()}
    return {name: path.read_bytes() for name, path in sorted(found.items()) if ".cache" not in name}


def test_nothing_is_written_before_the_press(page: TestClient, home: Path) -> None:
    told = page.get("/api/begin").json()
    assert (told["games"], told["project"], told["folder"]) == ([], None, "~/Documents/Deckwright")
    sample = page.get("/api/sample/plain").json()
    assert sample["cards"] == 9 and len(sample["faces"]) == 3
    picture = page.get(f"/sample/plain/{sample['faces'][0]['front']}.png")
    assert picture.headers["content-type"] == "image/png" and picture.content.startswith(b"\x89PNG")
    plan = page.post("/api/plan", json=NEW).json()
    assert plan["command"] == 'deckwright new "Night Market" --from csv'
    assert plan["folder"] == "~/Documents/Deckwright/night-market"
    assert "cards/night-market/cards.csv" in plan["files"]
    assert files_below(home) == {}


def test_a_game_is_what_the_command_makes(page: TestClient, home: Path, tmp_path: Path) -> None:
    answer = page.post("/api/create", json=NEW)
    assert answer.json() == {"open": "/game/night-market/"}
    beside = tmp_path / "by-command"
    beside.mkdir()
    command = page.post("/api/plan", json=NEW | {"name": "Other"}).json()["command"]
    words = command.replace("Other", "Night Market").split(" ", 3)
    assert words[:2] == ["deckwright", "new"]
    assert run("new", "Night Market", "--from", "csv", folder=beside).code == 0
    made = files_below(home / "Documents/Deckwright/night-market")
    assert made == files_below(beside / "night-market")
    game = page.get("/game/night-market/api/game").json()
    assert (game["title"], game["home"], game["guest"]) == ("Night Market", "/", False)
    assert len(page.get("/game/night-market/api/cards").json()["cards"]) == 9
    assert page.get("/game/night-market/").text == page.get("/game/night-market").text


def test_a_name_is_never_a_path_and_never_taken_twice(page: TestClient, home: Path) -> None:
    assert page.post("/api/create", json=NEW | {"name": "../../Évasion"}).json() == {"open": "/game/evasion/"}
    games = home / "Documents/Deckwright"
    assert [path.name for path in games.iterdir()] == ["evasion"]
    before = files_below(games)
    plan = page.post("/api/plan", json=NEW | {"name": "evasion"}).json()
    assert "exists already" in plan["taken"] and plan["free"] == "Evasion 2"
    again = page.post("/api/create", json=NEW | {"name": "evasion"})
    assert (again.status_code, files_below(games)) == (409, before)


REFUSED = [
    ("no name", {"name": " "}),
    ("a name without letters", {"name": "…"}),
    ("no such template", {"template": "../plain"}),
    ("no such size", {"size": "huge"}),
    ("a size that it is not drawn for", {"size": "disc-25"}),
    ("no such form", {"form": "docx"}),
]


@pytest.mark.parametrize(("what", "asked"), REFUSED, ids=[row[0] for row in REFUSED])
def test_what_cannot_be_leaves_nothing(
    page: TestClient, home: Path, what: str, asked: dict[str, str]
) -> None:
    answer = page.post("/api/create", json=NEW | asked)
    assert answer.status_code == 409 and answer.json()["message"]
    assert files_below(home) == {}


def test_a_game_joins_the_project(home: Path, tmp_path: Path) -> None:
    petit = make(tmp_path / "project")
    with client_of(petit.root / "layouts", tmp_path / "workshop") as page:
        told = page.get("/api/begin").json()
        assert (told["project"], [one["title"] for one in told["games"]]) == ("project", ["Petit jeu"])
        opened = page.post("/api/open", json={"key": told["games"][0]["key"]}).json()
        assert opened == {"open": "/game/petit/"}
        assert page.post("/api/create", json=NEW).json() == {"open": "/game/night-market/"}
    assert (petit.root / "cards/night-market/cards.csv").is_file()
    assert not (petit.root / "README.md").exists() and not (home / "Documents/Deckwright").exists()


def test_only_this_machine_and_only_the_page_itself(home: Path, tmp_path: Path) -> None:
    with client_of(home, tmp_path / "workshop", "192.168.7.20") as guest:
        for path in ("/", "/api/begin", "/api/sample/plain"):
            assert guest.get(path).status_code == 403
        assert guest.post("/api/create", json=NEW).status_code == 403
    with client_of(home, tmp_path / "workshop") as page:
        for origin in ("https://evil.example", "null", "http://127.0.0.1:3000"):
            assert page.post("/api/create", json=NEW, headers={"origin": origin}).status_code == 403
        del page.headers["origin"]
        assert page.post("/api/create", json=NEW).status_code == 403
        assert page.get("/api/begin", headers={"host": "evil.example:8123"}).status_code == 421
        for path in (
            "/game/nobody/",
            "/game/..%2fstatic%2fbegin.js",
            "/cover/..%2fgames.png",
            "/sample/plain/0.png",
        ):
            assert page.get(path).status_code == 404
    assert files_below(home) == {}


@pytest.mark.parametrize(
    "body", [b"", b"[]", b"{", b'{"key": 1}', b'{"key": "../../etc"}'], ids=lambda body: body.decode() or "-"
)
def test_what_is_not_understood(page: TestClient, body: bytes) -> None:
    assert page.post("/api/open", content=body).status_code in (400, 409)


# Print


def test_a_job_is_what_is_printed(page: TestClient, home: Path) -> None:
    """The sheets that the page draws are those of the manifest that the command writes."""
    page.post("/api/create", json=NEW)
    chosen = {"paper": "letter", "backs": "fold", "gutter": "2", "marks": "corner", "copies": "all"}
    job = page.get("/game/night-market/api/print", params=chosen).json()
    assert job["command"] == (
        "deckwright build night-market --paper letter --backs fold --gutter 2mm --marks corner"
    )
    answer = page.post("/game/night-market/api/write", json={"what": "pdf", "options": chosen}).json()
    assert answer["written"] == ["build/night-market/night-market-cards-letter.pdf"]
    built = home / "Documents/Deckwright/night-market/build/night-market"
    manifest = json.loads((built / "night-market-cards-letter.manifest.json").read_text())
    assert rectangles(job["sheets"]) == rectangles(manifest["sheets"])
    assert job["facts"]["copies"] == 9 and job["held"]["landscape"] * job["facts"]["papers"] >= 9
    assert answer["pages"] == job["facts"]["papers"] == len(job["sheets"])


def rectangles(sheets: list[dict[str, Any]]) -> list[list[list[float]]]:
    def box(one: dict[str, Any]) -> list[float]:
        return one["rect"] if "rect" in one else [one[side] for side in "xywh"]

    return [[[round(side, 2) for side in box(one)] for one in sheet["placements"]] for sheet in sheets]


def test_what_a_job_cannot_be(page: TestClient, home: Path) -> None:
    page.post("/api/create", json=NEW)
    print_, write = "/game/night-market/api/print", "/game/night-market/api/write"
    assert page.get(print_, params={"paper": "papyrus"}).status_code == 409
    usual = page.get(print_, params={"format": "png", "dpi": "9999", "out": "/tmp"}).json()
    assert usual["command"] == "deckwright build night-market"
    answer = page.post(write, json={"what": "pdf", "options": {"backs": "../x"}}).json()
    assert answer["written"] == [] and "'../x'" in answer["message"]
    for file in ("/etc/passwd", "cards/night-market/game.yaml", ""):
        assert page.post("/game/night-market/api/show", json={"file": file}).status_code == 404
