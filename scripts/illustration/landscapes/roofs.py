"""Above and below: the roofs with their crooked tower, and the great sewer's mouth."""

import random

from ..document import Flats, Fragment, Light, clipped, crested, fill, lit, shifted
from ..inks import Inks, mix
from ..paths import PathData, brush, circle, curve, lens, moved, points, polygon, rectangle, ring, table, turned, wedge
from ..scenery.houses import arched, canal, lantern, lit_specks, reeds, reflection, skyline
from ..scenery.window import OVER, WIDTH, Disc, glints, light_at, mist, ripples, sky, streaks


def rooftops(inks: Inks) -> Fragment:
    """The roofs of the upper town under a wide sky: a crooked tower at the left, chimneys, a cat on the ridge."""
    rng = random.Random("caveport-toits 1")
    disc = Disc(35, 18, 10.4)
    art = sky(inks, disc, rng)
    art += fill(streaks(8, 10, 26, 6, 3, rng) + streaks(54, 7, 26, 5, 3, rng), mix(inks.t1, inks.t2, 0.7))
    art += skyline(36, 8.4, inks.t2, mix(inks.t2, inks.light, 0.6), rng, centre=0.62, spread=0.2, kinds="tdtd")
    art += fill(mist((34, 34.6, 60, 1.4)), mix(inks.t1, inks.t2, 0.4))
    art += skyline(
        39, 5, mix(inks.t2, inks.t3, 0.75), mix(inks.t2, inks.light, 0.35), rng, centre=0.3, kinds="ggtg", foot=18
    )
    art += fill(lit_specks(rng, 10, 36, 38.4, (20, 56)), inks.light)
    art += _crooked_tower(inks, disc)
    roofs = (
        ("-4 54! -4 38! 4 33.4! 9 36.4 17 42! 18 54!", inks.t4, inks.t5),
        ("66 54! 66 31.4! 57.6 30! 53 33.4 44.4 42.4! 45 54!", inks.t4, inks.t5),
        ("14 54! 16 45.4! 22 43.4 26 41.4! 34 43 41 46.4! 44 54!", inks.t4, inks.t5),
    )
    for outline, body, shade in roofs:
        art += _roof(inks, disc, outline, body, shade, rng)
    art += _chimney(inks, disc, 53.6, 32.6, 3.2, 9.6) + _chimney(inks, disc, 9.4, 38, 2.6, 6.4)
    art += _smoke(inks, 55.2, 22) + _dormer(inks, 58.6, 40, 5.6) + _dormer(inks, 4.4, 43.4, 4.6)
    ridge = "-4 54! -4 47.4! 8 47 20 47.8 31 48.2 43 47.4 54 46.6 66 46.2! 66 54!"
    art += crested(curve(ridge), mix(inks.t3, inks.light, 0.45), inks.t6, slip=(0, 0.4))
    tiles = "".join(lens(x + 0.4, 48.6 + (i % 2) * 0.7, 2.2, 0.4) for i, x in enumerate(range(-2, 64, 3)))
    return art + fill(tiles, inks.t4) + _cat(inks, 47.6, 47.4)


def _crooked_tower(inks: Inks, disc: Disc) -> Fragment:
    """The landmark on the left third: a tower that leans, its cap bent like a hat, one window lit."""
    shaft = polygon("12.4 44 14.6 20.6 13.4 19.4 13.6 17.2 21.6 18.4 21.4 20.6 20 21.4 20.6 44")
    cap = curve("12 17.6! 14.6 14.6 16.6 10 18.6 5.4 21.4 3.4 23.4 4.6! 21.4 5.6 21 8.4 21.4 12.6 23.4 18.8! 17.6 17.6")
    beams = "".join(
        polygon(row) for row in ("13.2 36 20.4 36.4 20.4 37 13.2 36.6", "13.8 28.6 20.2 29.4 20.2 30 13.8 29.2")
    )
    struts = "".join(lens(x, 19.8, 1.4, 0.5, 70) for x in (15, 16.6, 18.2, 19.8))
    window = arched(17.2, 26.6, 1.9, 3.4)
    bars = rectangle(17.05, 22.6, 0.3, 4.2) + rectangle(16.2, 24.4, 2, 0.3)
    shingles = "".join(
        wedge(x, y, 2, 0.4, 8) for x, y in table("15 15, 17.4 16, 19.4 13.6, 17.6 12.4, 19 10, 18.6 7.6, 20.4 16")
    )
    vane = rectangle(23.1, 1.6, 0.24, 3) + polygon("21.2 1.8 25.4 2.6 25.4 3.2 22.6 2.8")
    light = light_at(disc, 17, 0.4, 2.6)
    rim = mix(inks.t2, inks.light, 0.5)
    return (
        lit(shaft, Flats(rim, inks.t4, inks.t5), light, inner=fill(beams + struts, inks.t5))
        + fill(window, inks.accent)
        + fill(bars, inks.t6)
        + fill(vane, inks.t5)
        + lit(cap, Flats(rim, inks.t5, inks.t6), light, inner=fill(shingles, inks.t4))
    )


