"""The cards and decks that a figure speaks of."""

from __future__ import annotations

from collections.abc import Sequence

from ....basics.problems import did_you_mean
from ....game.condition_names import Vocabulary, values_of
from ....game.conditions import ConditionError
from ....game.model import Card, Deck
from ....game.source import Node
from ...page.tools import PageTools
from .reading import report_wrong


def cards_where(value: str, at: Node, tools: PageTools) -> tuple[Card, ...]:
    """The cards of decks of which an expression is true."""
    game, found = tools.game, dict[str, Card]()
    try:
        condition = Vocabulary.of(game.types.values(), list(game.decks)).condition(value)
        for deck in game.decks.values():
            found |= {
                card.id: card
                for card in deck.cards
                if condition.holds(values_of(card, deck.id, game.every_card))
            }
    except ConditionError as error:
        tools.report.add("condition", f"`where`: {error.message}", at, error.hint)
        return ()
    if not found and not tools.game.in_force:  # a variant may leave such cards out
        report_wrong(tools, f"there is no card of which {value} is true", at)
    return tuple(found.values())


def cards_in(value: str, at: Node, tools: PageTools) -> tuple[Card, ...]:
    deck = deck_with_id(value, at, tools)
    return deck.cards if deck else ()


def deck_with_id(id: str, at: Node | None, tools: PageTools) -> Deck | None:
    """A deck by its id; a problem where there is none. It may be empty, for variants leave cards out."""
    deck = tools.game.decks.get(id)
    if deck is None:
        hint = did_you_mean(id, tools.game.decks) or f"decks are {', '.join(tools.game.decks)}"
        tools.report.add("unknown-name", f"{id!r} is no deck", at, hint)
    return deck


def first_card_in(id: str, at: Node, tools: PageTools) -> Card | None:
    deck = deck_with_id(id, at, tools)
    return deck.cards[0] if deck and deck.cards else None


def decks_with_cards(tools: PageTools) -> list[Deck]:
    return [deck for deck in tools.game.decks.values() if deck.cards]


def has_field(name: str, cards: Sequence[Card], at: Node, tools: PageTools) -> bool:
    """Whether some card has a field of that name."""
    fields = dict.fromkeys(field for card in cards for field in card.type.fields)
    first = name.partition(".")[0]
    if not cards or first in fields:
        return True
    report_wrong(
        tools,
        f"there is no field {first!r}",
        at,
        did_you_mean(first, fields) or f"fields are {', '.join(fields)}",
    )
    return False
