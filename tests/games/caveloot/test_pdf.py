"""The sheets of Caveloot as a printer and a reader get them: looked at with qpdf, poppler and pikepdf."""

from __future__ import annotations

import hashlib
import html
import json
import math
import re
import subprocess
import unicodedata
from dataclasses import dataclass, replace
from functools import cached_property
from pathlib import Path
from typing import Any

import pikepdf
import pytest

from deckwright.basics.geometry import Rect
from deckwright.basics.problems import Problem, has_errors
from deckwright.build.cards import print_sheets
from deckwright.build.request import Request
from deckwright.faces.draw.types import DrawnGame
from deckwright.sheets.impose.spec import Backs, SheetCopies
from tests.kit.places import ROOT

from . import raw

MM = 72 / 25.4
PER_SHEET = 9  # cards of 63 × 88 mm on A4
FAMILIES = ("SourceSansPro", "SourceSerifPro", "FjallaOne")


def run(*command: str | Path) -> str:
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


@dataclass(frozen=True)
class Printed:
    """The PDF with its manifest."""

    path: Path
    manifest: dict[str, Any]

    @cached_property
    def words(self) -> list[list[tuple[str, Rect]]]:
        """By page: every word and its box in millimetres."""
        told = run("pdftotext", "-bbox", self.path, "-").split("<page ")[1:]
        pattern = re.compile(r'<word xMin="(\S+)" yMin="(\S+)" xMax="(\S+)" yMax="(\S+)">(.*?)</word>')
        return [[_word(*match) for match in pattern.findall(page)] for page in told]

    @cached_property
    def words_of_cards(self) -> dict[str, str]:
        """The letters that stand on every card's front, its title among them."""
        found = {}
        for sheet in self.manifest["sheets"]:
            for place in sheet["placements"]:
                trim = Rect(place["x"], place["y"], place["w"], place["h"])
                inside = (word for word, box in self.words[sheet["page"] - 1] if trim.contains(box))
                found[place["card"]] = letters(" ".join(inside))
        return found

    @cached_property
    def page_texts(self) -> dict[str, str]:
        """The letters of the page that every card is on, in the order in which they are drawn."""
        pages = [letters(page) for page in run("pdftotext", "-raw", self.path, "-").split("\f")]
        return {
            place["card"]: pages[sheet["page"] - 1]
            for sheet in self.manifest["sheets"]
            for place in sheet["placements"]
        }


def _word(left: str, top: str, right: str, bottom: str, word: str) -> tuple[str, Rect]:
    x, y, u, v = (float(side) / MM for side in (left, top, right, bottom))
    return html.unescape(word), Rect(x, y, u - x, v - y)


def letters(text: str) -> str:
    """Letters alone, small: what typography, hyphens and line ends leave of a text."""
    return "".join(filter(str.isalpha, unicodedata.normalize("NFKC", text).lower()))


def written(text: str) -> str:
    """The letters of a card's text without the names of its symbols."""
    return letters(raw.SYMBOL_IN_TEXT.sub(" ", text))


def printed_from(drawn: DrawnGame, problems: tuple[Problem, ...], out: Path) -> Printed:
    request = Request(ROOT, "caveloot", out=out, draft=has_errors(problems))
    pdf, manifest = (artifact.path for artifact in print_sheets(drawn, problems, request, None).artifacts)
    return Printed(pdf, json.loads(manifest.read_text(encoding="utf-8")))


Checked = tuple[DrawnGame, tuple[Problem, ...]]


@pytest.fixture(scope="session")
def printed(checked: Checked, tmp_path_factory: pytest.TempPathFactory) -> Printed:
    """All decks on A4; as a draft while art is missing."""
    return printed_from(*checked, tmp_path_factory.mktemp("caveloot"))


@pytest.fixture(scope="session")
def read(checked: Checked, tmp_path_factory: pytest.TempPathFactory) -> Printed:
    """The front of every card once, for readers of text, who go through all that is drawn."""
    drawn, problems = checked
    sheets = replace(drawn.options.sheets, copies=SheetCopies.ONE, backs=Backs.NONE)
    fronts = replace(drawn, options=replace(drawn.options, sheets=sheets))
    return printed_from(fronts, problems, tmp_path_factory.mktemp("fronts"))


def copies(card: raw.RawCard) -> int:
    """By the rules: so many of each rarity, unless the card says it."""
    return int(card.get("copies") or raw.COPIES.get(str(card.get("rarete") or ""), 1))


# The file


def test_qpdf_finds_nothing(printed: Printed) -> None:
    assert "No syntax or stream encoding errors found" in run("qpdf", "--check", printed.path)


def test_every_font_is_one_of_the_game_embedded_and_a_subset(printed: Printed) -> None:
    lines = run("pdffonts", printed.path).splitlines()[2:]
    assert len(lines) >= len(FAMILIES)
    for line in lines:
        assert re.match(rf"[A-Z]{{6}}\+({'|'.join(FAMILIES)})-\w+ ", line), line
        assert re.search(r"\byes +yes +yes\b", line), line


