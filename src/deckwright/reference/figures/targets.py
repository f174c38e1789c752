"""How likely powers reach numbers: a table of chances, every one from the odds of the game itself."""

from __future__ import annotations

import re
from collections.abc import Sequence
from fractions import Fraction
from typing import Final

from ...basics.problems import did_you_mean
from ...game.source import Node
from ...game.source.keys import Table, word, words
from ...rules.odds import Distribution, OddsError, distribution, setting_of
from ..page.flow import Strip
from ..page.markdown import Figure, Letters, Line
from ..page.markdown import MarkdownTable as Block
from ..page.tables import table_strips
from ..page.tools import PageTools
from .parts.numbers import percent_text
from .parts.odds import read_power
from .parts.reading import read_items, read_line, report_wrong
from .parts.rows import note_strips

COUNTS: Final = ("least", "exact", "most")
RANGE: Final = re.compile(r"([+-]?\d{1,4})\s*\.\.\s*([+-]?\d{1,4})|([+-]?\d{1,4})")
MOST: Final = 24  # columns
NEVER: Final = "\N{EN DASH}"


def targets(figure: Figure, tools: PageTools) -> list[Strip]:
    table = Table(figure.content, tools.report, "the targets")
    table.require("powers", "list them: - {power: D, name: One die}")
    table.require("targets", "say which numbers: targets: 2..12, or [5, 7, 9]")
    at, count = table.node("targets"), table.read("count", word) or "least"
    numbers = _numbers(table.read("targets", words) or (), at, tools)
    heads = table.table("head")
    first, each = read_line(heads, "name", tools), heads.read("target", word) or "{n}"
    heads.finish()
    rows = [row for node in read_items(table, "powers") if (row := _row(node, tools))]
    said = table.read("note", word)
    counted = table.node("count")
    table.finish()
    if count not in COUNTS:
        message = f"`count` is {count!r}; {', '.join(COUNTS)} are allowed"
        tools.report.add("wrong-kind", message, counted, did_you_mean(count, COUNTS))
        return []
    if not numbers or not rows:
        return []
    chances = [[chance(found, number, count) for number in numbers] for _, found in rows]
    told = [[str(one) for one in line] for line in chances]
    tools.facts.append({"figure": "targets", "line": figure.line, "targets": numbers, "chances": told})
    cells = [
        (name, *((Letters(percent_text(one, tools.lang) if one else NEVER),) for one in line))
        for (name, _), line in zip(rows, chances, strict=True)
    ]
    head = (first, *((Letters(each.replace("{n}", str(number))),) for number in numbers))
    aligns = ("start", *("end" for _ in numbers))
    block = Block(head, tuple(cells), aligns, figure.line)
    return [*table_strips(block, tools, is_headed=tools.is_headed), *note_strips(said, tools)]


def chance(found: Distribution, number: int, count: str) -> Fraction:
    """Of at least, exactly or at most a number."""
    match count:
        case "exact":
            return found.probability(number)
        case "most":
            return 1 - found.above(number)
        case _:
            return found.above(number - 1)


def _numbers(parts: Sequence[str], at: Node | None, tools: PageTools) -> list[int]:
    numbers: list[int] = []
    for part in parts:
        found = RANGE.fullmatch(part.strip())
        if found is None:
            message = f"`targets` is {part!r}; numbers such as 7 or 2..12 are allowed"
            tools.report.add("wrong-kind", message, at)
            return []
        low, high, one = found.groups()
        numbers += range(int(low), int(high) + 1) if one is None else [int(one)]
    if len(numbers) > MOST:
        report_wrong(
            tools, f"{len(numbers)} targets are more than a page has room for", at, f"take {MOST} at most"
        )
        return []
    return numbers


def _row(node: Node, tools: PageTools) -> tuple[Line, Distribution] | None:
    table = Table(node, tools.report, "the power")
    table.require("power")
    table.require("name")
    at, source, name = table.node("power"), table.read("power", word), read_line(table, "name", tools)
    table.finish()
    power = read_power(source, at, tools) if source and at else None
    if power is None or at is None:
        return None
    try:
        return name, distribution(power, setting_of(tools.game))
    except OddsError as error:
        report_wrong(tools, f"the odds of {source} cannot be told: {error}", at, error.hint)
        return None
