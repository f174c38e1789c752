"""Rules over rows of whole numbers: levels without gaps, tables that cover every roll of a die."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from decimal import Decimal
from itertools import zip_longest
from typing import Any, Final

from ..basics.written import as_written, in_quotes
from ..game.conditions import Condition, ConditionError
from ..game.rule_types import Cover
from ..game.rule_types import Sequence as SequenceTest
from .findings import Breach
from .scope import CardGroup, CardRow

_LONGEST: Final = 10_000  # numbers of a row


def sequence(test: SequenceTest, group: CardGroup) -> Iterator[Breach]:
    """Within each card where its value is a list, in that order; else over the cards."""
    values = [(row, test.of.value(row.values)) for row in group.rows]
    lists = [(row, value) for row, value in values if isinstance(value, tuple)]
    for row, value in lists:
        found = _gaps(_whole(value, test.of), test.start, test.end)
        if not found and list(value) != sorted(value):
            found = f"they stand in the order {as_written(value)}"
        if found:
            yield Breach(
                f"{test.of.source}: {found}", _wish_text(test), at=row, field=row.field_of(test.of.names)
            )
    if lists or (not group.rows and test.end is None):
        return
    numbers = _whole([value for _, value in values if value is not None], test.of)
    if found := _gaps(numbers, test.start, test.end):
        yield Breach(f"{test.of.source}: {found}", _wish_text(test), group.rows)


def cover(test: Cover, group: CardGroup) -> Iterator[Breach]:
    bands = [(row, test.low.value(row.values), test.high.value(row.values)) for row in group.rows]
    lists = [band for band in bands if isinstance(band[1], tuple)]
    for row, low, high in lists:
        yield from _find_gaps(test, low, high if isinstance(high, tuple) else (), (row,), row)
    if not lists:
        lows, highs = [band[1] for band in bands], [band[2] for band in bands]
        yield from _find_gaps(test, lows, highs, group.rows, None)


def _find_gaps(
    test: Cover, lows: Sequence[Any], highs: Sequence[Any], rows: tuple[CardRow, ...], at: CardRow | None
) -> Iterator[Breach]:
    """*lows* and *highs* pairwise are the bands; a band without an end is one number wide."""
    pairs = [
        (low, low if high is None else high) for low, high in zip_longest(lows, highs) if low is not None
    ]
    starts, ends = _whole([low for low, _ in pairs], test.low), _whole([high for _, high in pairs], test.high)
    counts: Counter[int] = Counter()
    for low, high in zip(starts, ends, strict=True):
        counts.update(range(max(low, test.start), min(high, test.end) + 1))
    outside = [number for number in (*starts, *ends) if not test.start <= number <= test.end]
    if found := _faults(counts, range(test.start, test.end + 1), outside):
        field = at.field_of(test.low.names | test.high.names) if at else None
        shown = () if at else rows
        yield Breach(found, f"each of {test.start} to {test.end} once", shown, at, field)


def _gaps(numbers: Sequence[int], start: int, end: int | None) -> str:
    """What is wrong with a row of numbers that begins with *start*; nothing where it is right."""
    last = end if end is not None else min(max([*numbers, start]), start + _LONGEST)
    outside = [number for number in numbers if not start <= number <= last]
    return _faults(Counter(numbers), range(start, last + 1), outside)


def _faults(counts: Counter[int], wanted: range, outside: Sequence[int]) -> str:
    parts = (
        ([number for number in wanted if not counts[number]], "is missing"),
        ([number for number in wanted if counts[number] > 1], "stands more than once"),
        (sorted(set(outside)), "lies outside"),
    )
    return ", ".join(f"{_runs(numbers)} {what}" for numbers, what in parts if numbers)


def _wish_text(test: SequenceTest) -> str:
    numbers = f"{test.start}, {test.start + 1}, …" if test.end is None else f"{test.start} to {test.end}"
    return f"{numbers} without gaps"


def _whole(values: Sequence[Any], of: Condition) -> list[int]:
    for value in values:
        if isinstance(value, bool) or not isinstance(value, int | Decimal) or value != int(value):
            raise ConditionError(f"{of.source} is {in_quotes(value)}, which is no whole number")
    return [int(value) for value in values]


def _runs(numbers: Sequence[int]) -> str:
    """`1, 4–6`."""
    runs: list[list[int]] = []
    for number in numbers:
        if runs and runs[-1][-1] == number - 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    return ", ".join(str(run[0]) if len(run) == 1 else f"{run[0]}–{run[-1]}" for run in runs[:8])
