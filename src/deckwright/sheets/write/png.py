"""PNG from a cairo surface: every row filtered against the one above, then a fast deflate.

Four fifths of the time that an ordinary writer takes go into the search for the best filter and the smallest
deflate. Drawn cards have even areas, for which the row above is a good guess anyway.
"""

from __future__ import annotations

import struct
import zlib
from typing import Any, Final

import numpy as np
from cairocffi import FORMAT_ARGB32, FORMAT_RGB24, ImageSurface
from PIL import Image

Pixels = np.ndarray[Any, np.dtype[np.uint8]]

try:
    from isal import isal_zlib

    crc32 = isal_zlib.crc32

    def _deflate(data: memoryview) -> bytes:
        return bytes(isal_zlib.compress(data, 1))

except ImportError:  # the fast codec is optional
    crc32 = zlib.crc32

    def _deflate(data: memoryview) -> bytes:
        return zlib.compress(data, 1)


UP: Final = 2  # the number of the filter in the PNG standard
COLOUR_TYPE: Final = {3: 2, 4: 6}  # channels → truecolour, truecolour with alpha


def png(surface: ImageSurface, dpi: float) -> bytes:
    """The picture on *surface* (FORMAT_RGB24 or FORMAT_ARGB32) as an sRGB PNG that knows its *dpi*.

    Without alpha channel where nothing is transparent.
    """
    pixels, shown = _pixels(surface)
    height, width, _ = pixels.shape
    header = struct.pack(">IIBBBBB", width, height, 8, COLOUR_TYPE[len(shown)], 0, 0, 0)
    per_metre = round(dpi / 0.0254)
    return b"".join(
        (
            b"\x89PNG\r\n\x1a\n",
            _chunk(b"IHDR", header),
            _chunk(b"sRGB", b"\0"),
            _chunk(b"pHYs", struct.pack(">IIB", per_metre, per_metre, 1)),
            _chunk(b"IDAT", _deflate(_filter_rows(pixels, shown).data)),
            _chunk(b"IEND", b""),
        )
    )


def _pixels(surface: ImageSurface) -> tuple[Pixels, tuple[int, ...]]:
    """Height × width × 4, and which channels to write, red first: alpha, which is not multiplied in, only where it says
    something.
    """
    kind = surface.get_format()
    if kind not in (FORMAT_RGB24, FORMAT_ARGB32):
        raise ValueError(f"cairo format {kind} cannot be written; use FORMAT_RGB24 or FORMAT_ARGB32")
    surface.flush()
    width, height, stride = surface.get_width(), surface.get_height(), surface.get_stride()
    data = surface.get_data()
    pixels = np.frombuffer(data, np.uint8).reshape(height, stride)[:, : 4 * width].reshape(height, width, 4)
    if kind == FORMAT_RGB24 or pixels[:, :, 3].min(initial=255) == 255:
        return pixels, (2, 1, 0)  # cairo has blue first
    straight = Image.frombuffer("RGBA", (width, height), bytes(data), "raw", "BGRa", stride, 1)
    return np.asarray(straight), (0, 1, 2, 3)


def _filter_rows(pixels: Pixels, shown: tuple[int, ...]) -> Pixels:
    """The rows with the filter Up (PNG specification, section 9): its number, then each byte less the one above."""
    height, width, _ = pixels.shape
    less = pixels.copy()
    np.subtract(pixels[1:], pixels[:-1], out=less[1:])
    rows = np.empty((height, 1 + len(shown) * width), np.uint8)
    rows[:, 0] = UP
    behind = rows[:, 1:].reshape(height, width, len(shown))  # the same memory
    for place, channel in enumerate(shown):
        behind[:, :, place] = less[:, :, channel]
    return rows


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", crc32(data, crc32(kind)))
