"""The report as one HTML file."""

from __future__ import annotations

import re
import time
from collections.abc import Iterable, Sequence
from html import escape
from typing import Final

from ...basics.excerpts import Excerpt
from ...basics.html_page import html_page
from ...basics.problems import Problem, Severity
from ...game.model import Acceptance
from . import marks
from .entries import Entry, Picture, Report

LINE: Final = 1.2  # pixels
HEADS: Final = {
    Severity.ERROR: ("Errors", "stop the build"),
    Severity.WARNING: ("Warnings", "print, with a loss"),
    Severity.NOTE: ("Notes", "to be known"),
}
SIGNS: Final = {  # shape first, colour second
    Severity.ERROR: '<circle cx="8" cy="8" r="7"/><path class="cut" d="M5.2 5.2l5.6 5.6M10.8 5.2l-5.6 5.6"/>',
    Severity.WARNING: '<path d="M8 1l7.2 13H.8z"/><path class="cut" d="M8 5.5v4M8 11.2v1.2"/>',
    Severity.NOTE: '<path d="M1.5 1.5h13v13h-13z"/><path class="cut" d="M8 4v1.4M8 7v5"/>',
}
_STYLE: Final = """
:root { --error: #b3261e; --error-wash: #fbe4e1; --warning: #805000; --warning-wash: #faebcf; --note: #484848;
  --note-wash: #ebebeb; --ok: #1e6b3a; }
@media screen and (prefers-color-scheme: dark) { :root { --error: #ff8f85; --error-wash: #4a2420; --warning: #f0b64a;
  --warning-wash: #45330f; --note: #bdbdbd; --note-wash: #303030; --ok: #84ce9a; } }
main { max-width: 1040px; }
header { display: flex; flex-wrap: wrap; gap: 4px 24px; align-items: baseline; justify-content: space-between; }
article { display: grid; grid-template-columns: minmax(0, 1fr) 120px; gap: 8px 24px; }
article > div { min-width: 0; } article.bare { grid-template-columns: minmax(0, 1fr); }
h3 { margin: 8px 0 2px; }
.what { margin: 0; display: flex; flex-wrap: wrap; gap: 4px 10px; align-items: center; color: var(--ink-2); }
.hint { margin: 0; color: var(--ink-2); max-width: 68ch; }
.what code.code { padding: 1px 6px; border-radius: 4px; }
.error code.code { background: var(--error-wash); color: var(--error); }
.warning code.code { background: var(--warning-wash); color: var(--warning); }
.note code.code { background: var(--note-wash); color: var(--note); }
.sign { width: 16px; height: 16px; flex: none; vertical-align: -3px; } .sign * { fill: currentColor; }
.sign .cut { fill: none; stroke: var(--panel); stroke-width: 1.7; stroke-linecap: round; }
.error .sign, .totals .error { color: var(--error); } .warning .sign, .totals .warning { color: var(--warning); }
.note .sign, .totals .note { color: var(--note); } .totals .ok { color: var(--ok); }
figure svg { display: block; margin: 0 auto; max-width: 100%; height: auto; }
.detail svg { width: auto; max-height: 380px; } .whole svg { width: 100%; }
.detail { margin: 14px 0 0; background: var(--canvas); border-radius: 6px; padding: 16px; max-width: 640px; }
.whole { padding: 10px; background: var(--canvas); border-radius: 6px; align-self: start; }
figcaption { margin-top: 6px; font-size: 12px; line-height: 16px; color: var(--ink-2); overflow-wrap: anywhere; }
pre { margin: 14px 0 0; padding: 6px 0; background: var(--raised); border: 1px solid var(--line); border-radius: 4px;
  overflow-x: auto; max-width: 640px; }
pre span { display: block; padding: 0 12px 0 9px; border-left: 3px solid transparent; white-space: pre; }
pre i { display: inline-block; min-width: 3em; margin-right: 12px; text-align: right; font-style: normal;
  color: var(--ink-3); }
.error pre .hit { background: var(--error-wash); border-color: var(--error); }
.warning pre .hit { background: var(--warning-wash); border-color: var(--warning); }
.note pre .hit { background: var(--note-wash); border-color: var(--note); }
.accepted dt { margin-top: 14px; font-weight: 600; } .accepted dd { margin: 0; color: var(--ink-2); }
.key { display: flex; flex-wrap: wrap; gap: 4px 20px; margin: 40px 0 0; padding: 0; list-style: none; font-size: 12px;
  color: var(--ink-2); } .key svg { width: 28px; height: 8px; margin-right: 6px; }
@media (max-width: 640px) { article { grid-template-columns: minmax(0, 1fr) 84px; gap: 8px 14px; }
  .whole { padding: 6px; } .detail { padding: 8px; } }
"""
# The place in question stands on the left, what is said of it in the middle: four findings go on a page.
_PRINTED: Final = """
  article { grid-template-columns: minmax(0, 1fr) 26mm; column-gap: 5mm; }
  article > div:has(.detail) { display: grid; grid-template: repeat(3, auto) 1fr / 58mm minmax(0, 1fr); gap: 0 5mm; }
  article > div:has(.detail) > * { grid-column: 2; }
  article > div > .detail { grid-area: 1 / 1 / span 4; align-self: start; margin: 0; }
  .detail, .whole { padding: 0; border-radius: 0; } .detail svg { max-height: 46mm; margin: 0; }
  .whole svg { max-height: 36mm; }
  h3 { margin: 1.5mm 0 .5mm; } figcaption { font-size: 8pt; margin-top: 1mm; }
  pre { margin-top: 2mm; padding: .5mm 0; overflow: visible; max-width: none; align-self: start; font-size: 6.5pt; }
  pre span { padding-left: calc(2.5em + 3mm); text-indent: calc(-2.5em - 1.5mm); white-space: pre-wrap;
    overflow-wrap: anywhere; }
  pre span:not(.hit) { white-space: pre; overflow: hidden; text-overflow: ellipsis; }
  pre i { min-width: 2.5em; margin-right: 1.5mm; text-indent: 0; }
  .key { margin-top: 6mm; }
"""


