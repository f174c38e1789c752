"""Contact sheets, by what a reader of PDF sees on them."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pikepdf
import pytest

from deckwright.basics.geometry import Size
from deckwright.build.contact import GAP, MARGIN, Heading, Tile, lay_out
from deckwright.faces.layouts import Face, Side
from deckwright.game.model import Component
from tests.kit.project import BETES, GAME, Project, make

NAME = "petit-cards-contact-a4.pdf"


def words(path: Path) -> list[str]:
    return subprocess.run(["pdftotext", "-layout", path, "-"], capture_output=True, text=True).stdout.split()


def test_every_card_stands_there_once_with_its_number(petit: Project) -> None:
    outcome = petit.run("build", "--contact")
    assert outcome.code == 0 and f"{NAME}  1 page" in outcome.out
    assert petit.built() == [NAME]
    path = petit.root / "build/petit" / NAME
    seen = words(path)
    assert seen.count("Crabe") == 2 and "×3" in seen  # on the card and below it
    assert seen.count("back") == 1 and seen.count("Bêtes") == 2  # the deck, and the word on its back
    assert " ".join(seen).count("2 different, 4 to print") == 1
    with pikepdf.open(path) as pdf:
        assert [float(side) for side in pdf.pages[0].mediabox] == pytest.approx(
            [0, 0, 595.276, 841.89], abs=0.01
        )
    assert subprocess.run(["qpdf", "--check", path], capture_output=True).returncode == 0


def test_a_card_is_as_small_as_all_others(petit: Project) -> None:
    """The name is set in 5 mm on the card: 14.2 pt, of which 24 / 63 is left."""
    petit.run("build", "--contact")
    path = petit.root / "build/petit" / NAME
    boxes = subprocess.run(["pdftotext", "-bbox", path, "-"], capture_output=True, text=True).stdout
    (card, caption) = re.findall(r'yMin="([\d.]+)" xMax="[\d.]+" yMax="([\d.]+)">Crabe<', boxes)
    heights = [float(bottom) - float(top) for top, bottom in (card, caption)]
    alone = 5 * 72 / 25.4 * 24 / 63
    assert heights[0] == pytest.approx(alone * 1.257, rel=0.05)  # ascent and descent of Source Sans Pro


def test_errors_do_not_forbid_a_look(tmp_path: Path) -> None:
    project = make(tmp_path, {"cards/petit/betes.yaml": BETES.replace("art: crabe", "art: nulle")})
    outcome = project.run("build", "--contact")
    assert "missing-art" in outcome.err and project.built() == [NAME]


def test_decks_languages_and_papers_can_be_chosen(tmp_path: Path) -> None:
    project = make(tmp_path, {"cards/petit/game.yaml": GAME})
    project.run("build", "--contact", "--deck", "sorts", "--lang", "en", "--paper", "letter")
    (name,) = project.built()
    assert name == "petit-en-cards-sorts-contact-letter.pdf"
    assert "Lightning" in words(tmp_path / "build/petit" / name)


def tile(width: float, height: float, name: str = "x") -> Tile:
    component = Component("c", Size(width, height))
    return Tile(Face(name, name, "d", Side.FRONT, component, "", "l.svg", "l.svg"), name)


def test_rows_fill_the_page_and_headings_stay_with_their_cards() -> None:
    """On A4 seven cards of 24 mm and six gaps are 187.2 of 188 mm; a row is 33.5 mm and a caption high."""
    cards = [tile(63, 88) for _ in range(42)]
    pages = lay_out([Heading("a", ""), *cards, Heading("b", ""), tile(63, 88)], Size(210, 297))
    first = [placed.rect for placed in pages[0] if isinstance(placed.item, Tile)]
    assert [round(rect.x, 2) for rect in first[:7]] == [round(MARGIN + i * (24 + GAP), 2) for i in range(7)]
    assert len({rect.y for rect in first}) == 6 and len(first) == 42
    assert [type(placed.item) for placed in pages[1]] == [Heading, Tile]
    assert all(rect.right <= 210 - MARGIN for rect in first)


def test_a_token_is_small_beside_a_card() -> None:
    (page,) = lay_out([tile(63, 88), tile(21, 21)], Size(210, 297))
    assert [placed.rect.width for placed in page] == [24, 8]


def test_one_card_to_a_page_with_bleed_and_marks(petit: Project) -> None:
    """The recipe of sheets.md: 40 x 60 mm, 2 mm of bleed on each side, and room for marks."""
    assert petit.run("build", "--paper", "66x86mm", "--gutter", "bleed", "--cards", "ours").code == 0
    (path,) = (petit.root / "build/petit").glob("*.pdf")
    with pikepdf.open(path) as pdf:
        assert len(pdf.pages) == 2  # a front, and its back
        drawn = (
            pdf.pages[0].Contents.read_bytes()
            if not isinstance(pdf.pages[0].Contents, pikepdf.Array)
            else b""
        )
    assert drawn.count(b" l") >= 8  # two marks at each corner
