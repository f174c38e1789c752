"""Neighbours of every feature (other units, values that do not hold, containers, effects together), by us and by resvg.

Alike is what the public suite calls so: at most 1.5 % of the pixels differ by more than 48 of 255.
"""

from __future__ import annotations

import io
import itertools

import cairocffi
import pytest

from deckwright.svg import Renderer, parse

from .helpers import Files, Pixels, apart, codes, document, on_white, theirs
from .test_filter_probes import PICTURE

SIDE = 100
TOLERANCE = 0.015
STOPS = '<stop stop-color="red"/><stop offset=".7" stop-color="blue" stop-opacity=".5"/>'
FIELD = '<rect x="20" y="20" width="160" height="160" fill="url(#a)"/>'
EFFECTS = (
    '<clipPath id="c"><circle cx="100" cy="90" r="50"/></clipPath>'
    '<clipPath id="b" clipPathUnits="objectBoundingBox"><circle cx=".5" cy=".5" r=".5"/></clipPath>'
    '<mask id="m"><circle cx="100" cy="90" r="50" fill="gray"/></mask>'
    '<filter id="f"><feGaussianBlur stdDeviation="4"/></filter>'
)
WAYS = {
    "clip": 'clip-path="url(#c)"',
    "mask": 'mask="url(#m)"',
    "filter": 'filter="url(#f)"',
    "opacity": 'opacity=".6"',
    "turn": 'transform="rotate(10 100 90) scale(.9)"',
    "blend": 'style="mix-blend-mode:multiply"',
}
SHAPE = '<rect x="50" y="50" width="100" height="80" fill="seagreen" stroke="gold" stroke-width="8" {}/>'
CONTENTS = {
    "nested svg": '<svg x="40" y="40" width="120" height="100" viewBox="0 0 60 60">'
    '<rect width="60" height="60"/></svg>',
    "cut svg": '<svg x="40" y="40" width="60" height="60"><rect width="80" height="80"/></svg>',
    "filled svg": '<svg x="40" y="40" width="120" height="50" viewBox="0 0 60 60" preserveAspectRatio="xMidYMid slice">'
    '<rect width="60" height="60"/></svg>',
    "svg in svg": '<svg x="20" y="20" width="120" height="100" viewBox="0 0 60 60"><svg x="20" y="20" width="30" '
    'height="30" viewBox="0 0 10 10"><rect width="6" height="6"/></svg></svg>',
    "symbol": '<symbol id="s" viewBox="0 0 60 60"><rect width="60" height="60"/></symbol>'
    '<use href="#s" x="40" y="40" width="120" height="100"/>',
    "used svg": '<defs><svg id="s" width="60" height="60" viewBox="0 0 30 30">'
    '<rect width="20" height="20"/></svg></defs>'
    '<use href="#s" x="40" y="40"/>',
    "groups": '<a><g transform="scale(2)"><rect x="20" y="20" width="40" height="30"/></g></a>',
    "switch": '<switch><rect x="20" y="20" width="80" height="70"/><rect width="200" height="200"/></switch>',
    "not displayed": '<rect x="20" y="20" width="90" height="60"/><rect width="150" height="150" display="none"/>',
    "hidden": '<rect x="20" y="20" width="90" height="60"/><rect width="150" height="150" visibility="hidden"/>',
    "picture without sides": f'<image href="{PICTURE}" width="120"/>',
    "curve": '<path d="M20 100C40 0 160 0 180 100"/>',
}
GRADIENTS = [
    *(
        'x1="50%"',
        'x1="0" x2="0"',
        'gradientUnits="userSpaceOnUse" x1="20mm" x2="1in"',
        'gradientUnits="random"',
    ),
    *('spreadMethod="random" x1=".3" x2=".6"', 'spreadMethod="reflect" x1=".3" x2=".6"', 'x1="random"'),
    *('gradientTransform="scale(0)"', 'gradientTransform="rotate(45 .5 .5)"', 'gradientTransform="random"'),
    *('x1="1" x2="0"', 'gradientUnits="userSpaceOnUse" x1="20%" x2="80%" y2="60%"'),
]
CIRCLES = [
    *('r="0"', 'r="-1"', 'r="50%"', 'fx="1" fy=".5"', 'fx="1.5" fy=".5"', 'fr=".2"', 'fr=".7"', 'fr="-.2"'),
    *(
        'r=".3" spreadMethod="repeat" fr=".1"',
        'r=".3" fx=".7" spreadMethod="reflect"',
        'gradientUnits="userSpaceOnUse"',
    ),
    *('fr=".4" fx=".8"', 'gradientTransform="translate(.3) scale(.5 1)"', 'fr=".2" fx=".9"'),
]
PATTERNS = [
    *(
        'width="10%" height="10%"',
        'width=".1" height=".1" x=".05"',
        'width=".25" height=".25" viewBox="0 0 20 20"',
    ),
    *('width="0" height="20"', 'width="13%" height=".13" x="3%"', 'width="1" height="1"'),
    'width="25.3" height="17.7" patternUnits="userSpaceOnUse"',
    'width="20" height="20" patternUnits="userSpaceOnUse" patternTransform="rotate(30)"',
    'width="20%" height="10mm" patternUnits="userSpaceOnUse" viewBox="5 5 10 10" preserveAspectRatio="xMaxYMax slice"',
]
STROKES = [
    *(
        'stroke-dasharray="20 10 5"',
        'stroke-dasharray="10% 5%"',
        'stroke-dasharray="0 0"',
        'stroke-dasharray="-10 20"',
    ),
    *(
        'stroke-dasharray="1em 5mm"',
        'stroke-dasharray="20" stroke-dashoffset="-5"',
        'stroke-dasharray="10 0"',
    ),
    *('stroke-dasharray="0 30" stroke-linecap="round"', 'stroke-dasharray="20" stroke-dashoffset="5%"'),
    *(
        'stroke-miterlimit="1"',
        'stroke-miterlimit=".5"',
        'stroke-miterlimit="10"',
        'stroke-linejoin="random"',
    ),
    *(
        'stroke-width="0"',
        'stroke-width="-5"',
        'stroke-width="10%"',
        'stroke-opacity="50%"',
        'stroke-opacity="2"',
    ),
    *(
        'paint-order="stroke" fill="gold"',
        'paint-order="random" fill="gold"',
        'stroke="currentColor" color="red"',
    ),
    *(
        'visibility="collapse"',
        'transform="scale(1 0)"',
        'transform="rotate(10 100)"',
        'transform="scale(-1 1) x"',
    ),
]
PATHS = [
    *(
        "M50 50L50 50",
        "M50 50z",
        "M50 50C50 50 50 50 50 50",
        "M30 100A0 50 0 1 1 130 100",
        "M30 100A10 5 20 0 1 130 100",
    ),
    *(
        "m30 30 100 0 0 100",
        "M30 30 L 100 30 Q 50",
        "L30 30",
        "M30 100T130 100 180 30",
        "M30 30L100 30 100 100zz",
        "none",
    ),
]
MODES = [
    *(
        "multiply",
        "screen",
        "overlay",
        "darken",
        "lighten",
        "color-dodge",
        "color-burn",
        "hard-light",
        "soft-light",
    ),
    *("difference", "exclusion", "hue", "saturation", "color", "luminosity"),
]
PRIMITIVES = {
    "seed below zero": '<feTurbulence baseFrequency=".05" seed="-20"/>',
    "seed with a fraction": '<feTurbulence baseFrequency=".05" seed="-1.6"/>',
    "no octaves": '<feTurbulence baseFrequency=".05" numOctaves="0"/>',
    "order with a fraction": '<feConvolveMatrix order="3.5" kernelMatrix="1 0 0 0 1 0 0 0 1"/>',
    "target outside": '<feConvolveMatrix targetX="3" kernelMatrix="1 1 1 1 1 1 1 1 1"/>',
    "values that are too few": '<feColorMatrix values="1 0 0"/>',
    "a function twice": '<feComponentTransfer><feFuncR type="linear" slope="0"/>'
    '<feFuncR type="linear" slope="0" intercept="1"/></feComponentTransfer>',
    "blur one way": '<feGaussianBlur stdDeviation="0 5"/>',
    "merge of nothing": "<feMerge/>",
    "light without a source": "<feDiffuseLighting/>",
    "unknown input": '<feFlood flood-color="red" x="60" width="20"/><feGaussianBlur in="zz" stdDeviation="3"/>',
}
FUNCTIONS = [
    *(
        "hue-rotate(90)",
        "hue-rotate(.3turn)",
        "blur(-5)",
        "blur(5%)",
        "grayscale(5)",
        "invert(.3)",
        "sepia()",
        "opacity(2)",
    ),
    *(
        "drop-shadow(red 5px 5px)",
        "drop-shadow(5)",
        "saturate(300%)",
        "blur(2) random",
        "grayscale() blur(3px)",
    ),
]
FEATURE = "http://www.w3.org/TR/SVG11/feature#"


