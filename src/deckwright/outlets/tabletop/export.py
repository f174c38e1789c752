"""`deckwright export GAME tts` on one screen: where each card lies, its pictures, the saved object."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

from ...basics.problems import RequestError, problem
from ...basics.records import dataclass
from ...build.built import Artifact
from ...faces.layouts import CardFaces, Face
from ...game.model import Pawn
from ..export import Exported, ExportRequest, Progress
from ..gathering import Shown, draw, forbid, not_written, refused, rulebook, shown_game, write
from ..numbers import numbers
from ..picturing import DIGEST, Cells, Pictured, picture
from .addresses import address, checked_prefix, risky_folder
from .grids import CARD_PX
from .into import read_save, update
from .ledger import Ledger, ledger_path, read_ledger
from .objects import (
    Guids,
    Object,
    card_object,
    custom_deck,
    deck_memo,
    deck_object,
    place_in_rows,
    rules_memo,
    saved_object,
)
from .pawns import DISCS, pawn_objects, pawns_of, plan_pawns, stuck_on
from .pieces import picture_name, piece_objects, plan_pieces, rulebook_object
from .plan import Plan, decks_on_table, plan_decks

ACROSS = 7  # decks in a row
STEP = (2.7, 3.8)  # units of the table from deck to deck


@dataclass(frozen=True, slots=True)
class _Table:
    """All that is known before pictures are drawn."""

    found: Shown
    plan: Plan
    ledger: Ledger
    about: tuple[str, ...]  # the game, its variants and language: what files are called
    prefix: str | None
    book: Path | None  # the rulebook
    pawns: list[Pawn]


def export(request: ExportRequest, progress: Progress | None = None) -> Exported:
    prefix, width = checked_prefix(request.wishes.url), _card_px(request.wishes.card_px)
    save = read_save(request.wishes.into) if request.wishes.into else None
    build = request.build
    with shown_game(request) as found:
        if found.drawn is None:
            return not_written(found.problems)
        game = found.drawn
        ledger, faults = read_ledger(build.files, build.game)
        about = (build.game, *build.variants, *([build.lang] if build.lang else ()))
        plan = plan_decks(game, ledger, about, width)
        risky = risky_folder(request.folder, prefix)
        if (ended := forbid(found, (*faults, *plan.problems, *risky))) is not None:
            return ended
        pawns = pawns_of(game) if build.selection.is_whole else []
        plan.pictures |= plan_pieces(game, about, stuck_on(pawns)) | plan_pawns(game, pawns, about)
        found, pictures = draw(found, plan.pictures, request.folder, progress)
        # With --into cards alone are brought up to date: to lay the rulebook out takes longer than all else.
        book, of_book = rulebook(found) if save is None else (None, ())
        problems = (*found.problems, *faults, *plan.problems, *of_book, *risky)
        if refused(request, problems):
            return not_written(problems)
        table = _Table(found, plan, ledger, about, prefix, book, pawns)
        files, told = _files(table, pictures, save)
        there = [request.folder / each.name for each in pictures.values() if each.data is None]
        there += [*request.folder.glob("*-rules-*.pdf")] if book is None else []  # on the table they stay
        written = write(request, files, problems, game, _next_steps(table), there)
        return replace(written, told=(*told, *written.told))


def _card_px(width: int | None) -> int | None:
    least, most = CARD_PX
    if width is not None and not least <= width <= most:
        message = f"--card-px {width} is out of range; a cell is {least} to {most} wide, in pixels"
        raise RequestError(problem("option-conflict", message))
    return width


def _files(
    table: _Table, pictures: dict[str, Pictured], save: tuple[Any, str] | None
) -> tuple[tuple[Artifact, ...], tuple[str, ...]]:
    """What is written, and what became of the table that is to be brought up to date."""
    request = table.found.request
    folder, name = request.folder, "-".join(table.about)
    made = [
        Artifact(folder / each.name, each.data, is_picture=True)
        for each in pictures.values()
        if each.data is not None
    ]
    if table.book is not None:
        digest = hashlib.sha256(table.book.read_bytes()).hexdigest()[:DIGEST]
        made.append(Artifact(folder / f"{name}-rules-{digest}.pdf", table.book))
    book = made[-1].path.name if table.book is not None else None
    objects = _objects(table, pictures, book)
    text = json.dumps(saved_object(objects), ensure_ascii=False, indent=2)
    made += [
        Artifact(folder / f"{name}.json", f"{text}\n".encode()),
        Artifact(folder / f"{name}.png", _thumbnail(table.found)),
        Artifact(ledger_path(request.build.files, request.build.game), table.ledger.text().encode()),
    ]
    if save is None or request.wishes.into is None:
        return tuple(made), ()
    updated = update(*save, objects, f"deckwright:{request.build.game}:", (rules_memo(request.build.game),))
    made += [
        Artifact(folder / f"{request.wishes.into.stem}-before.json", save[1].encode()),
        Artifact(request.wishes.into, updated.text.encode()),
    ]
    return tuple(made), (f"{updated.updated} objects are up to date", *updated.told)


def _objects(table: _Table, pictures: dict[str, Pictured], book: str | None) -> list[Object]:
    """Everything on the table: decks in rows, pieces in front of them, the rulebook last."""
    drawn, lang, guids = table.found.drawn, table.found.lang, Guids()
    assert drawn is not None
    folder = table.found.request.folder
    urls = {stem: address(made.name, folder, table.prefix) for stem, made in pictures.items()}
    decks = list(_decks(table.found, table.plan, urls.__getitem__, guids))

    def url(face: Face) -> str:
        return urls[picture_name(face, table.about)]

    pieces = list(piece_objects(drawn, lang, url, guids, stuck_on(table.pawns)))
    pieces += pawn_objects(drawn, table.pawns, lang, url, guids)
    if book is not None:
        memo = rules_memo(drawn.game.id)
        title = drawn.game.title.in_lang(lang)
        pieces.append(rulebook_object(title, address(book, folder, table.prefix), memo, guids(memo)))
    place_in_rows(pieces, ACROSS, STEP, place_in_rows(decks, ACROSS, STEP, 0))
    return [*decks, *pieces]


def _decks(found: Shown, plan: Plan, url: Callable[[str], str], guids: Guids) -> Iterator[Object]:
    assert found.drawn is not None
    game = found.drawn.game
    for deck, cards in decks_on_table(found.drawn):
        memo = deck_memo(game, deck)
        guid = guids(memo)
        made = [each for shown in cards for each in _copies(found, shown, plan, url, guids)]
        if len(made) > 1:
            yield deck_object(game.decks[deck].title.in_lang(found.lang), memo, made, guid)
        else:
            yield from made


def _copies(
    found: Shown, shown: CardFaces, plan: Plan, url: Callable[[str], str], guids: Guids
) -> Iterator[Object]:
    assert found.drawn is not None
    game, card = found.drawn.game, shown.card
    spot = plan.spots[shown.deck.id, card.id]
    for _ in range(card.copies):
        entry = custom_deck(spot.sheet, url)
        guid = guids(f"{deck_memo(game, shown.deck.id)}/{card.id}")
        yield card_object(card, game, found.lang, spot, entry, shown.deck.id, guid)


def _thumbnail(found: Shown) -> bytes:
    """What the program shows in its list: the first card."""
    assert found.drawn is not None
    face = found.drawn.cards[0].front
    size, side = face.component.size, numbers("tts")["thumbnail"]
    width, height = (max(1, round(side * length / max(size))) for length in size)
    return picture(Cells((face,), 1, 1, width, height), found.drawn.tools.renderer)


def _next_steps(table: _Table) -> tuple[str, ...]:
    steps = [
        "copy the .json and the .png of the same name into the folder Saves/Saved Objects of Tabletop Simulator",
        "in the game: Objects, Saved Objects; docs/tabletop-simulator.md says where the folder is",
    ]
    if table.prefix is not None:
        steps.insert(0, f"upload the pictures to {table.prefix}")
    if any(pawn.form not in DISCS for pawn in table.pawns):
        steps.append(
            "roll the dice once: that their faces have the right names was not tried in the game itself"
        )
    return tuple(steps)
