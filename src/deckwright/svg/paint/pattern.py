"""Patterns: one tile, drawn once and repeated; in a PDF a tiling pattern of vectors."""

from __future__ import annotations

import math
from typing import Any, Final

import cairocffi

from ...basics.geometry import Matrix, Rect, Size
from ..canvas.canvas import Canvas, LinkedAttributes, native
from ..canvas.placing import server_transform
from ..document import values
from ..document.tree import Node

_INHERITED: Final = [
    "x",
    "y",
    "width",
    "height",
    "patternUnits",
    "patternContentUnits",
    "patternTransform",
    "viewBox",
    "preserveAspectRatio",
]
_TILE_UNITS: Final = 2000  # a recorded tile's longer side: cairo rounds a tile's size to whole units
_FINE: Final = 64  # units to one of the device at most: painted smaller than 1/256, its clips would be lost
_SAME_SIZE: Final = 1e-6
_LEFTWARDS: Final = 1e-2  # pixels: which way a tile goes that stands half-way between two pixels
_STEEPEST: Final = 1000.0  # sum of squares to the area; 2 is a turn
_COST: Final = 5e5  # nanoseconds for a tile, beside what is painted in it
_MAX_TILE: Final = 4000  # pixels of a drawn tile's side


def source(canvas: Canvas, node: Node, opacity: float, box: Rect | None) -> Any | None:
    """A cairo pattern for the present user space; None where the pattern paints nothing."""
    attributes, content = _collect(node)
    if content is None:
        return None
    units = box if attributes.get("patternUnits") != "userSpaceOnUse" else None
    if units is None and attributes.get("patternUnits") != "userSpaceOnUse":
        return None
    linked = LinkedAttributes(attributes, node.style)
    tile = canvas.box(linked, ("0", "0", "0", "0"), units)
    if tile.width <= 0 or tile.height <= 0:
        return None
    inner = _content_matrix(attributes, tile, box)
    if inner is None:
        return None
    to_user = server_transform(canvas, node, attributes, "patternTransform")
    if _is_steep(to_user):
        message = f"{node.describe()} is skewed or stretched more than can be drawn"
        canvas.report("svg-limit", message, node, hint="take its patternTransform back")
        return None
    with canvas.enter(node) as fresh:
        if not fresh:
            return None
        if not canvas.spend_work(_COST, node):
            return None
        made, to_tile = _tile(canvas, content, tile, inner, canvas.matrix @ to_user, opacity)
        if not canvas.vector and all(_is_upright(matrix) for matrix in (canvas.matrix, to_user)):
            to_tile = _sharp(made, to_tile, canvas.matrix @ to_user)
    from_user = values.inverse(to_user)
    if from_user is None:
        return None
    made.set_matrix(native(_near(to_tile @ from_user, made.get_surface())))
    made.set_extend(cairocffi.EXTEND_REPEAT)
    return made


def _collect(node: Node) -> tuple[dict[str, str], Node | None]:
    """The attributes, and the pattern whose children are the content, following href."""
    attributes: dict[str, str] = {}
    content: Node | None = None
    seen: set[Node] = set()
    link: Node | None = node
    while link is not None and link.tag == "pattern" and link not in seen:
        seen.add(link)
        for name in _INHERITED:
            if name in link.attributes:
                attributes.setdefault(name, link.attributes[name])
        if content is None and any("}" not in child.tag for child in link.children):
            content = link
        link = link.target()
    return attributes, content


def _content_matrix(attributes: dict[str, str], tile: Rect, box: Rect | None) -> Matrix | None:
    """Content → pattern space; both have their origin at the tile's corner."""
    view = values.view_box(attributes.get("viewBox", ""))
    if view is not None:
        ratio = values.aspect_ratio(attributes.get("preserveAspectRatio", "")) or values.MEET
        return values.fit_box(view, Rect(0, 0, tile.width, tile.height), ratio)
    if attributes.get("patternContentUnits") == "objectBoundingBox":
        if box is None or box.width <= 0 or box.height <= 0:
            return None
        return Matrix.scale(box.width, box.height)
    return Matrix()


