"""What a font file says of itself: its licence, and whether it may stand in a PDF (OpenType: `name`, `OS/2`)."""

from __future__ import annotations

import struct
from pathlib import Path
from typing import Final

from ...basics.records import dataclass

_LICENSE, _LICENSE_URL, _COPYRIGHT = 13, 14, 0  # name ids
_RESTRICTED: Final = 0x0002  # of fsType: nothing may be embedded
_KNOWN: Final = (
    ("open font license", "SIL Open Font License"),
    ("openfontlicense", "SIL Open Font License"),
    ("scripts.sil.org/ofl", "SIL Open Font License"),
    ("apache", "Apache License"),
    ("bitstream vera", "Bitstream Vera licence"),
    ("affero", "GNU Affero General Public License"),
    ("gpl", "GNU General Public License"),
    ("general public license", "GNU General Public License"),
    ("creative commons", "Creative Commons"),
    ("public domain", "public domain"),
)


@dataclass(frozen=True, slots=True)
class Terms:
    """*license* is its name where that is known, else its first words; empty where the file says nothing."""

    license: str
    url: str
    embeddable: bool


def terms(path: Path) -> Terms:
    """What a font file allows. A file that cannot be read says nothing."""
    try:
        data = path.read_bytes()
        tables = read_tables(data)
        names = _names(data[tables[b"name"][0] :]) if b"name" in tables else {}
        kind = struct.unpack_from(">H", data, tables[b"OS/2"][0] + 8)[0] if b"OS/2" in tables else 0
    except (OSError, struct.error, IndexError):
        return Terms("", "", embeddable=True)
    text, url = names.get(_LICENSE, ""), names.get(_LICENSE_URL, "")
    said = f"{text} {url} {names.get(_COPYRIGHT, '')}".casefold()
    known = next((name for part, name in _KNOWN if part in said), "")
    first = " ".join(text.split())
    return Terms(
        known or (first if len(first) <= 80 else first[:79] + "…"), url, kind & 0x000F != _RESTRICTED
    )


def read_tables(data: bytes) -> dict[bytes, tuple[int, int]]:
    """Offset and length of each table; of a collection those of its first font."""
    start = struct.unpack_from(">I", data, 12)[0] if data[:4] == b"ttcf" else 0
    (count,) = struct.unpack_from(">H", data, start + 4)
    records = (struct.unpack_from(">4sIII", data, start + 12 + 16 * n) for n in range(count))
    return {tag: (offset, length) for tag, _, offset, length in records}


def _names(table: bytes) -> dict[int, str]:
    """The texts of a `name` table by id, in English where there are several."""
    _, count, strings = struct.unpack_from(">HHH", table)
    found: dict[int, str] = {}
    for n in range(count):
        platform, _, language, id, length, offset = struct.unpack_from(">6H", table, 6 + 12 * n)
        raw = table[strings + offset : strings + offset + length]
        text = raw.decode("utf-16-be" if platform in (0, 3) else "latin-1", "replace")
        if id not in found or (platform, language) == (3, 0x409):
            found[id] = text
    return found
