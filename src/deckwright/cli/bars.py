"""Bars of block characters."""

from __future__ import annotations

from typing import Final

_EIGHTHS: Final = " ▏▎▍▌▋▊▉█"


def bar(share: float, width: int) -> str:
    """A bar of *share* (0 to 1) of *width* characters, to an eighth of a character; a trace of what is not nothing."""
    eighths = round(share * width * 8)
    if share > 0:
        eighths = max(eighths, 1)
    full, rest = divmod(eighths, 8)
    return "█" * full + (_EIGHTHS[rest] if rest else "")
