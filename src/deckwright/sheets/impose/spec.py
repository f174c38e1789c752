"""What is asked of the sheets: paper, margins, marks, backs, order. Every field of `SheetSpec` is an option."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import field
from enum import StrEnum
from typing import Final

from ...basics.geometry import Insets, Rect, Size
from ...basics.problems import Place, Problem
from ...basics.records import dataclass
from ...basics.units import length, mm
from ...basics.written import number
from ..option_fields import For, Option, option, options_of, read_option, unknown_option
from .cutters import Cutter, known_cutters, read_cutter, read_registration, usual_registration
from .papers import CARD, Paper, known_papers, read_paper


class Orientation(StrEnum):
    AUTO = "auto"  # whichever holds more cards
    PORTRAIT = "portrait"
    LANDSCAPE = "landscape"


class CutMarks(StrEnum):
    FULL = "full"  # in the margin, at both ends of every cut
    CORNER = "corner"  # at the corners of every card, so that they outlive the first cut
    NONE = "none"


class Backs(StrEnum):
    LONG_EDGE = "long-edge"
    SHORT_EDGE = "short-edge"
    FOLD = "fold"  # beside the fronts, on one side of the paper
    SEPARATE = "separate"  # in a file of their own, for the long edge
    NONE = "none"


class Order(StrEnum):
    DECK = "deck"  # along the rows, sheet by sheet
    STACK = "stack"  # through the pile of sheets: what the guillotine leaves is in the order of the deck


class SheetCopies(StrEnum):
    ALL = "all"
    ONE = "one"


class Bleed(StrEnum):
    FULL = "full"
    NONE = "none"


class Arrange(StrEnum):
    AUTO = "auto"  # rectangles in a grid, each size by itself; other shapes packed, where they are of several sizes
    GRID = "grid"
    PACKED = "packed"  # all sizes and shapes together, on as few sheets as hold them


# How options are read, and the help that reads tables

MAX_MARGIN: Final = 200.0
MAX_GUTTER: Final = 100.0
OVERLAPS: Final = (2.0, 50.0)


def _within(text: str, most: float, least: float = 0) -> float:
    value = length(text)
    if not least <= value <= most:
        raise ValueError(f"{text!r} is out of range; allowed are {number(least)} to {mm(most)}")
    return value


def _margin(text: str) -> Insets:
    return Insets.all(_within(text, MAX_MARGIN))


def _gutter(text: str) -> float | None:
    if text.strip().lower() == "bleed":
        return None
    try:
        return _within(text, MAX_GUTTER)
    except ValueError as error:
        raise ValueError(f"{error}, or the word bleed") from None


def _overlap(text: str) -> float:
    least, most = OVERLAPS
    return _within(text, most, least)


def _paper_help() -> str:
    return (
        f"{', '.join(known_papers())}; a size such as 210x330mm; card: a page for every card; or a sheet of "
        "layouts/<game>/sheets/. Default: a4."
    )


def _margin_help() -> str:
    """The margin of most papers, and those that have another."""
    papers = known_papers().values()
    ((usual, _),) = Counter(paper.margin for paper in papers).most_common(1)
    others = [f"on {p.id.capitalize()} {mm(p.margin)}" for p in papers if p.margin != usual]
    return f"What the printer leaves. Default: {', '.join([mm(usual), *others])}."


def _cutter_help() -> str:
    return f"A machine that cuts: {', '.join(known_cutters())} or none. Default: none."


def _registration_help() -> str:
    return f"Measures of a Silhouette's marks: {usual_registration()}."


@dataclass(frozen=True, slots=True)
class SheetSpec:
    """How sheets are. A field more here is an option more, everywhere; docs/sheets.md explains it."""

    paper: Paper = field(
        default_factory=lambda: known_papers()["a4"],
        metadata=option(_paper_help, "NAME", read=read_paper, means_for=For.PDF | For.STICKERS),
    )
    orientation: Orientation = field(
        default=Orientation.AUTO,
        metadata=option(
            "auto, portrait or landscape. Default: auto, what holds more cards.",
            "HOW",
            means_for=For.GRID | For.STICKERS,
        ),
    )
    margin: Insets | None = field(  # None: the paper's own
        default=None,
        metadata=option(_margin_help, "MM", read=_margin, means_for=For.GRID | For.STICKERS),
    )
    gutter: float | None = field(  # None: as wide as two bleeds
        default=0,
        metadata=option(
            "Between the cards, or the word bleed. Default: 0, they share a cut.",
            "MM",
            read=_gutter,
            means_for=For.GRID,
        ),
    )
    marks: CutMarks = field(
        default=CutMarks.FULL,
        metadata=option("To cut by: full, corner or none. Default: full.", "WHERE", means_for=For.SHEETS),
    )
    mark_backs: bool = field(  # a duplex printer's backs drift, so that marks on them would lie
        default=False,
        metadata=option("Marks on the backs, too.", means_for=For.SHEETS),
    )
    backs: Backs = field(
        default=Backs.LONG_EDGE,
        metadata=option(
            "long-edge or short-edge: how the printer turns the paper; fold: beside the fronts; "
            "separate: in a file of their own; none. Default: long-edge.",
            "HOW",
            means_for=For.CARDS,
        ),
    )
    reverse_backs: bool = field(
        default=False,
        metadata=option(
            "Backs behind all fronts, last sheet first, for a pile that is turned over.",
            means_for=For.SHEETS,
        ),
    )
    order: Order = field(
        default=Order.DECK,
        metadata=option(
            "deck: along the rows; stack: piles come off the guillotine in deck order. Default: deck.",
            "HOW",
            means_for=For.SHEETS,
        ),
    )
    sets: int = field(
        default=1,
        metadata=option(
            "The whole game so many times. Default: 1.", "N", bounds=(1, 1000), means_for=For.PDF
        ),
    )
    copies: SheetCopies = field(
        default=SheetCopies.ALL,
        metadata=option("all, or one of each card. Default: all.", "HOW", means_for=For.PDF),
    )
    bleed: Bleed = field(
        default=Bleed.FULL,
        metadata=option("full or none. Default: full.", "HOW", means_for=For.CARDS),
    )
    sleeve: bool = field(
        default=False,
        metadata=option(
            "Fronts to slip into sleeves: 1 mm smaller than the sleeve's card, without bleed.",
            means_for=For.PDF,
        ),
    )
    arrange: Arrange = field(
        default=Arrange.AUTO,
        metadata=option(
            "auto; grid: each size by itself; packed: all sizes and shapes together. Default: auto.",
            "HOW",
            means_for=For.GRID,
        ),
    )
    overlap: float = field(
        default=10,
        metadata=option(
            "What the parts of a mat have in common. Default: 10 mm.",
            "MM",
            read=_overlap,
            means_for=For.SHEETS,
        ),
    )
    cutter: Cutter | None = field(  # which prints no marks to cut by hand
        default=None,
        metadata=option(_cutter_help, "NAME", read=read_cutter, means_for=For.SHEETS | For.STICKERS),
    )

    @property
    def margins(self) -> Insets:
        return self.margin if self.margin is not None else Insets.all(self.paper.margin)

    def printable(self, paper: Size) -> Rect:
        """What of *paper*, as it lies, can be printed on: inside the margins and what the cutter leaves."""
        inside = Rect(0, 0, *paper).inset(self.margins)
        return self.cutter.within(inside, paper) if self.cutter else inside

    @property
    def one_up(self) -> bool:
        return self.paper is CARD

    def gutter_for(self, bleed: float) -> float:
        """The distance between the trims of neighbours that have *bleed*."""
        if self.gutter is not None:
            return self.gutter
        return 2 * bleed + (CORNER_ROOM if self.marks is CutMarks.CORNER else 0)


CORNER_ROOM: Final = 3.0  # mm between two bleeds, for a mark of 2 mm with air at both ends

SHEET_OPTIONS: Final[Mapping[str, Option]] = {
    **options_of(SheetSpec),
    # Not a field: it changes the machine that `cutter` named.
    "registration": Option(
        "registration",
        "cutter",
        str,
        _registration_help,
        "PARTS",
        For.SHEETS | For.STICKERS,
        read_registration,
    ),
}


def sheet_spec(
    options: Mapping[str, str], place: Place | None = None, base: SheetSpec | None = None
) -> tuple[SheetSpec, list[Problem]]:
    """Read *options* (name → value, as on the command line or under `sheets:`) into *base*, which is plain A4 without.

    Every option that cannot be read is a problem at *place*; the spec then keeps what it had.
    """
    spec = base or SheetSpec()
    problems: list[Problem] = []
    for name, text in options.items():
        if name not in SHEET_OPTIONS:
            problems.append(unknown_option(name, SHEET_OPTIONS, place))
            continue
        spec, fault = read_option(spec, SHEET_OPTIONS[name], text, place)
        problems += [fault] if fault else []
    return spec, problems
