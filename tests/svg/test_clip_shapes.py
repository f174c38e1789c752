"""clip-path by a written shape: what is left is what arithmetic, or the same shape as a clipPath, says."""

from __future__ import annotations

import math

import pytest

from .helpers import Pixels, apart, document, ours, problems

BOX = (20, 30, 120, 80)  # x, y, width, height of what is clipped
DIAGONAL = math.hypot(BOX[2], BOX[3]) / math.sqrt(2)
RECT = '<rect x="20" y="30" width="120" height="80" fill="teal" {0}/>'
# As a clipPath, in user space.
SAME = {
    "circle()": '<circle cx="80" cy="70" r="40"/>',
    "circle(30px)": '<circle cx="80" cy="70" r="30"/>',
    "circle(25%)": f'<circle cx="80" cy="70" r="{DIAGONAL / 4}"/>',
    "circle(farthest-side at left top)": '<circle cx="20" cy="30" r="120"/>',
    "circle(20px at 25% 20px)": '<circle cx="50" cy="50" r="20"/>',
    "circle(20px at bottom)": '<circle cx="80" cy="110" r="20"/>',
    "circle(20px at top right)": '<circle cx="140" cy="30" r="20"/>',
    "ellipse()": '<ellipse cx="80" cy="70" rx="60" ry="40"/>',
    "ellipse(25% 50% at 50% 50%)": '<ellipse cx="80" cy="70" rx="30" ry="40"/>',
    "inset(10px)": '<rect x="30" y="40" width="100" height="60"/>',
    "inset(10% 20px)": '<rect x="40" y="38" width="80" height="64"/>',
    "inset(5px 10px 15px 20px round 8px)": '<rect x="40" y="35" width="90" height="60" rx="8"/>',
    "inset(0 round 20px / 10px)": '<rect x="20" y="30" width="120" height="80" rx="20" ry="10"/>',
    "inset(0 round 200px)": '<rect x="20" y="30" width="120" height="80" rx="40"/>',
    "rect(auto 60px 50px 10px)": '<rect x="30" y="30" width="50" height="50"/>',
    "xywh(10px 20% 50% 40px round 4px)": '<rect x="30" y="46" width="60" height="40" rx="4"/>',
    "polygon(0 0, 100% 50%, 0 100%)": '<path d="M20 30L140 70L20 110z"/>',
    "polygon(evenodd, 50% 0, 80% 100%, 0 40%, 100% 40%, 20% 100%)": '<path clip-rule="evenodd" '
    'd="M80 30L116 110L20 62H140L44 110z"/>',
    "path('M10 10h50v30z')": '<path d="M30 40h50v30z"/>',
    "fill-box": '<rect x="20" y="30" width="120" height="80"/>',
    "circle(40px at 50px 50px) view-box": '<circle cx="50" cy="50" r="40"/>',
    "view-box circle(10px)": '<circle cx="100" cy="100" r="10"/>',
}


def _clipped(value: str, *, more: str = "") -> Pixels:
    return ours(document(RECT.format(f'style="clip-path:{value}" {more}')))


@pytest.mark.parametrize("value", SAME)
def test_a_shape_clips_as_the_same_clip_path(value: str) -> None:
    text = document(f'<clipPath id="c">{SAME[value]}</clipPath>' + RECT.format('clip-path="url(#c)"'))
    assert apart(_clipped(value), ours(text)) <= 0.0003
    assert (ours(text) < 200).any()
    assert problems(document(RECT.format(f'clip-path="{value}"'))) == []


def test_the_box_is_that_of_the_stroke_where_nothing_is_said() -> None:
    """An inset of 10 from the outer edge of a stroke of 20 is the rectangle itself; from the fill, 10 within it."""
    stroke = 'stroke="teal" stroke-width="20"'
    for value, side in (("inset(10px)", 120), ("inset(10px) fill-box", 100), ("inset(0)", 140)):
        columns = (_clipped(value, more=stroke)[70] < 200).any(axis=1).sum()
        assert columns == side, value


def test_turned_with_its_element() -> None:
    turned = _clipped("circle(30px at left)", more='transform="rotate(90 80 70)"')
    assert tuple(turned[15, 80]) != (255, 255, 255)  # what was left is above
    assert tuple(turned[125, 80]) == (255, 255, 255)


@pytest.mark.parametrize(
    ("body", "code", "words"),
    [
        (RECT.format('style="clip-path:circle(-5px)"'), "svg", "circle"),
        (RECT.format('style="clip-path:polygon(0 0, 5px)"'), "svg", "polygon"),
        (RECT.format('style="clip-path:inset(1px 2px 3px 4px 5px)"'), "svg", "inset"),
        (RECT.format('style="clip-path:circle(5px) ellipse(1px 2px)"'), "svg", "clip-path"),
        (
            '<g stroke="red" style="clip-path:circle()"><path d="M0 0h90v90"/></g>',
            "svg-unsupported",
            "in the box with its strokes",
        ),
        (
            '<clipPath id="c"><rect width="90" height="90" style="clip-path:circle()"/></clipPath>'
            + RECT.format('clip-path="url(#c)"'),
            "svg-unsupported",
            "in a clipPath",
        ),
    ],
)
def test_what_is_no_shape_is_told(body: str, code: str, words: str) -> None:
    found = problems(document(body))
    assert found
    assert found[0].code.startswith(code)
    assert words in found[0].message
