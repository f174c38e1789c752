"""A game read again and again: what changes changes, what is broken keeps its last good picture, and comes back."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from deckwright.proof.bench import Workbench
from deckwright.proof.digests import Digester
from deckwright.proof.state import State
from tests.kit.project import Project

DECK = "cards/petit/betes.yaml"
CARDS = ["crabe", "ours", "eclair"]


@pytest.fixture
def bench(petit: Project) -> Workbench:
    return Workbench(petit.root, "petit")


def changed(old: State, new: State) -> set[str]:
    """The cards whose front or back is another picture."""
    return {
        key
        for key in old.cards.keys() | new.cards.keys()
        if key not in old.cards
        or key not in new.cards
        or [old.digests[face.id] for face in old.cards[key].faces]
        != [new.digests[face.id] for face in new.cards[key].faces]
    }


Edit = tuple[str, str, str]
EDITS: list[tuple[str, Edit, set[str]]] = [
    ("a word of one card", (DECK, "Il pince.", "Il mord."), {"crabe"}),
    ("a comment above the cards", (DECK, "_defaults", "# a note\n_defaults"), set()),
    ("the number of copies, which no layout shows", (DECK, "copies: 3", "copies: 4"), set()),
    ("a front that all share", ("layouts/petit/carte.svg", "#fff6dd", "#fff6de"), set(CARDS)),
    ("the back of one deck", ("layouts/petit/dos.svg", "#234", "#235"), {"crabe", "ours"}),
    ("a picture", ("assets/petit/art/crabe.svg", "#0a0", "#0b0"), {"crabe"}),
    ("a symbol", ("assets/petit/symbols/coeur.svg", 'r="10"', 'r="9"'), set(CARDS)),
    (
        "a word of game.yaml",
        ("cards/petit/game.yaml", "dos: {fr: Bêtes", "dos: {fr: Animaux"),
        {"crabe", "ours"},
    ),
    ("the title of the game", ("cards/petit/game.yaml", "fr: Petit jeu", "fr: Jeu"), set()),
]


@pytest.mark.parametrize(("what", "edit", "cards"), EDITS, ids=[row[0] for row in EDITS])
def test_a_save_changes_what_it_concerns(
    bench: Workbench, petit: Project, what: str, edit: Edit, cards: set[str]
) -> None:
    before = bench.read(State())
    petit.change(*edit)
    after = bench.read(before)
    assert changed(before, after) == cards
    fresh = Workbench(petit.root, "petit").read(State())  # what nobody remembers anything of
    assert dict(fresh.digests) == dict(after.digests)
    assert {k: [f.svg for f in s.faces] for k, s in fresh.cards.items()} == {
        k: [f.svg for f in s.faces] for k, s in after.cards.items()
    }


def test_nothing_is_drawn_twice(bench: Workbench) -> None:
    state = bench.read(State())
    face = state.cards["ours"].card_faces.front
    digest = state.digests[face.id]
    first = bench.picture(face, digest, 320, state)
    assert first.startswith(b"\x89PNG") and int.from_bytes(first[16:20]) == 320
    assert Workbench(bench.root, "petit").cache.picture(digest, 320) == first


BROKEN: list[tuple[str, Callable[[Project], object], set[str]]] = [
    ("half a line", lambda p: p.change(DECK, "vie: 2,", "vie: 2 nom: x,"), {"crabe"}),
    ("a bracket that is not closed", lambda p: p.change(DECK, "vie: 5", "vie: ["), {"ours"}),
    ("a value that cannot be", lambda p: p.change(DECK, "vie: 2", "vie: beaucoup"), {"crabe"}),
    ("a file that is no text", lambda p: p.write(DECK, b"\xff\xfe\x00"), {"crabe", "ours"}),
    ("a layout cut short", lambda p: p.change("layouts/petit/carte.svg", "</svg>", ""), set(CARDS)),
    (
        "Jinja that is none",
        lambda p: p.change("layouts/petit/carte.svg", "4 + i * 6 }}", "4 + }}"),
        set(CARDS),
    ),
    ("no game.yaml", lambda p: (p.root / "cards/petit/game.yaml").unlink(), set(CARDS)),
    ("game.yaml cut short", lambda p: p.write("cards/petit/game.yaml", "title: {fr: x"), set(CARDS)),
    ("no folder", lambda p: (p.root / "cards/petit").rename(p.root / "cards/autre"), set(CARDS)),
]


@pytest.mark.parametrize(("what", "harm", "stale"), BROKEN, ids=[row[0] for row in BROKEN])
def test_the_last_good_picture_stays(
    bench: Workbench, petit: Project, what: str, harm: Callable[[Project], object], stale: set[str]
) -> None:
    before = bench.read(State())
    kept = {path: path.read_bytes() for path in petit.root.glob("*/petit/**/*") if path.is_file()}
    harm(petit)
    broken = bench.read(before)
    assert list(broken.cards) == CARDS
    assert {key for key, shown in broken.cards.items() if shown.since is not None} == stale
    assert changed(before, broken) == set()
    assert any(found.is_error for found in broken.found)
    again = bench.read(broken)
    assert {shown.since for shown in again.stale} == {before.at}
    for path, data in kept.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)
    mended = bench.read(again)
    assert mended.stale == () and changed(before, mended) == set() and list(mended.cards) == CARDS


def test_a_card_taken_out_goes(bench: Workbench, petit: Project) -> None:
    before = bench.read(State())
    petit.write("cards/petit/sorts.yaml", "")
    assert list(bench.read(before).cards) == ["crabe", "ours"]


def test_problems_of_drawing_are_found(bench: Workbench, petit: Project) -> None:
    petit.change(DECK, "Il pince.", "Il pince. " * 80)
    state = bench.read(State())
    for digest, face in state.faces.items():
        bench.picture(face, digest, 320, state)
    told = [(one.problem.code, one.cards) for one in bench.drawing_problems(state)]
    assert ("text-overflow", ("crabe",)) in told
    kept = Workbench(petit.root, "petit")  # that has drawn nothing itself
    assert [(one.problem.code, one.cards) for one in kept.drawing_problems(kept.read(State()))] == told


def test_a_picture_in_a_picture_counts(bench: Workbench, petit: Project) -> None:
    inner = '<image href="assets/petit/art/ile.svg" width="9" height="9"/>'
    petit.write(
        "assets/petit/art/crabe.svg",
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">{inner}</svg>',
    )
    petit.write("assets/petit/art/ile.svg", "<svg xmlns='http://www.w3.org/2000/svg'/>")
    before = bench.read(State())
    petit.write("assets/petit/art/ile.svg", "<svg xmlns='http://www.w3.org/2000/svg'> </svg>")
    assert changed(before, bench.read(before)) == {"crabe"}


def test_pictures_within_each_other_end(bench: Workbench, petit: Project) -> None:
    itself = '<svg xmlns="http://www.w3.org/2000/svg"><image href="assets/petit/art/crabe.svg"/></svg>'
    petit.write("assets/petit/art/crabe.svg", itself)
    state = bench.read(State())
    assert state.game is not None
    assert Digester(state.game, petit.root).of(state.cards["crabe"].card_faces.front)


@pytest.mark.parametrize("damage", [b"", b"{", b'{"symbols": 1}', b"\xff"])
def test_a_spoilt_cache_is_drawn_anew(bench: Workbench, petit: Project, damage: bytes) -> None:
    state = bench.read(State())
    face = state.cards["ours"].card_faces.front
    digest = state.digests[face.id]
    data = bench.picture(face, digest, 320, state)
    for path in (petit.root / "build/.cache/proof").glob("*/*.json"):
        path.write_bytes(damage)
    other = Workbench(petit.root, "petit")
    assert other.cache.record(digest) is None
    assert other.picture(face, digest, 320, other.read(State())) == data


def test_another_language(petit: Project) -> None:
    state = Workbench(petit.root, "petit", "en").read(State())
    assert "Brown bear" in state.cards["ours"].card_faces.front.svg
