"""Machines that lack what most have: shared memory, temporary files, a home, folders that can be written."""

from __future__ import annotations

import errno
import multiprocessing.context
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any, NoReturn

import pytest

from deckwright.basics.processes import map_processes
from tests.kit.project import Project


def _read_only(*arguments: Any, **more: Any) -> NoReturn:
    raise OSError(errno.EROFS, os.strerror(errno.EROFS))


def _with(setup: str) -> str:
    return setup


def _twice(tool: str, part: int) -> tuple[str, int]:
    return tool, part * 2


@pytest.mark.parametrize(
    "error", [FileNotFoundError(2, "/dev/shm"), PermissionError(13, "no"), ImportError("sem_open")]
)
def test_without_shared_memory_the_work_is_done_here(
    monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    def refuse(*_: Any, **__: Any) -> NoReturn:
        raise error

    monkeypatch.setattr(multiprocessing.context.BaseContext, "Lock", refuse)
    monkeypatch.setattr(multiprocessing.context.BaseContext, "BoundedSemaphore", refuse)
    assert sorted(map_processes([1, 2, 3], "x", _with, _twice, jobs=2)) == [("x", 2), ("x", 4), ("x", 6)]


def test_without_a_temporary_folder_it_says_which_were_tried(
    petit: Project, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tempfile, "tempdir", None)
    monkeypatch.setattr(tempfile, "_candidate_tempdir_list", lambda: ["/nonexistent/deckwright"])
    done = petit.run("build")
    assert done.code == 1
    assert "/nonexistent/deckwright" in done.err
    assert "TMPDIR" in done.err
    assert "in a way it should not" not in done.err
    assert petit.run("list").code == 0


def test_without_a_home_profiles_of_printers_say_where_they_could_lie(
    petit: Project, monkeypatch: pytest.MonkeyPatch
) -> None:
    def homeless() -> NoReturn:
        raise RuntimeError("Could not determine home directory.")

    for name in ("DECKWRIGHT_CONFIG", "XDG_CONFIG_HOME", "APPDATA"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(Path, "home", homeless)
    done = petit.run("build", "--printer", "laser")
    assert done.code == 2
    assert "this user has none" in done.err
    assert "DECKWRIGHT_CONFIG" in done.err
    assert petit.run("build").code == 0


def test_a_build_folder_that_cannot_be_written_is_named_and_the_way_round(
    petit: Project, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A file lies where the folder is to be: that refuses everybody."""
    petit.write("build", "")
    done = petit.run("build")
    assert done.code == 1
    assert "build/petit/petit-cards-a4.pdf: error: cannot be written" in done.err
    assert "--out DIR" in done.err
    assert petit.run("build", "--out", "elsewhere").code == 0
    monkeypatch.setattr(Path, "mkdir", _read_only)  # as on a CD
    done = petit.run("build", "--out", "third")
    assert done.code == 1
    assert os.strerror(errno.EROFS) in done.err


def test_a_folder_of_another_user_is_read_all_the_same(
    petit: Project, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing in the game's folder can be written; the sheets go elsewhere."""
    before = _own_files(petit)
    real = tempfile.mkstemp

    def refuse(suffix: str = "", prefix: str = "", dir: Any = None) -> tuple[int, str]:
        if dir is not None and Path(dir).is_relative_to(petit.root):
            _read_only()
        return real(suffix=suffix, prefix=prefix, dir=dir)

    monkeypatch.setattr(tempfile, "mkstemp", refuse)
    out = petit.root.parent / "mine"
    for command in (("check",), ("list",), ("stats",), ("doctor",), ("build", "--out", str(out))):
        done = petit.run(*command)
        assert done.code == 0, done.text
    for command in (("build",), ("schema",), ("convert", "--to", "csv")):
        done = petit.run(*command)
        assert (done.code, "cannot be written" in done.err) == (1, True), done.text
        assert "copy the project to one of your own" in done.err
    assert _own_files(petit) == before


def _own_files(petit: Project) -> dict[Path, bytes]:
    """What the designer has written."""
    folders = ("cards", "layouts", "assets")
    return {p: p.read_bytes() for folder in folders for p in (petit.root / folder).rglob("*") if p.is_file()}


@pytest.mark.skipif(sys.platform != "linux", reason="address space is limited on Linux alone")
@pytest.mark.parametrize("megabytes", [32, 60, 100])
def test_where_memory_is_short_that_is_what_is_said(petit: Project, megabytes: int) -> None:
    """At each of these sizes another library finds no room, and says so in words of its own."""
    shell = f'ulimit -v {megabytes * 1024} && exec "$0" -m deckwright check'
    done = subprocess.run(
        ["sh", "-c", shell, sys.executable], cwd=petit.root, capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stdout) == (1, "")
    assert "[memory-short]" in done.stderr and "ulimit -v" in done.stderr
    assert "Traceback" not in done.stderr and "should not" not in done.stderr
