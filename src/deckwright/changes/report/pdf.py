"""The changes between two states as a PDF of A4 pages, with the faces as they are printed: no pixels."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

import pikepdf

from ...basics.geometry import Rect
from ...basics.units import PT_PER_MM
from ...faces.editions import What
from ...sheets.pages import paged
from ...sheets.pages.draw import family_of
from ...sheets.pages.paged import A4, HEAD
from ...sheets.write.pdf.onto import lay, lay_face
from ...svg import Renderer
from . import blocks, phrases
from .blocks import Block, Shown
from .entries import Entry, Report

FOOT: Final = 16.0  # mm at the bottom of a page
ROOM: Final = A4.height - HEAD - FOOT


@dataclass(frozen=True, slots=True)
class Placed:
    block: Block
    y: float


def pages(report: Report, renderer: Renderer) -> bytes:
    """The report, in the font of the game's reports."""
    laid, font, title = laid_out(list(content(report))), family_of(renderer), phrases.title(report)
    texts = (
        paged.page(title, phrases.from_to(report), _drawing(page), font, f"{number} of {len(laid)}")
        for number, page in enumerate(laid, 1)
    )
    made = pikepdf.new()
    points = A4.width * PT_PER_MM, A4.height * PT_PER_MM
    with pikepdf.open(paged.pages(texts, A4, renderer, "report")) as words:
        for page, layer in zip(laid, words.pages, strict=True):
            sheet = made.add_blank_page(page_size=points)
            for shown in _faces(page):
                lay_face(sheet, shown.face.page, shown.face.where, shown.rect, A4)
            lay(sheet, layer, pikepdf.Rectangle(0, 0, *points))
        return paged.titled(made, title)


def content(report: Report) -> Iterator[Block]:
    yield blocks.totals(phrases.totals(report))
    for index, note in enumerate(phrases.notes(report)):
        yield blocks.paragraph(note, f"note{index}")
    for what, entries in report.groups:
        head, meaning = phrases.HEADS[what]
        yield blocks.heading(head, f"{len(entries)}, {meaning}")
        yield from _of_kind(what, entries)


def _of_kind(what: What, entries: Sequence[Entry]) -> Iterator[Block]:
    if what in (What.ADDED, What.REMOVED):
        yield from blocks.tiles(entries, str(what))
        return
    shown = [entry for entry in entries if what is What.CHANGED and not entry.is_bare]
    bare = [entry for entry in entries if what is not What.CHANGED or entry.is_bare]
    for index, entry in enumerate(shown):
        yield blocks.comparison(entry, f"{what}{index}")
    if shown and bare:
        yield replace(blocks.paragraph(phrases.bare(len(bare)), "bare"), stays=True)
    yield from blocks.rows([entry.change for entry in bare])


def laid_out(content: Sequence[Block]) -> list[list[Placed]]:
    """The blocks one below the other; a heading stays with what follows it."""
    pages: list[list[Placed]] = [[]]
    y = 0.0
    for block, following in zip(content, [*content[1:], None], strict=True):
        needed = min(ROOM, block.height + (following.height if block.stays and following else 0))
        if y + needed > ROOM and pages[-1]:
            pages.append([])
            y = 0.0
        pages[-1].append(Placed(block, HEAD + y))
        y += block.height
    return pages


def _drawing(page: Sequence[Placed]) -> str:
    return "".join(f'<g transform="translate(0 {placed.y:.3f})">{placed.block.svg}</g>' for placed in page)


def _faces(page: Sequence[Placed]) -> Iterator[Shown]:
    for placed in page:
        for shown in placed.block.faces:
            box = shown.rect
            yield replace(shown, rect=Rect(box.x, box.y + placed.y, box.width, box.height))
