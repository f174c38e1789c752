"""Writing: the old file or the new one, whole, whenever the process ends and whatever the disk says."""

from __future__ import annotations

import errno
import os
import signal
import stat
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from deckwright.basics.files import short_path, write_all, write_beside
from deckwright.basics.problems import DeckwrightError

OLD, NEW = b"old" * 1000, b"new" * 1000
NAMES = ("a.pdf", "a.json", "b.pdf")


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def with_old(folder: Path) -> list[Path]:
    paths = [folder / name for name in NAMES]
    for path in paths:
        path.write_bytes(OLD)
    return paths


def test_files_are_written_in_new_folders(tmp_path: Path) -> None:
    path = tmp_path / "new/er/a.pdf"
    write_beside(path, NEW)
    assert path.read_bytes() == NEW and names(path.parent) == ["a.pdf"]


# A process that kills itself at the n-th call of a function, before or after what it does.
KILLED = """
import os, signal, sys
from pathlib import Path
from deckwright.basics.files import write_all

name, moment, after = sys.argv[1], int(sys.argv[2]), sys.argv[3] == "after"
real, calls = getattr(os, name), 0

def dying(*arguments, **options):
    global calls
    calls += 1
    if calls == moment and not after:
        os.kill(os.getpid(), signal.SIGKILL)
    result = real(*arguments, **options)
    if calls == moment:
        os.kill(os.getpid(), signal.SIGKILL)
    return result

setattr(os, name, dying)
write_all([(Path(path), b"new" * 1000) for path in sys.argv[4:]])
"""
MOMENTS = [
    (name, n, when)
    for name in ("fsync", "chmod", "replace")
    for n in (1, 2, 3)
    for when in ("before", "after")
]


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="there is no such signal")
@pytest.mark.parametrize(("name", "moment", "when"), MOMENTS)
def test_a_kill_leaves_every_file_whole(tmp_path: Path, name: str, moment: int, when: str) -> None:
    paths = with_old(tmp_path)
    command = [sys.executable, "-c", KILLED, name, str(moment), when, *map(str, paths)]
    done = subprocess.run(command, capture_output=True, check=False)
    assert done.returncode == -signal.SIGKILL, done.stderr
    renamed = 0 if name != "replace" else moment - (when == "before")
    assert [path.read_bytes() for path in paths] == [NEW] * renamed + [OLD] * (3 - renamed)
    write_all([(path, NEW) for path in paths])  # the next run takes away what is left
    assert names(tmp_path) == sorted(NAMES)


def refusing(code: int, at: int, real: Callable[..., Any]) -> Callable[..., Any]:
    """*real*, which fails at its n-th call."""
    calls = 0

    def call(*arguments: Any, **options: Any) -> Any:
        nonlocal calls
        calls += 1
        if calls == at:
            raise OSError(code, os.strerror(code))
        return real(*arguments, **options)

    return call


@pytest.mark.parametrize("at", [1, 2, 3])
def test_a_full_disk_is_met_while_all_old_files_stand(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, at: int
) -> None:
    paths = with_old(tmp_path)
    monkeypatch.setattr(os, "fsync", refusing(errno.ENOSPC, at, os.fsync))
    with pytest.raises(DeckwrightError) as caught:
        write_all([(path, NEW) for path in paths], lambda path: f"build/{path.name}")
    (found,) = caught.value.problems
    assert (found.code, str(found.place)) == ("write-failed", f"build/{NAMES[at - 1]}")
    assert "No space left on device" in found.message and "--out" in (found.hint or "")
    assert [path.read_bytes() for path in paths] == [OLD] * 3
    assert names(tmp_path) == sorted(NAMES)


