"""A plain font file with coloured glyphs put into it (OpenType 1.9.1: `COLR`, `CPAL`, `SVG `, `cmap`)."""

from __future__ import annotations

import struct
from pathlib import Path

Tables = dict[bytes, bytes]


def tables_of(data: bytes) -> Tables:
    (count,) = struct.unpack_from(">H", data, 4)
    records = (struct.unpack_from(">4sIII", data, 12 + 16 * n) for n in range(count))
    return {tag: data[start : start + length] for tag, _, start, length in records}


def font_of(tables: Tables, head: bytes) -> bytes:
    """An sfnt of *tables*; *head* are the first four bytes of the file."""
    count = len(tables)
    power = 1 << (count.bit_length() - 1)
    found = head + struct.pack(">4H", count, power * 16, power.bit_length() - 1, (count - power) * 16)
    content, at = b"", 12 + 16 * count
    for tag, table in sorted(tables.items()):
        found += tag + struct.pack(">III", 0, at + len(content), len(table))
        content += table + bytes(-len(table) % 4)
    return found + content


def glyph_of(tables: Tables, letter: str) -> int:
    """The glyph of a letter by the first `cmap` of format 4."""
    cmap, code = tables[b"cmap"], ord(letter)
    (count,) = struct.unpack_from(">H", cmap, 2)
    for n in range(count):
        (start,) = struct.unpack_from(">I", cmap, 4 + 8 * n + 4)
        if struct.unpack_from(">H", cmap, start)[0] != 4:
            continue
        twice = struct.unpack_from(">H", cmap, start + 6)[0]
        for k in range(twice // 2):
            end, first, delta, offset = (
                struct.unpack_from(">H", cmap, start + 14 + 2 * k + part)[0]
                for part in (0, twice + 2, 2 * twice + 2, 3 * twice + 2)
            )
            if first <= code <= end:
                if not offset:
                    return int(code + delta) & 0xFFFF
                place = start + 14 + 2 * k + 3 * twice + 2 + offset + 2 * (code - first)
                return int(struct.unpack_from(">H", cmap, place)[0] + delta) & 0xFFFF
    raise AssertionError(letter)


def colr(base: int, layers: list[tuple[int, int]]) -> bytes:
    """COLR 0: the layers of one glyph, each a glyph and the index of its colour."""
    records = b"".join(struct.pack(">HH", *layer) for layer in layers)
    return (
        struct.pack(">HHIIH", 0, 1, 14, 20, len(layers)) + struct.pack(">3H", base, 0, len(layers)) + records
    )


def colr_one(base: int) -> bytes:
    """COLR 1 with one glyph, whose paint is a solid colour."""
    head = struct.pack(">HHIIH", 1, 0, 0, 0, 0) + struct.pack(">5I", 34, 0, 0, 0, 0)
    return head + struct.pack(">IHI", 1, base, 10) + struct.pack(">BHh", 2, 0, 0x4000)


def cpal(colors: list[tuple[int, int, int, int]]) -> bytes:
    entries = b"".join(bytes((blue, green, red, alpha)) for red, green, blue, alpha in colors)
    return struct.pack(">4HIH", 0, len(colors), 1, len(colors), 14, 0) + entries


def svg(glyph: int, document: bytes) -> bytes:
    index = struct.pack(">HHHII", 1, glyph, glyph, 14, len(document))
    return struct.pack(">HII", 0, 10, 0) + index + document


def write(path: Path, plain: Path, more: Tables) -> str:
    """The plain font with *more* tables, as a file."""
    data = plain.read_bytes()
    path.write_bytes(font_of(tables_of(data) | more, data[:4]))
    return str(path)
