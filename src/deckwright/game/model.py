"""What a game is: frozen values, no I/O. `load` makes them from folders; every later stage only reads them.

Lengths are millimetres. Mappings are read-only views in file order.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field
from enum import StrEnum
from typing import Any, Final, Protocol

from ..basics.geometry import Size
from ..basics.outlines import Form, ShapeKind
from ..basics.problems import Place, Severity
from ..basics.records import dataclass
from ..basics.tuckbox import Tuckbox
from .boards import Board
from .conditions import Condition
from .deal_types import Deal
from .expressions import Named, Pool, Power, Redraw, Variable
from .fights import PLAIN, FightRule
from .kinds import Field, TextField
from .localized import Localized
from .recipe_types import Recipe
from .rule_types import Scope, Test, Wanted


@dataclass(frozen=True, slots=True)
class Shape:
    kind: ShapeKind = ShapeKind.RECTANGLE
    radius: float = 0  # corner radius of a rectangle
    path: str | None = None  # SVG path data in mm from the trim corner


@dataclass(frozen=True, slots=True)
class Component:
    """What is cut out of the paper: trim size, shape, bleed outwards, safe zone inwards."""

    id: str
    size: Size
    shape: Shape = Shape()
    bleed: float = 3
    safe: float = 3
    tiled: bool = False  # a mat: printed in parts where the paper is smaller
    folds: tuple[str, ...] = ()  # lines to crease, as path data in mm from the trim corner
    box: Tuckbox | None = None  # of a net of a tuck box
    holds: str | None = None  # the component of the cards that a tuck box is for

    @property
    def form(self) -> Form:
        return Form(self.shape.kind, self.size, self.shape.radius, self.shape.path or "")


@dataclass(frozen=True, slots=True)
class CardType:
    id: str
    name: Localized[str]
    component: Component
    fields: Mapping[str, Field]
    front: str  # key in Game.layouts
    back: str | None = None
    ancestors: tuple[str, ...] = ()  # the types that it extends, nearest first
    place: Place | None = None

    def is_a(self, type_id: str) -> bool:
        return type_id == self.id or type_id in self.ancestors


@dataclass(frozen=True, slots=True)
class Card:
    id: str
    type: CardType
    values: Mapping[str, Any]  # a field without value is absent unless it has a default
    copies: int
    place: Place
    places: Mapping[str, Place] = field(default_factory=dict)  # of each field that the card writes itself
    back: str | None = None  # a back of its own (key in Game.layouts)

    def name_in(self, lang: str) -> str:
        """The first text that the card's type declares, else its id."""
        for name, declared in self.type.fields.items():
            value = self.values.get(name)
            if isinstance(declared, TextField) and isinstance(value, Localized) and value.in_lang(lang):
                return str(value.in_lang(lang))
        return self.id


@dataclass(frozen=True, slots=True)
class Deck:
    id: str
    title: Localized[str]
    cards: tuple[Card, ...]
    back: str | None = None  # key in Game.layouts
    place: Place | None = None

    @property
    def copies(self) -> int:
        return sum(card.copies for card in self.cards)

    @property
    def backs(self) -> tuple[str, ...]:
        """Every back that its cards have, once, in their order: a card's own, else the deck's, else the type's."""
        backs = (card.back or self.back or card.type.back for card in self.cards)
        return tuple(dict.fromkeys(back for back in backs if back is not None))


@dataclass(frozen=True, slots=True)
class Symbol:
    """A named drawing with a meaning. Its shapes carry no fill, so that they take the colour of where they stand."""

    name: str
    group: str
    title: Localized[str]
    meaning: Localized[str]
    file: str  # relative to the project root
    svg: str
    place: Place | None = None


@dataclass(frozen=True, slots=True)
class Term:
    """A word that carries rules: cards and rulebook call the thing so, and nothing else."""

    id: str
    name: Localized[str]
    also: Localized[str] | None  # what else it is called, for the list of terms
    meaning: Localized[str] | None  # which the list of terms in the rulebook prints
    forms: Mapping[str, tuple[str, ...]]  # in which it stands besides those of any word, by language
    instead_of: Mapping[str, tuple[str, ...]]  # words that are not to be said for it, by language
    only_in_book: bool  # no card speaks of it
    place: Place


@dataclass(frozen=True, slots=True)
class Rule:
    """A law of the game's composition."""

    id: str
    kind: str  # the key of rules.yaml that says what is asked for: "count", "require"…
    test: Test
    scope: Scope
    message: Localized[str] | None  # what it wants, in the designer's words
    severity: Severity
    place: Place
    variants: tuple[str, ...] = ()  # where it holds, BASE where none is in force; none: everywhere


BASE: Final = "base"  # what rules call a game of which no variant is in force


@dataclass(frozen=True, slots=True)
class Keep:
    """The cards for which it is true stay, all others go."""

    where: Condition
    place: Place


