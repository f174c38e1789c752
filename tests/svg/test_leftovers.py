"""What editors leave behind: silence where nothing shows, and a problem where the same thing does."""

from __future__ import annotations

import pytest

from deckwright.svg.document import leftovers, showing, style, subset
from deckwright.svg.typeset import FontSet
from tests.kit.resources import Files, sans_files

from .helpers import codes, document, problems

FILES = Files(fonts=FontSet(sans_files()))
_CLOCK = '<animate attributeName="x"/>'

# What stands where it shows nothing, and the same where it shows: the second is told.
PAIRS = {
    "of letters, on a path": (
        '<path d="M0 0h9v9z" style="font-variant:all-small-caps;writing-mode:tb"/>',
        '<text y="9" font-family="Source Sans Pro" style="font-variant:all-small-caps">x</text>',
    ),
    "of letters, on a group without any": (
        '<g style="writing-mode:tb"><path d="M0 0h9v9z"/><text y="9"/></g>',
        '<g style="writing-mode:tb"><text y="9" font-family="Source Sans Pro">x</text></g>',
    ),
    "of letters, on a group in which each says it otherwise": (
        '<g writing-mode="tb"><text y="9" font-family="Source Sans Pro" writing-mode="lr">x</text></g>',
        '<g writing-mode="tb"><text y="9" font-family="Source Sans Pro" writing-mode="inherit">x</text></g>',
    ),
    "of letters, on a use": (
        '<defs><rect id="r" width="9" height="9"/></defs><use href="#r" writing-mode="tb"/>',
        '<defs><text id="r" y="9" font-family="Source Sans Pro">x</text></defs>'
        '<use href="#r" writing-mode="tb"/>',
    ),
    "of a line under letters": (
        '<text y="9" font-family="Source Sans Pro" style="text-underline-offset:2px">x</text>',
        '<text y="9" font-family="Source Sans Pro" style="text-decoration-line:underline;'
        'text-underline-offset:2px">x</text>',
    ),
    "of browsers alone": (
        '<mask id="m"/><path d="M0 0h9v9" style="-webkit-mask:none;-webkit-font-smoothing:auto"/>',
        '<mask id="m"/><path d="M0 0h9v9" style="-webkit-mask:url(#m)"/>',
    ),
    "of browsers alone, with what all have": (
        '<path d="M0 0h9v9" style="-webkit-transform:scale(2);transform:scale(2)"/>',
        '<path d="M0 0h9v9" style="-ms-transform:scale(2)"/>',
    ),
    "of browsers alone, as a shorthand": (
        '<text y="9" font-family="Source Sans Pro" style="text-decoration:none;-o-text-decoration:overline">x</text>',
        '<text y="9" font-family="Source Sans Pro" style="-webkit-text-stroke:1px red">x</text>',
    ),
    "of browsers alone, with a value that is none": (
        '<path d="M0 0h9v9" style="-webkit-mask-image:none;-webkit-mask-size:9px"/>',
        '<path d="M0 0h9v9" style="-webkit-mask-image:url(a.png)"/>',
    ),
    "of a stroke": (
        '<path d="M0 0h9" style="vector-effect:non-scaling-stroke"/>',
        '<path d="M0 0h9" style="vector-effect:non-scaling-stroke;stroke:red"/>',
    ),
    "a miter limit where corners are round": (
        '<path d="M0 0h9" style="stroke:red;stroke-linejoin:round;stroke-miterlimit:0"/>',
        '<path d="M0 0h9" style="stroke:red;stroke-miterlimit:0"/>',
    ),
    "the mixing of colours": (
        '<path d="M0 0h9v9z" style="color-interpolation:linearRGB"/>',
        '<g color-interpolation="linearRGB"><linearGradient id="l"><stop offset="0"/></linearGradient></g>'
        '<path d="M0 0h9v9z" fill="url(#l)"/>',
    ),
    "a clip where there is no frame": (
        '<path d="M0 0h9v9z" style="clip:rect(0,0,0,0)"/>',
        '<svg width="9" height="9" clip="rect(0,0,0,0)"/>',
    ),
    "a box of a transform that is not there": (
        '<path d="M0 0h9v9z" style="transform-box:stroke-box"/>',
        '<path d="M0 0h9v9z" style="transform-box:stroke-box;transform:rotate(9deg)"/>',
    ),
    "a length of a path without dashes": (
        '<path d="M0 0h9" stroke="red" pathLength="1"/>',
        '<path d="M0 0h9" stroke="red" pathLength="1" stroke-dasharray=".1"/>',
    ),
    "a reference that a group's shapes do not use": (
        '<g fill="url(#gone)"><rect width="9" height="9" fill="red"/></g>',
        '<g fill="url(#gone)"><rect width="9" height="9"/></g>',
    ),
    "an unused filter": (
        '<filter id="f"><feBlend in2="BackgroundImage"/></filter><rect width="9" height="9"/>',
        '<filter id="f"><feBlend in2="BackgroundImage"/></filter><rect filter="url(#f)" width="9" height="9"/>',
    ),
    "an unused symbol": (
        f'<symbol id="s" transform="scale(2)"><rect>{_CLOCK}</rect></symbol>',
        f'<symbol id="s"><rect width="9" height="9">{_CLOCK}</rect></symbol><use href="#s"/>',
    ),
    "what a hidden layer holds": (
        '<g style="display:none"><rect fil="red"/><circel/></g>',
        '<g style="display:inline"><rect fil="red"/><circel/></g>',
    ),
    "what a hidden layer holds for others": (
        '<g display="none"><rect id="r" width="9" height="9" fil="red"/></g>',
        '<g display="none"><rect id="r" width="9" height="9" fil="red"/></g><use href="#r"/>',
    ),
    "what a switch does not choose": (
        '<switch><foreignObject requiredExtensions="http://ns.adobe.com/AdobeIllustrator/10.0/"><p/></foreignObject>'
        '<rect width="9" height="9"/></switch>',
        "<switch><foreignObject><p/></foreignObject></switch>",
    ),
    "HTML in the definitions": (
        '<defs><foreignObject width="1" height="1"><p/></foreignObject></defs>',
        '<foreignObject width="1" height="1"><p/></foreignObject>',
    ),
    "a hatch that nothing is painted with": (
        '<hatch id="h"><hatchpath stroke="red"/></hatch>',
        '<hatch id="h"/><rect width="9" height="9" fill="url(#h)"/>',
    ),
    "a number far off where nothing is painted": (
        '<rect x="1e9" width="9" height="9" fill="none"/>',
        '<rect x="1e9" width="9" height="9"/>',
    ),
    "a number far off that a transform takes back": (
        '<path d="M0 0h9v9z" transform="translate(0 4181) rotate(.0019184 1.2489e8 0)"/>',
        '<path d="M0 0h9v9z" transform="translate(1.2489e8)"/>',
    ),
    "a value that is the initial one": (
        '<symbol id="s" transform="translate(0,0)"><text y="9"><tspan style="opacity:1.0;text-indent:0px">'
        "</tspan></text></symbol><use href='#s'/>",
        '<text y="9" font-family="Source Sans Pro"><tspan opacity=".5">x</tspan></text>',
    ),
    "a style sheet's own fonts": (
        '<style>@import url("https://fonts.googleapis.com/css2?family=Abel");@font-face{font-family:a;src:url(a.woff)}'
        "@keyframes k{from{opacity:0}}@media (prefers-color-scheme: dark){rect{fill:#fff}}</style>",
        '<style>@import "own.css";</style>',
    ),
    "the dark half of light-dark()": (
        '<rect width="9" height="9" style="fill:light-dark(rgb(255, 0, 0), var(--dark, #000))"/>',
        '<rect width="9" height="9" style="fill:light-dark()"/>',
    ),
    "kernels of one unit": (
        '<filter id="f"><feDiffuseLighting kernelUnitLength="1 1"><feDistantLight/></feDiffuseLighting></filter>'
        '<g filter="url(#f)"><rect width="9" height="9"/></g>',
        '<filter id="f"><feDiffuseLighting kernelUnitLength="3"><feDistantLight/></feDiffuseLighting></filter>'
        '<g filter="url(#f)"><rect width="9" height="9"/></g>',
    ),
    "editors' own elements": (
        '<bx:grid xmlns:bx="https://boxy-svg.com" x="0"/><v:doc xmlns:v="http://schemas.microsoft.com/visio/x"/>',
        '<y:grid xmlns:y="urn:y"/>',
    ),
}


