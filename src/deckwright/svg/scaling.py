"""Texts of faces set without drawing anything: how small those must be that share a size (data-fit: deck, type), and
which fonts they ask for.
"""

from __future__ import annotations

import io
import re
from typing import Any, Final, NamedTuple

import cairocffi

from .canvas.canvas import Handler
from .document.common import NOTHING
from .document.style import ComputedStyle
from .document.tree import Document, Node
from .draw import Walker
from .text import text

SHARED: Final = re.compile(r"\s*(deck|type)\b")
_CONTAINERS: Final = frozenset({"svg", "g", "a", "switch"})


class SizeNeed(NamedTuple):
    """What one text asks for. The texts of other faces that share its size have the same scope, file, line and id."""

    scope: str  # deck, or type
    file: str
    line: int
    id: str
    scale: float | None  # None: it is not shown


class _Setting(Walker):
    """Goes through a face and sets its texts, each by itself; paints nothing."""

    def __init__(self, renderer: Any, document: Document, *, only_shared: bool) -> None:
        context = cairocffi.Context(cairocffi.PDFSurface(io.BytesIO(), 1, 1))
        super().__init__(context, document, renderer.resources, renderer, renderer.raster_dpi)
        self.common = NOTHING
        self.scales: dict[Node, float] = {}
        self._only_shared = only_shared

    def draw(self, node: Node, parent: ComputedStyle) -> None:
        if node.tag in _CONTAINERS:
            super().draw(node, parent)
        elif node.tag == "text" and (not self._only_shared or SHARED.match(node.get("data-fit"))):
            super().draw_with(node, parent, self._set)

    def _with_effects(self, node: Node, style: ComputedStyle, handler: Handler) -> None:
        self._content(node, style, handler)

    def _set(self, canvas: Any, node: Node, style: ComputedStyle) -> None:
        laid = text.lay_out(self, node, style)
        if laid is not None:
            self.scales[node] = min(part.set.scale for part in laid.parts)


def size_needs(renderer: Any, document: Document) -> list[SizeNeed]:
    """What the texts of a face that share a size need, in document order."""
    if document.root is None:
        return []
    asking = [
        (node, match[1]) for node in document.root.walk() if (match := SHARED.match(node.get("data-fit")))
    ]
    if not asking:
        return []
    walker = _Setting(renderer, document, only_shared=True)
    renderer.walk(walker, 1.0)
    return [
        SizeNeed(scope, node.place.file, node.place.line or 0, node.get("id"), walker.scales.get(node))
        for node, scope in asking
    ]


def set_texts(renderer: Any, document: Document) -> None:
    """Set all texts of a face but those in pictures, so that its fonts are known to the renderer's typesetter."""
    renderer.walk(_Setting(renderer, document, only_shared=False), 1.0)
