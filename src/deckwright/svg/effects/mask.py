"""Masks: alpha masks stay vectors; luminance is computed from a raster of the mask, what it masks stays vectors."""

from __future__ import annotations

from typing import Any, Final

import numpy

from ...basics.geometry import Matrix, Rect
from ..canvas.canvas import Canvas, native
from ..canvas.raster import Pixels, Raster, linear_from_srgb
from ..document.tree import Node
from . import clip

_ROWS: Final = 64
_LUMINANCE: Final = (0.2125, 0.7154, 0.0721)  # CSS Masking 1, section 7.9.1


def patterns(canvas: Canvas, mask: Node, box: Rect | None) -> list[Any] | None:
    """The masks to lay over the drawing, for the present user space; None where nothing is left to be seen."""
    with canvas.enter(mask) as fresh:
        if not fresh:
            return []
        relative = mask.get("maskUnits") != "userSpaceOnUse"
        inside = mask.get("maskContentUnits") == "objectBoundingBox"
        if (relative or inside) and (box is None or box.width <= 0 or box.height <= 0):
            return None
        region = canvas.box(mask, ("-10%", "-10%", "120%", "120%"), box if relative else None)
        if region.width <= 0 or region.height <= 0:
            return None
        masks = []
        outer = clip.reference(mask, mask.style, "mask")
        if outer is not None and outer.tag == "mask" and not _leads_back(outer, mask):
            found = patterns(canvas, outer, box)
            if found is None:
                return None
            masks.extend(found)
        inner = Matrix()
        if inside and box is not None:
            inner = Matrix(box.width, 0, 0, box.height, box.x, box.y)
        if mask.style["mask-type"] == "alpha":
            masks.append(_alpha(canvas, mask, region, inner))
        else:
            made = _luminance(canvas, mask, region, inner)
            if made is None:
                return None
            masks.append(made)
        return masks


def _leads_back(outer: Node, mask: Node) -> bool:
    """Whether the masks of *outer* go round in a circle to *mask*, whose reference then does not count."""
    seen: set[Node] = set()
    link: Node | None = outer
    while link is not None and link not in seen:
        seen.add(link)
        link = clip.reference(link, link.style, "mask")
    return mask in seen


def _draw(canvas: Canvas, mask: Node, region: Rect, inner: Matrix) -> None:
    context = canvas.context
    context.rectangle(*region)
    context.clip()
    context.transform(native(inner))
    clipped = clip.reference(mask, mask.style)
    if clipped is not None and clipped.tag == "clipPath" and clip.apply(canvas, clipped, None) is None:
        return
    with canvas.spending_ink():
        canvas.draw_children(mask, mask.style)


def _alpha(canvas: Canvas, mask: Node, region: Rect, inner: Matrix) -> Any:
    context = canvas.context
    context.save()
    context.push_group()
    with canvas.elsewhere(context):
        _draw(canvas, mask, region, inner)
    made = context.pop_group()
    context.restore()
    return made


def _luminance(canvas: Canvas, mask: Node, region: Rect, inner: Matrix) -> Any | None:
    raster = Raster.over(canvas, region, node=mask)
    if raster is None:
        return None
    with canvas.holding(raster.size, mask) as fits, canvas.elsewhere(raster.context):
        if fits:
            _draw(canvas, mask, region, inner)
    return raster.mask(_lightness(raster.pixels(), mask.style["color-interpolation"].lower() == "linearrgb"))


def _lightness(pixels: Pixels, linear: bool) -> Pixels:
    """The luminance of each pixel, in bytes: some rows at a time, which takes little memory."""
    result = numpy.empty(pixels.shape[:2], numpy.uint8)
    for top in range(0, len(pixels), _ROWS):
        rows = pixels[top : top + _ROWS]
        rows = linear_from_srgb(rows) if linear else rows
        blue, green, red = (rows[..., channel].astype(numpy.float32) for channel in range(3))
        light = _LUMINANCE[0] * red + _LUMINANCE[1] * green + _LUMINANCE[2] * blue
        result[top : top + _ROWS] = numpy.clip(light + 0.5, 0, 255)
    return result
