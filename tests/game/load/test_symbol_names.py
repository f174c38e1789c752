"""The name of a symbol may have letters of any script and case; its drawing is called so."""

from __future__ import annotations

from pathlib import Path

import pytest

from deckwright.game.load import load_game
from tests.kit.project import COEUR, make
from tests.kit.tiny import GAME, SVG, load

NAMES = ["Heart", "HP", "Cœur", "心", "heart_2", "Сердце"]


@pytest.mark.parametrize("name", NAMES)
def test_any_letters_and_case_name_a_symbol(tmp_path: Path, name: str) -> None:
    there = make(
        tmp_path, {f"assets/petit/symbols/{name}.svg": COEUR, "assets/petit/symbols/coeur.svg": None}
    )
    there.change("cards/petit/game.yaml", "  coeur: {group", f"  {name}: {{group")
    there.change("cards/petit/betes.yaml", "{coeur}", f"{{{name}}}")
    for layout in (tmp_path / "layouts/petit").iterdir():
        layout.write_text(layout.read_text().replace('"coeur"', f'"{name}"'))
    game, problems = load_game(tmp_path, "petit")
    assert game is not None
    assert [str(p) for p in problems] == []
    said = there.run("check", "--quick").out
    assert "0 errors" in said, said


@pytest.mark.parametrize("name", ["two words", "a/b", "x!"])
def test_what_no_brace_could_hold_is_no_name(tmp_path: Path, name: str) -> None:
    _, problems = load(tmp_path, {"cards/g/game.yaml": GAME.replace("  or: {group", f"  '{name}': {{group")})
    assert "bad-id" in {p.code for p in problems}


def test_a_drawing_of_another_case_is_named(tmp_path: Path) -> None:
    game = GAME.replace("  or: {group", "  Gem: {group")
    _, problems = load(tmp_path, {"cards/g/game.yaml": game, "assets/g/symbols/gem.svg": SVG})
    told = [p.hint for p in problems if p.code == "missing-art"]
    assert len(told) == 1
    assert "the file is called 'gem.svg'" in str(told[0])
