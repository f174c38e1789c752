"""The emblems and icons: solid shapes with real holes on a grid of 24, one colour.

Where a number matters it is counted: a critical hit has two blades, a mighty wave two crests.
"""

from __future__ import annotations

from collections.abc import Callable

from .. import paths
from ..paths import brush, circle, lens, mirrored, polygon, rectangle, spike, star, turned

Paths = list[str]  # each the data of one even-odd path


def half(text: str) -> str:
    """A symmetric curve from its right half, which runs from the axis x = 12 to the axis."""
    return paths.curve(mirrored(text, 12))


def epee() -> Paths:
    blade = polygon([(12, 0.2), (15, 3.8), (15, 14), (9, 14), (9, 3.8)])
    guard = polygon([(3.4, 14), (20.6, 14), (22, 16.4), (20.4, 18), (3.6, 18), (2, 16.4)])
    return [blade + rectangle(11.2, 5, 1.6, 7), guard, rectangle(10.3, 17.4, 3.4, 3), circle(12, 21.6, 2.2)]


def crane() -> Paths:
    skull = half("12 .8, 18 2.2, 21.4 7, 21.3 12, 19.3 15.4!, 17.2 16.8, 17.2 22.6!, 12 23.2")
    eyes = half_pair("8.1 11.1", 3.1)
    nose = polygon([(12, 13.6), (13.9, 17), (10.1, 17)])
    teeth = "".join(rectangle(x, 19, 1.5, 3.4) for x in (8.4, 11.25, 14.1))
    return [skull + eyes + nose + teeth]


def half_pair(at: str, radius: float) -> str:
    x, y = (float(value) for value in at.split())
    return circle(x, y, radius) + circle(24 - x, y, radius)


def deplacement() -> Paths:
    arrow = polygon([(5.6, 8.6), (12.2, 8.6), (12.2, 2.6), (23.2, 12), (12.2, 21.4), (12.2, 15.4), (5.6, 15.4)])
    return [arrow, rectangle(0.8, 8.6, 3, 6.8)]


def blade(x: float, y: float, angle: float) -> Paths:
    """A sword of 25 units whose middle is at (x, y) and whose point looks to *angle*."""

    def at(*pairs: tuple[float, float]) -> str:
        return polygon([turned((x, y), angle, u, v) for u, v in pairs])

    return [
        at((13, 0), (9.6, 2.1), (-4, 2.1), (-4, -2.1), (9.6, -2.1)),
        at((-3.6, -5.4), (-3.6, 5.4), (-6.4, 5.4), (-6.4, -5.4)),
        at((-6, -1.5), (-6, 1.5), (-11.4, 1.9), (-11.4, -1.9)),
    ]


def combat() -> Paths:
    return blade(12, 12, -45)


def combat_critique() -> Paths:
    return [*blade(12, 12, -45), *blade(12, 12, -135)]


def missile() -> Paths:
    head = polygon([(23, 12), (15.4, 17.6), (11.6, 12), (15.4, 6.4)])
    tails = [polygon([(12.6, y - 1.7), (12.6, y + 1.7), (end, y)]) for y, end in ((6.6, 3.2), (17.4, 3.2))]
    return [head, polygon([(10, 9.6), (11.6, 12), (10, 14.4), (0.6, 12)]), *tails]


def boule_de_feu() -> Paths:
    fire = paths.curve(
        "13.6 .6!, 15.2 4.6, 20.4 8.6, 21.4 14.6, 18.4 20.6, 12 23.4, 5.4 20.6, 2.6 14.8, "
        "3.8 9.4, 6.2 6.2!, 7.4 9.8, 9.6 10.8!, 9.6 5.6"
    )
    core = paths.curve("12.6 10.6!, 14.2 13.4, 16.4 15.4, 15.4 18.8, 12 20.4, 8.6 18.6, 8 15.4!, 10 16.4, 11.6 14.4")
    return [fire + core]


def arc_long() -> Paths:
    bow = brush("6.6 1.6 15.6 4.4 17.8 12 15.6 19.6 6.6 22.4", 1.2, 1.2, middle=4)
    string = polygon([(5.2, 1.6), (6.8, 1.6), (6.8, 22.4), (5.2, 22.4)])
    shaft = rectangle(0.6, 11.1, 18, 1.8)
    return [bow, string, shaft, polygon([(23.6, 12), (18, 15.2), (18, 8.8)])]


def crest(dx: float, dy: float, scale: float) -> str:
    outline = (
        "0 20.6!, 1.4 12.6, 6 6.4, 13 4.4, 19.4 6.8, 22.4 12!, 18.6 10.4, 14.6 11.2, 13 14.4, 15.2 18.4, 23.4 20.6!"
    )
    return paths.curve(paths.moved(outline, dx, dy, scale=scale))


