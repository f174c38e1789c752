"""A face: one side of one card, drawn; and the two of a card at its place in a deck."""

from __future__ import annotations

from enum import StrEnum

from ...basics.records import dataclass
from ...game.model import Card, Component, Deck


class Side(StrEnum):
    FRONT = "front"
    BACK = "back"


@dataclass(frozen=True, slots=True)
class Face:
    """One side, drawn once however often it is printed."""

    id: str  # stable from build to build
    card: str | None  # id; None for a back that cards share
    deck: str | None  # id; None where no deck has a part in it
    side: Side
    component: Component
    svg: str
    layout: str  # key in Game.layouts
    file: str  # of the layout, as problems name it


@dataclass(frozen=True, slots=True)
class CardFaces:
    """A card at its place in a deck, with the faces that show it. `back` is None where it has none."""

    deck: Deck
    card: Card
    front: Face
    back: Face | None
