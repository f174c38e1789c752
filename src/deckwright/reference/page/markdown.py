"""A page's Markdown → blocks that remember their line, with the references to cards and symbols that stand in it.

Besides Markdown: `{symbol}`, `[[card]]` and `![[card]]` in a line, figures as code blocks whose language is the kind
of figure and whose content is YAML, `- [ ]` for a box to tick, and lines between two `---` at the top that say how the
page is.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import field, replace
from typing import Final

from markdown_it.token import Token

from ...basics.problems import Place, Problem, did_you_mean, problem
from ...basics.records import dataclass
from ...basics.units import mm
from ...basics.written import number
from ...game.markup.typography import SYMBOL, typeset_marked
from ...game.model import Game, SourceFile
from ...game.source import Mapping, Node, read_yaml
from .dialect import parser

_FRONT: Final = re.compile(r"\A---[ \t]*\n(.*?)^---[ \t]*$", re.MULTILINE | re.DOTALL)
_HEIGHT: Final = re.compile(r"(\d{1,3}(?:\.\d{1,3})?)(?:\s?mm)?")
CARD: Final = "card:"  # what links to cards begin with; no page and no symbol has a colon in its name
HEIGHTS: Final = (2.0, 4.5)  # mm of a card in the line, at least and at most
_COUNTED: Final = re.compile(r"(?<=\d) (?=[^\W\d_])")  # the blank between a number and a word
_ORDINAL: Final = re.compile(r"\b\d+(?P<end>ers?|res?|es?)\b|\b[nN](?P<no>os?)(?=[\s\u00a0\u202f]\d)")
_BOX_WORDS: Final = frozenset({"1", "2", "3", "wide", "beside", "fill"})
_CODE: Final = "x"  # for a letter of code, while signs round it are set: a letter like any other
_TICK: Final = re.compile(r"\[([ xX])\] ")


@dataclass(frozen=True, slots=True)
class Letters:
    text: str
    bold: bool = False
    italic: bool = False
    code: bool = False
    to: str = ""  # the page or address that a click leads to
    is_raised: bool = False  # small and high, as the end of an ordinal


@dataclass(frozen=True, slots=True)
class Sign:
    """A symbol in the line."""

    name: str


@dataclass(frozen=True, slots=True)
class Thumbnail:
    """A card in the line, as small as that is."""

    card: str
    height: float | None  # mm; None: as high as the line


@dataclass(frozen=True, slots=True)
class LineEnd:
    """A line that ends here by the author's wish."""


Piece = Letters | Sign | Thumbnail | LineEnd
Line = tuple[Piece, ...]


@dataclass(frozen=True, slots=True)
class Heading:
    level: int
    text: Line
    line: int


@dataclass(frozen=True, slots=True)
class Prose:
    text: Line
    line: int
    flavour: bool = False  # a quotation


@dataclass(frozen=True, slots=True)
class ListItem:
    text: Line
    line: int
    marker: str  # "" for a bullet, "3." for the third; of a box to tick, "box" or "ticked"
    depth: int = 0


@dataclass(frozen=True, slots=True)
class MarkdownTable:
    head: tuple[Line, ...]
    rows: tuple[tuple[Line, ...], ...]
    aligns: tuple[str, ...]  # start, center or end
    line: int


@dataclass(frozen=True, slots=True)
class Figure:
    kind: str
    content: Node | None
    line: int


@dataclass(frozen=True, slots=True)
class Box:
    """A part of the page in a frame: `::: box`, up to `:::`."""

    blocks: tuple[Block, ...]
    columns: int
    is_wide: bool  # over all columns of the page
    is_beside: bool  # at the right of what stands before it, where that leaves room
    is_filling: bool  # left out where it would begin a page
    line: int


Block = Heading | Prose | ListItem | MarkdownTable | Figure | Box


@dataclass(slots=True)
class PageSource:
    """A page as its author wrote it."""

    id: str
    file: str
    front: Node | None
    blocks: list[Block] = field(default_factory=list)
    cards: list[tuple[str, int]] = field(default_factory=list)  # that are named in its lines
    links: list[tuple[str, int]] = field(default_factory=list)  # to other pages, by their ids
    problems: list[Problem] = field(default_factory=list)

    def place(self, line: int) -> Place:
        return Place(self.file, line)


