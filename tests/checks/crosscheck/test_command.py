"""`deckwright check --cross-check` on a whole small game."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.kit import flicks
from tests.kit.project import Project, make, names_in

from .test_planted import moved_symbol

FACES = 4  # three fronts, a back


@pytest.fixture
def petit(tmp_path: Path) -> Project:
    return make(tmp_path)


def test_a_sound_game_has_nothing_that_differs(petit: Project) -> None:
    outcome = petit.run("check", "--cross-check")
    assert outcome.code == 0
    assert f"{FACES} faces compared with CairoSVG, 0 differ" in outcome.out
    assert not (petit.root / "build/petit/cross-check").exists()


def test_what_differs_is_a_problem_with_a_picture(petit: Project, monkeypatch: pytest.MonkeyPatch) -> None:
    moved_symbol()(monkeypatch)
    outcome = petit.run("check", "--cross-check", "--json")
    answer = json.loads(outcome.out)
    assert outcome.code == 1
    told = [problem for problem in answer["problems"] if problem["code"] == "cross-check"]
    assert {problem["card"] for problem in told} >= {"crabe", "ours", "eclair"}
    assert {problem["file"] for problem in told} <= {"layouts/petit/carte.svg", "layouts/petit/dos.svg"}
    pictures = names_in(petit.root / "build/petit/cross-check")
    assert sorted(problem["hint"] for problem in told) == [
        f"build/petit/cross-check/{name} shows both" for name in pictures
    ]
    numbers = answer["cross_check"]
    assert (numbers["faces"], numbers["differ"], numbers["left_out"]) == (FACES, len(told), 0)


def test_pictures_go_where_they_are_asked_for_and_old_ones_go_away(
    petit: Project, monkeypatch: pytest.MonkeyPatch
) -> None:
    report = petit.root / "seen"
    with monkeypatch.context() as patched:
        moved_symbol()(patched)
        assert petit.run("check", "--cross-check", "--pictures", "seen").code == 1
    assert names_in(report)
    assert petit.run("check", "--cross-check", "--pictures", "seen").code == 0
    assert names_in(report) == []


def test_faces_with_errors_are_left_out(petit: Project) -> None:
    petit.change("layouts/petit/carte.svg", "font-family: 'Source Sans Pro'", "font-family: 'Nowhere'")
    outcome = petit.run("check", "--cross-check", "--json")
    assert json.loads(outcome.out)["cross_check"]["left_out"] == FACES - 1


def test_its_options_mean_nothing_without_it(petit: Project) -> None:
    assert petit.run("check", "--pictures", "seen").code == 2


def test_stickers_are_compared_too(tmp_path: Path) -> None:
    numbers = json.loads(flicks.make(tmp_path).run("check", "--cross-check", "--json").out)["cross_check"]
    assert numbers["left_out"] == 0
    assert numbers["faces"] == 21 + 2  # each sticker, and both faces of the token
