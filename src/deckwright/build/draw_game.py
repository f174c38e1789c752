"""Every face that is asked for, drawn; what was found on the way, at places that a person can open."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Final

from ..basics.cache import Cache
from ..basics.problems import Problem, on_more_cards
from ..basics.processes import cores
from ..faces.draw.drawn_faces import DrawnFace, Progress
from ..faces.draw.kept import draw_or_keep
from ..faces.draw.shared_sizes import share_sizes
from ..faces.draw.tools import DrawingTools, open_tools
from ..faces.draw.types import DrawnGame, GameFaces, PicturedGame, ShownGame, distinct_faces
from ..faces.layouts import CardFaces
from ..game.model import Deck, Game
from ..game.selection import Chosen
from ..rules import Drawn
from ..sheets.impose.spec import Backs, Bleed
from ..sheets.options import Options
from .request import Request

_SHOWN: Final = re.compile(
    r'\bcard\.(\w+)|:label="@(\w+)"'
)  # in an expression of a layout; as an editor names it


def draw_game(
    game: Game,
    request: Request,
    options: Options,
    cards: tuple[Chosen, ...],
    progress: Progress | None = None,
    folder: Path | None = None,
) -> DrawnGame:
    """Every distinct face of the *cards*, for sheets: in files that go into *folder*, or in memory without one."""
    tools = open_tools(game, request.root, request.lang, options.output, request.records)
    cache, jobs = Cache(request.cache), request.jobs or cores()
    shown = card_faces(game, cards, tools, cache)
    drawn = draw_or_keep(list(distinct_faces(shown).values()), tools, progress, cache, folder, jobs)
    return DrawnGame(
        game=game,
        options=options,
        decks=decks_of(game, request),
        cards=shown,
        faces=drawn.by_id,
        problems=at_cards((*problems_of(tools), *problems_of_faces(drawn.by_id, shown)), game),
        file=drawn.file,
        tools=tools,
    )


def show_game(game: Game, request: Request, options: Options, cards: tuple[Chosen, ...]) -> ShownGame:
    """Every face of the *cards*, none of them drawn."""
    tools = open_tools(game, request.root, request.lang, options.output, request.records)
    shown = card_faces(game, cards, tools, Cache(request.cache))
    return ShownGame(
        game=game, options=options, decks=decks_of(game, request), cards=shown, faces={}, tools=tools
    )


def with_drawn(shown: ShownGame, faces: Mapping[str, DrawnFace], cache: Cache) -> ShownGame:
    """The game with its *faces*, drawn elsewhere; those that were not are drawn now, to see what is wrong with them."""
    left = [face for id, face in distinct_faces(shown.cards).items() if id not in faces]
    every = {**faces, **draw_or_keep(left, shown.tools, cache=cache).by_id}
    found = (*problems_of(shown.tools), *problems_of_faces(every, shown.cards))
    return replace(shown, faces=every, problems=at_cards(found, shown.game))


def draw_pictures(
    game: Game,
    request: Request,
    options: Options,
    cards: tuple[Chosen, ...],
    progress: Progress | None,
    folder: Path,
) -> PicturedGame:
    """Every distinct face of the *cards* as a picture in *folder*."""
    from ..faces.draw import pictures  # noqa: PLC0415 - with numpy, which is slow to start and of no use to sheets

    tools = open_tools(game, request.root, request.lang, options.output, request.records)
    shown = card_faces(game, cards, tools, Cache(request.cache))
    fronts_only, bleed = options.sheets.backs is Backs.NONE, options.sheets.bleed is Bleed.FULL
    faces = [face for face in distinct_faces(shown).values() if not (fronts_only and face.side == "back")]
    made = pictures.draw_pictures(faces, tools, bleed, folder, request.jobs, progress)
    components = {face.component.id: face.component for face in faces}
    unfit = pictures.picture_problems(components, options.output, bleed)
    return PicturedGame(
        game=game,
        options=options,
        decks=decks_of(game, request),
        cards=shown,
        faces=made.faces,
        problems=at_cards((*problems_of(tools), *unfit, *problems_of_faces(made.faces, shown)), game),
        pictures=made,
    )


def card_faces(
    game: Game, cards: tuple[Chosen, ...], tools: DrawingTools, cache: Cache
) -> tuple[CardFaces, ...]:
    """The *cards* with their faces, in the sizes that their texts share."""
    shown = tuple(
        CardFaces(deck, card, tools.faces.front(card, deck, number), tools.faces.back(card, deck))
        for deck, number, card in cards
    )
    return share_sizes(shown, every_card(game, tools), tools, cache)


def every_card(game: Game, tools: DrawingTools) -> Iterator[CardFaces]:
    """All cards of the game, asked for only where a text has the size of others."""
    yield from tools.faces.faces_for(game.decks.values())


def decks_of(game: Game, request: Request) -> tuple[Deck, ...]:
    return tuple(deck for deck in game.decks.values() if not request.decks or deck.id in request.decks)


def problems_of(tools: DrawingTools) -> tuple[Problem, ...]:
    """What making faces has found, and reading the fonts."""
    return (*tools.revisions.problems, *tools.faces.problems, *tools.resources.problems)


def problems_of_faces(faces: Mapping[str, DrawnFace], cards: Sequence[CardFaces]) -> Iterator[Problem]:
    """What drawing the *faces* has found."""
    for id, drawn in faces.items():
        for found in drawn.problems:
            yield on_back(found, id, cards)


def on_back(found: Problem, face: str, cards: Iterable[CardFaces]) -> Problem:
    """What was found on *face*, with all *cards* where that is a back that they share."""
    if found.card:
        return found
    return on_more_cards(found, (shown.card.id for shown in cards if shown.back and shown.back.id == face))


def at_cards(problems: Iterable[Problem], game: Game) -> tuple[Problem, ...]:
    return tuple(at_card(found, game) for found in problems)


def at_card(found: Problem, game: Game) -> Problem:
    """A problem that has no place of its own, at its card's."""
    card = game.cards.get(found.card or "") if found.place is None else None
    return replace(found, place=card.place) if card else found


def at_text(found: Problem, game: Game) -> Problem:
    """A text that does not fit, with the field that it shows and where that is written, as far as its layout tells."""
    card = game.cards.get(found.card or "")
    if found.code != "text-overflow" or card is None or found.place is None or found.place.line is None:
        return found
    layouts = (source.text for source in game.layouts.values() if source.label == found.place.file)
    lines = "".join(layouts).splitlines()[found.place.line - 1 :]
    element = "\n".join(lines).partition("</text>")[0]
    shown = [by_name or by_label for by_name, by_label in _SHOWN.findall(element)]
    if not shown and "{{" not in element and "data-text" not in element:
        return found  # the layout says it itself
    field = found.field or next((name for name in shown if name in card.type.fields), None)
    return replace(found, field=field, written=game.place_of(card.id, field))


def shown_fronts(drawn: GameFaces) -> dict[str, Drawn]:
    """What the front of each card shows, by the id of the card."""
    return {
        shown.card.id: Drawn.of(drawn.faces[shown.front.id].painted)
        for shown in drawn.cards
        if shown.front.id in drawn.faces
    }


def shown_backs(drawn: GameFaces) -> dict[tuple[str, str], Drawn]:
    """What the back of each card shows, by the ids of the card and of the deck."""
    return {
        (shown.card.id, shown.deck.id): Drawn.of(drawn.faces[shown.back.id].painted)
        for shown in drawn.cards
        if shown.back is not None and shown.back.id in drawn.faces
    }
