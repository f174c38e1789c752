"""Shades of grey: no colour is left, and what was lighter still is."""

from __future__ import annotations

import subprocess
from pathlib import Path

import numpy
import pytest
from PIL import Image

from tests.kit.project import CARTE, Project, make


def pixels(path: Path) -> numpy.ndarray:
    return numpy.asarray(Image.open(path).convert("RGB")).astype(int)


def is_grey(found: numpy.ndarray) -> bool:
    return bool((found.max(axis=2) - found.min(axis=2) <= 2).all())


@pytest.fixture
def coloured(tmp_path: Path) -> Project:
    red = '<rect x="-2" y="30" width="44" height="4" fill="#c00"/>'
    blue = '<rect x="4" y="38" width="9" height="9" fill="#00f"/>'
    return make(tmp_path, {"layouts/petit/carte.svg": CARTE.replace("</svg>", f"{red}{blue}</svg>")})


def test_sheets_have_no_colour(coloured: Project) -> None:
    def page() -> numpy.ndarray:
        plain = ("-r", "72", "-l", "1", "-aaVector", "no", "-png")  # half pixels mix what lies beside them
        subprocess.run(["pdftoppm", *plain, coloured.pdf, coloured.root / "page"])
        (path,) = coloured.root.glob("page*.png")
        return pixels(path)

    coloured.run("build")
    assert not is_grey(page())
    assert coloured.run("build", "--grey").code == 0
    grey = page()
    assert is_grey(grey) and grey.std() > 20


def test_pictures_are_as_light_as_in_colour(coloured: Project) -> None:
    """Luminosity as PDF's blend mode Color has it: 0.3 R + 0.59 G + 0.11 B; of #cc0000 61, of #0000ff 28."""
    assert coloured.run("build", "--format", "png", "--dpi", "127", "--grey", "--cards", "eclair").code == 0
    (path,) = (coloured.root / "build/petit/petit-cards-png").glob("eclair*.png")
    found = pixels(path)
    assert is_grey(found)

    def at(x: float, y: float) -> int:
        return int(found[round((y + 2) * 5), round((x + 2) * 5), 0])

    assert at(20, 32) == pytest.approx(0.3 * 0xCC, abs=2)
    assert at(8, 43) == pytest.approx(0.11 * 0xFF, abs=2)
    assert at(30, 38) == pytest.approx(0.3 * 0xFF + 0.59 * 0xF6 + 0.11 * 0xDD, abs=2)
    assert at(-1.5, 61) == pytest.approx(0.3 * 0xFF + 0.59 * 0xF6 + 0.11 * 0xDD, abs=2)  # the bleed, too


def test_drawings_have_their_colours(coloured: Project) -> None:
    assert "means nothing for --format svg" in coloured.run("build", "--format", "svg", "--grey").text
