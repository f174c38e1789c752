"""What many windows show: hands, gloves, faces, masks, skulls, candles, cloaks, books, feathers.

Each is drawn about the origin, ten to twenty millimetres tall, and laid in place with `at`.
"""

from collections.abc import Sequence

from ..document import Fragment
from .panes import (
    LEAD,
    WHITE,
    Glass,
    at,
    both,
    disc,
    drawn,
    facet,
    fan,
    flame,
    limb,
    oval,
    pane,
    rule,
    taper,
    twins,
    vein,
)

# -------------------------------------------------------------------------------------------------- hands


def cuff(glass: Glass, trim: Glass = "ambr.1") -> Fragment:
    """A sleeve that ends at the wrist, below a hand whose wrist is the origin."""
    return pane("-2.9 1.4! 2.9 1.4! 4.6 9! -4.6 9!", glass) + pane("-3.3 .2! 3.3 .2! 3.5 2.4! -3.5 2.4!", trim)


def open_hand(glass: Sequence[Glass], *, spread: float = 13, thumb: float = -54) -> Fragment:
    """A left hand from its palm, fingers up, wrist at the origin, 14 mm tall."""
    light, mid, deep = glass
    out = limb([(-1.6, -2.4), (-4.2, -4.8), (-4.4 + thumb * 0.02, -8)], 2.6, 1.7, deep, swell=0.15)
    lengths = (6.4, 7.6, 7.2, 5.4)
    for i, long in enumerate(lengths):
        angle, x = (i - 1.4) * spread, -2.2 + i * 1.55
        out += at(
            x,
            -6.2 - (0.5, 0.9, 0.7, 0)[i],
            limb([(0, 1), (0, -long * 0.5), (0.1, -long)], 2.2, 1.8, (mid, light, light, mid)[i]),
            1,
            angle,
        )
    palm = pane("-1.8 .8! -2.9 -3 -3.2 -6.4 -1.6 -7.4 .8 -7.6 3 -6.6 3.2 -3.6 1.9 .8!", mid)
    lines = drawn("v lead/.28 -2.6 -4.6 -.6 -4.9 1.6 -5.8; v lead/.28 -1.9 -5.2 -.8 -3.4 -.9 -1.4")
    return out + palm + lines


def fist(glass: Sequence[Glass]) -> Fragment:
    """A right hand closed about an upright bar at x = 0, seen from its knuckles; 8 mm tall, the wrist to the right."""
    light, mid, deep = glass
    back = pane("1 -4.2! 4 -4.4 6.4 -2.6 9.4 -2.2! 9.4 2.6! 6.2 3 4 4.4 1 4.2!", mid)
    fingers = ""
    for i, (y, reach) in enumerate(((-3.1, 3.2), (-1.05, 3.7), (1.05, 3.6), (3.1, 2.9))):
        fingers += limb([(2.6, y), (0, y - 0.1), (-reach + 1, y)], 2.2, 2, (light, mid, light, mid)[i])
    thumb = limb("4.2 -3.6 1.6 -5.4 -1.4 -5", 2.3, 1.8, deep)
    return thumb + back + fingers + drawn("v lead 3.4 -2.4 4.3 -1.4; v lead 3.5 .4 4.4 .8")


def pinch(glass: Sequence[Glass]) -> Fragment:
    """A hand from the side that holds something small at the origin between thumb and forefinger; the wrist is at 12 6."""
    light, mid, deep = glass
    thumb = limb("7.4 3.4 3.4 2.6 .5 .7", 2.5, 1.7, deep)
    back = pane("4.4 -3.6! 7.4 -4 10.6 -1.4 14 3.4! 10.6 9! 7.4 8 4.8 5.2 4 1", mid)
    curled = "".join(
        limb([(8.2 - i * 0.2, y), (4.4 + i * 0.5, y - 0.4), (3.6 + i * 0.7, y + 0.9)], 2.2, 1.9, (light, mid, light)[i])
        for i, y in enumerate((2, 4, 5.9))
    )
    finger = limb("6.6 -2.2 3.6 -3.7 1.4 -2.6 .1 -.6", 2.4, 1.5, light)
    return thumb + back + curled + finger + vein("8.6 -1.4 10 .2", 0.3)


