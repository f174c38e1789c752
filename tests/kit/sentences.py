"""Messages read as a person would: what is said of numbers and names in them."""

from __future__ import annotations

import re
from typing import Final

# What somebody wrote, quoted as it stands; and what programs write: addresses, files, code.
_QUOTED: Final = re.compile(r"'[^']*'|‘[^’]*’|`[^`]*`|\"[^\"]*\"|\[[^\]]*\]|^\S+:\d+(:\d+)?:|#[0-9a-f]{3,8}")
_UNIT: Final = re.compile(r"\s?(mm²?|pt|%|dpi|×|x|to|and|m|MB|seconds|degrees|\))")
_NUMBER: Final = re.compile(r"(?<![\w.])\d+\.(\d+)")
_TWICE: Final = re.compile(r"\b([\w-]+): \1: ")


def faults_of_numbers(said: str) -> list[str]:
    """Numbers with more decimals than one reads, lengths without a unit, words said twice."""
    text = _QUOTED.sub(" ", said)
    found = [f"{match[1]!r} stands twice in: {said}" for match in _TWICE.finditer(text)]
    for match in _NUMBER.finditer(text):
        is_small = match[0].startswith("0.")
        if len(match[1]) > (2 if is_small else 1):
            found.append(f"{match[0]} has too many digits in: {said}")
        elif not _UNIT.match(text, match.end()):
            found.append(f"{match[0]} has no unit in: {said}")
    return found
