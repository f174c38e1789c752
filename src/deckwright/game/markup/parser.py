"""The markup of card text.

`**bold**`, `*italic*`, `{symbol}`; a blank line begins a paragraph, `- ` an item of a list; a line's end is the
end of a line, as one types it in a cell or in a text of YAML behind `|`; in an item, an indented line goes on.
`\\*`, `\\{`, `\\}` and, at a line's start, `\\- ` are the characters themselves. Everything else is printed as
typed. A marker without its partner is reported, and printed as typed too: nothing is guessed.
"""

import re
from collections.abc import Iterator
from dataclasses import field
from itertools import groupby
from typing import Final, NamedTuple

from ...basics.records import dataclass
from .richtext import LineBreak, MarkupProblem, Paragraph, RichText, Run, SymbolRun, TextRun
from .typography import LINE_BREAK, PARAGRAPH_BREAK, SYMBOL, typeset_marked

_LINE = re.compile(rf"([^\r\n{PARAGRAPH_BREAK}]*)(\r\n|[\r\n{PARAGRAPH_BREAK}]|\Z)")
_TOKEN = re.compile(r"\\(?P<escaped>[*{}])|(?P<stars>\*+)|\{(?P<symbol>[^{}]*)\}|(?P<brace>[{}])")
_STRETCH = re.compile(rf"{SYMBOL}|{LINE_BREAK}|[^{SYMBOL}{LINE_BREAK}]+")
_NAME = re.compile(r"\s*([\w-]+)\s*")
_MARKERS: Final = {1: ("*",), 2: ("**",), 3: ("**", "*")}
_STAR_HINT = r"write \* for a star that is printed"


class _Style(NamedTuple):
    bold: bool
    italic: bool


@dataclass(slots=True)
class _Source:
    """One paragraph as written: its characters with the offset of each in the text."""

    item: bool
    text: str = ""
    offsets: list[int] = field(default_factory=list)

    def add_line(self, line: str, offset: int, *, goes_on: bool = False) -> None:
        if self.text:
            self._add(" " if goes_on else LINE_BREAK, [offset])
        body = line.rstrip(" \t")
        if body.endswith("\\") and not body.endswith("\\\\"):  # as Markdown writes it
            body = body[:-1].rstrip(" \t")
        self._add(body, list(range(offset, offset + len(body))))

    def _add(self, text: str, offsets: list[int]) -> None:
        self.text += text
        self.offsets += offsets


@dataclass(slots=True)
class _Stars:
    """A row of stars, and which of its markers found their partner."""

    at: int
    count: int
    opens: bool
    closes: bool
    paired: set[str] = field(default_factory=set)


def parse(text: str, lang: str) -> RichText:
    """Read *text*, written in *lang* (a BCP 47 tag), and do its typography."""
    problems: list[MarkupProblem] = []
    paragraphs = []
    for source in _paragraphs(text):
        runs = _runs(source, lang, problems)
        if runs:
            paragraphs.append(Paragraph(runs, source.item))
    return RichText(tuple(paragraphs), lang, tuple(sorted(problems, key=lambda p: p.offset)))


def _paragraphs(text: str) -> Iterator[_Source]:
    current: _Source | None = None
    for match in _LINE.finditer(text):
        line = match[1].lstrip(" \t")
        offset = match.start() + len(match[1]) - len(line)
        if not line:
            if current:
                yield current
            current = None
            continue
        is_item = line.startswith("- ")
        if current is None or is_item:
            if current:
                yield current
            current = _Source(is_item)
        skipped = len(line) - len(line[2:].lstrip(" ")) if is_item else line.startswith("\\- ")
        goes_on = current.item and offset - match.start() > 1
        current.add_line(line[skipped:], offset + skipped, goes_on=goes_on)
        if match[2] == PARAGRAPH_BREAK:
            yield current
            current = None
    if current:
        yield current


