"""What stands round the pictures: ceilings, halos with crystals, rays, the stones of the values, rings of tokens.

All on a card with its bleed, from -3 / -3; whatever a kind of card must be known by is a shape, not a colour.
"""

import math
import random
from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise

from ..document import Fragment, document, fill
from ..facets.cut import ngon
from ..facets.stones import LAMP, shine
from ..inks import Colour
from ..paths import Point, polygon
from .inks import CEILINGS, DIVINE, NATIONS, PAPER, STONE, Ramp, mix, paler, tone
from .symbols import Shape, pointed, whole

BLEED = 3.0
WIDTH, HEIGHT = 63.0, 88.0
SEAM = 0.14
Solid = tuple[float, float, float]


def facet(points: Sequence[Point], colour: Colour, seam: float = SEAM) -> Fragment:
    """A flat with a seam of its own colour, so that no paper shines between two."""
    ink = f'fill="{colour}" stroke="{colour}" stroke-width="{seam:g}"'
    return f'<path d="{polygon(points)}" {ink}/>'


def lit(a: Solid, b: Solid, c: Solid) -> float:
    """How much more light than the level falls on a triangle."""
    return shine(a, b, c, 1) - LAMP[2]


def woven(
    upper: Sequence[Solid], lower: Sequence[Solid], key: Callable[[Solid], float]
) -> Iterator[tuple[Solid, Solid, Solid]]:
    """The triangles between two lines of points that both run the same way by `key`."""
    i = j = 0
    while i + 1 < len(upper) or j + 1 < len(lower):
        on_top = j + 1 == len(lower) or (i + 1 < len(upper) and key(upper[i + 1]) <= key(lower[j + 1]))
        if on_top:
            yield upper[i], upper[i + 1], lower[j]
            i += 1
        else:
            yield upper[i], lower[j + 1], lower[j]
            j += 1


# Ceilings ---------------------------------------------------------------------------------------------------


def teeth(chance: random.Random) -> list[Point]:
    """Uneven stalactites, long at the sides and short in the middle."""
    line, x = [(-3.0, 10.5)], -1.0
    while x < 62:
        pitch = chance.uniform(2.4, 5.8)
        deep = chance.choice((2.4, 3.6, 4.9, 6.2)) if not 13 < x < 50 else chance.uniform(1.1, 2.2)
        line += [(x, 11 + chance.uniform(-0.3, 0.3)), (x + pitch / 2 + chance.uniform(-0.6, 0.6), 11 + deep)]
        x += pitch
    return [point for point in line if point[0] < 64] + [(66, 12)]


def steps(chance: random.Random) -> list[Point]:
    """Calm steps: nothing hangs down."""
    stairs = ((0, 12.2), (8, 11.5), (16, 13.2), (27, 11.9), (37, 13.1), (49, 12.3), (57, 11.5), (63, 12.9))
    line = [(x + chance.uniform(-1.6, 1.6), y + chance.uniform(-0.4, 0.4)) for x, y in stairs]
    return [(-3, 11.2), *line, (66, 11)]


def blades(_: random.Random) -> list[Point]:
    """Seven even points."""
    line = [point for i in range(7) for point in ((9.0 * i, 10.8), (9 * i + 4.5, 15.0))]
    return [(-3, 13.6), *line, (63, 10.8), (66, 13.6)]


def notch(_: random.Random) -> list[Point]:
    """Torn off once."""
    return [(-3, 13.4), (12, 13.4), (27.6, 13.4), (31.5, 10), (35.4, 13.4), (51, 13.4), (66, 13.4)]


def arc(_: random.Random) -> list[Point]:
    """One unbroken arc."""
    return [(-3 + 69 * i / 24, 10.9 + 4.4 * math.sin(math.pi * i / 24)) for i in range(25)]


EDGES: dict[str, Callable[[random.Random], list[Point]]] = {
    "monstre": teeth, "alpha": teeth, "evenement": steps, "arme": blades, "unique": notch, "permanent": arc,
    "divin": arc, "aide": steps}  # fmt: skip
