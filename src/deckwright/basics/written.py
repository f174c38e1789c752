"""Values in messages: in the words of the file that they stand in, never in those of Python."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping, Sequence
from typing import Any


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


def _seen(letter: str) -> str:
    is_seen = letter.isprintable() or unicodedata.category(letter) == "Zs"
    return letter if is_seen else repr(letter)[1:-1]