@dataclass(frozen=True, slots=True)
class Remove:
    """Cards for which it is true go: so many copies of each, or all."""

    where: Condition
    place: Place
    copies: int | None = None


@dataclass(frozen=True, slots=True)
class Recount:
    """So many copies more, or fewer, of each named card."""

    by_card: Mapping[str, int]
    place: Place


@dataclass(frozen=True, slots=True)
class DeckPart:
    """One of the decks that a deck is split into."""

    id: str
    title: Localized[str]
    where: Condition | None  # None: whatever belongs to no other part
    back: str | None  # None: as the deck had it
    place: Place


@dataclass(frozen=True, slots=True)
class Split:
    """Decks in place of one, each card in exactly one of them."""

    deck: str
    parts: tuple[DeckPart, ...]
    place: Place


@dataclass(frozen=True, slots=True)
class SetBack:
    """Another back, of a deck or of single cards."""

    back: str  # key in Game.layouts
    place: Place
    deck: str | None = None
    where: Condition | None = None  # where no deck is named


@dataclass(frozen=True, slots=True)
class Revalue:
    """Another value of a field: computed, or as it is written, for any value or for each value that it had."""

    name: str  # of the field
    place: Place
    where: Condition | None = None
    to: Condition | None = None
    written: Mapping[str, Mapping[str | None, Any]] = field(
        default_factory=dict
    )  # type → old value as a file writes it (None: any) → the new one, None for no value


Operation = Keep | Remove | Recount | Split | SetBack | Revalue


@dataclass(frozen=True, slots=True)
class Variant:
    """Another way to print a game: operations on it, one after the other."""

    id: str
    title: Localized[str]
    operations: tuple[Operation, ...]
    place: Place
    excludes: tuple[str, ...] = ()  # variants that are never in force beside it


@dataclass(frozen=True, slots=True)
class Acceptance:
    """What the designer lets pass, and why. The patterns are those of file names; None: any."""

    code: str
    reason: str
    place: Place
    card: str | None = None
    layout: str | None = None
    name: str | None = None


@dataclass(frozen=True, slots=True)
class Preflight:
    """How a game wants to be judged before it is printed."""

    severities: Mapping[str, Severity | None] = field(default_factory=dict)  # by code; None: off
    accepted: tuple[Acceptance, ...] = ()
    colours: Mapping[str, Mapping[str, str]] = field(
        default_factory=dict
    )  # that must be told apart: #rrggbb by name, by group
    colour_places: Mapping[str, Place] = field(default_factory=dict)  # where each group is written


@dataclass(frozen=True, slots=True)
class Champion:
    """Who stands for the players in `deckwright balance`: a card with its equipment, or numbers of their own."""

    name: str
    place: Place
    card: str | None = None
    equipment: tuple[str, ...] = ()  # cards, whose powers and redraws are added
    power: Power | None = None  # added to those of the cards
    vitality: int | None = None  # in place of the card's
    redraws: tuple[str, ...] = ()  # besides those of the cards
    pays: int = 0  # what it may spend in one fight


@dataclass(frozen=True, slots=True)
class Balance:
    """`balance:` of game.yaml: whose chances are compared."""

    opponents: Condition
    power: str  # fields of opponents and heroes
    vitality: str | None
    redraws: str | None
    each: (
        Condition | None
    )  # the champion that an opponent meets, by name; None: all champions meet all opponents
    groups: Condition | None  # opponents are compared within their group
    wanted: Wanted  # the chance to be beaten that is wanted, over all or by group
    champions: Mapping[str, Champion]
    variables: Mapping[str, int]
    place: Place
    fight: FightRule = PLAIN


STICKERS: Final = "stickers"  # the deck, where one is shown, of all that is stuck on pawns


class PawnForm(StrEnum):
    """What a pawn is, and so where stickers go on it."""

    DISC = "disc"  # one or two round stickers
    CYLINDER = "cylinder"  # the same, and a band round its side
    CUBE = "cube"  # six square ones
    DODECAHEDRON = "dodecahedron"  # twelve pentagons, or round ones in them
    NET = "net"  # a die of paper, whose six or twelve faces are folded and glued


@dataclass(frozen=True, slots=True)
class PawnSize:
    """A size of pawns: the diameter of the face of a disc, the edge of a die; in millimetres, as a caliper has it."""

    id: str
    name: Localized[str]
    face: float
    height: float


@dataclass(frozen=True, slots=True)
class PawnColour:
    name: Localized[str]
    value: str  # "#rrggbb"
    id: str = ""


@dataclass(frozen=True, slots=True)
class Pawn:
    """Pieces of wood that are alike, with the cards that are stuck on one of them."""

    id: str
    name: Localized[str]
    form: PawnForm
    size: str  # key in Pawns.sizes
    colour: PawnColour | None
    copies: int
    stickers: tuple[str, ...]  # cards: front, then back; the faces of a die, from 1 on
    band: str | None  # a card round the side of a cylinder
    place: Place
    places: Mapping[str, Place] = field(default_factory=dict)  # of each key that is written
    order: str | tuple[int, ...] = (
        "opposite"  # of a net: how its faces are numbered, or the number at each place
    )


