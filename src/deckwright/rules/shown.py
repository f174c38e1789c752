"""Rules over what a drawn front or back shows."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from fnmatch import fnmatchcase
from typing import Any, Final, Protocol

from ..basics.records import dataclass
from ..basics.written import as_written, in_quotes
from ..game.conditions import Condition, ConditionError, Written
from ..game.model import Card
from ..game.rule_types import Shows
from .findings import Breach
from .scope import CardGroup, CardRow, CardTable

_FIGURE: Final = re.compile(r"(?:(?<!\w)[-\u2212])?\d+")
_SYMBOL: Final = re.compile(r"\{[^{}]*\}")


class _Symbol(Protocol):
    @property
    def name(self) -> str: ...


class _Text(Protocol):
    @property
    def id(self) -> str: ...

    @property
    def text(self) -> str: ...


class _Record(Protocol):
    @property
    def symbols(self) -> Iterable[_Symbol]: ...

    @property
    def texts(self) -> Iterable[_Text]: ...


@dataclass(frozen=True, slots=True)
class Drawn:
    """What a drawn face shows: how often each symbol, and its texts in order, as pairs of id and words."""

    symbols: Counter[str]
    texts: tuple[tuple[str, str], ...] = ()

    @staticmethod
    def of(record: _Record) -> Drawn:
        """What drawing a face has recorded."""
        texts = tuple((text.id, text.text) for text in record.texts)
        return Drawn(Counter(symbol.name for symbol in record.symbols), texts)

    def figures(self, id: str) -> tuple[int, ...]:
        """The numbers in the texts of an id, which may end in * for all that begin so."""
        found = (text for name, text in self.texts if name and fnmatchcase(name, id))
        return tuple(number for text in found for number in _figures_in(_SYMBOL.sub(" ", text)))


DrawnOf = Callable[[CardRow], Drawn | None]  # None where it is not drawn


@dataclass(frozen=True, slots=True)
class Asked:
    """The symbols that a value asks for; `is_exact`: just so many of each, else one or more."""

    symbols: Counter[str]
    is_exact: bool

    def is_met_by(self, shown: Counter[str]) -> bool:
        return +shown == +self.symbols if self.is_exact else shown.keys() == self.symbols.keys()

    def __str__(self) -> str:
        return _listed(self.symbols) or "none of them"


def shows(test: Shows, group: CardGroup, drawn: DrawnOf) -> Iterator[Breach]:
    """A face shows the symbols that its values ask for and none of the family's others, but for those that the texts
    of a front name; its figures are those of its values."""
    with_symbols = test.symbols_of  # found by a walk over all its expressions
    for row in group.rows:
        face = Drawn(Counter()) if test.on_back and row.values.get("back") is None else drawn(row)
        if face is None:
            continue
        if found := _amiss(test, with_symbols, row, face):
            field, layout = row.field_of(test.names), _layout(row, test.on_back)
            side = "back" if test.on_back else "front"
            yield Breach(f"the {side} {found[0]}", found[1], at=row, field=field, layout=layout)


def _amiss(test: Shows, with_symbols: frozenset[str], row: CardRow, face: Drawn) -> tuple[str, str] | None:
    """What a face shows that is not what its card asks for, and what that is; the symbols of the fields *with_symbols*
    are asked for, and not named by a text alone."""
    family = {*test.symbols.values(), *test.counts, *test.never}
    asked = _asked(test, row)
    own = Counter({name: n for name, n in face.symbols.items() if name in family})
    if not test.on_back:
        others = {name: value for name, value in row.values.items() if name not in with_symbols}
        own -= Counter(name for name in _in_texts(others) if name in family)
    if not asked.is_met_by(own):
        told = own if asked.is_exact else Counter(own.keys())
        return f"shows {_listed(told) or _nothing(asked)}", str(asked)
    for id, of in test.figures.items():
        said, wanted = face.figures(id), tuple(_numbers(of.value(row.values)))
        if said != wanted:
            return f"says {_row(said)} in the text {in_quotes(id)}", _row(wanted)
    return None


def _numbers(value: Any) -> Iterator[int]:
    match value:
        case tuple():
            for item in value:
                yield from _numbers(item)
        case None:
            return
        case _:
            yield from _figures_in(as_written(value))


def _figures_in(text: str) -> Iterator[int]:
    """The whole numbers of a text, however they are signed: +2 is 2."""
    return (int(found.replace("\u2212", "-")) for found in _FIGURE.findall(text))


def _row(numbers: Sequence[int]) -> str:
    return ", ".join(map(str, numbers)) or "no figure"


def _layout(row: CardRow, is_back: bool) -> str | None:
    back = row.values.get("back")
    return back if is_back else row.card.type.front if isinstance(row.card, Card) else None


def on_backs(test: Shows, group: CardGroup, drawn: DrawnOf, table: CardTable) -> Iterator[Breach]:
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
