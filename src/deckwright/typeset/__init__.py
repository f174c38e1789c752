"""Text as it is printed: fonts and Pango; blocks of styled runs in, laid text out, drawn on a cairo context.

Knows nothing of SVG.
"""

from .blocks import (
    Align,
    Block,
    Color,
    Direction,
    Finding,
    Fit,
    Inline,
    Item,
    Line,
    PlacedInline,
    Span,
    TextStyle,
    VerticalAlign,
)
from .fonts import Face, FontSet
from .setter import Typesetter
from .settext import Paint, SetText
from .shaping import Metrics

__all__ = [
    "Align",
    "Block",
    "Color",
    "Direction",
    "Face",
    "Finding",
    "Fit",
    "FontSet",
    "Inline",
    "Item",
    "Line",
    "Metrics",
    "Paint",
    "PlacedInline",
    "SetText",
    "Span",
    "TextStyle",
    "Typesetter",
    "VerticalAlign",
]
