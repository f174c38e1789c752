"""Text that is set: its lines, where everything stands, and how to draw it."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Iterator
from dataclasses import field, replace
from operator import lt
from typing import Any, Final, Literal, NamedTuple

import cairocffi

from ...basics.geometry import Rect
from ...basics.records import dataclass
from .blocks import Item, Line, PlacedInline, TextFinding, TextStyle
from .colorfont import ColorFont
from .pango import EMPTY_GLYPH, SCALE, UNKNOWN_GLYPH, cairo, ffi, pango, pangocairo
from .runs import Shaped, ShapedRun
from .shaping import Metrics

# Sets the source of the context for the items with this key; False leaves them out.
Paint = Callable[[int], bool | None]
Bar = Literal["underline", "overline", "line-through"]
_NO_GAP: Final = 1e-3
_LIGATURES: Final = {  # letters → the character of Unicode's Alphabetic Presentation Forms that stands for them
    unicodedata.normalize("NFKC", chr(code)): chr(code) for code in (*range(0xFB00, 0xFB05), 0xFB06)
}


class GlyphRun(NamedTuple):
    """Glyphs of one font and item; (x, y) is their left end on the baseline, in the block's units."""

    item: Item
    metrics: Metrics
    x: float
    y: float
    width: float
    glyphs: ShapedRun
    font: Any
    blank: bool  # a space of a given width, which has no glyphs
    colors: ColorFont | None = None  # of a font that has pictures for letters, which the caller draws

    @property
    def is_plain(self) -> bool:
        return not self.blank and self.colors is None


class ColoredGlyph(NamedTuple):
    """A glyph of a font that has pictures: its origin in the block's units, and how large an em is there."""

    key: int
    colors: ColorFont
    glyph: int
    x: float
    y: float
    em: float
    run: GlyphRun


class Letter(NamedTuple):
    """What was set as one, a character or those of a ligature, and where its glyph begins, in the block's units.

    With letter-spacing that is behind the half of the space that the engine puts before it.
    """

    text: str
    x: float
    y: float
    is_ltr: bool
    single: str | None = None  # the one character for all of them, where there is one in their font


class Joined(NamedTuple):
    """A letter that its font joins with the one before it, of another item, so that both are painted as that one is."""

    letter: str
    before: int  # keys of the items
    key: int


class Glyphs(NamedTuple):
    """The glyphs of a run, in the order in which they are shown."""

    numbers: list[int]  # in the font; EMPTY_GLYPH where nothing is shown
    widths: list[float]  # in thousandths of an em, from one to the next
    shifts: list[float]  # the same, by which each stands further right than where it begins
    text: bytes  # of all
    starts: list[int]  # for each the first byte of what it stands for, perhaps together with others

    @property
    def letters(self) -> str | None:
        """What they stand for, where each does for one character."""
        text = self.text.decode()
        alone = len(text) == len(self.numbers) and all(map(lt, self.starts, self.starts[1:]))
        return text if alone else None

    def clusters(self) -> Iterator[tuple[str, range]]:
        """The characters that some glyphs stand for together, and their indices; only where text runs to the right."""
        return _clusters(self.text, self.starts)


