"""What a check found as a report: every finding with its picture, place and remedy, as one HTML file or as a PDF."""

from __future__ import annotations

import time
from collections.abc import Sequence
from pathlib import Path

from ...basics.problems import Problem
from ...faces.draw.types import Drawn
from . import entries, html, pdf


def report(drawn: Drawn, problems: Sequence[Problem], root: Path, lang: str | None, form: str) -> bytes:
    """The report as `.html` or `.pdf`. Raises DeckwrightError where the game has no font to set it in."""
    found = entries.gathered(drawn, problems, root, lang or drawn.game.languages[0], time.time())
    assert drawn.press is not None
    return html.page(found) if form == ".html" else pdf.pages(found, drawn.press.renderer)
