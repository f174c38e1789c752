"""Decoded images of a run, by the hash of their bytes; the least used go when memory runs short."""

from __future__ import annotations

import io
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import replace
from typing import Final

from PIL import Image

from ...basics.geometry import Matrix
from ..document.tree import Document
from .images import Picture, mask_of

LIMIT: Final = 64 << 20  # bytes of pixels

QUALITY: Final = 92  # of JPEG
MANY_COLOURS: Final = 0.1  # to a pixel
LEAST_PIXELS: Final = 10_000

Key = tuple[
    str, str, int
]  # digest of the file, its label or use; pixels across where it was made smaller, else 0


class Store:
    def __init__(self, limit: int = LIMIT) -> None:
        self._limit = limit
        self._kept: OrderedDict[Key, Picture | Document] = OrderedDict()
        self._bytes = 0

    def get(self, key: Key, make: Callable[[], Picture | Document]) -> Picture | Document:
        """What stands under *key*, made now where it is not there. Raises what *make* raises."""
        found = self._kept.get(key)
        if found is None:
            found = self._kept[key] = make()
            self._bytes += _weight(found)
            while self._bytes > self._limit and len(self._kept) > 1:
                self._bytes -= _weight(self._kept.popitem(last=False)[1])
        else:
            self._kept.move_to_end(key)
        return found

    def shrink(self, picture: Picture, across: int, *, for_print: bool) -> Picture:
        """*picture* resampled to *across* pixels of width (of the file, before it is turned).

        *for_print*: where it has as many colours as a painting, it is kept as JPEG, its alpha as a mask.
        """
        key = (picture.digest, "print" if for_print else "", across)
        found = self.get(key, lambda: _shrink(picture, across, for_print))
        assert isinstance(found, Picture)
        return found


def _weight(item: Picture | Document) -> int:
    return 0 if isinstance(item, Document) else 4 * item.extent[0] * item.extent[1]


def _shrink(picture: Picture, across: int, for_print: bool) -> Picture:
    width, height = picture.extent
    size = across, max(1, round(height * across / width))
    smaller = _premultiplied(picture).resize(size, Image.Resampling.LANCZOS, reducing_gap=2.0)
    made = Picture(
        smaller,
        size,
        picture.size,  # the frame stays as it was: only the pixels in it are fewer
        picture.orientation @ Matrix.scale(width / across, height / size[1]),
        f"{picture.digest}-{across}",
        picture.has_alpha,
    )
    return _painting(made, smaller) if for_print and _is_painting(smaller) else made


def _premultiplied(picture: Picture) -> Image.Image:
    """The pixels as RGB, or as RGBa where some are transparent."""
    image = picture.pixels
    if image is not None and image.mode in ("RGB", "RGBA", "P", "L", "LA"):
        return image.convert("RGBA").convert("RGBa") if picture.has_alpha else image.convert("RGB")
    surface = picture.surface
    mode, order = ("RGBa", "BGRa") if picture.has_alpha else ("RGB", "BGRX")
    return Image.frombuffer(
        mode, picture.extent, bytes(surface.get_data()), "raw", order, surface.get_stride(), 1
    )


def _is_painting(image: Image.Image) -> bool:
    """Whether it has so many colours that deflate makes little of it; drawings in a few inks stay as they are."""
    pixels = image.width * image.height
    return pixels >= LEAST_PIXELS and image.getcolors(int(pixels * MANY_COLOURS)) is None


def _painting(picture: Picture, pixels: Image.Image) -> Picture:
    """The same as JPEG, all colours at full resolution, with its alpha beside it."""
    colours = pixels.convert("RGBA").convert("RGB") if picture.has_alpha else pixels
    buffer = io.BytesIO()
    colours.save(buffer, "JPEG", quality=QUALITY, subsampling=0)
    digest = f"{picture.digest}-print"
    mask = mask_of(pixels.getchannel("a"), f"{digest}-mask") if picture.has_alpha else None
    return replace(picture, pixels=colours, digest=digest, jpeg=buffer.getvalue(), mask=mask)
