from __future__ import annotations

import json
import os
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path

import pikepdf
import pytest

from tests.kit.history import History
from tests.kit.project import BETES, CARTE, make

BEASTS = "cards/petit/betes.yaml"


def told(petit: History, *states: str) -> dict[str, list[str]]:
    """The cards of each kind of change, and that the exit code says the same."""
    outcome = petit.run("diff", "petit", "--json", *states)
    found: dict[str, list[str]] = {}
    for change in json.loads(outcome.out)["changes"]:
        found.setdefault(change["what"], []).append(change["card"])
    assert outcome.code == (1 if found.keys() - {"volatile", "scaled"} else 0)
    return found


def edit(petit: History) -> None:
    petit.change(BEASTS, "vie: 5", "vie: 6")
    petit.change(BEASTS, "copies: 3", "copies: 2")
    petit.change("cards/petit/sorts.yaml", "eclair:", "foudre:")


EDITED = {"added": ["foudre"], "removed": ["eclair"], "changed": ["ours"], "copies": ["crabe"]}


@pytest.mark.parametrize("old", ["v1", "HEAD", "pdf", "folder"])
def test_every_state_can_be_compared_with(petit: History, tmp_path: Path, old: str) -> None:
    if old == "pdf":
        petit.run("build")
        old = str(petit.pdf)
    if old == "folder":
        old = str(shutil.copytree(petit.root, tmp_path / "copy"))
    assert told(petit, old) == {}
    edit(petit)
    assert told(petit, old) == EDITED


def test_two_revisions_are_compared_and_files_left_alone(petit: History) -> None:
    edit(petit)
    petit.commit("v2")
    petit.write(BEASTS, "not: [a game")
    before = {path: path.stat().st_mtime_ns for path in petit.root.rglob("*") if ".git" not in path.parts}
    assert told(petit, "v1", "v2") == EDITED
    after = {path: path.stat().st_mtime_ns for path in before}
    assert {path for path in before if before[path] != after[path]} <= {petit.root}  # build/ is new there


def test_fields_and_files_behind_a_change_are_named(petit: History) -> None:
    petit.change(BEASTS, "vie: 5", "vie: 6")
    petit.change("assets/petit/art/crabe.svg", "#0a0", "#0b0")
    out = petit.run("diff", "v1").out
    assert "    vie: 5 → 6\n" in out
    assert "    assets/petit/art/crabe.svg\n" in out


def test_a_new_field_counts_where_something_is_written_in_it(petit: History) -> None:
    petit.change("cards/petit/game.yaml", "vie: {", 'note: {kind: text, default: ""}\n      vie: {')
    petit.change(BEASTS, "vie: 5", "vie: 6\n  note: x")
    petit.change(BEASTS, "Il pince.", "Il mord.")
    changes = json.loads(petit.run("diff", "v1", "--json").out)["changes"]
    fields = {change["card"]: [field["name"] for field in change["fields"]] for change in changes}
    assert {card: set(names) for card, names in fields.items()} == {
        "ours": {"vie", "note"},
        "crabe": {"effet"},
    }


def test_only_what_a_face_shows_counts(petit: History) -> None:
    petit.change("layouts/petit/carte.svg", "  <style>", "\n\n  <!-- a note -->\n  <style>")
    petit.change(BEASTS, "en: Brown bear", "en: Big bear")  # the French card shows nothing of it
    assert told(petit, "v1") == {}


def test_a_part_is_found_in_a_folder_of_the_repository(tmp_path: Path) -> None:
    top = History(tmp_path)
    make(tmp_path / "games/mine")
    top.git("init", "-q")
    top.commit("v1")
    inside = History(tmp_path / "games/mine")
    edit(inside)
    assert told(inside, "v1") == EDITED


def test_what_is_volatile_is_listed_apart(petit: History) -> None:
    marked = CARTE.replace(
        "</svg>", '<text data-volatile="" x="2" y="58" font-size="2">{{ game.version }}</text></svg>'
    )
    petit.write("layouts/petit/carte.svg", marked)
    petit.change("cards/petit/game.yaml", "author: Personne", "author: Personne\nversion: v1")
    petit.commit("v2")
    petit.change("cards/petit/game.yaml", "version: v1", "version: v2")
    assert told(petit, "v2") == {"volatile": ["crabe", "ours", "eclair"]}


