"""Faces for tests, drawn here: an even colour, the card's id as text, a dot near the upper left corner."""

import colorsys
import io
import math
from collections.abc import Callable, Sequence

import cairocffi as cairo

from deckwright.basics.geometry import Size
from deckwright.sheets.impose import Piece
from deckwright.sheets.write.pdf import FacePage, FacesFile, PdfMeta

MTG = Size(63, 88)
META = PdfMeta("Blanks: cards", "Blanks", "fr", decks={"first": "The First", "second": "Région"})

Paint = Callable[[cairo.Context, str], None]


def pieces(
    count: int, size: Size = MTG, bleed: float = 3, deck: str = "first", shared: bool = False
) -> list[Piece]:
    """Cards c0, c1… with backs k0, k1… of their own, or all with the back `back`."""
    return [
        Piece(f"c{i}", deck, f"c{i}", "back" if shared else f"k{i}", size, bleed, 1, own_back=not shared)
        for i in range(count)
    ]


def colour(face: str) -> tuple[float, float, float]:
    """Pale, and different for each face of a test."""
    number = int("".join(filter(str.isdigit, face)) or 7)
    return colorsys.hsv_to_rgb((number * 0.0618 + (0.5 if face[0] == "k" else 0)) % 1, 0.4, 0.95)


def plain(context: cairo.Context, face: str) -> None:
    context.set_source_rgb(*colour(face))
    context.paint()
    context.set_source_rgb(0, 0, 0)
    context.rectangle(4, 4, 4, 4)  # from the trim corner
    context.fill()
    context.select_font_face("DejaVu Sans")
    context.set_font_size(6)
    context.move_to(20, 20)
    context.show_text(f"Face{face}")


def draw(cards: Sequence[Piece], paint: Paint = plain) -> FacesFile:
    """The faces of *cards* in one PDF; *paint* draws each in millimetres from the trim corner."""
    sizes = {face: card for card in cards for face in (card.front, card.back) if face is not None}
    return FacesFile((_pdf(list(sizes.items()), paint),), pages_of(sizes, 0))


def pages_of(sizes: dict[str, Piece], file: int) -> dict[str, FacePage]:
    return {face: FacePage(i, card.size, card.bleed, file) for i, (face, card) in enumerate(sizes.items())}


def _pdf(faces: Sequence[tuple[str, Piece]], paint: Paint) -> bytes:
    buffer = io.BytesIO()
    surface = cairo.PDFSurface(buffer, 1, 1)
    for face, card in faces:
        surface.set_size(*(math.ceil((side + 2 * card.bleed) / 25.4 * 72) for side in card.size))
        context = cairo.Context(surface)
        context.scale(72 / 25.4, 72 / 25.4)
        context.translate(card.bleed, card.bleed)
        paint(context, face)
        surface.show_page()
    surface.finish()
    return buffer.getvalue()


def join_files(*files: FacesFile) -> FacesFile:
    """Several files of faces as one hand-over, as the chunks of a build are."""
    pages = {}
    for number, file in enumerate(files):
        for face, page in file.pages.items():
            pages[face] = FacePage(page.page, page.size, page.bleed, number)
    return FacesFile(tuple(data for file in files for data in file.files), pages)
