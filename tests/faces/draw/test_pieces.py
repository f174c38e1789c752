"""Texts written as operators, against the same faces as cairo writes them: the same words at the same places."""

from __future__ import annotations

import subprocess
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from deckwright.basics.cache import Cache
from deckwright.basics.embedding import embedded
from deckwright.faces.draw.draw import draw_pdf
from deckwright.faces.draw.kept import draw_or_keep
from deckwright.faces.draw.make_pieces import Maker
from deckwright.faces.draw.pieces import pieces
from deckwright.faces.layouts import Face
from deckwright.sheets.options import OutputSpec
from deckwright.sheets.write.pdf.forms import face_pages
from deckwright.svg import Renderer
from deckwright.svg.document.parts import cut
from deckwright.svg.typeset import FontSet
from tests.kit.resources import Files, sans_files
from tests.svg.typeset.helpers import pdf_words

from .test_broken_faces import face as unstamped

FONT = 'font-family="Source Sans Pro" font-size="3"'
STAR = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>'
BOX = '<defs><rect id="box" x="3" y="20" width="34" height="30"/></defs>'
RICH = (
    f'{BOX}<text {FONT} style="shape-inside:url(#box)" data-hyphenate="fr">Gagnez\u00a0: '
    '<tspan font-weight="bold">deux </tspan>points\u202f! L’Ouvreuse, le <tspan data-symbol="star"/> œuf, la '
    "fraternité universelle des bâtisseurs.</text>"
)
WRITTEN = {
    "a line": f'<text x="5" y="9" {FONT}>Le Crabe tirelire</text>',
    "anchored": f'<text x="20" y="9" text-anchor="middle" fill="#a00" {FONT}>AVATAR, To</text>',
    "wrapped, with a symbol": RICH,
    "ligatures": f'<text x="5" y="9" {FONT}>office, fiche, flot</text>',
    "in a group, turned": f'<g transform="rotate(30 9 9) scale(1.5)"><text x="5" y="9" {FONT}>Penché</text></g>',
    "spaced": f'<text x="5" y="9" {FONT} letter-spacing=".4">Espacé</text>',
    "spaced words": f'<text x="5" y="9" {FONT} letter-spacing=".4">Deux mots espacés ici</text>',
    "turned letters": f'<text x="5 9 13" y="9" rotate="10 20 30" {FONT}>abc</text>',
    "a symbol": '<use href="symbol:star" x="3" y="3" width="5" height="5"/>',
}
DRAWN = {
    "stroked": f'<text x="5" y="9" stroke="red" stroke-width=".1" {FONT}>Contour</text>',
    "half opaque": f'<text x="5" y="9" opacity=".5" {FONT}>Pâle</text>',
    "underlined": f'<text x="5" y="9" text-decoration="underline" {FONT}>Ligne</text>',
    "a gradient": f'<defs><linearGradient id="g"><stop stop-color="red"/><stop offset="1"/></linearGradient></defs>'
    f'<text x="5" y="9" fill="url(#g)" {FONT}>Dégradé</text>',
    "to the left": f'<text x="25" y="9" direction="rtl" {FONT}>שלום</text>',
}  # fmt: skip


def face(name: str, body: str) -> Face:
    """As a layout makes it, whose elements tell where they stand."""
    plain = unstamped(name, body)
    return replace(plain, svg=plain.svg.replace("<svg ", f'<svg data-file="{plain.file}" data-line="1" ', 1))


def renderer() -> Renderer:
    return Renderer(Files(symbols={"star": STAR}, fonts=FontSet(sans_files())))


def is_written(shown: Face) -> bool:
    parts = cut(shown.svg, shown.file)
    assert parts is not None
    made = Maker(renderer()).make(pieces([(shown, parts)])[shown.id])
    assert all(each is not None for each in made)
    return not any(each.pdf for each in made if each)


class Tools:
    """What draws, without a game."""

    def __init__(self) -> None:
        self.renderer, self.resources, self.signature = renderer(), self, "x"
        self.output = OutputSpec()
        self.problems = ()

    def font_named(self, name: str) -> Path:
        return next(Path(file) for file in sans_files() if (font := embedded(file)) and font.name == name)

    def rest(self) -> None:
        pass


@pytest.fixture
def tools() -> Any:
    return Tools()


@pytest.mark.parametrize("name", WRITTEN)
def test_words_stand_where_cairo_has_them(name: str, tools: Any, tmp_path: Path) -> None:
    shown = face("one", WRITTEN[name])
    assert is_written(shown)
    drawn = draw_or_keep([shown], tools)
    face_pages(drawn.file, [shown.id]).save(tmp_path / "ours.pdf")
    theirs = draw_pdf([shown], renderer())
    (tmp_path / "theirs.pdf").write_bytes(theirs.pdf)
    assert drawn.by_id[shown.id] == theirs.faces[0]
    ours, expected = pdf_words(tmp_path / "ours.pdf"), pdf_words(tmp_path / "theirs.pdf")
    assert [word for word, *_ in ours] == [word for word, *_ in expected]
    for (_, *mine), (_, *his) in zip(ours, expected, strict=True):
        assert (mine[0], mine[2]) == pytest.approx((his[0], his[2]), abs=0.05)  # left and right, in points


@pytest.mark.parametrize("name", DRAWN)
def test_what_is_more_than_letters_is_drawn(name: str) -> None:
    assert not is_written(face("one", DRAWN[name]))


def test_a_font_stands_in_the_file_once(tools: Any, tmp_path: Path) -> None:
    shown = [face(f"f{n}", f'<text x="5" y="9" {FONT}>Carte {n}</text>') for n in range(9)]
    drawn = draw_or_keep(shown, tools)
    face_pages(drawn.file, [each.id for each in shown]).save(tmp_path / "a.pdf")
    listed = subprocess.run(
        ["pdffonts", tmp_path / "a.pdf"], check=True, capture_output=True, text=True
    ).stdout
    assert len(listed.splitlines()) == 3


def test_pieces_that_take_too_much_together_are_no_pieces(
    tools: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Texts and drawings in turn: each takes little, all of them more than a face may, which is told by its element."""
    words = [f'<rect width="{n}" height="1"/><text y="9" {FONT}>word {n}</text>' for n in range(12)]
    shown = face("one", "".join(words))
    for module in ("faces.draw.make_pieces", "faces.draw.kept", "svg.canvas.canvas"):
        monkeypatch.setattr(f"deckwright.{module}.MAX_WORK", 5e6)
    tools.reader, tools.tell = tools.renderer.reader, list
    for _ in range(2):  # drawn, and found again
        (drawn,) = draw_or_keep([shown], tools, cache=Cache(tmp_path)).by_id.values()
        (told,) = [each for each in drawn.problems if each.code == "svg-limit"]
        assert told.message.startswith("<text>") and "takes more than" in told.message
