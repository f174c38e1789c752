"""The marks and icons of Delve: solid shapes with real holes on a grid of 24, one colour.

Pairs are one drawing with one change: the arrow to or from the floor, the card with plus or minus, the heart whole,
with a cross or cleft, the eye open or closed.
"""

from collections.abc import Callable
from itertools import pairwise

from .. import paths
from ..paths import brush, circle, lens, mirrored, polygon, rectangle, star, turned

Paths = list[str]  # each the data of one even-odd path


def half(text: str) -> str:
    """A symmetric curve from its right half, which runs from the axis x = 12 to the axis."""
    return paths.curve(mirrored(text, 12))


# ------------------------------------------------------------------------------------------- colours


def rouge() -> Paths:
    """A lozenge with a lozenge hole."""
    outer = polygon([(12, 0.5), (23.5, 12), (12, 23.5), (0.5, 12)])
    return [outer + polygon([(12, 7), (17, 12), (12, 17), (7, 12)])]


def vert() -> Paths:
    """A trefoil with a stalk."""
    top = half("12 .6!, 15.6 3.6, 16.2 7.4, 14.6 10.8!, 12 11.4")
    side = paths.curve("13 12.4!, 14.8 9, 19.4 7.6, 23.4 12.6!, 20.4 16.6, 15.6 16.4")
    stalk = polygon([(10.9, 12), (13.1, 12), (13.7, 19), (15, 23.4), (9, 23.4), (10.3, 19)])
    return [top, side, paths.mirror(side, 12), stalk]


def bleu() -> Paths:
    """A drop; the light on its belly is a hole."""
    drop = half("12 .3!, 15.2 5.8, 19.2 10.6, 20.2 15.2, 17.6 21, 12 23.6")
    shine = paths.curve("7.2 15!, 8 18.4, 11.6 20.6!, 11.6 18.4!, 9.6 17.2, 9.2 15!")
    return [drop + shine]


def blanc() -> Paths:
    """A star of eight rays with a hole."""
    return [star(12, 12, 11.6, 6.1, 8) + circle(12, 12, 3.3)]


def noir() -> Paths:
    return [circle(12, 12, 11.3) + circle(12, 12, 5.5)]


# --------------------------------------------------------------------------------------------- kinds


def sword(angle: float) -> Paths:
    def at(*pairs: tuple[float, float]) -> str:
        return polygon([turned((12, 12), angle, u, v) for u, v in pairs])

    blade = at((15.2, 0), (12.4, 2.1), (-5.2, 2.1), (-5.2, -2.1), (12.4, -2.1))
    return [
        blade,
        at((-4.6, -5.2), (-4.6, 5.2), (-7.2, 5.2), (-7.2, -5.2)),
        at((-7, -1.7), (-7, 1.7), (-13, 2.1), (-13, -2.1)),
    ]


def combat() -> Paths:
    return [*sword(-45), *sword(-135)]


def obstacle() -> Paths:
    """A wall of bricks that bars the way, its top broken."""
    rows = [(17.2, 6.2, (0.6, 8.6, 16.2, 23.4)), (9.6, 6.2, (0.6, 4.6, 12.4, 20, 23.4)), (2, 6.2, (4.2, 12, 19.6))]
    return [
        rectangle(left, top, right - left - (1.5 if right < 23 else 0), height)
        for top, height, joints in rows
        for left, right in pairwise(joints)
    ]


def enigme() -> Paths:
    """A question mark out of a disc."""
    hook = paths.curve(
        "6.8 10!, 7.4 6.6, 12 4.8, 16.6 6.8, 17 10.6, 14.8 13, 13.9 15.4!, 10.2 15.4!, 10.6 12.6, 13 10.4,"
        "12.8 8.6, 11.2 8.4, 10.4 10!"
    )
    return [circle(12, 12, 11.3) + hook + rectangle(10.1, 16.8, 3.8, 3.4)]


