"""The walker: transforms, effects and shapes, element by element, on a cairo context."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any, Final

import cairocffi

from ..basics.geometry import Rect
from .canvas import costs, placing
from .canvas.canvas import FLAT, MAX_NESTED, Canvas, Handler, native_transform
from .canvas.record import ThinLine
from .document import clip_shapes, conditions, shapes, values
from .document.paths import Path
from .document.style import ComputedStyle
from .document.tree import Document, Node
from .effects import clip
from .nested import pictures, recordings, viewport
from .paint import ink, markers, paint
from .text import text

_EFFECTS: Final = frozenset({"opacity", "clip-path", "mask", "filter", "mix-blend-mode", "isolation"})
_CAPS: Final = {
    "butt": cairocffi.LINE_CAP_BUTT,
    "round": cairocffi.LINE_CAP_ROUND,
    "square": cairocffi.LINE_CAP_SQUARE,
}
_JOINS: Final = {"round": cairocffi.LINE_JOIN_ROUND, "bevel": cairocffi.LINE_JOIN_BEVEL}
_RULES: Final = {"nonzero": cairocffi.FILL_RULE_WINDING, "evenodd": cairocffi.FILL_RULE_EVEN_ODD}
_BLEND: Final = {
    "multiply": cairocffi.OPERATOR_MULTIPLY,
    "screen": cairocffi.OPERATOR_SCREEN,
    "overlay": cairocffi.OPERATOR_OVERLAY,
    "darken": cairocffi.OPERATOR_DARKEN,
    "lighten": cairocffi.OPERATOR_LIGHTEN,
    "color-dodge": cairocffi.OPERATOR_COLOR_DODGE,
    "color-burn": cairocffi.OPERATOR_COLOR_BURN,
    "hard-light": cairocffi.OPERATOR_HARD_LIGHT,
    "soft-light": cairocffi.OPERATOR_SOFT_LIGHT,
    "difference": cairocffi.OPERATOR_DIFFERENCE,
    "exclusion": cairocffi.OPERATOR_EXCLUSION,
    "hue": cairocffi.OPERATOR_HSL_HUE,
    "saturation": cairocffi.OPERATOR_HSL_SATURATION,
    "color": cairocffi.OPERATOR_HSL_COLOR,
    "luminosity": cairocffi.OPERATOR_HSL_LUMINOSITY,
}
_HUES: Final = frozenset({"hue", "saturation", "color", "luminosity"})
_DASH_LESS: Final = (
    0.02  # device units that each end of a dash is drawn in: one that ends in a corner would be joined
)
_LONG: Final = 16.0  # units that the shortest dash has at least when cairo measures it
_FINEST: Final = 1e6
_MOST_DASHES: Final = 2_000_000
THIN: Final = 0.2  # mm: a line below it is recorded
_SHOWN_ANYHOW: Final = frozenset({"marker", "symbol"})  # display says nothing about what is only referred to
_CRISP: Final = frozenset({"crispedges", "optimizespeed"})


class Walker(Canvas):
    """Draws nodes. One walker draws one document (and the images and symbols in it)."""

    def draw_whole(self, document: Document, style: ComputedStyle, rect: Rect) -> None:
        if recordings.pays_symbol(self, document):
            recordings.paint_symbol(self, document, style, rect)
        elif document.root is not None:
            viewport.draw(self, document.root, style, rect)

    def draw_run(self, nodes: Sequence[Node], style: ComputedStyle) -> None:
        recordings.paint_run(self, nodes, style)

    def draw(self, node: Node, parent: ComputedStyle) -> None:
        handler = _HANDLERS.get(node.tag)
        if handler is not None and not self.is_overdrawn:
            self.draw_with(node, parent, handler)

    def draw_with(self, node: Node, parent: ComputedStyle, handler: Handler) -> None:
        style = parent.child(node.declared)
        own = style.own
        shift = self._shift(node) if node.tag == "use" else None
        if not own and shift is None:
            self._content(node, style, handler)
            return
        if own.get("display") == "none" and node.tag not in _SHOWN_ANYHOW:
            return
        transform = own.get("transform")
        effects = not _EFFECTS.isdisjoint(own)
        if transform is None and shift is None and not effects:
            self._content(node, style, handler)
            return
        context = self.context
        context.save()
        if transform is None or self._transform(node, style, transform):
            if shift is not None:
                context.translate(*shift)
            if effects:
                self._with_effects(node, style, handler)
            else:
                self._content(node, style, handler)
        context.restore()

    def _content(self, node: Node, style: ComputedStyle, handler: Handler) -> None:
        if not self.spend(node):
            return
        if self._depth >= MAX_NESTED:
            self.report("svg-limit", f"elements are nested more than {MAX_NESTED} deep", node)
            return
        self._depth += 1
        handler(self, node, style)
        self._depth -= 1

    def _transform(self, node: Node, style: ComputedStyle, transform: str) -> bool:
        """Enter the element's user space; False where that has no extent."""
        matrix = native_transform(transform)
        if matrix is None:
            return False
        origin = placing.origin(self, node, style)
        if origin is None:
            self.context.transform(matrix)
            return self.is_drawable(node)
        self.context.translate(*origin)
        self.context.transform(matrix)
        self.context.translate(-origin[0], -origin[1])
        return self.is_drawable(node)

    def _shift(self, use: Node) -> tuple[float, float] | None:
        """x and y of a `use`, which its effects move along with; None where they are 0 (SVG 2, section 5.6.1)."""
        shift = self.measure(use, "x", "x"), self.measure(use, "y", "y")
        return None if shift == (0.0, 0.0) else shift

    # Effects

    def _with_effects(self, node: Node, style: ComputedStyle, handler: Handler) -> None:
        opacity = values.fraction(style.own.get("opacity", "1"))
        opacity = 1.0 if opacity is None else opacity
        if opacity == 0:
            return
        masks = self._masks(node, style)
        if masks is None:
            return
        if style.own.get("filter", "none") != "none":
            handler = _with_filter(handler)
        operator = _BLEND.get(style.own.get("mix-blend-mode", "normal").lower())
        grouped = operator is not None or style.own.get("isolation") == "isolate"
        if (
            opacity < 1
            and not masks
            and not grouped
            and "filter" not in style.own
            and _paints_once(node, style)
        ):
            self._content(node, _faded(style, opacity), handler)
            return
        if opacity == 1 and not masks and not grouped:
            self._content(node, style, handler)
            return
        mode = style.own.get("mix-blend-mode", "normal").lower()
        each = costs.HUED if mode in _HUES else costs.GROUP if operator is None else costs.BLENDED
        if not self.spend_work(costs.of_group(self, each * (1 + len(masks))), node):
            return
        context = self.context
        with self.holding(self.visible_pixels() if self.on_pixels else 0.0, node) as fits:
            context.push_group()
            if fits:
                self._content(node, style, handler)
            drawn = context.pop_group()
        if operator is not None:
            if masks or opacity < 1:  # not with the operator: cairo mixes hues wrong through a mask
                context.push_group()
                clip.lay(context, drawn, masks, opacity)
                drawn, masks, opacity = context.pop_group(), [], 1.0
            context.set_operator(operator)
        clip.lay(context, drawn, masks, opacity)

    def _masks(self, node: Node, style: ComputedStyle) -> list[Any] | None:
        """Apply clip-path to the context; return what must be laid over as masks, None where nothing shows."""
        if style.own.get("clip-path", "none") == "none" and style.own.get("mask", "none") == "none":
            return []
        box = self.bounds(node, style)
        masks: list[Any] = []
        if clip_shapes.parse(style.own.get("clip-path", "none")) and not self._clip_to_shape(
            node, style, box
        ):
            return None
        for name in ("clip-path", "mask"):
            target = clip.reference(node, style, name)
            if target is None:
                continue
            if name == "clip-path" and target.tag == "clipPath":
                found = clip.apply(self, target, box)
            elif name == "mask" and target.tag == "mask":
                found = _luminance_masks(self, target, box)
            else:
                found = []
            if found is None:
                if box is not None and min(box.width, box.height) <= 0:
                    self.report_unseen(node, target, FLAT)
                return None
            masks.extend(found)
        return masks

    def _clip_to_shape(self, node: Node, style: ComputedStyle, box: Rect | None) -> bool:
        """Clip by a shape that is written in clip-path; False where nothing shows."""
        shape = clip_shapes.parse(style.own["clip-path"])
        assert shape is not None
        if shape.box == clip_shapes.VIEW_BOX:
            box = Rect(0, 0, *self.viewport)
        elif shape.box in clip_shapes.STROKE_BOXES:
            box = self._stroke_box(node, style, box)
        path = clip_shapes.outline(shape, box, style.font_size) if box else None
        if not path:
            return False
        self.context.new_path()
        path.append_to(self.context)
        self.context.set_fill_rule(_RULES[shape.rule])
        self.context.clip()
        return True

    def _stroke_box(self, node: Node, style: ComputedStyle, box: Rect | None) -> Rect | None:
        """The box of a shape with its stroke."""
        path = shapes.outline(node, self.measure)
        if path is None:
            if any(each.style["stroke"] != "none" for each in node.walk()):
                message = f"{node.describe()}: clip-path in the box with its strokes is not supported"
                self.report("svg-unsupported", message, node, hint="write fill-box behind the shape")
            return box
        if style["stroke"] == "none" or not self.set_pen(style):
            return box
        self.context.new_path()
        path.append_to(self.context)
        x1, y1, x2, y2 = self.context.stroke_extents()
        self.context.new_path()
        stroked = Rect(x1, y1, x2 - x1, y2 - y1)
        return stroked if box is None else stroked.union(box)

    # Shapes

    def shape(self, node: Node, style: ComputedStyle) -> None:
        path = shapes.outline(node, self.measure)
        if not path or style["visibility"] != "visible":
            return
        self.outline(node, style, path)

    def outline(self, node: Node, style: ComputedStyle, path: Path) -> None:
        """Paint an outline with the fill, stroke and markers of *style*."""
        inherited = style.inherited
        fill, stroke = paint.resolve(self, style, "fill"), paint.resolve(self, style, "stroke")
        order = inherited["paint-order"]
        crisp = inherited["shape-rendering"].lower() in _CRISP
        if crisp:
            self.context.set_antialias(cairocffi.ANTIALIAS_NONE)
        for step in paint.order(order):
            if step == "fill":
                if fill.kind != "none" and not path.is_segment:
                    self._fill(node, style, path, fill)
            elif step == "stroke":
                if stroke.kind != "none":
                    self._stroke(node, style, path, stroke)
            else:
                markers.draw(self, node, style, path)
        if crisp:
            self.context.set_antialias(cairocffi.ANTIALIAS_DEFAULT)

    def _fill(self, node: Node, style: ComputedStyle, path: Path, fill: values.Paint) -> None:
        context = self.context
        opacity = values.fraction(style.inherited["fill-opacity"])
        box = path.bounds if fill.kind == "url" else None
        if box is not None and min(box.width, box.height) <= 0:
            return
        if not self.spend_work(costs.of_filling(self, path, shaded=fill.kind == "url"), node):
            return
        if self.saves_ink:
            self.tone = ink.of_fill(self, path.bounds)
        if paint.set_source(self, node, style, fill, 1.0 if opacity is None else opacity, box):
            context.set_fill_rule(_RULES[style.inherited["fill-rule"].lower()])
            context.new_path()
            path.append_to(context)
            context.fill()
            self._note_thin(node, path, fill, None)

    def _stroke(self, node: Node, style: ComputedStyle, path: Path, stroke: values.Paint) -> None:
        if not self.set_pen(style):
            return
        context = self.context
        if style.inherited["stroke-dasharray"] != "none":
            if _are_empty(self.dashes, style):
                return
            if _count(self.dashes, path) > _MOST_DASHES:
                self.report("svg-limit", f"{node.describe()} has too many dashes; it is drawn without", node)
                self.dashes = ()
        pen = self.context.get_line_width(), _count(self.dashes, path)
        if not self.spend_work(costs.of_stroking(self, path, *pen), node):
            return
        opacity = values.fraction(style.inherited["stroke-opacity"])
        box = path.bounds if stroke.kind == "url" else None
        if self.saves_ink:
            self.tone = ink.of_stroke(self, context.get_line_width())
        if paint.set_source(self, node, style, stroke, 1.0 if opacity is None else opacity, box):
            context.new_path()
            path.append_to(context)
            self.stroke_path()
            self._note_thin(node, path, stroke, context.get_line_width())
            if style.inherited["stroke-linecap"].lower() == "square" and path.dots:
                width = context.get_line_width()
                for x, y in path.dots:
                    context.rectangle(x - width / 2, y - width / 2, width, width)
                context.fill()

    def _note_thin(self, node: Node, path: Path, source: values.Paint, width: float | None) -> None:
        """Record a line of *width*, or an area, that is very thin; a colour that cannot be seen is none."""
        seen, bounds = self.painted.seen, path.bounds
        if seen is None or self.silent or bounds is None or (source.color and source.color.alpha == 0):
            return
        across = (min(bounds.width, bounds.height) if width is None else width) * self.mm_here()
        if 0 < across < THIN:
            seen.lines.append(ThinLine(across, self.matrix.bounds(bounds), node.place))

    def set_pen(self, style: ComputedStyle) -> bool:
        """Set width, caps, joins and dashes; False for a stroke without width."""
        inherited = style.inherited
        width = self.property_length(style, "stroke-width")
        if width <= 0:
            return False
        context = self.context
        context.set_line_width(width)
        context.set_line_cap(_CAPS[inherited["stroke-linecap"].lower()])
        context.set_line_join(_JOINS.get(inherited["stroke-linejoin"].lower(), cairocffi.LINE_JOIN_MITER))
        context.set_miter_limit(values.number(inherited["stroke-miterlimit"]) or 4.0)
        dashes = inherited["stroke-dasharray"]
        self.dashes, self.dash_offset = ((), 0.0) if dashes == "none" else self._dashes(style, dashes)
        return True

    def stroke_path(self) -> None:
        """Stroke the context's path with the pen that is set.

        Cairo forgets dashes of less than 1/512 unit, and as much of each longer one: they are measured in small ones.
        """
        context = self.context
        if not self.dashes:
            context.stroke()
            return
        finest = min(dash for dash in self.dashes if dash > 0)
        finer = max(1.0, min(_LONG / finest, _FINEST))
        context.save()
        context.scale(1 / finer, 1 / finer)
        context.set_line_width(context.get_line_width() * finer)
        context.set_dash([dash * finer for dash in self.dashes], self.dash_offset * finer)
        context.stroke()
        context.restore()

    def _dashes(self, style: ComputedStyle, text: str) -> tuple[tuple[float, ...], float]:
        lengths = tuple(self.resolve(length, "d", style.font_size) for length in values.lengths(text) or ())
        if sum(lengths) <= 0:
            return (), 0.0
        lengths, offset = lengths * (1 + len(lengths) % 2), self.property_length(style, "stroke-dashoffset")
        if style.inherited["stroke-linecap"].lower() != "butt":
            return lengths, offset
        less = _DASH_LESS / math.sqrt(abs(self.matrix.determinant) or 1.0)
        if min(lengths[::2]) <= 4 * less:
            return lengths, offset
        return tuple(x + 2 * (less if n % 2 else -less) for n, x in enumerate(lengths)), offset - less

    # Boxes

    def bounds(self, node: Node, style: ComputedStyle) -> Rect | None:
        path = shapes.outline(node, self.measure)
        if path is not None:
            return path.bounds if path else None
        if node.tag == "text":
            return text.bounds(self, node, style)
        if node.tag == "image":
            return pictures.bounds(self, node)
        if node.tag == "use":
            if viewport.shows_symbol(node):
                return viewport.symbol_frame(self, node)
            target = node.target()
            if target is None or target in self.active:
                return None
            with self.enter(target):
                return self._child_bounds(target, style, node)
        if node.tag in viewport.FRAMES and node.parent is not None:
            return self._frame_bounds(node, style, node)
        return self._unite(node, style)

    def _frame_bounds(self, node: Node, style: ComputedStyle, sized_by: Node) -> Rect | None:
        """The box of what an element shows in a viewport of its own, in the space around it."""
        matrix, size = viewport.inside(node, viewport.frame(self, node, sized_by))
        with self.in_viewport(size):
            box = self._unite(node, style)
        return None if box is None else matrix.bounds(box)

    def _unite(self, node: Node, style: ComputedStyle) -> Rect | None:
        children = node.children if node.tag != "switch" else conditions.choose(node)
        boxes = [box for child in children if (box := self._child_bounds(child, style))]
        united: Rect | None = None
        for box in boxes:
            united = box if united is None else united.union(box)
        return united

    def _child_bounds(self, node: Node, parent: ComputedStyle, sized_by: Node | None = None) -> Rect | None:
        framed = sized_by is not None and node.tag in viewport.FRAMES
        if (node.tag not in _HANDLERS and not framed) or not conditions.hold(node):
            return None
        style = parent.child(node.declared)
        hidden = style.own.get("display") == "none" and node.tag not in _SHOWN_ANYHOW
        if hidden or not self.spend(node):
            return None
        if sized_by is not None and framed:
            box = self._frame_bounds(node, style, sized_by)
        else:
            box = self.bounds(node, style)
        shift = self._shift(node) if node.tag == "use" else None
        if box is not None and shift is not None:
            box = box.moved(*shift)
        if box is None or "transform" not in style.own:
            return box
        return placing.placement(self, node, style).bounds(box)


