"""`deckwright fetch`, against a server on this machine alone."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from deckwright.authoring import fetching
from deckwright.authoring.fetching import table_url
from deckwright.authoring.table_changes import table_changes
from deckwright.authoring.writing import CardSheet, xlsx_bytes
from tests.kit.project import Project
from tests.kit.web import Server

SHEETS = "https://docs.google.com/spreadsheets"
CSV = b"Name,Cost\nFox,2\nOwl,0\n"


@pytest.fixture
def server() -> Iterator[Server]:
    made = Server()
    yield made
    made.stop()


def game(root: Path, server: Server, path: str, name: str = "beasts.csv") -> Project:
    made = Project(root)
    made.write(
        "cards/wood/game.yaml", f"title: Wood\nlanguages: [en]\nsources: {{{name}: '{server.url}{path}'}}\n"
    )
    return made


def test_a_table_is_fetched_and_printed(tmp_path: Path, server: Server) -> None:
    server.answers["/a.csv"] = (200, {}, CSV)
    made = game(tmp_path, server, "/a.csv")
    done = made.run("fetch")
    assert (done.code, done.out) == (0, f"cards/wood/beasts.csv  {len(CSV)} bytes\n")
    assert (tmp_path / "cards/wood/beasts.csv").read_bytes() == CSV
    assert made.run("check").code == 0 and len(server.asked) == 1  # the check asks nobody


def test_fetching_again_costs_nothing(tmp_path: Path, server: Server) -> None:
    server.answers["/a.csv"] = (200, {"ETag": '"1"'}, CSV)
    made = game(tmp_path, server, "/a.csv")
    made.run("fetch")
    again = made.run("fetch")
    assert again.code == 0 and "nothing new" in again.out
    assert server.asked == [("/a.csv", None), ("/a.csv", '"1"')]
    (tmp_path / "cards/wood/beasts.csv").unlink()  # without the file, what was said of it counts no more
    assert made.run("fetch").code == 0 and (tmp_path / "cards/wood/beasts.csv").exists()


BAD = [
    ("a web page", (200, {}, b"<!DOCTYPE html><html>sign in</html>"), "a web page, no table"),
    ("a broken table", (200, {}, b'Name,Cost\n"Fox,2\n'), "no sound table"),
    ("nothing", (200, {}, b""), "empty"),
    ("too much", (200, {}, b"a" * 2000), "more than 1,000 bytes"),
    ("gone", (404, {}, b""), "404"),
    ("forbidden", (403, {}, b""), "403"),
    ("a circle", (302, {"Location": "/bad"}, b""), "cannot be fetched"),
    ("another kind of address", (302, {"Location": "file:///etc/passwd"}, b""), "cannot be fetched"),
]


@pytest.mark.parametrize(("answer", "words"), [b[1:] for b in BAD], ids=[b[0] for b in BAD])
def test_what_is_no_table_leaves_the_last_one(
    tmp_path: Path, server: Server, monkeypatch: pytest.MonkeyPatch, answer: Any, words: str
) -> None:
    monkeypatch.setattr(fetching, "MAX_BYTES", 1000)
    server.answers["/bad"] = answer
    made = game(tmp_path, server, "/bad")
    made.write("cards/wood/beasts.csv", CSV)
    done = made.run("fetch")
    assert done.code == 1 and words in done.err and "fetch-failed" in done.err
    assert "cards/wood/game.yaml:3:" in done.err
    assert (tmp_path / "cards/wood/beasts.csv").read_bytes() == CSV


def test_a_server_that_dawdles(tmp_path: Path, server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fetching, "MAX_SECONDS", 0.2)
    monkeypatch.setattr(fetching, "_CHUNK", 1)
    server.answers["/slow"] = (200, {}, CSV)
    done = game(tmp_path, server, "/slow").run("fetch")
    assert done.code == 1 and "took more than" in done.err


def test_nobody_there(tmp_path: Path, server: Server) -> None:
    made = game(tmp_path, server, "/a.csv")
    server.stop()
    done = made.run("fetch")
    assert done.code == 1 and "are you connected?" in done.err


def test_one_table_by_its_address(tmp_path: Path, server: Server) -> None:
    server.answers["/x"] = (200, {}, CSV)
    made = Project(tmp_path)
    made.write("cards/wood/game.yaml", "")
    assert made.run("fetch", "--url", f"{server.url}/x", "--file", "b.csv").code == 0
    assert (tmp_path / "cards/wood/b.csv").read_bytes() == CSV


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ((), "names no table on the web"),
        (("--file", "a.csv"), "has no a.csv"),
        (("--url", "https://example.org/a"), "--url wants one --file"),
        (("--url", "https://example.org/a", "--file", "../a.csv"), "--url wants one --file"),
        (("--url", "http://example.org/a", "--file", "a.csv"), "https://"),
        (("--url", "file:///etc/passwd", "--file", "a.csv"), "https://"),
    ],
)
def test_usage(tmp_path: Path, arguments: tuple[str, ...], words: str) -> None:
    made = Project(tmp_path)
    made.write("cards/wood/game.yaml", "")
    done = made.run("fetch", *arguments)
    assert done.code == 2 and words in done.err


@pytest.mark.parametrize(
    ("source", "words"),
    [
        ("{a.txt: 'https://x.org/a'}", "no name of a table"),
        ("{a.csv: 'http://x.org/a'}", "https://"),
        ("{a.csv: [1]}", "a list"),
    ],
)
def test_sources_of_game_yaml_are_checked(tmp_path: Path, source: str, words: str) -> None:
    made = Project(tmp_path)
    made.write("cards/wood/game.yaml", f"sources: {source}\n")
    for command in ("check", "fetch"):
        done = made.run(command)
        assert done.code == 1 and words in done.text and "game.yaml:1:" in done.text


ORDINARY = "/d/1AbC_-9/export?format=xlsx"


@pytest.mark.parametrize(
    ("path", "name", "asked"),
    [
        ("/d/e/2PACX-1/pubhtml", "a.csv", "/d/e/2PACX-1/pub?output=csv"),
        ("/d/e/2PACX-1/pubhtml?gid=7&single=true", "a.csv", "/d/e/2PACX-1/pub?output=csv&gid=7&single=true"),
        ("/d/e/2PACX-1/pub?output=csv", "a.xlsx", "/d/e/2PACX-1/pub?output=xlsx"),
        ("/d/1AbC_-9/edit#gid=42", "a.csv", "/d/1AbC_-9/export?format=csv&gid=42"),
        ("/d/1AbC_-9/edit?gid=1#gid=42", "a.csv", "/d/1AbC_-9/export?format=csv&gid=42"),
        ("/d/1AbC_-9/edit#gid=42", "a.xlsx", ORDINARY),  # every tab, whichever was looked at
        ("/d/1AbC_-9/edit?gid=42#gid=42", "a.xlsx", ORDINARY),
        ("/d/1AbC_-9/edit?usp=sharing", "a.xlsx", ORDINARY),
        ("/u/0/d/1AbC_-9/edit?usp=drive_link", "a.xlsx", ORDINARY),
        ("/d/1AbC_-9", "a.xlsx", ORDINARY),
        ("/d/1AbC_-9/", "a.xlsx", ORDINARY),
        ("/d/1AbC_-9/copy", "a.xlsx", ORDINARY),
        ("/d/1AbC_-9/htmlview", "a.ods", "/d/1AbC_-9/export?format=ods"),
        ("/ccc?key=1AbC_-9&usp=sharing", "a.xlsx", ORDINARY),
        ("/d/1AbC_-9/export?format=csv&gid=3", "a.csv", "/d/1AbC_-9/export?format=csv&gid=3"),
    ],
)
def test_addresses_as_people_copy_them(path: str, name: str, asked: str) -> None:
    assert table_url(SHEETS + path, name) == SHEETS + asked
    firm = SHEETS.replace("/spreadsheets", "/a/firm.example/spreadsheets")
    assert table_url(firm + path, name) == SHEETS + asked


@pytest.mark.parametrize(
    "url", ["https://example.org/spreadsheets/d/1AbC/edit", "https://docs.google.com/document/d/1/edit"]
)
def test_other_addresses_are_taken_as_they_are(url: str) -> None:
    assert table_url(url, "a.xlsx") == url


# A Google Sheet, as its servers answer

EDIT = "/spreadsheets/d/1AbC/edit?gid=0#gid=0"
EXPORT = "/spreadsheets/d/1AbC/export?format=xlsx"
SIGN_IN = "https://accounts.google.com/ServiceLogin?continue=https://docs.google.com/spreadsheets"
PAGE = b'\xef\xbb\xbf<!DOCTYPE html><html lang="fr"><title>Google Sheets : connexion</title></html>'


def workbook(*texts: str, title: str = "Fox") -> bytes:
    rows = tuple((f"{title if not at else 'Owl'}", text) for at, text in enumerate(texts))
    return xlsx_bytes([CardSheet("Beast", ("Name", "Text"), rows, {})])


def test_a_google_sheet_comes_by_its_ordinary_address(tmp_path: Path, server: Server) -> None:
    """Whole, through the other house that Google leads on to; other bytes with the same cells are nothing new."""
    server.answers[EXPORT] = (307, {"Location": f"{server.url}/export/70c/a?id=1"}, b"")
    server.answers["/export/70c/a?id=1"] = (200, {}, workbook("Runs.", "Looks."))
    made = Project(tmp_path)
    made.write("cards/wood/game.yaml", "title: Wood\nlanguages: [en]\n")
    done = made.run("fetch", "--url", server.url + EDIT)
    assert done.code == 0 and done.out.startswith("cards/wood/cards.xlsx  ")
    assert f'sources:\n  cards.xlsx: "{server.url}{EDIT}"' in done.err
    made.write(
        "cards/wood/game.yaml",
        f"title: Wood\nlanguages: [en]\nsources: {{cards.xlsx: '{server.url}{EDIT}'}}\n",
    )
    first = (tmp_path / "cards/wood/cards.xlsx").read_bytes()
    server.answers["/export/70c/a?id=1"] = (200, {}, first + b"\0" * 8)  # a zip may be followed by anything
    assert made.run("fetch").out == "cards/wood/cards.xlsx  nothing new\n"
    assert (tmp_path / "cards/wood/cards.xlsx").read_bytes() == first
    server.answers["/export/70c/a?id=1"] = (200, {}, workbook("Runs.", "Sees."))
    assert made.run("fetch").out == "cards/wood/cards.xlsx  1 cell has changed\n"


def test_a_build_fetches_only_when_it_is_told(tmp_path: Path, server: Server) -> None:
    server.answers[EXPORT] = (200, {}, workbook("Runs.", "Looks."))
    made = Project(tmp_path)
    made.write(
        "cards/wood/game.yaml",
        f"title: Wood\nlanguages: [en]\nsources: {{cards.xlsx: '{server.url}{EDIT}'}}\n",
    )
    made.write("cards/wood/cards.xlsx", workbook("Old."))
    assert "1 card of 1 kind" in made.run("build", "--format", "svg").err and not server.asked
    assert (
        "2 cards of 2 kinds" in made.run("build", "--format", "svg", "--fetch").err and len(server.asked) == 1
    )
    server.answers[EXPORT] = (302, {"Location": SIGN_IN}, b"")
    refused = made.run("build", "--format", "svg", "--fetch")
    assert refused.code == 1 and "sheet-private" in refused.err
    assert "2 cards of 2 kinds" in made.run("build", "--format", "svg").err


REFUSALS = [
    ("a sign-in page", [(200, {}, PAGE)], "sheet-private", "Anyone with the link"),
    ("led to sign in", [(302, {"Location": SIGN_IN}, b"")], "sheet-private", "Anyone with the link"),
    ("no leave", [(401, {}, PAGE)], "sheet-private", "Anyone with the link"),
    ("forbidden", [(403, {}, PAGE)], "sheet-private", "Anyone with the link"),
    ("gone", [(404, {}, PAGE)], "fetch-failed", "no sheet at this address"),
    ("no such tab", [(400, {}, PAGE)], "fetch-failed", "no such tab"),
    ("too often", [(429, {}, PAGE)], "fetch-failed", "asked too often"),
    ("sorry", [(302, {"Location": "https://www.google.com/sorry/index"}, b"")], "fetch-failed", "asked too often"),
    ("led elsewhere", [(302, {"Location": "https://evil.example/x"}, b"")], "fetch-failed", "leads on to evil.example"),
    ("not a workbook", [(200, {}, b"PK\x03\x04 or so")], "fetch-failed", "cannot be fetched"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("answers", "code", "words"), [r[1:] for r in REFUSALS], ids=[r[0] for r in REFUSALS]
)
def test_a_sheet_that_is_not_to_be_had(
    tmp_path: Path, server: Server, monkeypatch: pytest.MonkeyPatch, answers: Any, code: str, words: str
) -> None:
    monkeypatch.setattr(fetching, "WAITS", (0.0, 0.0))
    server.answers[EXPORT] = answers[0]
    made = Project(tmp_path)
    made.write("cards/wood/game.yaml", f"sources: {{cards.xlsx: '{server.url}{EDIT}'}}\n")
    made.write("cards/wood/cards.xlsx", b"as it was")
    done = made.run("fetch")
    assert done.code == 1 and f"[{code}]" in done.err and words in done.err
    assert (tmp_path / "cards/wood/cards.xlsx").read_bytes() == b"as it was"
    assert len(server.asked) == (3 if answers[0][0] == 429 else 1)


def test_patience_helps(tmp_path: Path, server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    slept: list[float] = []

    def sleep(seconds: float) -> None:
        slept.append(seconds)
        if len(slept) == 2:
            server.answers[EXPORT] = (200, {}, workbook("Runs."))

    monkeypatch.setattr("deckwright.authoring.fetching.time.sleep", sleep)
    server.answers[EXPORT] = (429, {"Retry-After": "7"}, b"")
    made = Project(tmp_path)
    made.write("cards/wood/game.yaml", f"sources: {{cards.xlsx: '{server.url}{EDIT}'}}\n")
    assert made.run("fetch").code == 0 and slept == [7.0, 7.0]


def test_a_file_in_drive_is_no_sheet(tmp_path: Path) -> None:
    made = Project(tmp_path)
    made.write("cards/wood/game.yaml", "sources: {a.xlsx: 'https://drive.google.com/file/d/1AbC/view'}\n")
    done = made.run("fetch")
    assert done.code == 1 and "no Google Sheet" in done.err and "Save as Google Sheets" in done.err


@pytest.mark.parametrize(
    ("before", "after", "told"),
    [
        ("Name,Cost\nFox,2\nOwl,0\n", "Name,Cost\nFox,3\nOwl,0\n", [("Fox", "Cost", "B2", "2", "3")]),
        ("Name,Cost\nFox,2\n", "Name,Cost\nOwl,0\nFox,2\n", [("Owl", "Name", "A2", None, "Owl")]),
        ("Name,Cost\nFox,2\nOwl,0\n", "Name,Cost\nOwl,0\n", [("Fox", "Name", "A2", "Fox", None)]),
        ("Name,Cost\nFox,2\n", "Name,Cost,Text\nFox,2,Runs\n", [("Fox", "Text", "C2", None, "Runs")]),
        ("Cost,Name\n2,Fox\n2,Fox\n", "Cost,Name\n2,Fox\n1,Fox\n", [("Fox", "Cost", "A3", "2", "1")]),
        ("Name,Cost\nFox,2\nOwl,0\n", "Name,Cost\nOwl,0\nFox,2\n", []),
    ],
)  # fmt: skip
def test_cells_that_have_changed(before: str, after: str, told: list[tuple[str | None, ...]]) -> None:
    found = table_changes(before.encode(), after.encode(), "a.csv")
    assert [tuple(cell) for cell in found.cells] == told and not found.is_same
    assert table_changes(after.encode(), after.replace("\n", "\r\n").encode(), "a.csv").is_same
