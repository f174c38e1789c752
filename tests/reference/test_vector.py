"""Figures as SVG: faces as they are printed, at any size and turn, without a stop of cairo's."""

from __future__ import annotations

import io
import random
import re
import subprocess
import sys
from collections.abc import Iterator

import cairosvg
import numpy as np
import pytest
from PIL import Image

from deckwright.basics.geometry import Rect, Size
from deckwright.faces.draw.resources import Resources
from deckwright.faces.draw.tools import renderer_for
from deckwright.faces.layouts import Face, FaceRenderer
from deckwright.faces.layouts.render import distinct
from deckwright.game.load import load_game
from deckwright.reference.page.files import png_of, svg_file_of
from deckwright.reference.page.marks import Page, Picture
from deckwright.reference.page.painting import Painter
from deckwright.sheets.options import OutputSpec
from tests.kit.places import ROOT

A4 = Size(210, 297)


def faces_of(game: str) -> tuple[list[Face], Painter]:
    loaded, _ = load_game(ROOT, game)
    assert loaded is not None
    faces = list(distinct(FaceRenderer(loaded, loaded.languages[0]).faces_for(loaded.decks.values())))
    return faces, Painter(renderer_for(Resources(loaded, ROOT), OutputSpec()))


def scattered(faces: list[Face], count: int, rng: random.Random) -> Iterator[Picture]:
    for face in rng.sample(faces, count):
        width = rng.choice((rng.uniform(2, 90), 13.0, 15.5, 21.8, 23.5, 31.0))
        size = face.component.size
        rect = Rect(rng.uniform(0, 150), rng.uniform(0, 200), width, width * size.height / size.width)
        yield Picture(face, rect, rng.choice((0.0, 90.0, 180.0, rng.uniform(-30, 30))))


def stress(game: str, pages: int) -> None:
    """Many faces on many pages; it says which, so that what stops it can be found."""
    faces, painter = faces_of(game)
    rng = random.Random(game)
    for number in range(pages):
        marks = tuple(scattered(faces, 12, rng))
        text = svg_file_of(Page(A4, marks), painter).decode()
        uses = re.findall(r"<use [^>]*#f\d+\" transform", text)
        sys.stdout.write(f"{number} {len(uses)}\n")
        sys.stdout.flush()


@pytest.mark.parametrize("game", ["caveloot", "catacombes"])
def test_no_size_or_turn_of_a_face_stops_the_drawing(game: str) -> None:
    """In a process of its own, for cairo's assertions end one."""
    code = f"from tests.reference.test_vector import stress; stress({game!r}, 6)"
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout.split() == [part for number in range(6) for part in (str(number), "12")]


@pytest.mark.parametrize("game", ["caveloot", "catacombes"])
def test_another_renderer_shows_the_same(game: str) -> None:
    faces, painter = faces_of(game)
    face = next(face for face in faces if face.component.size.width < 70)
    height = 40 * face.component.size.height / face.component.size.width
    page = Page(Size(80, 80), (Picture(face, Rect(20, 12, 40, height), 10.0),))
    theirs = cairosvg.svg2png(bytestring=svg_file_of(page, painter), dpi=96, scale=150 / 96)
    ours = png_of(page, painter, 150)
    pictures = [
        np.asarray(white(Image.open(io.BytesIO(data))).resize((400, 400)), float) for data in (theirs, ours)
    ]
    assert np.abs(pictures[0] - pictures[1]).mean() < 3  # of 255; edges are smoothed otherwise
    assert pictures[0].std() > 30


def white(picture: Image.Image) -> Image.Image:
    """On white paper, which an SVG leaves out."""
    paper = Image.new("RGBA", picture.size, "white")
    paper.alpha_composite(picture.convert("RGBA"))
    return paper.convert("RGB")
