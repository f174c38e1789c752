"""Two sides that draw from the same decks, their vitality, and what they may have drawn again."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ...basics.records import dataclass
from ...game.expressions import Power, Redraw
from . import tree as t
from .setting import Setting

POLICY: Final = (
    "Each redraw is used once, in the first round that its side would not win as the cards lie: first the own draws, "
    "then the opponent's, the first side before the other. It takes the draw whose replacement promises most by the "
    "mean of what is left in its deck, and is kept where none promises anything. An empty deck gives no redraw."
)
DECKS: Final = (
    "Cards stay out until the fight ends; a deck that cannot serve a whole round is shuffled anew before it."
)
PAYING: Final = (
    "What is paid for is used wherever that makes it likelier that the first side wins; having left counts as much as "
    "the fight's `worth` says. Of equal chances the one is taken that leaves more vitality, then the cheaper. What is "
    "announced before the fight is the best that can be."
)
ALONE_POLICY: Final = (
    "A redraw takes the draw whose replacement promises most (the opponent's: harms most) by the mean of what is left "
    "in its deck, and is not used where none promises anything."
)


@dataclass(frozen=True, slots=True)
class Side:
    power: Power
    vitality: int = 1
    redraws: tuple[Redraw, ...] = ()
    pays: int = 0  # what it may spend in the fight, where its rule has something to pay for


@dataclass(frozen=True, slots=True)
class Contest:
    """The trees of the sides, planted so that no two draws of a round are the same card."""

    setting: Setting
    trees: tuple[t.Tree, ...]
    cards: tuple[tuple[t.Card, ...], ...]  # of each side, in the order of writing
    needed: dict[str, int]  # cards of each pool in a round

    @classmethod
    def of(cls, powers: Sequence[Power], setting: Setting) -> Contest:
        """Raises OddsError."""
        planter = t.Planter(setting)
        trees = tuple(planter.tree(power) for power in powers)
        cards = tuple(tuple(dict.fromkeys(t.cards(tree))) for tree in trees)
        return cls(setting, trees, cards, dict(planter.drawn))

    @property
    def decks(self) -> tuple[str, ...]:
        """The pools in use whose cards are not put back."""
        return tuple(pool for pool in self.needed if not self.setting.urns[pool].returns)


def in_order(redraws: Sequence[Redraw]) -> tuple[Redraw, ...]:
    """Own draws before the opponent's, each redraw once."""
    return tuple(sorted(dict.fromkeys(redraws), key=lambda redraw: redraw.of_opponent))


__all__ = ["ALONE_POLICY", "DECKS", "PAYING", "POLICY", "Contest", "Redraw", "Side", "in_order"]
