"""A full disk and a killed process: what was there stays whole, and what is left lying about goes."""

from __future__ import annotations

import errno
import io
import os
import signal
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from deckwright.basics import files
from deckwright.basics.problems import DeckwrightError
from deckwright.faces.draw import kept
from tests.kit.history import History

BEASTS = "cards/petit/betes.yaml"
STEM = "build/petit/petit-cards-changes-a4"


@pytest.fixture
def own_tmp(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder for temporary files, which is watched."""
    folder = tmp_path_factory.mktemp("tmp")
    monkeypatch.setenv("TMPDIR", str(folder))
    monkeypatch.setattr(tempfile, "tempdir", str(folder))
    return folder


def full(real: Callable[..., Any], inside: Path) -> Callable[..., Any]:
    """*real*, which opens files; what is written into a folder meets a full disk."""

    def opened(path: Any, mode: str = "r", *arguments: Any, **options: Any) -> Any:
        if isinstance(path, (str, Path)) and Path(path).is_relative_to(inside) and set(mode) & set("wxa"):
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        return real(path, mode, *arguments, **options)

    return opened


def outputs(petit: History) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in (petit.root / "build/petit").glob("*.*")}


COMMANDS = (
    ("build", "--changed-since", "v1"),
    ("diff", "v1"),
    ("diff", "v1", "--report", "c.html"),
    ("build",),
)


@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
def test_no_room_for_temporary_files_is_told_and_old_output_stays(
    petit: History, own_tmp: Path, monkeypatch: pytest.MonkeyPatch, command: tuple[str, ...]
) -> None:
    petit.change(BEASTS, "vie: 5", "vie: 6")
    assert petit.run("build", "--changed-since", "v1").code == 0
    petit.change(BEASTS, "vie: 6", "vie: 7")
    before = outputs(petit)

    monkeypatch.setattr(kept, "LARGE", 0)  # then every drawing goes into the folder
    monkeypatch.setattr(io, "open", full(io.open, own_tmp))
    outcome = petit.run(*command)
    assert outcome.code == (2 if command[0] == "diff" else 1)
    assert "[write-failed]" in outcome.err and "No space left on device" in outcome.err
    assert "TMPDIR" in outcome.err and "should not" not in outcome.err
    assert outputs(petit) == before and list(own_tmp.iterdir()) == []


@pytest.mark.parametrize("command", [("printed",), ("diff", "v1", "--report", "c.html")], ids=" ".join)
def test_no_room_for_a_record_or_a_report_leaves_the_old_ones(
    petit: History, monkeypatch: pytest.MonkeyPatch, command: tuple[str, ...]
) -> None:
    petit.run("printed", "--date", "2026-03-14")
    old = petit.write("c.html", "as it was")
    petit.change(BEASTS, "vie: 5", "vie: 6")

    def no_room(_: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(os, "fsync", no_room)
    outcome = petit.run(*command)
    assert outcome.code in (1, 2) and "[write-failed]" in outcome.err
    assert old.read_text(encoding="utf-8") == "as it was"
    assert [path.name for path in (petit.root / "cards/petit/prints").iterdir()] == ["001-2026-03-14.json"]


# A build that kills itself at the n-th call of os.<name>.
KILLED = """
import os, signal, sys
from deckwright.cli import main

name, moment = sys.argv[1], int(sys.argv[2])
real, calls = getattr(os, name), 0

def dying(*arguments, **options):
    global calls
    calls += 1
    if calls == moment:
        os.kill(os.getpid(), signal.SIGKILL)
    return real(*arguments, **options)

setattr(os, name, dying)
main(sys.argv[3:])
"""


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="there is no such signal")
@pytest.mark.parametrize(("name", "moment"), [("fsync", 1), ("replace", 1), ("replace", 3)])
def test_a_killed_build_leaves_whole_files_and_the_next_sweeps_up(
    petit: History, own_tmp: Path, name: str, moment: int
) -> None:
    petit.change(BEASTS, "vie: 5", "vie: 6")
    assert petit.run("build", "--changed-since", "v1").code == 0
    old = outputs(petit)
    petit.change(BEASTS, "vie: 6", "vie: 7")
    command = [sys.executable, "-c", KILLED, name, str(moment), "build", "--changed-since", "v1"]
    ran = subprocess.run(command, cwd=petit.root, capture_output=True, check=False)
    assert ran.returncode == -signal.SIGKILL, ran.stderr
    killed = outputs(petit)
    assert list(own_tmp.iterdir())  # of a process that could not tidy up
    assert petit.run("build", "--changed-since", "v1").code == 0
    new = outputs(petit)
    assert list(own_tmp.iterdir()) == []
    assert (
        new.keys()
        == old.keys()
        == {f"{Path(STEM).name}{ending}" for ending in (".pdf", ".txt", ".manifest.json")}
    )
    assert new != old
    for file, content in killed.items():
        if not file.endswith(".part"):
            assert content in (old[file], new[file])


def test_only_what_the_dead_left_here_is_swept(own_tmp: Path) -> None:
    gone = subprocess.Popen([sys.executable, "-c", ""])
    gone.wait()
    with files.temporary_folder() as mine:
        prefix = mine.name.split(f"{os.getpid()}-")[0]
        kept = {mine.name, f"deckwright-00000000-{gone.pid}-a", f"{prefix}x-a", "another"}
        for name in (*kept - {mine.name}, f"{prefix}{gone.pid}-a"):
            (own_tmp / name).mkdir()
            (own_tmp / name / "file").write_bytes(b"")
        (own_tmp / f"{prefix}{gone.pid}-b").symlink_to(own_tmp / "another")
        files.sweep_temporary_folders()
        assert {path.name for path in own_tmp.iterdir()} == {*kept, f"{prefix}{gone.pid}-b"}
        assert (own_tmp / "another/file").exists()


def test_other_faults_of_a_block_are_not_taken_for_a_full_disk(own_tmp: Path) -> None:
    with pytest.raises(FileNotFoundError), files.temporary_folder():
        (own_tmp / "nothing").read_bytes()
    with pytest.raises(DeckwrightError, match="No space left"), files.temporary_folder():
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
    assert list(own_tmp.iterdir()) == []
