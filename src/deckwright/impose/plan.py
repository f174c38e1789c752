"""What imposition takes and gives, as plain data: millimetres, x rightwards, y downwards from the top left.

Nothing here knows how a face looks: a sheet is tested with letters, and a writer only draws what stands here.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from ..geometry import Matrix, Point, Rect, Size
from ..problems import Problem

Side = Literal["front", "back"]


@dataclass(frozen=True, slots=True)
class Piece:
    """One card of one deck: its faces by id, its trim size, and how often it is printed."""

    card: str
    deck: str
    front: str
    back: str | None
    size: Size
    bleed: float
    copies: int
    own_back: bool = False  # the back is this card's drawing, not shared by its deck


@dataclass(frozen=True, slots=True)
class Placement:
    """One face on one page."""

    face: str
    card: str | None  # None: a back that cards share
    deck: str
    side: Side
    copy: int  # from 1; a back has the number of the front that it stands behind
    rect: Rect  # the trim, after rotation
    rotation: int  # clockwise degrees: 0, 90, 180 or 270
    clip: Rect  # what of the face may show: the trim and as much bleed as there is room for


@dataclass(frozen=True, slots=True)
class Line:
    """A mark to cut or fold by."""

    start: Point
    end: Point
    fold: bool = False


@dataclass(frozen=True, slots=True)
class Room:
    """A free place in a sheet's margin, read along *rotation* (clockwise degrees: 0, 90 or 270)."""

    rect: Rect
    rotation: int = 0

    @property
    def length(self) -> float:
        return self.rect.height if self.rotation % 180 else self.rect.width

    @property
    def depth(self) -> float:
        return self.rect.width if self.rotation % 180 else self.rect.height

    def line(self, start: float, above: float, depth: float) -> Room:
        """The line of *depth* that begins at *start* along the room and *above* from its upper edge, as it is read."""
        r = self.rect
        if self.rotation == 90:
            return Room(Rect(r.right - above - depth, r.y + start, depth, r.height - start), 90)
        if self.rotation == 270:
            return Room(Rect(r.x + above, r.y, depth, r.height - start), 270)
        return Room(Rect(r.x + start, r.y + above, r.width - start, depth))


@dataclass(frozen=True, slots=True)
class Sheet:
    """One page: one side of a sheet of paper."""

    number: int  # of the sheet of paper, from 1; front and back share it
    total: int  # sheets of paper in all
    side: Side
    paper: Size
    trim: Rect  # the page's TrimBox: the paper, or the card where every card is a page of its own
    placements: tuple[Placement, ...]
    marks: tuple[Line, ...] = ()
    scale_bar: Room | None = None  # exactly 100 mm long
    scale_label: Room | None = None
    footer: Room | None = None
    spare: tuple[Room, ...] = ()  # what else is free in the margin, if need be out of a printer's reach
    correction: Matrix | None = None  # where to print what stands here, to make up for the printer

    @property
    def decks(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys(placement.deck for placement in self.placements))


@dataclass(frozen=True, slots=True)
class Document:
    """The pages of one file, in order. *part* tells a build's files apart: "fronts", "backs", "63x88mm"."""

    part: str
    sheets: tuple[Sheet, ...]
    duplex: Literal["long-edge", "short-edge"] | None = (
        None  # how a printer has to turn the paper; None: not at all
    )


@dataclass(frozen=True, slots=True)
class Imposition:
    documents: tuple[Document, ...]
    problems: tuple[Problem, ...] = ()

    @property
    def sheets(self) -> tuple[Sheet, ...]:
        return tuple(sheet for document in self.documents for sheet in document.sheets)
