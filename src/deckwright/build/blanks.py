"""Cards to fill in: one type drawn without values, as often as a sheet has room for, on paper or as a form."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Final

from ..basics.cache import Cache
from ..basics.problems import Problem, RequestError, did_you_mean, in_order, problem, without_notes
from ..basics.processes import cores
from ..checks.preflight import Judge
from ..faces.blanks.card import KIND, with_blank_card
from ..faces.draw.drawn_faces import Progress
from ..faces.draw.kept import draw_or_keep
from ..faces.draw.tools import open_tools
from ..faces.draw.types import DrawnGame, distinct_faces, piece_of
from ..faces.layouts import CardFaces
from ..game.model import Card, CardType, Deck, Game
from ..sheets.impose import Imposition, impose
from ..sheets.options import Options
from ..sheets.printers import Printer, corrected
from . import outputs
from .built import Built
from .draw_game import at_cards, problems_of, problems_of_faces
from .forms import Boxes, find_unplaced, form_of
from .press import press_of
from .request import Request, is_refused

MOST: Final = 100  # of a sheet
FORM: Final = "form"


def build_blank(
    game: Game,
    problems: tuple[Problem, ...],
    options: Options,
    request: Request,
    printer: Printer | None,
    workshop: Path,
    progress: Progress | None,
) -> Built:
    """Sheets of cards to fill in, yet to be written. *problems*: of the game's files, and of the options."""
    assert request.blank is not None
    card_type = _type_named(game, request.blank)
    game, card, deck = with_blank_card(game, card_type)
    drawn, boxes = _draw(game, card, deck, options, request, workshop, progress)
    imposition = corrected(_fill(drawn), options.sheets, printer, request.tray)
    judge = Judge(game.preflight)
    form = form_of(drawn, card_type, boxes) if request.form else None
    problems = (*problems, *find_unplaced(card_type, form)) if form else problems
    found = in_order(judge.judge((*problems, *at_cards((*imposition.problems, *drawn.problems), game))))
    if is_refused(found, request) and not request.draft:
        return Built((), found, written=False)
    proof = (tuple(without_notes(found)) or None) if request.draft else None
    kind = f"{FORM if request.form else KIND}-{card_type.id}"
    press = press_of(options, request)
    artifacts = outputs.sheets(
        drawn, imposition, request.lang, request.folder, proof, kind, form=form, press=press
    )
    return Built(artifacts, found, written=True, cards=_count(imposition), distinct=1)


def _type_named(game: Game, name: str) -> CardType:
    if name in game.types:
        return game.types[name]
    there = ", ".join(game.types) or "none"
    raise RequestError(
        problem("unknown-type", f"no type {name!r}; there is {there}", hint=did_you_mean(name, game.types))
    )


def _draw(
    game: Game,
    card: Card,
    deck: Deck,
    options: Options,
    request: Request,
    workshop: Path,
    progress: Progress | None,
) -> tuple[DrawnGame, Boxes]:
    from ..faces.blanks.make import blank_faces  # noqa: PLC0415 - with cairo and Pango

    tools = open_tools(game, request.root, request.lang, options.output, request.records, card.id)
    shown = CardFaces(deck, card, tools.faces.front(card, deck, 1), tools.faces.back(card, deck))
    cards, boxes = blank_faces((shown,), tools, is_typed=request.form)
    cache, jobs = Cache(request.cache), request.jobs or cores()
    drawn = draw_or_keep(list(distinct_faces(cards).values()), tools, progress, cache, workshop, jobs)
    found = (*problems_of(tools), *problems_of_faces(drawn.by_id, cards))
    return DrawnGame(
        game=game,
        options=options,
        decks=tuple(game.decks.values()),
        cards=cards,
        faces=drawn.by_id,
        problems=tuple(found),
        file=drawn.file,
        tools=tools,
    ), boxes


def _fill(drawn: DrawnGame) -> Imposition:
    """The card as often as the first sheet has room for it."""
    (card,) = drawn.cards
    piece, options = piece_of(card), drawn.options
    lang = drawn.tools.faces.lens.lang

    def imposed(copies: int) -> Imposition:
        return impose([replace(piece, copies=copies)], options.sheets, options.own, lang)

    many = imposed(MOST)
    return imposed(max(1, _count(many, sheets=1)))


def _count(imposition: Imposition, sheets: int | None = None) -> int:
    """The fronts on the first sheets, or on all."""
    pages = [sheet for document in imposition.documents for sheet in document.sheets]
    return sum(placed.side == "front" for sheet in pages[:sheets] for placed in sheet.placements)
