"""Ashore: dunes below a lighthouse, and the great cabin of a ship in harbour."""

import random

from ..document import Flats, Fragment, Light, clipped, crested, fill, lit, stroke
from ..inks import Inks, mix
from ..paths import brush, curve, ellipse, lens, moved, points, polygon, rectangle, table, wedge
from ..scenery.coast import agave, gulls, isle
from ..scenery.window import OVER, WIDTH, Disc, cloud, glints, ground_cuts, light_at, ripples, sky, streaks


def dunes(inks: Inks) -> Fragment:
    """Dunes in evening light, a striped lighthouse at the left; the sea is only a strip on a low horizon."""
    rng = random.Random("butina-dunes 1")
    disc = Disc(37, 18, 10)
    horizon = 33.0
    art = sky(inks, disc, rng)
    for x, y, w, h, part in ((60, 9, 24, 5, 0.4), (55, 25.5, 26, 4.6, 0.7), (4, 12, 22, 4.6, 0.5)):
        art += cloud(inks, disc, x, y, w, h, rng, part)
    art += fill(streaks(disc.x, disc.y + 5, 20, 4, 3, rng), mix(inks.t1, inks.t2, 0.5))
    art += isle(inks, disc, 50, horizon, 15, 3.4)
    art += fill(rectangle(-OVER, horizon, WIDTH + 2 * OVER, 8), inks.t4)
    art += fill(rectangle(-OVER, horizon, WIDTH + 2 * OVER, 0.4), mix(inks.t4, inks.light, 0.55))
    art += fill(ripples(horizon + 1, horizon + 3, 7, rng, length=(3, 6)), inks.t5)
    art += fill(glints(disc.x, horizon + 0.6, horizon + 3.4, 7, 11, 5, rng), inks.glow)
    art += fill(gulls([(24.6, 9, 1.2), (27.8, 7.4, 0.8), (48, 15, 1.0)]), inks.t5)
    far = "-4 54! -4 33.4! 4 33.6 12 34.2 20 35.6 30 36.6 42 36.4 52 34.8 66 32.6! 66 54!"
    art += crested(curve(far), inks.light, mix(inks.t1, inks.t2, 0.4), slip=(0, 0.5))
    art += _lighthouse(inks, disc, 17.4, 36.4)
    art += _dune(inks, "-4 54! -4 36.4! 4 36 10 36.8 17 38.4 24 41.4 30 44.6! 34 54!", "10 36.8 13 40 12 44 18 54")
    art += _dune(
        inks, "66 54! 66 35.4! 60 35.8 53 37.6 46 40.4 38 43 29 44.8 20 47.8! 16 54!", "53 37.6 52 41 55 45 52 54"
    )
    art += fill(ground_cuts(42, 4.4, 16, rng, length=(1.6, 4.6), within=(20, 52)), inks.t3)
    art += _posts(inks)
    near = "-4 54! -4 44.6! 4 45 11 46.4 19 47.6 31 48 43 47.4 52 46 58 44.6 66 43.8! 66 54!"
    art += crested(curve(near), mix(inks.t2, inks.light, 0.3), inks.t5, slip=(0, 0.4))
    art += fill(ground_cuts(47, 2, 12, rng, length=(1.5, 4)), inks.t4)
    blades = agave(56.6, 46, 6.4, rng) + agave(60.6, 45, 7, rng) + agave(2.6, 46, 6, rng) + agave(8, 47.4, 4, rng)
    return art + fill(blades, inks.t6) + fill(curve("-4 54! -4 48.6! 14 49 31 49.4 48 48.8 66 48! 66 54!"), inks.t6)


def _dune(inks: Inks, outline: str, lee: str) -> Fragment:
    """A dune whose far side lies in shade beyond the line `lee`."""
    shape = curve(outline)
    left = points(outline)[1][0] < 0
    foot = points(lee)[-1]
    edge = -6.0 if left else 68.0
    top = points(lee)[0]
    dark = curve([*((x, y) for x, y in points(lee)), (edge, foot[1], True), (edge, top[1] - 4, True)])
    cuts = "".join(
        wedge(x, y, 3.4, 0.5, 170 if left else 10)
        for x, y in [
            ((ax + bx) / 2, (ay + by) / 2) for (ax, ay), (bx, by) in zip(points(lee), points(lee)[1:], strict=False)
        ]
    )
    inner = fill(dark, mix(inks.t2, inks.t3, 0.75)) + fill(cuts, inks.t2)
    return lit(shape, Flats(inks.light, inks.t2), Light((0, 0.5)), inner=inner)


