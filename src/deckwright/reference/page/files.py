"""Pages → the bytes of a PDF with outline and links, of a PNG, of an SVG."""

from __future__ import annotations

import io
from collections.abc import Iterable, Sequence
from typing import Final

import cairocffi
import pikepdf

from ...basics.units import PT_PER_MM
from ...faces.draw.draw import draw_pdf, name_once
from ...sheets.write.png import png
from ...svg.white_page import white_paper
from .marks import Anchor, Link, Mark, Page
from .painting import Painter
from .stand_ins import swap_in
from .svg_page import page_svg

DPI: Final = 300
_FALLBACK_DPI: Final = 600.0


def pdf_of(pages: Sequence[Page], painter: Painter, title: str, lang: str) -> bytes:
    """One file of all *pages*. Its text is text, its outline and links are those of the marks.

    *painter* lets others stand in for faces, which are put in at the end.
    """
    buffer = io.BytesIO()
    surface = cairocffi.PDFSurface(buffer, 1, 1)
    surface.set_fallback_resolution(_FALLBACK_DPI, _FALLBACK_DPI)
    context = cairocffi.Context(surface)
    painter.begin()
    for page in pages:
        surface.set_size(page.size.width * PT_PER_MM, page.size.height * PT_PER_MM)
        context.save()
        context.scale(PT_PER_MM, PT_PER_MM)
        painter.paint(page.marks, page.size, context)
        context.restore()
        surface.show_page()
    _outline(surface, pages)
    surface.finish()
    with pikepdf.open(io.BytesIO(name_once(buffer.getvalue()))) as pdf:
        if painter.faces:
            _put_faces_in(pdf, painter)
        return _save(pdf, title, lang)


def _put_faces_in(pdf: pikepdf.Pdf, painter: Painter) -> None:
    drawn = draw_pdf(painter.faces, painter.renderer)
    painter.problems += [found for face in drawn.faces for found in face.problems]
    with pikepdf.open(io.BytesIO(drawn.pdf)) as faces:
        swap_in(pdf, faces)


def _outline(surface: cairocffi.PDFSurface, pages: Sequence[Page]) -> None:
    above: dict[int, int] = {0: 0}  # by level, the last entry
    for page in pages:
        for mark in page.marks:
            if isinstance(mark, Anchor) and mark.title:
                parent = above[max(level for level in above if level < mark.level)]
                entry = surface.add_outline(parent, mark.title, f"dest='{mark.name}'")
                above = {level: id for level, id in above.items() if level < mark.level}
                above[mark.level] = entry


def _save(pdf: pikepdf.Pdf, title: str, lang: str) -> bytes:
    for key in list(pdf.docinfo.keys()):  # cairo's date would make every file another one
        del pdf.docinfo[key]
    pdf.docinfo["/Title"] = title
    pdf.docinfo["/Creator"] = "Deckwright"
    pdf.Root.Lang = pikepdf.String(lang)
    pdf.Root.ViewerPreferences = pikepdf.Dictionary(DisplayDocTitle=True, PrintScaling=pikepdf.Name("/None"))
    output = io.BytesIO()
    pdf.save(output, object_stream_mode=pikepdf.ObjectStreamMode.generate, deterministic_id=True)
    return output.getvalue()


def png_of(page: Page, painter: Painter, dpi: float = DPI) -> bytes:
    scale = dpi / 25.4
    width, height = (round(side * scale) for side in page.size)
    surface, context = white_paper(width, height)
    context.scale(scale, scale)
    painter.begin()
    painter.paint(without_links(page.marks), page.size, context)
    return png(surface, dpi)


def svg_file_of(page: Page, painter: Painter) -> bytes:
    """Outlines in place of letters, so that it needs no fonts."""
    return page_svg(page, without_links(page.marks), painter).encode()


def without_links(marks: Iterable[Mark]) -> list[Mark]:
    return [mark for mark in marks if not isinstance(mark, (Link, Anchor))]
