"""Reads a picture in words (the package tells which) and lays it out on a plate."""

import math
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import pairwise
from typing import Any

import numpy as np

from ..document import document
from ..inks import Colour
from ..paths import Knot, Point, knots, turned
from .burin import Array, Look, Plate, arch, circle, fan, flowing, oval, scaled, straight, tapered

Row = Sequence[float]
_OPTIONS = {"t": "tone", "a": "angle", "r": "round", "k": "light", "b": "bulge", "h": "halo", "e": "edge", "p": "pitch"}


@dataclass(frozen=True, slots=True)
class Picture:
    """One picture: its name, its row of the catalogue, and its lines."""

    slug: str
    traits: tuple[str, ...]
    lines: str


@dataclass(frozen=True, slots=True)
class Place:
    """Where a part goes: mirrored about x = 0, scaled and turned about 0 0, then shifted."""

    x: float = 0
    y: float = 0
    scale: float = 1
    angle: float = 0
    flip: bool = False

    def at(self, x: float, y: float) -> Point:
        return turned((self.x, self.y), self.angle, (-x if self.flip else x) * self.scale, y * self.scale)

    def turn(self, angle: float) -> float:
        return self.angle + (-angle if self.flip else angle)

    def within(self, outer: "Place") -> "Place":
        return Place(
            *outer.at(self.x, self.y), self.scale * outer.scale, outer.turn(self.angle), self.flip != outer.flip
        )


@dataclass(slots=True)
class Setting:
    """A picture as it is laid out: the plate, the place of what is drawn, the axis of what is mirrored."""

    plate: Plate
    others: Mapping[str, Picture]
    place: Place = field(default_factory=Place)
    axis: float = 26

    def draw(self, lines: str) -> None:
        for line in filter(None, map(str.strip, re.sub(r"(?<=[,|])\n", " ", lines).splitlines())):
            head, _, rest = line.partition(":")
            sign, words = ("", head.split()) if head[0] not in "+|" else (head[0], head[1:].split())
            try:
                for flip in (False, True) if sign == "+" else (False,):
                    side = Place(2 * self.axis if flip else 0, flip=flip).within(self.place)
                    _VERBS[words[0]](Stroke(self, side, words[1:], [part.strip() for part in rest.split("|")], sign))
            except (KeyError, ValueError, IndexError, TypeError) as error:
                raise ValueError(f"cannot draw {line!r}: {error}") from error


@dataclass(slots=True)
class Stroke:
    """One line of a picture, put in its place."""

    setting: Setting
    place: Place
    words: list[str]
    parts: list[str]
    sign: str

    @property
    def plate(self) -> Plate:
        return self.setting.plate

    def rows(self, part: int = 0) -> list[list[float]]:
        return [[float(v) for v in row.split()] for row in self.parts[part].split(",") if row.strip()]

    def way(self, part: str, *, symmetric: bool = False) -> list[Knot]:
        found = knots(part)
        if symmetric:
            axis = self.setting.axis
            back = [Knot(2 * axis - k.x, k.y, k.corner) for k in reversed(found) if abs(k.x - axis) > 0.005]
            found = found + back
        return [Knot(*self.place.at(k.x, k.y), k.corner) for k in found]

    def outlines(self) -> list[Array]:
        return [flowing(self.way(part, symmetric=self.sign == "|")) for part in self.parts]

    def discs(self) -> list[Array]:
        return [self.disc(row) for part in range(len(self.parts)) for row in self.rows(part)]

    def disc(self, row: Row) -> Array:
        x, y = self.place.at(row[0], row[1])
        size = [v * self.place.scale for v in row[2:4]]
        return oval(x, y, size[0], size[-1], self.place.turn(row[4] if len(row) > 4 else 0))

    def widths(self, word: str) -> list[float]:
        return [float(v) * self.place.scale for v in word.split(">")]

    @property
    def look(self) -> Look:
        scale, look = self.place.scale, Look()
        given: dict[str, Any] = {}
        for word in self.words:
            if word[0] in "0123456789.":
                continue
            if word in ("w", "red"):
                look = replace(look, colour=word[0])
            elif word == "n":
                given["tone"] = -9.0
            elif word[0] == "o":
                at = [float(v) for v in word[1:].split(",")]
                look = replace(look, centre=(*self.place.at(at[0], at[1]), at[2] if len(at) > 2 else 1))
            elif word[0] in _OPTIONS:
                given[_OPTIONS[word[0]]] = float(word[1:])
        for name in ("round", "bulge", "halo"):
            given[name] = given.get(name, getattr(look, name)) * (scale if scale < 1 else 1)
        given["edge"] = given.get("edge", look.edge) * min(1, max(0.6, scale))
        return replace(look, **{**given, "angle": self.place.turn(given.get("angle", 0))})


