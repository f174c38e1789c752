"""Sizes by name in game.yaml and in `deckwright list`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from deckwright.basics.outlines import ShapeKind
from deckwright.basics.sizes import all_sizes
from deckwright.game.load import load_game
from deckwright.sheets.impose.papers import known_papers
from tests.kit.project import Project, run


def sized(project: Project, component: str) -> Project:
    project.change(
        "cards/petit/game.yaml", "{size: 40 x 60 mm, radius: 2 mm, bleed: 2 mm, safe: 2 mm}", component
    )
    return project


@pytest.mark.parametrize(
    ("component", "size", "kind", "radius"),
    [
        ("{size: poker}", (63.5, 88.9), ShapeKind.RECTANGLE, 3),
        ("{size: mtg}", (63, 88), ShapeKind.RECTANGLE, 2.5),
        ("{size: Euro Poker, radius: 1 mm}", (63, 88), ShapeKind.RECTANGLE, 1),
        ("{size: disc-15}", (15, 15), ShapeKind.CIRCLE, 0),
        ("{size: disc-15, shape: rectangle}", (15, 15), ShapeKind.RECTANGLE, 0),
        ("{size: tile-medium-hex}", (63.5, 55.88), ShapeKind.HEXAGON, 0),
        ("{size: 63 x 88 mm}", (63, 88), ShapeKind.RECTANGLE, 0),
    ],
)
def test_components_by_name(
    petit: Project, component: str, size: tuple[float, float], kind: ShapeKind, radius: float
) -> None:
    game, _ = load_game(sized(petit, component).root, "petit")
    assert game is not None
    found = game.components["carte"]
    assert tuple(found.size) == pytest.approx(size)
    assert (found.shape.kind, found.shape.radius) == (kind, radius)


@pytest.mark.parametrize(
    ("component", "words"),
    [
        ("{size: mini}", "write one of mini-american (41 × 63 mm), mini-us (44.45 × 63.5 mm)"),
        ("{size: jumbo}", "write one of jumbo-tgc (88.9 × 139.7 mm), jumbo-mpc"),
        ("{size: tarot}", "tarot-70 (70 × 120 mm), tarot-us (69.85 × 120.65 mm)"),
        ("{size: pokr}", "did you mean 'poker'?"),
        ("{size: a4}", "deckwright list --sizes"),
    ],
)
def test_names_that_say_no_one_size(petit: Project, component: str, words: str) -> None:
    done = sized(petit, component).run("check")
    assert done.code == 1
    assert "cards/petit/game.yaml:6:" in done.text and words in done.text


def test_the_list_of_sizes_needs_no_project(tmp_path: Path) -> None:
    told = run("list", "--sizes", folder=tmp_path)
    assert told.code == 0
    for name in (*known_papers(), *all_sizes()):
        assert f"\n{name} " in f"\n{told.out}", name
    assert "ISO 216" in told.out and "from wooden discs" not in told.out
    assert "poker (63.5 × 88.9 mm) is not mtg (63 × 88 mm)." in told.out
    answer = json.loads(run("list", "--sizes", "--json", folder=tmp_path).out)
    assert {entry["name"] for kind in answer.values() for entry in kind} == {*known_papers(), *all_sizes()}
    assert all(entry["source"] for kind in answer.values() for entry in kind)


def test_a_list_names_the_sleeve(petit: Project) -> None:
    told = sized(petit, "{size: mtg}").run("list")
    assert "sleeve-standard-card-game (SKS-8810" in told.out
    answer = json.loads(petit.run("list", "--json").out)
    (component,) = answer["components"]
    assert component == {
        "id": "carte",
        "width_mm": 63,
        "height_mm": 88,
        "cards": 5,
        "sleeve": "sleeve-standard-card-game",
    }