def _luminance_masks(canvas: Canvas, target: Node, box: Rect | None) -> list[Any] | None:
    from .effects import mask  # noqa: PLC0415 - numpy takes 130 ms to import, and few cards have masks

    return mask.patterns(canvas, target, box)


def _with_filter(handler: Handler) -> Handler:
    from .effects import filters  # noqa: PLC0415 - as above

    return lambda canvas, node, style: filters.draw(canvas, node, style, handler)


def _count(dashes: Sequence[float], path: Path) -> float:
    """At most how many dashes a stroke has."""
    return path.way * len(dashes) / float(sum(dashes)) if dashes else 0.0


def _are_empty(dashes: Sequence[float], style: ComputedStyle) -> bool:
    """True for dashes without length and caps: cairo would still join them at corners."""
    return bool(dashes) and style.inherited["stroke-linecap"].lower() == "butt" and not any(dashes[::2])


_FILLED_OR_STROKED: Final = frozenset({"path", "rect", "circle", "ellipse", "line", "polyline", "polygon"})


def _paints_once(node: Node, style: ComputedStyle) -> bool:
    """True for a shape of one fill or one stroke: its opacity can go into the colour, without a group."""
    if node.tag not in _FILLED_OR_STROKED:
        return False
    if any(style.inherited[name] != "none" for name in ("marker-start", "marker-mid", "marker-end")):
        return False
    return style.inherited["fill"] == "none" or style.inherited["stroke"] == "none"


def _faded(style: ComputedStyle, opacity: float) -> ComputedStyle:
    inherited = dict(style.inherited)
    for name in ("fill-opacity", "stroke-opacity"):
        inherited[name] = repr((values.fraction(inherited[name]) or 0.0) * opacity)
    return ComputedStyle(inherited, style.own, style.font_size)


def _group(canvas: Canvas, node: Node, style: ComputedStyle) -> None:
    canvas.draw_children(node, style)


def _switch(canvas: Canvas, node: Node, style: ComputedStyle) -> None:
    for child in conditions.choose(node):
        canvas.draw(child, style)


def _shape(canvas: Canvas, node: Node, style: ComputedStyle) -> None:
    canvas.shape(node, style)


_HANDLERS: Final[dict[str, Handler]] = {
    "g": _group,
    "a": _group,
    "switch": _switch,
    "svg": viewport.draw_svg,
    "use": viewport.draw_use,
    "image": pictures.draw,
    "text": text.draw,
    **dict.fromkeys(_FILLED_OR_STROKED, _shape),
}
