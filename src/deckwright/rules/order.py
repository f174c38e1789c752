"""Rules over rows of whole numbers: levels without gaps, tables that cover every roll of a die."""

from __future__ import annotations

import re
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
_BAND: Final = re.compile(r"\s*(?P<low>\d{1,9})\s*(?:(?P<plus>\+)|(?:-|–|−|\.\.)\s*(?P<high>\d{1,9}))?\s*")


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
    values = [(row, test.low.value(row.values)) for row in group.rows]
    lists = [(row, value) for row, value in values if isinstance(value, tuple)]
    if lists:
        for row, lows in lists:
            highs = test.high.value(row.values) if test.high else ()
            bands = _bands(test, lows, highs if isinstance(highs, tuple) else ())
            yield from _find_gaps(test, bands, (row,), row)
    else:
        highs = [test.high.value(row.values) for row in group.rows] if test.high else ()
        yield from _find_gaps(test, _bands(test, [low for _, low in values], highs), group.rows, None)


def _bands(test: Cover, lows: Sequence[Any], highs: Sequence[Any]) -> list[tuple[int, int]]:
    """*lows* and *highs* pairwise; a band without an end is one number wide. Or what each of *lows* says by itself."""
    if test.high is None:
        return [band for low in lows if low is not None for band in _written_bands(low, test)]
    pairs = [
        (low, low if high is None else high) for low, high in zip_longest(lows, highs) if low is not None
    ]
    starts, ends = _whole([low for low, _ in pairs], test.low), _whole([high for _, high in pairs], test.high)
    return list(zip(starts, ends, strict=True))


def _written_bands(value: Any, test: Cover) -> Iterator[tuple[int, int]]:
    """`20`, `9–19`, `14+`, several with commas between them."""
    for part in str(value).split(","):
        match = _BAND.fullmatch(part)
        if match is None:
            message = f"{test.low.source} is {in_quotes(value)}, which is no range of whole numbers"
            raise ConditionError(message, hint="write 20, 9–19, 14+ or 1–3, 7")
        low = int(match["low"])
        yield low, test.end if match["plus"] else int(match["high"] or low)


def _find_gaps(
    test: Cover, bands: Sequence[tuple[int, int]], rows: tuple[CardRow, ...], at: CardRow | None
) -> Iterator[Breach]:
    counts: Counter[int] = Counter()
    for low, high in bands:
        counts.update(range(max(low, test.start), min(high, test.end) + 1))
    numbers = [number for band in bands for number in band]
    outside = [number for number in numbers if not test.start <= number <= test.end]
    if found := _faults(counts, range(test.start, test.end + 1), outside):
        names = test.low.names | (test.high.names if test.high else frozenset())
        field = at.field_of(names) if at else None
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
