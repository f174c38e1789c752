"""Numbers as people read them."""

from __future__ import annotations

from fractions import Fraction

Number = int | float | Fraction


def plain(number: Number, places: int = 2) -> str:
    """A number with a true minus and without needless zeros."""
    value = float(number)
    text = f"{value:.{places}f}" if value != int(value) else str(int(value))
    if "." in text:
        text = text.rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text.replace("-", "\N{MINUS SIGN}")


def percent(share: Number, places: int = 1) -> str:
    """A share in per cent; what is not nothing is never shown as nothing."""
    value = float(share) * 100
    least = 10.0**-places
    if 0 < value < least / 2:
        return f"< {least:g} %"
    if 100 - least / 2 < value < 100:
        return f"> {100 - least:g} %"
    return f"{value:.{places}f} %"
