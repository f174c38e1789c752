"""Pictures of a game: each there, of its size, with cards in it, and the same each time."""

from __future__ import annotations

from pathlib import Path

import pikepdf
import pytest
from PIL import Image

from deckwright.outlets.showing.scene import fan, rows, spread
from tests.kit.project import GAME, make, names_in
from tests.outlets.reading import text_of

SIZES = {
    "fan-1x1": (1200, 1200),
    "fan-16x9": (1600, 900),
    "fan-3x2": (1500, 1000),
    "spread": (1600, 900),
}


def test_all_pictures(tmp_path: Path) -> None:
    project = make(tmp_path / "jeu")
    folder = project.root / "build/petit/petit-pictures"
    assert project.run("export", "pictures").code == 0
    names = [f"petit-{name}.{kind}" for name in (*SIZES, "cards") for kind in ("png", "webp")]
    assert names_in(folder) == sorted([*names, "petit-sell-sheet.pdf"])
    for name in names:
        picture = Image.open(folder / name).convert("RGB")
        assert picture.size == SIZES.get(name.split(".")[0].removeprefix("petit-"), picture.size)
        if name.endswith(".png"):
            colours = {colour: n for n, colour in picture.getcolors(picture.width * picture.height) or []}
            assert colours[0xFF, 0xF6, 0xDD] > 5000, "paper of the cards"
            assert colours[0, 0xAA, 0] > 500, "the crab's picture"
    before = {name: (folder / name).read_bytes() for name in names}
    assert project.run("export", "pictures").code == 0
    assert {name: (folder / name).read_bytes() for name in names} == before


def test_no_card_lies_outside() -> None:
    class Component:
        size = type("Size", (), {"width": 63.0, "height": 88.0})()

    faces = [type("Face", (), {"component": Component})()] * 7
    for width, height in ((1200, 1200), (1600, 900), (900, 1600)):
        for lying in (fan(faces, width, height), spread(faces, width, height)):
            assert len(lying) == 7
            for each in lying:
                assert each.height / 3 < each.x < width - each.height / 3
                assert each.height / 2 < each.y + 1 < height
    lying, height = rows(faces * 5, 1600)
    assert max(each.y + each.height / 2 for each in lying) < height
    assert fan([], 10, 10) == []


def test_a_sell_sheet_says_what_game_yaml_says(tmp_path: Path) -> None:
    said = 'players: "2–4"\nminutes: 45\ncontact: {fr: "chez@exemple.fr", en: "me@example.org"}\n'
    project = make(tmp_path / "jeu", {"cards/petit/game.yaml": f"{GAME}\n{said}"})
    done = project.run("export", "pictures", "--lang", "en")
    assert done.code == 0
    assert "write description in game.yaml" in done.err
    (path,) = project.root.glob("build/petit/*pictures/petit-sell-sheet.pdf")
    with pikepdf.open(path) as pdf:
        assert len(pdf.pages) == 1
        assert [float(side) for side in pdf.pages[0].mediabox][2:] == pytest.approx(
            [595.28, 841.89], abs=0.02
        )
    words = text_of(path.read_bytes())
    for text in ("Small", "2–4", "45", "me@example.org", "4 × Beasts", "Brown bear"):
        assert text in words
    assert "chez@exemple.fr" not in words
