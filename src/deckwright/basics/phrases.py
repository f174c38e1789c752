"""Numbers in sentences."""

from __future__ import annotations


def quantity(count: int, one: str, many: str | None = None) -> str:
    """*count* with what it counts, in the singular or plural.

    >>> quantity(1, "copy", "copies"), quantity(12, "card")
    ('1 copy', '12 cards')
    """
    return f"{count} {one if count == 1 else many or one + 's'}"
