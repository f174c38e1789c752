"""What the grid shows of every card, as JSON: kept short, as a thousand cards are sent at once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any, Final

from ..basics.problems import Severity
from ..game.kinds import ChoiceField
from ..game.localized import Localized
from ..game.markup import RichText
from ..game.model import Card, Game
from .state import Found, Shown, State

MOST_VALUES: Final = 16  # of a field that is a facet


def entries(state: State, found: Sequence[Found]) -> dict[str, dict[str, Any]]:
    errors, warnings = _counts(found)
    facets = facet_fields(state.game) if state.game else ()
    return {
        key: entry(shown, state, facets, errors[shown.card_faces.card.id], warnings[shown.card_faces.card.id])
        for key, shown in state.cards.items()
    }


def entry(shown: Shown, state: State, facets: Sequence[str], errors: int, warnings: int) -> dict[str, Any]:
    card_faces, card = shown.card_faces, shown.card_faces.card
    component = card_faces.front.component
    back = card_faces.back
    return {
        "key": shown.key,
        "id": card.id,
        "name": card.name_in(state.lang),
        "type": card.type.id,
        "deck": card_faces.deck.id,
        "copies": card.copies,
        "fields": {name: value for name in facets if (value := card.values.get(name)) is not None},
        "w": component.size.width,
        "h": component.size.height,
        "bleed": component.bleed,
        "r": component.shape.radius,
        "shape": component.shape.kind,
        "front": state.digests[card_faces.front.id],
        "back": state.digests[back.id] if back else None,
        "errors": errors,
        "warnings": warnings,
        "since": shown.since,
        "search": " ".join(texts_of(card, state.lang))[:600],
    }


def texts_of(card: Card, lang: str) -> Iterable[str]:
    for value in card.values.values():
        if isinstance(value, Localized):
            text = value.in_lang(lang)
            yield text.plain if isinstance(text, RichText) else str(text)
        elif isinstance(value, str):
            yield value


def facet_fields(game: Game) -> tuple[str, ...]:
    """Fields that are a choice of a few values, in the order in which the types declare them."""
    found: dict[str, set[str]] = {}
    for kind in game.types.values():
        for field in kind.fields.values():
            if isinstance(field, ChoiceField):
                found.setdefault(field.name, set()).update(field.choices)
    return tuple(name for name, values in found.items() if 1 < len(values) <= MOST_VALUES)


def summary(state: State, found: Sequence[Found]) -> dict[str, Any]:
    """The numbers in the page's bars."""
    severities = Counter(one.problem.severity for one in found)
    broken = [one for one in found if one.is_error and one.problem.place]
    stale = state.stale
    return {
        "errors": severities[Severity.ERROR],
        "warnings": severities[Severity.WARNING],
        "notes": severities[Severity.NOTE],
        "readable": state.game is not None and not _is_unreadable(state),
        "stale": len(stale),
        "since": min((shown.since for shown in stale if shown.since), default=None),
        "files": list(state.files),
        "broken": list(dict.fromkeys(one.problem.place.file for one in broken if one.problem.place))[:8]
        if stale
        else [],
        "ms": round(state.seconds * 1000),
        "at": state.at,
    }


def _is_unreadable(state: State) -> bool:
    return bool(state.cards) and all(shown.since is not None for shown in state.cards.values())


def _counts(found: Iterable[Found]) -> tuple[Counter[str], Counter[str]]:
    errors: Counter[str] = Counter()
    warnings: Counter[str] = Counter()
    for one in found:
        counts = {Severity.ERROR: errors, Severity.WARNING: warnings}.get(one.problem.severity)
        if counts is not None:
            counts.update(dict.fromkeys(one.cards, 1))
    return errors, warnings
