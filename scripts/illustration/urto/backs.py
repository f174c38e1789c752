"""The backs: a great stone on pale triangles, alike when turned; and the cut symbols."""

import math
import random
from collections.abc import Callable, Iterable
from functools import partial
from itertools import pairwise

from ..document import Fragment, document, fill
from ..facets.cut import cut, faceted, ngon
from ..facets.mesh import middle, triangulated
from ..facets.stones import PAPER, STONES, Ramp, paler, tone
from ..inks import Colour, mix
from ..paths import Point, polygon
from .symbols import OUTLINES

CUT = {
    "torche": "ember", "evenement": "amethyst", "fontaine": "azurite", "champignon": "rose", "renom": "topaz",
    "monstre": "garnet", "raccourci": "turquoise", "attaque": "garnet", "defense": "azurite", "piege": "smoky",
    "fissure": "garnet", "coeur": "rose", "goutte": "azurite", "artefact": "turquoise", "alpha": "onyx",
}  # fmt: skip
"""Symbol → stone, for tokens and dice."""
_FINE = {"evenement", "fontaine", "attaque", "raccourci", "piege"}
_BACKS = {
    "monstre": ("garnet", 6, "monstre"),
    "alpha": ("onyx", 6, "alpha"),
    "evenement": ("amethyst", 8, "evenement"),
    "artefact": ("turquoise", 10, "artefact"),
}
Facets = list[tuple[Colour, list[Point]]]


def symbol(name: str, ramp: Ramp, place: Callable[[Point], Point], scale: float = 1, **light: float) -> Fragment:
    """A symbol cut with little contrast, so that its outline stays whole."""
    length = (4 if name in _FINE else 7) * scale
    given = {"base": 0.44, "gain": 0.52, "jitter": 0.03, "cap": 7 * scale, "seam": 0.25, **light}
    shapes = enumerate(OUTLINES[name])
    return "".join(
        cut([place(point) for point in shape], ramp, length=length, seed=i + 3, **given)  # type: ignore[arg-type]
        for i, shape in shapes
    )


def _sign(name: str) -> str:
    light = {"base": 0.6, "gain": 0.5} if CUT[name] == "topaz" else {}
    return document(0, 0, 24, 24, symbol(name, STONES[CUT[name]], lambda point: point, **light), title=name)


def _twice(facets: Iterable[tuple[Colour, list[Point]]], centre: Point) -> Facets:
    """Facets and the same turned half round."""
    x, y = centre
    return [
        (colour, points)
        for colour, corners in facets
        for points in (corners, [(2 * x - u, 2 * y - v) for u, v in corners])
    ]


def _rubble(width: float, height: float, step: float, ramp: Ramp, seed: str) -> Facets:
    """Pale triangles over a field about the origin, alike when turned by half."""
    rng = random.Random(seed)
    rows, columns = math.ceil(height / step), math.ceil(width / step / 2)
    points = [(0.0, 0.0)]
    for row in range(-rows // 2, rows // 2 + 1):
        for column in range(columns + 1):
            shake = (rng.uniform(-0.3, 0.3) * step, rng.uniform(-0.3, 0.3) * step)
            x, y = (column + 0.5 * (row % 2)) * step + shake[0] + step * 0.3, row * step + shake[1]
            points += [(x, y), (-x, -y)]
    found: Facets = []
    for triangle in triangulated(points):
        corners = [points[i] for i in triangle]
        x, y = middle(corners)
        if (y, x) < (0, 0):
            found.append((mix(mix(ramp[5], PAPER, rng.uniform(0, 0.75)), ramp[4], rng.uniform(0, 0.3)), corners))
    return _twice(found, (0, 0))


def _gem(sides: int, ramp: Ramp, rings: list[tuple[float, float, float]]) -> Facets:
    """Rings of facets from the girdle to the table: half width, half height, tone; lit from both ends alike."""
    found: Facets = []
    for ring, ((w, h, base), (v, g, _)) in enumerate(pairwise(rings)):
        turn = 180 / sides * (ring % 2)
        outer = [(x, y * h / w) for x, y in ngon(0, 0, w, sides, angle=-90 + turn)]
        inner = [(x, y * g / v) for x, y in ngon(0, 0, v, sides, angle=-90 + 180 / sides - turn)]
        for i in range(sides):
            # The inner corner stands before the outer edge on even rings, behind it on odd ones.
            near, far = (i, (i + 1) % sides) if ring % 2 == 0 else ((i + 1) % sides, (i + 2) % sides)
            edge = [outer[i], outer[(i + 1) % sides], inner[near]]
            kite = [inner[near], inner[far], outer[(i + 1) % sides]]
            for corners, lift in ((edge, -0.04), (kite, 0.05)):
                x, y = middle(corners)
                lean = (0.58 * x / w + 0.81 * y / h) ** 2
                found.append((tone(ramp, base + lift + 0.4 * (lean - 0.3)), corners))
    return found


def _at(facets: Facets, x: float, y: float) -> Facets:
    return [(colour, [(u + x, v + y) for u, v in corners]) for colour, corners in facets]


def _upright(side: int, point: Point) -> Point:
    """A symbol's point on a back: 12 mm high, upright for one half or for the other."""
    return 31.5 + side * (point[0] - 12) * 0.64, 44 + side * ((point[1] - 12) * 0.64 - 10.4)


def _back(name: str) -> str:
    stone, sides, mark = _BACKS[name]
    ramp = STONES[stone]
    ground = faceted(_at(_rubble(88, 116, 13, paler(ramp, 0.35), name), 31.5, 44), 0.14)
    stretch = 33 / 23.5
    rings = [(w, w * stretch, base) for w, base in ((23.5, 0.36), (19.6, 0.46), (16.4, 0.3))]
    gem = faceted(_at(_gem(sides, ramp, rings), 31.5, 44), 0.14)
    top = [(31.5 + x, 44 + y * stretch) for x, y in ngon(0, 0, 16.4, sides, angle=-90)]
    pale = (*ramp[3:], "#FFFFFF")
    marks = "".join(
        symbol(mark, pale, partial(_upright, side), 0.64, base=0.62, gain=0.3 * side, seam=0.16) for side in (1, -1)
    )
    return document(-3, -3, 69, 94, ground, gem, fill(polygon(top), ramp[1]), marks, title=f"{name}: dos")


def _token_back() -> str:
    """A plain amethyst on the whole hexagon, so that nothing tells one token of the bag from another."""
    ramp = STONES["amethyst"]
    ground = fill(polygon([(-2, -2), (30.87, -2), (30.87, 27), (-2, 27)]), ramp[2])
    rings = [(16.8, 16.8, 0.4), (11.4, 11.4, 0.52), (6.4, 6.4, 0.3)]
    turned = [(colour, [(14.435 + y, 12.5 - x) for x, y in corners]) for colour, corners in _gem(6, ramp, rings)]
    top = [(14.435 + y, 12.5 - x) for x, y in ngon(0, 0, 6.4, 6, angle=-90)]
    return document(-2, -2, 32.87, 29, ground, faceted(turned, 0.14), fill(polygon(top), ramp[3]), title="jeton: dos")


def drawings() -> dict[str, Callable[[], str]]:
    """Path of the file → the function that returns its whole text."""
    return {
        **{f"signes/{name}.svg": partial(_sign, name) for name in CUT},
        **{f"dos/{name}.svg": partial(_back, name) for name in _BACKS},
        "dos/jeton.svg": _token_back,
    }