def page_id(file: str) -> str:
    """`10-symboles.md` is the page `symboles`: the number only puts it in its order."""
    return re.sub(r"^\d+-", "", file.rpartition("/")[2].removesuffix(".md"))


def read_page(source: SourceFile, game: Game, lang: str) -> PageSource:
    text = source.text.removeprefix("\ufeff").replace("\r\n", "\n")
    page = PageSource(page_id(source.label), source.label, None)
    if front := _FRONT.match(text):
        page.front = _yaml(front[1], 1, page)
        text = "\n" * front[0].count("\n") + text[front.end() :]
    _Reading(page, game, lang).read(parser().parse(text))
    return page


def _yaml(text: str, above: int, page: PageSource) -> Node | None:
    """The YAML of a part of a page, *above* lines below its top: places are those in the page."""
    node, problems = read_yaml("\n" * above + text, page.file)
    page.problems += problems
    return node


class _Reading:
    def __init__(self, page: PageSource, game: Game, lang: str) -> None:
        self.page, self.game, self.lang = page, game, lang
        self.depth = -1
        self.markers: list[str] = []
        self.quoted = 0
        self.first = ""  # the marker of the item whose first paragraph is to come
        self.blocks = page.blocks  # where the next block goes
        self.box: Box | None = None  # that is open
        self.is_astray = False  # after what should have begun a box

    def read(self, tokens: Sequence[Token]) -> None:
        stream = iter(tokens)
        for token in stream:
            match token.type:
                case "fence" | "code_block":
                    self._figure(token)
                case "table_open":
                    self._table(stream, self._line(token))
                case "inline":
                    self._inline(token)
                case "bullet_list_open" | "ordered_list_open" | "list_item_open" | "heading_open":
                    self._enter(token)
                case "bullet_list_close" | "ordered_list_close":
                    self.depth -= 1
                case "blockquote_open" | "blockquote_close":
                    self.quoted += token.nesting
                case "box":
                    self._box(token.content, self._line(token))
        if self.box is not None:
            self._wrong(self.box.line, "the box is not closed", "close it with a line of :::")
            self._close_box()

    def _box(self, words: str, line: int) -> None:
        if not words and (self.box is not None or self.is_astray):
            if self.box is not None:
                self._close_box()
            self.is_astray = False
            return
        name, *more = words.split() or [""]
        columns = next((int(part) for part in more if part in ("1", "2", "3")), 1)
        if name != "box" or self.box is not None or not set(more) <= _BOX_WORDS:
            hint = "write ::: box, or ::: box 2 wide, or ::: box beside; boxes hold no boxes"
            self._wrong(line, f"`::: {words}` begins no box", hint)
            self.is_astray = self.box is None
            return
        self.box, self.blocks = Box((), columns, "wide" in more, "beside" in more, "fill" in more, line), []

    def _close_box(self) -> None:
        assert self.box is not None
        box, self.box = replace(self.box, blocks=tuple(self.blocks)), None
        self.blocks = self.page.blocks
        self.blocks.append(box)

    def _wrong(self, line: int, message: str, hint: str) -> None:
        self.page.problems.append(problem("reference-page", message, self.page.place(line), hint=hint))

    def _enter(self, token: Token) -> None:
        if token.type == "heading_open":
            self.first = token.tag
        elif token.type == "list_item_open":
            self.first = f"{token.info}." if token.info else "•"
        else:
            self.depth += 1

    def _inline(self, token: Token) -> None:
        line, marker, self.first = self._line(token), self.first, ""
        children = token.children or []
        if marker.startswith("h") and marker[1:].isdigit():
            self.blocks.append(Heading(int(marker[1:]), self._words(children, line), line))
        elif self.depth >= 0:
            self._item(children, line, marker)
        else:
            self.blocks.append(Prose(self._words(children, line), line, self.quoted > 0))

    def _item(self, children: list[Token], line: int, marker: str) -> None:
        if children and (tick := _TICK.match(children[0].content)):
            children[0].content = children[0].content[tick.end() :]
            marker = "box" if tick[1] == " " else "ticked"
        text = self._words(children, line)
        self.blocks.append(ListItem(text, line, "" if marker == "•" else marker or " ", self.depth))

    def _table(self, stream: Iterator[Token], line: int) -> None:
        rows: list[list[Line]] = []
        aligns: list[str] = []
        for token in stream:
            if token.type == "table_close":
                break
            if token.type == "tr_open":
                rows.append([])
            elif token.type == "th_open":
                aligns.append(_align(token))
            elif token.type == "inline":
                rows[-1].append(self._words(token.children or [], self._line(token)))
        head, *body = [tuple(row) for row in rows]
        self.blocks.append(MarkdownTable(head, tuple(body), tuple(aligns), line))

    def _figure(self, token: Token) -> None:
        line = self._line(token)
        kind = token.info.strip()
        empty = not token.content.strip()
        content = _yaml("{}", line - 1, self.page) if empty else _yaml(token.content, line, self.page)
        if isinstance(content, Mapping):  # what it lacks is told where the figure begins
            content = replace(content, span=content.span._replace(line=line - 1, column=0))
        self.blocks.append(Figure(kind, content, line))

    def _line(self, token: Token) -> int:
        return (token.map[0] if token.map else 0) + 1

    # Within a line

    def _words(self, children: Iterable[Token], line: int) -> Line:
        """The pieces of a line, in the typography of its language."""
        letters: list[str] = []
        marks: list[Piece] = []
        bold = italic = 0
        to = ""
        for token in children:
            text: str = ""
            mark: Piece = Letters("", bold > 0, italic > 0, False, to)
            match token.type:
                case "text" | "code_inline":
                    text = token.content
                    mark = Letters("", bold > 0, italic > 0, token.type == "code_inline", to)
                case "softbreak":
                    text, line = " ", line + 1
                case "hardbreak":
                    text, line = "\u2028", line + 1
                case "strong_open" | "strong_close":
                    bold += token.nesting
                case "em_open" | "em_close":
                    italic += token.nesting
                case "link_open":
                    to = self._target(str(token.attrs.get("href", "")), line)
                case "link_close":
                    to = ""
                case "symbol" | "card" | "thumbnail":
                    text, mark = self._named(token, italic > 0, line) or (text, mark)
            letters.append(text)
            marks += [mark] * len(text)
        found = _cut(*_typeset(self._bind_signs("".join(letters), marks), marks, self.lang))
        return as_printed(tuple(found), self.lang)

    def _named(self, token: Token, italic: bool, line: int) -> tuple[str, Piece] | None:
        """What stands for a symbol, for a card by its name, or for a small card; None where there is none."""
        match token.type:
            case "symbol":
                return (SYMBOL, Sign(token.content)) if self._is_symbol(token.content, line) else None
            case "thumbnail":
                small = self._thumbnail(token.content, token.meta["said"], line)
                return (SYMBOL, small) if small else None
        text = self._card(token.content, token.meta["said"], line)
        return text, Letters("", True, italic, False, card_link(token.content))

    def _target(self, href: str, line: int) -> str:
        """Where a link leads: another page by its id, or an address as it is written."""
        if is_address(href):
            return href
        id = page_id(href.partition("#")[0])
        self.page.links.append((id, line))
        return id

    def _is_symbol(self, name: str, line: int) -> bool:
        if name in self.game.symbols:
            return True
        hint = did_you_mean(name, self.game.symbols) or "symbols are named under `symbols:` of game.yaml"
        text = f"there is no symbol {name!r}"
        self.page.problems.append(problem("unknown-symbol", text, self.page.place(line), hint=hint))
        return False

    def _card(self, id: str, said: str | None, line: int) -> str:
        card = self.game.cards.get(id)
        if card is None:
            self.page.problems.append(unknown_card(id, self.game, self.page.place(line)))
            return said or id
        self.page.cards.append((id, line))
        return said or card.name_in(self.lang)

    def _thumbnail(self, id: str, said: str | None, line: int) -> Thumbnail | None:
        if id not in self.game.cards:
            self._card(id, None, line)
            return None
        self.page.cards.append((id, line))
        found = _HEIGHT.fullmatch(said.strip()) if said is not None else None
        height = float(found[1]) if found else None
        least, most = HEIGHTS
        if said is not None and (height is None or not least <= height <= most):
            message = f"`![[{id}|{said}]]` is no height; {number(least)} to {mm(most)} are allowed"
            self._wrong(
                line, message, f"write ![[{id}]], or ![[{id}|4]]; a larger card is a figure: ```cards"
            )
        return Thumbnail(id, height)

    def _bind_signs(self, text: str, marks: Sequence[Piece]) -> str:
        """*text* with every symbol and small card bound to its noun: to its own name behind it, else to the word before
        it.
        """
        found = list(text)
        for at, letter in enumerate(text):
            mark = marks[at]
            if letter == SYMBOL and isinstance(mark, (Sign, Thumbnail)):
                name = self._name(mark)
                behind = text[at + 1 : at + 2 + len(name)].casefold()
                place = at + 1 if behind == f" {name.casefold()}" else at - 1
                if 0 <= place < len(found) and found[place] == " ":
                    found[place] = "\u00a0"
        return "".join(found)

    def _name(self, mark: Sign | Thumbnail) -> str:
        """Of what stands small in the line."""
        if isinstance(mark, Thumbnail):
            return self.game.cards[mark.card].name_in(self.lang)
        return self.game.symbols[mark.name].title.in_lang(self.lang)


