"""What the pages of the PDF are put together from: each block with its height, and what it shows where it is put."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final
from xml.sax.saxutils import escape

from ...basics.geometry import Rect, Size
from ...faces.editions import Change, FieldChange
from ...sheets.pages.paged import A4, MARGIN, PARAGRAPH, RULE, SOFT, cut_out
from . import phrases
from .corners import corners, n
from .entries import Entry, Pair
from .sources import Vector
from .words import Words, compared

WIDTH: Final = A4.width - 2 * MARGIN
PICTURE: Final = Size(46.0, 60.0)  # at most, of a face beside its other state
TILE: Final = Size(40.0, 56.0)  # at most, of a face that stands alone
TALLEST: Final = 236.0  # mm: a block goes on one page
GAP: Final = 4.0
CAPTION: Final = 4.0
NAME: Final = 3.8  # mm, of letters
TEXT: Final = 3.1
SMALL: Final = 2.7
LEADING: Final = 1.36
WIDE: Final = 0.5  # of its size, a letter on an average
MARK: Final = 0.75  # of the usual size, a mark on paper
GONE, COME = "#B3261E", "#1E6B3A"
LONGEST: Final = 900  # letters of a value
SHORT: Final = 18
UNKNOWN: Final = "…"


@dataclass(frozen=True, slots=True)
class Shown:
    """A face on a page."""

    face: Vector
    rect: Rect


@dataclass(frozen=True, slots=True)
class Block:
    """Part of a page. Its drawing begins at y = 0, its faces at the top of it."""

    height: float
    svg: str
    faces: tuple[Shown, ...] = ()
    stays: bool = field(default=False)  # with what follows it


def heading(text: str, facts: str) -> Block:
    svg = (
        f'<text x="{MARGIN}" y="9" font-size="4.8" font-weight="bold">{escape(text)}'
        f'<tspan font-weight="normal" font-size="{TEXT}" fill="{SOFT}">\u2002{escape(facts)}</tspan></text>'
    )
    return Block(12.0, svg, stays=True)


def paragraph(text: str, id: str) -> Block:
    height = _height([(text, TEXT)], WIDTH)
    return Block(height + 2, _text(escape(text), id, Rect(MARGIN, 0, WIDTH, height), TEXT))


def totals(facts: Sequence[tuple[int, str]]) -> Block:
    words = "".join(
        f'<tspan font-weight="bold">{count}</tspan><tspan fill="{SOFT}"> {escape(what)}\u2003\u2003</tspan>'
        for count, what in facts
    )
    return Block(8.0, f'<text x="{MARGIN}" y="4" font-size="3.8">{words}</text>')


def rows(changes: Sequence[Change]) -> Iterator[Block]:
    """A line for each card, two beside each other."""
    column = (WIDTH - GAP) / 2
    for at in range(0, len(changes), 2):
        svg = "".join(
            f'<text x="{n(MARGIN + index * (column + GAP))}" y="3.4" font-size="{TEXT}" '
            f'data-max-width="{n(column)}" data-fit="shrink 5pt">{escape(change.card.name)} '
            f'<tspan fill="{SOFT}">{escape(phrases.where(change))}</tspan></text>'
            for index, change in enumerate(changes[at : at + 2])
        )
        yield Block(5.2, svg)


def tiles(entries: Sequence[Entry], id: str) -> Iterator[Block]:
    """Faces that stand alone, in rows."""
    across = int((WIDTH + GAP) / (TILE.width + GAP))
    for at in range(0, len(entries), across):
        yield _tiles(entries[at : at + across], f"{id}-{at}")


def _tiles(entries: Sequence[Entry], id: str) -> Block:
    faces: list[Shown] = []
    parts: list[str] = []
    for index, entry in enumerate(entries):
        x = MARGIN + index * (TILE.width + (WIDTH - 4 * TILE.width) / 3)
        face = next((each for pair in entry.pairs for each in pair.vectors if each), None)
        if face is not None:
            faces.append(Shown(face, _fitted(face.size, Rect(x, 0, *TILE))))
        else:
            parts.append(_missing(Rect(x, 0, *TILE), "not known any more"))
    bottom = max((shown.rect.bottom for shown in faces), default=TILE.height)
    for index, entry in enumerate(entries):
        x = MARGIN + index * (TILE.width + (WIDTH - 4 * TILE.width) / 3)
        name = f'<tspan font-weight="bold" font-size="{TEXT}">{escape(entry.change.card.name)}</tspan>'
        below = f'<tspan fill="{SOFT}" font-size="{SMALL}">{escape(_about(entry.change))}</tspan>'
        frame = Rect(x, bottom + 1.5, TILE.width, 13)
        parts.append(_text(f"{name}{PARAGRAPH}{below}", f"{id}-{index}", frame, TEXT))
    return Block(bottom + 17, _over(faces) + "".join(parts), tuple(faces))


def comparison(entry: Entry, id: str) -> Block:
    """A card with what changed in words on the left and, on the right, each changed side before and after."""
    left = WIDTH - 2 * PICTURE.width - 2.5 * GAP
    faces: list[Shown] = []
    over: list[str] = []
    y = 6.0
    for pair in entry.pairs:
        if not pair.shown_above:
            y += _pair(pair, entry.change, y, faces, over) + GAP
    lines = list(_lines(entry))
    needed = _height([(plain, size) for plain, size, _ in lines], left)
    height = min(TALLEST, max(y, needed + 8))
    words = PARAGRAPH.join(f'<tspan font-size="{size}">{svg}</tspan>' for _, size, svg in lines)
    text = _text(words, id, Rect(MARGIN, 5, left, height - 6), TEXT)
    rule = f'<path d="M{MARGIN} 0.5H{A4.width - MARGIN}" stroke="{RULE}" stroke-width="0.3"/>'
    return Block(height + 1, rule + text + "".join(over), tuple(faces))


def _pair(pair: Pair, change: Change, top: float, faces: list[Shown], over: list[str]) -> float:
    """Lay both states of a side out from *top* on; how high they are, with their captions."""
    height = 0.0
    for index, (face, when) in enumerate(zip(pair.vectors, ("before", "after"), strict=True)):
        x = A4.width - MARGIN - (2 - index) * PICTURE.width - (1 - index) * GAP
        caption = f"{pair.side}, {when}"
        over.append(f'<text x="{n(x)}" y="{n(top + 2)}" font-size="{SMALL}" fill="{SOFT}">{caption}</text>')
        frame = Rect(x, top + CAPTION, *PICTURE)
        if face is None:
            box = Rect(frame.x, frame.y, frame.width, frame.height / 2)
            over.append(_missing(box, phrases.unseen(change, before=not index)))
        else:
            box = _fitted(face.size, frame)
            shown = Shown(face, box)
            faces.append(shown)
            over += [_over([shown]), _marks(pair.places, face.size, box)]
        height = max(height, CAPTION + box.height)
    return height


def _marks(places: Sequence[Rect], size: Size, box: Rect) -> str:
    scale = box.width / size.width
    marks = "".join(corners(place, MARK / scale) for place in places)
    return f'<g transform="translate({n(box.x)} {n(box.y)}) scale({scale:.5f})">{marks}</g>'


def _over(faces: Sequence[Shown]) -> str:
    return "".join(cut_out(shown.face.cut, shown.face.size, shown.rect) for shown in faces)


def _missing(box: Rect, words: str) -> str:
    middle = box.center
    return (
        f'<rect x="{n(box.x)}" y="{n(box.y)}" width="{n(box.width)}" height="{n(box.height)}" rx="1" fill="none" '
        f'stroke="{SOFT}" stroke-width="0.2" stroke-dasharray="1 1"/><text x="{n(middle.x)}" y="{n(middle.y + 1)}" '
        f'font-size="{SMALL}" text-anchor="middle" fill="{SOFT}">{escape(words)}</text>'
    )


def _fitted(size: Size, frame: Rect) -> Rect:
    """A face of *size* in *frame*, at its upper left corner; never larger than it is printed."""
    scale = min(frame.width / size.width, frame.height / size.height, 1.0)
    return Rect(frame.x, frame.y, size.width * scale, size.height * scale)


# Words


def _lines(entry: Entry) -> Iterator[tuple[str, float, str]]:
    """The lines beside a card: as they read, the size of their letters, as SVG."""
    change = entry.change
    yield change.card.name, NAME, f'<tspan font-weight="bold">{escape(change.card.name)}</tspan>'
    yield _soft(_about(change))
    for each in change.fields:
        yield from _field(each)
    for line in (*change.files, *phrases.also_changed(entry)):
        yield _soft(line)


def _field(field: FieldChange) -> Iterator[tuple[str, float, str]]:
    before, after = (_cut(value) for value in (field.before, field.after))
    is_known = field.before is not None and field.after is not None
    was, now = compared(before, after) if is_known else (((before, False),), ((after, False),))
    name = f'<tspan font-weight="bold" fill="{SOFT}">{escape(field.name)}</tspan>'
    if len(before) + len(after) < SHORT:
        plain = f"{field.name}  {before} → {after}"
        yield plain, TEXT, f"{name}\u2002{_marked(was, GONE)} → {_marked(now, COME)}"
        return
    yield field.name, TEXT, name
    for words, colour, sign in ((was, GONE, "−"), (now, COME, "+")):
        text = "".join(piece for piece, _ in words)
        if text and text != UNKNOWN:
            yield f"{sign} {text}", TEXT, f'<tspan fill="{colour}">{sign}</tspan> {_marked(words, colour)}'


def _marked(words: Words, colour: str) -> str:
    line = "line-through" if colour == GONE else "underline"
    return "".join(
        f'<tspan fill="{colour}" text-decoration="{line}">{escape(text)}</tspan>' if apart else escape(text)
        for text, apart in words
    )


def _cut(value: str | None) -> str:
    if value is None:
        return UNKNOWN
    line = " ".join(value.split())
    return line if len(line) <= LONGEST else f"{line[:LONGEST]}…"


def _soft(text: str) -> tuple[str, float, str]:
    return text, SMALL, f'<tspan fill="{SOFT}">{escape(text)}</tspan>'


def _about(change: Change) -> str:
    return f"{change.card.id} · {phrases.where(change)}"


def _height(lines: Sequence[tuple[str, float]], width: float) -> float:
    """What paragraphs need, by an average letter: what needs more is set a little smaller."""
    return sum(
        size * LEADING * max(1, math.ceil(len(text) * size * WIDE / width)) + size * 0.35
        for text, size in lines
    )


def _text(svg: str, id: str, frame: Rect, size: float) -> str:
    return (
        f'<rect id="{id}" x="{n(frame.x)}" y="{n(frame.y)}" width="{n(frame.width)}" height="{n(frame.height)}" '
        f'fill="none"/><text style="shape-inside:url(#{id})" font-size="{size}" data-fit="shrink 4pt" '
        f'data-paragraph-gap="0.35">{svg}</text>'
    )
