"""PDF sheets: reportlab lays the pages out with empty forms, pikepdf puts the drawn faces into them."""

from .faces import FacePage, FacesFile
from .meta import PdfMeta
from .write import write_pdf

__all__ = ["FacePage", "FacesFile", "PdfMeta", "write_pdf"]
