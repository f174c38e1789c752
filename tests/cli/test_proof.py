"""`deckwright proof` in the terminal: what it says of each change, and the sheets that it prints again."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest

from deckwright.build.request import Request
from deckwright.cli.proof import tell
from deckwright.proof.hub import Hub
from deckwright.proof.serve import follow
from tests.kit.project import Project, make

DECK = "cards/petit/betes.yaml"
PATIENCE = 30.0  # seconds


@pytest.fixture
def petit(tmp_path: Path) -> Project:
    return make(tmp_path / "un projet & moi")


class Terminal:
    """A proof that prints its sheets, without its page."""

    def __init__(self, petit: Project) -> None:
        self.out = petit.root / "out"
        self.hub = Hub(petit.root, "petit")
        request = Request(petit.root, "petit", lang="en", out=self.out)
        engine = self.hub.engine("en")
        self.thread = threading.Thread(target=follow, args=(self.hub, engine, partial(tell, request, True)))
        self.thread.start()

    @property
    def sheets(self) -> Path:
        return self.out / "petit/petit-en-cards-a4.pdf"


@pytest.fixture
def terminal(petit: Project) -> Iterator[Terminal]:
    terminal = Terminal(petit)
    yield terminal
    terminal.hub.stop()
    terminal.thread.join(PATIENCE)
    assert not terminal.thread.is_alive()


@pytest.fixture
def sees(capfd: pytest.CaptureFixture[str]) -> Callable[[str], str]:
    """Waits until a line was said; all that was said since the last time."""
    heard = ""

    def wait(line: str) -> str:
        nonlocal heard
        heard = ""
        end = time.monotonic() + PATIENCE
        while line not in heard and time.monotonic() < end:
            time.sleep(0.02)
            heard += capfd.readouterr().err
        assert line in heard
        return heard

    return wait


def test_sheets_are_printed_whenever_no_error_stands(
    terminal: Terminal, petit: Project, sees: Callable[[str], str]
) -> None:
    sees("2 pages")
    printed = terminal.sheets.read_bytes()

    petit.change(DECK, "vie: 5", "vie: 50")
    terminal.hub.note_changes([DECK])
    sees(f"{DECK}: 3 cards, 1 error")
    assert terminal.sheets.read_bytes() == printed

    petit.change(DECK, "vie: 50", "vie: 4")
    terminal.hub.note_changes([DECK])
    assert f"{DECK}: 3 cards, 1 warning" in sees("2 pages")  # they have no English
    assert terminal.sheets.read_bytes() != printed


def test_schemas_follow_the_game(terminal: Terminal, petit: Project, sees: Callable[[str], str]) -> None:
    sees("2 pages")
    assert petit.run("schema").code == 0
    petit.change("cards/petit/game.yaml", "vie: {kind: integer, min: 1", "vie: {kind: integer, min: 2")
    assert petit.run("schema", "--check").code == 1
    terminal.hub.note_changes(["cards/petit/game.yaml"])
    sees("2 pages")
    assert petit.run("schema", "--check").code == 0


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("--out", "somewhere"), "--out belongs to --sheets"),
        (("--sheets", "--export", "p.html"), "--sheets prints while the page is served"),
    ],
)
def test_options_that_say_nothing_together_are_refused(
    petit: Project, arguments: tuple[str, ...], words: str
) -> None:
    done = petit.run("proof", *arguments)
    assert done.code == 2 and words in done.err


@pytest.mark.parametrize("arguments", [(), ("petit", "--open"), ("--once", "--lang", "fr"), ("--help",)])
def test_watch_says_what_took_its_place(petit: Project, arguments: tuple[str, ...]) -> None:
    done = petit.run("watch", *arguments)
    assert (
        (done.code, done.out) == (2, "")
        and done.err.count("\n") == 1
        and "deckwright proof --open" in done.err
    )
