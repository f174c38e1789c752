"""Mats and boards larger than the paper: tiles that overlap, with marks to lay them on each other by, and a plan.

A tile shows its part of the mat and, to the right and below, what the next ones cover. On what they cover stands the
line that their edge is laid on, with crosses where their corners come: of neither is anything seen in the end.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from ...basics.geometry import Insets, Point, Rect, Size
from ...basics.outlines import open_line, rectangle
from ...basics.problems import Problem, problem
from ...basics.records import dataclass
from ...basics.units import mm, size_mm
from .cutters import BLACK
from .flip import Flip, flip_for
from .grid import fits_cutter, papers_to_try
from .group import PaperSheet, by_hand
from .place import Copy
from .plan import Cut, Label, Piece, Placement, Sheet, SheetFigure, Side
from .spec import Backs, SheetSpec
from .words import SheetWords

STRIP: Final = 6.0  # mm below a tile, for what is written there
MARK: Final = 3.0  # half the size of a cross
TEXT_PT: Final = 7.0
NAME_PT: Final = 14.0
WHITE: Final = "#ffffff"
MOST: Final = 400  # tiles of one mat
PLAN: Final = "plan"  # what a manifest calls the deck of what the plan shows


@dataclass(frozen=True, slots=True)
class Tiling:
    """How a mat is parted into columns and rows of tiles, each in the *room* of a paper."""

    mat: Rect  # the trim with its bleed, from the trim corner
    paper: Size
    room: Rect  # on the paper
    overlap: float
    columns: int
    rows: int

    @property
    def count(self) -> int:
        return self.columns * self.rows

    def part(self, column: int, row: int) -> Rect:
        """What of the mat a tile shows, its overlap with the next ones included; all are equally large."""
        across = (self.mat.width - self.overlap) / self.columns
        down = (self.mat.height - self.overlap) / self.rows
        x, y = self.mat.x + column * across, self.mat.y + row * down
        return Rect(x, y, across + self.overlap, down + self.overlap)

    def shift(self, column: int, row: int) -> Point:
        """From the mat to the paper."""
        part = self.part(column, row)
        return Point(self.room.x - part.x, self.room.y - part.y)


def tiling(piece: Piece, spec: SheetSpec) -> Tiling | Problem:
    """The tiling with the fewest sheets, or why there is none."""
    found = [_on(piece, spec, paper) for paper in papers_to_try(spec) if fits_cutter(paper, spec)]
    good = [tiles for tiles in found if tiles is not None and tiles.count <= MOST]
    if good:
        return min(good, key=lambda tiles: tiles.count)
    text = f"{size_mm(piece.size)} cannot be tiled on {spec.paper.id} with an overlap of {mm(spec.overlap)}"
    return problem("card-too-large", text, card=piece.card, hint="a larger --paper or a smaller --overlap")


def _on(piece: Piece, spec: SheetSpec, paper: Size) -> Tiling | None:
    room = spec.printable(paper).inset(Insets(0, 0, 0, STRIP))
    step = (room.width - spec.overlap, room.height - spec.overlap)
    if min(step) <= spec.overlap:
        return None
    mat = Rect(0, 0, *piece.size).outset(piece.bleed)
    count = (_count(side - spec.overlap, by) for side, by in zip(mat[2:], step, strict=True))
    return Tiling(mat, paper, room, spec.overlap, *count)


def _count(side: float, step: float) -> int:
    return max(1, math.ceil(side / step - 1e-6))


def lay_tiles(copy: Copy, tiles: Tiling, spec: SheetSpec, words: SheetWords) -> list[PaperSheet]:
    """The plan of one mat, then its tiles row by row, each with its back where the mat has one."""
    piece, _ = copy
    flip = flip_for(tiles.paper, spec.backs)
    empty = _sheet("back", tiles.paper) if spec.backs is not Backs.NONE else None
    laid = [PaperSheet(_plan(piece, tiles, words), empty)]
    for row in range(tiles.rows):
        for column in range(tiles.columns):
            front = _tile(copy, tiles, column, row, by_hand(spec), words)
            has_back = piece.back is not None and empty is not None
            laid.append(PaperSheet(front, _behind(front, copy, flip) if has_back else empty))
    return laid


def _tile(copy: Copy, tiles: Tiling, column: int, row: int, rings: bool, words: SheetWords) -> Sheet:
    piece, number = copy
    shift = tiles.shift(column, row)
    part = tiles.part(column, row).moved(*shift)
    placement = Placement(
        piece.front,
        piece.card,
        piece.deck,
        "front",
        number,
        Rect(*shift, *piece.size),
        0,
        part,
        piece.form,
        piece.bleed,
        None,
    )
    edge = _edge(tiles, column, row, part)
    named = _tile_name(piece, tiles, column, row, words)
    label = Label(Rect(part.x, part.bottom + 1.5, tiles.room.width, STRIP), named, TEXT_PT)
    sheet = _sheet("front", tiles.paper)
    return replace(
        sheet,
        placements=(placement,),
        labels=(label,),
        figures=tuple(_lines(tiles, column, row, part, edge)),
        more_cuts=(Cut(rectangle(edge)),),
        rings=rings,
    )


def _sheet(side: Side, paper: Size) -> Sheet:
    return Sheet(0, 0, side, paper, Rect(0, 0, *paper), ())


def _behind(front: Sheet, copy: Copy, flip: Flip) -> Sheet:
    piece, number = copy
    ahead = front.placements[0]
    assert piece.back is not None
    placement = Placement(
        piece.back,
        piece.card if piece.own_back else None,
        piece.deck,
        "back",
        number,
        flip.rect(ahead.rect),
        flip.rotation(0),
        flip.rect(ahead.clip),
        piece.form,
        piece.bleed,
        None,
    )
    return replace(_sheet("back", front.paper), placements=(placement,))


def _edge(tiles: Tiling, column: int, row: int, part: Rect) -> Rect:
    """What a tile is cut to: all it shows, but for the bleed along the mat's own edges."""
    trim = Rect(0, 0, tiles.mat.width + 2 * tiles.mat.x, tiles.mat.height + 2 * tiles.mat.y)
    own = trim.moved(*tiles.shift(column, row))
    left, top = max(part.x, own.x), max(part.y, own.y)
    return Rect(left, top, min(part.right, own.right) - left, min(part.bottom, own.bottom) - top)


