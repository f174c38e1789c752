from __future__ import annotations

import re
from pathlib import Path

import numpy as np
import pytest

from deckwright.basics.geometry import Size
from deckwright.changes.report.pictures import DPMM, Shot, places
from deckwright.changes.report.words import mark_words
from tests.kit.history import History


def plain() -> np.ndarray:
    return np.full((round(60 * DPMM), round(40 * DPMM), 3), 200, np.uint8)


def spotted(*spots: tuple[float, float, float, float]) -> Shot:
    """A grey face with dark rectangles: x, y, width, height in millimetres."""
    pixels = plain()
    for x, y, width, height in spots:
        columns, rows = (slice(round(a * DPMM), round((a + b) * DPMM)) for a, b in ((x, width), (y, height)))
        pixels[rows, columns] = 20
    return Shot(pixels, Size(40, 60))


def test_a_difference_is_found_where_it_is() -> None:
    (found,) = places(spotted(), spotted((10, 20, 5, 2)))
    assert tuple(found) == pytest.approx((10, 20, 5, 2), abs=1 / DPMM)


def test_differences_apart_are_places_of_their_own_and_near_ones_are_one() -> None:
    assert len(places(spotted(), spotted((2, 2, 3, 3), (30, 50, 3, 3)))) == 2
    (together,) = places(spotted(), spotted((10, 20, 2, 2), (14, 20, 2, 2)))
    assert tuple(together) == pytest.approx((10, 20, 6, 2), abs=1 / DPMM)


def test_what_no_eye_sees_is_no_difference() -> None:
    pale = Shot(plain() + np.uint8(8), Size(40, 60))
    assert places(spotted(), pale) == places(spotted(), spotted()) == ()


def test_another_size_is_the_whole_face() -> None:
    larger = Shot(np.full((round(70 * DPMM), round(50 * DPMM), 3), 200, np.uint8), Size(50, 70))
    assert [tuple(place) for place in places(spotted(), larger)] == [(0, 0, 50, 70)]


@pytest.mark.parametrize(
    ("before", "after", "was", "now"),
    [
        (
            "take 1 card",
            "take 2 cards",
            "take <del>1</del> <del>card</del>",
            "take <ins>2</ins> <ins>cards</ins>",
        ),
        ("a b c", "a c", "a <del>b </del>c", "a c"),
        (
            "It bites.",
            "It bites. It also runs away, as far as it can, and comes back the next day.",
            "It bites.",
            "It bites.<ins> It also runs away, as far as it can, and comes back the next day.</ins>",
        ),
        ("x < y", "x < z", "x &lt; <del>y</del>", "x &lt; <ins>z</ins>"),
        ("", "new", "<del></del>", "<ins>new</ins>"),
        ("5", "6", "<del>5</del>", "<ins>6</ins>"),
    ],
)
def test_words_are_marked(before: str, after: str, was: str, now: str) -> None:
    assert mark_words(before, after) == (was, now)


def written(petit: History, *arguments: str) -> str:
    outcome = petit.run("diff", *arguments, "--report", "changes.html")
    assert outcome.code == 1 and "wrote changes.html" in outcome.err
    return (petit.root / "changes.html").read_text(encoding="utf-8")


def test_the_report_shows_cards_before_and_after(petit: History) -> None:
    petit.change("cards/petit/betes.yaml", "vie: 5", "vie: 6")
    petit.change("cards/petit/game.yaml", "dos: {fr: Bêtes", "dos: {fr: <b>Monstres</b>")
    page = written(petit, "v1")
    assert page.count("data:image/") == 4  # the bear twice, and once the back that two cards share
    assert page.count("as shown above") == 1
    assert "<del>5</del>" in page and "<ins>6</ins>" in page
    assert page.count("<path d=") > 0 and page.count("<clipPath") == 4
    assert "<b>4</b> to print" in page and "<b>4</b> to throw away" in page and "<b>1</b> stay" in page
    assert not re.search(r"<script|https?://(?!www\.w3\.org)", page)


SHOWN = ("revision", "paper", "nothing")


