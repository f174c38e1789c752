"""What the faces of a die bring: one die with its results and their chances, or bands of results side by side.

Each face has one result: a face that is left out, or named twice, is a problem.
"""

from __future__ import annotations

import math
import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Final

from ..geometry import Rect
from ..load.reader import Table, integer, word, words
from ..problems import did_you_mean
from ..source import Node
from .bench import Bench
from .chances import note
from .flow import Strip
from .furniture import box
from .given import head_of, items_of, line_of, ruled, wrong
from .markdown import Figure, Line, plain
from .marks import Ink, Mark
from .rounds import percent
from .setting import Use

SIDE: Final = 6.6  # mm of a die
FACES: Final = 2 * SIDE + 3.4  # … of two with a dash between
TEXT: Final = FACES + 3.0
ROW: Final = SIDE + 2.2
BAR: Final = 3.0  # mm high
BARS, SHARE = 0.28, 11.0  # of the width; mm of a share in per cent
NARROW: Final = 80.0  # mm below which there are no bars
BAND, NAMES = 9.4, 0.24  # mm high; what names take of the width
MOST: Final = 100  # sides
RANGE: Final = re.compile(r"(\d{1,3})?\s*(\.\.|-|\N{EN DASH})\s*(\d{1,3})?|(\d{1,3})")
TINTS: Final = (0.0, 0.28, 0.55, 0.8)  # how much of the look's colour fills a part of a band


@dataclass(frozen=True, slots=True)
class Die:
    """How often each of its values is there."""

    faces: Mapping[int, int]

    def chance(self, values: Sequence[int]) -> Fraction:
        return Fraction(sum(self.faces[value] for value in values), sum(self.faces.values()))


@dataclass(frozen=True, slots=True)
class Result:
    on: tuple[int, ...]  # values of the die, rising
    text: Line
    at: Node


def die(figure: Figure, bench: Bench) -> list[Strip]:
    table = Table(figure.content, bench.report, "the die")
    found = _die(table, figure, bench)
    heads = table.table("head")
    head = [line_of(heads, key, bench) for key in ("roll", "result", "chance")]
    heads.finish()
    single, bands = items_of(table, "results"), items_of(table, "bands")
    said = table.read("note", word)
    table.finish()
    if found is None:
        return []
    if bool(single) == bool(bands):
        wrong(
            bench,
            "a die has `results`, or `bands` of them",
            figure.content,
            "write results: [{on: 1..3, text: …}]",
        )
        return []
    if bands:
        strips = _bands(bands, found, figure, bench)
    else:
        results = _results(single, found, figure.content, bench)
        rows = [_row(result, found, bench) for result in results]
        strips = list(ruled(rows, _head(head, bench), bench))
        bench.facts.append({"figure": "die", "line": figure.line, "results": _told(results, found)})
    return [*strips, *note(said, bench)]


def _told(results: Sequence[Result], die: Die) -> list[dict[str, object]]:
    """For the manifest."""
    return [
        {"on": list(each.on), "text": plain(each.text), "chance": str(die.chance(each.on))}
        for each in results
    ]


def _die(table: Table, figure: Figure, bench: Bench) -> Die | None:
    """A die by the number of its sides, or a pool of the game."""
    sides, name, at = table.read("sides", integer), table.read("pool", word), table.node("pool")
    if (sides is None) == (name is None):
        wrong(bench, "a die has `sides`, or is a `pool` of the game", figure.content, "write sides: 20")
        return None
    if sides is not None:
        if not 2 <= sides <= MOST:
            bench.report.add(
                "wrong-kind", f"`sides` is {sides}; 2 to {MOST} are allowed", table.node("sides")
            )
            return None
        return Die(dict.fromkeys(range(1, sides + 1), 1))
    pools = {key: pool for key, pool in bench.game.pools.items() if pool.deck is None}
    if name not in pools:
        hint = (
            did_you_mean(name or "", pools) or f"dice are {', '.join(pools) or 'not declared in game.yaml'}"
        )
        bench.report.add("unknown-name", f"{name!r} is no pool with faces", at, hint)
        return None
    return Die(dict(sorted(Counter(pools[name].faces).items())))


def _results(nodes: Sequence[Node], die: Die, whole: Node | None, bench: Bench) -> list[Result]:
    found = [result for node in nodes if (result := _result(node, die, bench))]
    named = Counter(value for result in found for value in result.on)
    twice = [value for value, count in named.items() if count > 1]
    for result in reversed(found):
        if shared := [value for value in result.on if value in twice]:
            wrong(
                bench,
                f"{_stretch(shared)} brings two results",
                result.at,
                "each face of a die has one result",
            )
            break
    if len(found) == len(nodes) and (left := [value for value in die.faces if value not in named]):
        at = found[-1].at if found else whole
        wrong(bench, f"no result for {_stretch(left)}", at, f"the die has {_stretch(list(die.faces))}")
    return found


