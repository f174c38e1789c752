"""Fonts that can stand in a PDF by the numbers of their glyphs."""

from __future__ import annotations

import hashlib
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from .truetype import TrueType, name_of


class Embedded(NamedTuple):
    """A font, and the name that it has wherever it is embedded."""

    name: str
    font: TrueType


@lru_cache(64)
def embedded(file: str) -> Embedded | None:
    """The font in a file; None where that is no plain TrueType font."""
    try:
        data = Path(file).read_bytes()
        return Embedded(name_of(hashlib.sha256(data).digest()), TrueType(data))
    except (OSError, ValueError, IndexError, ArithmeticError):
        return None
