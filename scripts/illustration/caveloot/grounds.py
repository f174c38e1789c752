"""What lies behind things without a landscape: the vitrine of artefacts and treasures, the power decks' grounds.

Vitrines have the landscapes' window (`scenery`); grounds cover the card with its bleed, -3 -3 69 94.
"""

import math
import random
from collections.abc import Callable

from ..document import Flats, Fragment, Light, crested, document, fill, lit, placed, stroke
from ..inks import Inks, mix
from ..paths import PathData, Pen, circle, lens, polygon, rectangle, spike, star, turned, wedge
from ..rays import burst, stabs
from ..scenery.window import HEIGHT, OVER, WIDTH, crescent, earth, ground_cuts, ridge_line, valley
from .caves import BLEED, CARD
from .emblems import MOODS, emblem
from .extremes import GREATEST, LEAST, extreme
from .inks import DECKS, OTHERS, REGIONS

SHEET = (-BLEED, -BLEED, CARD[0] + 2 * BLEED, CARD[1] + 2 * BLEED)


# ----------------------------------------------------------------------------------------------- vitrines


def vitrine(inks: Inks, kind: str) -> Fragment:
    """The ground of an artefact (hovering before a burst) or a treasure (standing on a plinth)."""
    rng = random.Random(f"vitrine {inks.name} {kind}")
    x, y, radius = 30.5, 23.6, 16.5
    art = fill(rectangle(-OVER, -OVER, WIDTH + 2 * OVER, HEIGHT + 2 * OVER), inks.t3)
    art += fill(burst(x, y, radius, 40), mix(inks.t3, inks.t2, 0.5))
    art += fill(circle(x, y, radius * 1.5), inks.t2) + fill(circle(x, y, radius * 1.24), mix(inks.t1, inks.t2, 0.45))
    art += fill(_mark(inks, x, y, radius, rng), inks.light) + fill(circle(x, y, radius), inks.t1)
    art += fill(circle(x, y, radius * 0.8), inks.glow)
    return art + (_plinth(inks, x) if kind == "tresor" else _rocks(inks, rng))


def _mark(inks: Inks, x: float, y: float, radius: float, rng: random.Random) -> PathData:
    """The ring of cuts about the vitrine's disc, told apart like the discs of the regions."""
    if inks.name == "butina":
        return stabs(x, y, radius * 1.04, 64, radius * 0.36, radius * 0.15, 4, radius * 0.055)
    if inks.name == "caveport":
        path = ""
        for reach, count in ((1.07, 13), (1.17, 11), (1.29, 14), (1.42, 12)):
            start = rng.uniform(0, 360)
            for _ in range(count):
                sweep = 360 / count * rng.uniform(0.5, 0.85)
                path += crescent(x, y, radius * reach, radius * 0.022, start, start + sweep)
                start += 360 / count
        return path
    if inks.name == "soulstern":
        path = stabs(x, y, radius * 1.04, 72, radius * 0.16, radius * 0.08, 2, radius * 0.04)
        return path + "".join(
            lens(*turned((x, y), 45 * i, radius * 1.22, 0), radius * (0.6 if i % 2 else 0.9), radius * 0.09, 45 * i)
            for i in range(8)
        )
    return "".join(
        spike(
            *turned((x, y), 360 * (i + 0.5) / 96, radius * 1.03, 0),
            radius * (0.2 + 0.12 * math.sin(i * 1.7) * math.sin(i * 0.37)) * rng.uniform(0.8, 1.15),
            radius * 0.05,
            360 * (i + 0.5) / 96,
        )
        for i in range(96)
    )


