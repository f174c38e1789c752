"""Steps in their order, each with its number in an arch: a turn, a fight."""

from __future__ import annotations

from typing import Final

from ..load.reader import Table, text
from ..source import Sequence as SequenceNode
from .bench import Bench
from .flow import Strip
from .furniture import arch
from .glossary import meaning
from .markdown import Figure
from .marks import Mark
from .setting import Use

ARCH: Final = 11.6
INDENT: Final = 17.0
APART: Final = 6.0


def steps(figure: Figure, bench: Bench) -> list[Strip]:
    table = Table(figure.content, bench.report, "the steps")
    listed = table.node("steps")
    table.require("steps", "list them: - {title: …, text: …}")
    table.finish()
    strips = []
    nodes = listed.items if isinstance(listed, SequenceNode) else ()
    for number, node in enumerate(nodes, 1):
        step = Table(node, bench.report, "the step")
        step.require("title")
        title, said = step.read("title", text) or "", step.read("text", text) or ""
        step.finish()
        strips.append(_step(number, title, said, bench))
    return strips


def _step(number: int, title: str, said: str, bench: Bench) -> Strip:
    setter, look = bench.setter, bench.look
    count = Use(17, 6.6, "display", colour="#FFFFFF", align="center")
    name, body = setter.heading, setter.body
    figure = setter.set(str(number), count)
    head = setter.set(meaning(title, bench.lang), name, bench.width - INDENT)
    line = meaning(said, bench.lang)
    text = setter.set(line, body, bench.width - INDENT)
    marks: list[Mark] = [arch(0, ARCH, ARCH, look.title)]
    marks += setter.marks(figure, ARCH * 0.42, ARCH - 3.0, count)
    marks += setter.marks(head, INDENT, 0.2, name)
    marks += setter.marks(text, INDENT, 0.8 + head.logical.height, body, line)
    height = max(ARCH, 0.8 + head.logical.height + text.logical.height)
    return Strip(height, tuple(marks), above=APART)
