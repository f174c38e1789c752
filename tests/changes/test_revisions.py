"""The number on a card: the print in which it last became another."""

from __future__ import annotations

import re
import subprocess
import tempfile
from collections import Counter
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.kit.history import History
from tests.kit.project import CARTE, make

from .test_reprint import DECKS, Deck, write

BEASTS = "cards/petit/betes.yaml"
MARK = '<text data-volatile="" x="2" y="58" font-size="2">{{ card.id }}/r{{ card.revision }}</text></svg>'


@pytest.fixture
def marked(petit: History) -> History:
    petit.write("layouts/petit/carte.svg", CARTE.replace("</svg>", MARK))
    return petit


def revisions(petit: History, pdf: Path | None = None) -> dict[str, int]:
    """What the sheets say, as poppler reads them."""
    if pdf is None:
        assert petit.run("build").code == 0
    command = ["pdftotext", "-layout", str(pdf or petit.pdf), "-"]
    text = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    found = set(re.findall(r"(\w+)/r(\d+)", text))
    assert Counter(card for card, _ in found).most_common(1)[0][1] == 1  # every copy says the same
    return {card: int(number) for card, number in found}


def printed(petit: History) -> None:
    assert petit.run("printed", "petit", "--date", "2026-03-14").code == 0


def test_each_card_tells_the_print_in_which_it_last_changed(marked: History) -> None:
    assert revisions(marked) == {"crabe": 1, "ours": 1, "eclair": 1}
    printed(marked)
    assert revisions(marked) == {"crabe": 1, "ours": 1, "eclair": 1}
    marked.change(BEASTS, "vie: 5", "vie: 6")
    assert revisions(marked) == {"crabe": 1, "ours": 2, "eclair": 1}
    printed(marked)
    assert revisions(marked) == {"crabe": 1, "ours": 2, "eclair": 1}
    marked.change(BEASTS, "Il pince.", "Il mord.")
    assert revisions(marked) == {"crabe": 3, "ours": 2, "eclair": 1}
    marked.change(BEASTS, "Il mord.", "Il pince.")  # as it was printed after all
    assert revisions(marked) == {"crabe": 1, "ours": 2, "eclair": 1}


def expected(printed: list[Deck], now: Deck) -> dict[str, int]:
    """By hand: the first of the prints that lead up to now in which a card had the life that it has."""
    found = {}
    for card, (life, _) in now.items():
        number = len(printed) + 1
        while number > 1 and printed[number - 2].get(card, (0, 0))[0] == life:
            number -= 1
        found[card] = number
    return found


@settings(max_examples=6)
@given(st.lists(DECKS, min_size=2, max_size=4))
def test_numbers_follow_any_way_that_a_deck_goes(decks: list[Deck]) -> None:
    *before, now = decks
    with tempfile.TemporaryDirectory() as folder:
        project = History(make(Path(folder)).root)
        project.write("layouts/petit/carte.svg", CARTE.replace("</svg>", MARK))
        for deck in before:
            write(project, deck)
            printed(project)
        write(project, now)
        found = revisions(project)
        assert {card: found[card] for card in now} == expected(before, now)


GAME, CARD = "cards/petit/game.yaml", "layouts/petit/carte.svg"
CHANGES = {
    "a picture": ("assets/petit/art/crabe.svg", "#0a0", "#0b0", {"crabe"}),
    "a symbol": ("assets/petit/symbols/coeur.svg", 'r="10"', 'r="9"', {"crabe", "ours", "eclair"}),
    "the back that two cards share": (GAME, "dos: {fr: Bêtes", "dos: {fr: Monstres", {"crabe", "ours"}),
    "only how the layout is written": (CARD, "  <style>", "\n\n  <!-- a note -->\n  <style>", set()),
    "what the card does not show": (BEASTS, "en: Brown bear", "en: Big bear", set()),
    "the number of copies": (BEASTS, "copies: 3", "copies: 2", set()),
    "a new card": (BEASTS, "ours:", "loup: {nom: Loup, vie: 2}\nours:", {"loup"}),
}


