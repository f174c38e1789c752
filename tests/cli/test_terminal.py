"""On a terminal lines break between words at its width; a file or program gets each line whole."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import click
import pytest

from deckwright.cli.show import broken
from tests.kit.project import make

pty = pytest.importorskip("pty")  # which Windows does not have

LINE = "cards/a/b.yaml:118:255: error: kraken: effet: {coeur} is no symbol of this game [unknown-symbol]"


@pytest.mark.parametrize("width", [20, 40, 80, 96])
def test_a_line_is_seen_whole(width: int) -> None:
    styled = LINE.replace("error", click.style("error", fg="red", bold=True))
    lines = click.unstyle(broken(styled, width, "  ")).split("\n")
    assert " ".join(line.strip() for line in lines) == LINE
    assert [line for line in lines if len(line) > width and " " in line.strip()] == []
    assert all(line.startswith("  ") for line in lines[1:])
    assert width < 96 or lines == [LINE]


def test_what_is_no_terminal_gets_lines_whole() -> None:
    assert broken(LINE, None, "  ") == LINE


def test_the_command_asks_the_terminal(tmp_path: Path) -> None:
    rules = "x: {count: 9, message: {fr: Il faut neuf sortes de cartes dans ce jeu, en: Nine kinds}}\n"
    root = make(tmp_path, {"cards/petit/rules.yaml": rules}).root
    command = [sys.executable, "-m", "deckwright", "check", "petit", "--quick"]
    whole = subprocess.run(command, cwd=root, capture_output=True, text=True, check=False).stdout
    ours, theirs = pty.openpty()
    environment = {**os.environ, "COLUMNS": "50", "NO_COLOR": "1"}
    subprocess.run(command, cwd=root, stdout=theirs, env=environment, check=False)
    os.close(theirs)
    shown = os.read(ours, 10_000).decode().replace("\r\n", "\n")
    os.close(ours)
    assert any(len(line) > 50 for line in whole.split("\n"))
    assert max(map(len, shown.split("\n"))) <= 50
    assert shown.split() == whole.split()
