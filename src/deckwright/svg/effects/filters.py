"""`filter`: the element is drawn as pixels, filtered, and painted back. What a filter touches becomes an image.

Filters work in the element's user space: where that is turned or skewed against the device, so are the pixels.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import Any, Final

import numpy

from ...basics.geometry import Matrix, Rect
from ...basics.records import dataclass
from ..canvas.canvas import FLAT, Canvas, Handler, LinkedAttributes
from ..canvas.raster import MAX_FILTERED, MAX_SIDE, Raster, cost_of
from ..document import filter_values, values
from ..document.filter_values import Step
from ..document.style import ComputedStyle
from ..document.tree import Node
from ..paint import paint
from .pixels import Pixels, alpha_only, blank, convert_colours, one_colour, over
from .primitive import TWO_INPUTS, FilterResult, FilterRun, Primitive
from .primitives import collect_primitives, colour
from .primitives.blur import blur, blur_cost
from .primitives.offset import shift

_SQUARE: Final = 1e-6  # how far from a right angle counts as a skew
FILTER_DPI: Final = 288  # of filters that pixels decide: three to a pixel of a browser, on every page alike
_IN_FLOATS: Final = 4.0  # times the memory of a pixel of a picture
_AT_WORK: Final = 4  # pictures that a primitive works on at a time
_AT_LEAST: Final = 5e4  # nanoseconds that a primitive takes, however small the picture
_FUNCTION: Final = 150.0  # nanoseconds a pixel, beside those of a blur
_SPREAD: Final = 3.0  # standard deviations that a blur reaches


@dataclass(slots=True)
class _Job:
    canvas: Canvas
    node: Node
    style: ComputedStyle
    handler: Handler
    box: Rect | None


def draw(canvas: Canvas, node: Node, style: ComputedStyle, handler: Handler) -> None:
    """Draw an element with its filter."""
    steps = filter_values.steps(style.own["filter"]) or ()
    if any(step.name == "url" and node.find_reference(step.address) in canvas.active for step in steps):
        message = f"{node.describe()} has a filter that shows the element itself, which is not supported"
        canvas.report("svg-unsupported", message, node, hint="show another element in feImage")
        handler(canvas, node, style)
        return
    job = _Job(canvas, node, style, handler, canvas.bounds(node, style))
    found = [(step, region) for step in steps if (region := _region(job, step))]
    if not found:  # nothing but filters that do not exist, or have no extent: the element is not drawn
        if all(step.name != "url" for step in steps):
            handler(canvas, node, style)
        elif job.box is not None and min(job.box.width, job.box.height) <= 0:
            _report_flat(job, steps)
        return
    whole = found[0][1]
    for _, region in found[1:]:
        whole = whole.union(region)
    raster = _raster(job, whole, _detail(job, steps))
    if raster is None:
        return
    here = canvas.matrix
    since = len(canvas.painted.seen.letters) if canvas.painted.seen else 0
    with (
        canvas.holding(raster.size, node) as fits,
        canvas.elsewhere(raster.context, silent=canvas.silent),
        canvas.standing_as(here, raster.to_pixels),
    ):
        _clip_to(raster.context, found[0][1])
        if fits:
            handler(canvas, node, style)
    pixels = drawn = raster.read()
    for step, region in found:
        pixels = _apply(job, step, region, raster, pixels)
    raster.write(pixels)
    if canvas.vector and not canvas.silent:
        canvas.report("svg-raster", f"{node.describe()} has a filter and is printed as an image", node)
    canvas.context.set_source(raster.pattern())
    canvas.context.paint()
    if canvas.painted.seen:
        from ..nested import closeup  # noqa: PLC0415 - with numpy, which is slow to start

        closeup.after_filter(canvas, since, drawn, pixels)


def _report_flat(job: _Job, steps: Iterable[Step]) -> None:
    for step in steps:
        target = job.node.find_reference(step.address) if step.name == "url" else None
        if target is not None and target.tag == "filter" and _content(target):
            job.canvas.report_unseen(job.node, target, FLAT)


def _clip_to(context: Any, region: Rect) -> None:
    """Clip to what of *region* lies on the context: cairo loses rectangles that are too large."""
    left, top, right, bottom = context.clip_extents()
    x, y = max(left, region.x), max(top, region.y)
    width, height = min(right, region.right) - x, min(bottom, region.bottom) - y
    context.rectangle(x, y, max(0.0, width), max(0.0, height))
    context.clip()


def _apply(job: _Job, step: Step, region: Rect, raster: Raster, pixels: Pixels) -> Pixels:
    if step.name != "url":
        if not job.canvas.spend_work(_FUNCTION * pixels[..., 0].size, job.node):
            return blank(pixels)
        return _function(job, step, raster, pixels)
    target = job.node.find_reference(step.address)
    assert target is not None
    with job.canvas.enter(target):
        return _run(job.canvas, target, job.style, pixels, raster, region, job.box)


def _region(job: _Job, step: Step) -> Rect | None:
    """The filter region in user space; None where nothing is to be drawn."""
    if step.name == "url":
        target = job.node.find_reference(step.address)
        if target is None or target.tag != "filter" or not _content(target):
            return None
        linked = LinkedAttributes(attributes(target), target.style)
        relative = linked.get("filterUnits") != "userSpaceOnUse"
        if linked.get("primitiveUnits") == "objectBoundingBox" and job.box is None:
            return None
        if relative and (job.box is None or job.box.width <= 0 or job.box.height <= 0):
            return None
        region = job.canvas.box(linked, ("-10%", "-10%", "120%", "120%"), job.box if relative else None)
        return region if region.width > 0 and region.height > 0 else None
    if job.box is None:
        return None
    lengths = [job.canvas.resolve(length, "d", job.style.font_size) for length in step.lengths]
    reach = _ink_margin(job) + 1e-3
    if step.name == "blur":
        reach += lengths[0] * _SPREAD
    elif step.name == "drop-shadow":
        reach += max(abs(lengths[0]), abs(lengths[1])) + (lengths[2] if len(lengths) > 2 else 0.0) * _SPREAD
    return job.box.outset(reach)


def _ink_margin(job: _Job) -> float:
    """How far strokes and overhanging letters may reach beyond the bounding box."""
    widest = 0.0
    for node in job.node.walk():
        style = job.style if node is job.node else node.style
        if style["stroke"] != "none":
            widest = max(widest, job.canvas.property_length(style, "stroke-width"))
        if node.tag == "text":
            widest = max(widest, style.font_size / 2)
    return widest * 2


def _detail(job: _Job, steps: Iterable[Step]) -> float | None:
    """Pixels to a unit of the device, where pixels decide what comes out: so many that each page looks the same."""
    if job.canvas.run.whole_pixels:
        return None
    for step in steps:
        target = job.node.find_reference(step.address) if step.name == "url" else None
        for child in _content(target) if target is not None else ():
            primitive = _PRIMITIVES.get(child.tag)
            if primitive is not None and primitive.by_pixels:
                return FILTER_DPI / job.canvas.dpi
    return None


def _raster(job: _Job, region: Rect, detail: float | None) -> Raster | None:
    """Pixels over *region*: the device's own where the axes agree, else a grid along the user space."""
    canvas, node = job.canvas, job.node
    matrix = canvas.matrix
    if matrix.b == 0 and matrix.c == 0 and matrix.a > 0 and matrix.d > 0:
        return Raster.over(canvas, region, whole=True, detail=detail, node=node)
    across = math.hypot(matrix.a, matrix.b) * (detail or canvas.detail)
    down = math.hypot(matrix.c, matrix.d) * (detail or canvas.detail)
    if across == 0 or down == 0:
        return None
    sides = across * region.width, down * region.height
    shrink = min(1.0, math.sqrt(MAX_FILTERED / max(1.0, sides[0] * sides[1])), MAX_SIDE / max(1.0, *sides))
    across, down = across * shrink, down * shrink
    width, height = math.ceil(region.width * across), math.ceil(region.height * down)
    if not canvas.spend_work(cost_of(canvas, width * height, filtered=True), node):
        return None
    to_pixels = Matrix(across, 0, 0, down, -region.x * across, -region.y * down)
    return Raster(max(1, width), max(1, height), to_pixels, exact=False)


