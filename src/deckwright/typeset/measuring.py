"""A block's characters, measured: everything that does not depend on the width of the lines."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import accumulate, groupby
from typing import Final

from . import hyphens
from .blocks import Block, Inline, Item
from .breaker import Break, Measure, Rag, merged, too_wide
from .pango import CHAR_BREAK, LINE_BREAK
from .shaping import EM, OBJECT, Piece, Shaper, break_flags, widths

_RAGS: Final[dict[str, Rag]] = {"start": "ragged", "end": "ragged", "center": "even", "justify": "justified"}
_LINE_ENDS = re.compile("[\u2028\u2029\n]|\\Z")
_PARAGRAPH_END: Final = "\u2029"
_AS_SPACE: Final = str.maketrans(dict.fromkeys("\t\r\f\v\0", " "))
_SOFT_HYPHEN: Final = "\u00ad"
_BULLET = re.compile(r"[•◦▪‣–][ \u00a0\u2002\u2003\u2007\u202f]+")
_BROKEN_ANYWHERE_COST: Final = 50.0
_LONE_LETTER_COST: Final = 0.6
_HEAVIER: Final = 200  # of weight, from which a word is taken for a name


@dataclass(frozen=True, slots=True)
class Part:
    """What stands between two forced line ends: characters [start, end)."""

    start: int
    end: int
    new_paragraph: bool
    bullet: int  # characters that the following lines stand clear of


class Measured:
    """A block with its characters' distances in layout units, and the places where lines may end."""

    def __init__(self, block: Block, shaper: Shaper) -> None:
        self.block = block
        self.items = block.items
        self.strut = block.strut or block.items[0].style
        self.unit = EM / max(item.style.size for item in block.items)  # layout units to one of the block's
        self.letters, self.owner, self._soft = _letters(block.items)
        self.parts = tuple(_parts(self.letters, hanging=block.align != "center" and block.wrap))
        shaped = shaper.shape(list(self.pieces(0, len(self.letters))), self.items, self.unit, block.direction)
        self.at = widths(shaped, len(self.letters))
        self._flags = break_flags(shaped)
        self.metrics = shaper.metrics(self.strut)
        self._space = self.metrics.space * self.strut.size * self.unit
        self._hyphen = [
            shaper.metrics(item.style).hyphen * item.style.size * self.unit for item in self.items
        ]
        self._spaces = list(accumulate((self.stretches(i) for i in range(len(self.letters))), initial=0))
        self._breaks = [self._breaks_of(part) for part in self.parts]

    @property
    def line_height(self) -> float:
        """The distance of baselines at scale 1, in the block's units."""
        return self.block.line_height or (self.metrics.ascent + self.metrics.descent) * self.strut.size

    def pieces(self, start: int, end: int) -> Iterator[Piece]:
        """The characters [start, end) by item."""
        for owner, run in groupby(range(start, end), key=self.owner.__getitem__):
            first = next(run)
            yield Piece(self.letters[first : first + 1 + sum(1 for _ in run)], owner)

    def width(self, part: Part) -> float:
        """The width of *part* on one line, in layout units."""
        return self.at[self._trimmed(part.start, part.end)] - self.at[part.start]

    def hang(self, part: Part) -> float:
        """By how much the lines of *part* but the first stand in, in layout units."""
        return self.at[part.start + part.bullet] - self.at[part.start]

    def stretches(self, i: int) -> bool:
        """Whether justification widens the character: a space that does not belong to a bullet."""
        return self.letters[i] in " \u00a0" and not any(p.start <= i < p.start + p.bullet for p in self.parts)

    def measure(self, part: Part, width: float, *, few_lines: bool = False) -> Measure:
        """The measure of *part*'s lines where the block is *width* layout units wide."""
        return Measure(width, _RAGS[self.block.align], self.hang(part), self._space, few_lines)

    def breaks(self, number: int, measure: Measure) -> tuple[list[Break], list[str]]:
        """Where the lines of part *number* may end, and the words that fit no line however they are hyphenated."""
        breaks, words = self._breaks[number], list[str]()
        if wide := too_wide(breaks, measure):
            more = [
                self._break(i, i, hyphen=True) for a, b in wide for i in self._hyphens(a.next, b.end, True)
            ]
            breaks = merged(breaks, more)
        for a, b in too_wide(breaks, measure):
            words.append(self._word_round(a.next, b.end))
            anywhere = (i for i in range(a.next + 1, b.end) if self._flags[i] & CHAR_BREAK)
            breaks = merged(breaks, [self._break(i, i, cost=_BROKEN_ANYWHERE_COST) for i in anywhere])
        return breaks, words

    def _breaks_of(self, part: Part) -> list[Break]:
        found = [self._break(part.start, part.start)]
        for i in range(part.start + 1, part.end):
            if self._flags[i] & LINE_BREAK and not self._held_together(i):
                end = self._trimmed(part.start, i)
                if end > part.start:
                    found.append(self._break(end, i, cost=_LONE_LETTER_COST if self._is_lone(end) else 0.0))
        found.append(self._break(self._trimmed(part.start, part.end), part.end))
        return merged(
            found, [self._break(i, i, hyphen=True) for i in self._hyphens(part.start, part.end, False)]
        )

    def _break(self, end: int, next_: int, *, hyphen: bool = False, cost: float = 0.0) -> Break:
        end_at = self.at[end] + (self._hyphen[self.owner[end - 1]] if hyphen else 0.0)
        return Break(end, next_, end_at, self.at[next_], self._spaces[end], self._spaces[next_], hyphen, cost)

    def _trimmed(self, start: int, end: int) -> int:
        while end > start and self.letters[end - 1] == " ":
            end -= 1
        return end

    def _is_lone(self, end: int) -> bool:
        """Whether a word of one letter ends here: no place to end a line with pleasure."""
        return end >= 2 and self.letters[end - 1].isalpha() and self.letters[end - 2] in " \u00a0"

    def _held_together(self, i: int) -> bool:
        """An inline stays with the letters that it touches, and with a number beyond a space."""
        before, after = self.letters[i - 1], self.letters[i]
        if before != " ":
            return (before == OBJECT) != (after == OBJECT)
        first = self.letters[i - 2] if i >= 2 else " "
        return (first.isdigit() and after == OBJECT) or (first == OBJECT and after.isdigit())

    def _hyphens(self, start: int, end: int, reluctant: bool) -> Iterator[int]:
        """Where a hyphen may stand; with *reluctant* also in names, capitals and words of heavier type."""
        yield from (i for i in self._soft if start < i < end)
        language = self.block.hyphenate
        if language or reluctant:
            for at, is_name in hyphens.points(self.letters[start:end], language or self.strut.language):
                weight = self.items[self.owner[start + at]].style.weight
                if reluctant or not (is_name or weight >= self.strut.weight + _HEAVIER):
                    yield start + at

    def _word_round(self, start: int, end: int) -> str:
        while start > 0 and not self.letters[start - 1].isspace():
            start -= 1
        while end < len(self.letters) and not self.letters[end].isspace():
            end += 1
        return self.letters[start:end]


def _letters(items: tuple[Item, ...]) -> tuple[str, list[int], list[int]]:
    """All characters, the item of each, and before which of them a soft hyphen stood."""
    letters, owner, soft = "", list[int](), list[int]()
    for number, item in enumerate(items):
        text = OBJECT if isinstance(item, Inline) else item.text.replace("\r\n", "\n").translate(_AS_SPACE)
        for n, piece in enumerate(text.split(_SOFT_HYPHEN)):
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
