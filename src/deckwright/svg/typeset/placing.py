"""Fitted lines become glyphs at their places."""

from __future__ import annotations

import unicodedata
from bisect import bisect_right
from collections.abc import Iterator, Mapping
from functools import cached_property
from math import floor, inf
from typing import Final

from ...basics.geometry import Rect
from . import findings
from .blocks import Inline, Line, PlacedInline
from .fitting import Fitted, FittedLine, height_of
from .measuring import Extent, Measured
from .pango import SCALE
from .runs import Shaped, ShapedRun
from .settext import GlyphRun, Joined, SetText
from .shaping import EM, Piece, Shaper

_HAIR: Final = EM / 20  # in layout units


def place(text: Measured, fitted: Fitted, shaper: Shaper) -> SetText:
    """Shape the lines and put each on its baseline. Larger letters move the lines that they are in, symbols none."""
    placing = _Placing(text, fitted, shaper)
    for row, baseline, line in zip(fitted.rows, placing.baselines(), placing.shaped.lines(), strict=True):
        placing.add_line(row, baseline, line)
    return placing.result()


class _Placing:
    def __init__(self, text: Measured, fitted: Fitted, shaper: Shaper) -> None:
        self.text, self.fitted, self.shaper = text, fitted, shaper
        self.row_starts: list[int] = []  # first byte of each row
        self.shaped = self._shape()
        self.draw_scale = fitted.scale / text.unit
        self.lines: list[Line] = []
        self.runs: list[GlyphRun] = []
        self.inlines: list[PlacedInline] = []

    def _shape(self) -> Shaped:
        if self._is_as_measured():
            self.row_starts.append(0)
            return self.text.shaped
        rows, owners, at = list[list[Piece]](), list[int](), 0
        for row in self.fitted.rows:
            owner = self.text.owner[max(row.end - 1, 0)]
            own = [*self.text.pieces(row.start, row.end), *([Piece("-", owner)] if row.hyphen else [])]
            rows.append(own)
            owners.append(owner)
            self.row_starts.append(at)
            at += sum([len(piece.text.encode()) for piece in own]) + 1
        how = (self.text.items, self.text.unit, self.text.block.direction)
        if shaped := self.text.words.lines(rows, *how):
            return shaped
        pieces = rows[0]
        for own, owner in zip(rows[1:], owners[1:], strict=True):
            pieces += Piece("\n", owner), *own
        return self.shaper.shape(pieces, *how)

    def _is_as_measured(self) -> bool:
        """Whether all stands on one line, as it was shaped to be measured.

        Of wrapped text, endings are measured in between, perhaps in another direction: Pango would shape it again.
        """
        return not self.text.block.wrap and len(self.fitted.rows) == 1

    def baselines(self) -> Iterator[float]:
        """The baseline of each line, from the block's origin."""
        block, scale = self.text.block, self.fitted.scale
        y = self.first_baseline()
        before = self._extents[0]
        for n, row in enumerate(self.fitted.rows):
            if row.slot is not None:
                above = row.slot.above
                yield row.slot.top + (self.text.drop * scale if above is None else above)
                continue
            if n:
                here = self._extents[n]
                y += (before.below + here.above if self.text.tall else self.text.line_height) * scale
                before = here
                if row.part.new_paragraph and row.start == row.part.start:
                    y += block.paragraph_gap * scale
            yield y

    def first_baseline(self) -> float:
        return self.top() + self._extents[0].above * self.fitted.scale if self.text.block.wrap else 0.0

    def top(self) -> float:
        """The upper edge of the first line's box."""
        block, scale, first = self.text.block, self.fitted.scale, self.fitted.rows[0]
        if first.slot is not None:
            return first.slot.top
        if not block.wrap:
            return -self.text.drop * scale
        if block.height is None or block.valign == "top":
            return 0.0
        if block.valign == "bottom":
            return block.height - self.fitted.height
        upper, lower = self._extents[0], self._extents[-1]
        return self.text.middle_top(block.height, self.fitted.height / scale, scale, upper, lower)

    @cached_property
    def _extents(self) -> list[Extent]:
        return [self.text.extent(row.start, row.end) for row in self.fitted.rows]

    def add_line(self, row: FittedLine, baseline: float, runs: list[ShapedRun]) -> None:
        self._widen(row, runs, self.text.word_spacing)
        room = self._room(row, runs)
        # A letter that lost its kerning with what stood behind it may reach a hair beyond: the spaces make up for it.
        if row.justified or -_HAIR < room < 0:
            places = [at for at in range(row.start, row.end) if self.text.stretches[at]]
            self._widen(row, runs, dict.fromkeys(places, room / max(len(places), 1)))
        unit = self.draw_scale / SCALE
        width = sum(run.units for run in runs) * unit
        left = self._left(row, width)
        printed = self.text.text_between(row.start, row.end) + ("-" if row.hyphen else "")
        self.lines.append(Line(printed, left, baseline, width))
        x, shaped, metrics, colors = left, self.shaped, self.shaper.metrics, self.shaper.colors
        for run in runs:
            item = self.text.items[shaped.items[bisect_right(shaped.starts, run.start) - 1]]
            advance = run.units * unit
            y = baseline - item.style.baseline_shift * self.fitted.scale
            if isinstance(item, Inline):
                self._add_inlines(item, run, x, y)
            else:
                is_blank = run.start in shaped.fixed
                known = (metrics(item.style), x, y, advance, run, run.font, is_blank)
                self.runs.append(GlyphRun(item, *known, None if is_blank else colors(run.font)))
            x += advance

    def _add_inlines(self, item: Inline, run: ShapedRun, x: float, y: float) -> None:
        scale = self.fitted.scale
        width, height = item.width * scale, item.size * scale
        top = y - self.shaper.metrics(item.style).cap_height * item.style.size * scale / 2 - height / 2
        for n in range(run.count):
            self.inlines.append(PlacedInline(item.name, Rect(x + n * width, top, width, height), item.key))

    def _left(self, row: FittedLine, width: float) -> float:
        """The left edge of a line of *width*, in the block's units."""
        left, room = 0.0, -width
        if row.slot is not None:
            left, room = row.slot.left, row.slot.width - width
        elif self.text.block.wrap and self.text.block.width is not None:
            room = self.text.block.width - width
        return left + self._indent(row, room)

    def _indent(self, row: FittedLine, room: float) -> float:
        """How far from the left edge of its place a line begins that leaves *room* of it."""
        block, hang = self.text.block, self._hang(row) * self.draw_scale
        match block.align, block.direction:
            case "center", _:
                return room / 2
            case ("start" | "justify", "ltr"):
                return hang
            case ("start" | "justify", "rtl"):
                return room - hang
            case "end", "ltr":
                return room
            case _:
                return 0.0

    def _hang(self, row: FittedLine) -> float:
        """By how much the line stands clear of a bullet, in layout units."""
        return self.text.hang(row.part) if row.start > row.part.start else 0.0

    def _room(self, row: FittedLine, runs: list[ShapedRun]) -> float:
        """What the line leaves of the width, in layout units."""
        block = self.text.block
        available = row.slot.width if row.slot else block.width
        if not block.wrap or available is None:
            return inf
        return available / self.draw_scale - self._hang(row) - sum(run.units for run in runs) / SCALE

    def _widen(self, row: FittedLine, runs: list[ShapedRun], widening: Mapping[int, float]) -> None:
        """Widen some characters of the line in place, by layout units for the character's index."""
        by_byte = dict[int, int]()
        byte, at = self.row_starts[len(self.lines)], row.start
        for index, more in widening.items():
            if row.start <= index < row.end:
                byte += len(self.text.letters[at:index].encode())
                at = index
                by_byte[byte] = floor(more * SCALE)
        if by_byte:
            for run in runs:
                run.widen(by_byte)

    def _joined(self) -> Iterator[Joined]:
        """Letters at the start of an item where no glyph starts."""
        shaped, items = self.shaped, self.text.items
        if len(items) == 1:
            return
        glyphs = {run.glyphs.start for run in self.runs}
        for n in range(1, len(shaped.starts)):
            start, before, item = shaped.starts[n], shaped.items[n - 1], shaped.items[n]
            if before == item or start in glyphs or isinstance(items[item], Inline):
                continue
            letter = shaped.text[start : start + 4].decode(errors="ignore")[:1]
            if unicodedata.category(letter)[:1] in ("L", "M"):
                yield Joined(letter, items[before].key, items[item].key)

    def result(self) -> SetText:
        text, fitted = self.text, self.fitted
        left = min(line.x for line in self.lines)
        right = max(line.x + line.width for line in self.lines)
        height = fitted.height if fitted.rows[0].slot else height_of(text, fitted.rows) * fitted.scale
        return SetText(
            scale=fitted.scale,
            overflow=not fitted.fits,
            lines=tuple(self.lines),
            inlines=tuple(self.inlines),
            logical=Rect(left, self.top(), right - left, height),
            baseline=self.lines[0].baseline,
            findings=tuple(findings.of(text, fitted, self.shaper, self.shaped, self.runs)),
            joined=tuple(self._joined()),
            _runs=tuple(self.runs),
            _shaped=self.shaped,
            _draw_scale=self.draw_scale,
        )