def test_to_begin_with_something_volatile_is_no_change(petit: History) -> None:
    petit.write(
        "layouts/petit/carte.svg", CARTE.replace("</svg>", '  <text x="2" y="58">{{ number }}</text>\n</svg>')
    )
    petit.commit("v2")
    petit.change("layouts/petit/carte.svg", '<text x="2" y="58">', '<text data-volatile="" x="2" y="58">')
    assert told(petit, "v2") == {}  # it shows the same
    petit.write("layouts/petit/carte.svg", CARTE)
    assert told(petit, "v1") == {}
    mark = '  <g data-volatile=""><text x="2" y="58" font-size="2">{{ number }}</text></g>\n</svg>'
    petit.write("layouts/petit/carte.svg", CARTE.replace("</svg>", mark))
    assert told(petit, "v1") == {"volatile": ["crabe", "ours", "eclair"]}  # and so one can begin in mid-game


def test_spaces_of_a_text_count_beside_what_is_volatile(petit: History) -> None:
    text = '<text x="2" y="58" font-size="2">a<tspan data-volatile="">{{ number }}</tspan>SPACEb</text></svg>'
    petit.write("layouts/petit/carte.svg", CARTE.replace("</svg>", text.replace("SPACE", "")))
    petit.commit("v2")
    petit.write("layouts/petit/carte.svg", CARTE.replace("</svg>", text.replace("SPACE", " ")))
    assert set(told(petit, "v2")) == {"changed"}


def test_a_size_that_texts_share_is_listed_apart(petit: History) -> None:
    petit.change(
        "layouts/petit/carte.svg", 'data-text="card.effet"', 'data-fit="deck 3pt" data-text="card.effet"'
    )
    petit.commit("v2")
    petit.change(
        BEASTS,
        "Il pince.",
        "Il pince, pince, pince et pince encore, tant que la mer est haute et la lune ronde. " * 2,
    )
    assert told(petit, "v2") == {"changed": ["crabe"], "scaled": ["ours"]}


def test_the_language_is_that_of_the_print(petit: History) -> None:
    petit.run("build", "--lang", "en")
    pdf = str(petit.root / "build/petit/petit-en-cards-a4.pdf")
    assert told(petit, pdf) == {}
    petit.change(BEASTS, "en: Brown bear", "en: Big bear")
    assert told(petit, pdf) == {"changed": ["ours"]}


def test_a_print_of_some_cards_is_compared_in_these(petit: History) -> None:
    petit.run("build", "--cards", "ours")
    assert told(petit, str(petit.pdf)) == {}
    petit.run("build", "--deck", "sorts")
    assert told(petit, str(petit.root / "build/petit/petit-cards-sorts-a4.pdf")) == {}


def test_a_pdf_is_the_same_each_time_and_tells_no_values(petit: History, tmp_path: Path) -> None:
    petit.change(BEASTS, "_defaults: {type: bete}", "_defaults: {type: bete}\n_note: a secret of ours")
    petit.run("build")
    first = petit.pdf.read_bytes()
    shutil.rmtree(petit.root / "build")
    petit.run("build")
    assert petit.pdf.read_bytes() == first
    with pikepdf.open(petit.pdf) as pdf:
        data = pdf.Root.PieceInfo["/Deckwright"].Private.read_bytes()
    assert json.loads(data)["game"] == "petit"
    assert b"secret" not in data and b"pince" not in data


def test_a_revision_with_faults_tells_them_with_its_own_places(petit: History) -> None:
    petit.change(BEASTS, "vie: 5", "vie: 50")
    petit.commit("bad")
    petit.write(BEASTS, BETES)
    outcome = petit.run("diff", "bad")
    assert outcome.code == 1
    assert "bad:cards/petit/betes.yaml:5:8: error: ours: vie: the value is 50" in outcome.err
    assert "crabe" not in outcome.out


def test_a_revision_that_cannot_be_read_at_all_is_told(petit: History) -> None:
    petit.write("cards/petit/game.yaml", "title: [\n")
    petit.commit("bad")
    outcome = petit.run("diff", "bad", "v1")
    assert outcome.code == 2
    assert "bad:cards/petit/game.yaml:" in outcome.err


def other_program(petit: History) -> str:
    with pikepdf.new() as pdf:
        pdf.add_blank_page()
        pdf.save(petit.root / "other.pdf")
    return "other.pdf"


