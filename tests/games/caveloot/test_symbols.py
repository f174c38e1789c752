"""Every card shows just the symbols that its data ask for, in the right drawing.

What is expected is computed from the raw files by the rules of the game (`raw`); what is shown comes from the record
of the drawing, and for one card a symbol from the pixels, against another renderer's picture of the symbol's file.
"""

from __future__ import annotations

import io
from collections import Counter

import cairocffi
import numpy as np
import pytest
import resvg_py
from PIL import Image

from deckwright.faces.draw.draw import draw_face
from deckwright.faces.draw.drawn_faces import DrawnFace
from deckwright.faces.draw.resources import Resources
from deckwright.faces.draw.types import DrawnGame
from deckwright.svg import Renderer, SymbolBox
from tests.kit.places import ROOT

from . import raw

DPMM = 24  # of the pictures that are looked at: about 600 dpi
BADGES = {"vitalite": 0.6, "endurance": 0.5, "prix": 0.7}  # a figure stands on them, which covers a part


def fronts(drawn: DrawnGame) -> dict[str, DrawnFace]:
    return {entry.card.id: drawn.faces[entry.front.id] for entry in drawn.cards}


def shown(plate: DrawnFace) -> Counter[str]:
    return Counter(box.name for box in plate.painted.symbols)


def test_every_card_shows_the_symbols_of_its_data(drawn: DrawnGame) -> None:
    plates = fronts(drawn)
    wrong = {
        card.id: {
            "lacks": dict(expected - shown(plates[card.id])),
            "has more": dict(shown(plates[card.id]) - expected),
        }
        for card in raw.cards()
        if (expected := raw.expected_symbols(card)) != shown(plates[card.id])
    }
    assert wrong == {}


def test_a_power_is_a_row_of_symbols_in_the_order_written(drawn: DrawnGame) -> None:
    plates = fronts(drawn)
    for card in raw.cards():
        if not card.get("puissance"):
            continue
        row = [
            box
            for box in plates[card.id].painted.symbols
            if 55 < box.rect.center.y < 62.5 and box.rect.height > 6
        ]
        across = sorted(row, key=lambda box: box.rect.x)
        assert [box.name for box in across] == raw.power_symbols(card.get("puissance")), card.id


def test_every_symbol_of_the_game_is_shown_somewhere(drawn: DrawnGame) -> None:
    everywhere = sum((shown(plate) for plate in drawn.faces.values()), Counter[str]())
    known = {path.stem for path in (ROOT / "assets/caveloot/symbols").glob("*.svg")}
    assert set(everywhere) <= known
    # These stand in texts only where a card needs them.
    assert known - set(everywhere) <= {"gain-vitalite"}


def alpha_of(name: str, pixels: int) -> np.ndarray:
    """Where another renderer puts ink for a symbol's file, 0 to 1."""
    svg = (ROOT / f"assets/caveloot/symbols/{name}.svg").read_text(encoding="utf-8")
    png = bytes(resvg_py.svg_to_bytes(svg_string=svg, width=pixels, height=pixels, dpi=96))
    return np.asarray(Image.open(io.BytesIO(png)).convert("RGBA"))[..., 3] / 255


def picture_of(plate: DrawnFace, renderer: Renderer) -> np.ndarray:
    size = plate.face.component.size
    surface = cairocffi.ImageSurface(
        cairocffi.FORMAT_RGB24, round(size.width * DPMM), round(size.height * DPMM)
    )
    draw_face(plate.face, renderer, cairocffi.Context(surface), DPMM)
    surface.flush()
    return (
        np.frombuffer(surface.get_data(), np.uint8)
        .reshape(surface.get_height(), -1, 4)[..., :3]
        .astype(float)
    )


def likeness(picture: np.ndarray, box: SymbolBox) -> float:
    """How well the ink in a box follows the symbol's drawing: the correlation in the most telling channel, 0 to 1."""
    x, y, side = round(box.rect.x * DPMM), round(box.rect.y * DPMM), round(box.rect.width * DPMM)
    part = picture[y : y + side, x : x + side]
    ink = alpha_of(box.name, side)[: part.shape[0], : part.shape[1]]
    channels = [part[..., channel] for channel in range(3)]
    return max(
        abs(float(np.corrcoef(ink.ravel(), channel.ravel())[0, 1])) if channel.std() else 0
        for channel in channels
    )


@pytest.fixture(scope="module")
def samples(drawn: DrawnGame) -> dict[str, list[tuple[DrawnFace, SymbolBox]]]:
    """For every symbol one place of each size that it is drawn in, at most three."""
    found: dict[str, list[tuple[DrawnFace, SymbolBox]]] = {}
    sizes: set[tuple[str, int]] = set()
    for plate in drawn.faces.values():
        for box in plate.painted.symbols:
            key = (box.name, round(box.rect.width * 2))
            if key not in sizes and len(found.setdefault(box.name, [])) < 3:
                sizes.add(key)
                found[box.name].append((plate, box))
    return found


def test_the_pixels_are_the_symbol_s(
    drawn: DrawnGame, samples: dict[str, list[tuple[DrawnFace, SymbolBox]]]
) -> None:
    renderer = Renderer(Resources(drawn.game, ROOT))
    best = {
        name: max(likeness(picture_of(plate, renderer), box) for plate, box in places)
        for name, places in samples.items()
    }
    assert {name: round(value, 2) for name, value in best.items() if value < BADGES.get(name, 0.8)} == {}


def test_the_comparison_sees_another_symbol(
    drawn: DrawnGame, samples: dict[str, list[tuple[DrawnFace, SymbolBox]]]
) -> None:
    plate, box = samples["rarete-rare"][0]
    picture = picture_of(plate, Renderer(Resources(drawn.game, ROOT)))
    assert likeness(picture, SymbolBox("rarete-commune", box.rect)) < 0.8
    assert likeness(picture, SymbolBox("rarete-rare", box.rect.moved(1, 0))) < 0.8
