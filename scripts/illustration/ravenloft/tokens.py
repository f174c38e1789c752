"""Tokens of monsters: one, two or three skulls, counted, on lines of the monsters' green."""

from ..engraving.words import pictures

PICTURES = pictures("""
# monstre-1: one
light: 5 2
front
b t.5 a0 r2.4 k.45 b.8 h0 e0: 10 10 8
u skull: 10 10 5
# monstre-2: two
light: 5 2
front
b t.5 a0 r2.4 k.45 b.8 h0 e0: 10 10 8
u skull: 6.4 10 3.1, 13.6 10 3.1
# monstre-3: three
light: 5 2
front
b t.5 a0 r2.4 k.45 b.8 h0 e0: 10 10 8
u skull: 10 6.2 2.7, 6.2 12.8 2.7, 13.8 12.8 2.7
""")
