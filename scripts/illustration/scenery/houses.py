"""What stands in a city on stilts: skylines, houses on stilts, lamps, boats, reeds, hung trees."""

import math
import random
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from ..document import Flats, Fragment, Light, crested, fill, lit, shifted
from ..inks import Colour, Inks, mix
from ..paths import PathData, Point, brush, circle, curve, ellipse, lens, moved, polygon, rectangle, sampled, wedge
from .window import HEIGHT, OVER, WIDTH, Disc, glints, ripples


def skyline(
    base: float,
    height: float,
    tone: Colour,
    rim: Colour,
    rng: random.Random,
    *,
    centre: float = 0.5,
    spread: float = 0.24,
    kinds: str = "tdtg",
    foot: float = 3,
) -> Fragment:
    """Gables (g), towers with pointed caps (t) and onion domes (d), higher towards `centre` (0…1)."""
    path, x = rectangle(-OVER, base - 0.8, WIDTH + 2 * OVER, foot), -OVER - rng.uniform(0, 3)
    while x < WIDTH + OVER:
        width = rng.uniform(0.05, 0.1) * WIDTH
        swell = 0.35 + 0.65 * math.exp(-(((x + width / 2 - WIDTH * centre) / (WIDTH * spread)) ** 2))
        rise = height * swell * rng.uniform(0.6, 1.05)
        path += _building(rng.choice(kinds if swell > 0.55 else "ggt"), x, base, width, rise)
        x += width * rng.uniform(0.8, 1.05)
    return crested(path, rim, tone, slip=(0, 0.28))


def _building(kind: str, x: float, base: float, width: float, rise: float) -> PathData:
    shapes = {
        "t": ".2 0! .26 -1.05! .1 -1.05! .5 -1.75! .9 -1.05! .74 -1.05! .8 0!",
        "d": "0 0! 0 -.8! .12 -1.15 .45 -1.32! .5 -1.62! .55 -1.32! .88 -1.15 1 -.8! 1 0!",
        "g": "-.05 0! -.05 -.7! .5 -1.02! 1.05 -.7! 1.05 0!",
    }
    return curve([(x + knot.x * width, base + knot.y * rise, knot.corner) for knot in moved(shapes[kind])])


def lit_specks(
    rng: random.Random, count: int, top: float, bottom: float, within: tuple[float, float] = (4, 57)
) -> PathData:
    """Far lit windows."""
    return "".join(rectangle(rng.uniform(*within), rng.uniform(top, bottom), 0.42, 0.62) for _ in range(count))


# -------------------------------------------------------------------------------------------------- water


def canal(inks: Inks, disc: Disc, horizon: float, rng: random.Random, *, foot: float = 43) -> Fragment:
    """Still green water with the path of light."""
    return (
        fill(rectangle(-OVER, horizon, WIDTH + 2 * OVER, HEIGHT + OVER - horizon), mix(inks.t2, inks.t3, 0.65))
        + fill(ripples(horizon + 1, foot, 20, rng, length=(4, 13)), inks.t3)
        + fill(glints(disc.x, horizon + 0.8, foot, disc.radius * 0.8, disc.radius * 1.8, 13, rng), inks.glow)
    )


def reflection(x: float, y: float, width: float, depth: float, rng: random.Random) -> PathData:
    """The broken image of a house or a lamp: lenses that narrow downwards."""
    count = max(3, round(depth / 0.95))
    return "".join(
        lens(
            x + rng.uniform(-0.5, 0.5),
            y + i * depth / count,
            width * (1 - 0.6 * i / count) * rng.uniform(0.8, 1.1),
            0.55,
        )
        for i in range(count)
    )


# ------------------------------------------------------------------------------------------------- houses


@dataclass(frozen=True, slots=True)
class House:
    """A house by its foot: centre `x`, water line `base`, wall `width` and `height`, `stilts` above the water."""

    x: float
    base: float
    width: float
    height: float
    stilts: float = 3.0
    tower: bool = False

    @property
    def floor(self) -> float:
        return self.base - self.stilts

    @property
    def eaves(self) -> float:
        return self.floor - self.height


