"""Putting the drawn faces into the laid-out pages, as the forms that these show, without editing a content stream."""

from __future__ import annotations

import io
from collections.abc import Sequence
from decimal import Decimal
from pathlib import Path
from typing import Any

from pikepdf import Dictionary, Name, ObjectStreamMode, Pdf, String

from ....basics.units import PT_PER_MM
from ...impose import SheetFile
from .faces import FacePage, FacesFile, form_name
from .images import PdfPictures
from .meta import PdfMeta
from .private import keep_private

DUPLEX = {"long-edge": Name.DuplexFlipLongEdge, "short-edge": Name.DuplexFlipShortEdge, None: Name.Simplex}


def join(pages: bytes, document: SheetFile, faces: FacesFile, meta: PdfMeta, names: Sequence[str]) -> bytes:
    """The finished file: *pages*, which show the face of `names[i]` as `form_name(i)`."""
    with Pdf.open(io.BytesIO(pages)) as pdf:
        forms = _forms(pdf, faces, names)
        shown = {face: Name(f"/{form_name(index)}") for index, face in enumerate(names)}
        for page, sheet in zip(pdf.pages, document.sheets, strict=True):
            resources = page.Resources
            if "/XObject" not in resources:
                resources.XObject = Dictionary()
            named = resources.XObject
            for face in {placement.face for placement in sheet.placements}:
                named[shown[face]] = forms[face]
        _describe(pdf, document, meta)
        if meta.edition:
            faces_told = [(forms[id], faces.pages[id]) if id in forms else None for id in meta.edition_faces]
            keep_private(pdf, meta.edition, faces_told)
        buffer = io.BytesIO()
        pdf.save(buffer, object_stream_mode=ObjectStreamMode.generate, deterministic_id=True)
        return buffer.getvalue()


def _forms(pdf: Pdf, faces: FacesFile, names: Sequence[str]) -> dict[str, Any]:
    """The drawn faces as forms of *pdf*, by their names; one file after the other, so that none is held for long."""
    forms: dict[str, Any] = {}
    pictures = PdfPictures(pdf)
    shown: dict[int, list[str]] = {}  # by file
    for name in names:
        shown.setdefault(faces.pages[name].file, []).append(name)
    for number in sorted(shown):
        file = faces.files[number]
        with Pdf.open(file if isinstance(file, Path) else io.BytesIO(file)) as source:
            pictures.begin(source)
            made = {name: _form(pdf, source, faces.pages[name]) for name in shown[number]}
            pictures.end(made.values())
        forms |= made
    pictures.shrink()
    return forms


def _form(pdf: Pdf, source: Pdf, face: FacePage) -> Any:
    """The drawn *face* as a form of *pdf*: cairo's page has one stream, which stays as it is."""
    page = source.pages[face.page]
    form = pdf.copy_foreign(page.Contents)
    form.Type, form.Subtype = Name.XObject, Name.Form
    for name in ("/Resources", "/Group"):
        if name in page:
            form[name] = pdf.copy_foreign(source.make_indirect(page[name]))
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


def _describe(pdf: Pdf, document: SheetFile, meta: PdfMeta) -> None:
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
