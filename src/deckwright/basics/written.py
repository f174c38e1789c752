"""Values in messages: in the words of the file that they stand in, never in those of Python.

Numbers are told as one reads them.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping, Sequence
from typing import Any, Final

_EXACT: Final = 1e-6  # how near a number is to the one that was written, after units were changed


def as_written(value: Any) -> str:
    """A value as a file of YAML writes it on one line: `true`, `[a, b]`, `{name: a}`; `none` where there is none."""
    match value:
        case None:
            return "none"
        case bool():
            return str(value).lower()
        case str():
            return value
        case Mapping():
            parts = (f"{as_written(name)}: {as_written(part)}" for name, part in value.items())
            return f"{{{', '.join(parts)}}}"
        case Sequence() | set() | frozenset():
            return f"[{', '.join(map(as_written, value))}]"
    return str(value)


def in_quotes(value: Any) -> str:
    """The same, a text in quotes: what begins and ends it can be seen, and its characters are told as they are."""
    if not isinstance(value, str):
        return as_written(value)
    mark = '"' if "'" in value and '"' not in value else "'"
    return f"{mark}{''.join(map(_seen, value))}{mark}"


def number(value: float, beside: float | None = None) -> str:
    """A number that was measured: one decimal at most; more only to tell it from the one *beside* it, or from nothing.

    >>> number(15.083), number(3.04, beside=3), number(0.028), number(12)
    ('15.1', '3.04', '0.03', '12')
    """
    others = (0.0,) if beside is None else (0.0, beside)
    places = next((n for n in (1, 2, 3) if all(round(value, n) != round(other, n) for other in others)), 1)
    return f"{value + 0.0:.{places}f}".removesuffix(".0")


def stated(value: float) -> str:
    """A number that somebody wrote: with the two decimals at most that it has, else as one that was measured.

    >>> stated(57.15), stated(2.5), stated(63.00000001), stated(1.5875)
    ('57.15', '2.5', '63', '1.6')
    """
    is_exact = abs(round(value, 2) - value) < _EXACT
    return f"{value:.2f}".rstrip("0").rstrip(".") if is_exact else number(value)


def percent(share: float) -> str:
    """A share as it is read.

    >>> percent(0.5), percent(0.333)
    ('50 %', '33.3 %')
    """
    return f"{number(share * 100)} %"


def _seen(letter: str) -> str:
    is_seen = letter.isprintable() or unicodedata.category(letter) == "Zs"
    return letter if is_seen else repr(letter)[1:-1]
