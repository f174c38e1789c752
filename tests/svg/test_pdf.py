"""The same drawing on a PDF page, rasterised by poppler, against our own picture of it.

poppler has two renderers, and its own lays the tiles of a turned pattern askew: one of them has to show what we mean.
"""

from __future__ import annotations

import subprocess
from pathlib import Path

import cairocffi
import numpy
import pytest
from PIL import Image

from deckwright.svg import Renderer, parse

from .helpers import SIDE, Files, Pixels, apart, document, ours
from .test_probes import PROBES

TOLERANCE = 0.02  # poppler draws gradients in steps


Pages = dict[str, list[Pixels]]


@pytest.fixture(scope="module")
def pages(tmp_path_factory: pytest.TempPathFactory) -> Pages:
    """Every probe on its own page of one file, 200 × 200 pixels, by each renderer."""
    folder: Path = tmp_path_factory.mktemp("pdf")
    side = SIDE * 72 / 96
    surface = cairocffi.PDFSurface(str(folder / "a.pdf"), side, side)
    context = cairocffi.Context(surface)
    renderer = Renderer(Files(), raster_dpi=96)
    for body in PROBES.values():
        renderer.draw(parse(document(body), "x.svg"), context, 72 / 25.4)
        surface.show_page()
    surface.finish()
    found: Pages = {name: [] for name in PROBES}
    for program in ("pdftoppm", "pdftocairo"):
        command = [program, "-r", "96", "-png", str(folder / "a.pdf"), str(folder / program)]
        subprocess.run(command, check=True, capture_output=True)
        for name, path in zip(PROBES, sorted(folder.glob(f"{program}-*.png")), strict=True):
            found[name].append(numpy.asarray(Image.open(path).convert("RGB")))
    return found


@pytest.mark.parametrize("name", PROBES)
def test_a_pdf_page_looks_like_the_picture(name: str, pages: Pages) -> None:
    picture = ours(document(PROBES[name]))
    assert min(apart(page, picture) for page in pages[name]) <= TOLERANCE
