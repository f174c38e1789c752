"""The tools of leaded glass: every form is a closed path with one flat fill and one lead.

Nothing else is drawn but free lines of paint on a pane. Units are millimetres; x = 0 is the middle of the window.
A glass is named `ruby.2`: its ramp, and how deep on it (0 light … 3 dark, fractions allowed).
"""

import math
import random
import re
from collections.abc import Callable, Iterable, Sequence
from typing import TypeAlias

from ..document import Fragment, document, placed, shifted
from ..inks import Colour, mix
from ..paths import Outline, PathData, Point, circle, curve, ellipse, knots, number, polygon, sampled, turned

Glass: TypeAlias = str
Form: TypeAlias = Callable[[Outline], PathData]

LEAD: Colour = "#191521"
WHITE: Colour = "#FFFFFF"
FLAME: Colour = "#FFC83D"
HALO: Colour = "#FFF3CF"

_NAMED = {"lead": LEAD, "white": WHITE, "flame": FLAME, "halo": HALO, "none": "none"}

RAMPS: dict[str, tuple[Colour, ...]] = {
    "ruby": ("#F4B3AC", "#E0605A", "#BC2A3C", "#7A1730"),
    "emer": ("#C3E6B8", "#6CBC80", "#2F8F60", "#14573F"),
    "saph": ("#B8D8F2", "#5E9AD8", "#2A5FA8", "#173A73"),
    "amet": ("#DCC3EA", "#A97BC6", "#75479B", "#472866"),
    "ambr": ("#FFEBB0", "#FBC65A", "#E28F26", "#A65A17"),
    "opal": ("#FFFFFF", "#F6EFE1", "#DDD3C6", "#A99FA3"),
    "smok": ("#B4ACBC", "#756C80", "#4A4257", "#2C2538"),
    "skin": ("#E3A877", "#B87448", "#8A4F33", "#5C3225"),
    "fair": ("#F9DCC0", "#E9B991", "#C88A66", "#8F5A45"),
}


def tone(ramp: Sequence[Colour], depth: float) -> Colour:
    """The colour `depth` steps along a ramp, between two of its colours where need be."""
    depth = max(0.0, min(len(ramp) - 1.001, depth))
    step = int(depth)
    return mix(ramp[step], ramp[step + 1], depth - step)


def colour(glass: Glass) -> Colour:
    """The colour of a glass; a colour stands for itself."""
    if glass in _NAMED or glass.startswith("#"):
        return _NAMED.get(glass, glass)
    name, _, depth = glass.partition(".")
    return tone(RAMPS[name], float(depth or 1)) if "." in depth else RAMPS[name][int(depth or 1)]


# ------------------------------------------------------------------------------------------- single panes


def leaded(path: PathData, glass: Glass, lead: float = 0.5, *, ink: Colour = LEAD) -> Fragment:
    """One pane of any path. A lead of 0 is none; one of 0.5 in black is what `window` sets for all."""
    line = "" if ink == LEAD else f' stroke="{ink}"'
    if lead != 0.5:
        line += f' stroke-width="{number(lead)}"' if lead else ' stroke="none"'
    return f'<path d="{path}" fill="{colour(glass)}"{line}/>'


def pane(outline: Outline, glass: Glass, lead: float = 0.5) -> Fragment:
    """A pane with a curved outline."""
    return leaded(curve(outline), glass, lead)


def facet(outline: Outline, glass: Glass, lead: float = 0.5) -> Fragment:
    """A pane with straight sides."""
    return leaded(polygon(outline), glass, lead)


def disc(x: float, y: float, radius: float, glass: Glass, lead: float = 0.5) -> Fragment:
    return leaded(circle(x, y, radius), glass, lead)


def oval(x: float, y: float, rx: float, ry: float, glass: Glass, lead: float = 0.5) -> Fragment:
    return leaded(ellipse(x, y, rx, ry), glass, lead)


def twins(outline: Outline, glass: Glass, lead: float = 0.5, *, other: Glass = "", straight: bool = False) -> Fragment:
    """A pane and its reflection about the middle, perhaps in another glass."""
    form: Form = polygon if straight else curve
    mirrored = [(-knot.x, knot.y, knot.corner) for knot in knots(outline)]
    return leaded(form(outline), glass, lead) + leaded(form(mirrored), other or glass, lead)


def both(piece: Fragment) -> Fragment:
    """A piece and its reflection about the middle."""
    return piece + placed(piece, 0, 0, flip=True)


def vein(outline: Outline, width: float = 0.3, ink: Glass = LEAD) -> Fragment:
    """A free line of paint on the glass."""
    return vein_of(curve(outline, closed=False), width, ink)


