"""Faces as the pages of a file: one that cairo cannot write spoils no other."""

from __future__ import annotations

import io

import pikepdf
import pytest

from deckwright.basics.geometry import Size
from deckwright.faces.draw.draw import draw_pdf
from deckwright.faces.layouts import Face, Side
from deckwright.game.model import Component
from deckwright.svg import Renderer
from deckwright.svg.text import text
from deckwright.svg.typeset import FontSet
from tests.kit.resources import Files, sans_files

HUGE = '<text y="9" font-size="{}" font-family="Source Sans Pro">A</text>'
SOUND = '<rect width="9" height="9" fill="#c00"/>'


def face(name: str, body: str) -> Face:
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="40mm" height="60mm" viewBox="0 0 40 60">{body}</svg>'
    )
    return Face(
        f"{name}:front",
        name,
        None,
        Side.FRONT,
        Component("card", Size(40, 60)),
        svg,
        "card.svg",
        "layouts/g/card.svg",
    )


def test_a_face_that_breaks_the_file_leaves_the_others_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    """Letters that FreeType gives up on, as they came through before their size was looked at."""
    monkeypatch.setattr(text, "LARGEST", float("inf"))
    faces = [face("one", SOUND), face("huge", HUGE.format("9e5")), face("two", SOUND)]
    file = draw_pdf(faces, Renderer(Files(fonts=FontSet(sans_files()))))
    assert [[found.code for found in drawn.problems] for drawn in file.faces] == [[], ["drawing-failed"], []]
    with pikepdf.open(io.BytesIO(file.pdf)) as pdf:
        drawn = [b"re" in page.Contents.read_bytes() for page in pdf.pages]
    assert drawn == [True, False, True]


def test_letters_of_a_usual_size_are_drawn() -> None:
    file = draw_pdf([face("one", HUGE.format("30"))], Renderer(Files(fonts=FontSet(sans_files()))))
    assert file.faces[0].problems == ()