def card_link(id: str) -> str:
    """Where the name of a card leads: to where the card is shown."""
    return f"{CARD}{id}"


def is_address(target: str) -> bool:
    """Whether a link leads out of the book."""
    return "://" in target or target.startswith("mailto:")


def unknown_card(id: str, game: Game, place: Place | None) -> Problem:
    hint = did_you_mean(id, game.cards) or "cards are named by their ids"
    return problem("unknown-card", f"there is no card {id!r}", place, hint=hint)


def _align(token: Token) -> str:
    style = str(token.attrs.get("style", ""))
    return {"right": "end", "center": "center"}.get(style.rpartition(":")[2], "start")


def _typeset(text: str, marks: Sequence[Piece], lang: str) -> tuple[str, list[Piece]]:
    """*text* in the typography of its language, code as it is written: two hyphens of an option are no dash."""
    code = [letter for letter, mark in zip(text, marks, strict=True) if _is_code(mark)]
    if not code:
        return typeset_marked(text, marks, lang)
    hidden = "".join(_CODE if _is_code(mark) else letter for letter, mark in zip(text, marks, strict=True))
    made, kept = typeset_marked(hidden, marks, lang)
    left = iter(code)
    shown = (
        next(left) if letter == _CODE and _is_code(mark) else letter
        for letter, mark in zip(made, kept, strict=True)
    )
    return "".join(shown), kept


