"""What a draft says in its margin: that it is a proof, and what is wrong with it."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from ....basics.problems import Problem
from ....basics.units import PT_PER_MM
from ...impose import Room, Sheet

if TYPE_CHECKING:
    from .fonts import PageFont

PROOF_PT: Final = 5.5
LINE: Final = 2.2  # mm from line to line
WORD: Final = "PROOF"

Lines = list[tuple[Room, str]]


def proof_lines(problems: Sequence[Problem], sheet: Sheet, rooms: Sequence[Room], font: PageFont) -> Lines:
    """The word PROOF and the problems, those of the sheet's own cards first, as lines in *rooms*.

    What does not fit is counted at the end. No line at all where no room is long enough for the word.
    """
    shown = {placement.card for placement in sheet.placements}
    ordered = sorted(problems, key=lambda problem: problem.card not in shown)
    lines = [line for room in rooms for line in _lines(room) if _fits(WORD, line, font)]
    texts = [f"{WORD}: {len(ordered)} {'problem' if len(ordered) == 1 else 'problems'}", *map(str, ordered)]

    def lines_with(kept: int) -> Lines | None:
        left = len(texts) - kept
        flow = " · ".join([*texts[:kept], *([f"and {left} more"] if left else [])])
        return _flow(flow.split(" "), lines, font)

    if whole := lines_with(len(texts)):
        return whole
    # The more are kept, the longer the flow: the first number that is too many is found by halving.
    kept = bisect_left(range(1, len(texts)), True, key=lambda count: lines_with(count) is None)
    return (lines_with(kept) if kept else None) or [(line, WORD) for line in lines[:1]]


def _lines(room: Room) -> list[Room]:
    count = max(1, int((room.depth + 0.05) / LINE))
    return [room.line(0, index * LINE, min(LINE, room.depth)) for index in range(count)]


def _fits(text: str, line: Room, font: PageFont) -> bool:
    return font.width(text, PROOF_PT) <= line.length * PT_PER_MM


def _flow(words: Sequence[str], lines: Sequence[Room], font: PageFont) -> Lines | None:
    """The *words* broken over *lines*; None where they are too many, or one is too long for its line."""
    placed: Lines = []
    rest = list(words)
    for line in lines:
        text = ""
        while rest and _fits(f"{text} {rest[0]}".strip(), line, font):
            text = f"{text} {rest.pop(0)}".strip()
        if text:
            placed.append((line, text))
        if not rest:
            return placed
    return None
