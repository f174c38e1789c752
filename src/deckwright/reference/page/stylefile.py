"""`style.yaml` of the reference pages → a `PageStyle`."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from enum import StrEnum
from typing import Any, Final, TypeVar

from ...basics.problems import did_you_mean
from ...game.localized import read_localized
from ...game.model import Game, SourceFile
from ...game.source import Node, read_yaml
from ...game.source.keys import Table, boolean, integer, word
from ...game.source.report import Report
from .style import Edge, Look, NumberShape, PageStyle

COLOUR: Final = re.compile(r"#[0-9a-fA-F]{6}")
COLOURS: Final = ("ink", "soft", "hair")
FONTS: Final = ("display", "text", "flavour")
_Kind = TypeVar("_Kind", bound=StrEnum)


def read_style(source: SourceFile | None, game: Game, families: Sequence[str], report: Report) -> PageStyle:
    """The style that is written, or the plain one. Fonts have to be among the game's *families*."""
    if source is None:
        return PageStyle()
    root, problems = read_yaml(source.text, source.label)
    for found in problems:
        report.take(found)
    table = Table(root, report, "the style")
    title = table.read("title", lambda n, r, what: read_localized(n, game.languages, r, what))
    fonts, colours, titles = (table.table(key) for key in ("fonts", "colours", "titles"))
    given: dict[str, Any] = {
        name: fonts.read(name, lambda n, r, what: _family(n, families, r, what)) for name in FONTS
    }
    given |= {name: colours.read(name, _colour) for name in COLOURS}
    given |= {"weight": titles.read("weight", integer), "capitals": titles.read("capitals", boolean)}
    given["numbers"] = table.read("numbers", lambda n, r, what: _one_of(NumberShape, n, r, what))
    looks = {key.value: _look(node, report, key.value) for key, node in table.table("looks").items()}
    symbols = {key.value: _colour(node, report, key.value) for key, node in table.table("symbols").items()}
    for part in (fonts, colours, titles, table):
        part.finish()
    style = replace(PageStyle(), title=title, **{name: value for name, value in given.items() if value})
    return replace(style, looks=looks or style.looks, symbols={n: c for n, c in symbols.items() if c})


def _look(node: Node, report: Report, name: str) -> Look:
    table = Table(node, report, f"the look {name!r}")
    given: dict[str, Any] = {key: table.read(key, _colour) for key in ("title", "accent", "line")}
    given["edge"] = table.read("edge", lambda n, r, what: _one_of(Edge, n, r, what))
    table.finish()
    return replace(Look(), **{key: value for key, value in given.items() if value})


def _one_of(kinds: type[_Kind], node: Node, report: Report, what: str) -> _Kind | None:
    value = word(node, report, what)
    if value is None or value in list(kinds):
        return kinds(value) if value else None
    hint = did_you_mean(value, list(kinds))
    report.add("wrong-kind", f"{what} is {value!r}; {', '.join(kinds)} are allowed", node, hint)
    return None


def _colour(node: Node, report: Report, what: str) -> str | None:
    value = word(node, report, what)
    if value is None or COLOUR.fullmatch(value):
        return value
    report.add("wrong-kind", f'{what} is {value!r}; a colour such as "#0A2433" is allowed', node)
    return None


def _family(node: Node, families: Sequence[str], report: Report, what: str) -> str | None:
    value = word(node, report, what)
    if value is None or value in families:
        return value
    hint = did_you_mean(value, families) or f"the game's fonts are {', '.join(families)}"
    report.add("font-missing", f"{what}: the font {value!r} is not among the game's", node, hint)
    return None
