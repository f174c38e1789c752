"""PNGs put into a PDF as they lie in their files, one after the other, so that none is held in memory for long.

A PDF stores pixels as a PNG does (ISO 32000-1, 7.4.4.4: predictor 15 is PNG's): they are neither unpacked nor packed
again. What is written here has no page: it is opened, and sheets are laid over it.
"""

from __future__ import annotations

import hashlib
import io
import struct
import zlib
from collections.abc import Iterable
from pathlib import Path
from typing import BinaryIO, Final, NamedTuple

from PIL import Image, UnidentifiedImageError

from ...svg.nested import profiles

SIGNATURE: Final = b"\x89PNG\r\n\x1a\n"
GREY, COLOUR, PALETTE = 0, 2, 3  # colour types of a PNG that have no alpha
SRGB_GAMMA: Final = 45_455  # in 1/100,000, of an encoder that says no more than that


class _Stored(NamedTuple):
    """A picture as a PDF holds it."""

    head: bytes  # its dictionary, but for the length
    data: list[bytes]


def store(paths: Iterable[Path], target: Path) -> dict[Path, int]:
    """Write the PNGs among *paths* to a PDF; the numbers of their objects, equal ones once.

    One with transparency, another profile, or woven lines is not stored, nor one that is damaged.
    """
    numbers: dict[Path, int] = {}
    known: dict[bytes, int] = {}
    with target.open("wb") as file:
        file.write(b"%PDF-1.5\n%\xe2\xe3\xcf\xd3\n")
        at = [_write(file, 1, b"<< /Type /Catalog /Pages 2 0 R >>")]
        at.append(_write(file, 2, b"<< /Type /Pages /Kids [] /Count 0 >>"))
        for path in paths:
            picture = _read(path)
            if picture is None:
                continue
            digest = hashlib.sha256(picture.head)
            for part in picture.data:
                digest.update(part)
            number = known.setdefault(digest.digest(), len(at) + 1)
            if number > len(at):
                at.append(_write(file, number, picture.head, picture.data))
            numbers[path] = number
        start = file.tell()
        file.write(f"xref\n0 {len(at) + 1}\n0000000000 65535 f \n".encode())
        file.write(b"".join(f"{place:010d} 00000 n \n".encode() for place in at))
        file.write(f"trailer\n<< /Size {len(at) + 1} /Root 1 0 R >>\nstartxref\n{start}\n%%EOF\n".encode())
    return numbers


def _write(file: BinaryIO, number: int, head: bytes, data: list[bytes] | None = None) -> int:
    """An object; where it begins."""
    place = file.tell()
    file.write(b"%d 0 obj\n" % number)
    if data is None:
        file.write(head)
    else:
        file.write(b"<< %s /Length %d >>\nstream\n" % (head, sum(map(len, data))))
        file.writelines(data)
        file.write(b"\nendstream")
    file.write(b"\nendobj\n")
    return place


def _read(path: Path) -> _Stored | None:
    data = path.read_bytes()
    try:
        with Image.open(io.BytesIO(data), formats=("PNG",)) as image:
            if profiles.judge(image)[0] is not None:
                return None
    except (UnidentifiedImageError, OSError, ValueError, SyntaxError):
        return None
    chunks = _chunks(data)
    kinds = dict(chunks)
    header = kinds.get(b"IHDR", b"")
    if len(header) != 13 or b"tRNS" in kinds or b"acTL" in kinds or _has_gamma(kinds):
        return None
    width, height, depth, colours, _, _, woven = struct.unpack(">IIBBBBB", header)
    if woven or colours not in (GREY, COLOUR, PALETTE):
        return None
    channels = 3 if colours == COLOUR else 1
    head = (
        f"/Type /XObject /Subtype /Image /Width {width} /Height {height} /BitsPerComponent {depth} "
        f"/ColorSpace {_colour_space(colours, kinds)} /Filter /FlateDecode /DecodeParms "
        f"<< /Predictor 15 /Colors {channels} /BitsPerComponent {depth} /Columns {width} >>"
    )
    return _Stored(head.encode(), [body for kind, body in chunks if kind == b"IDAT"])


def _has_gamma(chunks: dict[bytes, bytes]) -> bool:
    """Whether the values mean something else than sRGB's."""
    said = chunks.get(b"gAMA", b"")
    return (
        b"sRGB" not in chunks and len(said) == 4 and abs(int.from_bytes(said) - SRGB_GAMMA) > SRGB_GAMMA // 50
    )


def _colour_space(colours: int, chunks: dict[bytes, bytes]) -> str:
    if colours == PALETTE:
        palette = chunks.get(b"PLTE", b"\0\0\0")
        return f"[/Indexed /DeviceRGB {len(palette) // 3 - 1} <{palette.hex()}>]"
    return "/DeviceRGB" if colours == COLOUR else "/DeviceGray"


def _chunks(data: bytes) -> list[tuple[bytes, bytes]]:
    """Kind and content of each chunk, in order; none where the file is damaged or ends too soon: what is not unpacked
    here would only be seen on paper."""
    found: list[tuple[bytes, bytes]] = []
    at = len(SIGNATURE)
    while at + 12 <= len(data):
        length, kind = struct.unpack_from(">I4s", data, at)
        end = at + 8 + length
        body = data[at + 8 : end]
        if len(data) < end + 4 or zlib.crc32(body, zlib.crc32(kind)) != int.from_bytes(data[end : end + 4]):
            return []
        found.append((kind, body))
        if kind == b"IEND":
            return found
        at = end + 4
    return []