def _result(node: Node, die: Die, bench: Bench) -> Result | None:
    table = Table(node, bench.report, "the result")
    table.require("on", "say for which faces: on: 1..3, or on: 6")
    at, parts = table.node("on"), table.read("on", words) or ()
    said = line_of(table, "text", bench)
    table.finish()
    values: list[int] = []
    for part in parts:
        taken = _values(part, die)
        if not taken:
            hint = f"the die has {_stretch(list(die.faces))}; write 4, 1..3, 5.. or [1, 6]"
            wrong(bench, f"{part!r} is no face of the die", at, hint)
            return None
        values += taken
    return Result(tuple(sorted(values)), said, node) if values else None


def _values(part: str, die: Die) -> list[int]:
    """The values that `4`, `1..3`, `..3` or `5..` mean; none where it means none, or some that the die lacks."""
    found = RANGE.fullmatch(part.strip())
    if found is None:
        return []
    low, _, high, one = found.groups()
    if one is not None:
        return [int(one)] if int(one) in die.faces else []
    first, last = int(low or min(die.faces)), int(high or max(die.faces))
    if first not in die.faces or last not in die.faces:
        return []
    return [value for value in die.faces if first <= value <= last]


def _stretch(values: Sequence[int]) -> str:
    """1–3, or 1, 6."""
    ends = runs(values)
    return ", ".join(str(a) if a == b else f"{a}\N{EN DASH}{b}" for a, b in ends)


def runs(values: Sequence[int]) -> list[tuple[int, int]]:
    """The first and last of values that follow each other."""
    found: list[tuple[int, int]] = []
    for value in sorted(values):
        if found and value == found[-1][1] + 1:
            found[-1] = (found[-1][0], value)
        else:
            found.append((value, value))
    return found


# One die


def _head(head: Sequence[Line], bench: Bench) -> Strip | None:
    roll, result, chance = head
    return head_of([(roll, 0.0, "start"), (result, TEXT, "start"), (chance, bench.width, "end")], bench)


def _row(result: Result, die: Die, bench: Bench) -> Strip:
    setter, style = bench.setter, bench.setter.style
    use = replace(setter.small, size=bench.grid.small + 0.6)
    bars = bench.width * BARS if bench.width > NARROW else 0.0
    width = bench.width - TEXT - SHARE - bars - 3.0
    text = setter.set(result.text, use, width)
    ends = runs(result.on)
    height = max(ROW * len(ends), text.logical.height + 2.4)
    marks: list[Mark] = []
    for number, (low, high) in enumerate(ends):
        y = (height - ROW * len(ends)) / 2 + number * ROW + (ROW - SIDE) / 2
        marks += _faces(low, high, len(die.faces), y, bench)
    marks += setter.marks(text, TEXT, (height - text.logical.height) / 2, use, result.text)
    chance, middle = die.chance(result.on), height / 2
    if bars:
        left = bench.width - SHARE - bars
        marks.append(Ink(box(Rect(left, middle - BAR / 2, bars, BAR), _mixed(style.hair, 0.45))))
        marks.append(Ink(box(Rect(left, middle - BAR / 2, bars * float(chance), BAR), bench.look.accent)))
    share = replace(use, weight=600, align="end")
    told = setter.set(percent(chance, bench.lang), share)
    marks += setter.marks(told, bench.width, middle + 1.0, share)
    return Strip(height, tuple(marks))


def _faces(low: int, high: int, sides: int, y: float, bench: Bench) -> Iterator[Mark]:
    """One die, or the first and the last with a dash between."""
    yield from _face(low, sides, 0.0, y, bench)
    if high > low:
        x = SIDE + (FACES - 2 * SIDE) / 2
        use = Use(9, 3.4, weight=600, colour=bench.look.title, align="center")
        yield from bench.setter.marks(bench.setter.set("\N{EN DASH}", use), x, y + SIDE / 2 + 1.1, use)
        yield from _face(high, sides, FACES - SIDE, y, bench)


def _face(value: int, sides: int, x: float, y: float, bench: Bench) -> Iterator[Mark]:
    yield Ink(_shape(sides, x, y, bench.look.title))
    size = 9.0 if value < 10 else 7.6
    use = Use(size, 3.4, "display", colour="#FFFFFF", align="center", weight=bench.setter.style.weight)
    lower = 0.5 if sides == 4 else 0.0
    base = y + SIDE / 2 + lower + size * 0.3528 * 0.36
    yield from bench.setter.marks(bench.setter.set(str(value), use), x + SIDE / 2, base, use)


