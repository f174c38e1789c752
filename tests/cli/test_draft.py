"""A draft: printed although there are problems, with frames for what is missing, and a margin that tells them."""

from __future__ import annotations

import html
import json
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import numpy as np
import pytest
from PIL import Image

from deckwright.basics.geometry import Rect
from tests.kit.project import Project, make

MM = 72 / 25.4
BLEED = 2.0  # of the small game's cards
PICTURE = Rect(5, 12, 30, 20)  # where its front has the art


class Word(NamedTuple):
    text: str
    box: Rect  # mm


def words_of(pdf: Path, page: int) -> list[Word]:
    command = ["pdftotext", "-bbox", "-f", str(page), "-l", str(page), str(pdf), "-"]
    told = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    found = re.findall(r'<word xMin="(\S+)" yMin="(\S+)" xMax="(\S+)" yMax="(\S+)">(.*?)</word>', told)
    return [Word(html.unescape(word), box(*(float(side) / MM for side in sides))) for *sides, word in found]


def box(left: float, top: float, right: float, bottom: float) -> Rect:
    return Rect(left, top, right - left, bottom - top)


def trims(project: Project, page: int, card: str | None = None) -> list[Rect]:
    """The trim boxes on a page, of one card or of all."""
    content = json.loads(project.pdf.with_suffix(".manifest.json").read_text(encoding="utf-8"))
    (sheet,) = (sheet for sheet in content["sheets"] if sheet["page"] == page)
    placed = (p for p in sheet["placements"] if card in (None, p["card"]))
    return [Rect(p["x"], p["y"], p["w"], p["h"]) for p in placed]


def pixels(pdf: Path, page: int, rect: Rect, dpi: int = 254) -> np.ndarray:
    """A part of a page as it looks, ten pixels to the millimetre."""
    picture = pdf.with_suffix("")
    command = [
        "pdftoppm",
        "-r",
        str(dpi),
        "-png",
        "-f",
        str(page),
        "-l",
        str(page),
        "-singlefile",
        str(pdf),
        str(picture),
    ]
    subprocess.run(command, check=True)
    left, top, right, bottom = (
        round(side * dpi / 25.4) for side in (rect.x, rect.y, rect.right, rect.bottom)
    )
    with Image.open(picture.with_suffix(".png")) as image:
        return np.asarray(image.convert("RGB").crop((left, top, right, bottom))).astype(int)


@pytest.fixture
def unfinished(tmp_path: Path) -> Iterator[Project]:
    """The small game without its art and without the drawing of its symbol."""
    yield make(tmp_path, {"assets/petit/art/crabe.svg": None, "assets/petit/symbols/coeur.svg": None})


def test_without_draft_nothing_is_printed(unfinished: Project) -> None:
    done = unfinished.run("build")
    assert done.code == 1 and unfinished.built() == []
    assert done.err.count("missing-art") == 2
    assert done.err.count("--draft") == 2  # each says how one may see the rest
    assert done.err.splitlines()[-1] == "2 problems; nothing was written"


def test_a_draft_is_printed_with_its_own_exit_code(unfinished: Project) -> None:
    done = unfinished.run("build", "--draft")
    assert done.code == 3
    assert unfinished.built() == ["petit-cards-a4.manifest.json", "petit-cards-a4.pdf"]
    assert done.err.count("missing-art") == 2 and "symbol-unknown" not in done.err


def test_missing_art_is_a_frame_with_the_name_of_the_file(unfinished: Project) -> None:
    unfinished.run("build", "--draft")
    names = [word.box for word in words_of(unfinished.pdf, 1) if word.text == "crabe.svg"]
    places = [PICTURE.moved(trim.x, trim.y) for trim in trims(unfinished, 1, "crabe")]
    assert len(names) == len(places) == 3
    assert all(any(place.contains(name) for name in names) for place in places)
    assert all(any(abs(place.center.x - name.center.x) < 0.1 for name in names) for place in places)


