"""What changed between two states of a game: each card before and after, as HTML or as Markdown with pictures."""

from __future__ import annotations

from collections.abc import Sequence

from ...faces.editions import Change
from ..states import Snapshot, SnapshotOpener
from . import html, markdown
from .entries import make_report


def write_report(
    before: Snapshot, after: Snapshot, found: Sequence[Change], opener: SnapshotOpener | None = None
) -> bytes:
    """The bytes of the HTML file. The files of both states, where they were drawn from files, have to be there.

    Of a print, the *opener* of the states finds the revisions that show its faces.
    """
    return html.page(make_report(before, after, found, opener))


def write_comment(
    before: Snapshot,
    after: Snapshot,
    found: Sequence[Change],
    base: str,
    opener: SnapshotOpener | None = None,
) -> markdown.Comment:
    """The same as Markdown, for a comment on a change, whose pictures lie at *base*."""
    return markdown.comment(make_report(before, after, found, opener), base)
