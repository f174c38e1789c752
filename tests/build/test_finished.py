"""Finished builds: a build from the same files that made what is still there is not made again; any other is."""

from __future__ import annotations

import os
import random
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from deckwright.build import cards, finished
from deckwright.build.request import Request
from tests.kit.project import Project, make


@pytest.fixture
def project(tmp_path: Path) -> Project:
    return make(tmp_path / "project")


@pytest.fixture
def checks(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The games that are loaded and drawn from now on, in order."""
    made: list[str] = []
    resolve = cards.resolve_request

    def noted(request: Request) -> object:
        made.append(request.game)
        return resolve(request)

    monkeypatch.setattr(cards, "resolve_request", noted)
    return made


def outputs(project: Project) -> dict[str, bytes]:
    folder = project.root / "build/petit"
    return {
        path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*") if path.is_file()
    }


@pytest.mark.parametrize("options", [(), ("--format", "png", "--dpi", "50"), ("--lang", "en", "--low-ink")])
def test_the_same_is_not_made_twice(project: Project, checks: list[str], options: tuple[str, ...]) -> None:
    first = project.run("build", *options)
    made = outputs(project)
    assert first.code == 0 and len(checks) == 1
    assert project.run("build", *options) == first
    assert len(checks) == 1 and outputs(project) == made


def test_warnings_and_drafts_are_told_again(project: Project, checks: list[str]) -> None:
    project.change("cards/petit/betes.yaml", "Il pince.", "Il pince très fort. " * 40)
    first = project.run("build", "--draft")
    assert first.code == 3 and "text-overflow" in first.text
    assert project.run("build", "--draft") == first and len(checks) == 1
    assert project.run("build").code == 1 and len(checks) == 2


def test_what_was_refused_is_looked_at_again(project: Project, checks: list[str]) -> None:
    project.change("cards/petit/betes.yaml", "vie: 2", "vie: 99")
    first = project.run("build")
    assert first.code == 1
    assert project.run("build") == first and len(checks) == 2


Edit = Callable[[Project], object]
EDITS: list[Edit] = [
    lambda project: project.change("cards/petit/betes.yaml", "Crabe", "Homard"),
    lambda project: project.write("cards/petit/notes.txt", "of no use"),  # it might have been
    lambda project: project.change("layouts/petit/carte.svg", "#fff6dd", "#ddfff6"),
    lambda project: project.change("assets/petit/art/crabe.svg", "#0a0", "#00a"),
    lambda project: project.write("assets/petit/art/ours.svg", "<svg/>"),
    lambda project: (project.root / "build/petit/petit-cards-a4.pdf").unlink(),
    lambda project: (project.root / "build/petit/petit-cards-a4.pdf").write_bytes(b""),
    lambda project: (project.root / "build/petit/petit-cards-a4.manifest.json").write_bytes(b"{}"),
    lambda project: shutil.rmtree(project.root / "build/.cache"),
]


@pytest.mark.parametrize("edit", EDITS)
def test_whatever_changes_is_built(project: Project, checks: list[str], edit: Edit) -> None:
    project.run("build")
    edit(project)
    assert project.run("build").code == 0 and len(checks) == 2
    made = outputs(project)
    shutil.rmtree(project.root / "build")
    assert project.run("build").code == 0 and outputs(project) == made


def test_times_say_nothing(project: Project, checks: list[str]) -> None:
    project.run("build")
    path = project.root / "cards/petit/betes.yaml"
    before = path.stat()
    text = path.read_text(encoding="utf-8")
    path.write_text(text.replace("Crabe", "Crabo"), encoding="utf-8")
    os.utime(path, ns=(before.st_atime_ns, before.st_mtime_ns))
    project.run("build")
    assert len(checks) == 2
    path.write_text(text, encoding="utf-8")
    os.utime(path, (0, 0))
    project.run("build")
    assert len(checks) == 3  # of the first build nothing is left to see


def test_another_request_is_another_build(project: Project, checks: list[str]) -> None:
    for options in ((), ("--paper", "letter"), ("--deck", "betes"), ("--out", str(project.root / "other"))):
        project.run("build", *options)
    assert len(checks) == 4
    for options in ((), ("--paper", "letter"), ("--jobs", "1"), ("--out", str(project.root / "other"))):
        project.run("build", *options)
    assert len(checks) == 4


def test_a_font_or_a_program_that_changes_is_seen(
    project: Project, checks: list[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    project.run("build")
    monkeypatch.setattr(finished, "program_state", lambda: "another")
    project.run("build")
    assert len(checks) == 2
    monkeypatch.setattr(finished, "files_state", lambda files: "other fonts")
    project.run("build")
    assert len(checks) == 3


def test_files_that_are_edited_while_they_are_drawn_leave_no_receipt(
    project: Project, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else taking the edit back would be seen as no change at all."""
    path = project.root / "cards/petit/betes.yaml"
    before, resolve = path.read_text(encoding="utf-8"), cards.resolve_request

    def edited(request: Request) -> object:
        path.write_text(before.replace("Crabe", "Homard"), encoding="utf-8")
        return resolve(request)

    with monkeypatch.context() as patch:
        patch.setattr(cards, "resolve_request", edited)
        project.run("build")
    path.write_text(before, encoding="utf-8")
    project.run("build")
    made = outputs(project)
    shutil.rmtree(project.root / "build")
    project.run("build")
    assert outputs(project) == made


def test_a_link_in_a_circle_is_followed_once(project: Project, checks: list[str]) -> None:
    (project.root / "assets/petit/round").symlink_to(project.root / "assets", target_is_directory=True)
    project.run("build")
    project.run("build")
    assert len(checks) == 1


def test_a_spoilt_receipt_is_none(project: Project, checks: list[str]) -> None:
    rnd = random.Random(1)
    project.run("build")
    for _ in range(3):
        for path in (project.root / "build/.cache/builds").iterdir():
            path.write_bytes(rnd.randbytes(rnd.randrange(200)))
        assert project.run("build").code == 0
    assert len(checks) == 4
