"""Where one may rest or fall: a trapper's hut on the plain, and a frozen cascade."""

import random

from ..document import Flats, Fragment, Light, crested, fill, lit, shifted
from ..inks import Inks, mix
from ..paths import brush, circle, curve, lens, points, polygon, rectangle, table, wedge
from ..scenery.mountains import crag
from ..scenery.window import Disc, earth, foreground, light_at, mist, ridge_line, streaks
from ..scenery.woods import dead_tree, ferns, forest, heavens, lit_spruce, raven, snow_shadows, snowfield


def hut(inks: Inks) -> Fragment:
    """A hut under snow at the left of a wide plain, its window lit, smoke above; a bare tree at the right edge."""
    rng = random.Random("soulstern-cabane 1")
    disc = Disc(36, 18, 9.8)
    snow = snowfield(inks)
    art = heavens(inks, disc, rng)
    art += fill(streaks(50, 6, 30, 6, 3, rng) + streaks(8, 14, 22, 5, 2, rng), mix(inks.t1, inks.light, 0.5))
    hills = "-4 54! -4 33.6! 6 30.4 14 31.4 24 34 33 35 42 33.4 50 30.2 58 29 66 30.6! 66 54!"
    art += crested(curve(hills), inks.light, mix(inks.t1, inks.t2, 0.7), slip=(0, 0.4))
    art += forest(37, 4.6, inks.t2, mix(inks.t2, inks.light, 0.5), 1.9, 4, rng, hollow=1.1)
    art += fill(mist((32, 37, 70, 1.5)), mix(inks.t1, inks.light, 0.4))
    tones = Flats(mix(inks.t2, inks.light, 0.5), inks.t4, inks.t5)
    for x, foot, height in ((6, 40, 21), (0.6, 41, 28), (51, 40, 13), (56, 40.6, 19)):
        art += lit_spruce(inks, disc, x, foot, height, rng, tones)
    field = earth(ridge_line(39.4, 0.8, rng, waves=1.2, octaves=3))
    art += crested(field, inks.light, snow, slip=(0, 0.5)) + fill(snow_shadows(rng, 41, 46), inks.t2)
    art += _hut(inks, disc, rng) + _fence(inks)
    tree = dead_tree(60.4, 47, 34, rng, lean=3, girth=2.8)
    art += shifted(-0.3, -0.1, fill(tree, mix(inks.t3, inks.light, 0.4))) + fill(tree, inks.t6)
    art += fill(raven(25.4, 27.6, 0.8), inks.t6)
    art += foreground(inks, rng, far=0.945, near=0.978, height=0.016, rim=mix(inks.t4, inks.light, 0.5))
    return art + fill(ferns(rng, [(47, 47.8), (52, 47.4), (8, 47.8), (13, 48)], (1.6, 3.2)), inks.t6)


def _hut(inks: Inks, disc: Disc, rng: random.Random) -> Fragment:
    """The landmark on the left third: logs, a heavy cap of snow, a stone chimney, a mint window."""
    wall = polygon("11.6 41.8 11.6 32.4 17.4 27 23.4 32.4 23.4 41.8")
    logs = "".join(rectangle(11, y, 13, 0.4) for y in (33.4, 35.2, 37, 38.8, 40.6))
    ends = "".join(circle(x, y, 0.6) for x in (11.6, 23.4) for y in (33.2, 35, 36.8, 38.6, 40.4))
    roof = curve(
        "9.4 33.6! 9.8 31.4 12.4 28.4 15.4 25.4 17.6 23.6! 19.6 25 22.8 28.2 25.2 31.2 25.8 33.4! 24.4 34.2 23.6 33! "
        "20.6 30 17.6 27.4! 14.4 30 11.6 33! 10.6 34.4"
    )
    chimney = polygon("20.4 27.6 20.4 22 23 22 23 30") + rectangle(20, 21.4, 3.4, 1)
    cap = curve("19.8 21.6! 20.4 20.4 21.8 20 23.2 20.6 23.6 21.6!")
    smoke = brush("21.8 19.4 22.8 16.4 21 13.6 22.8 10 21.6 6.6 23.4 3", 0.6, 0.3, middle=2.2)
    door = polygon("18.6 41.8 18.6 36.4 20.2 35.4 21.8 36.4 21.8 41.8")
    pane = rectangle(13.2, 35.4, 3.2, 3)
    bars = rectangle(14.65, 35.4, 0.3, 3) + rectangle(13.2, 36.75, 3.2, 0.3)
    glow = polygon("12.8 41.6 16.8 41.6 19 45 11.2 45")
    heap = curve("8.6 43! 10.6 41.2 13 40.9 17 41.4 22 41 25.4 41.4 27.4 43!")
    light = light_at(disc, 17, 0.35, 2.6)
    return (
        fill(smoke, mix(inks.t1, inks.t2, 0.45))
        + lit(chimney, Flats(inks.light, inks.t4, inks.t5), light)
        + fill(cap, inks.light)
        + lit(wall, Flats(inks.light, inks.t5, inks.t6), light, inner=fill(logs, inks.t6))
        + fill(ends, inks.t4)
        + fill(door, inks.t6)
        + fill(pane, inks.accent)
        + fill(bars, inks.t6)
        + lit(roof, Flats(inks.light, inks.light, inks.t1), Light((0, 0), (-1.6, 0.9)))
        + fill(heap, snowfield(inks))
        + fill(glow, mix(inks.t1, inks.accent, 0.4))
    )


