"""A picture in words: one part a line, back to front, in a box of 100 × 100.

`verb stone options: x y, x y | x y height, …`; small letters draw once, capitals also mirrored about x = 50, and
`m`, `M` make one symmetric part of its right half, from the axis to the axis.

| verb | draws |
|---|---|
| `c` `C` `m` | an outline, cut; after a bar its own raised points |
| `l` `L` | a limb, cut: `l garnet 7>2: …` |
| `n` `N` | regular stones, cut: `n garnet 5: x y radius [height [angle]], …` |
| `r` `R` | rings, cut: `r topaz 14: x y outer inner, …` |
| `f` `F` `M` | an outline, flat: `f ink`, `f topaz.4`, `f #102030` |
| `v` `V` | a flat limb; `d` `D`: flat regular polygons, as `n` |
| `e` `E` | a lozenge of an eye: its outline in ink, the glow within |
| `o` `O` | a round eye: `o topaz: x y radius [look-x look-y], …` |
| `t` `T` | teeth along a line, to its right: `t 5 6: …`, five of length 6 |
| `s` `S` | shards along a line, to its left: `s topaz 5 6: …`; with `~` longest in the middle |
| `@` | from here on moved and turned about the middle: `@ x y scale angle`, `flip` mirrors; bare: back |
| `u` | another picture: `u hero: x y scale [angle]` |

Parts of one thing stand on one line, a semicolon between; one without a verb of its own is drawn like the one before.
A line that ends with a comma or a bar goes on in the next. Options: `L9` length of edges, `h4` highest ridge,
`k1.2` steepness, `b.6` base tone, `g.5` gain.
"""

import math
import random
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import pairwise, product

from ..document import Fragment, fill
from ..paths import Point, along, bounds, polygon
from .cut import SEAM, cut, faceted, ngon, shard, tapered
from .stones import INK, LAMP, PAPER, flat, shine, stone, tone

_OPTIONS = {"L": "length", "h": "cap", "k": "steep", "b": "base", "g": "gain"}
_LIMB = {"length": 16.0, "cap": 3.0}
_SMALL = {"length": 8.0, "cap": 3.0}


@dataclass(frozen=True, slots=True)
class Place:
    """Where a part goes: mirrored, scaled and turned about the middle, which comes to (x, y)."""

    x: float = 50
    y: float = 50
    scale: float = 1
    angle: float = 0
    flip: bool = field(default=False, kw_only=True)

    def at(self, point: Sequence[float]) -> Point:
        u, v = (point[0] - 50) * self.scale * (-1 if self.flip else 1), (point[1] - 50) * self.scale
        c, s = math.cos(math.radians(self.angle)), math.sin(math.radians(self.angle))
        return self.x + u * c - v * s, self.y + u * s + v * c

    def within(self, outer: "Place") -> "Place":
        x, y = outer.at((self.x, self.y))
        angle = outer.angle + (-self.angle if outer.flip else self.angle)
        return Place(x, y, self.scale * outer.scale, angle, flip=self.flip != outer.flip)


@dataclass(slots=True)
class Picture:
    """A drawing as it grows: its parts, its place, and the other pictures it may use."""

    others: Mapping[str, str]
    frame: Place = field(default_factory=Place)
    place: Place = field(default_factory=Place)
    parts: list[Fragment] = field(default_factory=list)
    seed: int = 0
    seam: float = SEAM

    def here(self, points: Sequence[Sequence[float]], mirrored: bool = False) -> list[Point]:
        """Points in the picture's units, put in their place."""
        return [self.place.at((100 - p[0] if mirrored else p[0], p[1])) for p in points]

    def cut(self, outline: Sequence[Sequence[float]], name: str, options: Mapping[str, float], mirrored: bool = False,
            own: Sequence[Sequence[float]] = ()) -> None:  # fmt: skip
        scale = self.place.scale
        given = {
            **options,
            "length": options.get("length", 12) * scale,
            "cap": options.get("cap", 14) * scale,
            "seam": self.seam,
        }
        raised = [(*self.here([point], mirrored)[0], point[2] * scale) for point in own]
        self.seed += 1
        outside = self.here(outline, mirrored)
        self.parts.append(cut(outside, stone(name), seed=self.seed, own=raised, **given))

    def flat(self, outline: Sequence[Sequence[float]], colour: str, mirrored: bool = False) -> None:
        self.parts.append(fill(polygon(self.here(outline, mirrored)), colour))


