"""What stands in winter woods: spruces, trunks, dead trees, ferns, veiled souls, stones."""

import random
from collections.abc import Sequence

from ..document import Flats, Fragment, Light, crested, fill, lit
from ..inks import Colour, Inks, mix
from ..paths import (
    Knot,
    PathData,
    Point,
    along,
    brush,
    circle,
    curve,
    lens,
    moved,
    points,
    polygon,
    rectangle,
    spike,
    turned,
    wedge,
)
from .window import HEIGHT, OVER, WIDTH, Disc, light_at, sky


def spruce(x: float, foot: float, height: float, rng: random.Random, slim: float = 0.22, tiers: int = 0) -> PathData:
    """A spruce of six to eight ragged tiers, if not told how many; `slim` is half its width by its height."""
    tiers = tiers or rng.randint(6, 8)
    left: list[Point] = []
    right: list[Point] = []
    for i in range(tiers):
        u = i / tiers
        half = height * slim * (0.95 * u**0.9 + 0.06)
        y = foot - height + height * u
        for side, line in ((-1, left), (1, right)):
            line.append((x + side * half * rng.uniform(0.36, 0.5), y + height * 0.015))
            line.append((x + side * half * rng.uniform(0.88, 1.12), y + height / tiers * rng.uniform(0.9, 1.05)))
    stem = height * 0.032
    return polygon(
        [
            (x, foot - height * 1.07),
            *right,
            (x + stem, foot - height * 0.02),
            (x + stem, foot + 1.5),
            (x - stem, foot + 1.5),
            (x - stem, foot - height * 0.02),
            *left[::-1],
        ]
    )


def lit_spruce(
    inks: Inks, disc: Disc, x: float, foot: float, height: float, rng: random.Random, tones: Flats, slim: float = 0.2
) -> Fragment:
    """A near spruce in three flats, snow on the boughs that look to the light."""
    side = disc.side(x)
    snow = ""
    for i in range(2, 7):
        y = foot - height + height * i / 7.2
        half = height * slim * i / 7.2
        snow += lens(
            x + side * half * rng.uniform(0.6, 0.85),
            y + height * 0.02,
            half * rng.uniform(0.6, 0.9),
            height * 0.02,
            90 + side * rng.uniform(-40, -30),
        )
    light = light_at(disc, x, height * 0.014, height * 0.085, fall=0.3)
    return lit(spruce(x, foot, height, rng, slim), tones, light, inner=fill(snow, tones.rim))


def forest(
    foot: float,
    height: float,
    tone: Colour,
    rim: Colour | None,
    gap: float,
    depth: float,
    rng: random.Random,
    *,
    jitter: float = 0.35,
    hollow: float = 0.0,
) -> Fragment:
    """A row of spruces of one tone over a band `depth` deep; `hollow` makes it lower in the middle."""
    path, x = rectangle(-OVER, foot, WIDTH + 2 * OVER, depth), -OVER
    while x < WIDTH + OVER:
        rise = height * (1 + hollow * abs(x / WIDTH - 0.5) * 2) * rng.uniform(1 - jitter, 1 + jitter)
        path += spruce(x, foot + 1, rise, rng, rng.uniform(0.19, 0.26), tiers=max(3, min(6, round(rise / 2.1))))
        x += gap * rng.uniform(0.6, 1.3)
    return crested(path, rim, tone, slip=(0, 0.3)) if rim else fill(path, tone)


def trunk(
    inks: Inks,
    x: float,
    girth: float,
    foot: float,
    rng: random.Random,
    *,
    tone: Colour,
    rim: Colour,
    sunward: int,
    stubs: int = 3,
) -> Fragment:
    """A near trunk that leaves the picture above, with roots, broken boughs and bark cuts on its lit side."""
    w = girth
    body = curve(
        [
            (x - w * 0.5, -4, True),
            (x - w * 0.46, HEIGHT * 0.3),
            (x - w * 0.5, HEIGHT * 0.6),
            (x - w * 0.62, foot - 3.4),
            (x - w * 1.3, foot + 1, True),
            (x + w * 1.25, foot + 1, True),
            (x + w * 0.6, foot - 4),
            (x + w * 0.45, HEIGHT * 0.55),
            (x + w * 0.5, HEIGHT * 0.25),
            (x + w * 0.52, -4, True),
        ]
    )
    for y, side, reach in ((10.0, sunward, 1.9), (18.0, -sunward, 1.5), (5.6, sunward, 1.2), (24.0, sunward, 0.9))[
        :stubs
    ]:
        far = w * reach * rng.uniform(0.8, 1.2)
        elbow = (x + side * (w * 0.5 + far * 0.5), y - far * 0.12)
        body += brush(
            [(x + side * w * 0.25, y + w * 0.35), elbow, (x + side * (w * 0.5 + far), y - far * 0.5)],
            w * 0.34,
            w * 0.05,
            steps=4,
        )
        body += brush([elbow, (x + side * (w * 0.5 + far * 0.95), y + far * 0.14)], w * 0.14, w * 0.03, steps=3)
    bark = "".join(
        lens(x + sunward * w * rng.uniform(0.05, 0.32), rng.uniform(0, foot), w * rng.uniform(0.2, 0.45), 0.34)
        for _ in range(22)
    )
    return lit(body, Flats(rim, tone), Light((-sunward * 0.42, 0.1)), inner=fill(bark, mix(tone, rim, 0.5)))


