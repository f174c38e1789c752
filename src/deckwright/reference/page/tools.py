"""What figures and pages are made with: the game, its faces, how type is set, where problems go."""

from __future__ import annotations

from dataclasses import field, replace
from typing import TYPE_CHECKING

from ...basics.geometry import Size
from ...basics.problems import did_you_mean
from ...basics.records import dataclass
from ...faces.blanks.card import with_blank_card
from ...faces.blanks.make import blank_faces
from ...faces.draw.tools import DrawingTools
from ...faces.layouts import CardFaces, Face, FaceRenderer
from ...game.model import Card, Deck, Game
from ...game.source import Node
from ...game.source.report import Report
from ...svg import Renderer, parse
from ...svg.survey import survey
from .markdown import unknown_card
from .marks import Mark
from .printing import Printing
from .style import Grid, Look
from .typesetting import Setter

if TYPE_CHECKING:
    from ...svg.survey import Survey


@dataclass(frozen=True, slots=True)
class LoneFigure:
    """A figure without its page, for authors who lay out their rulebook in another program."""

    name: str
    size: Size
    marks: tuple[Mark, ...]


@dataclass(slots=True)
class PageTools:
    game: Game
    lang: str
    drawing: DrawingTools
    setter: Setter
    report: Report
    printing: Printing
    columns: int = 1
    room: float | None = None  # mm: the width of what is set within a box
    is_box: bool = False
    is_headed: bool = False  # what is made stands right below a heading, which has a rule of its own
    facts: list[dict[str, object]] = field(default_factory=list)  # of figures, for the manifest
    drawn: set[str] = field(default_factory=set)  # ids of cards that are shown
    figures: list[LoneFigure] = field(default_factory=list)  # each figure by itself
    page: str = ""  # the id of the one that is made
    titles: dict[str, str] = field(default_factory=dict)  # of all pages, by id
    is_varied: bool = False  # variants have made the game: what pages point at may be gone
    parts: dict[str, str] = field(default_factory=dict)  # of the book, by the page that begins them
    numbers: dict[str, int] = field(default_factory=dict)  # on which page each begins, once that is known
    surveys: dict[str, Survey] = field(default_factory=dict)  # by face
    blanks: dict[str, CardFaces] = field(default_factory=dict)  # cards to fill in, by type

    @property
    def faces(self) -> FaceRenderer:
        return self.drawing.faces

    @property
    def renderer(self) -> Renderer:
        return self.drawing.renderer

    @property
    def grid(self) -> Grid:
        return self.setter.grid

    @property
    def look(self) -> Look:
        return self.setter.look

    @property
    def width(self) -> float:
        """Of a column."""
        return self.grid.column(self.columns) if self.room is None else self.room

    def for_page(self, id: str, look: Look, columns: int) -> PageTools:
        """The same for one page; what is found goes to the same place."""
        return replace(self, page=id, setter=self.setter.in_look(look), columns=columns)

    def over_all(self) -> PageTools:
        """The same for what runs over all columns."""
        return replace(self, columns=1)

    def inside(self, width: float, *, is_box: bool = False) -> PageTools:
        """The same for what is set in a room of its own."""
        return replace(self, columns=1, room=width, is_box=is_box or self.is_box)

    def card(self, id: str, at: Node) -> Card | None:
        """A card by its id; a problem where there is none."""
        card = self.game.cards.get(id)
        if card is None:
            self.report.take(unknown_card(id, self.game, at.place))
        return card

    def deck_of(self, card: Card) -> tuple[Deck | None, int | None]:
        """The deck that a card lies in, and its place there from 1."""
        for deck in self.game.decks.values():
            if card in deck.cards:
                return deck, deck.cards.index(card) + 1
        return None, None

    def front(self, card: Card) -> Face:
        self.drawn.add(card.id)
        return self.faces.front(card, *self.deck_of(card))

    def back(self, card: Card) -> Face | None:
        return self.faces.back(card, *self.deck_of(card))

    def blank(self, name: str, at: Node) -> CardFaces | None:
        """The card to fill in of a type, with its back; a problem where there is no such type."""
        if name in self.blanks:
            return self.blanks[name]
        if name not in self.game.types:
            known = ", ".join(self.game.types) or "none"
            hint = did_you_mean(name, self.game.types) or f"types are {known}"
            self.report.add("unknown-type", f"there is no type {name!r}", at, hint)
            return None
        game, card, deck = with_blank_card(self.game, self.game.types[name])
        drawing = self.drawing.for_blank(game, card.id)
        shown = CardFaces(deck, card, drawing.faces.front(card, deck, 1), drawing.faces.back(card, deck))
        ((self.blanks[name],), _) = blank_faces((shown,), drawing, is_typed=False)
        for found in drawing.faces.problems:
            self.report.take(found)
        return self.blanks[name]

    def survey(self, face: Face) -> Survey:
        if face.id not in self.surveys:
            self.surveys[face.id] = survey(parse(face.svg, face.file), self.renderer)
        return self.surveys[face.id]
