"""One HTML file that needs neither script nor network, on screens light or dark, and printed on any paper."""

from __future__ import annotations

import base64
import hashlib
from html import escape
from typing import Final

_STYLE: Final = """
:root { color-scheme: light dark; --panel: #f6f6f6; --raised: #fff; --canvas: #cdcdcd; --line: #d6d6d6;
  --ink: #1a1a1a; --ink-2: #484848; --ink-3: #666; }
@media screen and (prefers-color-scheme: dark) { :root { --panel: #1d1d1d; --raised: #282828; --canvas: #3a3a3a;
  --line: #3d3d3d; --ink: #ededed; --ink-2: #bdbdbd; --ink-3: #a3a3a3; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--panel); color: var(--ink); font: 14px/1.5 system-ui, -apple-system, "Segoe UI",
  Roboto, "Noto Sans", "Liberation Sans", sans-serif; font-variant-numeric: tabular-nums; }
main { margin: 0 auto; padding: 40px 24px 80px; }
h1 { font-size: 24px; line-height: 30px; margin: 0; letter-spacing: -.01em; }
h2 { font-size: 18px; line-height: 24px; margin: 40px 0 4px; } h2 span { font-weight: 400; color: var(--ink-2); }
h3 { font-size: 15px; line-height: 22px; margin: 0; overflow-wrap: anywhere; }
header p { margin: 0; color: var(--ink-2); }
.totals { display: flex; flex-wrap: wrap; gap: 4px 24px; margin: 14px 0 0; padding: 0 0 16px; list-style: none;
  border-bottom: 1px solid var(--line); color: var(--ink-2); }
.totals b { font-weight: 600; }
article { padding: 24px 0; border-bottom: 1px solid var(--line); }
figure { margin: 0; }
code, pre { font: 12px/18px ui-monospace, "SF Mono", "Cascadia Mono", Menlo, Consolas, "Noto Sans Mono",
  "DejaVu Sans Mono", monospace; }
@media (max-width: 640px) { main { padding: 24px 16px 56px; } }
"""
# The paper is the reader's own. Colours mean something here, and nothing is folded away that cannot be unfolded.
_PRINTED: Final = """
@page { size: portrait; margin: 14mm; }
@media print {
  :root { color-scheme: light; --panel: #fff; --canvas: transparent; }
  body { font-size: 9pt; line-height: 1.4; -webkit-print-color-adjust: exact; print-color-adjust: exact; }
  main { max-width: none; padding: 0; }
  h1 { font-size: 16pt; } h2 { font-size: 12pt; margin-top: 7mm; } h3 { font-size: 10pt; line-height: 1.35; }
  h1, h2, h3, summary { break-after: avoid; }
  article, figure, tr, li, dt { break-inside: avoid; } dt { break-after: avoid; }
  article { padding: 4mm 0; }
  code, pre { font-size: 7.5pt; line-height: 1.4; }
  summary { list-style: none; } details::details-content { content-visibility: visible; }
}
"""


def html_page(title: str, content: str, style: str, printed: str) -> bytes:
    """A page with *content* as its main part. *style* and *printed* are rules beyond those that all pages share, the
    latter for paper. *title* is text, the rest is HTML and CSS."""
    rules = f"{_STYLE}{style}{_PRINTED}@media print {{{printed}}}\n"
    allowed = base64.b64encode(hashlib.sha256(rules.encode()).digest()).decode()
    policy = f"default-src 'none'; img-src data:; style-src 'sha256-{allowed}'; base-uri 'none'; form-action 'none'"
    return (
        '<!DOCTYPE html>\n<html lang="en"><head><meta charset="utf-8">'
        f'<meta http-equiv="Content-Security-Policy" content="{escape(policy)}">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title><style>{rules}</style></head><body><main>{content}</main></body></html>\n"
    ).encode()
