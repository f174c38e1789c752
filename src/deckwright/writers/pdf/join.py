"""Putting the drawn faces into the empty forms of the laid-out pages, without editing a content stream."""

from __future__ import annotations

import io
from collections.abc import Sequence
from decimal import Decimal
from typing import Any

from pikepdf import Dictionary, Name, ObjectStreamMode, Pdf, String

from ...impose import Document
from ...units import PT_PER_MM
from .faces import FacePage, FacesFile
from .images import shrink_images, unify_images
from .meta import PdfMeta

DUPLEX = {"long-edge": Name.DuplexFlipLongEdge, "short-edge": Name.DuplexFlipShortEdge, None: Name.Simplex}


def join(pages: bytes, document: Document, faces: FacesFile, meta: PdfMeta, names: Sequence[str]) -> bytes:
    """The finished file: *pages* with the face of `names[i]` in the form `face<i>`."""
    with Pdf.open(io.BytesIO(pages)) as pdf:
        sources = [Pdf.open(io.BytesIO(data)) for data in faces.files]
        for index, form in _placeholders(pdf).items():
            face = faces.pages[names[index]]
            page = sources[face.file].pages[face.page]
            _fill(form, pdf.copy_foreign(page.as_form_xobject()))
            _cut_to(form, [float(value) for value in page.mediabox], face)
        shrink_images(pdf)
        unify_images(pdf)
        _describe(pdf, document, meta)
        buffer = io.BytesIO()
        pdf.save(buffer, object_stream_mode=ObjectStreamMode.generate, deterministic_id=True)
        for source in sources:
            source.close()
        return buffer.getvalue()


def _placeholders(pdf: Pdf) -> dict[int, Any]:
    """The empty forms by the number in their name. Each is one object, shared by all pages that show it."""
    forms: dict[int, Any] = {}
    for page in pdf.pages:
        for name, form in page.Resources.get("/XObject", {}).items():
            forms.setdefault(int(name.removeprefix("/FormXob.face")), form)
    return forms


def _fill(form: Any, face: Any) -> None:
    form.write(face.read_raw_bytes(), filter=face.get("/Filter"), decode_parms=face.get("/DecodeParms"))
    for key in list(form.keys()):
        if key not in ("/Length", "/Filter", "/DecodeParms"):
            del form[key]
    for key, value in face.items():
        if key not in ("/Length", "/Filter", "/DecodeParms"):
            form[key] = value


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
