"""textLength on a part of a text: the part is as long as is written, and what follows stands behind it."""

from __future__ import annotations

import numpy
import pytest

from deckwright.svg.typeset import FontSet
from tests.kit.resources import sans_files

from .helpers import Files, document, ours, problems

FILES = Files(fonts=FontSet(sans_files()))
TEXT = '<text x="10" y="60" font-family="Source Sans Pro" font-size="20" {0}>{1}</text>'
PATH = '<path id="p" d="M10 60H190" fill="none"/>'


def _columns(body: str, outer: str = "") -> tuple[dict[str, tuple[int, int]], list[str]]:
    """The first and last column of what is red, and of what is blue; and what is told."""
    text = document(PATH + TEXT.format(outer, body))
    pixels = ours(text, FILES).astype(int)
    inks = {
        "red": (pixels[..., 0] - pixels[..., 2]) > 128,
        "blue": (pixels[..., 2] - pixels[..., 0]) > 128,
    }
    found = {}
    for name, ink in inks.items():
        at = numpy.nonzero(ink.any(axis=0))[0]
        found[name] = (int(at.min()), int(at.max())) if at.size else (0, 0)
    return found, [each.message for each in problems(text, FILES)]


def _part(attributes: str, letters: str = "HIH", tag: str = "tspan") -> str:
    return f'<{tag} fill="red" {attributes}>{letters}</{tag}><tspan fill="blue">H</tspan>'


BEARING = 1.8  # of an H at this size: 0.09 em on either side


@pytest.mark.parametrize("length", [60, 90, 120])
@pytest.mark.parametrize("adjust", ["spacing", "spacingAndGlyphs"])
def test_a_part_is_as_long_as_is_written(length: int, adjust: str) -> None:
    found, told = _columns(_part(f'textLength="{length}" lengthAdjust="{adjust}"'))
    natural, _ = _columns(_part(""))
    wide = (natural["red"][1] - natural["red"][0] + 2 * BEARING) if adjust == "spacingAndGlyphs" else 1.0
    share = length / wide if adjust == "spacingAndGlyphs" else 1.0
    assert told == []
    assert found["red"][0] == pytest.approx(10 + BEARING * share, abs=1.5)
    assert found["red"][1] == pytest.approx(10 + length - BEARING * share, abs=1.5)
    assert found["blue"][0] == pytest.approx(10 + length + BEARING, abs=1.5)


def test_letters_keep_their_width_unless_they_are_to_be_stretched() -> None:
    stretched, _ = _columns(_part('textLength="90" lengthAdjust="spacingAndGlyphs"', "H"))
    spaced, _ = _columns(_part('textLength="90"', "H"))
    assert stretched["red"][1] - stretched["red"][0] > 60
    assert spaced["red"][1] - spaced["red"][0] < 15


def test_an_accent_stays_on_its_letter() -> None:
    with_accent, _ = _columns(_part('textLength="100"', "He\u0301H"))
    without, _ = _columns(_part('textLength="100"', "HeH"))
    assert with_accent["red"] == without["red"]


def test_a_part_within_a_part_has_its_own_length() -> None:
    inner = '<tspan fill="blue" textLength="60">HH</tspan>'
    found, told = _columns(f'<tspan textLength="120" fill="red">H{inner}H</tspan>')
    assert told == []
    assert found["blue"][1] - found["blue"][0] >= 55
    assert found["red"][1] == pytest.approx(130 - BEARING, abs=1.5)


def test_along_a_path() -> None:
    found, told = _columns(
        _part('href="#p" textLength="120"', "HIH", "textPath").split("</textPath>")[0] + "</textPath>"
    )
    assert told == []
    start = 10 + 10  # the path begins at 10, and the text at 10 along it
    assert found["red"][0] == pytest.approx(start + BEARING, abs=1.5)
    assert found["red"][1] == pytest.approx(start + 120 - BEARING, abs=1.5)


def test_letters_on_a_path_are_not_stretched() -> None:
    _, told = _columns('<textPath href="#p" textLength="90" lengthAdjust="spacingAndGlyphs">HIH</textPath>')
    assert len(told) == 1
    assert "lengthAdjust='spacingAndGlyphs' is not supported" in told[0]


def test_a_length_of_nothing_is_told() -> None:
    _, told = _columns(_part('textLength="0"'))
    assert len(told) == 1
    assert "textLength=0" in told[0]
