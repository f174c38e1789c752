"""Files of other programs, as they leave them: nothing in them is a fault, and they are drawn as resvg draws them.

The drawings are our own, written by hand in the published habits of each program.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from deckwright.svg.typeset import FontSet
from tests.kit.resources import Files, sans_files

from .helpers import apart, ours, problems, theirs

EXPORTS = sorted((Path(__file__).parent / "exports").glob("*.svg"))
LIGHT_DARK = re.compile(r"light-dark\(\s*(rgb\([^)]*\)), rgb\([^)]*\)\)")
FILES = Files(fonts=FontSet(sans_files()))


@pytest.mark.parametrize("path", EXPORTS, ids=lambda path: path.stem)
def test_an_export_is_drawn_as_it_is(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert problems(text, FILES) == []
    light = LIGHT_DARK.sub(r"\1", text)  # which resvg does not know
    drawn, expected = ours(text, FILES), theirs(light, fonts=[Path(font) for font in sans_files()])
    rows = min(len(drawn), len(expected))
    assert (expected[:rows] != 255).any()
    assert apart(drawn[:rows], expected[:rows]) <= 0.015


def test_there_are_enough_of_them() -> None:
    assert len(EXPORTS) >= 25
