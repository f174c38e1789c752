"""Letters stand clear of what frames them: panels and their inner lines, plaques, the seat at the foot, coins, tags."""

from __future__ import annotations

from dataclasses import replace

import pytest

from deckwright.basics.problems import Problem
from deckwright.faces.draw.resources import Resources
from deckwright.faces.draw.types import DrawnGame
from deckwright.svg import Renderer
from tests.kit.places import ROOT
from tests.kit.sweeps import share

from .frames import Ruler

CLEAR = 1.2  # mm


def ruler(game: DrawnGame) -> Ruler:
    return Ruler(Renderer(Resources(game.game, ROOT)), game.cards[0].front)


def crowded(game: DrawnGame) -> dict[str, list[str]]:
    """Cards with a text too near to a frame: of every card what is set in lines, of some the figures, too."""
    measure, every = ruler(game), share(1, 5)
    fronts = [game.faces[dealt.front.id] for dealt in game.cards]
    found = {
        plate.face.id: measure.too_near(plate, CLEAR, wrapped=number % every > 0)
        for number, plate in enumerate(fronts)
    }
    return {id: texts for id, texts in found.items() if texts}


def test_no_text_of_a_french_card_stands_close_to_a_frame(drawn: DrawnGame) -> None:
    assert crowded(drawn) == {}


def test_no_text_of_an_english_card_stands_close_to_a_frame(
    english: tuple[DrawnGame, tuple[Problem, ...]],
) -> None:
    assert crowded(english[0]) == {}


@pytest.mark.parametrize(("edge", "seen"), [("6.8", []), ("5.9", ["texte"])])
def test_a_panel_set_0_4_mm_too_near_is_seen(edge: str, seen: list[str], drawn: DrawnGame) -> None:
    """The inner line lies at 4.95 mm and is 0.22 wide: a text from 5.9 mm on stands about 1 mm from it."""
    front = next(dealt.front for dealt in drawn.cards if dealt.card.id == "kiko-trois-doigts")
    plate = drawn.faces[front.id]
    assert 'id="boite" x="6.8"' in plate.face.svg
    moved = replace(plate.face, svg=plate.face.svg.replace('id="boite" x="6.8"', f'id="boite" x="{edge}"'))
    near = ruler(drawn).too_near(replace(plate, face=moved), CLEAR)
    assert [found.split()[0] for found in near] == seen
