"""SVG text: positions against resvg, boxes and fit against arithmetic, symbols in the line, text kept as text."""

from __future__ import annotations

import io
import math
import subprocess
from collections.abc import Callable
from dataclasses import replace
from importlib.resources import files
from pathlib import Path

import cairocffi
import pytest

from deckwright.basics.geometry import Matrix
from deckwright.svg import Renderer, parse
from deckwright.svg.document import paths
from deckwright.svg.text import tracks
from deckwright.svg.typeset import FontSet, Typesetter

from .helpers import Files, apart, checked_and_painted, document, ours, theirs

SANS = Path(str(files("font_source_sans_pro"))) / "files"
FONTS = [SANS / f"SourceSansPro-{name}.otf" for name in ("Regular", "Bold", "It")]
HEART = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><circle cx="12" cy="12" r="12"/></svg>'


@pytest.fixture(scope="module")
def resources() -> Files:
    return Files(symbols={"heart": HEART}, fonts=FontSet([str(font) for font in FONTS]))


PROBES = {
    "plain": '<text x="20" y="80">Office fjord AVATAR</text>',
    "anchors": '<text x="100" y="60" text-anchor="middle">middle</text>'
    '<text x="190" y="120" text-anchor="end">end</text>',
    "spans": '<text x="10" y="80">one <tspan font-weight="bold" fill="red">two</tspan> <tspan font-style="italic">three'
    "</tspan></text>",
    "steps": '<text x="20" y="80">a<tspan dx="10" dy="-20">b</tspan><tspan x="120" y="120">c</tspan> d</text>',
    "lists": '<text x="20 60 100" y="80 100 120" rotate="0 30 60">abcdef</text>',
    "white space": '<text x="10" y="50">  one\n   two  <tspan>  three </tspan></text>'
    '<text x="10" y="120" xml:space="preserve">  a  b</text>',
    "spacing": '<text x="20" y="60" letter-spacing="4">letters</text>'
    '<text x="20" y="120" word-spacing="20">a b c</text>',
    "stroke": '<text x="20" y="120" font-size="80" fill="gold" stroke="navy" stroke-width="3">Ab</text>',
    "gradient": '<linearGradient id="a"><stop stop-color="red"/><stop offset="1" stop-color="blue"/></linearGradient>'
    '<text x="20" y="120" font-size="60" fill="url(#a)">Ab<tspan>cd</tspan></text>',
    "clip": '<clipPath id="a"><text x="20" y="120" font-size="80">Ab</text></clipPath>'
    '<rect width="200" height="200" fill="teal" clip-path="url(#a)"/>',
    "turned and half opaque": '<text x="40" y="40" font-size="40" transform="rotate(40 40 40)" opacity=".5">Abc</text>',
    "along a path": '<path id="p" d="M20 120C60 20 140 20 180 120" fill="none"/>'
    '<text text-anchor="middle"><textPath href="#p" startOffset="50%">on a curve</textPath></text>',
    "baselines": '<text x="20" y="60" dominant-baseline="hanging">abc</text>'
    '<text x="20" y="140">a<tspan baseline-shift="50%" font-size="12">2</tspan></text>',
    "lines along letters": '<text x="20" y="60" text-decoration="underline overline" fill="gold" stroke="navy">Deco '
    '<tspan fill="red" text-decoration="line-through">in</tspan> g</text>',
    "super- and subscript": '<text x="20" y="80">x<tspan baseline-shift="super">2</tspan> H<tspan '
    'baseline-shift="sub">2</tspan>O</text>',
    "turned and raised": '<text x="60" y="80" rotate="-30" dominant-baseline="middle">Abc</text>',
    "steps of a text": '<text x="20" y="60" dx="0 9 -4" dy="0 8">steps</text>'
    '<text x="20" y="140"><tspan rotate="0 30 60">turns</tspan></text>',
    "without kerning": '<text x="20" y="80" style="font-kerning:none">AVATAR To</text>',
    "text-transform": '<text x="20" y="60" style="text-transform:uppercase">abc</text>',
}


@pytest.mark.parametrize("name", PROBES)
def test_lines_like_resvg(name: str, resources: Files) -> None:
    text = document(PROBES[name], 'font-family="Source Sans Pro" font-size="24"')
    expected = text.replace(">abc<", ">ABC<") if name == "text-transform" else text
    assert apart(ours(text, resources), theirs(expected, fonts=FONTS)) <= 0.015