@dataclass(frozen=True, slots=True)
class Guide:
    """The words of the page that tells how to stick."""

    title: Localized[str]
    sizes: Localized[str]  # over the discs at true size
    steps: tuple[Localized[str], ...]


@dataclass(frozen=True, slots=True)
class Pawns:
    """`pawns:` of game.yaml: the pieces of wood that stickers are printed for."""

    tolerance: float  # by how much a sticker is smaller than the face it is stuck on, in millimetres
    sizes: Mapping[str, PawnSize]
    pieces: Mapping[str, Pawn]
    guide: Guide
    place: Place
    colours: tuple[str, ...] = ()  # that a piece may have

    @property
    def by_size(self) -> list[str]:
        """The names of the sizes from small to large: the order of the size marks, on sheets and in books."""
        return sorted(self.sizes, key=lambda name: self.sizes[name].face)

    @property
    def cards(self) -> frozenset[str]:
        """The cards that are stickers."""
        return frozenset(
            card for pawn in self.pieces.values() for card in (*pawn.stickers, pawn.band) if card is not None
        )


@dataclass(frozen=True, slots=True)
class SourceFile:
    label: str  # path relative to the project root, posix
    text: str


class Assets(Protocol):
    """The files under assets/, read when they are needed and never outside the project."""

    def read(self, path: str) -> bytes:
        """The bytes of a file by its path relative to the project root. Raises DeckwrightError."""
        ...

    def exists(self, path: str) -> bool: ...

    def below(self, folder: str) -> list[str]:
        """The paths of all files in a folder and those within, without hidden ones."""
        ...


@dataclass(frozen=True, slots=True)
class Game:
    id: str
    title: Localized[str]
    languages: tuple[str, ...]  # the first is the one that cards are written in
    words: Mapping[str, Localized[str]]
    symbol_groups: Mapping[str, Localized[str]]
    components: Mapping[str, Component]
    types: Mapping[str, CardType]
    cards: Mapping[str, Card]
    decks: Mapping[str, Deck]
    symbols: Mapping[str, Symbol]
    pools: Mapping[str, Pool]
    named: Mapping[str, Named]
    variables: Mapping[str, Variable]
    layouts: Mapping[
        str, SourceFile
    ]  # "monstre.svg" of layouts/<game>/, "common/frame.svg" of layouts/common/
    assets: Assets
    fonts: tuple[str, ...]  # font files, absolute paths
    sheets: Mapping[str, str] = field(default_factory=dict)  # defaults of the sheet options, as written
    sheet_places: Mapping[str, Place] = field(default_factory=dict)  # where each is written
    own_sheets: Mapping[str, SourceFile] = field(default_factory=dict)  # by the name that `--paper` calls it
    data: Mapping[str, Any] = field(
        default_factory=dict
    )  # tables for layouts (`data:` of game.yaml), plain values
    meta: Mapping[str, Localized[str]] = field(default_factory=dict)  # author, version, licence…
    rules: tuple[Rule, ...] = ()  # of rules.yaml, in its order
    recipes: Mapping[str, Recipe] = field(default_factory=dict)
    deals: Mapping[str, Deal] = field(default_factory=dict)  # of deals.yaml
    redraws: Mapping[str, Redraw] = field(default_factory=dict)
    terms: Mapping[str, Term] = field(default_factory=dict)
    fights: Mapping[str, FightRule] = field(default_factory=dict)
    balance: Balance | None = None
    pawns: Pawns | None = None
    boards: Mapping[str, Board] = field(default_factory=dict)
    variants: Mapping[str, Variant] = field(default_factory=dict)
    gone: Mapping[str, Card] = field(default_factory=dict)  # which variants took out, and others still name
    in_force: tuple[str, ...] = ()  # the variants that have made the game what it is, in their order
    preflight: Preflight = Preflight()

    @property
    def every_card(self) -> Mapping[str, Card]:
        """All that a card may refer to, also what is not printed."""
        return {**self.gone, **self.cards} if self.gone else self.cards

    def place_of(self, card: str | None, field: str | None = None) -> Place | None:
        """Where a field of a card is written; where the card is, of one that it does not write itself."""
        found = self.cards.get(card or "")
        return found.places.get(field or "", found.place) if found else None

    @property
    def shown_decks(self) -> tuple[Deck, ...]:
        """What a designer looks at: the decks and, as one more, the stickers that lie in none."""
        dealt = {card.id for deck in self.decks.values() for card in deck.cards}
        stuck = self.pawns.cards - dealt if self.pawns else frozenset[str]()
        if not stuck or self.pawns is None:
            return tuple(self.decks.values())
        cards = tuple(card for card in self.cards.values() if card.id in stuck)
        return (*self.decks.values(), Deck(STICKERS, self.pawns.guide.title, cards))
