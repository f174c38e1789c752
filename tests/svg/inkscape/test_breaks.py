"""Plain wrapped text breaks where Inkscape breaks it."""

from __future__ import annotations

import io
import json
from pathlib import Path
from typing import Any

import cairocffi
import pytest

from deckwright.svg import Renderer, parse
from deckwright.svg.typeset import Block, FontSet, SetText, Typesetter

from . import editor, record
from .wrapped import CASES, Case, drawing

RECORDED: dict[str, list[str]] = json.loads(record.BREAKS.read_text(encoding="utf-8"))["lines"]


class Fonts:
    """Resources that hold the fonts that Inkscape was given."""

    def __init__(self) -> None:
        self.fonts = FontSet([str(path) for path in editor.font_files()])

    def read(self, path: str) -> bytes:
        raise AssertionError(path)

    def symbol(self, name: str) -> str | None:
        return None

    def symbol_file(self, name: str) -> str:
        return f"symbol:{name}"


class Listening(Typesetter):
    """Keeps what was set last."""

    last: SetText | None = None

    def set(self, block: Block) -> SetText:
        self.last = super().set(block)
        return self.last


@pytest.fixture(scope="module")
def resources() -> Fonts:
    return Fonts()


def lines(case: Case, resources: Any) -> list[str]:
    renderer = Renderer(resources)
    listening = Listening(resources.fonts)
    renderer.__dict__["typesetter"] = listening
    document = parse(drawing(case), case.name)
    assert renderer.check(document) == []
    painted = renderer.draw(
        document, cairocffi.Context(cairocffi.PDFSurface(io.BytesIO(), 300, 300)), 72 / 25.4
    )
    assert [found for found in painted.problems if found.code != "text-overflow"] == []
    assert listening.last is not None
    return [line.text.strip() for line in listening.last.lines]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_lines_break_where_inkscape_breaks_them(case: Case, resources: Fonts) -> None:
    assert lines(case, resources) == RECORDED[case.name]


@pytest.mark.skipif(editor.command() is None, reason="Inkscape is not installed")
def test_inkscape_breaks_as_it_was_recorded(tmp_path: Path) -> None:
    if not editor.version().startswith("Inkscape 1.2"):
        pytest.skip(f"the lines were recorded with Inkscape 1.2; this is {editor.version()}")
    assert record.breaks(tmp_path) == RECORDED
