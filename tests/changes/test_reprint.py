"""The sheets of changes and what is kept of the old deck are a full print of the new one, card for card."""

from __future__ import annotations

import json
import re
import tempfile
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.kit.history import History
from tests.kit.project import Project, make

BEASTS = "cards/petit/betes.yaml"
NAME = "petit-cards-changes-a4"

Deck = dict[str, tuple[int, int]]  # by name of the card: its life, how many there are
DECKS = st.dictionaries(
    st.sampled_from(["crabe", "ours", "loup", "chat"]),
    st.tuples(st.integers(1, 3), st.integers(1, 4)),
    min_size=1,
)


def write(project: Project, deck: Deck) -> None:
    rows = [f"{id}: {{nom: {id}, vie: {life}, copies: {copies}}}\n" for id, (life, copies) in deck.items()]
    project.write(BEASTS, "_defaults: {type: bete}\n" + "".join(rows))


def paper(project: Project, name: str = "petit-cards-a4") -> Counter[tuple[str, str]]:
    """What a print lays on the table, from its manifest: by deck, which says the back, and what the front shows."""
    content = json.loads((project.root / f"build/petit/{name}.manifest.json").read_bytes())
    digests = {face["id"]: face["digest"] for face in content["faces"]}
    fronts = [
        placement
        for sheet in content["sheets"]
        for placement in sheet["placements"]
        if placement["side"] == "front"
    ]
    return Counter((placement["deck"], digests[placement["face"]]) for placement in fronts)


def numbers(project: Project) -> dict[str, int]:
    """How many cards the list of changes names under each of its heads."""
    text = (project.root / f"build/petit/{NAME}.txt").read_text(encoding="utf-8")
    parts = re.findall(r"^(Throw away|Put in): (\d+)\n((?:  .*\n)*)", text, re.MULTILINE)
    for _, number, lines in parts:
        assert sum(map(int, re.findall(r"^    (\d+) ×", lines, re.MULTILINE))) == int(number)
    return {head: int(number) for head, number, _ in parts}


@settings(max_examples=8)
@given(DECKS, DECKS)
def test_changes_and_what_is_kept_are_the_new_deck(old: Deck, new: Deck) -> None:
    with tempfile.TemporaryDirectory() as folder:
        project = make(Path(folder))
        write(project, old)
        assert project.run("build").code == 0
        had = paper(project)
        kept_pdf = project.root / "old.pdf"
        project.pdf.rename(kept_pdf)
        write(project, new)
        assert project.run("build", "--changed-since", "old.pdf").code == 0
        assert project.run("build").code == 0
        wanted = paper(project)
        listed = (project.root / f"build/petit/{NAME}.manifest.json").exists()
        printed = paper(project, NAME) if listed else Counter[tuple[str, str]]()
        assert printed == wanted - had  # and so nothing that lies there already
        assert numbers(project) == {
            "Throw away": (had - wanted).total(),
            "Put in": (wanted - had).total(),
        }


def test_a_record_stands_for_what_was_printed(petit: History) -> None:
    recorded = petit.run("printed", "--date", "2026-03-14", "--note", "for the fair")
    assert recorded.code == 0 and "5 cards" in recorded.out
    record = petit.root / "cards/petit/prints/001-2026-03-14.json"
    about = json.loads(record.read_bytes())["about"]
    assert about == {"date": "2026-03-14", "note": "for the fair", "revision": petit.commit_of("v1")}
    petit.change(BEASTS, "copies: 3", "copies: 5")
    assert petit.run("build", "--changed-since", "last-print").code == 0
    assert paper(petit, NAME).total() == 2
    assert petit.run("printed", "--state", f"build/petit/{NAME}.pdf", "--date", "2026-03-15").code == 0
    assert (
        petit.run("diff").out.splitlines()[-1] == "nothing has changed"
    )  # the PDF of changes knows all cards


def test_a_print_of_one_deck_leaves_the_others_as_they_were(petit: History) -> None:
    petit.run("printed")
    petit.change(BEASTS, "vie: 5", "vie: 6")
    petit.change("cards/petit/sorts.yaml", "Tombe", "Descend")
    assert petit.run("printed", "--deck", "sorts").code == 0
    found = json.loads(petit.run("diff", "--json").out)
    assert [change["card"] for change in found["changes"]] == ["ours"]


