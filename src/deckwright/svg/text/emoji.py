"""Letters that are pictures in their font: paints (`COLR`), drawings (`SVG `) or pixels (`CBDT`, `sbix`)."""

from __future__ import annotations

from functools import lru_cache

import cairocffi

from ...basics.geometry import Matrix, Rect, Size
from ..canvas.canvas import Canvas
from ..document import parsing
from ..document.tree import Document
from ..nested import images, pictures
from ..typeset.bitmaps import Bitmap
from ..typeset.colorfont import Drawing
from . import glyphs
from .glyphs import Letter


@lru_cache(64)
def _document(text: str) -> Document:
    return parsing.parse(text, "a font")


def draw(canvas: Canvas, letter: Letter, opacity: float) -> None:
    """Draw a letter by its picture; by its outline where it has none."""
    if opacity >= 1:
        _draw(canvas, letter)
        return
    canvas.context.push_group()
    _draw(canvas, letter)
    canvas.context.pop_group_to_source()
    canvas.context.paint_with_alpha(opacity)


def _draw(canvas: Canvas, letter: Letter) -> None:
    colors, glyph = letter.glyph.colors, letter.glyph.glyph
    if paint := colors.paint(glyph):
        glyphs.draw(canvas, letter, paint)
    elif drawing := colors.drawing(glyph):
        _draw_svg(canvas, drawing, letter)
    elif bitmap := colors.bitmap(glyph):
        _draw_pixels(canvas, bitmap, letter)
    else:
        letter.fill_with(1.0)
        canvas.context.set_fill_rule(cairocffi.FILL_RULE_WINDING)
        canvas.context.new_path()
        letter.set.outline(canvas.context, letter.glyph, glyph)
        canvas.context.fill()


def _draw_svg(canvas: Canvas, drawing: Drawing, letter: Letter) -> None:
    """Draw the element that is the glyph; an em of it is as many units as the font says."""
    document = _document(drawing.text)
    root = document.root
    node = root.find_reference(f"#{drawing.id}") if root is not None else None
    if root is None or node is None:
        canvas.report(
            "glyph-colored", f"{letter.node.describe()}: a letter's drawing cannot be read", letter.node
        )
        return
    for found in canvas.run.check(document):
        if found.code != "svg-size":  # its size is that of the letter
            canvas.tell(found)
    context, place, units = canvas.context, letter.glyph, letter.glyph.colors.units_per_em
    with canvas.enter(node) as fresh:
        if not fresh:
            return
        context.save()
        context.translate(place.x, place.y)
        context.scale(place.em / units, place.em / units)
        before, silent = canvas.document, canvas.silent
        canvas.document, canvas.silent = document, True
        with canvas.in_viewport(Size(units, units)):
            if node is root:
                canvas.draw_children(root, root.style)
            else:
                canvas.draw(node, node.parent.style if node.parent else root.style)
        canvas.document, canvas.silent = before, silent
        context.restore()


def _draw_pixels(canvas: Canvas, bitmap: Bitmap, letter: Letter) -> None:
    place = letter.glyph
    picture = images.load_bytes(canvas, bitmap.data, place.colors.name)
    if picture is None:
        message = f"{letter.node.describe()}: a letter's picture in {place.colors.name} cannot be read"
        canvas.report("glyph-colored", message, letter.node)
        return
    unit = place.em / bitmap.em
    top = bitmap.edge if bitmap.is_upper else bitmap.edge + picture.size.height
    fit = Matrix(unit, 0, 0, unit, place.x + bitmap.left * unit, place.y - top * unit)
    pictures.paint(canvas, picture, fit)
    if not canvas.silent:
        what = f"{letter.node.describe()}: a letter that {place.colors.name} has as pixels"
        hint = "set it smaller, or use a font whose pictures are vectors (COLR or SVG)"
        pictures.report_coarse(
            canvas, letter.node, what, picture.size, fit.bounds(Rect(0, 0, *picture.size)), hint
        )
