"""Results of a die as bands, one below the other to one scale: what changes from row to row is seen at once."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Final

from ....basics.geometry import Rect
from ....game.source import Node
from ....game.source.keys import Table
from ...page.flow import Strip
from ...page.markdown import Figure, Line
from ...page.marks import Ink, Mark
from ...page.shapes import box, frame
from ...page.tools import PageTools
from ...page.typesetting import Use
from .colours import mix_with_white
from .reading import read_items, read_line, report_wrong, source_text
from .results import Die, Result, read_results, result_facts, runs

BAND, NAMES = 9.4, 0.24  # mm high; what names take of the width
TINTS: Final = (0.0, 0.28, 0.55, 0.8)  # how much of the look's colour fills a part of a band


def bands(nodes: Sequence[Node], die: Die, figure: Figure, tools: PageTools) -> list[Strip]:
    """A band for each list of results, all to one scale; the same result has the same tint in all of them."""
    read: list[tuple[Line, list[Result]]] = []
    for node in nodes:
        table = Table(node, tools.report, "the band")
        table.require("results")
        name, listed = read_line(table, "name", tools), read_items(table, "results")
        table.finish()
        read.append((name, read_results(listed, die, node, tools)))
    texts = dict.fromkeys(source_text(result.text) for _, results in read for result in results)
    tints = {text: TINTS[number % len(TINTS)] for number, text in enumerate(sorted(texts))}
    facts = [{"name": source_text(name), "results": result_facts(results, die)} for name, results in read]
    tools.facts.append({"figure": "die", "line": figure.line, "bands": facts})
    return [
        Strip(BAND, tuple(_band(name, results, die, tints, tools)), above=2.2 if number else 1.6, holds=False)
        for number, (name, results) in enumerate(read)
    ]


def _band(
    name: Line, results: Sequence[Result], die: Die, tints: Mapping[str, float], tools: PageTools
) -> Iterator[Mark]:
    setter = tools.setter
    use = replace(setter.small, size=tools.grid.small + 0.6, weight=600)
    left = tools.width * NAMES
    words = setter.set(name, use, left - 3)
    yield from setter.marks(words, 0, (BAND - words.logical.height) / 2, use, name)
    order = list(die.faces)
    unit = (tools.width - left) / sum(die.faces.values())
    starts = {value: left + unit * sum(die.faces[v] for v in order[:n]) for n, value in enumerate(order)}
    for result in results:
        for low, high in runs(result.on):
            end = starts[high] + unit * die.faces[high]
            part = Rect(starts[low], 0, end - starts[low], BAND)
            yield from _part(result, (low, high), part, tints[source_text(result.text)], tools)


def _part(result: Result, ends: tuple[int, int], part: Rect, tint: float, tools: PageTools) -> Iterator[Mark]:
    """What a stretch of faces brings, over the faces."""
    ground, dark = mix_with_white(tools.look.title, tint), tools.setter.style.ink
    ink = "#FFFFFF" if tint > 0.5 else dark
    yield Ink(box(part, ground))
    yield frame(part, tools.look.title, 0.25)
    large = Use(10, 4.0, weight=700, colour=ink, align="center")
    small = Use(6.6, 3.0, colour=ink, align="center")
    line = result.text
    if tools.setter.width(line, large) > part.width - 1:
        large = replace(large, size=7.4)
    if tools.setter.width(line, large) > part.width - 0.4:
        hint = "say it shorter, or show the die by `results`"
        report_wrong(tools, f"{source_text(line)!r} is wider than its part of the band", result.at, hint)
    yield from tools.setter.marks(tools.setter.set(line, large), part.center.x, 4.7, large, line)
    low, high = ends
    said = str(low) if low == high else f"{low}\N{EN DASH}{high}"
    yield from tools.setter.marks(tools.setter.set(said, small), part.center.x, 8.1, small)
