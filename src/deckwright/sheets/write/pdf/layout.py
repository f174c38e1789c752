"""The pages laid out, as operators: the faces as forms, marks, scale bar, footer. Points, y upwards."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from ....basics.geometry import Matrix, Point, Rect, Size
from ....basics.problems import Problem
from ....basics.records import dataclass
from ....basics.units import PT_PER_MM, mm
from ...impose import CutKind, Label, Placement, Room, Sheet, SheetFile, turned_by
from .faces import FacePage, FacesFile, form_name
from .figures import cuts, figures, path_operators, rgb
from .fonts import PageFont
from .meta import PdfMeta
from .proof import PROOF_PT, proof_lines

if TYPE_CHECKING:
    from .lettering import Lettering

MARK_WIDTH: Final = 0.15  # mm: thin enough to cut by, thick enough for a home printer
BAR_WIDTH: Final = 0.2
BAR_STEP: Final = 10.0  # mm between its strokes
FOLD_DASH: Final = "[5 5] 0 d"  # points
FOOTER_PT: Final = 6.5
LABEL_PT: Final = 6.0
LEADING: Final = 1.25
PROOF_ROOM: Final = 20.0  # mm, that a draft's footer leaves free
BESIDE: Final = 4.0  # mm, from the footer to what is beside it
PROOF_COLOUR: Final = "#bf0000"
GAP: Final = " · "


@dataclass(frozen=True, slots=True)
class Pen:
    """What texts are written with: a font, or its outlines."""

    font: PageFont
    lettering: Lettering | None

    def write(self, text: str, size: float, x: float, y: float) -> str:
        """A line that begins at (x, y), on its baseline."""
        if self.lettering is None:
            return f"BT {x:.4f} {y:.4f} Td {self.font.show(text, size)} ET"
        return f"q 1 0 0 1 {x:.4f} {y:.4f} cm {self.lettering.outline(text, size)} Q"


def pen_for(meta: PdfMeta) -> Pen:
    lettering = None
    if meta.outlines:
        from .lettering import Lettering  # noqa: PLC0415 - with cairo and Pango

        lettering = Lettering(meta.font)
    return Pen(PageFont(meta.font), lettering)


def lay_out(
    document: SheetFile,
    faces: FacesFile,
    meta: PdfMeta,
    names: Sequence[str],
    pen: Pen,
    proof: Sequence[Problem] | None = None,
    spots: Mapping[CutKind, str] | None = None,
) -> Iterator[bytes]:
    """What each page of *document* shows, the face `names[i]` as `form_name(i)`.

    With *proof*, every page is marked as one, with these problems; with *spots*, cut lines stand in spot colours.
    """
    forms = {face: form_name(index) for index, face in enumerate(names)}
    for sheet in document.sheets:
        shown = [*_correction(sheet), *_page(sheet, faces, forms, spots), *_margin(pen, sheet, meta, proof)]
        yield "\n".join(shown).encode()


def _correction(sheet: Sheet) -> Iterator[str]:
    """Move all that follows on the page by what makes up for the printer."""
    if sheet.correction is not None:
        upwards = Matrix(1, 0, 0, -1, 0, sheet.paper.height)
        yield placing(in_points(upwards @ sheet.correction @ upwards))


def _page(
    sheet: Sheet, faces: FacesFile, forms: Mapping[str, str], spots: Mapping[CutKind, str] | None
) -> Iterator[str]:
    for placement in sheet.placements:
        yield from _face(sheet, placement, faces.pages[placement.face], forms[placement.face])
    yield from _marks(sheet)
    yield from figures(sheet, rings=spots is None)
    if spots is not None:
        yield from cuts(sheet, spots)


def page_box(rect: Rect, height: float) -> tuple[float, float, float, float]:
    """A rectangle of a page *height* mm high as PDF has it: points from the lower left, corner and corner."""
    corners = (rect.x, height - rect.bottom, rect.right, height - rect.y)
    left, bottom, right, top = (round(value * PT_PER_MM, 6) + 0.0 for value in corners)  # no -0.0
    return left, bottom, right, top


def _face(sheet: Sheet, placement: Placement, page: FacePage, form: str) -> Iterator[str]:
    """Show *form* with its trim on the placement's rectangle; what lies outside the clip is not shown."""
    height = sheet.paper.height
    yield _clipping(placement.clip, height)
    if (outline := placement.visible_outline) is not None:
        yield f"{path_operators(outline, height)} W* n"
    yield _moving(placement.rect, placement.turn, placement.scale, page.extent, height)
    yield f"/{form} Do Q"


@lru_cache(1024)  # the places of one sheet are those of the next
def _clipping(clip: Rect, height: float) -> str:
    """The operators that show only what lies in *clip*, on paper *height* mm high."""
    left, bottom, right, top = page_box(clip, height)
    return f"q {left:.4f} {bottom:.4f} {right - left:.4f} {top - bottom:.4f} re W n"


@lru_cache(1024)
def _moving(rect: Rect, turn: float, scale: float, extent: Size, height: float) -> str:
    """The operator that puts a face with its trim on *rect*, on paper *height* mm high."""
    width, depth = (side * scale for side in extent)
    return placing(in_points(_frame(rect, turn, width, depth, height) @ Matrix.scale(scale)))


def _frame(rect: Rect, rotation: float, width: float, height: float, paper: float) -> Matrix:
    """Maps a box of *width* × *height* to the middle of *rect* on *paper* that high, turned clockwise by *rotation*.

    Both ends in millimetres, y upwards from the lower left corner of the box and of the paper.
    """
    middle = rect.center
    return (
        Matrix.translate(middle.x, paper - middle.y)
        @ turned_by(-rotation)
        @ Matrix.translate(-width / 2, -height / 2)
    )


