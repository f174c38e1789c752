"""Every drawing by its path below assets/caveloot/, drawn on demand."""

from collections.abc import Callable

from . import backs, caves, grounds, landscapes, symbols
from .motifs import MOTIFS


def drawings() -> dict[str, Callable[[], str]]:
    """Path of the file → the function that returns its whole text. Raises ValueError for a path drawn twice."""
    sources: tuple[dict[str, Callable[[], str]], ...] = (
        {path: _constant(svg) for path, svg in symbols.outputs().items()},
        {**MOTIFS},
        landscapes.drawings(),
        caves.drawings(),
        grounds.drawings(),
        backs.drawings(),
    )
    found: dict[str, Callable[[], str]] = {}
    for source in sources:
        if twice := found.keys() & source.keys():
            raise ValueError(f"drawn twice: {', '.join(sorted(twice))}")
        found |= source
    return found


def _constant(text: str) -> Callable[[], str]:
    return lambda: text