def contact_sheet(petit: History) -> str:
    assert petit.run("build", "--contact").code == 0
    return "build/petit/petit-cards-contact-a4.pdf"


def odd_pieces(petit: History) -> str:
    with pikepdf.new() as pdf:
        pdf.add_blank_page()
        pdf.Root.PieceInfo = pikepdf.Array([1])
        pdf.save(petit.root / "odd.pdf")
    return "odd.pdf"


def cut_off(petit: History) -> str:
    petit.run("build")
    return petit.write("cut.pdf", petit.pdf.read_bytes()[:5000]).name


def no_pdf(petit: History) -> str:
    return petit.write("no.pdf", "no PDF at all").name


def another_game(petit: History) -> str:
    for folder in ("cards", "layouts", "assets"):
        shutil.copytree(petit.root / folder / "petit", petit.root / folder / "grand")
    assert petit.run("build", "grand").code == 0
    return "build/grand/grand-cards-a4.pdf"


def moved_folders(petit: History) -> str:
    petit.git("checkout", "-q", "-b", "moved")
    petit.git("mv", "cards", "decks")
    petit.commit("elsewhere")
    petit.git("checkout", "-q", "v1")
    return "elsewhere"


FAULTS: dict[str, tuple[Callable[[History], str], str, str]] = {
    "an unknown revision": (lambda petit: "v9", "unknown-revision", "v1"),
    "an option in place of a revision": (lambda petit: "HEAD --help", "unknown-revision", "HEAD --help"),
    "no PDF": (lambda petit: "nowhere.pdf", "print-pdf", "No such file"),
    "a PDF of another program": (other_program, "print-pdf", "another program"),
    "a contact sheet": (contact_sheet, "print-pdf", "no sheets of cards or stickers"),
    "a PDF with odd private data": (odd_pieces, "print-pdf", "another program"),
    "a PDF that is cut off": (cut_off, "print-pdf", "cut.pdf"),
    "a text that is called PDF": (no_pdf, "print-pdf", "no.pdf"),
    "a PDF of another game": (another_game, "print-other", "'petit'"),
    "other folders": (moved_folders, "revision-layout", "decks/petit/game.yaml"),
    "a folder without the game": (lambda petit: "./layouts", "revision-layout", "its games are: none"),
    "no print": (lambda petit: "last-print", "no-print", "deckwright printed petit"),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_what_cannot_be_compared_is_told(petit: History, fault: str) -> None:
    state, code, word = FAULTS[fault]
    outcome = petit.run("diff", "petit", state(petit))
    assert (outcome.code, outcome.out) == (2, "")
    assert f"[{code}]" in outcome.err and word.strip("'") in outcome.err


def test_without_git_revisions_are_told_of_and_the_rest_works(
    petit: History, monkeypatch: pytest.MonkeyPatch
) -> None:
    petit.run("build")
    monkeypatch.setenv("PATH", os.devnull)
    outcome = petit.run("diff", "v1")
    assert outcome.code == 2 and "git cannot be run" in outcome.err
    assert told(petit, str(petit.pdf)) == {}


def test_without_a_repository_revisions_are_told_of(tmp_path: Path) -> None:
    outcome = make(tmp_path).run("diff")
    assert outcome.code == 2 and "[no-history]" in outcome.err and "git init" in outcome.err


def test_a_shallow_clone_says_that_it_is_one(petit: History, tmp_path: Path) -> None:
    petit.commit("v2")
    clone = History(tmp_path / "clone")
    petit.git("clone", "-q", "--depth", "1", f"file://{petit.root}", str(clone.root))
    outcome = clone.run("diff", "v1")
    assert outcome.code == 2 and "shallow" in outcome.err and "git fetch --unshallow" in outcome.err


def test_a_file_that_the_repository_has_lost_is_told(petit: History) -> None:
    ran = subprocess.run(
        ["git", "rev-parse", "v1:cards/petit/sorts.yaml"],
        cwd=petit.root,
        check=True,
        capture_output=True,
        text=True,
    )
    name = ran.stdout.strip()
    (petit.root / ".git/objects" / name[:2] / name[2:]).unlink()
    outcome = petit.run("diff", "v1")
    assert outcome.code == 2
    assert (
        "cards/petit/sorts.yaml cannot be read from the history" in outcome.err and "git fsck" in outcome.err
    )
