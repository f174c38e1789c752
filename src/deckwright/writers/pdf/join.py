"""Putting the drawn faces into the laid-out pages, as the forms that these show, without editing a content stream."""

from __future__ import annotations

import io
from collections.abc import Sequence
from decimal import Decimal
from typing import Any

from pikepdf import Dictionary, Name, ObjectStreamMode, Pdf, String

from ...impose import Document
from ...units import PT_PER_MM
from .faces import FacePage, FacesFile, form_name
from .images import tidy_images
from .meta import PdfMeta

DUPLEX = {"long-edge": Name.DuplexFlipLongEdge, "short-edge": Name.DuplexFlipShortEdge, None: Name.Simplex}


def join(pages: bytes, document: Document, faces: FacesFile, meta: PdfMeta, names: Sequence[str]) -> bytes:
    """The finished file: *pages*, which show the face of `names[i]` as `form_name(i)`."""
    with Pdf.open(io.BytesIO(pages)) as pdf:
        sources = [Pdf.open(io.BytesIO(data)) for data in faces.files]
        forms = {
            face: (
                Name(f"/{form_name(index)}"),
                _form(pdf, sources[faces.pages[face].file], faces.pages[face]),
            )
            for index, face in enumerate(names)
        }
        for page, sheet in zip(pdf.pages, document.sheets, strict=True):
            if "/XObject" not in page.Resources:
                page.Resources.XObject = Dictionary()
            for placement in sheet.placements:
                name, form = forms[placement.face]
                page.Resources.XObject[name] = form
        tidy_images(pdf)
        _describe(pdf, document, meta)
        buffer = io.BytesIO()
        pdf.save(buffer, object_stream_mode=ObjectStreamMode.generate, deterministic_id=True)
        for source in sources:
            source.close()
        return buffer.getvalue()


def _form(pdf: Pdf, source: Pdf, face: FacePage) -> Any:
    """The drawn *face* as a form of *pdf*."""
    page = source.pages[face.page]
    form = pdf.copy_foreign(page.as_form_xobject())
    _cut_to(form, [float(value) for value in page.mediabox], face)
    return form


def _cut_to(form: Any, page: Sequence[float], face: FacePage) -> None:
    """Let *form* show the upper left of its *page*, as large as *face*, from its own origin on."""
    left, _, _, top = page
    width, height = (side * PT_PER_MM for side in face.extent)
    form.BBox = [_real(value) for value in (left, top - height, left + width, top)]
    form.Matrix = [1, 0, 0, 1, _real(-left), _real(height - top)]


def _real(value: float) -> Decimal:
    return Decimal(f"{value:.5f}")


def _describe(pdf: Pdf, document: Document, meta: PdfMeta) -> None:
    pdf.Root.Lang = String(meta.lang)
    pdf.Root.ViewerPreferences = Dictionary(
        PrintScaling=Name("/None"), DisplayDocTitle=True, Duplex=DUPLEX[document.duplex]
    )
    for key in ("/CreationDate", "/ModDate"):  # no clock: the same input gives the same bytes
        if key in pdf.docinfo:
            del pdf.docinfo[key]
    for key in ("/Author", "/Subject", "/Keywords"):
        if key in pdf.docinfo and not str(pdf.docinfo[key]):
            del pdf.docinfo[key]
