"""The report of a check: one sound file that shows every finding where it is."""

from __future__ import annotations

import base64
import hashlib
import io
import re
from pathlib import Path

import pytest
from lxml import html as lxml_html
from PIL import Image

from deckwright.checks.preflight import faces, looking
from deckwright.checks.preflight.looking import Look
from deckwright.faces.layouts import Face
from deckwright.svg import Renderer
from deckwright.svg.canvas import canvas
from tests.kit.project import CARTE, Project, make

from .test_planted import LAYOUT, game

HIGH = CARTE.replace("</svg>", '<text x="8" y="3.2" font-size="4">haut &amp; &lt;bas&gt;</text></svg>')
ACCEPTED = 'accept:\n  - {code: asset-unused, reason: "Drawn for <later>."}\n'


@pytest.fixture
def reported(tmp_path: Path) -> Project:
    return make(tmp_path, {LAYOUT: HIGH, "assets/petit/art/vieux.svg": CARTE, **game(ACCEPTED)})


def test_a_page_shows_the_finding_and_needs_nothing_else(reported: Project) -> None:
    assert reported.run("check", "--report", "proof.html").code == 0
    text = (reported.root / "proof.html").read_text(encoding="utf-8")
    page = lxml_html.fromstring(text)
    (article,) = page.findall(".//article")
    said = article.text_content()
    assert "outside-safe-zone" in said and "‘haut & <bas>’" in said and f"{LAYOUT}:11" in said
    assert "Also on 2 more cards:" in said and "Move it inwards" in said
    assert "Drawn for <later>." in page.text_content()
    assert re.findall(r"""(?:src|href)=["'](?!data:image/jpeg;base64,)""", text) == []
    assert page.xpath("//script | //@style") == []


def test_the_page_allows_just_its_own_style(reported: Project) -> None:
    reported.run("check", "--report", "proof.html")
    text = (reported.root / "proof.html").read_text(encoding="utf-8")
    style = re.search(r"<style>(.*?)</style>", text, re.DOTALL)
    assert style is not None
    digest = base64.b64encode(hashlib.sha256(style[1].encode()).digest()).decode()
    policy = lxml_html.fromstring(text).find(".//meta[@http-equiv]").get("content")
    assert policy.startswith("default-src 'none'") and f"'sha256-{digest}'" in policy


def test_pictures_show_the_place(reported: Project) -> None:
    """The letters stand above y = 3.2, from x = 8: the frame is half a millimetre larger, and lies in the picture."""
    reported.run("check", "--report", "proof.html")
    page = lxml_html.parse(str(reported.root / "proof.html"))
    detail, whole = page.findall(".//figure")
    for figure in (detail, whole):
        drawing = figure.find("svg")
        x, y, width, height = map(float, drawing.get("viewbox").split())
        mark = {
            name: float(value)
            for name, value in drawing.findall("rect")[-1].items()
            if name in ("x", "y", "width")
        }
        assert mark["x"] == pytest.approx(8 - 0.5 + 0.3, abs=0.3) and -1 < mark["y"] < 1
        assert x <= mark["x"] and mark["x"] + mark["width"] <= x + width and y <= mark["y"] <= y + height
        jpeg = base64.b64decode(drawing.find("image").get("href").partition(",")[2])
        image = Image.open(io.BytesIO(jpeg))
        assert image.width / image.height == pytest.approx(width / height, rel=0.02)
    assert [*map(float, whole.find("svg").get("viewbox").split())] == [-2, -2, 44, 64]


def test_a_report_is_written_where_nothing_is_wrong(tmp_path: Path) -> None:
    project = make(tmp_path)
    assert project.run("check", "--report", "fine.html").code == 0
    assert "No problems" in (project.root / "fine.html").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", ["proof.docx", "proof.pdf", "proof"])
def test_a_report_is_html_which_a_browser_prints(tmp_path: Path, name: str) -> None:
    outcome = make(tmp_path).run("check", "--report", name)
    assert outcome.code == 2 and "proof.html, open it in a browser, and print it there" in outcome.err
    assert not (tmp_path / name).exists()


def test_a_face_that_takes_too_long_is_not_drawn_a_second_time(
    reported: Project, monkeypatch: pytest.MonkeyPatch
) -> None:
    looked: list[str] = []

    def look(face: Face, renderer: Renderer) -> Look:
        looked.append(face.id)
        return looking.look(face, renderer)

    monkeypatch.setattr(faces, "look", look)
    reported.write(LAYOUT, HIGH.replace("haut", "plus haut"))
    assert "outside-safe-zone" in reported.run("check").text and looked
    looked.clear()
    monkeypatch.setattr(canvas, "MAX_WORK", 1.0)
    reported.write(LAYOUT, HIGH.replace("haut", "encore"))
    assert "svg-limit" in reported.run("check").text and not looked
