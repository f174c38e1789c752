"""A document of sheets and the drawn faces in, the bytes of a PDF out."""

from __future__ import annotations

from ...impose import Document
from .faces import FacesFile
from .join import join
from .layout import lay_out
from .meta import PdfMeta


def write_pdf(document: Document, faces: FacesFile, meta: PdfMeta) -> bytes:
    """The sheets of *document* as a PDF: each face once, text as text, the same bytes for the same input.

    Raises KeyError for a face that is placed and not drawn.
    """
    names = tuple(dict.fromkeys(p.face for sheet in document.sheets for p in sheet.placements))
    return join(lay_out(document, faces, meta, names), document, faces, meta, names)
