"""What a check found as one HTML file: every finding with its picture, place and remedy."""

from __future__ import annotations

import time
from collections.abc import Sequence
from pathlib import Path

from ...basics.problems import Problem
from ...faces.draw.types import DrawnGame
from . import html
from .entries import make_report


def write_report(drawn: DrawnGame, problems: Sequence[Problem], root: Path, lang: str | None) -> bytes:
    """The bytes of the HTML file."""
    return html.page(make_report(drawn, problems, root, lang or drawn.game.languages[0], time.time()))
