"""Each feature of the subset, drawn by us and by resvg: at most 0.6 % of the pixels differ by more than 48 of 255."""

from __future__ import annotations

import pytest

from deckwright.svg import Renderer, parse

from .helpers import SIDE, Files, apart, document, ours, theirs

TOLERANCE = 0.006
STAR = "M100 15 l50 160 l-130 -100 l160 0 l-130 100 z"
STOPS = '<stop offset="0" stop-color="gold"/><stop offset="60%" stop-color="teal" stop-opacity=".6"/>'

PROBES = {
    "rect": '<rect x="20" y="30" width="120" height="90" rx="30" ry="10" fill="teal"/>',
    "rect with one radius too large": '<rect x="20" y="20" width="160" height="60" rx="90"/>',
    "circle and ellipse": '<circle cx="60" cy="60" r="40"/><ellipse cx="130" cy="120" rx="50" ry="20" fill="red"/>',
    "line, polyline, polygon": '<g stroke="navy" fill="none" stroke-width="4">'
    '<line x1="10" y1="10" x2="190" y2="60"/>'
    '<polyline points="20,80 60,120 100,80 140 120"/><polygon points="20 190 100 130 180 190"/></g>',
    "percentages": '<rect x="10%" y="5%" width="50%" height="25%"/><circle cx="50%" cy="70%" r="20%"/>',
    "units": '<rect x="1em" y="5mm" width="1in" height="30pt" font-size="12"/>',
    "arcs": '<path d="M20 100a60 30 30 1 1 80 40A20 20 0 01 60 60z" fill="none" stroke="black" stroke-width="3"/>',
    "arc flags without separators": '<path d="M20 100a60 30 30 1180 40" fill="none" stroke="black"'
    ' stroke-width="3"/>',
    "smooth curves": '<path d="M10 100C40 10 65 10 95 80S150 150 180 80M10 180Q50 120 100 180T190 180" fill="none" '
    'stroke="black" stroke-width="4"/>',
    "even-odd": f'<path d="{STAR}" fill="green" fill-rule="evenodd"/>',
    "stroke over fill": f'<path d="{STAR}" fill="gold" stroke="black" stroke-width="6" stroke-linejoin="round"/>',
    "paint-order": f'<path d="{STAR}" fill="gold" stroke="black" stroke-width="16" paint-order="stroke"/>',
    "caps and dashes": '<g stroke="black" stroke-width="14" fill="none" stroke-dasharray="30 22"'
    ' stroke-dashoffset="9">'
    '<path d="M20 40H180"/><path d="M20 90H180" stroke-linecap="round"/>'
    '<path d="M20 140H180" stroke-linecap="square" stroke-dasharray="5"/></g>',
    "joins and miter limit": '<g stroke="black" stroke-width="16" fill="none"><path d="M20 60l40-40 20 60"/>'
    '<path d="M100 60l40-40 20 60" stroke-linejoin="bevel"/>'
    '<path d="M20 160l40-40 10 60" stroke-miterlimit="1"/></g>',
    "square caps without length": '<path d="M50 50h0M100 100z" stroke="black" stroke-width="40"'
    ' stroke-linecap="square"/>',
    "opacity of a group": '<g opacity=".5"><rect width="120" height="120" fill="red"/>'
    '<rect x="60" y="60" width="120" height="120" fill="blue"/></g>',
    "opacity of fill and stroke": f'<path d="{STAR}" fill="red" stroke="blue" stroke-width="20" opacity=".4"/>',
    "fill-opacity, stroke-opacity": f'<path d="{STAR}" fill="red" fill-opacity=".3" stroke="blue"'
    ' stroke-opacity=".5" '
    'stroke-width="20"/>',
    "linear gradient": f'<linearGradient id="a" x1="20%" y2="1">{STOPS}</linearGradient>'
    f'<path d="{STAR}" fill="url(#a)" stroke="url(#a)" stroke-width="9"/>',
    "gradient in user space, reflected, turned": '<linearGradient id="a" gradientUnits="userSpaceOnUse"'
    ' x1="40" x2="70" '
    f'spreadMethod="reflect" gradientTransform="rotate(30)">{STOPS}</linearGradient>'
    '<rect x="10" y="10" width="180" height="180" fill="url(#a)"/>',
    "radial gradient with a focus": f'<radialGradient id="a" cx=".5" cy=".5" r=".5" fx=".3" fy=".4">{STOPS}'
    '</radialGradient><rect x="10" y="30" width="180" height="120" fill="url(#a)"/>',
    "gradient inherited by href": f'<radialGradient id="b" r=".2">{STOPS}</radialGradient>'
    '<radialGradient id="a" xlink:href="#b" cy=".2" spreadMethod="repeat"/>'
    '<rect width="200" height="200" fill="url(#a)"/>',
    "rings round a focus": f'<radialGradient id="a" cx=".5" cy=".5" r=".2" fx=".4" fy=".45" spreadMethod="repeat">'
    f'{STOPS}</radialGradient><rect x="10" y="30" width="180" height="120" fill="url(#a)"/>',
    "pattern": '<pattern id="a" width="20" height="20" patternUnits="userSpaceOnUse" patternTransform="rotate(30)">'
    '<circle cx="10" cy="10" r="7" fill="red"/></pattern><rect width="200" height="200" fill="url(#a)"/>',
    "pattern of a box with a view box": '<pattern id="a" width=".25" height=".25" viewBox="0 0 10 10">'
    '<path d="M0 0H10L0 10z"/></pattern><rect width="200" height="200" fill="url(#a)"/>',
    "clip": f'<clipPath id="a"><path d="{STAR}" clip-rule="evenodd"/></clipPath>'
    '<rect width="200" height="200" fill="teal" clip-path="url(#a)"/>',
    "clip by a union": '<clipPath id="a"><circle cx="70" cy="80" r="50"/><path d="M90 60h80v80h-80z"/>'
    '<path d="M60 190v-90h60v90z"/></clipPath><rect width="200" height="200" fill="teal" clip-path="url(#a)"/>',
    "clip of a group, in box units": '<clipPath id="a" clipPathUnits="objectBoundingBox">'
    '<circle cx=".5" cy=".5" r=".5"/>'
    '</clipPath><g clip-path="url(#a)"><rect x="20" y="20" width="60" height="160"/>'
    '<rect x="80" y="60" width="100" height="60" fill="red"/></g>',
    "clipped clip": '<clipPath id="b"><rect x="100" width="100" height="200"/></clipPath>'
    '<clipPath id="a" clip-path="url(#b)"><circle cx="100" cy="100" r="80"/></clipPath>'
    '<rect width="200" height="200" fill="teal" clip-path="url(#a)"/>',
    "luminance mask": '<linearGradient id="b"><stop offset="0"/><stop offset="1" stop-color="white"/>'
    "</linearGradient>"
    '<mask id="a"><rect width="200" height="200" fill="url(#b)"/></mask>'
    '<rect x="20" y="20" width="160" height="160" fill="crimson" mask="url(#a)"/>',
    "alpha mask": '<mask id="a" style="mask-type:alpha"><circle cx="100" cy="100" r="60" fill-opacity=".5"/></mask>'
    '<rect width="200" height="200" fill="crimson" mask="url(#a)" opacity=".8"/>',
    "mask under a turn": '<mask id="a" maskContentUnits="objectBoundingBox">'
    '<circle cx=".5" cy=".5" r=".4" fill="white"/>'
    '</mask><rect x="60" y="20" width="100" height="100" fill="crimson" mask="url(#a)" transform="rotate(20)"/>',
    "transforms": '<g transform="translate(40 20) skewX(20)"><rect width="80" height="80" '
    'transform="rotate(30, 40, 40) scale(1 .5) matrix(1 .2 0 1 0 0)"/></g>',
    "transform-origin": '<rect x="60" y="60" width="80" height="80" transform="rotate(36) translate(10)" '
    'transform-origin="100px 50%"/>',
    "use": '<defs><g id="a"><rect width="40" height="40" fill="inherit"/></g></defs>'
    '<use href="#a" x="20" y="20" fill="red"/>'
    '<use xlink:href="#a" x="90" y="60" fill="blue" transform="rotate(20)"/>',
    "use moved with its clip and mask": '<defs><rect id="r" width="90" height="60"/></defs>'
    '<clipPath id="c"><circle cx="40" cy="30" r="40"/></clipPath><use href="#r" x="20" y="20" clip-path="url(#c)"/>'
    '<mask id="m"><circle cx="40" cy="30" r="25" fill="white"/></mask><use href="#r" x="90" y="90" mask="url(#m)"/>',
    "a single curve is filled": '<path d="M20 90C60 0 120 0 160 90" fill="teal"/><path d="M20 180Q90 60 160 180"/>'
    '<path d="M20 95L160 95" stroke="red"/>',
    "radial gradient of one circle": '<radialGradient id="a" fr=".5"><stop stop-color="teal"/>'
    '<stop offset="1" stop-color="gold"/></radialGradient><rect width="160" height="160" fill="url(#a)"/>',
    **{
        f"fine dashes, {scale} times as large": f'<g transform="scale({scale})" fill="none" stroke-width="{4 / scale}" '
        f'stroke="black" stroke-dasharray="{8 / scale} {4 / scale}"><circle cx="{100 / scale}" cy="{100 / scale}" '
        f'r="{60 / scale}"/><path d="M0 {10 / scale}H{200 / scale}" stroke-linecap="round" '
        f'stroke-dasharray="0 {9 / scale}"/></g>'
        for scale in (1, 1_000, 20_000)
    },
    "dashes without length": '<rect x="30" y="30" width="120" height="120" fill="none" stroke="green"'
    ' stroke-width="30" stroke-dasharray="0 40"/><path d="M20 180H180" stroke="red" stroke-width="9"/>',
    "mask of a shape without height": '<mask id="a" maskContentUnits="objectBoundingBox" maskUnits="userSpaceOnUse">'
    '<rect width="1" height="1" fill="white"/></mask><path d="M20 90H180" stroke="red" stroke-width="30"'
    ' mask="url(#a)"/><path d="M20 180H180" stroke="red" stroke-width="9"/>',
    "points up to a fault": '<polyline points="20,20 180,20 90,90 x 50 50" fill="green"/>',
    "display of what is referred to": '<symbol id="a" display="none"><rect width="90" height="90"/></symbol>'
    '<use href="#a" x="20" y="20"/>',
    "conditions outside a switch": '<rect width="90" height="90" requiredExtensions="x"/>'
    '<rect x="20" y="90" width="90" height="90" requiredFeatures="http://www.w3.org/TR/SVG11/feature#Shape"/>'
    '<rect x="90" width="90" height="90" requiredFeatures="x"/>',
    "symbol": '<symbol id="a" viewBox="0 0 10 10" preserveAspectRatio="xMinYMax slice"><circle cx="5" cy="5" r="6"/>'
    '</symbol><use href="#a" x="20" y="20" width="100" height="60"/>',
    "nested svg": '<svg x="20" y="20" width="100" height="50" viewBox="0 0 10 10" preserveAspectRatio="none">'
    '<circle cx="5" cy="5" r="6" fill="red"/></svg>',
    "switch": '<switch><rect systemLanguage="fr" width="50" height="50"/><circle cx="100" cy="100" r="50"/>'
    '<rect width="200" height="200"/></switch>',
    "display and visibility": '<g display="none"><rect width="200" height="200"/></g><g visibility="hidden">'
    '<rect width="100" height="100"/><rect x="50" y="50" width="60" height="60" visibility="visible"/></g>',
    "style sheet": '<style>rect{fill:red} .a>rect{fill:green} [width="60"]{stroke:blue;stroke-width:9}'
    "#b{fill:gold!important}</style><g class='a'><rect width='90' height='90'/></g>"
    '<rect x="100" y="100" width="60" height="60"/>'
    '<rect id="b" x="10" y="120" width="50" height="50" style="fill:red"/>',
    "currentColor": '<g color="teal"><rect width="90" height="90" fill="currentColor"/></g>',
    "colours": '<rect width="40" height="40" fill="#0a8c"/>'
    '<rect x="50" width="40" height="40" fill="hsl(120 50% 50%)"/>'
    '<rect x="100" width="40" height="40" fill="rgb(10%,20%,90%)"/><rect y="50" width="40" height="40" fill="TEAL"/>',
    "blend and isolation": '<rect width="140" height="140" fill="orange"/><g style="isolation:isolate">'
    '<rect x="60" y="60" width="120" height="120" fill="teal" style="mix-blend-mode:multiply"/></g>'
    '<rect x="20" y="20" width="60" height="60" fill="purple" style="mix-blend-mode:difference"/>',
    "markers": '<marker id="a" refX="5" refY="5" markerWidth="5" markerHeight="5" viewBox="0 0 10 10" '
    'orient="auto-start-reverse"><path d="M0 0L10 5L0 10z" fill="red"/></marker>'
    '<path d="M30 150C60 20 120 20 150 150H60" '
    'fill="none" stroke="black" stroke-width="4" marker-start="url(#a)" marker-mid="url(#a)" marker-end="url(#a)"/>',
    "context paints": '<marker id="a" orient="auto" refX="10" refY="10" markerWidth="20" markerHeight="20" '
    'markerUnits="userSpaceOnUse"><rect width="20" height="20" fill="context-stroke"/></marker>'
    '<path d="M30 150L150 60" stroke="seagreen" stroke-width="4" marker-start="url(#a)" marker-end="url(#a)"/>',
    "blur": '<filter id="a" color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="6 2"/></filter>'
    '<rect x="50" y="50" width="100" height="100" fill="teal" filter="url(#a)"/>',
    "shadow of an editor": '<filter id="a" x="-.5" y="-.5" width="2" height="2">'
    '<feFlood flood-opacity=".5" result="f"/>'
    '<feComposite in="f" in2="SourceGraphic" operator="in"/><feGaussianBlur stdDeviation="4"/>'
    '<feOffset dx="8" dy="8" result="o"/><feMerge><feMergeNode in="o"/><feMergeNode in="SourceGraphic"/></feMerge>'
    '</filter><circle cx="90" cy="90" r="50" fill="gold" filter="url(#a)"/>',
    "filter functions": '<rect x="50" y="50" width="90" height="90" fill="teal" '
    'style="filter:drop-shadow(6px 6px 3px #000a) sepia(60%)"/>',
    "light": '<filter id="a"><feDiffuseLighting surfaceScale="5" lighting-color="gold">'
    '<fePointLight x="40" y="40" z="60"/></feDiffuseLighting></filter>'
    '<circle cx="100" cy="100" r="70" filter="url(#a)"/>',
    "noise": '<filter id="a"><feTurbulence baseFrequency=".05" numOctaves="2" seed="3"/></filter>'
    '<rect x="20" y="20" width="150" height="150" filter="url(#a)"/>',
    "convolution": '<filter id="a"><feConvolveMatrix kernelMatrix="1 2 1 2 4 2 1 2 1"/></filter>'
    '<circle cx="100" cy="100" r="60" fill="teal" filter="url(#a)"/>',
    "component transfer": '<filter id="a"><feComponentTransfer><feFuncR type="table" tableValues="1 0"/>'
    '<feFuncG type="discrete" tableValues="0 .5 1"/><feFuncB type="gamma" exponent="2"/>'
    '<feFuncA type="linear" slope=".6"/></feComponentTransfer></filter>'
    '<rect x="50" y="50" width="90" height="90" fill="tomato" filter="url(#a)"/>',
    "colour matrix": '<filter id="a"><feColorMatrix type="hueRotate" values="90"/></filter>'
    '<rect x="50" y="50" width="90" height="90" fill="tomato" filter="url(#a)"/>',
}


