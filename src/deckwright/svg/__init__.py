"""Our own drawing of a named subset of SVG on a cairo context, for PDF, PNG and pictures alike.

`parse` reads a face, `Renderer.check` lists what is outside the subset, `Renderer.draw` paints the rest and returns
what it has painted. Nothing is left out or drawn otherwise than written without a problem that says so.

The folders import one way: `typeset` (text and fonts, no SVG), `document`, `canvas`, `paint`, `nested`, `text`,
`effects`; the modules beside them draw whole documents.
"""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING, Any, Final

from .canvas.reading import SYMBOL_SCHEME
from .canvas.record import ImageBox, Painted, SymbolBox, TextBox

if TYPE_CHECKING:
    from .canvas.canvas import Resources
    from .document.parsing import parse
    from .document.tree import Document
    from .renderer import Renderer, render_png
    from .scaling import set_texts, size_needs

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
    "set_texts",
    "size_needs",
]

_MODULES: Final = {
    "Document": "document.tree",
    "Renderer": "renderer",
    "Resources": "canvas.canvas",
    "size_needs": "scaling",
    "parse": "document.parsing",
    "render_png": "renderer",
    "set_texts": "scaling",
}


def __getattr__(name: str) -> Any:
    """What draws, on first use: it needs cairo and Pango, and a build that finds everything in its cache does not."""
    if name not in _MODULES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(importlib.import_module(f".{_MODULES[name]}", __name__), name)
