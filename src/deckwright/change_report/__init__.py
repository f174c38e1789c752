"""What changed between two states of a game as one HTML file: each card before and after, the difference marked."""

from __future__ import annotations

from collections.abc import Sequence

from ..editions import Change
from ..states import State
from . import entries, html


def report(before: State, after: State, found: Sequence[Change]) -> bytes:
    """The report. Files of both states have to be there still, where they were drawn from files."""
    return html.page(entries.gathered(before, after, found))
