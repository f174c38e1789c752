"""One picture of a face, drawn to be looked at closely: what all checks of a face share."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from typing import Final

import cairocffi
import numpy
import numpy.typing as npt

from ...basics.geometry import Rect
from ...basics.problems import Place, Problem, Spot, problem
from ...basics.records import dataclass
from ...faces.draw.draw import draw_face
from ...faces.layouts import Face
from ...svg import Renderer
from ...svg.canvas.record import Letters, Painted, Seen, Sign

DPI: Final = 150  # a pixel is a sixth of a millimetre
SCALE: Final = DPI / 25.4  # pixels to a millimetre


@dataclass(frozen=True)
class Look:
    """A drawn face. The picture begins at the upper left of the bleed."""

    face: Face
    pixels: npt.NDArray[numpy.uint8]  # rows of columns of red, green, blue
    painted: Painted
    problems: tuple[Problem, ...]  # of drawing it

    @property
    def seen(self) -> Seen:
        return self.painted.seen or Seen()

    @cached_property
    def overflowing(self) -> frozenset[Place]:
        """Where texts stand that do not fit: how small they are and where they reach is of that."""
        return frozenset(
            found.place for found in self.problems if found.code == "text-overflow" and found.place
        )

    @property
    def letters(self) -> Iterator[Letters]:
        """The letters of texts that fit."""
        return (letters for letters in self.seen.letters if letters.place not in self.overflowing)

    @property
    def signs(self) -> Iterator[Sign]:
        """The symbols that stand by themselves, or in texts that fit."""
        return (sign for sign in self.seen.signs if sign.place not in self.overflowing)

    @property
    def layout(self) -> Place:
        return Place(self.face.file)

    def spot(self, rect: Rect) -> Spot:
        """A rectangle of the picture, as a place on the face."""
        bleed = self.face.component.bleed
        x, y = rect.x / SCALE - bleed, rect.y / SCALE - bleed
        sides = (x, y, rect.width / SCALE, rect.height / SCALE)
        return Spot(self.face.id, *(round(side, 2) for side in sides))

    def problem_at(
        self, code: str, message: str, place: Place, rect: Rect, hint: str, about: str = ""
    ) -> Problem:
        """A problem of this face, at the rectangle *rect* of the picture."""
        spot = self.spot(rect)
        return problem(code, message, place, hint=hint, card=self.face.card, about=about, spot=spot)


def look(face: Face, renderer: Renderer) -> Look:
    """Draw *face* by a renderer that looks closely."""
    bleed, size = face.component.bleed, box_of(face)
    across, down = pixels_of(size)
    surface = cairocffi.ImageSurface(cairocffi.FORMAT_ARGB32, across, down)
    context = cairocffi.Context(surface)
    context.scale(
        across / (size.width * SCALE), down / (size.height * SCALE)
    )  # the last pixels are whole ones
    context.translate(bleed * SCALE, bleed * SCALE)
    drawn = draw_face(face, renderer, context, SCALE)
    context.set_operator(cairocffi.OPERATOR_DEST_OVER)  # paper, under all that is painted
    context.set_source_rgb(1, 1, 1)
    context.paint()
    surface.flush()
    rows = numpy.frombuffer(surface.get_data(), numpy.uint8).reshape(down, surface.get_stride())
    pixels = rows[:, : across * 4].reshape(down, across, 4)[:, :, 2::-1].copy()
    return Look(face, pixels, drawn.painted, drawn.problems)


def box_of(face: Face) -> Rect:
    """The face with its bleed, in millimetres from the trim corner."""
    return Rect(0, 0, *face.component.size).outset(face.component.bleed)


def pixels_of(size: Rect) -> tuple[int, int]:
    """Width and height of the picture of a rectangle in millimetres."""
    return max(1, round(size.width * SCALE)), max(1, round(size.height * SCALE))


def box_around(mark: Letters | Sign) -> Rect:
    """The pixels of the picture that letters or a symbol cover."""
    rows, columns = numpy.nonzero(mark.covered)
    if not len(rows):
        return Rect(mark.left, mark.top, 0, 0)
    left, top = int(columns.min()), int(rows.min())
    return Rect(mark.left + left, mark.top + top, int(columns.max()) + 1 - left, int(rows.max()) + 1 - top)


def quote(text: str) -> str:
    """A text as a message names it."""
    one_line = " ".join(text.split())
    return f"‘{one_line}’" if len(one_line) <= 28 else f"‘{one_line[:26].rstrip()} …’"
