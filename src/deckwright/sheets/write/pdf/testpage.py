"""The test page of `deckwright calibrate`: sloping scales across the middle lines, two bars, crosses in the corners."""

from __future__ import annotations

import io
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from reportlab.pdfbase import pdfmetrics
from reportlab.pdfgen.canvas import Canvas

from ....basics.geometry import Matrix, Point, Size
from ....basics.units import PT_PER_MM, mm
from ...calibration import REACH, SCALES, TestPage
from .layout import font_name
from .meta import FONT

FINE: Final = 0.12  # mm, lines
THICK: Final = 0.3
HEAD_PT: Final = 15.0
TEXT_PT: Final = 9.0
SMALL_PT: Final = 7.0
LINE: Final = 4.3  # mm from line to line of text
INSET: Final = 12.0  # of the crosses from the paper's edges
TEXT_AT: Final = Point(15, 24)
CLEAR: Final = 15.0  # between text and scales
DUPLEX: Final = {"long-edge": "DuplexFlipLongEdge", "short-edge": "DuplexFlipShortEdge", None: "Simplex"}
RINGS: Final = (0.5, 1.0, 2.0)  # mm, round the crosses on the back


@dataclass(frozen=True, slots=True)
class Face:
    """One side of the test page, with what is written on it and what makes up for the printer."""

    head: str
    paragraphs: Sequence[str]
    is_back: bool = False
    correction: Matrix | None = None


def test_pages(page: TestPage, faces: Sequence[Face], title: str, duplex: str | None) -> bytes:
    """The sides of a test page as a PDF that is printed as large as it is."""
    font = font_name(FONT)
    buffer = io.BytesIO()
    canvas = Canvas(buffer, pageCompression=1, invariant=1, initialFontName=font, lang="en")
    canvas.setTitle(title)
    canvas.setCreator("Deckwright")
    canvas.setViewerPreference("PrintScaling", "None")
    canvas.setViewerPreference("Duplex", DUPLEX[duplex])
    for face in faces:
        canvas.setPageSize(tuple(side * PT_PER_MM for side in page.paper))
        _Side(canvas, page, font, face.correction).draw(face)
        canvas.showPage()
    canvas.save()
    return buffer.getvalue()


test_pages.__test__ = False  # type: ignore[attr-defined]


class _Side:
    """Draws in millimetres from the upper left, moved by what makes up for the printer."""

    def __init__(self, canvas: Canvas, page: TestPage, font: str, correction: Matrix | None) -> None:
        self.canvas, self.page, self.font = canvas, page, font
        k, paper = PT_PER_MM, page.paper
        m = Matrix(k, 0, 0, -k, 0, paper.height * k) @ (correction or Matrix())
        canvas.transform(m.a, m.b, m.c, m.d, m.e, m.f)

    def draw(self, face: Face) -> None:
        self._write(Point(TEXT_AT.x, TEXT_AT.y), face.head, HEAD_PT)
        self._paragraphs(face.paragraphs)
        for scale in SCALES:
            self._scale(scale)
        self._bars()
        for corner in self._corners():
            self._cross(corner, RINGS if face.is_back else ())

    def _line(self, start: Point, end: Point, width: float = FINE) -> None:
        self.canvas.setLineWidth(width)
        self.canvas.line(*start, *end)

    def _write(self, at: Point, text: str, size: float) -> None:
        canvas = self.canvas
        canvas.saveState()
        canvas.translate(*at)
        canvas.scale(1 / PT_PER_MM, -1 / PT_PER_MM)
        canvas.setFont(self.font, size)
        canvas.drawString(0, 0, text)
        canvas.restoreState()

    def _paragraphs(self, paragraphs: Sequence[str]) -> None:
        width = self.page.middle.x - CLEAR - TEXT_AT.x
        y = TEXT_AT.y + 2 * LINE
        for paragraph in paragraphs:
            for line in _broken(paragraph, width, self.font):
                self._write(Point(TEXT_AT.x, y), line, TEXT_PT)
                y += LINE
            y += LINE / 2

    def _scale(self, scale: str) -> None:
        upright = scale in ("A", "B")
        ends = [self.page.point(scale, reading) for reading in (-REACH, REACH)]
        self._line(ends[0], ends[1], THICK)
        for half in range(-2 * int(REACH), 2 * int(REACH) + 1):
            at = self.page.point(scale, half / 2)
            size = 1.6 if half % 2 == 0 else 0.9
            across, down = (size, 0.0) if upright else (0.0, size)
            self._line(Point(at.x - across, at.y - down), Point(at.x + across, at.y + down))
            if half % 2 == 0:
                label = f"{half // 2}".replace("-", "−")
                shift = Point(2.2, 0.9) if upright else Point(-0.7, 4.4)
                self._write(Point(at.x + shift.x, at.y + shift.y), label, SMALL_PT)
        middle = self.page.point(scale, 0)
        beside = Point(middle.x - 11, middle.y + 2) if upright else Point(middle.x - 1.5, middle.y - 7)
        self._write(beside, scale, HEAD_PT)

    def _bars(self) -> None:
        x, y = self.page.middle
        across, down = self.page.bars
        level, upright = y + 30, x + 30
        self._line(Point(x - across / 2, level), Point(x + across / 2, level), THICK)
        for end in (x - across / 2, x + across / 2):
            self._line(Point(end, level - 3), Point(end, level + 3))
        self._write(Point(x - across / 2 + 2, level - 1.2), f"across: should be {mm(across)}", SMALL_PT)
        self._line(Point(upright, y - down / 2), Point(upright, y + down / 2), THICK)
        for end in (y - down / 2, y + down / 2):
            self._line(Point(upright - 3, end), Point(upright + 3, end))
        self._write(Point(upright + 1.5, y + down / 2 - 3), f"down: should be {mm(down)}", SMALL_PT)

    def _corners(self) -> list[Point]:
        paper: Size = self.page.paper
        return [Point(x, y) for x in (INSET, paper.width - INSET) for y in (INSET, paper.height - INSET)]

    def _cross(self, at: Point, rings: Sequence[float]) -> None:
        self._line(Point(at.x - 4, at.y), Point(at.x + 4, at.y))
        self._line(Point(at.x, at.y - 4), Point(at.x, at.y + 4))
        for radius in rings:
            self.canvas.setLineWidth(FINE)
            self.canvas.circle(at.x, at.y, radius)


def _broken(text: str, width: float, font: str) -> list[str]:
    """*text* in lines of at most *width* mm."""
    lines = [""]
    for word in text.split():
        longer = f"{lines[-1]} {word}".strip()
        if pdfmetrics.stringWidth(longer, font, TEXT_PT) <= width * PT_PER_MM or not lines[-1]:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines
