"""The city on stilts in its green haze: canals and market."""

import random

from ..document import Flats, Fragment, Light, crested, fill, lit, shifted
from ..inks import Inks, mix
from ..paths import brush, circle, curve, lens, moved, polygon, rectangle, table, wedge
from ..scenery.houses import (
    House,
    HouseInks,
    arched,
    boatman,
    canal,
    garland,
    house,
    lantern,
    lit_specks,
    reeds,
    reflection,
    skyline,
)
from ..scenery.window import OVER, WIDTH, Disc, foreground, glints, mist, sky, streaks


def canals(inks: Inks) -> Fragment:
    """A canal between two rows of houses that lead to a bridge and the domes beyond."""
    rng = random.Random("caveport-canaux 1")
    disc = Disc(33, 16.5, 9.4)
    horizon = 29.0
    art = sky(inks, disc, rng)
    art += fill(streaks(10, 8, 30, 8, 3, rng) + streaks(52, 11, 26, 8, 3, rng), mix(inks.t1, inks.t2, 0.7))
    art += skyline(horizon - 1.5, 9.5, inks.t2, mix(inks.t2, inks.light, 0.6), rng, centre=0.56, kinds="tdtd")
    art += fill(mist((30, horizon - 2, 56, 1.1)), mix(inks.t1, inks.t2, 0.4))
    art += skyline(horizon, 5.5, mix(inks.t2, inks.t3, 0.7), mix(inks.t2, inks.light, 0.35), rng, centre=0.4)
    art += fill(lit_specks(rng, 9, horizon - 3.4, horizon - 1.4, (18, 44)), inks.light)
    art += canal(inks, disc, horizon, rng)
    art += _bridge(inks)
    for sunward, plans in (
        (1, (House(19.4, 32.6, 6.4, 5.6), House(13, 34.6, 8.4, 8.6), House(3.5, 37.5, 12, 12.6, 3.6, True))),
        (-1, (House(43.6, 32.4, 6, 6.2), House(50, 34.8, 8.6, 8), House(59.5, 38, 13, 13.4, 3.8))),
    ):
        for level, plan in enumerate(plans):
            art += fill(reflection(plan.x, plan.base + 0.9, plan.width * 1.15, 5.5, rng), inks.t4)
            tones = (
                HouseInks(inks.t3, inks.t4, mix(inks.t2, inks.light, 0.5), inks.t4, inks.accent),
                HouseInks(inks.t4, inks.t5, mix(inks.t2, inks.light, 0.4), inks.t5, inks.accent),
                HouseInks(
                    inks.t5, inks.t6, mix(inks.t3, inks.light, 0.3), inks.t6, inks.accent if sunward < 0 else None
                ),
            )[level]
            art += house(plan, tones, rng, sunward=sunward, floors=1 if level == 0 else 2)
            if tones.window:
                art += fill(reflection(plan.x - plan.width * 0.2, plan.base + 1.2, 1.6, 4, rng), inks.accent)
    art += boatman(inks, 35.5, 39.4)
    art += foreground(inks, rng, far=0.9, near=0.965)
    return art + fill(reeds(rng, 9, 49, (8, 15), (48, 62)) + reeds(rng, 5, 49, (5, 9), (0, 14)), inks.t6)


def _bridge(inks: Inks) -> Fragment:
    """A humped stone bridge over the canal's end, with its image in the water."""
    hump = curve("15 33! 15 29.4! 22 27.6 31 25.2 40 27.6 48 29.4! 48 33! 39.4 33! 38 29.8 31 27.4 24 29.8 22.6 33!")
    stones = "".join(
        wedge(x, y, 1.1, 0.3, 90 + (x - 31) * 5)
        for x, y in ((24, 28.6), (26.6, 27.5), (29.4, 26.9), (32.6, 26.9), (35.4, 27.5), (38, 28.6))
    )
    rail = curve("15 29.4! 22 27.6 31 25.2 40 27.6 48 29.4! 48 28.6! 40 26.8 31 24.4 22 26.8 15 28.6!")
    posts = "".join(rectangle(x, y, 0.28, 3) for x, y in ((24.4, 24.2), (37.4, 24.2)))
    under = reflection(23, 33.6, 6, 3, random.Random(4)) + reflection(39, 33.6, 6, 3, random.Random(5))
    return (
        fill(under, inks.t4)
        + lit(hump, Flats(mix(inks.t2, inks.light, 0.5), inks.t4), Light((0, 0.3)), inner=fill(stones, inks.t3))
        + crested(rail, mix(inks.t2, inks.light, 0.5), inks.t4)
        + fill(posts, inks.t5)
        + lantern(24.5, 23.4, 1.0, inks)
        + lantern(37.5, 23.4, 1.0, inks)
    )


