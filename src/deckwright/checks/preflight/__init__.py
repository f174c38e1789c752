"""What a print shop, or a player, would send a game back for: found before it is printed.

`look_over_faces` looks at every face, `whole_game` at what a game has and uses; `Judge` gives each finding the severity
that the game wants, and lets pass what it accepts. `docs/preflight.md` explains every check.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import TYPE_CHECKING, Final

from ...basics.problems import Problem
from ...faces.layouts import Face
from ...game.model import Game
from . import inventory
from .finding import Finding, Findings
from .judging import Judge, covers, group_findings, worst
from .running import look_over_faces

if TYPE_CHECKING:
    from ...svg import Renderer

CLOSER: Final = frozenset({"image-low-resolution"})  # what drawing finds, and finds more of in a picture

__all__ = [
    "CLOSER",
    "Finding",
    "Judge",
    "covers",
    "findings_on",
    "group_findings",
    "look_over_faces",
    "whole_game",
    "worst",
]


def findings_on(face: Face, renderer: Renderer) -> Findings:
    """What a renderer that looks closely finds on a face."""
    from .faces import findings  # noqa: PLC0415 - with numpy

    return findings(face, renderer)


def whole_game(
    game: Game, lang: str, faces: Iterable[Face], read: Collection[str], *, hidden: bool = False
) -> list[Problem]:
    """What is to be said of a game as a whole, by all its *faces* and all that they read: pictures and symbols.

    *hidden*: faults keep some from being read, so that nothing can be told to be of no use.
    """
    unused = [
        *inventory.unused_symbols(game, inventory.symbols_in(read)),
        *inventory.unused_assets(game, faces, read),
    ]
    return [*inventory.twice_named(game, lang), *([] if hidden else unused), *_colours(game)]


def _colours(game: Game) -> Iterable[Problem]:
    if not game.preflight.colours:
        return ()
    from .colours import alike  # noqa: PLC0415 - with numpy

    return alike(game)
