"""Parts of a face written as operators of a PDF page: letters by the numbers of their glyphs, symbols as forms.

Most parts that tell cards apart are texts. cairo would take a page for each, with fonts of its own; written here, all
texts of a file share one font of each kind, and what is written depends on nothing else in the file. The places are
those at which the text engine has set the glyphs, for pictures and pages alike.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from dataclasses import field
from functools import lru_cache
from typing import Final, NamedTuple

import cairocffi

from ..basics.geometry import Matrix, Rect, Size
from ..basics.records import dataclass
from ..basics.truetype import TrueType
from .canvas.canvas import Handler
from .canvas.record import Painted
from .document.style import ComputedStyle
from .document.tree import Document, Node
from .draw import Walker
from .nested import recordings, viewport
from .paint import paint
from .renderer import Renderer
from .text.lines import PlacedText
from .text.text import LaidText
from .typeset.pango import EMPTY_GLYPH, SCALE
from .typeset.runs import Word
from .typeset.settext import Glyphs

SIDE: Final = 100  # points that the page of a symbol is wide and high
_ENOUGH: Final = 0.5  # thousandths of an em that a letter may be off before it is moved
_DIGITS: Final = 16


class NotPlainError(Exception):
    """The part has to be drawn: it is more than letters of one colour and symbols."""


@dataclass(frozen=True, slots=True)
class SymbolForm:
    """A symbol in one look, to be drawn on a page of its own."""

    document: Document
    style: ComputedStyle
    size: Size  # its longer side is 1


@dataclass(slots=True)
class Script:
    """Operators in points from the lower left corner of a page, and the fonts and forms that they name."""

    lines: list[str] = field(default_factory=list)
    glyphs: dict[str, set[int]] = field(default_factory=dict)  # by font
    symbols: dict[str, SymbolForm] = field(default_factory=dict)


def write(
    document: Document, run: Renderer, scale: float, bleed: float, height: float
) -> tuple[Script, Painted]:
    """*document* as operators, and what they show. Its origin lies *bleed* from the corner of a page of this *height*,
    all in points, of which *scale* go to a millimetre. Raises NotPlainError.
    """
    context = run.blank or cairocffi.Context(cairocffi.RecordingSurface(cairocffi.CONTENT_COLOR_ALPHA, None))
    run.blank = None  # until it is known to be as it was
    context.save()
    context.translate(bleed, bleed)
    scribe = _Scribe(context, document, run, height)
    run.walk(scribe, scale)
    run.work += scribe.work
    script = scribe.finish()
    context.restore()
    context.new_path()
    run.blank = context
    return script, scribe.painted


def draw_symbol(form: SymbolForm, run: Renderer, context: cairocffi.Context) -> None:
    """Draw a symbol on its page, which has *context*.

    Raises NotPlainError for one of which there is something to tell: only what shows it knows for which card.
    """
    root = form.document.root
    assert root is not None
    walker = Walker(context, form.document, run.resources, run, run.raster_dpi)
    context.scale(SIDE, SIDE)
    viewport.draw(walker, root, form.style, Rect(0, 0, *form.size))
    if walker.painted.problems or walker.painted.read:
        raise NotPlainError


class _Scribe(Walker):
    """Writes what other walkers draw."""

    def __init__(self, context: cairocffi.Context, document: Document, run: Renderer, height: float) -> None:
        super().__init__(context, document, run.resources, run, run.raster_dpi)
        self._script = Script()
        self._height = height

    def finish(self) -> Script:
        for used in self._script.glyphs.values():
            used.discard(EMPTY_GLYPH)
        if self.context.get_target().ink_extents()[2:] != (0.0, 0.0):
            raise NotPlainError  # something was drawn all the same
        return self._script

    def _with_effects(self, node: Node, style: ComputedStyle, handler: Handler) -> None:
        raise NotPlainError

    def draw_whole(self, document: Document, style: ComputedStyle, rect: Rect) -> None:
        side = max(rect.width, rect.height)
        if side <= 0:
            return
        if not recordings.pays_symbol(self, document) or not viewport.hides(style):
            raise NotPlainError
        size = Size(round(rect.width / side, 6), round(rect.height / side, 6))
        name = _name(document.label, self.painted.read[document.label], style, size)
        self._script.symbols[name] = SymbolForm(document, style, size)
        unit = side / SIDE
        places = self._on_page(self.matrix @ Matrix(unit, 0, 0, unit, rect.x, rect.y + SIDE * unit))
        self._script.lines.append(f"q {places} cm /{name} Do Q")

    def write(self, laid: LaidText) -> bool:
        for part in laid.parts:
            if not all(self._is_plain(laid, key) for key in part.keys):
                raise NotPlainError
            self._script.lines += self._letters(laid, part)
            self.context.save()
            self.context.transform(cairocffi.Matrix(*part.matrix))
            for inline in part.set.inlines:
                carrier = laid.carriers[inline.key]
                if carrier.style["visibility"] == "visible":
                    viewport.draw_symbol(self, inline.name, inline.rect, carrier.style, carrier.node)
            self.context.restore()
        return True

    def _is_plain(self, laid: LaidText, key: int) -> bool:
        carrier, color = laid.carriers[key], laid.fills[key]
        if carrier.symbol:
            return True
        is_stroked = paint.resolve(self, carrier.style, "stroke").kind != "none"
        return color is not None and color.alpha == 1 and not is_stroked and not carrier.decorations

    def _letters(self, laid: LaidText, part: PlacedText) -> Iterator[str]:
        color, name = None, ""
        place = self.matrix @ part.matrix
        for run in part.set.glyph_runs:
            font = self.run.typesetter.embedded(run.font)
            is_leftwards = run.glyphs.level % 2
            if font is None or is_leftwards or not run.is_plain or run.item.style.small_caps:
                raise NotPlainError
            if color is None:
                yield "BT"
            if (fill := laid.fills[run.item.key]) != color and fill is not None:
                color = fill
                red, green, blue = fill[:3]
                yield f"{red:.4f} {green:.4f} {blue:.4f} rg"
            if name != font.name:
                name = font.name
                yield f"/{name} 1 Tf"
            em = run.item.style.size * part.set.scale
            yield f"{self._on_page(place @ Matrix(em, 0, 0, em, run.x, run.y))} Tm"
            used = self._script.glyphs.setdefault(name, set())
            if run.glyphs.words:
                yield from _show_words(run.glyphs.words, font.font, used)
                continue
            glyphs = part.set.glyphs(run)
            if glyphs is None:
                raise NotPlainError
            used.update(glyphs.numbers)
            yield from _show(glyphs, font.font)
        if color is not None:
            yield "ET"

    def _on_page(self, m: Matrix) -> str:
        """The map of a space whose y runs downwards, for one whose y runs upwards on a page where it does, too."""
        y = self._height - m.f
        return f"{m.a:.4f} {-m.b:.4f} {-m.c:.4f} {m.d:.4f} {m.e:.4f} {y:.4f}"


@lru_cache(1024)
def _name(label: str, state: str, style: ComputedStyle, size: Size) -> str:
    look = repr((label, state, tuple(style.inherited.items()), tuple(style.own.items()), size))
    return f"S{hashlib.sha256(look.encode()).hexdigest()[:_DIGITS]}"


class _Shown(NamedTuple):
    """A word as it is written."""

    glyphs: str  # with what moves them; nothing of a word that has to be told beside its glyphs
    lines: tuple[str, ...]  # of such a word
    drift: float  # thousandths of an em by which the pen stands beyond the word's end


def _show_words(words: Sequence[Word], font: TrueType, used: set[int]) -> Iterator[str]:
    """As `_show`, of words, each of which is written once for all texts."""
    row, drift = list[str](), 0.0
    used.update(*[word.numbers for word in words])
    for word in words:
        shown: _Shown = word.shown
        if shown is None:
            shown = word.shown = _write_word(word, font)
        if shown.lines and row:
            yield _joined(row)
            row = []
        if not -_ENOUGH < drift < _ENOUGH:
            row.append(f"{(back := round(drift, 1)):g} ")  # a word may begin with a number
            drift -= back
        if shown.lines:
            if row:
                yield _joined(row)
                row = []
            yield from shown.lines
        else:
            row.append(shown.glyphs)
        drift += shown.drift
    if row:
        yield _joined(row)


def _write_word(word: Word, font: TrueType) -> _Shown:
    unit = 1000 / (SCALE * word.em)
    widths, shifts = ([one * unit for one in each] for each in (word.widths, word.shifts))
    glyphs = Glyphs(list(word.numbers), widths, shifts, word.text.encode(), list(word.clusters))
    moved, drift = _moved(glyphs, font)
    if glyphs.letters is not None and glyphs.numbers == list(map(font.glyphs.get, word.text)):
        return _Shown("".join(moved), (), drift)
    return _Shown("", tuple(_show(glyphs, font)), drift)


def _show(glyphs: Glyphs, font: TrueType) -> Iterator[str]:
    """The glyphs of a run. What they do not say by themselves, as in ligatures, is told beside them."""
    letters = glyphs.letters
    if letters is not None and glyphs.numbers == list(map(font.glyphs.get, letters)):
        yield _joined(_moved(glyphs, font)[0])
        return
    shown, told = _moved(glyphs, font)[0], list[str]()
    for text, indices in glyphs.clusters():
        numbers = [number for at in indices if (number := glyphs.numbers[at]) != EMPTY_GLYPH]
        own = shown[indices.start : indices.stop]
        if not numbers or (len(numbers) == 1 and font.letters.get(numbers[0]) == text):
            told += own
            continue
        if told:
            yield _joined(told)
            told = []
        yield f"/Span <</ActualText <{_utf16(text)}>>> BDC {_joined(own)} EMC"
    if told:
        yield _joined(told)


def _moved(glyphs: Glyphs, font: TrueType) -> tuple[list[str], float]:
    """Each glyph, and before it how far it is moved back where it does not stand where the font would have it; and how
    far behind the end of all the pen stands."""
    shown: list[str] = []
    pen = place = 0.0  # thousandths of an em: where the last glyph ends, and where the next one begins
    for number, width, shift in zip(glyphs.numbers, glyphs.widths, glyphs.shifts, strict=True):
        glyph = ""
        if number != EMPTY_GLYPH:
            back = pen - place - shift
            if not -_ENOUGH < back < _ENOUGH:
                back = round(back, 1)
                pen -= back
                glyph = f"{back:g}"
            glyph += f"<{number:04x}>"
            pen += font.advances[number]
        place += width
        shown.append(glyph)
    return shown, pen - place


def _joined(shown: Sequence[str]) -> str:
    return f"[{''.join(shown).replace('><', '')}] TJ"


def _utf16(text: str) -> str:
    return "FEFF" + text.encode("utf-16-be").hex().upper()
