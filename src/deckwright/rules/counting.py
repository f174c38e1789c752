"""Rules over numbers: cards, copies, totals, shares, extremes."""

from __future__ import annotations

from collections.abc import Iterator
from decimal import Decimal
from fractions import Fraction
from typing import Any

from ..basics.phrases import quantity
from ..basics.written import as_written, in_quotes, percent
from ..game.conditions import Condition, ConditionError
from ..game.rule_types import Copies, CopiesBy, Count, Extremes, Odds, Range, Share, Total, Wanted
from .findings import MOST, Breach
from .scope import CardGroup, CardRow, CardTable


def range_for(wanted: Wanted, group: CardGroup) -> Range | None:
    return wanted.all or wanted.by_group.get(group.name or "")


def count(test: Count, group: CardGroup) -> Iterator[Breach]:
    yield from _number(len(group.rows), group.noun, test.wanted, group)


def copies(test: Copies, group: CardGroup) -> Iterator[Breach]:
    what = "printed card" if group.noun == "card" else group.noun
    yield from _number(group.copies, what, test.wanted, group)


def total(test: Total, group: CardGroup) -> Iterator[Breach]:
    found = sum(value for _, value in numbers(test.of, group))
    wanted = range_for(test.wanted, group)
    if wanted is None:
        yield _unknown_group(test.wanted, group)
    elif not wanted.holds(found):
        yield Breach(f"{test.of.source} adds up to {_plain(found)}", str(wanted), group.rows)


def _number(found: int, what: str, wanted: Wanted, group: CardGroup) -> Iterator[Breach]:
    range_ = range_for(wanted, group)
    if range_ is None:
        if group.rows:
            yield _unknown_group(wanted, group)
    elif not range_.holds(found):
        # The first dozen of a whole deck are no more to blame than the others.
        to_list = group.rows if len(group.rows) <= MOST or range_.most == 0 else ()
        yield Breach(quantity(found, what), str(range_), to_list)


def _unknown_group(wanted: Wanted, group: CardGroup) -> Breach:
    names = ", ".join(wanted.by_group)
    return Breach(f"the rule has no number for {in_quotes(group.name)}", f"one of {names}", group.rows)


def copies_by(test: CopiesBy, group: CardGroup) -> Iterator[Breach]:
    for row in group.rows:
        value = test.of.value(row.values)
        if value is None:
            continue
        wanted = test.copies.get(as_written(value))
        source = f"{test.of.source} {as_written(value)}"
        if wanted is None:
            field = row.field_of(test.of.names)
            yield Breach(f"the rule has no number for {source}", ", ".join(test.copies), at=row, field=field)
        elif wanted != row.card.copies:
            field = row.field_of(["copies"]) or row.field_of(test.of.names)
            found = f"{source} has {quantity(row.card.copies, 'copy', 'copies')}"
            yield Breach(found, f"exactly {wanted}", at=row, field=field)


def extremes(test: Extremes, group: CardGroup) -> Iterator[Breach]:
    wanted = range_for(test.wanted, group)
    found = sorted(numbers(test.of, group), key=lambda entry: entry[1])
    if wanted is None or wanted.least is None or wanted.most is None:
        if found:
            yield _unknown_group(test.wanted, group)
        return
    if not found:
        yield Breach(f"no {group.noun} has {test.of.source}", f"{wanted}")
        return
    ends = (("smallest", found[0], wanted.least), ("largest", found[-1], wanted.most))
    for name, (row, value), end in ends:
        if value != end:
            field = row.field_of(test.of.names)
            text = f"the {name} {test.of.source} is {_plain(value)}"
            yield Breach(text, _plain(Fraction(end)), at=row, field=field)


def share(test: Share, group: CardGroup) -> Iterator[Breach]:
    matching = [row for row in group.rows if test.of.holds(row.values)]
    whole = group.copies if test.copies else len(group.rows)
    part = sum(row.card.copies for row in matching) if test.copies else len(matching)
    if whole and not test.wanted.holds(Fraction(part, whole)):
        what = quantity(whole, "copy", "copies") if test.copies else quantity(whole, group.noun)
        found = (
            f"{part} of {what} ({percent(part / whole)}) {'is' if part == 1 else 'are'} of {test.of.source}"
        )
        yield Breach(found, _percent(test.wanted), tuple(matching))


def odds(test: Odds, table: CardTable) -> Iterator[Breach]:
    from .odds import OddsError, distribution, setting_of  # noqa: PLC0415 - a large part, and few rules ask for it

    try:
        found = distribution(test.power, setting_of(table.game))
    except OddsError as error:
        raise ConditionError(error.message, hint=error.hint) from error
    if (found.min, found.max) != (test.wanted.least, test.wanted.most):
        text = f"{test.power.source} comes to {_plain(found.min)} to {_plain(found.max)}"
        yield Breach(text, str(test.wanted))


def numbers(of: Condition, group: CardGroup) -> list[tuple[CardRow, Fraction]]:
    """The value of an expression on each card that has one; of a list, each item. Raises ConditionError."""
    found: list[tuple[CardRow, Fraction]] = []
    for row in group.rows:
        value = of.value(row.values)
        items = value if isinstance(value, tuple) else (value,)
        found += [(row, _fraction(item, of)) for item in items if item is not None]
    return found


def _fraction(value: Any, of: Condition) -> Fraction:
    if isinstance(value, int | Decimal):
        return Fraction(value)
    raise ConditionError(f"{of.source} is {in_quotes(value)}, which is no number")


def _plain(number: Fraction | int) -> str:
    value = Fraction(number)
    is_short = value.denominator == 1 or 100 % value.denominator == 0  # written with two decimals at most
    text = f"{float(value):.10g}" if is_short else f"{float(value):.1f}"
    return text.replace("-", "\N{MINUS SIGN}")


def _percent(wanted: Range) -> str:
    """A range of shares in per cent, and as the fractions that were written."""
    ends = [None if end is None else percent(float(end)) for end in (wanted.least, wanted.most)]
    low, high = ends
    if low == high:
        return f"exactly {low}"
    if high is None:
        return f"{low} or more"
    return f"at most {high}" if low is None else f"{low} to {high}"
