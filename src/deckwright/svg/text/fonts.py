"""SVG and CSS font properties → the text engine's styles."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

from ...basics.directions import runs_leftwards
from ...basics.pathdata import NUMBER
from ..canvas.canvas import Canvas
from ..document import values
from ..document.carrier import Carrier
from ..document.style import ComputedStyle
from ..typeset import STRETCHES, Direction, Metrics, TextStyle

MOST_STYLES: Final = 4096
_FAMILY = re.compile(r"\s*(?:\"([^\"]*)\"|'([^']*)'|([^,]+))\s*(?:,|$)")
_VARIATION = re.compile(rf"[\"']([ -~]{{4}})[\"']\s+({NUMBER})")
_STRETCHES: Final = {
    "ultra-condensed": 50.0,
    "extra-condensed": 62.5,
    "condensed": 75.0,
    "semi-condensed": 87.5,
    "semi-expanded": 112.5,
    "expanded": 125.0,
    "extra-expanded": 150.0,
    "ultra-expanded": 200.0,
}

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
    key = (carrier.style, carrier.shift, carrier.language, canvas.viewport)
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
        stretch=_stretch(style["font-stretch"]),
        variations=_variations(canvas, style),
        letter_spacing=_spacing(canvas, carrier, "letter-spacing"),
        features=features(carrier),
        baseline_shift=carrier.shift + alignment(canvas, carrier),
        language=carrier.language,
    )


def _stretch(text: str) -> float:
    length = values.length(text)
    return length.value * 100 if length else _STRETCHES.get(text, 100.0)


def variations(text: str) -> dict[str, float] | None:
    """font-variation-settings by axis; empty for `normal`, None for an invalid one."""
    if text == "normal":
        return {}
    parts = [_VARIATION.fullmatch(part.strip()) for part in text.split(",")]
    return None if None in parts else {part[1]: float(part[2]) for part in parts if part}


def _variations(canvas: Canvas, style: ComputedStyle) -> str:
    """The axes that are set, and those of the optical size and of a width between the named ones, where it has them."""
    found = variations(style["font-variation-settings"]) or {}
    font = metrics(canvas, style)
    if style["font-optical-sizing"] == "auto" and font.has_optical_sizes:
        found = {"opsz": style.font_size, **found}
    width = _stretch(style["font-stretch"])
    if font.has_widths and width not in STRETCHES:  # a width that has no name
        found = {"wdth": width, **found}
    return ",".join(f"{axis}={value:g}" for axis, value in found.items())


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
    font = metrics(canvas, style)
    return style.font_size * (share[1] * font.descent - share[0] * font.ascent - share[2] * font.x_height)


def metrics(canvas: Canvas, style: ComputedStyle) -> Metrics:
    """The metrics of the font that *style* names, for font size 1."""
    named = families(style["font-family"])
    known = tuple(canvas.run.generic_families.get(name.lower(), name) for name in named)
    found: Metrics = canvas.run.typesetter.metrics(TextStyle(known, 1.0))
    return found


def shift(canvas: Canvas, style: ComputedStyle, outer: ComputedStyle) -> float:
    """baseline-shift, upwards, in user units; sub and super as far as the font around them says."""
    text = style.own.get("baseline-shift", "baseline")
    if text == "baseline":
        return 0.0
    if text == "sub":
        return -outer.font_size * metrics(canvas, outer).subscript
    if text == "super":
        return outer.font_size * metrics(canvas, outer).superscript
    length = values.length(text)
    if length is None:
        return 0.0
    if length.unit == "%":
        return length.value * style.font_size
    return canvas.resolve(length, "y", style.font_size)


# Shares of the ascent, the descent and the height of an x.
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
    """Which way a text runs: as `direction` says, and where nothing says it, as its language is written."""
    return "rtl" if carrier.style["direction"] == "rtl" or runs_by_language(carrier) else "ltr"


def runs_by_language(carrier: Carrier) -> bool:
    """Whether a text runs to the left for its language's sake alone: then its anchors stay what they are."""
    if not runs_leftwards(carrier.language):
        return False
    around = (carrier.node, *carrier.node.ancestors())
    return not any("direction" in node.declared.inherited for node in around)
