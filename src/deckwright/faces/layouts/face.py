"""A face: one side of one card, drawn; and the two of a card at its place in a deck."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

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


@dataclass(frozen=True, slots=True)
class CardFaces:
    """One card at its place in a deck. `back` is None where it has none."""

    card: Card
    deck: Deck
    number: int
    front: Face
    back: Face | None