def vague() -> Paths:
    return [crest(0.3, 0.4, 1)]


def vague_puissante() -> Paths:
    return [crest(8.6, -2.4, 0.64), crest(0.2, 8.6, 0.68)]


def cible() -> Paths:
    ticks = [rectangle(10.7, y, 2.6, 5) for y in (0.2, 18.8)] + [rectangle(x, 10.7, 5, 2.6) for x in (0.2, 18.8)]
    return [circle(12, 12, 9.6) + circle(12, 12, 6.4), circle(12, 12, 2.9), *ticks]


def armure() -> Paths:
    cuirass = half("12 5.6!, 15.6 4.4, 17 1.4!, 22.6 4!, 23 9!, 19.6 10.4!, 19 14.6, 19.6 17!, 12 18.8")
    skirt = polygon([(4.4, 18.4), (12, 20.4), (19.6, 18.4), (20.6, 22), (12, 23.8), (3.4, 22)])
    ridge = polygon([(12, 8.4), (13, 9.6), (13, 15.8), (12, 16.6), (11, 15.8), (11, 9.6)])
    return [cuirass + ridge, skirt]


def meneur() -> Paths:
    crown = polygon([(1, 5.4), (7, 10), (12, 2.2), (17, 10), (23, 5.4), (20.6, 17.2), (3.4, 17.2)])
    return [crown + circle(12, 12.8, 1.9), rectangle(3.4, 18.8, 17.2, 3.2)]


def lanceur_de_sorts() -> Paths:
    staff = polygon([(10.2, 11.4), (12.6, 13.8), (3.6, 22.8), (1.2, 20.4)])
    return [star(15.2, 8.8, 8.6, 3, 4), staff, star(5.4, 5.4, 3.6, 1.3, 4), star(18.8, 19.2, 3.6, 1.3, 4)]


def combattant() -> Paths:
    helm = half("12 1, 18 2.6, 20.8 8, 20.6 20!, 12 23.4")
    slits = polygon([(5.4, 9.2), (11, 10.2), (11, 12.6), (5.4, 11.6)]) + polygon(
        [(18.6, 9.2), (13, 10.2), (13, 12.6), (18.6, 11.6)]
    )
    holes = "".join(circle(x, y, 0.9) for x in (8, 16) for y in (15.2, 18.2))
    return [helm + slits + holes + rectangle(11.1, 14.4, 1.8, 6.4)]


def creature() -> Paths:
    pad = half("12 11.4, 16.4 13.6, 18.4 18.2, 16.4 21.6, 12 20.4")
    toes = [
        lens(x, y, 8.4, 3.9, angle)
        for x, y, angle in ((3.9, 11.6, 62), (8.9, 6.2, 80), (15.1, 6.2, 100), (20.1, 11.6, 118))
    ]
    return [pad, *toes]


def chasseur() -> Paths:
    head = polygon([(12, 0.4), (18, 9.6), (13.4, 7.8), (13.4, 15), (10.6, 15), (10.6, 7.8), (6, 9.6)])
    left = polygon([(10.6, 13.4), (10.6, 20.6), (6, 23.6), (6, 17.6)])
    right = polygon([(13.4, 13.4), (13.4, 20.6), (18, 23.6), (18, 17.6)])
    return [head, left, right, rectangle(10.6, 14, 2.8, 7)]


def explorateur() -> Paths:
    needle = polygon([(18, 7), (13.9, 14.9), (6, 19), (10.1, 11.1)])
    return [circle(12, 13, 10.8) + circle(12, 13, 8.6), needle + circle(12, 13, 1.1), rectangle(9.6, 0.2, 4.8, 1.6)]


def mite() -> Paths:
    """A clothes moth at rest, wings spread."""
    body = half("12 5, 13.9 7, 13.7 14, 12 20.4!")
    upper = paths.curve("14.8 8.4!, 18.6 4.6, 23.4 4.4!, 22.8 10, 19.4 13.2, 14.9 12.8!")
    lower = paths.curve("14.8 14!, 19.4 14.6, 21.4 17.4, 18.8 21.4!, 15.4 19.4")
    eye = circle(19.6, 8.6, 1.3)
    wings = [upper + eye, lower, flipped(upper + eye), flipped(lower)]
    feelers = [brush("12.6 5.4 14.2 2.6 17.2 1", 1.5, 1.5), brush("11.4 5.4 9.8 2.6 6.8 1", 1.5, 1.5)]
    return [body, *wings, *feelers]


def flipped(path: str) -> str:
    """The path mirrored about x = 12."""
    return paths.mirror(path, 12)


def both(path: str) -> Paths:
    """A part of the right side, and the same on the left."""
    return [path, flipped(path)]


