"""Powers: an emblem over the boss of a vault of four, six or eight ribs; its ends leave the disc."""

from ..engraving.words import pictures

PICTURES = pictures("""
""")
