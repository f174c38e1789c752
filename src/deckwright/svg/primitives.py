"""The primitives of a `<filter>` element: their inputs, regions and colour spaces, and which effect each is."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from ..geometry import Rect
from . import effects, paint, values
from .canvas import Canvas
from .effects import Pixels
from .raster import Raster
from .style import Style
from .tree import Node


class Result(NamedTuple):
    pixels: Pixels
    is_linear: bool  # linear RGB, rather than sRGB
    rect: tuple[int, int, int, int]  # left, top, right, bottom: the subregion in pixels


@dataclass(slots=True)
class Run:
    """One application of a filter."""

    canvas: Canvas
    filter: Node
    style: Style  # of the filtered element
    raster: Raster
    region: Rect
    box: Rect | None
    source: Result
    units: str  # primitiveUnits
    results: dict[str, Result] = field(default_factory=dict)
    last: Result | None = None

    @property
    def is_relative(self) -> bool:
        return self.units == "objectBoundingBox" and self.box is not None

    def input(self, node: Node, name: str = "in", *, linear: bool) -> Pixels:
        """An input in the colour space that the primitive works in."""
        wanted = node.get(name)
        if wanted == "SourceAlpha":
            return effects.alpha_only(self.source.pixels)
        found = self.results.get(wanted)
        if wanted == "SourceGraphic":
            found = self.source
        found = found or self.last or self.source
        if found.is_linear == linear:
            return found.pixels
        return effects.converted(found.pixels, to_linear=linear)

    def scaled(self, across: float, down: float) -> tuple[float, float]:
        """A pair of lengths of the filter's primitive units, in pixels."""
        if self.is_relative and self.box is not None:
            across, down = across * self.box.width, down * self.box.height
        return across * self.raster.to_pixels.a, down * self.raster.to_pixels.d


def run(
    canvas: Canvas, node: Node, own: Style, pixels: Pixels, raster: Raster, region: Rect, box: Rect | None
) -> Pixels:
    """Apply the filter element *node* to premultiplied sRGB pixels."""
    whole = _to_pixels(raster, region)
    job = Run(
        canvas,
        node,
        own,
        raster,
        region,
        box,
        Result(_cut(pixels, whole), False, whole),
        attributes(node).get("primitiveUnits", ""),
    )
    for child in _content(node):
        made = PRIMITIVES.get(child.tag)
        if made is None:
            continue
        linear = child.style["color-interpolation-filters"].lower() != "srgb"
        rect = _to_pixels(raster, _subregion(job, child))
        result = Result(_cut(made(job, child, linear), rect), linear, rect)
        job.last = result
        if "result" in child.attributes:
            job.results[child.attributes["result"]] = result
    if job.last is None:
        return effects.blank(pixels)
    final = _cut(job.last.pixels, whole)
    return effects.converted(final, to_linear=False) if job.last.is_linear else final


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
    result = effects.blank(pixels)
    result[top:bottom, left:right] = pixels[top:bottom, left:right]
    return result


def _subregion(job: Run, node: Node) -> Rect:
    """The part of the filter region that a primitive works on; empty where it is written so."""
    sides = list(_default_subregion(job, node))
    for index, (name, axis) in enumerate((("x", "x"), ("y", "y"), ("width", "x"), ("height", "y"))):
        length = values.length(node.get(name, "none"))
        if length is None:
            continue
        if job.is_relative and job.box is not None and length.unit in ("", "%"):
            span = job.box.width if axis == "x" else job.box.height
            start = (job.box.x, job.box.y, 0.0, 0.0)[index]
            sides[index] = start + length.value * span
        else:
            sides[index] = job.canvas.resolve(length, axis, node.style.font_size)
    return Rect(sides[0], sides[1], max(0.0, sides[2]), max(0.0, sides[3]))


def _default_subregion(job: Run, node: Node) -> Rect:
    """The union of the inputs' subregions; the whole region where there is none, or the source is one of them."""
    if node.tag == "feTile" or node.tag in _WITHOUT_INPUT:
        return job.region
    readers = node.children if node.tag == "feMerge" else [node]
    names = [
        reader.get(name)
        for reader in readers
        for name in (("in", "in2") if node.tag in _TWO_INPUTS else ("in",))
    ]
    found = [job.results.get(name) or (None if name.startswith("Source") else job.last) for name in names]
    rects = [result.rect for result in found if result is not None]
    if not rects or len(rects) < len(found):
        return job.region
    left, top = min(rect[0] for rect in rects), min(rect[1] for rect in rects)
    right, bottom = max(rect[2] for rect in rects), max(rect[3] for rect in rects)
    back = values.inverse(job.raster.to_pixels)
    return back.bounds(Rect(left, top, right - left, bottom - top)) if back else job.region


_WITHOUT_INPUT: Final = frozenset({"feFlood"})
_TWO_INPUTS: Final = frozenset({"feBlend", "feComposite"})


def pair(text: str, default: float = 0.0) -> tuple[float, float]:
    """One or two numbers."""
    found = values.numbers(text) if text.strip() else None
    if not found or len(found) > 2:
        return default, default
    return found[0], found[-1]


def _number(node: Node, name: str, default: float) -> float:
    found = values.number(node.get(name, "none"))
    return default if found is None else found