def rule(outline: Outline, width: float = 0.3, ink: Glass = LEAD) -> Fragment:
    """A free line of straight runs."""
    return vein_of(polygon(outline, closed=False), width, ink)


def vein_of(path: PathData, width: float, ink: Glass = LEAD) -> Fragment:
    line = "" if ink == LEAD else f' stroke="{colour(ink)}"'
    return f'<path d="{path}" fill="none"{line} stroke-width="{number(width)}"/>'


# ------------------------------------------------------------------------------------------------ repeats


def at(x: float, y: float, piece: Fragment, scale: float = 1, angle: float = 0, *, flip: bool = False) -> Fragment:
    """A piece drawn about the origin, laid on (x, y)."""
    return (
        placed(piece, x, y, scale, angle=angle, flip=flip)
        if (scale, angle, flip) != (1, 0, False)
        else shifted(x, y, piece)
    )


def fan(pieces: Iterable[Fragment], first: float, last: float, x: float = 0, y: float = 0) -> Fragment:
    """Pieces that point up from the origin, spread about (x, y) from one angle to the other."""
    row = list(pieces)
    step = (last - first) / max(1, len(row) - 1)
    return shifted(x, y, *(placed(piece, 0, 0, angle=first + i * step) for i, piece in enumerate(row)))


def wheel(count: int, piece: Callable[[int], Fragment], x: float = 0, y: float = 0, start: float = 0) -> Fragment:
    """`count` pieces that point up from the origin, all round (x, y)."""
    return shifted(x, y, *(placed(piece(i), 0, 0, angle=start + i * 360 / count) for i in range(count)))


def ring(
    x: float,
    y: float,
    inner: float,
    outer: float,
    count: int,
    glasses: Sequence[Glass],
    start: float = 0,
    lead: float = 0.5,
) -> Fragment:
    """Straight-sided panes all round, from one radius to the other."""
    out = ""
    for i in range(count):
        a, b = start + i * 360 / count, start + (i + 1) * 360 / count
        corners = [
            turned((x, y), angle - 90, reach, 0) for angle, reach in ((a, inner), (b, inner), (b, outer), (a, outer))
        ]
        out += facet(corners if inner else corners[1:], glasses[i % len(glasses)], lead)
    return out


# -------------------------------------------------------------------------------------------- made of runs


def sides(
    outline: Outline, root: float, tip: float, swell: float = 0, steps: int = 6
) -> tuple[list[Point], list[Point]]:
    """Both edges of a band along a smooth line, `root` wide at its start and `tip` at its end."""
    spine = sampled(outline, steps)
    last = len(spine) - 1
    left, right = [], []
    for i, (x, y) in enumerate(spine):
        (ax, ay), (bx, by) = spine[max(i - 1, 0)], spine[min(i + 1, last)]
        length = math.hypot(bx - ax, by - ay) or 1.0
        half = (root + (tip - root) * i / last) / 2 + swell * math.sin(math.pi * i / last)
        nx, ny = -(by - ay) / length * half, (bx - ax) / length * half
        left.append((x + nx, y + ny))
        right.append((x - nx, y - ny))
    return left, right


def taper(outline: Outline, root: float, tip: float, glass: Glass, lead: float = 0.5, swell: float = 0) -> Fragment:
    """A limb, a horn, a thread: cut off square at both ends."""
    left, right = sides(outline, root, tip, swell)
    return facet(left + right[::-1], glass, lead)


def limb(outline: Outline, root: float, tip: float, glass: Glass, lead: float = 0.5, swell: float = 0) -> Fragment:
    """A finger, an arm: round at both ends."""
    left, right = sides(outline, root, tip, swell)
    return facet([*left, *_cap(left[-1], right[-1]), *right[::-1], *_cap(right[0], left[0])], glass, lead)


def _cap(a: Point, b: Point) -> list[Point]:
    """The half circle from a to b, bulging to the left of that way."""
    x, y, dx, dy = (a[0] + b[0]) / 2, (a[1] + b[1]) / 2, (a[0] - b[0]) / 2, (a[1] - b[1]) / 2
    turns = [math.radians(turn) for turn in (36, 72, 108, 144)]
    return [(x + dx * math.cos(t) + dy * math.sin(t), y + dy * math.cos(t) - dx * math.sin(t)) for t in turns]


def banded(
    outline: Outline, root: float, tip: float, glasses: Sequence[Glass], parts: int, swell: float = 0
) -> Fragment:
    """A band along a smooth line, cut across into `parts` panes: a snake, a tail, a scarf."""
    left, right = sides(outline, root, tip, swell, 8)
    out, last = "", len(left) - 1
    for i in range(parts):
        a, b = i * last // parts, (i + 1) * last // parts
        out += facet(left[a : b + 1] + right[a : b + 1][::-1], glasses[i % len(glasses)])
    return out


