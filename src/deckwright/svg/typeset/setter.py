"""The typesetter: a block of styled items in, set text out."""

from dataclasses import replace
from functools import lru_cache

from ...basics.geometry import Rect
from .blocks import Block, Inline, TextStyle
from .fitting import fit
from .flowing import flow
from .fonts import Face, FontSet
from .measuring import SOFT_HYPHEN, Measured
from .placing import place
from .settext import SetText
from .shaping import Metrics, Shaper


class Typesetter:
    """Sets blocks with one set of fonts. Not safe to share between threads."""

    def __init__(self, fonts: FontSet) -> None:
        self.fonts = fonts
        self._shaper = Shaper(fonts)
        self._memo = lru_cache(256)(self._set)

    def metrics(self, style: TextStyle) -> Metrics:
        """The metrics of the font that *style* asks for, for font size 1."""
        return self._shaper.metrics(style)

    @property
    def faces(self) -> frozenset[Face]:
        """The fonts that something was set in so far."""
        return self._shaper.faces

    def set(self, block: Block) -> SetText:
        """Break *block* into lines, make it fit, and place everything."""
        return self._memo(block)

    def _set(self, block: Block) -> SetText:
        items = tuple(item for item in block.items if item.style.size > 0)
        if not any(isinstance(item, Inline) or item.text.strip(SOFT_HYPHEN) for item in items):
            return SetText(1.0, False, (), (), Rect(0, 0, 0, 0), 0.0, (), (), (), None, 1.0)
        text = Measured(replace(block, items=items), self._shaper)
        fitted = flow(text, block.region) if block.region is not None else fit(text)
        return place(text, fitted, self._shaper)
