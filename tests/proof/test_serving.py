"""The port, the file of --export, the editor, the answers' shapes."""

from __future__ import annotations

import json
import re
import shutil
import socket
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from deckwright.basics.problems import RequestError
from deckwright.proof import editor
from deckwright.proof.app import make_app
from deckwright.proof.export import export
from deckwright.proof.hub import Hub
from deckwright.proof.serve import PORT, bind, hosts, invitation
from deckwright.proof.share import qr
from tests.kit.project import Project

HOST = "127.0.0.1:8123"


@pytest.fixture
def page(hub: Hub) -> Iterator[TestClient]:
    app = make_app(hub, hosts(8123), editor=["code"], watching=False)
    with TestClient(app, client=("127.0.0.1", 50_000), base_url=f"http://{HOST}") as client:
        yield client


def test_a_port_that_is_taken(tmp_path: Path) -> None:
    with bind("127.0.0.1", None) as first, bind("127.0.0.1", None) as second:
        ports = {first.getsockname()[1], second.getsockname()[1]}
        assert len(ports) == 2 and min(ports) >= PORT
        with pytest.raises(RequestError) as refused:
            bind("127.0.0.1", first.getsockname()[1])
        assert [found.code for found in refused.value.problems] == ["port-taken"]


def test_the_page_listens_on_this_machine_only() -> None:
    with bind("127.0.0.1", None) as listening:
        assert listening.getsockname()[0] == "127.0.0.1"
        assert listening.family is socket.AF_INET


def test_an_invitation_has_its_code() -> None:
    text = invitation("192.168.7.9", 8123, "abc")
    assert "http://192.168.7.9:8123/?token=abc" in text
    assert len(qr("abc").splitlines()) > 8


# Editors


@pytest.mark.parametrize(
    ("command", "words"),
    [
        (["code"], ["code", "--goto", "/a b/x.yaml:3:7"]),
        (["/usr/bin/code.exe", "-n"], ["/usr/bin/code.exe", "-n", "--goto", "/a b/x.yaml:3:7"]),
        (["subl"], ["subl", "/a b/x.yaml:3:7"]),
        (["gvim"], ["gvim", "+3", "/a b/x.yaml"]),
        (["pycharm"], ["pycharm", "--line", "3", "--column", "7", "/a b/x.yaml"]),
        (["unheard-of"], ["unheard-of", "/a b/x.yaml"]),
    ],
)
def test_how_editors_are_called(command: list[str], words: list[str]) -> None:
    assert editor.command(command, Path("/a b/x.yaml"), 3, 7) == words


@pytest.mark.parametrize(
    ("variables", "found"),
    [
        ({"DECKWRIGHT_EDITOR": "subl -w", "VISUAL": "code"}, ["subl", "-w"]),
        ({"EDITOR": "vim"}, None),  # which needs a terminal
        ({"EDITOR": "gvim"}, ["gvim"]),
        ({"DECKWRIGHT_EDITOR": "myown"}, ["myown"]),
        ({}, None),
    ],
)
def test_the_editor_is_the_person_s(
    monkeypatch: pytest.MonkeyPatch, variables: dict[str, str], found: list[str] | None
) -> None:
    installed = {value.split()[0] for value in variables.values()}
    monkeypatch.setattr(shutil, "which", lambda name: name if name in installed else None)
    assert editor.find_editor(variables) == found


def test_a_place_is_opened(page: TestClient, petit: Project, monkeypatch: pytest.MonkeyPatch) -> None:
    called: list[list[str]] = []
    monkeypatch.setattr(subprocess, "Popen", lambda words, **_: called.append(words))
    headers = {"origin": f"http://{HOST}"}
    asked = {"file": "cards/petit/betes.yaml", "line": 3, "column": -7}
    assert page.post("/api/open", headers=headers, json=asked).status_code == 200
    assert called == [["code", "--goto", f"{petit.root}/cards/petit/betes.yaml:3:1"]]


# Answers


def test_the_cards(page: TestClient) -> None:
    cards = page.get("/api/cards").json()["cards"]
    assert [(card["key"], card["name"], card["deck"], card["copies"]) for card in cards] == [
        ("crabe", "Crabe", "betes", 3),
        ("ours", "Ours brun", "betes", 1),
        ("eclair", "Éclair", "sorts", 1),
    ]
    assert cards[0]["back"] == cards[1]["back"] and cards[2]["back"] is None
    assert (cards[0]["w"], cards[0]["h"], cards[0]["bleed"], cards[0]["r"]) == (40, 60, 2, 2)
    english = page.get("/api/cards?lang=en").json()["cards"]
    assert english[1]["name"] == "Brown bear"
    assert page.get("/api/cards?lang=xx").status_code == 404


