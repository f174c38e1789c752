"""What is brought along: read and drawn without a line written, then written whole."""

from __future__ import annotations

import io
from collections.abc import Iterator
from pathlib import Path

import pytest
from PIL import Image
from starlette.testclient import TestClient

from tests.kit.books import xlsx
from tests.kit.project import Project
from tests.kit.web import Server

from .conftest import OWN
from .test_desk import files_below

RAW = {"content-type": "application/octet-stream"}
TABLE = "Name,Cost,Qty,Text\nBarn Owl,2,3,Draw **one** card.\nSnowy Owl,0,1,Look at {moon}.\n"


def drop(page: TestClient, name: str, data: bytes, batch: str = "b1", **headers: str) -> int:
    answer = page.post(
        "/api/drop", params={"batch": batch, "name": name}, content=data, headers=RAW | headers
    )
    return answer.status_code


def picture(colour: str) -> bytes:
    out = io.BytesIO()
    Image.new("RGB", (815, 1110), colour).save(out, "PNG", dpi=(300, 300))
    return out.getvalue()


def test_a_table_becomes_a_game(page: TestClient, home: Path) -> None:
    assert drop(page, "owls.csv", TABLE.encode()) == 200
    draft = page.post("/api/read", json={"batch": "b1", "name": "owls"}).json()
    assert [(card["name"], card["copies"]) for card in draft["cards"]] == [("Barn Owl", 3), ("Snowy Owl", 1)]
    (told,) = draft["problems"]
    assert (told["severity"], told["card"], told["place"]) == ("error", "snowy-owl", "cards.csv!D3")
    (table,) = draft["tables"]
    taken = [(one["letter"], one["name"], *one["taken"]) for one in table["columns"]]
    assert taken == [
        ("A", "Name", "text"),
        ("B", "Cost", "integer"),
        ("C", "Qty", "copies"),
        ("D", "Text", "rich"),
    ]
    assert table["rows"][1] == {
        "number": 3,
        "cells": [
            {"text": text, "cell": cell}
            for text, cell in (("Snowy Owl", "A3"), ("0", "B3"), ("1", "C3"), ("Look at {moon}.", "D3"))
        ],
    }
    assert told["cell"] == "D3" and (table["name"], table["more"]) == ("", 0)
    shown = page.get(f"/draft/{draft['draft']}/{draft['cards'][0]['front']}.png")
    assert shown.content.startswith(b"\x89PNG") and files_below(home) == {}
    asked = {"draft": draft["draft"], "kind": "table", "name": "Owls of the North"}
    plan = page.post("/api/plan", json=asked).json()
    opened = page.post("/api/create", json=asked).json()
    assert opened == {"open": "/game/owls-of-the-north/"}
    root = home / "Documents/Deckwright/owls-of-the-north"
    written = files_below(root)
    assert set(plan["files"]) == {name for name in written if not name.startswith("build/")}
    assert written["cards/owls-of-the-north/cards.csv"] == TABLE.encode()  # as it came
    assert [name for name in written if name.startswith("layouts/")]  # to be drawn on
    checked = Project(root).run("check")
    assert "moon" in checked.out + checked.err and "1 error" in checked.out + checked.err


def test_pictures_become_a_game(page: TestClient, home: Path) -> None:
    for name, colour in (("3x fox.png", "red"), ("owl.png", "blue"), ("backs/owl.png", "grey")):
        assert drop(page, name, picture(colour)) == 200
    draft = page.post("/api/read", json={"batch": "b1", "name": "Forest"}).json()
    assert {card["name"]: (card["copies"], bool(card["back"])) for card in draft["cards"]} == {
        "fox": (3, False),
        "owl": (1, True),
    }
    assert {(card["w"], card["h"], card["bleed"]) for card in draft["cards"]} == {(63, 88, 3)}
    asked = {"draft": draft["draft"], "kind": "pictures", "name": "Forest", "form": "csv"}
    assert page.post("/api/create", json=asked).json() == {"open": "/game/forest/"}
    built = Project(home / "Documents/Deckwright/forest").run("build")
    assert built.err.splitlines()[-1].startswith("4 cards of 2 kinds")


@pytest.fixture
def web() -> Iterator[Server]:
    server = Server()
    yield server
    server.stop()


def test_an_address_is_asked_once(page: TestClient, home: Path, web: Server) -> None:
    book = xlsx({"Owls": [["Name", "Cost"], ["Barn Owl", 2]]})
    web.answers["/owls.xlsx"] = (200, {}, book)
    draft = page.post("/api/read", json={"url": f"{web.url}/owls.xlsx"}).json()
    assert [card["name"] for card in draft["cards"]] == ["Barn Owl"] and len(web.asked) == 1
    page.post("/api/create", json={"draft": draft["draft"], "kind": "address", "name": "Owls"})
    made = home / "Documents/Deckwright/owls/cards/owls"
    assert (made / "cards.xlsx").read_bytes() == book and len(web.asked) == 1
    assert f"{web.url}/owls.xlsx" in (made / "game.yaml").read_text()


NOT_READ = [
    ("a document", "notes.docx", b"x", "nothing in it can be read"),
    ("Numbers", "owls.numbers", b"x", "no table that can be read"),
    ("no rows", "owls.csv", b"Name,Cost\n", "no cards"),
    ("an empty file", "owls.csv", b"", "no cards"),
    ("no workbook", "owls.xlsx", b"not a zip", "no cards"),
    ("a broken picture", "owl.png", b"no picture", "owl.png"),
    ("a game", "cards/petit/game.yaml", b"title: x", "a folder of a game"),
]


@pytest.mark.parametrize(("what", "name", "data", "words"), NOT_READ, ids=[row[0] for row in NOT_READ])
def test_what_cannot_be_read_says_why(
    page: TestClient, home: Path, what: str, name: str, data: bytes, words: str
) -> None:
    assert drop(page, name, data) == 200
    answer = page.post("/api/read", json={"batch": "b1", "name": "x"})
    assert answer.status_code == 409 and words in answer.json()["message"]
    assert files_below(home) == {}


@pytest.mark.parametrize("url", ["", "owls", "file:///etc/passwd", "javascript:alert(1)", "ftp://x/y.csv"])
def test_only_addresses_of_the_web(page: TestClient, url: str) -> None:
    assert page.post("/api/read", json={"url": url}).status_code == 409


def test_files_stay_where_they_are_put(page: TestClient, tmp_path: Path) -> None:
    for name in ("../x.csv", "a/../../x.csv", "/", "", "a\\b.csv", "c:x.csv", "a/b/c/d/e.csv", "x\0.csv"):
        assert drop(page, name, b"Name\nA\n") == 409, name
    assert drop(page, "x.csv", b"Name\nA\n", batch="../up") == 409
    assert page.post("/api/read", json={"batch": "../.."}).status_code == 409
    assert not list(tmp_path.rglob("x.csv"))


def test_only_the_page_itself_may_drop(page: TestClient) -> None:
    assert drop(page, "x.csv", b"a", origin="https://evil.example") == 403
    assert page.post("/api/drop?batch=b&name=x.csv", content=b"{}").status_code == 415  # JSON is no file
    assert drop(page, "x.csv", b"", **{"content-length": str((200 << 20) + 1)}) == 413
    for path in ("/api/create", "/api/plan", "/api/read", "/api/open"):  # nowhere else
        assert page.post(path, content=b"x" * 20_000, headers=RAW).status_code == 415
        assert page.post(path, content=b" " * 20_000, headers=OWN).status_code == 413
