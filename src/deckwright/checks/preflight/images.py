"""Whether pictures of pixels have enough of them, as large as they are printed."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from ...basics.geometry import Rect
from ...basics.pictures import is_picture
from ...basics.units import mm, size_mm
from ...game.load.plain import PICTURES
from ...svg.canvas.record import ImageBox
from .finding import Finding, Findings
from .looking import SCALE, Look, box_of

LOST: Final = 0.5  # mm of a picture that may lie beyond the bleed
SAME_FORM: Final = 0.01  # by how much the forms of a picture and of a card may differ


def resolutions(look: Look) -> Findings:
    """`image-low-resolution`, which drawing finds: also of pictures within drawings, which are forms in a PDF."""
    for found in look.problems:
        if found.code == "image-low-resolution":
            placed = [image for image in look.painted.images if image.path == found.about]
            coarsest = min(placed, key=_dots, default=None)
            if coarsest is None:
                yield Finding(found, 0.0)
                continue
            pixels = _pixels(coarsest.rect, look.face.component.bleed)
            yield Finding(replace(found, card=look.face.card, spot=look.spot(pixels)), -_dots(coarsest))


def forms(look: Look) -> Findings:
    """`picture-cropped`: of a picture that is the whole face, whose form is not that of the card with its bleed."""
    face = look.face
    if not (face.layout.startswith(f"{PICTURES}/") or _is_picture(face.file)):
        return
    whole, trim, bleed = box_of(face), face.component.size, face.component.bleed
    for image in look.painted.images[:1]:
        across, down = image.rect.width - whole.width, image.rect.height - whole.height
        lost, pixels = max(across, down) / 2, image.pixels
        if lost <= LOST:
            continue
        message = f"{mm(lost)} of it at {'left and right' if across > down else 'top and bottom'} lie beyond the bleed"
        if abs(pixels.width / pixels.height * trim.height / trim.width - 1) <= SAME_FORM:
            message = "it has the form of the card without its bleed, so that its edges are cut off"
        wanted = f"the card with its bleed is {size_mm((whole.width, whole.height))}"
        hint = f"save it so, {mm(bleed)} on each side to be cut off; or write bleed: 0 mm"
        told = f"{image.path} is the whole face, and {message}; {wanted}"
        box = _pixels(whole, bleed)
        yield Finding(look.problem_at("picture-cropped", told, look.layout, box, hint, image.path), lost)


def _is_picture(file: str) -> bool:
    return is_picture(file) and not file.endswith(".svg")


def _pixels(rect: Rect, bleed: float) -> Rect:
    return Rect(*(side * SCALE for side in rect.moved(bleed, bleed)))


def _dots(image: ImageBox) -> float:
    """Pixels to the millimetre, roughly."""
    return image.pixels.width / max(image.rect.width, 1e-9)
