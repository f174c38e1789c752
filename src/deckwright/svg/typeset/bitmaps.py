"""Glyphs that are pictures of pixels in their font: `CBDT` with `CBLC`, and `sbix` (OpenType 1.9.1).

Of several sizes the largest is taken. PNG is read, and JPEG in `sbix`; the gray and bare pixels of old kinds are not.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator, Mapping, Sequence
from typing import Final, NamedTuple, Protocol

_SIGNATURES: Final = (b"\x89PNG\r\n\x1a\n", b"\xff\xd8\xff")
_DUPE: Final = b"dupe"  # of another glyph of the same size
_PNG_FORMATS: Final = {17: 5, 18: 8, 19: 0}  # of CBDT, with the bytes of metrics that stand before the length


class Bitmap(NamedTuple):
    """A picture file, and in its own pixels how far right of the origin its left side stands, and above it its edge."""

    data: bytes
    left: float
    edge: float
    is_upper: bool  # the edge is the upper one, else the lower one
    em: float  # pixels of it to an em


_UNREAD: Final = Bitmap(b"", 0, 0, True, 1)


class Strike(Protocol):
    """All pictures of one size."""

    @property
    def pixels(self) -> int: ...

    def find(self, glyph: int) -> Bitmap | None: ...


class Strikes:
    """The pictures of a font, sharpest first."""

    def __init__(self, tables: Mapping[bytes, bytes]) -> None:
        found: list[Strike] = []
        if b"CBLC" in tables and b"CBDT" in tables:
            found += _located(tables[b"CBLC"], tables[b"CBDT"])
        if {b"sbix", b"maxp", b"head"} <= tables.keys():
            found += _listed(tables)
        self._strikes: Sequence[Strike] = sorted(found, key=lambda strike: -strike.pixels)

    def __bool__(self) -> bool:
        return bool(self._strikes)

    def find(self, glyph: int) -> Bitmap | None:
        """The sharpest picture of a glyph; None for one that has none. One that cannot be read has no data."""
        unread = None
        for strike in self._strikes:
            try:
                found = strike.find(glyph)
            except (struct.error, IndexError):
                found = _UNREAD
            if found is not None and found.data.startswith(_SIGNATURES):
                return found
            unread = unread or (_UNREAD if found else None)
        return unread


class _Located(NamedTuple):
    """A size of CBLC: the places of its pictures in CBDT."""

    pixels: int
    places: bytes  # CBLC
    start: int  # of its subtables
    subtables: int
    data: bytes

    def find(self, glyph: int) -> Bitmap | None:
        for n in range(self.subtables):
            first, last, offset = struct.unpack_from(">HHI", self.places, self.start + 8 * n)
            if first <= glyph <= last:
                return self._in(self.start + offset, glyph, glyph - first)
        return None

    def _in(self, at: int, glyph: int, place: int) -> Bitmap | None:
        kind, layout, data = struct.unpack_from(">HHI", self.places, at)
        found = _place(self.places, at + 8, kind, glyph, place)
        if found is None:
            return None
        if layout not in _PNG_FORMATS:
            return _UNREAD
        start, shared = data + found[0], found[1]
        metrics = self.data[start : start + _PNG_FORMATS[layout]] or shared
        if len(metrics) < 5:
            return _UNREAD
        start += _PNG_FORMATS[layout]
        (length,) = struct.unpack_from(">I", self.data, start)
        left, top = struct.unpack_from(">bb", metrics, 2)
        content = self.data[start + 4 : start + 4 + length]
        return Bitmap(content, left, top, True, self.pixels)


def _place(index: bytes, at: int, kind: int, glyph: int, place: int) -> tuple[int, bytes] | None:
    """Where the data of a glyph begins by a subtable of *kind*, and the metrics that all of it share."""
    if kind in (1, 3):
        form, width = (">II", 4) if kind == 1 else (">HH", 2)
        start, end = struct.unpack_from(form, index, at + width * place)
        return (start, b"") if end > start else None
    if kind == 2:
        (size,) = struct.unpack_from(">I", index, at)
        return size * place, index[at + 4 : at + 12]
    if kind == 4:
        (count,) = struct.unpack_from(">I", index, at)
        for n in range(count):
            number, start = struct.unpack_from(">HH", index, at + 4 + 4 * n)
            if number == glyph:
                return start, b""
    if kind == 5:
        size, count = struct.unpack_from(">I8xI", index, at)
        numbers = struct.unpack_from(f">{count}H", index, at + 16)
        return (size * numbers.index(glyph), index[at + 4 : at + 12]) if glyph in numbers else None
    return None


def _located(index: bytes, data: bytes) -> Iterator[Strike]:
    _, count = struct.unpack_from(">II", index)
    for n in range(count):
        start, _, subtables = struct.unpack_from(">III", index, 8 + 48 * n)
        pixels = index[8 + 48 * n + 45]
        if pixels:
            yield _Located(pixels, index, start, subtables, data)


class _Listed(NamedTuple):
    """A size of sbix. Its pictures stand at the lower left corner of the outlines: Apple's way, which browsers go."""

    pixels: int
    table: bytes
    start: int
    corners: _Corners

    def find(self, glyph: int) -> Bitmap | None:
        shown = glyph
        for _ in range(2):
            if shown >= self.corners.glyphs:
                return None
            first, end = struct.unpack_from(">II", self.table, self.start + 4 + 4 * shown)
            if end <= first:
                return None
            left, bottom, kind = struct.unpack_from(">hh4s", self.table, self.start + first)
            content = self.table[self.start + first + 8 : self.start + end]
            if kind != _DUPE:
                corner = self.corners.of(glyph)
                if corner is None:
                    return _UNREAD
                unit = self.pixels / self.corners.units
                return Bitmap(content, left + corner[0] * unit, bottom + corner[1] * unit, False, self.pixels)
            (shown,) = struct.unpack(">H", content)
        return _UNREAD


class _Corners(NamedTuple):
    """Where the boxes of a font's outlines begin."""

    glyphs: int
    units: int  # to an em
    is_long: bool
    places: bytes | None  # `loca`; None for outlines of another kind, whose boxes are not known
    outlines: bytes

    def of(self, glyph: int) -> tuple[int, int] | None:
        if not self.places:
            return None if self.places is None else (0, 0)
        form, width = (">II", 4) if self.is_long else (">HH", 2)
        start, end = struct.unpack_from(form, self.places, width * glyph)
        if start == end:
            return 0, 0
        left, lower = struct.unpack_from(">hh", self.outlines, (start if self.is_long else 2 * start) + 2)
        return left, lower


def _listed(tables: Mapping[bytes, bytes]) -> Iterator[Strike]:
    table, head = tables[b"sbix"], tables[b"head"]
    corners = _Corners(
        struct.unpack_from(">H", tables[b"maxp"], 4)[0],
        struct.unpack_from(">H", head, 18)[0],
        bool(struct.unpack_from(">h", head, 50)[0]),
        None if b"CFF " in tables or b"CFF2" in tables else tables.get(b"loca", b""),
        tables.get(b"glyf", b""),
    )
    (count,) = struct.unpack_from(">I", table, 4)
    for start in struct.unpack_from(f">{count}I", table, 8):
        (pixels,) = struct.unpack_from(">H", table, start)
        if pixels:
            yield _Listed(pixels, table, start, corners)
