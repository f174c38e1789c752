"""The close look before printing: preflight, the stickers of the game, and a second engine's opinion."""

from __future__ import annotations

import re
from collections.abc import Collection
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Final

from ..basics.cache import Cache
from ..basics.files import shown
from ..basics.problems import DeckwrightError, Problem, has_errors
from ..checks import preflight
from ..checks.preflight import Judge
from ..faces.draw.plates import Plates, Progress
from ..faces.draw.types import Drawn
from ..faces.editions.revision_marks import Revisions
from ..faces.layouts import FaceRenderer, is_crossed_out
from ..game.load.reference import read_reference
from ..game.model import Game
from ..svg import SYMBOL_SCHEME
from .draw_game import named_files, placed
from .request import Request
from .sticker_sizes import Sticking, Wishes, draw_stickers

if TYPE_CHECKING:
    from ..checks.crosscheck import CrossCheck

_NAMED: Final = re.compile(r"\{([\w-]+)\}|\bsymbols?: *([^\n]*)")  # in a text; of a figure
_NAME: Final = re.compile(r"[\w-]+")


def with_stickers(drawn: Drawn, request: Request) -> Drawn:
    """*drawn* with the stickers of the game's pawns, which lie in no deck: to be looked at, too."""
    pawns, press = drawn.game.pawns, drawn.press
    if pawns is None or press is None:
        return drawn
    revisions = Revisions(request.root, drawn.game, request.lang, press.reader)
    renderer = FaceRenderer(drawn.game, request.lang, revisions)
    sticking = Sticking(drawn.game, pawns, renderer, Wishes(), None)
    stuck, plates = draw_stickers(sticking, press, Cache(request.cache))
    files = named_files(drawn.game)
    problems = (*drawn.problems, *(placed(found, drawn.game, files) for found in stuck.problems))
    merged = Plates(drawn.plates.file, {**drawn.plates.plates, **plates.plates})
    return replace(drawn, plates=merged, problems=problems)


def look_over(
    drawn: Drawn, request: Request, judge: Judge, faulty: Collection[str | None], progress: Progress | None
) -> list[Problem]:
    """What is found by a close look at the faces and, where all have been drawn, at the game as a whole."""
    assert drawn.press is not None
    plates = {id: plate for id, plate in drawn.plates.plates.items() if not is_crossed_out(plate.face)}
    store = Cache(request.root / "build/.cache/preflight")
    looked = preflight.looked_over(plates, drawn.press, store, request.jobs, progress)
    files = named_files(drawn.game)
    findings = [
        replace(finding, problem=placed(finding.problem, drawn.game, files))
        for finding in looked
        if finding.problem.card not in faulty
    ]
    found = [_with_backs(each, drawn) for each in preflight.worst(judge.kept(findings))]
    if request.is_whole and len(plates) == len(drawn.plates.plates):  # what a spoilt face would show counts
        faces = [plate.face for plate in plates.values()]
        lang = request.lang or drawn.game.languages[0]
        read = {name for plate in plates.values() for name in plate.painted.read}
        read |= {f"{SYMBOL_SCHEME}{name}" for name in _named_on_pages(request.root, drawn.game)}
        found += preflight.whole_game(drawn.game, lang, faces, read)
    return found


def _named_on_pages(root: Path, game: Game) -> set[str]:
    """The symbols that the reference pages write or draw: players meet these, too."""
    texts: list[str] = []
    for lang in game.languages:
        with suppress(DeckwrightError):  # told where the pages are read
            files = read_reference(root, game.id, None if lang == game.languages[0] else lang)
            texts += (page.text for page in files.pages)
    return {
        name for text in texts for found in _NAMED.findall(text) for name in _NAME.findall(" ".join(found))
    }


def _with_backs(found: Problem, drawn: Drawn) -> Problem:
    """What is found on a back that cards share, with the number of these."""
    if found.card or not found.spot:
        return found
    cards = {dealt.card.id for dealt in drawn.faces if dealt.back and dealt.back.id == found.spot.face}
    many = f" (on the back of {len(cards)} cards)" if len(cards) > 1 else ""
    return replace(found, message=found.message + many)


def second_opinion(
    drawn: Drawn, request: Request, pictures: Path | None = None, progress: Progress | None = None
) -> CrossCheck:
    """Compare what a check has drawn with what CairoSVG draws; pictures of what differs go into the folder *pictures*.

    Faces with errors are left out: what is known to be wrong need not look the same.
    """
    from ..checks.crosscheck import cross_check  # with CairoSVG

    assert drawn.press is not None
    sound = [plate.face for plate in drawn.plates.plates.values() if not has_errors(plate.problems)]
    folder = pictures or request.folder / "cross-check"
    label = shown(folder, request.root)
    result = cross_check(sound, drawn.press.resources, folder, label, request.jobs, progress)
    result.left_out = len({*drawn.distinct, *drawn.plates.plates}) - len(sound)
    return result
