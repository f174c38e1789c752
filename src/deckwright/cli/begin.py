"""`deckwright` without a command: the page on which games begin."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from .show import say

if TYPE_CHECKING:
    from ..proof.serve import AtRest


def begin() -> None:
    from ..proof.desk.serve import serve_desk

    serve_desk(Path.cwd(), say, follower)


def follower(root: Path, game: str) -> AtRest:
    """Tells each change of a game that was opened from the page, as `deckwright proof` does."""
    from ..build.request import Request
    from .proof import tell

    return partial(tell, Request(root, game), False)
