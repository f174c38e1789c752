"""Rules over single cards, and over which cards there are."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from ..basics.phrases import quantity
from ..basics.written import as_written
from ..game.conditions import Condition, pluck
from ..game.rule_types import Allowed, Contains, Exists, Expect, Partition, Refers, Require, Unique
from .findings import Breach
from .scope import CardGroup, CardRow, CardTable


def require(test: Require, group: CardGroup) -> Iterator[Breach]:
    for row in group.rows:
        if not test.condition.holds(row.values):
            names = test.condition.names
            yield Breach(_values_text(names, row), test.condition.source, at=row, field=row.field_of(names))


def expect(test: Expect, group: CardGroup) -> Iterator[Breach]:
    rows = [row.values for row in group.rows]
    if test.condition.value_over(rows):
        return
    failing = test.condition.failing_over(rows)
    sides = (f"{written} is {as_written(value)}" for written, value in failing.sides.items())
    found, wanted = ", ".join(sides) or "it is not so", test.condition.source
    deciding = tuple(group.rows[number] for number in failing.deciding)
    to_blame = deciding if len(deciding) < len(group.rows) else ()  # all cards together are no place to look
    yield Breach(found, wanted, to_blame, to_blame[0] if len(to_blame) == 1 else None)


def allowed(test: Allowed, group: CardGroup) -> Iterator[Breach]:
    for row in group.rows:
        for field, known in test.values.items():
            value = row.values.get(field)
            items = value if isinstance(value, tuple) else (value,)
            wrong = [as_written(item) for item in items if item is not None and as_written(item) not in known]
            if wrong:
                yield Breach(f"{field} is {', '.join(wrong)}", " or ".join(known), at=row, field=field)


def unique(test: Unique, group: CardGroup) -> Iterator[Breach]:
    owners: dict[Any, list[CardRow]] = {}
    for row in group.rows:
        value = test.of.value(row.values)
        items = value if isinstance(value, tuple) and not test.of.is_list else (value,)
        for item in items:
            if item is not None and not (test.of.is_list and None in item):
                owners.setdefault(as_written(item), []).append(row)
    for value, rows in owners.items():
        if len(rows) > 1:
            found = f"{test.of.source} is {value} on {len(rows)} {group.noun}s"
            yield Breach(found, "each once", tuple(rows), rows[1], rows[1].field_of(test.of.names))


def exists(test: Exists, group: CardGroup) -> Iterator[Breach]:
    """Missing and, where the list is all there may be, surplus cards; all in one finding."""
    matches = [[row for row in group.rows if _matches(pattern, row)] for pattern in test.patterns]
    absent = [_pattern_text(p) for p, rows in zip(test.patterns, matches, strict=True) if not rows]
    surplus: list[CardRow] = []
    if test.alone:
        listed = {id(row) for rows in matches for row in rows}
        surplus = [row for row in group.rows if id(row) not in listed]
        surplus += [row for rows in matches for row in rows[1:]]
    found = [f"there is no {group.noun} with {' and none with '.join(absent)}"] if absent else []
    if surplus:
        found.append("there is one too many" if len(surplus) == 1 else f"there are {len(surplus)} too many")
    if found:
        patterns = "; ".join(_pattern_text(pattern) for pattern in test.patterns)
        wanted = f"{'just' if test.alone else 'all of'} these: {patterns}"
        rows = tuple(dict.fromkeys(surplus))
        yield Breach(", and ".join(found), wanted, rows, rows[0] if len(rows) == 1 else None)


def refers(test: Refers, group: CardGroup, table: CardTable) -> Iterator[Breach]:
    targets = {
        as_written(item)
        for row in table.cards
        if test.among is None or test.among.holds(row.values)
        for item in _items(test.to, row)
    }
    what = f"the {test.to.source} of a card" + (f" with {test.among.source}" if test.among else "")
    for row in group.rows:
        items = [as_written(item) for item in _items(test.of, row)]
        wrong = [item for item in items if item not in targets]
        if wrong or not items:
            found = f"{test.of.source} is {', '.join(wrong) or 'none'}"
            yield Breach(found, what, at=row, field=row.field_of(test.of.names))


def contains(test: Contains, group: CardGroup) -> Iterator[Breach]:
    copies = {row.card.id: row.card.copies for row in group.rows}
    there = {row.card.id: row for row in group.rows}
    for card, wanted in test.cards.items():
        if copies.get(card, 0) < wanted:
            found = (
                f"{card} is there {quantity(copies.get(card, 0), 'time')}"
                if card in copies
                else f"there is no {card}"
            )
            yield Breach(found, f"{card} {quantity(wanted, 'time')}", at=there.get(card))


def partition(test: Partition, group: CardGroup) -> Iterator[Breach]:
    for row in group.rows:
        parts = [name for name, part in test.parts.items() if part.holds(row.values)]
        if len(parts) != 1:
            found = f"it belongs to {' and '.join(parts) or 'none of the parts'}"
            yield Breach(found, f"exactly one of {', '.join(test.parts)}", at=row)


def _items(of: Condition, row: CardRow) -> tuple[Any, ...]:
    return tuple(_flat(of.value(row.values)))


def _flat(value: Any) -> Iterator[Any]:
    """What a value holds, list by list; nothing where it has none."""
    if isinstance(value, tuple):
        for item in value:
            yield from _flat(item)
    elif value is not None:
        yield value


def _matches(pattern: Mapping[str, str], row: CardRow) -> bool:
    for name, wanted in pattern.items():
        value = row.values.get(name)
        written = {as_written(item) for item in value} if isinstance(value, tuple) else {as_written(value)}
        if wanted not in written:
            return False
    return True


def _pattern_text(pattern: Mapping[str, str]) -> str:
    return ", ".join(f"{name} {value}" for name, value in pattern.items())


def _values_text(names: frozenset[str], row: CardRow) -> str:
    """The values that a condition asked for; of a list or map what it asked of it."""
    whole = {name for name in names if not any(other.startswith(f"{name}.") for other in names)}
    shown = [f"{name} is {_short(as_written(_value_at(name, row)))}" for name in sorted(whole)]
    return ", ".join(shown) or "it is not so"


def _value_at(name: str, row: CardRow) -> Any:
    outer, _, inner = name.partition(".")
    value = row.values.get(outer)
    return pluck(value, inner) if inner else value


def _short(text: str) -> str:
    line = " ".join(text.split())
    return line if len(line) <= 60 else f"{line[:59]}…"
