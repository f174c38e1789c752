"""The contact sheet as HTML: problems on top, below them every card. It needs no server and no network."""

from __future__ import annotations

import time
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from html import escape
from typing import Final

from ...basics.problems import Problem, Severity

BACK: Final = "back"  # the name of a tile that shows one
MANY: Final = 200  # problems that are listed

_STYLE: Final = """
:root { color-scheme: light dark; --ground: #f3f1ec; --card: #fff; --ink: #23252b; --soft: #6b6f78; --line: #d9d5cb;
  --error: #b3261e; --warning: #9a6200; --note: #23608c; --good: #2c6b3f; }
@media (prefers-color-scheme: dark) { :root { --ground: #1d1e22; --card: #2a2b30; --ink: #eceae4; --soft: #a2a5ad;
  --line: #3c3e45; --error: #ff8a80; --warning: #f2b45a; --note: #8cc4f0; --good: #86cf9b; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 15px/1.45 system-ui, sans-serif; }
header { position: sticky; top: 0; z-index: 1; display: flex; flex-wrap: wrap; gap: .3em 1.2em; align-items: baseline;
  padding: .7em 1.2em; background: var(--card); border-bottom: 1px solid var(--line); }
h1 { font-size: 1.15em; margin: 0; } h2 { font-size: 1em; margin: 1.6em 0 .7em; }
h2 span, header span { color: var(--soft); }
header b.good { color: var(--good); } header b.bad { color: var(--error); }
header input { margin-left: auto; min-width: 12em; font: inherit; padding: .25em .6em; color: inherit;
  background: var(--ground); border: 1px solid var(--line); border-radius: 6px; }
main { padding: 0 1.2em 3em; }
.problems { margin: 1.2em 0 0; padding: 0; list-style: none; background: var(--card); border: 1px solid var(--line);
  border-radius: 8px; overflow: hidden; }
.problems li { padding: .55em 1em; border-left: 5px solid; } .problems li + li { border-top: 1px solid var(--line); }
.problems .error { border-left-color: var(--error); } .problems .warning { border-left-color: var(--warning); }
.problems .note { border-left-color: var(--note); } .problems code { font-size: .92em; color: var(--soft); }
.problems small { display: block; color: var(--soft); }
.cards { display: grid; grid-template-columns: repeat(auto-fill, minmax(150px, 1fr)); gap: 1.1em; }
figure { margin: 0; } figure img { display: block; width: 100%; height: auto; border-radius: 6px;
  box-shadow: 0 1px 4px rgb(0 0 0 / .3); background: #fff; }
figure.faulty img { outline: 3px solid var(--error); outline-offset: 2px; }
figure.old img { filter: grayscale(.5) opacity(.75); }
figcaption { margin-top: .45em; font-size: .86em; overflow-wrap: anywhere; } figcaption span { color: var(--soft); }
figcaption em { color: var(--warning); font-style: normal; display: block; }
"""
_SCRIPT: Final = """
const here = document.body.dataset.stamp;
window.deckwright = (stamp) => { if (stamp !== here) { sessionStorage.y = scrollY; location.reload(); } };
if (sessionStorage.y) { scrollTo(0, sessionStorage.y); delete sessionStorage.y; }
setInterval(() => {
  const script = document.createElement("script");
  script.src = document.body.dataset.folder + "/stamp.js?" + Date.now();
  script.onload = script.onerror = () => script.remove();
  document.head.append(script);
}, 700);
const find = document.querySelector("input");
find.value = sessionStorage.find || "";
const filter = () => {
  sessionStorage.find = find.value;
  const words = find.value.toLowerCase();
  document.querySelectorAll("figure").forEach((f) => { f.hidden = !f.dataset.words.includes(words); });
};
find.addEventListener("input", filter);
filter();
"""


@dataclass(frozen=True, slots=True)
class Tile:
    """A card on the sheet."""

    id: str
    name: str
    type: str
    copies: int
    picture: str | None  # the name of its file; None where it could never be drawn
    width: float  # of the picture, to its height
    height: float
    since: float | None  # the time of the picture, where it is the last good one
    is_faulty: bool


