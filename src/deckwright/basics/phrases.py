"""Numbers in sentences."""

from __future__ import annotations

from collections.abc import Sequence


def quantity(count: int, one: str, many: str | None = None) -> str:
    """*count* with what it counts, in the singular or plural.

    >>> quantity(1, "copy", "copies"), quantity(12, "card")
    ('1 copy', '12 cards')
    """
    return f"{count} {one if count == 1 else many or one + 's'}"


def listed(things: Sequence[str]) -> str:
    """
    >>> listed(["7"]), listed(["7", "8"]), listed(["7", "8", "9"])
    ('7', '7 and 8', '7, 8 and 9')
    """
    return " and ".join(filter(None, (", ".join(things[:-1]), *things[-1:])))