def test_a_file_that_is_open_elsewhere_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As Windows refuses to rename over a file that a viewer holds open."""
    paths = with_old(tmp_path)
    monkeypatch.setattr(os, "replace", refusing(errno.EACCES, 1, os.replace))
    with pytest.raises(DeckwrightError, match=r"a\.pdf: cannot be written: Permission denied"):
        write_all([(path, NEW) for path in paths])
    assert [path.read_bytes() for path in paths] == [OLD] * 3
    assert names(tmp_path) == sorted(NAMES)


@pytest.mark.parametrize("at", range(3))
def test_a_read_only_file_is_kept_and_with_it_all_others(tmp_path: Path, at: int) -> None:
    paths = with_old(tmp_path)
    paths[at].chmod(0o444)
    with pytest.raises(DeckwrightError, match=rf"{NAMES[at]}: cannot be written: it is read-only"):
        write_all([(path, NEW) for path in paths])
    assert [path.read_bytes() for path in paths] == [OLD] * 3
    assert names(tmp_path) == sorted(NAMES)


def test_a_folder_in_the_way_is_named(tmp_path: Path) -> None:
    (tmp_path / "a.pdf").mkdir()
    with pytest.raises(DeckwrightError, match=r"a\.pdf: cannot be written: it is a folder"):
        write_beside(tmp_path / "a.pdf", NEW)
    assert names(tmp_path) == ["a.pdf"]


def test_a_file_in_place_of_the_folder_is_named(tmp_path: Path) -> None:
    (tmp_path / "build").write_bytes(OLD)
    with pytest.raises(DeckwrightError, match="cannot be written"):
        write_beside(tmp_path / "build/a.pdf", NEW)
    assert (tmp_path / "build").read_bytes() == OLD


def test_an_interruption_leaves_nothing_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(_: int) -> None:
        raise KeyboardInterrupt

    paths = with_old(tmp_path)
    monkeypatch.setattr(os, "fsync", interrupt)
    with pytest.raises(KeyboardInterrupt):
        write_all([(path, NEW) for path in paths])
    assert [path.read_bytes() for path in paths] == [OLD] * 3
    assert names(tmp_path) == sorted(NAMES)


def test_only_what_the_dead_left_is_swept(tmp_path: Path) -> None:
    gone = subprocess.Popen([sys.executable, "-c", ""])
    gone.wait()
    kept = [f".a.pdf.{os.getpid()}-x.part", f".b.pdf.{gone.pid}-x.part", ".a.pdf.part", ".a.pdf.notes-x.part"]
    for name in [*kept, f".a.pdf.{gone.pid}-x.part"]:
        (tmp_path / name).write_bytes(OLD)
    write_beside(tmp_path / "a.pdf", NEW)
    assert names(tmp_path) == sorted(["a.pdf", *kept])


@pytest.mark.skipif(os.name == "nt", reason="there are no such modes")
def test_modes(tmp_path: Path) -> None:
    """A new file has the mode that any program gives it; an old one keeps its own."""
    mask = os.umask(0o027)
    try:
        write_beside(tmp_path / "new", NEW)
    finally:
        os.umask(mask)
    (tmp_path / "own").write_bytes(OLD)
    (tmp_path / "own").chmod(0o604)
    write_beside(tmp_path / "own", NEW)
    modes = [stat.S_IMODE((tmp_path / name).stat().st_mode) for name in ("new", "own")]
    assert [f"{mode:o}" for mode in modes] == ["640", "604"]


def test_a_link_stays_a_link(tmp_path: Path) -> None:
    (tmp_path / "far").mkdir()
    (tmp_path / "far/a.pdf").write_bytes(OLD)
    (tmp_path / "a.pdf").symlink_to(tmp_path / "far/a.pdf")
    write_beside(tmp_path / "a.pdf", NEW)
    assert (tmp_path / "a.pdf").is_symlink() and (tmp_path / "far/a.pdf").read_bytes() == NEW
    assert names(tmp_path / "far") == ["a.pdf"]


@pytest.mark.parametrize(("path", "expected"), [("/a/b/c", "b/c"), ("/b/c", "/b/c"), ("/ab/c", "/ab/c")])
def test_paths_are_shown_from_the_project(path: str, expected: str) -> None:
    assert short_path(Path(path), Path("/a")) == expected
