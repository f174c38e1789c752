"""Pixels for CairoSVG, as data in the address."""

from __future__ import annotations

import base64
import io
from functools import lru_cache
from typing import Final, NamedTuple

from PIL import Image

from ...svg.nested import profiles
from .measures import UnprovenError

_MODES: Final = frozenset({"RGB", "RGBA", "L", "LA", "P"})
_ORIENTATION: Final = 0x0112  # of EXIF
_MOST: Final = 3000  # pixels on a side: no card shows more


class Raster(NamedTuple):
    width: int
    height: int
    address: str


@lru_cache(32)
def raster(data: bytes) -> Raster:
    """Raises UnprovenError for kinds of pictures that CairoSVG may draw otherwise."""
    try:
        with Image.open(io.BytesIO(data)) as image:
            if image.mode not in _MODES or image.getexif().get(_ORIENTATION, 1) != 1:
                raise UnprovenError("pictures in CMYK, of more than 8 bits, or turned by EXIF")
            size = image.size
            transform, _ = profiles.judge(image)
            shown = profiles.convert(image, transform) if transform else image
            shown.thumbnail((_MOST, _MOST))
            out = io.BytesIO()
            shown.convert("RGBA").save(out, "PNG", compress_level=1)
    except (OSError, ValueError, Image.DecompressionBombError) as error:
        raise UnprovenError("pictures that cannot be read") from error
    return Raster(*size, f"data:image/png;base64,{base64.b64encode(out.getvalue()).decode()}")
