"""What is drawn: the right symbols in the right order, red for critical shots alone, one face as a picture."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import cairocffi
import numpy as np
import pytest

from deckwright.basics.problems import Problem
from deckwright.faces.draw.draw import draw_face
from deckwright.faces.draw.drawn_faces import DrawnFace
from deckwright.faces.draw.resources import Resources
from deckwright.faces.draw.types import DrawnGame
from deckwright.svg import Renderer
from tests.kit import compare
from tests.kit.places import ROOT

from . import raw

HERE = Path(__file__).parent
CRITICAL = (0xB3, 0x26, 0x1E)


def fronts(drawn: DrawnGame) -> dict[str, DrawnFace]:
    return {entry.card.id: drawn.faces[entry.front.id] for entry in drawn.cards}


def picture(drawn: DrawnGame, card: str, dpi: float) -> compare.Pixels:
    """The trim of a front, height × width × 3."""
    face = fronts(drawn)[card].face
    width, height = (round(side * dpi / 25.4) for side in face.component.size)
    surface = cairocffi.ImageSurface(cairocffi.FORMAT_RGB24, width, height)
    context = cairocffi.Context(surface)
    context.set_source_rgb(1, 1, 1)
    context.paint()
    draw_face(face, Renderer(Resources(drawn.game, ROOT)), context, dpi / 25.4)
    surface.flush()
    data = np.frombuffer(bytes(surface.get_data()), np.uint8).reshape(height, surface.get_stride() // 4, 4)
    return np.ascontiguousarray(data[:, :width, 2::-1])


def test_no_error_and_no_warning_is_left(checked: tuple[DrawnGame, tuple[Problem, ...]]) -> None:
    assert [str(problem) for problem in checked[1] if problem.severity != "note"] == []


def test_every_card_shows_the_symbols_of_its_data(drawn: DrawnGame) -> None:
    plates = fronts(drawn)
    for id, card in raw.team_cards().items():
        shown = Counter(box.name for box in plates[id].painted.symbols)
        assert shown == raw.expected_symbols(card), id


def test_shots_stand_in_their_order_and_aims_at_their_shots(drawn: DrawnGame) -> None:
    plates = fronts(drawn)
    for id, card in raw.team_cards().items():
        symbols = plates[id].painted.symbols
        row = sorted((b.rect.center.x, b.name) for b in symbols if b.name in raw.DAMAGE)
        aims = [box.rect.center.x for box in symbols if box.name == "cible"]
        read = [name + "*" * any(0 < aim - x < 8 for aim in aims) for x, name in row]
        assert read == raw.shots(card), id


def test_only_critical_shots_are_red(drawn: DrawnGame) -> None:
    for id, card in raw.team_cards().items():
        red = np.abs(picture(drawn, id, 36).astype(int) - CRITICAL).max(axis=2) < 24
        assert bool(red.any()) == ("combat-critique" in raw.shots(card)), id


@pytest.mark.parametrize("card", ["behemoth"])
def test_golden(drawn: DrawnGame, card: str, request: pytest.FixtureRequest) -> None:
    """A card with all eight of its parts: emblem, name, class, sequence, ability, role, sign, armour."""
    path, got = HERE / f"{card}.png", picture(drawn, card, compare.DPI)
    if request.config.getoption("--accept"):
        compare.write(path, got)
        return
    cells = compare.differing(got, compare.read(path))
    assert cells == [], (
        f"{card}: see tests/faces/golden; if it is right now: pytest tests/games/catacombes --accept"
    )
