"""What a rule may ask for: each kind's value in `rules.yaml` → its type in `composition`."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import replace
from fractions import Fraction
from types import MappingProxyType
from typing import Any, Final

from ...basics.problems import did_you_mean
from ...basics.records import dataclass
from .. import rule_types as c
from ..condition_names import Vocabulary
from ..conditions import Condition, ConditionError
from ..expressions import ExpressionError, Power
from ..expressions import parse as parse_power
from ..kinds import Lookup
from ..source import Mapping as MappingNode
from ..source import Node, Scalar, place_in
from ..source import Sequence as SequenceNode
from ..source.keys import Table, integer, word, words
from ..source.report import Report

PLACEHOLDERS: Final = ("cards", "found", "group", "wanted")  # of a message, in braces

_LONGEST: Final = 10_000  # numbers that a cover or sequence runs over
_NUMBER: Final = r"[+-]?\d{1,12}(?:[.,]\d{1,6})?(?:/\d{1,6})?\s*%?"
_RANGE: Final = re.compile(rf"\s*(?P<low>{_NUMBER})?\s*(?P<dots>\.\.)?\s*(?P<high>{_NUMBER})?\s*")
_RANGES: Final = "write 16, 12.. (12 or more), ..5 (at most 5), 3..5; shares as 1/3.. or 30 %.."


@dataclass(frozen=True, slots=True)
class Reading:
    """What the parts of a rule are read with."""

    vocabulary: Vocabulary
    lookup: Lookup
    data: Mapping[str, Any]
    report: Report
    cards: Vocabulary | None = None  # of cards, where the rule is over something else
    noun: str = "card"  # what the rule is over

    @property
    def on_cards(self) -> Reading:
        """The same for what is said of cards in any rule."""
        return replace(self, vocabulary=self.cards, cards=None) if self.cards else self

    def condition(self, node: Node, *, over: bool = False) -> Condition | None:
        """An expression over one card, or over several; None where it was reported."""
        if isinstance(node, SequenceNode):  # [type, region] that YAML has read as a list
            written = f"[{', '.join(item.value for item in node.items if isinstance(item, Scalar))}]"
        else:
            written = word(node, self.report, "the expression") or ""
        if not written:
            return None
        try:
            return self.vocabulary.condition(written, over=over)
        except ConditionError as error:
            place = place_in(node, error.offset) if isinstance(node, Scalar) else node.place
            self.report.add("condition", error.message, place, error.hint)
            return None

    def in_table(self, table: Table, key: str) -> Condition | None:
        node = table.node(key)
        return None if node is None else self.condition(node)

    def read_wanted(self, node: Node | None, what: str) -> c.Wanted | None:
        """A range, or a range for each group by its name."""
        if node is None:
            return None
        if not isinstance(node, MappingNode):
            found = read_range(node, self.report, what)
            return None if found is None else c.Wanted(found)
        ranges = {
            key.value: read_range(inner, self.report, f"{what} of {key.value!r}")
            for key, inner in Table(node, self.report, what).items()
        }
        return c.Wanted(None, MappingProxyType({name: found for name, found in ranges.items() if found}))

    def power(self, node: Node) -> Power | None:
        """A power; None where it was reported."""
        written = word(node, self.report, "the power")
        if written is None:
            return None
        try:
            return parse_power(written, self.lookup.names)
        except ExpressionError as error:
            place = place_in(node, error.offset)
            self.report.add("power", f"the power cannot be read: {error.message}", place, error.hint)
            return None

    def numbers(self, node: Node, key: str) -> Mapping[str, int] | None:
        """The numbers by card at a place of the game's `data:`, as in `data.removed.easy`; None where reported."""
        path = word(node, self.report, f"`{key}`")
        table: Any = {"data": self.data}
        for name in path.split(".") if path else ():
            table = table.get(name) if isinstance(table, Mapping) else None
        if isinstance(table, Mapping) and all(str(value).isdecimal() for value in table.values()):
            return MappingProxyType({id: int(value) for id, value in table.items()})
        if path is not None:
            message = f"`data:` of game.yaml holds no numbers by card at {path!r}"
            self.report.add("unknown-name", message, node, f"write {key}: data.name, or the table itself")
        return None

    def field(self, key: Scalar) -> bool:
        """Whether *key* is a name of the cards; reported where it is none."""
        if key.value in self.vocabulary.names:
            return True
        hint = did_you_mean(key.value, self.vocabulary.names)
        what = f"no {self.noun if self.cards else 'type of card'} has a field {key.value!r}"
        self.report.add("unknown-field", what, key, hint)
        return False

    def can_be(self, field: str, value: str, node: Node) -> None:
        """Report a *value* that a field with choices never has."""
        known = self.vocabulary.names.get(field)
        if known is not None and value not in known and value != "none":
            hint = did_you_mean(value, known) or f"allowed are {', '.join(sorted(known))}"
            self.report.add("wrong-choice", f"{field} is never {value!r}", node, hint)