def _rocks(inks: Inks, rng: random.Random) -> Fragment:
    """The broken edge of the cave's floor in front."""
    rough = {
        "butina": (2.0, 0.5, 1.0),
        "caveport": (2.0, 0.0, 4.0),
        "soulstern": (1.6, 0.4, 1.0),
        "azkovlar": (4, 0.8, 1.6),
    }
    waves, gain, step = rough[inks.name]
    far = ridge_line(43.4, 1.6, rng, waves=waves, gain=gain, step=step, envelope=valley(0.4, 6))
    near = ridge_line(46.4, 1.2, rng, waves=waves, gain=gain, step=step, envelope=valley(0.4, 8))
    if inks.name == "caveport":  # dressed stone: steps, no slopes
        far, near = _stepped(far), _stepped(near)
    return (
        crested(earth(far), mix(inks.t3, inks.light, 0.3), inks.t5 if inks.name == "butina" else inks.t4)
        + fill(ground_cuts(44.4, 2, 14, rng), inks.t5 if inks.name != "butina" else inks.t4)
        + crested(earth(near), mix(inks.t4, inks.light, 0.2), inks.t6 if inks.name == "butina" else inks.t5)
    )


def _stepped(line: list[tuple[float, float]]) -> list[tuple[float, float]]:
    steps: list[tuple[float, float]] = []
    for (ax, ay), (bx, _) in zip(line[::2], line[2::2] + line[-1:], strict=False):
        steps += [(ax, ay), (bx, ay)]
    return steps


def _plinth(inks: Inks, x: float) -> Fragment:
    """Three steps of stone, wide enough for a chest, its top at y = 40 (52 on the card)."""
    rim = mix(inks.t2, inks.light, 0.5)
    body, shade = (inks.t5, inks.t6) if inks.name == "butina" else (inks.t4, inks.t5)
    art = fill(rectangle(-OVER, 46.4, WIDTH + 2 * OVER, 9), inks.t6)
    for half, top, height in ((24.5, 45.4, 6), (21, 42.6, 3.4), (17.6, 40, 3.2)):
        block = rectangle(x - half, top, 2 * half, height)
        joints = "".join(rectangle(x - half + half * 2 * k / 5, top, 0.25, height) for k in range(1, 5))
        art += lit(block, Flats(rim, body, shade), Light((0.3, 0.45), (half * 0.7, 0.45)), inner=fill(joints, shade))
    return art + fill(lens(x, 40.6, 30, 0.9), shade)


# -------------------------------------------------------------------------------------------- power decks


def pattern(inks: Inks, x: float, y: float, *, two_headed: bool = False) -> Fragment:
    """The four grounds: chevrons rise, rings spread, a lattice hides, a web closes."""
    art = fill(rectangle(*SHEET), inks.t5)
    tone = inks.t4
    if inks.name == "bravoure-physique":
        return art + fill(_chevrons(y, two_headed), tone)
    if inks.name == "bravoure-arcanique":
        rings = "".join(stroke(circle(x, y, 22 + 7 * i), tone, 2.8 - 0.22 * i) for i in range(8))
        stars = ((turned((x, y), 137.5 * i, 15 + 2.1 * i, 0), 1.5 if i % 3 else 2.2) for i in range(4, 26))
        marks = "".join(star(px, py, size, size * 0.3, 4) for (px, py), size in stars)
        if two_headed:
            marks = "".join(
                star(*turned((x, y), 137.5 * i + turn, 16 + 2.6 * i, 0), 1.7, 0.5, 4)
                for i in range(3, 14)
                for turn in (0, 180)
            )
        return art + rings + fill(marks, inks.t2)
    if inks.name == "petite-manigance":
        lattice = ""
        for i in range(-14, 16):
            at = x + 6 * i
            lattice += polygon([(at - 48, y - 48), (at - 46.6, y - 48), (at + 49.4, y + 48), (at + 48, y + 48)])
            lattice += polygon([(at + 48, y - 48), (at + 49.4, y - 48), (at - 46.6, y + 48), (at - 48, y + 48)])
        return art + fill(lattice, tone)
    web = ""
    for i in range(1, 11):
        corners = [turned((x, y), 30 * k, 8.0 * i, 0) for k in range(12)]
        pen = Pen().move(*corners[0])
        for (ax, ay), (bx, by) in zip(corners, corners[1:] + corners[:1], strict=True):
            pen.quad(x + ((ax + bx) / 2 - x) * 0.86, y + ((ay + by) / 2 - y) * 0.86, bx, by)
        web += stroke(str(pen.close()), tone, 0.7 + 0.09 * i)
    spokes = "".join(wedge(x, y, 90, 1.0, 30 * k) for k in range(12))
    return art + web + fill(spokes, tone)


