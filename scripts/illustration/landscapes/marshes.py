"""About the city: the marsh and the mines."""

import random

from ..document import Flats, Fragment, Light, crested, fill, lit, shifted
from ..inks import Inks, mix
from ..paths import brush, circle, curve, lens, moved, points, polygon, rectangle, ring, table, wedge
from ..scenery.houses import (
    House,
    HouseInks,
    arched,
    canal,
    fireflies,
    house,
    hung_tree,
    lantern,
    lily_pads,
    reeds,
    reflection,
    timber,
)
from ..scenery.window import OVER, WIDTH, Disc, earth, foreground, ground_cuts, mist, ridge_line, sky, streaks


def marsh(inks: Inks) -> Fragment:
    """The marsh at dusk: a large low disc, hung trees at both sides, a hut on stilts, a heron."""
    rng = random.Random("caveport-marais 2")
    disc = Disc(35, 19, 11.2)
    horizon = 30.0
    art = sky(inks, disc, rng)
    art += fill(streaks(18, 12, 34, 7, 3, rng) + streaks(52, 25, 24, 5, 3, rng), mix(inks.t1, inks.t2, 0.7))
    far = ridge_line(horizon, 3.4, rng, waves=7, octaves=3, gain=0.8, step=0.8)
    art += crested(earth(far, horizon + 2), mix(inks.t2, inks.light, 0.5), inks.t2, slip=(0, 0.28))
    trunks = "".join(
        hung_tree((x, horizon + 0.8), h, rng, lean=lean) for x, h, lean in ((15.5, 11, 0.05), (50, 12.4, -0.06))
    )
    art += fill(trunks, mix(inks.t2, inks.t3, 0.4)) + fill(
        mist((30, horizon, 70, 1.6), (12, horizon - 2.4, 26, 0.8)), mix(inks.t1, inks.t2, 0.35)
    )
    art += canal(inks, disc, horizon, rng, foot=45)
    plan = House(45.5, 35.6, 7.2, 5.4, 4.4)
    art += fill(reflection(plan.x, plan.base + 0.8, 8, 4.6, rng), inks.t4)
    art += house(
        plan, HouseInks(inks.t4, inks.t5, mix(inks.t2, inks.light, 0.5), inks.t5, inks.accent), rng, sunward=-1
    )
    art += fill(reflection(plan.x - 1.6, plan.base + 1.2, 1.5, 3.6, rng), inks.accent)
    pier = rectangle(34.6, 34.4, 8, 0.55) + "".join(rectangle(x, 34.4, 0.4, 2.6) for x in (35, 37.4, 39.8))
    art += (
        crested(pier, mix(inks.t2, inks.light, 0.5), inks.t5, slip=(0, 0.22))
        + lantern(35.2, 31.6, 1.3, inks)
        + fill(rectangle(35.1, 31.4, 0.22, 3.2), inks.t6)
    )
    pads = table("22 38.4 1.8, 27.4 40.8 2.4, 19 42.2 2.6, 33.4 43.2 2.8, 40.6 41.4 2.2, 30.4 37.6 1.4")
    art += fill(lily_pads(pads), inks.t4) + fill(
        "".join(lens(x, y - 0.35, r, 0.3) for x, y, r in pads), mix(inks.t2, inks.light, 0.3)
    )
    near = hung_tree((4.5, 47), 52, rng, lean=-0.03, girth=0.09)
    art += shifted(0.4, 0.1, fill(near, mix(inks.t3, inks.light, 0.35))) + fill(near, inks.t6)
    other = hung_tree((63, 48), 50, rng, lean=0.03, girth=0.085)
    art += shifted(-0.4, 0.1, fill(other, mix(inks.t3, inks.light, 0.35))) + fill(other, inks.t6)
    art += _heron(inks, 23.4, 45.6, 1.15) + fireflies(
        inks, table("20 27 .42, 29 33.4 .36, 43 24.6 .36, 54.6 30 .42, 17.6 34 .3, 31 29 .28")
    )
    art += foreground(inks, rng, far=0.915, near=0.965, height=0.018)
    return art + fill(reeds(rng, 8, 49, (6, 12), (46, 60)) + reeds(rng, 6, 49, (4, 8), (8, 20)), inks.t6)


