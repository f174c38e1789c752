"""Deckwright: card databases, drawn through SVG layouts, into sheets that one prints, cuts and plays."""

from . import bindings, libraries

__version__ = "0.1.0"

libraries.prepare()
bindings.prepare()
