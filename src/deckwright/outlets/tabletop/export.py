"""`deckwright export GAME tts` on one screen: where each card lies, its pictures, the saved object."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator

from ...basics.cache import Cache
from ...basics.problems import RequestError, problem
from ...build.built import Artifact
from ...faces.layouts import CardFaces
from ..export import Exported, ExportRequest, Progress
from ..gathering import Gathered, gathered, not_written, refused, write
from ..numbers import numbers
from ..picturing import Cells, Pictured, draw_sheets, picture
from .addresses import address, checked_prefix, risky_folder
from .grids import CARD_PX
from .ledger import Ledger, ledger_path, read_ledger
from .objects import (
    Guids,
    Object,
    card_object,
    custom_deck,
    deck_memo,
    deck_object,
    place_in_rows,
    saved_object,
)
from .plan import Plan, decks_on_table, plan_decks

ACROSS = 7  # decks in a row
STEP = (2.7, 3.8)  # units of the table from deck to deck


def export(request: ExportRequest, progress: Progress | None = None) -> Exported:
    prefix, width = checked_prefix(request.wishes.url), _card_px(request.wishes.card_px)
    with gathered(request, progress) as found:
        if found.drawn is None:
            return not_written(found.problems)
        ledger, faults = read_ledger(request.build.files, request.build.game)
        about = (
            request.build.game,
            *request.build.variants,
            *([request.build.lang] if request.build.lang else ()),
        )
        plan = plan_decks(found.drawn, ledger, about, width)
        problems = (*found.problems, *faults, *plan.problems, *risky_folder(request.folder, prefix))
        if refused(request, problems):
            return not_written(problems)
        cache, jobs = Cache(request.build.cache), request.build.jobs
        pictures = draw_sheets(
            plan.pictures, found.drawn.tools, found.drawn.faces, found.workshop, request.folder, cache, jobs
        )
        files = _files(found, plan, pictures, ledger, "-".join(about), prefix)
        return write(request, files, problems, found.drawn, _next_steps(request, prefix))


def _card_px(width: int | None) -> int | None:
    least, most = CARD_PX
    if width is not None and not least <= width <= most:
        message = f"--card-px {width} is out of range; a cell is {least} to {most} pixels wide"
        raise RequestError(problem("option-conflict", message))
    return width


def _files(
    found: Gathered, plan: Plan, pictures: dict[str, Pictured], ledger: Ledger, name: str, prefix: str | None
) -> tuple[Artifact, ...]:
    request = found.request
    folder = request.folder
    urls = {stem: address(made.name, folder, prefix) for stem, made in pictures.items()}
    objects = list(_decks(found, plan, urls.__getitem__))
    place_in_rows(objects, ACROSS, STEP, 0)
    text = json.dumps(saved_object(objects), ensure_ascii=False, indent=2)
    made = (
        Artifact(folder / each.name, each.data, is_picture=True)
        for each in pictures.values()
        if each.data is not None
    )
    return (
        *made,
        Artifact(folder / f"{name}.json", f"{text}\n".encode()),
        Artifact(folder / f"{name}.png", _thumbnail(found)),
        Artifact(ledger_path(request.build.files, request.build.game), ledger.text().encode()),
    )


def _decks(found: Gathered, plan: Plan, url: Callable[[str], str]) -> Iterator[Object]:
    assert found.drawn is not None
    game, guids = found.drawn.game, Guids()
    for deck, cards in decks_on_table(found.drawn):
        memo = deck_memo(game, deck)
        guid = guids(memo)
        made = [each for shown in cards for each in _copies(found, shown, plan, url, guids)]
        if len(made) > 1:
            yield deck_object(game.decks[deck].title.in_lang(found.lang), memo, made, guid)
        else:
            yield from made


def _copies(
    found: Gathered, shown: CardFaces, plan: Plan, url: Callable[[str], str], guids: Guids
) -> Iterator[Object]:
    assert found.drawn is not None
    game, card = found.drawn.game, shown.card
    spot = plan.spots[shown.deck.id, card.id]
    for _ in range(card.copies):
        entry = custom_deck(spot.sheet, url)
        guid = guids(f"{deck_memo(game, shown.deck.id)}/{card.id}")
        yield card_object(card, game, found.lang, spot, entry, shown.deck.id, guid)


def _thumbnail(found: Gathered) -> bytes:
    """What the program shows in its list: the first card."""
    assert found.drawn is not None
    face = found.drawn.cards[0].front
    size, side = face.component.size, numbers("tts")["thumbnail"]
    width, height = (max(1, round(side * length / max(size))) for length in size)
    return picture(Cells((face,), 1, 1, width, height), found.drawn.tools.renderer)


def _next_steps(request: ExportRequest, prefix: str | None) -> tuple[str, ...]:
    steps = [
        "copy the .json and the .png of the same name into the folder Saves/Saved Objects of Tabletop Simulator"
    ]
    if prefix is not None:
        steps.insert(0, f"upload the pictures to {prefix}")
    return (
        *steps,
        "in the game: Objects, Saved Objects; docs/tabletop-simulator.md says where the folder is",
    )
