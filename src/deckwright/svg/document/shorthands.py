"""Properties that stand for several: what each sets, and what it sets back to its beginning."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from . import values

CSS_WIDE: Final = frozenset({"inherit", "initial", "unset", "revert"})


def expand(name: str, value: str) -> dict[str, str] | None:
    """The longhands of a shorthand with their values; None for another property, and for no value of its own."""
    known = SHORTHANDS.get(name)
    return known(value) if known else None


def parts(name: str) -> list[str]:
    """What a shorthand stands for."""
    return list(SHORTHANDS[name]("inherit") or ()) if name in SHORTHANDS else []


def _marker(value: str) -> dict[str, str]:
    return dict.fromkeys(("marker-start", "marker-mid", "marker-end"), value)


def _background(value: str) -> dict[str, str]:
    return {"background-color": value}


_FONT = re.compile(
    r"(?P<before>(?:(?:oblique\s+[-+.\d]+[a-z]+|[a-z0-9-]+)\s+)*?)"
    r"(?P<size>(?:\d|\.\d)[\d.]*(?:[a-z]+|%)?|xx-small|x-small|small|medium|large|x-large|xx-large|larger|smaller)"
    r"(?:\s*/\s*(?P<height>[^\s,]+))?\s+(?P<family>.+)",
    re.IGNORECASE | re.DOTALL,
)
_FONT_WORD: Final = re.compile(r"oblique\s+[-+.\d]+[a-z]+|\S+")
_FONT_LONGHANDS: Final = {
    "font-style": "normal",
    "font-variant": "normal",
    "font-weight": "normal",
    "font-stretch": "normal",
    "font-kerning": "auto",
    "font-variant-caps": "normal",
    "font-variant-numeric": "normal",
    "font-variant-ligatures": "normal",
    "font-feature-settings": "normal",
    "line-height": "normal",
    "font-size": "medium",
    "font-family": "",
}


def _font(value: str) -> dict[str, str] | None:
    if value in CSS_WIDE:
        return dict.fromkeys(_FONT_LONGHANDS, value)
    match = _FONT.fullmatch(value.strip())
    if match is None:
        return None
    longhands = dict(_FONT_LONGHANDS)
    longhands |= {"font-size": match["size"], "font-family": match["family"]}
    if match["height"]:
        longhands["line-height"] = match["height"]
    for word in _FONT_WORD.findall(match["before"].lower()):
        if word.startswith(("italic", "oblique")):
            longhands["font-style"] = word
        elif word == "small-caps":
            longhands["font-variant"] = word
        elif re.fullmatch(r"bold|bolder|lighter|\d+", word):
            longhands["font-weight"] = word
        elif word != "normal":
            longhands["font-stretch"] = word
    return longhands


LINES: Final = ("underline", "overline", "line-through")
STYLES: Final = ("solid", "double", "dotted", "dashed", "wavy")
_DECORATION: Final = {
    "text-decoration-line": "none",
    "text-decoration-style": "solid",
    "text-decoration-color": "currentcolor",
    "text-decoration-thickness": "auto",
}
_WORD: Final = re.compile(r"[^\s()]+(?:\([^()]*\))?")


def _decoration(value: str) -> dict[str, str] | None:
    """CSS Text Decoration 4, section 2.5: a line, a style, a colour and a thickness, each once, in any order."""
    if value.lower() in CSS_WIDE:
        return dict.fromkeys(_DECORATION, value)
    lines: list[str] = []
    found: dict[str, str] = {}
    for written in _WORD.findall(value):
        word = written.lower()
        if word in LINES or word == "none":
            lines.append(word)
            continue
        name = next((name for name, accepts in _PARTS.items() if accepts(word)), None)
        if name is None or name in found:
            return None
        found[name] = word
    if not is_decoration_line(" ".join(lines) or "none"):
        return None
    return {**_DECORATION, **found, "text-decoration-line": " ".join(lines) or "none"}


def is_decoration_line(text: str) -> bool:
    words = text.lower().split()
    return words == ["none"] or (0 < len(words) == len(set(words)) and set(words) <= set(LINES))


def is_thickness(text: str) -> bool:
    length = values.length(text)
    return text in ("auto", "from-font") or (length is not None and length.value >= 0)


def _is_color(text: str) -> bool:
    return text == "currentcolor" or values.color(text) is not None


_PARTS: Final[dict[str, Callable[[str], bool]]] = {
    "text-decoration-style": lambda word: word in STYLES,
    "text-decoration-thickness": is_thickness,
    "text-decoration-color": _is_color,
}
SHORTHANDS: Final[dict[str, Callable[[str], dict[str, str] | None]]] = {
    "background": _background,
    "font": _font,
    "marker": _marker,
    "text-decoration": _decoration,
}
