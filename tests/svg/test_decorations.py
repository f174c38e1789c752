"""Lines along letters, ligatures of two colours, and what lines decide in wrapped text: drawn or told."""

from __future__ import annotations

import numpy
import pytest

from deckwright.svg.typeset import FontSet
from tests.kit.resources import sans_files

from .helpers import Files, Pixels, document, ours, problems

FILES = Files(fonts=FontSet(sans_files()))
LINE = (
    '<text font-family="Source Sans Pro" x="10" y="100" font-size="48" fill="#fff" style="text-decoration:{0}">'
    "mmmmm</text>"
)
BAR = 2.4  # Source Sans Pro's line: 50 of 1000 units
ALL = ("underline", "overline", "line-through")


def _ink(decoration: str) -> Pixels:
    """Where a line is painted: its letters are white."""
    pixels: Pixels = ours(document(LINE.format(decoration)), FILES)
    return pixels


def _dark(pixels: Pixels) -> float:
    """The area that is inked, in pixels."""
    return float((255 - pixels.astype(float).min(axis=2)).sum() / 255)


def _long(pixels: Pixels) -> int:
    return int(numpy.ptp(numpy.nonzero((pixels < 128).any(axis=(0, 2)))[0])) + 1


@pytest.mark.parametrize("kind", ALL)
@pytest.mark.parametrize(
    ("style", "share"),
    [("solid", 1.0), ("double", 2.0), ("dashed", 3 / 5), ("dotted", numpy.pi / 8), ("wavy", 1.0)],
)
def test_a_line_has_the_ink_of_its_style(kind: str, style: str, share: float) -> None:
    """A dot of the line's thickness t every 2 t; three thicknesses of a dash every five; a wave as thick as a line."""
    solid, drawn = _ink(f"{kind} black"), _ink(f"{kind} {style} black")
    assert _dark(drawn) / _dark(solid) == pytest.approx(share, rel=0.12)
    assert abs(_long(drawn) - _long(solid)) <= 3 * BAR


@pytest.mark.parametrize("kind", ALL)
def test_a_line_is_as_thick_as_is_written(kind: str) -> None:
    thin, thick, relative = (_ink(f"{kind} black {size}") for size in ("2px", "8px", "25%"))
    assert _dark(thick) / _dark(thin) == pytest.approx(4, rel=0.02)
    assert _dark(relative) / _dark(thin) == pytest.approx(48 / 4 / 2, rel=0.02)


def test_a_thick_line_grows_away_from_the_letters() -> None:
    tops = {}
    for kind in ALL:
        rows = [numpy.nonzero((_ink(f"{kind} black {size}px") < 128).any(axis=(1, 2)))[0] for size in (2, 10)]
        tops[kind] = tuple(int(row.min()) for row in rows) + tuple(int(row.max()) for row in rows)
    first, second, *_ = tops["underline"]
    assert abs(first - second) <= 1
    _, _, first, second = tops["overline"]
    assert abs(first - second) <= 1
    top, higher, bottom, lower = tops["line-through"]
    assert top - higher == pytest.approx(4, abs=1)
    assert lower - bottom == pytest.approx(4, abs=1)


@pytest.mark.parametrize(
    ("written", "color"),
    [
        ("underline #0a0", (0, 170, 0)),
        ("blue wavy underline 4px", (0, 0, 255)),
        ("underline 6px", (255, 255, 255)),
    ],
)
def test_a_line_has_the_colour_that_is_written(written: str, color: tuple[int, int, int]) -> None:
    pixels = _ink(written).reshape(-1, 3)
    darkest = pixels[pixels.sum(axis=1).argmin()]
    assert tuple(int(value) for value in darkest) == color


