"""How much ink lies on a finished page: read from its plates, where the conversion alone cannot promise it.

A profile mixes at most so much for one colour, and what is seen through lies between what it is mixed of. Only black
that prints over a ground, and what multiplies or darkens the colours below, come to more.
"""

from __future__ import annotations

import io
from pathlib import Path
from typing import Any, Final

import numpy as np
from pikepdf import Dictionary, Name, Pdf
from PIL import Image

from .....basics.poppler import page_inks
from .document import Press, things_of
from .inks import Inks

DPI: Final = (
    203.2  # eight pixels to the millimetre: the blocks that JPEG keeps the mean of, whatever it blurs in them
)
PER_MM: Final = 8
_STEPS: Final = 16  # of red, green and blue each, to find out what a profile mixes at most


def may_exceed(data: bytes, press: Press) -> bool:
    """Whether anything of the PDF *data* could take more ink than the paper takes; else nothing need be looked at."""
    total, below_black = most_ink(press)
    if max(total, below_black + 100) > press.limit:
        return True
    with Pdf.open(io.BytesIO(data)) as pdf:
        return any(_mixes_anew(thing) for thing, _ in things_of(pdf))


def most_ink(press: Press) -> tuple[float, float]:
    """Percent of ink that the profile makes of any colour: in all, and without black."""
    levels = np.linspace(0, 255, _STEPS).round().astype(np.uint8)
    colours = np.stack(np.meshgrid(levels, levels, levels), axis=-1).reshape(1, -1, 3)
    made = np.asarray(Inks(press.profile).picture(Image.fromarray(colours, "RGB")), dtype=float)[0] / 2.55
    return float(made.sum(axis=1).max()), float(made[:, :3].sum(axis=1).max())


def _mixes_anew(thing: Any) -> bool:
    modes = thing.get("/BM") if isinstance(thing, Dictionary) else None
    return modes is not None and modes not in (Name.Normal, Name.Compatible)


def plates(path: Path, page: int) -> Image.Image | None:
    """The inks of a page (from 0) at `DPI`; None where no program reads them."""
    return page_inks(path, page, DPI)


def coverage(inks: Image.Image) -> np.ndarray[Any, np.dtype[np.float64]]:
    """Percent of ink on each square millimetre from the upper left; smaller spots even out on paper."""
    total = np.asarray(inks, dtype=float).sum(axis=2) / 2.55
    height, width = (-(-side // PER_MM) for side in total.shape)
    rest = ((0, height * PER_MM - total.shape[0]), (0, width * PER_MM - total.shape[1]))
    squares = np.pad(total, rest, mode="edge").reshape(height, PER_MM, width, PER_MM)
    return np.asarray(squares.mean(axis=(1, 3)), dtype=float)
