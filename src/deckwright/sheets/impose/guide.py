"""The guide to a sheet of stickers: the steps, discs as large as the pawns to sort them by, each pawn as it becomes."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import field, replace
from typing import Final

from ...basics.geometry import Point, Rect, Size
from ...basics.outlines import Form, ellipse, open_line, rectangle
from ...basics.records import dataclass
from ...basics.units import mm
from .blocks import SheetBlock, sheet_of
from .packing import PaperGround
from .pawns import PawnStickers, Sticker
from .plan import Label, Placement, Sheet, SheetFigure
from .spec import SheetSpec
from .stickers import INK, size_marks

TITLE_PT: Final = 18.0
HEAD_PT: Final = 11.0
TEXT_PT: Final = 10.0
SMALL_PT: Final = 8.0
LEADING: Final = 0.45  # mm for a point: a line of text
GAP: Final = 6.0  # mm between two things beside each other
NARROWEST: Final = 27.0
DIGIT: Final = 6.5  # the disc round the number of a step
GUIDE: Final = "guide"  # what a manifest calls the deck of what is shown here
DISC: Final = "#ECECEC"
RULES: Final = (1.1, 0.25)  # mm: below the title; the finer one below a heading, too
RIM: Final = 1.0  # of a pawn that is shown with its sticker
FRAME: Final = (2.0, 2.5, 0.6)  # mm round the faces of one pawn: how far from them, its corners, its line


@dataclass(frozen=True, slots=True)
class SizeShown:
    name: str
    face: float  # mm
    is_round: bool = True
    sides: Form | None = None  # of a die, where its faces are no squares

    @property
    def size(self) -> Size:
        return self.sides.size if self.sides else Size(self.face, self.face)


@dataclass(frozen=True, slots=True)
class GuideWords:
    title: str
    sizes: str
    steps: Sequence[str]


Cell = tuple[Size, Callable[[Point], SheetBlock]]  # what it takes, and what it is at a place


@dataclass(slots=True)
class Flow:
    """Pages that are filled from the top: what does not fit begins the next one."""

    room: Rect
    pages: list[list[SheetBlock]] = field(default_factory=lambda: [[]])
    y: float = 0

    def row(self, cells: Sequence[Cell]) -> None:
        depth = max(size.height for size, _ in cells)
        if self.y + depth > self.room.height and self.y:
            self.pages.append([])
            self.y = 0
        x = self.room.x
        for size, make in cells:
            self.pages[-1].append(make(Point(x, self.room.y + self.y + depth - size.height)))
            x += size.width + GAP
        self.y += depth

    def rows(self, cells: Iterable[Cell]) -> None:
        """Cells beside each other, as many as the page is wide."""
        row: list[Cell] = []
        used = 0.0
        for cell in cells:
            if row and used + cell[0].width > self.room.width:
                self.row(row)
                row, used = [], 0.0
            row.append(cell)
            used += cell[0].width + GAP
        if row:
            self.row(row)

    def text(self, text: str, size: float, after: float, rules: Sequence[float] = ()) -> None:
        """A line of text, over *rules* that are so wide."""
        depth = size * LEADING
        block = Size(self.room.width, depth + after + (3.0 if rules else 0.0))

        def make(at: Point) -> SheetBlock:
            y, figures = at.y + depth + 0.4, []
            for wide in rules:
                y += wide / 2
                line = open_line(Point(at.x, y), Point(at.x + self.room.width, y))
                figures.append(SheetFigure(line, stroke=INK, width=wide))
                y += wide / 2 + 0.5
            label = Label(Rect(*at, self.room.width, depth), text, size)
            return SheetBlock(block, figures=tuple(figures), labels=(label,))

        self.row([(block, make)])


def guide(
    words: GuideWords,
    sizes: Sequence[SizeShown],
    pawns: Sequence[PawnStickers],
    places: Mapping[str, Sequence[tuple[int, int]]],
    ground: PaperGround,
    spec: SheetSpec,
) -> list[Sheet]:
    """The pages of the guide. *places*: on which label of which sheet a pawn's stickers are."""
    area = ground.areas[0]
    flow = Flow(Rect(area.x + 5, area.y + 5, area.width - 10, area.height - 8))
    flow.text(words.title, TITLE_PT, 4, RULES)
    for number, step in enumerate(words.steps, 1):
        flow.row([_step(number, step, flow.room.width)])
    flow.text("", 6, 2)
    flow.text(words.sizes, HEAD_PT, 2, RULES[1:])
    flow.rows(_size_cell(shown, index, len(sizes)) for index, shown in enumerate(sizes))
    flow.text("", 6, 2)
    flow.rows(_pawn_cell(pawn, places.get(pawn.id, ())) for pawn in pawns)
    return [sheet_of(page, ground, spec, rings=False) for page in flow.pages]