def _lighthouse(inks: Inks, disc: Disc, x: float, foot: float) -> Fragment:
    """The landmark: a white tower with three red bands, gallery, lantern and cap, on a rock."""
    rock = polygon(moved("-7 3 -5.6 .4 -4 -1.6 -2.6 -1.4 -1 -2.6 2.2 -2.4 3.6 -.8 5.4 .2 7.6 3", x, foot))
    tower = polygon(moved("-2.9 -1.6 -1.9 -22 1.9 -22 2.9 -1.6", x, foot))
    bands = "".join(polygon(moved(f"-4 {y} 4 {y} 4 {y - 3.4} -4 {y - 3.4}", x, foot)) for y in (-4.4, -11, -17.6))
    gallery = polygon(moved("-3 -22 3 -22 2.4 -23 -2.4 -23", x, foot)) + rectangle(x - 3, foot - 24.4, 6, 0.4)
    rails = "".join(rectangle(x + u, foot - 24.4, 0.3, 1.6) for u in (-2.9, -1.5, 1.2, 2.6))
    lamp = rectangle(x - 1.5, foot - 26.4, 3, 3.6)
    frame = "".join(rectangle(x + u, foot - 26.4, 0.36, 3.6) for u in (-1.5, -0.18, 1.14))
    cap = curve(moved("-2.2 -26.2! -1.6 -28 0 -28.8! 1.6 -28 2.2 -26.2!", x, foot)) + rectangle(
        x - 0.15, foot - 30.6, 0.3, 2
    )
    door = polygon(moved("-.9 -1.8 -.9 -4 0 -4.8 .9 -4 .9 -1.8", x, foot))
    light = light_at(disc, x, 0.35, 2.2)
    shade = mix(inks.t1, inks.t2, 0.7)
    dark = polygon(moved("-4 0 -4 -24 -1 -24 -1.4 0", x, foot))
    return (
        lit(tower, Flats(inks.light, mix(inks.light, inks.t1, 0.3), shade), light)
        + clipped(tower, fill(bands, inks.t3) + clipped(dark, fill(bands, inks.shadow)))
        + fill(door, inks.t6)
        + lit(rock, Flats(inks.light, inks.t3, inks.shadow), light_at(disc, x, 0.4, 3))
        + fill(lamp, inks.accent)
        + fill(frame + gallery + rails, inks.t5)
        + crested(cap, inks.light, inks.t5, slip=(-0.3, 0.2))
    )


def _posts(inks: Inks) -> Fragment:
    """A fence of driftwood that sinks into the sand, with its shadows."""
    posts = shade = ""
    for x, y, tall, lean in table("47 42.6 5.4 .5, 51.4 41.8 6.4 -.4, 55.6 41 7.4 .6, 59.6 40.2 8 -.3"):
        posts += polygon([(x - 0.4, y), (x - 0.3 + lean, y - tall), (x + 0.4 + lean, y - tall + 0.4), (x + 0.5, y)])
        shade += lens(x + 2.2, y + 0.3, 5, 0.5, 8)
    wire = brush("46 40.4 51 38.6 55.8 37 62 35", 0.24, 0.24)
    return fill(shade, inks.t3) + crested(posts, inks.light, inks.t5, slip=(0.25, 0.15)) + fill(wire, inks.t5)


def cabin(inks: Inks) -> Fragment:
    """A captain's cabin: the stern windows frame sun and sea, timber about them, a lamp at the right."""
    rng = random.Random("butina-cabine 1")
    disc = Disc(30.5, 16, 9)
    art = sky(inks, disc, rng)
    for x, y, w, h, part in ((14, 12, 18, 4, 0.45), (48, 10, 20, 4.4, 0.5), (44, 21, 20, 4, 0.75)):
        art += cloud(inks, disc, x, y, w, h, rng, part)
    art += isle(inks, disc, 22, 25, 13, 3)
    art += fill(rectangle(-OVER, 25, WIDTH + 2 * OVER, 10), inks.t4)
    art += fill(rectangle(-OVER, 25, WIDTH + 2 * OVER, 0.4), mix(inks.t4, inks.light, 0.55))
    art += fill(ripples(26, 32, 12, rng, length=(3, 7)), inks.t5) + fill(
        glints(disc.x, 25.6, 32, 8, 13, 7, rng), inks.glow
    )
    art += fill(gulls([(24, 9, 1.1), (38.4, 11.4, 0.8)]), inks.t5)
    return art + _stern(inks) + _floor(inks) + _gear(inks)


_PANES = (
    "19.6 31.4! 20.2 9.4! 24 6.6 30.5 5.6 37 6.6 40.8 9.4! 41.4 31.4!",
    "9.4 31.4! 11 11.6! 13 9 15.4 8! 17.2 9! 16.8 31.4!",
    "51.6 31.4! 50 11.6! 48 9 45.6 8! 43.8 9! 44.2 31.4!",
)


