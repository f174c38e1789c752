"""The changes between two states as a page."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

from ..editions import Change, What
from .entries import Entry, Pair, Report
from .frame import document, field_table, figure

HEADS: Final = {
    What.ADDED: ("Added", "new cards"),
    What.REMOVED: ("Removed", "no longer in the game"),
    What.CHANGED: ("Changed", "they show something else"),
    What.MOVED: ("In another deck", "they look the same"),
    What.COPIES: ("Copies", "more or fewer of the same"),
    What.VOLATILE: ("Only what is marked data-volatile", "nobody prints them anew for that"),
    What.SCALED: ("Only the size that texts share", "nobody prints them anew for that"),
}


def page(report: Report) -> bytes:
    sections = "".join(_section(what, entries, report) for what, entries in report.groups)
    content = f"{_totals(report)}{_notes(report)}{sections}"
    return document(f"{report.title}: what changed", f"from {report.old} to {report.new}", content)


def _totals(report: Report) -> str:
    facts = (("to print", report.printed), ("to throw away", report.discarded), ("stay", report.kept))
    rows = "".join(f"<li><b>{count}</b> {words}</li>" for words, count in facts)
    return f'<ul class="totals">{rows}</ul>'


def _notes(report: Report) -> str:
    notes = []
    if not report.groups:
        notes.append("Nothing has changed.")
    if report.other_fonts:
        notes.append("The font files are not the same: letters may differ on every card.")
    if report.old_unseen:
        notes.append("Of a print only digests are known: cards are shown as they are now.")
    return "".join(f'<p class="note">{note}</p>' for note in notes)


def _section(what: What, entries: Sequence[Entry], report: Report) -> str:
    head, meaning = HEADS[what]
    title = f"{head} <span>{len(entries)}, {meaning}</span>"
    if what in (What.ADDED, What.REMOVED, What.CHANGED):
        return f"<section><h2>{title}</h2>{''.join(_article(entry, report) for entry in entries)}</section>"
    rows = f'<ul class="plain">{"".join(_row(entry.change) for entry in entries)}</ul>'
    if what in (What.MOVED, What.COPIES):
        return f"<section><h2>{title}</h2>{rows}</section>"
    return f"<details><summary>{title}</summary>{rows}</details>"


def _row(change: Change) -> str:
    return f"<li>{escape(change.card.name)} <span>{_where(change)}</span></li>"


def _where(change: Change) -> str:
    """Deck and copies, with what they were."""
    decks = dict.fromkeys(card.deck for card in (change.before, change.after) if card)
    had, has = change.copies
    one_only = change.before is None or change.after is None or had == has
    copies = f"× {had or has}" if one_only else f"× {had} → {has}"
    return f"{escape(' → '.join(decks))} {copies}"


def _article(entry: Entry, report: Report) -> str:
    change = entry.change
    pairs = "".join(_pair(pair, change, report) for pair in entry.pairs)
    files = "".join(f"<p><code>{escape(file)}</code></p>" for file in change.files)
    above = "".join(
        f"<p>The {pair.side} changed, too, as shown above.</p>" for pair in entry.pairs if pair.shown_above
    )
    return (
        f'<article><div class="text"><h3>{escape(change.card.name)}</h3>'
        f"<p><code>{escape(change.card.id)}</code> {_where(change)}</p>"
        f'{field_table(change.fields)}{files}{above}</div><div class="sides">{pairs}</div></article>'
    )


def _pair(pair: Pair, change: Change, report: Report) -> str:
    if pair.shown_above:
        return ""
    unseen = "not known any more" if change.before else "not there"
    before = figure(pair.before, pair.places, f"{pair.side}, before", unseen)
    after = figure(pair.after, pair.places, f"{pair.side}, after", "not there")
    return f'<div class="pair">{before}{after}</div>'