FEW = {"alpha": 1, "divin": 3, "aide": 1}  # drawings of a ceiling, if not four


def ceiling(kind: str, seed: int) -> str:
    """A band of triangles from the bleed to a carved edge."""
    chance = random.Random(f"{kind}{seed}")
    ramp = CEILINGS[kind][:4]
    edge = [(x, y, 0.0) for x, y in EDGES[kind](chance)]
    top = [(-3 + 69 * i / 7 + (chance.uniform(-1.8, 1.8) if 0 < i < 7 else 0), -3.0, 0.0) for i in range(8)]
    places = [-3 + 69 * (i + 0.5) / 8 + chance.uniform(-1.2, 1.2) for i in range(8)]
    ridge = [(x, chance.uniform(1.2, 6.2), chance.uniform(0, 3)) for x in places]
    middle = [(-3.0, 3.4, 1.2), *ridge, (66.0, 4.0, 1.2)]
    drawn = [*woven(top, middle, lambda p: p[0]), *woven(middle, edge, lambda p: p[0])]
    light = (0.34 + 0.34 * lit(*three) + chance.uniform(-0.05, 0.05) for three in drawn)
    shapes = "".join(facet([p[:2] for p in three], tone(ramp, t)) for three, t in zip(drawn, light, strict=True))
    return document(-BLEED, -BLEED, WIDTH + 2 * BLEED, 24, shapes)


# Grounds ----------------------------------------------------------------------------------------------------


def halo(stone: str, seed: int) -> Fragment:
    """Pale stone behind a monster: broken triangles, paler outwards."""
    chance, ramp = random.Random(f"{stone}{seed}"), STONE[stone]
    cx, cy, radius = 31.5, 38.0, 30.0
    rings: list[list[Solid]] = [[(cx, cy, 0.0)] * 2]
    for part, count in ((0.42, 7), (0.72, 10), (1.0, 13)):
        ring: list[Solid] = []
        for i in range(count):
            turn = math.radians(360 * (i + chance.uniform(-0.25, 0.25)) / count)
            far = radius * part * chance.uniform(0.9, 1.07)
            ring.append((cx + far * math.cos(turn), cy + far * math.sin(turn), turn))
        rings.append([*ring, (ring[0][0], ring[0][1], ring[0][2] + math.tau)])
    shapes = ""
    for inner, outer in pairwise(rings):
        for three in woven(inner, outer, lambda p: p[2]):
            corners = [p[:2] for p in three]
            far = sum(math.dist(p, (cx, cy)) for p in corners) / 3 / radius
            pale = mix(ramp[5], PAPER, min(1, 0.1 + 0.62 * far))
            shapes += facet(corners, mix(pale, ramp[4], max(0.0, chance.uniform(-0.08, 0.34) * (1 - far * 0.7))))
    return shapes


def crystals(stone: str, seed: int, foot: float = 62.6) -> Fragment:
    """Crystals that stand on the picture's ground, tall at the sides and low in the middle."""
    chance, ramp = random.Random(f"{stone}c{seed}"), paler(STONE[stone], 0.35)
    places = [-3 + 69 * (i + 0.5) / 15 + chance.uniform(-1.4, 1.4) for i in range(15)]
    shapes = ""
    for x in sorted(places, key=lambda x: abs(x - 31.5)):
        side = min(1.0, abs(x - 31.5) / 34.5)
        high, wide = (2 + 9 * side**1.7) * chance.uniform(0.7, 1.25), chance.uniform(2, 3.4)
        lean = (x - 31.5) * 0.02 * high * chance.uniform(0.3, 1)
        tip = (x + lean, foot - high)
        left = (x - wide + lean * 0.8, foot - high + wide * 1.25)
        right = (x + wide * 0.9 + lean * 0.8, foot - high + wide * 0.9)
        middle = (x - 0.3 + lean * 0.8, foot - high + wide * 1.7)
        for corners, light in (
            ([tip, left, middle], 0.86),
            ([tip, middle, right], 0.55),
            ([left, middle, (x - 0.3, foot + 1.5), (x - wide, foot + 1.5)], 0.66),
            ([middle, right, (x + wide * 0.9, foot + 1.5), (x - 0.3, foot + 1.5)], 0.3),
        ):
            shapes += facet(corners, tone(ramp, light - 0.12 * (1 - side)))
    return shapes