def birch(
    x: float, girth: float, foot: float, rng: random.Random, *, tones: Flats, marks: Colour, sunward: int
) -> Fragment:
    """A pale straight trunk with dark scars, for woods of many trunks."""
    sway = rng.uniform(-0.8, 0.8)
    body = curve(
        [
            (x - girth / 2 + sway, -4, True),
            (x - girth * 0.46, 22),
            (x - girth * 0.5, foot - 3),
            (x - girth * 0.9, foot + 0.6, True),
            (x + girth * 0.9, foot + 0.6, True),
            (x + girth * 0.5, foot - 3),
            (x + girth * 0.46, 22),
            (x + girth / 2 + sway, -4, True),
        ]
    )
    for side, y in ((sunward, rng.uniform(6, 14)), (-sunward, rng.uniform(3, 18))):
        reach = rng.uniform(2.2, 4.4) * (0.5 + girth * 0.2)
        body += brush(
            [
                (x + side * girth * 0.3, y + 0.6),
                (x + side * reach * 0.6, y - reach * 0.5),
                (x + side * reach, y - reach * 1.3),
            ],
            girth * 0.24,
            0.08,
            steps=3,
        )
    scars = "".join(
        spike(
            x + sunward * girth * rng.choice((0.5, 0.5, -0.5, 0.3)),
            rng.uniform(1, foot - 2),
            girth * rng.uniform(0.3, 0.62),
            min(0.5, girth * 0.2),
            90 + sunward * 90 + rng.uniform(-6, 6),
        )
        for _ in range(round(6 + girth * 2))
    )
    return lit(body, tones, Light((-sunward * 0.26, 0), (-sunward * girth * 0.55, 0)), inner=fill(scars, marks))


def dead_tree(
    x: float, foot: float, height: float, rng: random.Random, *, lean: float = 0.0, girth: float = 0.0, depth: int = 4
) -> PathData:
    """A bare tree, forking `depth` times, each fork six tenths as thick."""
    girth = girth or height * 0.1

    def bough(at: Point, angle: float, length: float, width: float, left: int) -> PathData:
        end = turned(at, angle, length, 0)
        middle = turned(at, angle, length * 0.5, rng.uniform(-0.08, 0.08) * length)
        path = brush([at, middle, end], width, width * 0.6 if left else width * 0.12, steps=3)
        if left:
            for side in (-1, 1) if left > 1 else (rng.choice((-1, 1)),):
                path += bough(
                    end, angle + side * rng.uniform(17, 43), length * rng.uniform(0.55, 0.78), width * 0.6, left - 1
                )
            if left >= depth - 1:
                path += bough(middle, angle + rng.choice((-1, 1)) * rng.uniform(40, 63), length * 0.45, width * 0.4, 1)
        return path

    roots = polygon(
        [
            (x - girth * 1.3, foot + 1.2),
            (x - girth * 0.45, foot - height * 0.06),
            (x + girth * 0.45, foot - height * 0.06),
            (x + girth * 1.3, foot + 1.2),
        ]
    )
    return roots + bough((x, foot), -90 + lean, height * 0.42, girth, depth)


def ferns(rng: random.Random, places: Sequence[Point], size: tuple[float, float] = (2.2, 4.2)) -> PathData:
    """Tufts of five blades."""
    path = ""
    for x, y in places:
        for angle in (-150, -120, -90, -62, -32):
            turn, reach = angle + rng.uniform(-12, 12), rng.uniform(*size)
            path += brush(
                [(x, y), turned((x, y), turn - 8, reach * 0.6, 0), turned((x, y), turn, reach, 0)], 0.6, 0.05, steps=2
            )
    return path


def snow_shadows(rng: random.Random, top: float, bottom: float, count: int = 14) -> PathData:
    """Long soft shadows over the snow at the sides, the middle free."""
    path = ""
    for _ in range(count):
        u = rng.random()
        x = rng.choice((rng.uniform(-2, WIDTH * 0.34), rng.uniform(WIDTH * 0.66, WIDTH + 2)))
        path += lens(x, top + (bottom - top) * u, WIDTH * rng.uniform(0.14, 0.3), 0.4 + 0.36 * u)
    return path


