"""One body for all closed grimoires, seen obliquely, and what is put on it: bands, corners, clasps."""

from collections.abc import Sequence
from dataclasses import dataclass

from ..document import Flats, Fragment, Light, fill, lit, stroke
from ..inks import PAPER, Colour, Inks, mix
from ..paths import Point, along, brush, polygon


@dataclass(frozen=True, slots=True)
class Volume:
    """A closed book: its front cover's corners from the upper left clockwise, and how far the back lies off."""

    corners: tuple[Point, Point, Point, Point] = ((24, 15), (76, 8), (82, 84), (30, 93))
    depth: Point = (-9, -3.5)

    def at(self, u: float, v: float) -> Point:
        """The point of the cover at `u` across and `v` down, both 0…1."""
        (ax, ay), (bx, by), (cx, cy), (dx, dy) = self.corners
        top, bottom = (ax + (bx - ax) * u, ay + (by - ay) * u), (dx + (cx - dx) * u, dy + (cy - dy) * u)
        return top[0] + (bottom[0] - top[0]) * v, top[1] + (bottom[1] - top[1]) * v

    def quad(self, u0: float, v0: float, u1: float, v1: float) -> list[Point]:
        """A rectangle of the cover."""
        return [self.at(u0, v0), self.at(u1, v0), self.at(u1, v1), self.at(u0, v1)]

    def mapped(self, points: Sequence[Point]) -> list[Point]:
        return [self.at(u, v) for u, v in points]

    def _back(self, corner: int, part: float = 1) -> Point:
        x, y = self.corners[corner]
        return x + self.depth[0] * part, y + self.depth[1] * part

    def drawn(
        self,
        inks: Inks,
        cover: Flats,
        *,
        spine: Colour | None = None,
        inner: Fragment = "",
        bands: Colour = "",
        leaf_line: float = 0.5,
    ) -> Fragment:
        """Back, leaves, spine and cover; `inner` is cut off at the cover's edge, lines part the leaves."""
        a, b, c, d = self.corners
        back = polygon([self._back(0), self._back(1), b, c, d, self._back(3)])
        leaves = polygon([self._back(0, 0.86), self._back(1, 0.92), (b[0] - 1.2, b[1] + 0.2), (a[0] + 0.6, a[1] + 0.2)])
        edges = ""
        for i in range(1, 5):
            (x0, y0), (x1, y1) = self._back(0, i / 5), self._back(1, i / 5)
            edges += f"M{x0 + 1:.2f} {y0 + 0.4:.2f}L{x1:.2f} {y1 + 0.4:.2f}"
        back_strip = polygon([self._back(0), a, d, self._back(3)])
        light = Light((1.1, 1.2), (9, 8))
        return (
            fill(back, inks.t6)
            + fill(leaves, PAPER)
            + (stroke(edges, mix(PAPER, inks.t3, 0.45), leaf_line, sharp=True) if leaf_line else "")
            + lit(polygon(self.corners), cover, light, inner=inner)
            + fill(back_strip, spine or inks.t6)
            + (self._bands(bands) if bands else "")
        )

    def _bands(self, colour: Colour) -> Fragment:
        path = ""
        for part in (0.12, 0.36, 0.6, 0.84):
            outer, inner = (
                along([self._back(0), self._back(3)], part),
                along([self.corners[0], self.corners[3]], part),
            )
            path += polygon([outer, inner, (inner[0], inner[1] + 3.4), (outer[0], outer[1] + 3.4)])
        return fill(path, colour)

    def corner_plates(self, flats: Flats, size: float = 0.2) -> Fragment:
        """Metal on the four corners of the cover."""
        plates = ""
        for u, v, du, dv in ((0, 0, 1, 1), (1, 0, -1, 1), (1, 1, -1, -1), (0, 1, 1, -1)):
            shape = self.mapped(
                [
                    (u + du * size * part, v + dv * size * 0.68 * down)
                    for part, down in ((0, 0), (1, 0), (0.62, 0.42), (0.4, 0.66), (0, 1))
                ]
            )
            plates += lit(polygon(shape), flats, Light((0.6, 0.6), (4, 3)))
        return plates

    def clasp(self, flats: Flats, v: float, ink: Colour) -> Fragment:
        """A strap of metal that reaches over the fore edge at `v`."""
        (x0, y0), (x1, y1) = self.at(0.82, v), self.at(1.04, v)
        plate = polygon(
            [(x0, y0 - 2.4), (x1, y1 - 3.2), (x1 + 2, y1 + 0.4), (x1, y1 + 4), (x0, y0 + 3.6), (x0 - 2, y0 + 0.6)]
        )
        return lit(plate, flats, Light((0.6, 0.7), (4, 3))) + fill(
            brush([(x0 + 1, y0 + 0.6), (x1 - 1, y1 + 0.4)], 1, 1), ink
        )
