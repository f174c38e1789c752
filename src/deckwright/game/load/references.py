"""Cards that name one another: whether there is one is known when all are read."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from ...basics.problems import did_you_mean
from ..kinds import Lookup
from ..model import Card


def check_references(lookup: Lookup, cards: Mapping[str, Card], ids: Collection[str]) -> None:
    """Report the gathered references to what is none of the *ids* of cards, or not of a type wanted; forget all."""
    for id, to, place, report in lookup.references:
        card = cards.get(id)
        if id not in ids:
            report.add("unknown-card", f"there is no card {id!r}", place, did_you_mean(id, ids))
        elif card and to and not any(card.type.is_a(wanted) for wanted in to):
            message = f"{id!r} is a card of type {card.type.id!r}; allowed is {' or '.join(to)}"
            report.add("wrong-reference", message, place)
    lookup.references.clear()