def soul(inks: Inks, x: float, foot: float, height: float, *, ground: Colour, facing: int = 1) -> Fragment:
    """A veiled soul without a face: hood, sloping shoulder, a train that dissolves, a mint light in its hand."""

    def at(outline: str) -> list[Knot]:
        return moved(outline, x, foot, scale=height, flip=facing < 0)

    veil = curve(
        at(
            "0 -1, .085 -.95, .115 -.84, .1 -.76, .17 -.66, .21 -.4, .24 -.1, .36 .06! .2 "
            ".02, .1 .16! .02 .03, -.08 .12! "
            "-.13 0, -.26 .05! -.17 -.15, -.14 -.5, -.12 -.68, -.07 -.78, -.1 -.88, -.07 -.96"
        )
    )
    hollow = curve(at(".03 -.93, .085 -.9, .09 -.82, .045 -.77, 0 -.83"))
    folds = "".join(
        wedge(*points(at(f"{u} {v}"))[0], height * length, height * 0.03, 90 + facing * 4)
        for u, v, length in ((-0.02, -0.62, 0.5), (0.06, -0.5, 0.42), (0.12, -0.4, 0.3))
    )
    gone = "".join(
        lens(x + facing * 0.03 * height, foot - height * v, height * w, height * 0.02)
        for v, w in ((0.02, 0.5), (0.09, 0.34), (0.16, 0.2))
    )
    hand = points(at(".2 -.5"))[0]
    rays = "".join(
        spike(*turned(hand, 45 * i, height * 0.075, 0), height * 0.06, height * 0.02, 45 * i) for i in range(8)
    )
    body = Flats(inks.light, inks.light, inks.t1)
    return (
        lit(veil, body, Light((0, 0), (-facing * height * 0.085, height * 0.03)), inner=fill(folds, inks.t2))
        + fill(hollow, inks.t4)
        + fill(gone, ground)
        + fill(circle(*hand, height * 0.05) + rays, inks.accent)
    )


def standing_stone(
    inks: Inks,
    disc: Disc,
    x: float,
    foot: float,
    width: float,
    height: float,
    rng: random.Random,
    *,
    tones: Flats,
    rune: bool = False,
) -> Fragment:
    """A menhir with a cap of snow, a lit rune on its face if `rune`."""
    lean = rng.uniform(-0.08, 0.08) * width
    outline = [
        (x - width * 0.5, foot + 0.4),
        (x - width * 0.46, foot - height * 0.5),
        (x - width * 0.4 + lean, foot - height * 0.86),
        (x - width * 0.1 + lean, foot - height),
        (x + width * 0.28 + lean, foot - height * 0.92),
        (x + width * 0.44, foot - height * 0.6),
        (x + width * 0.54, foot + 0.4),
    ]
    cap = curve(
        [
            (*outline[2], True),
            (outline[3][0], outline[3][1] - 0.7),
            (*outline[4], True),
            (outline[4][0] - width * 0.1, outline[4][1] + 0.5),
            (outline[3][0] + 0.1, outline[3][1] + 0.4),
            (outline[2][0] + width * 0.1, outline[2][1] + 0.9),
        ]
    )
    cuts = "".join(
        wedge(
            *along([outline[3], (x, foot)], 0.2 + 0.16 * i), width * rng.uniform(0.2, 0.4), 0.4, 90 - disc.side(x) * 60
        )
        for i in range(4)
    )
    signs = (".0 -.66 .06 -.66 .06 -.3 0 -.3", ".06 -.6 .26 -.5 .26 -.44 .06 -.52", ".06 -.48 .2 -.38 .2 -.32 .06 -.4")
    glyph = "".join(
        polygon([(x - width * 0.16 + k.x * width, foot + k.y * height) for k in moved(sign)]) for sign in signs
    )
    stone = lit(
        polygon(outline),
        tones,
        light_at(disc, x, 0.35, width * 0.34),
        inner=fill(cuts, mix(tones.body, tones.shade or tones.body, 0.5)),
    )
    return stone + fill(cap, inks.light) + (fill(glyph, inks.accent) if rune else "")


def raven(x: float, y: float, size: float) -> PathData:
    """A sitting raven that looks to the left."""
    return curve(
        moved(
            (
                "-1.5 -1.3! -.9 -1.75 -.45 -1.7 .1 -1.1 .9 -.5 2.1 .2! .9 .25 .2 .4 .2 .8! 0 .8! "
                "-.1 .4 -.6 0 -.75 -.7 -.85 -1.2"
            ),
            x,
            y - 0.8 * size,
            scale=size,
        )
    )


# ------------------------------------------------------------------------------------- ground and sky


def snowfield(inks: Inks) -> Colour:
    """The tone of untrodden snow."""
    return mix(inks.t1, inks.light, 0.35)


def heavens(inks: Inks, disc: Disc, rng: random.Random) -> Fragment:
    """A winter sky, its cut lines a little finer."""
    return sky(inks, disc, rng, lines=0.9)
