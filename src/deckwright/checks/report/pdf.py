"""The report as a PDF of A4 pages, four findings on each."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from typing import Final
from xml.sax.saxutils import escape

import pikepdf

from ...basics.geometry import Rect, Size
from ...basics.problems import Severity
from ...sheets.pages import paged
from ...sheets.pages.draw import family_of
from ...sheets.pages.paged import A4, HEAD, MARGIN, PARAGRAPH, RULE, SOFT
from ...svg import Renderer
from . import marks
from .entries import Entry, Picture, Report
from .html import counted

ROW: Final = 61.0
ON_A_PAGE: Final = 4
COLOURS: Final = {Severity.ERROR: "#B3261E", Severity.WARNING: "#805000", Severity.NOTE: "#484848"}
SIGNS: Final = {  # in a square of 4 mm: shape first, colour second
    Severity.ERROR: '<circle cx="2" cy="2" r="1.8"/>',
    Severity.WARNING: '<path d="M2 .2L3.9 3.7H.1z"/>',
    Severity.NOTE: '<path d="M.3.3h3.4v3.4H.3z"/>',
}

_DETAIL: Final = Size(62.0, 46.0)
_WHOLE: Final = Size(30.0, 46.0)


def pages(report: Report, renderer: Renderer) -> bytes:
    font = family_of(renderer)
    entries = [entry for _, group in report.groups for entry in group]
    parts = [entries[at : at + ON_A_PAGE] for at in range(0, len(entries), ON_A_PAGE)] or [[]]
    texts = [
        *(_page(report, part, font, f"{number} of {len(parts)}") for number, part in enumerate(parts, 1)),
        *_of_accepted(report, font),
    ]
    with pikepdf.open(paged.pages(texts, A4, renderer, "report")) as pdf:
        return paged.titled(pdf, f"{report.title}: preflight")


def _page(report: Report, entries: Sequence[Entry], font: str, number: str) -> str:
    rows = "".join(_row(entry, HEAD + index * ROW, index) for index, entry in enumerate(entries))
    return _sheet(report, font, rows, number)


def _sheet(report: Report, font: str, content: str, number: str) -> str:
    counts = ", ".join(counted(report.count(s), str(s)) for s in Severity if report.count(s)) or "no problems"
    facts = f"{counts} · {counted(report.cards, 'card')}, {report.copies} to print"
    date = time.strftime("%Y-%m-%d %H:%M", time.localtime(report.at))
    return paged.page(f"{report.title}: preflight", facts, content, font, number, date)


def _row(entry: Entry, top: float, index: int) -> str:
    found = entry.problem
    left, right = MARGIN, A4.width - MARGIN
    pictures, width = "", right - left - 7
    if entry.whole:
        box = _fitted(entry.whole, Rect(right - _WHOLE.width, top + 6, *_WHOLE))
        pictures += _picture(entry.whole, box)
        width -= _WHOLE.width + 6
    if entry.detail:
        box = _fitted(entry.detail, Rect(left, top + 6, *_DETAIL))
        pictures += _picture(entry.detail, box)
        left += _DETAIL.width + 6
        width -= _DETAIL.width + 6
    return (
        f'<path d="M{MARGIN} {top}H{right}" stroke="{RULE}" stroke-width="0.3"/>{pictures}'
        f'<g transform="translate({left} {top + 6})" fill="{COLOURS[found.severity]}">{SIGNS[found.severity]}</g>'
        f'<rect id="r{index}" x="{left + 7}" y="{top + 5.6}" width="{width}" height="{ROW - 9}" fill="none"/>'
        f'<text style="shape-inside:url(#r{index})" font-size="3.4" data-fit="shrink 5pt" data-paragraph-gap="0.35">'
        f"{_words(entry)}</text>"
    )


def _words(entry: Entry) -> str:
    found = entry.problem
    lines = [
        f'<tspan font-weight="bold" fill="{COLOURS[found.severity]}">{found.code}</tspan>',
        f'<tspan font-weight="bold">{escape(found.message[:1].upper() + found.message[1:])}.</tspan>',
    ]
    if found.hint:
        lines.append(f'<tspan fill="{SOFT}">{escape(found.hint[:1].upper() + found.hint[1:])}.</tspan>')
    where = " · ".join(part for part in (entry.name, str(found.place or "")) if part)
    lines.append(f'<tspan fill="{SOFT}" font-size="2.9">{escape(where)}</tspan>')
    return PARAGRAPH.join(lines)


def _fitted(picture: Picture, frame: Rect) -> Rect:
    """The picture in *frame*, at the frame's upper left corner."""
    scale = min(frame.width / picture.window.width, frame.height / picture.window.height)
    return Rect(frame.x, frame.y, picture.window.width * scale, picture.window.height * scale)


def _picture(picture: Picture, box: Rect) -> str:
    line = picture.window.width / box.width * 0.18  # mm on paper
    return (
        f'<svg x="{box.x}" y="{box.y}" width="{box.width}" height="{box.height}" '
        f'viewBox="{" ".join(map(marks.n, picture.window))}">{marks.drawing(picture, line)}</svg>'
        f'<rect x="{box.x}" y="{box.y}" width="{box.width}" height="{box.height}" fill="none" '
        f'stroke="#BDBDBD" stroke-width="0.15"/>'
    )


def _of_accepted(report: Report, font: str) -> Iterator[str]:
    """What the game lets pass, on pages of its own."""
    accepted = report.accepted
    for start in range(0, len(accepted), 16):
        lines = ['<tspan font-weight="bold" font-size="4.4">Accepted, with a reason</tspan>']
        for each, found in accepted[start : start + 16]:
            lines.append(f'<tspan font-weight="bold">{each.code}</tspan> {escape(each.reason)}')
            count = f"{counted(len(found), 'finding')}, such as: {found[0]}"
            lines.append(f'<tspan fill="{SOFT}">{escape(count)}</tspan>')
        width, height = A4.width - 2 * MARGIN, A4.height - HEAD - 20
        box = f'<rect id="a" x="{MARGIN}" y="{HEAD}" width="{width}" height="{height}" fill="none"/>'
        text = '<text style="shape-inside:url(#a)" font-size="3.4" data-fit="shrink 5pt" data-paragraph-gap="0.4">'
        yield _sheet(report, font, f"{box}{text}{PARAGRAPH.join(lines)}</text>", "accepted")
