"""The chances of one round of a power against others, as bars: won solid, tie hatched, lost empty."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from ...basics.geometry import Rect
from ...basics.records import dataclass
from ...game.source import Node
from ...game.source import Sequence as SequenceNode
from ...game.source.keys import Table, text, word
from ...rules.odds import Outcome, setting_of, versus
from ..page.flow import Strip
from ..page.markdown import Figure, Line
from ..page.marks import Ink, Mark
from ..page.shapes import box
from ..page.tools import PageTools
from ..page.typesetting import Use
from .parts.numbers import percent_text
from .parts.odds import read_power
from .parts.reading import to_line
from .parts.rows import note_strips

PITCH, BAR = 7.0, 4.8  # mm from bar to bar, and of each
NAMES, MOST_NAMES = 0.33, 0.5  # of the width: what names take, at least and at most
BESIDE: Final = 3.0  # mm from a name to its bar, at least
HATCH: Final = 0.9  # mm from line to line
ASIDE: Final = 1.4  # mm beside the words in a bar


@dataclass(frozen=True, slots=True)
class Opponent:
    name: Line
    outcome: Outcome


def rounds(figure: Figure, tools: PageTools) -> list[Strip]:
    table = Table(figure.content, tools.report, "the rounds")
    table.require("power")
    table.require("against", "list them: - {power: PM + 1, name: …}")
    node, listed = table.node("power"), table.node("against")
    source = table.read("power", word)
    words = [table.read(key, text) or "" for key in ("won", "lost")]
    said = table.read("note", text)
    table.finish()
    nodes = listed.items if source and isinstance(listed, SequenceNode) else ()
    found = [each for one in nodes if node and (each := _opponent(one, source or "", node, tools))]
    ends = [[float(share) for share in (e.outcome.win, e.outcome.tie, e.outcome.lose)] for e in found]
    tools.facts.append({"figure": "rounds", "line": figure.line, "chances": ends})
    left = _start_of_bars(found, tools)
    bars = [_bar(each, words, left, tools, is_first=not number) for number, each in enumerate(found)]
    strips = [*bars, *note_strips(said, tools)]
    return [replace(strip, holds=number < len(strips) - 1) for number, strip in enumerate(strips)]


def _opponent(node: Node, source: str, at: Node, tools: PageTools) -> Opponent | None:
    table = Table(node, tools.report, "the opponent")
    table.require("power")
    table.require("name")
    name, written = table.read("name", text) or "", table.node("power")
    other = table.read("power", word)
    table.finish()
    power = read_power(source, at, tools)
    against = read_power(other, written, tools) if other and written else None
    if power is None or against is None:
        return None
    return Opponent(to_line(name, tools.lang), versus(power, against, setting_of(tools.game)))


def _start_of_bars(found: Sequence[Opponent], tools: PageTools) -> float:
    """Where bars begin, behind the widest name."""
    widest = max((tools.setter.width(each.name, _name(tools)) for each in found), default=0.0)
    return min(max(tools.width * NAMES, widest + BESIDE), tools.width * MOST_NAMES)


def _name(tools: PageTools) -> Use:
    return replace(tools.setter.body, size=tools.grid.small + 1)


def _bar(each: Opponent, words: Sequence[str], left: float, tools: PageTools, *, is_first: bool) -> Strip:
    setter, look, outcome = tools.setter, tools.look, each.outcome
    use = _name(tools)
    full = tools.width - left
    won, tied = full * float(outcome.win), full * float(outcome.tie)
    marks: list[Mark] = [*setter.marks(setter.set(each.name, use), 0, BAR / 2 + 1.1, use, each.name)]
    marks.append(Ink(box(Rect(left, 0, won, BAR), look.accent)))
    marks.append(Ink(_hatching(Rect(left + won, 0, tied, BAR), look.title)))
    outline = f'<rect x="{left:.3f}" y="0" width="{full:.3f}" height="{BAR}" fill="none"'
    marks.append(Ink(f'{outline} stroke="{look.title}" stroke-width="0.25"/>'))
    white = Use(7.4, 3.4, weight=600, colour="#FFFFFF")
    dark = replace(white, colour=setter.style.ink)
    for share, said, x, one in (
        (outcome.win, words[0], 0.0, white),
        (outcome.lose, words[1], won + tied, dark),
    ):
        told = _words_that_fit(
            percent_text(share, tools.lang), said, full * float(share) - 2 * ASIDE, one, tools
        )
        marks += setter.marks(setter.set(told, one), left + x + ASIDE, BAR / 2 + 0.95, one)
    return Strip(BAR, tuple(marks), above=tools.grid.line if is_first else PITCH - BAR)


def _words_that_fit(share: str, said: str, room: float, use: Use, tools: PageTools) -> str:
    """What a part of a bar says: the share with its word, else the share alone, else nothing."""
    texts = (f"{share} {said}", share)
    return next((text for text in texts if tools.setter.width(text, use) <= room), "")


def _hatching(rect: Rect, colour: str) -> str:
    lines = []
    x = rect.x - rect.height
    while x < rect.right:
        a, b = max(x, rect.x), min(x + rect.height, rect.right)
        if b > a:
            lines.append(f"M{a:.3f} {rect.bottom - (a - x):.3f}L{b:.3f} {rect.bottom - (b - x):.3f}")
        x += HATCH
    return f'<path d="{"".join(lines)}" stroke="{colour}" stroke-width="0.18"/>'
