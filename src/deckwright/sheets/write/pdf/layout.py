"""The pages as reportlab lays them out: empty forms for the faces, marks, scale bar, footer, outline."""

from __future__ import annotations

import io
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Final

from reportlab.lib.colors import HexColor
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFError, TTFont
from reportlab.pdfgen.canvas import Canvas

from ....basics.geometry import Matrix, Point, Rect
from ....basics.problems import Problem
from ....basics.units import PT_PER_MM, mm
from ...impose import CutKind, Label, Placement, Room, Sheet, SheetFile, turned_by
from .faces import FacePage, FacesFile, form_name
from .figures import draw_cuts, draw_figures, path_operators
from .meta import FONT, PdfMeta
from .proof import PROOF_PT, WORD, proof_lines

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
PROOF_COLOUR: Final = (0.75, 0, 0)
GAP: Final = " · "


def lay_out(
    document: SheetFile,
    faces: FacesFile,
    meta: PdfMeta,
    names: Sequence[str],
    proof: Sequence[Problem] | None = None,
    spots: Mapping[CutKind, str] | None = None,
) -> bytes:
    """The pages of *document* as a PDF. They show the face `names[i]` as `form_name(i)`, which is not there yet.

    With *proof*, every page is marked as one, with these problems; with *spots*, cut lines stand in spot colours.
    """
    font = font_name(meta.font)
    buffer = io.BytesIO()
    # The font from the start: otherwise every page names Helvetica, which is not embedded.
    canvas = Canvas(buffer, pageCompression=0, invariant=1, initialFontName=font, lang=meta.lang)
    _describe(canvas, meta if proof is None else replace(meta, title=f"{WORD}: {meta.title}"))
    pen = Pen(canvas, font, _lettering(meta.font) if meta.outlines else None)
    forms = {face: form_name(index) for index, face in enumerate(names)}
    seen: set[str] = set()
    for sheet in document.sheets:
        _boxes(canvas, sheet)
        _outline(canvas, sheet, meta, seen)
        canvas.saveState()
        _correct(canvas, sheet)
        _page(canvas, sheet, faces, forms, spots)
        _margin(pen, sheet, meta, proof)
        canvas.restoreState()
        canvas.showPage()
    canvas.save()
    return buffer.getvalue()


def _lettering(font: Path) -> Lettering:
    from .lettering import Lettering  # noqa: PLC0415 - with cairo and Pango

    return Lettering(font)


def font_name(path: Path) -> str:
    """The name under which reportlab knows the font at *path*; ours where it cannot embed that one's outlines."""
    name = str(path)
    if name in pdfmetrics.getRegisteredFontNames():
        return name
    try:
        pdfmetrics.registerFont(TTFont(name, name))
    except TTFError:
        return font_name(FONT)
    return name


def _describe(canvas: Canvas, meta: PdfMeta) -> None:
    canvas.setTitle(meta.title)
    canvas.setAuthor(meta.author)
    canvas.setSubject(meta.subject)
    canvas.setKeywords(", ".join(meta.keywords))
    canvas.setCreator(meta.creator)


def _outline(canvas: Canvas, sheet: Sheet, meta: PdfMeta, seen: set[str]) -> None:
    """An entry for each deck on the first page that shows one of its cards."""
    for deck in sheet.decks:
        if deck not in seen:
            seen.add(deck)
            canvas.bookmarkPage(f"deck-{len(seen)}")
            canvas.addOutlineEntry(meta.decks.get(deck, deck), f"deck-{len(seen)}", level=0)


def _boxes(canvas: Canvas, sheet: Sheet) -> None:
    width, height = (side * PT_PER_MM for side in sheet.paper)
    canvas.setPageSize((width, height))
    canvas.setTrimBox(_box(sheet.trim, sheet))
    canvas.setBleedBox((0, 0, width, height))


def _correct(canvas: Canvas, sheet: Sheet) -> None:
    """Move all that follows on the page by what makes up for the printer."""
    if sheet.correction is not None:
        upwards = Matrix(1, 0, 0, -1, 0, sheet.paper.height)
        canvas.transform(*_values(_in_points(upwards @ sheet.correction @ upwards)))