# Filter elements

_PRIMITIVES: Final = collect_primitives()


def _run(
    canvas: Canvas,
    node: Node,
    own: ComputedStyle,
    pixels: Pixels,
    raster: Raster,
    region: Rect,
    box: Rect | None,
) -> Pixels:
    """Apply the filter element *node* to premultiplied sRGB pixels."""
    whole = _to_pixels(raster, region)
    content = _content(node)
    last_use = {
        reader.get(name): index
        for index, child in enumerate(content)
        for reader in (child, *child.children)
        for name in TWO_INPUTS
    }
    run = FilterRun(
        canvas,
        node,
        own,
        raster,
        region,
        box,
        FilterResult(_cut(pixels, whole), False, whole),
        attributes(node).get("primitiveUnits", ""),
        region,
    )
    for index, child in enumerate(content):
        primitive = _PRIMITIVES.get(child.tag)
        if primitive is None:
            continue
        _check_space(canvas, child, primitive)
        linear = child.style["color-interpolation-filters"].lower() != "srgb"
        run.subregion = run.find_subregion(child, primitive)
        size = pixels[..., 0].size
        with canvas.holding(_IN_FLOATS * size * (len(run.results) + _AT_WORK), child) as fits:
            if not (fits and canvas.spend_work(_AT_LEAST + primitive.cost_of(run, child) * size, child)):
                return blank(pixels)
            rect = _to_pixels(raster, run.subregion)
            result = FilterResult(_cut(primitive.draw(run, child, linear), rect), linear, rect)
        run.last = result
        if "result" in child.attributes:
            run.results[child.attributes["result"]] = result
        for name in [name for name in run.results if last_use.get(name, -1) <= index]:
            del run.results[name]
    if run.last is None:
        return blank(pixels)
    final = _cut(run.last.pixels, whole)
    return convert_colours(final, to_linear=False) if run.last.is_linear else final


