"""Deckwright: card databases, drawn through SVG layouts, into sheets that one prints, cuts and plays."""

__version__ = "0.1.0"