def pictures(text: str) -> dict[str, Picture]:
    """Pictures by name from one text: `# name: traits` begins each."""
    found = re.split(r"^# *([\w-]+)(.*)\n", text, flags=re.MULTILINE)[1:]
    rows = zip(found[::3], found[1::3], found[2::3], strict=True)
    return {
        slug: Picture(slug, tuple(filter(None, map(str.strip, traits.lstrip(": ").split(",")))), lines)
        for slug, traits, lines in rows
    }


def laid_out(
    picture: Picture, size: Point, tint: Colour, others: Mapping[str, Picture], *, front: bool = False
) -> Plate:
    """The plate of a picture; of what stands in front of the frame alone if `front`."""
    lines = picture.lines
    if front:
        before, _, lines = lines.partition("\nfront\n")
        lines = "\n".join([*re.findall(r"^at: .*$", before, re.MULTILINE), lines])
    light = re.search(r"^light: (.*) (.*)$", picture.lines, re.MULTILINE)
    moon = re.search(r"^(?:moon|rays|rings|vault|arches|rain|fan) [^:]*: *(\S+) (\S+)", picture.lines, re.MULTILINE)
    at = light or moon
    dx, dy = (0, 0) if light else (-15, -24)
    plate = Plate(*size, tint, (float(at[1]) + dx, float(at[2]) + dy) if at else (8, -12))
    Setting(plate, others, axis=size[0] / 2).draw(lines)
    return plate


def engraved(picture: Picture, size: Point, tint: Colour, others: Mapping[str, Picture], *, front: bool = False) -> str:
    """The whole file of a picture, or of its front."""
    plate = laid_out(picture, size, tint, others, front=front)
    ground = "" if front else f'<path d="M0 0h{size[0]:g}v{size[1]:g}h-{size[0]:g}z" fill="{tint}"/>'
    return document(0, 0, *size, ground, plate.cut(ground=not front))


# -------------------------------------------------------------------------------------------------- verbs


def _shape(s: Stroke) -> None:
    for outline in s.outlines():
        s.plate.shape(outline, s.look)


def _limb(s: Stroke) -> None:
    for part in s.parts:
        s.plate.shape(tapered(s.way(part), s.widths(s.words[0]), round_ends=True), s.look)


def _balls(s: Stroke) -> None:
    for outline in s.discs():
        s.plate.shape(outline, s.look)


def _solids(s: Stroke) -> None:
    for outline in s.outlines():
        s.plate.solid(outline, s.words[0])


def _discs(s: Stroke) -> None:
    for outline in s.discs():
        s.plate.solid(outline, s.words[0])


def _cuts(s: Stroke) -> None:
    widths = s.widths(s.words[1])
    for part in s.parts:
        s.plate.solid(tapered(s.way(part), [0, widths[0], 0] if len(widths) == 1 else widths), s.words[0])


def _row(s: Stroke) -> None:
    colour, count, width = s.words[0], int(s.words[1]), float(s.words[2])
    way = flowing(s.way(s.parts[0]), closed=False)
    (dx, dy), rng = s.rows(1)[0], s.plate.rng
    for i in range(count):
        u = (i + 0.5) / count
        size = 1 if "=" in s.words else 0.55 + 0.45 * math.sin(math.pi * u) + rng.uniform(-0.1, 0.1)
        x, y = (float(np.interp(u * (len(way) - 1), range(len(way)), way[:, j])) for j in (0, 1))
        ox, oy = s.place.at(0, 0)
        ex, ey = s.place.at(dx * size, dy * size)
        end = Knot(x + ex - ox, y + ey - oy)
        s.plate.solid(
            tapered([Knot(x, y), end], [width * s.place.scale * size, width * s.place.scale * 0.7, 0]), colour
        )


def _teeth(s: Stroke) -> None:
    way, count = flowing(s.way(s.parts[0]), closed=False, steps=12), int(s.words[1])
    ends = way[np.linspace(0, len(way) - 1, count + 1).astype(int)]
    long = s.rows(1)[0][0] * s.place.scale * (-1 if s.place.flip else 1)
    for a, b in pairwise(ends):
        along = (b - a) / max(1e-6, np.hypot(*(b - a)))
        tip = (a + b) / 2 + np.array([-along[1], along[0]]) * long
        s.plate.solid(np.array([a, tip, b]), s.words[0])


