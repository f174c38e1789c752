"""Grounds of glass: the well seen from below, and the scenery at its foot."""

import math
import random
from collections.abc import Sequence

from ..document import Fragment
from ..inks import Colour, mix
from ..paths import Pen, Point, curve, number
from .panes import WHITE, Glass, at, colour, crystal, disc, facet, fan, flame, leaded, pane, rule, tone, vein

Ramp = Sequence[Colour]

HALF = 27.3
"""From the middle of a window to its side."""


def _on(centre: Point, radius: float, angle: float) -> Point:
    return centre[0] + radius * math.cos(angle), centre[1] + radius * math.sin(angle)


def _brick(corners: list[Point], inner: float, outer: float, glass: Colour) -> Fragment:
    (a, b, c, d) = corners
    pen = Pen().move(*a).arc(inner, inner, *b).line(*c).arc(outer, outer, *d, sweep=False).close()
    return leaded(str(pen), glass)


def well(
    ramp: Ramp,
    mouth: float,
    seed: int,
    *,
    x: float = 0,
    y: float = 20,
    courses: int = 6,
    growth: float = 1.3,
    lean: float = 0.0,
    bricks: int = 11,
    height: float = 46,
    dark: float = 0,
    lit: bool = True,
) -> Fragment:
    """Looking up the shaft: courses of bricks round its mouth, each thicker than the one inside it, to the corners."""
    rng = random.Random(seed)
    radii, step = [mouth], mouth * (growth - 1) + 1.6
    corner = max(math.hypot(abs(x) + HALF, down - y) for down in (0, height)) + abs(lean) * 20 + 1
    while len(radii) <= courses or radii[-1] < corner:
        radii.append(radii[-1] + step)
        step *= growth
    courses = len(radii) - 1
    centres = [(x + rng.uniform(-0.2, 0.2) * k * 0.5, y + lean * (radius - mouth)) for k, radius in enumerate(radii)]
    panes, streaks = "", ""
    for k in reversed(range(courses)):
        count, start = bricks + 2 * k, rng.random()
        cuts = [(i + start + rng.uniform(-0.22, 0.22)) * 2 * math.pi / count for i in range(count)]
        for a, b in zip(cuts, [*cuts[1:], cuts[0] + 2 * math.pi], strict=True):
            depth = 0.6 + k * (len(ramp) - 1.6) / (courses - 1) + rng.uniform(-0.55, 0.55) + dark
            shine, s, e, u = rng.random() < 0.55, rng.uniform(0.16, 0.34), rng.uniform(0.6, 0.84), rng.uniform(0.3, 0.7)
            corners = [_on(centres[k + o], radii[k + o], angle) for o, angle in ((0, a), (0, b), (1, b), (1, a))]
            bulge = [_on(centres[k + 1], radii[k + 1], angle) for angle in (a + (b - a) / 3, b - (b - a) / 3)]
            xs, ys = zip(*corners, *bulge, strict=True)
            if max(xs) < -HALF - 1 or min(xs) > HALF + 1 or max(ys) < -1 or min(ys) > height + 1:
                continue
            glass = tone(ramp, depth)
            panes += _brick(corners, radii[k], radii[k + 1], glass)
            if shine:
                radius = radii[k] + (radii[k + 1] - radii[k]) * u
                centre = tuple(p + (q - p) * u for p, q in zip(centres[k], centres[k + 1], strict=True))
                first, last = (_on((centre[0], centre[1]), radius, a + (b - a) * part) for part in (s, e))
                arc = Pen().move(*first).arc(radius, radius, *last)
                wide = number(min(1.1, (radii[k + 1] - radii[k]) * 0.16))
                streaks += f'<path d="{arc}" fill="none" stroke="{mix(glass, WHITE, 0.3)}" stroke-width="{wide}"/>'
    return panes + streaks + (disc(x, y, mouth, ramp[0], 0.6) if lit else "")


def rays(
    x: float, y: float, count: int, radii: Sequence[float], ramp: Ramp, seed: int = 0, wander: float = 0
) -> Fragment:
    """Straight courses of glass about a light; between the outer courses the lead wanders."""
    rng = random.Random(seed)
    shift = [[rng.uniform(-wander, wander) for _ in range(count)] for _ in radii]
    shift[0] = shift[-1] = [0.0] * count
    out = ""
    for i in range(count):
        a, b = (math.radians((i + o) * 360 / count - 90) for o in (0.5, 1.5))
        for k in range(len(radii) - 1):
            inner, outer = radii[k] + shift[k][i], radii[k + 1] + shift[k + 1][i]
            corners = [_on((x, y), reach, angle) for reach, angle in ((inner, a), (inner, b), (outer, b), (outer, a))]
            depth = k * (len(ramp) - 1) / max(1, len(radii) - 2) + (i * 7 % 5) * 0.17 - 0.3
            out += facet(corners if inner > 0.1 else corners[1:], tone(ramp, depth))
    return out


