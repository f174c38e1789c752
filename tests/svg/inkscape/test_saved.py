"""A layout that Inkscape opened and saved draws as before."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest

from deckwright.build.cards import check
from deckwright.build.request import Request
from deckwright.game.model import Game
from tests.kit.compare import Cell, differing
from tests.kit.places import ROOT

from . import editor, record
from .layouts import game_in, pixels, samples, small_game, starter, with_layouts

REPOSITORY = ROOT
EXAMPLE = REPOSITORY / "docs/examples/harbour"
DRAWN, SAVED = record.layouts(record.DRAWN), record.layouts(record.SAVED)
MAIN = [name for name in DRAWN if name != "badge"]
# The layouts of Caveloot that hold the most: wrapped text with conditions, loops, symbols; parts in parts; a circle.
CAVELOOT = ("monstre.svg", "heros.svg", "quete.svg", "donjon.svg", "guilde.svg", "help.svg", "vitalite.svg")
needs_inkscape = pytest.mark.skipif(editor.command() is None, reason="Inkscape is not installed")


def differences(
    before: Game, after: Game, root: Path, keys: tuple[str, ...] = (), most: int = 2
) -> dict[str, list[Cell]]:
    """The cells of 2 mm in which faces differ, by face; only of the layouts *keys*, where they are given."""
    faces = zip(samples(before, most), samples(after, most), strict=True)
    return {
        old.id: cells
        for (key, old), (_, new) in faces
        if not keys or key in keys
        if (cells := differing(pixels(new, after, root), pixels(old, before, root)))
    }


def saved_by_inkscape(game: Game, folder: Path) -> Game:
    files = {re.sub(r"\W", "-", key.removesuffix(".svg")): key for key in game.layouts}
    texts = editor.saved({name: game.layouts[key].text for name, key in files.items()}, folder)
    return with_layouts(game, {files[name]: text for name, text in texts.items()})


@pytest.mark.parametrize("name", MAIN)
def test_what_inkscape_saved_draws_as_before(name: str, tmp_path: Path) -> None:
    """The files of `saved/`, so that this is known without Inkscape."""
    before = small_game(tmp_path / "before", {name: DRAWN[name], "badge": DRAWN["badge"]})
    after = small_game(tmp_path / "after", {name: SAVED[name], "badge": SAVED["badge"]})
    assert differences(before, after, tmp_path / "before") == {}


@pytest.mark.parametrize("name", MAIN)
def test_what_was_saved_shows_the_damage_that_is_repaired(name: str) -> None:
    assert SAVED[name] != DRAWN[name]
    assert "<tspan" in SAVED[name] and 'id="' in SAVED[name]


@needs_inkscape
def test_small_layouts_saved_twice_now(tmp_path: Path) -> None:
    folders = tmp_path / "once", tmp_path / "twice"
    after = DRAWN
    for folder in folders:
        folder.mkdir()
        after = editor.saved(after, folder)
    for name in MAIN:
        one = small_game(tmp_path / f"{name}-1", {name: DRAWN[name], "badge": DRAWN["badge"]})
        two = small_game(tmp_path / f"{name}-2", {name: after[name], "badge": after["badge"]})
        assert differences(one, two, tmp_path / f"{name}-1") == {}


@needs_inkscape
@pytest.mark.parametrize("template", ["plain", "illustrated", "tokens"])
def test_starters_now(template: str, tmp_path: Path) -> None:
    game = starter(template, tmp_path)
    assert differences(game, saved_by_inkscape(game, tmp_path), tmp_path) == {}


def test_the_example_of_the_manual_is_without_fault(tmp_path: Path) -> None:
    shutil.copytree(EXAMPLE, tmp_path / "harbour")
    drawn, problems = check(Request(tmp_path / "harbour", "harbour"))
    assert drawn is not None and problems == ()
    scales = {
        text.scale for plate in drawn.faces.values() for text in plate.painted.texts if text.id == "text"
    }
    assert len(scales) == 1, "all cards have one size"


@needs_inkscape
def test_the_example_of_the_manual_now(tmp_path: Path) -> None:
    game = game_in(EXAMPLE, "harbour")
    assert differences(game, saved_by_inkscape(game, tmp_path), EXAMPLE) == {}


@needs_inkscape
@pytest.mark.slow
def test_caveloot_now(tmp_path: Path) -> None:
    game = game_in(REPOSITORY, "caveloot")
    assert differences(game, saved_by_inkscape(game, tmp_path), REPOSITORY, CAVELOOT, most=1) == {}
