"""Images: JPEG bytes as they were, once in a PDF; orientation, CMYK, alpha; SVG images as one form."""

from __future__ import annotations

import base64
import io
import re
import subprocess

import cairocffi
import numpy
import pikepdf
import pytest
from PIL import Image

from deckwright.svg import Renderer, parse

from .helpers import Files, checked_and_painted, document, ours


def _encoded(image: Image.Image, kind: str, **options: object) -> bytes:
    data = io.BytesIO()
    image.save(data, kind, **options)
    return data.getvalue()


def _halves(mode: str = "RGB") -> Image.Image:
    """Red on the left, blue on the right: 40 × 20."""
    image = Image.new("RGB", (40, 20), (255, 0, 0))
    image.paste((0, 0, 255), (20, 0, 40, 20))
    return image.convert(mode)


def _exif(orientation: int) -> bytes:
    exif = Image.Exif()
    exif[0x0112] = orientation
    return exif.tobytes()


JPEG = _encoded(_halves(), "JPEG", quality=95)
IMAGE = '<image href="a" x="20" y="20" width="{0}" height="{1}"/>'


def _near(pixel: object, expected: tuple[int, int, int]) -> bool:
    return all(abs(int(a) - b) < 40 for a, b in zip(pixel, expected, strict=True))  # type: ignore[call-overload]


RED, BLUE = (255, 0, 0), (0, 0, 255)


@pytest.mark.parametrize(
    "data",
    [
        JPEG,
        _encoded(_halves(), "PNG"),
        _encoded(_halves("P"), "PNG"),
        _encoded(_halves("RGBA"), "PNG"),
        _encoded(_halves(), "WEBP", lossless=True),
        _encoded(_halves(), "GIF"),
        _encoded(_halves(), "BMP"),
        _encoded(_halves("P"), "BMP"),
        _encoded(_halves("CMYK"), "JPEG", quality=95),
    ],
    ids=["jpeg", "png", "palette", "rgba", "webp", "gif", "bmp", "bmp of a palette", "cmyk"],
)
def test_formats(data: bytes) -> None:
    pixels = ours(document(IMAGE.format(160, 80)), Files({"a": data}))
    assert _near(pixels[60, 50], RED)
    assert _near(pixels[60, 150], BLUE)
    assert _near(pixels[10, 10], (255, 255, 255))


@pytest.mark.parametrize(
    ("orientation", "red", "blue"),
    [
        (1, (60, 40), (60, 160)),
        (2, (60, 160), (60, 40)),
        (3, (60, 160), (60, 40)),
        (4, (60, 40), (60, 160)),
        (5, (40, 60), (160, 60)),
        (6, (40, 60), (160, 60)),
        (7, (160, 60), (40, 60)),
        (8, (160, 60), (40, 60)),
    ],
)
def test_orientation(orientation: int, red: tuple[int, int], blue: tuple[int, int]) -> None:
    """(row, column) of each half, by the figures of the EXIF standard."""
    data = _encoded(_halves(), "JPEG", quality=95, exif=_exif(orientation))
    size = (160, 80) if orientation < 5 else (80, 160)
    pixels = ours(document(IMAGE.format(*size)), Files({"a": data}))
    assert _near(pixels[red], RED)
    assert _near(pixels[blue], BLUE)


def test_no_reader_of_an_svg_turns_a_picture_again() -> None:
    """Browsers heed EXIF in a JPEG within an SVG; a comment and the pixels stay as they are."""
    data = _encoded(_halves(), "JPEG", quality=95, exif=_exif(6), comment=b"by hand")
    output = io.BytesIO()
    surface = cairocffi.SVGSurface(output, 200, 200)
    text = document(IMAGE.format(80, 160))
    Renderer(Files({"a": data})).draw(parse(text, "x.svg"), cairocffi.Context(surface), 72 / 25.4)
    surface.finish()
    (written,) = re.findall(rb'"data:image/jpeg;base64,([^"]*)"', output.getvalue())
    kept = Image.open(io.BytesIO(base64.b64decode(written)))
    assert not kept.getexif()
    assert kept.info["comment"] == b"by hand"
    assert kept.tobytes() == Image.open(io.BytesIO(data)).tobytes()


