"""Words shaped once: lines of plain text, put together from words that Pango has shaped before.

Plain is what Pango sets in the same way wherever it stands: letters of the Latin script, numbers and common signs, from
left to right, in one font an item. A word is shaped beside the spaces that it has,
so its kerning with them is its own; a font that looks beyond a space is left to Pango, with all else.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from typing import Any, Final

from ...basics.records import dataclass
from .blocks import Inline, Item, TextStyle
from .pango import SCALE, each, ffi, pango
from .reach import Reach, reach_of
from .runs import Shaped, ShapedRun, Word
from .shaping import OBJECT, Piece, Shaper

MOST_WORDS: Final = 20_000  # that are kept of one style
# Letters of the Latin script, and signs of no script that do not part a run (of UAX #50, those that lie in columns).
_PLAIN: Final = re.compile(
    "[ -~\u00a0¡-¦¨ª-\u00ac\u00af\u00b0²-»¿-ÖØ-öø-\u024fḀ-ỿ‐-―‘-‟•…′″‹›€−\u2002-\u200a\u202f\ufffc]*"
)
_LETTER: Final = re.compile("[A-Za-zªºÀ-ÖØ-öø-\u024fḀ-ỿ]")
# Features that put one glyph in place of another wherever it stands, or that are taken away.
_HARMLESS: Final = re.compile(r"(?:(?:\w{4}=0|(?:lnum|onum|pnum|tnum|zero)=1)(?:,|\Z))*")
_LETTER_BEFORE: Final = "n "  # for numbers and signs that stand among letters: it is not looked at
_BESIDE: Final = ("0", "n")  # for spaces that are no line's first letter: among signs, and among letters
_APART: Final = re.compile("[^ ]+| ")  # words and spaces that have nothing to do with each other


class Known(dict[str, Word | None]):
    """The words of one style, each shaped when it is first asked for; None for one that is not plain."""

    def __init__(self, shape: Callable[[str], Word | None]) -> None:
        super().__init__()
        self._shape = shape
        self._font: Any = None
        self.is_mixed = False  # of several fonts

    def __missing__(self, text: str) -> Word | None:
        if len(self) >= MOST_WORDS:
            self.clear()
        word = self[text] = self._shape(text)
        if word is not None:
            self._font = self._font or word.font
            self.is_mixed = self.is_mixed or word.font != self._font
        return word


@dataclass(frozen=True, slots=True)
class Look:
    """What a style makes of words, with *unit* layout units to a unit of its size."""

    is_plain: bool
    is_spaced: bool  # between letters: before the first and behind the last of a line Pango puts nothing
    shaped_as: tuple[object, ...]  # its font and language: neighbours alike in both are shaped as one
    are_apart: bool  # words are what they are, whatever spaces stand beside them
    blanks: re.Pattern[str] | None  # spaces that the font lacks
    words: tuple[Known, Known]  # among numbers and signs alone, and among letters


class Words:
    """The words of a run, each shaped when it is first met."""

    def __init__(self, shaper: Shaper) -> None:
        self._shaper = shaper
        self._reach_of = lru_cache(64)(self._find_reach)
        self._layout = lru_cache(512)(shaper.layout_in)
        self._space = lru_cache(512)(self._shape_space)
        self._width_of_space = lru_cache(512)(self._find_width_of_space)
        self.look = lru_cache(512)(self._look)

    def lines(
        self, rows: Sequence[Sequence[Piece]], items: Sequence[Item], unit: float, direction: str
    ) -> Shaped | None:
        """A line for each of *rows*, with *unit* layout units to a unit of the items; None for what is not plain."""
        if direction != "ltr":
            return None
        shaped, texts, at = Shaped(b"", [], [], set()), list[str](), 0
        for row in rows:
            text = "".join([piece.text for piece in row])
            if not _PLAIN.fullmatch(text):
                return None
            own = list(_by_item(row))
            line = _Line(self, shaped, at, unit, _LETTER.search(text) is not None, len(own) == 1)
            if not all(line.add(items[number], number, letters) for number, letters in own):
                return None
            shaped.of_words.append(line.runs)
            texts.append(text)
            at = line.at + 1
        shaped.text = "\n".join(texts).encode()
        return shaped

    def _look(self, style: TextStyle, unit: float) -> Look:
        missing, space = self._shaper.metrics(style).missing_spaces, self._space(style, unit)
        return Look(
            not style.small_caps and _HARMLESS.fullmatch(style.features) is not None,
            style.letter_spacing != 0,
            self._shaper.kit(style, unit, False).values[:2],
            space is not None and self._reach_of(space.font) is Reach.NONE and not style.letter_spacing,
            re.compile(f"([{''.join(sorted(missing))}])") if missing else None,
            (
                Known(lambda text: self.shape(text, style, unit, among_letters=False)),
                Known(lambda text: self.shape(text, style, unit, among_letters=True)),
            ),
        )

    def width_of_blank(self, letter: str, style: TextStyle, unit: float) -> float:
        """The width of a space that the font lacks."""
        return self._shaper.metrics(style).width_of(letter) * style.size * unit

    def shape(self, text: str, style: TextStyle, unit: float, *, among_letters: bool) -> Word | None:
        """A word with the space before it, shaped beside the one behind it; None where it is not plain."""
        own = text[:-1] if len(text) > 1 and text[-1] == " " else text
        before = _LETTER_BEFORE if among_letters and not _LETTER.search(text) else ""
        before = before[:1] if text[0] == " " else before
        if style.letter_spacing:
            if before and text[0] != " ":  # it would no longer stand at the start of its line
                return None
            before = _BESIDE[among_letters] if text[0] == " " else ""
        shaped = self._shape(before + text, style, unit)
        if shaped is None or self._reach_of(shaped[0].font) is Reach.BEYOND:
            return None
        run, advances = shaped
        numbers, widths, shifts, drops, clusters = run.fields
        first = len(before)
        last = first + len(own.encode())
        start, end = (sum([cluster < byte for cluster in clusters]) for byte in (first, last))
        is_cut = clusters[start] == first and clusters[end:] == [last] * (len(text) - len(own))
        if any(drops) or not is_cut or sorted(clusters) != clusters:
            return None
        if len(own) < len(text) and widths[end] != self._width_of_space(style, unit):
            return None
        return Word(
            own,
            last - first,
            run.font,
            tuple(numbers[start:end]),
            tuple(widths[start:end]),
            tuple(shifts[start:end]),
            tuple([cluster - first for cluster in clusters[start:end]]),
            tuple(advances[first : first + len(own)]),
            style.size * unit,
        )

    def _shape(self, text: str, style: TextStyle, unit: float) -> tuple[ShapedRun, list[float]] | None:
        """*text* as one run, and the widths of its characters; None where it is none, or lacks glyphs."""
        layout, data = self._layout(style, unit), text.encode()
        self._shaper.turn("ltr")
        pango.pango_layout_set_text(layout, data, len(data))
        (line,) = each(pango.pango_layout_get_lines(layout), "PangoLayoutLine *")
        if line.runs == ffi.NULL or line.runs.next != ffi.NULL:
            return None
        run = ShapedRun.of(ffi.cast("PangoGlyphItem *", line.runs.data))
        if run.level or pango.pango_layout_get_unknown_glyphs_count(layout):
            return None
        run.fields  # noqa: B018 - while it is there
        return run, run.advances(pango.pango_layout_get_text(layout))

    def _find_reach(self, font: Any) -> Reach:
        self._shaper.face(font)  # which keeps the font
        return Reach.BEYOND if self._shaper.colors(font) is not None else reach_of(font)

    def _find_width_of_space(self, style: TextStyle, unit: float) -> int | None:
        """The width of a space at the end of a line."""
        if style.letter_spacing:  # some of which stands before it
            shaped = self._shape(_LETTER_BEFORE, style, unit)
            return shaped[0].fields.widths[-1] if shaped is not None else None
        found = self._space(style, unit)
        return found.units if found is not None else None

    def _shape_space(self, style: TextStyle, unit: float) -> Word | None:
        """A space beside nothing."""
        return self.shape(" ", style, unit, among_letters=False)


class _Line:
    """A line that is put together, from byte *at* of the shaped text on."""

    def __init__(
        self, words: Words, shaped: Shaped, at: int, unit: float, has_letters: bool, is_alone: bool
    ) -> None:
        self._words, self._shaped, self._unit = words, shaped, unit
        self._has_letters, self._is_alone = has_letters, is_alone
        self._before: Look | None = None
        self.runs: list[ShapedRun] = []
        self.at = at

    def add(self, item: Item, number: int, text: str) -> bool:
        """Put *text* of an item behind what there is; False where it is not plain."""
        self._shaped.starts.append(self.at)
        self._shaped.items.append(number)
        if isinstance(item, Inline):
            self._before = None
            if text == OBJECT:
                self._add_blank(text, item.width * self._unit)
            return text == OBJECT
        look, before = self._words.look(item.style, self._unit), self._before
        if not look.is_plain or (look.is_spaced and (text[0] == " " or not self._is_alone)):
            return False
        if before is not None and before.shaped_as == look.shaped_as:
            return False
        self._before = look
        if look.blanks is None:
            return self._add_words(text, look)
        parts = look.blanks.split(text)
        if len(parts) > 1 and look.is_spaced:
            return False
        for n, part in enumerate(parts):
            if n % 2:
                self._add_blank(part, self._words.width_of_blank(part, item.style, self._unit))
            elif not self._add_words(part, look):
                return False
        return True

    def _add_blank(self, letter: str, width: float) -> None:
        length = len(letter.encode())
        self._shaped.fixed.add(self.at)
        self.runs.append(ShapedRun.blank(self.at, length, round(width * SCALE)))
        self.at += length

    def _add_words(self, text: str, look: Look) -> bool:
        if not text:
            return True
        if OBJECT in text:
            return False
        known = look.words[self._has_letters]
        beside = _APART.findall(text) if look.are_apart else _split(text)
        words = [known[each] for each in beside]
        found = [word for word in words if word is not None]
        if len(found) < len(words):
            return False
        font = found[0].font
        if known.is_mixed and any(word.font != font for word in found):
            return False
        length, units = len(text.encode()), sum([word.units for word in found])
        self.runs.append(ShapedRun(self.at, length, len(text), 0, font, units, found))
        self.at += length
        return True


def _split(text: str) -> Iterator[str]:
    """Words, each with the space before it, if one stands there, and behind it one that is not its own."""
    parts = text.split(" ")
    last = len(parts) - 1
    for n, part in enumerate(parts):
        if n or part:
            yield f"{' ' if n else ''}{part}{' ' if n < last else ''}"


def _by_item(row: Sequence[Piece]) -> Iterator[tuple[int, str]]:
    """The pieces of a line, those of one item that stand side by side as one."""
    number, text = -1, ""
    for piece in row:
        if piece.item == number:
            text += piece.text
            continue
        if text:
            yield number, text
        number, text = piece.item, piece.text
    if text:
        yield number, text


def break_flags(text: str) -> list[int]:
    """As `shaping.break_flags`, of plain text in one line."""
    data = text.encode()
    flags = ffi.new("uint32_t[]", len(text) + 1)
    pango.pango_get_log_attrs(data, len(data), 0, ffi.NULL, flags, len(text) + 1)
    return list(ffi.unpack(flags, len(text) + 1))
