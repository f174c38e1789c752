"""Texts below the sill stand clear of it and of the foot, on the card of each deck that has most to say."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
import yaml
from lxml import etree

from deckwright.build.cards import check
from deckwright.build.request import Request
from deckwright.faces.draw.resources import Resources
from deckwright.svg import Renderer
from tests.games.caveloot.frames import SCALE, SVG, WHOLE, Ruler, alone
from tests.kit.places import ROOT

CLEAR = 1.2  # mm
PEN = 0.25  # half of the line of the sill


def longest(deck: str) -> str:
    told = yaml.safe_load((ROOT / "cards" / "ravenloft" / f"{deck}.yaml").read_text(encoding="utf-8"))
    strike = [(len(row["texte"]), str(id)) for id, row in told.items() if row.get("attaque") is not None]
    return max(strike)[1]


def inked(ruler: Ruler, text: Any) -> tuple[float, float]:
    """The highest and the lowest ink of a text, mm."""
    rows = np.nonzero(ruler.painted(ruler.style + alone(text), WHOLE).any(axis=1))[0]
    return rows[0] / SCALE, (rows[-1] + 1) / SCALE


@pytest.mark.parametrize("language", ["fr", "en"])
def test_the_longest_texts_of_an_attack_keep_clear_of_sill_and_foot(language: str) -> None:
    cards = tuple(longest(deck) for deck in ("pouvoirs", "rencontres", "monstres", "vilains"))
    drawn, _ = check(Request(ROOT, "ravenloft", cards=cards, lang=language))
    assert drawn is not None and len(drawn.cards) == len(cards)
    renderer = Renderer(Resources(drawn.game, ROOT))
    ruler, near = Ruler(renderer, drawn.cards[0].front), {}
    for dealt in drawn.cards:
        tree = etree.fromstring(drawn.faces[dealt.front.id].face.svg.encode())
        texts = {text.get("id"): text for text in tree.iter(f"{SVG}text")}
        sill = next(each for each in tree.iter(f"{SVG}rect") if each.get("class") == "boite")
        top, bottom = inked(ruler, texts["texte"])
        above = top - float(sill.get("y")) - float(sill.get("height")) - PEN
        below = inked(ruler, texts["pied"])[0] - bottom
        if min(above, below) < CLEAR:
            near[dealt.card.id] = (round(float(above), 2), round(float(below), 2))
    assert near == {}