def _check_space(canvas: Canvas, child: Node, primitive: Primitive) -> None:
    """Report a primitive that no two renderers draw alike where the user space is turned or skewed."""
    matrix = canvas.to_root @ canvas.matrix  # on paper: a device's pixels need not be square
    is_skewed = abs(matrix.a * matrix.c + matrix.b * matrix.d) > _SQUARE * abs(matrix.determinant)
    if is_skewed and primitive.has_axes:
        message = f"{child.describe()} on an element that is skewed is not supported"
        canvas.report(
            "svg-unsupported", message, child, hint="skew the path, or put the filter on a <g> around it"
        )
    elif primitive.is_upright and (matrix.b or matrix.c):
        message = f"{child.describe()} on an element that is turned is not supported"
        canvas.report("svg-unsupported", message, child, hint="put the filter on a <g> around it")


def _content(node: Node) -> list[Node]:
    """The primitives, by way of href where the filter has none itself."""
    return next((link.children for link in links(node) if any("}" not in c.tag for c in link.children)), [])


def attributes(node: Node) -> dict[str, str]:
    """The filter's attributes with those that it inherits by href."""
    return {name: value for link in reversed(links(node)) for name, value in link.attributes.items()}


def links(node: Node) -> list[Node]:
    """The filter and those that it inherits from by href."""
    found: list[Node] = []
    link: Node | None = node
    while link is not None and link.tag == "filter" and link not in found:
        found.append(link)
        link = link.target()
    return found


def _to_pixels(raster: Raster, rect: Rect) -> tuple[int, int, int, int]:
    placed = raster.to_pixels.bounds(rect)
    return round(placed.x), round(placed.y), round(placed.right), round(placed.bottom)


def _cut(pixels: Pixels, rect: tuple[int, int, int, int]) -> Pixels:
    """Transparent outside of *rect*."""
    left, top, right, bottom = (max(0, side) for side in rect)
    height, width = pixels.shape[:2]
    if left == 0 and top == 0 and right >= width and bottom >= height:
        return pixels
    result = blank(pixels)
    result[top:bottom, left:right] = pixels[top:bottom, left:right]
    return result


# Filter functions (Filter Effects 1, section 13), in sRGB


def _function(job: _Job, step: Step, raster: Raster, pixels: Pixels) -> Pixels:
    across, down = raster.to_pixels.a, raster.to_pixels.d
    lengths = [job.canvas.resolve(length, "d", job.style.font_size) for length in step.lengths]
    deviation = lengths[2] if len(lengths) > 2 else lengths[0] if step.name == "blur" else 0.0
    if not job.canvas.spend_work(
        blur_cost(deviation * across, deviation * down) * pixels[..., 0].size, job.node
    ):
        return blank(pixels)
    if step.name == "blur":
        return blur(pixels, lengths[0] * across, lengths[0] * down)
    if step.name == "drop-shadow":
        color = values.color(step.color) or paint.current_color(job.style)
        moved = shift(alpha_only(pixels), lengths[0] * across, lengths[1] * down)
        soft = blur(moved, deviation * across, deviation * down)
        return over(pixels, one_colour(pixels, *color) * soft[..., 3:4])
    return _recolour(step, pixels)


def _recolour(step: Step, pixels: Pixels) -> Pixels:
    amount = step.amount
    if step.name == "opacity":
        return pixels * numpy.float32(amount)
    if step.name in ("grayscale", "saturate", "hue-rotate", "sepia"):
        matrix: Any = {
            "grayscale": lambda: colour.saturate_matrix(1 - amount),
            "saturate": lambda: colour.saturate_matrix(amount),
            "hue-rotate": lambda: colour.hue_matrix(amount),
            "sepia": lambda: colour.sepia_matrix(amount),
        }[step.name]()
        return colour.apply_matrix(pixels, matrix)
    curve = {
        "brightness": lambda: colour.linear_curve(amount, 0.0),
        "contrast": lambda: colour.linear_curve(amount, 0.5 - amount / 2),
        "invert": lambda: colour.table_curve((amount, 1 - amount)),
    }[step.name]()
    return colour.apply_curves(pixels, (curve, curve, curve, None))
