"""What the pages of changes have in common."""

from __future__ import annotations

import base64
import zlib
from collections.abc import Sequence
from html import escape
from typing import Final

from ...basics.geometry import Rect
from ...basics.html_page import html_page
from ...faces.editions import FieldChange
from .corners import USUAL, corners, n
from .pictures import Small
from .words import mark_words

SMALL: Final = 40.0  # mm: narrower faces are shown smaller
_STYLE: Final = """
:root { --gone: #b3261e; --gone-wash: #fbe4e1; --come: #1e6b3a; --come-wash: #dcefe1; }
@media screen and (prefers-color-scheme: dark) { :root { --gone: #ff8f85; --gone-wash: #4a2420; --come: #84ce9a;
  --come-wash: #1f3a28; } }
main { max-width: 1080px; }
header p { margin: 4px 0 0; } .totals b { color: var(--ink); }
.note { color: var(--ink-2); max-width: 68ch; }
article { display: flex; flex-wrap: wrap; gap: 16px 32px; }
.text { flex: 1 1 300px; min-width: 0; } .sides { flex: 0 1 620px; min-width: 0; }
.text > p { margin: 0 0 8px; color: var(--ink-2); overflow-wrap: anywhere; }
table { border-collapse: collapse; width: 100%; margin: 8px 0; table-layout: fixed; }
th { text-align: left; font-weight: 400; color: var(--ink-2); } th:first-child { width: 92px; }
th, td { padding: 6px 12px 6px 0; border-bottom: 1px solid var(--line); vertical-align: top; overflow-wrap: anywhere; }
td { white-space: pre-line; } td:first-child { white-space: normal; }
del { color: var(--gone); background: var(--gone-wash); } ins { color: var(--come); background: var(--come-wash); }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: 16px; padding: 16px; background: var(--canvas);
  border-radius: 6px; margin: 0 0 12px; }
figure svg { display: block; width: 100%; height: auto;
  overflow: visible; } figure.small svg { max-width: 150px; }
figcaption { font-size: 12px; line-height: 16px; margin: 0 0 6px; color: var(--ink); }
.none { display: grid; place-items: center; text-align: center; padding: 12px; min-height: 120px; font-size: 12px;
  color: var(--ink-2); border: 1px dashed var(--ink-2); border-radius: 3px; }
ul.plain { margin: 8px 0; padding: 0; list-style: none; columns: 280px; column-gap: 32px; }
ul.plain li { break-inside: avoid; padding: 3px 0; } ul.plain span { color: var(--ink-2); }
summary { font-size: 15px; line-height: 24px; margin: 24px 0 4px; cursor: pointer; }
summary span { color: var(--ink-2); }
ol { display: flex; flex-wrap: wrap; gap: 24px; margin: 24px 0 0; padding: 0; list-style: none;
  align-items: flex-start; }
ol > li { flex: 0 0 236px; min-width: 0; padding: 12px; background: var(--raised); border: 1px solid var(--line);
  border-radius: 6px; break-inside: avoid; }
li h2 { font-size: 15px; line-height: 22px; margin: 0; } li p { margin: 0 0 8px; color: var(--ink-2);
  overflow-wrap: anywhere; }
li figure { margin: 0 0 10px; } li table { font-size: 12px; line-height: 18px; }
li table, li tbody { display: block; } li tr { display: grid; grid-template-columns: 1fr 1fr; padding: 4px 0;
  border-bottom: 1px solid var(--line); } li th, li td { border: 0; padding: 2px 12px 2px 0; }
li td:first-child { grid-column: 1 / -1; } li th:first-child { display: none; }
@media (max-width: 640px) { .pair { padding: 8px; gap: 8px; } }
"""
# Words on the left, both states of the card on the right: three changes go on a page.
_PRINTED: Final = """
  article { flex-wrap: nowrap; gap: 6mm; }
  .text { flex: 1 1 0; } .sides { flex: 0 0 86mm; }
  .pair { padding: 0; gap: 4mm; margin: 0 0 3mm; } .pair:last-child { margin: 0; }
  figcaption { font-size: 8pt; margin-bottom: 1mm; }
  .none { min-height: 30mm; }
  table { font-size: 8pt; } th:first-child { width: 20mm; } th, td { padding: .8mm 2mm .8mm 0; }
  ul.plain { columns: 55mm; column-gap: 6mm; font-size: 8pt; } ul.plain li { padding: .4mm 0; }
  summary { font-size: 11pt; margin-top: 6mm; }
  ol { gap: 5mm; margin-top: 5mm; } ol > li { flex: 0 0 57mm; padding: 3mm; } li h2 { font-size: 10pt; }
"""


def document(title: str, below: str, content: str) -> bytes:
    """A page with its title and a line *below* it, as text; *content* is HTML."""
    head = f"<header><h1>{escape(title)}</h1><p>{escape(below)}</p></header>"
    return html_page(title, head + content, _STYLE, _PRINTED)


def field_table(fields: Sequence[FieldChange]) -> str:
    if not fields:
        return ""
    rows = "".join(_field(field) for field in fields)
    return f"<table><tr><th>Field</th><th>Before</th><th>After</th></tr>{rows}</table>"


def _field(field: FieldChange) -> str:
    if field.before is None or field.after is None:
        before, after = (escape(value) if value is not None else "…" for value in (field.before, field.after))
    else:
        before, after = mark_words(field.before, field.after)
    return f"<tr><td><code>{escape(field.name)}</code></td><td>{before}</td><td>{after}</td></tr>"


def figure(picture: Small | None, places: Sequence[Rect], caption: str, without: str) -> str:
    if picture is None:
        return f'<figure><figcaption>{caption}</figcaption><div class="none">{without}</div></figure>'
    across = picture.size.width
    box = f"0 0 {n(across)} {n(picture.size.height)}"
    is_small = across < SMALL
    scale = across / USUAL * (2 if is_small else 1)
    frames = "".join(corners(place, scale) for place in places)
    source = f"data:{picture.kind};base64,{base64.b64encode(picture.data).decode()}"
    clip, name = _clip(picture)
    image = f'<image href="{source}" width="100%" height="100%" preserveAspectRatio="none"{name}/>'
    small = ' class="small"' if is_small else ""
    return (
        f'<figure{small}><figcaption>{caption}</figcaption><svg viewBox="{box}" width="{picture.width}"'
        f' height="{picture.height}" role="img" aria-label="{caption}">{clip}{image}{frames}</svg></figure>'
    )


def _clip(picture: Small) -> tuple[str, str]:
    """What cuts the picture as the face is cut, and the attribute that names it. Faces of one cut have one name."""
    if not picture.cut:
        return "", ""
    id = f"cut{zlib.crc32(picture.cut.encode()):x}"
    return f'<clipPath id="{id}"><path d="{picture.cut}"/></clipPath>', f' clip-path="url(#{id})"'
