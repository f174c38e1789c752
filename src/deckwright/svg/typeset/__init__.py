"""Text as it is printed: fonts and Pango; blocks of styled runs in, laid text out, drawn on a cairo context.

Knows nothing of SVG.
"""

from .blocks import (
    Align,
    Block,
    Color,
    Direction,
    Fit,
    Inline,
    Item,
    Line,
    PlacedInline,
    Span,
    TextFinding,
    TextStyle,
    VerticalAlign,
)
from .fonts import Face, FontSet
from .pango import STRETCHES
from .regions import Region
from .setter import Typesetter
from .settext import Bar, ColoredGlyph, Paint, SetText
from .shaping import JOINED, Metrics

__all__ = [
    "JOINED",
    "STRETCHES",
    "Align",
    "Bar",
    "Block",
    "Color",
    "ColoredGlyph",
    "Direction",
    "Face",
    "Fit",
    "FontSet",
    "Inline",
    "Item",
    "Line",
    "Metrics",
    "Paint",
    "PlacedInline",
    "Region",
    "SetText",
    "Span",
    "TextFinding",
    "TextStyle",
    "Typesetter",
    "VerticalAlign",
]
