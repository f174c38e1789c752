"""What has changed since a state, for the page: each card with its fields and pictures, and what to print."""

from __future__ import annotations

import io
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any, Final

import numpy as np
from PIL import Image

from ..basics.geometry import Rect, Size
from ..changes.report.pictures import DPMM, Shot, places
from ..changes.report.words import compare_words
from ..faces.editions import Card, Change, FieldChange, What, changes
from .choices import Named, problem_values
from .former import Archive, Former, Frame, look_of
from .present import Present, reprint_values

SIDES: Final = ("front", "back")
GONE: Final = "gone:"  # before deck and id of a card that is not there any more


def answer(
    now: Present, former: Former, named: Named, archive: Archive, variants: Sequence[str]
) -> dict[str, Any]:
    """All that differs, and what to print for it."""
    old, new = former.edition.within(now.edition), now.edition.within(former.edition)
    found = changes(old, new)
    return {
        "phase": "ready",
        "rev": now.state.rev,
        "from": from_values(named, former),
        "changes": [change_values(change, now, former, archive) for change in found],
        "unchanged": len(new.cards) - sum(change.after is not None for change in found),
        "print": reprint_values(now, former, named.name, variants),
        "fonts_changed": old.fonts != new.fonts,
        "problems": [problem_values(one) for one in former.problems],
    }


def from_values(named: Named, former: Former | None = None) -> dict[str, Any]:
    return {
        "name": named.name,
        "title": named.title,
        "date": named.date,
        "text": named.text,
        "is_print": former is not None and former.is_print,
    }


def change_values(change: Change, now: Present, former: Former, archive: Archive) -> dict[str, Any]:
    card, after = change.card, change.after
    shown = now.shown.get((after.deck, after.id)) if after else None
    place = shown.card_faces.card.place if shown else None
    return {
        "key": key_of(change, now),
        "kind": change.what,
        "card": card.id,
        "shown": shown.key if shown else None,
        "name": card.name,
        "decks": [one.deck if one else None for one in (change.before, change.after)],
        "copies": list(change.copies),
        "fields": [_field(field) for field in _fields(change, former, archive)],
        "files": list(change.files),
        "sides": differing(change),
        "old": _old(change, former, archive),
        "new": [now.state.digests[face.id] for face in shown.faces] if shown else None,
        "file": place.file if place else None,
        "line": place.line if place else None,
    }


def key_of(change: Change, now: Present) -> str:
    """What names a change in the address: its card's key on the page; of one that is gone, deck and id."""
    after = change.after
    shown = now.shown.get((after.deck, after.id)) if after else None
    return shown.key if shown else f"{GONE}{change.card.deck}/{change.card.id}"


def differing(change: Change) -> list[str]:
    """The sides that show something else, as far as it counts for this kind of change."""
    grade = {What.VOLATILE: "exact", What.SCALED: "settled"}.get(change.what, "core")
    return [side for side in SIDES if _look(change.before, side, grade) != _look(change.after, side, grade)]


def _look(card: Card | None, side: str, grade: str) -> str | None:
    look = look_of(card, side)
    return getattr(look, grade) if look else None


def _fields(change: Change, former: Former, archive: Archive) -> Iterator[FieldChange]:
    """The fields with what a print said in them, where that is remembered."""
    words = archive.words(former, change.before) if change.before and former.is_print else None
    for field in change.fields:
        yield replace(field, before=words.get(field.name, "")) if words else field


def _field(field: FieldChange) -> dict[str, Any]:
    """With both values in pieces, each with whether the other lacks it, where both are known."""
    known = field.before is not None and field.after is not None
    was, now = compare_words(field.before or "", field.after or "") if known else ((), ())
    return {
        "name": field.name,
        "before": field.before,
        "after": field.after,
        "was": [list(piece) for piece in was],
        "now": [list(piece) for piece in now],
    }


def _old(change: Change, former: Former, archive: Archive) -> dict[str, Any] | None:
    """The card as it was, with the pictures of its sides; None where there is none, or none is known."""
    frames = {side: archive.frame(former, change.before, side) for side in SIDES}
    first = next((frame for frame in frames.values() if frame), None)
    if first is None:
        return None
    return {
        **{name: first[name] for name in ("w", "h", "bleed", "r", "shape")},
        "key": change.card.id,
        "name": change.card.name,
        **{side: frame["digest"] if frame else None for side, frame in frames.items()},
    }


# Where two pictures differ


def places_of(before: bytes, after: bytes, old: Frame, new: Frame) -> list[list[float]]:
    """The boxes that differ between two pictures of a face, in millimetres from its trim corner."""
    found = places(_shot(before, old), _shot(after, new))
    return [[round(side, 2) for side in box] for box in _within(found, new)]


def _within(found: Sequence[Rect], frame: Frame) -> Iterator[tuple[float, float, float, float]]:
    for box in found:
        yield box.x, box.y, min(box.width, frame["w"] - box.x), min(box.height, frame["h"] - box.y)


def _shot(png: bytes, frame: Frame) -> Shot:
    """The picture without its bleed, at the scale at which faces are compared."""
    image = Image.open(io.BytesIO(png)).convert("RGB")
    size, bleed = Size(frame["w"], frame["h"]), frame["bleed"]
    scale = image.width / (size.width + 2 * bleed)
    edge = bleed * scale
    cut = (
        edge,
        edge,
        min(image.width, edge + size.width * scale),
        min(image.height, edge + size.height * scale),
    )
    width, height = (max(1, round(side * DPMM)) for side in size)
    return Shot(np.asarray(image.resize((width, height), Image.Resampling.BOX, box=cut)), size)
