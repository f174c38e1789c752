"""Which way text runs: as it says, and where it says nothing, as its language does."""

from __future__ import annotations

import numpy
import pytest

from deckwright.basics.directions import runs_leftwards
from deckwright.svg.typeset import FontSet
from tests.kit.resources import Files, sans_files

from .helpers import apart, document, ours

FILES = Files(fonts=FontSet(sans_files()))
STYLE = 'font-family="Source Sans Pro" font-size="20"'


@pytest.mark.parametrize(
    ("language", "left"),
    [
        ("ar", True), ("he", True), ("fa-IR", True), ("ur", True), ("pa-Arab-PK", True), ("az_Arab", True),
        ("en", False), ("fr-CA", False), ("ar-Latn", False), ("zh-Hant", False), ("", False),
    ],
)  # fmt: skip
def test_languages(language: str, left: bool) -> None:
    assert runs_leftwards(language) is left


def _drawn(body: str, attributes: str = "") -> numpy.ndarray[tuple[int, ...], numpy.dtype[numpy.uint8]]:
    return ours(document(body, attributes), FILES)


# (in the language, the same said otherwise): an exclamation mark at the end of a line stands at its left
SAME = {
    "an anchored line keeps its place": (
        f'<text x="20" y="40" {STYLE} xml:lang="he">Abc!</text>',
        f'<text x="20" y="40" {STYLE} direction="ltr">!Abc</text>',
    ),
    "one anchored at its end too": (
        f'<text x="150" y="40" text-anchor="end" {STYLE} xml:lang="he">Abc!</text>',
        f'<text x="150" y="40" text-anchor="end" {STYLE}>!Abc</text>',
    ),
    "wrapped lines begin at the right": (
        f'<rect id="b" width="150" height="90" fill="none"/><text {STYLE} style="shape-inside:url(#b)">Abc!</text>',
        f'<rect id="b" width="150" height="90" fill="none"/><text {STYLE} '
        'style="shape-inside:url(#b);direction:rtl">Abc!</text>',
    ),
    "what the text says counts": (
        f'<text x="20" y="40" {STYLE} xml:lang="he" direction="ltr">Abc!</text>',
        f'<text x="20" y="40" {STYLE}>Abc!</text>',
    ),
}


@pytest.mark.parametrize("name", SAME)
def test_the_base_direction_follows_the_language(name: str) -> None:
    body, same = SAME[name]
    drawn = _drawn(body, 'xml:lang="ar"')
    assert apart(drawn, _drawn(same)) == 0
    assert (drawn != 255).any()
