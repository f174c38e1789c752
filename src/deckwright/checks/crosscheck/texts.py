"""What a text element says, read from the face, beside the letters that were set for it.

The words, their fonts, sizes and colours and the place of the whole come from the face. Only where a letter stands
within its line or box is taken over from the first drawing.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple

from ...basics.geometry import Rect
from ...basics.written import in_quotes
from .cascade import SVG, Cascade, Style
from .measures import UnprovenError, length

_SYMBOL: Final = "data-symbol"
_INVISIBLE: Final = re.compile("[\\s\u00ad\u2028\u2029]")
_HYPHENS: Final = "-\u2010"
_CASES: Final[Mapping[str, Callable[[str], str]]] = {
    "none": str,
    "uppercase": str.upper,
    "lowercase": str.lower,
}
_PLACED: Final = frozenset({"x", "y", "dx", "dy"})
_SHARE: Final = {"start": 0.0, "middle": 0.5, "end": 1.0}
_PLAIN: Final = {
    "stroke": {"none"},
    "direction": {"ltr"},
    "writing-mode": {"horizontal-tb", "lr", "lr-tb"},
    "font-variant": {"normal", "none"},
    "font-variant-caps": {"normal"},
    "font-variant-numeric": {"normal"},
    "font-variant-ligatures": {"normal", "none"},  # CairoSVG sets letters one by one
    "font-feature-settings": {"normal"},
    "font-stretch": {"normal", "100%"},
    "text-decoration": {"none"},
    "text-decoration-line": {"none"},
}


class Said(NamedTuple):
    """One character that leaves a mark, or an inline symbol, with the style of the element that it stands in."""

    text: str
    style: Style
    symbol: bool = False


class Word(NamedTuple):
    text: str
    x: tuple[
        float, ...
    ]  # of each letter, as CairoSVG knows no kerning; of a ligature, which ends it, the first
    y: float
    style: Style
    scale: float  # of the font size, that fitting made of it


class Symbol(NamedTuple):
    name: str
    rect: Rect
    style: Style


class MissingError(Exception):
    """Something that the face says and the drawing does not, or the other way round; the message tells what."""


def said(cascade: Cascade, element: Any, style: Style) -> tuple[list[Said], str | None]:
    """Everything that a text element says, in order, and what of it CairoSVG does not draw. Raises UnprovenError."""
    found: list[Said] = []
    return found, _gather(cascade, element, style, found)


def _gather(cascade: Cascade, element: Any, style: Style, found: list[Said]) -> str | None:
    lacking = _lacking(element, style)
    found += _characters(element.text, style)
    for child in element:
        if child.tag in (f"{SVG}tspan", f"{SVG}a"):
            inner = cascade.style(child, style)
            if inner["display"] != "none":
                name = child.get(_SYMBOL)
                if name:
                    found.append(Said(name, inner, symbol=True))
                else:
                    lacking = _gather(cascade, child, inner, found) or lacking
        elif child.tag == f"{SVG}textPath":
            raise UnprovenError("text on a path")
        found += _characters(child.tail, style)
    return lacking


def _lacking(element: Any, style: Style) -> str | None:
    """What a text element has that CairoSVG does not draw."""
    for name, plain in _PLAIN.items():
        if style[name].lower() not in plain:
            return f"text with {name}"
    if style["fill"].startswith("url"):
        return "text with gradients"
    return "turned or stretched letters" if {"rotate", "textLength"} & set(element.attrib) else None


def _characters(text: str | None, style: Style) -> Iterator[Said]:
    if not text:
        return
    case = style["text-transform"]
    if case not in _CASES:
        raise UnprovenError("text-transform: capitalize")
    for character in _CASES[case](text):
        if not _INVISIBLE.match(character):
            yield Said(character, style)


def key(says: Sequence[Said]) -> str:
    """What finds the painted text that belongs to it."""
    return "".join(f"{{{each.text}}}" if each.symbol else each.text for each in says)


def painted_key(laid: Any) -> str:
    return _INVISIBLE.sub("", laid.text)


class Origin(NamedTuple):
    """Where the face says that a text stands: its box's corner or its anchor; None: where it was set."""

    x: float
    y: float
    share: float | None  # of the line that stands before x; None: of a box


