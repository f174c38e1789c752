"""Boxes that text is wrapped in (SVG 2: shape-inside, inline-size), and how text is made to fit (data-fit)."""

from __future__ import annotations

import re
from typing import Final

from ...basics.geometry import Rect
from ...basics.pathdata import NUMBER
from ...basics.records import dataclass
from ..canvas.canvas import Canvas
from ..document import values
from ..document.carrier import Carrier
from ..document.style import ComputedStyle
from ..document.tree import Node
from ..typeset import Align, Block, Fit, Item, Region, VerticalAlign
from . import fonts, insides

_ALIGNS: Final[dict[str, Align]] = {
    "start": "start",
    "left": "start",
    "center": "center",
    "end": "end",
    "right": "end",
    "justify": "justify",
}
_ANCHORS: Final[dict[str, Align]] = {"start": "start", "middle": "center", "end": "end"}
_VALIGNS: Final[dict[str, VerticalAlign]] = {"top": "top", "middle": "middle", "bottom": "bottom"}
SHARED_FLOOR: Final = 6.0  # points, of texts that share a size and name no floor
_SHARED: Final = re.compile(r"(?:deck|type)\b(.*)", re.DOTALL)
_POINTS = re.compile(rf"({NUMBER})\s*(pt)?")


@dataclass(frozen=True, slots=True)
class Box:
    """Where lines go. With *from_baseline* the y is that of the first baseline, and there is no limit below."""

    rect: Rect
    align: Align
    from_baseline: bool = False
    region: Region | None = None  # what of the rectangle may be filled, where that is not all

    @property
    def origin(self) -> tuple[float, float]:
        """Where the origin of a block set in it stands."""
        return (0.0, 0.0) if self.region else (self.rect.x, self.rect.y)


def of(canvas: Canvas, node: Node, style: ComputedStyle) -> Box | None:
    """The box of a wrapped text; None for a text that is not wrapped."""
    inside = style.own.get("shape-inside", "none")
    if inside != "none":
        found = insides.of(canvas, node, style, inside)
        align = _ALIGNS[style["text-align"]]
        if isinstance(found, Region):
            return Box(found.bounds, align, region=found)
        return Box(found, align) if found else None
    length = values.length(style.own.get("inline-size", "0"))
    width = canvas.resolve(length, "x", style.font_size) if length else 0.0
    if width <= 0:
        return None
    align = _ALIGNS[style["text-align"]]
    anchor = _ANCHORS[style["text-anchor"]]
    if align == "start":
        align = anchor
    x = canvas.measure(node, "x", "x") - width * {"start": 0.0, "center": 0.5, "end": 1.0}[anchor]
    return Box(Rect(x, canvas.measure(node, "y", "y"), width, 0.0), align, from_baseline=True)


def block(canvas: Canvas, node: Node, carrier: Carrier, items: tuple[Item, ...], box: Box) -> Block:
    """The block of a wrapped text."""
    style = carrier.style
    gap = values.number(node.get("data-paragraph-gap")) or 0.0
    return Block(
        items,
        width=box.rect.width,
        height=None if box.from_baseline else box.rect.height,
        align=box.align,
        valign=_VALIGNS.get(node.get("data-valign", "top"), "top"),
        line_height=line_height(style),
        line_factor=values.number(style["line-height"]),
        paragraph_gap=gap * style.font_size,
        hyphenate=node.get("data-hyphenate") or None,
        fit=_fit(canvas, node, style),
        direction=fonts.direction(carrier),
        strut=fonts.text_style(canvas, carrier),
        region=box.region,
        pretty=style["text-wrap"] == "pretty",
        mm=canvas.mm_here(),
    )


def line(canvas: Canvas, node: Node, carrier: Carrier, items: tuple[Item, ...], align: Align) -> Block:
    """The block of a single line."""
    width = values.length(node.get("data-max-width", "none"))
    return Block(
        items,
        width=canvas.resolve(width, "x", carrier.style.font_size) if width else None,
        align=align,
        fit=_fit(canvas, node, carrier.style),
        direction=fonts.direction(carrier),
        wrap=False,
        strut=fonts.text_style(canvas, carrier),
        mm=canvas.mm_here(),
    )


def line_height(style: ComputedStyle) -> float | None:
    text = style["line-height"]
    length = values.length(text)
    if length is None:
        return None
    return length.value * (style.font_size if values.number(text) is not None else 1.0)


def _fit(canvas: Canvas, node: Node, style: ComputedStyle) -> Fit:
    """data-fit: `shrink 7pt` or `steps 12 11 10 9`, in points as they are on paper; before it `deck` or `type`.

    What shares a size has got its scale from outside (data-fit-scale); until then it is fitted by itself.
    """
    text = node.get("data-fit").strip()
    if not text or text == "none":
        return Fit()
    if shared := _SHARED.fullmatch(text):
        scale = values.number(node.get("data-fit-scale"))
        if scale is not None:
            return Fit("steps", steps=(scale,))
        text = shared[1].strip() or f"shrink {SHARED_FLOOR:g}pt"
        text = text if text.startswith("steps") else f"shrink {text.removeprefix('shrink')}"
    kind, _, rest = text.partition(" ")
    sizes = tuple(float(size) for size, _ in _POINTS.findall(rest))
    size = style.font_size * canvas.mm_here() / 25.4 * 72  # the font size in points on paper
    if kind == "shrink" and len(sizes) == 1:
        return Fit.shrink(size, sizes[0])
    if kind == "steps" and sizes:
        return Fit.sizes(size, sizes)
    canvas.report(
        "svg-value",
        f"{node.describe()}: data-fit={text!r} is not known",
        node,
        hint='write data-fit="shrink 7pt", data-fit="steps 9 8.5 8" or, for one size in a deck, data-fit="deck 7pt"',
    )
    return Fit()