def placeholders(message: str) -> list[str]:
    return re.findall(r"\{(\w+)\}", message)


def read_range(node: Node, report: Report, what: str) -> c.Range | None:
    """`16`, `12..`, `..5`, `3..5`; numbers may be fractions or per cent."""
    written = word(node, report, what)
    if written is None:
        return None
    match = _RANGE.fullmatch(written.replace("\N{MINUS SIGN}", "-"))
    low, high = (_number(match[name]) for name in ("low", "high")) if match else (None, None)
    if match and match["dots"] and (low is not None or high is not None):
        if low is None or high is None or low <= high:
            return c.Range(low, high)
        report.add("wrong-value", f"{what} runs from {low} down to {high}", node, f"write {high}..{low}")
        return None
    if match and low is not None and high is None:
        return c.Range(low, low)
    report.add("wrong-value", f"{what} is {written!r}; a number or range is allowed", node, _RANGES)
    return None


def _number(written: str | None) -> c.Number | None:
    if written is None:
        return None
    digits = written.replace(",", ".").strip()
    whole, _, below = digits.rstrip("% ").partition("/")
    if below and not int(below):
        return None
    value = Fraction(whole) / (int(below) if below else 1) / (100 if digits.endswith("%") else 1)
    return int(value) if value.denominator == 1 else value


def _table(node: Node, reading: Reading, kind: str, *keys: str) -> Table:
    table = Table(node, reading.report, f"`{kind}`")
    for key in keys:
        table.require(key)
    return table


def _count(node: Node, reading: Reading) -> c.Test | None:
    wanted = reading.read_wanted(node, "the count")
    return c.Count(wanted) if wanted else None


def _copies(node: Node, reading: Reading) -> c.Test | None:
    wanted = reading.read_wanted(node, "the number of copies")
    return c.Copies(wanted) if wanted else None


def _of_and_is(node: Node, reading: Reading, kind: str) -> tuple[Condition, c.Wanted] | None:
    table = _table(node, reading, kind, "of", "is")
    of, wanted = reading.in_table(table, "of"), reading.read_wanted(table.node("is"), "`is`")
    table.finish()
    return (of, wanted) if of and wanted else None


def _total(node: Node, reading: Reading) -> c.Test | None:
    parts = _of_and_is(node, reading, "total")
    return parts and c.Total(*parts)


def _extremes(node: Node, reading: Reading) -> c.Test | None:
    parts = _of_and_is(node, reading, "extremes")
    if parts is None:
        return None
    for range_ in (parts[1].all, *parts[1].by_group.values()):
        if range_ and (range_.least is None or range_.most is None):
            message = "the extremes need a smallest and a largest value"
            reading.report.add("wrong-value", message, node, "write is: -10..40")
    return c.Extremes(*parts)


def _copies_by(node: Node, reading: Reading) -> c.Test | None:
    entries = list(_table(node, reading, "copies_by").items())
    if len(entries) != 1:
        hint = "write copies_by: {rarity: {common: 5, rare: 3}}"
        reading.report.add("wrong-value", "`copies_by` wants one field and its table", node, hint)
        return None
    key, inner = entries[0]
    of = reading.condition(key)
    numbers: dict[str, int] = {}
    for choice, value in Table(inner, reading.report, f"`copies_by` → {key.value!r}").items():
        count = integer(value, reading.report, f"the copies of {choice.value!r}")
        reading.can_be(key.value, choice.value, choice)
        numbers[choice.value] = count or 0
    return c.CopiesBy(of, MappingProxyType(numbers)) if of else None


def _allowed(node: Node, reading: Reading) -> c.Test | None:
    found: dict[str, tuple[str, ...]] = {}
    entries = list(_table(node, reading, "allowed").items())
    if not entries:
        hint = "write allowed: {weight: [2, 3]}"
        reading.report.add("wrong-value", "`allowed` names no field", node, hint)
    for key, inner in entries:
        if reading.field(key):
            found[key.value] = words(inner, reading.report, f"the values of {key.value!r}")
            for value in found[key.value]:
                reading.can_be(key.value, value, inner)
    return c.Allowed(MappingProxyType(found)) if found else None


def _unique(node: Node, reading: Reading) -> c.Test | None:
    of = reading.condition(node)
    return c.Unique(of) if of else None


