"""The read-only things that a layout sees."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar


class View:
    """A read-only thing with named parts."""

    __slots__ = ("_cache",)
    methods: ClassVar[frozenset[str]] = frozenset()

    def __init__(self) -> None:
        self._cache: dict[str, Any] = {}

    def look(self, name: str) -> Any:
        """The part of this name. Raises KeyError where there is none."""
        try:
            return self._cache[name]
        except KeyError:
            value = self._cache[name] = self.find(name)
            return value

    def find(self, name: str) -> Any:
        raise NotImplementedError

    def names(self) -> Iterable[str]:
        """Every name that `look` knows, for messages."""
        raise NotImplementedError

    def __str__(self) -> str:
        raise TypeError(f"{self.label} cannot be printed whole; print one of its fields")

    @property
    def label(self) -> str:
        """How messages call it: `a card of type 'monstre'`."""
        raise NotImplementedError
