"""What a face shows too near to the cut: texts and symbols outside of the safe zone, which follows the shape."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from .geometry import Point, Rect
from .outlines import Outline
from .plates import Plate
from .problems import Place, Problem, problem
from .units import mm

NEAR = 0.1  # mm that a box of letters may be larger than the letters


def near_the_cut(plates: Iterable[Plate]) -> list[Problem]:
    """A problem for each text or symbol that reaches out of its safe zone, of faces that are no rectangles.

    Boxes are rectangles, and a round zone cuts their corners: a text counts as outside where the middle of one of its
    sides is.
    """
    return [found for plate in plates if not plate.face.component.form.is_box for found in _of(plate)]


def _of(plate: Plate) -> Iterator[Problem]:
    component = plate.face.component
    zone = component.form.outline(-component.safe)
    shown = [
        *((f"the symbol {box.name!r}", box.rect) for box in plate.painted.symbols),
        *((f"the text {box.text[:24]!r}", box.rect) for box in plate.painted.texts),
    ]
    for what, rect in shown:
        if any(not inside(zone, point) for point in _sides(rect)):
            message = (
                f"{what} reaches into the {mm(component.safe)} before the cut that a knife may miss "
                f"({component.form.kind.value} of {component.size.width:g} × {component.size.height:g} mm)"
            )
            hint = "make it smaller or move it inwards; `safe:` of the component says how near it may come"
            place = Place(plate.face.layout)
            yield problem("outside-safe-zone", message, place, card=plate.face.card, hint=hint)


def _sides(rect: Rect) -> Sequence[Point]:
    inner = rect.inset(min(NEAR, rect.width / 2, rect.height / 2))
    x, y = inner.center
    return (Point(x, inner.y), Point(inner.right, y), Point(x, inner.bottom), Point(inner.x, y))


def inside(outline: Outline, point: Point) -> bool:
    """Whether *point* lies inside, by the crossings of a ray to its right."""
    crossings = 0
    for contour in outline.contours:
        points = contour.flattened()
        for a, b in zip(points, [*points[1:], points[0]], strict=True):
            if (a.y > point.y) != (b.y > point.y):
                crossings += point.x < a.x + (point.y - a.y) * (b.x - a.x) / (b.y - a.y)
    return crossings % 2 == 1
