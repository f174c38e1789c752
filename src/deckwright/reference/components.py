"""What is in the box: each deck as a heap with its printed back and its count; and the index of all cards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

from ..basics.geometry import Rect
from ..basics.problems import did_you_mean
from ..game.model import Card, Deck
from ..game.source import Mapping, Node
from ..game.source import Sequence as SequenceNode
from ..game.source.keys import Table, word, words
from ..game.source.keys import text as text_of
from .bench import Bench
from .cutting import outline
from .filing import filed
from .flow import Strip
from .furniture import frame
from .glossary import heading, meaning
from .markdown import Figure, Line, card_link
from .marks import Anchor, Mark, Picture
from .printing import stretches
from .setting import Use

ACROSS: Final = 4
PICTURE: Final = 21.8  # mm that a back is wide, at most
BESIDE: Final = 10.0  # what its count takes
EDGE: Final = 0.6  # of each card that shows behind it
BEHIND: Final = 3
TICK: Final = 4.0
SHEETS: Final = 13.5  # of an index, for the pages that a card is printed on


@dataclass(frozen=True, slots=True)
class Heap:
    deck: Deck
    note: Line  # below its name


@dataclass(frozen=True, slots=True)
class Group:
    title: Line
    heaps: tuple[Heap, ...]

    @property
    def count(self) -> int:
        return sum(heap.deck.copies for heap in self.heaps)


def components(figure: Figure, bench: Bench) -> list[Strip]:
    table = Table(figure.content, bench.report, "the components")
    listed, unit, total = (
        table.node("groups"),
        table.read("unit", text_of) or "",
        table.read("total", text_of),
    )
    table.finish()
    if listed is None:
        groups = [Group((), tuple(Heap(deck, ()) for deck in _all(bench)))]
    else:
        nodes = listed.items if isinstance(listed, SequenceNode) else (listed,)
        groups = [group for node in nodes if (group := _group(node, bench)).heaps]
    strips: list[Strip] = []
    for number, row in enumerate(_rows(groups, across(bench))):
        strips += _row(row, number, unit, bench)
    if total is not None:
        used = strips[-1].used if strips else None
        strips += _total(total, groups, used, bench)
    counts = {heap.deck.id: heap.deck.copies for group in groups for heap in group.heaps}
    bench.facts.append({"figure": "components", "line": figure.line, "counts": counts})
    return strips


def _group(node: Node, bench: Bench) -> Group:
    table = Table(node, bench.report, "the group")
    title = table.read("title", text_of) or ""
    listed = table.node("decks")
    table.finish()
    nodes = listed.items if isinstance(listed, SequenceNode) else ()
    return Group(meaning(title, bench.lang), tuple(heap for each in nodes if (heap := _listed(each, bench))))


def _listed(node: Node, bench: Bench) -> Heap | None:
    """A deck by its id, or with a note: `{deck: …, note: …}`."""
    if not isinstance(node, Mapping):
        name = word(node, bench.report, "the deck")
        deck = _deck(name, node, bench) if name else None
        return Heap(deck, ()) if deck else None
    table = Table(node, bench.report, "the heap")
    table.require("deck")
    at, name, note = table.node("deck"), table.read("deck", word), table.read("note", text_of) or ""
    table.finish()
    deck = _deck(name, at, bench) if name else None
    return Heap(deck, meaning(note, bench.lang)) if deck else None


def _deck(name: str, node: Node | None, bench: Bench) -> Deck | None:
    deck = bench.game.decks.get(name)
    if deck is None:
        hint = did_you_mean(name, bench.game.decks) or f"decks are {', '.join(bench.game.decks)}"
        bench.report.add("unknown-name", f"{name!r} is no deck", node, hint)
    return deck if deck is None or deck.cards else None  # a variant may leave a deck out


def _all(bench: Bench) -> list[Deck]:
    return [deck for deck in bench.game.decks.values() if deck.cards]


def across(bench: Bench) -> int:
    """Heaps in a row."""
    return ACROSS if bench.width > 100 else 2


def _rows(groups: Sequence[Group], most: int) -> list[list[Group]]:
    """Groups that are short enough stand beside each other."""
    rows: list[list[Group]] = []
    for group in groups:
        if rows and sum(len(each.heaps) for each in (*rows[-1], group)) <= most:
            rows[-1].append(group)
        else:
            rows.append([group])
    return rows


def _row(row: Sequence[Group], number: int, unit: str, bench: Bench) -> Iterator[Strip]:
    """Groups side by side, each under its heading; a long one goes on in more lines."""
    most = across(bench)
    pitch = (bench.width + bench.grid.gutter) / most
    heads: list[Mark] = []
    head: Strip | None = None
    at = 0
    for place_, group in enumerate(row):
        if group.title:
            wide = min(len(group.heaps), most) * pitch - bench.grid.gutter
            head = _head(group, unit, f"components-{number}-{place_}", bench.inside(wide))
            heads += [mark.moved(at * pitch, 0) for mark in head.marks]
        at += len(group.heaps)
    used = at * pitch - bench.grid.gutter if at < most else None
    if head:
        yield replace(head, marks=tuple(heads), used=used)
    for strip in _heaps([heap for group in row for heap in group.heaps], bench):
        yield replace(strip, used=used)


def _head(group: Group, unit: str, name: str, bench: Bench) -> Strip:
    """A heading that carries the sum of its group."""
    strip = heading(group.title, bench, name)
    use = Use(bench.grid.small, bench.grid.small_line, colour=bench.setter.style.soft, align="end")
    if len(group.heaps) < 2:  # whose count says it
        return strip
    said = meaning(f"{group.count}\u00a0{unit}".strip(), bench.lang)
    marks = bench.setter.marks(bench.setter.set(said, use), bench.width, strip.height - 3.6, use)
    return Strip(strip.height, (*strip.marks, *marks), strip.above, holds=True)


def _heaps(heaps: Sequence[Heap], bench: Bench) -> Iterator[Strip]:
    most = across(bench)
    pitch = (bench.width + bench.grid.gutter) / most
    for start in range(0, len(heaps), most):
        marks: list[Mark] = []
        height = 0.0
        for index, heap in enumerate(heaps[start : start + most]):
            made, high = _heap(heap, pitch - bench.grid.gutter, bench)
            marks += [mark.moved(index * pitch, 0) for mark in made]
            height = max(height, high)
        yield Strip(height, tuple(marks), above=5.0 if start else 3.2)


def _heap(heap: Heap, width: float, bench: Bench) -> tuple[list[Mark], float]:
    """A heap, its count, a box to tick; its name and note below."""
    deck, setter = heap.deck, bench.setter
    card = deck.cards[0]
    face = bench.back(card) or bench.front(card)
    trim = face.component.size
    most = PICTURE * (0.85 if bench.grid.is_tight else 1.0)
    wide = min(most, width - BESIDE)
    rect = Rect(0, BEHIND * EDGE, wide, trim.height * wide / trim.width)
    behind = (rect.moved(step * EDGE, -step * EDGE) for step in range(BEHIND, 0, -1))
    marks: list[Mark] = [
        outline(face, each, setter.style.soft) for each in (behind if deck.copies > 1 else ())
    ]
    marks.append(Picture(face, rect))
    left = rect.right + BEHIND * EDGE + 2.0
    number = Use(19 if wide == most else 13, 7.5, "display", setter.style.weight, colour=bench.look.title)
    marks += setter.marks(setter.set(str(deck.copies), number), left, rect.y + 5.6, number)
    marks.append(frame(Rect(left, rect.y + 8.6, TICK, TICK), bench.look.title, 0.25))
    name = Use(bench.grid.small + 0.6, bench.grid.small_line, weight=700)
    y = max(rect.bottom, rect.y + 8.6 + TICK) + 2.0
    title = setter.set(meaning(deck.title.in_lang(bench.lang), bench.lang), name, width)
    marks += setter.marks(title, 0, y, name)
    y += title.logical.height
    if heap.note:
        note = setter.set(heap.note, setter.small, width)
        marks += setter.marks(note, 0, y + 0.3, setter.small, heap.note)
        y += note.logical.height + 0.3
    return marks, y


def _total(said: str, groups: Sequence[Group], used: float | None, bench: Bench) -> list[Strip]:
    """A line with {cards} and {sheets} counted, as wide as the last row of heaps."""
    cards = sum(group.count for group in groups)
    numbers = {"{cards}": counted(cards, bench.lang), "{sheets}": counted(bench.printing.papers, bench.lang)}
    for key, number in numbers.items():
        said = said.replace(key, number)
    use = bench.setter.small
    line = meaning(said, bench.lang)
    text = bench.setter.set(line, use, used or bench.width)
    marks = tuple(bench.setter.marks(text, 0, 0, use, line))
    return [Strip(text.logical.height, marks, above=bench.grid.line * 0.8, used=used)]


def counted(number: int, lang: str) -> str:
    """A number with its thousands apart."""
    return f"{number:,}".replace(",", "\u202f") if lang.startswith("fr") else f"{number:,}"


def index(figure: Figure, bench: Bench) -> list[Strip]:
    """Every card by deck and name, with its copies."""
    table = Table(figure.content, bench.report, "the index")
    node, names = table.node("decks"), table.read("decks", words)
    heads = table.table("head")
    copies, sheet = heads.read("copies", text_of) or "", heads.read("sheet", text_of)
    heads.finish()
    table.finish()
    chosen = [deck for name in names if (deck := _deck(name, node, bench))] if names else None
    strips: list[Strip] = []
    listed: dict[str, list[int]] = {}
    for deck in _all(bench) if chosen is None else chosen:
        strip = heading(meaning(deck.title.in_lang(bench.lang), bench.lang), bench, f"index-{deck.id}")
        strips.append(strip)
        top = _columns_of(copies, sheet, bench) if sheet else None
        if top:
            strips.append(top)
        entries = sorted(deck.cards, key=lambda card: filed(card.name_in(bench.lang), bench.lang))
        for number, card in enumerate(entries):
            pages = bench.printing.pages.get(card.id, ()) if sheet else None
            strip = _entry(card, pages, bench)
            holds = number in (0, len(entries) - 2) and number < len(entries) - 1
            above = 0.4 if number else 0.9 if top else 2.0
            strips.append(replace(strip, above=above, holds=holds, again=top if number else None))
            listed[card.id] = list(pages or ())
    bench.facts.append({"figure": "index", "line": figure.line, "sheets": listed})
    return strips


def _columns_of(copies: str, sheet: str, bench: Bench) -> Strip:
    """What the figures of an index are."""
    use = replace(bench.setter.table_head, align="end")
    right, middle = bench.width, bench.width - SHEETS
    marks = [
        *bench.setter.marks(bench.setter.set(copies, use), middle, 3.0, use),
        *bench.setter.marks(bench.setter.set(sheet, use), right, 3.0, use),
    ]
    return Strip(4.2, tuple(marks), above=0.6, holds=True)


def _entry(card: Card, pages: tuple[int, ...] | None, bench: Bench) -> Strip:
    """Of an index; the name of a card that is shown nowhere leads here."""
    use, setter = bench.setter.small, bench.setter
    right = Use(use.size, use.line, weight=600, align="end")
    aside = SHEETS if pages is not None else 0.0
    title = setter.set(meaning(card.name_in(bench.lang), bench.lang), use, bench.width - aside - 8)
    count = setter.set(f"×\u202f{card.copies}", right)
    baseline = title.baseline
    marks: list[Mark] = [Anchor(card_link(card.id), "", 3)]
    marks += [*setter.marks(title, 0, 0, use), *setter.marks(count, bench.width - aside, baseline, right)]
    if pages:
        where = replace(right, weight=400)
        marks += setter.marks(setter.set(stretches(pages), where), bench.width, baseline, where)
    return Strip(title.logical.height, tuple(marks))