def _heron(inks: Inks, x: float, y: float, size: float) -> Fragment:
    """A heron on one leg that looks to the right."""
    bird = curve(
        moved(
            (
                "-3.6 -3.4! -1.4 -5.4 .6 -6.2 1.3 -8 .7 -9.6 1.4 -10.8 2.4 -10.7! 5 -10! 2.4 "
                "-9.8 1.9 -9.3 2.4 -7.8 1.9 -5.8 .6 -4 -1.2 -3.2 -2.2 -3.3!"
            ),
            x,
            y,
            scale=size,
        )
    )
    crest = brush(moved("1.2 -10.6 0 -10.7 -1 -10.1", x, y, scale=size), 0.5 * size, 0.05)
    legs = polygon(moved("-.2 -3.6 .15 -3.6 .3 0 .05 0", x, y, scale=size)) + polygon(
        moved("-.6 -3.5 -.3 -3.6 1 -2 -.1 -1.2 -.2 -1.4 .5 -2", x, y, scale=size)
    )
    cuts = "".join(
        wedge(*moved([at], x, y, scale=size)[0][:2], 1.7 * size, 0.3 * size, 152)
        for at in ((0.4, -5.2), (-0.2, -4.5), (-0.9, -4))
    )
    return (
        fill(legs, inks.t6)
        + lit(bird, Flats(inks.light, inks.t5), Light((-0.25, 0.2)), inner=fill(cuts, inks.t3))
        + fill(crest, inks.t6)
        + fill(lens(x, y + 0.1, 4, 0.5), inks.t4)
    )


def mines(inks: Inks) -> Fragment:
    """The mines above the city: a head frame with its wheel, a trestle with a cart, a portal with light inside."""
    rng = random.Random("caveport-mines 3")
    disc = Disc(30, 15, 9)
    art = sky(inks, disc, rng)
    art += fill(streaks(10, 9, 28, 6, 3, rng), mix(inks.t1, inks.t2, 0.7))
    peaks = polygon(
        "-4 33 -4 22 2 19 7 21.4 12 16.6 16 19.6 20 23 25 26 30 28.4 36 26.6 40 23 44 24.6 "
        "49 19.4 53 21 58 15.6 66 19 66 33"
    )
    art += crested(peaks, mix(inks.t2, inks.light, 0.6), inks.t2, slip=(0.1, 0.3)) + fill(
        mist((30, 29.4, 70, 2)), mix(inks.t1, inks.t2, 0.35)
    )
    smoke = "".join(
        circle(x, y, r)
        for x, y, r in table(
            "16.2 17.6 .8, 15.4 15.6 1.2, 16.4 13.2 1.6, 14.6 10.6 2.1, 16 7.4 2.6, 13.4 4 3.2, 15.4 .4 3.8"
        )
    )
    art += shifted(0.35, -0.1, fill(smoke, inks.light)) + fill(smoke, mix(inks.t1, inks.t2, 0.8))
    art += _terraces(inks, rng) + _trestle(inks)
    art += _portal(inks, rng) + _head_frame(inks)
    heap = "36 52! 40 47 43 44.6 47 43.8 51 41.6 56 41 60 38.6 66 37.6! 66 52!"
    art += lit(
        curve(heap),
        Flats(mix(inks.t3, inks.light, 0.4), inks.t5),
        Light((0.3, 0.4)),
        inner=fill(ground_cuts(42, 7, 14, rng, length=(1.5, 4), within=(42, 62)), inks.t4),
    )
    art += _cart(inks, 51.4, 42.6, 1.25)
    return art + foreground(inks, rng, far=0.92, near=0.965, height=0.02, waves=3, gain=0.7)


