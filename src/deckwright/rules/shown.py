"""Rules over what a drawn front or back shows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any

from ..basics.written import as_written
from ..game.conditions import Condition, ConditionError, Written
from ..game.model import Card
from ..game.rule_types import Shows
from .findings import Breach
from .scope import CardGroup, CardRow, CardTable

SymbolsOf = Callable[[CardRow], Counter[str] | None]  # what a face shows; None where it is not drawn


@dataclass(frozen=True, slots=True)
class Asked:
    """The symbols that a value asks for; `is_exact`: just so many of each, else one or more."""

    symbols: Counter[str]
    is_exact: bool

    def is_met_by(self, shown: Counter[str]) -> bool:
        return +shown == +self.symbols if self.is_exact else shown.keys() == self.symbols.keys()

    def __str__(self) -> str:
        return _listed(self.symbols) or "none of them"


def shows(test: Shows, group: CardGroup, drawn: SymbolsOf) -> Iterator[Breach]:
    """A face shows the symbols that its values ask for and none of the family's others, but for those that the texts
    of a front name."""
    family = {*test.symbols.values(), *test.counts, *test.never}
    for row in group.rows:
        shown = Counter[str]() if test.on_back and row.values.get("back") is None else drawn(row)
        if shown is None:
            continue
        asked = _asked(test, row)
        own = Counter({name: n for name, n in shown.items() if name in family})
        if not test.on_back:
            others = {name: value for name, value in row.values.items() if name not in test.symbols_of}
            own -= Counter(name for name in _in_texts(others) if name in family)
        if not asked.is_met_by(own):
            told = own if asked.is_exact else Counter(own.keys())
            found = f"the {'back' if test.on_back else 'front'} shows {_listed(told) or _nothing(asked)}"
            field = row.field_of(test.names)
            yield Breach(found, str(asked), at=row, field=field, layout=_layout(row, test.on_back))


def _layout(row: CardRow, is_back: bool) -> str | None:
    back = row.values.get("back")
    return back if is_back else row.card.type.front if isinstance(row.card, Card) else None


def on_backs(test: Shows, group: CardGroup, drawn: SymbolsOf, table: CardTable) -> Iterator[Breach]:
    """The same of backs: cards that share a back at fault are told together, at the deck that gives it."""
    alike: dict[tuple[str, str, Any, Any], list[Breach]] = {}
    for found in shows(test, group, drawn):
        assert found.at is not None
        key = (found.found, found.wanted, found.at.values.get("back"), found.at.values.get("deck"))
        alike.setdefault(key, []).append(found)
    for (_, _, _, deck), breaches in alike.items():
        rows = tuple(found.at for found in breaches if found.at)
        of_deck = (
            table.game.decks[deck].place
            if deck and not any(isinstance(row.card, Card) and row.card.back for row in rows)
            else None
        )
        yield replace(breaches[0], rows=rows, at=rows[0] if len(rows) == 1 else None, place=of_deck)


def _asked(test: Shows, row: CardRow) -> Asked:
    if test.of is None:
        return Asked(Counter({name: _number(of, row) for name, of in test.counts.items()}), is_exact=True)
    value = test.of.value(row.values)
    items = Counter({written: n for written, n in _items(value).items() if written in test.symbols})
    times = 1 if test.times is None else _number(test.times, row)
    symbols: Counter[str] = Counter()
    for written, n in items.items():
        symbols[test.symbols[written]] += n * times
    return Asked(symbols, is_exact=test.times is not None or isinstance(value, tuple | Mapping))


def _items(value: Any) -> Counter[str]:
    """The values in a value, as written, and how often each stands there; a number in a map counts its key."""
    if isinstance(value, tuple):
        return sum((_items(item) for item in value), Counter[str]())
    if isinstance(value, Mapping):
        numbers = Counter({name: int(n) for name, n in value.items() if isinstance(n, int) and n > 0})
        return sum((_items(n) for n in value.values() if not isinstance(n, int)), numbers)
    return Counter() if value is None else Counter([as_written(value)])


def _number(of: Condition, row: CardRow) -> int:
    value = of.value(row.values)
    if value is None:
        return 0
    if isinstance(value, int) and value >= 0:
        return int(value)
    raise ConditionError(f"{of.source} is {as_written(value)}; a number of symbols is 0, 1, 2 …")


def _listed(symbols: Counter[str]) -> str:
    return ", ".join(name if n == 1 else f"{n} × {name}" for name, n in sorted(symbols.items()) if n > 0)


def _nothing(asked: Asked) -> str:
    names = sorted(+asked.symbols)
    return f"no {names[0]}" if len(names) == 1 else "none of them"


def _in_texts(value: Any) -> Iterator[str]:
    match value:
        case Written():
            yield from value.symbols
        case tuple():
            for item in value:
                yield from _in_texts(item)
        case Mapping():
            for item in value.values():
                yield from _in_texts(item)
