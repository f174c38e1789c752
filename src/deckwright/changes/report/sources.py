"""Where a report takes the faces of a state from, as pixels; or as a page that another program makes pixels of."""

from __future__ import annotations

from dataclasses import replace
from functools import cached_property
from typing import Final, Protocol

import pikepdf

from ...basics.geometry import Size
from ...basics.records import dataclass
from ...faces.draw.types import DrawnGame
from ...faces.editions import Card
from ...faces.layouts import Face
from ...sheets.write.pdf import FacePage
from ...sheets.write.pdf.forms import face_pages
from .pictures import Shot, shot

FRONT: Final = "front"
BACK: Final = "back"


@dataclass(frozen=True, slots=True, eq=False)
class Vector:
    """A face on a page of a PDF."""

    pdf: pikepdf.Pdf  # is there for as long as anything shows the page
    where: FacePage

    @property
    def page(self) -> pikepdf.Page:
        return self.pdf.pages[self.where.page]

    @property
    def size(self) -> Size:
        return self.where.size


class Source(Protocol):
    """The faces of one state; None for those that it cannot show."""

    def shot(self, card: Card, side: str) -> Shot | None: ...

    def vector(self, card: Card, side: str) -> Vector | None: ...

    def value(self, card: Card, field: str) -> str | None:
        """A field of the card in words."""


class Files:
    """A state whose files are at hand."""

    def __init__(self, drawn: DrawnGame) -> None:
        self._drawn = drawn
        self._card_faces = {
            (card_faces.deck.id, card_faces.card.id): card_faces for card_faces in drawn.cards
        }
        self._shots: dict[str, Shot] = {}
        self._numbers = {id: number for number, id in enumerate(drawn.file.pages)}

    def shot(self, card: Card, side: str) -> Shot | None:
        face = self._face(card, side)
        if face is None:
            return None
        found = self._shots.get(face.id) or shot(face, self._drawn.tools.renderer)
        if face.card is None:  # others are asked for once, and are large
            self._shots[face.id] = found
        return found

    def vector(self, card: Card, side: str) -> Vector | None:
        face = self._face(card, side)
        where = self._drawn.file.pages.get(face.id) if face else None
        if face is None or where is None:
            return None
        return Vector(self._pages, replace(where, page=self._numbers[face.id]))

    def value(self, card: Card, field: str) -> str | None:
        return card.values.get(field)

    def _face(self, card: Card, side: str) -> Face | None:
        card_faces = self._card_faces.get((card.deck, card.id))
        if card_faces is None:
            return None
        return card_faces.front if side == FRONT else card_faces.back

    @cached_property
    def _pages(self) -> pikepdf.Pdf:
        """All faces, in the order of their numbers."""
        return face_pages(self._drawn.file, list(self._numbers))