def test_the_frame_fills_the_place_of_the_picture(unfinished: Project) -> None:
    unfinished.run("build", "--draft")
    place = PICTURE.moved(*trims(unfinished, 1, "crabe")[0][:2])
    seen = pixels(unfinished.pdf, 1, place)
    red = (seen[..., 0] > 180) & (seen[..., 1] < 120)
    assert red[:, 1].mean() > 0.9 and red[:, -2].mean() > 0.9 and red[1].mean() > 0.9 and red[-2].mean() > 0.9
    ground = seen[20:60, 20:280]
    assert (abs(ground - np.array([253, 231, 231])) <= 3).all()
    around = pixels(unfinished.pdf, 1, place.outset(1))
    assert (abs(around[:8] - np.array([0xFF, 0xF6, 0xDD])) <= 3).all()  # the card, untouched


def test_a_missing_symbol_is_a_frame_too(unfinished: Project) -> None:
    unfinished.run("build", "--draft")
    trim = trims(unfinished, 1, "ours")[0]
    hearts = Rect(4, 34, 5 * 6 - 1, 5).moved(trim.x, trim.y)
    named = [
        word
        for word in words_of(unfinished.pdf, 1)
        if word.text == "coeur" and hearts.contains(word.box, 0.5)
    ]
    assert len(named) == 5
    content = json.loads(unfinished.pdf.with_suffix(".manifest.json").read_text(encoding="utf-8"))
    assert all(face["symbols"] == [] for face in content["faces"])  # a frame is no symbol


@pytest.mark.parametrize("page", [1, 2])
def test_the_margin_says_proof_and_what_is_wrong_and_no_card_does(unfinished: Project, page: int) -> None:
    unfinished.run("build", "--draft")
    said = words_of(unfinished.pdf, page)
    cards = [trim.outset(BLEED) for trim in trims(unfinished, page)]
    margin = [word for word in said if not any(card.overlaps(word.box) for card in cards)]
    text = " ".join(word.text for word in margin)
    assert "PROOF: 2 problems" in text
    assert "there is no assets/petit/art/crabe" in text and "the symbol 'coeur' has no drawing" in text
    on_cards = " ".join(word.text for word in said if word not in margin)
    assert "PROOF" not in on_cards and "problem" not in on_cards and "assets" not in on_cards


def test_a_card_with_a_fault_is_printed_as_far_as_it_goes(tmp_path: Path) -> None:
    project = make(tmp_path)
    project.change("cards/petit/sorts.yaml", "Tombe du ciel.", "{foudre} tombe.")
    done = project.run("build", "--draft")
    assert done.code == 3 and "unknown-symbol" in done.err
    assert {"Crabe", "Ours", "Éclair", "tombe."} <= {word.text for word in words_of(project.pdf, 1)}


def test_a_draft_without_problems_is_no_proof(tmp_path: Path) -> None:
    """A note is no problem: what is inferred, say."""
    project = make(tmp_path)
    project.change("cards/petit/game.yaml", "title: {fr: Petit jeu, en: Small game}\n", "")
    done = project.run("build", "--draft")
    assert (done.code, "note: inferred" in done.err) == (0, True)
    assert not any(word.text == "PROOF:" for word in words_of(project.pdf, 1))


def test_notes_are_not_counted_as_problems(tmp_path: Path) -> None:
    project = make(tmp_path)
    project.change("cards/petit/game.yaml", "title: {fr: Petit jeu, en: Small game}\n", "")
    project.change("cards/petit/sorts.yaml", "Tombe du ciel.", "{foudre} tombe.")
    done = project.run("build")
    assert (done.code, done.err.splitlines()[-1]) == (1, "1 problem; nothing was written")
    project.run("build", "--draft")
    margin = " ".join(word.text for word in words_of(project.pdf, 1))
    assert "PROOF: 1 problem" in margin and "inferred" not in margin


def test_warnings_alone_make_a_strict_draft_a_draft(tmp_path: Path) -> None:
    project = make(tmp_path, {"cards/petit/notes.xls": "a,b\n"})
    assert project.run("build", "--strict").code == 1
    assert project.run("build", "--strict", "--draft").code == 3


def test_a_game_that_cannot_be_read_has_no_draft(tmp_path: Path) -> None:
    project = make(tmp_path, {"cards/petit/game.yaml": "- a list"})
    done = project.run("build", "--draft")
    assert done.code == 1 and project.built() == []
