"""What changed between two states of a game, as HTML or PDF: each card before and after, the difference marked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from ...faces.editions import Change
from ..states import State, StateOpener
from . import entries, html

if TYPE_CHECKING:
    from ...svg import Renderer

HTML: Final = ".html"
PDF: Final = ".pdf"


def report(
    before: State,
    after: State,
    found: Sequence[Change],
    form: str = HTML,
    opener: StateOpener | None = None,
) -> bytes:
    """The report as `.html` or `.pdf`. The files of both states, where they were drawn from files, have to be there.

    Of a print, the *opener* of the states finds the revisions that show its faces.
    Raises DeckwrightError for a PDF of two prints where the game has no files to take a font from.
    """
    if form == HTML:
        return html.page(entries.gathered(before, after, found, opener))
    from . import pdf  # with cairo

    gathered = entries.gathered(before, after, found, opener, with_vectors=True)
    return pdf.pages(gathered, _renderer(before, after, opener))


def _renderer(before: State, after: State, opener: StateOpener | None) -> Renderer:
    for state in (after, before):
        if state.drawn is not None and state.drawn.press is not None:
            return state.drawn.press.renderer
    if opener is None:
        raise ValueError("two prints, and nothing that opens the files at hand")
    return opener.renderer()
