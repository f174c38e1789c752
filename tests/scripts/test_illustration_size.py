"""Each game's own illustration code is small, and what games share knows none of them."""

from __future__ import annotations

import re

import pytest

from tests.kit.places import ROOT

CODE = ROOT / "scripts" / "illustration"
# Lines of Python in illustration/GAME, beyond what games share.
MOST = {
    "catacombes": 2500,
    "caveloot": 2500,
    "delve": 2500,
    "ravenloft": 2500,
    "urto": 2500,
}


def test_every_game_has_its_row() -> None:
    assert sorted(MOST) == sorted(path.parent.name for path in (ROOT / "cards").glob("*/game.yaml"))


def test_no_drawn_file_of_castle_ravenloft_is_heavy() -> None:
    """What is seen at 300 dpi needs no more; a drawing that grows past it has strokes that nobody sees."""
    sizes = {path.name: path.stat().st_size for path in (ROOT / "assets" / "ravenloft").rglob("*.svg")}
    assert len(sizes) > 100
    assert {name: size for name, size in sizes.items() if size > 150_000} == {}


@pytest.mark.parametrize("game", MOST)
def test_a_game_is_drawn_by_little_code_of_its_own(game: str) -> None:
    lines = {path.name: path.read_text("utf-8").count("\n") for path in sorted((CODE / game).rglob("*.py"))}
    assert lines and sum(lines.values()) <= MOST[game], lines


def test_what_games_share_takes_nothing_from_one_of_them() -> None:
    """Else code of a game's own would only lie elsewhere."""
    taken = re.compile(rf"^\s*(from|import)\b.*\b({'|'.join(MOST)})\b", re.MULTILINE)
    shared = [path for path in CODE.rglob("*.py") if path.relative_to(CODE).parts[0] not in MOST]
    assert len(shared) > 100
    assert [str(path.relative_to(CODE)) for path in shared if taken.search(path.read_text("utf-8"))] == []
