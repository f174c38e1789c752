"""feImage: a picture, or an element of the document, laid into the subregion (Filter Effects 1, section 9.15)."""

from __future__ import annotations

from typing import Final

from ...document.tree import Node
from ...nested import pictures
from ..pixels import Pixels, convert_colours
from ..primitive import FilterRun, Primitive


def _draw(run: FilterRun, node: Node, linear: bool) -> Pixels:
    """An element of the document is drawn as `use` would draw it there."""
    raster = run.raster.twin()
    canvas, rect = run.canvas, run.subregion
    with canvas.elsewhere(raster.context):
        target = node.target()
        if target is None:
            pictures.draw_in(canvas, node, node.style, rect)
        else:
            with canvas.enter(target) as fresh:
                if fresh:
                    raster.context.translate(rect.x, rect.y)
                    canvas.draw(target, target.parent.style if target.parent else node.style)
    return convert_colours(raster.read(), to_linear=True) if linear else raster.read()


PRIMITIVES: Final = {"feImage": Primitive(_draw, inputs=(), fills_box=True, has_axes=True, is_upright=True)}