def piege() -> Paths:
    """Two jaws with teeth."""
    teeth = [(0.8, 9), (3.6, 12.6), (6.4, 9.2), (9.2, 13), (12, 9.4), (14.8, 13), (17.6, 9.2), (20.4, 12.6), (23.2, 9)]
    upper = [(3, 4.6), (7, 1.6), (12, 0.8), (17, 1.6), (21, 4.6)]
    lower = [(x, y + 3.2) for x, y in teeth]
    return [
        polygon([*upper, *reversed(teeth)]),
        polygon([*lower, (21, 20.2), (17, 22.6), (12, 23.4), (7, 22.6), (3, 20.2)]),
    ]


def evenement() -> Paths:
    """An hourglass: the sand below, the upper glass empty."""
    glass = polygon("5 4.6 19 4.6 18.4 8.4 14 12 18.4 15.6 19 19.4 5 19.4 5.6 15.6 10 12 5.6 8.4")
    empty = polygon([(7.6, 6.2), (16.4, 6.2), (15.8, 7.6), (12, 10.8), (8.2, 7.6)])
    return [rectangle(2.6, 0.6, 18.8, 3), glass + empty, rectangle(2.6, 20.4, 18.8, 3)]


# ------------------------------------------------------------------------------- rewards and penalties


def arrow(tip: float, tail: float) -> str:
    """A thick arrow on the axis, from *tail* to *tip* (y)."""
    way = 1 if tip > tail else -1
    neck = tip - 9.4 * way
    return polygon([(8, tail), (16, tail), (16, neck), (23, neck), (12, tip), (1, neck), (8, neck)])


def descendez() -> Paths:
    return [arrow(18.8, 0.6), rectangle(1.4, 20.4, 21.2, 3)]


def remontez() -> Paths:
    return [arrow(5.2, 23.4), rectangle(1.4, 0.6, 21.2, 3)]


def card(sign: str) -> Paths:
    behind = polygon([(1.4, 0.8), (15.6, 0.8), (15.6, 4), (4.9, 4), (4.9, 17.6), (1.4, 17.6)])
    return [behind, rectangle(6.6, 5.8, 16, 17.6) + sign]


def cross(x: float, y: float, half: float, reach: float) -> str:
    """A cross whose arms are twice `half` wide."""
    corner = [(-half, -reach), (half, -reach), (half, -half)]  # of one arm; the others are the same, turned
    turns = [[(a * u - b * v, b * u + a * v) for u, v in corner] for a, b in ((1, 0), (0, 1), (-1, 0), (0, -1))]
    return polygon([(x + u, y + v) for turn in turns for u, v in turn])


def piochez() -> Paths:
    return card(cross(14.6, 14.6, 1.5, 5.4))


def defaussez() -> Paths:
    return card(rectangle(9.2, 13.1, 10.8, 3))


HEART = "12 5.6!, 14.2 2.6, 18 1.4, 22 3.6, 23.2 8, 21 13, 12 22.9!"


def pv() -> Paths:
    return [half(HEART)]


def soin() -> Paths:
    return [half(HEART) + cross(12, 11.4, 1.6, 4.6)]


def degats() -> Paths:
    """The heart in two pieces, cleft by a bolt, the right one slipped."""
    left = paths.curve("10.8 4.2!, 8.8 2.2, 6 1.4, 2 3.6, .8 8, 3 13, 10.4 22!, 8.2 16.2!, 11.8 12!, 7.9 8.6!")
    right = paths.curve("13 22.2!, 21 13, 23.2 8, 22 3.6, 18 1.4, 14.6 2.4, 13.4 4!, 11.4 8!, 15.8 11.8!, 11.6 16.8!")
    return [left, right]


def fatigue() -> Paths:
    """A closed lid with lashes."""
    lid = brush("1.2 6.6 5.4 11 12 12.8 18.6 11 22.8 6.6", 3.2, 3.2, middle=4.2)
    lashes = [((12, 13), (12, 19.8)), ((6.2, 11), (3.2, 16.4)), ((17.8, 11), (20.8, 16.4))]
    return [lid, *(brush(f"{a[0]} {a[1]} {b[0]} {b[1]}", 3.4, 3.4) for a, b in lashes)]


