"""A rulebook is laid out only where something has changed, whoever asks for it; layouts are compiled once."""

from __future__ import annotations

from pathlib import Path

import pytest

from deckwright.faces.layouts.environment import LayoutEnvironment
from deckwright.reference import build
from tests.kit.project import Project, make

PAGE = "# Règles\n\n```anatomy\ncard: crabe\ncallouts: []\n```\n"


@pytest.fixture
def project(tmp_path: Path) -> Project:
    return make(tmp_path, {"cards/petit/reference/10-page.md": PAGE})


@pytest.fixture
def laid_out(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The numbers of sources that are laid out from now on."""
    found: list[int] = []
    lay_out = build.lay_out_pages

    def noted(sources: list[object], tools: object) -> object:
        found.append(len(sources))
        return lay_out(sources, tools)  # type: ignore[arg-type]

    monkeypatch.setattr(build, "lay_out_pages", noted)
    return found


def test_pages_are_laid_out_again_where_something_has_changed(project: Project, laid_out: list[int]) -> None:
    first = project.run("reference")
    pdf = project.root / "build/petit/petit-reference-a4.pdf"
    made = pdf.read_bytes()
    assert project.run("reference") == first and len(laid_out) == 1 and pdf.read_bytes() == made
    project.run("reference", "--paper", "a5")
    assert len(laid_out) == 2
    pdf.write_bytes(b"")
    project.run("reference")
    assert len(laid_out) == 3 and pdf.read_bytes() == made
    project.change("cards/petit/betes.yaml", "Il pince.", "Il pique.")
    project.run("reference")
    assert len(laid_out) == 4 and pdf.read_bytes() != made


def test_exports_keep_it_and_compile_nothing_twice(
    project: Project, laid_out: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    compiled: list[str] = []
    compile_layout = LayoutEnvironment.compile_layout

    def noted(self: LayoutEnvironment, source: str, name: str) -> object:
        compiled.append(name)
        return compile_layout(self, source, name)

    monkeypatch.setattr(LayoutEnvironment, "compile_layout", noted)
    assert project.run("export", "tts").code == 0
    assert len(compiled) == len(set(compiled)) > 0
    folder = project.root / "build/petit/petit-tts"
    (book,) = folder.glob("*-rules-*.pdf")
    made = book.read_bytes()
    book.unlink()
    assert project.run("export", "tts").code == 0  # the ledger that is there since changes no page
    assert book.read_bytes() == made and len(laid_out) == 1
