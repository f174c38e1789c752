"""`deals.yaml`: decks that are made by chance, each recipe a mapping under its id."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from ...basics.problems import did_you_mean
from ..conditions import Condition
from ..deal_types import HOLE, AlikeLaw, Deal, ExcludeLaw, Law, NumberLaw, SizeLaw, WithLaw
from ..localized import Localized, read_localized
from ..source import Mapping as MappingNode
from ..source import Node, Scalar
from ..source import Sequence as SequenceNode
from ..source.keys import Table, identifier, integer, words
from ..source.report import Report
from .cards import read_root
from .project import Project
from .rule_kinds import Reading, read_range

FILE: Final = "deals.yaml"
LARGEST: Final = 1000  # cards of a deck


@dataclass(frozen=True, slots=True)
class DealContext:
    """What a deal may name."""

    reading: Reading
    languages: Sequence[str]
    cards: Collection[str]
    rules: Collection[str]
    words: Mapping[str, Localized[str]]  # of game.yaml


def read_deals(project: Project, game: str, given: DealContext) -> dict[str, Deal]:
    """The deals of a game; none where it has no `deals.yaml`. One with a fault is reported and left out."""
    if FILE not in project.files(f"cards/{game}"):
        return {}
    report = given.reading.report
    root = read_root(project, f"cards/{game}/{FILE}", report)
    found = {
        key.value: _Reader(key, node, given).read()
        for key, node in Table(root, report, FILE).items()
        if identifier(key, report, "a deal")
    }
    return {id: deal for id, deal in found.items() if deal is not None}


@dataclass(slots=True)
class _Reader:
    """Reads one deal."""

    key: Scalar
    node: Node
    given: DealContext

    @property
    def report(self) -> Report:
        return self.given.reading.report

    def read(self) -> Deal | None:
        before = len(self.report.problems)
        table = Table(self.node, self.report, f"the deal {self.key.value!r}")
        if not isinstance(self.node, MappingNode):
            return None
        for key in ("from", "size"):
            table.require(key)
        title = table.read("title", self._localized)
        pool = self.given.reading.in_table(table, "from")
        weight = self.given.reading.in_table(table, "weight")
        laws = tuple(self._laws(table))
        taken = self._words(table)
        name = self._filled(table, "name", {*taken, "number", "seed"})
        inner = table.table("values")
        known = {*taken, "number", "seed", "name"}
        values = {key.value: self._filled(inner, key.value, known) for key, _ in inner.items()}
        rules = self._rules(table)
        table.finish()
        sizes = [law.cards for law in laws if isinstance(law, SizeLaw)]
        if pool is None or not sizes or len(self.report.problems) > before:
            return None
        title = title or Localized({self.given.languages[0]: self.key.value})
        return Deal(
            self.key.value,
            title,
            pool,
            sizes[0],
            weight,
            laws,
            MappingProxyType(taken),
            name or Localized({lang: f"{text} {{number}}" for lang, text in title.by_lang.items()}),
            MappingProxyType({key: value for key, value in values.items() if value is not None}),
            rules,
            self.key.place,
        )

    def _localized(self, node: Node, report: Report, what: str) -> Localized[str] | None:
        return read_localized(node, self.given.languages, report, what)

    # Laws

    def _laws(self, table: Table) -> Iterator[Law]:
        size, alike = table.node("size"), table.node("alike")
        if size is not None and (cards := self._whole(size, "`size`", LARGEST)) is not None:
            yield SizeLaw(cards, size.place)
        for key, node in table.table("numbers").items():
            if (law := self._number(key, node)) is not None:
                yield law
        if alike is not None and (most := self._whole(alike, "`alike`", LARGEST)) is not None:
            yield AlikeLaw(most, alike.place)
        excluded = table.node("exclude")
        lists = excluded.items if isinstance(excluded, SequenceNode) else [excluded] if excluded else []
        for node in lists:
            these = self._cards(node, "`exclude`")
            if len(set(these)) > 1:
                yield ExcludeLaw(these, node.place)
            elif these:
                hint = "write a list in the list: exclude: [[a, b], [a, c]]"
                self.report.add("wrong-value", "`exclude` has one card, alone", node, hint)
        for key, node in table.table("with").items():
            if self._is_card(key) and (brings := self._cards(node, f"`with` of {key.value!r}")):
                yield WithLaw(key.value, brings, key.place)

    def _whole(self, node: Node, what: str, most: int) -> int | None:
        found = integer(node, self.report, what)
        if found is not None and not 1 <= found <= most:
            self.report.add("wrong-value", f"{what} is {found}; 1 to {most} is allowed", node)
            return None
        return found

    def _number(self, key: Scalar, node: Node) -> NumberLaw | None:
        inner = Table(node, self.report, f"{key.value!r} of `numbers`")
        for name in ("where", "count"):
            inner.require(name)
        where: Condition | None = self.given.reading.in_table(inner, "where")
        count = inner.node("count")
        inner.finish()
        wanted = read_range(count, self.report, "`count`") if count is not None else None
        if where is None or wanted is None or count is None:
            return None
        least, most = wanted.least or 0, wanted.most
        if not (isinstance(least, int) and isinstance(most, int | None)) or least < 0:
            self.report.add("wrong-value", "`count` is in whole numbers from 0 on", count)
            return None
        return NumberLaw(key.value, where, least, most, key.place)

    def _cards(self, node: Node, what: str) -> tuple[str, ...]:
        nodes = node.items if isinstance(node, SequenceNode) else [node]
        found = words(node, self.report, what)
        good = [self._is_card(each) for each in nodes if isinstance(each, Scalar)]
        return found if all(good) else ()

    def _is_card(self, node: Scalar) -> bool:
        if node.value in self.given.cards:
            return True
        hint = did_you_mean(node.value, self.given.cards)
        self.report.add("unknown-name", f"there is no card {node.value!r}", node, hint)
        return False

    # What a deck is called, and what it says

    def _words(self, table: Table) -> dict[str, tuple[Localized[str], ...]]:
        """`words: {adjective: [brave, {en: Bold, fr: Hardi}]}`: words of game.yaml by their key, or as written."""
        found: dict[str, tuple[Localized[str], ...]] = {}
        for key, node in table.table("words").items():
            items = node.items if isinstance(node, SequenceNode) else [node]
            read = [self._word(item, f"`words` of {key.value!r}") for item in items]
            found[key.value] = tuple(each for each in read if each is not None)
        return found

    def _word(self, node: Node, what: str) -> Localized[str] | None:
        if isinstance(node, Scalar) and node.value in self.given.words:
            return self.given.words[node.value]
        return self._localized(node, self.report, what)

    def _filled(self, table: Table, key: str, known: Collection[str]) -> Localized[str] | None:
        found = table.read(key, self._localized)
        holes = [hole for text in (found.by_lang if found else {}).values() for hole in HOLE.findall(text)]
        for hole in dict.fromkeys(holes):
            if hole not in known:
                hint = did_you_mean(hole, known) or f"known are {', '.join(sorted(known))}"
                self.report.add("unknown-name", f"`{key}` has no word for {{{hole}}}", table.node(key), hint)
        return found

    def _rules(self, table: Table) -> tuple[str, ...] | None:
        node = table.node("rules")
        if node is None:
            return None
        found = words(node, self.report, "`rules`")
        for name in found:
            if name not in self.given.rules:
                hint = did_you_mean(name, self.given.rules)
                self.report.add("unknown-name", f"rules.yaml has no rule {name!r}", node, hint)
        return found
