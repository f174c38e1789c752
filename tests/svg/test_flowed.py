"""Flowed text of old Inkscape: drawn as the wrapped text of SVG 2 that Inkscape 1 makes of it."""

from __future__ import annotations

import pytest

from deckwright.svg.typeset import FontSet
from tests.kit.resources import Files, sans_files

from .helpers import codes, document, ours, problems

FILES = Files(fonts=FontSet(sans_files()))
FONT = "font-family:'Source Sans Pro'"
BOX = '<rect id="b" x="20" y="30" width="150" height="160"/>'
FLOWED = f"<flowRegion>{BOX}</flowRegion>"

# What old Inkscape wrote, and the same as SVG 2 says it.
SAME = {
    "paragraphs and an empty line": (
        f'<flowRoot xml:space="preserve" style="{FONT};font-size:20px" transform="translate(5 5)">{FLOWED}'
        "<flowPara>One line that is too long</flowPara><flowPara/><flowPara>two</flowPara></flowRoot>",
        f'<defs>{BOX}</defs><text xml:space="preserve" transform="translate(5 5)" '
        f'style="{FONT};font-size:20px;shape-inside:url(#b)">One line that is too long\u2028\u2028two</text>',
    ),
    "spans, breaks and a circle, white space between": (
        f'<flowRoot style="{FONT};font-size:16px">\n <flowRegion>\n <circle cx="100" cy="100" r="80"/></flowRegion>\n'
        ' <flowDiv>\n <flowPara>a <flowSpan style="fill:red">b</flowSpan> c<flowLine/>d</flowPara>\n'
        " <flowPara> </flowPara>\n <flowPara>e</flowPara>\n</flowDiv></flowRoot>",
        f'<defs><circle id="b" cx="100" cy="100" r="80"/></defs><text style="{FONT};font-size:16px;'
        'shape-inside:url(#b)">a <tspan style="fill:red">b</tspan> c\u2028d\u2028\u00a0\u2028e</text>',
    ),
    "what all paragraphs say": (
        f'<flowRoot style="{FONT};font-size:40px;line-height:0.01%" xml:space="preserve">{FLOWED}'
        '<flowPara style="font-size:16px;line-height:1.5;text-align:center">one</flowPara>'
        '<flowPara style="font-size:16px;line-height:1.5;text-align:center">two</flowPara></flowRoot>',
        f'<defs>{BOX}</defs><text style="{FONT};font-size:16px;line-height:1.5;text-align:center;'
        'shape-inside:url(#b)">one\u2028two</text>',
    ),
    "justified by Inkscape's own option": (
        f'<flowRoot style="{FONT};font-size:20px" inkscape:layoutOptions="justification:true;" '
        f'xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape">{FLOWED}'
        "<flowPara>Words that fill more than one line</flowPara></flowRoot>",
        f'<defs>{BOX}</defs><text style="{FONT};font-size:20px;text-align:justify;shape-inside:url(#b)">'
        "Words that fill more than one line</text>",
    ),
}


@pytest.mark.parametrize("name", SAME)
def test_flowed_text_is_drawn_as_wrapped_text(name: str) -> None:
    flowed, wrapped = map(document, SAME[name])
    assert problems(flowed, FILES) == []
    drawn = ours(flowed, FILES)
    assert (drawn == ours(wrapped, FILES)).all()
    assert (drawn != 255).any()


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        (f"<flowRoot>{FLOWED}<flowPara> </flowPara></flowRoot>", []),
        ("<flowRoot><flowRegion/></flowRoot>", []),
        (f"<flowRoot>{FLOWED}{FLOWED}<flowPara>x</flowPara></flowRoot>", ["svg-unsupported"]),
        (f"<flowRoot>{FLOWED}<flowRegionExclude/><flowPara>x</flowPara></flowRoot>", ["svg-unsupported"]),
        (
            '<flowRoot><flowRegion><use href="#b"/></flowRegion><flowPara>x</flowPara></flowRoot>',
            ["svg-unsupported"],
        ),
        (
            f'<flowRoot>{FLOWED}<flowPara style="text-align:end">x</flowPara><flowPara>y</flowPara></flowRoot>',
            ["svg-unsupported"],
        ),
    ],
)
def test_what_cannot_be_wrapped_is_told_unless_it_has_no_words(body: str, expected: list[str]) -> None:
    assert codes(document(body), FILES) == expected