def _card(body: str) -> str:
    """A card of 63 × 88 mm whose user unit is the millimetre."""
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" width="63mm" height="88mm" viewBox="0 0 63 88" '
        f'font-family="Source Sans Pro" font-size="4">{body}</svg>'
    )


WORDS = "wide words wrapped within a narrow box "
BOX = '<defs><rect id="box" x="5" y="10" width="20" height="{0}"/></defs>'


def test_text_wraps_in_its_box(resources: Files) -> None:
    body = BOX.format(70) + f'<text id="t" style="shape-inside:url(#box)">{WORDS * 3}</text>'
    found, painted = checked_and_painted(_card(body), resources)
    assert [*found, *painted.problems] == []
    (box,) = painted.texts
    assert (box.id, box.scale, box.overflow) == ("t", 1.0, False)
    assert box.lines > 4
    assert (box.rect.x, box.rect.y) == pytest.approx((5, 10), abs=0.01)
    assert box.rect.width <= 20.001
    assert box.font_size == pytest.approx(4 / 25.4 * 72)


@pytest.mark.parametrize(("valign", "share"), [("top", 0.0), ("middle", 0.5), ("bottom", 1.0)])
def test_text_stands_in_its_box(valign: str, share: float, resources: Files) -> None:
    body = BOX.format(70) + f'<text style="shape-inside:url(#box)" data-valign="{valign}">{WORDS}</text>'
    _, painted = checked_and_painted(_card(body), resources)
    rect = painted.texts[0].rect
    assert rect.y == pytest.approx(10 + (70 - rect.height) * share, abs=0.2)  # the middle is an optical one


def test_shrinking_stops_at_the_floor(resources: Files) -> None:
    """4 mm are 11.34 pt: a floor of 8 pt is a scale of 0.7055."""
    tight = BOX.format(6) + f'<text style="shape-inside:url(#box)" data-fit="shrink 8pt">{WORDS * 2}</text>'
    _, painted = checked_and_painted(_card(tight), resources)
    assert painted.texts[0].scale == pytest.approx(8 / (4 / 25.4 * 72), abs=1e-3)
    assert painted.texts[0].overflow
    assert {problem.code for problem in painted.problems} == {"text-overflow"}
    roomy = BOX.format(22) + f'<text style="shape-inside:url(#box)" data-fit="shrink 8pt">{WORDS * 2}</text>'
    _, painted = checked_and_painted(_card(roomy), resources)
    assert 0.7055 < painted.texts[0].scale < 1
    assert painted.problems == []


def test_the_floor_is_measured_on_paper(resources: Files) -> None:
    """In a group at half size the same floor is reached sooner."""
    text = f'<text style="shape-inside:url(#box)" data-fit="shrink 8pt">{WORDS * 2}</text>'
    _, painted = checked_and_painted(_card(BOX.format(6) + f'<g transform="scale(.8)">{text}</g>'), resources)
    assert painted.texts[0].font_size == pytest.approx(8, abs=0.02)
    assert painted.texts[0].scale == pytest.approx(8 / (4 * 0.8 / 25.4 * 72), abs=1e-3)


def test_steps_and_single_lines(resources: Files) -> None:
    body = '<text x="5" y="10" data-max-width="20" data-fit="steps 11 9 8 7">wide words</text>'
    _, painted = checked_and_painted(_card(body), resources)
    (box,) = painted.texts
    assert box.font_size == pytest.approx(
        min((7, 8, 9, 11), key=lambda size: abs(size - box.font_size)), abs=1e-6
    )
    assert box.rect.width <= 20.001
    assert box.lines == 1


def test_inline_size_begins_at_the_first_baseline(resources: Files) -> None:
    body = f'<text x="5" y="20" style="inline-size:30px">{WORDS * 2}</text>'
    one = '<text x="5" y="20">wide</text>'
    _, wrapped = checked_and_painted(_card(body), resources)
    _, single = checked_and_painted(_card(one), resources)
    assert wrapped.texts[0].lines > 1
    assert wrapped.texts[0].rect.y == pytest.approx(single.texts[0].rect.y, abs=0.01)


def test_symbols_stand_in_the_line(resources: Files) -> None:
    body = '<text id="t" x="5" y="20" data-symbol-size="2">ab<tspan data-symbol="heart"/>cd</text>'
    found, painted = checked_and_painted(_card(body), resources)
    assert [*found, *painted.problems] == []
    (symbol,) = painted.symbols
    assert symbol.name == "heart"
    assert (symbol.rect.width, symbol.rect.height) == pytest.approx((8, 8), abs=0.01)
    assert symbol.rect.center.y == pytest.approx(
        20 - 0.66 * 4 / 2, abs=0.1
    )  # Source Sans Pro: capitals of 0.66 em
    assert painted.texts[0].text == "ab{heart}cd"