def test_a_missing_side_follows_from_the_other() -> None:
    text = document('<image href="a" x="10" y="10" width="80"/>')
    _, painted = checked_and_painted(text, Files({"a": JPEG}))
    assert tuple(painted.images[0].rect) == pytest.approx((10, 10, 80, 40))
    assert painted.images[0].pixels == (40, 20)


def _pdf(bodies: list[str], files: Files) -> pikepdf.Pdf:
    output = io.BytesIO()
    surface = cairocffi.PDFSurface(output, 200, 200)
    context = cairocffi.Context(surface)
    renderer = Renderer(files)
    for body in bodies:
        renderer.draw(parse(document(body), "x.svg"), context, 72 / 25.4)
        surface.show_page()
    surface.finish()
    return pikepdf.open(io.BytesIO(output.getvalue()))


def _streams(pdf: pikepdf.Pdf, kind: str) -> list[pikepdf.Stream]:
    return [each for each in pdf.objects if isinstance(each, pikepdf.Stream) and each.get("/Subtype") == kind]


def test_a_jpeg_is_stored_once_and_as_it_was() -> None:
    pdf = _pdf([IMAGE.format(160, 80), IMAGE.format(80, 40) * 2, IMAGE.format(40, 20)], Files({"a": JPEG}))
    (image,) = _streams(pdf, "/Image")
    assert image.read_raw_bytes() == JPEG


def test_a_cmyk_jpeg_is_not_passed_on() -> None:
    data = _encoded(_halves("CMYK"), "JPEG")
    pdf = _pdf([IMAGE.format(160, 80)], Files({"a": data}))
    (image,) = _streams(pdf, "/Image")
    assert image.ColorSpace == "/DeviceRGB"


LANDSCAPE = document(
    "".join(
        f'<path d="M{x} 200L{x + 9} {x}L{x + 30} 200z" fill="hsl({x} 60% 50%)" opacity=".7"/>'
        for x in range(0, 180, 3)
    )
).encode()


def test_a_heavy_drawing_is_one_form_on_all_pages() -> None:
    pdf = _pdf([IMAGE.format(160, 80), IMAGE.format(100, 100), IMAGE.format(40, 20)], Files({"a": LANDSCAPE}))
    pages = [page.Contents.read_bytes() for page in pdf.pages]
    assert all(len(page) < 1000 for page in pages)
    large = [form for form in _streams(pdf, "/Form") if len(form.read_bytes()) > 3000]
    assert len(large) == 1


def test_a_recorded_drawing_looks_like_a_drawn_one() -> None:
    """The same landscape straight on a PNG and by way of a form: rasterised by cairo both times."""
    files = Files({"a": LANDSCAPE})
    direct = ours(document(IMAGE.format(160, 160)), files)
    vector = cairocffi.RecordingSurface(cairocffi.CONTENT_COLOR_ALPHA, (0, 0, 200, 200))
    face = parse(document(IMAGE.format(160, 160)), "x.svg")
    Renderer(files).draw(face, cairocffi.Context(vector), 200 / face.size.width)
    surface = cairocffi.ImageSurface(cairocffi.FORMAT_RGB24, 200, 200)
    context = cairocffi.Context(surface)
    context.set_source_rgb(1, 1, 1)
    context.paint()
    context.set_source_surface(vector)
    context.paint()
    data = bytes(surface.get_data())
    again = Image.frombuffer("RGB", (200, 200), data, "raw", "BGRX", surface.get_stride(), 1)
    difference = abs(direct.astype(int) - numpy.asarray(again).astype(int)).max(axis=2)
    assert (difference > 48).mean() < 0.03
    assert difference.mean() < 8  # edges are smoothed twice


def test_art_is_checked_with_its_own_name() -> None:
    art = document("<foreignObject><p>shown</p></foreignObject>").encode()
    _, painted = checked_and_painted(
        document('<image href="art/a.svg" width="9" height="9"/>'), Files({"art/a.svg": art})
    )
    assert [str(problem.place) for problem in painted.problems] == ["art/a.svg:1"]


def test_symbols_take_the_colour_of_where_they_stand() -> None:
    drop = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><rect width="24" height="24"/></svg>'
    body = '<use href="symbol:drop" x="20" y="20" width="50" height="50" fill="lime"/>'
    pixels = ours(document(body), Files(symbols={"drop": drop}))
    assert tuple(pixels[40, 40]) == (0, 255, 0)


