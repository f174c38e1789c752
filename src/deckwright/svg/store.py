"""Decoded images of a run, by the hash of their bytes; the least used go when memory runs short."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from typing import Final

from PIL import Image

from ..geometry import Matrix
from .images import Picture, surface_of
from .tree import Document

LIMIT: Final = 64 << 20  # bytes of pixels

Key = tuple[str, str, int]  # digest of the file, its label; pixels across where it was made smaller, else 0


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

    def reduced(self, picture: Picture, across: int) -> Picture:
        """*picture* resampled to *across* pixels of width (of the file, before it is turned)."""
        found = self.get((picture.digest, "", across), lambda: _reduced(picture, across))
        assert isinstance(found, Picture)
        return found


def _weight(item: Picture | Document) -> int:
    if isinstance(item, Document):
        return 0
    return int(item.surface.get_stride() * item.surface.get_height())


def _reduced(picture: Picture, across: int) -> Picture:
    surface = picture.surface
    width, height = surface.get_width(), surface.get_height()
    down = max(1, round(height * across / width))
    opaque = not picture.has_alpha
    data = bytes(surface.get_data())
    mode, order = ("RGB", "BGRX") if opaque else ("RGBa", "BGRa")
    image = Image.frombuffer(mode, (width, height), data, "raw", order, surface.get_stride(), 1)
    smaller = image.resize((across, down), Image.Resampling.LANCZOS, reducing_gap=2.0)
    digest = f"{picture.digest}-{across}"
    return Picture(
        surface_of(smaller, digest),
        picture.size,  # the frame stays as it was: only the pixels in it are fewer
        picture.placed @ Matrix.scale(width / across, height / down),
        digest,
        picture.has_alpha,
    )
