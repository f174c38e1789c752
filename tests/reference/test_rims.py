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
from tests.kit.project import GAME, make

BLACK = """<svg xmlns="http://www.w3.org/2000/svg" width="40mm" height="60mm" viewBox="0 0 40 60">
  <rect x="-2" y="-2" width="44" height="64"/>
</svg>
"""
DPI = 4 * 25.4  # four pixels a millimetre
WIDE, HIGH = 30.4, 45.6  # of the card on the page, mm; its corners have a radius of 2 mm where it is 40 wide


def test_pixels_that_an_edge_runs_through_are_as_dark_as_their_share(tmp_path: Path) -> None:
    """A black card has as much ink as its area says; where each pixel that it touches is black, it has 0.6 % more."""
    area = WIDE * HIGH - (4 - math.pi) * (2 * WIDE / 40) ** 2
    figure = f"cards: [crabe]\nwidth: {WIDE}\nbacks: true\n"
    assert inked(tmp_path, figure, GAME) == pytest.approx(area, rel=0.003)


def test_round_pieces_of_a_fan_lie_on_each_other_as_discs(tmp_path: Path) -> None:
    """Two discs 0.74 of their width apart, a hair of 0.25 mm round the upper one; no corners of a square spare out."""
    radius, apart = 15.0, 0.74 * 30
    half = math.acos(apart / 2 / radius)
    shared = 2 * radius**2 * half - apart / 2 * math.sqrt(4 * radius**2 - apart**2)
    hair = 0.25 * radius * 2 * half
    round_game = GAME.replace("{size: 40 x 60 mm, radius: 2 mm,", "{size: 40 x 40 mm, shape: circle,")
    assert round_game != GAME
    one = inked(tmp_path / "one", "cards: [crabe]\nwidth: 30\nbacks: true\n", round_game)
    assert one == pytest.approx(math.pi * radius**2, rel=0.01)
    two = inked(tmp_path / "two", "cards: [crabe, ours]\nwidth: 30\nbacks: true\nfan: true\n", round_game)
    assert two == pytest.approx(2 * one - shared - hair, abs=4), "a square would spare out 38 more"


def inked(tmp_path: Path, figure: str, game: str) -> float:
    """The black of a figure of backs, in mm²."""
    tool = shutil.which("pdftoppm")
    if tool is None:
        pytest.skip("pdftoppm is not installed")
    files = {
        "cards/petit/reference/10-page.md": f"# T\n\n```cards\n{figure}```\n",
        "layouts/petit/dos.svg": BLACK,
        "cards/petit/game.yaml": game,
    }
    done = build_reference(Request(make(tmp_path, files).root, "petit", draft=True), ReferenceRequest())
    command = [tool, "-r", f"{DPI:g}", "-png", "-singlefile", "-"]
    said = subprocess.run(command, input=done.artifacts[0].read(), capture_output=True, check=True)
    ink = 1 - np.asarray(Image.open(io.BytesIO(said.stdout)).convert("L")) / 255
    return float(ink[36 * 4 : 100 * 4].sum() / 16)  # the title's rule ends above, the footer begins below