def _roof(inks: Inks, disc: Disc, outline: str, body: str, shade: str, rng: random.Random) -> Fragment:
    """A near roof with rows of tiles that follow its fall."""
    xs = [x for x, _ in points(outline)]
    middle = sum(xs) / len(xs)
    tiles = "".join(
        lens(x + rng.uniform(-0.5, 0.5), y + rng.uniform(-0.3, 0.3), 2.4, 0.5)
        for y in (37.4, 40.2, 43, 45.8)
        for x in range(int(min(xs)), int(max(xs)), 4)
        if rng.random() < 0.62
    )
    return lit(
        curve(outline),
        Flats(mix(inks.t2, inks.light, 0.45), body, shade),
        light_at(disc, middle, 0.4, 3.4),
        inner=fill(tiles, mix(body, shade, 0.7)),
    )


def _chimney(inks: Inks, disc: Disc, x: float, foot: float, width: float, height: float) -> Fragment:
    """A brick stack with a pot."""
    top = foot - height
    stack = rectangle(x, top, width, height + 2) + rectangle(x - 0.5, top, width + 1, 1)
    pots = polygon(moved("-.6 0 -.45 -1.8 .45 -1.8 .6 0", x + width * 0.3, top)) + polygon(
        moved("-.5 0 -.4 -1.3 .4 -1.3 .5 0", x + width * 0.74, top)
    )
    bricks = "".join(
        rectangle(x + (i % 2) * width * 0.4, top + 2 + i * 1.5, width * 0.5, 0.3) for i in range(int(height / 1.7))
    )
    return crested(pots, mix(inks.t2, inks.light, 0.5), inks.t5, slip=(0.2, 0.1)) + lit(
        stack,
        Flats(mix(inks.t2, inks.light, 0.5), inks.t5, inks.t6),
        light_at(disc, x, 0.35, width * 0.3),
        inner=fill(bricks, inks.t4),
    )


def _smoke(inks: Inks, x: float, y: float) -> Fragment:
    """Round puffs that drift to the right."""
    puffs = "".join(
        circle(x + dx, y + dy, r)
        for dx, dy, r in table("0 -1.6 .8, .6 -3.4 1.1, 1.8 -5.4 1.5, 3.6 -7.4 2, 6 -9 2.5, 9 -10 3")
    )
    return shifted(-0.35, -0.1, fill(puffs, inks.light)) + fill(puffs, mix(inks.t1, inks.t2, 0.75))


def _dormer(inks: Inks, x: float, foot: float, width: float) -> Fragment:
    """A window in a roof, lit."""
    half = width / 2
    gable = polygon(
        [
            (x - half, foot),
            (x - half, foot - width * 0.62),
            (x, foot - width * 1.1),
            (x + half, foot - width * 0.62),
            (x + half, foot),
        ]
    )
    hood = polygon(
        [
            (x - half * 1.3, foot - width * 0.5),
            (x, foot - width * 1.28),
            (x + half * 1.3, foot - width * 0.5),
            (x + half * 1.1, foot - width * 0.4),
            (x, foot - width * 1.02),
            (x - half * 1.1, foot - width * 0.4),
        ]
    )
    pane = arched(x, foot - 0.5, width * 0.42, width * 0.5)
    bars = rectangle(x - 0.14, foot - width * 0.6, 0.28, width * 0.6) + rectangle(
        x - width * 0.22, foot - width * 0.32, width * 0.44, 0.26
    )
    return (
        fill(gable, inks.t5)
        + fill(pane, inks.accent)
        + fill(bars, inks.t6)
        + crested(hood, mix(inks.t2, inks.light, 0.45), inks.t6, slip=(0, 0.3))
    )


