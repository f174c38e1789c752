"""What is in the box: each deck as a heap with its printed back and its count; and the index of all cards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from ...basics.geometry import Rect
from ...basics.records import dataclass
from ...game.model import Deck
from ...game.source import Mapping, Node
from ...game.source import Sequence as SequenceNode
from ...game.source.keys import Table, word
from ...game.source.keys import text as text_of
from ..page.cut_lines import outline
from ..page.flow import Strip
from ..page.headings import heading
from ..page.markdown import Figure, Line
from ..page.marks import Mark, Picture
from ..page.shapes import frame
from ..page.tools import PageTools
from ..page.typesetting import Use
from .parts.card_choice import deck_with_id, decks_with_cards
from .parts.numbers import whole_number_text
from .parts.reading import to_line

ACROSS: Final = 4
PICTURE: Final = 21.8  # mm that a back is wide, at most
BESIDE: Final = 10.0  # what its count takes
EDGE: Final = 0.6  # of each card that shows behind it
BEHIND: Final = 3
TICK: Final = 4.0


@dataclass(frozen=True, slots=True)
class Heap:
    deck: Deck
    note: Line  # below its name


@dataclass(frozen=True, slots=True)
class HeapGroup:
    title: Line
    heaps: tuple[Heap, ...]

    @property
    def count(self) -> int:
        return sum(heap.deck.copies for heap in self.heaps)


def components(figure: Figure, tools: PageTools) -> list[Strip]:
    table = Table(figure.content, tools.report, "the components")
    listed, unit, total = (
        table.node("groups"),
        table.read("unit", text_of) or "",
        table.read("total", text_of),
    )
    table.finish()
    if listed is None:
        groups = [HeapGroup((), tuple(Heap(deck, ()) for deck in decks_with_cards(tools)))]
    else:
        nodes = listed.items if isinstance(listed, SequenceNode) else (listed,)
        groups = [group for node in nodes if (group := _read_group(node, tools)).heaps]
    strips: list[Strip] = []
    for number, row in enumerate(_rows(groups, across(tools))):
        strips += _row(row, number, unit, tools)
    if total is not None:
        used = strips[-1].used if strips else None
        strips += _total(total, groups, used, tools)
    counts = {heap.deck.id: heap.deck.copies for group in groups for heap in group.heaps}
    tools.facts.append({"figure": "components", "line": figure.line, "counts": counts})
    return strips


def _read_group(node: Node, tools: PageTools) -> HeapGroup:
    table = Table(node, tools.report, "the group")
    title = table.read("title", text_of) or ""
    listed = table.node("decks")
    table.finish()
    nodes = listed.items if isinstance(listed, SequenceNode) else ()
    return HeapGroup(
        to_line(title, tools.lang), tuple(heap for each in nodes if (heap := _read_heap(each, tools)))
    )


def _read_heap(node: Node, tools: PageTools) -> Heap | None:
    """A deck by its id, or with a note: `{deck: …, note: …}`."""
    if not isinstance(node, Mapping):
        name = word(node, tools.report, "the deck")
        deck = deck_with_id(name, node, tools) if name else None
        return Heap(deck, ()) if deck and deck.cards else None
    table = Table(node, tools.report, "the heap")
    table.require("deck")
    at, name, note = table.node("deck"), table.read("deck", word), table.read("note", text_of) or ""
    table.finish()
    deck = deck_with_id(name, at, tools) if name else None
    return Heap(deck, to_line(note, tools.lang)) if deck and deck.cards else None


def across(tools: PageTools) -> int:
    """Heaps in a row."""
    return ACROSS if tools.width > 100 else 2


def _rows(groups: Sequence[HeapGroup], most: int) -> list[list[HeapGroup]]:
    """Groups that are short enough stand beside each other."""
    rows: list[list[HeapGroup]] = []
    for group in groups:
        if rows and sum(len(each.heaps) for each in (*rows[-1], group)) <= most:
            rows[-1].append(group)
        else:
            rows.append([group])
    return rows


def _row(row: Sequence[HeapGroup], number: int, unit: str, tools: PageTools) -> Iterator[Strip]:
    """Groups side by side, each under its heading; a long one goes on in more lines."""
    most = across(tools)
    pitch = (tools.width + tools.grid.gutter) / most
    heads: list[Mark] = []
    head: Strip | None = None
    at = 0
    for place_, group in enumerate(row):
        if group.title:
            wide = min(len(group.heaps), most) * pitch - tools.grid.gutter
            head = _head(group, unit, f"components-{number}-{place_}", tools.inside(wide))
            heads += [mark.moved(at * pitch, 0) for mark in head.marks]
        at += len(group.heaps)
    used = at * pitch - tools.grid.gutter if at < most else None
    if head:
        yield replace(head, marks=tuple(heads), used=used)
    for strip in _heaps([heap for group in row for heap in group.heaps], tools):
        yield replace(strip, used=used)


def _head(group: HeapGroup, unit: str, name: str, tools: PageTools) -> Strip:
    """A heading that carries the sum of its group."""
    strip = heading(group.title, tools, name)
    use = Use(tools.grid.small, tools.grid.small_line, colour=tools.setter.style.soft, align="end")
    if len(group.heaps) < 2:  # whose count says it
        return strip
    said = to_line(f"{group.count}\u00a0{unit}".strip(), tools.lang)
    marks = tools.setter.marks(tools.setter.set(said, use), tools.width, strip.height - 3.6, use)
    return Strip(strip.height, (*strip.marks, *marks), strip.above, holds=True)


def _heaps(heaps: Sequence[Heap], tools: PageTools) -> Iterator[Strip]:
    most = across(tools)
    pitch = (tools.width + tools.grid.gutter) / most
    for start in range(0, len(heaps), most):
        marks: list[Mark] = []
        height = 0.0
        for index, heap in enumerate(heaps[start : start + most]):
            made, high = _heap(heap, pitch - tools.grid.gutter, tools)
            marks += [mark.moved(index * pitch, 0) for mark in made]
            height = max(height, high)
        yield Strip(height, tuple(marks), above=5.0 if start else 3.2)


def _heap(heap: Heap, width: float, tools: PageTools) -> tuple[list[Mark], float]:
    """A heap, its count, a box to tick; its name and note below."""
    deck, setter = heap.deck, tools.setter
    card = deck.cards[0]
    face = tools.back(card) or tools.front(card)
    trim = face.component.size
    most = PICTURE * (0.85 if tools.grid.is_tight else 1.0)
    wide = min(most, width - BESIDE)
    rect = Rect(0, BEHIND * EDGE, wide, trim.height * wide / trim.width)
    behind = (rect.moved(step * EDGE, -step * EDGE) for step in range(BEHIND, 0, -1))
    marks: list[Mark] = [
        outline(face, each, setter.style.soft) for each in (behind if deck.copies > 1 else ())
    ]
    marks.append(Picture(face, rect))
    left = rect.right + BEHIND * EDGE + 2.0
    number = Use(19 if wide == most else 13, 7.5, "display", setter.style.weight, colour=tools.look.title)
    marks += setter.marks(setter.set(str(deck.copies), number), left, rect.y + 5.6, number)
    marks.append(frame(Rect(left, rect.y + 8.6, TICK, TICK), tools.look.title, 0.25))
    name = Use(tools.grid.small + 0.6, tools.grid.small_line, weight=700)
    y = max(rect.bottom, rect.y + 8.6 + TICK) + 2.0
    title = setter.set(to_line(deck.title.in_lang(tools.lang), tools.lang), name, width)
    marks += setter.marks(title, 0, y, name)
    y += title.logical.height
    if heap.note:
        note = setter.set(heap.note, setter.small, width)
        marks += setter.marks(note, 0, y + 0.3, setter.small, heap.note)
        y += note.logical.height + 0.3
    return marks, y


def _total(said: str, groups: Sequence[HeapGroup], used: float | None, tools: PageTools) -> list[Strip]:
    """A line with {cards} and {sheets} counted, as wide as the last row of heaps."""
    cards = sum(group.count for group in groups)
    for key, number in (("{cards}", cards), ("{sheets}", tools.printing.papers)):
        said = said.replace(key, whole_number_text(number, tools.lang))
    use = tools.setter.small
    line = to_line(said, tools.lang)
    text = tools.setter.set(line, use, used or tools.width)
    marks = tuple(tools.setter.marks(text, 0, 0, use, line))
    return [Strip(text.logical.height, marks, above=tools.grid.line * 0.8, used=used)]