def _tile(
    canvas: Canvas, content: Node, tile: Rect, inner: Matrix, to_device: Matrix, opacity: float
) -> tuple[cairocffi.SurfacePattern, Matrix]:
    """The drawn tile, and the map from the user space of the pattern to the tile's own pixels or units."""
    if canvas.vector:
        finest = _FINE * math.sqrt(abs(to_device.determinant))
        scale = min(_TILE_UNITS / max(tile.width, tile.height), finest)
        wide, high = max(1, round(tile.width * scale)), max(1, round(tile.height * scale))
        surface = cairocffi.RecordingSurface(cairocffi.CONTENT_COLOR_ALPHA, (0, 0, wide, high))
    else:
        across = math.hypot(to_device.a, to_device.b) * tile.width
        down = math.hypot(to_device.c, to_device.d) * tile.height
        if canvas.run.whole_pixels:
            across = math.hypot(to_device.a, to_device.c) * tile.width
            down = math.hypot(to_device.b, to_device.d) * tile.height
        wide = _pixels(across, canvas.run.whole_pixels)
        high = _pixels(down, canvas.run.whole_pixels)
        surface = cairocffi.ImageSurface(cairocffi.FORMAT_ARGB32, wide, high)
    fit = Matrix.scale(wide / tile.width, high / tile.height)
    if not canvas.vector and canvas.run.whole_pixels and max(across, down) < _MAX_TILE:
        fit = Matrix.scale(across / tile.width, down / tile.height)  # cut off or with a gap, not fitted
    context = cairocffi.Context(surface)
    context.rectangle(0, 0, wide, high)
    context.clip()
    context.transform(native(fit @ inner))
    if opacity < 1:
        context.push_group()
    view = values.view_box(content.get("viewBox"))
    size = Size(view.width, view.height) if view else canvas.viewport
    area = fit.determinant / to_device.determinant if to_device.determinant else 0.0
    with canvas.elsewhere(context, finer=math.sqrt(abs(area))), canvas.in_viewport(size):
        canvas.draw_children(content, content.style)
    if opacity < 1:
        context.pop_group_to_source()
        context.paint_with_alpha(opacity)
    surface.flush()
    return cairocffi.SurfacePattern(surface), fit @ Matrix.translate(-tile.x, -tile.y)


def _pixels(length: float, rounded: bool) -> int:
    whole = round(length) if rounded else math.ceil(length - 1e-6)
    return min(_MAX_TILE, max(1, whole))


def _is_steep(matrix: Matrix) -> bool:
    """Whether a map stretches one way much more than the other: cairo takes for ever to repeat such tiles."""
    stretch = matrix.a**2 + matrix.b**2 + matrix.c**2 + matrix.d**2
    return stretch > _STEEPEST * abs(matrix.determinant)


def _near(matrix: Matrix, surface: Any) -> Matrix:
    """The same map but for whole tiles, so that it moves by less than one: cairo takes no larger ways."""
    _, _, wide, high = (
        surface.get_extents()
        if isinstance(surface, cairocffi.RecordingSurface)
        else (0, 0, surface.get_width(), surface.get_height())
    )
    return matrix._replace(e=math.fmod(matrix.e, wide), f=math.fmod(matrix.f, high))


def _is_upright(matrix: Matrix) -> bool:
    return matrix.b == 0 and matrix.c == 0 and matrix.a > 0 and matrix.d > 0


def _sharp(made: cairocffi.SurfacePattern, to_tile: Matrix, to_device: Matrix) -> Matrix:
    """Lay an upright tile of whole pixels on whole pixels: it is moved by less than half of one and stays sharp."""
    if abs(to_tile.a / to_device.a - 1) > _SAME_SIZE or abs(to_tile.d / to_device.d - 1) > _SAME_SIZE:
        return to_tile
    made.set_filter(cairocffi.FILTER_NEAREST)
    return Matrix.translate(_LEFTWARDS, _LEFTWARDS) @ to_tile
