"""transform-box: what transform-origin is measured in. The same turn is written out beside it."""

from __future__ import annotations

import pytest

from .helpers import apart, document, ours, problems

_TURN = "transform-box:fill-box;transform-origin:{}"
SAME = {  # the rectangle of 40 × 20 at (60, 80) has its middle at (80, 90)
    "its middle": ('<rect x="60" y="80" width="40" height="20" {}/>', "50% 50%", "rotate(30 80 90)"),
    "words": ('<rect x="60" y="80" width="40" height="20" {}/>', "right top", "rotate(30 100 80)"),
    "lengths": ('<rect x="60" y="80" width="40" height="20" {}/>', "10px 5px", "rotate(30 70 85)"),
    "a group": (
        '<g {}><rect x="60" y="80" width="10" height="20"/><circle cx="95" cy="90" r="5"/></g>',
        "center",
        "rotate(30 80 90)",
    ),
    "a use": (
        '<defs><rect id="r" x="50" y="60" width="40" height="20"/></defs><use href="#r" x="10" y="20" {}/>',
        "center",
        "rotate(30 80 90)",
    ),
    "a shape of a clip": (
        '<clipPath id="c"><rect x="60" y="80" width="40" height="20" {}/></clipPath>'
        '<rect width="200" height="200" clip-path="url(#c)"/>',
        "center",
        "rotate(30 80 90)",
    ),
}


@pytest.mark.parametrize("name", SAME)
def test_an_origin_in_the_box_of_the_fill(name: str) -> None:
    body, origin, turn = SAME[name]
    boxed = document(body.format(f'transform="rotate(30)" style="{_TURN.format(origin)}"'))
    assert problems(boxed) == []
    drawn = ours(boxed)
    assert apart(drawn, ours(document(body.format(f'transform="{turn}"')))) == 0
    assert apart(drawn, ours(document(body.format("")))) > 0.005


def test_without_an_origin_it_is_the_corner_of_the_box() -> None:
    rect = '<rect x="60" y="80" width="40" height="20" transform="{}" style="{}"/>'
    boxed = ours(document(rect.format("rotate(30)", "transform-box:fill-box")))
    assert apart(boxed, ours(document(rect.format("rotate(30 60 80)", "")))) == 0