def _stern(inks: Inks) -> Fragment:
    """The timber wall, its three tall windows with their bars, the sill, the beams overhead."""
    panes = "".join(curve(outline) for outline in _PANES)
    dim, deep = mix(inks.shadow, inks.t6, 0.4), mix(inks.shadow, inks.t6, 0.62)
    wall = rectangle(-OVER, -OVER, WIDTH + 2 * OVER, 46) + panes
    boards = "".join(
        rectangle(left, y, right - left, 0.3)
        for left, right in ((-OVER, 9.6), (17.2, 19.8), (41.2, 43.8), (51.4, WIDTH + OVER))
        for y in (10, 15, 20, 25, 30)
    )
    bars = "".join(rectangle(x - 0.35, 4, 0.7, 28) for x in (24.4, 36.6)) + rectangle(9, 23.4, 43, 0.6)
    beams = "".join(
        polygon([(x, 4.2), (x + 2.8, 4.2), (30.5 + (x - 27.7) * 1.8, -4), (30.5 + (x - 30.5) * 1.8, -4)])
        for x in (-9.6, 1.4, 12.4, 23.4, 34.8, 45.8, 56.8)
    )
    ribs = polygon("-4 -4 5 -4 8 5 6.4 40 -4 46") + polygon("65 -4 56 -4 53 5 54.6 40 65 46")
    seams = polygon("1.6 -4 2 -4 3.4 42 2.9 43") + polygon("59 -4 59.4 -4 58 43 57.6 42")
    return (
        clipped(panes, fill(bars, inks.t6))
        + fill(wall, inks.shadow, even_odd=True)
        + fill(boards, dim)
        + stroke(panes, inks.t6, 1.3)
        + stroke(panes, mix(inks.t2, inks.light, 0.4), 0.5)
        + fill(rectangle(-OVER, -OVER, WIDTH + 2 * OVER, 7.2), inks.t6)
        + fill(beams, deep)
        + fill(ribs, deep)
        + fill(seams, inks.t6)
        + lit(rectangle(4, 31.2, 53, 1.6), Flats(inks.light, inks.t3, inks.shadow), Light((0, 0.4), (0, 0.9)))
    )


def _floor(inks: Inks) -> Fragment:
    """The bench below the windows and the planks, with the light that falls on them."""
    dim, deep = mix(inks.shadow, inks.t6, 0.4), mix(inks.shadow, inks.t6, 0.62)
    bench = rectangle(5, 33, 51, 5.6)
    tufts = "".join(ellipse(x, 35, 0.5, 0.4) for x in range(10, 54, 6))
    floor = polygon("-4 54 -4 46 7 38.6 54 38.6 65 46 65 54")
    seams = "".join(
        polygon([(30.5 + u, 38.6), (30.7 + u, 38.6), (31 + u * 2.4, 54), (30.4 + u * 2.4, 54)])
        for u in range(-21, 27, 6)
    )
    pools = "".join(
        polygon([(a, 38.6), (b, 38.6), (30.5 + (b - 30.5) * 1.7, 47), (30.5 + (a - 30.5) * 1.7, 47)])
        for a, b in ((21, 24), (25, 36), (37, 40))
    )
    return (
        fill(bench, dim)
        + fill(rectangle(5, 33, 51, 2.4), inks.t3)
        + fill(rectangle(5, 32.8, 51, 0.4), mix(inks.t2, inks.light, 0.4))
        + fill(tufts, inks.shadow)
        + fill(floor, deep)
        + clipped(floor, fill(pools, mix(inks.t3, inks.shadow, 0.5)) + fill(seams, inks.t6))
        + fill(polygon("-4 54 -4 48.4 10 47.2 51 47.2 65 48.4 65 54"), inks.t6)
        + fill(polygon("-4 48.4 10 47.2 51 47.2 65 48.4 51 47.7 10 47.7"), mix(inks.t3, inks.light, 0.3))
    )


def _gear(inks: Inks) -> Fragment:
    """A lamp on its hook at the right, rolled charts on the bench at the left."""
    hook = stroke("M52.6 4.4V8.6", inks.t6, 0.5)
    lamp = polygon(moved("-1.6 .6 0 -1.2 1.6 .6", 52.6, 10)) + rectangle(50.8, 15, 3.6, 0.9)
    glow = polygon("51.3 10.7 53.9 10.7 54.2 15 51 15")
    flame = curve(moved("0 -2! .8 -.6 0 .4 -.8 -.6", 52.6, 14.4))
    charts = "".join(
        polygon(moved("-.7 0 -.6 -7 .6 -7 .7 0", x, 36, scale=1, angle=turn)) for x, turn in ((9, -6), (10.8, 5))
    )
    tops = "".join(ellipse(x, y, 0.65, 0.35) for x, y in ((8.3, 29.1), (11.4, 29.1)))
    return (
        hook
        + fill(lamp, inks.t6)
        + fill(glow, inks.accent)
        + fill(flame, inks.light)
        + lit(charts, Flats(inks.light, inks.t1, inks.t2), Light((-0.2, 0.2), (-0.6, 0)))
        + fill(tops, inks.t3)
    )
