"""The board's ground, a geode cut open whose rock rises between the galleries; and what marks its special cases."""

import math
import random
from collections.abc import Callable, Sequence
from functools import cache, partial
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

import yaml

from ..document import Fragment, document, fill
from ..facets.cut import cut, faceted, ngon, shard, table
from ..facets.mesh import is_inside, middle, split, triangulated
from ..facets.stones import INK, LAMP, PAPER, STONES, Raised, Ramp, shine, tone
from ..facets.treasures import PICTURES as TREASURES
from ..facets.wonders import PICTURES as WONDERS
from ..facets.words import drawn, fitted
from ..inks import Colour, mix
from ..paths import Point, polygon
from .backs import symbol

PLAN = Path(__file__).resolve().parents[3] / "cards" / "urto" / "boards" / "plateau.yaml"
WIDTH, HEIGHT = 500, 700
CENTRE = (250.0, 350.0)
FOOT, WAY = 2.2, 5.4
# From the warm light of the summit down to the cave's mouth.
_ZONES = ((60, "topaz"), (150, "rose"), (300, "amethyst"), (480, "azurite"), (640, "turquoise"))
Facets = list[tuple[Colour, list[Point]]]


class Plan(NamedTuple):
    """Where the cases lie and how wide they are; the ways between them."""

    cases: tuple[tuple[float, float, float], ...]
    ways: tuple[tuple[Point, Point], ...]

    def room(self, x: float, y: float) -> float:
        """How far a point lies from all that is walked on; less than 0 upon it."""
        cases = min(math.hypot(x - u, y - v) - radius for u, v, radius in self.cases)
        return min(cases, min(_distance((x, y), a, b) for a, b in self.ways) - WAY)


@cache
def plan() -> Plan:
    """The table that the program checks and draws the ways of."""
    told = yaml.safe_load(PLAN.read_text(encoding="utf-8"))
    at = {name: (float(case["x"]), float(case["y"])) for name, case in told["spaces"].items()}
    usual = next(iter(told["kinds"]))
    wide = {kind: float(width.split()[0]) / 2 for kind, width in told["kinds"].items()}
    cases = tuple((*at[name], wide[case.get("kind", usual)]) for name, case in told["spaces"].items())
    return Plan(cases, tuple((at[a], at[b]) for a, b in told["ways"]))


def _distance(point: Point, a: Point, b: Point) -> float:
    across, down = b[0] - a[0], b[1] - a[1]
    part = ((point[0] - a[0]) * across + (point[1] - a[1]) * down) / (across**2 + down**2)
    part = max(0.0, min(1.0, part))
    return math.hypot(point[0] - a[0] - part * across, point[1] - a[1] - part * down)


def zone(y: float) -> Ramp:
    """The stone of a height of the board, one passing into the next."""
    if y <= _ZONES[0][0]:
        return STONES[_ZONES[0][1]]
    for (above, upper), (below, lower) in pairwise(_ZONES):
        if y <= below:
            part = (y - above) / (below - above)
            return tuple(mix(a, b, part) for a, b in zip(STONES[upper], STONES[lower], strict=True))
    return STONES[_ZONES[-1][1]]


def _around(part: float, rng: random.Random, shake: float, count: int = 46) -> list[Point]:
    """The geode's outline, drawn in to a part of its size and shaken."""
    points = []
    for i in range(count):
        turn = 2 * math.pi * i / count
        c, s = math.cos(turn), math.sin(turn)
        reach = (abs(c) ** 2.15 + abs(s) ** 2.15) ** (-1 / 2.15) * part * rng.uniform(1 - shake, 1 + shake)
        points.append((CENTRE[0] + 243 * c * reach, CENTRE[1] + 344 * s * reach))
    return points


def _rind(rims: Sequence[Sequence[Point]], rng: random.Random) -> Fragment:
    """Raw stone in two rows of triangles."""
    facets: Facets = []
    for outer, inner in pairwise(rims):
        for i in range(len(outer)):
            j = (i + 1) % len(outer)
            corners = [outer[i], outer[j], inner[j], inner[i]]
            x, y = middle(corners)
            hub = (x + rng.uniform(-2, 2), y + rng.uniform(-2, 2))
            lean = -0.13 * (x - CENTRE[0]) / 243 - 0.15 * (y - CENTRE[1]) / 344
            for a, b in zip(corners, corners[1:] + corners[:1], strict=True):
                facets.append((tone(STONES["smoky"], 0.37 + lean + rng.uniform(-0.13, 0.13)), [a, b, hub]))
    return faceted(facets, 0.4)


