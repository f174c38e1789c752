"""What the faces of a die bring: its results with their chances, or bands of results side by side."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from ...basics.geometry import Rect
from ...basics.records import dataclass
from ...game.source.keys import Table, word
from ..page.flow import Strip
from ..page.markdown import Figure, Line
from ..page.marks import Ink, Mark
from ..page.shapes import box
from ..page.tools import PageTools
from ..page.typesetting import Use
from .parts.bands import bands
from .parts.colours import mix_with_white
from .parts.numbers import percent_text
from .parts.reading import read_items, read_line, report_wrong
from .parts.results import Die, Result, read_die, read_results, result_facts, runs
from .parts.rows import add_rules, head_strip, note_strips

SIDE, ON_CARD = 6.6, 4.8  # mm of a die; on a card for the players
FACES: Final = 2.5  # dice that two of them take with a dash between
BESIDE, APART = 3.0, 2.2  # mm between dice and words, and from die to die
BAR: Final = 3.0  # mm high
BARS, SHARE = 0.28, 11.0  # of the width; mm of a share in per cent
NARROW: Final = 80.0  # mm below which there are no bars


def die(figure: Figure, tools: PageTools) -> list[Strip]:
    table = Table(figure.content, tools.report, "the die")
    found = read_die(table, figure, tools)
    heads = table.table("head")
    head = [read_line(heads, key, tools) for key in ("roll", "result", "chance")]
    heads.finish()
    single, several = read_items(table, "results"), read_items(table, "bands")
    said = table.read("note", word)
    table.finish()
    if found is None:
        return []
    if bool(single) == bool(several):
        report_wrong(
            tools,
            "a die has `results`, or `bands` of them",
            figure.content,
            "write results: [{on: 1..3, text: …}]",
        )
        return []
    if several:
        strips = bands(several, found, figure, tools)
    else:
        results = read_results(single, found, figure.content, tools)
        rows = [_row(result, found, tools) for result in results]
        strips = list(add_rules(rows, _head(head, tools), tools))
        tools.facts.append({"figure": "die", "line": figure.line, "results": result_facts(results, found)})
    return [*strips, *note_strips(said, tools)]


# One die


@dataclass(frozen=True, slots=True)
class _Sizes:
    side: float  # of a die

    @classmethod
    def of(cls, tools: PageTools) -> _Sizes:
        return cls(ON_CARD if tools.grid.is_aid else SIDE)

    @property
    def row(self) -> float:
        return self.side + APART * self.side / SIDE

    @property
    def text(self) -> float:
        """Where words begin."""
        return self.side * FACES + BESIDE * self.side / SIDE


def _head(head: Sequence[Line], tools: PageTools) -> Strip | None:
    roll, result, chance = head
    text = _Sizes.of(tools).text
    return head_strip([(roll, 0.0, "start"), (result, text, "start"), (chance, tools.width, "end")], tools)


def _row(result: Result, die: Die, tools: PageTools) -> Strip:
    setter, style, sizes = tools.setter, tools.setter.style, _Sizes.of(tools)
    use = replace(setter.small, size=tools.grid.small + 0.6)
    bars = tools.width * BARS if tools.width > NARROW else 0.0
    text = setter.set(result.text, use, tools.width - sizes.text - SHARE - bars - 3.0)
    ends = runs(result.on)
    is_pair = len(ends) == len(result.on) == 2  # side by side, without a dash
    high = sizes.row * (1 if is_pair else len(ends))
    height = max(high, text.logical.height + 2.4)
    marks: list[Mark] = []
    for number, (low, top) in enumerate([(result.on[0], result.on[1])] if is_pair else ends):
        y = (height - high) / 2 + number * sizes.row + (sizes.row - sizes.side) / 2
        marks += _faces(low, top, len(die.faces), Rect(0, y, sizes.side, sizes.side), tools, dash=not is_pair)
    marks += setter.marks(text, sizes.text, (height - text.logical.height) / 2, use, result.text)
    chance, middle = die.chance(result.on), height / 2
    if bars:
        left = tools.width - SHARE - bars
        marks.append(Ink(box(Rect(left, middle - BAR / 2, bars, BAR), mix_with_white(style.hair, 0.45))))
        marks.append(Ink(box(Rect(left, middle - BAR / 2, bars * float(chance), BAR), tools.look.accent)))
    share = replace(use, weight=600, align="end")
    told = setter.set(percent_text(chance, tools.lang), share)
    marks += setter.marks(told, tools.width, middle + 1.0, share)
    return Strip(height, tuple(marks))


def _faces(low: int, high: int, sides: int, place: Rect, tools: PageTools, *, dash: bool) -> Iterator[Mark]:
    """One die, or two with a dash between that means all from the one to the other."""
    yield from _face(low, sides, place, tools)
    if high == low:
        return
    side = place.width
    yield from _face(high, sides, place.moved(side * (FACES - 1), 0), tools)
    if dash:
        use = Use(side * 1.36, 3.4, weight=600, colour=tools.look.title, align="center")
        drawn = tools.setter.set("\N{EN DASH}", use)
        yield from tools.setter.marks(drawn, side * FACES / 2, place.center.y + side / 6, use)


def _face(value: int, sides: int, rect: Rect, tools: PageTools) -> Iterator[Mark]:
    yield Ink(_shape(sides, rect, tools.look.title))
    size = rect.width * (1.36 if value < 10 else 1.15)
    use = Use(size, 3.4, "display", colour="#FFFFFF", align="center", weight=tools.setter.style.weight)
    lower = rect.width * 0.08 if sides == 4 else 0.0
    base = rect.center.y + lower + size * 0.3528 * 0.36
    yield from tools.setter.marks(tools.setter.set(str(value), use), rect.center.x, base, use)


def _shape(sides: int, rect: Rect, colour: str) -> str:
    """What a die is seen as: a square, a lozenge, a pentagon, a hexagon, else a disc."""
    if sides == 6:
        left, top, width, height = (f"{side:.3f}" for side in rect.outset(-0.045 * rect.width))
        place = f'x="{left}" y="{top}" width="{width}" height="{height}"'
        return f'<rect {place} rx="{rect.width / 6:.3f}" fill="{colour}"/>'
    corners = {4: 3, 8: 4, 12: 5, 20: 6}.get(sides)
    (x, y), radius = rect.center, rect.width / 2
    if corners is None:
        return f'<circle cx="{x:.3f}" cy="{y:.3f}" r="{radius:.3f}" fill="{colour}"/>'
    turns = (2 * math.pi * n / corners - math.pi / 2 for n in range(corners))
    points = " ".join(
        f"{x + radius * math.cos(turn):.3f},{y + radius * math.sin(turn):.3f}" for turn in turns
    )
    return f'<polygon points="{points}" fill="{colour}"/>'