def _fence(inks: Inks) -> Fragment:
    """Rails that sink into the snow, from the hut towards the viewer."""
    posts = caps = ""
    for x, y, tall in table("29 42 3.4, 34.6 43 4, 41 44.2 4.6, 48 45.6 5.2"):
        posts += polygon([(x - 0.4, y), (x - 0.3, y - tall), (x + 0.4, y - tall), (x + 0.5, y)])
        caps += lens(x, y - tall, 1.6, 0.9)
    rails = brush("27.6 39.8 34.6 40.4 41 41 49 41.8", 0.4, 0.5) + brush("27.6 41.2 34.6 42 41 42.8 49 44", 0.4, 0.5)
    return fill(posts + rails, inks.t5) + fill(caps, inks.light)


def cascade(inks: Inks) -> Fragment:
    """A waterfall that froze as it fell, between dark cliffs; a high horizon, a pool of ice, broken floes."""
    rng = random.Random("soulstern-cascade 1")
    disc = Disc(25, 13.4, 7.8)
    art = heavens(inks, disc, rng)
    art += forest(23, 6, inks.t2, mix(inks.t2, inks.light, 0.45), 2.4, 4, rng, hollow=0.5)
    art += fill(mist((26, 23, 50, 1.4)), mix(inks.t1, inks.light, 0.4))
    for y, part in ((25, 0.12), (29, 0.34), (33.6, 0.58)):
        bank = earth(ridge_line(y, 1.2, rng, waves=1.3, octaves=3))
        art += crested(bank, inks.light, mix(inks.t1, inks.t2, part), slip=(0, 0.4))
    art += fill(mist((26, 29, 26, 0.9), (25, 33.8, 22, 1)), mix(inks.t1, inks.light, 0.3))
    art += _cliffs(inks, disc, rng) + _fall(inks, rng)
    pool = curve("-4 54! -4 40.6! 6 39.8 16 38.8 28 38.2 40 38.4 52 39.4 66 40.4! 66 54!")
    art += crested(pool, inks.light, snowfield(inks), slip=(0, 0.5))
    mirrored = "".join(wedge(x, 39.4 + abs(x - 41) * 0.06, rng.uniform(2.4, 5), 1.5, 90) for x in range(34, 50, 2))
    art += fill(mirrored, mix(inks.t1, inks.t2, 0.6))
    cracks = "".join(
        wedge(x, y, length, 0.4, angle)
        for x, y, length, angle in table(
            "41 41 9 170, 33 42.4 7 186, 33 42.4 5 150, 41 41 10 14, 49 43 6 -8, 49 43 7 32, 41 41 6 60, 26 41.6 5 200"
        )
    )
    art += fill(cracks, inks.t3) + _spears(inks, disc, rng)
    art += foreground(inks, rng, far=0.94, near=0.976, height=0.018, rim=mix(inks.t4, inks.light, 0.5))
    return art + fill(ferns(rng, [(4, 47.6), (9, 48), (55, 47.6), (58.6, 47.2)], (1.8, 3.4)), inks.t6)


