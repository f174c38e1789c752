"""`deckwright fetch`, against a server on this machine alone."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest

from deckwright.authoring import fetching
from deckwright.authoring.fetching import table_url
from tests.kit.project import Project

SHEETS = "https://docs.google.com/spreadsheets"
CSV = b"Name,Cost\nFox,2\nOwl,0\n"


class Server:
    """Answers by path; counts what it is asked."""

    def __init__(self) -> None:
        self.answers: dict[str, tuple[int, dict[str, str], bytes]] = {}
        self.asked: list[tuple[str, str | None]] = []
        outer = self

        class Handler(BaseHTTPRequestHandler):
            def do_GET(self) -> None:
                outer.asked.append((self.path, self.headers.get("If-None-Match")))
                status, headers, body = outer.answers.get(self.path, (404, {}, b""))
                if headers.get("ETag") and self.headers.get("If-None-Match") == headers["ETag"]:
                    status, body = 304, b""
                self.send_response(status)
                for key, value in headers.items():
                    self.send_header(key, value)
                self.end_headers()
                if self.path == "/slow":
                    for _ in range(50):
                        self.wfile.write(b"a")
                        time.sleep(0.05)
                self.wfile.write(body)

            def log_message(self, *args: Any) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self.server.server_port}"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()


@pytest.fixture
def server() -> Iterator[Server]:
    made = Server()
    yield made
    made.server.shutdown()
    made.server.server_close()


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
    server.server.server_close()
    server.server.shutdown()
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


@pytest.mark.parametrize(
    ("url", "name", "asked"),
    [
        (f"{SHEETS}/d/e/2PACX-1/pubhtml", "a.csv", "/d/e/2PACX-1/pub?output=csv"),
        (f"{SHEETS}/d/e/2PACX-1/pubhtml?gid=7&single=true", "a.csv", "/d/e/2PACX-1/pub?output=csv&gid=7&single=true"),
        (f"{SHEETS}/d/1AbC/edit#gid=42", "a.csv", "/d/1AbC/export?format=csv&gid=42"),
        (f"{SHEETS}/d/1AbC/edit?usp=sharing", "a.xlsx", "/d/1AbC/export?format=xlsx"),
    ],
)  # fmt: skip
def test_addresses_as_people_copy_them(url: str, name: str, asked: str) -> None:
    assert table_url(url, name) == f"{SHEETS}{asked}"