def crystal(x: float, y: float, angle: float, length: float, width: float, ramp: str, seed: int = 0) -> Fragment:
    """Three facets and a cut tip; at angle 0 it points up."""
    rng = random.Random(seed)
    skew, cut = rng.uniform(-0.12, 0.12), length * rng.uniform(0.74, 0.84)
    across = (-width / 2, -width * (0.14 + skew), width * (0.22 - skew), width / 2)
    foot = [(u, 0.0) for u in across]
    brow = [
        (u * (0.92 if i in (0, 3) else 1), -cut * rise)
        for i, (u, rise) in enumerate(zip(across, (1, 0.93, 0.95, 1.03), strict=True))
    ]
    tip = (width * skew * 1.2, -length)
    light, mid, deep, dark = ramp.split() if " " in ramp else [f"{ramp}.{i}" for i in range(4)]
    out = "".join(
        facet([foot[i], foot[i + 1], brow[i + 1], brow[i]], glass) for i, glass in enumerate((light, mid, deep))
    )
    out += "".join(facet([brow[i], brow[i + 1], tip], glass) for i, glass in enumerate((mid, light, dark)))
    shine = across[1] + width * 0.1
    return at(
        x, y, out + rule([(shine, -cut * 0.2), (shine, -cut * 0.75)], 0.35, mix(colour(mid), WHITE, 0.55)), 1, angle
    )


def flame(x: float, y: float, size: float = 1, angle: float = 0) -> Fragment:
    """The seeker's fire: the one thing in its tone."""
    body = pane("0 -4! 1.7 -1.3 1.9 .9 0 2.4 -1.9 .9 -1.4 -.9", FLAME, round(0.5 / size, 2))
    return at(x, y, body + pane("0 -1.4! .8 .4 0 1.7 -.8 .5", "#FFF8DC", 0), size, angle)


# ------------------------------------------------------------------------------------------ panes in words

_BAND = re.compile(r"([\d.]+)>([\d.]+)(?:\+(-?[\d.]+))?")


def drawn(text: str) -> Fragment:
    """Panes in words, one a line or parted by `;`: `KIND GLASS[/LEAD] [ROOT>TIP[+SWELL]] NUMBERS`.

    Kinds: p pane, f facet, v vein, r rule (of these the lead is the width), t taper, l limb, o disc (x y radius), e oval
    (x y rx ry). A capital is the thing and its reflection; after a bar comes the next of the same kind and glass. Raises
    ValueError with the line that is none of these.
    """
    out = ""
    for line in re.split(r"[;\n]", text):
        if line.strip():
            try:
                out += _drawn(*line.split(maxsplit=2))
            except (KeyError, TypeError, ValueError) as fault:
                raise ValueError(f"no pane: {line.strip()!r}") from fault
    return out


def _drawn(kind: str, glass: Glass, rows: str) -> Fragment:
    return "".join(_one(kind, glass, row.strip()) for row in rows.split("|"))


def _one(kind: str, glass: Glass, numbers: str) -> Fragment:
    name, _, lead = glass.partition("/")
    ink, width = _NAMED.get(name, name), float(lead or (0.3 if kind in "vVrR" else 0.5))
    if kind in "PF":
        return twins(numbers, ink, width, straight=kind == "F")
    if kind.isupper():
        return both(_one(kind.lower(), glass, numbers))
    if kind in "oe":
        x, y, rx, ry = (*(float(value) for value in numbers.split()), *([0.0] * (kind == "o")))
        return oval(x, y, rx, ry, ink, width) if kind == "e" else disc(x, y, rx, ink, width)
    if kind in "tl":
        band, _, line = numbers.partition(" ")
        found = _BAND.fullmatch(band)
        if found is None:
            raise ValueError(band)
        root, tip, swell = (float(value or 0) for value in found.groups())
        return {"t": taper, "l": limb}[kind](line, root, tip, ink, width, swell)
    if kind in "vr":
        return {"v": vein, "r": rule}[kind](numbers, width, ink)
    return {"p": pane, "f": facet}[kind](numbers, ink, width)


def window(height: float, *pieces: Fragment, width: float = 54.6, title: str = "") -> str:
    """The whole file: a window whose middle is x = 0."""
    frame = f'<g transform="translate({number(width / 2)} 0)" stroke="{LEAD}" stroke-width=".5" stroke-linejoin="round" stroke-linecap="round">'
    return document(0, 0, width, height, frame, *pieces, "</g>", title=title)
