"""Dungeon tiles: rows of letters become floor, wall, rock and what stands on the squares.

Every open edge is the same to a tenth of a millimetre: floor from pier to pier, nodes on 22, 44 and 66, and nothing
but hair joints, wall and the rock's rings crosses the cut, so that any edge meets any other.
"""

from __future__ import annotations

import math
import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import pairwise
from typing import NamedTuple

import shapely
from shapely.geometry import LineString, MultiLineString, Polygon, box
from shapely.geometry.base import BaseGeometry
from shapely.geometry.polygon import orient

from ..document import Fragment, clipped, document, fill, group, placed, stroke
from ..engraving.burin import INK, PAPER
from ..paths import PathData, polygon, spike
from . import things
from .strewn import TINT, cut, data, flat

SQUARE, WALL, BLEED = 22.0, 4.4, 3.0
KEPT = 3.9  # so near the cut nothing strays from its line
OUT = BLEED + 5  # what is drawn beyond the cut ends out of sight
FLOOR = set(".,bcatpwslrzxkfovgqnmyiudASPCOJB*~e")
EARTH = set(",u~ydJ")
# Water-lining: how far from the floor, how wide.
RINGS = (
    (3.3, 0.5), (4.25, 0.42), (5.3, 0.34), (6.5, 0.28), (7.9, 0.22), (9.5, 0.18), (11.4, 0.15), (13.8, 0.13),
    (16.8, 0.12), (20.4, 0.11), (24.6, 0.1),
)  # fmt: skip
SIDES = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}


class Spot(NamedTuple):
    """A thing's squares, in squares and as the free part of them, mm."""

    letter: str
    squares: frozenset[tuple[int, int]]
    free: tuple[float, float, float, float]