@pytest.mark.parametrize("name", PROBES)
def test_draws_like_resvg(name: str) -> None:
    text = document(PROBES[name])
    # The rim of a light is as wide as a pixel: ours is one of 288 dpi on every page, so there they are compared.
    side = 3 * SIDE if name == "light" else SIDE
    assert apart(ours(text, side=side), theirs(text, side)) <= TOLERANCE


@pytest.mark.parametrize("name", PROBES)
def test_probe_is_within_the_subset(name: str) -> None:
    found = Renderer(Files()).check(parse(document(PROBES[name]), "x.svg"))
    assert [each.message for each in found if each.code != "svg-path"] == []


@pytest.mark.parametrize("name", PROBES)
def test_probe_is_more_than_white_paper(name: str) -> None:
    assert (ours(document(PROBES[name])) < 250).any()


# The comparer itself: a spoiled picture must be seen.

_FACE = (
    '<rect width="200" height="200" fill="#eee"/><g id="s"><circle cx="60" cy="60" r="12"/></g>'
    '<path id="l" d="M20 150H180" stroke="black" stroke-width="2"/>'
    '<rect x="120" y="40" width="30" height="30" fill="red"/>'
)


@pytest.mark.parametrize(
    ("what", "before", "after"),
    [
        ("a symbol moved by 3 units", '<g id="s">', '<g id="s" transform="translate(3)">'),
        ("a line that is missing", 'd="M20 150H180"', 'd=""'),
        ("a colour swapped", 'fill="red"', 'fill="green"'),
        ("a shape twice as large", 'r="12"', 'r="24"'),
    ],
)
def test_planted_faults_are_found(what: str, before: str, after: str) -> None:
    spoiled = _FACE.replace(before, after)
    assert spoiled != _FACE
    assert apart(ours(document(_FACE)), theirs(document(spoiled))) > TOLERANCE / 4, what
    assert apart(ours(document(_FACE)), theirs(document(_FACE))) < TOLERANCE / 4