def page(report: Report) -> bytes:
    title = f"{report.title}: preflight"
    sections = "".join(_section(severity, entries) for severity, entries in report.groups)
    has_marks = any(entry.whole for _, entries in report.groups for entry in entries)
    content = (
        f"<header><h1>{escape(title)}</h1><p>{_date(report.at)}</p></header>{_totals(report)}{sections}"
        f"{_acceptances(report.accepted)}{_KEY if has_marks else ''}"
    )
    return html_page(title, content, _STYLE, _PRINTED)


def _date(at: float) -> str:
    return time.strftime("%d %B %Y, %H:%M", time.localtime(at)).removeprefix("0")


def _count(count: int, one: str) -> str:
    return f"{count} {one}{'' if count == 1 else 's'}"


def _totals(report: Report) -> str:
    parts = [
        f'<li class="{severity}">{_sign(severity)} <b>{_count(report.count(severity), str(severity))}</b></li>'
        for severity in Severity
        if report.count(severity)
    ] or ['<li class="ok"><b>No problems</b></li>']
    facts = f"<li>{_count(report.cards, 'card')}, {report.copies} to print</li>"
    return f'<ul class="totals">{"".join(parts)}{facts}</ul>'


def _sign(severity: Severity) -> str:
    return f'<svg class="sign" viewBox="0 0 16 16" role="img" aria-label="{severity}">{SIGNS[severity]}</svg>'


def _section(severity: Severity, entries: Sequence[Entry]) -> str:
    head, meaning = HEADS[severity]
    return f"<section><h2>{head} <span>{meaning}</span></h2>{''.join(map(_article, entries))}</section>"


