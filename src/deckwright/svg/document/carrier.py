"""The element that characters of a text stand in."""

from __future__ import annotations

from typing import NamedTuple

from ..typeset import Bar
from .style import ComputedStyle
from .tree import Node


class Decoration(NamedTuple):
    """A line along text, and the element whose fill and stroke it has."""

    kind: Bar
    node: Node
    style: ComputedStyle


Decorations = tuple[Decoration, ...]


class Carrier(NamedTuple):
    """The element that some characters stand in, with what it inherits along the way but CSS does not hand down."""

    node: Node
    style: ComputedStyle
    decorations: Decorations = ()
    shift: float = 0.0  # of the baseline, upwards, in user units
    symbol: str = ""  # the name of an inline symbol
    symbol_size: float = 1.08  # in em
    language: str = "en"  # the nearest xml:lang or lang
