"""The game as the page shows it, as an edition to compare; what somebody with an older one has to print."""

from __future__ import annotations

import shlex
from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from ..basics.records import dataclass
from ..build.reprint import Since, reprint
from ..faces.draw.drawn_faces import DrawnFace
from ..faces.draw.resources import Resources
from ..faces.draw.types import GameFaces, piece_of
from ..faces.edition_of import edition_of
from ..faces.editions import Copies, Edition, replacement
from ..game.model import STICKERS
from ..sheets.impose import Imposition, impose
from ..svg import Painted
from .former import Former, outline_of, words_key
from .records import Cache
from .state import Shown, State


@dataclass(frozen=True, slots=True)
class Present:
    """A state of the page: *edition* is of *drawn*, and *shown* names its cards on the page by deck and id."""

    state: State
    edition: Edition
    drawn: GameFaces
    shown: Mapping[tuple[str, str], Shown]


def digests_to_draw(state: State, cache: Cache) -> list[str]:
    """The digests of the faces of which it is not known yet what they show."""
    return [digest for digest in state.faces if cache.record(digest) is None]


def present(state: State, cache: Cache, root: Path) -> Present | None:
    """None while a face is not drawn, or where the game could not be read."""
    if state.game is None or state.options is None or digests_to_draw(state, cache):
        return None
    cards = [shown for shown in state.cards.values() if shown.card_faces.deck.id != STICKERS]
    faces = {
        face.id: DrawnFace(face, Painted(read=_read(state.digests[face.id], cache)), (), "")
        for shown in cards
        for face in shown.faces
    }
    drawn = GameFaces(
        game=state.game,
        options=state.options,
        decks=tuple(state.game.decks.values()),
        cards=tuple(shown.card_faces for shown in cards),
        faces=faces,
    )
    found = edition_of(drawn, Resources(state.game, root).fonts_state(), state.lang)
    _remember(found, drawn, state, cache)
    return Present(state, found, drawn, {(s.card_faces.deck.id, s.card_faces.card.id): s for s in cards})


def _read(digest: str, cache: Cache) -> dict[str, str]:
    record = cache.record(digest)
    return dict(record.read) if record else {}


def _remember(found: Edition, drawn: GameFaces, state: State, cache: Cache) -> None:
    """What every face looks like and what every card says, for the time when only digests tell of it."""
    for card, card_faces in zip(found.cards, drawn.cards, strict=True):
        cache.keep_facts(words_key(card, found.lang), card.values)
        for look, face in ((card.front, card_faces.front), (card.back, card_faces.back)):
            if look is not None and face is not None:
                cache.keep_facts(look.exact, {"digest": state.digests[face.id], **outline_of(face)})


# What to print


def reprint_values(now: Present, former: Former, name: str, variants: Sequence[str]) -> dict[str, Any]:
    """What makes the deck of now of the old one: copies, sheets, and the command that prints them."""
    since = Since(former.label, former.edition, former.is_print)
    laid = reprint(now.drawn, now.edition, since)
    old, new = former.edition.within(now.edition), now.edition.within(former.edition)
    sets = new.sets if former.is_print else 1
    exchange = replacement(replace(old, sets=old.sets if former.is_print else 1), replace(new, sets=sets))
    whole = impose(
        [piece_of(card) for card in now.drawn.cards], now.drawn.options.sheets, now.drawn.options.own
    )
    return {
        "cells": _cells(laid.imposition),
        "sheets_of_all": len(_cells(whole)),
        "copies": laid.cards,
        "kinds": laid.kinds,
        "copies_of_all": new.total,
        "discarded": _count(exchange.discarded),
        "discarded_kinds": len(exchange.discarded),
        "kept": _count(exchange.kept),
        "notes": laid.notes,
        "command": command(now, name, variants),
    }


def _cells(imposition: Imposition) -> list[int]:
    """How many cards lie on each sheet of paper."""
    papers: dict[tuple[str, int], int] = {}
    for document in imposition.documents:
        for sheet in document.sheets:
            key = document.part, sheet.number
            papers[key] = max(papers.get(key, 0), len(sheet.placements))
    return list(papers.values())


def _count(copies: Sequence[Copies]) -> int:
    return sum(each.count for each in copies)


def command(now: Present, name: str, variants: Sequence[str]) -> str:
    """The command that prints what the state called *name* lacks."""
    game, lang = now.drawn.game, now.edition.lang
    words = ["deckwright", "build", game.id, "--changed-since", name]
    if lang != game.languages[0]:
        words += ["--lang", lang]
    for variant in variants:
        words += ["--variant", variant]
    return shlex.join(words)
