"""Whether pictures of pixels have enough of them, as large as they are printed."""

from __future__ import annotations

from dataclasses import replace

from ...basics.geometry import Rect
from ...svg.canvas.record import ImageBox
from .finding import Finding, Findings
from .looking import SCALE, Look


def resolutions(look: Look) -> Findings:
    """`image-low-resolution`, which drawing finds: also of pictures within drawings, which are forms in a PDF."""
    for found in look.problems:
        if found.code == "image-low-resolution":
            placed = [image for image in look.painted.images if image.path == found.about]
            coarsest = min(placed, key=_dots, default=None)
            if coarsest is None:
                yield Finding(found, 0.0)
                continue
            box = coarsest.rect.moved(look.face.component.bleed, look.face.component.bleed)
            pixels = Rect(*(side * SCALE for side in box))
            yield Finding(replace(found, card=look.face.card, spot=look.spot(pixels)), -_dots(coarsest))


def _dots(image: ImageBox) -> float:
    """Pixels to the millimetre, roughly."""
    return image.pixels.width / max(image.rect.width, 1e-9)
