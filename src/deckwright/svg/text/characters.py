"""What stands in a `<text>`: its characters in order, with styles and positions, white space settled."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import field
from typing import Final

from ...basics.records import dataclass
from ..canvas.canvas import Canvas
from ..document import values
from ..document.carrier import Carrier, Decoration, Decorations
from ..document.style import ComputedStyle
from ..document.tree import Node
from ..typeset import Bar
from . import fonts

BARS: Final[tuple[Bar, ...]] = ("underline", "overline", "line-through")
OBJECT: Final = "\ufffc"  # stands for an inline symbol
DEFAULT_LANGUAGE: Final = "en"
POSITIONS: Final = ("x", "y", "dx", "dy", "rotate")
_BLANK = re.compile(r"[ \t\r\n\f]+")
LINE: Final = "\u2028"
BREAKS: Final = "\u2028\u2029"  # of line and paragraph
_BROKEN: Final = re.compile(
    " *([\u2028\u2029])[ \u2028\u2029]*"
)  # no space and no second break stays beside a break
_CONTROL = re.compile(r"[\t\r\n\f]")
_PRESERVING: Final = frozenset({"pre", "pre-wrap", "break-spaces"})
_WRAPPING: Final = frozenset({"shape-inside", "inline-size"})
_INSIDE: Final = frozenset({"tspan", "a", "textPath"})


@dataclass(slots=True)
class Passage:
    """Characters of one carrier."""

    text: str
    key: int  # index into `Characters.carriers`


@dataclass(slots=True)
class Place:
    """What a character's position is set to: absolute (x, y), by a step (dx, dy), or turned (degrees)."""

    x: float | None = None
    y: float | None = None
    dx: float = 0.0
    dy: float = 0.0
    rotate: float = 0.0


@dataclass(slots=True)
class Characters:
    passages: list[Passage] = field(default_factory=list)
    carriers: list[Carrier] = field(default_factory=list)
    along: list[tuple[Node, int, int]] = field(default_factory=list)  # textPath elements: characters [a, b)
    ranges: list[tuple[Node, int, int]] = field(
        default_factory=list
    )  # elements with positions: characters [a, b)
    lengths: list[tuple[Node, int, int]] = field(
        default_factory=list
    )  # elements within the text with a textLength, the inner ones first

    @property
    def text(self) -> str:
        """As printed, a symbol as {name}."""
        return "".join(
            "{" + self.carriers[passage.key].symbol + "}" if passage.text == OBJECT else passage.text
            for passage in self.passages
        )

    @property
    def texts(self) -> list[str]:
        """What stands in each carrier itself."""
        found = ["" for _ in self.carriers]
        for passage in self.passages:
            found[passage.key] += passage.text
        return found


def gather(canvas: Canvas, node: Node, style: ComputedStyle) -> Characters:
    """The characters of a text element, outermost style *style*."""
    gathering = _Gathering(canvas, is_wrapped=not _WRAPPING.isdisjoint(style.own))
    kinds = _kinds(style)
    language = _language(node)
    for above in node.ancestors():
        kinds |= _kinds(above.style)
        language = language or _language(above)
    around = tuple(Decoration(kind, node, style) for kind in BARS if kind in kinds)
    first = Carrier(node, style, around, language=language or DEFAULT_LANGUAGE)
    gathering.element(node, first)
    return gathering.finish()


def _capitalized(text: str) -> str:
    return _WORD_START.sub(lambda match: match[0].upper(), text)


_WORD_START = re.compile(r"(?<![\w'’])\w")
_CASES: Final[dict[str, Callable[[str], str]]] = {
    "none": str,
    "uppercase": str.upper,
    "lowercase": str.lower,
    "capitalize": _capitalized,
}