def _chevrons(middle: float, two_headed: bool) -> PathData:
    """Bands that rise to the middle line; away from the middle on both sides if two-headed."""
    path = ""
    for i in range(-4, 17):
        y = 7.0 * i
        path += polygon([(-4, y + 26), (31.5, y), (67, y + 26), (67, y + 29), (31.5, y + 3), (-4, y + 29)])
    if not two_headed:
        return path
    path = ""
    for i in range(14):
        for side in (-1, 1):
            low, top = middle + side * 7.0 * i, middle + side * (7.0 * i + 3)
            band = [(-4, low - side * 26), (31.5, low), (67, low - side * 26)]
            path += polygon([*band, (67, top - side * 26), (31.5, top), (-4, top - side * 26)])
    return path


def power_front(inks: Inks, mood: int) -> Fragment:
    """Ground, medallion and emblem ⌀ 42 at 31.5 / 35.5, dark foot from y = 81; the plaque is the layout's.

    The better the draw, the longer the medallion's rays; the least and the greatest have a picture of their own.
    """
    x, y = 31.5, 35.5
    foot = fill(rectangle(-BLEED, 81, CARD[0] + 2 * BLEED, 11), inks.t6)
    if mood in (LEAST, GREATEST):
        return pattern(inks, x, y) + extreme(inks, mood, x, y) + foot
    long, short = ((0, 0), (3.6, 1.8), (4.8, 2.3), (6.6, 3.4))[mood - 1]
    rays = stabs(x, y, 24.2, 64, long, short, 4, 0.95) if long else ""
    return (
        pattern(inks, x, y)
        + fill(circle(x, y, 23.4) + rays, inks.t2)
        + fill(circle(x, y, 22.6), inks.t4)
        + fill(circle(x, y, 21.6), inks.t3)
        + fill(burst(x, y, 12, 24, share=0.5, reach=21.6), mix(inks.t3, inks.t2, 0.4))
        + placed(emblem(inks, mood), x, y, 0.42, origin=(50, 50))
        + foot
    )


def token_front(inks: Inks) -> Fragment:
    """HELP! and the vitality token: the vitrine over the whole card, room for a symbol of 36 mm at 31.5 / 35."""
    x, y, r = 31.5, 35.0, 22.5
    return (
        fill(rectangle(*SHEET), inks.t4)
        + fill(burst(x, y, r, 44), mix(inks.t4, inks.t3, 0.55))
        + fill(circle(x, y, r * 1.22) + stabs(x, y, r * 1.24, 60, r * 0.24, r * 0.12, 5, 1.1), inks.t2)
        + fill(circle(x, y, r * 1.17), inks.t3)
        + fill(circle(x, y, r), inks.t1)
        + fill(circle(x, y, r * 0.9), inks.glow)
        + fill(polygon("-3 69 31.5 63.6 66 69 66 91 -3 91"), inks.t6)
        + fill(polygon("-3 69 31.5 63.6 66 69 66 69.7 31.5 64.3 -3 69.7"), inks.t1)
    )


def drawings() -> dict[str, Callable[[], str]]:
    """Every ground by its path below assets/caveloot/."""

    def small(inks: Inks, kind: str) -> Callable[[], str]:
        return lambda: document(0, 0, WIDTH, HEIGHT, vitrine(inks, kind))

    def whole(draw: Callable[[Inks], Fragment], inks: Inks) -> Callable[[], str]:
        return lambda: document(*SHEET, draw(inks))

    found = {
        f"vitrines/{name}-{kind}.svg": small(inks, kind)
        for name, inks in REGIONS.items()
        for kind in ("artefact", "tresor")
    }

    def power(inks: Inks, mood: int) -> Callable[[], str]:
        return lambda: document(*SHEET, power_front(inks, mood))

    found |= {
        f"fonds/{name}-{mood}.svg": power(inks, mood)
        for name, inks in DECKS.items()
        for mood in (LEAST, *MOODS, GREATEST)
    }
    return found | {f"fonds/{name}.svg": whole(token_front, OTHERS[name]) for name in ("help", "vitalite")}
