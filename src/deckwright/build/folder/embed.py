"""A finished picture as a form of a PDF, drawn as the pictures of cards are: a JPEG stays a JPEG."""

from __future__ import annotations

import io
from pathlib import Path
from typing import Any
from urllib.parse import quote
from xml.sax.saxutils import quoteattr

import cairocffi
from pikepdf import Pdf

from ...basics.geometry import Rect, Size
from ...basics.problems import Problem
from ...basics.units import PT_PER_MM
from ...faces.draw.draw import fade
from ...sheets.write.pdf.images import PdfPictures
from ...svg import Document
from ...svg.renderer import Renderer


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


def draw_as_form(
    pdf: Pdf, path: Path, size: Size, renderer: Renderer, pictures: PdfPictures
) -> tuple[Any, list[Problem]]:
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
        pictures.begin(drawn)
        form = page_as_form(pdf, drawn, 0)
        pictures.end([form])
    found = [*renderer.check(document), *painted.problems]
    return form, [each for each in found if each.code != "image-low-resolution"]  # which its header told


def page_as_form(pdf: Pdf, source: Pdf, number: int) -> Any:
    """A page of another file as a form of *pdf*: all of it, in its own space, however it is turned."""
    page = source.pages[number]
    form = pdf.copy_foreign(page.as_form_xobject(handle_transformations=False))
    form.BBox = [float(value) for value in page.mediabox]
    return form