def _terraces(inks: Inks, rng: random.Random) -> Fragment:
    """The dug hill, in steps from both sides down to the gorge."""
    left = points("-4 21 5 21 6 24.4 12 24.4 13 27.6 19 27.6 20 30 26.4 30 27.4 35.4 29 35.4 30.6 46 -4 46")
    right = points("66 18.6 57 18.6 55.6 22.4 50 22.4 48.6 26.4 44 26.4 43 30.6 40.4 30.6 39 36 37.6 36 35.4 46 66 46")
    cuts = "".join(
        wedge(x, y, rng.uniform(1.4, 3.2), 0.5, 90 + rng.uniform(-8, 8))
        for x, y in table(
            "1 22.4, 3 22, 8 25.4, 10.4 25.4, 15 28.6, 17 28.6, 23 31, 25 31, 47 27.6, 45 "
            "27.4, 52 23.4, 54.4 23.6, 59 19.6, 62 19.8, 42 31.8, 41 32.4"
        )
    )
    floor = rectangle(-OVER, 42.6, WIDTH + 2 * OVER, 12)
    rim = mix(inks.t2, inks.light, 0.45)
    far = polygon("22 46 22 31 26 32.6 29 31.4 33 33.6 37 31.8 42 33 45 46")
    deep = polygon("22 46 22 37 27 38.4 31 37 35 39 45 37.6 45 46")
    return (
        fill(far, mix(inks.t1, inks.t2, 0.75))
        + fill(mist((32, 36.4, 22, 1.4)), mix(inks.t1, inks.light, 0.3))
        + fill(deep, mix(inks.t2, inks.t3, 0.35))
        + fill(mist((32, 41, 24, 2)), mix(inks.t1, inks.t2, 0.4))
        + lit(polygon(left), Flats(rim, inks.t3, inks.t4), Light((-0.35, 0.4), (-3, 2.4)), inner=fill(cuts, inks.t4))
        + lit(polygon(right), Flats(rim, inks.t3, inks.t4), Light((0.35, 0.4), (3, 2.4)), inner=fill(cuts, inks.t4))
        + fill(floor, inks.t4)
        + fill(rectangle(-OVER, 42.6, WIDTH + 2 * OVER, 0.4), rim)
    )


def _trestle(inks: Inks) -> Fragment:
    """The rail over the gorge on crossed timber, a cart upon it."""
    bents = []
    for x in (26, 31.5, 37, 42.5):
        foot = {26: 31, 31.5: 43, 37: 41, 42.5: 32}[x]
        bents += [
            (x - 0.5, 28.4),
            (x - 0.5 - (foot - 28) * 0.07, foot),
            (x + 0.5, 28.4),
            (x + 0.5 + (foot - 28) * 0.07, foot),
        ]
        for y in range(31, foot, 4):
            bents += [(x - 0.9, y), (x + 0.9, y)]
    braces = [
        point for x in (26, 31.5, 37) for point in ((x + 0.3, 28.8), (x + 5, 33.4), (x + 5.2, 28.8), (x + 0.6, 33.4))
    ]
    deck = rectangle(17, 27.4, 31, 0.9)
    ties = "".join(rectangle(17.5 + 1.5 * i, 26.9, 0.7, 0.6) for i in range(20))
    rim = mix(inks.t2, inks.light, 0.5)
    return (
        fill(timber(bents, 0.55) + timber(braces, 0.3), inks.t5)
        + crested(ties + deck, rim, inks.t5, slip=(0, 0.22))
        + _cart(inks, 27.6, 26.8, 0.85)
    )


def _cart(inks: Inks, x: float, y: float, size: float) -> Fragment:
    """A mine cart heaped with ore, its wheels on `y`."""
    box = polygon(moved("-2.6 -3.4 2.6 -3.4 1.9 -.7 -1.9 -.7", x, y, scale=size))
    ore = polygon(moved("-2.3 -3.3 -1.6 -4.4 -.8 -4 -.2 -4.9 .7 -4.2 1.3 -4.6 2.3 -3.3", x, y, scale=size))
    wheels = "".join(circle(x + u * size, y - 0.55 * size, 0.75 * size) for u in (-1.2, 1.2))
    hubs = "".join(circle(x + u * size, y - 0.55 * size, 0.28 * size) for u in (-1.2, 1.2))
    bands = "".join(
        rectangle(x + u * size - 0.12 * size, y - 3.3 * size, 0.24 * size, 2.6 * size) for u in (-1.2, 0, 1.2)
    )
    rim = mix(inks.t2, inks.light, 0.5)
    return (
        lit(ore, Flats(inks.light, inks.t4), Light((0.2, 0.25)))
        + lit(box, Flats(rim, inks.t6), Light((0.2, 0.25)), inner=fill(bands, inks.t4))
        + fill(wheels, inks.t6)
        + fill(hubs, inks.t3)
    )


