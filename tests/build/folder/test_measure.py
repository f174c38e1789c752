"""Sizes by pixels: what makers of cards ask for, as their own pages state it, comes out as the card that it is."""

from __future__ import annotations

import pytest

from deckwright.basics.geometry import Size
from deckwright.basics.problems import DeckwrightError
from deckwright.build.folder.measure import Extent, measure

POKER, MTG, TAROT = Size(63.5, 88.9), Size(63, 88), Size(69.85, 120.65)


def pixels(width: float, height: float, dpi: float | None = None) -> Extent:
    return Extent("a.png", width, height, dpi)


def refused(extent: Extent, size: Size | None = None) -> str:
    with pytest.raises(DeckwrightError) as caught:
        measure(extent, size)
    (problem,) = caught.value.problems
    assert problem.code == "picture-size"
    return f"{problem.message} | {problem.hint}"


@pytest.mark.parametrize(
    ("extent", "trim", "bleed"),
    [
        (pixels(750, 1050), POKER, 0),  # 2.5 × 3.5 in at 300 dpi
        (pixels(825, 1125), POKER, 3.175),  # The Game Crafter
        (pixels(822, 1122), POKER, 3.048),  # MakePlayingCards: 36 pixels
        (pixels(744, 1039), MTG, 0),
        (pixels(815, 1110), MTG, 3),
        (pixels(1630, 2220, 600), MTG, 3),
        (pixels(1500, 2100), POKER, 0),  # no size at 300: 600
        (pixels(897, 1497), TAROT, 3.048),
        (pixels(1050, 750), POKER.turned(), 0),
        (pixels(750, 1050, 72), POKER, 0),  # what programs write that know of none
    ],
)
def test_pixels_are_the_card_that_they_were_made_for(extent: Extent, trim: Size, bleed: float) -> None:
    found = measure(extent)
    assert found.trim == pytest.approx(trim, abs=0.01)
    assert found.bleed == pytest.approx(bleed, abs=0.05)


def test_what_else_is_near_is_told() -> None:
    found = measure(pixels(749, 1048))  # off by 0.2 % from 63.5 × 88.9 mm, by 0.8 % from 63 × 88 mm
    assert (found.name, found.also) == ("poker", "mtg")
    assert measure(pixels(1500, 2100)).guessed_dpi == 600
    assert measure(pixels(1500, 2100, 600)).guessed_dpi is None


def test_two_that_are_as_near_are_asked_for() -> None:
    told = refused(pixels(747, 1044.5))  # half way between 63 × 88 and 63.5 × 88.9
    assert "mtg (63 × 88 mm)" in told and "poker (63.5 × 88.9 mm)" in told
    assert "--size mtg" in told and "--size poker" in told


def test_none_within_one_percent_is_asked_for() -> None:
    assert "no size of cards that has a name is within 1 % of 1000 × 1010 pixels at 300 dpi" in refused(
        pixels(1000, 1010, 300)
    )
    assert "84.7x85.5mm" in refused(pixels(1000, 1010, 300))  # 1000 / 300 in


@pytest.mark.parametrize(
    ("extent", "size", "bleed"),
    [
        (pixels(815, 1110), MTG, 3),
        (pixels(630, 880), MTG, 0),
        (pixels(690, 940), MTG, 3),  # ten pixels a millimetre, which nobody said
        (pixels(825, 1125), POKER, 3.175),
        (pixels(1000, 1000), Size(70, 70), 0),
        (pixels(898, 898, 300), Size(70, 70), 3),  # 76.03 mm: a square's bleed follows from its resolution
        (Extent("a.pdf", 69, 94, in_mm=True), MTG, 3),
        (Extent("a.pdf", 94, 69, in_mm=True), MTG, 3),
    ],
)
def test_with_a_size_the_bleed_follows(extent: Extent, size: Size, bleed: float) -> None:
    found = measure(extent, size)
    assert found.bleed == pytest.approx(bleed, abs=0.01)
    assert (found.trim.width > found.trim.height) == (extent.width > extent.height)


def test_other_proportions_are_refused() -> None:
    assert "750 × 1050 pixels is not as wide for its height as 70 × 71 mm" in refused(
        pixels(750, 1050), Size(70, 71)
    )


def test_the_boxes_of_a_page_say_it() -> None:
    extent = Extent("a.pdf", 69, 94, in_mm=True, trim=Size(62, 87), bleed=3.5)
    assert (measure(extent).trim, measure(extent).bleed) == (Size(62, 87), 3.5)
