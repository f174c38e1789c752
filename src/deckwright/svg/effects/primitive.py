"""What a filter primitive is, and what it is given: inputs in its colour space, its subregion, lengths in pixels."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import field
from typing import Final, NamedTuple

from ...basics.geometry import Rect
from ...basics.records import dataclass
from ..canvas.canvas import Canvas
from ..canvas.raster import Raster
from ..document import values
from ..document.style import ComputedStyle
from ..document.tree import Node
from .pixels import Pixels, alpha_only, convert_colours

_CONVERSION: Final = 110.0  # nanoseconds a pixel, between colour spaces
TWO_INPUTS: Final = ("in", "in2")


class FilterResult(NamedTuple):
    """What a primitive has drawn."""

    pixels: Pixels
    is_linear: bool  # linear RGB, rather than sRGB
    rect: tuple[int, int, int, int]  # left, top, right, bottom: the subregion in pixels


@dataclass(slots=True)
class FilterRun:
    """One application of a filter."""

    canvas: Canvas
    filter: Node
    style: ComputedStyle  # of the filtered element
    raster: Raster
    region: Rect
    box: Rect | None
    source: FilterResult
    units: str  # primitiveUnits
    subregion: Rect  # of the primitive at work, in user space
    results: dict[str, FilterResult] = field(default_factory=dict)
    last: FilterResult | None = None

    @property
    def is_relative(self) -> bool:
        return self.units == "objectBoundingBox" and self.box is not None

    def input(self, node: Node, name: str = "in", *, linear: bool) -> Pixels:
        """An input in the colour space that the primitive works in."""
        wanted = node.get(name)
        if wanted == "SourceAlpha":
            return alpha_only(self.source.pixels)
        found = self.results.get(wanted)
        if wanted == "SourceGraphic":
            found = self.source
        found = found or self.last or self.source
        if found.is_linear == linear or not self.canvas.spend_work(
            _CONVERSION * found.pixels[..., 0].size, node
        ):
            return found.pixels
        return convert_colours(found.pixels, to_linear=linear)

    @property
    def fineness(self) -> float:
        """Pixels to a unit of user space; 1 where filters work on the pixels of the picture, whatever their size."""
        if self.canvas.run.whole_pixels:
            return 1.0
        matrix = self.raster.to_pixels
        return (abs(matrix.a) + abs(matrix.d)) / 2

    @property
    def step(self) -> int:
        """How many pixels apart the cells of a kernel are: as far as the pixels of a browser, 96 to the inch."""
        if self.canvas.run.whole_pixels:
            return 1
        here, there = self.canvas.matrix.determinant, self.raster.to_pixels.determinant
        return max(1, round(self.canvas.dpi * math.sqrt(abs(there / here)) / 96)) if here else 1

    def to_pixels(self, across: float, down: float) -> tuple[float, float]:
        """A pair of lengths of the filter's primitive units, in pixels."""
        if self.is_relative and self.box is not None:
            across, down = across * self.box.width, down * self.box.height
        matrix = self.raster.to_pixels
        return across * matrix.a, down * matrix.d

    def find_subregion(self, node: Node, primitive: Primitive) -> Rect:
        """The part of the filter region that a primitive works on; empty where it is written so."""
        in_box = self.box if self.is_relative and primitive.fills_box else None
        sides = list(in_box or self._default_subregion(node, primitive))
        for index, (name, axis) in enumerate((("x", "x"), ("y", "y"), ("width", "x"), ("height", "y"))):
            length = values.length(node.get(name, "none"))
            if length is None:
                continue
            if self.is_relative and self.box is not None and length.unit in ("", "%"):
                span = self.box.width if axis == "x" else self.box.height
                start = (self.box.x, self.box.y, 0.0, 0.0)[index]
                sides[index] = start + length.value * span
            else:
                sides[index] = self.canvas.resolve(length, axis, node.style.font_size)
        return Rect(sides[0], sides[1], max(0.0, sides[2]), max(0.0, sides[3]))

    def _default_subregion(self, node: Node, primitive: Primitive) -> Rect:
        """The union of the inputs' subregions; the whole region where there is none, or the source is one of them."""
        readers = node.children if primitive.inputs_in_children else [node]
        names = [reader.get(name) for reader in readers for name in primitive.inputs]
        found = [
            self.results.get(name) or (None if name.startswith("Source") else self.last) for name in names
        ]
        rects = [result.rect for result in found if result is not None]
        back = values.inverse(self.raster.to_pixels)
        if not rects or len(rects) < len(found) or back is None:
            return self.region
        left, top = min(rect[0] for rect in rects), min(rect[1] for rect in rects)
        right, bottom = max(rect[2] for rect in rects), max(rect[3] for rect in rects)
        return back.bounds(Rect(left, top, right - left, bottom - top))


class Primitive(NamedTuple):
    """A kind of filter primitive."""

    draw: Callable[[FilterRun, Node, bool], Pixels]  # (run, element, whether in linear RGB) → pixels
    inputs: tuple[str, ...] = ("in",)  # the attributes that name what its own subregion covers
    inputs_in_children: bool = False  # its children have these attributes
    fills_box: bool = False  # with primitiveUnits of the box it fills just that
    has_axes: bool = False  # no two renderers draw it alike where the user space is skewed
    is_upright: bool = False  # nor where it is turned
    by_pixels: bool = False  # what comes out depends on how fine the pixels are
    cost: float | Callable[[FilterRun, Node], float] = (
        150.0  # nanoseconds that a pixel takes, with all it needs
    )

    def cost_of(self, run: FilterRun, node: Node) -> float:
        return self.cost if isinstance(self.cost, float) else self.cost(run, node)


def pair(text: str, default: float = 0.0) -> tuple[float, float]:
    """One or two numbers."""
    found = values.numbers(text) if text.strip() else None
    if not found or len(found) > 2:
        return default, default
    return found[0], found[-1]


def number(node: Node, name: str, default: float) -> float:
    found = values.number(node.get(name, "none"))
    return default if found is None else found
