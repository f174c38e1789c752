"""Every drawing of Castle Ravenloft by its path below assets/ravenloft/, drawn on demand."""

from collections.abc import Callable

from ..motif import joined
from . import backs, pictures, symbols, tiles


def drawings() -> dict[str, Callable[[], str]]:
    """Path of the file → the function that returns its whole text."""
    return joined(symbols.drawings(), pictures.drawings(), tiles.drawings(), backs.drawings())