def araignee() -> Paths:
    legs = [
        "13.6 9.6 18 7 19.4 1.2", "14 10.8 20 9.4 23 4.6", "14 12.4 20 13 23 18.4", "13.6 13.4 17.6 16.4 18.6 22.8",
    ]  # fmt: skip
    belly = paths.ellipse(12, 16.4, 4.5, 5.6)
    cross = polygon([(12, 13), (13.4, 16), (12, 19.8), (10.6, 16)])
    return [belly + cross, circle(12, 9.2, 3), *(part for leg in legs for part in both(brush(leg, 2, 1.3)))]


def rat() -> Paths:
    body = paths.curve(
        "23.6 13.4!, 21.4 10.4, 18.6 8.8, 17 6.4, 14.6 6.8, 14.6 9.4!, 10 9.6, 5.4 12.2, "
        "4 17, 6 20!, 17.4 20!, 16.4 17.6!, 19.4 16.4, 22.6 15.6"
    )
    tail = brush("5.6 19 1.8 17.4 1.4 11.4 5 7 3.6 3", 2.4, 1.3)
    return [body + circle(18.9, 12, 1.05), tail]


def corail() -> Paths:
    branches = [
        "12 23 12 16 11.6 9 12.6 1.6",
        "12 17.6 6.6 15 5.6 9.6 6.4 4.4",
        "6.2 12.6 2.8 10.4 2 6.6",
        "12 14.6 17.6 12.6 18.6 7.6 17.8 3.2",
        "18.2 10.8 21.6 9.4 22.4 6",
    ]
    tips = [
        circle(x, y, r)
        for x, y, r in ((12.6, 2.6, 2), (6.4, 5.4, 1.8), (2, 7.2, 1.6), (17.9, 4.2, 1.8), (22.3, 6.8, 1.5))
    ]
    foot = paths.curve("5.6 23.4!, 9 20.6, 12 20, 15 20.6, 18.4 23.4!")
    return [*(brush(branch, 3.4, 2.3) for branch in branches), *tips, foot]


def lezard() -> Paths:
    body = brush("13.4 5.6 11.2 9.6 12.6 14 15 18 12.6 21.6 7.4 22.4", 4.6, 1.3, middle=4.4)
    head = paths.curve("15.8 .8, 17.4 4, 15 7, 12 6.2, 12.6 2.6")
    legs = [
        "12 8.6 7.4 8 5.4 4.4",
        "12.6 9.2 17.4 10.6 20.4 8.2",
        "12.2 14.4 8 15.2 5.6 18.6",
        "13.8 14.8 18.6 14.6 21 17.8",
    ]
    toes = [
        spike(x, y, 3.2, 1.5, angle)
        for x, y, angle in (
            (5.6, 4.9, -160),
            (5.6, 4.9, -60),
            (20, 8.5, -90),
            (20, 8.5, 20),
            (5.9, 18.2, 180),
            (5.9, 18.2, 80),
            (20.6, 17.3, -10),
            (20.6, 17.3, 100),
        )
    ]
    return [body, head, *(brush(leg, 2.4, 1.6) for leg in legs), *toes]


def meduse() -> Paths:
    bell = half("12 .8, 18.4 2.8, 21.8 8.4, 21.4 12.2!, 18.6 10.8, 16.2 12.2!, 14 10.8, 12 12")
    spots = circle(8.2, 6.8, 1.5) + circle(15.8, 6.8, 1.5)
    arms = both(brush("18.6 11.8 20.4 15 17.6 18.2 19.2 22.6", 2.4, 1.3)) + both(
        brush("14.4 11.8 15.6 15.4 13.4 18.8 14.6 23.4", 2.6, 1.3)
    )
    return [bell + spots, *arms]


SYMBOLS: dict[str, Callable[[], Paths]] = {
    "epee": epee,
    "crane": crane,
    "deplacement": deplacement,
    "combat": combat,
    "combat-critique": combat_critique,
    "missile": missile,
    "boule-de-feu": boule_de_feu,
    "arc-long": arc_long,
    "vague": vague,
    "vague-puissante": vague_puissante,
    "cible": cible,
    "armure": armure,
    "meneur": meneur,
    "lanceur-de-sorts": lanceur_de_sorts,
    "combattant": combattant,
    "creature": creature,
    "chasseur": chasseur,
    "explorateur": explorateur,
    "mite": mite,
    "araignee": araignee,
    "rat": rat,
    "corail": corail,
    "lezard": lezard,
    "meduse": meduse,
}


def draw(name: str) -> str:
    """The SVG file of one symbol; no path carries a fill, a symbol takes the colour of where it stands."""
    drawn = "".join(f'  <path fill-rule="evenodd" d="{d}"/>\n' for d in SYMBOLS[name]())
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">\n{drawn}</svg>\n'


def drawings() -> dict[str, Callable[[], str]]:
    return {f"symbols/{name}.svg": lambda name=name: draw(name) for name in SYMBOLS}  # type: ignore[misc]