def _shape(sides: int, x: float, y: float, colour: str) -> str:
    """What a die is seen as: a square, a lozenge, a pentagon, a hexagon, else a disc."""
    if sides == 6:
        return (
            f'<rect x="{x + 0.3:.3f}" y="{y + 0.3:.3f}" width="{SIDE - 0.6:.3f}" height="{SIDE - 0.6:.3f}"'
            f' rx="1.1" fill="{colour}"/>'
        )
    corners = {4: 3, 8: 4, 12: 5, 20: 6}.get(sides)
    middle, radius = (x + SIDE / 2, y + SIDE / 2), SIDE / 2
    if corners is None:
        return f'<circle cx="{middle[0]:.3f}" cy="{middle[1]:.3f}" r="{radius:.3f}" fill="{colour}"/>'
    turns = (2 * math.pi * n / corners - math.pi / 2 for n in range(corners))
    points = " ".join(
        f"{middle[0] + radius * math.cos(turn):.3f},{middle[1] + radius * math.sin(turn):.3f}"
        for turn in turns
    )
    return f'<polygon points="{points}" fill="{colour}"/>'


# Bands


def _bands(nodes: Sequence[Node], die: Die, figure: Figure, bench: Bench) -> list[Strip]:
    """A band for each list of results, all to one scale; the same result has the same tint in all of them."""
    read: list[tuple[Line, list[Result]]] = []
    for node in nodes:
        table = Table(node, bench.report, "the band")
        table.require("results")
        name, listed = line_of(table, "name", bench), items_of(table, "results")
        table.finish()
        read.append((name, _results(listed, die, node, bench)))
    texts = dict.fromkeys(plain(result.text) for _, results in read for result in results)
    tints = {text: TINTS[number % len(TINTS)] for number, text in enumerate(sorted(texts))}
    told = [{"name": plain(name), "results": _told(results, die)} for name, results in read]
    bench.facts.append({"figure": "die", "line": figure.line, "bands": told})
    return [
        Strip(BAND, tuple(_band(name, results, die, tints, bench)), above=2.2 if number else 1.6, holds=False)
        for number, (name, results) in enumerate(read)
    ]


def _band(
    name: Line, results: Sequence[Result], die: Die, tints: Mapping[str, float], bench: Bench
) -> Iterator[Mark]:
    setter = bench.setter
    use = replace(setter.small, size=bench.grid.small + 0.6, weight=600)
    left = bench.width * NAMES
    told = setter.set(name, use, left - 3)
    yield from setter.marks(told, 0, (BAND - told.logical.height) / 2, use, name)
    order = list(die.faces)
    unit = (bench.width - left) / sum(die.faces.values())
    starts = {value: left + unit * sum(die.faces[v] for v in order[:n]) for n, value in enumerate(order)}
    for result in results:
        for low, high in runs(result.on):
            end = starts[high] + unit * die.faces[high]
            part = Rect(starts[low], 0, end - starts[low], BAND)
            yield from _part(result, (low, high), part, tints[plain(result.text)], bench)


def _part(result: Result, ends: tuple[int, int], part: Rect, tint: float, bench: Bench) -> Iterator[Mark]:
    """What a stretch of faces brings, over the faces."""
    ground, dark = _mixed(bench.look.title, tint), bench.setter.style.ink
    ink = "#FFFFFF" if tint > 0.5 else dark
    yield Ink(box(part, ground) + _outline(part, bench.look.title))
    large = Use(10, 4.0, weight=700, colour=ink, align="center")
    small = Use(6.6, 3.0, colour=ink, align="center")
    line = result.text
    if bench.setter.width(line, large) > part.width - 1:
        large = replace(large, size=7.4)
    if bench.setter.width(line, large) > part.width - 0.4:
        hint = "say it shorter, or show the die by `results`"
        wrong(bench, f"{plain(line)!r} is wider than its part of the band", result.at, hint)
    yield from bench.setter.marks(bench.setter.set(line, large), part.center.x, 4.7, large, line)
    low, high = ends
    said = str(low) if low == high else f"{low}\N{EN DASH}{high}"
    yield from bench.setter.marks(bench.setter.set(said, small), part.center.x, 8.1, small)


def _outline(rect: Rect, colour: str) -> str:
    x, y, width, height = (f"{side:.3f}" for side in rect)
    place = f'x="{x}" y="{y}" width="{width}" height="{height}"'
    return f'<rect {place} fill="none" stroke="{colour}" stroke-width="0.25"/>'


def _mixed(colour: str, share: float) -> str:
    """A colour on white."""
    value = int(colour.removeprefix("#"), 16)
    parts = (round(255 + ((value >> shift & 255) - 255) * share) for shift in (16, 8, 0))
    return "#" + "".join(f"{part:02X}" for part in parts)