def test_a_card_in_full(page: TestClient, petit: Project) -> None:
    card = page.get("/api/card/ours").json()
    assert card["excerpt"]["file"] == "cards/petit/betes.yaml"
    assert (
        card["excerpt"]["first"] == 3
        and card["excerpt"]["lines"][1] == "  nom: {fr: Ours brun, en: Brown bear}"
    )
    front = card["faces"][0]
    assert len(front["symbols"]) == 6  # five for its life, one in its text
    (text,) = [text for text in front["texts"] if text["id"] == "effet"]
    line = 1 + (petit.root / "layouts/petit/carte.svg").read_text().splitlines().index(
        next(
            row
            for row in (petit.root / "layouts/petit/carte.svg").read_text().splitlines()
            if 'id="effet"' in row
        )
    )
    assert (text["file"], text["line"], text["overflow"]) == ("layouts/petit/carte.svg", line, False)


def test_a_picture(page: TestClient) -> None:
    digest = page.get("/api/cards").json()["cards"][0]["front"]
    for asked, width in (("320", 320), ("1", 320), ("700", 640), ("99999999", 1280), ("x", 640)):
        answer = page.get(f"/face/{digest}.png?w={asked}")
        assert answer.headers["cache-control"].endswith("immutable")
        assert int.from_bytes(answer.content[16:20]) == width


def test_sheets_hold_every_copy(page: TestClient) -> None:
    sheets = page.get("/api/sheets").json()
    fronts = [one for page_ in sheets["sheets"] if page_["side"] == "front" for one in page_["placements"]]
    assert sorted(one["card"] for one in fronts) == ["crabe", "crabe", "crabe", "eclair", "ours"]
    assert {one["face"] for one in fronts} <= sheets["faces"].keys()


def test_numbers(page: TestClient) -> None:
    stats = page.get("/api/stats?deck=betes").json()
    assert (stats["kinds"], stats["cards"]) == (2, 4)
    assert stats["numbers"]["vie"] == [[2.0, 3], [5.0, 1]]
    assert "fault" in page.get("/api/odds?expr=QQ%2B").json()
    assert "fault" in page.get("/api/odds?expr=" + "1%2B" * 400 + "1").json()


def test_problems_have_their_lines(page: TestClient, petit: Project, hub: Hub) -> None:
    petit.change("cards/petit/betes.yaml", "vie: 2", "vie: beaucoup")
    other = Hub(petit.root, "petit")
    with TestClient(
        make_app(other, hosts(8123), watching=False), client=("127.0.0.1", 1), base_url=f"http://{HOST}"
    ) as client:
        (found,) = [
            one for one in client.get("/api/problems").json()["problems"] if one["severity"] == "error"
        ]
    assert (found["file"], found["line"]) == ("cards/petit/betes.yaml", 2)
    (mark,) = found["excerpt"]["marks"]
    line = found["excerpt"]["lines"][mark["line"] - found["excerpt"]["first"]]
    assert line[mark["column"] - 1 :].startswith("beaucoup") and mark["length"] == len("beaucoup")


# One file

HOSTILE = "</script><img src=x onerror=alert(1)><!--"


def test_the_page_as_one_file(petit: Project) -> None:
    petit.change("cards/petit/betes.yaml", "nom: Crabe", f'nom: "{HOSTILE}"')
    hub = Hub(petit.root, "petit")
    try:
        text = export(hub.engine()).decode()
    finally:
        hub.stop()
    assert re.findall(r'(?:src|href)="(?!data:)[^"#]*"', text.partition("<body>")[0]) == []
    assert HOSTILE not in text and text.count("</script>") == 3
    data = json.loads(text.partition('id="data">')[2].partition("</script>")[0])
    cards = data["answers"]["/api/cards"]["cards"]
    assert cards[0]["name"] == HOSTILE
    assert {card["front"] for card in cards} <= data["images"].keys()
    assert (
        "default-src 'none'" in text.replace("&#x27;", "'") and "/static/" not in text.partition("<script")[0]
    )
