"""The changes between two states as Markdown, for a comment on a change: its pictures are files of their own."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from ...faces.editions import FieldChange, What
from . import phrases
from .entries import PICTURED, Entry, Report
from .pictures import Small

MOST: Final = 30  # cards with pictures: a comment has 65,536 letters at most
LISTED: Final = 100  # names in a list
_WIDTH: Final = 170  # pixels that a picture is shown across
_LONGEST: Final = 160  # letters of a value
_SPECIAL: Final = re.compile(r"([\\`*_{}\[\]()#+!|<>~@&])")


class Comment(NamedTuple):
    text: str
    pictures: tuple[tuple[str, bytes], ...]  # by their names


def comment(report: Report, base: str) -> Comment:
    """The comment; its pictures are looked for at *base* and their names."""
    writer = _Writer(base)
    lines = [
        f"### {plain(phrases.title(report))}",
        "",
        f"From {plain(report.old)} to {plain(report.new)}: {_totals(report)}.",
    ]
    lines += [line for note in phrases.notes(report) for line in ("", plain(note))]
    for what, entries in report.groups:
        lines += ["", *writer.section(what, entries)]
    return Comment("\n".join(lines) + "\n", tuple(writer.pictures.items()))


def _totals(report: Report) -> str:
    return ", ".join(f"**{count}** {words}" for count, words in phrases.totals(report))


class _Writer:
    def __init__(self, base: str) -> None:
        self.base = base
        self.pictures: dict[str, bytes] = {}
        self.left = MOST

    def section(self, what: What, entries: Sequence[Entry]) -> Iterator[str]:
        head, meaning = phrases.HEADS[what]
        title = f"{head}: {len(entries)}, {meaning}"
        shown = [entry for entry in entries if not entry.is_bare][: self.left] if what in PICTURED else []
        others = [entry for entry in entries if entry not in shown]
        if shown:
            self.left -= len(shown)
            yield from (f"#### {title}", "", "| card | before | after |", "|---|---|---|")
            yield from map(self._row, shown)
        if others:
            yield from ("", f"<details><summary>{f'{len(others)} more' if shown else title}</summary>", "")
            yield from (f"* {_name(entry)}" for entry in others[:LISTED])
            if len(others) > LISTED:
                yield f"* and {len(others) - LISTED} more"
            yield from ("", "</details>")

    def _row(self, entry: Entry) -> str:
        fields = "".join(f"<br>{_field(field)}" for field in entry.change.fields)
        sides = [self._side(entry, before=before) for before in (True, False)]
        return f"| {_name(entry)}{fields} | {' | '.join(sides)} |"

    def _side(self, entry: Entry, *, before: bool) -> str:
        when = "before" if before else "after"
        pictures = ((pair.side, pair.before if before else pair.after) for pair in entry.pairs)
        shown = [
            self._picture(f"{entry.change.card.id}-{side}-{when}", small) for side, small in pictures if small
        ]
        return " ".join(shown) or phrases.in_place_of_picture(entry.change, before=before)

    def _picture(self, name: str, small: Small) -> str:
        file = f"{name}.{small.kind.removeprefix('image/').replace('jpeg', 'jpg')}"
        self.pictures[file] = small.data
        return f'<img src="{self.base}{file}" width="{_WIDTH}" alt="{name}">'


def _name(entry: Entry) -> str:
    return f"**{plain(entry.change.card.name)}** {plain(phrases.where(entry.change))}"


def _field(field: FieldChange) -> str:
    if field.before is None and field.after is None:
        return plain(field.name)
    return f"{plain(field.name)}: {_value(field.before)} → {_value(field.after)}"


def _value(text: str | None) -> str:
    if text is None:
        return "…"
    line = " ".join(text.split())
    return plain(line if len(line) <= _LONGEST else f"{line[:_LONGEST]}…")


def plain(text: str) -> str:
    """*text* as it stands: nothing in it is markup, a link, a person or the end of a cell."""
    return (
        _SPECIAL.sub(r"\\\1", text.replace("\n", " "))
        .replace(r"\@", "&#64;")
        .replace(r"\<", "&lt;")
        .replace(r"\&", "&amp;")
    )
