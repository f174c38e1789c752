"""The close look before printing: preflight, the stickers of the game, and a second engine's opinion."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from ..basics.cache import Cache
from ..basics.files import short_path
from ..basics.problems import Problem, has_errors
from ..checks import preflight
from ..checks.preflight import Judge
from ..faces.draw.drawn_faces import DrawnFace, Progress
from ..faces.draw.tools import DrawingTools
from ..faces.draw.types import DrawnGame, distinct_faces
from ..faces.layouts import is_crossed_out
from ..game.load.reference import symbols_on_pages
from ..game.model import Game
from ..svg import SYMBOL_SCHEME
from .draw_game import at_cards, on_back
from .request import Request
from .sticker_sizes import StickerRequest, StickerSizer, draw_stickers

if TYPE_CHECKING:
    from ..checks.crosscheck import CrossCheck


def with_stickers(drawn: DrawnGame, request: Request) -> DrawnGame:
    """*drawn* with the stickers of the game's pawns, which lie in no deck: to be looked at, too."""
    faces, problems = stickers_of(drawn.game, drawn.tools, Cache(request.cache))
    return replace(drawn, faces={**drawn.faces, **faces}, problems=(*drawn.problems, *problems))


def stickers_of(
    game: Game, tools: DrawingTools, cache: Cache
) -> tuple[dict[str, DrawnFace], tuple[Problem, ...]]:
    """The stickers of the game's pawns by the ids of their faces, with what drawing them has found."""
    if game.pawns is None:
        return {}, ()
    tools = tools.with_new_faces()  # whose problems are those of the stickers
    sizer = StickerSizer(game, game.pawns, tools.faces, StickerRequest(), None)
    stickers, faces = draw_stickers(sizer, tools, cache)
    return dict(faces.by_id), at_cards(stickers.problems, game)


def look_over(
    drawn: DrawnGame,
    request: Request,
    judge: Judge,
    loaded: Sequence[Problem],
    faulty: Collection[str | None],
    progress: Progress | None,
) -> list[Problem]:
    """What is found by a close look at the faces and, where all have been drawn, at the game as a whole."""
    sound = {id: face for id, face in drawn.faces.items() if _can_be_looked_at(face)}
    store = Cache(request.root / "build/.cache/preflight")
    looked = preflight.look_over_faces(sound, drawn.tools, store, request.jobs, progress)
    findings = [finding for finding in looked if finding.problem.card not in faulty]
    worst = preflight.worst(judge.judge_findings(findings))
    found = [on_back(each, each.spot.face, drawn.cards) if each.spot else each for each in worst]
    if request.is_whole and len(sound) == len(drawn.faces):  # what a spoilt face would show counts
        faces = [face.face for face in sound.values()]
        lang = request.lang or drawn.game.languages[0]
        read = {name for face in sound.values() for name in face.painted.read}
        read |= {f"{SYMBOL_SCHEME}{name}" for name in symbols_on_pages(request.files, drawn.game)}
        found += preflight.whole_game(drawn.game, lang, faces, read, hidden=has_errors(loaded))
    return found


def _can_be_looked_at(drawn: DrawnFace) -> bool:
    """Whether a face shows its card. One that took too long to draw would take as long again, and be refused again."""
    return not is_crossed_out(drawn.face) and all(each.code != "svg-limit" for each in drawn.problems)


def second_opinion(
    drawn: DrawnGame, request: Request, pictures: Path | None = None, progress: Progress | None = None
) -> CrossCheck:
    """Compare what a check has drawn with what CairoSVG draws; pictures of what differs go into the folder *pictures*.

    Faces with errors are left out: what is known to be wrong need not look the same.
    """
    from ..checks.crosscheck import cross_check  # noqa: PLC0415 - with CairoSVG

    sound = [face.face for face in drawn.faces.values() if not has_errors(face.problems)]
    folder = pictures or request.folder / "cross-check"
    label = short_path(folder, request.root)
    result = cross_check(sound, drawn.tools.resources, folder, label, request.jobs, progress)
    result.left_out = len({*distinct_faces(drawn.cards), *drawn.faces}) - len(sound)
    return result
