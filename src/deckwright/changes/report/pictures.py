"""Faces as small pictures, and where two of them differ."""

from __future__ import annotations

import io
from typing import Any, Final

import numpy as np
from PIL import Image, features

from ...basics.geometry import Rect, Size
from ...basics.outlines import Outline
from ...basics.records import dataclass
from ...faces.draw.draw import draw_face
from ...faces.layouts import Face
from ...svg import Renderer
from ...svg.white_page import white_paper
from .corners import cut

DPMM: Final = 6.0  # pixels to a millimetre where faces are compared
ACROSS: Final = 340  # pixels of a picture in the report
# WebP takes half of what JPEG does; not every build of Pillow writes it.
FORMS: Final[dict[bool, tuple[str, dict[str, Any]]]] = {
    True: ("WEBP", {"quality": 80, "method": 2}),
    False: ("JPEG", {"quality": 85, "subsampling": 0}),
}
APART: Final = 20  # of 255, in one channel: what an eye sees side by side
CELL: Final = 1.0  # mm
REACH: Final = (4, 2)  # cells, along and across a line of text: differences nearer than this are one place
MOST: Final = 24  # places; where there are more, most of the face is new


@dataclass(frozen=True, slots=True)
class Shot:
    """A face as it is cut."""

    pixels: Any  # array of 0 to 255, rows of columns of red, green, blue
    size: Size
    outline: Outline | None = None  # of its cut, where that is known
    is_scan: bool = (
        False  # by another program than draws cards: finer than APART only one of its own compares with it
    )

    def small(self) -> Small:
        """Its picture in a report."""
        image = Image.fromarray(self.pixels)
        width = min(ACROSS, image.width)
        height = max(1, round(width * self.size.height / self.size.width))
        outline = cut(self.outline) if self.outline else ""
        file = io.BytesIO()
        form, options = FORMS[bool(features.check("webp"))]
        image.resize((width, height), Image.Resampling.LANCZOS).save(file, form, **options)
        return Small(file.getvalue(), f"image/{form.lower()}", width, height, self.size, outline)


@dataclass(frozen=True, slots=True)
class Small:
    """The picture of a face in a report."""

    data: bytes
    kind: str  # of the bytes, as pages name it
    width: int  # pixels
    height: int
    size: Size  # mm
    cut: str = ""  # path data, in mm


def shot(face: Face, renderer: Renderer) -> Shot:
    size = face.component.size
    width, height = (max(1, round(side * DPMM)) for side in size)
    surface, context = white_paper(width, height)
    draw_face(face, renderer, context, DPMM)
    surface.flush()
    rows = np.frombuffer(surface.get_data(), np.uint8).reshape(height, surface.get_stride() // 4, 4)
    return Shot(np.ascontiguousarray(rows[:, :width, 2::-1]), size, face.component.form.outline())


def places(before: Shot, after: Shot) -> tuple[Rect, ...]:
    """Where two pictures of one size differ, in millimetres; the whole face where their sizes do."""
    if before.pixels.shape != after.pixels.shape:
        return (Rect(0, 0, *after.size),)
    apart = np.abs(before.pixels.astype(np.int16) - after.pixels).max(axis=2) > APART
    cells = _cells(apart)
    found = [_tight(apart, box) for box in _boxes_of_near_cells(cells)]
    return tuple(found) if len(found) <= MOST else (_around(found),)


def _cells(apart: Any) -> Any:
    """For each cell of the face, whether anything differs in it."""
    step = round(CELL * DPMM)
    height, width = apart.shape
    padded = np.zeros((-(-height // step) * step, -(-width // step) * step), bool)
    padded[:height, :width] = apart
    return padded.reshape(padded.shape[0] // step, step, padded.shape[1] // step, step).any(axis=(1, 3))


def _boxes_of_near_cells(cells: Any) -> list[tuple[int, int, int, int]]:
    """The boxes of cells that are near each other: left, top, right, bottom, ends excluded."""
    along, across = REACH
    waiting = {(int(x), int(y)) for y, x in zip(*np.nonzero(cells), strict=True)}
    boxes = []
    while waiting:
        group, edge = [], [waiting.pop()]
        while edge:
            x, y = edge.pop()
            group.append((x, y))
            near = {
                (x + dx, y + dy) for dx in range(-along, along + 1) for dy in range(-across, across + 1)
            } & waiting
            waiting -= near
            edge += near
        xs, ys = zip(*group, strict=True)
        boxes.append((min(xs), min(ys), max(xs) + 1, max(ys) + 1))
    return sorted(boxes, key=lambda box: (box[1], box[0]))


def _tight(apart: Any, box: tuple[int, int, int, int]) -> Rect:
    """What differs within a box of cells, in millimetres."""
    left, top, right, bottom = (round(side * CELL * DPMM) for side in box)
    rows, columns = np.nonzero(apart[top:bottom, left:right])
    x, y = left + columns.min(), top + rows.min()
    width, height = columns.max() - columns.min() + 1, rows.max() - rows.min() + 1
    return Rect(*(float(value) / DPMM for value in (x, y, width, height)))


def _around(rects: list[Rect]) -> Rect:
    left, top = min(rect.x for rect in rects), min(rect.y for rect in rects)
    right, bottom = max(rect.right for rect in rects), max(rect.bottom for rect in rects)
    return Rect(left, top, right - left, bottom - top)
