"""docs/start.md, done as it is written: by the wheel, in a fresh folder, with what it says appearing."""

from __future__ import annotations

import os
import re
import shlex
import signal
import site
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import openpyxl
import pytest

from tests.kit.places import ROOT

PAGE = (ROOT / "docs/start.md").read_text(encoding="utf-8")
PATIENCE = 60  # seconds that a line may take to appear

# What there is to do: blocks of code, and tables of cells.
STEP = re.compile(
    r'^```(?P<language>\w*)(?: title="(?P<title>[^"\n]*)")?\n(?P<code>.*?)^```$'
    r"|^\| cell \| holds \| write \|\n\|---\|---\|---\|\n(?P<cells>(?:\|[^\n]*\|\n)+)",
    re.MULTILINE | re.DOTALL,
)

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The command as pipx would put it: the built wheel in an environment of its own, beside what is installed here."""
    folder = tmp_path_factory.mktemp("installed")
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)], cwd=ROOT, check=True,
        capture_output=True,
    )  # fmt: skip
    (wheel,) = folder.glob("*.whl")
    place = folder / "venv"
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(place)], check=True)
    python = place / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    install = [
        sys.executable,
        "-m",
        "pip",
        "--python",
        str(python),
        "install",
        "--no-index",
        "--no-deps",
        "-q",
    ]
    subprocess.run([*install, str(wheel)], check=True)
    (own,) = place.glob("**/site-packages")
    (own / "others.pth").write_text("\n".join(site.getsitepackages()), encoding="utf-8")
    command = python.with_name("deckwright.exe" if os.name == "nt" else "deckwright")
    where = subprocess.run(
        [python, "-c", "import deckwright; print(deckwright.__file__)"],
        env={**os.environ, "PYTHONPATH": ""},
        capture_output=True,
        text=True,
        check=True,
    )
    assert Path(where.stdout.strip()).is_relative_to(own), "the wheel is what runs"
    return command


class Reader:
    """Somebody who does what the page says, in a folder."""

    def __init__(self, program: Path, folder: Path) -> None:
        self.program, self.folder = program, folder
        self.seen = folder / "terminal.txt"
        self.running: subprocess.Popen[bytes] | None = None
        self.start = 0

    def types(self, line: str) -> None:
        name, *arguments = shlex.split(line)
        self.stops()
        if name == "cd":
            self.folder = (self.folder / arguments[0]).resolve()
            return
        assert name == "deckwright"
        self.start = self.seen.stat().st_size if self.seen.exists() else 0
        environment = {
            **os.environ,
            "BROWSER": "true",
            "PYTHONPATH": "",
            "PYTHONUNBUFFERED": "1",
            "COLUMNS": "250",
        }
        with self.seen.open("ab") as terminal:
            self.running = subprocess.Popen(
                [self.program, *arguments], cwd=self.folder, env=environment, stdout=terminal, stderr=terminal
            )
        if arguments[0] != "proof":
            self.running.wait(PATIENCE)

    def stops(self) -> None:
        """Ctrl+C, where something runs still."""
        if self.running and self.running.poll() is None:
            self.running.send_signal(signal.SIGINT)
            self.running.wait(PATIENCE)

    def sees(self, line: str) -> None:
        end = time.monotonic() + PATIENCE
        while line not in (text := self.terminal()) and time.monotonic() < end:
            assert self.running
            if self.running.poll() is not None and line not in self.terminal():
                break
            time.sleep(0.05)
        assert line in self.terminal(), text

    def terminal(self) -> str:
        return self.seen.read_bytes()[self.start :].decode()

    def writes_cells(self, rows: str) -> None:
        path = self.folder / "cards/night-market/cards.xlsx"
        book = openpyxl.load_workbook(path)
        for row in rows.splitlines():
            cell, holds, write = (part.strip() for part in row.strip("|").split("|"))
            value = write.replace("`", "")
            assert str(book["Cards"][cell].value or "") == holds, cell
            book["Cards"][cell] = int(value) if value.isdecimal() else value
        book.save(path)

    def begins(self, label: str, table: str) -> None:
        """A table of one's own, and the empty game.yaml beside it."""
        path = self.folder / label
        path.parent.mkdir(parents=True)
        path.write_text(table, encoding="utf-8")
        path.with_name("game.yaml").touch()

    def inserts(self, label: str, line: str) -> None:
        path = self.folder / label
        text = path.read_text(encoding="utf-8")
        assert text.rstrip().endswith("</svg>")
        path.write_text(text.rstrip().removesuffix("</svg>") + line + "</svg>\n", encoding="utf-8")

    def changes(self, label: str, lines: str) -> None:
        path = self.folder / label
        text = path.read_text(encoding="utf-8")
        old, new = ("\n".join(each[1:] for each in lines.splitlines() if each[0] == sign) for sign in "-+")
        assert text.count(old) == 1
        path.write_text(text.replace(old, new), encoding="utf-8")


def steps() -> Iterator[re.Match[str]]:
    yield from STEP.finditer(PAGE)


def test_the_tutorial_works_as_it_is_written(program: Path, tmp_path: Path) -> None:
    reader = Reader(program, tmp_path)
    done = []
    for step in steps():
        kind = "cells" if step["cells"] else step["language"]
        done.append(kind)
        match kind:
            case "":
                for line in step["code"].splitlines():
                    reader.types(line)
            case "output":
                for line in step["code"].splitlines():
                    reader.sees(line)
            case "cells":
                reader.writes_cells(step["cells"])
            case "csv":
                reader.begins(step["title"], step["code"])
            case "xml":
                reader.inserts(step["title"], step["code"])
            case "diff":
                reader.changes(step["title"], step["code"])
    reader.stops()
    assert {"", "output", "cells", "csv", "xml", "diff", "sh", "powershell"} == set(done)
    assert done.count("output") >= 8


def test_each_system_is_told_how_to_install() -> None:
    titles = [step["title"] for step in steps() if step["language"] in ("sh", "powershell")]
    for name in ("Windows", "Mac", "Ubuntu", "Fedora"):
        assert any(name in title for title in titles)
    installs = [step["code"] for step in steps() if step["language"] in ("sh", "powershell")]
    libraries = [code for code in installs if "pango" in code]
    assert len(libraries) == 4 and sum("pipx install" in code for code in installs) == 2
