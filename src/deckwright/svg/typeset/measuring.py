"""A block's characters, measured: everything that does not depend on the width of the lines."""

from __future__ import annotations

import re
from bisect import bisect_left, bisect_right
from collections.abc import Iterator
from dataclasses import replace
from functools import cached_property
from itertools import accumulate
from typing import Final, NamedTuple

from ...basics.records import dataclass
from . import hyphens, quotes
from .blocks import NEVER, Block, Inline, Item, Span, TextStyle
from .breaker import TOLERANCE, Break, Measure, Paragraph, Rag
from .pango import CHAR_BREAK, LINE_BREAK
from .shaping import EM, OBJECT, Piece, Shaper, break_flags, widths
from .words import Words
from .words import break_flags as plain_break_flags

_RAGS: Final[dict[str, Rag]] = {"start": "ragged", "end": "ragged", "center": "even", "justify": "justified"}
_LINE_ENDS = re.compile("[\u2028\u2029\n]|\\Z")
_PARAGRAPH_END: Final = "\u2029"
# What cannot be set: control characters that mean a space, and halves of a surrogate pair.
_SETTABLE: Final = str.maketrans(
    dict.fromkeys("\t\r\f\v\0", " ") | {chr(c): "\ufffd" for c in range(0xD800, 0xE000)}
)
SOFT_HYPHEN: Final = "\u00ad"
_WORD_SPACES: Final = " \u00a0"
_BULLET = re.compile(r"[•◦▪‣–][ \u00a0\u2002\u2003\u2007\u202f]+")
_TRIMMED: Final = " \u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2008\u2009\u200a\u200b\u205f\u3000"
_BROKEN_ANYWHERE_COST: Final = 50.0
_LONE_LETTER_COST: Final = 0.6  # a word of one letter at a line's end
_IN_COMPOUND_COST: Final = 3.0  # a word broken at a hyphen of its own
_HEAVIER: Final = 200  # of weight, from which a word is taken for a name


@dataclass(frozen=True, slots=True)
class Part:
    """What stands between two forced line ends: characters [start, end)."""

    start: int
    end: int
    new_paragraph: bool
    bullet: int  # characters that the following lines stand clear of


class Extent(NamedTuple):
    """How far a line's box reaches above and below the baseline, at scale 1, in the block's units."""

    above: float
    below: float


class LongWord(NamedTuple):
    """What fits no line and may not be broken, in layout units."""

    text: str
    width: float
    room: float  # of the line