def _runs(source: _Source, lang: str, problems: list[MarkupProblem]) -> tuple[Run, ...]:
    stars = {s.at: s for s in _match_stars(source, problems)} if "*" in source.text else {}
    pieces, styles, symbols = list[str](), list[_Style](), list[SymbolRun]()
    style = _Style(bold=False, italic=False)

    def put(piece: str) -> None:
        pieces.append(piece)
        styles.extend([style] * len(piece))

    end = 0
    for token in _TOKEN.finditer(source.text):
        put(_without_objects(source, end, token.start(), problems))
        end = token.end()
        if token.start() in stars:
            row = stars[token.start()]
            put("*" * (row.count - sum(map(len, row.paired))))
            style = _Style(style.bold ^ ("**" in row.paired), style.italic ^ ("*" in row.paired))
        elif symbol := _symbol(source, token, problems):
            symbols.append(symbol)
            put(SYMBOL)
        else:
            put(token["escaped"] or token[0])
    put(_without_objects(source, end, len(source.text), problems))
    return tuple(_cut(*typeset_marked("".join(pieces), styles, lang), symbols))


def _without_objects(source: _Source, start: int, end: int, problems: list[MarkupProblem]) -> str:
    """The stretch without U+FFFC, which comes with pasted text and would be taken for a symbol."""
    piece = source.text[start:end]
    if SYMBOL in piece:
        problems.append(
            MarkupProblem(
                "the character U+FFFC stands for an object that was lost in copying",
                source.offsets[start + piece.index(SYMBOL)],
                "delete it, or write the symbol's name in braces, such as {name}",
            )
        )
    return piece.replace(SYMBOL, "")


def _symbol(source: _Source, token: re.Match[str], problems: list[MarkupProblem]) -> SymbolRun | None:
    """The symbol that *token* names; None, with a problem where it has a brace, if it names none."""
    offset = source.offsets[token.start()]
    if token["symbol"] is not None:
        if name := _NAME.fullmatch(token["symbol"]):
            return SymbolRun(name[1], offset)
        message = f"{token[0]!r} does not name a symbol: a name is letters, digits and hyphens"
        problems.append(MarkupProblem(message, offset, r"write \{ for a brace that is printed"))
    elif token["brace"] == "{":
        problems.append(
            MarkupProblem("'{' is not closed", offset, r"close it with }, or write \{ to print a brace")
        )
    elif token["brace"] == "}":
        problems.append(
            MarkupProblem("'}' closes nothing", offset, r"open it with {, or write \} to print a brace")
        )
    return None


def _match_stars(source: _Source, problems: list[MarkupProblem]) -> list[_Stars]:
    rows = list(_stars(source.text))
    opened: dict[str, _Stars] = {}

    def report(message: str, row: _Stars) -> None:
        problems.append(MarkupProblem(message, source.offsets[row.at], _STAR_HINT))

    for row in rows:
        if not (row.opens or row.closes):
            continue
        if row.count not in _MARKERS:
            report(f"{row.count} stars in a row mark nothing: *italic*, **bold**, ***both***", row)
        for marker in _MARKERS.get(row.count, ()):
            if row.closes and marker in opened:
                opened.pop(marker).paired.add(marker)
                row.paired.add(marker)
            elif row.opens and marker not in opened:
                opened[marker] = row
            elif row.opens:
                report(f"{marker!r} is open already", row)
            else:
                report(f"{marker!r} closes nothing", row)
    for marker, row in opened.items():
        report(f"{marker!r} is not closed in its paragraph", row)
    return rows


def _stars(text: str) -> Iterator[_Stars]:
    """Rows of stars. With space on both sides, or alone between two digits, they mark nothing."""
    for token in _TOKEN.finditer(text):
        if token["stars"]:
            before, after = text[: token.start()][-1:], text[token.end() :][:1]
            count = len(token["stars"])
            sum_sign = count == 1 and before.isdigit() and after.isdigit()
            opens = bool(after.strip()) and not sum_sign
            yield _Stars(token.start(), count, opens, bool(before.strip()) and not sum_sign)


def _cut(text: str, styles: list[_Style], symbols: list[SymbolRun]) -> Iterator[Run]:
    """Runs of one style each, out of characters and their styles; U+FFFC is the next symbol."""
    upcoming = iter(symbols)
    for stretch in _STRETCH.finditer(text):
        if stretch[0] == SYMBOL:
            yield next(upcoming)
        elif stretch[0] == LINE_BREAK:
            yield LineBreak()
        else:
            start = stretch.start()
            for style, letters in groupby(styles[start : stretch.end()]):
                end = start + len(list(letters))
                yield TextRun(text[start:end], style.bold, style.italic)
                start = end