def _patterns(node: Node, reading: Reading, kind: str) -> tuple[Mapping[str, str], ...]:
    """Cards by some of their values: `{region: butina, nom: Psoro}`, or a list of such."""
    found: list[Mapping[str, str]] = []
    for item in node.items if isinstance(node, SequenceNode) else [node]:
        pattern: dict[str, str] = {}
        for key, value in Table(item, reading.report, f"a card of `{kind}`").items():
            written = word(value, reading.report, f"the value of {key.value!r}")
            if reading.field(key) and written is not None:
                reading.can_be(key.value, written, value)
                pattern[key.value] = written
        found += [MappingProxyType(pattern)] if pattern else []
    if not found:
        hint = f"write {kind}: {{name: Dragon}}, or a list of such"
        reading.report.add("wrong-value", f"`{kind}` names no card", node, hint)
    return tuple(found)


def _exists(node: Node, reading: Reading) -> c.Test | None:
    patterns = _patterns(node, reading, "exists")
    return c.Exists(patterns) if patterns else None


def _exactly(node: Node, reading: Reading) -> c.Test | None:
    patterns = _patterns(node, reading, "exactly")
    return c.Exists(patterns, alone=True) if patterns else None


def _refers(node: Node, reading: Reading) -> c.Test | None:
    table = _table(node, reading, "refers", "of")
    of, cards = reading.in_table(table, "of"), reading.on_cards
    to, among = cards.in_table(table, "to"), cards.in_table(table, "among")
    table.finish()
    if to is None and table.node("to") is None:
        to = cards.vocabulary.condition("id")
    return c.Refers(of, to, among) if of and to else None


def _contains(node: Node, reading: Reading) -> c.Test | None:
    """Numbers by the id of a card, or the place of such a table in the game's `data:`, as in `data.removed.easy`."""
    if isinstance(node, MappingNode):
        found = {
            key.value: integer(value, reading.report, f"the copies of {key.value!r}") or 0
            for key, value in _table(node, reading, "contains").items()
        }
        if not found:
            hint = "write contains: {dragon: 1, goblin: 4}"
            reading.report.add("wrong-value", "`contains` names no card", node, hint)
        return c.Contains(MappingProxyType(found))
    numbers = reading.numbers(node, "contains")
    return c.Contains(numbers) if numbers is not None else None


def _partition(node: Node, reading: Reading) -> c.Test | None:
    entries = list(_table(node, reading, "partition").items())
    parts = {key.value: reading.condition(inner) for key, inner in entries}
    if len(parts) < 2:
        hint = "write partition: {day: \"time == 'day'\", night: \"time == 'night'\"}"
        reading.report.add("wrong-value", "`partition` wants two parts or more", node, hint)
        return None
    return c.Partition(MappingProxyType({name: part for name, part in parts.items() if part}))


def _sequence(node: Node, reading: Reading) -> c.Test | None:
    table = _table(node, reading, "sequence", "of")
    of, start, end = reading.in_table(table, "of"), table.read("start", integer), table.read("end", integer)
    table.finish()
    first = 1 if start is None else start
    if end is not None and not 0 <= end - first <= _LONGEST:
        message = f"`end` is {end}; {first} to {first + _LONGEST} is allowed"
        reading.report.add("wrong-value", message, table.node("end"))
        return None
    return c.Sequence(of, first, end) if of else None


def _cover(node: Node, reading: Reading) -> c.Test | None:
    is_whole = isinstance(node, MappingNode) and "of" in node.entries
    ends = ("of",) if is_whole else ("low", "high")
    table = _table(node, reading, "cover", *ends, "is")
    parts = [reading.in_table(table, key) for key in ends]
    over = table.read("is", read_range)
    table.finish()
    low, high = parts[0], None if is_whole else parts[1]
    if over is None or low is None or None in parts:
        return None
    least, most = over.least, over.most
    if not isinstance(least, int) or not isinstance(most, int) or most - least > _LONGEST:
        message = f"`is` wants two whole numbers, at most {_LONGEST} apart"
        reading.report.add("wrong-value", message, table.node("is"), "write is: 1..20")
        return None
    return c.Cover(low, high, least, most)


def _share(node: Node, reading: Reading) -> c.Test | None:
    table = _table(node, reading, "share", "of", "is")
    of, wanted, by = reading.in_table(table, "of"), table.read("is", read_range), table.read("by", word)
    if by not in (None, "cards", "copies"):
        message = f"`by` is {by!r}; a share is counted by cards or by copies"
        reading.report.add("wrong-value", message, table.node("by"))
    table.finish()
    return c.Share(of, wanted, by == "copies") if of and wanted else None


def _require(node: Node, reading: Reading) -> c.Test | None:
    condition = reading.condition(node)
    return c.Require(condition) if condition else None