def test_where_nothing_changed_nothing_is_printed(petit: History) -> None:
    petit.change(BEASTS, "vie: 5", "vie: 6")
    petit.run("build", "--changed-since", "v1")
    assert f"{NAME}.pdf" in petit.built()
    petit.change(BEASTS, "vie: 6", "vie: 5")
    outcome = petit.run("build", "--changed-since", "v1")
    assert outcome.code == 0 and petit.built() == [f"{NAME}.txt"]
    assert "Put in: 0" in outcome.out and "5 cards stay as they are." in outcome.out


def test_sheets_of_other_options_do_not_stay_beside_the_list(petit: History) -> None:
    petit.change(BEASTS, "vie: 5", "vie: 6")
    petit.run("build", "--changed-since", "v1", "--backs", "separate", "--cut", "svg")
    kept = [
        "petit-cards-changes-betes-fronts-a4.pdf",
        "petit-cards-changes-notes-a4.pdf",
        "petit-cards-fronts-a4.pdf",
    ]
    for name in kept:
        petit.write(f"build/petit/{name}", b"of another build")
    apart = {f"petit-cards-changes-{side}-a4.pdf" for side in ("fronts", "backs")}
    assert apart <= set(petit.built())
    petit.run("build", "--changed-since", "v1")
    assert petit.built() == sorted(
        [*kept, *(f"{NAME}{ending}" for ending in (".manifest.json", ".pdf", ".txt"))]
    )


def test_more_sets_are_printed_as_often(petit: History) -> None:
    petit.change(BEASTS, "vie: 5", "vie: 6")
    petit.run("build", "--changed-since", "v1", "--sets", "3")
    assert paper(petit, NAME).total() == 3


@pytest.mark.parametrize("fill", ["spares", "blanks"])
def test_free_places_are_filled(petit: History, fill: str) -> None:
    petit.change(BEASTS, "vie: 5", "vie: 6")
    assert petit.run("build", "--changed-since", "v1", "--fill", fill).code == 0
    found = paper(petit, NAME)
    assert found.total() == 21  # 7 × 3 cards of 40 × 60 mm on A4, laid across
    assert len(found) == (1 if fill == "spares" else 2)
    outcome = petit.run("printed", "--state", f"build/petit/{NAME}.pdf")
    assert "5 cards" in outcome.out  # neither counts


def test_a_card_that_lies_in_another_deck_now_is_not_printed(petit: History) -> None:
    back = "from: sorts.yaml, back: dos.svg"
    petit.change("cards/petit/game.yaml", "from: sorts.yaml", back)
    petit.commit("v2")
    petit.change("cards/petit/game.yaml", "from: betes.yaml", "where: \"id == 'crabe'\"")
    petit.change("cards/petit/game.yaml", back, "where: \"id != 'crabe'\", back: dos.svg")
    outcome = petit.run("build", "--changed-since", "v2")
    assert "Put in: 0" in outcome.out and "Ours brun (ours): Bêtes → Sorts" in outcome.out


DAMAGE: dict[str, Callable[[str], str]] = {
    "cut off": lambda text: text[: len(text) // 2],
    "of another program": lambda text: text.replace('"deckwright"', '"other"'),
    "empty": lambda text: "",
}


@pytest.mark.parametrize("damage", DAMAGE)
def test_a_damaged_record_is_told(petit: History, damage: str) -> None:
    petit.run("printed", "--date", "2026-03-14")
    record = petit.root / "cards/petit/prints/001-2026-03-14.json"
    record.write_text(DAMAGE[damage](record.read_text(encoding="utf-8")), encoding="utf-8")
    outcome = petit.run("build", "--changed-since", "last-print")
    assert outcome.code == 1 and petit.built() == []
    assert "cards/petit/prints/001-2026-03-14.json: error: no record of a print" in outcome.err


@pytest.mark.parametrize(
    ("options", "word"),
    [
        (("--changed-since", "v1", "--cards", "ours"), "--cards"),
        (("--changed-since", "v1", "--contact"), "--contact"),
        (("--changed-since", "v1", "--format", "png"), "--format"),
        (("--fill", "spares"), "--changed-since"),
    ],
)
def test_options_that_exclude_each_other_are_told(
    petit: History, options: tuple[str, ...], word: str
) -> None:
    outcome = petit.run("build", *options)
    assert outcome.code == 2 and "[option-conflict]" in outcome.err and word in outcome.err


def test_a_game_with_errors_is_not_recorded(petit: History) -> None:
    petit.change(BEASTS, "vie: 5", "vie: 50")
    outcome = petit.run("printed")
    assert outcome.code == 1 and "nothing was recorded" in outcome.err
    assert not (petit.root / "cards/petit/prints").exists()
