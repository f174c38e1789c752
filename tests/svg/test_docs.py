"""docs/svg.md against the tables in code."""

from __future__ import annotations

from deckwright.svg.renderer import REFUSING

from .tables import PAGE, page


def test_the_page_holds_the_tables() -> None:
    text = PAGE.read_text(encoding="utf-8")
    assert page(text) == text, "run: python -m tests.svg.tables"


def test_the_page_names_every_refusal() -> None:
    text = PAGE.read_text(encoding="utf-8")
    assert [code for code in sorted(REFUSING) if f"`{code}`" not in text] == []
