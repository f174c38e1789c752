"""What an outlet demands, as `data/outlets/NAME.yaml` has it: each number with its source and the date of that."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from ..basics.tables import table


@cache
def numbers(outlet: str) -> Mapping[str, Any]:
    """The numbers of an outlet by name."""
    return {name: row["value"] for name, row in rows(outlet).items()}


@cache
def rows(outlet: str) -> Mapping[str, Mapping[str, Any]]:
    """The same with all that is known of each."""
    found: Mapping[str, Mapping[str, Any]] = table(f"outlets/{outlet}")["numbers"]
    return found