def rays(kind: str) -> str:
    """Rays of a kind's pale tones behind an artefact; the divine ones in gold and closer."""
    ramp = STONE["topaze"] if kind in ("divin", "permanent") else CEILINGS[kind]
    count, strong = (40, ramp[3]) if kind == "divin" else (26, ramp[4])
    cx, cy, flat = 31.5, 35.5, 0.92
    shapes = ""
    for i in range(count):
        start, end = math.tau * i / count, math.tau * (i + 1) / count
        far = 25.6 if i % 2 else 20.5
        corners = [(start, far), ((start + end) / 2, far + 3.2), (end, far)]
        rim = [(cx + r * math.cos(turn), cy + r * flat * math.sin(turn)) for turn, r in corners]
        shapes += fill(polygon([(cx, cy), *rim]), mix(ramp[5], strong, 0.55 if i % 2 else 0.15))
    shapes += fill(polygon(ngon(cx, cy, 17, 13, 17 * flat)), mix(ramp[5], PAPER, 0.35))
    shapes += fill(polygon(ngon(cx, cy, 12.6, 13, 12.6 * flat)), PAPER)
    return document(-BLEED, -BLEED, WIDTH + 2 * BLEED, HEIGHT + 2 * BLEED, shapes)


# Cut stones -------------------------------------------------------------------------------------------------


def table(
    shape: Shape, ramp: Ramp, inset: float, base: float, gain: float, centre: Point | None = None, seam: float = SEAM
) -> Fragment:
    """A table cut: bevel facets round a flat table."""
    cx, cy = centre or (sum(x for x, _ in shape) / len(shape), sum(y for _, y in shape) / len(shape))
    inner = [(x + (cx - x) * inset, y + (cy - y) * inset) for x, y in shape]
    cut = ""
    for (a, e), (b, f) in pairwise(zip([*shape, shape[0]], [*inner, inner[0]], strict=True)):
        nx, ny = a[1] - b[1], b[0] - a[0]
        if nx * ((a[0] + b[0]) / 2 - cx) + ny * ((a[1] + b[1]) / 2 - cy) < 0:
            nx, ny = -nx, -ny
        light = base + gain * 0.62 * (-0.58 * nx - 0.81 * ny) / (math.hypot(nx, ny) or 1)
        cut += facet([a, b, f, e], tone(ramp, light), seam)
    return cut + fill(polygon(inner), tone(ramp, base))


VALUES: dict[str, tuple[Shape, Ramp, float, float, float]] = {  # … inset, base, height of the middle
    "attaque": (ngon(12, 12, 12, 6), ("#3E0B1E", "#7A1634", "#A8203A", "#C93C48", "#E9867C", "#FFDACB"),
                0.36, 0.42, 12),
    "vie": (
        whole((12, 5.8), (15.3, 2.1), (20.2, 1.8), (23.9, 6.5), (22.7, 12.9), (17.8, 18.4), (12, 23.2)),
        ("#4A1038", "#8A1D50", "#B8306F", "#DB6496", "#F4A3C3", "#FFE6EF"), 0.36, 0.42, 12.6),
    "renom": (pointed(12, 12, 12, 9.4, 9), STONE["topaze"], 0.3, 0.62, 12),
    "mana": (
        whole((12, -0.3), (16.1, 5.3), (19.9, 11.2), (20.3, 16.7), (16.9, 21.5), (12, 23.3)),
        ("#0B2148", "#123A78", "#2160A8", "#4E92D6", "#A1CFF5", "#DFF0FF"), 0.36, 0.42, 13.6),
}  # fmt: skip

