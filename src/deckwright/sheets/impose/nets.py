"""The net of a die of paper, to cut out, crease, fold and glue: its faces with their art, its tabs, its creases."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Final, NamedTuple

from ...basics.geometry import Point, Rect, Size
from ...basics.outlines import move_sides, open_line, polygon
from .blocks import SheetBlock
from .pawns import Sticker
from .plan import Cut, CutKind, Label, Placement, fold_figure
from .solids import Edge, Solid

AIR: Final = 2.0  # mm round a net, for its bleed
NAME: Final = 4.0
TAB: Final = 7.0  # mm deep, of a large die
DEPTH: Final = 0.35  # of an edge, that a tab is deep at most
TIP: Final = 0.3  # of an edge, that a tab is wide at its end at least
SLOPE: Final = 0.8  # of its depth, that a tab narrows at each end
IN_GAP: Final = 0.9  # of the angle between two faces, that a tab between them takes
OPEN: Final = 89.0  # degrees beside a side, from which on its bleed reaches no other face


class Tab(NamedTuple):
    """A tab on a side, in edges: how deep it is, by how much it narrows where the side begins and where it ends."""

    depth: float
    at_start: float
    at_end: float


def net(stickers: Sequence[Sticker], solid: Solid, name: str, edge: float, copy: int) -> SheetBlock:
    """The net of a die whose edges are *edge* mm long; *stickers* in the order of its places, or one for all."""
    art = stickers if len(stickers) == solid.count else tuple(stickers) * solid.count
    tabs = _tabs(solid, edge)
    rim, creases = _outline(solid, tabs)
    left, top = min(x for x, _ in rim), min(y for _, y in rim)
    width, height = (max(p[axis] for p in rim) - low for axis, low in enumerate((left, top)))

    def at(point: Point) -> Point:
        return Point(AIR + (point.x - left) * edge, AIR + (point.y - top) * edge)

    bare = _bare_sides(solid, tabs)
    placements = tuple(
        _face(sticker, [at(corner) for corner in face], bare.get(place, frozenset()), copy)
        for place, (sticker, face) in enumerate(zip(art, solid.faces, strict=True))
    )
    folds = [open_line(at(a), at(b)) for a, b in creases]
    size = Size(width * edge + 2 * AIR, height * edge + 2 * AIR + NAME)
    label = Label(Rect(AIR, size.height - NAME, size.width - 2 * AIR, NAME), name, 7)
    cuts = [Cut(polygon([at(point) for point in rim])), *(Cut(fold, CutKind.CREASE) for fold in folds)]
    shown = tuple(map(fold_figure, folds))
    return SheetBlock(size, placements, shown, (label,), tuple(cuts))


def _face(sticker: Sticker, corners: Sequence[Point], bare: frozenset[int], copy: int) -> Placement:
    """A face on its place; its bleed shows only where neither a face nor a tab lies beside it."""
    own = sticker.form.corners
    foot = math.atan2(corners[1].y - corners[0].y, corners[1].x - corners[0].x)
    turn = round(math.degrees(foot) - 180, 6) % 360  # the foot of an upright face runs from right to left
    c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    width, height = sticker.form.size
    x, y = own[0].x - width / 2, own[0].y - height / 2
    middle = Point(corners[0].x - (c * x - s * y), corners[0].y - (s * x + c * y))
    bleed = min(sticker.bleed, AIR)
    shown = polygon(move_sides(corners, [bleed if side in bare else 0.0 for side in range(len(corners))]))
    placement = sticker.placement_at(middle.x - width / 2, middle.y - height / 2, copy, None)
    return replace(placement, lean=turn, clip=shown.bounds, shown=shown)


@lru_cache(64)
def _tabs(solid: Solid, edge: float) -> Mapping[Edge, Tab]:
    """One of each two sides that are glued to each other has a tab."""
    glued = {first for first, _ in solid.pairs}
    count = len(solid.rim)
    sides = [side for side, _ in solid.rim]
    found: dict[Edge, Tab] = {}
    for number, side in enumerate(sides):
        if side not in glued:
            continue
        after = (number + 1) % count
        ends = ((number, sides[number - 1]), (after, sides[after]))
        slopes = [_slope(solid, solid.rim[at][1], beside in glued) for at, beside in ends]
        depth = min(TAB / edge, DEPTH, (1 - TIP) / sum(slopes))
        found[side] = Tab(depth, depth * slopes[0], depth * slopes[1])
    return found


def _slope(solid: Solid, faces: int, shared: bool) -> float:
    """By how much of its depth a tab narrows at a corner with so many faces round it; *shared*: with another tab."""
    free = (360 - faces * solid.angle) * IN_GAP / (2 if shared else 1)
    return SLOPE if free >= 90 else max(SLOPE, 1 / math.tan(math.radians(free)))


def _bare_sides(solid: Solid, tabs: Mapping[Edge, Tab]) -> Mapping[int, frozenset[int]]:
    """By face, its open sides without a tab, where its bleed lies on no other face."""
    found: dict[int, frozenset[int]] = {}
    for number, ((face, side), faces) in enumerate(solid.rim):
        most = max(faces, solid.rim[(number + 1) % len(solid.rim)][1])
        if (face, side) not in tabs and 360 - most * solid.angle >= OPEN:
            found[face] = found.get(face, frozenset()) | {side}
    return found


def _outline(solid: Solid, tabs: Mapping[Edge, Tab]) -> tuple[list[Point], list[tuple[Point, Point]]]:
    """The line to cut along, with tabs; and all creases, of hinges and of tabs."""
    points: list[Point] = []
    creases = [_ends(solid, (hinge.face, hinge.side)) for hinge in solid.hinges]
    for side, _ in solid.rim:
        start, end = _ends(solid, side)
        points.append(start)
        if side in tabs:
            points += _corners_of(tabs[side], start, end)
            creases.append((start, end))
    return points, creases


def _ends(solid: Solid, edge: Edge) -> tuple[Point, Point]:
    corners = solid.faces[edge[0]]
    return corners[edge[1]], corners[(edge[1] + 1) % solid.sides]


def _corners_of(tab: Tab, start: Point, end: Point) -> Iterator[Point]:
    """The two outer corners of a tab, outwards of a clockwise outline."""
    ux, uy = end.x - start.x, end.y - start.y
    for at, along in ((start, tab.at_start), (end, -tab.at_end)):
        yield Point(at.x + ux * along + uy * tab.depth, at.y + uy * along - ux * tab.depth)