def _is_code(mark: Piece) -> bool:
    return isinstance(mark, Letters) and mark.code


def _cut(text: str, marks: Sequence[Piece]) -> Iterator[Piece]:
    """Pieces of one style each, out of letters and their marks."""
    start = 0
    for at, letter in enumerate(text):
        mark = marks[at]
        if letter == SYMBOL or letter == "\u2028":
            yield from _letters(text[start:at], marks[start:at])
            yield mark if letter == SYMBOL else LineEnd()
            start = at + 1
        elif at > start and mark != marks[at - 1]:
            yield from _letters(text[start:at], marks[start:at])
            start = at
    yield from _letters(text[start:], marks[start:])


def _letters(text: str, marks: Sequence[Piece]) -> Iterator[Letters]:
    if not text:
        return
    mark = marks[0]  # of a symbol where typography has put a space beside it
    yield (
        Letters(text, mark.bold, mark.italic, mark.code, mark.to)
        if isinstance(mark, Letters)
        else Letters(text)
    )


def as_printed(line: Line, lang: str) -> Line:
    """The line with its numbers bound to what they count, and the ends of French ordinals raised: 1re, 2e, no 5."""
    bound = tuple(_bind_numbers(line))
    return tuple(_raise_ordinals(bound)) if lang.startswith("fr") else bound


def _bind_numbers(line: Line) -> Iterator[Piece]:
    """A number and the word behind it stand in one line."""
    for piece in line:
        if isinstance(piece, Letters) and not piece.code:
            piece = replace(piece, text=_COUNTED.sub("\u00a0", piece.text))
        yield piece


def _raise_ordinals(line: Line) -> Iterator[Piece]:
    for piece in line:
        if not isinstance(piece, Letters) or piece.code:
            yield piece
            continue
        at = 0
        for found in _ORDINAL.finditer(piece.text):
            end = found["end"] or found["no"]
            start = found.end() - len(end)
            yield replace(piece, text=piece.text[at:start])
            yield replace(piece, text=end, is_raised=True)
            at = found.end()
        if at < len(piece.text):
            yield replace(piece, text=piece.text[at:])


def plain(line: Line) -> str:
    return "".join(p.text if isinstance(p, Letters) else " " if isinstance(p, LineEnd) else "" for p in line)