def _rock(body: Sequence[Point], rng: random.Random) -> Fragment:
    """Triangles of about 20 mm, as high as they are far from the ways, lit like one stone."""
    points: list[Raised] = [(x, y, 9.0) for x, y in split(body, 20)]
    for row in range(37):
        for column in range(27):
            x = 8 + column * 19 + (row % 2) * 9.5 + rng.uniform(-4, 4)
            y = 6 + row * 19 + rng.uniform(-4, 4)
            if is_inside((x, y), body) and min(math.dist((x, y), edge[:2]) for edge in points) > 9:
                high = max(0.0, min(18.0, plan().room(x, y)))
                points.append((x, y, high * 1.3 * rng.uniform(0.75, 1.2)))
    facets: Facets = []
    for triangle in triangulated([point[:2] for point in points]):
        a, b, c = (points[i] for i in triangle)
        x, y = middle([a, b, c])
        if not is_inside((x, y), body):
            continue
        # Galleries are deep: rock darkens towards their feet and shines on its crests and near the summit.
        high = (a[2] + b[2] + c[2]) / 3
        near = max(0.0, 1 - math.hypot(x - 250, y - 60) / 150)
        light = 0.5 + 0.012 * high + 0.1 * near + 0.62 * (shine(a, b, c, 1.25) - LAMP[2]) + rng.uniform(-0.03, 0.03)
        facets.append((mix(tone(zone(y), light), PAPER, 0.1), [a[:2], b[:2], c[:2]]))
    return faceted(facets, 0.4)


def _crystals(body: Sequence[Point], rng: random.Random) -> Fragment:
    """Clusters that grow inwards from the rim where there is room, and a few that stand on the ridges."""
    grown: list[tuple[float, Point, Point, float]] = []
    edge = split(body, 11)
    for i, (x, y) in enumerate(edge):
        swell = math.sin(i * 2 * math.pi / len(edge) * 5 + 0.8) + 0.6 * math.sin(i * 2 * math.pi / len(edge) * 9)
        turn = math.atan2(CENTRE[1] - y, CENTRE[0] - x) + rng.uniform(-0.4, 0.4)
        for length in (52.0, 40.0, 30.0, 21.0, 14.0):
            reach = length * rng.choice((0.5, 0.75, 1.0)) * (0.25 + 0.75 * max(0.0, swell))
            tip = (x + math.cos(turn) * reach, y + math.sin(turn) * reach)
            if reach > 8 and plan().room(*tip) > 5:
                foot = (x - math.cos(turn) * 2, y - math.sin(turn) * 2)
                grown.append((reach, foot, tip, 6 + reach * rng.uniform(0.16, 0.3)))
                break
    for _ in range(400):
        x, y = rng.uniform(40, 460), rng.uniform(90, 640)
        room = plan().room(x, y)
        alone = all(math.dist((x, y), foot) > 15 for _, foot, _, _ in grown)
        if is_inside((x, y), body) and room > 15 and alone and plan().room(x, y - 24) > 3:
            high = rng.uniform(14, 26)
            grown.append((y / 30, (x, y), (x + rng.uniform(-5, 5), y - high), high * 0.4))
    facets: Facets = []
    for _, foot, tip, width in sorted(grown, reverse=True):
        ramp = tuple(mix(colour, PAPER, 0.04) for colour in zone(tip[1]))
        facets += shard(foot, tip, width, ramp, 0.6)
    return faceted(facets, 0.3)


def _feet() -> Fragment:
    """The dark foot of ways and cases, on which the program draws both white."""
    parts = []
    for (x, y), (u, v) in plan().ways:
        length = math.hypot(u - x, v - y)
        nx, ny = -(v - y) / length, (u - x) / length
        half, waist = WAY + FOOT, WAY + FOOT * 0.9
        mx, my = (x + u) / 2, (y + v) / 2
        sides = [(x, y, half), (mx, my, waist), (u, v, half)]
        band = [(a + nx * w, b + ny * w) for a, b, w in sides] + [(a - nx * w, b - ny * w) for a, b, w in sides[::-1]]
        parts.append(fill(polygon(band), mix(zone(my)[1], INK, 0.25)))
    for x, y, radius in plan().cases:
        parts.append(fill(polygon(ngon(x, y, radius + FOOT + 0.4, 12, angle=15)), mix(zone(y)[1], INK, 0.25)))
    return "".join(parts)


def _ground() -> str:
    """The whole ground."""
    rng = random.Random("geode")
    rims = [_around(part, rng, shake) for part, shake in ((1.0, 0.012), (0.972, 0.008), (0.948, 0.006))]
    bands = []
    for part, light in ((0.95, 0.62), (0.94, 0.93), (0.928, 0.74), (0.92, 0.98)):
        ring = [(250 + (x - 250) * part / 0.948, 350 + (y - 350) * part / 0.948) for x, y in rims[2]]
        bands.append(fill(polygon(ring), tone(STONES["smoky"], light)))
    body = [(250 + (x - 250) * 0.912 / 0.948, 350 + (y - 350) * 0.912 / 0.948) for x, y in rims[2]]
    rock = _rock(body, rng)
    parts = (*bands, _rind(rims, rng), rock, _feet(), _crystals(body, rng))
    return document(0, 0, WIDTH, HEIGHT, *parts, title="une géode ouverte")