@dataclass(slots=True)
class SetText:
    """The outcome of setting a `Block`; lengths and origin are the block's."""

    scale: float  # that was needed to fit; 1 is as written
    overflow: bool  # it does not fit, even at the least scale
    lines: tuple[Line, ...]
    inlines: tuple[PlacedInline, ...]
    logical: Rect  # the lines' box: as high as their number times the line height
    baseline: float  # of the first line
    findings: tuple[TextFinding, ...]
    joined: tuple[Joined, ...]
    _runs: tuple[GlyphRun, ...]
    _shaped: Shaped | None  # keeps the glyphs alive; None for no text at all
    _draw_scale: float  # the caller's units to a layout unit
    _ink: Rect | None = field(default=None, init=False)

    @property
    def ink(self) -> Rect:
        """What is printed: the box of the glyphs and inlines; empty at the origin where nothing is."""
        if self._ink is None:
            boxes = [self._glyph_box(run) for run in self._runs if not run.blank]
            boxes = [box for box in boxes if box.width > 0] + [inline.rect for inline in self.inlines]
            self._ink = _union(boxes)
        return self._ink

    @property
    def glyph_runs(self) -> Iterator[GlyphRun]:
        """The runs that show something."""
        return (run for run in self._runs if not run.blank)

    def glyphs(self, run: GlyphRun) -> Glyphs | None:
        """The glyphs of a run; None where some are raised, or stand for no character that is known."""
        assert self._shaped is not None
        fields, start = run.glyphs.fields, run.glyphs.start
        if any(fields.drops) or max(fields.numbers, default=0) >= UNKNOWN_GLYPH:
            return None
        unit = 1000 * self._draw_scale / (SCALE * run.item.style.size * self.scale)
        widths, shifts = ([one * unit for one in each] for each in (fields.widths, fields.shifts))
        text = self._shaped.text[start : start + run.glyphs.length]
        return Glyphs(fields.numbers, widths, shifts, text, fields.clusters)

    def draw(self, ctx: cairocffi.Context, paint: Paint | None = None) -> None:
        """Show the glyphs, which stay text in a PDF.

        *paint* sets the source for the items of a key, in the space of the block; without it each style's own
        colour is taken. Where it returns False, nothing is shown.
        """
        text = self._shaped.pointer if self._shaped else None
        key, is_shown = None, True
        for run in self._runs:
            if run.item.key != key or paint is None:
                key = run.item.key
                if paint is None:
                    ctx.set_source_rgba(*run.item.style.color)
                else:
                    is_shown = paint(key) is not False
            if not is_shown:
                continue
            if run.is_plain:
                self._enter(ctx, run)
                pangocairo.pango_cairo_show_glyph_item(ctx._pointer, text, run.glyphs.pointer)
                cairo.cairo_restore(ctx._pointer)
            if run.item.style.is_barred:
                ctx.new_path()
                for bar in _bars(run, self.scale):
                    ctx.rectangle(*bar)
                ctx.fill()
        ctx.new_path()

    def path(self, ctx: cairocffi.Context, key: int | None = None) -> None:
        """Add the outlines of the glyphs and decorations (of the items with *key*, or of all) to the path."""
        for run in self._runs:
            if key is not None and run.item.key != key:
                continue
            if run.is_plain:
                self._enter(ctx, run)
                pangocairo.pango_cairo_glyph_string_path(ctx._pointer, run.font, run.glyphs.pointer.glyphs)
                cairo.cairo_restore(ctx._pointer)
            for bar in _bars(run, self.scale):
                ctx.rectangle(*bar)

    def colored(self) -> Iterator[ColoredGlyph]:
        """The glyphs of fonts with pictures, which neither `draw` nor `path` shows."""
        unit = self._draw_scale / SCALE
        for run in self._runs:
            if run.colors is None or run.blank:
                continue
            x, em = run.x, run.item.style.size * self.scale
            numbers, widths, shifts, drops, _ = run.glyphs.fields
            for number, width, shift, drop in zip(numbers, widths, shifts, drops, strict=True):
                if number != EMPTY_GLYPH:
                    left, top = x + shift * unit, run.y + drop * unit
                    yield ColoredGlyph(run.item.key, run.colors, number, left, top, em, run)
                x += width * unit

    def outline(self, ctx: cairocffi.Context, colored: ColoredGlyph, glyph: int) -> None:
        """Add the outline of any glyph of a coloured one's font to the path, at its place; of pixels nothing."""
        if not colored.colors.has_outline(glyph):
            return
        info = ffi.new("PangoGlyphInfo *", {"glyph": glyph})
        clusters = ffi.new("int *", 0)
        string = ffi.new("PangoGlyphString *", {"num_glyphs": 1, "glyphs": info, "log_clusters": clusters})
        self._enter(ctx, colored.run._replace(x=colored.x, y=colored.y))
        pangocairo.pango_cairo_glyph_string_path(ctx._pointer, colored.run.font, string)
        cairo.cairo_restore(ctx._pointer)

    def only(self, start: int, end: int) -> SetText:
        """The same text with its lines from *start* to before *end* alone, where they stand."""
        first = self.lines[start - 1].baseline if start else float("-inf")
        last = self.lines[end - 1].baseline

        def within(y: float) -> bool:
            return first + _NO_GAP < y <= last + _NO_GAP

        runs = tuple(run for run in self._runs if within(run.y))
        inlines = tuple(inline for inline in self.inlines if within(inline.rect.center.y))
        return replace(self, lines=self.lines[start:end], inlines=inlines, _runs=runs)

    def bars(self, key: int, kind: Bar) -> list[Rect]:
        """Where a line of this *kind* runs along the items with *key*: a rectangle a stretch without gaps."""
        bars: list[Rect] = []
        for run in self._runs:
            if run.item.key == key:
                bar = _bar(run, kind, self.scale)
                last = bars[-1] if bars else None
                if (
                    last
                    and (last.y, last.height) == (bar.y, bar.height)
                    and abs(last.right - bar.x) < _NO_GAP
                ):
                    bars[-1] = last.union(bar)
                else:
                    bars.append(bar)
        return bars

    def letters(self) -> Iterator[Letter]:
        """Every character, line by line, as the engine placed it; a space of a given width is a plain one."""
        unit = self._draw_scale / SCALE
        for run in self._runs:
            assert self._shaped is not None
            start, is_ltr = run.glyphs.start, run.glyphs.level % 2 == 0
            text = self._shaped.text[start : start + run.glyphs.length]
            if run.blank or not is_ltr:
                yield Letter(" " if run.blank else text.decode(), run.x, run.y, is_ltr)
                continue
            fields, x = run.glyphs.fields, run.x
            for letters, indices in _clusters(text, fields.clusters):
                left = x + fields.shifts[indices[0]] * unit
                yield Letter(letters, left, run.y, is_ltr, _single(letters, run.font))
                x += sum(fields.widths[at] for at in indices) * unit

    def cells(self, key: int | None = None) -> Rect:
        """The box of the items with *key*, or of all: their advance, from ascent to descent.

        It is the bounding box that SVG gives to text, and maps gradients to.
        """
        boxes = [_cell(run, self.scale) for run in self._runs if key is None or run.item.key == key]
        return _union(boxes + [inline.rect for inline in self.inlines if key is None or inline.key == key])

    def _enter(self, ctx: cairocffi.Context, run: GlyphRun) -> None:
        """Save the context; make its unit the layout's and its current point the start of *run*.

        Cairo itself is asked, which tells of errors later: a card has some thirty runs.
        """
        pointer = ctx._pointer
        cairo.cairo_save(pointer)
        cairo.cairo_translate(pointer, run.x, run.y)
        cairo.cairo_scale(pointer, self._draw_scale, self._draw_scale)
        cairo.cairo_move_to(pointer, 0, 0)

    def _glyph_box(self, run: GlyphRun) -> Rect:
        ink, logical = ffi.new("PangoRectangle *"), ffi.new("PangoRectangle *")
        pango.pango_glyph_string_extents(run.glyphs.pointer.glyphs, run.font, ink, logical)
        unit = self._draw_scale / SCALE
        return Rect(run.x + ink.x * unit, run.y + ink.y * unit, ink.width * unit, ink.height * unit)


