"""Backs: a star vault to 5.2 mm from the cut, webs that turn from rib to rib, and a boss with an emblem on two heads.

The light stands in the middle, so that a back is the same turned by half. How many ribs is the kind of the deck.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import partial

from ..document import Fragment, clipped, document, fill, placed, shifted, stroke, tightened
from ..engraving.burin import Plate
from ..engraving.parts import PARTS
from ..engraving.words import Setting, pictures
from ..paths import polygon, rectangle
from ..plans.vaults import vault
from .inks import INK, PAPER, TINTS

EMBLEMS = pictures("""
# dos-monstres
|s t.62 a0 r1.6 k.7 h.5 e.5: 0 -12.4, 2.6 -13.4, 5.2 -18!, 7.6 -11.6, 9.8 -7.6!, 8.2 -6.6, 8.4 -4!, 6 -3.8, 5.6 -1.6!, 3.2 -2.4, 0 -1.2
|s w t.2 a90 r1.2 k.6 h.4 e.4: 0 -9.4, 1.7 -8.4, 2 -5.4, 3.2 -3.6, 2 -2.2, 0 -1.8
|f k: 0 -5.2!, 1.3 -5, .9 -3.9, 0 -3.4!
+f k: 2.2 -9.2!, 5 -10.8, 5.4 -9.2, 3.4 -8.2
+o r: 3.9 -9.4 .55
+f k: 4.8 -15.4!, 6.2 -11.6, 4.4 -12.4
x k 5 .5: -4.6 -12, 0 -12.8, 4.6 -12 | 0 2.2
# dos-vilains
u bat: 0 -7.4 15
|f k: 0 -12.6!, 3.4 -12.6!, 4 -17!, 2.2 -15!, 0 -18.4!
+o r: 1 -8.6 .6
+o w: 1.9 -16.4 .1
# dos-rencontres
|s w n h.5 e.55: 0 -15.6, 7 -13, 13.6 -8!, 7 -4, 0 -2
b t.75 o0,-8.8,0 r1 k.2 h.1 e.5: 0 -8.8 5.4
o k: 0 -8.8 2.6
o w: 0 -10.2 .7
x k 11 .7: -13.6 -8.8, 0 -16.6, 13.6 -8.8 | 0 -2.6
# dos-rencontres-temps
c k .95: -14 -3.6, -10 -5.4, -7 -3.6, -3.4 -5.4, 0 -3.6, 3.4 -5.4, 7 -3.6, 10 -5.4, 14 -3.6
c k .8: -13.6 -7, -10 -8.6, -7 -6.8, -3.4 -8.6, 0 -6.8, 3.4 -8.6, 7 -6.8, 10 -8.6, 13.6 -7
c k .6: -12 -10.2, -9 -11.6, -6 -10, -3 -11.6, 0 -10, 3 -11.6, 6 -10, 9 -11.6, 12 -10.2
b w n e.5 h.6: 0 -13 4
c k .6>.2: 0 -13, 0 -15.8 | 0 -13, 2 -12.2
o k: 3.0 -13.0 .26, 2.6 -11.5 .26, 1.5 -10.4 .26, 0.0 -10.0 .26, -1.5 -10.4 .26, -2.6 -11.5 .26, -3.0 -13.0 .26, -2.6 -14.5 .26, -1.5 -15.6 .26, -0.0 -16.0 .26, 1.5 -15.6 .26, 2.6 -14.5 .26
# dos-rencontres-classique
|s t.5 a90 r1.6 k.75 h.5 e.5: 0 -16, 2.6 -15.2, 4.4 -12, 4.9 -7.4, 7.6 -4.4!, 7.6 -3!, 0 -3!
c w .9>.9: -5 -7.2, 0 -6.4, 5 -7.2
b t.9 e.4 r.6: 0 -2.1 1.7
b w n e.5: 0 -16.8 1.4
+c k .6: 10 -13, 11.6 -9.4, 11 -5 | 12.6 -12.4, 14 -9.2, 13.6 -6
# dos-tresors
|s w t.3 a0 r1 k.7 h.4 e.5: 0 -3.6, 1.2 -3.4, 2.4 -2.6, 5.6 -1.8!, 5.6 -.8!, 0 -.8!
b w t.3 r.6 h.3 e.45: 0 -5.2 1.9 1.4
|s w t.2 a90 r2 k.75 h.4 e.55: 0 -15.2, 9 -15.2!, 8.8 -12, 7 -8.6, 3.4 -6.6, 0 -6.2
b t.85 a0 r.6 h.1 e.5: 0 -15.3 9 1.5
f k: 0 -12.4!, 1.2 -10.8!, 0 -9.2!, -1.2 -10.8!
+f k: 3.9 -12!, 4.7 -10.9!, 3.9 -9.8!, 3.1 -10.9!
# dos-pouvoirs
|s w t.3 a90 r1.4 k.7 h.4 e.5: 0 -9.4, 2 -9.8, 3.4 -9!, 3.2 -1.6!, 0 -1.6!
c k .6>.4: 0 -9, .1 -11.4
u flame: .1 -13 3
+c k .8: 4.4 -14.2, 8.4 -16.4 | 4.8 -11.6, 9.6 -11.8 | 3 -16.6, 5.2 -19 | 5 -8.4, 9.4 -7.2
|s w t.4 a0 r.8 e.45: 0 -2.4!, 8 -2.4!, 6.4 -.6!, 0 -.6!
# dos-salles
+s t.8 a90 r1 k.2 h.4 e.5: 4.4 -2.2!, 4.4 -9, 6.8 -12.4!, 9.2 -9, 9.2 -2.2!
|s t.8 a90 r1 k.2 h.4 e.5: 0 -16!, 2.9 -11.4, 2.9 -2.2!, 0 -2.2!
c w .5>.5: -9.2 -6.6, 9.2 -6.6 | 0 -15, 0 -2
c k .6>.6: -10 -1.6, 10 -1.6
# dos-bonus
f k: 0 -17!, 1.6 -11.6!, 6.2 -14.4!, 3.6 -9.8!, 9 -8.2!, 3.6 -6.6!, 6 -2.2!, 1.6 -4.8!, 0 -1!, -1.6 -4.8!, -6 -2.2!, -3.6 -6.6!, -9 -8.2!,
-3.6 -9.8!, -6.2 -14.4!, -1.6 -11.6!
b w n e.4 h0: 0 -8.2 2.2
o k: 0 -8.2 .9
# dos-tuiles
|s t.5 a90 r1.2 k.4 h.5 e.5: 0 -11.4!, 3 -11.4!, 3 -13.6!, 4.6 -13.6!, 4.6 -15.8!, 6 -15.8!, 6 -14.6!, 7.2 -14.6!, 7.2 -15.8!, 8.6 -15.8!,
8.6 -2!, 0 -2!
+s w n e.4 h.2: 4 -15.8!, 6.6 -19.6!, 9.2 -15.8!
|f k: 0 -8.6!, 1.8 -6.6, 1.8 -2!, 0 -2!
+f k: 6 -11.6!, 7.2 -11.6!, 7.2 -8.6!, 6 -8.6!
c k .7>.7: -11 -1.6, 11 -1.6
""")
# Name of the file → family, ribs, width and height of the vault, radius of the boss.
CARD, TILE = (52.667, 77.556), (77.556, 77.556)
BACKS = {
    "monstres": ("monsters", 16, CARD, 21),
    "vilains": ("villains", 10, CARD, 21),
    "rencontres": ("encounters", 12, CARD, 21),
    "rencontres-temps": ("encounters", 12, CARD, 21),
    "rencontres-classique": ("encounters", 12, CARD, 21),
    "tresors": ("treasures", 8, CARD, 21),
    "pouvoirs": ("powers", 6, CARD, 21),
    "salles": ("tiles", 10, CARD, 21),
    "bonus": ("tiles", 10, CARD, 21),
    "tuiles": ("tiles", 4, TILE, 25),
    "jetons": ("tiles", 4, (16.0, 16.0), 3.4),
}


def vault_picture(name: str) -> Fragment:
    """One vault, its middle at 0 0."""
    kind, ribs, (wide, high), boss = BACKS[name]
    plate = Plate(wide, high, TINTS[kind], (wide / 2, high / 2))
    vault(plate, ribs, boss, small=name == "jetons")
    x, y = wide / 2, high / 2
    if name != "jetons":
        size = boss / 21
        emblem = f"u dos-{name}: {x} {y} {size} 0, {x} {y} {size} 180"
        Setting(plate, PARTS | EMBLEMS, axis=x).draw(f"{emblem}\nc k .5: {x - 13 * size} {y}, {x + 13 * size} {y}")
    frame = rectangle(-x, -y, wide, high)
    edge = stroke(rectangle(-x - 0.9, -y - 0.9, wide + 1.8, high + 1.8), INK, 0.2, sharp=True)
    drawn = clipped(frame, fill(frame, TINTS[kind]), shifted(-x, -y, plate.cut()))
    return drawn if name == "jetons" else drawn + stroke(frame, INK, 0.55, sharp=True) + edge


def back(name: str) -> str:
    """A card's or a tile's back; white to the cut."""
    wide, high = (88.0, 88.0) if name == "tuiles" else (63.0, 88.0)
    paper = fill(rectangle(-3, -3, wide + 6, high + 6), PAPER)
    return document(-3, -3, wide + 6, high + 6, paper, shifted(wide / 2, high / 2, vault_picture(name)))


def double_back() -> str:
    """Two vaults side by side."""
    paper, one = fill(rectangle(-3, -3, 182, 94), PAPER), vault_picture("tuiles")
    return tightened(document(-3, -3, 182, 94, paper, shifted(44, 44, one), placed(one, 132, 44, angle=180)))


def token() -> str:
    """Round, for tokens drawn blind: everything beyond the ring is paper."""
    ring = [(10 + 8 * math.cos(math.tau * k / 72), 10 + 8 * math.sin(math.tau * k / 72)) for k in range(72)]
    outside = polygon([(-2, -2), (22, -2), (22, 22), (-2, 22)]) + polygon(ring)
    drawn = fill(rectangle(-2, -2, 24, 24), PAPER) + shifted(10, 10, vault_picture("jetons"))
    drawn += fill(outside, PAPER, even_odd=True) + stroke(polygon(ring), INK, 0.6)
    outer = [(10 + (x - 10) * 1.11, 10 + (y - 10) * 1.11) for x, y in ring]
    return document(-2, -2, 24, 24, drawn, stroke(polygon(outer), INK, 0.2))


SNUFFED = """
light: 10 4
vault 12 .42: 23.4 23.4 15.6 36
c k .7>1.3>.9>.3: 23.2 12.6, 24.6 11, 22.6 9.4, 23.8 7.4, 26.4 5.6, 24.6 3.6
c k .3>.6>.2: 24.4 11.4, 26 10, 25.6 8.6, 27.4 7.4
s w t.16 a90 r2 k.85 b.6 h.5 e.5: 19.8 16.6!, 21.6 15.2, 25.4 15.4, 26.8 16.8!, 26.6 22, 27.4 25.6, 26.6 28, 27 34!, 19.6 34!, 19.9 24
s w t.3 a80 r.8 k.8 e.4: 19.9 16.6, 18.6 18.4, 18.4 23.4, 19.4 24.8, 20.2 22, 20.4 17.4
b t.5 a0 r.6 e.4: 23.2 16.2 2.6 .8
c k .8>.5: 23.2 16.2, 23.2 12.9
o r: 23.2 12.8 .5
s w t.45 a0 r1.4 k.8 e.5: 14.4 34.2, 18 32.6, 28.6 32.6, 32.2 34.2, 30.2 36.8, 16.6 36.8
s w t.3 a0 r1 k.7 e.45: 19.4 36.6!, 27.2 36.6!, 28.6 38.4!, 18 38.4!
l 1.1 w n e.45: 31.6 34, 35.4 33, 35.4 36.2, 31.2 35.6
c k .3>.3: 16.4 35.2, 23 36, 30 35.2
"""


def snuffed() -> str:
    """A power that has been used: the candle is out."""
    plate = Plate(46.8, 46.8, TINTS["powers"], (10, 4))
    Setting(plate, PARTS, axis=23.4).draw(SNUFFED)
    return document(0, 0, 46.8, 46.8, fill(rectangle(0, 0, 46.8, 46.8), TINTS["powers"]), plate.cut())


def drawings() -> dict[str, Callable[[], str]]:
    """Path of the file → the function that returns its whole text."""
    cards = {f"dos/{name}.svg": partial(back, name) for name in BACKS if name != "jetons"}
    return cards | {"dos/jetons.svg": token, "dos/tuiles-double.svg": double_back, "dos/utilise.svg": snuffed}