@pytest.mark.parametrize("change", CHANGES)
def test_what_counts_is_what_diff_counts(marked: History, change: str) -> None:
    printed(marked)
    file, old, new, cards = CHANGES[change]
    marked.change(file, old, new)
    assert {card for card, number in revisions(marked).items() if number == 2} == cards


def test_the_number_alone_is_no_change(marked: History) -> None:
    printed(marked)
    marked.change(BEASTS, "vie: 5", "vie: 6")
    printed(marked)
    assert marked.run("diff", "last-print").out.splitlines()[-1] == "nothing has changed"
    outcome = marked.run("build", "--changed-since", "last-print")
    assert "Put in: 0" in outcome.out
    marked.commit("v2")
    (
        marked.root / "cards/petit/prints/001-2026-03-14.json"
    ).unlink()  # the bear's number alone stays as it was
    assert revisions(marked) == {"crabe": 2, "ours": 2, "eclair": 2}
    outcome = marked.run("diff", "v2")
    assert outcome.code == 0 and "data-volatile" in outcome.out and "Changed" not in outcome.out


def test_a_mark_that_is_not_volatile_settles_all_the_same(petit: History) -> None:
    petit.write("layouts/petit/carte.svg", CARTE.replace("</svg>", MARK.replace(' data-volatile=""', "")))
    for number in range(3):
        petit.change(BEASTS, f"vie: {5 + number}", f"vie: {6 + number}")
        printed(petit)
        assert revisions(petit) == {"crabe": 1, "ours": number + 1, "eclair": 1}
        assert petit.run("diff", "last-print").code == 0


def test_only_what_changed_is_printed_and_says_its_new_number(marked: History) -> None:
    printed(marked)
    marked.change(BEASTS, "vie: 5", "vie: 6")
    assert marked.run("build", "--changed-since", "last-print").code == 0
    assert revisions(marked, marked.root / "build/petit/petit-cards-changes-a4.pdf") == {"ours": 2}


def test_an_old_revision_counts_by_the_records_of_then(marked: History) -> None:
    printed(marked)
    marked.commit("v2")
    marked.change(BEASTS, "vie: 5", "vie: 6")
    printed(marked)
    marked.change(BEASTS, "vie: 6", "vie: 5")
    printed(marked)
    outcome = marked.run("diff", "v2")
    assert outcome.code == 0 and "ours" in outcome.out  # its mark was r1 then and is r3 now


def test_each_language_has_its_own(marked: History) -> None:
    printed(marked)
    assert marked.run("printed", "--lang", "en", "--date", "2026-03-15").code == 0
    assert revisions(marked) == {"crabe": 1, "ours": 1, "eclair": 1}
    assert marked.run("build", "--lang", "en").code == 0
    assert revisions(marked, marked.root / "build/petit/petit-en-cards-a4.pdf") == {
        "crabe": 2,
        "ours": 2,
        "eclair": 2,
    }


def test_a_field_of_that_name_is_the_field(petit: History) -> None:
    petit.write("layouts/petit/carte.svg", CARTE.replace("</svg>", MARK))
    petit.change("cards/petit/game.yaml", "vie: {", "revision: {kind: integer, default: 7}\n      vie: {")
    found = revisions(petit)
    assert found["ours"] == found["crabe"] == 7


def test_a_damaged_record_is_told_with_its_place(marked: History) -> None:
    printed(marked)
    record = marked.root / "cards/petit/prints/001-2026-03-14.json"
    record.write_text("{", encoding="utf-8")
    outcome = marked.run("build")
    assert outcome.code == 1 and "cards/petit/prints/001-2026-03-14.json: error" in outcome.err


def test_without_a_mark_no_record_is_read(petit: History) -> None:
    printed(petit)
    (petit.root / "cards/petit/prints/001-2026-03-14.json").write_text("{", encoding="utf-8")
    assert petit.run("build").code == 0
