"""Numbers as a page writes them, in its language."""

from __future__ import annotations

from fractions import Fraction


def whole_number_text(number: int, lang: str) -> str:
    """A number with its thousands apart."""
    return f"{number:,}".replace(",", "\u202f") if lang.startswith("fr") else f"{number:,}"


def percent_text(share: Fraction, lang: str) -> str:
    """Whole per cents, halves up, with the space of the language; what may happen, or fail, is never 0 % or 100 %."""
    whole = (200 * share.numerator + share.denominator) // (2 * share.denominator)
    told = str(whole)
    if share and not whole:
        told = "< 1"
    elif share < 1 and whole == 100:
        told = "> 99"
    return told.replace(" ", "\u202f") + ("\u202f%" if lang.startswith("fr") else "%")


def number_text(number: Fraction | int, lang: str) -> str:
    """A number as it is printed: a true minus, the decimal sign of the language, thousands apart; large ones whole."""
    value = Fraction(number)
    size = Fraction(abs(value.numerator), value.denominator)
    digits = f"{float(size):,.0f}" if size.denominator == 1 or size >= 100 else f"{float(size):,.1f}"
    if lang.startswith("fr"):
        digits = digits.replace(",", "\u202f").replace(".", ",")
    return ("\N{MINUS SIGN}" if value < 0 else "") + digits
