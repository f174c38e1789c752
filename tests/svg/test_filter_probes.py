"""The rarer features, filters above all, drawn by us and by resvg; and that no feature is without a probe."""

from __future__ import annotations

import base64
import io
import re

import pytest
from PIL import Image

from deckwright.svg import Renderer, parse
from deckwright.svg.document import style, subset

from . import test_decorations, test_probes, test_text
from .helpers import Files, apart, document, ours, theirs

SHAPES = '<g filter="url(#a)"><circle cx="90" cy="80" r="50" fill="tomato"/><path d="M60 90H180V170z" fill="teal"/></g>'


def _filter(primitives: str, attributes: str = 'color-interpolation-filters="sRGB"') -> str:
    return f'<filter id="a" {attributes}>{primitives}</filter>{SHAPES}'


def _picture() -> str:
    """Four fields of colour as a data: URL."""
    picture = Image.new("RGB", (40, 20), "gold")
    picture.paste("navy", (0, 0, 20, 10))
    picture.paste("crimson", (20, 10, 40, 20))
    output = io.BytesIO()
    picture.save(output, "PNG")
    return "data:image/png;base64," + base64.b64encode(output.getvalue()).decode()


PICTURE = _picture()
LIGHT = '<feSpecularLighting in="SourceAlpha" surfaceScale="4" specularConstant="1.2" specularExponent="12" '
PROBES = {
    "drop shadow": _filter(
        '<feDropShadow dx="6" dy="9" stdDeviation="3 1" flood-color="navy" flood-opacity=".6"/>'
    ),
    "blend": _filter(
        '<feFlood flood-color="gold" result="f"/><feBlend in="SourceGraphic" in2="f" mode="multiply"/>'
    ),
    "composite by arithmetic": _filter(
        '<feFlood flood-color="#48c" result="f"/><feComposite in="SourceGraphic" in2="f" operator="arithmetic" k1=".5" '
        'k2=".6" k3=".3" k4=".1"/>'
    ),
    "thicker": _filter('<feMorphology operator="dilate" radius="4 2"/>'),
    "thinner": _filter('<feMorphology radius="3"/>'),
    "tiles": _filter('<feOffset x="60" y="60" width="40" height="30"/><feTile/>'),
    "picture in a filter": _filter(
        f'<feImage href="{PICTURE}" x="50" y="50" width="90" height="90" preserveAspectRatio="xMinYMax"/>'
    ),
    "light from far away": _filter(
        LIGHT + '><feDistantLight azimuth="40" elevation="30"/></feSpecularLighting>'
    ),
    "spot light": _filter(
        '<feDiffuseLighting in="SourceAlpha" surfaceScale="2" diffuseConstant="1.5"><feSpotLight x="30" y="20" z="80" '
        'pointsAtX="120" pointsAtY="120" pointsAtZ="0" specularExponent="3" limitingConeAngle="40"/>'
        "</feDiffuseLighting>"
    ),
    "turbulence in a part": _filter(
        '<feTurbulence type="turbulence" baseFrequency=".04 .02" x="20" y="20" width="120" height="120"/>'
    ),
    "convolution of another order": _filter(
        '<feConvolveMatrix order="3 2" kernelMatrix="1 0 -1 2 0 -1" divisor="2" targetX="0" targetY="1" '
        'edgeMode="none" preserveAlpha="true"/>'
    ),
    "curves of every kind": _filter(
        '<feComponentTransfer><feFuncR type="linear" slope=".5" intercept=".3"/><feFuncG type="gamma" amplitude="1.2" '
        'exponent=".5" offset=".1"/><feFuncB type="discrete" tableValues="0 .4 1"/><feFuncA type="table" '
        'tableValues="0 .8"/></feComponentTransfer>'
    ),
    "region in user units": _filter(
        '<feGaussianBlur stdDeviation="4"/>',
        'filterUnits="userSpaceOnUse" x="40" y="40" width="100" height="90"',
    ),
    "primitives in units of the box": _filter(
        '<feOffset dx=".1" dy=".05"/>', 'primitiveUnits="objectBoundingBox"'
    ),
    "filters one after another": SHAPES.replace("url(#a)", "grayscale(80%) opacity(.6)"),
    "picture": f'<image href="{PICTURE}" x="20" y="30" width="120" height="140" preserveAspectRatio="xMaxYMin slice"/>',
    "picture with hard pixels": f'<image href="{PICTURE}" width="160" height="80" image-rendering="optimizeSpeed"/>',
    "link": '<a href="https://example.org"><rect width="90" height="90" fill="teal"/></a>',
    "crisp edges": '<path d="M20 30L180 90" stroke="black" stroke-width="7" shape-rendering="crispEdges"/>',
    "ground": '<svg width="200" height="200" style="background-color:gold"/>'
    '<rect x="40" y="40" width="90" height="90"/>',
    "what reaches over": '<svg x="50" y="50" width="60" height="60" overflow="visible"><circle cx="30" cy="30" r="45"/>'
    "</svg>",
    "linear gradient upwards": '<linearGradient id="a" x1="0" y1="1" x2="0" y2="0"><stop stop-color="gold"/>'
    '<stop offset="1" stop-color="teal"/></linearGradient><rect width="150" height="150" fill="url(#a)"/>',
    "radial gradient in user units, turned": '<radialGradient id="a" gradientUnits="userSpaceOnUse" '
    'cx="90" cy="60" r="70" gradientTransform="rotate(20) scale(1 .6)"><stop stop-color="gold"/>'
    '<stop offset="1" stop-color="teal"/></radialGradient><rect width="180" height="150" fill="url(#a)"/>',
    "gradients under a skew": '<linearGradient id="a" gradientTransform="skewX(40) translate(.1)">'
    '<stop stop-color="gold"/><stop offset="1" stop-color="teal"/></linearGradient>'
    '<rect width="180" height="150" fill="url(#a)"/>',
    "a gradient far away": '<linearGradient id="a" gradientTransform="translate(1e5)"><stop stop-color="gold"/>'
    '<stop offset="1" stop-color="teal"/></linearGradient><rect width="180" height="150" fill="url(#a)"/>',
    "marker of another shape": '<marker id="a" refX="5" refY="5" markerWidth="9" markerHeight="4" viewBox="0 0 10 10" '
    'preserveAspectRatio="none"><rect width="10" height="10" fill="red"/></marker><path d="M30 30L150 150" '
    'stroke="black" stroke-width="4" marker-end="url(#a)"/>',
    "region of a mask": '<mask id="a" x=".2" y=".1" width=".5" height=".6">'
    '<rect width="200" height="200" fill="white"/></mask>'
    '<rect width="180" height="180" fill="crimson" mask="url(#a)"/>',
    "pattern in units of the box": '<pattern id="a" x=".1" y=".1" width=".25" height=".25" '
    'patternContentUnits="objectBoundingBox"><circle cx=".1" cy=".1" r=".1" fill="red"/></pattern>'
    '<rect x="20" y="20" width="160" height="160" fill="url(#a)"/>',
    "pattern with a view box that is filled": '<pattern id="a" width="40" height="20" patternUnits="userSpaceOnUse" '
    'viewBox="0 0 10 10" preserveAspectRatio="xMinYMid slice"><circle cx="5" cy="5" r="4"/></pattern>'
    '<rect width="200" height="200" fill="url(#a)"/>',
    "dashes that end in corners": '<path d="M40 40H160V160H40Z" fill="none" stroke="navy" stroke-width="20" '
    'stroke-dasharray="20"/>',
    "a mask that refers to itself": '<mask id="a" mask="url(#a)"><circle cx="80" cy="80" r="60" fill="white"/></mask>'
    '<rect width="200" height="200" fill="teal" mask="url(#a)"/>',
}