def pointing(glass: Sequence[Glass]) -> Fragment:
    """A hand that points to the left, its fingertip the origin, the wrist at 14 1."""
    light, mid, deep = glass
    back = pane("6 -2.4! 9 -3.2 14.4 -2! 14.4 4! 10 5 6.6 4.4", mid)
    curled = "".join(
        limb([(9, y), (6.4, y - 0.2), (5.8 + i * 0.5, y + 0.3)], 2.2, 2, (deep, mid, deep)[i])
        for i, y in enumerate((1.4, 3, 4.4))
    )
    return limb("8 -1.2 4 -1 1 0", 2.3, 1.6, light) + back + curled + limb("10.6 -.9 8.4 .2 6.4 .3", 2.2, 1.7, light)


def glove(spread: float = 15, glass: str = "opal") -> Fragment:
    """A white glove, empty, its cuff flared; fingers up."""
    hand = open_hand((f"{glass}.0", f"{glass}.1", f"{glass}.2"), spread=spread)
    return hand + pane("-2 .2! 2.1 .2! 3.4 3.4! 0 4.2 -3.3 3.4!", f"{glass}.2") + rule("-2.1 .9 2.2 .9", 0.35)


SKIN = ("skin.0", "skin.0.6", "skin.1.3")
DARK_SKIN = ("skin.1", "skin.1.5", "skin.2.3")
FAIR = ("fair.0", "fair.0.6", "fair.1.4")
KID = ("opal.0", "opal.1", "opal.2")


# -------------------------------------------------------------------------------------------------- faces


def skull(glass: str = "opal", eyes: Glass = LEAD) -> Fragment:
    """A frontal skull, 20 mm tall, its crown at y -9.5."""
    head = pane(
        "-5.8 -1.5 -4.9 -7 0 -9.5 4.9 -7 5.8 -1.5 4.9 3.8 3.1 5.8! 2.7 10.4! -2.7 10.4! -3.1 5.8! -4.9 3.8",
        f"{glass}.0",
        0.6,
    )
    head += twins("5.8 -1.5! 4.9 3.8 3.1 5.8! 2.7 10.4! 1.9 10.4! 2.2 5.6 4 3", f"{glass}.2", 0.4)
    head += drawn("P lead/.3 1.1 -.4! 2.8 -2.4 4.8 -1 4 1.8 1.8 2.2; f lead/.3 0 2.3 1.1 4.8 -1.1 4.8")
    head += "".join(rule([(x, 6.9), (x, 10.4)], 0.35) for x in (-1.5, -0.5, 0.5, 1.5)) + rule("-2.8 6.9 2.8 6.9", 0.35)
    return head + (disc(2.9, -0.1, 0.65, eyes, 0) + disc(-2.9, -0.1, 0.65, eyes, 0) if eyes != LEAD else "")


def mask(glass: str = "opal", lips: Glass = "ruby.2") -> Fragment:
    """A theatre mask with empty eyes, 20 mm tall."""
    face = pane("0 -10 4.6 -8.4 6.6 -3 6 3.4 3 8.6 0 10.4 -3 8.6 -6 3.4 -6.6 -3 -4.6 -8.4", f"{glass}.0", 0.65)
    face += pane("6.4 -3! 6 3.4 3 8.6 0 10.4! 2.8 5.6 4.4 1", f"{glass}.2", 0.4)
    face += drawn("P lead/.3 1.2 -2.4! 3 -4 5.2 -3! 3.6 -1.2; v lead -.4 -2.6 -.8 1.6 .4 2.4")
    return face + pane("-2.2 5.4! -.7 4.7 0 5 .7 4.7 2.2 5.4! 0 6.9", lips, 0.3) + rule("-2 5.6 2 5.6", 0.25)


