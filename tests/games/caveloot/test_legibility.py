"""What is printed can be read: no letter below 6.5 pt, inks that stand out from their grounds."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import pytest
import yaml

from deckwright.faces.draw.types import DrawnGame
from tests.kit.places import ROOT

from .raw import CARDS, POWER_DECKS, REGIONS

SMALLEST = 6.5 / 72 * 25.4  # mm
# The smallest letters within the texts that may shrink, in mm: titles, and the flavour at the end of a panel.
WITHIN = {"titre": 4.233, "texte": 2.434}

# Texts that are set in lines, and the first size that they try.
WRAPPED = re.compile(r'<text id="([^"{]+)[^>]*shape-inside[^>]*data-fit="[a-z]+ ([\d.]+)')
NARROW = {
    ("renegat.svg", "texte"), ("renegat.svg", "devise"), ("donjon.svg", "niveau"), ("guilde.svg", "niveau"),
    ("tresor.svg", "ambiance"),
}  # fmt: skip


@cache
def data() -> dict[str, Any]:
    loaded = yaml.load((CARDS / "game.yaml").read_text(encoding="utf-8"), Loader=yaml.BaseLoader)
    return dict(loaded["data"])


def luminance(ink: str) -> float:
    """Relative luminance of #RRGGBB, as WCAG 2 defines it."""
    parts = [int(ink[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    red, green, blue = (p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(ink: str, ground: str) -> float:
    light, dark = sorted((luminance(ink), luminance(ground)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def test_contrast_is_that_of_the_standard() -> None:
    assert contrast("#FFFFFF", "#000000") == pytest.approx(21)
    assert contrast("#767676", "#FFFFFF") == pytest.approx(4.54, abs=0.01)


def test_no_layout_asks_for_letters_below_6_5_pt() -> None:
    files = list((ROOT / "layouts/caveloot").rglob("*.svg"))
    sizes = [float(size) for file in files for size in re.findall(r"font-size:([\d.]+)px", file.read_text())]
    assert len(sizes) > 12
    assert min(sizes) >= SMALLEST - 0.001


def test_no_text_has_shrunk_below_6_5_pt(drawn: DrawnGame) -> None:
    seen = 0
    for plate in drawn.faces.values():
        for text in plate.painted.texts:
            seen += 1
            assert WITHIN.get(text.id or "", SMALLEST) * text.scale >= SMALLEST - 0.001, (plate.face.id, text)
    assert seen > 1000


def test_texts_step_to_9_pt_where_the_panel_has_room(drawn: DrawnGame) -> None:
    """Every panel tries 9 pt first, but the narrow halves and the rows of levels; seven of ten cards keep it."""
    fits = [
        (file.name, id, float(size))
        for file in sorted((ROOT / "layouts/caveloot").rglob("*.svg"))
        for id, size in WRAPPED.findall(file.read_text(encoding="utf-8"))
    ]
    assert [fit for fit in fits if fit[2] < 9 and fit[:2] not in NARROW] == [] and len(fits) > 12
    sizes = [
        text.font_size for plate in drawn.faces.values() for text in plate.painted.texts if text.id == "texte"
    ]
    assert len(sizes) > 150 and sum(size > 8.99 for size in sizes) > 0.7 * len(sizes)


@pytest.mark.parametrize("name", [*REGIONS, *POWER_DECKS, "soulstern-nuit"])
def test_light_stands_out_from_rock(name: str) -> None:
    palette = data()["palettes"][name]
    assert contrast(palette["L"], palette["t6"]) >= 14  # titles, figures
    assert contrast(palette["L"], palette["t5"]) >= 7  # rules on the dark panels
    if name in REGIONS:
        line = "#F2977A" if name == "azkovlar" else palette["t1"]  # type lines, flavour on the dark
        assert contrast(line, palette["t6"]) >= 7 and contrast(line, palette["t5"]) >= 4.5


def test_ink_stands_out_from_paper() -> None:
    inks = data()["encres"]
    paper = inks["papier"]
    assert contrast(inks["encre"], paper) >= 15
    assert min(contrast(inks[name], paper) for name in ("ambiance", "ambiance_froide")) >= 6.5
    assert contrast(inks["or_chiffre"], inks["or"]) >= 7
    assert contrast(inks["coeur_chiffre"], inks["coeur"]) >= 5
    assert contrast(inks["sac_chiffre"], inks["sac"]) >= 12


@pytest.mark.parametrize("region", REGIONS)
def test_power_symbols_stand_out_from_the_plaque_and_from_paper(region: str) -> None:
    plaque = data()["palettes"][region]["t6"]
    assert min(contrast(ink, plaque) for ink in data()["symboles"].values()) >= 7
    assert min(contrast(ink, data()["encres"]["papier"]) for ink in data()["symboles_papier"].values()) >= 4.5
