"""A TrueType font as a PDF embeds it: glyphs that are shown keep their numbers, all others are emptied.

So what is written with a font says nothing of what else the file shows, and one font serves all of it.
"""

from __future__ import annotations

import re
import struct
import unicodedata
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from typing import Final

_TABLES: Final = frozenset({b"head", b"hhea", b"hmtx", b"maxp", b"loca", b"glyf", b"cmap"})
_POSTSCRIPT_NAME: Final = 6  # of the entries of the table of names
_LIGATURES: Final = range(0xFB00, 0xFB07)  # which are told by their letters
# Flags of the parts of a composite glyph.
_WORDS, _SCALE, _MORE, _BOTH, _MATRIX, _HINTS = 0x01, 0x08, 0x20, 0x40, 0x80, 0x100


def name_of(digest: bytes) -> str:
    """What a font goes by where its glyphs are written: the same for files of the same digest."""
    return f"F{digest.hex()[:12]}"


class TrueType:
    """One font file. Raises ValueError for one that is no plain TrueType font."""

    def __init__(self, data: bytes) -> None:
        try:
            self._open(data)
        except (struct.error, IndexError, KeyError) as error:
            raise ValueError("a damaged font") from error

    def _open(self, data: bytes) -> None:
        self._data = data
        self._tables = _tables(data)
        if any(offset + length > len(data) for offset, length in self._tables.values()):
            raise ValueError("a font that is cut off")
        if not self._tables.keys() >= _TABLES or b"fvar" in self._tables:
            raise ValueError("not a TrueType font of one style")
        head = self._table(b"head")
        (self.units,) = struct.unpack_from(">H", head, 18)
        self.box = struct.unpack_from(">4h", head, 36)
        (is_long,) = struct.unpack_from(">h", head, 50)
        (self.ascent, self.descent) = struct.unpack_from(">2h", self._table(b"hhea"), 4)
        (self._count,) = struct.unpack_from(">H", self._table(b"maxp"), 4)
        (measured,) = struct.unpack_from(">H", self._table(b"hhea"), 34)
        rest = self._count - measured  # glyphs as wide as the last before them
        measures = struct.unpack_from(f">{'Hh' * measured}{rest}h", self._table(b"hmtx"))
        widths, bearings = measures[: 2 * measured : 2], measures[1 : 2 * measured : 2]
        self._widths = (*widths, *[widths[-1]] * rest)
        self._bearings = (*bearings, *measures[2 * measured :])
        kind, factor = ("I", 1) if is_long else ("H", 2)
        places = struct.unpack_from(f">{self._count + 1}{kind}", self._table(b"loca"))
        self._places = [place * factor for place in places]

    @cached_property
    def name(self) -> str:
        """The PostScript name, as far as it can stand in a PDF."""
        table = self._table(b"name") if b"name" in self._tables else bytes(6)
        _, count, strings = struct.unpack_from(">HHH", table)
        for n in range(count):
            platform, _, _, id, length, offset = struct.unpack_from(">6H", table, 6 + 12 * n)
            if id == _POSTSCRIPT_NAME:
                raw = table[strings + offset : strings + offset + length]
                text = raw.decode("utf-16-be" if platform in (0, 3) else "latin-1", "replace")
                return re.sub(r"[^A-Za-z0-9-]", "", text)
        return "Font"

    @cached_property
    def advances(self) -> Sequence[float]:
        """The width of each glyph in thousandths of an em."""
        return [width * 1000 / self.units for width in self._widths]

    @cached_property
    def characters(self) -> Mapping[str, int]:
        """The glyph of each character that the font has."""
        return {chr(code): glyph for code, glyph in sorted(_characters(self._table(b"cmap")))}

    @cached_property
    def letters(self) -> Mapping[int, str]:
        """What each glyph says by itself: the first character that it stands for."""
        found: dict[int, str] = {}
        for letter, glyph in self.characters.items():
            is_ligature = ord(letter) in _LIGATURES
            found.setdefault(glyph, unicodedata.normalize("NFKC", letter) if is_ligature else letter)
        return found

    @cached_property
    def glyphs(self) -> Mapping[str, int]:
        """For each character that a glyph says by itself, that glyph."""
        return {letter: glyph for glyph, letter in self.letters.items() if len(letter) == 1}

    def embedded(self, glyphs: Iterable[int]) -> bytes:
        """The file with these glyphs alone, and without what hints them."""
        shown = self._with_parts(glyphs)
        count = max(shown) + 1
        outlines, places, measures = bytearray(), [0], list[int]()
        for glyph in range(count):
            outline = _without_hints(self._outline(glyph)) if glyph in shown else b""
            outlines += outline + bytes(-len(outline) % 4)
            places.append(len(outlines))
            measures += (self._widths[glyph], self._bearings[glyph]) if glyph in shown else (0, 0)
        head, hhea, maxp = (bytearray(self._table(name)) for name in (b"head", b"hhea", b"maxp"))
        struct.pack_into(">h", head, 50, 1)
        struct.pack_into(">I", head, 8, 0)
        struct.pack_into(">H", hhea, 34, count)
        struct.pack_into(">H", maxp, 4, count)
        return _file(
            {
                b"glyf": bytes(outlines),
                b"head": bytes(head),
                b"hhea": bytes(hhea),
                b"hmtx": struct.pack(f">{'Hh' * count}", *measures),
                b"loca": struct.pack(f">{count + 1}I", *places),
                b"maxp": bytes(maxp),
            }
        )

    def _table(self, name: bytes) -> bytes:
        start, length = self._tables[name]
        return self._data[start : start + length]

    @cached_property
    def _outlines(self) -> bytes:
        return self._table(b"glyf")

    def _outline(self, glyph: int) -> bytes:
        return self._outlines[self._places[glyph] : self._places[glyph + 1]]

    def _with_parts(self, glyphs: Iterable[int]) -> set[int]:
        """The glyphs, those that they are made of, and the first, which stands for what is missing."""
        found, coming = set[int](), [0, *glyphs]
        while coming:
            glyph = coming.pop()
            if glyph not in found:
                found.add(glyph)
                coming += (part for part, _, _ in _parts(self._outline(glyph)))
        return found