def _clusters(text: bytes, starts: list[int]) -> Iterator[tuple[str, range]]:
    """The characters that glyphs stand for together, by the first byte of each glyph's, and the glyphs' indices."""
    begun, count = 0, len(starts)
    for at in range(1, count + 1):
        if at == count or starts[at] != starts[begun]:
            end = starts[at] if at < count else len(text)
            yield text[starts[begun] : end].decode(), range(begun, at)
            begun = at


def _single(letters: str, font: Any) -> str | None:
    """One character of *font* for several: é for a letter and its mark, ffi as Unicode has it."""
    if len(letters) == 1:
        return letters
    one = _LIGATURES.get(letters) or unicodedata.normalize("NFC", letters)
    return one if len(one) == 1 and pango.pango_font_has_char(font, ord(one)) else None


def _union(boxes: list[Rect]) -> Rect:
    if not boxes:
        return Rect(0, 0, 0, 0)
    whole = boxes[0]
    for box in boxes[1:]:
        whole = whole.union(box)
    return whole


def _cell(run: GlyphRun, scale: float) -> Rect:
    em = run.item.style.size * scale
    top, bottom = run.metrics.ascent * em, run.metrics.descent * em
    return Rect(run.x, run.y - top, run.width, top + bottom)


def _bars(run: GlyphRun, scale: float) -> Iterator[Rect]:
    """Underline, line-through and overline of a run."""
    style: TextStyle = run.item.style
    for wanted, kind in (
        (style.underline, "underline"),
        (style.strikethrough, "line-through"),
        (style.overline, "overline"),
    ):
        if wanted:
            yield _bar(run, kind, scale)


def _bar(run: GlyphRun, kind: str, scale: float) -> Rect:
    metrics = run.metrics
    top, thickness = {
        "underline": metrics.underline,
        "line-through": metrics.strikethrough,
        "overline": (metrics.ascent + metrics.underline[1] / 2, metrics.underline[1]),
    }[kind]
    em = run.item.style.size * scale
    return Rect(run.x, run.y - top * em, run.width, thickness * em)