# ---------------------------------------------------------------------------------------------- emblems


def _disc(
    radius: float, ramp: Ramp, *, corners: int = 12, flat: Colour = "", inset: float = 0.14, base: float = 0.5
) -> Fragment:
    return table(
        ngon(0, 0, radius, corners, angle=90 + 180 / corners), ramp, inset=inset, base=base, gain=0.34, flat=flat
    )


def _mark(name: str, ramp: Ramp, size: float, **light: float) -> Fragment:
    scale = size / 24
    return symbol(name, ramp, lambda point: ((point[0] - 12) * scale, (point[1] - 12) * scale), scale, **light)


def _spikes(
    radius: float, lengths: Sequence[float], count: int, ramp: Ramp, width: float, lowest: float = 1
) -> Fragment:
    """A wreath of crystals, but for those that would point down more steeply than `lowest`."""
    facets: Facets = []
    for i in range(count):
        turn = 2 * math.pi * i / count - math.pi / 2
        c, s = math.cos(turn), math.sin(turn)
        if s > lowest:
            continue
        reach = radius + lengths[i % len(lengths)]
        facets += shard((c * (radius - 2), s * (radius - 2)), (c * reach, s * reach), width, ramp, 0.56)
    return faceted(facets, 0.2)


def _case() -> Fragment:
    return _disc(17, STONES["opal"], flat=PAPER, base=0.78) + fill(polygon(ngon(0, 0, 1.6, 6)), STONES["opal"][4])


def _dark() -> Fragment:
    lozenge = [(0.0, -5.5), (3.6, 0.0), (0.0, 5.5), (-3.6, 0.0)]
    return _disc(17, STONES["onyx"], flat="#2C2A3A", base=0.36) + cut(lozenge, STONES["amethyst"], length=9)


def _start() -> Fragment:
    return _disc(23, STONES["turquoise"], corners=8, inset=0.22, base=0.42, flat=STONES["turquoise"][1])


def _artefact() -> Fragment:
    ring = _disc(23.5, STONES["emerald"], corners=10, inset=0.18, base=0.56, flat=STONES["emerald"][5])
    return ring + _mark("artefact", STONES["emerald"], 25, base=0.5)


def _alpha() -> Fragment:
    spikes = _spikes(25, (8, 5), 16, STONES["garnet"], 6)
    disc = _disc(25.5, STONES["onyx"], inset=0.2, base=0.34, flat=STONES["onyx"][0])
    eyes = drawn("E glow .6: 53 50, 57.4 47.2, 58.6 49.4, 54.6 51.6\n").replace(INK, STONES["garnet"][0])
    face = f'<g transform="translate(-50 -47)">{eyes}</g>'
    return spikes + disc + _mark("alpha", STONES["garnet"], 31, base=0.5) + face


def _stele(thing: str) -> Fragment:
    square = [(-22.0, -22.0), (22.0, -22.0), (22.0, 22.0), (-22.0, 22.0)]
    stone = table(square, STONES["topaz"], inset=0.2, base=0.62, gain=0.34, flat=STONES["topaz"][5])
    return stone + fitted(TREASURES[thing], -15, -15.5, 15, 15.5)


def _summit() -> Fragment:
    """A sun in the rock; in it the flame of Urto, which sees who comes."""
    rays = _spikes(32, (20, 9, 14, 9), 32, STONES["topaz"], 6, 0.5)
    disc = _disc(33, STONES["topaz"], inset=0.2, base=0.66, flat=STONES["topaz"][5])
    return rays + disc + fitted(WONDERS["soul-flame"], -19, -24, 19, 22)


_EMBLEMS: dict[str, tuple[float, Callable[[], Fragment]]] = {
    "depart": (46, _start), "urto": (104, _summit), "alpha": (66, _alpha), "artefact": (47, _artefact),
    "stele-marteau": (44, partial(_stele, "raw-rock-hammer")),
    "stele-trompettes": (44, partial(_stele, "renown-trumpets")), "noire": (34, _dark), "case": (34, _case),
}  # fmt: skip


def _emblem(name: str) -> str:
    size, draw = _EMBLEMS[name]
    return document(-size / 2, -size / 2, size, size, draw(), title=name)


def drawings() -> dict[str, Callable[[], str]]:
    """Path of the file → the function that returns its whole text."""
    return {"plateau/sol.svg": _ground, **{f"plateau/{name}.svg": partial(_emblem, name) for name in _EMBLEMS}}