DECLARED = [
    ('style="text-decoration: underline dotted red 2px"', None),
    (
        'style="text-decoration-line:underline; text-decoration-style:double; text-decoration-color:#123; '
        'text-decoration-thickness:2px"',
        None,
    ),
    ('text-decoration="underline overline"', None),
    ('style="text-decoration: inherit"', None),
    ('style="text-decoration: underline blink"', "'underline blink'"),
    ('style="text-decoration: underline underline"', "'underline underline'"),
    ('style="text-decoration: red blue"', "'red blue'"),
    ('text-decoration="under"', "'under'"),
    ('style="text-decoration-line: underline; text-decoration-style: curly"', "'curly'"),
    ('style="text-decoration-line: underline; text-decoration-thickness: -1px"', "'-1px'"),
    ('style="text-decoration: underline var(--x)"', "a variable"),
    ('style="font: var(--x) Lato"', "a variable"),
    ('style="font: caption"', "'caption'"),
    ('style="font: oblique 14deg bold condensed 12px/1.5 Lato, serif"', None),
]


@pytest.mark.parametrize(("declared", "told"), DECLARED)
def test_shorthands_are_read_or_told(declared: str, told: str | None) -> None:
    said = problems(document(f'<text y="9" {declared}>a</text>'))
    found = [each for each in said if each.code.startswith("svg")]
    assert [told in each.message for each in found] == ([True] if told else [])  # type: ignore[operator]


TEXT = '<text font-family="Source Sans Pro" x="10" y="100" font-size="60">{0}</text>'


def _reds(body: str) -> tuple[float, float]:
    """The first and last column in red."""
    pixels = ours(document(TEXT.format(body)), FILES).astype(int)
    columns = numpy.nonzero(((pixels[..., 0] - pixels[..., 1]) > 128).any(axis=0))[0]
    return float(columns.min()), float(columns.max())


def test_a_letter_within_a_ligature_has_its_own_colour() -> None:
    """In "office" the three letters in the middle are one glyph, where all are of one colour."""
    letters = [
        _reds(text) for text in ('o<tspan fill="red">f</tspan>fice', 'of<tspan fill="red">f</tspan>ice')
    ]
    assert letters[0][1] < letters[1][1]
    whole = _reds('o<tspan fill="red">ffi</tspan>ce')
    assert whole[0] == pytest.approx(letters[0][0], abs=1)
    kerned, plain = _reds('A<tspan fill="red">V</tspan>A'), _reds('<tspan fill="red">V</tspan>A')
    assert kerned[0] - plain[0] < 33  # an A is 33 wide, and the V stands partly over it


def test_a_mark_on_a_letter_of_another_colour_is_told() -> None:
    body = TEXT.format('e<tspan fill="red">\u0301</tspan>b')
    found = problems(document(body), FILES)
    assert [each.code for each in found] == ["svg-unsupported"]
    assert "joined with the letter before it" in found[0].message
    assert problems(document(TEXT.format("e<tspan>\u0301</tspan>b")), FILES) == []


BOX = '<rect id="b" width="150" height="140" fill="none"/>\n'
WRAPPED = (
    BOX + '<text font-family="Source Sans Pro" font-size="15" style="shape-inside:url(#b)" {0}>'
    "a <tspan {1}>b</tspan> c</text>"
)


@pytest.mark.parametrize(
    ("outer", "inner", "told"),
    [
        ("", 'dy="-3"', ["dy='-3'"]),
        ("", 'dx="4 0" rotate="30"', ["dx='4 0'", "rotate='30'"]),
        ('rotate="10"', "", ["rotate='10'"]),
        ('textLength="90"', "", ["textLength='90'"]),
        ('x="4" y="9"', 'x="4" y="9" dy="0" rotate="0"', []),
    ],
)
def test_steps_in_wrapped_text_are_told(outer: str, inner: str, told: list[str]) -> None:
    found = problems(document(WRAPPED.format(outer, inner)), FILES)
    assert [each.code for each in found] == ["svg-unsupported"] * len(told)
    for each, words in zip(found, told, strict=True):
        assert words in each.message
        assert each.hint
        assert str(each.place) == "face.svg:2"


def test_a_path_in_wrapped_text_is_told() -> None:
    body = BOX + '<text style="shape-inside:url(#b)"><textPath path="M0 0H9">b</textPath></text>'
    assert "<textPath> in wrapped text" in problems(document(body))[0].message
