"""Footers and labels as outlines, for files that hold no fonts."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

import cairocffi

from ....svg.typeset import Block, FontSet, Span, TextStyle, Typesetter

PER_POINT = 100.0  # units of the drawing that is traced: cairo keeps outlines in 1/256 of one


class Lettering:
    """Traces text in one font."""

    def __init__(self, font: Path) -> None:
        fonts = FontSet([str(font)])
        self._families = tuple(fonts.families)
        self._typesetter = Typesetter(fonts)
        self.outline = lru_cache(512)(self._outline)

    def _outline(self, text: str, size: float) -> str:
        """*text* at *size* points as operators of a PDF page, filled; it begins at the origin, on the baseline."""
        style = TextStyle(self._families, size * PER_POINT)
        laid = self._typesetter.set(Block((Span(text, style),), wrap=False))
        context = cairocffi.Context(cairocffi.RecordingSurface(cairocffi.CONTENT_ALPHA, None))
        laid.path(context)
        operators = [f"{_numbers(points)} {_OPERATORS[kind]}".strip() for kind, points in context.copy_path()]
        return " ".join(("q", *operators, "f Q"))


_OPERATORS = {
    cairocffi.PATH_MOVE_TO: "m",
    cairocffi.PATH_LINE_TO: "l",
    cairocffi.PATH_CURVE_TO: "c",
    cairocffi.PATH_CLOSE_PATH: "h",
}


def _numbers(points: tuple[float, ...]) -> str:
    """x and y in turn, y upwards."""
    signs = (1 if index % 2 == 0 else -1 for index in range(len(points)))
    return " ".join(f"{sign * value / PER_POINT:.3f}" for sign, value in zip(signs, points, strict=True))