def test_symbols_take_the_colour_of_the_text(resources: Files) -> None:
    body = '<text x="10" y="120" font-size="100" fill="red"><tspan data-symbol="heart" fill="lime"/></text>'
    pixels = ours(document(body, 'font-family="Source Sans Pro"'), resources)
    assert tuple(pixels[87, 60]) == (0, 255, 0)


def test_placed_symbols_are_recorded_after_transforms(resources: Files) -> None:
    body = '<g transform="translate(10 0) scale(2)"><use href="symbol:heart" x="5" y="6" width="7" height="8"/></g>'
    _, painted = checked_and_painted(_card(body), resources)
    assert tuple(painted.symbols[0].rect) == pytest.approx((20, 12, 14, 16), abs=1e-6)


def test_missing_fonts_and_glyphs_are_told(resources: Files) -> None:
    _, painted = checked_and_painted(_card('<text font-family="Papyrus" y="9">a</text>'), resources)
    assert [problem.code for problem in painted.problems] == ["font-missing"]
    _, painted = checked_and_painted(_card('<text id="t" y="9">漢</text>'), resources)
    assert [problem.code for problem in painted.problems] == ["glyph-missing"]
    assert '<text id="t">' in painted.problems[0].message


def test_a_pdf_keeps_its_text(resources: Files, tmp_path: Path) -> None:
    output = io.BytesIO()
    surface = cairocffi.PDFSurface(output, 200, 200)
    body = '<text x="5" y="20" fill="none">hidden</text><text x="5" y="40" opacity=".5">café Ωmega</text>'
    Renderer(resources).draw(parse(_card(body), "x.svg"), cairocffi.Context(surface), 72 / 25.4)
    surface.finish()
    path = tmp_path / "a.pdf"
    path.write_bytes(output.getvalue())
    shown = subprocess.run(["pdftotext", str(path), "-"], capture_output=True, text=True, check=True).stdout
    assert shown.split() == ["café", "Ωmega"]


def test_word_spacing_widens_wrapped_text_too(resources: Files) -> None:
    text = '<text style="shape-inside:url(#box){}">a b c d</text>'
    _, plain = checked_and_painted(_card(BOX.format(9) + text.format("")), resources)
    _, wide = checked_and_painted(_card(BOX.format(9) + text.format(";word-spacing:1.5")), resources)
    assert wide.texts[0].rect.width == pytest.approx(plain.texts[0].rect.width + 3 * 1.5, abs=0.01)