def _use(s: Stroke) -> None:
    for part in range(len(s.parts)):
        for x, y, scale, *turn in s.rows(part):
            inner = Place(x, y, scale, turn[0] if turn else 0, flip="flip" in s.words).within(s.place)
            Setting(s.plate, s.setting.others, inner, 0).draw(s.setting.others[s.words[0]].lines)


def _at(s: Stroke) -> None:
    x, y, scale = s.rows()[0]
    s.setting.place = Place(x * (1 - scale), y * (1 - scale), scale).within(s.setting.place)


def _ground(make: Callable[[Stroke, list[float], float], None]) -> Callable[[Stroke], None]:
    def behind(s: Stroke) -> None:
        row = s.rows()[0]
        make(s, row, math.hypot(s.plate.width, s.plate.height))

    return behind


def _moon(s: Stroke, row: list[float], far: float) -> None:
    x, y, r = row[:3]
    squash = row[3] if len(row) > 3 else 1
    s.plate.behind(scaled(circle(squash), (x, y), far / squash, 0.58), (x, y), r, float(s.words[0]))
    if r > 0 and squash == 1:
        s.plate.solid(oval(x, y, r), "w")


def _rays(s: Stroke, row: list[float], far: float) -> None:
    x, y, r = row[:3]
    count, other = int(s.words[0]), row[3] if len(row) > 3 else r
    s.plate.behind(scaled(circle(), (x, y), far, 0.58), (x, y), 0, float(s.words[1]))
    for i in range(count):
        reach, turn = (r, other)[i % 2], 2 * math.pi * i / count + 0.13
        a, b = turn - math.pi / count / 2, turn + math.pi / count / 2
        beam = np.array([(x, y), *((x + reach * math.cos(t), y + reach * math.sin(t)) for t in (a, b))])
        s.plate.bare(beam)
        s.plate.solid(beam, "w")


def _arches(s: Stroke, row: list[float], far: float) -> None:
    x, y, r = row
    s.plate.behind(scaled(arch(), (x, y), far, 0.66), (x, y), r, float(s.words[0]))


def _rain(s: Stroke, row: list[float], far: float) -> None:
    x, y, r = row
    s.plate.behind(straight((x, y), far, float(s.words[1][1:]), 0.6), (x, y), r, float(s.words[0]))


def _fan(s: Stroke, row: list[float], far: float) -> None:
    x, y, r = row
    s.plate.behind(fan((x, y), max(r, 1), far, 0.62), (x, y), r, float(s.words[0]))


def _vault(s: Stroke, row: list[float], far: float) -> None:
    """Webs that turn from one to the next, ribs between them, and the boss."""
    x, y, near, reach = row
    count, tone = int(s.words[0]), float(s.words[1])
    for i in range(count):
        a, b = (2 * math.pi * (i + j) / count - math.pi / 2 for j in (0, 1))
        web = [
            (x, y),
            *((x + reach * math.cos(a + (b - a) * u), y + reach * math.sin(a + (b - a) * u)) for u in (0, 0.5, 1)),
        ]
        turn = math.degrees((a + b) / 2) + 90
        look = Look(tone + 0.24 * (i % 2), turn, 3.5, 0.5, -2.4, 0, 0, 0.62)
        s.plate.shape(np.array(web), look)
    for i in range(count):
        a = 2 * math.pi * i / count - math.pi / 2
        rib = tapered([Knot(x, y), Knot(x + reach * math.cos(a), y + reach * math.sin(a))], [0.9, 1.9])
        s.plate.shape(rib, Look(-9, halo=0.3, edge=0.3, colour="w"))
    s.plate.shape(oval(x, y, near + 1.7), Look(0.62, 0, 1, 0.4, 0, 0.5, 0.4, 0.6, (x, y, 0)))
    s.plate.shape(oval(x, y, near), Look(-9, halo=0.3, edge=0.42, colour="w"))


def _nothing(_: Stroke) -> None:
    """The light and the mark of the front are read beforehand."""


_VERBS: dict[str, Callable[[Stroke], None]] = {
    "s": _shape, "l": _limb, "b": _balls, "f": _solids, "o": _discs, "c": _cuts, "x": _row, "t": _teeth, "u": _use,
    "at": _at,
    "moon": _ground(_moon), "rings": _ground(_moon), "rays": _ground(_rays), "arches": _ground(_arches),
    "rain": _ground(_rain), "fan": _ground(_fan), "vault": _ground(_vault), "light": _nothing, "front": _nothing,
}  # fmt: skip