def _article(entry: Entry) -> str:
    found = entry.problem
    place = f"<code>{escape(str(found.place))}</code>" if found.place else ""
    hint = f'<p class="hint">{_coded(_sentence(found.hint))}</p>' if found.hint else ""
    detail = f'<figure class="detail">{_drawing(entry.detail, _alt(entry))}</figure>' if entry.detail else ""
    whole = ""
    if entry.whole:
        caption = f"<figcaption>{escape(entry.name or entry.whole.face.id)}</figcaption>"
        whole = f'<figure class="whole">{_drawing(entry.whole, _alt(entry))}{caption}</figure>'
    return (
        f'<article class="{found.severity}{"" if whole else " bare"}"><div><p class="what">{_sign(found.severity)}'
        f'<code class="code">{found.code}</code>{place}</p><h3>{_coded(_sentence(found.message))}</h3>{hint}{detail}'
        f"{_excerpt(entry.excerpt) if entry.excerpt else ''}{_others(entry)}</div>{whole}</article>"
    )


def _others(entry: Entry) -> str:
    """The other cards where the same was met, all of them."""
    if not entry.others:
        return ""
    cards = "".join(f"<li>{escape(name)} <code>{escape(place)}</code></li>" for name, place in entry.others)
    count = len(entry.others)
    told = (
        f"Also on {_count(count, 'more card')}"
        if entry.problem.card
        else f"On the back of {_count(count, 'card')}"
    )
    return f'<p class="others">{told}:</p><ul class="others">{cards}</ul>'


def _alt(entry: Entry) -> str:
    return (
        f"{entry.name or 'the face'}, with the place marked"
        if entry.problem.spot
        else entry.name or "the face"
    )


def _sentence(text: str) -> str:
    return text[:1].upper() + text[1:] + ("" if text.endswith((".", "?", "!")) else ".")


def _drawing(picture: Picture, alt: str) -> str:
    """The picture with its marks; lines are as thick as they should look, whatever part of the face it shows."""
    box = " ".join(map(marks.n, picture.window))
    size = f'width="{picture.width}" height="{picture.height}"'
    content = marks.drawing(picture, picture.window.width / picture.width * LINE)
    return f'<svg viewBox="{box}" {size} role="img" aria-label="{escape(alt)}">{content}</svg>'


def _coded(text: str) -> str:
    """A message or hint, what stands between backquotes in it as code."""
    return re.sub(r"`([^`]+)`", r"<code>\1</code>", escape(text))


def _excerpt(excerpt: Excerpt) -> str:
    rows = (
        f"<span{' class=hit' if number == excerpt.line else ''}><i>{number}</i>"
        f"{_marked(line, excerpt) if number == excerpt.line else escape(line)}</span>"
        for number, line in enumerate(excerpt.lines, excerpt.first)
    )
    return f'<pre tabindex="0">{"".join(rows)}</pre>'


def _marked(line: str, excerpt: Excerpt) -> str:
    """The line in question, with what is meant in it."""
    if excerpt.column is None:
        return escape(line)
    start = excerpt.column - 1
    end = start + excerpt.length
    return f"{escape(line[:start])}<u>{escape(line[start:end])}</u>{escape(line[end:])}"


def _acceptances(accepted: Iterable[tuple[Acceptance, Sequence[Problem]]]) -> str:
    rows = "".join(
        f"<dt><code>{escape(each.code)}</code> {escape(each.reason)}</dt>"
        f"<dd>{_count(len(found), 'finding')}, such as: {escape(str(found[0]))}</dd>"
        for each, found in accepted
    )
    head = "<h2>Accepted <span>with a reason</span></h2>"
    return f'<section class="accepted">{head}<dl>{rows}</dl></section>' if rows else ""


def _key(colour: str, dashes: str, words: str) -> str:
    line = f'<path d="M0 4H28" stroke="{colour}" stroke-width="2" stroke-dasharray="{dashes}"/>'
    return f'<li><svg viewBox="0 0 28 8" aria-hidden="true">{line}</svg>{words}</li>'


_KEY: Final = (
    f'<ul class="key">{_key(marks.TRIM, "none", "the cut")}{_key(marks.SAFE, "5 3", "the safe zone")}'
    f"{_key(marks.MARK, 'none', 'the place in question')}</ul>"
)
