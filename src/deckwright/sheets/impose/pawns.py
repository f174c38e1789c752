"""Pawns with what is stuck on them, as imposition takes them."""

from __future__ import annotations

from typing import Final

from ...basics.geometry import Rect, Size
from ...basics.outlines import Form, ShapeKind
from ...basics.records import dataclass
from .plan import CutKind, Placement
from .solids import Solid

DECK: Final = "stickers"  # what a manifest calls the deck of all stickers


@dataclass(frozen=True, slots=True)
class Sticker:
    """One face to be stuck: its cut form at the size that it is printed at."""

    face: str
    card: str
    form: Form
    bleed: float

    @property
    def is_round(self) -> bool:
        return self.form.kind is ShapeKind.CIRCLE

    def placement_at(self, x: float, y: float, copy: int, cut: CutKind | None) -> Placement:
        """With the upper left corner of its trim at (*x*, *y*)."""
        trim = Rect(x, y, *self.form.size)
        clip = trim.outset(self.bleed)
        return Placement(self.face, self.card, DECK, "front", copy, trim, 0, clip, self.form, self.bleed, cut)


@dataclass(frozen=True, slots=True)
class PawnStickers:
    """A pawn with all that is stuck on it."""

    id: str
    name: str
    size: str  # its name
    mark: int  # which of the size marks is filled
    marks: int  # how many there are
    colour: str  # "#rrggbb"
    colour_name: str
    copies: int
    face: Size  # of the pawn itself, at true size
    is_round: bool
    stickers: tuple[Sticker, ...]
    band: Sticker | None = None
    net: Solid | None = None  # what the stickers, in the order of its places, are the faces of
    sides: Form | None = None  # one of its faces, where it is a die whose faces are no squares

    @property
    def all(self) -> tuple[Sticker, ...]:
        return (*self.stickers, self.band) if self.band else self.stickers
