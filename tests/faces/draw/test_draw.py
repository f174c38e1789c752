"""Faces drawn into a PDF: what other programs make of the file."""

from __future__ import annotations

import subprocess
from pathlib import Path

import numpy as np
from PIL import Image

from deckwright.faces.draw.draw import name_once
from tests.kit.project import make

MANY = """\
  <g data-for="i in range(60)" fill="#c00">
    <rect data-symbol="coeur" x="{{ 2 + 6 * (i % 6) }}" y="{{ 10 + 3 * (i // 6) }}" width="3" height="3"/>
  </g>
</svg>
"""


def test_a_form_that_is_shown_many_times_is_shown_each_time(tmp_path: Path) -> None:
    small = make(tmp_path)
    small.change("layouts/petit/dos.svg", "</svg>\n", MANY)
    assert small.run("build").code == 0
    command = ["pdftoppm", "-r", "127", "-png", "-f", "2", "-l", "2", str(small.pdf), str(tmp_path / "page")]
    assert subprocess.run(command, capture_output=True, text=True, check=True).stderr == ""
    (picture,) = tmp_path.glob("page*.png")
    with Image.open(picture) as image:
        pixels = np.asarray(image.convert("RGB"), dtype=int)
    red = (np.abs(pixels - [0xCC, 0, 0]) < 8).all(axis=2).sum()
    backs, circles, radius = 4, 60, 10 / 24 * 3 * 5  # pixels: 3 mm a symbol, 5 to the millimetre
    assert red > 0.8 * backs * circles * np.pi * radius**2


def test_a_name_stands_once_and_all_else_where_it_was() -> None:
    before = b"<< /XObject << /x5 5 0 R /x6 6 0 R /x5 5 0 R >> /Font << /f 7 0 R >> >>"
    after = b"<< /XObject << /x5 5 0 R /x6 6 0 R           >> /Font << /f 7 0 R >> >>"
    assert name_once(before) == after and len(before) == len(after)
    assert name_once(after) == after
