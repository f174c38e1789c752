"""clip-path: an outline where one outline can say it, else a mask of the united children."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Any, Final, NamedTuple

import cairocffi

from ...basics.geometry import Matrix, Rect
from ..canvas import costs
from ..canvas.canvas import Canvas, native
from ..canvas.placing import placement
from ..document import shapes, values
from ..document.paths import Path
from ..document.style import ComputedStyle
from ..document.tree import Node
from ..text import text

_RULES: Final = {"nonzero": cairocffi.FILL_RULE_WINDING, "evenodd": cairocffi.FILL_RULE_EVEN_ODD}
_AT_LEAST: Final = 1e5  # nanoseconds for a child, however small
_LAID: Final = 30.0  # nanoseconds a pixel, on whatever it is painted in the end
_ONE_WAY: Final = frozenset({"rect", "circle", "ellipse"})  # we draw these all in the same direction


class ClipItem(NamedTuple):
    """One child of a clipPath: its outline in its own space, or a text, and where it stands."""

    node: Node
    style: ComputedStyle
    path: Path | None  # None: text
    matrix: Matrix  # its space → user space of the clipped element

    @property
    def rule(self) -> str:
        return self.style["clip-rule"].lower()


def apply(canvas: Canvas, clip: Node, box: Rect | None) -> list[Any] | None:
    """Clip what follows on the context by *clip*.

    Returns the masks that remain to be laid over the drawing (empty where the context's own clip does it all), or None
    where nothing is left to be seen. *box* is the bounding box of the clipped element.
    """
    with canvas.enter(clip) as fresh:
        if not fresh:
            return []
        masks: list[Any] = []
        outer = reference(clip, clip.style)
        if outer is not None:
            found = apply(canvas, outer, box) if outer.tag == "clipPath" else []
            if found is None:
                return None
            masks.extend(found)
        base = _base(canvas, clip, box)
        fits = canvas.spend_work(costs.of_clip_children(len(clip.children)), clip)
        items = list(_items(canvas, clip, base)) if base and fits else []
        if not items:
            return None
        if _is_one_outline(items):
            if not _clip_outline(canvas, clip, items):
                return None
        else:
            masks.append(_unite(canvas, items, box))
        return masks


def reference(node: Node, style: ComputedStyle, name: str = "clip-path") -> Node | None:
    """The element that a clip-path or mask names; None for `none` and for what does not exist."""
    address = values.url(style.own.get(name, "none"))
    return node.find_reference(address) if address else None


def _base(canvas: Canvas, clip: Node, box: Rect | None) -> Matrix | None:
    matrix = placement(canvas, clip, clip.style)
    if clip.get("clipPathUnits") == "objectBoundingBox":
        if box is None:
            return None
        matrix = matrix @ Matrix(box.width, 0, 0, box.height, box.x, box.y)
    return None if abs(matrix.determinant) < 1e-12 else matrix


def _items(canvas: Canvas, clip: Node, base: Matrix) -> Iterator[ClipItem]:
    for child in clip.children:
        style = clip.style.child(child.declared)
        matrix = base @ placement(canvas, child, style)
        if style.own.get("display") == "none":
            continue
        if child.tag == "use":
            yield from _use_items(canvas, child, style, matrix)
        else:
            yield from _item(canvas, child, style, matrix)


def _use_items(canvas: Canvas, use: Node, style: ComputedStyle, matrix: Matrix) -> Iterator[ClipItem]:
    target = use.target()
    if target is None or style["visibility"] != "visible":
        return
    if target.tag == "use":
        message = f"{use.describe()}: a use of a use in a clipPath is not supported"
        canvas.report("svg-unsupported", message, use, hint=f"refer to what {target.describe()} refers to")
    inner = style.child(target.declared)
    shift = Matrix.translate(canvas.measure(use, "x", "x"), canvas.measure(use, "y", "y"))
    for item in _item(canvas, target, inner, matrix @ shift @ placement(canvas, target, inner)):
        if "clip-path" in style.own:
            own = {**item.style.own, "clip-path": style.own["clip-path"]}
            item = item._replace(style=ComputedStyle(item.style.inherited, own, style.font_size))
        yield item


def _item(canvas: Canvas, node: Node, style: ComputedStyle, matrix: Matrix) -> Iterator[ClipItem]:
    if (
        style["visibility"] != "visible"
        or style.own.get("display") == "none"
        or abs(matrix.determinant) < 1e-12
    ):
        return
    if node.tag == "text":
        yield ClipItem(node, style, None, matrix)
        return
    path = shapes.outline(node, canvas.measure)
    if path and node.tag != "line":
        yield ClipItem(node, style, path, matrix)


def _is_one_outline(items: list[ClipItem]) -> bool:
    """True where all the children's outlines, put into one path with one rule, cover exactly their union."""
    if any(item.path is None or "clip-path" in item.style.own for item in items):
        return False
    if len(items) == 1:
        return True
    if len({item.rule for item in items}) > 1:
        return False
    one_way = all(item.node.tag in _ONE_WAY and item.rule == "nonzero" for item in items)
    if one_way and len({item.matrix.determinant > 0 for item in items}) == 1:
        return True
    boxes = [item.matrix.bounds(item.path.bounds) for item in items if item.path and item.path.bounds]
    return len(boxes) < 40 and not any(a.overlaps(b) for i, a in enumerate(boxes) for b in boxes[:i])


def _clip_outline(canvas: Canvas, clip: Node, items: list[ClipItem]) -> bool:
    """Clip by all the outlines as one; False where that takes too much."""
    context = canvas.context
    paths = [(item.path, math.sqrt(abs(item.matrix.determinant))) for item in items if item.path]
    way, count = (
        sum(path.way * scale for path, scale in paths),
        sum(len(path.operations) for path, _ in paths),
    )
    if not canvas.spend_work(costs.of_clipping(canvas, way, count), clip):
        return False
    context.new_path()
    for item in items:
        context.save()
        context.transform(native(item.matrix))
        if item.path:
            item.path.append_to(context)
        context.restore()
    context.set_fill_rule(_RULES[items[0].rule])
    context.clip()
    return True


def _unite(canvas: Canvas, items: list[ClipItem], box: Rect | None) -> Any:
    """The union of the children as an alpha mask, drawn as vectors."""
    context = canvas.context
    context.push_group_with_content(cairocffi.CONTENT_ALPHA)
    for item in items:
        if not (canvas.spend(item.node) and canvas.spend_work(_of_item(canvas, item), item.node)):
            break
        context.save()
        context.transform(native(item.matrix))
        inner = reference(item.node, item.style)
        local = item.path.bounds if item.path else box
        masks = apply(canvas, inner, local) if inner is not None and inner.tag == "clipPath" else []
        if masks is not None:
            if masks:
                context.push_group_with_content(cairocffi.CONTENT_ALPHA)
            _fill(canvas, item)
            if masks:
                lay(context, context.pop_group(), masks)
        context.restore()
    return context.pop_group()


def _of_item(canvas: Canvas, item: ClipItem) -> float:
    """What it takes to lay a child of a clipPath over the others."""
    filled = costs.of_filling(canvas, item.path, shaded=False) if item.path else 0.0
    return _AT_LEAST + canvas.visible_pixels() * _LAID + filled


def _fill(canvas: Canvas, item: ClipItem) -> None:
    context = canvas.context
    context.new_path()
    context.set_source_rgba(0, 0, 0, 1)
    context.set_fill_rule(_RULES[item.rule])
    if item.path is None:
        text.append_outline(canvas, item.node, item.style)
    else:
        item.path.append_to(context)
    context.fill()


def lay(context: cairocffi.Context, drawn: Any, masks: list[Any], opacity: float = 1.0) -> None:
    """Paint the group *drawn* through all *masks*."""
    for mask in masks[:-1]:
        context.push_group()
        context.set_source(drawn)
        context.mask(mask)
        drawn = context.pop_group()
    if masks and opacity < 1:
        context.push_group()
        context.set_source(drawn)
        context.mask(masks[-1])
        drawn, masks = context.pop_group(), []
    context.set_source(drawn)
    if masks:
        context.mask(masks[-1])
    else:
        context.paint_with_alpha(opacity)
