"""Text in a region: how small it must be, and which of its lines stands where.

As in Inkscape, a line stands where the region is wide enough over the height of the em, so that leading counts for
nothing; a line that finds no room moves down by its height, and one that the outline parts goes on beyond. Larger
letters make the line that they are in as high as they need it; such lines are filled as far as they go.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final, NamedTuple

from .breaker import TOLERANCE, Measure, Paragraph
from .fitting import Fitted, FittedLine, row_of, rows_at, scale_by
from .measuring import Extent, LongWord, Measured, Part
from .regions import MOST_LINES, Region, Slot

_STEPS: Final = 4  # to a line, in which text at the bottom looks for its place


Filled = list[list[Slot]]  # of each paragraph, the room that its lines take


class Poured(NamedTuple):
    rows: tuple[FittedLine, ...]
    is_full: bool  # so that no hyphen is missed


def flow(text: Measured, region: Region) -> Fitted:
    """Choose the scale by the block's `fit`, then the lines, in *region*, whose box is the block's."""

    def fits(scale: float) -> bool:
        found = _Flow(text, region, scale)
        return not found.long_words and found.fill(found.paragraphs) is not None

    scale = scale_by(text.block.fit, fits)
    found = _Flow(text, region, scale)
    poured, words = found.pour(), tuple(dict.fromkeys(found.long_words))
    if poured is None:
        return _overflowing(text, region, scale, words, found.room_ends)
    slots = [row.slot for row in poured.rows if row.slot]
    width = max(text.at[row.end] - text.at[row.start] for row in poured.rows) * scale / text.unit
    height = slots[-1].top - slots[0].top + (slots[-1].height or found.height)
    return Fitted(scale, poured.rows, width, height, not words, words)


class _Flow:
    """Text at one scale."""

    def __init__(self, text: Measured, region: Region, scale: float) -> None:
        self.text, self.region, self.scale = text, region, scale
        self.height = text.line_height * scale  # of a line
        self.em = min(text.strut.size * scale, self.height)
        self.gap = text.block.paragraph_gap * scale
        self.widest = region.widest(self.em)
        self.long_words: list[LongWord] = []
        self.room_ends = 0  # the character that the last attempt found no more room for
        self.paragraphs = [self._paragraph(n) for n in range(len(text.parts))] if self.widest > 0 else []

    def pour(self) -> Poured | None:
        """The lines, with hyphens only where they are not good enough without; None where there is no room for all."""
        whole = [paragraph.words for paragraph in self.paragraphs]
        if any(a is not b for a, b in zip(whole, self.paragraphs, strict=True)):
            slots = self.fill(whole)
            found = self._lines(whole, slots) if slots else None
            if found is not None and found.is_full:
                return found
        slots = self.fill(self.paragraphs)
        return self._lines(self.paragraphs, slots) if slots else None

    def _paragraph(self, number: int) -> Paragraph:
        paragraph, words = self.text.paragraph(number, self._measure(self.text.parts[number]))
        self.long_words += words
        return paragraph

    def _units(self, width: float) -> float:
        """A width of the block in layout units at this scale."""
        return width * self.text.unit / self.scale

    def fill(self, paragraphs: list[Paragraph]) -> Filled | None:
        """The room that the lines take, by `valign`: from the top, centred with the least number of lines, or as low as
        there is room. None where there is not enough.
        """
        if self.widest <= 0:
            return None
        first = self._from(paragraphs, self.region.bounds.y)
        if first is not None:
            tops, size = (
                (self._tall_tops(first), _depth) if self.text.tall else (self._tops(_height(first)), _height)
            )
            for top, most in tops:
                found = self._from(paragraphs, top)
                if found is not None and size(found) <= most and found[0][0].top == top:
                    return found
        return first

    def _tops(self, lines: int) -> Iterator[tuple[float, int]]:
        """Where the first line may stand, the best place first, and how many lines there may be then."""
        box, gaps = self.region.bounds, self.gap * sum(part.new_paragraph for part in self.text.parts)
        most = int(min((box.height - gaps) / self.height + 1e-6, 2 * lines + 10))
        counts = range(max(1, lines - 2), most + 1)
        if self.text.block.valign == "middle":
            for count in counts:
                height = (count * self.height + gaps) / self.scale
                yield box.y + self.text.middle_top(box.height, height, self.scale), count
        elif self.text.block.valign == "bottom":
            for up in range(_STEPS * most):
                for count in counts:
                    top = box.bottom - count * self.height - gaps - up * self.height / _STEPS
                    if top >= box.y:
                        yield top, count

    def _tall_tops(self, first: Filled) -> Iterator[tuple[float, float]]:
        """As `_tops` for lines of different heights, with what they may be high together."""
        box, scale, whole = self.region.bounds, self.scale, _depth(first)
        upper, lower = (
            Extent((slot.above or 0.0) / scale, ((slot.height or 0.0) - (slot.above or 0.0)) / scale)
            for slot in (first[0][0], first[-1][-1])
        )
        for step in range(-2 * _STEPS, 10 * _STEPS):
            height = whole + step * self.height / _STEPS
            if not 0 < height <= box.height:
                continue
            if self.text.block.valign == "middle":
                yield box.y + self.text.middle_top(box.height, height / scale, scale, upper, lower), height
            elif self.text.block.valign == "bottom":
                yield box.bottom - height, height

    def _from(self, paragraphs: list[Paragraph], top: float) -> Filled | None:
        """The room of the lines from *top* on; None where the region ends before the text does."""
        filled: Filled = []
        for part, paragraph in zip(self.text.parts, paragraphs, strict=True):
            top += self.gap if part.new_paragraph else 0.0
            fill = self._fill_tall if self.text.tall else self._fill_paragraph
            slots = fill(paragraph, self._measure(part), top)
            if slots is None:
                return None
            filled.append(slots)
            top = slots[-1].top + (slots[-1].height or self.height)
        return filled

    def _lines(self, paragraphs: list[Paragraph], filled: Filled) -> Poured:
        rows, is_full = list[FittedLine](), True
        for part, paragraph, slots in zip(self.text.parts, paragraphs, filled, strict=True):
            measure, widths = self._measure(part), [self._units(slot.width) for slot in slots]
            measure = replace(measure, first_fit=measure.first_fit or bool(self.text.tall))
            ends = paragraph.lines_of(widths, measure)
            is_full = is_full and paragraph.is_full(ends, measure, widths)
            for begin, end, slot in zip((paragraph.start, *ends), ends, slots, strict=False):
                rows.append(row_of(self.text, part, begin, end, measure, slot))
        return Poured(tuple(rows), is_full)

    def _measure(self, part: Part) -> Measure:
        return self.text.measure(part, self._units(self.widest))

    def _fill_paragraph(self, paragraph: Paragraph, measure: Measure, top: float) -> list[Slot] | None:
        """The slots that the paragraph takes, each filled as far as it goes."""
        at, last, taken = 0, len(paragraph.breaks) - 1, list[Slot]()
        for slot in self.region.slots(top, self.height, self.height - self.em):
            stop = paragraph.reach(at, self._units(slot.width) - (measure.hang if at else 0.0))
            if stop > at or last == 0:
                at = stop
                taken.append(slot)
            if at == last:
                return taken
        self.room_ends = paragraph.breaks[at].next
        return None

    def _fill_tall(self, paragraph: Paragraph, measure: Measure, top: float) -> list[Slot] | None:
        """As `_fill_paragraph`, each line as high as its letters need it."""
        at, last, taken = 0, len(paragraph.breaks) - 1, list[Slot]()
        for _ in range(MOST_LINES):
            stop, slots, height = self._tall_line(paragraph, measure, at, top)
            if top + height > self.region.bounds.bottom + TOLERANCE:
                break
            at, taken = stop, taken + slots
            if at == last and slots:
                return taken
            top += height
        self.room_ends = paragraph.breaks[at].next
        return None

    def _tall_line(
        self, paragraph: Paragraph, measure: Measure, at: int, top: float
    ) -> tuple[int, list[Slot], float]:
        """What a line from *top* on takes: to which break, where, and how high it is.

        What stands in it decides how high it is, which decides what has room in it: it grows until both agree.
        """
        last, breaks, scale = len(paragraph.breaks) - 1, paragraph.breaks, self.scale
        box, letters = self.text.band(breaks[at].next, breaks[at].next)
        while True:
            stop, slots = at, list[Slot]()
            baseline = top + box.above * scale
            free = self.region.stretches(baseline - letters.above * scale, baseline + letters.below * scale)
            for left, right in free:
                to = paragraph.reach(stop, self._units(right - left) - (measure.hang if stop else 0.0))
                if to > stop or last == 0:
                    stop = to
                    slots.append(Slot(left, top, right - left, box.above * scale, sum(box) * scale))
                if stop == last:
                    break
            needed = self.text.band(breaks[at].next, breaks[stop].end)
            grown = tuple(
                Extent(*map(max, one, other)) for one, other in zip((box, letters), needed, strict=True)
            )
            if grown == (box, letters):
                return stop, slots, sum(box) * scale
            box, letters = grown


def _overflowing(
    text: Measured, region: Region, scale: float, words: tuple[LongWord, ...], room_ends: int
) -> Fitted:
    """What fits nowhere is shown as if the region's box had no end; unbroken, where that has no width to speak of."""
    box, top = region.bounds, region.bounds.y
    if box.width > text.strut.size * scale:
        rows, _ = rows_at(text, scale)
    else:
        rows = tuple(FittedLine(part, part.start, part.end) for part in text.parts)
    placed = list[FittedLine]()
    for row in rows:
        above, below = text.extent(row.start, row.end)
        slot = Slot(box.x, top, max(box.width, 0.0), above * scale, (above + below) * scale)
        placed.append(replace(row, slot=slot))
        top += (above + below) * scale
    return Fitted(scale, tuple(placed), box.width, top - box.y, False, words, room_ends)


def _height(filled: Filled) -> int:
    """How many lines stand one below the other."""
    return len({slot.top for slots in filled for slot in slots})


def _depth(filled: Filled) -> float:
    """From the top of the first line to the bottom of the last."""
    last = filled[-1][-1]
    return last.top + (last.height or 0.0) - filled[0][0].top - TOLERANCE