def market(inks: Inks) -> Fragment:
    """The night market before the bell tower: striped awnings at the sides, lanterns over a plank floor."""
    rng = random.Random("caveport-marche 2")
    disc = Disc(28.5, 15.5, 9.8)
    art = sky(inks, disc, rng, lines=0.8)
    art += fill(streaks(12, 22, 26, 5, 3, rng), mix(inks.t1, inks.t2, 0.7))
    art += skyline(31, 11, inks.t2, mix(inks.t2, inks.light, 0.6), rng, centre=0.3, kinds="tgdg")
    art += fill(mist((26, 30, 60, 1.4)), mix(inks.t1, inks.t2, 0.4))
    art += skyline(
        34, 8, mix(inks.t2, inks.t3, 0.8), mix(inks.t2, inks.light, 0.35), rng, centre=0.62, kinds="gggt", foot=4
    )
    art += fill(lit_specks(rng, 12, 30.5, 33, (14, 50)), inks.light)
    art += _bell_tower(inks, disc)
    floor = rectangle(-OVER, 34.4, WIDTH + 2 * OVER, 20)
    art += fill(floor, mix(inks.t2, inks.t3, 0.55)) + fill(
        rectangle(-OVER, 34.4, WIDTH + 2 * OVER, 0.5), mix(inks.t2, inks.light, 0.45)
    )
    planks = "".join(
        polygon([(30 + (x - 30) * 0.5, 34.9), (30 + (x - 30) * 0.5 + 0.14, 34.9), (x + 0.4, 54), (x, 54)])
        for x in range(-56, 118, 7)
    )
    art += fill(planks, inks.t3) + fill(glints(28.5, 35.8, 45, 7, 15, 8, rng), mix(inks.t1, inks.glow, 0.5))
    art += "".join(
        _passer(inks, x, y, size, kind)
        for x, y, size, kind in ((24.6, 37.2, 3.6, 0), (27.2, 37.6, 3.2, 1), (35.4, 37, 3.4, 0), (33.2, 38.8, 4.6, 1))
    )
    art += fill(rectangle(46.7, 12.4, 0.6, 30), inks.t6)
    art += garland(inks, (-3, 14.6), (47, 13.2), 9, 7, 1.5) + garland(inks, (47, 13.2), (64, 10), 3, 2, 1.8)
    art += _stall(inks, rng, 50.5, 42, 15, 15.5, inks.t5, goods=True, sunward=-1)
    art += _stall(inks, rng, 11.6, 40.4, 13, 13.6, inks.t5, goods=False, sunward=1)
    art += _stall(inks, rng, 1, 44.6, 15, 18, inks.t6, goods=False, sunward=1)
    crates = rectangle(53, 41.6, 7, 7) + rectangle(46.6, 44.4, 5.6, 6) + rectangle(55.6, 36.4, 5.6, 5.4)
    slats = "".join(
        rectangle(x, y, w, 0.4)
        for x, y, w in table("53.4 43.6 6.2, 53.4 46 6.2, 47 46.2 4.8, 47 48.2 4.8, 56 38 4.8, 56 40 4.8")
    )
    fruit = "".join(circle(x, y, 0.85) for x, y in ((47.6, 44), (49.2, 43.8), (50.8, 44), (48.4, 42.9), (50, 42.8)))
    art += (
        fill(fruit, inks.accent)
        + shifted(-0.3, -0.2, fill(crates, mix(inks.t3, inks.light, 0.35)))
        + fill(crates, inks.t6)
        + fill(slats, inks.t4)
    )
    return art + foreground(inks, rng, far=0.94, near=0.98, height=0.012)


def _bell_tower(inks: Inks, disc: Disc) -> Fragment:
    """The landmark: a square tower with an open bell storey and an onion dome."""
    x = 42.5
    shaft = polygon([(x - 3.2, 36), (x - 2.8, 15.6), (x + 2.8, 15.6), (x + 3.2, 36)])
    bell = rectangle(x - 3.4, 9.8, 6.8, 6)
    cornice = rectangle(x - 3.9, 15.2, 7.8, 0.9) + rectangle(x - 3.9, 9.2, 7.8, 0.9)
    dome = curve(
        moved(
            ("-3.4 0! -4.4 -2.2 -3.4 -4.6 -.9 -6.6! -.3 -8.6! 0 -10.6! .3 -8.6! .9 -6.6! 3.4 -4.6 4.4 -2.2 3.4 0!"),
            x,
            9.2,
        )
    )
    rim = mix(inks.t2, inks.light, 0.5)
    light = Light((0.35, 0.2), (3.4, 0.4))
    ribs = "".join(
        brush([(x + u * 3.2, 9.2), (x + u * 4, 6.8), (x + u * 0.7, 2.8)], 0.14, 0.3) for u in (-0.5, 0.1, 0.6)
    )
    opening = arched(x - 1.5, 15.2, 1.9, 4) + arched(x + 1.5, 15.2, 1.9, 4)
    bells = "".join(curve(moved("-.6 0! -.5 -1.2 0 -1.7 .5 -1.2 .6 0!", x + dx, 14.4)) for dx in (-1.5, 1.5))
    clock = circle(x, 20.4, 2)
    hands = polygon([(x - 0.14, 20.6), (x + 0.14, 20.6), (x + 0.1, 18.9), (x - 0.1, 18.9)]) + polygon(
        [(x, 20.2), (x, 20.6), (x + 1.2, 21.2), (x + 1.2, 21)]
    )
    slits = arched(x, 27.4, 0.9, 2) + arched(x, 32.4, 0.9, 2)
    return (
        lit(shaft, Flats(rim, inks.t3, inks.t4), light)
        + lit(bell, Flats(rim, inks.t3, inks.t4), light)
        + lit(dome, Flats(rim, inks.t4, inks.t5), light, inner=fill(ribs, inks.t3))
        + lit(cornice, Flats(rim, inks.t4), Light((0, 0.3)))
        + fill(opening, inks.t1)
        + fill(bells, inks.t5)
        + fill(clock, inks.light)
        + fill(hands, inks.t6)
        + fill(slits, inks.accent)
    )