def _probes() -> dict[str, str]:
    return {
        **{f"linear {a}": f'<linearGradient id="a" {a}>{STOPS}</linearGradient>{FIELD}' for a in GRADIENTS},
        **{f"radial {a}": f'<radialGradient id="a" {a}>{STOPS}</radialGradient>{FIELD}' for a in CIRCLES},
        **{
            f"pattern {a}": f'<pattern id="a" {a}><circle cx="10" cy="10" r="10" fill="teal"/></pattern>{FIELD}'
            for a in PATTERNS
        },
        **{
            f"stroke {a}": f'<path d="M30 150L100 30 170 150" stroke-width="14" {_without(a, "stroke", "teal")} '
            f"{_without(a, 'fill', 'none')} {a}/>".replace(
                'stroke-width="14"', _without(a, "stroke-width", "14"), 1
            )
            for a in STROKES
        },
        **{
            f"{d} {cap}": f'<path d="{d}" stroke="black" stroke-width="14" fill="none" stroke-linecap="{cap}"/>'
            for d, cap in itertools.product(PATHS, ("butt", "round", "square"))
        },
        **{f"primitive {name}": _filtered(each) for name, each in PRIMITIVES.items()},
        **{f"function {each}": SHAPE.format(f'filter="{each}"') for each in FUNCTIONS},
        "a feature that SVG 1.1 does not have": "<switch>"
        f'<rect width="90" height="90" requiredFeatures="{FEATURE}Nope"/>'
        '<circle cx="100" cy="100" r="90"/></switch>',
    }


