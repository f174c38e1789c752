"""No path leads out of the project, by whatever way; and every file that cannot be read is told."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from deckwright.basics.problems import DeckwrightError, Place
from deckwright.game.load import Project, load_game
from deckwright.game.projects import find_project, games
from tests.kit.tiny import SVG, hero, load, project, sound


def test_the_project_is_the_nearest_folder_upward_with_cards(tmp_path: Path) -> None:
    root = project(tmp_path / "my game")
    assert find_project(root) == find_project(root / "cards" / "g") == root.resolve()
    assert games(root) == ["g"]
    (root / "cards" / "empty").mkdir()
    assert games(root) == ["g"]


def test_no_project(tmp_path: Path) -> None:
    with pytest.raises(DeckwrightError, match="holds a folder cards/") as caught:
        find_project(tmp_path)
    assert caught.value.problems[0].code == "no-project"


@pytest.mark.parametrize(
    "label", ["../x", "a/../../x", "/etc/passwd", "C:\\x", "C:x", "a\\..\\..\\x", "a\0b", "link/x", "loop/x"]
)
def test_labels_that_lead_out_are_refused(tmp_path: Path, label: str) -> None:
    inside = tmp_path / "in"
    inside.mkdir()
    (tmp_path / "x").write_text("secret")
    (inside / "link").symlink_to(tmp_path)
    (inside / "loop").symlink_to(inside / "loop")
    here = Project.at(inside)
    with pytest.raises(DeckwrightError) as caught:
        here.read(label)
    assert caught.value.problems[0].code == "outside-project"
    assert not here.exists(label)


def test_links_within_the_project_are_followed(tmp_path: Path) -> None:
    root = project(tmp_path)
    (root / "assets/g/art/b.svg").symlink_to(root / "assets/g/art/alba.svg")
    assert (
        sound(tmp_path, {"cards/g/cards.yaml": hero("art: b")}).assets.read("assets/g/art/b.svg")
        == SVG.encode()
    )


@pytest.mark.parametrize(
    ("label", "cards", "place"),
    [
        ("assets/g/art/out.svg", hero("art: out"), "cards/g/cards.yaml:5:8"),
        ("layouts/g/out.svg", hero(""), "layouts/g/out.svg"),
        ("cards/g/out.yaml", hero(""), "cards/g/out.yaml"),
        ("assets/fonts/out.ttf", hero(""), "assets/fonts/out.ttf"),
    ],
)
def test_a_link_that_leads_out_is_told(tmp_path: Path, label: str, cards: str, place: str) -> None:
    secret = tmp_path / "secret"
    secret.write_text("a: {type: token, name: A}\n")
    root = project(tmp_path / "p", {"cards/g/cards.yaml": cards})
    (root / label).parent.mkdir(parents=True, exist_ok=True)
    (root / label).symlink_to(secret)
    _, problems = load_game(root, "g")
    assert [(p.code, str(p.place)) for p in problems] == [("outside-project", place)]


@pytest.mark.parametrize(
    ("label", "data", "place", "words"),
    [
        (
            "cards/g/cards.yaml",
            "a: {type: token, name: Crépe}\n".encode("latin-1"),
            "cards/g/cards.yaml:1:26",
            "is not UTF-8",
        ),
        ("cards/g/more.yaml", "é".encode("utf-16"), "cards/g/more.yaml", "UTF-16"),
        ("layouts/g/hero.svg", b"\xff\xfe", "layouts/g/hero.svg", "UTF-16"),
        ("assets/g/symbols/or.svg", b"\xe9", "assets/g/symbols/or.svg:1:1", "is not UTF-8"),
        ("cards/g/cards.yaml", b"x" * 20_000_001, "cards/g/cards.yaml", "at most 20,000,000 are read"),
    ],
)
def test_files_that_cannot_be_read(tmp_path: Path, label: str, data: bytes, place: str, words: str) -> None:
    _, problems = load(tmp_path, {label: data})
    found = [p for p in problems if p.code == "file-unreadable"]
    assert [str(p.place) for p in found] == [place]
    assert words in found[0].message


@pytest.mark.skipif(os.geteuid() == 0, reason="root reads everything")
def test_a_file_without_leave_to_read(tmp_path: Path) -> None:
    root = project(tmp_path)
    (root / "cards/g/cards.yaml").chmod(0)
    _, problems = load_game(root, "g")
    assert "Permission denied" in next(p.message for p in problems if p.code == "file-unreadable")


def test_what_is_no_file_is_not_opened(tmp_path: Path) -> None:
    os.mkfifo(project(tmp_path) / "layouts/g/pipe.svg")
    _, problems = load_game(tmp_path, "g")
    assert [(p.code, "it is not a file" in p.message) for p in problems] == [("file-unreadable", True)]


def test_assets_are_read_below_assets_alone(tmp_path: Path) -> None:
    assets = sound(tmp_path).assets
    assert assets.exists("assets/g/art/alba.svg")
    for path in (
        "cards/g/cards.yaml",
        "assets/../cards/g/cards.yaml",
        "assets/g/art",
        "assets/g/art/none.svg",
    ):
        assert not assets.exists(path)
        with pytest.raises(DeckwrightError):
            assets.read(path)


def test_a_missing_file_names_the_nearest(tmp_path: Path) -> None:
    with pytest.raises(DeckwrightError) as caught:
        sound(tmp_path).assets.read("assets/g/art/alban.svg")
    (problem,) = caught.value.problems
    assert (problem.code, problem.place, problem.hint) == (
        "file-missing",
        Place("assets/g/art/alban.svg"),
        "did you mean 'alba.svg'?",
    )
