"""The versions of a card as a strip of pictures, the oldest first, each with what was new in it."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from ...basics.geometry import Rect
from ...faces.editions import Change, What
from .frame import document, field_table, figure
from .pictures import Shot, places
from .timeline import SHORT, Timeline, Version

WORDS = {
    What.ADDED: "added",
    What.REMOVED: "taken out of the game",
    What.CHANGED: "changed",
    What.MOVED: "put into another deck",
    What.COPIES: "more or fewer copies",
}


def page(found: Timeline, name: str, below: str) -> bytes:
    versions = found.versions
    before: list[Version | None] = [None, *versions[:-1]]
    items = "".join(_item(was, now) for was, now in zip(before, versions, strict=True))
    return document(f"{name}: history", below, f"<ol>{items}</ol>{_notes(found)}")


def _item(before: Version | None, version: Version) -> str:
    revision = version.revision
    head = revision.date if revision else "now"
    below = (
        f"<code>{revision.commit[:SHORT]}</code> {escape(revision.subject)}" if revision else "not committed"
    )
    fronts = _side("front", before.front if before else None, version.front)
    backs = _side("back", before.back if before else None, version.back) if version.shows_back else ""
    what = "".join(_what(change) for change in version.changes)
    return f"<li><h2>{head}</h2><p>{below}</p>{fronts}{backs}{what}</li>"


def _side(side: str, before: Shot | None, after: Shot | None) -> str:
    if after is None:
        return ""
    marks: Sequence[Rect] = places(before, after) if before else ()
    return figure(after.small(), marks, side, "")


def _what(change: Change) -> str:
    had, has = change.copies
    copies = (
        f", × {had} → {has}" if change.before and change.after and had != has else f", × {has}" if has else ""
    )
    files = "".join(f"<p><code>{escape(file)}</code></p>" for file in change.files)
    return f"<p>{WORDS[change.what]}{copies}</p>{field_table(change.fields)}{files}"


def _notes(found: Timeline) -> str:
    notes = ["Older revisions are not shown."] if found.is_cut else []
    for revision, problems in found.unread:
        name = f"{revision.commit[:SHORT]} of {revision.date}" if revision else "The files as they are"
        notes.append(f"{name} cannot be drawn: {problems[0]}")
    return "".join(f'<p class="note">{escape(note)}</p>' for note in notes)
