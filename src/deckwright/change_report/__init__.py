"""What changed between two states of a game, as HTML or PDF: each card before and after, the difference marked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ..editions import Change
from ..states import State
from . import entries, html

HTML: Final = ".html"
PDF: Final = ".pdf"


def report(before: State, after: State, found: Sequence[Change], form: str = HTML) -> bytes:
    """The report as `.html` or `.pdf`. The files of both states, where they were drawn from files, have to be there."""
    if form == HTML:
        return html.page(entries.gathered(before, after, found))
    from . import pdf  # with cairo

    drawn = after.drawn or before.drawn
    assert drawn is not None and drawn.press is not None
    return pdf.pages(entries.gathered(before, after, found, with_vectors=True), drawn.press.renderer)
