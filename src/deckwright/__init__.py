"""Deckwright: card databases, drawn through SVG layouts, into sheets that one prints, cuts and plays."""

from .libraries import prepare

__version__ = "0.1.0"

prepare()
