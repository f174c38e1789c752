"""What is in the box: each deck as a heap with its printed back and its count; and the index of all cards."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from ..geometry import Rect
from ..load.reader import Table, words
from ..load.reader import text as text_of
from ..model import Deck
from ..problems import did_you_mean
from ..source import Node
from ..source import Sequence as SequenceNode
from .bench import Bench
from .flow import Strip
from .furniture import frame, place
from .glossary import heading, meaning
from .markdown import Figure, Line
from .marks import Mark, Picture
from .setting import Use

ACROSS: Final = 4
PICTURE: Final = 21.8  # mm that a back is wide, at most
BESIDE: Final = 10.0  # what its count takes
EDGE: Final = 0.6  # of each card that shows behind it
BEHIND: Final = 3
TICK: Final = 4.0


def components(figure: Figure, bench: Bench) -> list[Strip]:
    table = Table(figure.content, bench.report, "the components")
    listed = table.node("groups")
    table.finish()
    if listed is None:
        groups: list[tuple[Line, list[Deck]]] = [((), list(bench.game.decks.values()))]
    else:
        nodes = listed.items if isinstance(listed, SequenceNode) else (listed,)
        groups = [_group(node, bench) for node in nodes]
    strips: list[Strip] = []
    for number, (title, decks) in enumerate(groups):
        count = sum(deck.copies for deck in decks)
        if title:
            strips.append(_head(title, count, f"components-{number}", bench))
        strips += _heaps(decks, bench)
    counts = {deck.id: deck.copies for _, decks in groups for deck in decks}
    bench.facts.append({"figure": "components", "line": figure.line, "counts": counts})
    return strips


def _group(node: Node, bench: Bench) -> tuple[Line, list[Deck]]:
    table = Table(node, bench.report, "the group")
    title = table.read("title", text_of) or ""
    ids = table.node("decks")
    names = table.read("decks", words) or ()
    table.finish()
    return meaning(title, bench.lang), [deck for name in names if (deck := _deck(name, ids, bench))]


def _deck(name: str, node: Node | None, bench: Bench) -> Deck | None:
    deck = bench.game.decks.get(name)
    if deck is None:
        hint = did_you_mean(name, bench.game.decks) or f"decks are {', '.join(bench.game.decks)}"
        bench.report.add("unknown-name", f"{name!r} is no deck", node, hint)
    return deck


def _head(title: Line, count: int, name: str, bench: Bench) -> Strip:
    """A heading that carries the sum of its group."""
    strip = heading(title, bench, name)
    use = Use(bench.grid.small, bench.grid.small_line, colour=bench.setter.style.soft, align="end")
    text = bench.setter.set(str(count), use)
    marks = bench.setter.marks(text, bench.width, strip.height - 3.6, use)
    return Strip(strip.height, (*strip.marks, *marks), strip.above, holds=True)


def _heaps(decks: Sequence[Deck], bench: Bench) -> Iterator[Strip]:
    across = ACROSS if bench.width > 100 else 2
    pitch = (bench.width + bench.grid.gutter) / across
    for start in range(0, len(decks), across):
        marks: list[Mark] = []
        height = 0.0
        for index, deck in enumerate(decks[start : start + across]):
            made, high = _heap(deck, pitch - bench.grid.gutter, bench)
            marks += [mark.moved(index * pitch, 0) for mark in made]
            height = max(height, high)
        yield Strip(height, tuple(marks), above=5.0 if start else 3.2)


def _heap(deck: Deck, width: float, bench: Bench) -> tuple[list[Mark], float]:
    """A heap, its count, a box to tick, its name."""
    card = deck.cards[0]
    face = bench.back(card) or bench.front(card)
    trim = face.component.size
    across = min(PICTURE, width - BESIDE)
    rect = Rect(0, BEHIND * EDGE, across, trim.height * across / trim.width)
    radius = face.component.shape.radius * across / trim.width
    soft = bench.setter.style.soft
    behind = (rect.moved(step * EDGE, -step * EDGE) for step in range(BEHIND, 0, -1))
    marks: list[Mark] = [place(each, radius, soft) for each in behind]
    marks.append(Picture(face, rect))
    left = rect.right + BEHIND * EDGE + 2.0
    number = Use(19 if across == PICTURE else 13, 7.5, "display", colour=bench.look.title)
    count = bench.setter.set(str(deck.copies), number)
    marks += bench.setter.marks(count, left, rect.y + 5.6, number)
    marks.append(frame(Rect(left, rect.y + 8.6, TICK, TICK), bench.look.title, 0.25))
    name = Use(bench.grid.small + 0.6, bench.grid.small_line, weight=700)
    title = bench.setter.set(meaning(deck.title.in_lang(bench.lang), bench.lang), name, width)
    marks += bench.setter.marks(title, 0, rect.bottom + 2.0, name)
    return marks, rect.bottom + 2.0 + title.logical.height


def index(figure: Figure, bench: Bench) -> list[Strip]:
    """Every card by deck and name, with its copies."""
    table = Table(figure.content, bench.report, "the index")
    node, names = table.node("decks"), table.read("decks", words)
    table.finish()
    chosen = [deck for name in names if (deck := _deck(name, node, bench))] if names else None
    strips: list[Strip] = []
    for deck in bench.game.decks.values() if chosen is None else chosen:
        strips.append(heading(meaning(deck.title.in_lang(bench.lang), bench.lang), bench, f"index-{deck.id}"))
        entries = sorted(deck.cards, key=lambda card: filed(card.name_in(bench.lang)))
        for number, card in enumerate(entries):
            strip = _entry(card.name_in(bench.lang), card.copies, bench)
            holds = number in (0, len(entries) - 2) and number < len(entries) - 1
            strips.append(replace(strip, above=0.4 if number else 2.0, holds=holds))
    bench.facts.append({"figure": "index", "line": figure.line})
    return strips


def filed(name: str) -> str:
    """A name as an index files it: accents do not count."""
    plain = unicodedata.normalize("NFKD", name.casefold().replace("œ", "oe").replace("æ", "ae"))
    return "".join(letter for letter in plain if not unicodedata.combining(letter))


def _entry(name: str, copies: int, bench: Bench) -> Strip:
    use, setter = bench.setter.small, bench.setter
    right = Use(use.size, use.line, weight=600, align="end")
    title = setter.set(meaning(name, bench.lang), use, bench.width - 8)
    count = setter.set(f"× {copies}".replace(" ", "\u202f"), right)
    marks = [*setter.marks(title, 0, 0, use), *setter.marks(count, bench.width, title.baseline, right)]
    return Strip(title.logical.height, tuple(marks))
