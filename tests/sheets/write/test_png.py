"""PNG files as Pillow reads them."""

import io

import cairocffi as cairo
import numpy as np
import pytest
from PIL import Image

from deckwright.sheets.write.png import png


def drawn(kind: int, width: int = 41, height: int = 29) -> cairo.ImageSurface:
    surface = cairo.ImageSurface(kind, width, height)
    context = cairo.Context(surface)
    if kind == cairo.FORMAT_RGB24:
        context.set_source_rgb(1, 1, 1)
        context.paint()
    context.rectangle(3, 2, 20, 10)
    context.set_source_rgba(0.2, 0.4, 0.6, 1 if kind == cairo.FORMAT_RGB24 else 0.5)
    context.fill()
    return surface


def test_opaque() -> None:
    image = Image.open(io.BytesIO(png(drawn(cairo.FORMAT_RGB24), 300)))
    assert (image.mode, image.size) == ("RGB", (41, 29))
    assert image.getpixel((5, 5)) == (51, 102, 153)
    assert image.getpixel((30, 20)) == (255, 255, 255)


def test_alpha_is_not_multiplied_into_the_colours() -> None:
    image = Image.open(io.BytesIO(png(drawn(cairo.FORMAT_ARGB32), 300)))
    assert image.mode == "RGBA"
    assert image.getpixel((5, 5)) == pytest.approx((51, 102, 153, 128), abs=2)  # cairo keeps 8 bits
    assert image.getchannel("A").getpixel((30, 20)) == 0


def test_a_full_alpha_channel_is_left_out() -> None:
    surface = drawn(cairo.FORMAT_ARGB32)
    context = cairo.Context(surface)
    context.set_source_rgb(1, 0, 0)
    context.paint()
    assert Image.open(io.BytesIO(png(surface, 300))).mode == "RGB"


@pytest.mark.parametrize(("dpi", "per_metre"), [(300, 11811), (600, 23622), (72, 2835), (96, 3780)])
def test_true_resolution(dpi: float, per_metre: int) -> None:
    data = png(drawn(cairo.FORMAT_RGB24), dpi)
    at = data.index(b"pHYs") + 4
    assert data[at : at + 9] == per_metre.to_bytes(4, "big") * 2 + b"\1"
    assert Image.open(io.BytesIO(data)).info["dpi"] == pytest.approx((dpi, dpi), abs=0.02)


def test_noise_survives() -> None:
    """Every row differs from the one above in every way."""
    noise = np.random.default_rng(1).integers(0, 256, (60, 50, 4), np.uint8)
    stride = cairo.ImageSurface.format_stride_for_width(cairo.FORMAT_RGB24, 50)
    surface = cairo.ImageSurface(cairo.FORMAT_RGB24, 50, 60, bytearray(noise.tobytes()), stride)
    read = np.asarray(Image.open(io.BytesIO(png(surface, 300))))
    assert np.array_equal(read, noise[:, :, 2::-1])


def test_one_pixel() -> None:
    assert Image.open(io.BytesIO(png(cairo.ImageSurface(cairo.FORMAT_RGB24, 1, 1), 300))).size == (1, 1)


def test_other_formats_are_refused() -> None:
    with pytest.raises(ValueError, match="FORMAT_RGB24 or FORMAT_ARGB32"):
        png(cairo.ImageSurface(cairo.FORMAT_A8, 4, 4), 300)
