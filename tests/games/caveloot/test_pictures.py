"""Each card's picture is its own: seen in grey, 20 mm wide, as at a table's far end."""

from __future__ import annotations

import itertools
from collections import Counter
from pathlib import Path
from typing import Any

import cairocffi
import numpy as np
import pytest
from PIL import Image

from deckwright.faces.draw.draw import draw_face
from deckwright.faces.draw.resources import Resources
from deckwright.faces.draw.types import DrawnGame
from deckwright.svg import Renderer
from tests.kit.places import ROOT

from .raw import CARDS, POWER_DECKS, cards, deck

WIDTH = 20  # mm that a card is shown at
CELL = 1  # mm; at 40 cm it fills 9 minutes of arc, several times what an eye parts
STEP = 26  # of 255 greys in one cell: a contrast of 10 %, which nobody overlooks
SAMPLES = 5  # pixels of a cell, each way
SIZE_ON_DISK = 10_000_000
POSES = 4  # cards that may show one motif in the same pose


@pytest.fixture(scope="module")
def greys(drawn: DrawnGame) -> dict[str, np.ndarray[Any, Any]]:
    """The grey of every cell of every front."""
    renderer = Renderer(Resources(drawn.game, ROOT))
    found: dict[str, np.ndarray[Any, Any]] = {}
    for dealt in drawn.cards:
        size = dealt.front.component.size
        scale = WIDTH / size.width / CELL * SAMPLES
        wide, high = round(size.width * scale), round(size.height * scale)
        surface = cairocffi.ImageSurface(cairocffi.FORMAT_RGB24, wide, high)
        draw_face(dealt.front, renderer, cairocffi.Context(surface), scale)
        pixels = np.frombuffer(bytes(surface.get_data()), np.uint8).reshape(high, wide, 4)
        picture = Image.fromarray(np.ascontiguousarray(pixels[:, :, 2::-1])).convert("L")
        cells = picture.resize((wide // SAMPLES, high // SAMPLES), Image.Resampling.BOX)
        found[dealt.card.id] = np.asarray(cells, dtype=np.int16).ravel()
    return found


def nearest(greys: dict[str, np.ndarray[Any, Any]]) -> tuple[int, str, str]:
    """The two fronts that are hardest to tell apart, by the cell in which they differ most."""
    return min(
        (int(np.abs(one - other).max()), a, b)
        for (a, one), (b, other) in itertools.combinations(greys.items(), 2)
    )


def test_any_two_cards_can_be_told_apart_in_grey_at_20_mm(greys: dict[str, np.ndarray[Any, Any]]) -> None:
    assert len(greys) == len(cards())
    step, one, other = nearest(greys)
    assert step >= STEP, f"{one} and {other}"


def test_the_measure_sees_a_card_that_only_has_another_name(greys: dict[str, np.ndarray[Any, Any]]) -> None:
    pale = {"psoro": greys["psoro"], "double": greys["psoro"] + STEP - 1}
    assert nearest(pale)[0] < STEP


def test_no_motif_has_the_same_pose_on_more_than_four_cards() -> None:
    motifs = Counter(card.get("art") for card in cards() if card.get("art"))
    emblems = Counter(
        (card.deck, card.get("eclat"), card.get("miroir")) for name in POWER_DECKS for card in deck(name)
    )
    assert max(motifs.values()) <= POSES and max(emblems.values()) <= POSES
    assert {card.id for card in cards() if not card.get("art")} == {
        card.id for card in cards() if card.type in ("bravoure", "help", "vitalite")
    }


@pytest.mark.parametrize("name", POWER_DECKS)
def test_the_better_a_draw_the_brighter_its_emblem(name: str) -> None:
    """The least and the greatest value have a picture of their own."""
    by_value = sorted(deck(name), key=lambda card: int(card.get("valeur")))
    assert [int(card.get("eclat")) for card in by_value] == [0, *[1] * 3, *[2] * 4, *[3] * 4, *[4] * 3, 5]


def test_all_pictures_together_are_small() -> None:
    files = [path for path in (ROOT / "assets/caveloot").rglob("*") if path.is_file()]
    assert len(files) > 300
    assert sum(path.stat().st_size for path in files) <= SIZE_ON_DISK
    assert not [path for path in files if Path(path).suffix != ".svg"]


def test_every_picture_is_used(drawn: DrawnGame) -> None:
    written = "".join(path.read_text(encoding="utf-8") for path in CARDS.glob("*.yaml"))
    layouts = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "layouts/caveloot").rglob("*.svg"))
    art = [path.stem for path in (ROOT / "assets/caveloot/art").glob("*.svg")]
    assert [stem for stem in art if f": {stem}\n" not in written and f"'{stem}'" not in layouts] == []
