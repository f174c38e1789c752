"""The golden faces: few, small, each with the reason why a picture says more than an assertion."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

import cairocffi
import numpy as np

from deckwright.build.cards import check
from deckwright.build.request import Request
from deckwright.faces.draw.draw import draw_face
from deckwright.faces.draw.resources import Resources
from deckwright.svg import Renderer
from tests.kit.compare import DPI, Pixels
from tests.kit.project import make

HEAD = '<svg xmlns="http://www.w3.org/2000/svg" width="40mm" height="60mm" viewBox="0 0 40 60">'
FRONT = "layouts/petit/carte.svg"
STAR = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">'
    '<path d="M12 1 15 9h8l-6 5 2 9-7-5-7 5 2-9-6-5h8z"/></svg>'
)
TEXT = """\
ours:
  type: bete
  nom: Ours
  vie: 1
  effet: |
    Quand l'ours se réveille, **chaque joueur** perd {coeur} ou fuit *immédiatement* vers la forêt ; puis :

    - il gagne {coeur}{coeur}
    - il se rendort : « chut ! »
"""
TEXT_FRONT = f"""{HEAD}
  <style>text {{ font-family: 'Source Sans Pro'; fill: #223 }}</style>
  <rect id="haut" x="3" y="3" width="34" height="34" fill="#eef"/>
  <text style="shape-inside:url(#haut); text-align:justify; line-height:1.2" font-size="4.4" data-hyphenate="fr"
    data-fit="shrink 6pt" data-symbol-size="1.2" data-text="card.effet">x</text>
  <rect id="bas" x="3" y="40" width="34" height="17" fill="#efe"/>
  <text style="shape-inside:url(#bas); text-align:center" font-size="5" data-valign="middle" fill="#a00">Au milieu, en
    deux lignes</text>
</svg>
"""
PAINTING = f"""{HEAD}
  <defs>
    <linearGradient id="l" x2="1" y2="1"><stop stop-color="#fc0"/><stop offset="1" stop-color="#c06"/></linearGradient>
    <radialGradient id="r" cx=".35" cy=".3" r=".8">
      <stop stop-color="#fff"/><stop offset="1" stop-color="#06c"/></radialGradient>
    <pattern id="p" width="4" height="4" patternUnits="userSpaceOnUse" patternTransform="rotate(30)">
      <circle cx="2" cy="2" r="1.2" fill="#083"/></pattern>
    <clipPath id="c"><path d="M20 22 34 30 30 44H10L6 30z"/></clipPath>
    <mask id="m"><rect x="3" y="46" width="34" height="12" fill="url(#l)"/></mask>
    <marker id="k" viewBox="0 0 4 4" refX="2" refY="2" markerWidth="4" markerHeight="4" orient="auto">
      <path d="M0 0 4 2 0 4z" fill="#c00"/></marker>
  </defs>
  <rect width="40" height="60" fill="#fbf7ef"/>
  <rect x="3" y="3" width="16" height="16" rx="4" fill="url(#l)"/>
  <circle cx="29" cy="11" r="8" fill="url(#r)" stroke="#024" stroke-width=".8" stroke-dasharray="2 1"/>
  <g clip-path="url(#c)"><rect y="20" width="40" height="26" fill="url(#p)"/>
    <circle cx="20" cy="33" r="7" fill="#f0f" opacity=".4"/></g>
  <rect x="3" y="46" width="34" height="12" fill="#204" mask="url(#m)"/>
  <path d="M5 42C12 30 28 54 35 36" fill="none" stroke="#c00" stroke-width=".6" marker-end="url(#k)"/>
  <circle cx="16" cy="52" r="5" fill="#0c8" style="mix-blend-mode:multiply"/>
  <use href="symbol:coeur" x="26" y="48" width="8" height="8" fill="#fc0" transform="rotate(15 30 52)"/>
</svg>
"""


class Golden(NamedTuple):
    card: str
    reason: str
    changes: Mapping[str, str | bytes | None]


GOLDENS = {
    "card": Golden(
        "ours",
        "The whole way of a card, from YAML through a layout with its loops, symbols and rich text, to ink.",
        {"assets/petit/symbols/coeur.svg": STAR},
    ),
    "text": Golden(
        "ours",
        "Where lines break, how words are hyphenated and spaces stretched, where symbols stand in a line.",
        {"cards/petit/betes.yaml": TEXT, FRONT: TEXT_FRONT, "assets/petit/symbols/coeur.svg": STAR},
    ),
    "painting": Golden(
        "ours",
        "Gradients, patterns, clips, masks, markers, dashes and blending, one over the other.",
        {FRONT: PAINTING, "assets/petit/symbols/coeur.svg": STAR},
    ),
    "missing": Golden(
        "crabe",
        "What a draft shows in place of art and symbols that are not there.",
        {"assets/petit/art/crabe.svg": None, "assets/petit/symbols/coeur.svg": None},
    ),
}


FINER = 4  # cairo before 1.17.4 moves letters to whole pixels, later ones do not: finer pixels make that as good as one


def drawn(golden: Golden, folder: Path) -> Pixels:
    """The trim of the card's front, drawn finer than it is compared: small letters are then alike in every cairo."""
    project = make(folder, golden.changes)
    found, problems = check(Request(project.root, "petit"))
    assert found is not None
    assert [each for each in problems if each.code != "missing-art"] == []
    (face,) = (dealt.front for dealt in found.cards if dealt.card.id == golden.card)
    width, height = (round(side * DPI / 25.4) * FINER for side in face.component.size)
    surface = cairocffi.ImageSurface(cairocffi.FORMAT_RGB24, width, height)
    context = cairocffi.Context(surface)
    context.set_source_rgb(1, 1, 1)
    context.paint()
    draw_face(face, Renderer(Resources(found.game, project.root)), context, DPI * FINER / 25.4)
    surface.flush()
    data = np.frombuffer(bytes(surface.get_data()), np.uint8).reshape(height, surface.get_stride() // 4, 4)
    fine = data[:, :width, 2::-1].reshape(height // FINER, FINER, width // FINER, FINER, 3)
    pixels: Pixels = np.round(fine.mean(axis=(1, 3))).astype(np.uint8)
    return pixels
