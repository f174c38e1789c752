"""Selectors, matched at a price: what the styles of a face ask is counted, and ends where it would take too long.

The selectors are cssselect2's. It looks through all that stands before or around an element as often as it is asked;
so what it is given to look through tells how much was looked at.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cached_property
from typing import Any, Final

import cssselect2

MAX_STEPS: Final = 20_000_000  # of one face, each some 100 ns
_LONG: Final = 40  # characters of a selector that take one step
_TRIED: Final = 2  # steps that a selector takes
_PSEUDO: Final = 24  # more, where it counts what stands beside an element
_MADE: Final = 20  # steps that an element takes to be looked at
_BULKY: Final = 1_000  # characters of attributes that take one step to look through


class TooManyStepsError(Exception):
    """The styles of a face ask too much."""


class Meter:
    """Falls with every step; below nothing it raises TooManyStepsError."""

    def __init__(self) -> None:
        self.left = MAX_STEPS

    def spend(self, steps: int) -> None:
        self.left -= steps
        if self.left < 0:
            raise TooManyStepsError


class _Counted(list[Any]):
    """Elements that stand beside each other; who looks through them pays."""

    meter: Meter

    def __iter__(self) -> Iterator[Any]:
        self.meter.spend(len(self))
        return super().__iter__()

    def __getitem__(self, index: Any) -> Any:
        found = super().__getitem__(index)
        if isinstance(index, slice):
            self.meter.spend(len(found))
        return found


class Element(cssselect2.ElementWrapper):  # type: ignore[misc]
    """An element as selectors see it."""

    meter: Meter

    @classmethod
    def of_root(cls, root: Any, meter: Meter) -> Element:
        wrapper: Element = cls.from_xml_root(root)
        wrapper.meter = meter
        return wrapper

    def __init__(self, element: Any, parent: Any, *arguments: Any, **named: Any) -> None:
        if parent is not None:
            self.meter = parent.meter
            self.meter.spend(_MADE)
        super().__init__(element, parent, *arguments, **named)

    @property
    def ancestors(self) -> Iterator[Element]:
        """From the innermost out."""
        node = self.parent
        while node is not None:
            self.meter.spend(1)
            yield node
            node = node.parent

    @property
    def previous_siblings(self) -> Iterator[Element]:
        """From the nearest back."""
        node = self.previous
        while node is not None:
            self.meter.spend(1)
            yield node
            node = node.previous

    @cached_property
    def etree_children(self) -> list[Any]:
        children = _Counted(child for child in self.etree_element if isinstance(child.tag, str))
        children.meter = self.meter
        return children

    @cached_property
    def bulk(self) -> int:
        """What it takes to look through the attributes, beside the first glance."""
        return sum(map(len, self.etree_element.attrib.values())) // _BULKY


class Matcher(cssselect2.Matcher):  # type: ignore[misc]
    """The selectors of a sheet, each with its declarations."""

    def add(self, selector: Any, declarations: Any, written: str, count: int) -> None:
        """Add a selector, one of *count* that are *written* so."""
        steps = len(written) // (_LONG * count) + (_PSEUDO if ":" in written else 0)
        if "[" in written or steps:
            selector.test = _weighed(selector.test, steps)
        self.add_selector(selector, declarations)

    @staticmethod
    def add_relevant_selectors(element: Element, selectors: list[Any], relevant: list[Any]) -> None:
        element.meter.spend(_TRIED * len(selectors))
        cssselect2.Matcher.add_relevant_selectors(element, selectors, relevant)


def _weighed(test: Callable[[Element], bool], steps: int) -> Callable[[Element], bool]:
    def weighed(element: Element) -> bool:
        element.meter.spend(steps + element.bulk)
        return test(element)

    return weighed
