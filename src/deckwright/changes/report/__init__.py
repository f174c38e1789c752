"""What changed between two states of a game as HTML: each card before and after, the difference marked."""

from __future__ import annotations

from collections.abc import Sequence

from ...faces.editions import Change
from ..states import Snapshot, SnapshotOpener
from . import html
from .entries import make_report


def write_report(
    before: Snapshot, after: Snapshot, found: Sequence[Change], opener: SnapshotOpener | None = None
) -> bytes:
    """The bytes of the HTML file. The files of both states, where they were drawn from files, have to be there.

    Of a print, the *opener* of the states finds the revisions that show its faces.
    """
    return html.page(make_report(before, after, found, opener))