class Measured:
    """A block with its characters' distances in layout units, and the places where lines may end."""

    def __init__(self, block: Block, shaper: Shaper, words: Words) -> None:
        self.block = block
        self.items = block.items
        self.strut = block.strut or block.items[0].style
        self.unit = EM / max(item.style.size for item in block.items)  # layout units to one of the block's
        self.letters, self.owner, self._soft = _letters(block.items)
        self.parts = tuple(_parts(self.letters, hanging=block.align != "center" and block.wrap))
        self._shaper, self.words = shaper, words
        rows = [list(self.pieces(part.start, part.end)) for part in self.parts]
        self.shaped = words.lines(rows, self.items, self.unit, block.direction) or shaper.shape(
            list(self.pieces(0, len(self.letters))), self.items, self.unit, block.direction
        )  # each part on one line
        advances = widths(self.shaped, len(self.letters))
        self.word_spacing = self._word_spacing()
        for n, more in self.word_spacing.items():
            advances[n] += more
        self.at = list(accumulate(advances, initial=0.0))
        self.metrics = shaper.metrics(self.strut)
        self._space = self.metrics.space * self.strut.size * self.unit
        self._endings = [
            shaper.endings(item.style) if isinstance(item, Span) else None for item in self.items
        ]
        self.stretches = self._stretching()
        self._spaces = list(accumulate(self.stretches, initial=0))

    @cached_property
    def _flags(self) -> list[int]:
        if self.shaped.layout is None:
            return [
                flag for part in self.parts for flag in plain_break_flags(self.letters[part.start : part.end])
            ]
        flags = break_flags(self.shaped)
        if (tailored := quotes.beside_ideographs(self.letters)) is not None:
            pieces = [
                replace(each, text=tailored[at : at + len(each.text)]) for at, each in self._placed_pieces()
            ]
            parted = break_flags(self._shaper.shape(pieces, self.items, self.unit, self.block.direction))
            at = (n for n, (a, b) in enumerate(zip(self.letters, tailored, strict=True)) if a != b)
            for n in at:  # before the quote, and behind it
                flags[n], flags[n + 1] = (flags[k] & ~LINE_BREAK | parted[k] & LINE_BREAK for k in (n, n + 1))
        return flags

    def _placed_pieces(self) -> Iterator[tuple[int, Piece]]:
        at = 0
        for piece in self.pieces(0, len(self.letters)):
            yield at, piece
            at += len(piece.text)

    @cached_property
    def _paragraphs(self) -> list[Paragraph]:
        return [self._paragraph_of(part) for part in self.parts]

    @property
    def line_height(self) -> float:
        """The distance of baselines at scale 1, in the block's units."""
        return self.block.line_height or (self.metrics.ascent + self.metrics.descent) * self.strut.size

    @property
    def drop(self) -> float:
        """From the top of a line's box to its baseline, at scale 1: the leading is halved above and below."""
        return (self.line_height + (self.metrics.ascent - self.metrics.descent) * self.strut.size) / 2

    @cached_property
    def tall(self) -> dict[int, Extent]:
        """The line boxes of larger letters than the text's own, by item: they move the lines that they are in."""
        limit = self.strut.size * (1 + TOLERANCE)
        return {
            n: self._extent(item.style)
            for n, item in enumerate(self.items)
            if self.block.wrap and isinstance(item, Span) and item.style.size > limit
        }

    def _extent(self, style: TextStyle) -> Extent:
        """The line box of one style (CSS 2.2, section 10.8.1): half of the leading above, half below."""
        font = self._shaper.metrics(style)
        if self.block.line_factor is not None:
            height = self.block.line_factor * style.size
        else:
            height = self.block.line_height or (font.ascent + font.descent) * style.size
        above = (height + (font.ascent - font.descent) * style.size) / 2
        return Extent(above, height - above)

    def extent(self, start: int, end: int) -> Extent:
        """The box of a line of the characters [start, end)."""
        own = Extent(self.drop, self.line_height - self.drop)
        if not self.tall:
            return own
        extents = [own, *(self.tall[n] for n in self.tall.keys() & self.owner[start:end])]
        return Extent(max(each.above for each in extents), max(each.below for each in extents))

    def band(self, start: int, end: int) -> tuple[Extent, Extent]:
        """The box of a line of the characters [start, end), and what of it its letters take: without their leading."""
        own = Extent(self.drop, self.line_height - self.drop)
        found = [(own, self.strut.size)]
        for n in self.tall.keys() & self.owner[start:end]:
            found.append((self.tall[n], self.items[n].style.size))
        letters = [(box, max(sum(box) - size, 0.0) / 2) for box, size in found]
        above = max(box.above - leading for box, leading in letters)
        return self.extent(start, end), Extent(above, max(box.below - leading for box, leading in letters))

    def middle_top(
        self,
        height: float,
        lines: float,
        scale: float,
        first: Extent | None = None,
        last: Extent | None = None,
    ) -> float:
        """The top that centres in *height* what the eye sees of *lines*, whose boxes are so high at scale 1: from the
        first line's capitals to the last baseline.
        """
        cap = self.metrics.cap_height * self.strut.size
        above = first.above if first else self.drop
        below = last.below if last else self.line_height - self.drop
        seen = lines - above - below + cap
        return height / 2 - (seen / 2 + above - cap) * scale

    def pieces(self, start: int, end: int) -> Iterator[Piece]:
        """The characters [start, end) by item."""
        while start < end:
            owner = self.owner[start]
            stop = bisect_right(self.owner, owner, start, end)
            yield Piece(self.letters[start:stop], owner)
            start = stop

    def text_between(self, start: int, end: int) -> str:
        """The characters [start, end) for a reader: an inline as {name}."""
        if OBJECT not in (letters := self.letters[start:end]):
            return letters
        parts, at = list[str](), start
        for text in letters.split(OBJECT):
            parts.append(text)
            at += len(text) + 1
            if at <= end:
                item = self.items[self.owner[at - 1]]
                parts.append(f"{{{item.name}}}" if isinstance(item, Inline) else OBJECT)
        return "".join(parts)

    def width(self, part: Part) -> float:
        """The width of *part* on one line, in layout units."""
        return self.at[self._trim_end(part.start, part.end)] - self.at[part.start]

    def hang(self, part: Part) -> float:
        """By how much the lines of *part* but the first stand in, in layout units."""
        return self.at[part.start + part.bullet] - self.at[part.start]

    def _word_spacing(self) -> dict[int, float]:
        """By how much each character that is a word space is to be widened, as its style asks."""
        spacing = [item.style.word_spacing * self.unit for item in self.items]
        if not any(spacing):
            return {}
        owners = enumerate(zip(self.letters, self.owner, strict=True))
        return {at: spacing[n] for at, (letter, n) in owners if spacing[n] and letter in _WORD_SPACES}

    def _stretching(self) -> list[bool]:
        """For each character, whether justification widens it: spaces that do not belong to a bullet."""
        stretching = [letter in _WORD_SPACES for letter in self.letters]
        for part in self.parts:
            stretching[part.start : part.start + part.bullet] = [False] * part.bullet
        return stretching

    def measure(self, part: Part, width: float, *, few_lines: bool = False) -> Measure:
        """The measure of *part*'s lines where the block is *width* layout units wide."""
        block = self.block
        first_fit = not (block.pretty or block.hyphenate or block.fit.kind != "none")
        return Measure(
            max(width, TOLERANCE), _RAGS[block.align], self.hang(part), self._space, few_lines, first_fit
        )

    def paragraph(self, number: int, measure: Measure) -> tuple[Paragraph, list[LongWord]]:
        """Where the lines of part *number* may end, and the words that fit no line, however they are hyphenated."""
        paragraph, words = self._paragraphs[number], list[LongWord]()
        if paragraph.has_room(measure, EM):  # no hyphen is wider than an em
            return paragraph, words
        if wide := paragraph.too_wide(measure):
            points = (i for a, b in wide for i in self._hyphens(a.next, b.end, reluctant=True))
            paragraph = paragraph.with_more(self._break(i, i, hyphen=True) for i in points)
        anywhere: list[int] = []
        for a, b in paragraph.too_wide(measure):
            room = measure.of(first=a.next == self.parts[number].start)
            words.append(LongWord(self._unbreakable(number, a.next, b.end), b.end_at - a.next_at, room))
            anywhere += [i for i in range(a.next + 1, b.end) if self._flags[i] & CHAR_BREAK]
        more = (self._break(i, i, cost=_BROKEN_ANYWHERE_COST) for i in anywhere)
        return paragraph.with_more(more) if anywhere else paragraph, words

    def _paragraph_of(self, part: Part) -> Paragraph:
        found = [self._break(part.start, part.start)]
        for i in [i for i in range(part.start + 1, part.end) if self._flags[i] & LINE_BREAK]:
            if not self._stays_together(i):
                end = self._trim_end(part.start, i)
                if end > part.start:
                    found.append(self._break(end, i, cost=self._cost_of_ending(end)))
        found.append(self._break(self._trim_end(part.start, part.end), part.end))
        if not self._soft and self.block.hyphenate in (None, NEVER):
            return Paragraph(found)
        points = (part.start, part.end)
        return Paragraph(
            found, lambda: [self._break(i, i, hyphen=True) for i in self._hyphens(*points, reluctant=False)]
        )

    def _break(self, end: int, next_: int, *, hyphen: bool = False, cost: float = 0.0) -> Break:
        return Break(
            end,
            next_,
            self._end_at(end, hyphen),
            self.at[next_],
            self._spaces[end],
            self._spaces[next_],
            hyphen,
            cost,
        )

    def _end_at(self, end: int, hyphen: bool) -> float:
        """The distance to the end of a line that ends before character *end*."""
        owner = self.owner[end - 1] if end else 0
        endings = self._endings[owner] if end else None
        if endings is None:
            return self.at[end]
        followed = end < len(self.owner) and self.owner[end] == owner
        following = self.letters[end] if followed else ""
        more = endings[self.letters[end - 1], following, hyphen]
        return self.at[end] + more * self.items[owner].style.size * self.unit

    def _trim_end(self, start: int, end: int) -> int:
        while end > start and self.letters[end - 1] in _TRIMMED:
            end -= 1
        return end

    def _cost_of_ending(self, end: int) -> float:
        """What it costs to end a line here where one could as well elsewhere."""
        last, before = self.letters[end - 1], self.letters[end - 2] if end >= 2 else " "
        if last in "-‐/–" and not before.isspace():
            return _IN_COMPOUND_COST
        return _LONE_LETTER_COST if last.isalpha() and before.isspace() else 0.0

    def _stays_together(self, i: int) -> bool:
        """An inline stays with the letters that it touches, and with a number beyond a space."""
        before, after = self.letters[i - 1], self.letters[i]
        if before != " ":
            return (before == OBJECT) != (after == OBJECT)
        first = self.letters[i - 2] if i >= 2 else " "
        return (first.isdigit() and after == OBJECT) or (first == OBJECT and after.isdigit())

    def _hyphens(self, start: int, end: int, reluctant: bool) -> Iterator[int]:
        """Where a hyphen may stand; with *reluctant* also in names, capitals and words of heavier type."""
        yield from (i for i in self._soft if start < i < end and self.letters[i - 1] not in f" {OBJECT}")
        language = self.block.hyphenate
        if language != NEVER and (language or reluctant):
            for at, is_name in hyphens.points(self.letters[start:end], language or self.strut.language):
                weight = self.items[self.owner[start + at]].style.weight
                if reluctant or not (is_name or weight >= self.strut.weight + _HEAVIER):
                    yield start + at

    def _unbreakable(self, number: int, start: int, end: int) -> str:
        """The piece round [start, end) between two places of part *number* where a line may end without a hyphen."""
        breaks = self._paragraphs[number].words.breaks
        before = bisect_right(breaks, start, key=lambda each: each.next)
        behind = bisect_left(breaks, end, key=lambda each: each.end)
        first = breaks[before - 1].next if before else start
        last = breaks[behind].end if behind < len(breaks) else end
        return max(self.text_between(first, last).split(" "), key=len).strip()


def _letters(items: tuple[Item, ...]) -> tuple[str, list[int], list[int]]:
    """All characters, the item of each, and before which of them a soft hyphen stood."""
    letters, owner, soft = "", list[int](), list[int]()
    for number, item in enumerate(items):
        text = OBJECT if isinstance(item, Inline) else item.text.replace("\r\n", "\n").translate(_SETTABLE)
        for n, piece in enumerate(text.split(SOFT_HYPHEN)):
            if n:
                soft.append(len(letters))
            letters += piece
            owner += [number] * len(piece)
    return letters, owner, soft


def _parts(letters: str, hanging: bool) -> Iterator[Part]:
    start, new_paragraph = 0, False
    for end in _LINE_ENDS.finditer(letters):
        bullet = _BULLET.match(letters, start, end.start()) if hanging else None
        yield Part(start, end.start(), new_paragraph, len(bullet[0]) if bullet else 0)
        start, new_paragraph = end.end(), end[0] == _PARAGRAPH_END