def in_points(m: Matrix) -> Matrix:
    """The same map with its translation in points."""
    return Matrix(m.a, m.b, m.c, m.d, m.e * PT_PER_MM, m.f * PT_PER_MM)


def placing(m: Matrix) -> str:
    """The operator that lets *m* map what follows onto the page."""
    return f"{m.a:g} {m.b:g} {m.c:g} {m.d:g} {m.e:.4f} {m.f:.4f} cm"


def _marks(sheet: Sheet) -> Iterator[str]:
    height = sheet.paper.height
    for fold, dash in ((False, ""), (True, FOLD_DASH)):
        ends = [
            (Point(m.start.x, height - m.start.y), Point(m.end.x, height - m.end.y))
            for m in sheet.marks
            if m.fold is fold
        ]
        if ends:
            yield stroke(ends, MARK_WIDTH, dash)


def stroke(lines: Sequence[tuple[Point, Point]], width: float, dash: str = "") -> str:
    """*lines* in black; millimetres, y upwards from the paper's lower left corner."""
    k = PT_PER_MM
    path = " ".join(f"{a.x * k:.4f} {a.y * k:.4f} m {b.x * k:.4f} {b.y * k:.4f} l" for a, b in lines)
    return f"q 0 G {width * k:.4f} w {dash} {path} S Q"


def _margin(pen: Pen, sheet: Sheet, meta: PdfMeta, proof: Sequence[Problem] | None) -> Iterator[str]:
    font = pen.font
    rooms = sorted(sheet.spare, key=lambda room: -room.length * room.depth)
    if sheet.scale_bar is not None:
        yield _scale_bar(sheet, sheet.scale_bar)
        if sheet.scale_label is not None:
            yield _text(pen, sheet, sheet.scale_label, mm(sheet.scale_bar.length), LABEL_PT)
    for label in sheet.labels:
        yield from _label(pen, sheet, label)
    if sheet.footer is not None:
        room = sheet.footer.length - (0 if proof is None else PROOF_ROOM)
        footer = fitting(meta.footer(sheet), room, font)
        yield _text(pen, sheet, sheet.footer, footer, FOOTER_PT)
        used = font.width(footer, FOOTER_PT) / PT_PER_MM + BESIDE
        if used < sheet.footer.length:
            rooms.insert(0, sheet.footer.line(used, 0, sheet.footer.depth))
    if proof is not None:
        yield f"{rgb(PROOF_COLOUR)} rg"
        for line, text in proof_lines(proof, sheet, rooms, font):
            yield _text(pen, sheet, line, text, PROOF_PT)


def _scale_bar(sheet: Sheet, room: Room) -> str:
    """A rule from end to end of *room*, with a stroke every 10 mm, each fifth a longer one."""
    place = _frame(room.rect, room.rotation, room.length, room.depth, sheet.paper.height).apply
    lines = [(place(0, 0), place(room.length, 0))]
    for step in range(round(room.length / BAR_STEP) + 1):
        x = BAR_STEP * step
        lines.append((place(x, 0), place(x, room.depth * (1 if step % 5 == 0 else 0.6))))
    return stroke(lines, BAR_WIDTH)


def _text(pen: Pen, sheet: Sheet, room: Room, text: str, size: float) -> str:
    """One line at the start of *room*."""
    frame = _frame(room.rect, room.rotation, room.length, room.depth, sheet.paper.height)
    place = placing(in_points(frame))
    baseline = max(0.0, (room.depth * PT_PER_MM - size) / 2) + pen.font.descent(size)
    return f"q {place} {pen.write(text, size, 0, baseline)} Q"


def _label(pen: Pen, sheet: Sheet, label: Label) -> Iterator[str]:
    """The lines of *label* in its rectangle, from its top; the last is cut short where there are more."""
    depth = label.size * LEADING
    count = max(1, int((label.rect.height * PT_PER_MM + 0.5) / depth))
    lines = broken(label.text, label.rect.width, pen.font, label.size)
    if len(lines) > count:
        rest = [" ".join(lines[count - 1 :])]
        lines = [*lines[: count - 1], fitting(rest, label.rect.width, pen.font, label.size)]
    yield f"q {rgb(label.colour)} rg"
    for number, line in enumerate(lines):
        wide = pen.font.width(line, label.size) / PT_PER_MM
        free = {"left": 0.0, "center": 0.5, "right": 1.0}[label.align] * (label.rect.width - wide)
        baseline = label.rect.y + (number * depth + label.size) / PT_PER_MM
        x, y = (label.rect.x + free) * PT_PER_MM, (sheet.paper.height - baseline) * PT_PER_MM
        yield pen.write(line, label.size, x, y)
    yield "Q"


def broken(text: str, width: float, font: PageFont, size: float) -> list[str]:
    """*text* in lines of at most *width* mm, broken between words."""
    lines = [""]
    for word in text.split():
        longer = f"{lines[-1]} {word}".strip()
        if not lines[-1] or font.width(longer, size) <= width * PT_PER_MM:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines


def fitting(parts: Sequence[str], room: float, font: PageFont, size: float = FOOTER_PT) -> str:
    """The *parts* as one line of at most *room* mm; the longest is cut short where they do not go together."""
    text = GAP.join(parts)
    longest = max(range(len(parts)), key=lambda index: len(parts[index]))
    cut = parts[longest]
    while font.width(text, size) > room * PT_PER_MM and len(cut) > 1:
        cut = cut[:-1].rstrip(" ,")
        text = GAP.join([*parts[:longest], cut + "…", *parts[longest + 1 :]])
    return text
