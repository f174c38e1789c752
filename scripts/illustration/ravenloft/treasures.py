"""Treasures: a thing upright on a sill with a lens of shade, before rays."""

from ..engraving.words import pictures

PICTURES = pictures("""
""")