@pytest.mark.parametrize("name", PAIRS)
def test_what_shows_nowhere_is_passed_over(name: str) -> None:
    silent, told = PAIRS[name]
    assert problems(document(silent), FILES) == []
    assert problems(document(told), FILES) != []


def test_only_the_page_has_a_ground() -> None:
    assert problems(document('<g style="background:url(a.png)"/><svg style="background-image:none"/>')) == []
    assert codes(document("", 'style="background:url(a.png)"')) == ["svg-value"]


def test_html_that_shows_is_one_problem() -> None:
    body = (
        '<foreignObject width="99" height="99"><div xmlns="http://www.w3.org/1999/xhtml" '
        'style="display:table-cell;hyphenate-limit-chars:4;mso-bidi:x"><p style="tab-stops:9">a</p></div>'
        "</foreignObject>"
    )
    assert codes(document(body)) == ["svg-unsupported"]


@pytest.mark.parametrize("row", leftovers.PROPERTIES, ids=lambda row: min(row.names))
def test_idle_properties_are_passed_over_as_property_and_as_attribute(row: leftovers.Idle) -> None:
    words = sorted(row.values or {"anything"})
    declarations = ";".join(f"{name}:{word}" for name in sorted(row.names) for word in words)
    attributes = " ".join(f'{name}="{words[0]}"' for name in sorted(row.names - {"rotate"}))
    text = f'<text y="9" font-family="Source Sans Pro" style="{declarations}" {attributes}>x</text>'
    assert problems(document(text), FILES) == []
    if row.values:
        for name in sorted(row.names):
            assert not leftovers.is_idle_property(name, "otherwise")


def test_the_tables_stand_apart() -> None:
    idle = [name for row in leftovers.PROPERTIES for name in row.names]
    assert len(idle) == len(set(idle))
    assert not set(idle) & style.PROPERTIES.keys()
    assert not leftovers.ELEMENTS.keys() & subset.ELEMENTS.keys()
    actors = [name for row in leftovers.ACTORS for name in row.names]
    assert len(actors) == len(set(actors))
    assert {row.needs for row in leftovers.ACTORS} - {""} == showing.NEEDED.keys()
    reasons = [row.reason for row in (*leftovers.PROPERTIES, *leftovers.ATTRIBUTES)]
    assert all([*reasons, *(row.reason for row in leftovers.ACTORS)])
