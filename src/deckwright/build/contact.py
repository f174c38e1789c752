"""Contact sheets: every card once, small, by deck, with its name and number; a back behind the cards that have it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final
from xml.sax.saxutils import escape, quoteattr

import pikepdf

from ..basics.geometry import Rect, Size
from ..basics.records import dataclass
from ..basics.units import PT_PER_MM
from ..faces.draw.types import DrawnGame
from ..faces.layouts import Face
from ..sheets.pages import paged
from ..sheets.pages.draw import family_of
from ..sheets.write.pdf.forms import face_pages
from ..sheets.write.pdf.onto import lay, lay_face
from ..svg import Renderer

MARGIN: Final = 11.0
FOOT: Final = 8.0
GAP: Final = 3.2
ACROSS: Final = 24.0  # mm of the width of a usual card
USUAL: Final = 63.0
CAPTION: Final = 4.8
HEADING: Final = 8.5
INK, SOFT = "#1A1A1A", "#585858"


@dataclass(frozen=True, slots=True)
class Heading:
    text: str
    facts: str


@dataclass(frozen=True, slots=True)
class Tile:
    face: Face
    caption: str

    @property
    def size(self) -> Size:
        """In millimetres: every card is made smaller by as much, so that a token is small beside a card."""
        scale = ACROSS / USUAL
        return Size(self.face.component.size.width * scale, self.face.component.size.height * scale)


@dataclass(frozen=True, slots=True)
class PlacedTile:
    item: Heading | Tile
    rect: Rect


def contact_sheets(drawn: DrawnGame, lang: str | None) -> tuple[bytes, int]:
    """A PDF and the number of its pages, on the paper of the sheets. The faces are those of the sheets."""
    lang = lang or drawn.game.languages[0]
    size = paper_of(drawn)
    pages = lay_out(list(items(drawn, lang)), size)
    title = drawn.game.title.in_lang(lang)
    words = _words_of(pages, size, drawn.tools.renderer, title)
    tiles = (placed.item for page in pages for placed in page if isinstance(placed.item, Tile))
    shown = list(dict.fromkeys(tile.face.id for tile in tiles))
    faces = face_pages(drawn.file, shown)
    numbers = {face: number for number, face in enumerate(shown)}
    made = pikepdf.new()
    for page, layer in zip(pages, words.pages, strict=True):
        sheet = made.add_blank_page(page_size=(size.width * PT_PER_MM, size.height * PT_PER_MM))
        for placed in page:
            if isinstance(placed.item, Tile):
                where = drawn.file.pages[placed.item.face.id]
                page_shown = faces.pages[numbers[placed.item.face.id]]
                lay_face(sheet, page_shown, where, placed.rect, size)
        lay(sheet, layer, pikepdf.Rectangle(0, 0, size.width * PT_PER_MM, size.height * PT_PER_MM))
    return paged.save_with_title(made, f"{title}: contact sheet"), len(pages)


def _words_of(
    pages: Sequence[Sequence[PlacedTile]], size: Size, renderer: Renderer, title: str
) -> pikepdf.Pdf:
    """What lies over the faces, as pages: words, and paper where a round card has no corners."""
    font = family_of(renderer)
    texts = (
        page_text(page, size, font, f"{title}, page {number} of {len(pages)}")
        for number, page in enumerate(pages, 1)
    )
    return pikepdf.open(paged.pages(texts, size, renderer, "contact"))


def paper_of(drawn: DrawnGame) -> Size:
    """The paper of the sheets, upright; A4 where every card is a page."""
    size = Size(210, 297) if drawn.options.sheets.one_up else drawn.options.sheets.paper.size
    return Size(min(size), max(size))


def items(drawn: DrawnGame, lang: str) -> Iterator[Heading | Tile]:
    """What the sheets show, in the order of the decks."""
    for deck in drawn.decks:
        cards = [one for one in drawn.cards if one.deck.id == deck.id]
        if not cards:
            continue
        copies = sum(one.card.copies for one in cards)
        yield Heading(deck.title.in_lang(lang), f"{len(cards)} different, {copies} to print")
        backs: dict[str, Face] = {}
        for one in cards:
            count = f" ×{one.card.copies}" if one.card.copies != 1 else ""
            yield Tile(one.front, one.card.name_in(lang) + count)
            if one.back is not None and one.back.card is not None:
                yield Tile(one.back, "back")
            elif one.back is not None:
                backs.setdefault(one.back.id, one.back)
        yield from (Tile(back, "back") for back in backs.values())


def lay_out(shown: Sequence[Heading | Tile], size: Size) -> list[list[PlacedTile]]:
    """Rows of tiles from the left; a heading never stands alone at the end of a page."""
    pages: list[list[PlacedTile]] = [[]]
    bottom = size.height - MARGIN - FOOT
    y = MARGIN
    for row in _rows(shown, size.width - 2 * MARGIN):
        first = row[0]
        height = HEADING if isinstance(first, Heading) else max(_height(tile) for tile in row)
        needed = height + (_height_after(shown, first) if isinstance(first, Heading) else 0)
        if y + needed > bottom and pages[-1]:
            pages.append([])
            y = MARGIN
        pages[-1] += _place_row(row, y, size)
        y += height
    return pages


def _rows(shown: Sequence[Heading | Tile], width: float) -> Iterator[list[Heading | Tile]]:
    row: list[Heading | Tile] = []
    used = 0.0
    for item in shown:
        if isinstance(item, Heading):
            if row:
                yield row
            yield [item]
            row, used = [], 0.0
            continue
        if row and used + item.size.width > width:
            yield row
            row, used = [], 0.0
        row.append(item)
        used += item.size.width + GAP
    if row:
        yield row


def _place_row(row: Sequence[Heading | Tile], y: float, size: Size) -> Iterator[PlacedTile]:
    x = MARGIN
    for item in row:
        if isinstance(item, Heading):
            yield PlacedTile(item, Rect(x, y, size.width - 2 * MARGIN, HEADING))
            continue
        yield PlacedTile(item, Rect(x, y, *item.size))
        x += item.size.width + GAP


def _height(item: Heading | Tile) -> float:
    return HEADING if isinstance(item, Heading) else item.size.height + CAPTION


def _height_after(shown: Sequence[Heading | Tile], heading: Heading) -> float:
    """Of the first tile below a heading."""
    return _height(shown[min(len(shown) - 1, shown.index(heading) + 1)])


def page_text(page: Sequence[PlacedTile], size: Size, font: str, footer: str) -> str:
    """The words of a page as SVG."""
    parts = [_words(placed) for placed in page]
    y = size.height - MARGIN
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{size.width}mm" height="{size.height}mm" '
        f'viewBox="0 0 {size.width} {size.height}" font-family={quoteattr(font)} fill="{INK}">{"".join(parts)}'
        f'<text x="{MARGIN}" y="{y}" font-size="2.6" fill="{SOFT}">{escape(footer)}</text></svg>'
    )


def _words(placed: PlacedTile) -> str:
    rect, item = placed.rect, placed.item
    if isinstance(item, Heading):
        y = rect.bottom - 3
        right = f'x="{rect.right}" y="{y}" font-size="2.8" text-anchor="end" fill="{SOFT}"'
        return (
            f'<text x="{rect.x}" y="{y}" font-size="4" font-weight="bold">{escape(item.text)}</text>'
            f"<text {right}>{escape(item.facts)}</text>"
        )
    return (
        f"{_cut_out(item.face, rect)}"
        f'<text x="{rect.x}" y="{rect.bottom + 2.9}" font-size="2.2" data-max-width="{max(rect.width, 8)}" '
        f'data-fit="shrink 4.4pt">{escape(short(item.caption, rect.width))}</text>'
    )


def _cut_out(face: Face, rect: Rect) -> str:
    return paged.cut_out(face.component.form.outline(), face.component.size, rect)


def short(text: str, width: float) -> str:
    """A caption that fits *width* (mm) at its least size, cut where it has to be."""
    most = max(6, int(width * 1.3))
    return text if len(text) <= most else text[: most - 1].rstrip() + "…"