def html(
    title: str,
    decks: Mapping[str, Sequence[Tile]],
    problems: Sequence[Problem],
    stamp: str,
    folder: str,
    lang: str,
) -> str:
    """The page. *folder* is where the pictures lie beside it, *stamp* tells this state from the next."""
    count = sum(tile.name != BACK for tiles in decks.values() for tile in tiles)
    sections = "".join(_section(name, tiles, folder) for name, tiles in decks.items())
    return (
        f'<!DOCTYPE html>\n<html lang="{escape(lang)}"><head><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width"><title>{escape(title)}</title>'
        f"<style>{_STYLE}</style></head>"
        f'<body data-stamp="{escape(stamp)}" data-folder="{escape(folder)}">'
        f"<header><h1>{escape(title)}</h1><span>{_counted(count, 'card')}</span>{_verdict(problems)}"
        f"<span>{time.strftime('%H:%M:%S')}</span>"
        '<input type="search" placeholder="Find a card" aria-label="Find a card"></header>'
        f"<main>{_list(problems)}{sections}</main><script>{_SCRIPT}</script></body></html>\n"
    )


def _verdict(problems: Sequence[Problem]) -> str:
    errors = sum(p.severity is Severity.ERROR for p in problems)
    warnings = sum(p.severity is Severity.WARNING for p in problems)
    if not errors and not warnings:
        return '<b class="good">all is well</b>'
    parts = [_counted(errors, "error")] if errors else []
    parts += [_counted(warnings, "warning")] if warnings else []
    return f'<b class="{"bad" if errors else ""}">{", ".join(parts)}</b>'


def _list(problems: Iterable[Problem]) -> str:
    order = list(Severity)
    told = sorted(problems, key=lambda p: order.index(p.severity))
    if not told:
        return ""
    rows = "".join(_row(found) for found in told[:MANY])
    rest = len(told) - MANY
    more = f"<li>and {_counted(rest, 'more problem')}: deckwright check shows all</li>" if rest > 0 else ""
    return f'<ul class="problems" aria-label="Problems">{rows}{more}</ul>'


def _row(found: Problem) -> str:
    whose = ": ".join(part for part in (found.card, found.field) if part)
    place = f"<code>{escape(str(found.place))}</code> " if found.place else ""
    hint = f"<small>{escape(found.hint)}</small>" if found.hint else ""
    subject = f"<b>{escape(whose)}</b> " if whose else ""
    return f'<li class="{found.severity}">{place}{subject}{escape(found.message)}{hint}</li>'


def _section(name: str, tiles: Sequence[Tile], folder: str) -> str:
    cards = [tile for tile in tiles if tile.name != BACK]
    copies = sum(tile.copies for tile in cards)
    count = f"{len(cards)}" if copies == len(cards) else f"{len(cards)} kinds, {copies} to print"
    figures = "".join(_figure(tile, folder) for tile in tiles)
    return (
        f'<section><h2>{escape(name)} <span>{count}</span></h2><div class="cards">{figures}</div></section>'
    )


def _figure(tile: Tile, folder: str) -> str:
    classes = " ".join(
        word for word, holds in (("faulty", tile.is_faulty), ("old", tile.since is not None)) if holds
    )
    words = escape(f"{tile.name} {tile.id} {tile.type}".lower())
    picture = ""
    if tile.picture:
        picture = (
            f'<img src="{escape(folder)}/{tile.picture}" alt="{escape(tile.name)}" loading="lazy" '
            f'width="{tile.width:.0f}" height="{tile.height:.0f}">'
        )
    copies = f" × {tile.copies}" if tile.copies != 1 else ""
    old = ""
    if tile.since is not None:
        old = f"<em>last good picture, {time.strftime('%H:%M:%S', time.localtime(tile.since))}</em>"
    caption = f"<figcaption>{escape(tile.name)}{copies} <span>{escape(tile.type)}</span>{old}</figcaption>"
    return f'<figure class="{classes}" data-words="{words}">{picture}{caption}</figure>'


def _counted(count: int, one: str) -> str:
    return f"{count} {one}{'' if count == 1 else 's'}"
