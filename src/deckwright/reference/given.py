"""What figures of lists and tables read alike: their items, texts with symbols, colours, and rows below a head."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from ..basics.problems import did_you_mean
from ..game.source import Node
from ..game.source import Sequence as SequenceNode
from ..game.source.keys import Table, text, word
from .bench import Bench
from .flow import Strip
from .furniture import rule
from .glossary import meaning
from .markdown import Line, Sign, plain
from .marks import Mark
from .stylefile import COLOUR

HEAD: Final = 4.6  # mm to the baseline of a head
UNDER: Final = 6.6  # … and to the rule below it
SHORT: Final = 6  # rows that are not broken


def items_of(table: Table, key: str) -> Sequence[Node]:
    """What a list holds; nothing where there is no list, which is told."""
    node = table.node(key)
    if node is None or isinstance(node, SequenceNode):
        return node.items if node is not None else ()
    table.report.add("wrong-kind", f"`{key}` is no list", node, "begin each line of it with a hyphen")
    return ()


def line_of(table: Table, key: str, bench: Bench) -> Line:
    """A text in the typography of its language; symbols that the game lacks are told and left out."""
    said, at = table.read(key, text), table.node(key)
    if not said:
        return ()
    line = meaning(said, bench.lang)
    for piece in line:
        if isinstance(piece, Sign):
            known_symbol(piece.name, at, bench)
    return tuple(p for p in line if not isinstance(p, Sign) or p.name in bench.game.symbols)


def written(line: Line) -> str:
    """A line as its author wrote it, for the manifest: symbols by their names."""
    return "".join(f"{{{p.name}}}" if isinstance(p, Sign) else plain((p,)) for p in line)


def symbol_of(table: Table, key: str, bench: Bench) -> str | None:
    """The name of a symbol that the game has."""
    name = table.read(key, word)
    return name if name is not None and known_symbol(name, table.node(key), bench) else None


def known_symbol(name: str, at: Node | None, bench: Bench) -> bool:
    known = bench.game.symbols
    if name in known:
        return True
    hint = did_you_mean(name, known) or "symbols are named under `symbols:` of game.yaml"
    bench.report.add("unknown-symbol", f"there is no symbol {name!r}", at, hint)
    return False


def colour_of(table: Table, key: str) -> str | None:
    value, at = table.read(key, word), table.node(key)
    if value is None or COLOUR.fullmatch(value):
        return value
    message = f'`{key}` is {value!r}; a colour such as "#0A2433" is allowed'
    table.report.add("wrong-kind", message, at)
    return None


def wrong(bench: Bench, message: str, at: Node | None, hint: str | None = None) -> None:
    """Tell that a figure cannot show what it is asked for."""
    bench.report.add("reference-figure", message, at, hint)


# Rows


def head_of(words: Sequence[tuple[Line, float, str]], bench: Bench) -> Strip | None:
    """The words over columns, each with its x and how it is aligned, on their rule; None where there are none."""
    if not any(line for line, _, _ in words):
        return None
    setter, marks = bench.setter, list[Mark]()
    if not bench.is_headed:
        marks.append(rule(0, 0, bench.width, 0.35, bench.look.title))
    for line, x, align in words:
        use = replace(setter.table_head, align="end" if align == "end" else "start")
        marks += setter.marks(setter.set(line, use), x, HEAD, use, line)
    marks.append(rule(0, UNDER, bench.width, 0.35, bench.look.title))
    above = 0.4 if bench.is_headed else bench.grid.line * 0.6
    return Strip(UNDER + 0.35, tuple(marks), above=above, holds=True)


def ruled(rows: Sequence[Strip], head: Strip | None, bench: Bench) -> Iterator[Strip]:
    """Rows with a rule under each, below their head, which stands again where they go on elsewhere."""
    if head is not None:
        yield head
    for number, row in enumerate(rows):
        is_last = number == len(rows) - 1
        thick, ink = (0.35, bench.look.title) if is_last else (0.15, bench.setter.style.hair)
        under = rule(0, row.height, bench.width, thick, ink)
        holds = not is_last and (len(rows) <= SHORT or number in (0, len(rows) - 2))
        yield replace(row, marks=(*row.marks, under), holds=holds, again=head if number else None)
