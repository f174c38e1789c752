"""What one face may spend, and the error that a layout's expression ends with."""

from __future__ import annotations

from typing import Any, Final

MAX_ITERATIONS: Final = 50_000  # turns of all loops and calls of a face
MAX_OUTPUT: Final = 8_000_000  # characters of a face
MAX_WORK: Final = 40_000_000  # characters put together or looked through on the way to it
_SHORT: Final = 64  # characters that are looked through for nothing
_ENTRY: Final = 64  # characters that an entry of a list counts for, beside its own


class LayoutError(Exception):
    """Something that a layout does and may not: the problem's code, message and hint."""

    def __init__(self, code: str, message: str, hint: str | None = None) -> None:
        super().__init__(message)
        self.code, self.message, self.hint = code, message, hint


class Budget:
    """Falls with every turn of a loop and every character; below nothing it raises LayoutError."""

    def __init__(self) -> None:
        self.iterations = MAX_ITERATIONS
        self.work = MAX_WORK

    def spend(self, iterations: int) -> None:
        self.iterations -= iterations
        if self.iterations < 0:
            raise LayoutError(
                "layout-budget",
                f"loops and calls take more than {MAX_ITERATIONS:,} turns on one face",
                "loop over fewer things; loops within loops multiply",
            )

    def grow(self, characters: int) -> None:
        self.work -= characters
        if characters > MAX_OUTPUT or self.work < 0:
            raise LayoutError(
                "layout-budget",
                f"builds more than {MAX_OUTPUT:,} characters of text",
                "repeat less; draw what comes often with <use>",
            )

    def look(self, value: Any, times: int = 1) -> None:
        """Pay for looking through a value, as comparing, searching and sorting do; lists with all that is in them."""
        if isinstance(value, str):
            if len(value) > _SHORT or times > 1:
                self._pay(len(value) * times)
            return
        inside = [value]
        while inside:
            each = inside.pop()
            if isinstance(each, str):
                self._pay(len(each))
            elif isinstance(each, list | tuple):
                self._pay(_ENTRY * len(each))
                inside += each
            elif isinstance(each, dict):
                self._pay(_ENTRY * len(each))
                inside += (*each, *each.values())

    def _pay(self, characters: int) -> None:
        self.work -= characters
        if self.work < 0:
            raise LayoutError(
                "layout-budget",
                f"looks through more than {MAX_WORK:,} characters of texts and lists",
                "search, compare and sort less, and shorter things",
            )
