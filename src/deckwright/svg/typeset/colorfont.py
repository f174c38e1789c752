"""Letters that are coloured pictures in their font: layers of plain glyphs (COLR 0) or drawings (SVG).

OpenType 1.9.1: `COLR`, `CPAL`, `SVG `. Pixels (CBDT, sbix) and the paints of COLR 1 are not read; a font of these that
has drawings, too, is drawn by them.
"""

from __future__ import annotations

import struct
import zlib
from functools import lru_cache
from pathlib import Path
from typing import Final, NamedTuple

from .fontfile import read_tables

FOREGROUND: Final = 0xFFFF  # a layer in the colour of the text
TABLES: Final = ("CBDT", "COLR", "SVG ", "sbix")
_MOST: Final = 32 << 20  # bytes of a drawing that was packed

Color = tuple[float, float, float, float]


class Layer(NamedTuple):
    glyph: int
    color: Color | None  # None: that of the text


class Drawing(NamedTuple):
    """An SVG document, and the id of the element in it that is the glyph, in units of the font, y downwards."""

    text: str
    id: str


class ColorFont:
    """The coloured glyphs of a font file."""

    def __init__(self, data: bytes) -> None:
        tables = {tag: data[start : start + length] for tag, (start, length) in read_tables(data).items()}
        head = tables.get(b"head", b"")
        self.units_per_em: Final[int] = struct.unpack_from(">H", head, 18)[0] if len(head) > 20 else 1000
        self._layers: dict[int, tuple[Layer, ...]] = {}
        self._drawings: list[tuple[int, int, bytes]] = []
        self.has_pixels: Final = b"CBDT" in tables or b"sbix" in tables
        self._paints: frozenset[int] = frozenset()  # glyphs that COLR 1 alone has
        try:
            self._read_layers(tables.get(b"COLR", b""), _palette(tables.get(b"CPAL", b"")))
            self._read_drawings(tables.get(b"SVG ", b""))
        except (struct.error, IndexError):
            self._layers, self._drawings = {}, []

    def layers(self, glyph: int) -> tuple[Layer, ...]:
        """The layers of a glyph, the lowest first; none where it is plain, or drawn otherwise."""
        return self._layers.get(glyph, ())

    def drawing(self, glyph: int) -> Drawing | None:
        for first, last, packed in self._drawings:
            if first <= glyph <= last:
                text = _text(packed)
                return Drawing(text, f"glyph{glyph}") if text else None
        return None

    @property
    def is_colored(self) -> bool:
        return bool(self._layers or self._drawings or self._paints or self.has_pixels)

    def has_picture(self, glyph: int) -> bool:
        return bool(self.layers(glyph)) or self.drawing(glyph) is not None

    def is_lost(self, glyph: int) -> bool:
        """Whether the glyph is a picture of a kind that is not drawn."""
        return not self.has_picture(glyph) and (self.has_pixels or glyph in self._paints)

    def _read_layers(self, table: bytes, palette: list[Color]) -> None:
        if not table:
            return
        version, count, bases, layers, _ = struct.unpack_from(">HHIIH", table)
        for n in range(count):
            glyph, first, number = struct.unpack_from(">3H", table, bases + 6 * n)
            found = (struct.unpack_from(">HH", table, layers + 4 * (first + k)) for k in range(number))
            self._layers[glyph] = tuple(
                Layer(each, None if index == FOREGROUND else palette[index]) for each, index in found
            )
        if version:
            (start,) = struct.unpack_from(">I", table, 14)
            (number,) = struct.unpack_from(">I", table, start) if start else (0,)
            self._paints = frozenset(
                struct.unpack_from(">H", table, start + 4 + 6 * n)[0] for n in range(number)
            )

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


@lru_cache(8)
def color_font(file: str) -> ColorFont | None:
    """The coloured glyphs of a file; None where it cannot be read."""
    try:
        return ColorFont(Path(file).read_bytes())
    except (OSError, struct.error, IndexError):
        return None
