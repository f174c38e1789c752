"""Text in a region: how small it must be, and which of its lines stands where.

As in Inkscape, a line stands where the region is wide enough over the height of the em, so that leading counts for
nothing; a line that finds no room moves down by its height, and one that the outline parts goes on beyond.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final, NamedTuple

from .breaker import TOLERANCE, Measure, Paragraph
from .fitting import Fitted, FittedLine, row_of, rows_at, scale_by
from .measuring import Measured, Part
from .regions import Region, Slot

_STEPS: Final = 4  # to a line, in which text at the bottom looks for its place


Filled = list[list[Slot]]  # of each paragraph, the room that its lines take


class Poured(NamedTuple):
    rows: tuple[FittedLine, ...]
    is_full: bool  # so that no hyphen is missed


def flow(text: Measured, region: Region) -> Fitted:
    """Choose the scale by the block's `fit`, then the lines, in *region*, whose box is the block's."""

    def fits(scale: float) -> bool:
        found = _Flow(text, region, scale)
        if found.long_words or found.fill(found.paragraphs) is None:
            return False
        return not text.larger or _is_inside(text, region, found.pour(), scale)

    scale = scale_by(text.block.fit, fits)
    found = _Flow(text, region, scale)
    poured, words = found.pour(), tuple(dict.fromkeys(found.long_words))
    if poured is None:
        return _overflowing(text, region, scale, words)
    tops = [row.slot.top for row in poured.rows if row.slot]
    width = max(text.at[row.end] - text.at[row.start] for row in poured.rows) * scale / text.unit
    does_fit = not words and (not text.larger or _is_inside(text, region, poured, scale))
    return Fitted(scale, poured.rows, width, tops[-1] - tops[0] + found.height, does_fit, words)


def _is_inside(text: Measured, region: Region, poured: Poured | None, scale: float) -> bool:
    """Whether larger letters, which move no line here, stay between the upper and the lower end of the region."""
    box = region.bounds
    for row in poured.rows if poured else ():
        ink = text.ink(row.start, row.end)
        baseline = (row.slot.top if row.slot else box.y) + text.drop * scale
        out = baseline - ink.above * scale < box.y - TOLERANCE
        if out or baseline + ink.below * scale > box.bottom + TOLERANCE:
            return False
    return poured is not None


class _Flow:
    """Text at one scale."""

    def __init__(self, text: Measured, region: Region, scale: float) -> None:
        self.text, self.region, self.scale = text, region, scale
        self.height = text.line_height * scale  # of a line
        self.em = min(text.strut.size * scale, self.height)
        self.gap = text.block.paragraph_gap * scale
        self.widest = region.widest(self.em)
        self.long_words: list[str] = []
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
            for top, most in self._tops(_height(first)):
                found = self._from(paragraphs, top)
                if found is not None and _height(found) <= most and found[0][0].top == top:
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

    def _from(self, paragraphs: list[Paragraph], top: float) -> Filled | None:
        """The room of the lines from *top* on; None where the region ends before the text does."""
        filled: Filled = []
        for part, paragraph in zip(self.text.parts, paragraphs, strict=True):
            top += self.gap if part.new_paragraph else 0.0
            slots = self._fill_paragraph(paragraph, self._measure(part), top)
            if slots is None:
                return None
            filled.append(slots)
            top = slots[-1].top + self.height
        return filled

    def _lines(self, paragraphs: list[Paragraph], filled: Filled) -> Poured:
        rows, is_full = list[FittedLine](), True
        for part, paragraph, slots in zip(self.text.parts, paragraphs, filled, strict=True):
            measure, widths = self._measure(part), [self._units(slot.width) for slot in slots]
            ends = paragraph.lines_of(widths, measure)
            is_full = is_full and paragraph.is_full(ends, measure, widths)
            for begin, end, slot in zip((paragraph.breaks[0], *ends), ends, slots, strict=False):
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
        return None


def _overflowing(text: Measured, region: Region, scale: float, words: tuple[str, ...]) -> Fitted:
    """What fits nowhere is shown as if the region's box had no end; unbroken, where that has no width to speak of."""
    box, height = region.bounds, text.line_height * scale
    if box.width > text.strut.size * scale:
        rows, _ = rows_at(text, scale)
    else:
        rows = tuple(FittedLine(part, part.start, part.end) for part in text.parts)
    slots = (Slot(box.x, box.y + n * height, max(box.width, 0.0)) for n in range(len(rows)))
    placed = tuple(replace(row, slot=slot) for row, slot in zip(rows, slots, strict=True))
    return Fitted(scale, placed, box.width, height * len(placed), fits=False, long_words=words)


def _height(filled: Filled) -> int:
    """How many lines stand one below the other."""
    return len({slot.top for slots in filled for slot in slots})
