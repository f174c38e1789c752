"""Colours of a screen as inks: by littleCMS, relative to the paper's white, with black point compensation.

Neutral colours of texts, lines and areas are black ink alone: as light as they were, on the way from paper to full
black. So a hair of colour never stands beside a letter where plates do not meet.
"""

from __future__ import annotations

import io
from bisect import bisect_left
from functools import lru_cache
from typing import Any, Final

from PIL import Image, ImageCms

from .profiles import Profile

Ink = tuple[int, int, int, int]  # cyan, magenta, yellow, black, of 255
_INTENT: Final = ImageCms.Intent.RELATIVE_COLORIMETRIC
_FLAGS: Final = ImageCms.Flags.BLACKPOINTCOMPENSATION


class Inks:
    """What the inks of a *profile* make of colours."""

    def __init__(self, profile: Profile) -> None:
        press = ImageCms.ImageCmsProfile(io.BytesIO(profile.data))
        screen = ImageCms.ImageCmsProfile(ImageCms.createProfile("sRGB"))
        self._to_ink = ImageCms.buildTransform(screen, press, "RGB", "CMYK", _INTENT, _FLAGS)
        self.greys = _greys(press, screen)
        self.ink = lru_cache(65536)(self._ink)

    def _ink(self, red: int, green: int, blue: int) -> Ink:
        """A colour of 255 each, as texts, lines and areas have it."""
        if red == green == blue:
            return 0, 0, 0, self.greys[red]
        cyan, magenta, yellow, black = self.picture(Image.new("RGB", (1, 1), (red, green, blue))).tobytes()
        return cyan, magenta, yellow, black

    def picture(self, picture: Image.Image) -> Image.Image:
        """An RGB picture in CMYK."""
        made = ImageCms.applyTransform(picture, self._to_ink)
        assert made is not None
        return made


def _greys(press: Any, screen: Any) -> tuple[int, ...]:
    """Black ink for each grey: what lies as far between paper and full black as the grey between white and black."""
    lab = ImageCms.ImageCmsProfile(ImageCms.createProfile("LAB"))
    inks = Image.frombytes("CMYK", (256, 1), bytes(v for black in range(256) for v in (0, 0, 0, black)))
    shades = Image.frombytes("RGB", (256, 1), bytes(v for shade in range(256) for v in (shade,) * 3))
    of_ink = _lightness(inks, ImageCms.buildTransform(press, lab, "CMYK", "LAB", _INTENT))
    wanted = _lightness(shades, ImageCms.buildTransform(screen, lab, "RGB", "LAB", _INTENT))
    darkness = [-value for value in of_ink]  # rising with the ink
    found = [min(255, bisect_left(darkness, -value)) for value in wanted]
    return (255, *found[1:-1], 0)


def _lightness(colours: Image.Image, transform: Any) -> list[float]:
    """L* of each, stretched to 0 … 1."""
    made = ImageCms.applyTransform(colours, transform)
    assert made is not None
    values = made.tobytes()[::3]
    least, most = min(values), max(values)
    return [(value - least) / (most - least) for value in values]
