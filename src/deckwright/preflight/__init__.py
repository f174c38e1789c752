"""What a print shop, or a player, would send a game back for: found before it is printed.

`looked_over` looks at every face, `whole_game` at what a game has and uses; `Judge` gives each finding the severity
that the game wants, and lets pass what it accepts. `docs/preflight.md` explains every check.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from ..model import Game
from ..plates import Plate
from ..problems import Problem
from . import inventory
from .finding import Finding
from .judging import Judge, covers, worst
from .running import looked_over

CLOSER: Final = frozenset({"image-low-resolution"})  # what drawing finds, and finds more of in a picture

__all__ = ["CLOSER", "Finding", "Judge", "covers", "looked_over", "whole_game", "worst"]


def whole_game(game: Game, lang: str, plates: Mapping[str, Plate]) -> list[Problem]:
    """What is to be said of a game as a whole, whose faces have all been drawn."""
    read = {name for plate in plates.values() for name in plate.painted.read}
    faces = [plate.face for plate in plates.values()]
    return [
        *inventory.twice_named(game, lang),
        *inventory.unused_symbols(game, inventory.symbols_in(read)),
        *inventory.unused_assets(game, faces, read),
        *_colours(game),
    ]


def _colours(game: Game) -> Iterable[Problem]:
    if not game.preflight.colours:
        return ()
    from .colours import alike  # with numpy

    return alike(game)
