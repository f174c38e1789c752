"""A piece of the drawing as pixels, for what cairo cannot do with vectors: luminance and filters."""

from __future__ import annotations

import hashlib
import math
from typing import Any, Final

import cairocffi
import numpy
import numpy.typing as npt

from ...basics.geometry import Matrix, Rect
from ..document.tree import Node
from .canvas import Canvas, native

Pixels = npt.NDArray[Any]  # height × width × 4, premultiplied, in the order blue, green, red, alpha

MAX_PIXELS: Final = 80_000_000
MAX_FILTERED: Final = 6_000_000  # of one filter, which holds several copies as floats
_AROUND: Final = 0.5  # how far beyond what is seen a filter looks, where it cannot look at everything
_CHEAP: Final = 1_000_000
_AT_LEAST: Final = 6e5  # nanoseconds, however small
_OF_MASK: Final = 30.0  # nanoseconds for a pixel, drawn, measured and laid over
_OF_PICTURE: Final = 150.0  # as numbers and back
_IN_FILE: Final = 200.0  # more where it becomes a picture of a file
MAX_SIDE: Final = 30_000  # cairo takes 32767


class Raster:
    """An image in step with the device (or finer, for a PDF), with a context whose user space is the canvas's."""

    def __init__(self, width: int, height: int, to_pixels: Matrix, exact: bool) -> None:
        self.surface = cairocffi.ImageSurface(cairocffi.FORMAT_ARGB32, width, height)
        self.context = cairocffi.Context(self.surface)
        self.context.set_matrix(native(to_pixels))
        self.to_pixels = to_pixels  # user space → pixels
        self.exact = exact  # one pixel is one device pixel

    @classmethod
    def over(
        cls,
        canvas: Canvas,
        region: Rect,
        *,
        whole: bool = False,
        detail: float | None = None,
        node: Node | None = None,
    ) -> Raster | None:
        """A raster over what can be seen of *region* (with *whole*, over all of it); None where that is nothing.

        *detail*: its pixels to a unit of the device, if not the device's own. *node*: what it is for.
        """
        scale = detail or canvas.detail
        matrix = canvas.matrix
        wanted = matrix.bounds(region)
        seen = matrix.bounds(canvas.visible_area())
        limit = MAX_FILTERED if whole else MAX_PIXELS
        if whole:
            around = seen.width * _AROUND, seen.height * _AROUND
            seen = Rect(seen.x - around[0], seen.y - around[1], seen.width * 2, seen.height * 2)
            if wanted.width * wanted.height * scale**2 <= _CHEAP:
                seen = wanted
        left, top = max(seen.x, wanted.x), max(seen.y, wanted.y)
        right, bottom = min(seen.right, wanted.right), min(seen.bottom, wanted.bottom)
        if not (right > left and bottom > top):  # nor where one of them is no number
            return None
        if detail:  # on the same places at every resolution
            left, top = math.floor(left * scale) / scale, math.floor(top * scale) / scale
        else:
            left, top = math.floor(left), math.floor(top)
        width, height = math.ceil((right - left) * scale), math.ceil((bottom - top) * scale)
        if width * height > limit or max(width, height) > MAX_SIDE:
            scale *= min(math.sqrt(limit / (width * height)), MAX_SIDE / max(width, height))
            width, height = math.ceil((right - left) * scale), math.ceil((bottom - top) * scale)
        if not canvas.spend_work(cost_of(canvas, width * height, filtered=whole), node):
            return None
        to_pixels = Matrix(scale, 0, 0, scale, -left * scale, -top * scale) @ matrix
        return cls(max(1, width), max(1, height), to_pixels, exact=scale == 1)

    @property
    def size(self) -> int:
        return int(self.surface.get_width() * self.surface.get_height())

    def pixels(self) -> Pixels:
        """The pixels as they are now; writing to them is drawing."""
        self.surface.flush()
        height, width = self.surface.get_height(), self.surface.get_width()
        flat = numpy.frombuffer(self.surface.get_data(), numpy.uint8)
        return flat.reshape(height, self.surface.get_stride() // 4, 4)[:, :width]

    def twin(self) -> Raster:
        """An empty raster of the same place and size."""
        return Raster(self.surface.get_width(), self.surface.get_height(), self.to_pixels, self.exact)

    def read(self) -> npt.NDArray[numpy.float32]:
        """Premultiplied red, green, blue, alpha from 0 to 1: a copy."""
        floats = self.pixels()[..., (2, 1, 0, 3)].astype(numpy.float32)
        return floats / numpy.float32(255)

    def write(self, pixels: npt.NDArray[numpy.float32]) -> None:
        """Put what `read` gave, changed, in the place of the drawing."""
        bytes_ = numpy.clip(pixels, 0, 1)[..., (2, 1, 0, 3)] * 255 + 0.5
        self.pixels()[...] = bytes_.astype(numpy.uint8)

    def mask(self, alpha: npt.NDArray[numpy.uint8]) -> cairocffi.SurfacePattern:
        """A pattern of coverage for the user space that the raster was made in."""
        height, width = alpha.shape
        stride = cairocffi.ImageSurface.format_stride_for_width(cairocffi.FORMAT_A8, width)
        padded = numpy.zeros((height, stride), numpy.uint8)
        padded[:, :width] = alpha
        surface = cairocffi.ImageSurface(
            cairocffi.FORMAT_A8, width, height, memoryview(bytearray(padded.tobytes())), stride
        )
        return self._pattern(surface, padded.tobytes())

    def pattern(self) -> cairocffi.SurfacePattern:
        """The drawing itself as a pattern for the user space that the raster was made in."""
        self.surface.mark_dirty()
        return self._pattern(self.surface, bytes(self.surface.get_data()))

    def _pattern(self, surface: cairocffi.ImageSurface, content: bytes) -> cairocffi.SurfacePattern:
        # without an id, cairo stores a surface that is painted on two pages twice
        digest = hashlib.sha256(content).hexdigest()
        surface.set_mime_data("application/x-cairo.uuid", digest.encode())
        made = cairocffi.SurfacePattern(surface)
        made.set_matrix(native(self.to_pixels))
        # where pixels are finer than the device's, all of them count
        made.set_filter(cairocffi.FILTER_NEAREST if self.exact else cairocffi.FILTER_GOOD)
        return made


def cost_of(canvas: Canvas, count: float, *, filtered: bool) -> float:
    """Nanoseconds that a raster of *count* pixels takes before anything is done to it."""
    each = _OF_MASK if not filtered else _OF_PICTURE if canvas.on_pixels else _OF_PICTURE + _IN_FILE
    return _AT_LEAST + each * count


def linear_from_srgb(pixels: Pixels) -> Pixels:
    """Premultiplied sRGB → premultiplied linear RGB, bytes to bytes (CSS Color 4, section 10.2)."""
    alpha = pixels[..., 3:4].astype(numpy.float32)
    with numpy.errstate(divide="ignore", invalid="ignore"):
        plain = numpy.where(alpha > 0, pixels[..., :3] / alpha, 0)
    light = numpy.where(plain <= 0.04045, plain / 12.92, ((plain + 0.055) / 1.055) ** 2.4)
    return numpy.concatenate([light * alpha, alpha], axis=2)
