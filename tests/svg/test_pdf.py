"""The same drawing on a PDF page, rasterised by poppler, against our own picture of it."""

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

TOLERANCE = 0.01


@pytest.fixture(scope="module")
def pages(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Pixels]:
    """Every probe on its own page of one file, 200 × 200 pixels."""
    folder: Path = tmp_path_factory.mktemp("pdf")
    side = SIDE * 72 / 96
    surface = cairocffi.PDFSurface(str(folder / "a.pdf"), side, side)
    context = cairocffi.Context(surface)
    renderer = Renderer(Files(), raster_dpi=96)
    for body in PROBES.values():
        renderer.draw(parse(document(body), "x.svg"), context, 72 / 25.4)
        surface.show_page()
    surface.finish()
    command = ["pdftocairo", "-r", "96", "-png", str(folder / "a.pdf"), str(folder / "p")]
    subprocess.run(command, check=True, capture_output=True)
    files = sorted(folder.glob("p-*.png"))
    return {
        name: numpy.asarray(Image.open(path).convert("RGB")) for name, path in zip(PROBES, files, strict=True)
    }


@pytest.mark.parametrize("name", PROBES)
def test_a_pdf_page_looks_like_the_picture(name: str, pages: dict[str, Pixels]) -> None:
    assert apart(pages[name], ours(document(PROBES[name]))) <= TOLERANCE
