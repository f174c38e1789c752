"""Values that print as SVG text content: rich texts and powers."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Final

from markupsafe import Markup, escape

from ...game.expressions import Power, Token
from ...game.markup import LineBreak, Paragraph, RichText, Run, SymbolRun, TextRun
from .filters import absent, escaped, printed, symbol_filter
from .view import View

THIN: Final = "\u202f"  # narrow no-break space
LINE: Final = "\u2028"
PARAGRAPH: Final = "\u2029"
SYMBOL_EM: Final = 1.08  # of a symbol in running text
SIGN_EM: Final = 0.6  # of a symbol that stands for a sign


class Drawn(View):
    """A value that prints as SVG text content: tspans and characters."""

    __slots__ = ("_markup",)

    def __init__(self) -> None:
        super().__init__()
        self._markup: Markup | None = None

    def __html__(self) -> Markup:
        if self._markup is None:
            self._markup = self.draw()
        return self._markup

    def draw(self) -> Markup:
        raise NotImplementedError


class RichView(Drawn):
    """A rich text: prints as tspans. `plain`, `symbols`, `paragraphs`."""

    __slots__ = ("text",)

    def __init__(self, text: RichText) -> None:
        super().__init__()
        self.text = text

    def find(self, name: str) -> Any:
        match name:
            case "plain":
                return self.text.plain
            case "symbols":
                return tuple(symbol.name for symbol in self.text.symbols)
            case "paragraphs":
                one = (RichText((paragraph,), self.text.lang) for paragraph in self.text.paragraphs)
                return tuple(RichView(text) for text in one)
        raise KeyError(name)

    def names(self) -> Iterable[str]:
        return ("plain", "symbols", "paragraphs")

    @property
    def label(self) -> str:
        return "a rich text"

    def __bool__(self) -> bool:
        return bool(self.text)

    def __len__(self) -> int:
        return len(self.text.plain)

    def __str__(self) -> str:
        return self.text.plain

    def draw(self) -> Markup:
        previous: Paragraph | None = None
        parts: list[str] = []
        for paragraph in self.text.paragraphs:
            if previous:
                parts.append(LINE if previous.item and paragraph.item else PARAGRAPH)
            if paragraph.item:
                parts.append("•\u00a0")
            parts += map(_tspan, paragraph.runs)
            previous = paragraph
        return Markup("".join(parts))


def _tspan(run: Run) -> str:
    match run:
        case SymbolRun(name=name):
            return symbol_tspan(name)
        case LineBreak():
            return LINE
        case TextRun():
            text = escaped(run.text)
            if run.italic:
                text = f'<tspan class="i" font-style="italic">{text}</tspan>'
            if run.bold:
                text = f'<tspan class="b" font-weight="bold">{text}</tspan>'
            return text


def symbol_tspan(name: str) -> str:
    return f'<tspan class="symbol symbol-{escape(name)}" data-symbol="{escape(name)}"/>'


def run_filters(symbols: Iterable[str]) -> dict[str, Callable[..., Markup]]:
    """Filters that set a part of a text apart. What they make survives an editor, which a tspan may not."""
    known = symbol_filter(symbols)

    def symbol(name: Any, classes: str = "") -> Markup:
        return Markup(f'<tspan{_classes("symbol", classes)} data-symbol="{known(name)}"/>')

    def bold(value: Any, classes: str = "") -> Markup:
        return _run(value, f'{_classes("b", classes)} font-weight="bold"')

    def italic(value: Any, classes: str = "") -> Markup:
        return _run(value, f'{_classes("i", classes)} font-style="italic"')

    def styled(value: Any, classes: str) -> Markup:
        return _run(value, _classes(classes))

    return {"symbol": symbol, "bold": bold, "italic": italic, "styled": styled}


def _run(value: Any, attributes: str) -> Markup:
    text = "" if absent(value) else printed(value)
    return Markup(f"<tspan{attributes}>{text}</tspan>" if text else "")


def _classes(*names: str) -> str:
    return f' class="{escape(" ".join(filter(None, names)))}"'


def _token(token: Token) -> str:
    if token.kind == "symbol":
        return symbol_tspan(token.text)
    if token.symbol:
        name = escape(token.symbol)
        return f'<tspan class="sign symbol-{name}" data-symbol="{name}" data-symbol-size="{SIGN_EM}"/>'
    return str(escape(token.text))


class TokenView(View):
    """One thing in a power's row: `kind`, `text`, its place `x` and `width` in em from the row's left end."""

    __slots__ = ("token", "width", "x")

    def __init__(self, token: Token, x: float, width: float) -> None:
        super().__init__()
        self.token, self.x, self.width = token, x, width

    def find(self, name: str) -> Any:
        match name:
            case "kind" | "text":
                return getattr(self.token, name)
            case "symbol":
                return self.token.text if self.token.kind == "symbol" else None
            case "x" | "width":
                return round(getattr(self, name), 3)
        raise KeyError(name)

    def names(self) -> Iterable[str]:
        return ("kind", "text", "symbol", "x", "width")

    @property
    def label(self) -> str:
        return "a power's token"


class PowerView(Drawn):
    """A power: prints as its row. `tokens`, `symbols`, `figures`, `source`, `width` in em: a hint."""

    __slots__ = ("power",)

    def __init__(self, power: Power) -> None:
        super().__init__()
        self.power = power

    def find(self, name: str) -> Any:
        tokens = self.power.tokens
        match name:
            case "tokens":
                return tuple(self._tokens())
            case "symbols":
                return tuple(token.text for token in tokens if token.kind == "symbol")
            case "figures":
                return tuple(token.text for token in tokens if token.kind == "number")
            case "source":
                return self.power.source
            case "width" | "width_hint":
                return self._width()
        raise KeyError(name)

    def names(self) -> Iterable[str]:
        return ("tokens", "symbols", "figures", "source", "width", "width_hint")

    @property
    def label(self) -> str:
        return "a power"

    def draw(self) -> Markup:
        parts = []
        for token, gap in spaced(self.power.tokens):
            if gap:
                parts.append(THIN)
            parts.append(_token(token))
        return Markup("".join(parts))

    def _tokens(self) -> Iterator[TokenView]:
        x = 0.0
        for token, gap in spaced(self.power.tokens):
            x += _GAP_EM if gap else 0
            yield TokenView(token, x, _width(token))
            x += _width(token)

    def _width(self) -> float:
        return round(
            sum(_width(token) + (_GAP_EM if gap else 0) for token, gap in spaced(self.power.tokens)), 3
        )


# Widths in em of a condensed display face; a hint that sizes a plaque, never a measure.
_GAP_EM: Final = 0.2
_SIGN_EM: Final = 0.5
_BRACKET_EM: Final = 0.3
_FIGURE_EM: Final = 0.5


def _width(token: Token) -> float:
    if token.kind == "symbol":
        return SYMBOL_EM
    return sum(
        _BRACKET_EM if c in "()" else _SIGN_EM if token.kind == "sign" else _FIGURE_EM for c in token.text
    )


def spaced(tokens: Sequence[Token]) -> Iterator[tuple[Token, bool]]:
    """Each token, and whether a thin space parts it from the one before.

    None at the insides of brackets, nor behind a sign that has no operand on its left.
    """
    glued = True
    operand = False
    for token in tokens:
        yield token, not glued and token.text != ")"
        glued = token.text == "(" or (token.text in ("+", "−") and not operand)
        operand = token.kind != "sign" or token.text == ")"
