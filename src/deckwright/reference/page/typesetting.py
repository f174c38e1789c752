"""Lines of a page → set text: sizes, faces and colours of every use of type, and symbols in the line."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import field, replace
from typing import Final, Literal

from ...basics.geometry import Rect
from ...basics.records import dataclass
from ...faces.layouts import Face as CardFace
from ...game.model import Symbol
from ...svg.typeset import Align, Block, Inline, Item, SetText, Span, TextStyle, Typesetter
from .cut_lines import outline
from .markdown import CARD, Letters, Line, Sign, Thumbnail, card_link
from .marks import Ink, Link, Mark, Picture, Words
from .style import CAPITALS, PT, Grid, Look, PageStyle

THUMBNAIL: Final = 0.93  # of the height of a line, that a card in it may be high
SYMBOL: Final = 1.08  # of the size of type
RAISED, RISE = 0.64, 0.33  # of the size of type: what stands high
Face = Literal["text", "display", "flavour"]


@dataclass(frozen=True, slots=True)
class Use:
    """One use of type: sizes in points, the line in millimetres."""

    size: float
    line: float
    face: Face = "text"
    weight: int = 400
    italic: bool = False
    colour: str = ""  # of the style's ink where none is said
    spacing: float = 0.0  # in em
    align: Align = "start"
    bold_colour: str = ""
    capitals: bool = False


@dataclass(slots=True)
class Setter:
    """Sets the lines of a book in one look."""

    typesetter: Typesetter
    style: PageStyle
    grid: Grid
    lang: str
    symbols: Mapping[str, Symbol]
    look: Look
    face_of: Callable[[str], CardFace]  # the front of a card, by its id
    said: list[str] = field(default_factory=list)  # every text that was set, in any look

    def in_look(self, look: Look) -> Setter:
        return replace(self, look=look)

    @property
    def body(self) -> Use:
        return Use(self.grid.body, self.grid.line)

    @property
    def small(self) -> Use:
        return Use(self.grid.small, self.grid.small_line)

    @property
    def caption(self) -> Use:
        return Use(self.grid.caption, 3.4, colour=self.style.soft)

    @property
    def table_head(self) -> Use:
        return Use(self.grid.head, 3.4, weight=600, colour=self.style.soft, spacing=0.03)

    @property
    def foot(self) -> Use:
        return Use(self.grid.foot, 3.4, weight=600, colour=self.style.soft)

    @property
    def heading(self) -> Use:
        return self._display(self.grid.heading, 0.05)

    @property
    def third(self) -> Use:
        return Use(self.grid.third, self.grid.line, weight=700, colour=self.look.accent)

    @property
    def title(self) -> Use:
        return self._display(self.grid.title, 0.035)

    def _display(self, size: float, spacing: float) -> Use:
        """Titles and headings; capitals are set smaller, with more air."""
        style = self.style
        size, spacing = (size * CAPITALS, spacing) if style.capitals else (size, 0.0)
        line = size * PT * 1.12
        colour = self.look.title
        return Use(size, line, "display", style.weight, False, colour, spacing, capitals=style.capitals)

    @property
    def flavour(self) -> Use:
        return Use(10.5, 4.9, "flavour", italic=True)

    def set(self, text: Line | str, use: Use, width: float | None = None) -> SetText:
        """Lines broken for how they look at *width*; one line without it."""
        line = (Letters(text),) if isinstance(text, str) else text
        self.said.append("".join(piece.text if isinstance(piece, Letters) else " " for piece in line))
        items = tuple(self._items(line, use))
        style = self._style(use, Letters(""))
        block = Block(
            items,
            width=width,
            align=use.align,
            line_height=use.line,
            wrap=width is not None,
            strut=style,
            pretty=True,
        )
        return self.typesetter.set(block)

    def width(self, text: Line | str, use: Use) -> float:
        found = self.set(text, use)
        return max((line.width for line in found.lines), default=0.0)

    def _items(self, pieces: Line, use: Use) -> Iterator[Item]:
        for key, piece in enumerate(pieces):
            match piece:
                case Letters():
                    words = piece.text.upper() if use.capitals else piece.text
                    yield Span(words, self._style(use, piece), key)
                case Sign(name):
                    style = self._style(use, Letters(""))
                    yield Inline(name, SYMBOL * use.size * PT, style, key)
                case Thumbnail(card, wanted):
                    most = THUMBNAIL * use.line
                    trim = self.face_of(card).component.size
                    style = self._style(use, Letters(""))
                    ratio = trim.width / trim.height
                    yield Inline(card_link(card), min(wanted or most, most), style, key, ratio)
                case _:
                    yield Span("\u2028", self._style(use, Letters("")), key)

    def _style(self, use: Use, piece: Letters) -> TextStyle:
        family = {"text": self.style.text, "display": self.style.display, "flavour": self.style.flavour}
        colour = use.colour or self.style.ink
        size = use.size * PT
        weight = 700 if piece.bold and use.face == "text" else use.weight
        return TextStyle(
            (family[use.face],),
            size * RAISED if piece.is_raised else size,
            weight=600 if piece.is_raised and weight == 400 else weight,  # as bold as the letters round it
            italic=piece.italic != use.italic,
            letter_spacing=use.spacing * size,
            baseline_shift=size * RISE if piece.is_raised else 0.0,
            color=rgba(colour if not piece.bold else use.bold_colour or colour),
            language=self.lang,
        )

    def marks(self, text: SetText, x: float, y: float, use: Use, line: Line = ()) -> Iterator[Mark]:
        """Set text at (x, y) with its symbols and links."""
        colour = use.colour or self.style.ink
        yield Words(text, x, y)
        for inline in text.inlines:
            rect = inline.rect.moved(x, y)
            if inline.name.startswith(CARD):
                yield from self._thumbnail(inline.name.removeprefix(CARD), rect)
            else:
                yield symbol(inline.name, rect, colour)
        for key, piece in enumerate(line):
            if isinstance(piece, Letters) and piece.to and (box := text.cells(key)).width > 0:
                yield Link(piece.to, box.moved(x, y))

    def _thumbnail(self, card: str, rect: Rect) -> Iterator[Mark]:
        """A card in the line; a click leads to where it is shown."""
        face = self.face_of(card)
        yield outline(face, rect, self.style.soft, 0.12)
        yield Picture(face, rect, has_rim=False)
        yield Link(card_link(card), rect)

    def by_line(self, text: SetText, x: float, use: Use, line: Line = ()) -> list[tuple[Mark, ...]]:
        """The marks of each line of a set text by themselves, the line's own top at 0."""
        count = len(text.lines)
        if count < 2:
            return [tuple(self.marks(text, x, 0, use, line))]
        step = text.logical.height / count
        return [tuple(self.marks(text.only(i, i + 1), x, -i * step, use, line)) for i in range(count)]

    def symbol_colour(self, name: str, size: float) -> str:
        """Its own colour where it is large enough to carry one."""
        return self.style.symbols.get(name, self.look.title) if size >= 6 else self.look.title


def symbol(name: str, rect: Rect, colour: str) -> Ink:
    x, y, width, height = (f"{side:.4f}" for side in rect)
    return Ink(
        f'<use href="symbol:{name}" x="{x}" y="{y}" width="{width}" height="{height}" fill="{colour}"/>'
    )


def rgba(colour: str) -> tuple[float, float, float, float]:
    value = int(colour.removeprefix("#"), 16)
    return (value >> 16 & 255) / 255, (value >> 8 & 255) / 255, (value & 255) / 255, 1.0