def _cliffs(inks: Inks, disc: Disc, rng: random.Random) -> Fragment:
    """The rock at both sides, snow on its ledges; the right one is high and carries the fall."""
    rim = mix(inks.t2, inks.light, 0.7)
    left = points("-4 54 -4 17 2 17.4 6.4 19.4 9.6 19 11.6 23.6 10.6 27 14.6 30.4 14 34.4 18 38 19 54")
    right = points(
        "66 54 66 2.4 58 3.4 54.6 2 50 4.4 44 3.8 37.4 5.4 34.6 8.4 35.6 13 33.6 17.4 35 23 33 28 34.6 33 32.4 38 31 54"
    )
    ledges = "".join(
        curve(
            [
                (x - w, y + 0.5, True),
                (x - w * 0.4, y - 0.7),
                (x + w * 0.5, y - 0.6),
                (x + w, y + 0.5, True),
                (x, y + 0.7),
            ]
        )
        for x, y, w in table(
            "5 18.4 4, 12 29.2 3.4, 15.6 36.6 3, 36.4 6.6 2.6, 55 3 5, 35 17.6 2, 34.6 28.4 2, 57 14.6 3.6, 59 26 3.4"
        )
    )
    art = crag(disc, left, points("5 18 3 24 7 28 4.6 33 9 37 8 54"), Flats(rim, inks.t4, inks.t5))
    art += crag(disc, right, points("45 3.8 43 10 45 16 42 23 44 30 41 38 42 54"), Flats(rim, inks.t4, inks.t5))
    return art + fill(ledges, inks.light)


def _fall(inks: Inks, rng: random.Random) -> Fragment:
    """The frozen water: pipes of ice side by side, three tones, a fringe of icicles half-way."""
    art = ""
    for x, width, top, foot, kind in table(
        "39 2.8 6.2 38.6 0, 42 3.4 4.6 39.6 1, 45.6 3.6 4.4 39.2 2, 49 3 4.8 39.6 1, 51.8 2.4 6 38.4 0, "
        "40.6 2.2 5 39.4 2, 47.4 2.2 4.4 40 0"
    ):
        pipe = curve(
            [
                (x - width * 0.5, top, True),
                (x - width * 0.62, top + 8),
                (x - width * 0.4, top + 17),
                (x - width * 0.7, foot - 4),
                (x - width * 0.5, foot, True),
                (x + width * 0.5, foot, True),
                (x + width * 0.72, foot - 5),
                (x + width * 0.42, top + 15),
                (x + width * 0.6, top + 7),
                (x + width * 0.5, top, True),
            ]
        )
        body = (mix(inks.t1, inks.light, 0.7), mix(inks.t1, inks.light, 0.25), mix(inks.t1, inks.t2, 0.4))[int(kind)]
        art += lit(pipe, Flats(inks.light, body, mix(inks.t1, inks.t2, 0.8)), Light((0.35, 0.1), (width * 0.7, 0.3)))
    fringe = "".join(
        wedge(x, y, length, 1.2, 90)
        for x, y, length in table(
            "38.4 17 5, 40 17.6 7, 41.8 16.8 4.4, 43.6 17.4 8, 45.4 16.6 5.4, 47 17.4 7.4, "
            "49 16.8 4.6, 50.6 17.6 6.4, 52.2 17 4.4"
        )
    )
    shelf = curve("37.2 17.6! 39 16 44 15.2 49 15.6 53 17.4! 49 18.4 44 18 40 18.4")
    spray = curve("34 40.4! 37 38.6 39 39.4 42 37.8 45 39 48 37.6 51 39.2 54 38.8 57.4 40.6! 48 41.6 40 41.4")
    return art + fill(shelf + fringe, inks.light) + fill(spray, inks.light)


def _spears(inks: Inks, disc: Disc, rng: random.Random) -> Fragment:
    """Blocks of ice that have fallen and stand in the pool."""
    art = ""
    for x, y, width, tall in table(
        "10.4 44.6 4.4 7.4, 14.6 45.4 3.4 4.6, 50.6 45 4 6.4, 54.6 45.6 5 8.6, 22 43 2.4 2.6"
    ):
        shape = polygon(
            [
                (x - width * 0.5, y),
                (x - width * 0.42, y - tall * 0.6),
                (x - width * 0.1, y - tall),
                (x + width * 0.26, y - tall * 0.7),
                (x + width * 0.5, y),
            ]
        )
        facet = polygon(
            [
                (x - width * 0.1, y - tall),
                (x + width * 0.06, y - tall * 0.5),
                (x, y),
                (x + width * 0.5, y),
                (x + width * 0.26, y - tall * 0.7),
            ]
        )
        art += fill(lens(x + (x - 25) * 0.08, y + 0.2, width * 2, 0.8), inks.t2)
        art += lit(
            shape,
            Flats(inks.light, mix(inks.t1, inks.t2, 0.35)),
            light_at(disc, x, 0.4),
            inner=fill(facet, inks.t3 if disc.side(x) < 0 else inks.t2),
        )
    return art
