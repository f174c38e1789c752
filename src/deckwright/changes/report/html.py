"""The changes between two states as a page."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from ...faces.editions import Change, What
from . import phrases
from .entries import Entry, Pair, Report
from .frame import document, field_table, figure


def page(report: Report) -> bytes:
    sections = "".join(_section(what, entries) for what, entries in report.groups)
    content = f"{_totals(report)}{_notes(report)}{sections}"
    return document(phrases.title(report), phrases.from_to(report), content)


def _totals(report: Report) -> str:
    rows = "".join(f"<li><b>{count}</b> {words}</li>" for count, words in phrases.totals(report))
    return f'<ul class="totals">{rows}</ul>'


def _notes(report: Report) -> str:
    return "".join(f'<p class="note">{escape(note)}</p>' for note in phrases.notes(report))


def _section(what: What, entries: Sequence[Entry]) -> str:
    head, meaning = phrases.HEADS[what]
    title = f"{head} <span>{len(entries)}, {meaning}</span>"
    if what in (What.ADDED, What.REMOVED, What.CHANGED):
        articles = "".join(_article(entry) for entry in entries if not entry.is_bare)
        bare = [entry for entry in entries if entry.is_bare]
        others = f'<p class="note">{phrases.bare(len(bare))}</p>{_rows(bare)}' if bare else ""
        return f"<section><h2>{title}</h2>{articles}{others}</section>"
    rows = _rows(entries)
    if what in (What.MOVED, What.COPIES):
        return f"<section><h2>{title}</h2>{rows}</section>"
    return f"<details><summary>{title}</summary>{rows}</details>"


def _rows(entries: Sequence[Entry]) -> str:
    return f'<ul class="plain">{"".join(_row(entry.change) for entry in entries)}</ul>'


def _row(change: Change) -> str:
    return f"<li>{escape(change.card.name)} <span>{escape(phrases.where(change))}</span></li>"


def _article(entry: Entry) -> str:
    change = entry.change
    pairs = "".join(_pair(pair, change) for pair in entry.pairs)
    files = "".join(f"<p><code>{escape(file)}</code></p>" for file in change.files)
    above = "".join(f"<p>{line}</p>" for line in phrases.notes_on_sides(entry))
    return (
        f'<article><div class="text"><h3>{escape(change.card.name)}</h3>'
        f"<p><code>{escape(change.card.id)}</code> {escape(phrases.where(change))}</p>"
        f'{field_table(change.fields)}{files}{above}</div><div class="sides">{pairs}</div></article>'
    )


def _pair(pair: Pair, change: Change) -> str:
    if pair.shown_above:
        return ""
    before = figure(
        pair.before, pair.places, f"{pair.side}, before", phrases.in_place_of_picture(change, before=True)
    )
    after = figure(
        pair.after, pair.places, f"{pair.side}, after", phrases.in_place_of_picture(change, before=False)
    )
    return f'<div class="pair">{before}{after}</div>'
