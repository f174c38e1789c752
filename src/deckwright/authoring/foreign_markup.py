"""Markup of other programs (HTML, BBCode, the wikis' own) → the markup of card texts, as far as there is the same."""

from __future__ import annotations

import html
import re
from collections import Counter
from collections.abc import Collection, Iterator
from dataclasses import field
from itertools import groupby
from pathlib import PurePosixPath
from typing import Final, NamedTuple

from ..basics.naming import meant_by
from ..basics.records import dataclass
from ..game.load import foreign_in
from ..game.markup import TextRun, parse

FORMS: Final = ("html", "bbcode", "wiki")

_HTML: Final = (
    r"<(?P<end>/?)(?P<tag>[a-z][a-z0-9]*)\b(?P<more>[^<>]*)>|(?P<entity>&(?:#x?[0-9a-f]{1,7}|[a-z]\w{1,30});)"
)
_ICON: Final = r"(?<!\[)\[(?P<icon>[\w -]{1,40})\](?![\](])"
_TOKENS: Final = {
    form: re.compile(pattern, re.IGNORECASE | re.MULTILINE)
    for form, pattern in {
        "html": rf"{_HTML}|{_ICON}",
        "bbcode": (
            r"\[img[^\]]*\](?P<picture>[^\[\]]+)\[/img\]|\[(?P<end>/?)(?P<tag>(?:b|i|u|s|br|list|url|color|size|center|quote)\b|\*)"
            rf"(?P<more>[^\[\]]*)\]|{_ICON}"
        ),
        "wiki": (
            r"(?P<quotes>'{2,5})|\[\[(?:[^\[\]|]+\|)?(?P<link>[^\[\]|]+)\]\]|\[https?://\S+ (?P<address>[^\]]+)\]"
            rf"|\{{\{{(?P<template>[\w -]+)\}}\}}|^(?P<bullet>[*#]+) +(?=\S)|{_HTML}|{_ICON}"
        ),
    }.items()
}
_BOLD: Final = ("b", "strong")
_ITALIC: Final = ("i", "em", "cite")
_BLOCKS: Final = ("p", "div", "ul", "list")
_OURS: Final = re.compile(r"[*{}]")


class _Piece(NamedTuple):
    text: str
    bold: bool = False
    italic: bool = False


@dataclass(slots=True)
class Counts:
    """How often each piece of markup was turned, and what the texts hold of it afterwards, each as it is written."""

    turned: Counter[str] = field(default_factory=Counter)
    left: Counter[str] = field(default_factory=Counter)


def turn(text: str, form: str, symbols: Collection[str], counts: Counts, *, is_rich: bool = True) -> str:
    """*text* of a card with the markup *form* turned into our own; a text that is not *is_rich* has no bold letters.

    What has no counterpart stays as it stands. What would be read back otherwise than it is meant, too.
    """
    reading = _Reading(form, symbols, is_rich)
    reading.read(text)
    written = reading.written() if reading.turned else text
    if is_rich and reading.turned and list(reading.letters()) != list(_letters_of(written)):
        written = text
    else:
        counts.turned += reading.turned
    counts.left.update(foreign_in(written))
    return written


def _letters_of(text: str) -> Iterator[_Piece]:
    """Each letter and digit of a text as it is read, with its style."""
    for run in parse(text, "en").runs:
        if isinstance(run, TextRun):
            yield from (_Piece(c, run.bold, run.italic) for c in run.text if c.isalnum())


