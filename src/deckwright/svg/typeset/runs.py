"""Runs: glyphs of one font and one item side by side, as Pango has shaped them, or put together from words."""

from __future__ import annotations

from array import array
from collections.abc import Mapping, Sequence
from dataclasses import field
from typing import Any, NamedTuple

from ...basics.records import dataclass
from .pango import EMPTY_GLYPH, SCALE, each, ffi, pango

# Of Pango's glyph, each of four bytes: number, width, shift to the right and down, flags.
_FIELDS = 5
_BYTES = 4


class Fields(NamedTuple):
    """What there is to say of each glyph, in the order in which they are shown; lengths in Pango's units."""

    numbers: list[int]
    widths: list[int]  # from one to the next
    shifts: list[int]  # by which each stands further right than where it begins
    drops: list[int]  # and further down
    clusters: list[int]  # the first byte of what each stands for, from the start of the run


@dataclass(slots=True, eq=False)
class Word:
    """Letters that were shaped once, for all texts of one style; lengths in Pango's units."""

    text: str
    size: int  # in bytes
    font: Any
    numbers: tuple[int, ...]
    widths: tuple[int, ...]
    shifts: tuple[int, ...]
    clusters: tuple[int, ...]
    advances: tuple[float, ...]  # of each character, in layout units
    em: float  # layout units to the em
    units: int = 0  # all widths
    shown: Any = None  # how a writer of glyphs shows it, kept by that

    def __post_init__(self) -> None:
        self.units = sum(self.widths)


@dataclass(slots=True, eq=False)
class ShapedRun:
    start: int  # first byte in the shaped text
    length: int  # in bytes
    count: int  # of characters
    level: int  # of direction: odd ones run to the left
    font: Any
    units: int  # of Pango, its width
    words: Sequence[Word] = ()  # that it is made of, if they are as they were shaped
    _pointer: Any = None  # PangoGlyphItem *
    _fields: Fields | None = None
    _kept: list[Any] = field(default_factory=list)  # what the pointer leads to

    @classmethod
    def of(cls, pointer: Any) -> ShapedRun:
        """What Pango has shaped."""
        item = pointer.item
        units = pango.pango_glyph_string_get_width(pointer.glyphs)
        analysis = item.analysis
        return cls(
            item.offset, item.length, item.num_chars, analysis.level, analysis.font, units, (), pointer
        )

    @classmethod
    def blank(cls, start: int, length: int, units: int) -> ShapedRun:
        """A width without a glyph."""
        fields = Fields([EMPTY_GLYPH], [units], [0], [0], [0])
        return cls(start, length, 1, 0, ffi.NULL, units, (), None, fields)

    @property
    def fields(self) -> Fields:
        if self._fields is None:
            self._fields = self._of_words() if self._pointer is None else self._of_pointer()
        return self._fields

    def _of_pointer(self) -> Fields:
        string = self._pointer.glyphs
        count = string.num_glyphs
        fields = memoryview(ffi.buffer(string.glyphs, count * _FIELDS * _BYTES)).cast("B").cast("i")
        numbers, widths, shifts, drops = (fields[at::_FIELDS].tolist() for at in range(4))
        return Fields(numbers, widths, shifts, drops, ffi.unpack(string.log_clusters, count))

    def _of_words(self) -> Fields:
        fields, at = Fields([], [], [], [], []), 0
        for word in self.words:
            fields.numbers.extend(word.numbers)
            fields.widths.extend(word.widths)
            fields.shifts.extend(word.shifts)
            fields.clusters.extend([at + cluster for cluster in word.clusters])
            at += word.size
        fields.drops.extend([0] * len(fields.numbers))
        return fields

    @property
    def pointer(self) -> Any:
        """The run as Pango takes it."""
        if self._pointer is None:
            self._pointer = self._for_pango()
        return self._pointer

    def _for_pango(self) -> Any:
        fields, count = self.fields, len(self.fields.numbers)
        infos = array("i", bytes(count * _FIELDS * _BYTES))
        for at in range(4):
            infos[at::_FIELDS] = array("i", fields[at])
        begins = [
            before != here for before, here in zip((-1, *fields.clusters), fields.clusters, strict=False)
        ]
        infos[4::_FIELDS] = array("i", begins)
        glyphs = ffi.from_buffer("PangoGlyphInfo[]", infos)
        clusters = ffi.new("int[]", fields.clusters)
        string = ffi.new(
            "PangoGlyphString *", {"num_glyphs": count, "glyphs": glyphs, "log_clusters": clusters}
        )
        item = ffi.new("PangoItem *", {"offset": self.start, "length": self.length, "num_chars": self.count})
        item.analysis.font, item.analysis.level = self.font, self.level
        self._kept += infos, glyphs, clusters, string, item
        return ffi.new("PangoGlyphItem *", {"item": item, "glyphs": string})

    def widen(self, by_byte: Mapping[int, int]) -> None:
        """Widen the glyphs of some characters, by Pango's units for the character's first byte in the shaped text."""
        fields = self.fields
        for n, cluster in enumerate(fields.clusters):
            if more := by_byte.get(self.start + cluster, 0):
                fields.widths[n] += more
                self.units += more
                self.words = ()
                if self._pointer is not None:
                    self._pointer.glyphs.glyphs[n].width += more

    def advances(self, text: Any) -> list[float]:
        """The width of each character in layout units, in reading order; *text* is the whole shaped text."""
        if self.words:
            return [advance for word in self.words for advance in word.advances]
        if self.font == ffi.NULL and self._pointer is None:
            return [self.units / SCALE]
        buffer = ffi.new("int[]", self.count)
        pango.pango_glyph_item_get_logical_widths(self.pointer, text, buffer)
        return [advance / SCALE for advance in ffi.unpack(buffer, self.count)]


@dataclass(slots=True)
class Shaped:
    """Unwrapped lines, and how their bytes go back to items."""

    text: bytes
    starts: list[int]  # first byte of each piece, ascending
    items: list[int]  # the item of each piece
    fixed: set[int]  # first bytes of characters that are a width and no glyph
    layout: Any = None  # Pango's, unless it was put together from words
    of_words: list[list[ShapedRun]] = field(default_factory=list)
    _pointer: Any = None

    def lines(self) -> list[list[ShapedRun]]:
        if self.layout is None:
            return self.of_words
        lines = each(pango.pango_layout_get_lines(self.layout), "PangoLayoutLine *")
        return [[ShapedRun.of(run) for run in each(line.runs, "PangoGlyphItem *")] for line in lines]

    @property
    def lacks_glyphs(self) -> bool:
        return self.layout is not None and pango.pango_layout_get_unknown_glyphs_count(self.layout) > 0

    @property
    def pointer(self) -> Any:
        """The text as Pango takes it."""
        if self._pointer is None:
            own_text = self.layout is None
            self._pointer = (
                ffi.new("char[]", self.text) if own_text else pango.pango_layout_get_text(self.layout)
            )
        return self._pointer
