"""What is too much for a table of cards: a file that grows without end when it is unpacked, or a stray far cell."""

from __future__ import annotations

from typing import Final

from ....basics.problems import Place, Problem, problem

MAX_ROWS: Final = 50_000
MAX_COLUMNS: Final = 1_000
MAX_CELLS: Final = 2_000_000
MAX_UNPACKED: Final = 400_000_000  # bytes of all parts of a workbook together
MAX_RATIO: Final = 200  # unpacked to packed


def too_large(label: str, where: str | None = None) -> Problem:
    found = f"{where} lies" if where else "the table reaches"
    message = f"{found} beyond what is read: {MAX_ROWS:,} rows, {MAX_COLUMNS:,} columns, {MAX_CELLS:,} cells"
    hint = "delete the rows and columns behind the last card, also those that only look empty"
    return problem("table-limit", message, Place(label, cell=where), hint=hint)
