"""A state whose files have faults, over the last one without: cards that cannot be read keep their picture."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from ..basics.problems import SPOILS_NO_CARD
from ..faces.layouts import is_crossed_out
from ..game.model import Game
from .state import Found, Shown, State


def over(
    last: State, game: Game | None, cards: Mapping[str, Shown], found: Iterable[Found]
) -> dict[str, Shown]:
    """*cards* as they were read, with those of *last* that a fault hides or spoils.

    A card that is not there any more is kept where its file has an error, or where the game cannot be read at all; one
    that is there is kept as it was where it has an error of its own, or among its lines, or where its layout cannot be
    used.
    """
    errors = [entry for entry in found if entry.is_error and entry.problem.code not in SPOILS_NO_CARD]
    files = {entry.problem.place.file for entry in errors if entry.problem.place}
    faulty = {card for entry in errors for card in (*entry.cards, entry.problem.card) if card}
    faulty |= _cards_at_errors(errors, cards)
    no_decks = game is not None and any(file.endswith("/game.yaml") for file in files)
    result: dict[str, Shown] = {}
    for key, before in _weave(last.cards, cards):
        now = cards.get(key)
        if now is None:
            assert before is not None
            if game is None or no_decks or before.card_faces.card.place.file in files:
                result[key] = _keep(before, last)
        elif before is not None and (now.card_faces.card.id in faulty or _is_spoilt(now)):
            result[key] = _keep(before, last)
        else:
            result[key] = now
    return result


def _cards_at_errors(errors: Iterable[Found], cards: Mapping[str, Shown]) -> set[str]:
    """The cards in whose lines an error stands that names no card: a bracket that is not closed, say."""
    lines: dict[str, list[tuple[int, str]]] = {}
    for shown in cards.values():
        card = shown.card_faces.card
        lines.setdefault(card.place.file, []).append((card.place.line or 0, card.id))
    found: set[str] = set()
    for entry in errors:
        place = entry.problem.place
        if place and place.line and not entry.cards and not entry.problem.card:
            above = [each for each in lines.get(place.file, ()) if each[0] <= place.line]
            found |= {max(above)[1]} if above else set()
    return found


def _keep(before: Shown, last: State) -> Shown:
    return Shown(before.key, before.card_faces, before.since or last.at)


def _is_spoilt(shown: Shown) -> bool:
    return any(is_crossed_out(face) for face in shown.faces)


def _weave(last: Mapping[str, Shown], now: Mapping[str, Shown]) -> Iterable[tuple[str, Shown | None]]:
    """The keys of *now* in their order, those of *last* alone behind the card that they stood behind."""
    behind: dict[str | None, list[str]] = {}
    anchor: str | None = None
    for key in last:
        if key in now:
            anchor = key
        else:
            behind.setdefault(anchor, []).append(key)
    yield from ((lost, last[lost]) for lost in behind.get(None, ()))
    for key in now:
        yield key, last.get(key)
        yield from ((lost, last[lost]) for lost in behind.get(key, ()))