def waves(ramp: Ramp, top: float, bottom: float, seed: int, rows: int = 4, crest: float = 1.0) -> Fragment:
    """Water, mist, strata: rows of panes whose upper edge is wavy."""
    rng = random.Random(seed)
    out, y = "", top
    for k in range(rows):
        tall, phase, length = (
            (bottom - top) / rows * (0.7 + 0.6 * k / max(1, rows - 1)),
            rng.uniform(0, 6),
            rng.uniform(9, 16),
        )
        swing, glass = crest * (0.6 + 0.5 * k / rows), tone(ramp, (len(ramp) - 1) * (k + 0.3) / rows)

        def edge(x: float, y: float = y, swing: float = swing, length: float = length, phase: float = phase) -> float:
            return y + swing * math.sin(x / length * 6.28 + phase) + swing * 0.4 * math.sin(x / length * 11 + phase * 2)

        xs = [-HALF - 2 + i * (2 * HALF + 4) / 24 for i in range(25)]
        corners: list[tuple[float, ...]] = [(HALF + 2, bottom + 6, 1), (-HALF - 2, bottom + 6, 1)]
        out += leaded(curve([*((x, edge(x)) for x in xs), *corners]), glass)
        x = -HALF + rng.uniform(2, 8)
        while x < HALF:
            out += rule([(x, edge(x)), (x + rng.uniform(-1.2, 1.2), y + tall + swing)], 0.45)
            x += rng.uniform(6, 12)
        for _ in range(4):
            x, wide = rng.uniform(-HALF, HALF - 8), rng.uniform(3, 7)
            low = edge(x + wide / 2) + tall * rng.uniform(0.4, 0.6)
            out += vein([(x, low), (x + wide / 2, low - 0.5), (x + wide, low)], 0.45, mix(glass, WHITE, 0.35))
        y += tall
    return out


# ------------------------------------------------------------------------------------------------- scenery


def leaf(length: float = 7, width: float = 3, glass: Glass = "emer.2") -> Fragment:
    """A pointed leaf that grows up from the origin."""
    blade = pane([(0, 0, True), (width / 2, -length * 0.45), (0, -length, True), (-width / 2, -length * 0.45)], glass)
    return blade + rule([(0, -0.4), (0, -length * 0.7)], 0.25)


def spray(x: float, y: float, angle: float = 0, scale: float = 1, glass: str = "emer") -> Fragment:
    """Five leaves from one point."""
    lengths = (5.2, 6.4, 7, 6.2, 5)
    leaves = [leaf(length, 3, f"{glass}.{i * 2 % 3 + 0.4}") for i, length in enumerate(lengths)]
    return at(x, y, fan(leaves, -64, 74), scale, angle)


def bloom(glass: str = "ruby", petals: int = 5) -> Fragment:
    """An open rose, seen from above, 11 mm across."""
    turn = 360 / petals
    outer = "".join(
        at(0, 0, pane("0 0! 2.6 -1.6 2.4 -4.6 0 -5.6 -2.4 -4.6 -2.6 -1.6", f"{glass}.{2 - i % 2}"), 1, i * turn)
        for i in range(petals)
    )
    inner = "".join(
        at(
            0,
            0,
            pane("0 0! 1.4 -1 1.2 -2.5 0 -3 -1.2 -2.5 -1.4 -1", f"{glass}.{3 - i % 2}", 0.4),
            1,
            i * turn + turn / 2,
        )
        for i in range(petals)
    )
    return outer + inner + disc(0, 0, 0.7, "ambr.1", 0.35)


def roses(x: float, y: float, scale: float = 1, glass: str = "ruby", lean: float = 150) -> Fragment:
    """A rose with two leaves."""
    leaves = at(0, 0, at(0, -4, leaf(6.4, 3, "emer.2")), 1, lean) + at(
        0, 0, at(0, -4, leaf(6.4, 3, "emer.3")), 1, lean / 2
    )
    return at(x, y, leaves + bloom(glass), scale)


def crystals(rows: str, ramps: Sequence[str]) -> Fragment:
    """A stand of crystals from rows of `x y angle length width ramp`."""
    out = ""
    for i, row in enumerate(rows.split(",")):
        x, y, angle, length, width, ramp = (float(value) for value in row.split())
        out += crystal(x, y, angle, length, width, ramps[int(ramp)], i)
    return out


