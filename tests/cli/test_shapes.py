"""Tokens, tiles and mats from game.yaml to the finished files; what cannot be cut is told and nothing is written."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import numpy as np
import pikepdf
import pytest
from PIL import Image

from deckwright.basics.geometry import Size
from deckwright.basics.outlines import path_faults
from tests.kit.places import ROOT
from tests.kit.project import Project

GAME = """\
title: Formes
languages: [fr]
fonts: [font-source-sans-pro]
components:
  disque: {size: 20 mm, shape: circle, bleed: 2 mm, safe: 2 mm}
  fleche: {size: 30 x 20 mm, bleed: 2 mm, shape: {path: "M0 6 H18 V0 L30 10 L18 20 V14 H0 Z"}}
  tapis: {size: 610 x 355 mm, bleed: 3 mm, tiled: yes}
types:
  jeton: {name: Jeton, component: disque, front: disque.svg, back: disque.svg}
  fleche: {name: Flèche, component: fleche, front: fleche.svg, back: fleche.svg}
  tapis: {name: Tapis, component: tapis, front: tapis.svg}
decks:
  jetons: {title: Jetons, where: "type != 'tapis'"}
  tapis: {title: Tapis, where: "type == 'tapis'"}
"""
CARDS = "un: {type: jeton, copies: 24}\nvent: {type: fleche, copies: 3}\nsol: {type: tapis}\n"
LAYOUT = """\
<svg xmlns="http://www.w3.org/2000/svg" width="{0}mm" height="{1}mm" viewBox="0 0 {0} {1}">
  <rect x="-9" y="-9" width="{2}" height="{3}" fill="#c96"/>
