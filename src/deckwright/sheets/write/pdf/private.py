"""Data of our own in a PDF, where the format has a place for it: page-piece dictionaries, which printing ignores."""

from __future__ import annotations

from collections.abc import Sequence
from decimal import Decimal
from pathlib import Path
from typing import Any, Final

from pikepdf import Array, Dictionary, PdfError, Stream, String
from pikepdf import Pdf as PdfFile

from ....basics.files import plain_file
from ....basics.geometry import Size
from .faces import FacePage
from .forms import add_page
from .meta import CREATOR

_OWNER: Final = "/Deckwright"
# The format asks for a date of the last change; this one depends on no clock.
_UNDATED: Final = "D:19700101000000Z"


def keep_private(pdf: PdfFile, data: bytes, faces: Sequence[tuple[Any, FacePage] | None] = ()) -> None:
    """Put *data* into *pdf*, and where in it each of the *faces* is that it tells of: a form and its measures."""
    stream = Stream(pdf, data)
    if any(faces):
        stream.Faces = Array([_face_entry(*face) if face else None for face in faces])
    ours = Dictionary(LastModified=String(_UNDATED), Private=pdf.make_indirect(stream))
    pdf.Root.PieceInfo = Dictionary({_OWNER: pdf.make_indirect(ours)})


def _face_entry(form: Any, face: FacePage) -> Array:
    return Array([form, *(Decimal(f"{side:.4f}").normalize() for side in (*face.size, face.bleed))])


def private_data(path: Path) -> bytes | None:
    """What `keep_private` put into a file; None where there is nothing of ours.

    Raises OSError for a file that cannot be read, ValueError for one that is no PDF.
    """
    try:
        with PdfFile.open(plain_file(path)) as pdf:
            return data_in(pdf)
    except PdfError as error:
        raise ValueError(str(error)) from error


def data_in(pdf: PdfFile) -> bytes | None:
    """The same of a file that is open."""
    found = _private(pdf)
    return bytes(found.read_bytes()) if found is not None else None


def is_ours(path: Path) -> bool:
    """Whether Deckwright has made a PDF, of whatever it is. Raises as `private_data` does."""
    try:
        with PdfFile.open(plain_file(path)) as pdf:
            return str(pdf.docinfo.get("/Creator", "")) == CREATOR
    except PdfError as error:
        raise ValueError(str(error)) from error


def private_faces(path: Path) -> tuple[PdfFile, list[FacePage | None]]:
    """The faces that `keep_private` was given, in its order, as pages of a new PDF; None for those not in the file.

    Raises OSError for a file that cannot be read, ValueError for one that is no PDF.
    """
    made = PdfFile.new()
    try:
        with PdfFile.open(plain_file(path)) as pdf:
            found = _private(pdf)
            listed = found.get("/Faces") if found is not None else None
            entries = list(listed) if isinstance(listed, Array) else []
            return made, [_page(made, entry) for entry in entries]
    except PdfError as error:
        raise ValueError(str(error)) from error


def _page(made: PdfFile, entry: object) -> FacePage | None:
    """The face of an entry as a new page of *made*, as large as the face with its bleed."""
    if not isinstance(entry, Array) or len(entry) != 4 or not isinstance(entry[0], Stream):
        return None
    width, height, bleed = (float(entry[index]) for index in (1, 2, 3))
    face = FacePage(len(made.pages), Size(width, height), bleed)
    add_page(made, made.copy_foreign(entry[0]), face)
    return face


def _private(pdf: PdfFile) -> Stream | None:
    found: object = pdf.Root
    for name in ("/PieceInfo", _OWNER, "/Private"):
        found = found.get(name) if isinstance(found, Dictionary) else None
    return found if isinstance(found, Stream) else None
