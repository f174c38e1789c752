"""What many figures read in the same way: lists, texts with symbols, symbols, colours."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from ....basics.problems import did_you_mean
from ....game.markup import parse
from ....game.markup.richtext import SymbolRun, TextRun
from ....game.source import Node
from ....game.source import Sequence as SequenceNode
from ....game.source.keys import Table, text, word
from ...page.markdown import Letters, Line, Sign, as_printed, plain
from ...page.stylefile import COLOUR
from ...page.tools import PageTools


def read_items(table: Table, key: str) -> Sequence[Node]:
    """The items of a list; none, and a problem, where there is something else."""
    node = table.node(key)
    if node is None or isinstance(node, SequenceNode):
        return node.items if node is not None else ()
    table.report.add("wrong-kind", f"`{key}` is no list", node, "begin each line of it with a hyphen")
    return ()


def read_line(table: Table, key: str, tools: PageTools) -> Line:
    """A text in the typography of its language; a symbol that the game lacks is a problem and left out."""
    said, at = table.read(key, text), table.node(key)
    if not said:
        return ()
    line = to_line(said, tools.lang)
    for piece in line:
        if isinstance(piece, Sign):
            is_known_symbol(piece.name, at, tools)
    return tuple(p for p in line if not isinstance(p, Sign) or p.name in tools.game.symbols)


def source_text(line: Line) -> str:
    """A line as its author wrote it, for the manifest: symbols by their names."""
    return "".join(f"{{{p.name}}}" if isinstance(p, Sign) else plain((p,)) for p in line)


def read_symbol(table: Table, key: str, tools: PageTools) -> str | None:
    """The name of a symbol that the game has."""
    name = table.read(key, word)
    return name if name is not None and is_known_symbol(name, table.node(key), tools) else None


def is_known_symbol(name: str, at: Node | None, tools: PageTools) -> bool:
    known = tools.game.symbols
    if name in known:
        return True
    hint = did_you_mean(name, known) or "symbols are named under `symbols:` of game.yaml"
    tools.report.add("unknown-symbol", f"there is no symbol {name!r}", at, hint)
    return False


def read_colour(table: Table, key: str) -> str | None:
    value, at = table.read(key, word), table.node(key)
    if value is None or COLOUR.fullmatch(value):
        return value
    message = f'`{key}` is {value!r}; a colour such as "#0A2433" is allowed'
    table.report.add("wrong-kind", message, at)
    return None


def report_wrong(tools: PageTools, message: str, at: Node | None, hint: str | None = None) -> None:
    """Report that a figure cannot show what its YAML asks for."""
    tools.report.add("reference-figure", message, at, hint)


# Rows


def to_line(text: str, lang: str) -> Line:
    """A text of game.yaml, in the typography of its language."""
    return as_printed(tuple(_pieces(parse(text, lang).runs)), lang)


def _pieces(runs: Iterable[object]) -> Iterator[Letters | Sign]:
    for run in runs:
        if isinstance(run, TextRun):
            yield Letters(run.text, run.bold, run.italic)
        elif isinstance(run, SymbolRun):
            yield Sign(run.name)
