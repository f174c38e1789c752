"""What a card's text is once it is read: a typed value, never raw XML."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import field, replace

from ...basics.records import dataclass


@dataclass(frozen=True, slots=True)
class TextRun:
    """Letters of one style, typography done: no-break spaces are U+00A0 and U+202F characters."""

    text: str
    bold: bool = False
    italic: bool = False


@dataclass(frozen=True, slots=True)
class SymbolRun:
    """A symbol that stands in the line like a letter; whether the game has it is the loader's question."""

    name: str
    offset: int = field(default=0, compare=False)  # of its `{` in the source, for messages


@dataclass(frozen=True, slots=True)
class LineBreak:
    """A line that ends here by the author's wish, inside a paragraph."""


Run = TextRun | SymbolRun | LineBreak


@dataclass(frozen=True, slots=True)
class Paragraph:
    runs: tuple[Run, ...]
    item: bool = False  # an item of a list: set with a bullet and a hanging indent

    @property
    def plain(self) -> str:
        return "".join(_plain(run) for run in self.runs)


@dataclass(frozen=True, slots=True)
class MarkupProblem:
    message: str
    offset: int  # in characters from the start of the source text
    hint: str | None = None


@dataclass(frozen=True, slots=True)
class RichText:
    """Paragraphs of runs. Falsy when there is nothing to print; `problems` do not take part in equality."""

    paragraphs: tuple[Paragraph, ...] = ()
    lang: str = field(default="", compare=False)
    problems: tuple[MarkupProblem, ...] = field(default=(), compare=False)

    def __bool__(self) -> bool:
        return bool(self.paragraphs)

    def __str__(self) -> str:
        return self.plain

    @property
    def plain(self) -> str:
        """The words alone, one line a paragraph or line break; symbols as `{name}`, items behind a bullet."""
        return "\n".join(("• " if p.item else "") + p.plain for p in self.paragraphs)

    @property
    def runs(self) -> Iterator[Run]:
        return (run for paragraph in self.paragraphs for run in paragraph.runs)

    @property
    def symbols(self) -> tuple[SymbolRun, ...]:
        """Every symbol in reading order, repeated as often as it is printed."""
        return tuple(run for run in self.runs if isinstance(run, SymbolRun))

    def with_symbols(self, names: Mapping[str, str]) -> RichText:
        """The text with other names for some of its symbols."""
        if not names:
            return self
        paragraphs = tuple(
            Paragraph(tuple(_renamed(run, names) for run in paragraph.runs), paragraph.item)
            for paragraph in self.paragraphs
        )
        return replace(self, paragraphs=paragraphs)


def _renamed(run: Run, names: Mapping[str, str]) -> Run:
    return SymbolRun(names.get(run.name, run.name), run.offset) if isinstance(run, SymbolRun) else run


def _plain(run: Run) -> str:
    match run:
        case TextRun(text=text):
            return text
        case SymbolRun(name=name):
            return f"{{{name}}}"
        case LineBreak():
            return "\n"
