"""What is asked of the sheets: paper, margins, marks, backs, order; and how option strings say it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Any, Final, TypeVar

from ...basics.geometry import Insets, Rect, Size
from ...basics.problems import Place, Problem, did_you_mean, problem
from ...basics.units import length
from .cutters import Cutter, cutter, registration
from .papers import CARD, Paper, paper, papers


class Orientation(StrEnum):
    AUTO = "auto"  # whichever holds more cards
    PORTRAIT = "portrait"
    LANDSCAPE = "landscape"


class Marks(StrEnum):
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


class Copies(StrEnum):
    ALL = "all"
    ONE = "one"


class Bleed(StrEnum):
    FULL = "full"
    NONE = "none"


class Arrange(StrEnum):
    AUTO = "auto"  # rectangles in a grid, each size by itself; other shapes packed, where they are of several sizes
    GRID = "grid"
    PACKED = "packed"  # all sizes and shapes together, on as few sheets as hold them


@dataclass(frozen=True, slots=True)
class SheetSpec:
    paper: Paper
    orientation: Orientation = Orientation.AUTO
    margin: Insets | None = None  # None: the paper's own
    gutter: float | None = 0  # None: as wide as two bleeds
    marks: Marks = Marks.FULL
    mark_backs: bool = False  # a duplex printer's backs drift, so that marks on them would lie
    backs: Backs = Backs.LONG_EDGE
    reverse_backs: bool = False  # backs after all fronts, last sheet first: the order of a pile turned over
    order: Order = Order.DECK
    sets: int = 1
    copies: Copies = Copies.ALL
    bleed: Bleed = Bleed.FULL
    sleeve: bool = (
        False  # fronts only, a little smaller than the sleeve's card, to slip in before a real card
    )
    arrange: Arrange = Arrange.AUTO
    overlap: float = 10  # mm that the parts of a mat have in common
    cutter: Cutter | None = None  # the machine that cuts, which prints no marks to cut by hand

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
        return 2 * bleed + (CORNER_ROOM if self.marks is Marks.CORNER else 0)


CORNER_ROOM: Final = 3.0  # mm between two bleeds, for a mark of 2 mm with air at both ends
MAX_MARGIN: Final = 200.0
MAX_GUTTER: Final = 100.0
MAX_SETS: Final = 1000
OVERLAPS: Final = (2.0, 50.0)

E_ = TypeVar("E_", bound=StrEnum)


def choice(kind: type[E_]) -> Callable[[str], E_]:
    def read(text: str) -> E_:
        try:
            return kind(text.strip().lower())
        except ValueError:
            raise ValueError(f"{text!r} is not one of {', '.join(kind)}") from None

    return read


def flag(text: str) -> bool:
    word = text.strip().lower()
    if word in ("yes", "true", "on", "1"):
        return True
    if word in ("no", "false", "off", "0"):
        return False
    raise ValueError(f"{text!r} is not one of yes, no")


def _within(text: str, most: float) -> float:
    value = length(text)
    if not 0 <= value <= most:
        raise ValueError(f"{text!r} is out of range; allowed are 0 to {most:g} mm")
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
    value, (least, most) = length(text), OVERLAPS
    if not least <= value <= most:
        raise ValueError(f"{text!r} is out of range; allowed are {least:g} to {most:g} mm")
    return value


def _sets(text: str) -> int:
    if not text.strip().isdecimal() or not 1 <= int(text) <= MAX_SETS:
        raise ValueError(f"{text!r} is not a whole number from 1 to {MAX_SETS}")
    return int(text)


_PLAIN: Final[Mapping[str, Callable[[str], Any]]] = {
    "paper": paper,
    "orientation": choice(Orientation),
    "margin": _margin,
    "gutter": _gutter,
    "marks": choice(Marks),
    "mark-backs": flag,
    "backs": choice(Backs),
    "reverse-backs": flag,
    "order": choice(Order),
    "sets": _sets,
    "copies": choice(Copies),
    "bleed": choice(Bleed),
    "sleeve": flag,
    "arrange": choice(Arrange),
    "overlap": _overlap,
    "cutter": cutter,
}


def _changes(name: str) -> Callable[[str, SheetSpec], dict[str, Any]]:
    return lambda text, _: {name.replace("-", "_"): _PLAIN[name](text)}


_READERS: Final[Mapping[str, Callable[[str, SheetSpec], dict[str, Any]]]] = {
    **{name: _changes(name) for name in _PLAIN},
    "registration": lambda text, spec: {"cutter": registration(text, spec.cutter)},
}
OPTIONS: Final = tuple(_READERS)


def sheet_spec(
    options: Mapping[str, str], place: Place | None = None, base: SheetSpec | None = None
) -> tuple[SheetSpec, list[Problem]]:
    """Read *options* (name → value, as on the command line or under `sheets:`) into *base*, which is plain A4 without.

    Every option that cannot be read is a problem at *place*; the spec then keeps what it had.
    """
    spec = base or SheetSpec(papers()["a4"])
    problems: list[Problem] = []
    for name, text in options.items():
        reader = _READERS.get(name)
        if reader is None:
            known = f"known are {', '.join(OPTIONS)}"
            hint = did_you_mean(name, OPTIONS)
            problems.append(
                problem(
                    "sheet-option", f"unknown sheet option {name!r}; {known}", place, hint=hint, field=name
                )
            )
            continue
        try:
            spec = replace(spec, **reader(text, spec))
        except ValueError as error:
            problems.append(problem("sheet-option", f"{name}: {error}", place, field=name))
    return spec, problems
