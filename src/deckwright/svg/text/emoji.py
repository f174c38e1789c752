"""Letters that are SVG drawings in their font (OpenType's table `SVG `), drawn as any drawing is."""

from __future__ import annotations

from functools import lru_cache

from ...basics.geometry import Size
from ..canvas.canvas import Canvas
from ..document import parsing
from ..document.tree import Document, Node
from ..typeset import ColoredGlyph
from ..typeset.colorfont import Drawing


@lru_cache(64)
def _document(text: str) -> Document:
    return parsing.parse(text, "a font")


def draw(canvas: Canvas, drawing: Drawing, colored: ColoredGlyph, carrier: Node) -> None:
    """Draw the element that is the glyph; an em of it is as many units as the font says."""
    document = _document(drawing.text)
    root = document.root
    node = root.find_reference(f"#{drawing.id}") if root is not None else None
    if root is None or node is None:
        canvas.report("glyph-colored", f"{carrier.describe()}: a letter's drawing cannot be read", carrier)
        return
    for found in canvas.run.check(document):
        if found.code != "svg-size":  # its size is that of the letter
            canvas.tell(found)
    context, units = canvas.context, colored.colors.units_per_em
    with canvas.enter(node) as fresh:
        if not fresh:
            return
        context.save()
        context.translate(colored.x, colored.y)
        context.scale(colored.em / units, colored.em / units)
        before, silent = canvas.document, canvas.silent
        canvas.document, canvas.silent = document, True
        with canvas.in_viewport(Size(units, units)):
            if node is root:
                canvas.draw_children(root, root.style)
            else:
                canvas.draw(node, node.parent.style if node.parent else root.style)
        canvas.document, canvas.silent = before, silent
        context.restore()