def _portal(inks: Inks, rng: random.Random) -> Fragment:
    """The mine's mouth on the left, timber set, lamp light within, rails that come towards the viewer."""
    frame = timber([(16.6, 43.4), (17.6, 34.4), (26.4, 43.4), (25.4, 34.4), (15.8, 34.6), (27.2, 34.6)], 1.2)
    mouth = polygon("17.4 43.4 18.2 35 24.8 35 25.6 43.4")
    glow = polygon("18.8 43.4 19.6 36.6 23.4 36.6 24.2 43.4")
    core = curve("20.2 43.4! 20.2 40 21.5 38.6 22.8 40 22.8 43.4!")
    rails = polygon("20.4 43.4 20.8 43.4 16 54 14.8 54") + polygon("22.4 43.4 22.8 43.4 24.6 54 23.4 54")
    ties = "".join(
        polygon(
            [
                (19.8 - k * 0.55, 44.2 + k * 1.2),
                (23.2 + k * 0.22, 44.2 + k * 1.2),
                (23.3 + k * 0.24, 44.7 + k * 1.25),
                (19.6 - k * 0.58, 44.7 + k * 1.25),
            ]
        )
        for k in range(5)
    )
    art = (
        fill(mouth, inks.t6)
        + fill(glow, mix(inks.accent, inks.t6, 0.35))
        + fill(core, inks.accent)
        + fill(ties, inks.t5)
        + fill(rails, inks.t6)
        + crested(frame, mix(inks.t2, inks.light, 0.4), inks.t6, slip=(-0.2, 0.2))
        + lantern(21.5, 35.2, 1.3, inks)
    )
    return shifted(-1.6, 0, art)


def _head_frame(inks: Inks) -> Fragment:
    """The landmark on the right third: two legs, a stay, the winding wheel under its roof, the engine house."""
    beams = timber(
        points(
            "44.6 43 46.8 10.4 50.8 43 49.2 10.4 45.1 36 50.5 36 45.6 29 50.2 29 46 22 49.8 "
            "22 46.4 15.6 49.5 15.6 45.1 36 50.2 29 45.6 29 49.8 22 46 22 49.5 15.6 48.6 12 "
            "61 42 49.4 20 54 26.6"
        ),
        0.7,
    )
    roof = curve("43.6 7.6! 45.6 6.6 48 3.4! 50.4 6.6 52.4 7.6!")
    wheel = ring(48, 9.8, 3, 2.3)
    spokes = timber(
        [
            point
            for k in range(4)
            for point in (
                (48 + 2.6 * c, 9.8 + 2.6 * s)
                for c, s in (
                    ((1, 0), (-1, 0)),
                    ((0.71, 0.71), (-0.71, -0.71)),
                    ((0, 1), (0, -1)),
                    ((0.71, -0.71), (-0.71, 0.71)),
                )[k]
            )
        ],
        0.3,
    )
    house_ = polygon("53.6 42.8 53.6 33.4 58 30 62.4 33.4 66 33.4 66 42.8")
    top = polygon("52.4 34 58 29.2 63.6 34 63 34.8 58 30.6 53 34.8")
    rope = timber([(45.2, 9.8), (45.9, 42), (50.6, 8.4), (58, 30)], 0.2)
    stack = rectangle(60.4, 22, 2.4, 10) + rectangle(60, 21.6, 3.2, 1)
    rim = mix(inks.t2, inks.light, 0.5)
    panes = arched(56.2, 40.4, 1.6, 2.6) + arched(59.6, 40.4, 1.6, 2.6)
    return (
        crested(stack, rim, inks.t5, slip=(0.25, 0.2))
        + fill(rope, inks.t5)
        + shifted(-0.25, -0.1, fill(beams, rim))
        + fill(beams, inks.t5)
        + fill(wheel, inks.t6, even_odd=True)
        + fill(spokes + circle(48, 9.8, 0.6), inks.t6)
        + crested(roof, rim, inks.t5, slip=(0.1, 0.3))
        + fill(house_, inks.t5)
        + crested(top, rim, inks.t6, slip=(0.2, 0.3))
        + fill(panes, inks.accent)
    )