def _page(
    canvas: Canvas,
    sheet: Sheet,
    faces: FacesFile,
    forms: dict[str, str],
    spots: Mapping[CutKind, str] | None,
) -> None:
    for placement in sheet.placements:
        _face(canvas, sheet, placement, faces.pages[placement.face], forms[placement.face])
    _marks(canvas, sheet)
    draw_figures(canvas, sheet, rings=spots is None)
    if spots is not None:
        draw_cuts(canvas, sheet, spots)


def _box(rect: Rect, sheet: Sheet) -> tuple[float, float, float, float]:
    """A rectangle of the page as PDF has it: points from the lower left, corner and corner."""
    corners = (rect.x, sheet.paper.height - rect.bottom, rect.right, sheet.paper.height - rect.y)
    left, bottom, right, top = (round(value * PT_PER_MM, 6) for value in corners)
    return left, bottom, right, top


def _face(canvas: Canvas, sheet: Sheet, placement: Placement, page: FacePage, form: str) -> None:
    """Show *form* with its trim on the placement's rectangle; what lies outside the clip is not shown."""
    left, bottom, right, top = _box(placement.clip, sheet)
    width, height = (side * placement.scale for side in page.extent)
    frame = _frame(placement.rect, placement.turn, width, height, sheet)
    m = _in_points(frame @ Matrix.scale(placement.scale))
    canvas.addLiteral(f"q {left:.4f} {bottom:.4f} {right - left:.4f} {top - bottom:.4f} re W n")
    if placement.visible_outline is not None:
        canvas.addLiteral(f"{path_operators(placement.visible_outline, sheet.paper.height)} W* n")
    canvas.addLiteral(f"{m.a:g} {m.b:g} {m.c:g} {m.d:g} {m.e:.4f} {m.f:.4f} cm")
    canvas.addLiteral(f"/{form} Do Q")


def _frame(rect: Rect, rotation: float, width: float, height: float, sheet: Sheet) -> Matrix:
    """Maps a box of *width* × *height* to the middle of *rect*, turned clockwise by *rotation*.

    Both ends in millimetres, y upwards from the lower left corner of the box and of the paper.
    """
    middle = rect.center
    return (
        Matrix.translate(middle.x, sheet.paper.height - middle.y)
        @ turned_by(-rotation)
        @ Matrix.translate(-width / 2, -height / 2)
    )


def _in_points(m: Matrix) -> Matrix:
    """The same map with its translation in points."""
    return Matrix(m.a, m.b, m.c, m.d, m.e * PT_PER_MM, m.f * PT_PER_MM)


def _marks(canvas: Canvas, sheet: Sheet) -> None:
    height = sheet.paper.height
    for fold, dash in ((False, ""), (True, FOLD_DASH)):
        ends = [
            (Point(m.start.x, height - m.start.y), Point(m.end.x, height - m.end.y))
            for m in sheet.marks
            if m.fold is fold
        ]
        _stroke(canvas, ends, MARK_WIDTH, dash)


def _stroke(canvas: Canvas, lines: Sequence[tuple[Point, Point]], width: float, dash: str = "") -> None:
    """Draw *lines* in black; millimetres, y upwards from the paper's lower left corner."""
    if not lines:
        return
    k = PT_PER_MM
    path = " ".join(f"{a.x * k:.4f} {a.y * k:.4f} m {b.x * k:.4f} {b.y * k:.4f} l" for a, b in lines)
    canvas.addLiteral(f"q 0 G {width * k:.4f} w {dash} {path} S Q")


@dataclass(frozen=True, slots=True)
class Pen:
    """What texts are written with: a font, or its outlines."""

    canvas: Canvas
    font: str  # as reportlab knows it
    lettering: Lettering | None

    def write(self, text: str, size: float, y: float) -> None:
        """A line at x = 0; *y* is its baseline."""
        if self.lettering is None:
            self.canvas.setFont(self.font, size)
            self.canvas.drawString(0, y, text)
        else:
            self.canvas.translate(0, y)
            self.canvas.addLiteral(self.lettering.outline(text, size))


