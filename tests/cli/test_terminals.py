"""What terminals and shells are given: colours where they are wanted, words to complete, help in a good order."""

from __future__ import annotations

import os
import re
import subprocess
import sys

import click
import pytest
from click.shell_completion import BashComplete

from deckwright.cli import cli
from tests.kit.project import Project

pty = pytest.importorskip("pty", reason="Windows has no terminals of this kind")

COLOUR = re.compile(rb"\x1b\[[\d;]*m")


def on_a_terminal(project: Project, *arguments: str, **environment: str) -> bytes:
    """What a command writes where standard output and standard error are a terminal."""
    ours, theirs = pty.openpty()
    plain = {
        name: value for name, value in os.environ.items() if name not in ("NO_COLOR", "TERM", "FORCE_COLOR")
    }
    done = subprocess.Popen(
        [sys.executable, "-m", "deckwright", *arguments],
        cwd=project.root,
        env={**plain, "TERM": "xterm-256color", **environment},
        stdin=subprocess.DEVNULL,
        stdout=theirs,
        stderr=theirs,
    )
    os.close(theirs)
    written = b""
    while True:
        try:
            part = os.read(ours, 65536)
        except OSError:  # Linux tells the end of a terminal so
            break
        if not part:
            break
        written += part
    os.close(ours)
    done.wait(60)
    return written


@pytest.mark.parametrize(
    ("environment", "is_coloured"),
    [({}, True), ({"NO_COLOR": "1"}, False), ({"NO_COLOR": ""}, True), ({"TERM": "dumb"}, False)],
)
def test_colours_are_for_who_wants_them(
    petit: Project, environment: dict[str, str], is_coloured: bool
) -> None:
    petit.change("cards/petit/betes.yaml", "vie: 5", "vie: 50")
    written = on_a_terminal(petit, "build", **environment)
    assert b"error" in written
    assert bool(COLOUR.search(written)) is is_coloured, written


def completed(*words: str) -> list[str]:
    shell = BashComplete(cli, {}, "deckwright", "_DECKWRIGHT_COMPLETE")
    return [item.value for item in shell.get_completions(list(words[:-1]), words[-1])]


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (("bui",), ["build"]),
        (("build", "pe"), ["petit"]),
        (("build", "petit", "--deck", "be"), ["betes"]),
        (("build", "--deck", "so"), ["sorts"]),
        (("stats", "--lang", "f"), ["fr"]),
        (("build", "--paper", "sr"), ["sra3"]),
        (("build", "--backs", "sh"), ["short-edge"]),
    ],
)
def test_a_shell_completes(
    petit: Project, words: tuple[str, ...], expected: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(petit.root)
    assert completed(*words) == expected


def test_a_shell_completes_nothing_of_what_cannot_be_read(
    petit: Project, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(petit.root)
    petit.write("cards/petit/game.yaml", "decks: [")
    assert completed("build", "--deck", "b") == []
    (petit.root / "cards/petit/game.yaml").unlink()
    assert completed("build", "p") == []
    monkeypatch.chdir("/")
    assert completed("build", "p") == []


def test_everyday_options_stand_first() -> None:
    with click.Context(cli) as context:
        command = cli.get_command(context, "build")
        assert command is not None
        told = command.get_help(click.Context(command, info_name="build", parent=context))
    first, more = re.split(r"\n\nMore options:\n", told.partition("Everyday options:\n")[2])
    named = re.compile(r"^  (?:-h, )?(--[\w-]+)", re.MULTILINE)
    assert named.findall(first) == [
        *(
            "--deck",
            "--cards",
            "--lang",
            "--variant",
            "--paper",
            "--backs",
            "--gutter",
            "--copies",
            "--format",
        ),
        "--draft",
    ]
    every = {option for parameter in command.params for option in parameter.opts if option.startswith("--")}
    assert set(named.findall(first)) | set(named.findall(more)) == every | {"--help"}