@dataclass(frozen=True, slots=True)
class HouseInks:
    """The tones of a house; `window` None for a dark one."""

    wall: Colour
    roof: Colour
    rim: Colour
    beam: Colour
    window: Colour | None


def house(plan: House, tones: HouseInks, rng: random.Random, *, sunward: int = 1, floors: int = 1) -> Fragment:
    """A timber house on stilts: sagging roof, jettied floor, braces, windows lit from within."""
    x, w, floor, eaves = plan.x, plan.width, plan.floor, plan.eaves
    wall = polygon([(x - w / 2, eaves - 0.4), (x + w / 2, eaves - 0.4), (x + w * 0.47, floor), (x - w * 0.47, floor)])
    deck = rectangle(x - w * 0.58, floor - 0.15, w * 1.16, 0.6)
    timber = "".join(rectangle(x + u * w - w * 0.012, eaves, w * 0.024, plan.height) for u in (-0.44, 0, 0.44))
    if floors > 1:
        timber += rectangle(x - w * 0.48, (eaves + floor) / 2 - w * 0.012, w * 0.96, w * 0.024)
    chimney = rectangle(x - sunward * w * 0.34 - w * 0.06, eaves - w * 0.55, w * 0.12, w * 0.5)
    return (
        fill(_stilts(plan), tones.beam)
        + fill(chimney, tones.roof)
        + fill(wall, tones.wall)
        + fill(timber, tones.beam)
        + _windows(plan, tones, floors)
        + lit(deck, Flats(tones.rim, tones.roof), Light((0, 0.22)))
        + _roof(plan, tones, rng, sunward)
    )


def _stilts(plan: House) -> PathData:
    """Four crooked legs and two braces."""
    x, w, floor, foot = plan.x, plan.width, plan.floor, plan.base
    path = ""
    for u, lean in ((-0.42, -0.25), (-0.14, 0.1), (0.15, -0.1), (0.42, 0.3)):
        at, low = x + w * u, foot + 0.6
        path += polygon(
            [(at - w * 0.025, floor), (at + w * 0.025, floor), (at + w * 0.03 + lean, low), (at - w * 0.03 + lean, low)]
        )
    for side in (-1, 1):
        ways = ((0.42, floor), (0.38, floor), (0.12, foot), (0.16, foot))
        path += polygon((x + side * w * u, y) for u, y in ways)
    return path


def _roof(plan: House, tones: HouseInks, rng: random.Random, sunward: int) -> Fragment:
    """A hollow roof, or a tower's cap, with rows of shingles cut in."""
    x, w, eaves = plan.x, plan.width, plan.eaves
    peak = eaves - (w * 1.5 if plan.tower else w * 0.62)
    belly = 0.2 if plan.tower else 0.26
    half = [
        (-0.68, eaves + w * 0.06, True),
        (-0.44, eaves - w * 0.1, False),
        (-belly, peak + (eaves - peak) * 0.46, False),
        (-0.03, peak, True),
    ]
    outline = [(x + w * u, y, corner) for u, y, corner in half]
    roof = curve([*outline, *((2 * x - px, y, corner) for px, y, corner in reversed(outline))])
    shingles = ""
    for row in range(1, 5):
        y = eaves - w * 0.09 - (eaves - peak) * 0.15 * row
        reach = w * 0.5 * (1 - row * 0.16)
        for _ in range(2):
            at = (x + rng.uniform(-1, 0.7) * reach, y + rng.uniform(-0.2, 0.2))
            shingles += wedge(*at, w * rng.uniform(0.1, 0.2), w * 0.028, 0)
    cuts = fill(shingles, mix(tones.roof, tones.rim, 0.28))
    return lit(roof, Flats(tones.rim, tones.roof), Light((-sunward * 0.3, 0.25)), inner=cuts)


def _windows(plan: House, tones: HouseInks, floors: int) -> Fragment:
    if tones.window is None:
        return ""
    panes = bars = ""
    width, rise = plan.width * 0.09, plan.height / floors
    for level in range(floors):
        for u in (-0.23, 0.23):
            x, y = plan.x + u * plan.width, plan.floor - rise * (level + 0.28)
            tall = min(rise * 0.42, width * 2.4)
            panes += arched(x, y, width * 2, tall)
            bars += rectangle(x - 0.09, y - tall * 1.1, 0.18, tall * 1.1) + rectangle(
                x - width, y - tall * 0.55, width * 2, 0.18
            )
    return fill(panes, tones.window) + fill(bars, tones.beam)