def test_a_picture_within_a_picture_lies_beside_it() -> None:
    outer = document('<image href="../b/in.jpg" x="20" y="20" width="160" height="80"/>').encode()
    files = Files({"art/a/out.svg": outer, "art/b/in.jpg": JPEG})
    found, painted = checked_and_painted(
        document('<image href="art/a/out.svg" width="200" height="200"/>'), files
    )
    assert [problem.code for problem in (*found, *painted.problems)] == ["image-low-resolution"]


def test_large_pictures_are_made_smaller_for_a_pdf() -> None:
    """800 × 400 pixels on 56.4 mm (160 points of 1/72 inch and 96/72) at 90 dpi: 150 × 75, rounded up."""
    large = _encoded(_halves().resize((800, 400)), "PNG")
    output = io.BytesIO()
    surface = cairocffi.PDFSurface(output, 200, 200)
    renderer = Renderer(Files({"a": large}), image_dpi=90)
    renderer.draw(parse(document(IMAGE.format(160, 80)), "x.svg"), cairocffi.Context(surface), 72 / 25.4)
    surface.finish()
    pdf = pikepdf.open(io.BytesIO(output.getvalue()))
    (image,) = _streams(pdf, "/Image")
    assert (int(image.Width), int(image.Height)) == (150, 75)


def _reduced_in_pdf(image: Image.Image) -> tuple[dict[str, object], numpy.ndarray]:
    """The picture as a PDF of 160 points at 180 dpi stores it; and what poppler shows of it at 72."""
    output = io.BytesIO()
    surface = cairocffi.PDFSurface(output, 200, 200)
    renderer = Renderer(Files({"a": _encoded(image, "PNG")}), image_dpi=180)
    renderer.draw(parse(document(IMAGE.format(160, 160)), "x.svg"), cairocffi.Context(surface), 72 / 25.4)
    surface.finish()
    pdf = pikepdf.open(io.BytesIO(output.getvalue()))
    (stored,) = (stream for stream in _streams(pdf, "/Image") if "/SMask" in stream)
    keys = {"Width": int(stored.Width), "Filter": str(stored.Filter), "Mask": str(stored.SMask.Filter)}
    command = ["pdftoppm", "-r", "72", "-png", "-singlefile", "-"]
    shown = subprocess.run(command, input=output.getvalue(), capture_output=True, check=True).stdout
    return keys, numpy.asarray(Image.open(io.BytesIO(shown)).convert("RGB")).astype(int)


def _cut_out(colours: Image.Image) -> Image.Image:
    """Only a disc of it, with a soft edge."""
    x, y = numpy.meshgrid(numpy.arange(colours.width), numpy.arange(colours.height))
    away = numpy.hypot(x - colours.width / 2, y - colours.height / 2)
    image = colours.copy()
    image.putalpha(Image.fromarray(numpy.clip(colours.width * 0.4 - away, 0, 255).astype(numpy.uint8)))
    return image


def test_a_painting_that_is_made_smaller_is_kept_as_jpeg_with_its_alpha() -> None:
    x, y = numpy.meshgrid(numpy.arange(800), numpy.arange(800))
    pixels = numpy.stack([x * 255 / 800, y * 255 / 800, (x + y) * 255 / 1600], axis=2).astype(numpy.uint8)
    painting = _cut_out(Image.fromarray(pixels))
    stored, shown = _reduced_in_pdf(painting)
    assert stored == {"Width": 300, "Filter": "/DCTDecode", "Mask": "/FlateDecode"}
    paper = Image.new("RGBA", (150, 150), "white")
    side = round(160 * 72 / 96)
    paper.alpha_composite(painting.resize((side, side), Image.Resampling.LANCZOS), (15, 15))
    expected = numpy.asarray(paper.convert("RGB")).astype(int)
    assert numpy.abs(shown[:150, :150] - expected).mean() < 1.5


def test_a_drawing_in_few_colours_is_kept_without_loss() -> None:
    stored, _ = _reduced_in_pdf(_cut_out(_halves().resize((800, 800))))
    assert stored == {"Width": 300, "Filter": "/FlateDecode", "Mask": "/FlateDecode"}
