"""The thirteen backs, bleed included. The middle of each roundel stays empty: the layout sets the symbol there.

Every back is two-headed: its upper half is drawn once and turned by 180° about the card's middle, so that a
card in the hand or the pile does not tell which way up it lies.
"""

import random
from collections.abc import Callable

from ..document import Flats, Fragment, Light, clipped, document, fill, group, lit, placed, stroke
from ..inks import DARK_GOLD, GOLD, LIGHT_GOLD, Colour, Inks, mix
from ..landscapes import bays, heights, soul_woods, stilt_city
from ..paths import (
    PathData,
    circle,
    curve,
    mirrored,
    moved,
    points,
    polygon,
    rectangle,
    rounded,
    spike,
    star,
    table,
    turned,
)
from ..rays import burst, stabs
from ..scenery.window import WIDTH
from .caves import BLEED, CARD, mouth
from .grounds import SHEET, pattern
from .inks import DECKS, OTHERS, REGIONS

MIDDLE = (31.5, 44.0)


_UPPER_HALF = rectangle(-BLEED, -BLEED, CARD[0] + 2 * BLEED, MIDDLE[1] + BLEED + 0.02)


def two_headed(half: Fragment) -> Fragment:
    """The upper half and the same turned about the middle."""
    upper = clipped(_UPPER_HALF, half)
    return upper + group(upper, transform=f"rotate(180 {MIDDLE[0]} {MIDDLE[1]})")


def roundel(inks: Inks, radius: float, *, line: Colour, cuts: int = 60) -> Fragment:
    """A dark seat for a symbol: ring of cuts outside, one line inside. `radius` is that of the line."""
    x, y = MIDDLE
    return (
        fill(circle(x, y, radius + 3.2), inks.t6)
        + fill(stabs(x, y, radius + 0.7, cuts, 2.0, 1.5, 5, 0.55), line)
        + fill(circle(x, y, radius + 0.35), inks.t6)
        + stroke(circle(x, y, radius), line, 0.5)
    )


# ------------------------------------------------------------------------------------------------ regions
# The landscape of each back, and how far it is moved up (in mm of the landscape) to sit well over the roundel.


_VIEWS: dict[str, tuple[Callable[[Inks], Fragment], float]] = {
    "butina": (bays.cove, 1.0),
    "caveport": (stilt_city.canals, 3.0),
    "soulstern": (soul_woods.clearing, 4.0),
    "azkovlar": (heights.castle_rock, 1.0),
}


def region_back(inks: Inks) -> Fragment:
    """The region through its cave mouth, twice, with a band and a roundel ⌀ 25 between."""
    draw, rise = _VIEWS[inks.name]
    scale = (CARD[0] + 2 * BLEED) / WIDTH
    view = placed(draw(inks), -BLEED, 4, scale, origin=(0, rise))
    cave = mouth(inks, (5, 6, 58, 82), random.Random(f"dos {inks.name}"), light=MIDDLE, force=1.15)
    art = two_headed(view + cave)
    art += fill(rectangle(-BLEED, 41.5, CARD[0] + 2 * BLEED, 5), inks.t6)
    art += fill("".join(rectangle(-BLEED, y, CARD[0] + 2 * BLEED, 0.4) for y in (42.3, 45.3)), inks.light)
    return art + roundel(inks, 12.5, line=inks.light)


# -------------------------------------------------------------------------------------------- power decks


CORNERS = ((10.5, 10.5), (52.5, 10.5), (10.5, 77.5), (52.5, 77.5))


def power_back(inks: Inks) -> Fragment:
    """The deck's ground in a frame, a roundel for the container of 26 mm, four corner seats for 6 mm."""
    x, y = MIDDLE
    inside = rectangle(4.5, 4.5, CARD[0] - 9, CARD[1] - 9)
    art = fill(rectangle(*SHEET), inks.t6) + clipped(inside, pattern(inks, x, y, two_headed=True))
    art += stroke(rectangle(6, 6, CARD[0] - 12, CARD[1] - 12), inks.t2, 0.5, sharp=True)
    art += fill(circle(x, y, 22.4) + stabs(x, y, 22.8, 64, 3.6, 1.8, 4, 0.85), inks.t3)
    art += fill(circle(x, y, 21.2), inks.t6) + stroke(circle(x, y, 19.6), inks.t2, 0.5)
    art += fill("".join(circle(cx, cy, 5.2) for cx, cy in CORNERS), inks.t6)
    return art + stroke("".join(circle(cx, cy, 4.5) for cx, cy in CORNERS), inks.t2, 0.4)


# ------------------------------------------------------------------------------------------- other decks


