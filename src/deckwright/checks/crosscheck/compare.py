"""Two pictures of a face, cell by cell.

Two engines never give the same pixels: edges are smoothed a little otherwise, letters lie a fraction of a pixel apart.
So both pictures are blurred first, and the mean difference of a cell may be as large as moving all edges in it by
`SHIFT` would make it. What is beyond that are shapes at other places, of other colours, or not there.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, NamedTuple

import numpy as np

from ...basics.geometry import Rect
from ...basics.records import dataclass

DPMM: Final = 10  # pixels to a millimetre
CELL: Final = 2  # mm
FLAT: Final = 3.0  # of 255: what the mean difference of a cell may be where all is of one colour
SHIFT: Final = 0.15  # mm that edges may lie apart: letters are set on whole pixels by one engine
LEAST_SEEN: Final = 0.4  # of a cell; of others too little is left to judge them by
_BLUR: Final = 7  # pixels
_ROWS: Final = 50 * CELL * DPMM  # of pixels, that are compared at a time

Pixels = np.ndarray[Any, np.dtype[np.uint8]]
Mask = np.ndarray[Any, np.dtype[np.bool_]]


@dataclass(frozen=True, slots=True)
class Cell:
    """A cell that differs; its box in millimetres from the corner of the picture."""

    rect: Rect
    difference: float


@dataclass(frozen=True, slots=True)
class Compared:
    cells: tuple[Cell, ...]  # that differ, the worst first
    seen: float  # share of the area that was compared


def compare(ours: Pixels, theirs: Pixels, masked: Mask | None = None) -> Compared:
    """The cells of two pictures of one size that differ by more than is allowed, where they are not *masked*."""
    shown = np.ones(ours.shape[:2], bool) if masked is None else ~_grown(masked)
    found = [cell for band in _bands(ours.shape[0]) for cell in _differing(ours, theirs, shown, band)]
    found.sort(key=lambda cell: -cell.difference)
    return Compared(tuple(found), float(shown.mean()))


class _Band(NamedTuple):
    """Rows of pixels that are compared at a time, with some around them, which the blurring takes in."""

    start: int
    end: int
    margin: slice


def _bands(height: int) -> Iterator[_Band]:
    """A mat has millions of pixels."""
    for start in range(0, height, _ROWS):
        end = min(start + _ROWS, height)
        yield _Band(start, end, slice(max(0, start - _BLUR), min(height, end + _BLUR)))


def _differing(ours: Pixels, theirs: Pixels, shown: Mask, band: _Band) -> Iterator[Cell]:
    """The cells of a band that differ."""
    one, other = _blur(ours[band.margin]), _blur(theirs[band.margin])
    kept = slice(band.start - band.margin.start, band.end - band.margin.start)
    counted = shown[band.start : band.end, :, None].astype(np.float32)
    seen = _cells(counted)
    apart = _cells(np.abs(one - other)[kept] * counted) / np.maximum(seen, 1)
    slope = _cells(((_slope(one) + _slope(other)) / 2)[kept] * counted) / np.maximum(seen, 1)
    beyond = (apart - FLAT - SHIFT * DPMM * slope).max(axis=2)
    beyond[seen[..., 0] < LEAST_SEEN * (DPMM * CELL) ** 2] = 0
    top = band.start / DPMM
    for row, column in np.argwhere(beyond > 0):
        rect = Rect(float(column * CELL), float(top + row * CELL), float(CELL), float(CELL))
        yield Cell(rect, float(apart[row, column].max()))


def _slope(values: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
    """By how much the colour changes from a pixel to the next, along the steeper axis."""
    down, across = np.gradient(values, axis=(0, 1))
    found: np.ndarray[Any, Any] = np.maximum(np.abs(down), np.abs(across))
    return found


def _cells(values: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
    """The sums over cells; the last of a row or column may be smaller."""
    side = DPMM * CELL
    height, width, channels = values.shape
    padded = np.pad(values, ((0, -height % side), (0, -width % side), (0, 0)))
    rows, columns = padded.shape[0] // side, padded.shape[1] // side
    found: np.ndarray[Any, Any] = padded.reshape(rows, side, columns, side, channels).sum(axis=(1, 3))
    return found


def _blur(pixels: Pixels) -> np.ndarray[Any, np.dtype[np.float32]]:
    """A box of `_BLUR` pixels along both axes."""
    values = pixels.astype(np.float32)
    for axis in (0, 1):
        values = sum(np.roll(values, step, axis) for step in range(-(_BLUR // 2), _BLUR // 2 + 1)) / _BLUR  # type: ignore[assignment]
    return values


def _grown(mask: Mask) -> Mask:
    """The mask with the pixels around it that blurring would draw it into."""
    grown = mask.copy()
    for axis in (0, 1):
        for step in range(1, _BLUR // 2 + 2):
            grown |= np.roll(mask, step, axis) | np.roll(mask, -step, axis)
    return grown