def _cat(inks: Inks, x: float, y: float) -> Fragment:
    """A cat that walks the ridge, tail up, one eye lit."""
    body = curve(
        moved(
            "-3.4 .2! -3.2 -1.8 -3.3 -2.8 -4.4 -3.4 -5.2 -5 -4.6 -6.2! -4.4 -4.8 -3.6 -3.8 -2.4 -3.5 .6 -3.4 1.6 -4.2 "
            "1.8 -5.6! 2.4 -4.9 3 -4.9 3.7 -5.5! 3.8 -4.2 4.2 -3.4 3.6 -2.8 2.8 -2.4 2.4 .2! 1.7 .2! 1.5 -1.4 .4 -1.6 "
            "-1.6 -1.6 -2.4 -1.2 -2.7 .2!",
            x,
            y,
        )
    )
    return (
        shifted(-0.2, -0.15, fill(body, mix(inks.t2, inks.light, 0.4)))
        + fill(body, inks.t6)
        + fill(lens(x + 3.1, y - 3.8, 0.8, 0.5), inks.accent)
    )


def sewers(inks: Inks) -> Fragment:
    """The great sewer looks out on the canal: a round brick mouth about the disc, a channel, a walk on each side."""
    rng = random.Random("caveport-egouts 1")
    disc = Disc(30.5, 18.5, 8.2)
    x, y, radius = 30.5, 20.0, 16.4
    art = sky(inks, disc, rng, height=20)
    art += skyline(28, 7, inks.t2, mix(inks.t2, inks.light, 0.6), rng, centre=0.5, spread=0.16, kinds="tdtg")
    art += fill(mist((30, 27, 40, 1.2)), mix(inks.t1, inks.t2, 0.4))
    art += canal(inks, disc, 29, rng, foot=40)
    art += _brick_wall(inks, x, y, radius, rng)
    art += _walks(inks, rng) + _grate(inks, x, y, radius) + _pipe(inks, rng)
    return art + fill(reeds(rng, 3, 43, (4, 7), (15, 18)) + reeds(rng, 3, 43, (4, 7), (43, 46)), inks.t6)


def _brick_wall(inks: Inks, x: float, y: float, radius: float, rng: random.Random) -> Fragment:
    """The end wall with its ring of voussoirs, darker towards the viewer."""
    hole = circle(x, y, radius)
    whole = rectangle(-OVER, -OVER, WIDTH + 2 * OVER, 60)
    joints = "".join(
        polygon(
            [
                turned((x, y), a - 0.5, radius, 0),
                turned((x, y), a - 0.5, radius + 4, 0),
                turned((x, y), a + 0.5, radius + 4, 0),
                turned((x, y), a + 0.5, radius, 0),
            ]
        )
        for a in range(160, 381, 11)
    )
    bricks: PathData = ""
    for row, level in enumerate(range(-1, 40, 3)):
        for column in range(-2, 12):
            px = column * 6 + (row % 2) * 3
            if (px + 2.4 - x) ** 2 + (level + 1 - y) ** 2 > (radius + 6.4) ** 2 and rng.random() < 0.66:
                bricks += rectangle(px, level, rng.uniform(3.4, 5), 0.5)
    return (
        fill(whole + hole, inks.t6, even_odd=True)
        + clipped(whole + circle(x, y, radius + 4.6), fill(bricks, inks.t5), even_odd=True)
        + fill(ring(x, y, radius + 4, radius), inks.t4, even_odd=True)
        + clipped(
            ring(x, y, radius + 4, radius),
            shifted(0.7, 0.9, fill(ring(x, y, radius + 5, radius + 1.3), inks.t5, even_odd=True)),
            even_odd=True,
        )
        + fill(joints, inks.t6)
        + fill(ring(x, y, radius + 0.35, radius - 0.25), mix(inks.t2, inks.light, 0.55), even_odd=True)
    )


