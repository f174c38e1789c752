"""A die and what its faces bring, as a page says it: each face has one result, none is left out."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Final

from ....basics.problems import did_you_mean
from ....basics.records import dataclass
from ....game.source import Node
from ....game.source.keys import Table, integer, word, words
from ...page.markdown import Figure, Line
from ...page.tools import PageTools
from .reading import read_line, report_wrong, source_text

MOST: Final = 100  # sides
RANGE: Final = re.compile(r"(\d{1,3})?\s*(\.\.|-|\N{EN DASH})\s*(\d{1,3})?|(\d{1,3})")


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


def result_facts(results: Sequence[Result], die: Die) -> list[dict[str, object]]:
    """The results of a die for the manifest."""
    return [
        {"on": list(each.on), "text": source_text(each.text), "chance": str(die.chance(each.on))}
        for each in results
    ]


def read_die(table: Table, figure: Figure, tools: PageTools) -> Die | None:
    """A die by the number of its sides, or a pool of the game."""
    sides, name, at = table.read("sides", integer), table.read("pool", word), table.node("pool")
    if (sides is None) == (name is None):
        report_wrong(
            tools, "a die has `sides`, or is a `pool` of the game", figure.content, "write sides: 20"
        )
        return None
    if sides is not None:
        if not 2 <= sides <= MOST:
            tools.report.add(
                "wrong-kind", f"`sides` is {sides}; 2 to {MOST} are allowed", table.node("sides")
            )
            return None
        return Die(dict.fromkeys(range(1, sides + 1), 1))
    pools = {key: pool for key, pool in tools.game.pools.items() if pool.deck is None}
    if name not in pools:
        hint = (
            did_you_mean(name or "", pools) or f"dice are {', '.join(pools) or 'not declared in game.yaml'}"
        )
        tools.report.add("unknown-name", f"{name!r} is no pool with faces", at, hint)
        return None
    return Die(dict(sorted(Counter(pools[name].faces).items())))


def read_results(nodes: Sequence[Node], die: Die, whole: Node | None, tools: PageTools) -> list[Result]:
    found = [result for node in nodes if (result := _result(node, die, tools))]
    named = Counter(value for result in found for value in result.on)
    twice = [value for value, count in named.items() if count > 1]
    for result in reversed(found):
        if shared := [value for value in result.on if value in twice]:
            report_wrong(
                tools,
                f"{_stretch(shared)} brings two results",
                result.at,
                "each face of a die has one result",
            )
            break
    if len(found) == len(nodes) and (left := [value for value in die.faces if value not in named]):
        at = found[-1].at if found else whole
        report_wrong(tools, f"no result for {_stretch(left)}", at, f"the die has {_stretch(list(die.faces))}")
    return found


def _result(node: Node, die: Die, tools: PageTools) -> Result | None:
    table = Table(node, tools.report, "the result")
    table.require("on", "say for which faces: on: 1..3, or on: 6")
    at, parts = table.node("on"), table.read("on", words) or ()
    said = read_line(table, "text", tools)
    table.finish()
    values: list[int] = []
    for part in parts:
        taken = _values(part, die)
        if not taken:
            hint = f"the die has {_stretch(list(die.faces))}; write 4, 1..3, 5.. or [1, 6]"
            report_wrong(tools, f"{part!r} is no face of the die", at, hint)
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