def drawn(
    text: str, others: Mapping[str, str] | None = None, place: Place | None = None, seam: float = SEAM
) -> Fragment:
    """The picture of a text; `seam`: what closes its joints, 0.09 mm on paper at the least.

    Raises ValueError with the line that cannot be read.
    """
    frame = place or Place()
    picture = Picture(others or {}, frame, frame, seam=seam)
    words: list[str] = []
    for part in filter(None, map(str.strip, re.split("[;\n]", re.sub(r"(?<=[,|])\n", " ", text)))):
        head, colon, rest = part.rpartition(":")
        if colon or part[0] == "@":
            words, rest = (head or rest).split(), rest if colon else ""
        try:
            _VERBS[words[0].lower()](picture, words, [_numbers(row) for row in rest.split("|")])
        except (KeyError, ValueError, IndexError, TypeError) as error:
            raise ValueError(f"cannot draw {part!r}: {error}") from error
    return "".join(picture.parts)


def fitted(text: str, left: float, top: float, right: float, low: float) -> Fragment:
    """The picture of a text, as large as it fits between four edges, in their middle."""
    paths = re.findall(r' d="([^"]*)"', drawn(text))
    boxes = [bounds(path) for path in paths]
    x0, y0 = (min(box[i] for box in boxes) for i in (0, 1))
    x1, y1 = (max(box[i] for box in boxes) for i in (2, 3))
    scale = min((right - left) / (x1 - x0), (low - top) / (y1 - y0))
    x, y = (left + right) / 2 + (50 - (x0 + x1) / 2) * scale, (top + low) / 2 + (50 - (y0 + y1) / 2) * scale
    return drawn(text, None, Place(x, y, scale))


def pictures(text: str) -> dict[str, str]:
    """Pictures by name from one text: `# name` begins each."""
    found = re.split(r"^# *(\S+)\n", text, flags=re.MULTILINE)[1:]
    return dict(zip(found[::2], found[1::2], strict=True))


def _numbers(text: str) -> list[list[float]]:
    return [[float(word) for word in row.split()] for row in text.split(",") if row.strip()]


def _options(words: Sequence[str], usual: Mapping[str, float] | None = None) -> dict[str, float]:
    given = {_OPTIONS[word[0]]: float(word[1:]) for word in words if word[0] in _OPTIONS and word[1:]}
    return {**(usual or {}), **given}


def _sides(words: Sequence[str]) -> tuple[bool, ...]:
    return (False, True) if words[0].isupper() else (False,)


def _whole(half: Sequence[Sequence[float]]) -> list[Sequence[float]]:
    """A symmetric outline of its right half."""
    return [*half, *([100 - p[0], *p[1:]] for p in reversed(half) if abs(p[0] - 50) > 0.01)]


def _cut(picture: Picture, words: Sequence[str], rows: list[list[list[float]]]) -> None:
    for side in _sides(words):
        picture.cut(rows[0], words[1], _options(words[2:]), side, rows[1] if len(rows) > 1 else ())


def _symmetric(picture: Picture, words: Sequence[str], rows: list[list[list[float]]]) -> None:
    if words[0] == "M":
        picture.flat(_whole(rows[0]), flat(words[1]))
        return
    own = [point for raised in rows[1:] for point in raised]
    own += [[100 - x, y, height] for x, y, height in own if abs(x - 50) > 0.01]
    picture.cut(_whole(rows[0]), words[1], _options(words[2:]), own=own)


def _limb(picture: Picture, words: Sequence[str], rows: list[list[list[float]]]) -> None:
    start, _, end = words[2].partition(">")
    outline = tapered([(p[0], p[1]) for p in rows[0]], float(start), float(end or start))
    for side in _sides(words):
        if words[0] in "vV":
            picture.flat(outline, flat(words[1]), side)
        else:
            picture.cut(outline, words[1], _options(words[3:], _LIMB), side)


def _regular(picture: Picture, words: Sequence[str], rows: list[list[list[float]]]) -> None:
    for x, y, radius, *rest in rows[0]:
        outline = ngon(x, y, radius, int(words[2]), *rest)
        for side in _sides(words):
            if words[0] in "dD":
                picture.flat(outline, flat(words[1]), side)
            else:
                picture.cut(outline, words[1], _options(words[3:], {**_SMALL, "cap": radius * 0.7}), side)


def _ring(picture: Picture, words: Sequence[str], rows: list[list[list[float]]]) -> None:
    """Four facets for each edge, over a ridge half-way between the two rims."""
    count = int(words[2])
    for x, y, outer, inner in rows[0]:
        high = (outer - inner) * 0.4
        rims = [(ngon(x, y, r, count), up) for r, up in ((outer, 0.0), ((outer + inner) / 2, high), (inner, 0.0))]
        for side in _sides(words):
            placed = [[(*at, up) for at in picture.here(rim, side)] for rim, up in rims]
            facets = []
            for (far, near), i in product(pairwise(placed), range(count)):
                j = (i + 1) % count
                for corners in ((far[i], far[j], near[i]), (far[j], near[j], near[i])):
                    light = 0.52 + 0.7 * (shine(*corners, 1 / picture.place.scale) - LAMP[2])
                    facets.append((tone(stone(words[1]), light), [at[:2] for at in corners]))
            picture.parts.append(faceted(facets, picture.seam))