def _walks(inks: Inks, rng: random.Random) -> Fragment:
    """Two stone walks along the water, and the channel that comes towards the viewer."""
    water = polygon("18 31 43 31 52 54 9 54")
    left, right = (
        polygon("-4 33 16.6 31.4 19 32 12.4 47 8.6 54 -4 54"),
        polygon("65 33 44.4 31.4 42 32 48.6 47 52.4 54 65 54"),
    )
    face_l, face_r = (
        polygon("19 32 12.4 47 8.6 54 12.4 54 15.6 47 19.6 33"),
        polygon("42 32 48.6 47 52.4 54 48.6 54 45.4 47 41.4 33"),
    )
    slabs = "".join(
        polygon(row)
        for row in (
            "-4 37 16.6 36 16.8 36.5 -4 37.6",
            "-4 42 14.4 41.6 14.6 42.2 -4 42.8",
            "65 37 44.4 36 44.2 36.5 65 37.6",
            "65 42 46.6 41.6 46.4 42.2 65 42.8",
            "8 33 8.5 33 5 37 4.4 37",
            "53 33 52.5 33 56 37 56.6 37",
        )
    )
    rim = mix(inks.t3, inks.light, 0.45)
    return (
        fill(water, mix(inks.t3, inks.t4, 0.3))
        + clipped(
            water,
            fill(ripples(33, 48, 14, rng, length=(3, 9), within=(16, 45)), inks.t4)
            + fill(glints(30.5, 31.6, 46, 9, 15, 9, rng), inks.glow),
        )
        + fill(face_l + face_r, inks.t6)
        + crested(left + right, rim, inks.t5, slip=(0, 0.45))
        + fill(slabs, inks.t6)
        + fill(curve("-4 54! -4 47.6! 10 48 22 48.6 31 48.8 40 48.6 52 48 65 47.6! 65 54!"), inks.t6)
    )


def _grate(inks: Inks, x: float, y: float, radius: float) -> Fragment:
    """The teeth of a raised portcullis in the crown of the arch."""
    bars = ""
    for dx in (-10, -6, -2, 2, 6, 10):
        top = y - (radius**2 - dx**2) ** 0.5
        bars += polygon(
            [
                (x + dx - 0.5, top - 1),
                (x + dx + 0.5, top - 1),
                (x + dx + 0.5, y - 11.4 + abs(dx) * 0.12),
                (x + dx, y - 10 + abs(dx) * 0.12),
                (x + dx - 0.5, y - 11.4 + abs(dx) * 0.12),
            ]
        )
    rail = clipped(circle(x, y, radius), fill(rectangle(x - 14, y - 13.2, 28, 0.9), inks.t6))
    return fill(bars, inks.t6) + rail


def _pipe(inks: Inks, rng: random.Random) -> Fragment:
    """A pipe at the right that drips into the channel, and a lamp on a bracket."""
    pipe = rectangle(48.4, 25.4, 18, 4.4)
    collar = rectangle(47.2, 24.8, 1.8, 5.6)
    mouth = lens(47.2, 27.6, 5, 3, 90)
    drip = brush("46.6 29.6 45 33 44.4 40", 1.2, 2.2) + reflection(43.4, 41, 4.4, 2, rng)
    bracket = polygon("56 11.6 50.4 11.6 50.4 12.2 55.4 12.2 55.4 15 56 15")
    rim = mix(inks.t2, inks.light, 0.4)
    return (
        fill(drip, mix(inks.t2, inks.t3, 0.4))
        + lit(pipe, Flats(rim, inks.t4, inks.t5), Light((-0.2, 0.5), (0, 2.2)))
        + lit(collar, Flats(rim, inks.t4, inks.t5), Light((0.3, 0.4), (0, 2.6)))
        + fill(mouth, inks.t6)
        + fill(bracket, inks.t4)
        + lantern(50.9, 12.2, 2.6, inks, frame=inks.t4)
    )
