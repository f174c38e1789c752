"""A finished picture as something that a PDF shows: as it lies in its file, wherever a PDF takes that.

The pixels of a PNG are stored in a PDF just as in their file (ISO 32000-1, 7.4.4.4: predictor 15 is PNG's), so that
they are neither unpacked nor packed again. Everything else is drawn as the pictures of cards are: a JPEG stays a JPEG.
"""

from __future__ import annotations

import io
import struct
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final
from urllib.parse import quote
from xml.sax.saxutils import quoteattr

import cairocffi
from pikepdf import Array, Dictionary, Name, Pdf, Stream
from PIL import Image, UnidentifiedImageError

from ...basics.geometry import Rect, Size
from ...basics.problems import Problem
from ...basics.units import PT_PER_MM
from ...faces.draw.draw import fade
from ...svg import Document
from ...svg.nested import profiles
from ...svg.renderer import Renderer

SIGNATURE: Final = b"\x89PNG\r\n\x1a\n"
GREY, COLOUR, PALETTE = 0, 2, 3  # colour types of a PNG that have no alpha
SRGB_GAMMA: Final = 45_455  # in 1/100,000, of an encoder that says no more than that


def png_as_it_is(pdf: Pdf, path: Path) -> Any | None:
    """The picture of a PNG, its data untouched; None for one with transparency, another profile, or woven lines."""
    data = path.read_bytes()
    try:
        with Image.open(io.BytesIO(data), formats=("PNG",)) as image:
            if profiles.judge(image)[0] is not None:
                return None
    except (UnidentifiedImageError, OSError, ValueError, SyntaxError):
        return None
    chunks = list(_chunks(data))
    header = next((body for kind, body in chunks if kind == b"IHDR"), b"")
    if len(header) != 13 or any(kind in (b"tRNS", b"acTL") for kind, _ in chunks) or _has_gamma(dict(chunks)):
        return None
    width, height, depth, colours, _, _, woven = struct.unpack(">IIBBBBB", header)
    if woven or colours not in (GREY, COLOUR, PALETTE):
        return None
    picture = Stream(pdf, b"".join(body for kind, body in chunks if kind == b"IDAT"))
    channels = 3 if colours == COLOUR else 1
    picture.Type, picture.Subtype = Name.XObject, Name.Image
    picture.Width, picture.Height, picture.BitsPerComponent = width, height, depth
    picture.ColorSpace = _colour_space(colours, dict(chunks))
    picture.Filter = Name.FlateDecode
    picture.DecodeParms = Dictionary(Predictor=15, Colors=channels, BitsPerComponent=depth, Columns=width)
    return pdf.make_indirect(picture)


def _has_gamma(chunks: dict[bytes, bytes]) -> bool:
    """Whether the values mean something else than sRGB's."""
    said = chunks.get(b"gAMA", b"")
    return (
        b"sRGB" not in chunks and len(said) == 4 and abs(int.from_bytes(said) - SRGB_GAMMA) > SRGB_GAMMA // 50
    )


def _colour_space(colours: int, chunks: dict[bytes, bytes]) -> Any:
    if colours == PALETTE:
        palette = chunks.get(b"PLTE", b"\0\0\0")
        return Array([Name.Indexed, Name.DeviceRGB, len(palette) // 3 - 1, palette])
    return Name.DeviceRGB if colours == COLOUR else Name.DeviceGray


def _chunks(data: bytes) -> Iterator[tuple[bytes, bytes]]:
    """Kind and content of each chunk, in order; the first ones only where the file ends too soon."""
    at = len(SIGNATURE)
    while at + 12 <= len(data):
        length, kind = struct.unpack_from(">I4s", data, at)
        yield kind, data[at + 8 : at + 8 + length]
        at += length + 12


def document_of(path: Path, size: Size, renderer: Renderer) -> Document:
    """A drawing, or a picture as one of this *size* in mm."""
    if path.suffix.lower() == ".svg":
        return renderer.parse(path.read_text(encoding="utf-8-sig", errors="replace"), path.name)
    width, height = size
    href = quoteattr(quote(path.name))
    return renderer.parse(
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}mm" height="{height}mm" '
        f'viewBox="0 0 {width} {height}"><image href={href} width="{width}" height="{height}" '
        'preserveAspectRatio="none"/></svg>',
        path.name,
    )


def draw_as_form(pdf: Pdf, path: Path, size: Size, renderer: Renderer) -> tuple[Any, list[Problem]]:
    """A picture or drawing as the engine draws it, on a form of this *size* in mm; and what is wrong with it."""
    document = document_of(path, size, renderer)
    buffer = io.BytesIO()
    surface = cairocffi.PDFSurface(buffer, size.width * PT_PER_MM, size.height * PT_PER_MM)
    context = cairocffi.Context(surface)
    if renderer.low_ink:  # what is pale lets the made bleed below it show through
        context.set_source_rgb(1, 1, 1)
        context.paint()
    painted = renderer.draw(document, context, size.width / document.size.width * PT_PER_MM)
    if renderer.grey:
        fade(context, Rect(0, 0, *size), PT_PER_MM)
    surface.finish()
    with Pdf.open(buffer) as drawn:
        form = page_as_form(pdf, drawn, 0)
    found = [*renderer.check(document), *painted.problems]
    return form, [each for each in found if each.code != "image-low-resolution"]  # which its header told


def page_as_form(pdf: Pdf, source: Pdf, number: int) -> Any:
    """A page of another file as a form of *pdf*: all of it, in its own space, however it is turned."""
    page = source.pages[number]
    form = pdf.copy_foreign(page.as_form_xobject(handle_transformations=False))
    form.BBox = [float(value) for value in page.mediabox]
    return form
