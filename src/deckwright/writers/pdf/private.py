"""Data of our own in a PDF, where the format has a place for it: page-piece dictionaries, which printing ignores."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from pikepdf import Dictionary, Name, PdfError, Stream, String
from pikepdf import Pdf as PdfFile

_OWNER: Final = "/Deckwright"
# The format asks for a date of the last change; this one depends on no clock.
_UNDATED: Final = "D:19700101000000Z"


def keep_private(pdf: PdfFile, data: bytes) -> None:
    """Put *data* into *pdf*."""
    ours = Dictionary(LastModified=String(_UNDATED), Private=pdf.make_indirect(Stream(pdf, data)))
    pdf.Root.PieceInfo = Dictionary({_OWNER: pdf.make_indirect(ours)})


def private_data(path: Path) -> bytes | None:
    """What `keep_private` put into a file; None where there is nothing of ours.

    Raises OSError for a file that cannot be read, ValueError for one that is no PDF.
    """
    try:
        with PdfFile.open(path) as pdf:
            found: object = pdf.Root
            for name in (Name.PieceInfo, _OWNER, Name.Private):
                found = found.get(name) if isinstance(found, Dictionary) else None
            return bytes(found.read_bytes()) if isinstance(found, Stream) else None
    except PdfError as error:
        raise ValueError(str(error)) from error
