"""Deckwright: card databases, drawn through SVG layouts, into sheets that one prints, cuts and plays."""

from .basics import native
from .basics.native import libraries

__version__ = "0.1.0"

libraries.prepare()
native.prepare()
