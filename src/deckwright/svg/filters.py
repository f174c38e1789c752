"""`filter`: the element is drawn as pixels, filtered, and painted back. What a filter touches becomes an image.

Filters work in the element's user space: where that is turned or skewed against the device, so are the pixels.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any, Final

import numpy

from ..geometry import Matrix, Rect
from . import effects, filter_values, paint, primitives, values
from .canvas import Canvas, Carrier, Handler
from .effects import Pixels
from .filter_values import Step
from .raster import MAX_PIXELS, Raster
from .style import Style
from .tree import Node

_SPREAD: Final = 3.0  # standard deviations that a blur reaches


@dataclass(slots=True)
class _Job:
    canvas: Canvas
    node: Node
    style: Style
    handler: Handler
    box: Rect | None


def draw(canvas: Canvas, node: Node, style: Style, handler: Handler) -> None:
    """Draw an element with its filter."""
    steps = filter_values.steps(style.own["filter"]) or ()
    job = _Job(canvas, node, style, handler, canvas.bounds(node, style))
    regions = [_region(job, step) for step in steps]
    known = [region for region in regions if region is not None]
    if len(known) < len(regions):
        return  # a filter that does not exist, or without extent: the element is not drawn
    whole = known[0]
    for region in known[1:]:
        whole = whole.union(region)
    raster = _raster(canvas, whole)
    if raster is None:
        return
    with canvas.elsewhere(raster.context, silent=canvas.silent):
        raster.context.rectangle(*known[0])
        raster.context.clip()
        handler(canvas, node, style)
    pixels = _read(raster)
    for step, region in zip(steps, known, strict=True):
        pixels = _apply(job, step, region, raster, pixels)
    _write(raster, pixels)
    if canvas.vector and not canvas.silent:
        canvas.report("svg-raster", f"{node.describe()} has a filter and is printed as an image", node)
    canvas.context.set_source(raster.pattern())
    canvas.context.paint()


def _apply(job: _Job, step: Step, region: Rect, raster: Raster, pixels: Pixels) -> Pixels:
    if step.name != "url":
        return _function(job, step, raster, pixels)
    target = job.node.referenced(step.address)
    assert target is not None
    return primitives.run(job.canvas, target, job.style, pixels, raster, region, job.box)


def _region(job: _Job, step: Step) -> Rect | None:
    """The filter region in user space; None where nothing is to be drawn."""
    if step.name == "url":
        target = job.node.referenced(step.address)
        if target is None or target.tag != "filter":
            return None
        carrier = Carrier(primitives.attributes(target), target.style)
        relative = carrier.get("filterUnits") != "userSpaceOnUse"
        if relative and (job.box is None or job.box.width <= 0 or job.box.height <= 0):
            return None
        region = job.canvas.box(carrier, ("-10%", "-10%", "120%", "120%"), job.box if relative else None)
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


def _raster(canvas: Canvas, region: Rect) -> Raster | None:
    """Pixels over *region*: the device's own where the axes agree, else a grid along the user space."""
    matrix = canvas.matrix
    if matrix.b == 0 and matrix.c == 0 and matrix.a > 0 and matrix.d > 0:
        return Raster.over(canvas, region, whole=True)
    across = math.hypot(matrix.a, matrix.b) * canvas.detail
    down = math.hypot(matrix.c, matrix.d) * canvas.detail
    if across == 0 or down == 0:
        return None
    shrink = min(1.0, math.sqrt(MAX_PIXELS / max(1.0, across * down * region.width * region.height)))
    across, down = across * shrink, down * shrink
    width, height = math.ceil(region.width * across), math.ceil(region.height * down)
    to_pixels = Matrix(across, 0, 0, down, -region.x * across, -region.y * down)
    return Raster(max(1, width), max(1, height), to_pixels, exact=False)


def _read(raster: Raster) -> Pixels:
    pixels: Pixels = raster.pixels()[..., (2, 1, 0, 3)].astype(numpy.float32) / numpy.float32(255)
    return pixels


def _write(raster: Raster, pixels: Pixels) -> None:
    raster.pixels()[...] = (numpy.clip(pixels, 0, 1)[..., (2, 1, 0, 3)] * 255 + 0.5).astype(numpy.uint8)


# Filter functions (Filter Effects 1, section 13), in sRGB


def _function(job: _Job, step: Step, raster: Raster, pixels: Pixels) -> Pixels:
    across, down = raster.to_pixels.a, raster.to_pixels.d
    lengths = [job.canvas.resolve(length, "d", job.style.font_size) for length in step.lengths]
    if step.name == "blur":
        return effects.blurred(pixels, lengths[0] * across, lengths[0] * down)
    if step.name == "drop-shadow":
        color = values.color(step.color) or paint.current_color(job.style)
        deviation = lengths[2] if len(lengths) > 2 else 0.0
        moved = effects.shifted(effects.alpha_only(pixels), lengths[0] * across, lengths[1] * down)
        soft = effects.blurred(moved, deviation * across, deviation * down)
        return effects.over(pixels, effects.flood(pixels, *color) * soft[..., 3:4])
    return _recolour(step, pixels)


def _recolour(step: Step, pixels: Pixels) -> Pixels:
    amount = step.amount
    if step.name == "opacity":
        return pixels * numpy.float32(amount)
    if step.name in ("grayscale", "saturate", "hue-rotate", "sepia"):
        matrix: Any = {
            "grayscale": lambda: effects.saturate_matrix(1 - amount),
            "saturate": lambda: effects.saturate_matrix(amount),
            "hue-rotate": lambda: effects.hue_matrix(amount),
            "sepia": lambda: effects.sepia_matrix(amount),
        }[step.name]()
        return effects.recoloured(pixels, matrix)
    curve = {
        "brightness": lambda: effects.linear_curve(amount, 0.0),
        "contrast": lambda: effects.linear_curve(amount, 0.5 - amount / 2),
        "invert": lambda: effects.table_curve((amount, 1 - amount)),
    }[step.name]()
    return effects.transferred(pixels, (curve, curve, curve, None))
