"""What one face may spend, and the error that a layout's expression ends with."""

from __future__ import annotations

from typing import Final

MAX_ITERATIONS: Final = 50_000  # turns of all loops and calls of a face
MAX_OUTPUT: Final = 8_000_000  # characters of a face
MAX_WORK: Final = 40_000_000  # characters put together on the way to it


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
