"""`rules.yaml`: the laws of a game's composition, each a mapping under its id."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from pathlib import PurePosixPath
from typing import Any

from ...basics.problems import Severity, did_you_mean
from ..condition_names import Vocabulary
from ..conditions import Condition
from ..kinds import Lookup
from ..localized import Localized, read_localized
from ..model import BASE, CardType, Rule
from ..rule_types import DataRow, Scope, Test
from ..source import Mapping as MappingNode
from ..source import Node, Scalar
from ..source.keys import Table, identifier, word, words
from ..source.report import Report
from .cards import read_root
from .data_tables import DATA, read_rows, vocabulary_of_rows
from .project import Project
from .rule_kinds import KINDS, PLACEHOLDERS, Reading, placeholders

FILE = "rules.yaml"


def reading_of(
    types: Mapping[str, CardType],
    decks: Sequence[str],
    lookup: Lookup,
    data: Mapping[str, Any],
    report: Report,
) -> Reading:
    """What expressions over the cards of a game are read with."""
    vocabulary = Vocabulary.of(types.values(), decks)
    symbols = lookup.symbols if lookup.all_symbols else None
    known = Vocabulary({**vocabulary.names, "decks": set(decks)}, vocabulary.items, symbols)
    return Reading(known, lookup, data, report)


def read_rules(
    project: Project,
    game: str,
    reading: Reading,
    languages: Sequence[str],
    variants: Collection[str],
    pawns: Vocabulary | None = None,
    data: Node | None = None,
) -> tuple[Rule, ...]:
    """The rules of a game in order; none where it has no `rules.yaml`. A rule with a fault is reported and left out.

    *pawns* is what pawns have, *data* what stands behind `data:`.
    """
    label, report = f"cards/{game}/{FILE}", reading.report
    root = (
        read_root(project, label, report) if FILE in project.files(str(PurePosixPath(label).parent)) else None
    )
    found = [
        _rule(key, node, reading, languages, variants, pawns, data)
        for key, node in Table(root, report, FILE).items()
        if identifier(key, report, "a rule")
    ]
    return tuple(rule for rule in found if rule is not None)


def _rule(
    key: Scalar,
    node: Node,
    reading: Reading,
    languages: Sequence[str],
    variants: Collection[str],
    pawns: Vocabulary | None,
    data: Node | None,
) -> Rule | None:
    report = reading.report
    before = len(report.problems)
    table = Table(node, report, f"the rule {key.value!r}")
    if not isinstance(node, MappingNode):
        return None
    message = table.read("message", lambda n, r, what: read_localized(n, languages, r, what))
    _check_placeholders(message, table)
    severity = table.read("severity", _severity) or Severity.ERROR
    reading, rows = _over(table, reading, pawns, data)
    is_over_pawns = rows is None and reading.noun == "pawn"
    scope = replace(_scope(table, reading), over_pawns=is_over_pawns, rows=rows)
    only = _variants(table, variants)
    kind, test = _test(table, reading, key)
    table.finish()
    if test is None or len(report.problems) > before:
        return None
    return Rule(key.value, kind, test, scope, message, severity, key.place, only)


def _over(
    table: Table, reading: Reading, pawns: Vocabulary | None, data: Node | None
) -> tuple[Reading, tuple[DataRow, ...] | None]:
    """What expressions are read with: `over: pawns`, or `over: data.levels` with the rows there; cards else."""
    node = table.node("over")
    if isinstance(node, Scalar) and node.value.partition(".")[0] == DATA:
        rows = read_rows(node, data, table.report) or ()
        known = vocabulary_of_rows(rows)
        return replace(reading, vocabulary=known, cards=reading.vocabulary, noun="row"), rows
    over = table.read("over", word)
    if over == "pawns" and pawns is None:
        hint = "name them under `pawns:` of game.yaml"
        table.report.add("wrong-value", "`over` is 'pawns'; the game has none", table.node("over"), hint)
    elif over not in (None, "cards", "pawns"):
        message = f"`over` is {over!r}; a rule is over cards, pawns or a table such as {DATA}.levels"
        table.report.add("wrong-value", message, table.node("over"), did_you_mean(over, ("cards", "pawns")))
    if over != "pawns":
        return reading, None
    return replace(
        reading, vocabulary=pawns or reading.vocabulary, cards=reading.vocabulary, noun="pawn"
    ), None


def _variants(table: Table, known: Collection[str]) -> tuple[str, ...]:
    """The variants that a rule is for, the base too, where it is not for all."""
    names = table.read("variants", words) or ()
    for name in names:
        if name not in (BASE, *known):
            there = ", ".join((BASE, *known))
            hint = did_you_mean(name, (BASE, *known)) or f"variants are {there}"
            table.report.add("unknown-name", f"there is no variant {name!r}", table.node("variants"), hint)
    return names


def _test(table: Table, reading: Reading, key: Scalar) -> tuple[str, Test | None]:
    """What the rule asks for: the one key that names a kind."""
    written = [kind for kind in KINDS if table.node(kind) is not None]
    if len(written) > 1:
        message = f"{table.what} asks for {' and '.join(written)}; a rule asks for one thing"
        reading.report.add("wrong-value", message, table.node(written[1]), "make two rules of it")
        return "", None
    if not written:
        if table.is_complete:
            hint = f"kinds of rule are {', '.join(KINDS)}"
            reading.report.add("missing-key", f"{table.what} asks for nothing", key, hint)
        return "", None
    node = table.node(written[0])
    assert node is not None
    return written[0], KINDS[written[0]](node, reading)


def _scope(table: Table, reading: Reading) -> Scope:
    among, where = (_optional(table.node(key), reading) for key in ("among", "where"))
    each, groups = _each(table.node("each"), reading)
    return Scope(among, each, groups, where)


def _optional(node: Node | None, reading: Reading) -> Condition | None:
    return None if node is None else reading.condition(node)


def _each(node: Node | None, reading: Reading) -> tuple[Condition | None, tuple[str, ...] | None]:
    """`each: region`, or `each: {region: [butina, caveport]}` with the groups that there must be."""
    if not isinstance(node, MappingNode):
        return _optional(node, reading), None
    entries = list(Table(node, reading.report, "`each`").items())
    if len(entries) != 1:
        message = f"`each` names {len(entries)} things; one is allowed"
        reading.report.add("wrong-value", message, node, "write each: region, or each: [region, type]")
        return None, None
    key, names = entries[0]
    return reading.condition(key), words(names, reading.report, f"`each` → {key.value!r}")


def _severity(node: Node, report: Report, what: str) -> Severity | None:
    name = word(node, report, what)
    if name is None or name in list(Severity):
        return Severity(name) if name else None
    message = f"{what} is {name!r}; allowed are {', '.join(Severity)}"
    report.add("wrong-value", message, node, did_you_mean(name, list(Severity)))
    return None


def _check_placeholders(message: Localized[str] | None, table: Table) -> None:
    for text in message.by_lang.values() if message else ():
        for name in placeholders(text):
            if name not in PLACEHOLDERS:
                hint = did_you_mean(name, PLACEHOLDERS) or f"known are {', '.join(PLACEHOLDERS)}"
                wrong = f"the message holds {{{name}}}, which stands for nothing"
                table.report.add("wrong-value", wrong, table.node("message"), hint)