def _expect(node: Node, reading: Reading) -> c.Test | None:
    condition = reading.condition(node, over=True)
    return c.Expect(condition) if condition else None


def _odds(node: Node, reading: Reading) -> c.Test | None:
    table = _table(node, reading, "odds", "of", "is")
    power, wanted = table.node("of"), table.read("is", read_range)
    table.finish()
    read = None if power is None else reading.power(power)
    return c.Odds(read, wanted) if read and wanted else None


def _shows(node: Node, reading: Reading) -> c.Test | None:
    table = _table(node, reading, "shows")
    if reading.cards is not None:
        what = f"a {reading.noun} has no face; `shows` looks at those of cards"
        hint = "leave `over` out; a sticker is a card, too"
        reading.report.add("wrong-value", what, node, hint)
        return None
    of, times = reading.in_table(table, "of"), reading.in_table(table, "times")
    side = table.read("on", word)
    if side not in (None, "front", "back"):
        message = f"`on` is {side!r}; a symbol is shown on the front or on the back"
        reading.report.add("wrong-value", message, table.node("on"), "write on: front, or on: back")
    if table.node("counts") is None and (table.node("figures") is None or of is not None or table.node("as")):
        table.require("of")
        table.require("as")
    elif table.node("of") is not None or times is not None:
        message = "`shows` says both `of` and `counts`; symbols follow from values or are counted"
        reading.report.add("wrong-value", message, table.node("counts"), "make two rules of it")
    symbols = _symbols_by_value(table, of, reading)
    never = tuple(symbol for _, symbol in _symbol_names(table.node("never"), reading, "`never`"))
    counts, figures = _symbol_counts(table, reading), _figures(table, reading)
    table.finish()
    if of is None and not counts and not figures:
        return None
    own = MappingProxyType(symbols), never, times, MappingProxyType(counts)
    return c.Shows(of, *own, side == "back", MappingProxyType(figures))


def _symbols_by_value(table: Table, of: Condition | None, reading: Reading) -> dict[str, str]:
    """`as: {common: one-star}`, or a list of symbols that are called as the values are."""
    node, field = table.node("as"), of.source if of else ""
    if node is not None and not isinstance(node, MappingNode):
        return dict(_symbol_names(node, reading, "the symbols of `as`", field))
    symbols: dict[str, str] = {}
    for key, inner in table.table("as").items() if node is not None else ():
        name = word(inner, reading.report, f"the symbol of {key.value!r}") or ""
        reading.can_be(field, key.value, key)
        symbols[key.value] = (name and reading.lookup.symbol(name, inner.place, reading.report)) or name
    return symbols


def _symbol_names(node: Node | None, reading: Reading, what: str, field: str = "") -> list[tuple[str, str]]:
    """A list of symbols as written, each with its own name; of a *field* whose values are called so, too."""
    names: list[tuple[str, str]] = []
    for item in node.items if isinstance(node, SequenceNode) else () if node is None else (node,):
        name, before = word(item, reading.report, what), len(reading.report.problems)
        if name is None:
            continue
        reading.can_be(field, name, item)
        is_told = len(reading.report.problems) > before  # one fault is told once
        symbol = None if is_told else reading.lookup.symbol(name, item.place, reading.report)
        names.append((name, symbol or name))
    return names


def _symbol_counts(table: Table, reading: Reading) -> dict[str, Condition]:
    """`counts: {coin: price != none}`."""
    counts: dict[str, Condition] = {}
    for key, inner in table.table("counts").items() if table.node("counts") is not None else ():
        symbol = reading.lookup.symbol(key.value, key.place, reading.report)
        if (number := reading.condition(inner)) is not None:
            counts[symbol or key.value] = number
    return counts


def _figures(table: Table, reading: Reading) -> dict[str, Condition]:
    """`figures: {price: cost}`: what the numbers of the text with this id are."""
    read = table.table("figures").items() if table.node("figures") is not None else ()
    return {key.value: of for key, inner in read if (of := reading.condition(inner)) is not None}


KINDS: Final[Mapping[str, Callable[[Node, Reading], c.Test | None]]] = {
    "count": _count,
    "copies": _copies,
    "copies_by": _copies_by,
    "total": _total,
    "share": _share,
    "extremes": _extremes,
    "allowed": _allowed,
    "unique": _unique,
    "exists": _exists,
    "exactly": _exactly,
    "contains": _contains,
    "refers": _refers,
    "partition": _partition,
    "sequence": _sequence,
    "cover": _cover,
    "require": _require,
    "expect": _expect,
    "odds": _odds,
    "shows": _shows,
}
