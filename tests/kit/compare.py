"""How far two pictures are apart, cell by cell, so that a small fault counts where it is and noise counts nowhere."""

from __future__ import annotations

import base64
import html
import io
from collections.abc import Sequence
from pathlib import Path
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt
from PIL import Image

Pixels = npt.NDArray[np.uint8]

DPI: Final = 100
CELL_MM: Final = 2.0
MOST: Final = (
    6.0  # of 255: what other versions of cairo and Pango change by smoothing edges is less, any fault is more
)


class Cell(NamedTuple):
    """A square of 2 mm that differs: its corner in millimetres, and by how much, of 255."""

    x: float
    y: float
    difference: float


def differing(got: Pixels, wanted: Pixels) -> list[Cell]:
    """The cells of two pictures, height × width × 3, that differ by more than is allowed, the worst first."""
    if got.shape != wanted.shape:
        return [Cell(0, 0, 255)]
    apart = np.abs(blurred(got) - blurred(wanted)).max(axis=2)
    side = CELL_MM * DPI / 25.4
    rows, columns = (np.floor(np.arange(length) / side).astype(int) for length in apart.shape)
    height, width = rows[-1] + 1, columns[-1] + 1
    sums, counts = np.zeros((height, width)), np.zeros((height, width))
    np.add.at(sums, (rows[:, None], columns[None, :]), apart)
    np.add.at(counts, (rows[:, None], columns[None, :]), 1)
    means = sums / counts
    found = [
        Cell(float(x) * CELL_MM, float(y) * CELL_MM, float(means[y, x])) for y, x in np.argwhere(means > MOST)
    ]
    return sorted(found, key=lambda cell: -cell.difference)


def blurred(pixels: Pixels) -> npt.NDArray[np.float64]:
    """Each pixel as the mean of its nine neighbours: an edge that is smoothed otherwise is the same edge."""
    height, width = pixels.shape[:2]
    padded = np.pad(pixels.astype(float), ((1, 1), (1, 1), (0, 0)), mode="edge")
    shifted = (padded[y : y + height, x : x + width] for y in range(3) for x in range(3))
    return np.asarray(np.stack(list(shifted)).sum(axis=0) / 9)


def read(path: Path) -> Pixels:
    with Image.open(path) as image:
        return np.asarray(image.convert("RGB"))


def write(path: Path, pixels: Pixels) -> None:
    path.write_bytes(as_png(pixels))


def as_png(pixels: Pixels) -> bytes:
    buffer = io.BytesIO()
    Image.fromarray(pixels).save(buffer, "PNG", optimize=True)
    return buffer.getvalue()


def report(name: str, reason: str, got: Pixels, wanted: Pixels | None, cells: Sequence[Cell]) -> str:
    """A page, complete in itself, that shows both pictures and where they differ."""
    pictures = [("as it is now", got)]
    if wanted is not None:
        pictures.insert(0, ("as it should be", wanted))
        if wanted.shape == got.shape:
            apart = np.abs(got.astype(int) - wanted.astype(int)).max(axis=2)
            pictures.append(("difference", np.repeat(255 - apart[..., None], 3, axis=2).astype(np.uint8)))
    shown = "".join(
        f'<figure><img src="data:image/png;base64,{base64.b64encode(as_png(pixels)).decode()}">'
        f"<figcaption>{caption}</figcaption></figure>"
        for caption, pixels in pictures
    )
    listed = "".join(f"<li>{c.x:g} mm, {c.y:g} mm: {c.difference:.0f} of 255</li>" for c in cells[:40])
    return (
        f'<!doctype html><meta charset="utf-8"><title>{html.escape(name)}</title>'
        "<style>body{font:16px sans-serif;margin:2em;background:#ddd}figure{display:inline-block;margin:1em}"
        "img{image-rendering:pixelated;width:420px}</style>"
        f"<h1>{html.escape(name)}</h1><p>{html.escape(reason)}</p>{shown}<ol>{listed}</ol>"
        "<p>If the new picture is right: <code>pytest tests/faces/golden --accept</code></p>"
    )
