"""Woods where souls walk: clearing and path, by day and by night."""

import random

from ..document import Flats, Fragment, Light, crested, fill, lit
from ..inks import Inks, mix
from ..paths import curve, lens, moved, points, polygon, spike, table, turned
from ..scenery.window import Disc, earth, foreground, mist, ridge_line
from ..scenery.woods import (
    birch,
    ferns,
    forest,
    heavens,
    lit_spruce,
    snow_shadows,
    snowfield,
    soul,
    standing_stone,
    trunk,
)


def clearing(inks: Inks) -> Fragment:
    """A clearing with a ring of standing stones, a file of souls that crosses it."""
    rng = random.Random("soulstern-clairiere 1")
    disc = Disc(31, 17.5, 9.4)
    snow = snowfield(inks)
    art = heavens(inks, disc, rng)
    art += forest(30, 9.5, inks.t2, mix(inks.t2, inks.light, 0.45), 3.9, 10, rng, hollow=0.5)
    art += fill(mist((38, 30, 66, 1.5)), mix(inks.t1, inks.t2, 0.25))
    art += forest(34, 11.5, inks.t3, mix(inks.t2, inks.light, 0.2), 5, 10, rng, hollow=1.0)
    art += fill(mist((18, 34, 60, 1.4)), mix(inks.t1, inks.t2, 0.65))
    tones = Flats(mix(inks.t2, inks.light, 0.5), inks.t4, inks.t5)
    for x, height in ((11.0, 27.0), (50, 30), (5.5, 33), (56.4, 25), (0.6, 24), (61, 34)):
        art += lit_spruce(inks, disc, x, 40, height, rng, tones)
    field = earth(ridge_line(37.8, 0.9, rng, waves=1.1, octaves=3))
    art += crested(field, inks.light, snow, slip=(0, 0.5))
    stones = ((17.4, 39.2, 2.6, 5.4), (44.4, 39.4, 2.8, 6.4), (25, 38.2, 1.8, 3.4), (38.2, 38, 1.8, 3.8))
    shade = "".join(
        polygon(
            [
                (x - w / 2, y),
                (x + w / 2, y),
                (x + (x - 31) * 0.34 + w, y + h * 0.9),
                (x + (x - 31) * 0.34 - w * 0.4, y + h * 0.9),
            ]
        )
        for x, y, w, h in stones
    )
    art += fill(snow_shadows(rng, 39.4, 45), inks.t2) + fill(shade, inks.t2)
    for x, y, w, h in reversed(stones):
        art += standing_stone(inks, disc, x, y, w, h, rng, tones=Flats(inks.light, inks.t3, inks.t4), rune=w > 2.7)
    for x, y, height in ((50.6, 41.8, 10.4), (33.4, 38.8, 5.6), (29.6, 38.2, 4.2)):
        art += soul(inks, x, y, height, ground=snow, facing=-1)
    rim = mix(inks.t4, inks.light, 0.35)
    art += trunk(inks, 2.4, 4.6, 48, rng, tone=inks.t6, rim=rim, sunward=1)
    art += trunk(inks, 60.6, 5.0, 48, rng, tone=inks.t6, rim=rim, sunward=-1)
    art += foreground(inks, rng, far=0.935, near=0.975, height=0.02, rim=mix(inks.t4, inks.light, 0.5))
    tufts = [(rng.uniform(0, 16) if i % 2 else rng.uniform(45, 61), 47.6 + rng.uniform(0, 1)) for i in range(6)]
    return art + fill(ferns(rng, tufts), inks.t6)


