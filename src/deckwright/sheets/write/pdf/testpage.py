"""The test page of `deckwright calibrate`: sloping scales across the middle lines, two bars, crosses in the corners."""

from __future__ import annotations

import io
from collections.abc import Iterator, Sequence
from typing import Final

from pikepdf import Dictionary, ObjectStreamMode, Pdf

from ....basics.geometry import Matrix, Point, Rect, Size
from ....basics.outlines import ellipse
from ....basics.records import dataclass
from ....basics.units import PT_PER_MM, mm
from ...calibration import REACH, SCALES, TestPage
from .figures import path_operators
from .fonts import PageFont, embed
from .join import add_page, describe
from .layout import broken, in_points, placing, stroke
from .meta import FONT, PdfMeta

FINE: Final = 0.12  # mm, lines
THICK: Final = 0.3
HEAD_PT: Final = 15.0
TEXT_PT: Final = 9.0
SMALL_PT: Final = 7.0
LINE: Final = 4.3  # mm from line to line of text
INSET: Final = 12.0  # of the crosses from the paper's edges
TEXT_AT: Final = Point(15, 24)
CLEAR: Final = 15.0  # between text and scales
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
    font = PageFont(FONT)
    sides = ["\n".join(_Side(page, font).draw(face)).encode() for face in faces]
    buffer = io.BytesIO()
    with Pdf.new() as pdf:
        fonts = Dictionary({f"/{font.name}": embed(pdf, font.file, font.glyphs)})
        for side in sides:
            add_page(pdf, side, page.paper, Rect(0, 0, *page.paper), Dictionary(Font=fonts))
        describe(pdf, PdfMeta(title, title, "en"), duplex)
        pdf.save(buffer, object_stream_mode=ObjectStreamMode.generate, deterministic_id=True)
    return buffer.getvalue()


test_pages.__test__ = False  # type: ignore[attr-defined]


class _Side:
    """One side as operators; places are in millimetres from the upper left."""

    def __init__(self, page: TestPage, font: PageFont) -> None:
        self.page, self.font = page, font
        self._height = page.paper.height

    def draw(self, face: Face) -> Iterator[str]:
        if face.correction is not None:
            upwards = Matrix(1, 0, 0, -1, 0, self._height)
            yield placing(in_points(upwards @ face.correction @ upwards))
        yield self._write(Point(TEXT_AT.x, TEXT_AT.y), face.head, HEAD_PT)
        yield from self._paragraphs(face.paragraphs)
        for scale in SCALES:
            yield from self._scale(scale)
        yield from self._bars()
        for corner in self._corners():
            yield from self._cross(corner, RINGS if face.is_back else ())

    def _line(self, start: Point, end: Point, width: float = FINE) -> str:
        return stroke([(self._upwards(start), self._upwards(end))], width)

    def _upwards(self, point: Point) -> Point:
        return Point(point.x, self._height - point.y)

    def _write(self, at: Point, text: str, size: float) -> str:
        x, y = (value * PT_PER_MM for value in self._upwards(at))
        return f"BT {x:.4f} {y:.4f} Td {self.font.show(text, size)} ET"

    def _paragraphs(self, paragraphs: Sequence[str]) -> Iterator[str]:
        width = self.page.middle.x - CLEAR - TEXT_AT.x
        y = TEXT_AT.y + 2 * LINE
        for paragraph in paragraphs:
            for line in broken(paragraph, width, self.font, TEXT_PT):
                yield self._write(Point(TEXT_AT.x, y), line, TEXT_PT)
                y += LINE
            y += LINE / 2

    def _scale(self, scale: str) -> Iterator[str]:
        upright = scale in ("A", "B")
        ends = [self.page.point(scale, reading) for reading in (-REACH, REACH)]
        yield self._line(ends[0], ends[1], THICK)
        for half in range(-2 * int(REACH), 2 * int(REACH) + 1):
            at = self.page.point(scale, half / 2)
            size = 1.6 if half % 2 == 0 else 0.9
            across, down = (size, 0.0) if upright else (0.0, size)
            yield self._line(Point(at.x - across, at.y - down), Point(at.x + across, at.y + down))
            if half % 2 == 0:
                label = f"{half // 2}".replace("-", "−")
                shift = Point(2.2, 0.9) if upright else Point(-0.7, 4.4)
                yield self._write(Point(at.x + shift.x, at.y + shift.y), label, SMALL_PT)
        middle = self.page.point(scale, 0)
        beside = Point(middle.x - 11, middle.y + 2) if upright else Point(middle.x - 1.5, middle.y - 7)
        yield self._write(beside, scale, HEAD_PT)

    def _bars(self) -> Iterator[str]:
        x, y = self.page.middle
        across, down = self.page.bars
        level, upright = y + 30, x + 30
        yield self._line(Point(x - across / 2, level), Point(x + across / 2, level), THICK)
        for end in (x - across / 2, x + across / 2):
            yield self._line(Point(end, level - 3), Point(end, level + 3))
        yield self._write(Point(x - across / 2 + 2, level - 1.2), f"across: should be {mm(across)}", SMALL_PT)
        yield self._line(Point(upright, y - down / 2), Point(upright, y + down / 2), THICK)
        for end in (y - down / 2, y + down / 2):
            yield self._line(Point(upright - 3, end), Point(upright + 3, end))
        yield self._write(Point(upright + 1.5, y + down / 2 - 3), f"down: should be {mm(down)}", SMALL_PT)

    def _corners(self) -> list[Point]:
        paper: Size = self.page.paper
        return [Point(x, y) for x in (INSET, paper.width - INSET) for y in (INSET, paper.height - INSET)]

    def _cross(self, at: Point, rings: Sequence[float]) -> Iterator[str]:
        yield self._line(Point(at.x - 4, at.y), Point(at.x + 4, at.y))
        yield self._line(Point(at.x, at.y - 4), Point(at.x, at.y + 4))
        for radius in rings:
            circle = path_operators(
                ellipse(Rect(at.x - radius, at.y - radius, 2 * radius, 2 * radius)), self._height
            )
            yield f"q {FINE * PT_PER_MM:.4f} w {circle} S Q"