# How a nation cuts its stone.
CUTS: dict[str, Shape] = {
    "azura": ngon(12, 12, 12, 12, angle=-75),
    "morganite": [(12, 0), (24, 20.8), (0, 20.8)],
    "emerald": [(8, 0), (16, 0), (20, 4), (20, 20), (16, 24), (8, 24), (4, 20), (4, 4)],
    "opale": [
        (0, 12), (4, 8), (8, 6), (12, 5.3), (16, 6), (20, 8), (24, 12), (20, 16), (16, 18), (12, 18.7), (8, 18), (4, 16)
    ],
    "onyx": [(12, -0.4), (20, 8.8), (12, 24.4), (4, 8.8)],
}  # fmt: skip


def value(name: str) -> str:
    shape, ramp, inset, base, middle = VALUES[name]
    return document(-1, -1, 26, 26, table(shape, ramp, inset, base, 0.8, (12, middle), seam=0.2))


def nation(name: str) -> str:
    return document(-1, -1.5, 26, 27, table(CUTS[name], STONE[NATIONS[name]], 0.46, 0.46, 0.8, seam=0.32))


# Hero sheets ------------------------------------------------------------------------------------------------

SHEET = (210.0, 148.0)
FRAME = 5.0


def moved(shape: Shape, x: float, y: float, size: float, flat: float = 1) -> Shape:
    """A shape of the box of 24 with its middle at a place, `size` wide."""
    part = size / 24
    return [(x + (px - 12) * part, y + (py - 12) * part * flat) for px, py in shape]


def beam(length: float, count: int, ramp: Ramp, light: float, chance: random.Random) -> Fragment:
    """One side of a sheet's frame, along x from 0: dark triangles from the bleed inwards, corners mitred."""
    shapes = ""
    for i in range(count):
        a, b = length * i / count, length * (i + 1) / count
        c, d = (max(FRAME, min(length - FRAME, x)) for x in (a, b))
        low, high = (a - BLEED if i == 0 else a), (b + BLEED if i == count - 1 else b)
        middle = ((c + d) / 2, FRAME)
        for corners, more in (
            ([(low, -BLEED), (high, -BLEED), middle], 0.24),
            ([(low, -BLEED), (c, FRAME), middle], 0.32),
            ([(high, -BLEED), (d, FRAME), middle], 0.18),
        ):
            shapes += facet(corners, tone(ramp, more + light + chance.uniform(-0.06, 0.06)))
    return shapes


def sheet(name: str) -> str:
    """The frame of a hero's sheet, the nation's cut on it as light beads and pale behind the bust."""
    ramp, chance = STONE[NATIONS[name]], random.Random(name)
    across, down = SHEET
    sides = (
        ("", across, 15, 0.16 * 0.81),
        (f"translate({across:g} {down:g}) rotate(180)", across, 15, -0.16 * 0.81),
        (f"translate(0 {down:g}) rotate(-90)", down, 11, 0.16 * 0.58),
        (f"translate({across:g} 0) rotate(90)", down, 11, -0.16 * 0.58),
    )
    frame = "".join(
        f'<g transform="{step}">{side}</g>' if step else side
        for step, length, count, light in sides
        for side in (beam(length, count, ramp, -light, chance),)
    )
    beads = [(3.5 + 7 * i, y) for i in range(30) for y in (2.5, down - 2.5)]
    beads += [(x, 7.5 + 7 * i) for i in range(20) for x in (2.5, across - 2.5)]
    light = "".join(fill(polygon(moved(CUTS[name], x, y, 3.9)), ramp[5]) for x, y in beads)
    behind = table(moved(CUTS[name], 55, 73, 92, 0.94), paler(ramp, 0.55), 0.3, 0.86, 0.5)
    return document(-BLEED, -BLEED, across + 2 * BLEED, down + 2 * BLEED, behind, frame, light)


# Tokens and dice --------------------------------------------------------------------------------------------

RINGS = ("braise", "rose", "topaze", "grenat", "turquoise", "azurite", "fume", "emeraude", "onyx")
TOKEN = (28.87, 25.0)


