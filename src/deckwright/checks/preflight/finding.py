"""What a check of a face finds."""

from __future__ import annotations

from collections.abc import Iterator

from ...basics.problems import Problem
from ...basics.records import dataclass


@dataclass(frozen=True, slots=True)
class Finding:
    """A problem, and by how much it is one: of those that share a cause the worst is told."""

    problem: Problem
    badness: float


Findings = Iterator[Finding]