def test_every_picture_is_stored_once(printed: Printed) -> None:
    seen: dict[bytes, tuple[int, int]] = {}
    with pikepdf.open(printed.path) as pdf:
        for thing in pdf.objects:
            if isinstance(thing, pikepdf.Stream) and thing.get("/Subtype") == "/Image":
                kind = [str(thing.get(key)) for key in ("/Width", "/Height", "/ColorSpace", "/Filter")]
                digest = hashlib.sha256(repr(kind).encode() + thing.read_raw_bytes()).digest()
                assert seen.setdefault(digest, thing.objgen) == thing.objgen


def test_every_face_is_stored_once(printed: Printed) -> None:
    """Each page shows forms, and there are as many of them as the manifest has faces."""
    with pikepdf.open(printed.path) as pdf:
        shown = {form.objgen for page in pdf.pages for form in page.Resources.XObject.values()}
    assert len(shown) == len(printed.manifest["faces"])


def test_catalogue(printed: Printed) -> None:
    with pikepdf.open(printed.path) as pdf:
        assert str(pdf.Root.Lang) == "fr"
        assert "Caveloot" in str(pdf.docinfo.Title) and str(pdf.docinfo.Creator) == "Deckwright"
        assert pdf.Root.ViewerPreferences.PrintScaling == "/None"
        assert pdf.Root.ViewerPreferences.Duplex == "/DuplexFlipLongEdge"
        assert "/CreationDate" not in pdf.docinfo and "/ModDate" not in pdf.docinfo


# The pages


def test_there_are_as_many_pages_as_the_copies_need(printed: Printed) -> None:
    cards = sum(copies(card) for card in raw.cards())
    with pikepdf.open(printed.path) as pdf:
        assert len(pdf.pages) == 2 * math.ceil(cards / PER_SHEET)


def test_every_page_is_a4_with_a_trim_box(printed: Printed) -> None:
    with pikepdf.open(printed.path) as pdf:
        for page in pdf.pages:
            width, height = (round(float(side) / MM, 2) for side in page.mediabox[2:])
            assert sorted((width, height)) == [210, 297]
            left, bottom, right, top = (float(side) for side in page.trimbox)
            assert 0 <= left < right <= width * MM + 0.01 and 0 <= bottom < top <= height * MM + 0.01
            assert "/TrimBox" in page and "/BleedBox" in page


def test_every_copy_is_printed_once(printed: Printed) -> None:
    found: dict[str, list[int]] = {}
    for sheet in printed.manifest["sheets"]:
        for place in sheet["placements"]:
            if place["side"] == "front":
                found.setdefault(place["card"], []).append(place["copy"])
    expected = {card.id: list(range(1, copies(card) + 1)) for card in raw.cards() if copies(card)}
    assert {card: sorted(numbers) for card, numbers in found.items()} == expected


def test_the_outline_leads_to_the_first_page_of_every_deck(printed: Printed, drawn: DrawnGame) -> None:
    first: dict[str, int] = {}
    for sheet in printed.manifest["sheets"]:
        for place in sheet["placements"]:
            first.setdefault(place["deck"], sheet["page"])
    titles = [deck.title.in_lang("fr") for deck in drawn.game.decks.values()]
    with pikepdf.open(printed.path) as pdf, pdf.open_outline() as outline:
        pages = {page.objgen: number for number, page in enumerate(pdf.pages, 1)}
        entries = [(str(item.title), pages[_target(pdf, item).objgen]) for item in outline.root]
    assert entries == list(zip(titles, (first[deck] for deck in drawn.game.decks), strict=True))


def _target(pdf: pikepdf.Pdf, item: pikepdf.OutlineItem) -> Any:
    """The page that an entry leads to, by its name or at once."""
    place: Any = item.destination if item.action is None else item.action.D
    if isinstance(place, pikepdf.String | pikepdf.Name):
        place = pdf.Root.Dests[f"/{str(place).removeprefix('/')}"]
        place = place.D if isinstance(place, pikepdf.Dictionary) else place
    return place[0]


# The words


def test_every_title_can_be_selected_on_its_card(read: Printed) -> None:
    titled = [card for card in raw.cards() if card.get("nom") and copies(card)]
    assert len(titled) > 200
    assert [card.id for card in titled if written(card.get("nom")) not in read.words_of_cards[card.id]] == []


def test_every_text_can_be_selected_whole(read: Printed) -> None:
    """Effects, conditions, rewards and flavour, letter by letter, whatever the lines and hyphens are."""
    wrong = [
        (card.id, field)
        for card in raw.cards()
        for field in ("effet", "ambiance", "condition", "recompense", "speciale")
        if card.get(field) and copies(card) and written(card.get(field)) not in read.page_texts[card.id]
    ]
    assert wrong == []


def test_the_letters_of_french_come_out_right(read: Printed) -> None:
    text = unicodedata.normalize("NFC", run("pdftotext", "-raw", read.path, "-"))
    used = {letter for card in raw.cards() for letter in f"{card.get('nom')}{card.get('effet')}"}
    accented = {letter for letter in used if letter.isalpha() and letter > "\x7f"}
    assert set("éèêàœÉ") <= accented <= set(text)
    assert "l\u2019" in text and not re.search(r"\bl'[a-zé]", text)  # no straight apostrophe in a word
