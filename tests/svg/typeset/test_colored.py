"""Letters that are pictures in their font are drawn, as vectors, or told; by a plain font with pictures put into it."""

from __future__ import annotations

import gzip
import io
from importlib.resources import files
from pathlib import Path

import cairocffi
import pikepdf
import pytest

from deckwright.svg import Renderer, parse
from deckwright.svg.typeset import FontSet
from tests.kit.resources import sans_files

from ..helpers import Files, Pixels, document, ours, problems
from . import colored

PLAIN = Path(sans_files()[0])
TABLES = colored.tables_of(PLAIN.read_bytes())
A, BAR, DOT = (colored.glyph_of(TABLES, letter) for letter in "A|.")
TEXT = '<text x="20" y="120" font-family="Source Sans Pro" font-size="100" {0}>{1}</text>'
RED, BLUE = (255, 0, 0, 255), (0, 0, 255, 128)
SQUARE = (
    f'<svg xmlns="http://www.w3.org/2000/svg"><g id="glyph{A}"><rect y="-500" width="500" height="500" fill="lime"/>'
    "</g></svg>"
)
ROOTED = (
    f'<svg xmlns="http://www.w3.org/2000/svg" id="glyph{A}"><path d="M0 0H500V-500H0z" fill="lime"/></svg>'
)


def _files(tmp_path: Path, more: colored.Tables) -> Files:
    return Files(fonts=FontSet([colored.write(tmp_path / "colored.ttf", PLAIN, more)]))


def _layers(tmp_path: Path, layers: list[tuple[int, int]]) -> Files:
    return _files(tmp_path, {b"COLR": colored.colr(A, layers), b"CPAL": colored.cpal([RED, BLUE])})


def _colors(pixels: Pixels) -> set[tuple[int, ...]]:
    return {tuple(int(value) for value in pixel) for pixel in pixels.reshape(-1, 3)[::3]}


def test_layers_have_their_own_colours_and_that_of_the_text(tmp_path: Path) -> None:
    fonts = _layers(tmp_path, [(A, 0), (BAR, 0xFFFF), (DOT, 1)])
    text = document(TEXT.format('fill="#0a0"', "A"))
    found = _colors(ours(text, fonts))
    assert {(255, 0, 0), (0, 170, 0)} <= found
    assert any(
        abs(red - 127) < 3 and blue > 250 and green < 130 for red, green, blue in found
    )  # half over white or red
    assert problems(text, fonts) == []


def test_a_letter_of_one_layer_is_that_letter(tmp_path: Path) -> None:
    """Its outline, its place and its width are the plain font's."""
    plain = ours(document(TEXT.format('fill="red"', "AbA")), Files(fonts=FontSet([str(PLAIN)])))
    drawn = ours(document(TEXT.format('fill="red"', "AbA")), _layers(tmp_path, [(A, 0)]))
    assert (abs(plain.astype(int) - drawn.astype(int)) <= 4).all()


def test_a_project_without_fonts_is_told() -> None:
    assert {each.code for each in problems(document(TEXT.format("", "A")))} == {"font-missing"}


@pytest.mark.parametrize("drawing", [SQUARE, ROOTED], ids=["element", "root"])
@pytest.mark.parametrize("packed", [False, True], ids=["plain", "gzip"])
def test_a_drawing_stands_on_the_baseline(tmp_path: Path, drawing: str, packed: bool) -> None:
    """500 of 1000 units to the em are 50 of 100 pixels, above the baseline at 120, from the letter's origin."""
    data = gzip.compress(drawing.encode()) if packed else drawing.encode()
    fonts = _files(tmp_path, {b"SVG ": colored.svg(A, data)})
    text = document(TEXT.format("", "A"))
    pixels = ours(text, fonts)
    green = ((pixels[..., 1] > 200) & (pixels[..., 0] < 50)).nonzero()
    assert (green[0].min(), green[0].max(), green[1].min(), green[1].max()) == (70, 119, 20, 69)
    assert problems(text, fonts) == []