def profile(glass: str, hair: str, *, mouth: bool = False) -> Fragment:
    """A bust in profile, looking left, 20 mm tall, crown at y -10; its mouth may be open."""
    lips = "-6.2 3.2! -5.2 3.9 -6 4.8!" if not mouth else "-6.6 2.6! -4 3.7! -5.8 5.2!"
    face = pane(
        f"-4.6 -7.4 -5.6 -4.2 -5.5 -2.2! -7.4 1.2! -5.9 1.9! {lips} -5.9 6.4 -4.6 8 -1.6 7.6! -.8 12! 6 12! 5.4 4 5.6 -4 2 -9",
        f"{glass}.0.6",
        0.6,
    )
    face += pane("-1.6 7.6! .6 5.6 2 3! 5 4! 6 12! -.8 12!", f"{glass}.2", 0.4)
    face += drawn("""v lead/.5 -5.2 -2.6 -3.8 -3.4 -2.4 -2.8; p white/.3 -4.6 -1.4! -3.2 -2 -2.2 -1.2! -3.4 -.7
        o lead/0 -3.7 -1.3 .4""")
    top = pane("-5.4 -5.4! -4.4 -9 0 -11 5 -9 7.4 -3 7 3.4 4.6 5.4! 3.8 1 1.6 -1 1 -4.4! -2.4 -5", f"{hair}.2", 0.55)
    top += vein("-3.4 -7.4 1 -8.6 4.6 -5", 0.35, f"{hair}.1") + vein("2.2 -3.6 4.8 -2.4 5.6 2", 0.35, f"{hair}.1")
    return face + top


def gaze(glass: Glass, x: float = 3.2, y: float = 0, brow: Glass = LEAD) -> Fragment:
    """A pair of living eyes at ±x: lid, iris, a spark, and the brow over it."""
    one = (
        pane("-1.9 .3! -.2 -1.2 1.9 -.1! .1 1.1", WHITE, 0.35)
        + disc(0, -0.1, 0.95, glass, 0.25)
        + disc(0, -0.1, 0.45, LEAD, 0)
    )
    one += drawn("o white/0 -.3 -.45 .26; v lead/.6 -2 .2 -.2 -1.3 2.1 -.2") + vein(
        "-1.9 -2.3 .2 -3.2 2.3 -2.1", 0.7, brow
    )
    return both(at(x, y, one))


def eye(iris: str = "saph", width: float = 8) -> Fragment:
    """One open eye, looking at us."""
    k = width / 8
    out = pane(f"{-8 * k} 0! 0 {-5.4 * k} {8 * k} 0! 0 {5.4 * k}", WHITE, 0.65) + disc(0, 0, 4 * k, f"{iris}.2")
    out += "".join(at(0, 0, rule([(0, -2.2 * k), (0, -3.6 * k)], 0.35, f"{iris}.0"), 1, a) for a in range(0, 360, 30))
    return out + disc(0, 0, 2 * k, LEAD, 0) + disc(-1.1 * k, -1.3 * k, 0.7 * k, WHITE, 0)


# ------------------------------------------------------------------------------------------------- things


def candle(height: float = 8, glass: str = "opal", lit: float = 0.7, width: float = 2.2) -> Fragment:
    """A candle whose foot is the origin; `lit` is the size of its flame."""
    h, w = height, width / 2
    wax = facet([(-w, 0), (-w, -h), (w, -h), (w, 0)], f"{glass}.1") + facet(
        [(w * 0.2, 0), (w * 0.2, -h), (w, -h), (w, 0)], f"{glass}.2", 0.35
    )
    drip = pane(
        [(-w, -h, True), (w, -h, True), (w, -h + 2.2), (w * 0.4, -h + 1), (-w * 0.3, -h + 1.6), (-w, -h + 0.8)],
        f"{glass}.0",
        0.4,
    )
    return wax + drip + (flame(0, -h - 2.4 * lit - 0.4, lit) if lit else rule([(0, -h), (0.4, -h - 1.4)], 0.5))


def cloaked(cloth: str, lining: str = "") -> Fragment:
    """Someone in a hooded cloak, seen from behind, 17 mm tall, feet on y = 0."""
    left = "-4 0! -3.4 -6 -3.1 -11 -1.5 -13 0 -13.4! .4 0!"
    right = "0 -13.4! 1.6 -12.8 3 -10.8 3.3 -6 4.4 0! .4 0!"
    body = pane(left, f"{cloth}.3") + pane(right, f"{cloth}.1") + vein("1.8 -10 2.2 -5.4 2.8 -.8", 0.35)
    hood = pane("-2.1 -12.2 -1.9 -15.4 0 -17.6! 1.9 -15.4 2.1 -12.2 0 -11.2", f"{cloth}.2")
    return body + hood + (vein("-1.4 -9 -2 -5 -2.6 -1", 0.35, f"{lining}.1") if lining else "")


