"""Whether texts can be read: the size of their letters, their contrast with what is behind them."""

from __future__ import annotations

from typing import Final

import numpy
import numpy.typing as npt

from ...basics.written import number
from ...svg.canvas.record import Letters
from .finding import Finding, Findings
from .looking import Look, box_around, quote

LEAST: Final = 6.0  # pt: below it most people need a glass (print shops ask for 6 to 8)
COMFORTABLE: Final = 8.0  # pt, for a text that is read rather than recognized
RUNNING: Final = 60  # letters of a text that is read
CONTRAST: Final = 4.5  # to 1 (WCAG 2.2, 1.4.3)
CONTRAST_OF_LARGE: Final = 3.0
LARGE, LARGE_BOLD = 18.0, 14.0  # pt
WORST: Final = 10  # per cent of a text's letters that may have less contrast than is told
SLACK: Final = 0.01  # pt, for sums of decimals

Array = npt.NDArray[numpy.float64]


def sizes(look: Look) -> Findings:
    """`text-small`, `text-fine`."""
    for letters in look.letters:
        points = letters.points
        if points < LEAST - SLACK:
            code, least, who = "text-small", LEAST, "that most people can read"
        elif points < COMFORTABLE - SLACK and len(letters.around) >= RUNNING:
            code, least, who = "text-fine", COMFORTABLE, "that is read with ease"
        else:
            continue
        message = f"{quote(letters.text)} is set in {number(points, least)} pt; {number(least)} pt is the least {who}"
        found = look.problem_at(
            code, message, letters.place, box_around(letters), "set it larger, or say less", letters.id
        )
        yield Finding(found, least - points)


def contrasts(look: Look) -> Findings:
    """`contrast-low`."""
    for letters in look.letters:
        if letters.ahead is None:
            continue
        least = CONTRAST_OF_LARGE if is_large(letters) else CONTRAST
        ratio = contrast(letters)
        if ratio >= least:
            continue
        message = (
            f"{quote(letters.text)} has a contrast of {number(ratio, least)} to 1 with what is behind it; "
            f"{number(least)} to 1 is the least for letters of {number(letters.points)} pt"
        )
        hint = "make the letters darker or lighter, or put a calm ground behind them"
        found = look.problem_at("contrast-low", message, letters.place, box_around(letters), hint, letters.id)
        yield Finding(found, least - ratio)


def is_large(letters: Letters) -> bool:
    return letters.points >= (LARGE_BOLD if letters.bold else LARGE)


def contrast(letters: Letters) -> float:
    """How many times lighter the letters are than what is behind them, or darker, where they are worst off."""
    ahead = numpy.median(luminance(letters.ahead[letters.covered]))
    behind = luminance(letters.behind[letters.covered])
    lighter, darker = numpy.maximum(ahead, behind), numpy.minimum(ahead, behind)
    return float(numpy.percentile((lighter + 0.05) / (darker + 0.05), WORST))


def luminance(colours: npt.NDArray[numpy.uint8]) -> Array:
    """The relative luminance of colours (WCAG 2.2), 0 to 1."""
    weighed: Array = linear(colours) @ numpy.array([0.2126, 0.7152, 0.0722])
    return weighed


def linear(colours: npt.NDArray[numpy.uint8]) -> Array:
    """Channels of sRGB, 0 to 255, as shares of light (IEC 61966-2-1)."""
    shares = colours.astype(numpy.float64) / 255
    return numpy.where(shares <= 0.04045, shares / 12.92, ((shares + 0.055) / 1.055) ** 2.4)
