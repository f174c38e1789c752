"""Every face that is asked for, drawn; what was found on the way, at places that a person can open."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import replace
from pathlib import Path

from ..basics.cache import Cache
from ..basics.problems import Problem
from ..basics.processes import cores
from ..faces.draw.kept import draw_plates
from ..faces.draw.plates import Plates, Progress
from ..faces.draw.resources import Resources
from ..faces.draw.shared_sizes import shared_sizes
from ..faces.draw.tools import Press
from ..faces.draw.types import DealtCard, Drawn
from ..faces.editions.revision_marks import Revisions
from ..faces.layouts import FaceRenderer
from ..game.model import Game
from ..game.selection import Chosen
from ..sheets.impose.spec import Backs, Bleed
from ..sheets.options import Format, Options
from ..sheets.write.pdf import FacesFile
from ..svg import SYMBOL_SCHEME
from .request import Request


def draw(
    game: Game,
    request: Request,
    options: Options,
    cards: tuple[Chosen, ...],
    progress: Progress | None = None,
    workshop: Path | None = None,
) -> Drawn:
    """Every distinct face of the *cards*, as plates for sheets or as pictures in the folder *workshop*."""
    resources = Resources(game, request.root)
    press, cache = Press(resources, options.output), Cache(request.cache)
    revisions = Revisions(request.records or request.root, game, request.lang, press.reader)
    renderer = FaceRenderer(game, request.lang, revisions)
    dealt = tuple(
        DealtCard(deck, card, renderer.front(card, deck, number), renderer.back(card, deck))
        for deck, number, card in cards
    )
    decks = tuple(deck for deck in game.decks.values() if not request.decks or deck.id in request.decks)
    dealt = shared_sizes(dealt, every_card(game, renderer), press, cache)
    drawn = Drawn(game, options, decks, dealt, Plates(FacesFile((), {}), {}), ())
    if options.output.format is Format.PDF or workshop is None:
        jobs = request.jobs or cores()
        plates = draw_plates(list(drawn.distinct.values()), press, progress, cache, workshop, jobs)
        drawn = replace(drawn, plates=plates, press=press)
    else:
        drawn = draw_pictures(drawn, resources, workshop, request.jobs, progress)
    files = named_files(game)
    found = (
        *revisions.problems,
        *renderer.problems,
        *resources.problems,
        *drawn.problems,
        *drawn.plates.problems,
    )
    return replace(drawn, problems=tuple(placed(p, game, files) for p in found))


def every_card(game: Game, renderer: FaceRenderer) -> Iterator[DealtCard]:
    for entry in renderer.faces_for(game.decks.values()):
        yield DealtCard(entry.deck, entry.card, entry.front, entry.back)


def draw_pictures(
    drawn: Drawn, resources: Resources, folder: Path, jobs: int | None, progress: Progress | None
) -> Drawn:
    from ..faces.draw import pictures  # with numpy, which is slow to start and of no use to sheets

    sheets, output = drawn.options.sheets, drawn.options.output
    fronts_only = sheets.backs is Backs.NONE
    faces = [face for face in drawn.distinct.values() if not (fronts_only and face.side == "back")]
    bleed = sheets.bleed is Bleed.FULL
    made = pictures.draw_pictures(faces, resources, output, bleed, folder, jobs, progress)
    problems = tuple(pictures.picture_problems({f.component.id: f.component for f in faces}, output, bleed))
    return replace(drawn, plates=Plates(FacesFile((), {}), made.plates), pictures=made, problems=problems)


def shown_symbols(drawn: Drawn) -> dict[str, Counter[str]]:
    """The symbols that the front of each card shows, by the id of the card."""
    plates = drawn.plates.plates
    return {
        dealt.card.id: Counter(box.name for box in plates[dealt.front.id].painted.symbols)
        for dealt in drawn.faces
        if dealt.front.id in plates
    }


def named_files(game: Game) -> dict[str, str]:
    """The files of the names that the drawing knows layouts and symbols by."""
    layouts = {name: layout.label for name, layout in game.layouts.items()}
    return layouts | {f"{SYMBOL_SCHEME}{name}": symbol.file for name, symbol in game.symbols.items()}


def placed(found: Problem, game: Game, files: Mapping[str, str]) -> Problem:
    """A problem at a place that a person can open: a named file, or the card where no place is given."""
    if found.place is None:
        card = game.cards.get(found.card or "")
        return replace(found, place=card.place) if card else found
    file = files.get(found.place.file)
    return replace(found, place=replace(found.place, file=file)) if file else found
