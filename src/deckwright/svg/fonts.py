"""SVG and CSS font properties → the text engine's styles."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

from ..typeset import Block, Direction, Span, TextStyle
from . import values
from .canvas import Canvas
from .characters import Carrier

MOST_STYLES: Final = 4096
_FAMILY = re.compile(r"\s*(?:\"([^\"]*)\"|'([^']*)'|([^,]+))\s*(?:,|$)")
_NUMERIC: Final = {
    "lining-nums": "lnum",
    "oldstyle-nums": "onum",
    "proportional-nums": "pnum",
    "tabular-nums": "tnum",
    "diagonal-fractions": "frac",
    "ordinal": "ordn",
    "slashed-zero": "zero",
}
_LIGATURES: Final = {
    "none": "liga=0,clig=0,dlig=0",
    "no-common-ligatures": "liga=0,clig=0",
    "common-ligatures": "liga=1,clig=1",
    "discretionary-ligatures": "dlig=1",
    "historical-ligatures": "hlig=1",
    "no-contextual": "calt=0",
}


@lru_cache(256)
def families(text: str) -> tuple[str, ...]:
    """The names of a font-family list, without quotes, in order."""
    return tuple(
        name
        for match in _FAMILY.finditer(text)
        if (name := " ".join((match[1] or match[2] or match[3] or "").split()))
    )


def text_style(canvas: Canvas, carrier: Carrier) -> TextStyle:
    """The style of a carrier's letters, worked out once for all texts of the run that ask for the same."""
    key = (carrier.style, carrier.decorations, carrier.shift, carrier.language, canvas.viewport)
    known = canvas.run.text_styles
    found: TextStyle | None = known.get(key)
    if found is None:
        if len(known) >= MOST_STYLES:
            known.clear()
        found = known[key] = _text_style(canvas, carrier)
    return found


def _text_style(canvas: Canvas, carrier: Carrier) -> TextStyle:
    style = carrier.style
    return TextStyle(
        families=tuple(
            canvas.run.generic_families.get(name.lower(), name) for name in families(style["font-family"])
        ),
        size=style.font_size,
        weight=int(style["font-weight"] if style["font-weight"] != "normal" else "400"),
        italic=style["font-style"].startswith(("italic", "oblique")),
        small_caps="small-caps" in (*style["font-variant"].split(), style["font-variant-caps"]),
        letter_spacing=_spacing(canvas, carrier, "letter-spacing"),
        features=features(carrier),
        underline="underline" in carrier.decorations,
        strikethrough="line-through" in carrier.decorations,
        overline="overline" in carrier.decorations,
        baseline_shift=carrier.shift + alignment(canvas, carrier),
        language=carrier.language,
    )


def _spacing(canvas: Canvas, carrier: Carrier, name: str) -> float:
    length = values.length(carrier.style[name])
    return canvas.resolve(length, "x", carrier.style.font_size) if length else 0.0


def alignment(canvas: Canvas, carrier: Carrier) -> float:
    """How far the text is raised so that the baseline asked for, not the alphabetic one, stands on the line."""
    style = carrier.style
    wanted = style.own.get("alignment-baseline", "auto")
    if wanted in ("auto", "baseline"):
        wanted = style["dominant-baseline"]
    share = _BASELINES.get(wanted)
    if share is None:
        return 0.0
    family = tuple(
        canvas.run.generic_families.get(name.lower(), name) for name in families(style["font-family"])
    )
    plain = TextStyle(families=family, size=style.font_size)
    sample = canvas.run.typesetter.set(Block((Span("x", plain),), wrap=False))
    cell, ink = sample.cells(), sample.ink
    raised: float = share[0] * cell.y + share[1] * cell.bottom + share[2] * ink.y
    return raised


# Shares of the line's top, its bottom and the top of an x, each from the alphabetic baseline, downwards.
# `hanging` and `mathematical` stand for tables that few fonts have.
_BASELINES: Final = {
    "text-before-edge": (1.0, 0.0, 0.0),
    "before-edge": (1.0, 0.0, 0.0),
    "hanging": (0.8, 0.0, 0.0),
    "mathematical": (0.5, 0.0, 0.0),
    "central": (0.5, 0.5, 0.0),
    "middle": (0.0, 0.0, 0.5),
    "ideographic": (0.0, 1.0, 0.0),
    "text-after-edge": (0.0, 1.0, 0.0),
    "after-edge": (0.0, 1.0, 0.0),
}


def features(carrier: Carrier) -> str:
    """OpenType features as `kern=0,lnum=1`."""
    style = carrier.style
    parts = []
    if style["font-kerning"] == "none" or values.number(style["kerning"]) == 0:
        parts.append("kern=0")
    parts += [f"{_NUMERIC[word]}=1" for word in style["font-variant-numeric"].split() if word in _NUMERIC]
    parts += [_LIGATURES[word] for word in style["font-variant-ligatures"].split() if word in _LIGATURES]
    settings = style["font-feature-settings"]
    if settings != "normal":
        parts.append(settings)
    return ",".join(parts)


def direction(carrier: Carrier) -> Direction:
    return "rtl" if carrier.style["direction"] == "rtl" else "ltr"
