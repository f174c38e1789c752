"""The typesetter: a block of styled items in, set text out."""

from dataclasses import replace
from functools import lru_cache
from typing import Any

from ...basics.embedding import Embedded, embedded
from ...basics.geometry import Rect
from .blocks import Block, Inline, TextStyle
from .fitting import fit
from .flowing import flow
from .fonts import Face, FontSet
from .measuring import SOFT_HYPHEN, Measured
from .pango import ffi
from .placing import place
from .settext import SetText
from .shaping import Metrics, Shaper
from .words import Words


class Typesetter:
    """Sets blocks with one set of fonts. Not safe to share between threads."""

    def __init__(self, fonts: FontSet) -> None:
        self.fonts = fonts
        self._shaper = Shaper(fonts)
        self._words = Words(self._shaper)
        self._embedded: dict[Any, Embedded | None] = {}
        self._memo = lru_cache(256)(self._set)

    def metrics(self, style: TextStyle) -> Metrics:
        """The metrics of the font that *style* asks for, for font size 1."""
        return self._shaper.metrics(style)

    @property
    def faces(self) -> frozenset[Face]:
        """The fonts that something was set in so far."""
        return self._shaper.faces

    def embedded(self, font: Any) -> Embedded | None:
        """What a PDF embeds of the font that a run was set in; None where that is no plain TrueType font."""
        if font == ffi.NULL:  # a project without fonts
            return None
        if font not in self._embedded:
            face = self._shaper.face(font)  # which keeps the font, and with it what it is known by
            file = next((own.file for own in self.fonts.faces if own == face), "")
            self._embedded[font] = embedded(file)
        return self._embedded[font]

    def set(self, block: Block) -> SetText:
        """Break *block* into lines, make it fit, and place everything."""
        return self._memo(block)

    def _set(self, block: Block) -> SetText:
        items = tuple(item for item in block.items if item.style.size > 0)
        if not any(isinstance(item, Inline) or item.text.strip(SOFT_HYPHEN) for item in items):
            return SetText(1.0, False, (), (), Rect(0, 0, 0, 0), 0.0, (), (), (), None, 1.0)
        text = Measured(replace(block, items=items), self._shaper, self._words)
        fitted = flow(text, block.region) if block.region is not None else fit(text)
        return place(text, fitted, self._shaper)