def steps(y: float, count: int, width: float, spread: float, rise: float, glasses: Sequence[Glass]) -> Fragment:
    """A stair that comes down towards us, its top `width` wide at y."""
    out = ""
    for i in range(count):
        low, half = y + rise * i * (1 + 0.06 * i), width / 2 + spread * i
        out += facet(
            [(-half, low), (half, low), (half + spread, low + rise * 1.6), (-half - spread, low + rise * 1.6)],
            glasses[i % len(glasses)],
        )
    return out


def curtain(glass: str = "ruby", tie: float = 31, foot: float = 47, folds: int = 7, reach: float = 1.0) -> Fragment:
    """Both drapes of a stage, gathered at `tie`."""
    out = ""
    for i in range(folds):
        edges = []
        for j in (i, i + 1):
            top, knot, low = -27.6 + j * 2.9 * reach, -27.6 + j * 0.75 * reach, -27.6 + j * 1.5 * reach
            bend = top - 0.5 - j * 0.15
            edges.append((top, bend, (top + knot) / 2 - 1.2, knot, (knot + low) / 2 - 0.1, low))
        (a, b, c, d, e, f), (g, h, i2, k, m, o) = edges
        ys = (-1, tie * 0.39, tie * 0.74, tie, tie + (foot - tie) * 0.4, foot)
        right = [(g, ys[0], True), (h, ys[1]), (i2, ys[2]), (k, ys[3], True), (m, ys[4]), (o, ys[5], True)]
        left = [(f, ys[5], True), (e, ys[4]), (d, ys[3], True), (c, ys[2]), (b, ys[1]), (a, ys[0], True)]
        half = pane(right + left, f"{glass}.{(2, 3, 1, 2, 3, 2, 1)[i % 7]}")
        out += half + at(0, 0, half, flip=True)
    band = pane(
        [(-28, tie - 1, True), (-24, tie - 1.6), (-21.6, tie - 0.4, True), (-22, tie + 1.6), (-28, tie + 1.6, True)],
        "ambr.1",
    )
    return out + band + at(0, 0, band, flip=True)


def valance(glass: str = "ruby", count: int = 6) -> Fragment:
    """The scalloped top of a stage, with its fringe."""
    out = ""
    wide = 2 * HALF / count
    for i in range(count):
        h = wide / 2
        lobe = pane(
            [(-h, -1, True), (-h, 4, True), (-h * 0.57, 6.6), (0, 7.4), (h * 0.57, 6.6), (h, 4, True), (h, -1, True)],
            f"{glass}.{2 + i % 2}",
        )
        fringe = [
            (-h, 4.1, True),
            (-h * 0.57, 6.6),
            (0, 7.4),
            (h * 0.57, 6.6),
            (h, 4.1, True),
            (h * 0.53, 8.2),
            (0, 9),
            (-h * 0.53, 8.2),
        ]
        out += at(-HALF + h + i * wide, 0, lobe + pane(fringe, "ambr.1", 0.4))
    return out


def footlight(x: float, y: float, lit: float = 0) -> Fragment:
    """A shell at the brink of the stage, perhaps with a flame of that size."""
    shell = pane("-3.2 2.2! -2.6 -.6 0 -2 2.6 -.6 3.2 2.2!", "ambr.2")
    shell += rule("-1.3 2 -1 -1.2") + rule("1.3 2 1 -1.2") + rule("0 2 0 -1.6")
    return at(x, y, shell) + (flame(x, y - 3.8, lit) if lit else "")


def masonry(
    x: float, y: float, width: float, height: float, rows: int, ramp: Ramp, seed: int, brick: float = 7
) -> Fragment:
    """A wall of bricks."""
    rng = random.Random(seed)
    out, tall = "", height / rows
    for r in range(rows):
        cut = x - rng.uniform(0, brick) * (r % 2)
        while cut < x + width:
            end = cut + brick * rng.uniform(0.8, 1.2)
            a, b = max(x, cut), min(x + width, end)
            if b - a > 0.8:
                corners = [(a, y + r * tall), (b, y + r * tall), (b, y + (r + 1) * tall), (a, y + (r + 1) * tall)]
                out += facet(corners, tone(ramp, rng.uniform(0, len(ramp) - 1)))
            cut = end
    return out


def drop(length: float, width: float, glass: Glass, shine: Glass = "") -> Fragment:
    """A hanging drop whose point is the origin."""
    body = pane([(0, 0, True), (width / 2, length * 0.62), (0, length), (-width / 2, length * 0.62)], glass, 0.45)
    return body + (vein([(-width * 0.2, length * 0.5), (-width * 0.22, length * 0.75)], 0.35, shine) if shine else "")


def shade(glass: Glass, depth: float) -> Colour:
    """A glass with some white (below 0) or black in it."""
    return mix(colour(glass), WHITE if depth < 0 else "#191521", abs(depth))
