"""Bold and italic letters of a cell → the markup of card texts."""

from __future__ import annotations

import re
from collections.abc import Iterable
from itertools import groupby
from typing import Final, NamedTuple

_MARKERS: Final = {(False, False): "", (True, False): "**", (False, True): "*", (True, True): "***"}
_PARTS: Final = re.compile(r"(\s*)(.*?)(\s*)\Z", re.DOTALL)


class StyledRun(NamedTuple):
    """Letters of one style."""

    text: str
    bold: bool = False
    italic: bool = False


def markup_of(runs: Iterable[StyledRun]) -> str | None:
    """The text of *runs* with its styles as markup; None where nothing is bold or italic.

    >>> markup_of([Run("Gain "), Run("two ", bold=True), Run("coins")])
    'Gain **two** coins'
    """
    # Blank letters have no style of their own: markers stand at words, and never around a space.
    pieces: list[tuple[str, tuple[bool, bool]]] = []
    for run in runs:
        match = _PARTS.match(run.text)
        assert match
        before, body, after = match.groups()
        pieces += [(before, (False, False)), (body, (run.bold, run.italic)), (after, (False, False))]
    merged = [
        ("".join(text for text, _ in group), style)
        for style, group in groupby((piece for piece in pieces if piece[0]), key=lambda piece: piece[1])
    ]
    if not any(any(style) for _, style in merged):
        return None
    return "".join(_paragraphs(text, _MARKERS[style]) for text, style in merged)


def _paragraphs(text: str, marker: str) -> str:
    """Each line in markers of its own, for a marker does not reach over the end of a paragraph."""
    if not marker:
        return text
    return "\n".join(f"{marker}{line}{marker}" if line.strip() else line for line in text.split("\n"))
