"""The edges of cards in a PDF are smooth where a reader clips by whole pixels, as poppler does."""

from __future__ import annotations

import io
import math
import shutil
import subprocess
from pathlib import Path

import numpy as np
import pytest
from PIL import Image

from deckwright.build.request import Request
from deckwright.reference.build import ReferenceRequest, build_reference
from tests.kit.project import make

BLACK = """<svg xmlns="http://www.w3.org/2000/svg" width="40mm" height="60mm" viewBox="0 0 40 60">
  <rect x="-2" y="-2" width="44" height="64"/>
</svg>
"""
DPI = 4 * 25.4  # four pixels a millimetre
WIDE, HIGH = 30.4, 45.6  # of the card on the page, mm; its corners have a radius of 2 mm where it is 40 wide


def test_pixels_that_an_edge_runs_through_are_as_dark_as_their_share(tmp_path: Path) -> None:
    """A black card has as much ink as its area says; where each pixel that it touches is black, it has 0.6 % more."""
    tool = shutil.which("pdftoppm")
    if tool is None:
        pytest.skip("pdftoppm is not installed")
    page = f"# T\n\n```cards\ncards: [crabe]\nwidth: {WIDE}\nbacks: true\n```\n"
    project = make(tmp_path, {"cards/petit/reference/10-page.md": page, "layouts/petit/dos.svg": BLACK})
    done = build_reference(Request(project.root, "petit"), ReferenceRequest())
    command = [tool, "-r", f"{DPI:g}", "-png", "-singlefile", "-"]
    said = subprocess.run(command, input=done.artifacts[0].read(), capture_output=True, check=True)
    ink = 1 - np.asarray(Image.open(io.BytesIO(said.stdout)).convert("L")) / 255
    below = ink[36 * 4 : 100 * 4]  # the title's rule ends above, the footer begins below
    area = WIDE * HIGH - (4 - math.pi) * (2 * WIDE / 40) ** 2
    assert below.sum() / 16 == pytest.approx(area, rel=0.003)
