"""Every drawing of Urto by its path below assets/urto/, drawn on demand."""

from collections.abc import Callable

from ..motif import joined
from . import backs, board, frames, pictures, symbols


def drawings() -> dict[str, Callable[[], str]]:
    """Path of the file → the function that returns its whole text."""
    return joined(pictures.drawings(), symbols.drawings(), frames.drawings(), backs.drawings(), board.drawings())
