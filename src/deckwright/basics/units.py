"""Lengths carry units at the edge ("63mm", "2.5 in", "8pt") and are millimetres inside."""

import re
from typing import Final

from .written import number, stated

MM_PER: Final[dict[str, float]] = {
    "mm": 1.0,
    "cm": 10.0,
    "in": 25.4,
    '"': 25.4,
    "pt": 25.4 / 72,
    "pc": 25.4 / 6,
    "px": 25.4 / 96,  # the CSS pixel
    "q": 0.25,
}
PT_PER_MM: Final = 72 / 25.4

_LENGTH = re.compile(r"\s*([+-]?(?:\d+(?:[.,]\d*)?|[.,]\d+))\s*([a-zA-Z\"]*)\s*")
_PAIR = re.compile(r"\s*(.+?)\s*(?:[x×]|\bby\b)\s*(.+?)\s*", re.IGNORECASE)


def length(text: str, default_unit: str = "mm") -> float:
    """Return *text* ("2.5in", "63 mm", "3") in millimetres.

    A bare number is read in *default_unit*. Raises ValueError, with the units that are known, for anything else:
    an unknown unit is refused, never passed on.
    """
    match = _LENGTH.fullmatch(text)
    if match is None:
        raise ValueError(f"{text!r} is not a length; write a number with a unit, such as 63mm or 2.5in")
    number, unit = match.groups()
    factor = MM_PER.get((unit or default_unit).lower())
    if factor is None:
        known = ", ".join(name for name in MM_PER if name != '"')
        raise ValueError(f"unknown unit {unit or default_unit!r} in {text!r}; known are {known}")
    return float(number.replace(",", ".")) * factor


def pair(text: str) -> tuple[float, float]:
    """Return *text* ("63 x 88 mm", "2.5in × 3.5in") as (width, height) in millimetres.

    A unit on the second number alone holds for both. Raises ValueError as `length` does.
    """
    match = _PAIR.fullmatch(text)
    if match is None:
        raise ValueError(f"{text!r} is not a size; write width × height, such as 63 x 88 mm")
    first, second = match.groups()
    unit = _LENGTH.fullmatch(second)
    return length(first, default_unit=unit.group(2) or "mm" if unit else "mm"), length(second)


def mm(value: float) -> str:
    """Write a length for a person: 63 mm, 2.5 mm, never 63.00000001 mm."""
    return f"{stated(value)} mm"


def measured(value: float, beside: float | None = None) -> str:
    """Write a length that was measured, told from the length *beside* it.

    >>> measured(15.083), measured(3.04, beside=3)
    ('15.1 mm', '3.04 mm')
    """
    return f"{number(value, beside)} mm"


def size_mm(size: tuple[float, float]) -> str:
    """Write width and height for a person: 63 × 88 mm."""
    width, height = size
    return f"{mm(width).removesuffix(' mm')} × {mm(height)}"