def _blends() -> dict[str, str]:
    found = {}
    for mode in MODES:
        found[f"blend {mode}"] = (
            f'<rect width="120" height="120" fill="#c84"/><g style="mix-blend-mode:{mode}" opacity=".7">'
            '<circle cx="110" cy="110" r="60" fill="#48c"/><rect x="90" width="60" height="150" fill="red"/></g>'
        )
        found[f"feBlend {mode}"] = _filtered(
            '<feFlood x="60" y="60" width="60" height="60" flood-color="#c84a" result="a"/>'
            f'<feBlend mode="{mode}" in="a" in2="SourceGraphic"/>'
        )
    return found


def _together() -> dict[str, str]:
    found = {}
    for name, content in CONTENTS.items():
        for way in ('clip-path="url(#b)"', 'mask="url(#m)" opacity=".5"'):
            found[f"{name} {way}"] = f"{EFFECTS}<g {way}>{content}</g>"
    for pair in itertools.chain(itertools.combinations(WAYS, 2), itertools.combinations(WAYS, 3)):
        way = " ".join(WAYS[each] for each in pair)
        ground = f'{EFFECTS}<rect width="110" height="200" fill="#cde"/>'
        found[f"shape {pair}"] = ground + SHAPE.format(way)
        found[f"group {pair}"] = f'{ground}<g {way}>{SHAPE.format("")}<circle cx="70" cy="70" r="40"/></g>'
        found[f"svg {pair}"] = f"{ground}<g {way}>{CONTENTS['nested svg']}</g>"
    return found


