"""What a build leaves behind: the same bytes for the same input, and the old files whenever it cannot end well."""

from __future__ import annotations

import errno
import hashlib
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.kit.project import Project, make, names_in

BUILD = (sys.executable, "-m", "deckwright", "build")
FILES = ["petit-cards-a4.manifest.json", "petit-cards-a4.pdf"]


def digests(folder: Path) -> dict[str, str]:
    return {path.name: hashlib.sha256(path.read_bytes()).hexdigest() for path in folder.iterdir()}


def test_the_same_input_gives_the_same_bytes(tmp_path: Path) -> None:
    """In another process, with other hashes, from another place, into another folder."""
    found = []
    for seed, place in (("1", "here"), ("2", "there/and further")):
        project = make(tmp_path / place)
        out = tmp_path / f"out {seed}"
        environment = {**os.environ, "PYTHONHASHSEED": seed, "TZ": f"UTC+{seed}", "LC_ALL": "C"}
        subprocess.run(
            [*BUILD, "--out", out], cwd=project.root, env=environment, check=True, capture_output=True
        )
        found.append(digests(out / "petit"))
    assert list(found[0]) and found[0] == found[1]


def test_another_card_is_another_file(petit: Project) -> None:
    petit.run("build")
    before = digests(petit.root / "build/petit")
    petit.change("cards/petit/betes.yaml", "Il pince.", "Il mord.")
    petit.run("build")
    after = digests(petit.root / "build/petit")
    assert all(before[name] != after[name] for name in FILES)


KILLED = """
import os, signal, sys
import deckwright.basics.cache, deckwright.cli

def die(*_):
    os.kill(os.getpid(), signal.SIGKILL)

deckwright.basics.cache.Cache.put = lambda *_: None  # which writes beside and renames, too, long before the outputs
setattr(os, sys.argv[1], die)
deckwright.cli.main(["build"])
"""


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="there is no such signal")
@pytest.mark.parametrize("moment", ["fsync", "replace"])
def test_a_build_that_is_killed_leaves_the_last_one_whole(petit: Project, moment: str) -> None:
    petit.run("build")
    before = digests(petit.root / "build/petit")
    petit.change("cards/petit/betes.yaml", "Il pince.", "Il mord.")
    done = subprocess.run(
        [sys.executable, "-c", KILLED, moment], cwd=petit.root, capture_output=True, check=False
    )
    assert done.returncode == -signal.SIGKILL, done.stderr
    after = digests(petit.root / "build/petit")
    assert {name: after[name] for name in FILES} == before
    assert set(after) > set(before)  # a part was left, which the next build takes away
    petit.run("build")
    assert petit.built() == FILES


def test_a_full_disk(petit: Project, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(_: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    petit.run("build")
    before = digests(petit.root / "build/petit")
    petit.change("cards/petit/betes.yaml", "Il pince.", "Il mord.")
    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", full)
        done = petit.run("build")
    assert done.code == 1 and done.out == ""
    assert "build/petit/petit-cards-a4.pdf: error: cannot be written: No space left on device" in done.err
    assert digests(petit.root / "build/petit") == before


@pytest.mark.parametrize("name", FILES)
def test_a_target_that_is_read_only(petit: Project, name: str) -> None:
    petit.run("build")
    before = digests(petit.root / "build/petit")
    (petit.root / "build/petit" / name).chmod(0o444)
    petit.change("cards/petit/betes.yaml", "Il pince.", "Il mord.")
    done = petit.run("build")
    assert done.code == 1
    assert f"build/petit/{name}: error: cannot be written: it is read-only" in done.err
    assert digests(petit.root / "build/petit") == before


@pytest.mark.parametrize("label", ["build", "build/petit", "build/petit/petit-cards-a4.pdf"])
def test_something_else_stands_in_the_way(petit: Project, label: str) -> None:
    path = petit.root / label
    if label.endswith(".pdf"):
        path.mkdir(parents=True)
    else:
        path.parent.mkdir(exist_ok=True)
        path.write_text("mine")
    done = petit.run("build")
    assert done.code == 1 and "petit-cards-a4.pdf: error: cannot be written" in done.err
    assert path.exists() and (path.is_dir() or path.read_text() == "mine")


def test_out_may_not_be_a_file(petit: Project) -> None:
    done = petit.run("build", "--out", "cards/petit/game.yaml")
    assert done.code == 2 and "is a file" in done.err


def test_build_writes_below_its_own_folder_only(petit: Project) -> None:
    before = set(petit.root.rglob("*"))
    petit.run("build")
    new = set(petit.root.rglob("*")) - before
    made = {path.relative_to(petit.root).as_posix() for path in new}
    assert {path for path in made if not path.startswith("build/.cache")} == {
        "build",
        "build/petit",
        *(f"build/petit/{name}" for name in FILES),
    }
    assert names_in(petit.root) == ["assets", "build", "cards", "layouts"]


def test_interrupted(petit: Project, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("deckwright.build.cards.draw_game", interrupt)
    done = petit.run("build")
    assert (done.code, done.err.strip()) == (130, "stopped; what was there before is as it was")
    assert petit.built() == []