def _step(number: int, text: str, width: float) -> Cell:
    lines = max(1, -(-len(text) * TEXT_PT * 0.15 // (width - 2 * DIGIT)))
    depth = max(DIGIT, lines * TEXT_PT * LEADING) + 2.5

    def make(at: Point) -> SheetBlock:
        disc = SheetFigure(ellipse(Rect(at.x, at.y, DIGIT, DIGIT)), fill=INK)
        digit = Label(Rect(at.x, at.y + 1.2, DIGIT, 5), str(number), TEXT_PT, "center", "#ffffff")
        words = Rect(at.x + DIGIT + 3, at.y + 1.2, width - DIGIT - 3, depth)
        return SheetBlock(Size(width, depth), figures=(disc,), labels=(digit, Label(words, text, TEXT_PT)))

    return Size(width, depth), make


def _size_cell(shown: SizeShown, index: int, count: int) -> Cell:
    width = max(shown.size.width, NARROWEST)
    depth = shown.size.height + 13

    def make(at: Point) -> SheetBlock:
        box = Rect(at.x + (width - shown.size.width) / 2, at.y, *shown.size)
        outline = ellipse(box) if shown.is_round else rectangle(box)
        if shown.sides is not None:
            outline = shown.sides.outline().moved(box.x, box.y)
        marks = size_marks(Point(at.x + width / 2 - 6, box.bottom + 1.6), index, count, INK)
        across = f"Ø {mm(shown.face)}" if shown.is_round else mm(shown.face)
        label = Label(Rect(at.x, box.bottom + 4.8, width, 8), f"{shown.name} · {across}", SMALL_PT, "center")
        figures = (SheetFigure(outline, fill=DISC, stroke=INK, width=0.15), *marks)
        return SheetBlock(Size(width, depth), figures=figures, labels=(label,))

    return Size(width, depth), make


def _pawn_cell(pawn: PawnStickers, places: Sequence[tuple[int, int]]) -> Cell:
    shown = pawn.stickers[:2]  # a cube's other faces are stuck like the first
    off = FRAME[0]
    width = max(NARROWEST, len(shown) * (pawn.face.width + 2) - 2 + 2 * off)
    depth = pawn.face.height + 2 * off + (17 if places else 13)

    def make(at: Point) -> SheetBlock:
        left = at.x + (width - len(shown) * (pawn.face.width + 2) + 2) / 2
        boxes = [Rect(left + i * (pawn.face.width + 2), at.y + off, *pawn.face) for i in range(len(shown))]
        round_all = Rect(at.x, at.y, width, pawn.face.height + 2 * off).inset(FRAME[2] / 2)
        frame = SheetFigure(rectangle(round_all, FRAME[1]), stroke=pawn.colour, width=FRAME[2])
        placements = tuple(
            sticker.placement_at(
                middle.x - sticker.form.size.width / 2, middle.y - sticker.form.size.height / 2, 1, None
            )
            for sticker, box in zip(shown, boxes, strict=True)
            for middle in (_middle(pawn, sticker, box),)
        )
        bare = tuple(_bare(placement) for placement in placements)
        labels = tuple(_words(pawn, places, Rect(at.x, round_all.bottom + 1.4, width, depth)))
        return SheetBlock(Size(width, depth), bare, (frame, *_rims(pawn, boxes)), labels)

    return Size(width, depth), make


def _middle(pawn: PawnStickers, sticker: Sticker, box: Rect) -> Point:
    """Where a sticker is stuck: of a round one in a pentagon the middle is lower than that of its box."""
    if pawn.sides is None or not sticker.is_round:
        return box.center
    corners = pawn.sides.corners
    return Point(box.center.x, box.y + sum(corner.y for corner in corners) / len(corners))


def _bare(placement: Placement) -> Placement:
    """A sticker as it is once it is stuck: without bleed."""
    return replace(placement, clip=placement.rect, bleed=0, deck=GUIDE)


def _rims(pawn: PawnStickers, boxes: Sequence[Rect]) -> Iterator[SheetFigure]:
    """The pawn's own face: its rim, in its colour, lies inside of its true size."""
    for box in boxes:
        inner = box.inset(RIM / 2)
        outline = ellipse(inner) if pawn.is_round else rectangle(inner)
        if pawn.sides is not None:
            outline = pawn.sides.outline(-RIM / 2).moved(box.x, box.y)
        yield SheetFigure(outline, stroke=pawn.colour, width=RIM)


def _words(pawn: PawnStickers, places: Sequence[tuple[int, int]], room: Rect) -> Iterator[Label]:
    depth = SMALL_PT * LEADING
    several = f" × {pawn.copies}" if pawn.copies > 1 else ""
    where = ", ".join(f"{sheet}.{place}" for sheet, place in places)
    kind = " · ".join(word for word in (pawn.size, pawn.colour_name) if word)
    for line, text in enumerate([f"{pawn.name}{several}", kind, *([f"→ {where}"] if where else [])]):
        yield Label(Rect(room.x, room.y + line * depth, room.width, depth), text, SMALL_PT, "center")