def _margin(pen: Pen, sheet: Sheet, meta: PdfMeta, proof: Sequence[Problem] | None) -> None:
    canvas, font = pen.canvas, pen.font
    rooms = sorted(sheet.spare, key=lambda room: -room.length * room.depth)
    if sheet.scale_bar is not None:
        _scale_bar(canvas, sheet, sheet.scale_bar)
        if sheet.scale_label is not None:
            _text(pen, sheet, sheet.scale_label, mm(sheet.scale_bar.length), LABEL_PT)
    for label in sheet.labels:
        _label(pen, sheet, label)
    if sheet.footer is not None:
        room = sheet.footer.length - (0 if proof is None else PROOF_ROOM)
        footer = fitting(meta.footer(sheet), room, font)
        _text(pen, sheet, sheet.footer, footer, FOOTER_PT)
        used = pdfmetrics.stringWidth(footer, font, FOOTER_PT) / PT_PER_MM + BESIDE
        if used < sheet.footer.length:
            rooms.insert(0, sheet.footer.line(used, 0, sheet.footer.depth))
    if proof is not None:
        canvas.setFillColorRGB(*PROOF_COLOUR)
        for line, text in proof_lines(proof, sheet, rooms, font):
            _text(pen, sheet, line, text, PROOF_PT)


def _scale_bar(canvas: Canvas, sheet: Sheet, room: Room) -> None:
    """A rule from end to end of *room*, with a stroke every 10 mm, each fifth a longer one."""
    place = _frame(room.rect, room.rotation, room.length, room.depth, sheet).apply
    lines = [(place(0, 0), place(room.length, 0))]
    for step in range(round(room.length / BAR_STEP) + 1):
        x = BAR_STEP * step
        lines.append((place(x, 0), place(x, room.depth * (1 if step % 5 == 0 else 0.6))))
    _stroke(canvas, lines, BAR_WIDTH)


def _text(pen: Pen, sheet: Sheet, room: Room, text: str, size: float) -> None:
    """One line at the start of *room*."""
    canvas = pen.canvas
    canvas.saveState()
    canvas.transform(*_values(_in_points(_frame(room.rect, room.rotation, room.length, room.depth, sheet))))
    descent = -pdfmetrics.getDescent(pen.font, size)
    pen.write(text, size, max(0.0, (room.depth * PT_PER_MM - size) / 2) + descent)
    canvas.restoreState()


def _label(pen: Pen, sheet: Sheet, label: Label) -> None:
    """The lines of *label* in its rectangle, from its top; the last is cut short where there are more."""
    depth = label.size * LEADING
    count = max(1, int((label.rect.height * PT_PER_MM + 0.5) / depth))
    lines = broken(label.text, label.rect.width, pen.font, label.size)
    if len(lines) > count:
        lines = [
            *lines[: count - 1],
            fitting([" ".join(lines[count - 1 :])], label.rect.width, pen.font, label.size),
        ]
    pen.canvas.saveState()
    pen.canvas.setFillColor(HexColor(label.colour))
    for number, line in enumerate(lines):
        wide = pdfmetrics.stringWidth(line, pen.font, label.size) / PT_PER_MM
        free = {"left": 0.0, "center": 0.5, "right": 1.0}[label.align] * (label.rect.width - wide)
        baseline = label.rect.y + (number * depth + label.size) / PT_PER_MM
        pen.canvas.saveState()
        pen.canvas.translate((label.rect.x + free) * PT_PER_MM, (sheet.paper.height - baseline) * PT_PER_MM)
        pen.write(line, label.size, 0)
        pen.canvas.restoreState()
    pen.canvas.restoreState()


def broken(text: str, width: float, font: str, size: float) -> list[str]:
    """*text* in lines of at most *width* mm, broken between words."""
    lines = [""]
    for word in text.split():
        longer = f"{lines[-1]} {word}".strip()
        if not lines[-1] or pdfmetrics.stringWidth(longer, font, size) <= width * PT_PER_MM:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines


def fitting(parts: Sequence[str], room: float, font: str, size: float = FOOTER_PT) -> str:
    """The *parts* as one line of at most *room* mm; the longest is cut short where they do not go together."""
    text = GAP.join(parts)
    longest = max(range(len(parts)), key=lambda index: len(parts[index]))
    cut = parts[longest]
    while pdfmetrics.stringWidth(text, font, size) > room * PT_PER_MM and len(cut) > 1:
        cut = cut[:-1].rstrip(" ,")
        text = GAP.join([*parts[:longest], cut + "…", *parts[longest + 1 :]])
    return text


def _values(m: Matrix) -> tuple[float, float, float, float, float, float]:
    return m.a, m.b, m.c, m.d, m.e, m.f
