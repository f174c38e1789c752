"""One SVG file as a PNG."""

from __future__ import annotations

import io
from pathlib import Path

import numpy
import pytest
from PIL import Image

from deckwright.svg import render_png

from .helpers import on_white


@pytest.mark.parametrize(
    ("root", "width", "height"),
    [
        ('viewBox="0 0 10.4 20.8"', 100, 200),
        ('width="10.4" height="20.8"', 300, 600),
        ('width="6.35mm" height="8.89mm" viewBox="0 0 63.5 88.9"', 500, 700),
        ('viewBox="0 0 .5 .25"', 64, 32),
        ('viewBox="0 0 200 133"', 300, 200),  # 199.5: there is room for the last half
    ],
)
def test_a_page_of_fractions_keeps_its_form(tmp_path: Path, root: str, width: int, height: int) -> None:
    path = tmp_path / "a.svg"
    path.write_text(
        f'<svg xmlns="http://www.w3.org/2000/svg" {root}><rect width="100%" height="100%" fill="#f00"/></svg>'
    )
    png = render_png(str(path), width, str(tmp_path))
    assert Image.open(io.BytesIO(png)).size == (width, height)
    inside = on_white(png)[: height - 1, : width - 1]
    assert (inside == numpy.array([255, 0, 0])).all()