def _sunburst(inks: Inks, radius: float, *, rays: int = 48) -> Fragment:
    """The vitrine's steps of tone over the whole card, dark: it is the inside of the cave that shines."""
    x, y = MIDDLE
    return (
        fill(rectangle(*SHEET), inks.t6)
        + fill(burst(x, y, radius, rays), inks.t5)
        + fill(burst(x, y, radius, rays // 2, share=0.25), mix(inks.t4, inks.t5, 0.35))
        + fill(circle(x, y, radius * 1.62), inks.t5)
        + fill(stabs(x, y, radius * 1.64, 72, radius * 0.3, radius * 0.14, 6, radius * 0.05), inks.t4)
        + fill(circle(x, y, radius * 1.42), inks.t4)
        + fill(circle(x, y, radius * 1.24), inks.t3)
    )


def _border(inks: Inks, line: Colour, ornament: PathData) -> Fragment:
    """A dark margin, a double line broken at the corners, an ornament in each corner.

    `ornament` is drawn for the upper left corner, about (0, 0), looking to the middle.
    """
    margin = rectangle(*SHEET) + rounded(4.6, 4.6, CARD[0] - 9.2, CARD[1] - 9.2, 1.6)
    art = fill(margin, inks.t6, even_odd=True) + stroke(
        rounded(5.9, 5.9, CARD[0] - 11.8, CARD[1] - 11.8, 1.2), line, 0.5
    )
    art += stroke(rounded(7.1, 7.1, CARD[0] - 14.2, CARD[1] - 14.2, 0.8), mix(inks.t4, inks.t3, 0.5), 0.3)
    for cx, cy, angle in ((9.4, 9.4, 0), (53.6, 9.4, 90), (53.6, 78.6, 180), (9.4, 78.6, 270)):
        seat = fill(circle(cx, cy, 4.7), inks.t6) + stroke(circle(cx, cy, 4.1), line, 0.4)
        art += seat + placed(fill(ornament, line), cx, cy, angle=angle)
    return art


def origins_back(inks: Inks) -> Fragment:
    """Navy: a sun rises from both ends of the card."""
    art = _sunburst(inks, 17)
    sun = fill(circle(31.5, 8, 11.4) + stabs(31.5, 8, 12.2, 48, 4.6, 2.2, 4, 0.8), inks.t3)
    sun += fill(circle(31.5, 8, 9), inks.t2) + fill(circle(31.5, 8, 6.6), inks.accent)
    art = two_headed(art + sun)
    ornament = "".join(spike(*turned((0, 0), 45 * i, 0.9, 0), 2.2 if i % 2 else 1.5, 0.8, 45 * i) for i in range(8))
    return art + _border(inks, inks.light, ornament + circle(0, 0, 0.8)) + roundel(inks, 14.5, line=inks.light)


def special_back(inks: Inks) -> Fragment:
    """Plum: a ring of four-pointed stars."""
    art = _sunburst(inks, 17)
    stars = "".join(
        star(*turned(MIDDLE, angle, reach, 0), size, size * 0.26, 4)
        for angle, reach, size in table(
            "-90 31 3.4, -66 29.4 1.6, -114 29.4 1.6, -51 28.6 2, -129 28.6 2, -36 27.4 1.2, -144 27.4 1.2"
        )
    )
    art = two_headed(art + fill(stars, inks.t1))
    return art + _border(inks, inks.light, star(0, 0, 3.2, 0.8, 4)) + roundel(inks, 14.5, line=inks.light)


def legendary_back(inks: Inks) -> Fragment:
    """Black and gold: a crown over the roundel at both ends."""
    art = _sunburst(inks, 17, rays=56)
    crown = curve(
        mirrored("31.5 12.6! 33.4 17 35.6 19.6 37.6 14.4! 38.6 19 40.4 20.6 43.4 17! 42 25.6! 36 27 31.5 27.2!", 31.5)
    )
    band = polygon("21 26.6 26 27.8 31.5 28.2 37 27.8 42 26.6 42 28.4 37 29.6 31.5 30 26 29.6 21 28.4")
    jewels = "".join(circle(x, y, 0.9) for x, y in points("31.5 11.6 37.8 13.2 25.2 13.2 43.8 16.2 19.2 16.2"))
    gems = "".join(polygon(moved("0 -1.4 1 0 0 1.4 -1 0", x, y)) for x, y in points("31.5 23.4 36.6 23 26.4 23"))
    gold = Flats(LIGHT_GOLD, GOLD, DARK_GOLD)
    art += (
        fill(jewels, LIGHT_GOLD)
        + lit(crown, gold, Light((0.3, 0.35), (4.2, 1)), inner=fill(gems, inks.t6))
        + fill(band, DARK_GOLD)
    )
    art = two_headed(art)
    lozenge = polygon("0 -2.6 1.6 0 0 2.6 -1.6 0")
    return art + _border(inks, GOLD, lozenge) + roundel(inks, 14.5, line=GOLD)


def vitality_back(inks: Inks) -> Fragment:
    """The heart's red: a pulse of rings."""
    art = fill(rectangle(*SHEET), inks.t5)
    for i in range(9):
        art += stroke(
            _heart(MIDDLE[1] + 0.8, 17 + 5.2 * i), mix(inks.t4, inks.t3, 0.25) if i % 2 else inks.t4, 2.0 - 0.08 * i
        )
    art = two_headed(art)
    ornament = curve(mirrored("0 -1.2! 1 -2.2 2.4 -1.8 2.5 -.4 1.4 1.2 0 2.6!", 0))
    return art + _border(inks, inks.t1, ornament) + roundel(inks, 14.5, line=inks.light)


def _heart(y: float, size: float) -> PathData:
    """A heart about (31.5, y), `size` half its width."""
    return curve(
        mirrored(moved("0 -.52! .2 -.84 .62 -.98 .98 -.72 1 -.26 .72 .26 .36 .66 0 1!", 31.5, y, scale=size), 31.5)
    )


def help_back(inks: Inks) -> Fragment:
    """Four torches in a cross, their flames outwards; the roundel lies over their feet."""
    x, y = MIDDLE
    art = two_headed(_sunburst(inks, 13.5))
    for angle, reach in ((0, 0.96), (90, 0.66), (180, 0.96), (270, 0.66)):
        art += placed(torch(inks), x, y, reach, angle=angle)
    ornament = curve("0 -2.8! 1.2 -1 1.7 .6 .8 2.2 0 2.6 -.8 2.2 -1.7 .6 -1 -.6!")
    return art + _border(inks, inks.t1, ornament) + roundel(inks, 9.6, line=inks.light, cuts=48)


def torch(inks: Inks) -> Fragment:
    """A torch from (0, 0) up to y = -37: tapered shaft, iron basket, flame in three flats."""
    shaft = polygon("-1.5 -8 -1.9 -22 1.9 -22 1.5 -8")
    bands = "".join(rectangle(-1.9, v, 3.8, 0.8) for v in (-12, -16, -19.6))
    basket = polygon("-3.2 -26.4 3.2 -26.4 2.2 -21.4 -2.2 -21.4")
    ribs = "".join(rectangle(u - 0.25, -26.4, 0.5, 5) for u in (-1.5, 0, 1.5))
    flame = curve(
        "-3 -25.6! -4.2 -28 -3.6 -30.4! -2.8 -29.6 -2.2 -29.2! -2 -32 -.6 -34 .2 -37! 1.4 "
        "-34.4 3.2 -32.4 3.4 -29.6! 3.8 -30.2 4 -31! 4.6 -28.4 3.8 -26.6 3 -25.6!"
    )
    heart = curve("-1.8 -25.6! -2.4 -28 -1 -29.8 .2 -32.6! 1.2 -30.4 2.4 -28.6 1.8 -25.6!")
    core = curve("-.9 -25.6! -1 -27 .1 -29! 1 -27 .9 -25.6!")
    rim = mix(inks.t2, inks.light, 0.3)
    return (
        lit(shaft, Flats(rim, inks.t4, inks.t5), Light((0.35, 0.2), (1.9, 0)), inner=fill(bands, inks.t6))
        + fill(flame, inks.t2)
        + fill(heart, inks.accent)
        + fill(core, inks.light)
        + lit(basket, Flats(rim, inks.t5, inks.t6), Light((0.35, 0.4), (2.6, 0)), inner=fill(ribs, inks.t6))
    )


_OTHERS: dict[str, Callable[[Inks], Fragment]] = {
    "origines": origins_back,
    "speciales": special_back,
    "legendaires": legendary_back,
    "vitalite": vitality_back,
    "help": help_back,
}


def drawings() -> dict[str, Callable[[], str]]:
    """The thirteen backs by their path below assets/caveloot/."""

    def whole(draw: Callable[[Inks], Fragment], inks: Inks) -> Callable[[], str]:
        return lambda: document(*SHEET, draw(inks))

    found = {f"dos/{name}.svg": whole(region_back, inks) for name, inks in REGIONS.items()}
    found |= {f"dos/{name}.svg": whole(power_back, inks) for name, inks in DECKS.items()}
    return found | {f"dos/{name}.svg": whole(draw, OTHERS[name]) for name, draw in _OTHERS.items()}
