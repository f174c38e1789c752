"""Our own drawing of a named subset of SVG on a cairo context, for PDF, PNG and pictures alike.

`parse` reads a face, `Renderer.check` lists what is outside the subset, `Renderer.draw` paints the rest and returns
what it has painted. Nothing is left out or drawn otherwise than written without a problem that says so.
"""

from .canvas import Resources
from .parsing import parse
from .reading import SYMBOL_SCHEME
from .record import ImageBox, Painted, SymbolBox, TextBox
from .renderer import Renderer, render_png
from .tree import Document

__all__ = [
    "SYMBOL_SCHEME",
    "Document",
    "ImageBox",
    "Painted",
    "Renderer",
    "Resources",
    "SymbolBox",
    "TextBox",
    "parse",
    "render_png",
]
