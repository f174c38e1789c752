"""Where the parts of a drawing stand: what call-outs point at. It is drawn on nothing, and what is painted is noted."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from dataclasses import field
from typing import Any, Final

import cairocffi

from ..basics.geometry import Rect
from ..basics.records import dataclass
from .canvas import placing
from .canvas.record import SymbolBox
from .document.paths import Path
from .document.style import ComputedStyle
from .document.tree import Document, Node
from .draw import Walker
from .renderer import Renderer
from .text import fonts

_ABOVE: Final = 230  # the class of marks that stand above a letter
ASCENDERS: Final = 0.08  # of an em that the tallest letters stand above capitals
ACCENTS: Final = 0.22  # … that accents on capitals stand above those
BELOW: Final = 0.21  # of an em that letters reach below the baseline


@dataclass(frozen=True, slots=True)
class LineSeen:
    text: str  # as printed, a symbol as {name}
    rect: Rect


@dataclass(frozen=True, slots=True)
class TextSeen:
    id: str
    lines: tuple[LineSeen, ...]


@dataclass(slots=True)
class Survey:
    """Boxes in millimetres from the corner of the drawing."""

    elements: dict[str, Rect] = field(default_factory=dict)  # by id; the first of several
    shapes: list[Rect] = field(
        default_factory=list
    )  # of the drawing itself, not of pictures and symbols in it
    symbols: list[SymbolBox] = field(default_factory=list)
    texts: list[TextSeen] = field(default_factory=list)


def survey(document: Document, renderer: Renderer) -> Survey:
    renderer.begin_file([])
    context = cairocffi.Context(cairocffi.RecordingSurface(cairocffi.CONTENT_COLOR_ALPHA, None))
    walker = _Surveyor(context, document, renderer.resources, renderer, renderer.raster_dpi)
    renderer.witness = walker.see_text
    try:
        renderer.walk(walker, 1.0)
    finally:
        renderer.witness = None
    found = walker.found
    found.symbols = [SymbolBox(each.name, walker.in_mm(each.rect)) for each in walker.painted.symbols]
    return found


class _Surveyor(Walker):
    def __init__(self, *arguments: Any) -> None:
        super().__init__(*arguments)
        self.found = Survey()
        self._id = ""  # of the text that is being drawn

    def in_mm(self, rect: Rect) -> Rect:
        """A box in user units of the root, in millimetres."""
        box, size = self.face.view_box, self.face.size
        if box is None:
            return rect
        x, y = size.width / box.width, size.height / box.height
        return Rect((rect.x - box.x) * x, (rect.y - box.y) * y, rect.width * x, rect.height * y)

    def draw(self, node: Node, parent: ComputedStyle) -> None:
        if self.document is self.face and not self.silent:
            if node.get("id"):
                self._note(node, parent)
            if node.tag == "text":
                self._id = node.get("id")
        super().draw(node, parent)

    def outline(self, node: Node, style: ComputedStyle, path: Path) -> None:
        shown = style["fill"] != "none" or style["stroke"] != "none"
        if shown and self.document is self.face and not self.silent and path.bounds is not None:
            self.found.shapes.append(self.in_mm(self.on_root(path.bounds)))
        super().outline(node, style, path)

    def see_text(self, laid: Any) -> None:
        if self.document is self.face:
            self.found.texts.append(TextSeen(self._id, tuple(self._lines(laid))))

    def _lines(self, laid: Any) -> Iterator[LineSeen]:
        for part in laid.parts:
            carrier = laid.carriers[part.keys[0]]
            em = carrier.style.font_size * part.set.scale
            capitals = self.run.typesetter.metrics(fonts.text_style(self, carrier)).cap_height
            for line in part.set.lines:
                above = capitals + (ACCENTS if has_accents(line.text) else ASCENDERS)
                box = Rect(line.x, line.baseline - above * em, line.width, (above + BELOW) * em)
                yield LineSeen(line.text, self.in_mm(self.on_root(part.matrix.bounds(box))))

    def _note(self, node: Node, parent: ComputedStyle) -> None:
        style = parent.child(node.declared)
        box = self.bounds(node, style)
        if box is None or node.get("id") in self.found.elements:
            return
        if "transform" in style.own:
            box = placing.placement(self, node, style).bounds(box)
        self.found.elements[node.get("id")] = self.in_mm(self.on_root(box))


def has_accents(text: str) -> bool:
    """Whether a capital bears something above it."""
    return any(
        unicodedata.combining(mark) == _ABOVE
        for letter in text
        if letter.isupper()
        for mark in unicodedata.normalize("NFD", letter)[1:]
    )