def arched(x: float, foot: float, width: float, height: float) -> PathData:
    """A window or door with a round head."""
    half = width / 2
    return curve(
        [
            (x - half, foot, True),
            (x - half, foot - height * 0.7, True),
            (x, foot - height * 1.15),
            (x + half, foot - height * 0.7, True),
            (x + half, foot, True),
        ]
    )


def lantern(x: float, y: float, size: float, inks: Inks, *, frame: Colour | None = None) -> Fragment:
    """A hanging lamp, its ring at (x, y): cap, glowing body, foot."""
    body = curve(moved("-.3 .35! -.46 .75 -.3 1.2! .3 1.2! .46 .75 .3 .35!", x, y, scale=size))
    metal = polygon(moved("-.1 0 .1 0 .42 .38 -.42 .38", x, y, scale=size)) + polygon(
        moved("-.36 1.16 .36 1.16 .22 1.4 -.22 1.4", x, y, scale=size)
    )
    flame = curve(moved("0 .5! .2 .85 0 1.12 -.2 .85", x, y, scale=size))
    return fill(body, inks.accent) + fill(flame, inks.light) + fill(metal, frame or inks.t6)


def garland(inks: Inks, start: Point, end: Point, sag: float, count: int, size: float) -> Fragment:
    """A rope that hangs between two points with lanterns on it."""
    middle = ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2 + sag)
    way = sampled([start, middle, end], 12)
    lamps = "".join(lantern(*way[round((i + 0.5) * 24 / count)], size, inks) for i in range(count))
    return fill(brush([start, middle, end], 0.28, 0.28), inks.t6) + lamps


# -------------------------------------------------------------------------------------------------- boats


def boatman(inks: Inks, x: float, y: float, *, lamp: bool = True) -> Fragment:
    """A lone figure who stands in a long boat and poles it to the right."""
    hull = curve(
        [
            (x - 5, y - 0.8, True),
            (x - 2, y + 0.3),
            (x + 2, y + 0.3),
            (x + 5.4, y - 1.4, True),
            (x + 4, y + 1.1),
            (x - 3.6, y + 1.1),
        ]
    )
    body = curve(
        [
            (x - 2.4, y + 0.4, True),
            (x - 2.1, y - 2.2),
            (x - 1.7, y - 3.6),
            (x - 1.3, y - 4.7),
            (x - 0.6, y - 4.3),
            (x - 0.5, y - 3.4),
            (x - 0.1, y - 2),
            (x - 0.4, y + 0.4, True),
        ]
    )
    hat = curve(
        [
            (x - 2.4, y - 4.1, True),
            (x - 1.3, y - 4.6),
            (x - 1.05, y - 5.6, True),
            (x - 0.8, y - 4.6),
            (x + 0.4, y - 4.1, True),
            (x - 1, y - 4.0),
        ]
    )
    pole = polygon([(x - 0.2, y - 6), (x + 0.1, y - 6), (x + 2.6, y + 1.8), (x + 2.3, y + 1.8)])
    art = (
        fill(pole, inks.t6)
        + shifted(0.25, -0.1, fill(body + hat, mix(inks.t2, inks.light, 0.5)))
        + fill(hull + body + hat, inks.t6)
    )
    if lamp:
        art += fill(rectangle(x + 4.5, y - 3.4, 0.2, 2.4), inks.t6) + lantern(x + 4.6, y - 3.6, 1.1, inks)
    return art + fill(reflection(x, y + 1.4, 7, 2.2, random.Random(1)), inks.t4)


# ------------------------------------------------------------------------------------------------- plants


def reed(x: float, foot: float, height: float, lean: float, rng: random.Random) -> PathData:
    """A cattail and its two or three blades."""
    top = foot - height
    path = brush([(x, foot), (x + lean * 0.3, foot - height * 0.55), (x + lean, top)], 0.34, 0.16, steps=2)
    path += ellipse(x + lean * 0.93, top + height * 0.06, 0.42, height * 0.085)
    for _ in range(2):
        turn, tall = rng.uniform(-2.6, 2.6), height * rng.uniform(0.5, 0.95)
        path += brush([(x, foot), (x + turn * 0.25, foot - tall * 0.6), (x + turn, foot - tall)], 0.55, 0.04, steps=2)
    return path


