"""Every drawing of À la conquête des catacombes by its path below assets/catacombes/, drawn on demand."""

from collections.abc import Callable

from ..motif import joined
from . import board, charges, gestures, mat, symbols, walls


def drawings() -> dict[str, Callable[[], str]]:
    """Path of the file → the function that returns its whole text."""
    return joined(
        symbols.drawings(), charges.drawings(), board.drawings(), mat.drawings(), walls.drawings(), gestures.drawings()
    )
