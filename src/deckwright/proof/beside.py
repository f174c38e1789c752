"""What a game has beside its cards, the stickers of its pawns and the pages of its rulebook: looked at last, and in
steps, so that a save never waits for the whole of it."""

from __future__ import annotations

from collections.abc import Generator

from ..basics.cache import Cache
from ..basics.problems import DeckwrightError, Problem
from ..basics.records import dataclass
from ..build.inspect import stickers_of
from ..build.request import Request
from ..checks.preflight import CLOSER, Finding, look_over_faces
from ..faces.draw.tools import DrawingTools
from ..faces.layouts import Face, is_crossed_out
from ..game.load.reference import has_reference
from ..game.model import Game


@dataclass(frozen=True, slots=True)
class Beside:
    """What was found, and what of the game is shown there."""

    problems: tuple[Problem, ...] = ()
    findings: tuple[Finding, ...] = ()  # of a close look at the stickers
    faces: tuple[Face, ...] = ()
    read: frozenset[str] = frozenset()  # pictures, and symbols with their scheme


Steps = Generator[None, None, Beside]


def has_more_than_cards(game: Game, request: Request) -> bool:
    return game.pawns is not None or has_reference(request.files, game.id)


def look_beside(game: Game, request: Request, tools: DrawingTools) -> Steps:
    """Look at all of it, a page or so between two yields."""
    try:
        stickers = look_at_stickers(game, request, tools) if request.is_whole else Beside()
        yield
        from ..reference.check import check_pages_in_steps  # noqa: PLC0415 - a large part, and few games have pages

        pages = yield from check_pages_in_steps(game, request)
    except DeckwrightError:  # no fonts, say, which is told by who draws
        return Beside()
    return Beside((*stickers.problems, *pages), stickers.findings, stickers.faces, stickers.read)


def look_at_stickers(game: Game, request: Request, tools: DrawingTools) -> Beside:
    faces, problems = stickers_of(game, tools, Cache(request.cache))
    sound = {id: drawn for id, drawn in faces.items() if not is_crossed_out(drawn.face)}
    findings = look_over_faces(sound, tools, Cache(request.root / "build/.cache/preflight"), jobs=1)
    read = frozenset(name for drawn in sound.values() for name in drawn.painted.read)
    told = tuple(found for found in problems if found.code not in CLOSER)
    return Beside(told, tuple(findings), tuple(drawn.face for drawn in faces.values()), read)
