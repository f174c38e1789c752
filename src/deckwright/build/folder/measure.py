"""How large the card is that a picture shows, and how much of the picture is bleed: by the table of sizes.

A picture knows its pixels, and often not how many go to an inch: 815 × 1110 may be 63 × 88 mm with 3 mm around it at
300 dpi, or half of that at 600. What is within 1 % of a size that has a name counts; the nearest is taken, and the next
is told. Where two are as near, and where none is, the person is asked.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final

from ...basics.geometry import Size
from ...basics.problems import DeckwrightError, Place, Problem, problem
from ...basics.records import dataclass
from ...basics.sizes import NamedSize, all_sizes
from ...basics.units import mm, size_mm

NEAR: Final = 0.01  # of a side: makers round their pixels
ALIKE: Final = 0.0015  # two that are off by as little are told apart by nobody
# What makers ask for: none, 1/16 in, 2 mm, 3 mm, MakePlayingCards' 36 pixels at 300 dpi, 1/8 in.
BLEEDS: Final = (0.0, 25.4 / 16, 2.0, 3.0, 36 / 300 * 25.4, 25.4 / 8)
TOLD_APART: Final = tuple(bleed for bleed in BLEEDS if bleed != 36 / 300 * 25.4)  # by proportions
MOST_BLEED: Final = 8.0
OFF: Final = 0.4  # mm that a bleed found by proportions may be from one of BLEEDS
UNTOLD: Final = frozenset({72, 96})  # what programs write who know of no resolution
# Resolutions where a picture tells none: the first counts that some size fits.
USUAL_DPI: Final = 300.0
TRIED: Final = (USUAL_DPI, 600.0, 1200.0, 400.0, 800.0, 150.0, 200.0, 96.0, 72.0)


@dataclass(frozen=True, slots=True)
class Extent:
    """What a picture says of its own size."""

    label: str  # its file, as problems name it
    width: float  # pixels, or millimetres where `in_mm`
    height: float
    dpi: float | None = None
    in_mm: bool = False
    trim: Size | None = None  # where its page boxes say it
    bleed: float = 0.0

    @property
    def told_dpi(self) -> float | None:
        return self.dpi if self.dpi is not None and round(self.dpi) not in UNTOLD else None


@dataclass(frozen=True, slots=True)
class CardSize:
    """The trim of the card that a picture shows, and what of the picture is bleed; millimetres."""

    trim: Size
    bleed: float
    name: str = ""  # of the size
    also: str = ""  # what else is within 1 %
    guessed_dpi: float | None = None  # where the picture tells none, and 300 fits no size


@dataclass(frozen=True, slots=True)
class _Candidate:
    off: float  # of a side, at most
    dpi: float | None
    size: NamedSize
    trim: Size
    bleed: float


def measure(extent: Extent, size: Size | None = None, bleed: float | None = None) -> CardSize:
    """The card that a picture of this *extent* shows; *size* is its trim and *bleed* what is around it, where known.

    Raises DeckwrightError (`picture-size`) where it cannot be told.
    """
    if extent.trim is not None and size is None:
        return CardSize(extent.trim, extent.bleed if bleed is None else bleed, _name(extent.trim))
    if size is not None:
        return _of_known(extent, size, bleed)
    for dpi in _resolutions(extent):
        found = sorted(_candidates(extent, dpi, bleed), key=lambda each: each.off)
        if found:
            return _nearest(extent, found)
    raise DeckwrightError(_unknown(extent))


def _resolutions(extent: Extent) -> tuple[float | None, ...]:
    if extent.in_mm:
        return (None,)
    return (extent.told_dpi,) if extent.told_dpi else TRIED


def _candidates(extent: Extent, dpi: float | None, bleed: float | None) -> Iterator[_Candidate]:
    width, height = (side if dpi is None else side / dpi * 25.4 for side in (extent.width, extent.height))
    for size in _cards():
        for trim in {size.size, size.size.turned()}:
            for around in BLEEDS if bleed is None else (bleed,):
                off = max(
                    abs(width / (trim.width + 2 * around) - 1), abs(height / (trim.height + 2 * around) - 1)
                )
                if off <= NEAR:
                    yield _Candidate(off, dpi, size, trim, around)


@cache
def _cards() -> tuple[NamedSize, ...]:
    return tuple(size for size in all_sizes("cards").values() if size.shape == "rectangle")


def _nearest(extent: Extent, found: list[_Candidate]) -> CardSize:
    """The nearest; the next of another trim is told, and asked for where it is as near."""
    best = found[0]
    others = [each for each in found if each.trim != best.trim]
    if others and others[0].off - best.off < ALIKE:
        names = " or ".join(_said(each) for each in (best, others[0]))
        message = f"a picture of {_told(extent)} may be {names}"
        hint = f"--size {best.size.id} or --size {others[0].size.id}"
        raise DeckwrightError(problem("picture-size", message, Place(extent.label), hint=hint))
    guessed = best.dpi if extent.told_dpi is None and best.dpi != USUAL_DPI else None
    return CardSize(best.trim, best.bleed, best.size.id, others[0].size.id if others else "", guessed)


def _said(candidate: _Candidate) -> str:
    around = f" with {mm(candidate.bleed)} of bleed" if candidate.bleed else ""
    return f"{candidate.size.id} ({size_mm(candidate.trim)}){around}"


def _told(extent: Extent) -> str:
    if extent.in_mm:
        return size_mm((extent.width, extent.height))
    pixels = f"{extent.width:.0f} × {extent.height:.0f} pixels"
    return f"{pixels} at {extent.told_dpi:.0f} dpi" if extent.told_dpi else pixels


def _unknown(extent: Extent) -> Problem:
    message = f"no size of cards that has a name is within 1 % of {_told(extent)}"
    if extent.in_mm or extent.told_dpi:
        scale = 1.0 if extent.in_mm else 25.4 / (extent.told_dpi or USUAL_DPI)
        own = f"{extent.width * scale:.1f}x{extent.height * scale:.1f}mm"
        hint = f"--size says how large a card is cut: a name (deckwright list --sizes), or {own} for all of the picture"
    else:
        hint = "--size says how large a card is cut: a name (deckwright list --sizes), or 63x88mm"
    return problem("picture-size", message, Place(extent.label), hint=hint)


def _of_known(extent: Extent, size: Size, bleed: float | None) -> CardSize:
    """A card of *size*, laid as the picture lies; its bleed by the proportions, where nobody says it."""
    lies = extent.width > extent.height
    trim = size.turned() if lies != (size.width > size.height) and size.width != size.height else size
    if bleed is not None:
        return CardSize(trim, bleed)
    if extent.trim is not None and _fits(extent.trim, trim):
        return CardSize(trim, extent.bleed)
    around = _by_resolution(extent, trim)
    if around is None:
        around = _by_proportions(extent, trim)
    if around is None:
        message = f"{_told(extent)} is not as wide for its height as {size_mm(trim)}, with bleed or without"
        hint = "--size says how large a card is cut; --picture-bleed how much of the picture is around it"
        raise DeckwrightError(problem("picture-size", message, Place(extent.label), hint=hint))
    return CardSize(trim, around)


def _by_resolution(extent: Extent, trim: Size) -> float | None:
    """What is around *trim* where the picture's own size is known."""
    dpi = extent.told_dpi
    if not extent.in_mm and dpi is None:
        return None
    scale = 1.0 if extent.in_mm else 25.4 / (dpi or 1)
    across, down = ((extent.width * scale - trim.width) / 2, (extent.height * scale - trim.height) / 2)
    around = (across + down) / 2
    if abs(across - down) > OFF or not -OFF <= around <= MOST_BLEED:
        return None
    return _usual(around)


def _by_proportions(extent: Extent, trim: Size) -> float | None:
    """The bleed b for which width : height is as (W + 2b) : (H + 2b); 0 for squares, which say nothing."""
    w, h = extent.width, extent.height
    if abs(w / h - 1) < NEAR and abs(trim.width / trim.height - 1) < NEAR:
        return 0.0
    if abs(h - w) < NEAR * h:
        return None
    around = (w * trim.height - h * trim.width) / (2 * (h - w))
    return _usual(around) if -OFF <= around <= MOST_BLEED else None


def _usual(around: float) -> float:
    """The bleed that was meant: whole pixels tell 3 mm from 1/8 in, and nothing finer."""
    nearest = min(TOLD_APART, key=lambda usual: abs(usual - around))
    return nearest if abs(nearest - around) <= OFF else around


def _fits(one: Size, other: Size) -> bool:
    return all(abs(a / b - 1) <= NEAR for a, b in zip(one, other, strict=True))


def _name(trim: Size) -> str:
    """The size that a trim is, where it has a name."""
    upright = Size(min(trim), max(trim))
    return next((size.id for size in _cards() if _fits(size.size, upright)), "")
