"""A page of a PDF as it is painted: every path and every form, in millimetres from the upper left corner."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pikepdf

from deckwright.basics.geometry import Matrix, Point, Rect

MM = 25.4 / 72


@dataclass
class Painted:
    """A path that was filled, stroked or clipped with: its points that lie on it, and how it was painted."""

    points: list[Point]
    operator: str
    width: float  # mm
    stroke: tuple[str, ...]

    @property
    def box(self) -> Rect:
        x, y = min(p.x for p in self.points), min(p.y for p in self.points)
        return Rect(x, y, max(p.x for p in self.points) - x, max(p.y for p in self.points) - y)


@dataclass
class Shown:
    """A face: where the middle of its form lies, how large the form is, and what it is clipped with last."""

    middle: Point
    size: tuple[float, float]
    clips: list[Painted]


@dataclass
class Page:
    height: float
    paths: list[Painted] = field(default_factory=list)
    faces: list[Shown] = field(default_factory=list)

    def circles(self, operator: str = "S", width: float | None = None) -> list[Rect]:
        """The boxes of all round paths painted so."""
        found = [p for p in self.paths if p.operator == operator and len(p.points) >= 9]
        if width is not None:
            found = [p for p in found if abs(p.width - width) < 1e-3]
        return [p.box for p in found if abs(p.box.width - p.box.height) < 1e-3]


def operations(page: pikepdf.Page) -> list[tuple[list[Any], str]]:
    """What a page does, in order: operands and operator."""
    return [(list(each.operands), str(each.operator)) for each in pikepdf.parse_content_stream(page)]


def read(path: Path | str, number: int) -> Page:
    with pikepdf.open(path) as pdf:
        page = pdf.pages[number]
        reader = _Reader(float(page.mediabox[3]), page)
        for operands, operator in operations(page):
            reader.take(operator, operands)
        return reader.page


class _Reader:
    def __init__(self, height: float, page: pikepdf.Page) -> None:
        self.page = Page(height * MM)
        self.resources = page.Resources
        self.at = Matrix()
        self.width = 0.0
        self.stroke: tuple[str, ...] = ()
        self.clips: list[Painted] = []
        self.stack: list[tuple[Matrix, float, tuple[str, ...], list[Painted]]] = []
        self.points: list[Point] = []
        self.clipping = False

    def point(self, x: object, y: object) -> Point:
        found = self.at.apply(float(x), float(y))  # type: ignore[arg-type]
        return Point(found.x * MM, self.page.height - found.y * MM)

    def take(self, operator: str, v: list[Any]) -> None:
        if operator == "q":
            self.stack.append((self.at, self.width, self.stroke, list(self.clips)))
        elif operator == "Q":
            self.at, self.width, self.stroke, self.clips = self.stack.pop()
        elif operator == "cm":
            self.at = self.at @ Matrix(*map(float, v))
        elif operator == "w":
            self.width = float(v[0]) * MM
        elif operator in ("RG", "G", "SCN", "CS", "K"):
            self.stroke = (*(self.stroke if operator == "SCN" else ()), *map(str, v))
        elif operator in "mlc":
            self.points.append(self.point(*v[-2:]))
        elif operator == "re":
            x, y, w, h = map(float, v)
            self.points += [self.point(*p) for p in ((x, y), (x + w, y), (x + w, y + h), (x, y + h))]
        elif operator in ("W", "W*"):
            self.clipping = True
        elif operator in ("n", "S", "s", "f", "f*", "B", "B*"):
            self.paint(operator)
        elif operator == "Do":
            self.show(self.resources.XObject[v[0]])

    def paint(self, operator: str) -> None:
        painted = Painted(self.points, operator, self.width, self.stroke)
        if self.clipping:
            self.clips.append(painted)
        elif self.points:
            self.page.paths.append(painted)
        self.points, self.clipping = [], False

    def show(self, form: pikepdf.Object) -> None:
        left, bottom, right, top = (float(value) for value in form.BBox)
        inner = Matrix(*(float(value) for value in form.get("/Matrix", [1, 0, 0, 1, 0, 0])))
        corners = [inner.apply(x, y) for x, y in ((left, bottom), (right, top))]
        middle = self.point((corners[0].x + corners[1].x) / 2, (corners[0].y + corners[1].y) / 2)
        self.page.faces.append(Shown(middle, ((right - left) * MM, (top - bottom) * MM), list(self.clips)))