def _lines(tiles: Tiling, column: int, row: int, part: Rect, edge: Rect) -> Iterator[SheetFigure]:
    """Where the next tiles are laid: the line of their edge, crosses for their corners."""
    if column + 1 < tiles.columns:
        x = part.right - tiles.overlap
        yield from _line(Point(x, edge.y), Point(x, edge.bottom))
    if row + 1 < tiles.rows:
        y = part.bottom - tiles.overlap
        yield from _line(Point(edge.x, y), Point(edge.right, y))


def _line(start: Point, end: Point) -> Iterator[SheetFigure]:
    """A dashed line that is seen on any ground, with a cross at both its ends."""
    yield SheetFigure(open_line(start, end), stroke=WHITE, width=0.3)
    yield SheetFigure(open_line(start, end), stroke=BLACK, width=0.12, dash=(2, 2))
    for x, y in (start, end):
        for colour, width in ((WHITE, 0.6), (BLACK, 0.2)):
            yield SheetFigure(open_line(Point(x - MARK, y), Point(x + MARK, y)), stroke=colour, width=width)
            yield SheetFigure(open_line(Point(x, y - MARK), Point(x, y + MARK)), stroke=colour, width=width)


def tile_name(column: int, row: int) -> str:
    """A1, B1 … as on a map: letters across, numbers down."""
    letters, number = "", column + 1
    while number:
        number, rest = divmod(number - 1, 26)
        letters = chr(ord("A") + rest) + letters
    return f"{letters}{row + 1}"


def _tile_name(piece: Piece, tiles: Tiling, column: int, row: int, words: SheetWords) -> str:
    """What stands below a tile: its name, its neighbours, what they have in common."""
    beside = [
        word.format(tile=tile_name(column + across, row + down))
        for word, across, down in ((words.right, 1, 0), (words.below, 0, 1))
        if column + across < tiles.columns and row + down < tiles.rows
    ]
    overlap = words.overlap.format(length=mm(tiles.overlap))
    parts = [piece.card, tile_name(column, row), *beside, overlap, words.full_size]
    return " · ".join(parts)


def _plan(piece: Piece, tiles: Tiling, words: SheetWords) -> Sheet:
    """The mat in small with its tiles, how many there are, and what to do with them."""
    room = tiles.room
    scale = min(room.width / tiles.mat.width, (room.height - 30) / tiles.mat.height, 0.5)
    origin = Point(room.x - tiles.mat.x * scale, room.y + 24 - tiles.mat.y * scale)

    def small(rect: Rect) -> Rect:
        return Rect(
            origin.x + rect.x * scale, origin.y + rect.y * scale, rect.width * scale, rect.height * scale
        )

    trim = Rect(0, 0, *piece.size)
    shown = Placement(
        piece.front, piece.card, PLAN, "front", 1, small(trim), 0, small(trim), None, 0, None, scale
    )
    sizes = {"card": piece.card, "size": size_mm(piece.size), "length": mm(tiles.overlap)}
    head = words.tiles.format(columns=tiles.columns, rows=tiles.rows, count=tiles.count, **sizes)
    labels = [
        Label(Rect(room.x, room.y + 2, room.width, 7), head, 11),
        Label(Rect(room.x, room.y + 9, room.width, 12), words.how, 9),
    ]
    figures: list[SheetFigure] = []
    for row in range(tiles.rows):
        for column in range(tiles.columns):
            part = small(tiles.part(column, row))
            figures += [
                SheetFigure(rectangle(part), stroke=c, width=w) for c, w in ((WHITE, 0.7), (BLACK, 0.25))
            ]
            middle = part.center
            plate = Rect(middle.x - 6, middle.y - 3.6, 12, 7.2)
            figures.append(SheetFigure(rectangle(plate, 1.5), fill=WHITE, stroke=BLACK, width=0.2))
            name = Rect(plate.x, plate.y + 1, plate.width, 6)
            labels.append(Label(name, tile_name(column, row), NAME_PT, "center"))
    sheet = _sheet("front", tiles.paper)
    return replace(sheet, placements=(shown,), figures=tuple(figures), labels=tuple(labels))
