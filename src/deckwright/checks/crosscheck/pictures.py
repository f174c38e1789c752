"""What a person looks at where the engines disagree: both pictures and the difference, the cells framed."""

from __future__ import annotations

import io
from typing import Final

import numpy as np
from PIL import Image, ImageDraw

from .compare import DPMM, Compared, Pixels

_TITLES: Final = ("Deckwright", "CairoSVG", "difference (dark: more)")
_HEAD: Final = 24
_GAP: Final = 12
_FRAME: Final = (214, 40, 57)
_GAIN: Final = 3  # of the difference, so that pale ones show, too


def side_by_side(ours: Pixels, theirs: Pixels, compared: Compared) -> bytes:
    """A PNG."""
    apart = np.abs(ours.astype(np.int16) - theirs.astype(np.int16)).max(axis=2) * _GAIN
    difference = np.repeat((255 - np.minimum(apart, 255)).astype(np.uint8)[..., None], 3, axis=2)
    panels = [_frame(pixels, compared) for pixels in (ours, theirs, difference)]
    width, height = panels[0].size
    sheet = Image.new("RGB", ((width + _GAP) * len(panels) - _GAP, height + _HEAD), "white")
    pen = ImageDraw.Draw(sheet)
    for number, (title, panel) in enumerate(zip(_TITLES, panels, strict=True)):
        sheet.paste(panel, (number * (width + _GAP), _HEAD))
        pen.text((number * (width + _GAP) + 2, 3), title, fill="black", font_size=15)
    out = io.BytesIO()
    sheet.save(out, "PNG", compress_level=3)
    return out.getvalue()


def _frame(pixels: Pixels, compared: Compared) -> Image.Image:
    image = Image.fromarray(pixels)
    pen = ImageDraw.Draw(image)
    for cell in compared.cells:
        x, y, width, height = (side * DPMM for side in cell.rect)
        pen.rectangle((x, y, x + width - 1, y + height - 1), outline=_FRAME)
    return image
