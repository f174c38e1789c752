"""`terms:` of game.yaml: the words that carry rules, as cards and rulebook are to say them."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from types import MappingProxyType
from typing import Final

from ...basics.problems import did_you_mean
from ..localized import Localized, nodes_by_language, read_localized
from ..markup import parse
from ..model import Term
from ..source import Node
from ..source.keys import Table, identifier, word, words
from ..source.report import Report
from ..wording import words_of

BOOK: Final = "book"


def read_terms(table: Table, languages: Sequence[str], symbols: Collection[str]) -> dict[str, Term]:
    found: dict[str, Term] = {}
    for key, node in table.items():
        if not identifier(key, table.report, "a term"):
            continue
        if (term := _term(key.value, node, languages, table.report)) is not None:
            _tell_symbols(term, node, symbols, table.report)
            found[key.value] = term
    return found


def _term(id: str, node: Node, languages: Sequence[str], report: Report) -> Term | None:
    what = f"the term {id!r}"
    table = Table(node, report, what)
    table.require("name", "write how it is called: name: {fr: manche, en: round}")
    name, also, meaning = (_localized(table, key, languages) for key in ("name", "also", "meaning"))
    only, written = table.read("only", word), table.node("only")
    if only is not None and only != BOOK:
        hint = "leave `only` out for a word that cards say, too"
        report.add("wrong-value", f"`only` of {what} is {only!r}; allowed is {BOOK!r}", written, hint)
    forms, instead_of = (_by_language(table, key, languages) for key in ("forms", "instead_of"))
    table.finish()
    if name is None:
        return None
    _tell_gaps(name, table, what, languages)
    return Term(id, name, also, meaning, forms, instead_of, only == BOOK, node.place)


def _tell_symbols(term: Term, node: Node, symbols: Collection[str], report: Report) -> None:
    """A meaning may show symbols, as the text of a card may."""
    for lang, text in term.meaning.by_lang.items() if term.meaning else ():
        for run in parse(text, lang).symbols:
            if run.name not in symbols:
                hint = did_you_mean(run.name, symbols) or "symbols are named under `symbols:` of game.yaml"
                report.add(
                    "unknown-symbol",
                    f"the term {term.id!r} names the symbol {run.name!r}, which there is not",
                    node,
                    hint,
                )


def _localized(table: Table, key: str, languages: Sequence[str]) -> Localized[str] | None:
    return table.read(key, lambda node, report, what: read_localized(node, languages, report, what))


def _by_language(table: Table, key: str, languages: Sequence[str]) -> Mapping[str, tuple[str, ...]]:
    """Words by language; a word or list alone is in the first."""
    node = table.node(key)
    nodes = nodes_by_language(node, languages, table.report) if node is not None else {}
    return MappingProxyType({lang: words(each, table.report, f"`{key}`") for lang, each in nodes.items()})


def _tell_gaps(name: Localized[str], table: Table, what: str, languages: Sequence[str]) -> None:
    """A term is looked for in every language, and needs a name with letters in each."""
    at = table.node("name")
    for lang in languages:
        if lang not in name.by_lang:
            table.report.add("missing-key", f"{what} has no name in {lang!r}", at, f"name: {{{lang}: …}}")
        elif not words_of(name.in_lang(lang)):
            message = f"the name of {what} in {lang!r} is {name.in_lang(lang)!r}, which holds no word"
            table.report.add("wrong-value", message, at)
