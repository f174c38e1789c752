"""Every drawing of Caveloot by its path below assets/caveloot/, drawn on demand."""

from collections.abc import Callable

from ..motif import joined
from . import backs, caves, grounds, places, symbols
from .subjects import MOTIFS


def drawings() -> dict[str, Callable[[], str]]:
    """Path of the file → the function that returns its whole text."""
    return joined(symbols.drawings(), MOTIFS, places.drawings(), caves.drawings(), grounds.drawings(), backs.drawings())
