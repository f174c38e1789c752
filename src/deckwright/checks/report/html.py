"""The report as one HTML file: no script, no network, light and dark as the reader's system is."""

from __future__ import annotations

import base64
import hashlib
import time
from collections.abc import Iterable, Sequence
from html import escape
from typing import Final

from ...basics.problems import Problem, Severity
from ...game.model import Acceptance
from . import marks
from .entries import Entry, Excerpt, Picture, Report

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
:root { color-scheme: light dark; --panel: #f6f6f6; --raised: #fff; --canvas: #cdcdcd; --line: #d6d6d6;
  --ink: #1a1a1a; --ink-2: #484848; --ink-3: #666; --error: #b3261e; --error-wash: #fbe4e1; --warning: #805000;
  --warning-wash: #faebcf; --note: #484848; --note-wash: #ebebeb; --ok: #1e6b3a; }
@media (prefers-color-scheme: dark) { :root { --panel: #1d1d1d; --raised: #282828; --canvas: #3a3a3a; --line: #3d3d3d;
  --ink: #ededed; --ink-2: #bdbdbd; --ink-3: #a3a3a3; --error: #ff8f85; --error-wash: #4a2420; --warning: #f0b64a;
  --warning-wash: #45330f; --note: #bdbdbd; --note-wash: #303030; --ok: #84ce9a; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--panel); color: var(--ink); font: 14px/1.5 system-ui, -apple-system, "Segoe UI",
  Roboto, "Noto Sans", "Liberation Sans", sans-serif; font-variant-numeric: tabular-nums; }
main { max-width: 1040px; margin: 0 auto; padding: 40px 24px 80px; }
header { display: flex; flex-wrap: wrap; gap: 4px 24px; align-items: baseline; justify-content: space-between; }
h1 { font-size: 24px; line-height: 30px; margin: 0; letter-spacing: -.01em; }
header p { margin: 0; color: var(--ink-2); }
.totals { display: flex; flex-wrap: wrap; gap: 4px 20px; margin: 12px 0 0; padding: 0 0 16px; list-style: none;
  border-bottom: 1px solid var(--line); color: var(--ink-2); }
.totals b { font-weight: 600; }
h2 { font-size: 18px; line-height: 24px; margin: 40px 0 4px; } h2 span { font-weight: 400; color: var(--ink-2); }
article { display: grid; grid-template-columns: minmax(0, 1fr) 120px; gap: 8px 24px; padding: 24px 0;
  border-bottom: 1px solid var(--line); break-inside: avoid; }
article > div { min-width: 0; } article.bare { grid-template-columns: minmax(0, 1fr); }
h3 { font-size: 15px; line-height: 22px; margin: 8px 0 2px; overflow-wrap: anywhere; }
.what { margin: 0; display: flex; flex-wrap: wrap; gap: 4px 10px; align-items: center; color: var(--ink-2); }
.hint { margin: 0; color: var(--ink-2); max-width: 68ch; }
code, pre { font: 12px/18px ui-monospace, "SF Mono", "Cascadia Mono", Menlo, Consolas, "Noto Sans Mono",
  "DejaVu Sans Mono", monospace; }
.what code.code { padding: 1px 6px; border-radius: 4px; }
.error code.code { background: var(--error-wash); color: var(--error); }
.warning code.code { background: var(--warning-wash); color: var(--warning); }
.note code.code { background: var(--note-wash); color: var(--note); }
.sign { width: 16px; height: 16px; flex: none; vertical-align: -3px; } .sign * { fill: currentColor; }
.sign .cut { fill: none; stroke: var(--panel); stroke-width: 1.7; stroke-linecap: round; }
.error .sign, .totals .error { color: var(--error); } .warning .sign, .totals .warning { color: var(--warning); }
.note .sign, .totals .note { color: var(--note); } .totals .ok { color: var(--ok); }
figure { margin: 0; } figure svg { display: block; margin: 0 auto; max-width: 100%; height: auto; }
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
@media (max-width: 640px) { main { padding: 24px 16px 56px; } article { grid-template-columns: minmax(0, 1fr) 84px;
  gap: 8px 14px; } .whole { padding: 6px; } .detail { padding: 8px; } }
@media print { body { background: #fff; } main { padding: 0; max-width: none; } }
"""


def page(report: Report) -> bytes:
    style_hash = base64.b64encode(hashlib.sha256(_STYLE.encode()).digest()).decode()
    policy = f"default-src 'none'; img-src data:; style-src 'sha256-{style_hash}'; base-uri 'none'; form-action 'none'"
    title = f"{report.title}: preflight"
    sections = "".join(_section(severity, entries) for severity, entries in report.groups)
    has_marks = any(entry.whole for _, entries in report.groups for entry in entries)
    return (
        '<!DOCTYPE html>\n<html lang="en"><head><meta charset="utf-8">'
        f'<meta http-equiv="Content-Security-Policy" content="{escape(policy)}">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title><style>{_STYLE}</style></head><body><main>"
        f"<header><h1>{escape(title)}</h1><p>{_date(report.at)}</p></header>{_totals(report)}{sections}"
        f"{_accepted(report.accepted)}{_KEY if has_marks else ''}</main></body></html>\n"
    ).encode()


def _date(at: float) -> str:
    return time.strftime("%d %B %Y, %H:%M", time.localtime(at)).removeprefix("0")


def counted(count: int, one: str) -> str:
    return f"{count} {one}{'' if count == 1 else 's'}"


def _totals(report: Report) -> str:
    parts = [
        f'<li class="{severity}">{_sign(severity)} <b>{counted(report.count(severity), str(severity))}</b></li>'
        for severity in Severity
        if report.count(severity)
    ] or ['<li class="ok"><b>No problems</b></li>']
    facts = f"<li>{counted(report.cards, 'card')}, {report.copies} to print</li>"
    return f'<ul class="totals">{"".join(parts)}{facts}</ul>'


def _sign(severity: Severity) -> str:
    return f'<svg class="sign" viewBox="0 0 16 16" role="img" aria-label="{severity}">{SIGNS[severity]}</svg>'


def _section(severity: Severity, entries: Sequence[Entry]) -> str:
    head, meaning = HEADS[severity]
    return f"<section><h2>{head} <span>{meaning}</span></h2>{''.join(map(_article, entries))}</section>"


def _article(entry: Entry) -> str:
    found = entry.problem
    place = f"<code>{escape(str(found.place))}</code>" if found.place else ""
    hint = f'<p class="hint">{escape(_sentence(found.hint))}</p>' if found.hint else ""
    detail = f'<figure class="detail">{_drawing(entry.detail, _alt(entry))}</figure>' if entry.detail else ""
    whole = ""
    if entry.whole:
        caption = f"<figcaption>{escape(entry.name or entry.whole.face.id)}</figcaption>"
        whole = f'<figure class="whole">{_drawing(entry.whole, _alt(entry))}{caption}</figure>'
    return (
        f'<article class="{found.severity}{"" if whole else " bare"}"><div><p class="what">{_sign(found.severity)}'
        f'<code class="code">{found.code}</code>{place}</p><h3>{escape(_sentence(found.message))}</h3>{hint}{detail}'
        f"{_excerpt(entry.excerpt) if entry.excerpt else ''}</div>{whole}</article>"
    )


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


def _excerpt(excerpt: Excerpt) -> str:
    rows = (
        f"<span{' class=hit' if number == excerpt.line else ''}><i>{number}</i>{escape(line)}</span>"
        for number, line in enumerate(excerpt.lines, excerpt.first)
    )
    return f'<pre tabindex="0">{"".join(rows)}</pre>'


def _accepted(accepted: Iterable[tuple[Acceptance, Sequence[Problem]]]) -> str:
    rows = "".join(
        f"<dt><code>{escape(each.code)}</code> {escape(each.reason)}</dt>"
        f"<dd>{counted(len(found), 'finding')}, such as: {escape(str(found[0]))}</dd>"
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
