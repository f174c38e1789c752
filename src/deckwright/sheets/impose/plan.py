"""What imposition takes and gives, as plain data: millimetres, x rightwards, y downwards from the top left.

Nothing here knows how a face looks: a sheet is tested with letters, and a writer only draws what stands here.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Final, Literal

from ...basics.geometry import Matrix, Point, Rect, Size
from ...basics.outlines import Form, Outline, ShapeKind, open_line, path_outline
from ...basics.problems import Problem
from ...basics.records import dataclass

Side = Literal["front", "back"]
MIRROR: Final = Matrix(a=-1)
_QUARTERS: Final[dict[float, Matrix]] = {
    0: Matrix(),
    90: Matrix(0, 1, -1, 0),
    180: Matrix(-1, 0, 0, -1),
    270: Matrix(0, -1, 1, 0),
}


def turned_by(rotation: float) -> Matrix:
    """A clockwise turn, y downwards; quarters are exact, where a sine would leave a last bit."""
    turn = rotation % 360
    return _QUARTERS.get(turn) or Matrix.rotate(turn)


class CutKind(StrEnum):
    """What a knife does along a line."""

    CUT = "cut"  # through the sheet
    KISS = "kiss"  # through the sticker, not through what it sticks to
    CREASE = "crease"  # not through: to fold along


@dataclass(frozen=True, slots=True)
class Cut:
    """A line that is cut, on the page."""

    outline: Outline
    kind: CutKind = CutKind.CUT


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
    form: Form | None = None  # None: a rectangle
    cut: CutKind = CutKind.CUT
    tiled: bool = False  # printed in parts where the paper is smaller
    folds: tuple[str, ...] = ()  # lines to crease, as path data in mm from the trim corner

    @property
    def is_box(self) -> bool:
        """Whether straight cuts make it, which neighbours can share."""
        return self.form is None or self.form.is_box


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
    form: Form | None = None  # None: a rectangle
    bleed: float | None = 0  # None: all of the face shows, whatever its form
    cut: CutKind | None = CutKind.CUT  # None: nothing is cut round this one
    scale: float = 1  # of a face that is shown in small
    shown: Outline | None = None  # what of the face may show, where form and bleed do not say it
    lean: float = 0  # of a face in a net: clockwise degrees by which it is turned besides, about its middle
    folds: tuple[str, ...] = ()  # lines to crease, as path data in mm from the trim corner

    @property
    def turn(self) -> float:
        """Clockwise degrees by which the face is turned on the page."""
        return self.rotation + self.lean

    @property
    def cut_line(self) -> Outline:
        """What it is cut along, on the page: of a back, mirrored."""
        return self._on_page(self.form or Form(ShapeKind.RECTANGLE, self._size), 0)

    @property
    def fold_lines(self) -> tuple[Outline, ...]:
        """What is creased, on the page."""
        return tuple(self._moved(path_outline(fold), self._size) for fold in self.folds)

    @property
    def visible_outline(self) -> Outline | None:
        """What of the face may show besides `clip`: the form and its bleed; None where the clip alone says so."""
        if self.shown is not None:
            return self.shown
        if self.form is None or self.form.is_box or self.bleed is None:
            return None
        return self._on_page(self.form, self.bleed)

    @property
    def _size(self) -> Size:
        size = Size(self.rect.width, self.rect.height)
        return size.turned() if self.rotation % 180 else size

    def _on_page(self, form: Form, by: float) -> Outline:
        return self._moved(form.outline(by), form.size)

    def _moved(self, outline: Outline, size: Size) -> Outline:
        """An outline of a card of *size*, where the card lies on the page."""
        turned = turned_by(self.turn) @ (MIRROR if self.side == "back" else Matrix())
        middle = Matrix.translate(-size.width / 2, -size.height / 2)
        return outline.transformed(Matrix.translate(*self.rect.center) @ turned @ middle)


@dataclass(frozen=True, slots=True)
class MarkLine:
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
class SheetFigure:
    """A plain drawing on the sheet, outside of every face: a frame, a disc, a mark for a machine."""

    outline: Outline
    fill: str | None = None  # "#rrggbb"
    stroke: str | None = None
    width: float = 0.2
    dash: tuple[float, ...] = ()


def fold_figure(fold: Outline) -> SheetFigure:
    """A line to crease, to be told from one that is cut: dashed."""
    return SheetFigure(fold, stroke="#808080", width=0.15, dash=(1.5, 1))


@dataclass(frozen=True, slots=True)
class Label:
    """A text on the sheet, in as many lines as *rect* has room for, cut short where it is longer."""

    rect: Rect
    text: str
    size: float  # in points
    align: Literal["left", "center", "right"] = "left"
    colour: str = "#000000"


@dataclass(frozen=True, slots=True)
class Sheet:
    """One page: one side of a sheet of paper."""

    number: int  # of the sheet of paper, from 1; front and back share it
    total: int  # sheets of paper in all
    side: Side
    paper: Size
    trim: Rect  # the page's TrimBox: the paper, or the card where every card is a page of its own
    placements: tuple[Placement, ...]
    marks: tuple[MarkLine, ...] = ()
    scale_bar: Room | None = None  # exactly as long as it is labelled
    scale_label: Room | None = None
    footer: Room | None = None
    spare: tuple[Room, ...] = ()  # what else is free in the margin, if need be out of a printer's reach
    correction: Matrix | None = None  # where to print what stands here, to make up for the printer
    to_the_edge: bool = False  # for a machine that prints to the paper's edge and enlarges the page for it
    registration: tuple[SheetFigure, ...] = ()  # the marks that a cutting machine looks for
    figures: tuple[SheetFigure, ...] = ()
    labels: tuple[Label, ...] = ()
    more_cuts: tuple[Cut, ...] = ()  # besides those round the placements
    rings: bool = False  # the cuts are printed as hairlines, too, for cutting by hand

    @property
    def cuts(self) -> tuple[Cut, ...]:
        """Everything that is cut or creased, as a machine is told it: on the front of the sheet."""
        if self.side == "back":
            return ()
        around = [Cut(p.cut_line, p.cut) for p in self.placements if p.cut is not None]
        folds = [Cut(open_line(line.start, line.end), CutKind.CREASE) for line in self.marks if line.fold]
        creases = [Cut(fold, CutKind.CREASE) for p in self.placements for fold in p.fold_lines]
        return (*around, *folds, *creases, *self.more_cuts)

    @property
    def decks(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys(placement.deck for placement in self.placements))


@dataclass(frozen=True, slots=True)
class SheetFile:
    """The pages of one file, in order. *part* tells a build's files apart: "fronts", "backs", "63x88mm"."""

    part: str
    sheets: tuple[Sheet, ...]
    duplex: Literal["long-edge", "short-edge"] | None = (
        None  # how a printer has to turn the paper; None: not at all
    )


@dataclass(frozen=True, slots=True)
class Imposition:
    documents: tuple[SheetFile, ...]
    problems: tuple[Problem, ...] = ()

    @property
    def sheets(self) -> tuple[Sheet, ...]:
        return tuple(sheet for document in self.documents for sheet in document.sheets)
