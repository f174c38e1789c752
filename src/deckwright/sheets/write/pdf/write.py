"""A document of sheets and the drawn faces in, the bytes of a PDF out."""

from __future__ import annotations

import io
from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, BinaryIO

from ....basics.problems import Problem
from ...impose import CutKind, SheetFile
from .faces import FacesFile
from .fields import Form
from .join import join
from .layout import lay_out, pen_for
from .meta import PdfMeta
from .proof import WORD

if TYPE_CHECKING:
    from .press import Press


def write_pdf(
    document: SheetFile,
    faces: FacesFile,
    meta: PdfMeta,
    proof: Sequence[Problem] | None = None,
    spots: Mapping[CutKind, str] | None = None,
    form: Form | None = None,
    press: Press | None = None,
) -> bytes:
    """The sheets of *document* as a PDF: each face once, text as text, the same bytes for the same input.

    With *proof* (a draft's problems, perhaps none) every page says in its margin that it is a proof, and lists them.
    With *spots*, the lines that are cut stand in it, each kind in the spot colour of its name; with *form*, fields that
    one types in; for a *press*, all in its inks.
    Raises KeyError for a face that is placed and not drawn.
    """
    buffer = io.BytesIO()
    write_pdf_to(buffer, document, faces, meta, proof, spots, form, press)
    return buffer.getvalue()


def write_pdf_to(
    target: Path | BinaryIO,
    document: SheetFile,
    faces: FacesFile,
    meta: PdfMeta,
    proof: Sequence[Problem] | None = None,
    spots: Mapping[CutKind, str] | None = None,
    form: Form | None = None,
    press: Press | None = None,
) -> None:
    """The same into a file, for what is larger than one likes to hold in memory."""
    names = tuple(dict.fromkeys(p.face for sheet in document.sheets for p in sheet.placements))
    pen = pen_for(meta)
    pages = list(lay_out(document, faces, meta, names, pen, proof, spots))
    if proof is not None:
        meta = replace(meta, title=f"{WORD}: {meta.title}")
    join(pages, document, faces, meta, names, pen.font, spots or {}, target, form, press)