class _Reading:
    """A text while it is read: lines of pieces, and what is open."""

    def __init__(self, form: str, symbols: Collection[str], is_rich: bool) -> None:
        self.form, self.symbols, self.is_rich = form, symbols, is_rich
        self.turned = Counter[str]()
        self.lines: list[list[_Piece]] = [[]]
        self._bold = self._italic = 0
        self._numbers: list[int] = []  # of the ordered lists that are open, where each has come to

    def read(self, text: str) -> None:
        end = 0
        for match in _TOKENS[self.form].finditer(text):
            self._put(text[end : match.start()])
            end = match.end()
            if self._turn(match):
                self.turned[match[0]] += 1
            else:
                self._put(match[0])
        self._put(text[end:])

    def _put(self, text: str, *, is_escaped: bool = False) -> None:
        text = _OURS.sub(lambda found: f"\\{found[0]}", text) if is_escaped and self.is_rich else text
        for number, line in enumerate(text.split("\n")):
            if number:
                self.lines.append([])
            if line:
                self.lines[-1].append(_Piece(line, self._bold > 0, self._italic > 0))

    def _turn(self, match: re.Match[str]) -> bool:
        """Take in one piece of markup; False where it has no counterpart."""
        groups = match.groupdict()
        if groups.get("entity"):
            meant = html.unescape(match[0])
            self._put("\n" if meant in "\n\r" else meant, is_escaped=True)
            return meant != match[0]
        for name in ("icon", "template", "picture"):
            if named := groups.get(name):
                return self._symbol(PurePosixPath(named.strip()).stem if name == "picture" else named.strip())
        for name in ("link", "address"):
            if shown := groups.get(name):
                self._put(shown)
                return True
        if quotes := groups.get("quotes"):
            return self._quotes(len(quotes))
        if bullet := groups.get("bullet"):
            return self._item(is_numbered=bullet.endswith("#"))
        return self._tag(groups["tag"].lower(), bool(groups["end"]), groups["more"] or "")

    def _symbol(self, name: str) -> bool:
        meant = meant_by(name, self.symbols) or meant_by(name.replace(" ", "-"), self.symbols)
        if len(meant) != 1 or not self.is_rich:
            return False
        self._put(f"{{{meant[0]}}}")
        return True

    def _quotes(self, count: int) -> bool:
        """The quotes of the wikis: two for italic, three for bold, five for both; a fourth is one that is printed."""
        if not self.is_rich:
            return False
        if count == 4:
            self._put("'")
        if count >= 3:
            self._bold = 1 - self._bold
        if count in (2, 5):
            self._italic = 1 - self._italic
        return True

    def _item(self, *, is_numbered: bool) -> bool:
        if not self.is_rich:
            return False
        self._begin_line()
        if is_numbered:
            self._numbers = self._numbers or [0]
            self._numbers[-1] += 1
        self.lines[-1].append(_Piece(f"{self._numbers[-1]}. " if is_numbered else "- "))
        return True

    def _begin_line(self) -> None:
        if self.lines[-1]:
            self.lines.append([])

    def _tag(self, tag: str, is_end: bool, more: str) -> bool:
        if tag == "br":
            self.lines.append([])
            return True
        if not self.is_rich:
            return False
        if tag in _BOLD:
            return self._style("_bold", is_end)
        if tag in _ITALIC:
            return self._style("_italic", is_end)
        if tag == "img" and (source := re.search(r"""(?:src|alt)\s*=\s*["']?([^"'>\s]+)""", more)):
            return self._symbol(PurePosixPath(source[1]).stem)
        if tag in ("li", "*"):
            if is_end:
                return True
            return self._item(is_numbered=bool(self._numbers and self._numbers[-1] >= 0))
        if tag in ("ol", *_BLOCKS):
            self._block(tag, is_end, more)
            return True
        return tag == "url"

    def _block(self, tag: str, is_end: bool, more: str) -> None:
        """A paragraph or list: it begins a line, and a blank line stands before and after it."""
        is_list = tag in ("ol", "ul", "list")
        if is_list and is_end:
            self._numbers = self._numbers[:-1]
        elif is_list:
            self._numbers.append(0 if tag == "ol" or "1" in more else -1)
            return
        if any(self.lines) and self.lines[-1]:
            self.lines += [[], []]
        else:
            self._begin_line()

    def _style(self, name: str, is_end: bool) -> bool:
        depth = getattr(self, name) + (-1 if is_end else 1)
        if depth < 0:
            return False
        setattr(self, name, depth)
        return True

    def written(self) -> str:
        """The text in our own markup; bold and italic end with each paragraph."""
        lines = [
            "".join(_marked(line)) if self.is_rich else "".join(p.text for p in line) for line in self.lines
        ]
        return re.sub(r"\n{3,}", "\n\n", "\n".join(line.rstrip() for line in lines)).strip("\n")

    def letters(self) -> Iterator[_Piece]:
        """Each letter and digit that is to be printed, with its style."""
        for piece in (piece for line in self.lines for piece in line):
            for each in _letters_of(piece.text):
                yield _Piece(each.text, each.bold or piece.bold, each.italic or piece.italic)


def _marked(line: list[_Piece]) -> Iterator[str]:
    """The pieces of a line with the stars between them; spaces at the ends of a style stand outside of it."""
    pieces = [part for piece in line for part in _without_edges(piece)]
    bold = italic = False
    for style, group in groupby(pieces, key=lambda piece: piece[1:]):
        yield _stars(bold != style[0], italic != style[1])
        bold, italic = style
        yield "".join(piece.text for piece in group)
    yield _stars(bold, italic)


def _stars(bold: bool, italic: bool) -> str:
    return ("**" if bold else "") + ("*" if italic else "")


def _without_edges(piece: _Piece) -> Iterator[_Piece]:
    inner = piece.text.strip()
    if not (piece.bold or piece.italic) or inner == piece.text:
        yield piece
        return
    start = piece.text.index(inner) if inner else len(piece.text)
    for text, is_styled in (
        (piece.text[:start], False),
        (inner, True),
        (piece.text[start + len(inner) :], False),
    ):
        if text:
            yield _Piece(text, *(piece[1:] if is_styled else ()))