def reeds(
    rng: random.Random, count: int, foot: float, height: tuple[float, float], within: tuple[float, float]
) -> PathData:
    return "".join(
        reed(rng.uniform(*within), foot + rng.uniform(0, 0.8), rng.uniform(*height), rng.uniform(-1.4, 1.8), rng)
        for _ in range(count)
    )


def lily_pads(places: Iterable[Sequence[float]]) -> PathData:
    """Floating leaves, each with its notch."""
    path = ""
    for x, y, r in places:
        path += polygon(
            [(x, y)]
            + [(x + r * math.cos(a), y + r * 0.3 * math.sin(a)) for a in (0.35 + 5.6 * k / 14 for k in range(15))]
        )
    return path


def hung_tree(foot: Point, height: float, rng: random.Random, *, lean: float = 0.0, girth: float = 0.11) -> PathData:
    """A swamp tree on arched roots, its boughs bent down and hung with moss."""
    x, y = foot
    w = height * girth
    path = brush(
        [(x, y - height * 0.1), (x + lean * height * 0.2, y - height * 0.5), (x + lean * height, y - height)],
        w,
        w * 0.5,
        steps=2,
    )
    for reach, rise in ((-0.24, 0.22), (-0.12, 0.27), (0.1, 0.29), (0.22, 0.2), (0.01, 0.12)):
        knee = (x + reach * height * 0.72, y - height * rise * 0.5)
        path += brush(
            [(x + reach * height, y + 3), knee, (x, y - height * rise - height * 0.08)], w * 0.2, w * 0.62, steps=3
        )
    for side, start, reach, drop in (
        (-1, 0.6, 0.3, 0.03),
        (1, 0.66, 0.4, 0.06),
        (-1, 0.86, 0.34, -0.04),
        (1, 0.94, 0.36, -0.02),
    ):
        sx, sy = x + lean * height * start**1.6, y - height * start
        bough = [
            (sx, sy),
            (sx + side * reach * height * 0.5, sy - height * 0.13),
            (sx + side * reach * height, sy + drop * height - height * 0.06),
        ]
        path += brush(bough, w * 0.46, w * 0.08, steps=3)
        way = sampled(bough, 6)
        for k in range(3, 13):
            if rng.random() < 0.85:
                path += moss(*way[k], height * rng.uniform(0.05, 0.2) * (0.5 + 0.07 * k), height * 0.022, rng)
    return path


def moss(x: float, y: float, length: float, width: float, rng: random.Random) -> PathData:
    """A strand of beard moss: two or three tapering tongues of unequal length."""
    path = ""
    for k in range(rng.choice((1, 2, 2))):
        tall, at = length * rng.uniform(0.5, 1), x + (k - 0.5) * width * 1.2
        path += polygon(
            [
                (at - width, y - 0.2),
                (at + width, y - 0.2),
                (at + width * rng.uniform(0.3, 0.6), y + tall * 0.55),
                (at + rng.uniform(-0.3, 0.3), y + tall),
                (at - width * rng.uniform(0.5, 0.8), y + tall * 0.4),
            ]
        )
    return path


def fireflies(inks: Inks, places: Iterable[Sequence[float]]) -> Fragment:
    """Small lights that hang over the marsh."""
    halo = "".join(circle(x, y, r) for x, y, r in places)
    return fill(halo, inks.accent) + fill("".join(circle(x, y, r * 0.5) for x, y, r in places), inks.light)


def timber(points: Sequence[Point], width: float) -> PathData:
    """Beams of one width from point to point, for scaffolds and trestles."""
    path = ""
    for (ax, ay), (bx, by) in zip(points[::2], points[1::2], strict=True):
        length = math.hypot(bx - ax, by - ay) or 1
        nx, ny = -(by - ay) / length * width / 2, (bx - ax) / length * width / 2
        path += polygon([(ax + nx, ay + ny), (bx + nx, by + ny), (bx - nx, by - ny), (ax - nx, ay - ny)])
    return path