@pytest.mark.parametrize(
    ("shape", "inside"),
    [
        ('<circle id="box" cx="30" cy="30" r="14"/>', lambda x, y: math.hypot(x - 30, y - 30) <= 14.1),
        ('<ellipse id="box" cx="30" cy="30" rx="20" ry="12"/>',
         lambda x, y: math.hypot((x - 30) / 20, (y - 30) / 12) <= 1.01),
        ('<polygon id="box" points="30,8 52,30 30,52 8,30"/>', lambda x, y: abs(x - 30) + abs(y - 30) <= 22.1),
        ('<path id="box" d="M10 10H50V50H10Z"/>', lambda x, y: 9.9 <= x <= 50.1 and 9.9 <= y <= 50.1),
        ('<rect id="box" width="30" height="30" transform="translate(12 14)"/>',
         lambda x, y: 11.9 <= x <= 42.1 and 13.9 <= y <= 44.1),
        ('<rect id="box" x="10" y="10" width="40" height="40" rx="20"/>',
         lambda x, y: math.hypot(x - 30, y - 30) <= 20.1),
    ],
)  # fmt: skip
@pytest.mark.parametrize("valign", ["top", "middle", "bottom"])
def test_ink_stays_in_the_shape(
    shape: str, inside: Callable[[float, float], bool], valign: str, resources: Files
) -> None:
    """Seen in the picture: every dark pixel lies in the shape, and there are many."""
    text = f'<text data-valign="{valign}" style="shape-inside:url(#box);font-size:3px">{WORDS}</text>'
    source = _card(f"<defs>{shape}</defs>{text}")
    found, painted = checked_and_painted(source, resources)
    assert [*found, *painted.problems] == []
    scale = 8.0  # pixels a millimetre
    surface = cairocffi.ImageSurface(cairocffi.FORMAT_A8, 504, 704)
    Renderer(resources).draw(parse(source, "card.svg"), cairocffi.Context(surface), scale)
    surface.flush()
    stride, data = surface.get_stride(), bytes(surface.get_data())
    dark = [(n % stride / scale, n // stride / scale) for n, value in enumerate(data) if value > 128]
    assert len(dark) > 1000
    assert [point for point in dark if not inside(*point)] == []


def test_text_through_several_shapes_is_refused(resources: Files) -> None:
    body = (
        BOX.format(20)
        + '<rect id="b" width="9" height="9"/><text style="shape-inside:url(#box) url(#b)">a</text>'
    )
    _, painted = checked_and_painted(_card(body), resources)
    assert [found.code for found in painted.problems] == ["svg-unsupported"]


@pytest.mark.parametrize(
    ("stretch", "is_variable", "axis"),
    [("80%", True, "wdth=80"), ("condensed", True, ""), ("100%", True, ""), ("80%", False, "")],
)
def test_a_variable_font_is_as_wide_as_is_written(
    stretch: str, is_variable: bool, axis: str, resources: Files, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Widths with a name are found by it; one between them is set on the axis."""
    plain = Typesetter.metrics
    monkeypatch.setattr(
        Typesetter, "metrics", lambda self, wanted: replace(plain(self, wanted), has_widths=is_variable)
    )
    renderer = Renderer(resources)
    drawing = parse(
        document(f'<text font-family="Source Sans Pro" y="9" style="font-stretch:{stretch}">a</text>'),
        "f.svg",
    )
    surface = cairocffi.ImageSurface(cairocffi.FORMAT_ARGB32, 20, 20)
    renderer.draw(drawing, cairocffi.Context(surface), 0.1)
    assert {found.variations for found in renderer.text_styles.values()} == {axis}


@pytest.mark.parametrize(
    ("letters", "clusters"),
    [
        ("abc", 3),
        ("e\u0301b", 2),
        ("\U0001f601\U0001f980", 2),
        ("\U0001f3f3\ufe0f\u200d\U0001f308x", 2),  # white flag, joined with a rainbow
        ("\U0001f468\u200d\U0001f469\u200d\U0001f467\u200d\U0001f466", 1),  # a family
        ("\U0001f44d\U0001f3fd!", 2),  # thumbs up, of a skin
        ("\U0001f1eb\U0001f1f7\U0001f1e9\U0001f1ea", 2),  # the flags of France and Germany
        ("a\U0001f1eb\U0001f1f7", 2),
        ("\U0001f3f4\U000e0067\U000e0062\U000e0073\U000e0063\U000e0074\U000e007f.", 2),  # Scotland
        ("1\ufe0f\u20e3", 1),  # a key
    ],
)
def test_letters_that_belong_together_are_placed_together(
    letters: str, clusters: int, resources: Files
) -> None:
    """By UAX #29 (extended grapheme clusters) and UTS #51 (emoji sequences)."""
    renderer = Renderer(resources)
    seen: list[int] = []
    renderer.witness = lambda laid: seen.append(len(laid.parts))
    drawing = parse(
        document(f'<text y="9" font-family="Source Sans Pro" rotate="5">{letters}</text>'), "f.svg"
    )
    surface = cairocffi.ImageSurface(cairocffi.FORMAT_ARGB32, 20, 20)
    renderer.draw(drawing, cairocffi.Context(surface), 0.1)
    assert seen == [clusters]


def test_letters_on_a_curve_stand_along_it() -> None:
    """A circle of radius 60: at each place its tangent, within what a curve of third order differs from it."""
    circle = paths.parse("M60 0 A60 60 0 0 1 0 60 60 60 0 0 1 -60 0 60 60 0 0 1 0 -60 60 60 0 0 1 60 0 Z")
    track = tracks.measure(circle, Matrix())
    assert abs(track.length - 120 * math.pi) < 0.1
    for step in range(200):
        turn = step * math.tau / 200
        place = track.at(60 * turn)
        assert place is not None
        assert math.dist((place.e, place.f), (60 * math.cos(turn), 60 * math.sin(turn))) < 0.1
        assert abs(
            math.remainder(math.atan2(place.b, place.a) - turn - math.pi / 2, math.tau)
        ) < math.radians(0.1)
