"""Putting the drawn faces into the laid-out pages, as the forms that these show, without editing a content stream."""

from __future__ import annotations

import io
from collections.abc import Sequence
from pathlib import Path
from typing import BinaryIO

from pikepdf import Dictionary, Name, ObjectStreamMode, Pdf, String

from ...impose import SheetFile
from .faces import FacesFile, form_name
from .forms import face_forms
from .meta import PdfMeta
from .private import keep_private

DUPLEX = {"long-edge": Name.DuplexFlipLongEdge, "short-edge": Name.DuplexFlipShortEdge, None: Name.Simplex}


def join(
    pages: bytes,
    document: SheetFile,
    faces: FacesFile,
    meta: PdfMeta,
    names: Sequence[str],
    target: Path | BinaryIO,
) -> None:
    """Write the finished file to *target*: *pages*, which show the face of `names[i]` as `form_name(i)`."""
    with Pdf.open(io.BytesIO(pages)) as pdf:
        forms = face_forms(pdf, faces, names)
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
        pdf.save(target, object_stream_mode=ObjectStreamMode.generate, deterministic_id=True)


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