def _stall(
    inks: Inks,
    rng: random.Random,
    x: float,
    base: float,
    width: float,
    height: float,
    tone: str,
    *,
    goods: bool,
    sunward: int,
) -> Fragment:
    """A booth under a striped awning with a scalloped hem, wares hung below."""
    half, top = width / 2, base - height
    count = 6
    awning, stripes = "", ""
    left, right = x - half * 1.12, x + half * 1.12
    for i in range(count):
        a, b = left + (right - left) * i / count, left + (right - left) * (i + 1) / count
        ta, tb = x - half * 0.8 + 1.6 * half * i / count, x - half * 0.8 + 1.6 * half * (i + 1) / count
        piece = curve(
            [
                (ta, top, True),
                (tb, top, True),
                (b, top + height * 0.26, True),
                ((a + b) / 2, top + height * 0.34),
                (a, top + height * 0.26, True),
            ]
        )
        awning += piece
        stripes += piece if i % 2 else ""
    posts = rectangle(x - half * 0.96, top + 2, 0.6, height - 2) + rectangle(
        x + half * 0.96 - 0.6, top + 2, 0.6, height - 2
    )
    counter = rectangle(x - half * 1.02, base - height * 0.3, width * 1.02, height * 0.3)
    boards = "".join(
        rectangle(x - half + width * (i + 0.5) / 7, base - height * 0.27, 0.22, height * 0.27) for i in range(7)
    )
    back = rectangle(x - half * 0.9, top + 3, width * 0.9, height - 4)
    rim = mix(inks.t2, inks.light, 0.5)
    light = Light((-sunward * 0.3, 0.25))
    pale = inks.t1 if tone != inks.t6 else inks.t3
    art = fill(back, inks.t4 if tone != inks.t6 else inks.t5) + fill(posts, inks.t6)
    if goods:
        art += _wares(inks, x - half * 0.7, top + height * 0.3, height * 0.12)
        oranges = "".join(circle(x - 4.4 + 1.9 * i, base - height * 0.3 - 0.5, 0.9) for i in range(4))
        art += fill(oranges, inks.accent)
        art += lantern(x + half * 0.62, top + height * 0.3, 1.9, inks)
    art += lit(counter, Flats(rim, tone), Light((0, 0.35)), inner=fill(boards, inks.t4))
    return art + lit(awning, Flats(rim, tone), light, inner=shifted(-sunward * 0.3, 0.25, fill(stripes, pale)))


def _wares(inks: Inks, x: float, y: float, drop: float) -> Fragment:
    """Fish and hams on strings of length `drop`."""
    hung = ""
    for i, ware in enumerate((_FISH, _HAM, _FISH, _FISH, _HAM)):
        at = x + 2.2 * i
        hung += brush([(at, y), (at, y + drop)], 0.16, 0.16) + curve(moved(ware, at, y + drop, scale=0.95))
    return fill(hung, inks.t6)


_FISH = "0 0! .7 .8 .5 1.9 .1 2.6! .6 3.4! 0 3.1 -.6 3.4! -.1 2.6! -.5 1.9 -.7 .8"


_HAM = "-.15 0! .15 0! .2 .6 .8 1.6 .4 2.9 -.4 2.9 -.8 1.6 -.2 .6"


def _passer(inks: Inks, x: float, y: float, size: float, kind: int) -> Fragment:
    """A far passer-by: a cloak and a hat, or a hood and a bundle."""
    outlines = (
        (
            "-.3 0! -.26 -.5 -.16 -.74 -.1 -.8! -.34 -.84! -.12 -.92 -.06 -1.06 .06 -1.06 .12 "
            "-.92 .34 -.84! .1 -.8! .16 -.74 .26 -.5 .3 0!"
        ),
        (
            "-.34 0! -.28 -.4 -.2 -.66 -.5 -.7 -.52 -.92 -.24 -.96 -.14 -.84! -.1 -1 .06 -1.06 "
            ".14 -.9 .12 -.76 .22 -.6 .28 -.3 .3 0!"
        ),
    )
    return crested(
        curve(moved(outlines[kind], x, y, scale=size)), mix(inks.t2, inks.light, 0.5), inks.t5, slip=(0.12, 0.15)
    ) + fill(lens(x + 0.6, y, size * 0.9, 0.5), inks.t4)