def hood(cloth: str, dark: Glass = LEAD) -> Fragment:
    """A hood from the front, its face in the dark; 20 mm tall with the shoulders."""
    shape = pane("-8 10! -8.4 3 -6.6 -4.4 -3.6 -8.6 0 -10.6! 3.6 -8.6 6.6 -4.4 8.4 3 8 10!", f"{cloth}.2", 0.6)
    shape += twins("0 -10.6! 4 -7.4 5.8 -2 6 4 4.6 8.6! 4 3 3.6 -2 0 -6.8!", f"{cloth}.1")
    return shape + pane("0 -6.8! 3.6 -2 3.7 3.6 0 8.4 -3.7 3.6 -3.6 -2", dark, 0.5)


def book(cover: str, width: float = 16, tilt: float = 0) -> Fragment:
    """An open book from the front, its gutter at the origin."""
    w = width / 2
    cloth = twins(
        [(0, 1.6, True), (w + 0.9, -1, True), (w + 0.9, 6.8, True), (0, 9.6, True)], f"{cover}.2", straight=True
    )
    leaves = twins(
        [
            (0, 0, True),
            (w * 0.35, -2.4 - tilt),
            (w * 0.7, -2.6),
            (w, -1.8, True),
            (w, 5.6, True),
            (w * 0.6, 4.8),
            (0, 7.8, True),
        ],
        "opal.0",
        other="opal.1",
    )
    lines = "".join(
        vein([(w * 0.2, 0.4 + i * 1.5), (w * 0.5, -0.6 + i * 1.4), (w * 0.86, -0.2 + i * 1.4)], 0.3, "smok.1")
        for i in range(4)
    )
    return cloth + leaves + both(lines)


def feather(length: float, width: float, glasses: Sequence[Glass]) -> Fragment:
    """A feather that grows up from the origin, its vane in halves."""
    h, w = length, width / 2
    halves = [[(0, -h * 0.12, True), (s * w, -h * 0.4), (s * w * 0.8, -h * 0.8), (0, -h, True)] for s in (1, -1)]
    vane = "".join(pane(half, glass) for half, glass in zip(halves, glasses, strict=False))
    return vane + taper([(0, 0), (0, -h * 0.5), (0, -h * 0.92)], 0.7, 0.2, "opal.1", 0.3)


def wing(blades: Sequence[float], glasses: Sequence[Glass], first: float, last: float, width: float = 3) -> Fragment:
    """A fan of blades or quills from the origin."""
    quills = [
        pane(
            [(-0.5, 0, True), (-width / 2, -n * 0.6), (0, -n, True), (width / 2, -n * 0.5), (0.5, 0, True)],
            glasses[i % len(glasses)],
        )
        for i, n in enumerate(blades)
    ]
    return fan(quills, first, last)


def scroll(width: float = 18, height: float = 12) -> Fragment:
    """An open scroll, its middle the origin, rolled above and below."""
    w, h = width / 2, height / 2
    sheet = facet([(-w, -h), (w, -h), (w, h), (-w, h)], "opal.1")
    rolls = "".join(
        oval(0, s * h, w + 1, 1.5, "opal.2") + both(disc(w + 1, s * h, 1.3, "ambr.2", 0.45)) for s in (-1, 1)
    )
    return sheet + rolls


def basin(width: float, height: float, water: Glass, jets: float) -> Fragment:
    """A fountain: a foot, a bowl, and three jets of its water."""
    w, h = width / 2, height
    foot = pane(
        [(-1, -h, True), (-1.6, -h * 0.5), (-2.8, 0, True), (2.8, 0, True), (1.6, -h * 0.5), (1, -h, True)], "opal.2"
    )
    bowl = pane(
        [
            (-w, -h - 3.4, True),
            (-w * 0.86, -h - 0.6),
            (-w * 0.3, -h + 1.2),
            (w * 0.3, -h + 1.2),
            (w * 0.86, -h - 0.6),
            (w, -h - 3.4, True),
        ],
        "opal.1",
    )
    bowl += oval(0, -h - 3.4, w, 1.5, water) + vein(
        [(-w * 0.7, -h - 1.2), (0, -h), (w * 0.7, -h - 1.2)], 0.35, "opal.3"
    )
    side = taper(
        [(0, -h - 3 - jets), (w * 0.32, -h - 3.6 - jets), (w * 0.6, -h - 3.2 - jets * 0.62), (w * 0.7, -h - 3.6)],
        0.9,
        1.3,
        water,
        0.4,
    )
    return foot + bowl + both(side) + taper([(0, -h - 3.5), (0, -h - 3.4 - jets)], 1.4, 0.8, water, 0.4)
