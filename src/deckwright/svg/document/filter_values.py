"""The `filter` property: a list of url() and filter functions. Read without numpy, which few documents need."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final, NamedTuple

import tinycss2

from . import values
from .values import Length


class Step(NamedTuple):
    """One item of the list: `url` with an address, or a function with numbers, lengths and perhaps a colour.

    *color* is the text of a colour, "" for the current one.
    """

    name: str
    address: str = ""
    amount: float = 1.0  # of the functions with one number; degrees of hue-rotate
    lengths: tuple[Length, ...] = ()
    color: str = ""


_AMOUNTS: Final = frozenset(["brightness", "contrast", "grayscale", "invert", "opacity", "saturate", "sepia"])
_CLAMPED: Final = frozenset({"grayscale", "invert", "opacity", "sepia"})
_DEFAULT_ANGLE: Final = 0.0


@lru_cache(512)
def steps(text: str) -> tuple[Step, ...] | None:
    """The items in order; empty for `none`, None for what is not a filter list."""
    if text.strip() == "none":
        return ()
    found = []
    for token in tinycss2.parse_component_value_list(text, skip_comments=True):
        if token.type == "whitespace":
            continue
        step = _step(token)
        if step is None:
            return None
        found.append(step)
    return tuple(found) or None


def _step(token: object) -> Step | None:
    written = tinycss2.serialize([token])
    address = values.url(written)
    if address is not None:
        return Step("url", address)
    match = re.fullmatch(r"([a-zA-Z-]+)\((.*)\)", written.strip(), re.DOTALL)
    if match is None:
        return None
    name, arguments = match[1].lower(), match[2].strip()
    if name in _AMOUNTS:
        return _amount(name, arguments)
    if name == "hue-rotate":
        angle = values.angle(arguments) if arguments else _DEFAULT_ANGLE
        if angle is None or (angle and values.number(arguments) is not None):
            return None  # only zero may do without a unit
        return Step(name, amount=angle)
    if name == "blur":
        length = values.length(arguments) if arguments else Length(0.0)
        if length is None or length.value < 0 or length.unit == "%":
            return None
        return Step(name, lengths=(length,))
    return _shadow(arguments) if name == "drop-shadow" else None


def _amount(name: str, arguments: str) -> Step | None:
    if not arguments:
        return Step(name)
    length = values.length(arguments)
    if length is None or length.unit not in ("", "%") or length.value < 0:
        return None
    return Step(name, amount=min(1.0, length.value) if name in _CLAMPED else length.value)


def _shadow(arguments: str) -> Step | None:
    """drop-shadow: two or three lengths, and a colour before or behind them."""
    lengths: list[Length] = []
    color = ""
    tokens = [t for t in tinycss2.parse_component_value_list(arguments) if t.type != "whitespace"]
    places = []
    for token in tokens:
        written = tinycss2.serialize([token])
        length = values.length(written)
        if length is not None:
            lengths.append(length)
            places.append("length")
        elif not color and (written.lower() == "currentcolor" or values.color(written)):
            color = written
            places.append("color")
        else:
            return None
    if "color" in places[1:-1] or len(lengths) not in (2, 3) or any(length.unit == "%" for length in lengths):
        return None
    return Step("drop-shadow", lengths=tuple(lengths), color=color)