def token_ring(stone: str) -> str:
    """A hexagon, flat above, with a ring of facets to the bleed and a white middle."""
    ramp = STONE[stone]
    cx, cy = TOKEN[0] / 2, TOKEN[1] / 2
    radius = cx
    outer, inner = ngon(cx, cy, radius + 2.4, 6, angle=0), ngon(cx, cy, radius * 0.87, 6, angle=0)
    shapes = ""
    for i in range(6):
        j, turn = (i + 1) % 6, math.radians(30 + 60 * i)
        light = 0.42 + 0.3 * (-0.58 * math.cos(turn) - 0.81 * math.sin(turn))
        middle = ((inner[i][0] + inner[j][0]) / 2, (inner[i][1] + inner[j][1]) / 2)
        for corners, more in (
            ([outer[i], outer[j], middle], 0.0),
            ([outer[i], inner[i], middle], 0.09),
            ([outer[j], inner[j], middle], -0.07),
        ):
            shapes += facet(corners, tone(ramp, light + more))
    shapes += fill(polygon(inner), PAPER)
    return document(-2, -2, TOKEN[0] + 4, TOKEN[1] + 4, shapes)


BEVELS = ("onyx", "rose", "azurite", "turquoise", "amethyste", "grenat")


def die_face(stone: str) -> str:
    """A face of the exploration die, 40 mm wide, point up: a bevel in the stone, to the bleed, on its lightest tone."""
    ramp, (cx, cy) = STONE[stone], (20.0, 21.03)
    inner = ngon(cx, cy, 17.4, 5)
    bevelled = table(ngon(cx, cy, 27, 5), ramp, 1 - 17.4 / 27, 0.5, 0.6, seam=0.2)
    return document(-4, -4, 48, 46, bevelled, fill(polygon(inner), ramp[5]))


def divine_face() -> str:
    """A face of a divine die: a square of 16 mm, white, its ring of facets in ink and gold."""
    square: Shape = [(-3, -3), (19, -3), (19, 19), (-3, 19)]
    ring: Shape = [(1.1, 1.1), (14.9, 1.1), (14.9, 14.9), (1.1, 14.9)]
    gold = table(ring, STONE["topaze"], 0.1, 0.62, 0.7)
    paper: Shape = [(1.9, 1.9), (14.1, 1.9), (14.1, 14.1), (1.9, 14.1)]
    return document(-3, -3, 22, 22, table(square, DIVINE, 0.35, 0.3, 0.5), gold, fill(polygon(paper), PAPER))


# ------------------------------------------------------------------------------------------------------------

HALOS = {"fume": 0, "onyx": 0, "opale": 1}  # drawings of a stone, if not three


def ground(stone: str, seed: int) -> str:
    """Behind a monster: the halo and the crystals."""
    return document(-BLEED, -BLEED, WIDTH + 2 * BLEED, HEIGHT + 2 * BLEED, halo(stone, seed), crystals(stone, seed))


def drawings() -> dict[str, Callable[[], str]]:
    drawn: dict[str, Callable[[], str]] = {}
    for kind in EDGES:
        for i in range(FEW.get(kind, 4)):
            drawn[f"plafonds/{kind}-{i}.svg"] = lambda kind=kind, i=i: ceiling(kind, i)  # type: ignore[misc]
    for stone in STONE.keys() - {"braise"}:
        for i in range(HALOS.get(stone, 3)):
            drawn[f"halos/{stone}-{i}.svg"] = lambda stone=stone, i=i: ground(stone, i)  # type: ignore[misc]
    for folder, draw, names in (
        ("rayons", rays, ("arme", "unique", "permanent", "divin")),
        ("pierres", value, VALUES),
        ("nations", nation, CUTS),
        ("fiches", sheet, CUTS),
        ("jetons/anneau", token_ring, RINGS),
        ("des/pentagone", die_face, BEVELS),
    ):
        dash = "-" if "/" in folder else "/"
        for name in names:
            drawn[f"{folder}{dash}{name}.svg"] = lambda draw=draw, name=name: draw(name)  # type: ignore[misc]
    drawn["des/divin.svg"] = divine_face
    return drawn