def test_they_are_vectors_in_a_pdf(tmp_path: Path) -> None:
    for n, more in enumerate(
        (
            {b"SVG ": colored.svg(A, SQUARE.encode())},
            {b"COLR": colored.colr(A, [(A, 0)]), b"CPAL": colored.cpal([RED])},
        )
    ):
        folder = tmp_path / str(n)
        folder.mkdir()
        out = io.BytesIO()
        surface = cairocffi.PDFSurface(out, 150, 150)
        drawing = parse(document(TEXT.format("", "A")), "f.svg")
        Renderer(_files(folder, more)).draw(drawing, cairocffi.Context(surface), 2)
        surface.finish()
        with pikepdf.open(out) as pdf:
            streams = [each for each in pdf.objects if isinstance(each, pikepdf.Stream)]
            assert not [each for each in streams if each.get("/Subtype") == "/Image"]
            content = b"".join(each.read_bytes() for each in streams)
        assert b" rg" in content


def test_a_picture_may_come_from_any_font_of_the_project(tmp_path: Path) -> None:
    """As browsers do it: who writes an emoji need not name the font that has it."""
    other = next((Path(str(files("font_fjallaone"))) / "files").glob("*.ttf"))
    letter = "Ж"  # which the other font lacks
    glyph = colored.glyph_of(TABLES, letter)
    with pytest.raises(AssertionError):
        colored.glyph_of(colored.tables_of(other.read_bytes()), letter)
    layer = {b"COLR": colored.colr(glyph, [(glyph, 0)]), b"CPAL": colored.cpal([RED])}
    text = document(TEXT.replace("Source Sans Pro", "Fjalla One").format("", letter))
    for more, codes in ((layer, []), ({}, ["glyph-missing"])):
        made = colored.write(tmp_path / f"{len(more)}.ttf", PLAIN, more)
        assert [each.code for each in problems(text, Files(fonts=FontSet([str(other), made])))] == codes


def test_a_picture_of_another_font_than_the_one_with_pictures_that_is_named_is_told(tmp_path: Path) -> None:
    layer = {b"COLR": colored.colr(A, [(A, 0)]), b"CPAL": colored.cpal([RED])}
    other = Path(str(files("font_fjallaone"))) / "files" / "FjallaOne-Regular.ttf"
    glyph = colored.glyph_of(TABLES, "Ж")
    named = colored.write(tmp_path / "named.ttf", other, {**layer, b"COLR": colored.colr(1, [(1, 0)])})
    made = colored.write(tmp_path / "made.ttf", PLAIN, {**layer, b"COLR": colored.colr(glyph, [(glyph, 0)])})
    text = document(TEXT.replace("Source Sans Pro", "Fjalla One").format("", "Ж"))
    assert [each.code for each in problems(text, Files(fonts=FontSet([named, made])))] == ["glyph-missing"]


@pytest.mark.parametrize(
    ("more", "letter", "told"),
    [
        ({b"COLR": colored.colr_one(A), b"CPAL": colored.cpal([RED])}, "A", "a kind not drawn"),
        ({b"COLR": colored.colr_one(A), b"CPAL": colored.cpal([RED])}, "b", None),
        ({b"CBDT": b"\0\3\0\0"}, "A", None),
        ({b"SVG ": colored.svg(A, b"<svg")}, "A", "cannot be read"),
        ({b"SVG ": colored.svg(A, SQUARE.replace("glyph", "x").encode())}, "A", "cannot be read"),
        ({b"SVG ": colored.svg(A, SQUARE.replace("<rect", "<video").encode())}, "A", "<video>"),
        ({b"COLR": b"\0\0\0\1", b"CPAL": b""}, "A", None),  # cut off: no picture, and the letter is plain
    ],
)  # fmt: skip
def test_what_is_not_drawn_is_told(
    tmp_path: Path, more: colored.Tables, letter: str, told: str | None
) -> None:
    found = problems(document(TEXT.format("", letter)), _files(tmp_path, more))
    assert [told in each.message for each in found] == ([True] if told else [])  # type: ignore[operator]
