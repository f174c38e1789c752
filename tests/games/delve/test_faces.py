"""What is printed on Delve's faces: the figures of the plain files and no others; marks and borders without colour."""

from __future__ import annotations

import io
import re
from itertools import chain, combinations
from typing import Any

import numpy as np
import pytest
import resvg_py
from PIL import Image

from deckwright.build.cards import check
from deckwright.build.request import Request
from tests.games.delve.test_digest import ASHA, ORIEL, OTHERS, WELL
from tests.kit.places import ROOT
from tests.kit.sweeps import share

ASSETS = ROOT / "assets" / "delve"
CARDS = {**WELL, **ASHA, **ORIEL, **OTHERS}
PRINTED = [
    name for name, card in CARDS.items() if card["type"] not in ("compteur", "face", "exploits", "aide")
]
COLOURS = ("rouge", "vert", "bleu", "blanc", "noir")
SMALL = 20  # mm that a card is shown at, as in the hand of whoever sits opposite
STEP = 26  # of 255 greys: a contrast of 10 %


def figures(card: dict[str, Any]) -> list[int]:
    """What stands on a front as a number, by the rulebook's anatomy of each kind of card."""
    boost = card.get("soutien", {})
    signs = chain(card.get("recompense", ()), card.get("penalite", ()))
    found = [
        card.get("difficulte"),
        card.get("valeur"),
        card.get("points"),
        boost.get("valeur"),
        boost.get("contre"),
    ]
    return sorted(
        number for number in (*found, *(sign.get("nombre") for sign in signs)) if number is not None
    )


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_faces_say_the_figures_of_their_cards_and_no_others(lang: str) -> None:
    """Nothing is amiss with them either: of the cards every fourteenth is looked at, or all."""
    names = PRINTED[:: share(1, 14)]
    drawn, problems = check(Request(ROOT, "delve", lang=lang, cards=tuple(names)))
    assert drawn is not None and [str(problem) for problem in problems if problem.severity != "note"] == []
    assert {dealt.card.id for dealt in drawn.cards} == set(names)
    for dealt in drawn.cards:
        texts = [box.text.strip() for box in drawn.faces[dealt.front.id].painted.texts]
        said = sorted(int(text) for text in texts if re.fullmatch(r"\+?\d+", text))
        assert said == figures(CARDS[dealt.card.id]), dealt.card.id


def grey(path: str, width: int, height: int) -> np.ndarray[Any, Any]:
    """A drawing in grey: so many cells across and down, each the mean of its pixels."""
    svg = (ASSETS / path).read_text(encoding="utf-8")
    svg = re.sub(r' (width|height)="[\d.]+mm"', "", svg)
    svg = svg.replace(
        "<svg ", f'<svg width="{width * 8}" height="{height * 8}" preserveAspectRatio="none" ', 1
    )
    png = resvg_py.svg_to_bytes(svg_string=svg, background="white", skip_system_fonts=True)
    picture = Image.open(io.BytesIO(bytes(png))).convert("L").resize((width, height), Image.Resampling.BOX)
    return np.asarray(picture, np.int16)


def marks(names: tuple[str, ...] = COLOURS) -> list[np.ndarray[Any, Any]]:
    """Marks as on a card that is 20 mm wide, in cells of a quarter of a millimetre, all of one ink."""
    cells = round(5.9 * SMALL / 63 / 0.25)
    return [grey(f"symbols/{name}.svg", cells, cells) for name in names]


def apart(pictures: list[np.ndarray[Any, Any]]) -> float:
    """The share of cells by which the two that are most alike can be told apart."""
    return min(float((np.abs(a - b) >= STEP).mean()) for a, b in combinations(pictures, 2))


def test_marks_are_told_apart_in_grey_on_a_card_20_mm_wide() -> None:
    assert apart(marks()) > 0.25


def test_the_measure_sees_two_colours_with_one_mark() -> None:
    assert apart(marks(("rouge", "vert", "bleu", "blanc", "rouge"))) == 0


def edge(name: str) -> np.ndarray[Any, Any]:
    """The left border of such a card, between its corners."""
    return grey(f"cadres/bord-{name}.svg", 88, 120)[16:-16, 4:9]


def test_borders_are_told_apart_in_grey() -> None:
    """However one is moved along another, not half of the two would be taken for the same."""
    for one, other in combinations((*COLOURS, "ambre", "brume"), 2):
        still, moved = edge(one), edge(other)
        shifts = [np.abs(still - np.roll(moved, by, axis=0)) >= STEP for by in range(12)]
        assert min(float(differs.mean()) for differs in shifts) > 0.5, (one, other)
