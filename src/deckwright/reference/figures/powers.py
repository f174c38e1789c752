"""A table with charts of what powers give, every number from the odds of the game itself."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from fractions import Fraction
from typing import Final

from ...basics.geometry import Rect
from ...basics.records import dataclass
from ...game.source import Node
from ...game.source import Sequence as SequenceNode
from ...game.source.keys import Table, text, word
from ...rules.odds import Distribution, OddsError, distribution, setting_of
from ...rules.statistics.bins import bins_of
from ...svg.typeset import Align
from ..page.flow import Strip
from ..page.markdown import Figure, Line
from ..page.marks import Ink, Mark
from ..page.shapes import box, rule
from ..page.tools import PageTools
from ..page.typesetting import Use, symbol
from .parts.numbers import number_text
from .parts.odds import read_power
from .parts.reading import to_line
from .parts.rows import note_strips

ROW: Final = 18.6
SIDE: Final = 10.0  # of a symbol
NAMES: Final = 13.0
BARS: Final = 0.47  # of the width
HIGH: Final = 10.4
MOST: Final = 45  # bars
APART: Final = 2.4  # mm between columns, at least
MOST_WORDS: Final = 0.7  # of the width, that stand before the bars
Edges = tuple[float, float, float, float]


@dataclass(frozen=True, slots=True)
class PowerRow:
    symbol: str | None
    name: Line
    note: Line
    found: Distribution


def powers(figure: Figure, tools: PageTools) -> list[Strip]:
    """What each power gives: from, mean, to, and its results as bars."""
    table = Table(figure.content, tools.report, "the powers")
    table.require("powers", "list them: - {power: BP, name: …, symbol: …}")
    listed = table.node("powers")
    heads = table.table("head")
    words = [heads.read(key, text) or "" for key in ("name", "low", "mean", "high", "bars")]
    heads.finish()
    said = table.read("note", text)
    table.finish()
    nodes = listed.items if isinstance(listed, SequenceNode) else ()
    rows = [row for node in nodes if (row := _read_row(node, tools))]
    facts = [[str(row.found.min), float(row.found.mean), str(row.found.max)] for row in rows]
    tools.facts.append({"figure": "powers", "line": figure.line, "powers": facts})
    edges = _columns(rows, words, tools)
    head = _head(words, edges, tools)
    strips = [head]
    for number, row in enumerate(rows):
        strip = _row_strip(row, edges, tools, is_last=number == len(rows) - 1, again=head if number else None)
        is_held = number == len(rows) - 2 or (said is not None and number == len(rows) - 1)
        strips.append(replace(strip, holds=strip.holds or is_held))  # neither a row nor the note by itself
    return [*strips, *note_strips(said, tools)]


def _read_row(node: Node, tools: PageTools) -> PowerRow | None:
    table = Table(node, tools.report, "the power")
    table.require("power")
    table.require("name")
    written = table.node("power")
    source, name = table.read("power", word), table.read("name", text)
    note, sign = table.read("note", text) or "", table.read("symbol", word)
    if sign is not None and sign not in tools.game.symbols:
        tools.report.add("unknown-symbol", f"there is no symbol {sign!r}", table.node("symbol"))
        sign = None
    table.finish()
    if source is None or name is None or written is None:
        return None
    power = read_power(source, written, tools)
    if power is None:
        return None
    try:
        found = distribution(power, setting_of(tools.game))
    except OddsError as error:
        tools.report.add("reference-figure", f"the odds of {source} cannot be told: {error}", written)
        return None
    return PowerRow(sign, to_line(name, tools.lang), to_line(note, tools.lang), found)


def _columns(rows: Sequence[PowerRow], words: Sequence[str], tools: PageTools) -> Edges:
    """The right edges of the three figures, and where bars begin: closer, where names or figures want the room."""
    start = tools.width * (1 - BARS)
    usual = start - 34.0, start - 20.0, start - 6.0
    names = NAMES + max(
        (tools.setter.width(*line) for row in rows for line in _name_and_note(row, tools)), default=0.0
    )
    wide = [tools.setter.width(word, tools.setter.table_head) for word in words[1:4]]
    for row in rows:
        figures = (tools.setter.width(*figure) for figure in _figures(row, tools))
        wide = [max(pair) for pair in zip(wide, figures, strict=True)]
    if names + APART <= usual[0] - wide[0]:
        return *usual, start
    low = names + APART + wide[0]
    mean = low + APART + wide[1]
    high = mean + APART + wide[2]
    return low, mean, high, min(high + 2 * APART, tools.width * MOST_WORDS)


def _name_and_note(row: PowerRow, tools: PageTools) -> tuple[tuple[Line, Use], tuple[Line, Use]]:
    """The name of a row and its note, as they are set."""
    small = tools.setter.small
    bold = replace(small, size=tools.grid.small + 0.8, weight=700)
    return (row.name, bold), (row.note, replace(small, colour=tools.setter.style.soft))


def _figures(row: PowerRow, tools: PageTools) -> list[tuple[str, Use]]:
    """From, mean, to, as they are set."""
    found = row.found
    weights = ((found.min, 400), (found.mean, 700), (found.max, 400))
    return [
        (number_text(value, tools.lang), Use(9, 4, weight=weight, align="end")) for value, weight in weights
    ]


def _head(words: Sequence[str], edges: Edges, tools: PageTools) -> Strip:
    setter, use = tools.setter, tools.setter.table_head
    *rights, start = edges
    marks: list[Mark] = []
    right = replace(use, align="end")
    for word_, x, aligned in zip(words, (0.0, *rights, start), (use, right, right, right, use), strict=True):
        if word_:
            marks += setter.marks(setter.set(word_, aligned), x, 4.6, aligned)
    marks.append(rule(0, 6.6, tools.width, 0.35, tools.look.title))
    return Strip(6.95, tuple(marks), above=0.4, holds=True)


def _row_strip(row: PowerRow, edges: Edges, tools: PageTools, *, is_last: bool, again: Strip | None) -> Strip:
    setter, style = tools.setter, tools.setter.style
    colour = style.symbols.get(row.symbol or "", tools.look.title)
    marks: list[Mark] = []
    middle = ROW / 2
    if row.symbol:
        marks.append(symbol(row.symbol, Rect(0, middle - SIDE / 2, SIDE, SIDE), colour))
    for (line, use), down in zip(_name_and_note(row, tools), (-0.6, 3.2), strict=True):
        marks += setter.marks(setter.set(line, use), NAMES, middle + down, use, line)
    *rights, start = edges
    for x, (figure, use) in zip(rights, _figures(row, tools), strict=True):
        marks += setter.marks(setter.set(figure, use), x, middle + 1.1, use)
    marks += _bars(row.found, Rect(start, 2.4, tools.width - start, HIGH), colour, tools)
    thick, ink = (0.35, tools.look.title) if is_last else (0.15, style.hair)
    marks.append(rule(0, ROW, tools.width, thick, ink))
    return Strip(ROW, tuple(marks), holds=not is_last and again is None, again=again)


def _bars(found: Distribution, rect: Rect, colour: str, tools: PageTools) -> Iterator[Mark]:
    """Bars from zero, without frame or grid; named are the ends and zero; a lozenge stands at the mean."""
    bins = bins_of(found, MOST)
    top = max(float(one.chance) for one in bins)
    step = rect.width / len(bins)
    shapes = [
        box(
            Rect(
                rect.x + i * step + step * 0.06,
                rect.bottom - rect.height * float(one.chance) / top,
                step * 0.88,
                rect.height * float(one.chance) / top,
            ),
            colour,
        )
        for i, one in enumerate(bins)
        if one.chance
    ]
    yield Ink("".join(shapes))
    yield rule(rect.x, rect.bottom, rect.width, 0.2, tools.setter.style.soft)
    width = bins[1].low - bins[0].low if len(bins) > 1 else 1
    low = bins[0].low

    def at(value: Fraction | int) -> float:
        """The middle of where a value stands."""
        return rect.x + step * (float(value - low) / width + 0.5)

    mean = at(found.mean)
    y = rect.bottom + 1.5
    yield Ink(f'<path d="M{mean:.3f} {y - 0.9:.3f}l0.9 0.9l-0.9 0.9l-0.9 -0.9Z" fill="{tools.look.title}"/>')
    soft = Use(6.6, 3, colour=tools.setter.style.soft)
    ends: list[tuple[float, int, Align]] = [(rect.x, found.min, "start"), (rect.right, found.max, "end")]
    if found.min < 0 < found.max and rect.x + 8 < at(0) < rect.right - 8:
        ends.append((at(0), 0, "center"))
        yield rule(at(0) - 0.1, rect.bottom, 0.2, 1.2, tools.setter.style.soft)
    for x, value, align in ends:
        use = replace(soft, align=align)
        yield from tools.setter.marks(
            tools.setter.set(number_text(value, tools.lang), use), x, rect.bottom + 4.0, use
        )
