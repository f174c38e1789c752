"""A folder is looked into when it is named, and no more is told of it than names and numbers."""

from __future__ import annotations

from pathlib import Path

import pytest
from starlette.testclient import TestClient

from deckwright.proof.desk.recent import KnownGame, remember
from tests.kit.project import make

from .conftest import client_of
from .test_desk import files_below
from .test_drafts import picture


def look(page: TestClient, folder: object) -> dict[str, object]:
    answer = page.post("/api/look", json={"folder": str(folder)})
    assert answer.status_code == 200, answer.text
    found: dict[str, object] = answer.json()
    return found


def test_a_game_that_lies_anywhere_is_opened(page: TestClient, home: Path) -> None:
    root = make(home / "My games/first one").root
    asked = [root, root / "cards/petit", "~/My games/first one", f'"{root}"', root.as_uri(), f" {root}/ "]
    for typed in asked:
        assert look(page, typed) == {
            "path": "~/My games/first one",
            "games": [{"game": "petit", "title": "Petit jeu"}],
            "folders": [],
            "pictures": 0,
        }
    before = files_below(root)
    opened = page.post("/api/open", json={"folder": "~/My games/first one", "game": "petit"}).json()
    assert opened == {"open": "/game/petit/"}
    assert page.get("/game/petit/api/game").json()["title"] == "Petit jeu"
    assert {name: data for name, data in files_below(root).items() if name in before} == before


def test_a_folder_without_a_game_says_what_it_holds(page: TestClient, home: Path) -> None:
    folder = home / "Cards"
    (folder / "backs").mkdir(parents=True)
    (folder / ".hidden").mkdir()
    for name in ("fox.png", "owl.PNG", "notes.txt", "backs/owl.png"):
        (folder / name).write_bytes(picture("red"))
    told = look(page, "~/Cards")
    assert told == {
        "path": "~/Cards",
        "games": [],
        "folders": [{"name": "backs", "path": "~/Cards/backs"}],
        "pictures": 2,
    }
    before = files_below(folder)
    draft = page.post("/api/read", json={"folder": "~/Cards"}).json()
    assert (draft["kind"], draft["title"], len(draft["cards"])) == ("pictures", "Cards", 2)
    asked = {"draft": draft["draft"], "kind": "pictures", "name": "Forest", "form": "csv"}
    assert page.post("/api/create", json=asked).json() == {"open": "/game/forest/"}
    assert files_below(folder) == before  # copied, not moved


@pytest.mark.parametrize(
    "typed", ["", "nowhere", "~nobody/x", "/no/such/folder", "x" * 5000, "a\0b", "file://"]
)
def test_what_is_no_folder_is_told(page: TestClient, home: Path, typed: str) -> None:
    for path, body in (("look", {}), ("open", {"game": "petit"}), ("read", {})):
        answer = page.post(f"/api/{path}", json={"folder": typed, **body})
        assert answer.status_code == 409 and answer.json()["message"].startswith("there is no folder")


@pytest.mark.parametrize("game", ["nobody", "../petit", "", "petit/../petit"])
def test_only_games_of_the_project_are_opened(page: TestClient, home: Path, game: str) -> None:
    root = make(home / "project").root
    answer = page.post("/api/open", json={"folder": str(root), "game": game})
    assert answer.status_code == 409 and "no game" in answer.json()["message"]


def test_a_game_that_is_gone_is_forgotten(page: TestClient, home: Path) -> None:
    root = make(home / "project").root
    page.post("/api/open", json={"folder": str(root), "game": "petit"})
    remember(KnownGame(str(home / "old"), "petit", "Old one"))
    (gone,) = [one for one in page.get("/api/begin").json()["games"] if one["gone"]]
    left = page.post("/api/forget", json={"key": gone["key"]}).json()["games"]
    assert gone["title"] == "Old one" and gone["key"] not in [one["key"] for one in left]


def test_guests_and_other_pages_look_into_nothing(home: Path, tmp_path: Path) -> None:
    with client_of(home, tmp_path / "workshop", "192.168.7.20") as guest:
        assert guest.post("/api/look", json={"folder": "~"}).status_code == 403
    with client_of(home, tmp_path / "workshop") as page:
        for path in ("look", "forget", "open"):
            asked = page.post(
                f"/api/{path}", json={"folder": "~"}, headers={"origin": "https://evil.example"}
            )
            assert asked.status_code == 403
