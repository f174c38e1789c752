"""How the pages of a game look: `cards/<game>/reference/style.yaml`, and the sizes of type on each paper."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field
from enum import StrEnum
from typing import Final

from ...basics.geometry import Insets, Size
from ...basics.records import dataclass
from ...basics.units import MM_PER
from ...game.localized import Localized

PT: Final = MM_PER["pt"]
CAPITALS: Final = 0.81  # of the size of titles, where they are capitals


class Edge(StrEnum):
    """The lower edge of the ledge under a title."""

    LOBES = "lobes"
    STEPS = "steps"
    ICICLES = "icicles"
    SHARDS = "shards"
    RULE = "rule"  # no ledge: a bold rule with a hair under it


class NumberShape(StrEnum):
    """What the numbers of pages and steps stand in."""

    ARCH = "arch"
    DISC = "disc"
    RING = "ring"  # a disc with a fine ring in it, as on a medal or a seal
    HEXAGON = "hexagon"


@dataclass(frozen=True, slots=True)
class Look:
    """The colours and the edge of a chapter."""

    title: str = "#1F2328"  # titles, rules, symbols
    accent: str = "#44505C"  # small headings
    line: str = "#6B7680"  # boxes
    edge: Edge = Edge.RULE


@dataclass(frozen=True, slots=True)
class PageStyle:
    title: Localized[str] | None = None  # of the book, in its footers
    display: str = "Fjalla One"
    text: str = "Source Sans Pro"
    flavour: str = "Source Serif Pro"
    weight: int = 400  # of titles and headings
    capitals: bool = False  # they are set in
    numbers: NumberShape = NumberShape.ARCH
    ink: str = "#22170F"
    soft: str = "#5A4E44"
    hair: str = "#BDB1A1"
    looks: Mapping[str, Look] = field(default_factory=lambda: {"": Look()})
    symbols: Mapping[str, str] = field(
        default_factory=dict
    )  # colours of those that have one where they are large

    def look(self, name: str) -> Look:
        return self.looks.get(name) or next(iter(self.looks.values()))


@dataclass(frozen=True, slots=True)
class Grid:
    """Paper, margins and type; millimetres, type in points."""

    id: str
    size: Size
    margins: Insets  # left is inside, right outside, where pages face each other
    title: float
    heading: float
    third: float
    body: float
    line: float
    small: float
    small_line: float
    caption: float
    head: float  # of tables
    foot: float  # of footers and kickers
    title_baseline: float
    ledge_top: float
    ledge: float  # its thickness
    first: float  # where text begins
    footer: float  # baseline
    gutter: float = 6.0
    facing: bool = False
    arch: float = 8.2
    most: int = 3  # columns
    is_aid: bool = (
        False  # a card at the player's hand: symbols with their names, the title on each, no footer
    )

    @property
    def width(self) -> float:
        return self.size.width - self.margins.left - self.margins.right

    @property
    def bottom(self) -> float:
        return self.size.height - self.margins.bottom

    @property
    def is_tight(self) -> bool:
        """Whether it has less height than A4, for which most is measured."""
        return self.size.height < 290

    def column(self, count: int) -> float:
        return (self.width - (count - 1) * self.gutter) / count


A4: Final = Grid(
    *("a4", Size(210, 297), Insets(18, 18, 18, 20), 27, 13, 9.6, 9.6, 4.5, 8, 3.45, 7.2, 7.4, 7.2),
    *(26.5, 30.4, 2.0, 39.5, 286),
)
LETTER: Final = Grid(
    *(
        "letter",
        Size(215.9, 279.4),
        Insets(20.95, 18, 20.95, 18),
        27,
        13,
        9.6,
        9.6,
        4.5,
        8,
        3.45,
        7.2,
        7.4,
        7.2,
    ),
    *(26.5, 30.4, 2.0, 39.5, 268.4),
)
A5: Final = Grid(
    *("a5", Size(148, 210), Insets(15, 15, 13, 16), 20, 11.5, 9, 9, 4.2, 7.6, 3.36, 7, 6.8, 6.5),
    *(21.8, 25.0, 1.7, 33.5, 201.5, 6.0, True, 7.0),
    most=2,
)
CARD: Final = Grid(
    *("card", Size(63, 88), Insets(4, 4, 4, 4), 11.5, 7.4, 7, 6.7, 3.0, 6.6, 2.75, 6.5, 6.5, 6.5),
    *(8.2, 9.6, 0.9, 13.0, 0.0),
    gutter=3.0,
    is_aid=True,
)
GRIDS: Final[Mapping[str, Grid]] = {grid.id: grid for grid in (A4, A5, LETTER, CARD)}