def _tables(data: bytes) -> dict[bytes, tuple[int, int]]:
    """Offset and length of each table; none of what is no single TrueType font."""
    if data[:4] not in (b"\0\1\0\0", b"true"):
        return {}
    (count,) = struct.unpack_from(">H", data, 4)
    records = (struct.unpack_from(">4sIII", data, 12 + 16 * n) for n in range(count))
    return {name: (offset, length) for name, _, offset, length in records}


def _file(tables: Mapping[bytes, bytes]) -> bytes:
    count = len(tables)
    search = 1 << (count.bit_length() - 1)
    head = struct.pack(">IHHHH", 0x10000, count, 16 * search, search.bit_length() - 1, 16 * (count - search))
    at, records, bodies = 12 + 16 * count, b"", b""
    for name, data in tables.items():
        records += struct.pack(">4sIII", name, _sum(data), at + len(bodies), len(data))
        bodies += data + bytes(-len(data) % 4)
    return head + records + bodies


def _sum(data: bytes) -> int:
    padded = data + bytes(-len(data) % 4)
    return int(sum(struct.unpack(f">{len(padded) // 4}I", padded))) & 0xFFFFFFFF


def _parts(outline: bytes) -> Iterator[tuple[int, int, int]]:
    """Of a composite glyph each part: its glyph, where its record begins, and where that ends."""
    if len(outline) < 10 or struct.unpack_from(">h", outline)[0] >= 0:
        return
    at, flags = 10, _MORE
    while flags & _MORE:
        flags, glyph = struct.unpack_from(">HH", outline, at)
        size = 4 + (4 if flags & _WORDS else 2)
        size += 2 if flags & _SCALE else 4 if flags & _BOTH else 8 if flags & _MATRIX else 0
        yield glyph, at, at + size
        at += size


def _without_hints(outline: bytes) -> bytes:
    if len(outline) < 10:
        return outline
    (contours,) = struct.unpack_from(">h", outline)
    if contours >= 0:
        at = 10 + 2 * contours
        (length,) = struct.unpack_from(">H", outline, at)
        return outline[:at] + b"\0\0" + outline[at + 2 + length :]
    bare, parts = bytearray(outline), list(_parts(outline))
    for _, start, _ in parts:
        (flags,) = struct.unpack_from(">H", bare, start)
        struct.pack_into(">H", bare, start, flags & ~_HINTS)
    return bytes(bare[: parts[-1][2]])


def _characters(table: bytes) -> Iterator[tuple[int, int]]:
    """Each character of the map, and its glyph."""
    (count,) = struct.unpack_from(">H", table, 2)
    records = [struct.unpack_from(">HHI", table, 4 + 8 * n) for n in range(count)]
    unicode = {(p, e): at for p, e, at in records if (p == 3 and e in (1, 10)) or p == 0}
    for at in unicode.values():
        (kind,) = struct.unpack_from(">H", table, at)
        if kind == 4:
            yield from _short_map(table, at)
        elif kind == 12:
            (groups,) = struct.unpack_from(">I", table, at + 12)
            for n in range(groups):
                first, last, glyph = struct.unpack_from(">3I", table, at + 16 + 12 * n)
                yield from ((code, glyph + code - first) for code in range(first, last + 1))


def _short_map(table: bytes, at: int) -> Iterator[tuple[int, int]]:
    (twice,) = struct.unpack_from(">H", table, at + 6)
    count = twice // 2
    lists = (at + 14, at + 16 + twice, at + 16 + 2 * twice, at + 16 + 3 * twice)
    ends, starts, deltas, offsets = (struct.unpack_from(f">{count}H", table, place) for place in lists)
    for n in range(count):
        codes = range(starts[n], min(ends[n], 0xFFFE) + 1)
        if not offsets[n]:
            yield from ((code, glyph) for code in codes if (glyph := (code + deltas[n]) & 0xFFFF))
            continue
        place = lists[3] + 2 * n + offsets[n]
        for code, (glyph,) in zip(
            codes, struct.iter_unpack(">H", table[place:][: 2 * len(codes)]), strict=False
        ):
            if glyph:
                yield code, (glyph + deltas[n]) & 0xFFFF