def _blur(job: Run, node: Node, linear: bool) -> Pixels:
    pixels = job.input(node, linear=linear)
    across, down = job.scaled(*pair(node.get("stdDeviation")))
    return pixels if across < 0 or down < 0 else effects.blurred(pixels, across, down)


def _offset(job: Run, node: Node, linear: bool) -> Pixels:
    dx, dy = job.scaled(_number(node, "dx", 0.0), _number(node, "dy", 0.0))
    return effects.shifted(job.input(node, linear=linear), dx, dy)


def _flood_color(node: Node, linear: bool, like: Pixels) -> Pixels:
    own = node.style
    written = own["flood-color"]
    color = values.color(written) or paint.current_color(own)
    alpha = color.alpha * paint.opacity(own, "flood-opacity")
    filled = effects.flood(like[:1, :1], color.red, color.green, color.blue, alpha)
    return effects.converted(filled, to_linear=True) if linear else filled


def _flood(job: Run, node: Node, linear: bool) -> Pixels:
    result = effects.blank(job.source.pixels)
    result[...] = _flood_color(node, linear, result)
    return result


def _shadow(job: Run, node: Node, linear: bool) -> Pixels:
    pixels = job.input(node, linear=linear)
    dx, dy = job.scaled(_number(node, "dx", 2.0), _number(node, "dy", 2.0))
    across, down = job.scaled(*pair(node.get("stdDeviation", "2"), 2.0))
    soft = effects.blurred(effects.alpha_only(pixels), max(0.0, across), max(0.0, down))
    shadow = _flood_color(node, linear, pixels) * effects.shifted(soft, dx, dy)[..., 3:4]
    return effects.over(pixels, shadow)


def _blend(job: Run, node: Node, linear: bool) -> Pixels:
    above, below = job.input(node, linear=linear), job.input(node, "in2", linear=linear)
    return effects.blended(above, below, node.get("mode", "normal"))


def _composite(job: Run, node: Node, linear: bool) -> Pixels:
    first, second = job.input(node, linear=linear), job.input(node, "in2", linear=linear)
    k = [_number(node, name, 0.0) for name in ("k1", "k2", "k3", "k4")]
    return effects.composite(first, second, node.get("operator", "over"), k)


def _merge(job: Run, node: Node, linear: bool) -> Pixels:
    result = effects.blank(job.source.pixels)
    for child in node.children:
        if child.tag == "feMergeNode":
            result = effects.over(job.input(child, linear=linear), result)
    return result


def _matrix(job: Run, node: Node, linear: bool) -> Pixels:
    pixels = job.input(node, linear=linear)
    numbers = values.numbers(node.get("values")) or ()
    kind = node.get("type", "matrix")
    if kind == "luminanceToAlpha":
        return effects.recoloured(pixels, effects.LUMINANCE_TO_ALPHA)
    if kind == "saturate" and len(numbers) <= 1:
        return effects.recoloured(pixels, effects.saturate_matrix(max(0.0, numbers[0]) if numbers else 1.0))
    if kind == "hueRotate" and len(numbers) <= 1:
        return effects.recoloured(pixels, effects.hue_matrix(numbers[0] if numbers else 0.0))
    return effects.recoloured(pixels, numbers) if len(numbers) == 20 else pixels


def _transfer(job: Run, node: Node, linear: bool) -> Pixels:
    curves: dict[str, effects.Curve | None] = {}
    for child in node.children:
        if child.tag.startswith("feFunc"):
            curves[child.tag[-1]] = _curve(child)
    return effects.transferred(job.input(node, linear=linear), [curves.get(channel) for channel in "RGBA"])


def _curve(node: Node) -> effects.Curve | None:
    kind = node.get("type")
    table = values.numbers(node.get("tableValues")) or ()
    if kind in ("table", "discrete") and table:
        return effects.table_curve(table) if kind == "table" else effects.discrete_curve(table)
    if kind == "linear":
        return effects.linear_curve(_number(node, "slope", 1.0), _number(node, "intercept", 0.0))
    if kind == "gamma":
        amplitude, exponent = _number(node, "amplitude", 1.0), _number(node, "exponent", 1.0)
        return effects.gamma_curve(amplitude, exponent, _number(node, "offset", 0.0))
    return None


def _morphology(job: Run, node: Node, linear: bool) -> Pixels:
    pixels = job.input(node, linear=linear)
    across, down = job.scaled(*pair(node.get("radius")))
    if across <= 0 and down <= 0:
        return pixels
    return effects.morphed(pixels, across, down, dilate=node.get("operator", "erode") == "dilate")


def _tile(job: Run, node: Node, linear: bool) -> Pixels:
    pixels = job.input(node, linear=linear)
    found = job.results.get(node.get("in")) or job.last or job.source
    return effects.tiled(pixels, *found.rect)


Primitive = Callable[[Run, Node, bool], Pixels]

PRIMITIVES: Final[dict[str, Primitive]] = {
    "feGaussianBlur": _blur,
    "feOffset": _offset,
    "feFlood": _flood,
    "feDropShadow": _shadow,
    "feBlend": _blend,
    "feComposite": _composite,
    "feMerge": _merge,
    "feColorMatrix": _matrix,
    "feComponentTransfer": _transfer,
    "feMorphology": _morphology,
    "feTile": _tile,
}
