"""Rules over what a drawn front shows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

from ..game.condition_names import as_written
from ..game.conditions import Written
from ..game.rule_types import Shows
from .findings import Breach
from .scope import CardGroup


def shows(test: Shows, group: CardGroup, drawn: Mapping[str, Counter[str]]) -> Iterator[Breach]:
    """A front shows the symbol of its value and none of the family's others, but for those that its texts name."""
    family = {*test.symbols.values(), *test.never}
    for row in group.rows:
        if row.card.id not in drawn:
            continue
        value = test.of.value(row.values)
        wanted = test.symbols.get(as_written(value)) if value is not None else None
        own = Counter({name: n for name, n in drawn[row.card.id].items() if name in family})
        own -= Counter(name for name in _in_texts(row.values) if name in family)
        absent = wanted is not None and not own[wanted]
        others = sorted(name for name in own if name != wanted)
        if absent or others:
            found = f"the front shows {', '.join(others) or f'no {wanted}'}"
            yield Breach(found, wanted or "none of them", at=row, field=row.field_of(test.of.names))


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