def _flat(picture: Picture, words: Sequence[str], rows: list[list[list[float]]]) -> None:
    for side in _sides(words):
        picture.flat(rows[0], flat(words[1]), side)


def _lozenge(picture: Picture, words: Sequence[str], rows: list[list[list[float]]]) -> None:
    outline, part = rows[0], float(words[2]) if len(words) > 2 else 0.56
    glow = flat(words[1] if "." in words[1] or words[1] == "glow" else f"{words[1]}.3")
    x, y = (sum(p[i] for p in outline) / len(outline) for i in (0, 1))
    for side in _sides(words):
        picture.flat(outline, INK, side)
        picture.flat([(x + (p[0] - x) * part, y + (p[1] - y) * part) for p in outline], glow, side)


def _eye(picture: Picture, words: Sequence[str], rows: list[list[list[float]]]) -> None:
    """Dark ring, white, an iris that looks somewhere, a pupil, a spark."""
    for x, y, radius, *look in rows[0]:
        lx, ly = (look[0], look[1]) if look else (0, 0.1)
        for side in _sides(words):
            picture.flat(ngon(x, y, radius, 9), INK, side)
            picture.flat(ngon(x, y, radius * 0.82, 9), PAPER, side)
            # What looks aside looks to one side with both eyes.
            ix, iy = x + lx * radius * 0.36 * (-1 if side else 1), y + ly * radius * 0.36
            picture.flat(ngon(ix, iy, radius * 0.5, 7), flat(f"{words[1]}.2.4"), side)
            picture.flat(ngon(ix, iy, radius * 0.3, 6), INK, side)
            spark = -0.22 if not side else 0.22
            picture.flat(ngon(ix + spark * radius, iy - radius * 0.24, radius * 0.15, 4), PAPER, side)


def _teeth(picture: Picture, words: Sequence[str], rows: list[list[list[float]]]) -> None:
    count, length = int(words[1]), float(words[2])
    colour = flat(words[3]) if len(words) > 3 else PAPER
    rng = random.Random(count * 31 + int(length * 10))
    for side in _sides(words):
        for i in range(count):
            a, b = (along(rows[0], (i + part) / count) for part in (0.06, 0.94))
            reach = length * rng.uniform(0.72, 1.1) / (math.dist(a, b) or 1)
            tip = ((a[0] + b[0]) / 2 - (b[1] - a[1]) * reach, (a[1] + b[1]) / 2 + (b[0] - a[0]) * reach)
            picture.flat([a, b, tip], colour, side)


def _shards(picture: Picture, words: Sequence[str], rows: list[list[list[float]]]) -> None:
    name, count, length = words[1], int(words[2]), float(words[3])
    options = _options([word for word in words[4:] if word != "~"])
    rng = random.Random(count * 17 + int(length * 10))
    facets = []
    for i in range(count):
        u = (i + 0.5) / count
        a, b = along(rows[0], u - 0.5 / count), along(rows[0], u + 0.5 / count)
        wide = math.dist(a, b) or 1
        swell = 0.45 + 0.55 * math.sin(math.pi * u) if "~" in words else 1
        reach = length * swell * rng.uniform(0.78, 1.15) / wide
        x, y = (a[0] + b[0]) / 2, (a[1] + b[1]) / 2
        tip = (x + (b[1] - a[1]) * reach + rng.uniform(-0.1, 0.1) * length, y - (b[0] - a[0]) * reach)
        for side in _sides(words):
            foot, top = picture.here([(x, y), tip], side)
            width = wide * 1.05 * picture.place.scale
            facets += shard(foot, top, width, stone(name), options.get("base", 0.5))
    picture.parts.append(faceted(facets, picture.seam))


def _move(picture: Picture, words: Sequence[str], rows: list[list[list[float]]]) -> None:
    numbers = [float(word) for word in words[1:] if word != "flip"]
    own = Place(*numbers, flip="flip" in words) if len(words) > 1 else Place()
    picture.place = own.within(picture.frame)


def _use(picture: Picture, words: Sequence[str], rows: list[list[list[float]]]) -> None:
    for row in rows[0]:
        own = Place(*row, flip="flip" in words).within(picture.place)
        picture.parts.append(drawn(picture.others[words[1]], picture.others, own, picture.seam))


_VERBS: dict[str, Callable[[Picture, Sequence[str], list[list[list[float]]]], None]] = {
    "c": _cut, "m": _symmetric, "l": _limb, "v": _limb, "n": _regular, "d": _regular, "f": _flat, "r": _ring,
    "e": _lozenge, "o": _eye, "t": _teeth, "s": _shards, "@": _move, "u": _use,
}  # fmt: skip
