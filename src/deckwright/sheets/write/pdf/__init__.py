"""PDF sheets: the pages laid out as operators, and the drawn faces as the forms that these show."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .faces import FacePage, FacesFile
from .meta import PdfMeta

if TYPE_CHECKING:
    from .write import write_pdf, write_pdf_to

__all__ = ["FacePage", "FacesFile", "PdfMeta", "write_pdf", "write_pdf_to"]


def __getattr__(name: str) -> Any:
    """The writing on first use: a check draws without ever writing, and starts a tenth of a second sooner."""
    if name in ("write_pdf", "write_pdf_to"):
        from . import write  # noqa: PLC0415 - slow to start

        return getattr(write, name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
