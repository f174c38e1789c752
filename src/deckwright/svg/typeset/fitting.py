"""How small the text must be, and where its lines end at that size."""

from __future__ import annotations

from collections.abc import Callable
from math import ceil
from typing import Final

from ...basics.records import dataclass
from .blocks import Fit
from .breaker import Break, Measure, Paragraph
from .measuring import LongWord, Measured, Part
from .regions import Slot
from .shaping import EM

_GRID: Final = 400  # scales are multiples of 1/400, so that rounding cannot differ between machines
_TOLERANCE: Final = 1e-6


@dataclass(frozen=True, slots=True)
class FittedLine:
    """One line to be: characters [start, end) of a part, and how it is finished."""

    part: Part
    start: int
    end: int
    hyphen: bool = False
    justified: bool = False
    slot: Slot | None = None  # where it stands, in a region


@dataclass(frozen=True, slots=True)
class Fitted:
    scale: float
    rows: tuple[FittedLine, ...]
    width: float  # of the widest line, in the block's units, at this scale
    height: float
    fits: bool
    long_words: tuple[LongWord, ...]  # those that fit no line
    room_ends: int = -1  # the character from which on a region has no room; -1: it has


def fit(text: Measured) -> Fitted:
    """Choose the scale by the block's `fit`, then the lines."""
    fits = _fits_wrapped(text) if text.block.wrap else _fits_single(text)
    scale = scale_by(text.block.fit, fits)
    rows, words = rows_at(text, scale)
    height = height_of(text, rows) * scale
    width = max((text.at[row.end] - text.at[row.start] for row in rows), default=0.0) * scale / text.unit
    if text.block.wrap:
        # Asked of the lines themselves: justified ones may have found room between their words.
        does_fit = not words and (text.block.height is None or height <= text.block.height + _TOLERANCE)
    else:
        does_fit = fits(scale)
    return Fitted(scale, rows, width, height, does_fit, tuple(dict.fromkeys(words)))


def height_of(text: Measured, rows: tuple[FittedLine, ...]) -> float:
    """The height of the lines at scale 1, in the block's units."""
    if not text.tall:
        return len(rows) * text.line_height + _gaps(text)
    return sum(sum(text.extent(row.start, row.end)) for row in rows) + _gaps(text)


def _gaps(text: Measured) -> float:
    return text.block.paragraph_gap * sum(part.new_paragraph for part in text.parts)


def scale_by(how: Fit, fits: Callable[[float], bool]) -> float:
    """The scale that *how* comes to, for text of which *fits* tells whether it fits at a scale."""
    match how.kind:
        case "none":
            return 1.0
        case "steps":
            return next((step for step in how.steps if fits(step)), how.steps[-1] if how.steps else 1.0)
        case "shrink":
            if fits(1.0):
                return 1.0
            low, high = ceil(how.floor * _GRID), _GRID  # high never fits; low is the floor or fits
            if not fits(low / _GRID):
                return how.floor
            while high - low > 1:
                middle = (low + high) // 2
                low, high = (middle, high) if fits(middle / _GRID) else (low, middle)
            return low / _GRID


def _fits_single(text: Measured) -> Callable[[float], bool]:
    widest = max(text.width(part) for part in text.parts) / text.unit
    limit = text.block.width
    return lambda scale: limit is None or widest * scale <= limit + _TOLERANCE


def _fits_wrapped(text: Measured) -> Callable[[float], bool]:
    block, gaps = text.block, _gaps(text)

    def fits(scale: float) -> bool:
        found = list[tuple[Paragraph, Measure]]()
        for number, part in enumerate(text.parts):
            measure = text.measure(part, _line_width(text, scale))
            paragraph, words = text.paragraph(number, measure)
            if words:
                return False
            found.append((paragraph, measure))
        if text.tall and block.height is not None:
            return height_of(text, rows_at(text, scale)[0]) * scale <= block.height + _TOLERANCE

        def has_room(lines: int) -> bool:
            return (
                block.height is None or (lines * text.line_height + gaps) * scale <= block.height + _TOLERANCE
            )

        if all(paragraph.has_room(measure, EM) for paragraph, measure in found) and has_room(
            sum(paragraph.words.fewest_lines(measure) for paragraph, measure in found)
        ):
            return True  # without any hyphen: to look for them takes time
        return has_room(sum(paragraph.fewest_lines(measure) for paragraph, measure in found))

    return fits


def _line_width(text: Measured, scale: float) -> float:
    width = text.block.width
    return float("inf") if width is None else width * text.unit / scale


def rows_at(text: Measured, scale: float) -> tuple[tuple[FittedLine, ...], list[LongWord]]:
    """The lines at *scale*, and the words that fit none."""
    if not text.block.wrap or text.block.width is None:
        return tuple(FittedLine(part, part.start, part.end) for part in text.parts), []
    rows, words = _choose(text, scale, few_lines=False)
    height = text.block.height
    if height is not None and height_of(text, rows) * scale > height + _TOLERANCE:
        rows, words = _choose(text, scale, few_lines=True)
    return rows, words


def _choose(
    text: Measured, scale: float, *, few_lines: bool
) -> tuple[tuple[FittedLine, ...], list[LongWord]]:
    rows, long_words = list[FittedLine](), list[LongWord]()
    for number, part in enumerate(text.parts):
        measure = text.measure(part, _line_width(text, scale), few_lines=few_lines)
        paragraph, words = text.paragraph(number, measure)
        long_words += words
        begin = paragraph.start
        for end in paragraph.lines(measure):
            rows.append(row_of(text, part, begin, end, measure))
            begin = end
    return tuple(rows), long_words


def row_of(
    text: Measured, part: Part, begin: Break, end: Break, measure: Measure, slot: Slot | None = None
) -> FittedLine:
    """The line of *part* between two breaks."""
    squeezed = end.end_at - begin.next_at > measure.of(first=begin.next == part.start)
    justified = text.block.align == "justify" and (squeezed or end.next < part.end)
    return FittedLine(part, begin.next, end.end, end.hyphen, justified, slot)