@pytest.mark.parametrize("shown", SHOWN)
def test_a_print_is_shown_by_its_pdf_or_by_the_revision_that_it_was_made_of(
    petit: History, shown: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    if shown != "revision":
        petit.change("cards/petit/betes.yaml", "vie: 5", "vie: 4")  # never committed
    petit.run("build")
    petit.change("cards/petit/betes.yaml", "vie: 4" if shown != "revision" else "vie: 5", "vie: 6")
    if shown == "nothing":
        monkeypatch.setattr("deckwright.basics.poppler.PROGRAM", "no-such-program")
    page = written(petit, str(petit.pdf))
    assert page.count("data:image/") == (1 if shown == "nothing" else 2)
    assert ("1 face of the print cannot be shown here" in page) is (shown == "nothing")
    # A figure on a card of 40 × 60 mm differs, and nothing else: one place, marked before and after.
    assert page.count("stroke-linecap") == (0 if shown == "nothing" else 4)


def test_a_recorded_print_is_shown_by_the_revision_that_it_names(petit: History) -> None:
    petit.run("printed")
    for number in range(4):  # more revisions than are searched
        petit.change("cards/petit/betes.yaml", f"vie: {5 + number}", f"vie: {6 + number}")
        petit.commit(f"later-{number}")
    page = written(petit, "last-print")
    assert page.count("data:image/") == 2 and "cannot be shown" not in page
    assert "<del>5</del>" in page and "<ins>9</ins>" in page


@pytest.mark.parametrize("is_built", [True, False])
def test_a_recorded_print_that_was_never_committed_is_shown_by_a_pdf_that_is_still_there(
    petit: History, is_built: bool
) -> None:
    petit.change("cards/petit/betes.yaml", "vie: 5", "vie: 4")
    if is_built:
        petit.run("build")
    petit.run("printed")
    petit.change("cards/petit/betes.yaml", "vie: 4", "vie: 6")
    page = written(petit, "last-print")
    assert page.count("data:image/") == (2 if is_built else 1)
    assert ("neither a revision of git nor a PDF in build/ still has it" in page) is not is_built


def test_two_prints_are_compared_by_their_files(petit: History) -> None:
    petit.run("build")
    petit.pdf.rename(petit.root / "old.pdf")
    petit.change("cards/petit/betes.yaml", "vie: 5", "vie: 6")
    petit.run("build")
    petit.commit("later")
    page = written(petit, "petit", "old.pdf", str(petit.pdf))
    assert page.count("data:image/") == 2 and "cannot be shown" not in page


@pytest.mark.parametrize("name", ["changes.docx", "changes.pdf"])
def test_a_report_in_another_form_is_refused_before_anything_is_drawn(petit: History, name: str) -> None:
    outcome = petit.run("diff", "--report", name)
    assert outcome.code == 2 and "changes.html, open it in a browser, and print it there" in outcome.err
    assert not (petit.root / name).exists()


def test_an_old_report_stays_where_the_new_one_cannot_be_made(petit: History, tmp_path: Path) -> None:
    old = petit.write("changes.html", "as it was")
    assert petit.run("diff", "v9", "--report", "changes.html").code == 2
    assert old.read_text(encoding="utf-8") == "as it was"


def test_a_comment_is_markdown_whose_pictures_lie_beside_it(petit: History) -> None:
    petit.change("cards/petit/betes.yaml", "vie: 5", "vie: 6")
    petit.change("cards/petit/betes.yaml", "Brown bear", "Brown | @bear <b>")
    petit.change("cards/petit/betes.yaml", "Ours brun", "Ours | @brun <b>")
    outcome = petit.run("diff", "v1", "--report", "out/changes.md")
    assert outcome.code == 1 and "2 pictures" in outcome.err
    text = (petit.root / "out/changes.md").read_text(encoding="utf-8")
    shown = re.findall(r'<img src="(changes/ours-front-(?:before|after)\.\w+)"', text)
    assert len(shown) == 2 and all((petit.root / "out" / file).stat().st_size > 200 for file in shown)
    assert "vie: 5 → 6" in text and r"Ours \| &#64;brun &lt;b\>" in text
    assert all(line.count(" | ") == 2 for line in text.splitlines() if line.startswith("| **"))
    assert "**1** to print" in text
    petit.run("diff", "v1", "--report", "c.md", "--pictures-at", "https://example.org/x/")
    assert 'src="https://example.org/x/ours-front-after' in (petit.root / "c.md").read_text(encoding="utf-8")
    assert petit.run("diff", "v1", "--pictures-at", "https://example.org/x/").code == 2
    assert petit.run("diff", "v1", "--report", "c.txt").code == 2
