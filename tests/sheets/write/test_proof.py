"""A draft: the word PROOF and the problems in every sheet's margin, never on a card."""

import html
import re
import subprocess
from pathlib import Path

import pikepdf
import pytest

from deckwright.basics.geometry import Rect, Size
from deckwright.basics.problems import Place, Problem
from deckwright.sheets.impose import Sheet, impose, sheet_spec
from deckwright.sheets.write.pdf import write_pdf

from .blank import META, draw, pieces

Word = tuple[str, Rect]


def drafted(folder: Path, count: int, size: Size, paper: str = "a4") -> list[tuple[Sheet, list[Word]]]:
    """Each sheet of a draft of ten cards with *count* problems, and the words that poppler finds on its page."""
    cards = pieces(10, size)
    (document,) = impose(cards, sheet_spec({"paper": paper})[0]).documents
    problems = [
        Problem(
            "art-missing", f"picture art{i}.png is missing", Place("cards/x.yaml", i), card=f"c{9 - i % 10}"
        )
        for i in range(count)
    ]
    path = folder / "draft.pdf"
    path.write_bytes(write_pdf(document, draw(cards), META, problems))
    pages = subprocess.run(
        ["pdftotext", "-bbox", path, "-"], check=True, capture_output=True, text=True
    ).stdout
    return [
        (sheet, words(page)) for sheet, page in zip(document.sheets, pages.split("<page ")[1:], strict=True)
    ]


def words(page: str) -> list[Word]:
    pattern = r'<word xMin="([\d.]+)" yMin="([\d.]+)" xMax="([\d.]+)" yMax="([\d.]+)">(.*?)</word>'
    found = []
    for *numbers, text in re.findall(pattern, page):
        x0, y0, x1, y1 = (float(number) * 25.4 / 72 for number in numbers)
        found.append((html.unescape(text), Rect(x0, y0, x1 - x0, y1 - y0)))
    return found


@pytest.mark.parametrize(
    ("size", "paper"),
    [
        (Size(63, 88), "a4"),
        (Size(63, 88), "letter"),
        (Size(63.5, 88.9), "letter"),
        (Size(180, 240), "a4"),
        (Size(10, 10), "a4"),
    ],
)
@pytest.mark.parametrize("count", [0, 1, 40])
def test_proof_is_on_every_sheet_and_on_no_card(size: Size, paper: str, count: int, tmp_path: Path) -> None:
    for sheet, found in drafted(tmp_path, count, size, paper):
        texts = [text for text, _ in found]
        assert texts.count("PROOF:") + texts.count("PROOF") == 1
        for text, box in found:
            if not text.startswith("Face"):
                assert Rect(0, 0, *sheet.paper).contains(box, 0.5)
                assert not any(p.clip.overlaps(box, 0.3) for p in sheet.placements), text


def test_all_problems_where_there_is_room(tmp_path: Path) -> None:
    _, found = drafted(tmp_path, 3, Size(63, 88))[0]
    texts = [text for text, _ in found]
    assert {"art0.png", "art1.png", "art2.png"} <= set(texts)
    assert "more" not in texts


def test_the_problems_of_the_sheets_own_cards_come_first(tmp_path: Path) -> None:
    """Problem 0 is of card 9, the only one of the second sheet."""
    pages = drafted(tmp_path, 40, Size(63, 88))
    for page, expected in ((0, "art1.png"), (2, "art0.png")):
        texts = [text for text, _ in pages[page][1]]
        pictures = [text for text in texts[texts.index("PROOF:") :] if text.startswith("art")]
        assert pictures[0] == expected
        assert len(pictures) < 40
        assert "more" in texts


def test_where_no_margin_is_left_the_title_says_it(tmp_path: Path) -> None:
    """A mat that fills the printable area, with its bleed: two millimetres of paper remain."""
    for _, found in drafted(tmp_path, 1, Size(200, 287)):
        assert [text for text, _ in found if not text.startswith("Face")] == []
    with pikepdf.open(tmp_path / "draft.pdf") as pdf:
        assert pdf.docinfo["/Title"] == "PROOF: Blanks: cards"


def test_no_proof_without_draft(tmp_path: Path) -> None:
    cards = pieces(1)
    (document,) = impose(cards, sheet_spec({})[0]).documents
    path = tmp_path / "final.pdf"
    path.write_bytes(write_pdf(document, draw(cards), META))
    text = subprocess.run(["pdftotext", path, "-"], check=True, capture_output=True, text=True).stdout
    assert "PROOF" not in text