# What resvg does not draw, or nobody sees; its own tests are named in brackets.
_ELSEWHERE = {
    "elements": {
        "title",
        "desc",
        "metadata",
        "feDisplacementMap",
    },  # never drawn; drawn by resvg as nothing (effects)
    "attributes": {
        *(
            "zoomAndPan",
            "media",
            "method",
            "side",
            "spacing",
            "stitchTiles",
        ),  # one value, or none that changes anything
        "bias",  # refused but for 0
        "path",  # of a textPath, which resvg lacks (test_text)
        *("systemLanguage", "textLength", "lengthAdjust"),  # test_text
    },
    "properties": {
        *(
            "line-height",
            "text-align",
            "shape-inside",
            "shape-padding",
            "inline-size",
            "white-space",
        ),  # wrapped text
        *(
            "font-feature-settings",
            "font-variant-numeric",
            "font-variant-ligatures",
        ),  # resvg has none of them
        *("font-variation-settings", "font-optical-sizing", "font-stretch"),  # of fonts that are not at hand
        "text-decoration-line",
        "direction",
    },
}
_EACH_PRIMITIVE = {"x", "y", "width", "height", "in", "in2", "result"}
_CURVE = {"type", "tableValues", "slope", "intercept", "amplitude", "exponent", "offset"}


@pytest.mark.parametrize("name", PROBES)
def test_draws_like_resvg(name: str) -> None:
    """What pixels decide is compared on the same pixels."""
    text = document(PROBES[name])
    assert apart(ours(text, whole_pixels="<fe" in text), theirs(text)) <= test_probes.TOLERANCE


@pytest.mark.parametrize("name", PROBES)
def test_probe_is_within_the_subset(name: str) -> None:
    found = Renderer(Files()).check(parse(document(PROBES[name]), "x.svg"))
    assert [each.message for each in found if each.code != "svg-cycle"] == []


ALL = " ".join(
    (
        *(declared for declared, told in test_decorations.DECLARED if not told),
        *test_probes.PROBES.values(),
        *test_text.PROBES.values(),
        *PROBES.values(),
    )
)


@pytest.mark.parametrize("element", sorted(subset.ELEMENTS.keys() - _ELSEWHERE["elements"]))
def test_every_element_and_attribute_has_a_probe(element: str) -> None:
    assert f"<{element}" in ALL
    common = (
        _EACH_PRIMITIVE if element in subset.PRIMITIVES else _CURVE if element.startswith("feFunc") else set()
    )
    tags = r"fe\w+" if common else element
    for name in subset.ELEMENTS[element].keys() - _ELSEWHERE["attributes"]:
        within = tags if name in common else element
        assert re.search(rf"<{within}\b[^>]*\s{name}=", ALL), name


@pytest.mark.parametrize(
    "name",
    sorted(
        style.PROPERTIES.keys()
        - subset.DRAWN_VALUES.keys()
        - subset.REMOVED.keys()
        - _ELSEWHERE["properties"]
    ),
)
def test_every_property_has_a_probe(name: str) -> None:
    assert re.search(rf"[\s;\"'{{]{name}\s*[=:]", ALL) or name in (
        "font-family",
        "font-size",
    )  # of every text