def path(inks: Inks) -> Fragment:
    """A path that winds through tall birches towards the light, lamps of mint beside it."""
    rng = random.Random("soulstern-sentier 1")
    disc = Disc(32.5, 20, 9.2)
    snow = snowfield(inks)
    art = heavens(inks, disc, rng)
    art += forest(31.6, 7.4, mix(inks.t1, inks.t2, 0.75), mix(inks.t2, inks.light, 0.6), 3.3, 6, rng, hollow=0.9)
    art += fill(mist((32, 31.4, 60, 1.8)), mix(inks.t1, inks.light, 0.5))
    for x, girth in table("4 .9, 9 .7, 15 1, 19.6 .8, 23.4 .6, 41.6 .6, 44.6 .9, 50.6 .8, 55 1, 59 .7"):
        sunward = disc.side(x)
        art += birch(
            x, girth, 33.6, rng, tones=Flats(mix(inks.t1, inks.light, 0.6), inks.t2), marks=inks.t3, sunward=sunward
        )
    ground = earth(ridge_line(33.6, 0.8, rng, waves=1.4, octaves=3))
    art += crested(ground, inks.light, mix(inks.t1, inks.t2, 0.32), slip=(0, 0.5))
    art += fill(snow_shadows(rng, 35.4, 42), inks.t2) + _trail(inks, rng)
    for x, girth, foot in ((12.4, 1.9, 38.6), (48.2, 2.1, 39), (21.4, 1.4, 36.4), (54.4, 1.7, 37.4)):
        sunward = disc.side(x)
        art += fill(
            polygon(
                [
                    (x - girth * 0.6, foot),
                    (x + girth * 0.6, foot),
                    (x + (x - 32) * 0.5 + girth, foot + 6),
                    (x + (x - 32) * 0.5 - girth, foot + 6),
                ]
            ),
            inks.t2,
        )
        art += birch(x, girth, foot, rng, tones=Flats(inks.light, inks.t3, inks.t4), marks=inks.t5, sunward=sunward)
    art += _lamp_post(inks, 43.4, 40.6, 1.15) + _lamp_post(inks, 27.4, 36.2, 0.66) + _lamp_post(inks, 36.4, 34.8, 0.42)
    art += soul(inks, 30.4, 36.4, 4.2, ground=snow, facing=1)
    bank = curve("-4 54! -4 42! 3 42.2 9 44 14 45.4 20 46.4 27 48! 30 54!") + curve(
        "66 54! 66 41! 59 41.4 53 43.4 47 44.8 41 47! 38 54!"
    )
    art += crested(bank, inks.light, mix(inks.t1, inks.t2, 0.62), slip=(0, 0.7))
    rim = mix(inks.t4, inks.light, 0.45)
    for x, girth, sunward in ((3.4, 5.2, 1), (59.6, 4.4, -1)):
        art += birch(x, girth, 49, rng, tones=Flats(rim, inks.t5, inks.t6), marks=inks.t4, sunward=sunward)
    tufts = [(9.5, 46.4), (13, 47.6), (50.4, 45.8), (54.6, 45), (46, 47.4), (17.6, 48.4)]
    art += fill(ferns(rng, tufts), inks.t5)
    return art + foreground(inks, rng, far=0.955, near=0.98, height=0.014, rim=mix(inks.t4, inks.light, 0.5))


def _trail(inks: Inks, rng: random.Random) -> Fragment:
    """The trodden path: an S that widens towards the viewer, one edge bright, footprints in it."""
    left = points("32.4 33.6 31.2 34.4 32.2 35.6 34 37 32.4 39.2 27.6 41.8 24.8 45 26 54")
    right = points("42 54 38.4 45.4 38.6 42 40.6 39 39.4 36.8 36 35.2 33.6 34.2 33.4 33.6")
    shape = curve([(*p, i in (0, 7)) for i, p in enumerate(left)] + [(*p, i in (0, 7)) for i, p in enumerate(right)])
    prints = "".join(
        lens(x, y, w, w * 0.55, 80)
        for x, y, w in table("33.4 44.6 1.2, 31 46.6 1.3, 35 42 1, 33 40.4 .8, 36 38.6 .7, 35.2 37.2 .55")
    )
    return lit(shape, Flats(inks.t2, inks.moon), Light((0.4, 0.3)), inner=fill(prints, mix(inks.t1, inks.t2, 0.8)))


def _lamp_post(inks: Inks, x: float, foot: float, size: float) -> Fragment:
    """A crooked post with a lamp of mint light."""
    post = polygon(moved("-.34 .4 -.26 -8 .24 -8 .3 .4", x, foot, scale=size)) + polygon(
        moved("-.2 -7.4 2.3 -8.3 2.4 -7.9 -.1 -6.7", x, foot, scale=size)
    )
    lx, ly = x + 2 * size, foot - 7.8 * size
    frame = polygon(moved("-.9 .7 0 -.2 .9 .7", lx, ly, scale=size)) + polygon(
        moved("-.7 2.9 .7 2.9 .4 3.4 -.4 3.4", lx, ly, scale=size)
    )
    glow = polygon(moved("-.75 .7 .75 .7 .6 2.9 -.6 2.9", lx, ly, scale=size))
    rays = "".join(
        spike(*turned((lx, ly + 1.8 * size), angle, 2 * size, 0), 1.2 * size, 0.28 * size, angle)
        for angle in range(0, 360, 45)
    )
    snow = curve(moved("-.95 .7! -.5 -.1 0 -.6 .5 -.1 .95 .7! 0 .1", lx, ly, scale=size))
    return (
        fill(post + frame, inks.t6)
        + fill(glow + rays, inks.accent)
        + fill(curve(moved("0 1! .35 1.9 0 2.7 -.35 1.9", lx, ly, scale=size)), inks.light)
        + fill(snow, inks.light)
    )