@dataclass
class Tile:
    """One tile's row of the table."""

    rows: list[str]
    edges: list[str]
    entry: str = "S"
    triangle: str = "noir"
    doors: list[str] = field(default_factory=list)
    seed: int = 1

    @property
    def size(self) -> tuple[float, float]:
        return len(self.rows[0]) * SQUARE, len(self.rows) * SQUARE

    def letter(self, x: int, y: int) -> str:
        return self.rows[y][x] if 0 <= y < len(self.rows) and 0 <= x < len(self.rows[0]) else ""

    def squares(self) -> Iterator[tuple[int, int]]:
        yield from ((x, y) for y, row in enumerate(self.rows) for x, letter in enumerate(row) if letter in FLOOR)

    @property
    def is_earth(self) -> bool:
        return sum(letter in EARTH for row in self.rows for letter in row) > 5

    def is_open(self, side: str, x: int) -> bool:
        """Whether the tile's edge beyond square `x` of it is open."""
        return side in self.edges or side + str(x // 4 + 1) in self.edges

    def free(self, x: int, y: int) -> tuple[float, float, float, float]:
        """The square without what the tile's own closed edges take from it."""
        nx, ny = len(self.rows[0]), len(self.rows)
        closed = {side: not self.is_open(side, x if side in "NS" else y) for side in SIDES}
        return (
            x * SQUARE + WALL * (x == 0 and closed["W"]),
            y * SQUARE + WALL * (y == 0 and closed["N"]),
            (x + 1) * SQUARE - WALL * (x == nx - 1 and closed["E"]),
            (y + 1) * SQUARE - WALL * (y == ny - 1 and closed["S"]),
        )


# --------------------------------------------------------------------------------------------------- the plan


def page_of(tile: Tile) -> Polygon:
    """The tile with its bleed."""
    return box(-BLEED, -BLEED, tile.size[0] + BLEED, tile.size[1] + BLEED)


def edge_strips(tile: Tile, deep: float) -> list[Polygon]:
    """Along every open edge the floor from pier to pier, `deep` into the tile, whatever lies behind."""
    wide, high = tile.size
    strips = []
    for edge in tile.edges:
        if edge[0] in "NS":
            first = 88.0 * (int(edge[1:] or 1) - 1)
            last = first + 88 if edge[1:] else wide
            y = (-OUT, deep) if edge[0] == "N" else (high - deep, high + OUT)
            strips.append(box(first + WALL, y[0], last - WALL, y[1]))
        else:
            x = (-OUT, deep) if edge == "W" else (wide - deep, wide + OUT)
            strips.append(box(x[0], WALL, x[1], high - WALL))
    return strips


def floor_of(tile: Tile) -> BaseGeometry:
    """The floor, with its bleed beyond open edges, without piers."""
    wide, high = tile.size
    inside = [box(*tile.free(x, y)) for x, y in tile.squares()]
    voids = [box(*tile.free(x, y)) for y, row in enumerate(tile.rows) for x, letter in enumerate(row) if letter == "h"]
    floor = shapely.union_all([*inside, *voids, *edge_strips(tile, WALL)])
    span = [0.0, wide] if wide < 100 else [0.0, wide / 2, wide]
    piers = [box(x - (WALL if x else 12), y - (WALL if y else 12), x + (12 if x == wide else WALL), y + (12 if y else WALL)) for x in span for y in (0.0, high)]
    return floor.difference(shapely.union_all(piers)).simplify(0.001)


def hewn(floor: BaseGeometry, tile: Tile, rng: random.Random) -> BaseGeometry:
    """The same outline with small steps off the line, none near the tile's edge."""
    wide, high = tile.size

    def ring(way: list[tuple[float, float]]) -> list[tuple[float, float]]:
        made = []
        for (ax, ay), (bx, by) in pairwise(way):
            length = math.hypot(bx - ax, by - ay)
            count = int(length // 5.5)
            steps = [((k + rng.uniform(-0.2, 0.2)) / count, rng.uniform(-0.34, 0.34)) for k in range(1, count)]
            pins = [(line - a) / (b - a) for a, b, far in ((ax, bx, wide), (ay, by, high)) for line in (KEPT, far - KEPT) if a != b]
            made.append((ax, ay))
            for t, off in sorted(steps + [(t, 0.0) for t in pins if 0 < t < 1]):
                x, y = ax + (bx - ax) * t, ay + (by - ay) * t
                if KEPT - 0.01 < x < wide - KEPT + 0.01 and KEPT - 0.01 < y < high - KEPT + 0.01:
                    made.append((x + off * (by - ay) / length, y - off * (bx - ax) / length))
        return made

    parts = []
    for part in getattr(floor, "geoms", [floor]):
        holes = [ring(list(hole.coords)) for hole in part.interiors]
        parts.append(Polygon(ring(list(part.exterior.coords)), holes))
    return shapely.union_all(parts)


# ---------------------------------------------------------------------------------------------- rock and wall


def rock(floor: BaseGeometry, tile: Tile, rng: random.Random) -> Fragment:
    """Tint under nested lines that follow the floor's outline and thin out away from it."""
    page = page_of(tile)
    out = fill(data(page), TINT)
    for far, width in RINGS:
        line = floor.buffer(far, quad_segs=5).boundary.intersection(page)
        if not line.is_empty:
            out += stroke(data(wavered(shapely.line_merge(line), tile, rng, 0.018 * far)), INK, width)
    return out


def wavered(lines: BaseGeometry, tile: Tile, rng: random.Random, by: float) -> BaseGeometry:
    """Lines with the tremor of a hand, none of it near the cut."""
    wide, high = tile.size
    made = []
    for line in getattr(lines, "geoms", [lines]):
        count = int(line.length // 3.2)
        if count < 4 or by < 0.09:
            made.append(line)
            continue
        way = []
        for k in range(count + 1):
            at = line.interpolate(k / count, normalized=True)
            near = min(at.x, at.y, wide - at.x, high - at.y)
            off = by * min(1.0, max(0.0, (near - 4.6) / 4))
            way.append((at.x + rng.uniform(-off, off), at.y + rng.uniform(-off, off)))
        if line.is_ring:
            way[-1] = way[0]
        made.append(LineString(way))
    return MultiLineString(made)


def boundary_runs(floor: BaseGeometry) -> Iterator[tuple[float, float, float, float, float]]:
    """The floor's outline, run by run: start, direction (unit), length; the floor lies on the right."""
    for part in getattr(floor, "geoms", [floor]):
        part = orient(part, 1.0)
        for way in (part.exterior, *part.interiors):
            points = list(way.coords)
            for (ax, ay), (bx, by) in pairwise(points):
                length = math.hypot(bx - ax, by - ay)
                if length > 0.01:
                    yield ax, ay, (bx - ax) / length, (by - ay) / length, length


def wall(floor: BaseGeometry, tile: Tile, rng: random.Random) -> Fragment:
    """A band of dressed stones round the floor, a heavy line at its foot."""
    wide, high = tile.size
    page = page_of(tile)
    line, band, inner = (floor.buffer(far, join_style="mitre").intersection(page) for far in (2.62, 2.2, 0.65))
    out = flat(line, INK) + flat(band, PAPER)
    joints, chips = "", ""
    for x, y, dx, dy, length in boundary_runs(floor):
        at = rng.uniform(0.7, 2.4)
        while at < length - 0.6:
            px, py = x + dx * at, y + dy * at
            if min(px, py, wide - px, high - py) > 3.9:
                joints += polygon([(px, py), (px + dy * 2.3, py - dx * 2.3)], closed=False)
                if rng.random() < 0.34:
                    for k in range(rng.randint(2, 4)):
                        cx, cy = px + dx * (0.42 + 0.4 * k), py + dy * (0.42 + 0.4 * k)
                        reach = rng.uniform(0.7, 1.5) * (1 - 0.16 * k)
                        chips += spike(cx + dy * 2.3, cy - dx * 2.3, reach, 0.26, math.degrees(math.atan2(dx, -dy)))
            at += rng.choice((2.5, 3.1, 3.8, 4.6)) * rng.uniform(0.9, 1.1)
    return out + stroke(joints, INK, 0.3, sharp=True) + fill(chips, INK) + flat(inner, INK)


def foot(floor: BaseGeometry, tile: Tile, rng: random.Random) -> Fragment:
    """The shade at the wall's foot: tint, and cuts that grow out of the wall."""
    wide, high = tile.size
    out = flat(floor.difference(floor.buffer(-2.5, join_style="mitre")).intersection(page_of(tile)), TINT)
    ticks = ""
    phase = rng.uniform(0, 6)
    for x, y, dx, dy, length in boundary_runs(floor):
        count = int(length / 0.6)
        for k in range(count):
            at = (k + 0.5) * length / count
            px, py = x + dx * at, y + dy * at
            if min(px, py, wide - px, high - py) < 0.9:
                continue
            reach = 1.55 + 0.3 * math.sin(phase + (px + py) / 2.6) + rng.uniform(-0.22, 0.22)
            ticks += spike(px, py, reach, 0.3, math.degrees(math.atan2(dx, -dy)))
    return out + fill(ticks, INK)


# ---------------------------------------------------------------------------------------------- the floor


def slabs(x: float, y: float, rng: random.Random) -> list[list[tuple[float, float]]]:
    """The hair joints of one square: seven ways to pave it."""
    c, kind = SQUARE, rng.randrange(7)
    a, b, d = (c * rng.uniform(0.3, 0.7) for _ in range(3))
    across: dict[int, list[list[tuple[float, float]]]] = {
        0: [],
        1: [[(0, a), (c, a)]],
        2: [[(0, a), (c, a)], [(b, 0), (b, a)]],
        3: [[(0, a), (c, a)], [(b, 0), (b, a)], [(c - b * 0.8, a), (c - b * 0.8, c)]],
        4: [[(0, a), (b, a)], [(b, 0), (b, c)], [(b, d), (c, d)]],
        5: [[(0, 7), (15, 7)], [(15, 0), (15, 15)], [(c, 15), (7, 15)], [(7, c), (7, 7)]],
        6: [[(0, c / 3), (c, c / 3)], [(0, c * 2 / 3), (c, c * 2 / 3)], [(b, c / 3), (b, c * 2 / 3)]],
    }
    turned = rng.random() < 0.5
    return [[(x + (v if turned else u), y + (u if turned else v)) for u, v in joint] for joint in across[kind]]


def worn(x: float, y: float, sides: str, rng: random.Random) -> PathData:
    """A row of cuts that grows out of one joint of the grid, longest in its middle."""
    side, count = rng.choice(sides), rng.randint(7, 13)
    start = rng.uniform(1.8, SQUARE - 1.8 - 0.68 * count)
    path = ""
    for k in range(count):
        u = start + 0.68 * k
        reach = (0.9 + 3.1 * math.sin(math.pi * (k + 0.7) / (count + 0.4)) ** 1.5) * rng.uniform(0.72, 1.06)
        px, py, angle = {
            "N": (x + u, y, 90), "S": (x + u, y + SQUARE, -90), "W": (x, y + u, 0), "E": (x + SQUARE, y + u, 180),
        }[side]  # fmt: skip
        path += spike(px, py, reach, 0.4, angle)
    return path


def crack(x: float, y: float, rng: random.Random) -> PathData:
    """A crack with one side branch, inside a square."""
    angle, at = rng.uniform(0, math.tau), (x + rng.uniform(7, 15), y + rng.uniform(7, 15))
    way = [at]
    for _ in range(4):
        angle += rng.uniform(-0.75, 0.75)
        nx, ny = way[-1][0] + 2.2 * math.cos(angle), way[-1][1] + 2.2 * math.sin(angle)
        if not (x + 1.5 < nx < x + SQUARE - 1.5 and y + 1.5 < ny < y + SQUARE - 1.5):
            break
        way.append((nx, ny))
    if len(way) < 4:
        return ""
    bx, by = way[2]
    side = angle + rng.choice((-1.0, 1.0))
    return cut(way, 0.5, both=True) + cut([(bx, by), (bx + 1.9 * math.cos(side), by + 1.9 * math.sin(side))], 0.34)


def earth(x: float, y: float, rng: random.Random) -> PathData:
    """Beaten earth: short flat cuts and crumbs in place of joints."""
    path = ""
    for _ in range(rng.randint(7, 10)):
        px, py, long = x + rng.uniform(2.5, 19), y + rng.uniform(2.5, 19.5), rng.uniform(1, 2.8)
        path += cut([(px, py), (px + long / 2, py - 0.24), (px + long, py + rng.uniform(-0.2, 0.2))], 0.32, both=True)
    return path


def paving(floor: BaseGeometry, tile: Tile, rng: random.Random) -> Fragment:
    """Joints, wear and cracks of all squares, the shade of the wall, the grid with a lozenge on every node."""
    nx, ny = len(tile.rows[0]), len(tile.rows)
    joints: list[LineString] = []
    marks, ways = "", {way for where in tile.doors for way in door_squares(tile, where.split()[0])}
    for x, y in tile.squares():
        letter, px, py = tile.rows[y][x], x * SQUARE, y * SQUARE
        sides = "".join(side for side, (dx, dy) in SIDES.items() if tile.letter(x + dx, y + dy) in FLOOR)
        if tile.is_earth:
            marks += earth(px, py, rng) if letter in ",b~*" else ""
            continue
        if letter in ".bcvmn*lzfyB":
            joints += [LineString(joint) for joint in slabs(px, py, rng)]
        if (x, y) in ways:
            continue
        if letter in ".bc" and sides and rng.random() < 0.6:
            marks += worn(px, py, sides, rng)
        if letter == "." and rng.random() < 0.26:
            marks += crack(px, py, rng)
    hair = shapely.union_all(joints).intersection(floor) if joints else LineString()
    wide, high = tile.size
    grid = [box(x * SQUARE - 0.21, -OUT, x * SQUARE + 0.21, high + OUT) for x in range(nx + 1)]
    grid += [box(-OUT, y * SQUARE - 0.21, wide + OUT, y * SQUARE + 0.21) for y in range(ny + 1)]
    nodes = [
        Polygon([(x, y - 1.25), (x + 1.25, y), (x, y + 1.25), (x - 1.25, y)])
        for x in (SQUARE * k for k in range(nx + 1))
        for y in (SQUARE * k for k in range(ny + 1))
    ]
    drawn = shapely.union_all([*grid, *nodes]).intersection(floor).intersection(page_of(tile))
    return clipped(data(floor), stroke(data(hair), INK, 0.16, sharp=True) + fill(marks, INK), even_odd=True) + foot(floor, tile, rng) + flat(drawn, INK)


def door_squares(tile: Tile, where: str) -> list[tuple[int, int]]:
    """The square a door opens on."""
    at = int(where[1:] or 2) - 1
    return [{"N": (at, 0), "S": (at, len(tile.rows) - 1), "W": (0, at), "E": (len(tile.rows[0]) - 1, at)}[where[0]]]


def chasms(floor: BaseGeometry, tile: Tile, rng: random.Random) -> Fragment:
    """Where the floor falls away: water-lining inward, darkest at the brink; the open edges keep their floor."""
    squares = [box(*tile.free(x, y)) for y, row in enumerate(tile.rows) for x, letter in enumerate(row) if letter == "h"]
    if not squares:
        return ""
    hole = shapely.union_all(squares).intersection(floor).difference(shapely.union_all(edge_strips(tile, WALL + 1.6)))
    kerb, hole = hole, hole.buffer(-1.7, join_style="mitre")
    out = flat(kerb, PAPER) + stroke(data(kerb), INK, 0.42, sharp=True)
    joints = ""
    for x, y, dx, dy, length in boundary_runs(kerb):
        at = rng.uniform(1.4, 3)
        while at < length - 1:
            joints += polygon([(x + dx * at, y + dy * at), (x + dx * at - dy * 1.7, y + dy * at + dx * 1.7)], closed=False)
            at += rng.uniform(2.6, 4.6)
    out += stroke(joints, INK, 0.3, sharp=True) + flat(hole, TINT) + stroke(data(hole), INK, 0.7, sharp=True)
    for far, width in ((0.75, 0.62), (1.65, 0.54), (2.6, 0.44), (3.7, 0.34), (5.0, 0.25), (6.6, 0.18), (8.4, 0.12)):
        inner = hole.buffer(-far)
        if not inner.is_empty:
            out += stroke(data(wavered(shapely.line_merge(inner.boundary), tile, rng, 0.1 + 0.012 * far)), INK, width)
    return out


def spots(tile: Tile) -> list[Spot]:
    """Every thing with its squares: letters that span lie once over all of their squares that touch."""
    found: list[Spot] = []
    seen: set[tuple[int, int]] = set()
    for x, y in tile.squares():
        letter = tile.rows[y][x]
        if (x, y) in seen or letter in ".,":
            continue
        todo, mine = [(x, y)], set()
        while todo:
            at = todo.pop()
            if at in mine or tile.letter(*at) != letter:
                continue
            mine.add(at)
            if letter in things.SPANNING:
                todo += [(at[0] + dx, at[1] + dy) for dx, dy in SIDES.values()]
        seen |= mine
        frees = list(zip(*(tile.free(*at) for at in mine), strict=True))
        found.append(Spot(letter, frozenset(mine), (min(frees[0]), min(frees[1]), max(frees[2]), max(frees[3]))))
    return found


def furniture(tile: Tile, rng: random.Random) -> Fragment:
    """The things, each in the middle of the free part of its squares, shrunk where a wall takes some."""
    out = ""
    for spot in spots(tile):
        left, top, right, bottom = spot.free
        xs, ys = [x for x, _ in spot.squares], [y for _, y in spot.squares]
        wide, high = (max(xs) - min(xs) + 1) * SQUARE, (max(ys) - min(ys) + 1) * SQUARE
        scale = min((right - left) / wide, (bottom - top) / high)
        if spot.letter == "p":
            scale = 1
        elif beside_pier(tile, spot):
            scale *= 0.88
            left, right = (left + 2.2, right + 2.2) if min(xs) == 0 else (left - 2.2, right - 2.2)
            top, bottom = (top + 2.2, bottom + 2.2) if min(ys) == 0 else (top - 2.2, bottom - 2.2)
        drawn = things.THINGS[spot.letter](wide, high, rng, things.Around(facing(tile, spot)))
        out += placed(drawn, (left + right) / 2, (top + bottom) / 2, scale)
    return out


def beside_pier(tile: Tile, spot: Spot) -> bool:
    """Whether a thing stands in a corner between two open edges, where a pier comes in."""
    (x, y), nx, ny = min(spot.squares), len(tile.rows[0]), len(tile.rows)
    upright, level = {0: "W", nx - 1: "E"}.get(x, ""), {0: "N", ny - 1: "S"}.get(y, "")
    return bool(upright and level) and upright in tile.edges and tile.is_open(level, x)


def facing(tile: Tile, spot: Spot) -> str:
    """The side on which a thing stands against a wall, else ''; for a stair the side of the water."""
    for side in "NWES":
        dx, dy = SIDES[side]
        beyond = {tile.letter(x + dx, y + dy) for x, y in spot.squares if (x + dx, y + dy) not in spot.squares}
        if spot.letter == "s" and "e" in beyond:
            return side
        if spot.letter != "s" and beyond <= {"", "#"} and not any(tile.is_open(side, x) for x, _ in spot.squares):
            return side
    return ""


# ------------------------------------------------------------------------------------- doors and the triangle


def door(word: str) -> Fragment:
    """In its own space: the wall runs along x, the room lies below; the wall line is at y = 0."""
    jambs = [[(-9.2, -3.2), (-6.4, -3.2), (-6.4, 3.2), (-9.2, 3.2)], [(6.4, -3.2), (9.2, -3.2), (9.2, 3.2), (6.4, 3.2)]]
    posts = fill("".join(polygon(jamb) for jamb in jambs), INK)
    posts += fill(
        "".join(polygon([(x - 0.6, y - 0.6), (x + 0.6, y - 0.6), (x + 0.6, y + 0.6), (x - 0.6, y + 0.6)]) for x in (-7.8, 7.8) for y in (-1.7, 1.7)), PAPER
    )
    gap = fill(polygon([(-6.5, -2.9), (6.5, -2.9), (6.5, 3.4), (-6.5, 3.4)]), PAPER)
    if word == "fermee":
        boards = stroke("".join(polygon([(x, -1.1), (x, 1.1)], closed=False) for x in (-4, -1.6, 1.6, 4)), INK, 0.28)
        leaf = [(-6.4, -1.1), (6.4, -1.1), (6.4, 1.1), (-6.4, 1.1)]
        return gap + fill(polygon(leaf), TINT) + boards + stroke(polygon(leaf), INK, 0.5, sharp=True) + posts
    tip = (6.4 - 12.4 * math.cos(math.radians(52)), 12.4 * math.sin(math.radians(52)))
    swing = [(6.4 - 12.4 * math.cos(math.radians(t)), 12.4 * math.sin(math.radians(t))) for t in range(3, 48, 5)]
    dashes = "".join(polygon(swing[k : k + 2], closed=False) for k in range(0, len(swing) - 1, 2))
    nx, ny = 0.75 * math.sin(math.radians(52)), 0.75 * math.cos(math.radians(52))
    leaf = [(6.4 - nx, -ny), (6.4 + nx, ny), (tip[0] + nx, tip[1] + ny), (tip[0] - nx, tip[1] - ny)]
    seam = stroke(polygon([(6.4 - 2 * nx, 2.2), (tip[0] + 1.2 * ny, tip[1] - 1.6)], closed=False), PAPER, 0.22)
    return gap + stroke(dashes, INK, 0.3) + fill(polygon(leaf), INK) + seam + posts


def doors(tile: Tile) -> Fragment:
    """The doors in their walls: the middle of the wall's square, or of the passage where the vault spans it."""
    wide, high = tile.size
    out = ""
    for where, word in map(str.split, tile.doors):
        side, number = where[0], int(where[1:] or 2) - 1
        at = (number + (1 if word == "arche" else 0.5)) * SQUARE
        depth = 13.0 if word == "arche" else WALL - 1.4
        x, y, angle = {
            "N": (at, depth, 0), "S": (at, high - depth, 180), "W": (depth, at, -90), "E": (wide - depth, at, 90),
        }[side]  # fmt: skip
        out += placed(things.vault() if word == "arche" else door(word), x, y, angle=angle)
    return out


def tile_picture(tile: Tile, mark: Fragment = "") -> str:
    """A whole tile with its bleed; `mark` lies on top."""
    rng = random.Random(tile.seed)
    wide, high = tile.size
    floor = hewn(floor_of(tile), tile, rng)
    parts = [
        rock(floor, tile, rng),
        wall(floor, tile, rng),
        flat(floor.intersection(page_of(tile)), PAPER),
        paving(floor, tile, rng),
        chasms(floor, tile, rng),
        furniture(tile, rng),
        doors(tile),
        mark,
    ]
    return document(-BLEED, -BLEED, wide + 2 * BLEED, high + 2 * BLEED, group(*parts))
