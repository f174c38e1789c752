"""Fonts as PDFs embed them, against fontTools' reading of the same files."""

from __future__ import annotations

import io
from importlib import resources
from typing import Any

import pytest

from deckwright.basics.truetype import TrueType

fonttools = pytest.importorskip("fontTools.ttLib")
pens = pytest.importorskip("fontTools.pens.recordingPen")

FILES = [
    ("font_source_sans_pro", "SourceSansPro-Bold"),
    ("font_lato", "Lato-Italic"),
    ("font_fjallaone", "FjallaOne-Regular"),
]
TEXT = "Été à l’œuvre — 12 fiches, ŵ ǻ"


@pytest.fixture(params=FILES, ids=lambda entry: entry[1])
def data(request: pytest.FixtureRequest) -> bytes:
    package, name = request.param
    return (resources.files(package) / "files" / f"{name}.ttf").read_bytes()


def outlines(font: Any, number: int) -> list[Any]:
    glyphs = font.getGlyphSet()
    pen = pens.DecomposingRecordingPen(glyphs)
    glyphs[font.getGlyphOrder()[number]].draw(pen)
    return list(pen.value)


def test_letters_and_widths_are_those_of_the_file(data: bytes) -> None:
    ours, theirs = TrueType(data), fonttools.TTFont(io.BytesIO(data))
    numbers = theirs.getReverseGlyphMap()
    units = theirs["head"].unitsPerEm
    first: dict[int, int] = {}
    for code, name in sorted(theirs.getBestCmap().items()):
        first.setdefault(numbers[name], code)
    plain = {number: chr(code) for number, code in first.items() if not 0xFB00 <= code < 0xFB07}
    assert plain.items() <= ours.letters.items()
    assert [ours.advances[numbers[name]] for name in numbers] == [
        theirs["hmtx"][name][0] * 1000 / units for name in numbers
    ]


def test_glyphs_keep_number_shape_and_width(data: bytes) -> None:
    ours, theirs = TrueType(data), fonttools.TTFont(io.BytesIO(data))
    letters, numbers = theirs.getBestCmap(), theirs.getReverseGlyphMap()
    shown = sorted({numbers[letters[ord(letter)]] for letter in TEXT if ord(letter) in letters})
    small = fonttools.TTFont(io.BytesIO(ours.embedded(shown)))
    names = small.getGlyphOrder()
    for number in shown:
        assert outlines(small, number) == outlines(theirs, number)
        assert small["hmtx"][names[number]] == theirs["hmtx"][theirs.getGlyphOrder()[number]]
    others = set(range(1, max(shown))) - set(shown)
    assert (
        sum(bool(outlines(small, number)) for number in others) < len(others) / 4
    )  # parts of shown ones alone
    assert len(ours.embedded(shown)) < len(data) / 2


@pytest.mark.parametrize("bad", [b"", b"OTTO" + bytes(60), b"\0\1\0\0" + bytes(8), b"ttcf" + bytes(40)])
def test_what_is_no_truetype_font_is_refused(bad: bytes) -> None:
    with pytest.raises(ValueError, match="font"):
        TrueType(bad)


def test_a_font_that_is_cut_off_is_refused(data: bytes) -> None:
    with pytest.raises(ValueError, match="font"):
        TrueType(data[: len(data) // 3])