def bravez() -> Paths:
    """The eye open, and the line of the lid below it."""
    eye = half("12 3.2, 18 4.8, 23.6 11!, 18 17.2, 12 18.8")
    return [eye + circle(12, 11, 4.5) + circle(12, 11, 2), rectangle(4, 20.6, 16, 2.8)]


def lanterne() -> Paths:
    roof = half("12 .4, 14.8 1.6, 15 4.2!, 19.8 7.2!, 19.8 9.6!, 12 9.6")
    flame = half("12 12.2!, 13.6 14.4, 14.2 16.2, 12 18")
    return [roof, polygon([(5.2, 11.1), (18.8, 11.1), (17.6, 19), (6.4, 19)]) + flame, rectangle(4.4, 20.5, 15.2, 3)]


def incidence() -> Paths:
    """A page of writing."""
    lines = "".join(rectangle(7, y, width, 2.4) for y, width in ((5, 10), (10, 10), (15, 6)))
    return [rectangle(3.8, 0.8, 16.4, 22.4) + lines]


# -------------------------------------------------------------------------------------------- others


def lumiere() -> Paths:
    rays = [
        polygon([turned((12, 12), i * 45, u, v) for u, v in ((7, -1.6), (11.6, -1.6), (11.6, 1.6), (7, 1.6))])
        for i in range(8)
    ]
    return [circle(12, 12, 5.1), *rays]


def obscurite() -> Paths:
    moon = paths.curve("16 1.6!, 8 .8, 1 6.6, .8 13, 5 21, 13 23.4, 17 22!, 11.6 18.4, 9.4 12, 11.4 5.6")
    return [moon, star(18.4, 12, 4.6, 1.7, 4)]


def signe() -> Paths:
    """Oriel's: a letter of light, three strokes on a stem, between two points."""
    stem = rectangle(10.6, 1.4, 2.8, 21.2)
    strokes = [brush(f"12 {y} 20.4 {y - 4.4}", 2.8, 2.8) for y in (9.6, 16)]
    left = brush("12 12.8 3.6 8.4", 2.8, 2.8)
    return [stem, *strokes, left, lens(19.4, 19.6, 6.4, 3.2), lens(4.6, 18.2, 6.4, 3.2)]


def jet() -> Paths:
    """A die that shows four."""
    pips = "".join(circle(x, y, 2.1) for x in (7.8, 16.2) for y in (7.8, 16.2))
    return [paths.rounded(1, 1, 22, 22, 3.4) + pips]


def progression() -> Paths:
    """A token: a disc with the rays of its rim cut out."""
    rim = "".join(
        polygon([turned((12, 12), 15 + i * 30, u, v) for u, v in ((8.7, -0.9), (12, -0.9), (12, 0.9), (8.7, 0.9))])
        for i in range(12)
    )
    return [circle(12, 12, 11.4) + circle(12, 12, 8.2) + rim, star(12, 12, 5.6, 2.6, 4)]


_NAMES = (
    "rouge vert bleu blanc noir combat obstacle enigme piege evenement descendez remontez piochez defaussez soin degats"
    " bravez fatigue lanterne incidence pv lumiere obscurite signe jet progression"
)
SYMBOLS: dict[str, Callable[[], Paths]] = {name: globals()[name] for name in _NAMES.split()}


def draw(name: str) -> str:
    """The SVG file of one symbol; no path carries a fill, a symbol takes the colour of where it stands."""
    drawn = "".join(f'  <path fill-rule="evenodd" d="{d}"/>\n' for d in SYMBOLS[name]())
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">\n{drawn}</svg>\n'


def drawings() -> dict[str, Callable[[], str]]:
    return {f"symbols/{name}.svg": lambda name=name: draw(name) for name in SYMBOLS}  # type: ignore[misc]