def origin(element: Any, style: Style, box: Any) -> Origin | None:
    """Read from the face where that is plain. *box*: the element that shape-inside names."""
    if style["shape-inside"] != "none":
        if box is None or box.tag != f"{SVG}rect" or style["shape-padding"] != "0":
            return None
        return Origin(length(box.get("x")), length(box.get("y")), None)
    if style["inline-size"] not in ("0", "auto", "0px") or any(
        name in inner.attrib for inner in element.iter() if inner is not element for name in _PLACED
    ):
        return None
    if "dx" in element.attrib or "dy" in element.attrib:
        return None
    x, y = element.get("x", "0"), element.get("y", "0")
    if len(x.split()) != 1 or len(y.split()) != 1:
        return None
    return Origin(length(x), length(y), _SHARE.get(style["text-anchor"], 0.0))


def place_text(says: Sequence[Said], laid: Any, place: Origin | None) -> tuple[list[Word], list[Symbol]]:
    """The words and symbols of a text where they should stand. Raises MissingError where they are not the same."""
    letters, symbols = _by_kind(says)
    words: list[Word] = []
    placed_symbols: list[Symbol] = []
    at = 0
    for part, (dx, dy) in zip(laid.parts, _shifts(laid.parts, place), strict=True):
        word: list[tuple[str, float, float, Style]] = []
        for cluster in part.set.letters():
            if not cluster.is_ltr:
                raise UnprovenError("text from right to left")
            text = _INVISIBLE.sub("", cluster.text)
            if not text:
                words += _word(word, part.set.scale)
                continue
            style, at = _next(letters, at, text)
            y = cluster.y + dy
            if word and (word[-1][3] is not style or word[-1][2] != y):
                words += _word(word, part.set.scale)
            word.append((cluster.single or text, cluster.x + dx, y, style))
            if not cluster.single:  # the letters behind the first follow by their own widths
                words += _word(word, part.set.scale)
        words += _word(word, part.set.scale)
        for inline in part.set.inlines:
            if len(placed_symbols) >= len(symbols) or symbols[len(placed_symbols)].text != inline.name:
                raise MissingError(f"the symbol {inline.name} stands where the face does not name it")
            style = symbols[len(placed_symbols)].style
            placed_symbols.append(Symbol(inline.name, inline.rect.moved(dx, dy), style))
    if at < len(letters):
        raise _differs(letters, at, "")
    if len(placed_symbols) < len(symbols):
        raise MissingError(f"the symbol {symbols[len(placed_symbols)].text} of a text was not set")
    return words, placed_symbols


def _next(letters: Sequence[Said], at: int, text: str) -> tuple[Style, int]:
    """The style of *text*, which was set next, and what comes behind it. Raises MissingError where it is another."""
    if text in _HYPHENS and at and not (at < len(letters) and letters[at].text == text):
        return letters[at - 1].style, at
    for letter in text:
        if at >= len(letters) or letters[at].text != letter:
            raise _differs(letters, at, letter)
        at += 1
    return letters[at - len(text)].style, at


def _by_kind(says: Sequence[Said]) -> tuple[list[Said], list[Said]]:
    return [each for each in says if not each.symbol], [each for each in says if each.symbol]


def _differs(letters: Sequence[Said], at: int, found: str) -> MissingError:
    def quote(start: int, end: int) -> str:
        return "".join(each.text for each in letters[max(0, start) : end])

    instead = f"; {in_quotes(found)} stands in its place" if found else ""
    before, lost = quote(at - 24, at), quote(at, at + 24)
    return MissingError(
        f"of a text the letters {in_quotes(lost)} behind {in_quotes(before)} were not set{instead}"
    )


def _shifts(parts: Sequence[Any], place: Origin | None) -> list[tuple[float, float]]:
    """For each part, from the origin of what was set to the text element's user space, as the face says it.

    A line of several parts, cut where the spacing of its letters changes, is anchored as one.
    """
    if any((part.matrix.a, part.matrix.b, part.matrix.c, part.matrix.d) != (1, 0, 0, 1) for part in parts):
        raise UnprovenError("turned or stretched letters")
    if place is None or not parts:
        return [(part.matrix.e, part.matrix.f) for part in parts]
    if place.share is None:
        return [(place.x, place.y)] * len(parts)
    first, last = parts[0], parts[-1]
    width = last.matrix.e - first.matrix.e + last.set.lines[0].width
    start = place.x - place.share * width - first.set.lines[0].x
    return [(start + part.matrix.e - first.matrix.e, place.y) for part in parts]


def _word(letters: list[tuple[str, float, float, Style]], scale: float) -> Iterator[Word]:
    """What has been gathered, as a word; the list is emptied."""
    if letters:
        _, _, y, style = letters[0]
        yield Word("".join(each[0] for each in letters), tuple(each[1] for each in letters), y, style, scale)
        letters.clear()
