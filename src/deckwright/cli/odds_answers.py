"""What `deckwright odds` answers, as text, JSON and CSV."""

from __future__ import annotations

import csv
import io
from collections.abc import Sequence
from fractions import Fraction
from textwrap import wrap
from typing import Any, Final

from ..basics.records import dataclass
from ..game.fights import FightRule
from ..rules.odds import ALONE_POLICY, DECKS, PAYING, POLICY, Distribution, FightOdds, Method, Outcome
from ..rules.statistics.bins import bins_of
from ..rules.statistics.figures import percent, plain
from .bars import bar

ROWS: Final = 32  # of a table; more values are taken together
WIDTH: Final = 40  # of a bar, in characters
NAMES: Final = ("win", "tie", "lose")

Ends = tuple[Fraction, Fraction, Fraction]


@dataclass(frozen=True, slots=True)
class Told:
    """What is told of a fight besides its ends."""

    redrawn: bool
    rule: FightRule
    found: FightOdds

    @property
    def more(self) -> list[tuple[str, Fraction]]:
        return [("hide", self.found.hide)] if self.rule.hide is not None else []

    def policy(self, rounds: Fraction | None) -> str:
        parts = [_policy(self.redrawn, rounds if self.rule.is_plain else None)]
        return " ".join([*filter(None, parts), *([PAYING] if self.rule.is_paid else [])])


def distribution_text(source: str, found: Distribution, method: Method, *, redrawn: bool) -> str:
    facts = (
        f"min {plain(found.min)}   mean {plain(found.mean)}   max {plain(found.max)}   sd {plain(found.sd)}"
    )
    exact = method.exact and len(found.ways) <= ROWS and found.total < 100_000
    bins = bins_of(found, ROWS)
    most = max(one.chance for one in bins)
    rows = [["value", "chance", "or more", *(["exact"] if exact else []), ""]]
    left = Fraction(1)
    for one in bins:
        fraction = [str(one.chance)] if exact else []
        rows.append(
            [one.label, percent(one.chance), percent(left), *fraction, bar(float(one.chance / most), WIDTH)]
        )
        left -= one.chance
    return "\n".join(
        [source, facts, "", align_columns(rows), "", *_notes(method, ALONE_POLICY if redrawn else "")]
    )


def ends_text(title: str, ends: Ends, method: Method, rounds: Fraction | None, told_too: Told) -> str:
    rows = [["", "chance", "± error" if not method.exact else "exact", ""]]
    for name, chance in (*zip(NAMES, ends, strict=True), *told_too.more):
        told = str(chance) if method.exact else percent(method.error(chance), 2)
        short = told if len(told) <= 24 else f"≈ {float(chance):.8f}"
        rows.append([name, percent(chance, 2), short, bar(float(chance), WIDTH)])
    lines = [title, "", align_columns(rows), ""]
    if rounds is not None:
        lines.append(f"{plain(rounds)} {'round' if rounds == 1 else 'rounds'} on average")
    if told_too.found.harm is not None:
        lines.append(f"{plain(told_too.found.harm)} of its vitality lost on average")
    if told_too.rule.is_paid:
        lines.append(f"{plain(told_too.found.paid)} {told_too.rule.pay or 'points'} paid on average")
    return "\n".join([*lines, *_notes(method, told_too.policy(rounds))])


def trials_text(method: Method) -> str:
    return f"{method.trials:,} {'trial' if method.trials == 1 else 'trials'}, seed {method.seed}"


def _notes(method: Method, policy: str) -> list[str]:
    how = "exact" if method.exact else f"simulated: {trials_text(method)}; the error is one standard error"
    return [how, *(wrap(f"policy: {policy}", 100) if policy else [])]


def _policy(redrawn: bool, rounds: Fraction | None) -> str:
    return " ".join([*([POLICY] if redrawn else []), *([DECKS] if rounds is not None else [])])


def distribution_json(source: str, found: Distribution, method: Method, *, redrawn: bool) -> dict[str, Any]:
    return {
        "power": source,
        "min": found.min,
        "max": found.max,
        "mean": float(found.mean),
        "sd": found.sd,
        "distribution": {str(value): float(chance) for value, chance in found.items()},
        "exact": {str(value): str(chance) for value, chance in found.items()} if method.exact else None,
        **method_json(method, ALONE_POLICY if redrawn else ""),
    }


def ends_json(
    sides: Sequence[str], ends: Ends, method: Method, rounds: Fraction | None, told_too: Told
) -> dict[str, Any]:
    chances = dict((*zip(NAMES, ends, strict=True), *told_too.more))
    answer: dict[str, Any] = {
        "power": sides[0],
        "versus": sides[1],
        **{name: float(chance) for name, chance in chances.items()},
        "exact": {name: str(chance) for name, chance in chances.items()} if method.exact else None,
    }
    if rounds is not None:
        answer["rounds"] = float(rounds)
    if told_too.found.harm is not None:
        answer |= {"lost": float(told_too.found.harm), "paid": float(told_too.found.paid)}
    if not method.exact:
        answer["standard_error"] = {name: method.error(chance) for name, chance in chances.items()}
    return answer | method_json(method, told_too.policy(rounds))


def method_json(method: Method, policy: str) -> dict[str, Any]:
    answer: dict[str, Any] = {"method": "exact" if method.exact else "simulated"}
    if not method.exact:
        answer |= {"trials": method.trials, "seed": method.seed}
    return answer | ({"policy": policy} if policy else {})


def distribution_csv(found: Distribution, method: Method) -> str:
    left = Fraction(1)
    rows: list[list[Any]] = [["value", "chance", "or_more", *(["exact"] if method.exact else [])]]
    for value, chance in found.items():
        rows.append([value, float(chance), float(left), *([str(chance)] if method.exact else [])])
        left -= chance
    return as_csv(rows)


def ends_csv(ends: Ends, method: Method, told_too: Told) -> str:
    rows: list[list[Any]] = [["result", "chance", "exact" if method.exact else "standard_error"]]
    for name, chance in (*zip(NAMES, ends, strict=True), *told_too.more):
        rows.append([name, float(chance), str(chance) if method.exact else method.error(chance)])
    return as_csv(rows)


def as_csv(rows: Sequence[Sequence[Any]]) -> str:
    output = io.StringIO()
    csv.writer(output, lineterminator="\n").writerows(rows)
    return output.getvalue().rstrip("\n")


def align_columns(rows: Sequence[Sequence[str]]) -> str:
    """Columns to the right, the last one (a bar) to the left."""
    widths = [max(len(row[i]) for row in rows) for i in range(len(rows[0]))]
    return "\n".join(
        "  ".join(
            [*(cell.rjust(width) for cell, width in zip(row[:-1], widths, strict=False)), row[-1]]
        ).rstrip()
        for row in rows
    )


def ends_of(found: FightOdds | Outcome) -> Ends:
    return found.win, found.tie, found.lose
