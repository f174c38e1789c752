"""Faces from the cache: the same bytes as drawn anew, whatever was edited in between; drawn anew where it must be."""

from __future__ import annotations

import random
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import font_fjallaone
import pytest

from deckwright.faces.draw import draw as drawing
from deckwright.faces.draw import drawn_faces, make_pieces, piecework
from deckwright.svg import Renderer
from tests.kit.project import Outcome, Project, make

FJALLA = Path(font_fjallaone.__file__).parent
CARDS = """\
_defaults: {type: bete}
crabe: {nom: Crabe, vie: 2, effet: "Il pince.", art: crabe, copies: 3}
ours: {nom: Ours, vie: 5, effet: "Gagne {coeur} **deux** fois."}
"""
# A drawing that shows another, which lies beside it.
CRABE = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 20">'
    '<rect width="30" height="20" fill="#8cf"/><image href="oeil.svg" x="3" y="3" width="5" height="5"/></svg>'
)
OEIL = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><circle cx="4" cy="4" r="3"/></svg>'
PART = (
    '<svg xmlns="http://www.w3.org/2000/svg" width="40mm" height="60mm" viewBox="0 0 40 60">'
    '<path d="M0 40h40" stroke="#000"/></svg>'
)


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Project:
    """The small game with twenty animals more, a part and a picture in a picture, in files of about four faces."""
    monkeypatch.setattr(drawn_faces, "CHUNK", 4)
    more = (f'b{n}: {{nom: "Bête {n}", vie: {n % 3 + 1}, effet: "Effet {n}."}}\n' for n in range(20))
    game = make(tmp_path / "project")
    game.change(
        "layouts/petit/carte.svg", "<image data-if", '<g data-include="common/trait.svg"/>\n  <image data-if'
    )
    game.change("layouts/petit/carte.svg", "'Source Sans Pro'", "'Source Serif Pro', 'Source Sans Pro'")
    game.write("layouts/common/trait.svg", PART)
    game.write("assets/petit/art/crabe.svg", CRABE)
    game.write("assets/petit/art/oeil.svg", OEIL)
    game.write("cards/petit/betes.yaml", CARDS + "".join(more))
    return game


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What is drawn or written from now on: the text of each part, or of a face that is drawn as a whole."""
    texts: list[str] = []
    draw_pdf, make = drawing.draw_pdf, make_pieces.Maker.make

    def noted(faces: Any, *others: Any) -> drawn_faces.FacePdf:
        texts.extend(face.svg for face in faces)
        return draw_pdf(faces, *others)

    def noted_pieces(self: make_pieces.Maker, pieces: Any, *others: Any) -> Any:
        texts.extend(part.text for piece in pieces for part in piece.parts)
        return make(self, pieces, *others)

    monkeypatch.setattr(drawing, "draw_pdf", noted)
    monkeypatch.setattr(make_pieces.Maker, "make", noted_pieces)
    return texts


def build(project: Project, *options: str) -> Outcome:
    outcome = project.run("build", *options)
    assert outcome.code == 0, outcome.text
    return outcome


def outputs(project: Project) -> dict[str, bytes]:
    folder = project.root / "build/petit"
    return {path.name: path.read_bytes() for path in sorted(folder.iterdir())}


def afresh(project: Project, *options: str) -> tuple[Outcome, dict[str, bytes]]:
    """What a build without any cache prints and makes."""
    copy = project.root.parent / "copy"
    shutil.copytree(project.root, copy, ignore=shutil.ignore_patterns("build"))
    try:
        other = Project(copy)
        return other.run("build", *options), outputs(other)
    finally:
        shutil.rmtree(copy)


def test_nothing_is_drawn_where_nothing_has_changed(project: Project, drawn: list[str]) -> None:
    first = build(project)
    made = outputs(project)
    assert len(drawn) > 20
    drawn.clear()
    again = build(project)
    assert drawn == []
    assert (again.text, outputs(project)) == (first.text, made)


def test_a_check_and_a_build_share_what_is_drawn(project: Project, drawn: list[str]) -> None:
    assert project.run("check").code == 0
    drawn.clear()
    build(project, "--paper", "letter", "--gutter", "bleed")
    assert drawn == []


def test_one_word_changed_is_one_text_written(project: Project, drawn: list[str]) -> None:
    build(project)
    drawn.clear()
    project.change("cards/petit/betes.yaml", "Bête 7", "Bête sept")
    build(project)
    (text,) = drawn
    assert "Bête sept" in text


def edit_card(project: Project) -> None:
    project.change("cards/petit/betes.yaml", "Il pince.", "Il pince fort.")


def edit_layout(project: Project) -> None:
    project.change("layouts/petit/carte.svg", "#fff6dd", "#ddfff6")


def edit_part(project: Project) -> None:
    project.change("layouts/common/trait.svg", "M0 40", "M0 41")


def edit_symbol(project: Project) -> None:
    project.change("assets/petit/symbols/coeur.svg", 'viewBox="0 0 24 24"', 'viewBox="0 0 25 25"')


def edit_picture(project: Project) -> None:
    project.change("assets/petit/art/crabe.svg", "#8cf", "#c8f")


def edit_picture_in_picture(project: Project) -> None:
    project.change("assets/petit/art/oeil.svg", 'r="3"', 'r="2"')


def edit_fonts(project: Project) -> None:
    """The family that the layout asks for first is there now; before, the second stood in for it."""
    project.change("cards/petit/game.yaml", "fonts: [", "fonts: [font-source-serif-pro, ")


EDITS: list[Callable[[Project], None]] = [
    *(edit_card, edit_layout, edit_part, edit_symbol, edit_picture, edit_picture_in_picture, edit_fonts)
]


@pytest.mark.parametrize("edit", EDITS, ids=lambda edit: edit.__name__)
def test_every_kind_of_input_is_seen(
    project: Project, drawn: list[str], edit: Callable[[Project], None]
) -> None:
    build(project)
    before = outputs(project)
    drawn.clear()
    edit(project)
    outcome = build(project)
    assert drawn
    after = outputs(project)
    expected, made = afresh(project)
    assert (outcome.text, after) == (expected.text, made)
    assert all(before[name] != after[name] for name in before)  # the PDF, and the digests of its manifest


@pytest.mark.parametrize(
    "options", [("--low-ink",), ("--outline-text",), ("--image-dpi", "100"), ("--lang", "en")]
)
def test_every_option_of_the_drawing_is_seen(project: Project, options: tuple[str, ...]) -> None:
    build(project)
    outcome = build(project, *options)
    expected, made = afresh(project, *options)
    assert outcome.text == expected.text
    assert made.items() <= outputs(project).items()


def test_a_font_file_is_known_by_its_bytes(project: Project, drawn: list[str]) -> None:
    font = project.root / "assets/fonts/a.ttf"
    font.parent.mkdir()
    shutil.copy(next(FJALLA.rglob("*.ttf")), font)
    build(project)
    drawn.clear()
    build(project)
    assert drawn == []
    font.write_bytes(font.read_bytes() + b"\0" * 4)
    build(project)
    assert drawn


def test_a_picture_that_is_not_there_may_come(project: Project, drawn: list[str]) -> None:
    project.change(
        "layouts/petit/carte.svg",
        "<g data-for",
        '<image href="assets/petit/art/ciel.svg" width="9" height="9"/><g data-for',
    )
    missing = project.run("build", "--draft")
    assert "ciel.svg" in missing.text
    drawn.clear()
    assert project.run("build", "--draft").text == missing.text and drawn == []
    project.write("assets/petit/art/ciel.svg", OEIL)
    assert "ciel.svg" not in build(project).text and drawn


def test_problems_come_from_the_cache_as_they_were_found(project: Project, drawn: list[str]) -> None:
    project.change("cards/petit/betes.yaml", "Il pince.", "Il pince très fort. " * 40)
    project.change("layouts/petit/carte.svg", 'fill="#fff6dd"', 'fill="#fff6dd" stroke="nonsense"')
    first = project.run("check", "--json")
    assert first.code == 1 and "text-overflow" in first.out and "nonsense" in first.out
    drawn.clear()
    assert project.run("check", "--json") == first and drawn == []


def test_problems_of_fonts_come_from_the_cache(project: Project, drawn: list[str]) -> None:
    project.write("assets/fonts/broken.ttf", b"no font")
    first = project.run("check")
    assert "broken.ttf" in first.text
    drawn.clear()
    assert project.run("check") == first and drawn == []


def test_what_failed_for_want_of_memory_is_tried_again(
    project: Project, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise MemoryError

    with monkeypatch.context() as patch:
        patch.setattr(Renderer, "walk", fail)
        assert "takes too much" in project.run("build").text
    build(project)


Spoil = Callable[[Path], object]


def turn_into_folder(path: Path) -> None:
    path.unlink()
    path.mkdir()


SPOILERS: list[Spoil] = [
    lambda path: path.write_bytes(b""),
    lambda path: path.write_bytes(path.read_bytes()[: path.stat().st_size // 2]),
    lambda path: path.write_bytes(b"%PDF-1.4 foreign"),
    turn_into_folder,
    lambda path: path.unlink(),
]


@pytest.mark.parametrize("spoil", SPOILERS)
def test_a_spoilt_cache_is_drawn_anew(
    project: Project, drawn: list[str], spoil: Callable[[Path], object]
) -> None:
    build(project)
    made, count = outputs(project), len(drawn)
    drawn.clear()
    for path in (project.root / "build/.cache/faces").iterdir():
        spoil(path)
    shutil.rmtree(project.root / "build/.cache/builds")
    build(project)
    assert len(drawn) == count and outputs(project) == made


def test_a_cache_that_cannot_be_written_is_no_fault(project: Project) -> None:
    project.write("build/.cache", "in the way")
    build(project)
    assert outputs(project) == afresh(project)[1]


# Random edits: after each, a build in the project makes the bytes that a build of a copy without its cache makes.


def random_edit(project: Project, rnd: random.Random) -> None:
    cards = project.root / "cards/petit/betes.yaml"
    lines = cards.read_text(encoding="utf-8").splitlines(keepends=True)
    at = rnd.randrange(2, len(lines))
    match rnd.randrange(9):
        case 0:
            lines[at] = lines[at].replace(
                'effet: "', f'effet: "{rnd.choice(("Fort.", "{coeur} vit.", "*Ici*."))} '
            )
        case 1:
            number = rnd.randrange(1000)
            lines.insert(at, f'n{number}: {{nom: "Neuf {number}", vie: 1, effet: "Rien.", art: crabe}}\n')
        case 2:
            del lines[at]
        case 3:
            lines[2:] = rnd.sample(lines[2:], len(lines) - 2)
        case 4:
            lines[at] = lines[at].replace("vie: 1", "vie: 2, copies: 2")
        case 5:
            text = (project.root / "layouts/petit/carte.svg").read_text(encoding="utf-8")
            project.write(
                "layouts/petit/carte.svg", text.replace('x="20"', f'x="{rnd.choice((19, 20, 21))}"')
            )
        case 6:
            project.write("layouts/common/trait.svg", PART.replace("40h", f"{rnd.randrange(38, 42)}h"))
        case 7:
            project.write("assets/petit/art/oeil.svg", OEIL.replace('r="3"', f'r="{rnd.randrange(1, 4)}"'))
        case 8:
            path = project.root / "build/.cache/faces"
            rnd.choice(sorted(path.iterdir())).unlink()
    project.write("cards/petit/betes.yaml", "".join(dict.fromkeys(lines)))


@pytest.mark.parametrize("seed", range(4))
def test_after_any_edits_the_bytes_are_those_of_a_full_build(project: Project, seed: int) -> None:
    rnd = random.Random(seed)
    build(project)
    for _ in range(8):
        random_edit(project, rnd)
        outcome = build(project)
        expected, made = afresh(project)
        assert outcome.text == expected.text
        assert outputs(project) == made


def test_two_builds_at_once_do_not_disturb_each_other(project: Project) -> None:
    command = [sys.executable, "-m", "deckwright", "build", "--out"]
    runs = [
        subprocess.Popen([*command, str(project.root / out)], cwd=project.root, stderr=subprocess.PIPE)
        for out in ("one", "two")
    ]
    assert [run.wait() for run in runs] == [0, 0], [run.communicate() for run in runs]
    for run in runs:
        run.communicate()
    one, two = ((project.root / out / "petit/petit-cards-a4.pdf").read_bytes() for out in ("one", "two"))
    build(project)
    assert one == two


@pytest.mark.parametrize("kept", [False, True])
def test_several_processes_draw_what_one_draws(
    project: Project, monkeypatch: pytest.MonkeyPatch, kept: bool
) -> None:
    """Also where some of the files are in the cache, and where the fonts have something to say."""
    project.write("assets/fonts/broken.ttf", b"no font")
    alone = project.run("build", "--draft", "--jobs", "1")
    made = outputs(project)
    monkeypatch.setattr(piecework, "worth_sharing", lambda: -1.0)
    shutil.rmtree(project.root / "build/.cache/builds")
    for path in sorted((project.root / "build/.cache/faces").iterdir())[:: 3 if kept else 1]:
        path.unlink()
    together = project.run("build", "--draft", "--jobs", "2")
    assert together == alone and outputs(project) == made
