"""Reports of several pages: SVG texts → the pages of a PDF, with a head and a number on each."""

from __future__ import annotations

import io
from collections.abc import Iterable

import cairocffi
import pikepdf

from ...basics.geometry import Rect, Size
from ...basics.outlines import Outline
from ...basics.units import PT_PER_MM
from ...svg import Renderer, parse


def pages(texts: Iterable[str], size: Size, renderer: Renderer, label: str) -> io.BytesIO:
    """A PDF with a page of *size*, in millimetres, for each of the SVG *texts*; *label* names them in problems."""
    renderer.begin_file([])
    buffer = io.BytesIO()
    surface = cairocffi.PDFSurface(buffer, size.width * PT_PER_MM, size.height * PT_PER_MM)
    for text in texts:
        renderer.draw(parse(text, label), cairocffi.Context(surface), PT_PER_MM)
        surface.show_page()
    surface.finish()
    return buffer


def save_with_title(pdf: pikepdf.Pdf, title: str) -> bytes:
    """The bytes of *pdf*, which are the same whenever it is made."""
    for key in list(pdf.docinfo.keys()):  # cairo's date would make every file another one
        del pdf.docinfo[key]
    pdf.docinfo["/Title"] = title
    pdf.docinfo["/Creator"] = "Deckwright"
    output = io.BytesIO()
    pdf.save(output, deterministic_id=True)
    return output.getvalue()


def cut_out(outline: Outline, size: Size, rect: Rect) -> str:
    """Paper over what of a face of *size*, shown in *rect*, lies outside its cut, and a thin line along it.

    So a round card has no corners, and a white one is seen on white paper.
    """
    scale = rect.width / size.width
    line = "".join(
        "M"
        + "L".join(f"{rect.x + x * scale:.3f} {rect.y + y * scale:.3f}" for x, y in contour.to_polygon(0.05))
        + "Z"
        for contour in outline.contours
    )
    outer = rect.outset(0.8)  # a reader may show a whole pixel more
    around = f"M{outer.x:.3f} {outer.y:.3f}H{outer.right:.3f}V{outer.bottom:.3f}H{outer.x:.3f}Z"
    return (
        f'<path d="{around}{line}" fill="#fff" fill-rule="evenodd"/>'
        f'<path d="{line}" fill="none" stroke="#000" stroke-opacity="0.35" stroke-width="0.1"/>'
    )