def _without(written: str, name: str, value: str) -> str:
    """The attribute, where it is not among those written."""
    return "" if f'{name}="' in written else f'{name}="{value}"'


def _filtered(primitives: str) -> str:
    style = 'color-interpolation-filters="sRGB"'
    return f'<filter id="f" {style}>{primitives}</filter>' + SHAPE.format('filter="url(#f)"')


PROBES = {**_probes(), **_blends(), **_together()}


def _ours(text: str) -> Pixels:
    """As `render_png` draws: the tiles of patterns are whole pixels."""
    parsed = parse(text, "face.svg")
    surface = cairocffi.ImageSurface(cairocffi.FORMAT_ARGB32, SIDE, SIDE)
    Renderer(Files(), whole_pixels=True).draw(parsed, cairocffi.Context(surface), SIDE / parsed.size.width)
    output = io.BytesIO()
    surface.write_to_png(output)
    return on_white(output.getvalue())


@pytest.mark.parametrize("name", PROBES)
def test_draws_like_resvg(name: str) -> None:
    text = document(PROBES[name])
    assert apart(_ours(text), theirs(text, SIDE)) <= TOLERANCE


def test_cards_keep_the_distance_of_tiles() -> None:
    """Nine tiles of 21.5 pixels end at 193.5, where whole ones would end at 198 (or 189)."""
    stripe = (
        '<pattern id="a" width="21.5" height="200" patternUnits="userSpaceOnUse">'
        '<rect width="4" height="200"/></pattern>'
        '<rect width="200" height="200" fill="url(#a)"/>'
    )
    parsed = parse(document(stripe), "face.svg")
    surface = cairocffi.ImageSurface(cairocffi.FORMAT_ARGB32, 200, 200)
    Renderer(Files()).draw(parsed, cairocffi.Context(surface), 200 / parsed.size.width)
    output = io.BytesIO()
    surface.write_to_png(output)
    dark = on_white(output.getvalue())[100, :, 0] < 128
    assert dark[195:197].all()
    assert not dark[188:193].any()


@pytest.mark.parametrize(
    ("size", "pixels"),
    [('width="10em" height="10ex"', (160, 80)), ('width="3em" height="2em" font-size="20"', (60, 40))],
)
def test_the_root_is_sized_in_its_own_font(size: str, pixels: tuple[float, float]) -> None:
    """CSS: 1em is the element's font size (16 where none is written), 1ex half of it."""
    parsed = parse(f'<svg xmlns="http://www.w3.org/2000/svg" {size}/>', "face.svg")
    assert tuple(parsed.pixels) == pytest.approx(pixels)


@pytest.mark.parametrize("way", ['dx="0 9"', 'rotate="20"', 'word-spacing="9"'])
def test_letters_that_run_left_are_not_placed_one_by_one(way: str) -> None:
    assert "svg-unsupported" in codes(document(f'<text x="20" y="90" {way}>عربي عربي</text>'))
    assert "svg-unsupported" not in codes(document('<text x="20" y="90">عربي عربي</text>'))


@pytest.mark.parametrize(
    "written", ['dominant-baseline="before-edge"', 'writing-mode="random"', 'style="filter:hue-rotate(90)"']
)
def test_what_css_does_not_have_counts_as_not_written(written: str) -> None:
    assert "svg-value" in codes(document(f'<text y="90" {written}>x</text>'))
