"""How much a run tries: everything with `scripts/test --all`, a share of every kind of case without."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, TypeVar

import pytest

Case = TypeVar("Case")

_everything = False


def set_everything(wanted: bool) -> None:
    """What `--all` says, before the modules of the tests are read."""
    global _everything
    _everything = wanted


def share(everything: int, few: int) -> int:
    """How often something is tried."""
    return everything if _everything else few


def examples(everything: int) -> int:
    """How many examples Hypothesis looks for: a quarter, and ten at the least, of what it looks for in a whole run."""
    return share(everything, min(everything, max(10, everything // 4)))


def thinned(cases: Iterable[Case], every: int = 5) -> list[Any]:
    """Cases of a parametrized test; all but one of so many are marked `exhaustive`."""
    return [
        pytest.param(case, marks=pytest.mark.exhaustive) if at % every else case
        for at, case in enumerate(cases)
    ]


def some(cases: Sequence[Case], turn: int, few: int) -> Sequence[Case]:
    """So *few* of the cases, others at each *turn*, so that over many turns every one is tried."""
    return cases if _everything else [cases[(turn * few + at) % len(cases)] for at in range(few)]