class _Gathering:
    def __init__(self, canvas: Canvas, *, is_wrapped: bool = False) -> None:
        self.canvas = canvas
        self.is_wrapped = is_wrapped
        self.found = Characters()
        self.count = 0
        self.after_space = True  # white space at the start is dropped
        self.may_end_in_space = False

    def element(self, node: Node, carrier: Carrier) -> None:
        start = self.count
        size = values.number(node.get("data-symbol-size"))
        if size is not None:
            carrier = carrier._replace(symbol_size=size)
        key = len(self.found.carriers)
        self.found.carriers.append(carrier)
        self.add(node.text, key)
        for child in node.children:
            if child.tag in _INSIDE:
                self.inner(child, carrier)
            self.add(child.tail, key)
        if node.tag == "textPath":
            self.found.along.append((node, start, self.count))
        if node.tag != "text" and "textLength" in node.attributes:
            self.found.lengths.append((node, start, self.count))
        if any(name in node.attributes for name in POSITIONS):
            self.found.ranges.append((node, start, self.count))

    def inner(self, child: Node, outer: Carrier) -> None:
        style = outer.style.child(child.declared)
        if style.own.get("display") == "none":
            return
        symbol = child.attributes.get("data-symbol", "")
        shift = outer.shift + fonts.shift(self.canvas, style, outer.style)
        carrier = Carrier(
            child,
            style,
            _decorations(child, style, outer.decorations),
            shift,
            symbol,
            outer.symbol_size,
            _language(child) or outer.language,
        )
        if not symbol:
            self.element(child, carrier)
            return
        self.found.carriers.append(carrier)
        self.found.passages.append(Passage(OBJECT, len(self.found.carriers) - 1))
        self.count += 1
        self.after_space = False

    def add(self, text: str, key: int) -> None:
        if not text:
            return
        style = self.found.carriers[key].style
        text = _CASES[style["text-transform"]](text)
        if style["xml:space"] == "preserve" or style["white-space"] in _PRESERVING:
            if self.is_wrapped and style["white-space"] in _PRESERVING:
                text = text.replace("\r\n", "\n").replace("\n", LINE)  # as an editor writes its Enter
            text = _CONTROL.sub(" ", text)
            self.after_space = text[-1] == " "
            self.may_end_in_space = True
        else:
            self.may_end_in_space = False
            text = _BROKEN.sub(r"\1", _BLANK.sub(" ", text))
            if self.after_space and text[0] == " ":
                text = text[1:]
            if text and text[0] in BREAKS and self.after_space:
                self._drop_end(" ")
                if not self.found.passages or self.found.passages[-1].text[-1] in BREAKS:
                    text = text[1:]
            if text:
                self.after_space = text[-1] == " " or text[-1] in BREAKS
        if text:
            self.found.passages.append(Passage(text, key))
            self.count += len(text)

    def finish(self) -> Characters:
        """The last space is dropped where white space collapses, and a break behind which nothing comes."""
        if self.after_space and not self.may_end_in_space:
            self._drop_end(" " + BREAKS)
        return self.found

    def _drop_end(self, characters: str) -> None:
        passages = self.found.passages
        while passages:
            kept = passages[-1].text.rstrip(characters)
            self.count -= len(passages[-1].text) - len(kept)
            passages[-1].text = kept
            if kept:
                return
            passages.pop()


def _language(node: Node) -> str | None:
    return node.attributes.get("xml:lang") or node.attributes.get("lang")


def _kinds(style: ComputedStyle) -> set[str]:
    """The lines that an element itself asks for."""
    return set(style.own.get("text-decoration-line", "none").lower().split()) if style.own else set()


def _decorations(node: Node, style: ComputedStyle, outer: Decorations) -> Decorations:
    """Decorations are not inherited, yet they run on under what is inside."""
    kinds = _kinds(style).intersection(BARS)
    if not kinds:
        return outer
    own = tuple(Decoration(kind, node, style) for kind in BARS if kind in kinds)
    return tuple(each for each in outer if each.kind not in kinds) + own


def places(canvas: Canvas, found: Characters, first: Node) -> dict[int, Place]:
    """The positions that are set, by character. Lists of inner elements overrule those of outer ones."""
    result: dict[int, Place] = {}
    for node, start, end in reversed(found.ranges):
        for name in POSITIONS:
            text = node.attributes.get(name)
            if text is None:
                continue
            if name == "rotate":
                _set_rotation(result, values.numbers(text) or (), start, end)
                continue
            lengths = values.lengths(text) or ()
            for index, length in zip(range(start, end), lengths, strict=False):
                value = canvas.resolve(length, name[-1], node.style.font_size)
                setattr(result.setdefault(index, Place()), name, value)
    if first.tag == "text" and (0 not in result or result[0].x is None or result[0].y is None):
        place = result.setdefault(0, Place())
        place.x, place.y = place.x or 0.0, place.y or 0.0
    return result


def _set_rotation(result: dict[int, Place], angles: tuple[float, ...], start: int, end: int) -> None:
    """The last angle of the list holds for all characters that follow."""
    if not angles:
        return
    for index in range(start, end):
        angle = angles[min(index - start, len(angles) - 1)]
        if angle or index in result:
            result.setdefault(index, Place()).rotate = angle
