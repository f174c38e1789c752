"""The sell sheet: one page that tells a publisher or a shop what a game is, from what `game.yaml` says of it."""

from __future__ import annotations

import io
from collections.abc import Iterator, Mapping
from typing import Final
from xml.sax.saxutils import escape, quoteattr

import cairocffi
import pikepdf

from ...basics.geometry import Size
from ...basics.records import dataclass
from ...basics.units import PT_PER_MM
from ...faces.draw.draw import name_once
from ...faces.draw.types import ShownGame
from ...game.markup import typeset_plain
from ...sheets.pages import paged
from ...sheets.pages.draw import family_of
from ...svg import parse
from .scene import Lying, choose, show

A4: Final = Size(210, 297)
MARGIN: Final = 20.0
INK: Final = "#1A1A1A"
SOFT: Final = "#585858"
LINE: Final = "#B4B4B4"
CARDS: Final = 3
TALL: Final = 74.0  # mm, of a card
MOST: Final = 14  # lines of components


@dataclass(frozen=True, slots=True)
class Words:
    players: str
    minutes: str
    components: str
    pawns: str
    contact: str


ENGLISH: Final = Words("Players", "Minutes", "In the box", "pieces with stickers", "Contact")
FRENCH: Final = Words("Joueurs", "Minutes", "Dans la boîte", "pièces à autocollants", "Contact")
ASKED: Final = ("description", "players", "minutes", "contact")  # keys of game.yaml


def lacking(drawn: ShownGame) -> list[str]:
    """What the page would say if `game.yaml` did."""
    return [key for key in ASKED if key not in drawn.game.meta]


def sell_sheet(drawn: ShownGame, lang: str) -> bytes:
    """A PDF of one page of A4."""
    renderer = drawn.tools.renderer
    title = typeset_plain(drawn.game.title.in_lang(lang), lang)
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{A4.width}mm" height="{A4.height}mm" '
        f'viewBox="0 0 {A4.width} {A4.height}" font-family={quoteattr(family_of(renderer))} fill="{INK}">'
        f"{''.join(_page(drawn, title, lang))}</svg>"
    )
    renderer.begin_file([])
    buffer = io.BytesIO()
    surface = cairocffi.PDFSurface(buffer, A4.width * PT_PER_MM, A4.height * PT_PER_MM)
    context = cairocffi.Context(surface)
    renderer.draw(parse(svg, "sell sheet"), context, PT_PER_MM)
    for each in _cards(drawn):
        show(context, each, renderer)
    surface.show_page()
    surface.finish()
    return paged.save_with_title(pikepdf.open(io.BytesIO(name_once(buffer.getvalue()))), title)


def _cards(drawn: ShownGame) -> Iterator[Lying]:
    """Three cards side by side, as large as the page lets them be; in points."""
    faces = [one.front for one in choose(drawn, CARDS)]
    if not faces:
        return
    size = faces[0].component.size
    room = (A4.width - 2 * MARGIN - (CARDS - 1) * 6) / CARDS
    tall = min(TALL, room * size.height / size.width)
    step = tall * size.width / size.height + 6
    for number, face in enumerate(faces):
        x = A4.width / 2 + (number - (len(faces) - 1) / 2) * step
        yield Lying(face, x * PT_PER_MM, 134 * PT_PER_MM, tall * PT_PER_MM)


def _page(drawn: ShownGame, title: str, lang: str) -> Iterator[str]:
    """All that is written, in millimetres: above the cards what the game is, below them what is in it."""
    words = FRENCH if lang.partition("-")[0] == "fr" else ENGLISH
    meta = {key: typeset_plain(value.in_lang(lang), lang) for key, value in drawn.game.meta.items()}
    yield _box(title, MARGIN, MARGIN, A4.width - 2 * MARGIN, 14, 11, bold=True)
    yield _box(meta.get("author", ""), MARGIN, 36, A4.width - 2 * MARGIN, 6, 4, fill=SOFT)
    yield _box(meta.get("description", ""), MARGIN, 46, A4.width - 2 * MARGIN, 30, 5)
    x = MARGIN
    for label, key in ((words.players, "players"), (words.minutes, "minutes")):
        if key in meta:
            yield _box(label, x, 78, 50, 5, 3.6, fill=SOFT)
            yield _box(meta[key], x, 83, 50, 8, 6, bold=True)
            x += 56
    yield _box(words.components, MARGIN, 180, 100, 7, 5, bold=True)
    yield f'<path d="M{MARGIN} 188H{A4.width - MARGIN}" stroke="{LINE}" stroke-width="0.3" fill="none"/>'
    lines = list(_components(drawn, words, lang))
    half = -(-len(lines) // 2)
    for number, line in enumerate(lines):
        column, row = divmod(number, half)
        yield _box(line, MARGIN + column * 87, 191 + row * 6.5, 83, 6, 4)
    contact = " · ".join(meta[key] for key in ("contact", "publisher", "website") if key in meta)
    if contact:
        yield f'<path d="M{MARGIN} 262H{A4.width - MARGIN}" stroke="{LINE}" stroke-width="0.3" fill="none"/>'
        yield _box(
            f"{words.contact} : {contact}" if words is FRENCH else f"{words.contact}: {contact}",
            MARGIN,
            265,
            A4.width - 2 * MARGIN,
            12,
            4,
        )


def _components(drawn: ShownGame, words: Words, lang: str) -> Iterator[str]:
    """The decks with their numbers, the largest first; the smallest are left out where they are too many."""
    counted: Mapping[str, int] = {
        deck.id: sum(one.card.copies for one in drawn.cards if one.deck.id == deck.id) for deck in drawn.decks
    }
    decks = sorted((deck for deck in drawn.decks if counted[deck.id]), key=lambda deck: -counted[deck.id])
    for deck in decks[:MOST]:
        yield f"{counted[deck.id]} × {typeset_plain(deck.title.in_lang(lang), lang)}"
    if drawn.game.pawns:
        yield f"{sum(pawn.copies for pawn in drawn.game.pawns.pieces.values())} {words.pawns}"


def _box(
    text: str,
    x: float,
    y: float,
    width: float,
    height: float,
    size: float,
    *,
    bold: bool = False,
    fill: str = INK,
) -> str:
    """A text that becomes smaller where it would not fit; nothing for none."""
    if not text:
        return ""
    id = f"box-{x:g}-{y:g}".replace(".", "-")
    weight = ' font-weight="bold"' if bold else ""
    return (
        f'<rect id="{id}" x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" fill="none"/>'
        f'<text style="shape-inside:url(#{id})" font-size="{size:g}" fill="{fill}"{weight} data-fit="shrink 7pt">'
        f"{escape(text)}</text>"
    )