</svg>
"""


@pytest.fixture
def formes(tmp_path: Path) -> Project:
    project = Project(tmp_path)
    project.write("cards/formes/game.yaml", GAME)
    project.write("cards/formes/tout.yaml", CARDS)
    for name, width, height in (("disque", 20, 20), ("fleche", 30, 20), ("tapis", 610, 355)):
        text = LAYOUT.format(width, height, width + 18, height + 18)
        project.write(f"layouts/formes/{name}.svg", text)
    (tmp_path / "assets").mkdir()
    return project


def content(project: Project, name: str) -> Any:
    return json.loads((project.root / f"build/formes/{name}.manifest.json").read_text("utf-8"))


def test_two_shapes_share_a_sheet_with_their_backs(formes: Project) -> None:
    done = formes.run("build", "--deck", "jetons")
    assert done.code == 0, done.text
    sheets = content(formes, "formes-cards-jetons-a4")["sheets"]
    assert [sheet["side"] for sheet in sheets] == ["front", "back"]
    assert len(sheets[0]["placements"]) == len(sheets[1]["placements"]) == 27


def test_cut_files_stand_beside_the_sheets(formes: Project) -> None:
    done = formes.run("build", "--deck", "jetons", "--cut", "svg,dxf,pdf", "--cutter", "silhouette")
    assert done.code == 0, done.text
    stem = "formes-cards-jetons-a4"
    names = sorted(path.name for path in (formes.root / "build/formes").iterdir())
    assert names == [f"{stem}-cut.dxf", f"{stem}-cut.svg", f"{stem}.manifest.json", f"{stem}.pdf"]
    assert b"/CutContour" in (formes.root / f"build/formes/{stem}.pdf").read_bytes() or has_spot(formes, stem)


def has_spot(project: Project, stem: str) -> bool:
    with pikepdf.open(project.root / f"build/formes/{stem}.pdf") as pdf:
        return any(str(value[1]) == "/CutContour" for value in pdf.pages[0].Resources.ColorSpace.values())


def test_a_mat_is_printed_in_tiles(formes: Project) -> None:
    done = formes.run("build", "--deck", "tapis")
    assert done.code == 0, done.text
    sheets = content(formes, "formes-cards-tapis-a4")["sheets"]
    assert [sheet["placements"][0]["deck"] for sheet in sheets] == ["plan"] + ["tapis"] * 6


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("L18 20 V14 H0 Z", "L18 20 V14 H0", ["cut-path", "open", "(0, 14)", "(0, 6)", "8 mm"]),
        ("L18 20 V14 H0 Z", "L18 20 V2 H0 Z", ["cut-path", "crosses itself", "(18, 6)"]),
        ("H18 V0 L30 10", "H18 V0 L34 10", ["cut-path", "(34, 20)", "30 × 20 mm"]),
        ("M0 6", "0 6", ["cut-path", "not path data"]),
        (", tiled: yes", "", ["card-too-large", "610 × 355 mm", "does not fit a4", "`tiled: yes`"]),
        ("tiled: yes", "tiled: perhaps", ["true or false is allowed"]),
    ],
)
def test_what_cannot_be_cut_is_told_and_nothing_is_written(
    formes: Project, old: str, new: str, words: list[str]
) -> None:
    formes.change("cards/formes/game.yaml", old, new)
    done = formes.run("build")
    assert done.code == 1 and not (formes.root / "build/formes").exists()
    assert [word for word in words if word not in done.text] == []


@pytest.mark.parametrize(
    ("options", "words"),
    [
        (("--cutter", "guillotine"), ["'guillotine' is not one of none, silhouette"]),
        (("--registration", "arm=20"), ["give --cutter silhouette, too"]),
        (
            ("--cutter", "silhouette", "--registration", "line=30"),
            ["the line is thinner than the arm is long"],
        ),
        (("--cut", "dwg"), ["'dwg' is not one of svg, dxf, pdf, png"]),
        (("--cut-names", "slit=A"), ["'slit' is not one of cut, kiss, crease"]),
        (("--arrange", "neatly"), ["'neatly' is not one of auto, grid, packed"]),
        (("--overlap", "90"), ["allowed are 2 to 50 mm"]),
    ],
)
def test_options_that_cannot_be_read(formes: Project, options: tuple[str, ...], words: list[str]) -> None:
    done = formes.run("build", *options)
    assert done.code == 2 and not (formes.root / "build/formes").exists()
    assert [word for word in words if word not in done.text] == []


def test_a_printed_template_keeps_clear_of_the_marks(formes: Project) -> None:
    formes.write(
        "layouts/formes/sheets/coin.yaml", "paper: a4\ncard: 20 x 20 mm\nplaces: [[12, 12], [95, 130]]\n"
    )
    done = formes.run("build", "--cards", "un", "--paper", "coin", "--cutter", "silhouette")
    assert done.code == 1 and "10 mm to 30 mm across, 10 mm to 30 mm down have to be free" in done.text


def test_what_the_manual_says_of_shapes_is_so() -> None:
    """The path of the page on sheets can be cut."""
    page = (ROOT / "docs/sheets.md").read_text("utf-8")
    (data,) = re.findall(r'shape: \{path: "([^"…]+)"', page)
    assert path_faults(data, Size(30, 20)) is None


def test_a_picture_for_machines_that_print_then_cut(formes: Project) -> None:
    """Transparent round the pieces, opaque on them, as large by its dpi as the pieces lie on the page."""
    done = formes.run("build", "--deck", "jetons", "--cut", "png", "--cutter", "cricut", "--backs", "none")
    assert done.code == 0, done.text
    stem = "formes-cards-jetons-a4"
    picture = Image.open(formes.root / f"build/formes/{stem}-cut.png")
    assert picture.info["dpi"] == pytest.approx((300, 300), abs=0.1)
    placed = content(formes, stem)["sheets"][0]["placements"]
    left, top = min(p["x"] for p in placed), min(p["y"] for p in placed)
    right, bottom = max(p["x"] + p["w"] for p in placed), max(p["y"] + p["h"] for p in placed)
    wide, high = (side * 300 / 25.4 for side in (right - left, bottom - top))
    assert picture.size == pytest.approx((wide, high), abs=1)
    assert right - left <= 171.45 and bottom - top <= 234.95
    opaque = np.asarray(picture)[:, :, 3] / 255
    arrow = 18 * 8 + 12 * 20 / 2  # shaft and head
    assert opaque.sum() / (300 / 25.4) ** 2 == pytest.approx(24 * np.pi * 100 + 3 * arrow, rel=2e-3)
    for p in placed:
        x, y = ((p["x"] + p["w"] / 2 - left) * 300 / 25.4, (p["y"] + p["h"] / 2 - top) * 300 / 25.4)
        assert opaque[int(y), int(x)] == 1
