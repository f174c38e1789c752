"""A face in view with something of all that both engines draw, and what it may ask for."""

from __future__ import annotations

import io
from functools import cached_property

from PIL import Image

from deckwright.basics.geometry import Size
from deckwright.checks.crosscheck.check import Comparer, Judged
from deckwright.faces.layouts import Face, Side
from deckwright.game.model import Component
from deckwright.svg.typeset import FontSet
from tests.kit.resources import sans_files

HEART = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">'
    '<path d="M12 22C5 16 1 12 1 7a6 6 0 0 1 11-3a6 6 0 0 1 11 3c0 5-4 9-11 15z"/></svg>'
)
CREST = (
    '<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20" viewBox="0 0 30 20">'
    '<clipPath id="c"><path d="M0 0h30v12q-15 16-30 0z"/></clipPath>'
    '<g clip-path="url(#c)"><rect width="30" height="20" fill="#1f7f86"/>'
    '<circle cx="15" cy="9" r="6" fill="#ffe9b0"/></g></svg>'
)
STYLE = """
  .card { --ink: #22170f; --gold: hsl(42 88% 57%) }
  text { font-family: 'Source Sans Pro'; fill: var(--ink) }
  .b { font-weight: 700 }
  .foot { font-weight: 600; fill: rgb(107 74 58 / 90%) }
"""
BODY = """
<rect x="-2" y="-2" width="44" height="64" fill="#f7efdd"/>
<linearGradient id="sky" x2="0" y2="1">
 <stop stop-color="#8fd0c8"/><stop offset="1" stop-color="#12505f"/></linearGradient>
<rect id="band" x="4" y="11" width="32" height="3" fill="url(#sky)"/>
<text id="name" x="20" y="8" text-anchor="middle" font-size="5" class="b">The Tower</text>
<image x="3" y="15" width="15" height="10" href="crest.svg"/>
<image x="22" y="15" width="15" height="10" preserveAspectRatio="xMidYMid slice" href="photo.png"/>
<g id="veil" opacity=".5"><circle cx="9" cy="30" r="3" fill="#c00"/><circle cx="12" cy="30" r="3" fill="#00c"/></g>
<use href="symbol:heart" x="30" y="27" width="5" height="5" fill="#c2362b"/>
<path d="M20 27l4 6h-8z" fill="var(--gold)" stroke="#22170f" stroke-width=".5"
 stroke-linejoin="round" transform="rotate(8 20 30)"/>
<rect id="box" x="4" y="35" width="32" height="18" fill="none"/>
<text id="text" style="shape-inside:url(#box)" font-size="2.8" data-valign="middle">Whoever climbs the <tspan
 class="b">tower</tspan> sees the sea, and gains <tspan data-symbol="heart" fill="#c2362b"/> for each ship that
comes home before the night falls over the harbour.</text>
<text class="foot" x="36" y="57" text-anchor="end" font-size="2.2">Coast · 12</text>
"""


class Project:
    """What a face may ask the game for."""

    def read(self, path: str) -> bytes:
        return CREST.encode() if path == "crest.svg" else photo()

    def symbol(self, name: str) -> str | None:
        return HEART if name == "heart" else None

    def symbol_file(self, name: str) -> str:
        return f"symbol:{name}"

    @cached_property
    def fonts(self) -> FontSet:
        return FontSet(sans_files())


def photo() -> bytes:
    out = io.BytesIO()
    shade = Image.radial_gradient("L").resize((60, 60))
    Image.merge("RGB", (shade, shade.rotate(90), shade.point(lambda value: 255 - value))).save(out, "PNG")
    return out.getvalue()


def face(body: str = BODY, style: str = STYLE) -> Face:
    svg = (
        '<svg xmlns="http://www.w3.org/2000/svg" data-file="layouts/tower.svg" data-line="1" width="40mm" '
        f'height="60mm" viewBox="0 0 40 60"><style>{style}</style><g class="card">{body}</g></svg>'
    )
    component = Component("card", Size(40, 60), bleed=2)
    return Face("tower:front", "tower", None, Side.FRONT, component, svg, "tower.svg", "tower.svg")


def judge(body: str = BODY, style: str = STYLE, project: Project | None = None) -> Judged:
    return Comparer(project or Project()).judge(face(body, style))  # type: ignore[arg-type]
