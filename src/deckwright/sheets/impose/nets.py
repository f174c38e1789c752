"""The net of a die: six faces in a cross, to cut out, crease, fold and glue. Faces n and 7 − n lie opposite."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from ...basics.geometry import Insets, Point, Rect, Size
from ...basics.outlines import open_line, polygon
from .blocks import SheetBlock
from .pawns import Sticker
from .plan import Cut, CutKind, Label, Placement, SheetFigure

AIR: Final = 2.0  # mm round a net, for its bleed
NAME: Final = 4.0
# Column and row of each face in the net, and where nothing lies beside it but paper, so that its bleed may show.
PLACES: Final[tuple[tuple[int, int, str], ...]] = (
    (0, 1, "left top bottom"),
    (1, 1, ""),
    (1, 0, ""),
    (1, 2, ""),
    (3, 1, "top bottom"),
    (2, 1, "top bottom"),
)
# The corners in edges, clockwise: `t` marks a side that a tab is glued on, up to the next corner.
CORNERS: Final[tuple[tuple[float, float, bool], ...]] = (
    (0, 1, False),
    (1, 1, True),
    (1, 0, True),
    (2, 0, True),
    (2, 1, False),
    (4, 1, True),
    (4, 2, False),
    (2, 2, True),
    (2, 3, True),
    (1, 3, True),
    (1, 2, False),
    (0, 2, False),
)
CREASES: Final = (((1, 1), (1, 2)), ((2, 1), (2, 2)), ((3, 1), (3, 2)), ((1, 1), (2, 1)), ((1, 2), (2, 2)))


def net(stickers: Sequence[Sticker], name: str, edge: float, copy: int) -> SheetBlock:
    """The net of a die whose edges are *edge* mm long."""
    tab = min(7.0, edge * 0.35)
    left, top = AIR + max(0.0, tab - edge), AIR + tab

    def at(column: float, row: float) -> Point:
        return Point(left + column * edge, top + row * edge)

    faces = stickers if len(stickers) == len(PLACES) else tuple(stickers) * len(PLACES)
    placements = tuple(
        _face(sticker, Rect(*at(column, row), edge, edge), free, copy)
        for sticker, (column, row, free) in zip(faces, PLACES, strict=True)
    )
    outline, glued = _outline([(at(x, y), has_tab) for x, y, has_tab in CORNERS], tab)
    creases = [(at(*a), at(*b)) for a, b in CREASES] + glued
    size = Size(left + 4 * edge + tab + AIR, top + 3 * edge + tab + AIR + NAME)
    label = Label(Rect(left + 2.2 * edge + tab, top + 2.4 * edge, 1.8 * edge, 2 * NAME), name, 7)
    cuts = [Cut(polygon(outline), CutKind.CUT)]
    cuts += [Cut(open_line(a, b), CutKind.CREASE) for a, b in creases]
    shown = tuple(
        SheetFigure(open_line(a, b), stroke="#808080", width=0.15, dash=(1.5, 1)) for a, b in creases
    )
    return SheetBlock(size, placements, shown, (label,), tuple(cuts))


def _face(sticker: Sticker, place: Rect, free: str, copy: int) -> Placement:
    """A face in its square; its bleed shows only where neither a face nor a tab lies beside it."""
    bleed = min(sticker.bleed, AIR)
    sides = {side: bleed if side in free.split() else 0.0 for side in ("left", "top", "right", "bottom")}
    placement = sticker.placement_at(place.x, place.y, copy, None)
    return replace(placement, rect=place, clip=place.outset(Insets(**sides)))


def _outline(
    corners: Sequence[tuple[Point, bool]], tab: float
) -> tuple[list[Point], list[tuple[Point, Point]]]:
    """The line to cut along, with tabs; and where these are creased."""
    points: list[Point] = []
    creases: list[tuple[Point, Point]] = []
    for index, (start, has_tab) in enumerate(corners):
        points.append(start)
        if has_tab:
            end, _ = corners[(index + 1) % len(corners)]
            points += _tab(start, end, tab)
            creases.append((start, end))
    return points, creases


def _tab(start: Point, end: Point, depth: float) -> tuple[Point, Point]:
    """The two outer corners of a tab on the side from *start* to *end*, outwards of a clockwise outline."""
    length = abs(end.x - start.x) + abs(end.y - start.y)
    ux, uy = (end.x - start.x) / length, (end.y - start.y) / length
    out_x, out_y = uy * depth, -ux * depth
    slope = depth * 0.8
    return (
        Point(start.x + ux * slope + out_x, start.y + uy * slope + out_y),
        Point(end.x - ux * slope + out_x, end.y - uy * slope + out_y),
    )
