"""Letters that are coloured pictures in their font: paints and layers (COLR), drawings (SVG), pixels (CBDT, sbix).

OpenType 1.9.1: `COLR`, `CPAL`, `SVG `. Where a font has a letter in several ways, vectors come first.
"""

from __future__ import annotations

import struct
import zlib
from functools import lru_cache
from pathlib import Path
from typing import Final, NamedTuple

from .bitmaps import Bitmap, Strikes
from .fontfile import read_tables
from .paints import FOREGROUND, Color, Layers, Paint, PaintError, PaintTable, Shape, Solid

TABLES: Final = ("CBDT", "COLR", "SVG ", "sbix")
_OUTLINES: Final = frozenset({b"glyf", b"CFF ", b"CFF2"})
_MOST: Final = 32 << 20  # bytes of a drawing that was packed


class Drawing(NamedTuple):
    """An SVG document, and the id of the element in it that is the glyph, in units of the font, y downwards."""

    text: str
    id: str


class ColorFont:
    """The coloured glyphs of a font file."""

    def __init__(self, data: bytes, name: str) -> None:
        self.name: Final = name  # of the file
        tables = {tag: data[start : start + length] for tag, (start, length) in read_tables(data).items()}
        head = tables.get(b"head", b"")
        self.units_per_em: Final[int] = struct.unpack_from(">H", head, 18)[0] if len(head) > 20 else 1000
        self._has_outlines: Final = not _OUTLINES.isdisjoint(tables)
        self._layers: dict[int, Layers] = {}
        self._drawings: list[tuple[int, int, bytes]] = []
        self._strikes: Strikes | None = None
        self._table: PaintTable | None = None
        self._paints: dict[
            int, Paint | None
        ] = {}  # those of `_table` that were asked for; None: cannot be read
        try:
            palette = _palette(tables.get(b"CPAL", b""))
            self._read_layers(tables.get(b"COLR", b""), palette)
            self._read_drawings(tables.get(b"SVG ", b""))
            self._strikes = Strikes(tables)
        except (struct.error, IndexError):
            self._layers, self._drawings, self._table = {}, [], None

    @property
    def is_boundless(self) -> bool:
        """Whether a letter is painted with itself or with too much: cairo 1.18 follows it until the process dies."""
        return self._table is not None and self._table.is_boundless()

    def paint(self, glyph: int) -> Paint | None:
        """What a glyph is painted with; None where it is plain, or drawn otherwise."""
        if self._table is None or glyph not in self._table:
            return self._layers.get(glyph)
        if glyph not in self._paints:
            try:
                self._paints[glyph] = self._table.paint(glyph)
            except PaintError:
                self._paints[glyph] = self._layers.get(glyph)
        return self._paints[glyph]

    def drawing(self, glyph: int) -> Drawing | None:
        for first, last, packed in self._drawings:
            if first <= glyph <= last:
                text = _text(packed)
                return Drawing(text, f"glyph{glyph}") if text else None
        return None

    def bitmap(self, glyph: int) -> Bitmap | None:
        """The sharpest picture of a glyph."""
        found = self._strikes.find(glyph) if self._strikes else None
        return found if found and found.data else None

    def has_outline(self, glyph: int) -> bool:
        """Whether a glyph may be asked for its outline. Of one that is pixels, cairo would not come back."""
        return self._has_outlines and not (self._strikes and self._strikes.find(glyph))

    @property
    def is_colored(self) -> bool:
        return bool(self._layers or self._drawings or self._table or self._strikes)

    def has_picture(self, glyph: int) -> bool:
        return bool(self.paint(glyph) or self.drawing(glyph) or self.bitmap(glyph))

    def is_lost(self, glyph: int) -> bool:
        """Whether the glyph is a picture that cannot be read, or of a kind that is not drawn."""
        if self.has_picture(glyph):
            return False
        return not self.has_outline(glyph) or (self._table is not None and glyph in self._table)

    def _read_layers(self, table: bytes, palette: list[Color]) -> None:
        if not table:
            return
        version, count, bases, layers, _ = struct.unpack_from(">HHIIH", table)
        for n in range(count):
            glyph, first, number = struct.unpack_from(">3H", table, bases + 6 * n)
            found = (struct.unpack_from(">HH", table, layers + 4 * (first + k)) for k in range(number))
            self._layers[glyph] = Layers(
                tuple(
                    Shape(each, Solid(None if index == FOREGROUND else palette[index], 1.0))
                    for each, index in found
                )
            )
        if version:
            self._table = PaintTable(table, palette)

    def _read_drawings(self, table: bytes) -> None:
        if not table:
            return
        _, start = struct.unpack_from(">HI", table)
        (count,) = struct.unpack_from(">H", table, start)
        for n in range(count):
            first, last, offset, length = struct.unpack_from(">HHII", table, start + 2 + 12 * n)
            self._drawings.append((first, last, table[start + offset : start + offset + length]))


def _palette(table: bytes) -> list[Color]:
    """The colours of the first palette."""
    if not table:
        return []
    _, entries, _, _, start = struct.unpack_from(">4HI", table)
    (first,) = struct.unpack_from(">H", table, 12)
    found = []
    for n in range(entries):
        blue, green, red, alpha = table[start + 4 * (first + n) : start + 4 * (first + n) + 4]
        found.append((red / 255, green / 255, blue / 255, alpha / 255))
    return found


@lru_cache(64)
def _text(packed: bytes) -> str:
    """The text of a document; empty for one that cannot be read."""
    try:
        if packed[:2] == b"\x1f\x8b":
            packed = zlib.decompressobj(wbits=31).decompress(packed, _MOST)
        return packed.decode("utf-8-sig")
    except (zlib.error, UnicodeDecodeError):
        return ""


def color_font(file: str) -> ColorFont | None:
    """The coloured glyphs of a file, as it is now; None where it cannot be read."""
    try:
        state = Path(file).stat()
        return _read(file, state.st_mtime_ns, state.st_size)
    except (OSError, struct.error, IndexError):
        return None


@lru_cache(8)
def _read(file: str, _changed: int, _size: int) -> ColorFont:
    return ColorFont(Path(file).read_bytes(), Path(file).name)
