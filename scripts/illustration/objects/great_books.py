"""Books that are a scene of their own: a family tree, a mirror, an almanac, a codex in a claw."""

from ..document import SOFT, SOFT_FROM_RIGHT, Flats, Fragment, Light, clipped, fill, lit, placed, stroke
from ..inks import DARK_GOLD, GOLD, LIGHT_GOLD, PAPER, Inks, mix
from ..parts import GOLDEN, angry_eye, both, cuts, dark, fangs, hatch, limb, middle, paper, polygons, steel, warm, white
from ..paths import brush, circle, curve, ellipse, lens, mirrored, moved, polygon, star, table, turned, wedge
from .volume import Volume

SMALL_VOLUME = Volume(((30, 24), (72, 19), (76, 83), (35, 90)), (-8, -3.4))


def scarlet_breviary(inks: Inks) -> Fragment:
    """A small red prayer book with a clasp like a drop of blood."""
    book = SMALL_VOLUME
    red = Flats("#F2A08A", inks.t2, inks.t3)
    cross = polygon(
        book.mapped(
            [
                (0.44, 0.22),
                (0.56, 0.22),
                (0.56, 0.36),
                (0.72, 0.36),
                (0.72, 0.45),
                (0.56, 0.45),
                (0.56, 0.78),
                (0.44, 0.78),
                (0.44, 0.45),
                (0.28, 0.45),
                (0.28, 0.36),
                (0.44, 0.36),
            ]
        )
    )
    border = polygon(book.quad(0.1, 0.08, 0.9, 0.92)) + polygon(book.quad(0.14, 0.11, 0.86, 0.89))
    x, y = book.at(1.04, 0.5)
    drop = curve(moved("0 -1.7! .5 -.7 1 0 .9 .8 0 1.3 -.9 .8 -1 0 -.5 -.7", x, y, scale=10))
    ribbon = curve("46 88! 50 87! 52 96 50 104 46 110! 45 104 42 106! 45 98")
    inner = fill(border, inks.t5, even_odd=True) + fill(cross, inks.t6)
    inner += fill(cuts("33 34 9 1.4 8, 33 40 12 1.4 8, 34 46 13 1.4 8, 34 52 12 1.4 8, 34 58 9 1.4 8"), inks.t3)
    strap = polygon([book.at(0.66, 0.44), (x, y - 3), (x, y + 4), book.at(0.66, 0.54)])
    art = (
        lit(ribbon, Flats(inks.light, inks.t2, inks.t3), SOFT)
        + book.drawn(inks, red, inner=inner, bands=inks.t3)
        + book.corner_plates(steel(inks), 0.2)
        + lit(strap, dark(inks), SOFT)
        + fill(curve(moved("0 -1.7! .5 -.7 1 0 .9 .8 0 1.3 -.9 .8 -1 0 -.5 -.7", x, y, scale=11.4)), inks.t6)
        + lit(drop, Flats(inks.light, inks.t2, inks.t4), Light((0.8, 0.8), (6, 4)))
        + fill(lens(x - 4, y + 1, 8, 2, 110), inks.light)
    )
    return placed(art, 50, 53, 1.14, origin=(53, 54), angle=6)


def family_tree_book(inks: Inks) -> Fragment:
    """An open book out of which a family tree grows, portraits hanging from its branches."""
    left = curve("50 88! 40 80 24 78 6 82! 6 74! 24 70 40 72 50 80!")
    right = curve("50 88! 60 80 76 78 94 82! 94 74! 76 70 60 72 50 80!")
    cover = curve("50 98! 38 92 20 91 2 94! 2 80! 50 84! 98 80! 98 94! 80 91 62 92")
    text = "".join(
        brush(side, 0.9, 0.9) for line in ("57 80 70 76 90 77", "58 82.6 72 79 90 79.6") for side in both(line)
    )
    trunk = curve("42 84! 46 76 46 66 43 56! 50 60 57 56! 55 66 54 76 59 84! 54 82 50 85 46 82")
    boughs = (
        ("45 64 34 54 20 50 10 40", 6, 1.6),
        ("55 64 66 54 80 50 90 40", 6, 1.6),
        ("48 62 44 44 34 28 24 18", 6.4, 1.4),
        ("52 62 56 44 66 28 76 18", 6.4, 1.4),
        ("50 60 50 40 51 24 49 6", 6, 1.2),
        ("30 52 26 42 18 34 8 28", 3, 0.8),
        ("70 52 74 42 82 34 92 28", 3, 0.8),
        ("39 37 40 26 38 14 40 4", 3, 0.8),
        ("61 37 60 26 62 14 60 4", 3, 0.8),
    )
    roots = cuts("44 82 14 2 155, 48 84 16 2 168, 52 84 16 2 12, 56 82 14 2 25")
    portraits = "".join(
        _portrait(inks, x, y, size, kind)
        for x, y, size, kind in table("14 59 8 0, 86 59 8 1, 30 37 7.4 2, 70 37 7.4 3, 50 42 9 4")
    )
    return (
        lit(cover, Flats(inks.light, inks.t3, inks.t4), Light((0.4, 1), (0, 6)))
        + lit(left, paper(inks), Light((0.6, 0.9), (6, 6)))
        + lit(right, paper(inks), Light((0.6, 0.9), (6, 6)))
        + fill(text, inks.t3)
        + fill(roots, inks.t6)
        + lit(trunk, dark(inks), SOFT)
        + lit("".join(limb(line, a, b) for line, a, b in boughs), dark(inks), SOFT)
        + portraits
    )


def _portrait(inks: Inks, x: float, y: float, size: float, kind: float) -> Fragment:
    """A small oval portrait on a string; `kind` chooses hair and collar."""
    hair = (
        "-.5 -.1! -.6 -.7 0 -.95 .6 -.7 .5 -.1! .3 -.5 0 -.3! -.3 -.5",
        "-.6 .6! -.75 -.5 0 -1 .75 -.5 .6 .6! .4 .2 .45 -.4! 0 -.6 -.45 -.4! -.4 .2",
        "-.5 -.2! -.3 -1.1 .3 -1.1 .5 -.2! 0 -.6",
        "-.55 0! -.9 -.4 -.5 -.9 0 -.7 .5 -.9 .9 -.4 .55 0! .3 -.45 -.3 -.45",
        "-.52 -.1! -.6 -.7 0 -.98 .6 -.7 .52 -.1! .3 -.45 0 -.15! -.3 -.45",
    )[round(kind)]
    collar = "-1 1! -.7 .1! -.2 .7! 0 .5! .2 .7! .7 .1! 1 1!"
    oval = ellipse(x, y, size * 0.94, size * 1.12)
    face = ellipse(x, y - size * 0.08, size * 0.42, size * 0.56)
    return (
        stroke(f"M{x:.1f} {y - size * 1.1:.1f}v-{size * 0.7:.1f}", inks.t6, 1.2)
        + fill(ellipse(x, y, size * 1.16, size * 1.34), inks.t6)
        + lit(ellipse(x, y, size * 1.06, size * 1.24), steel(inks), SOFT)
        + fill(oval, inks.t2)
        + clipped(oval, fill(curve(moved(collar, x, y, scale=size * 1.05)), inks.t6) + fill(face, inks.light))
        + fill(curve(moved(hair, x, y - size * 0.04, scale=size * 0.86)), inks.t6)
        + fill(
            circle(x - size * 0.17, y - size * 0.06, size * 0.09)
            + circle(x + size * 0.17, y - size * 0.06, size * 0.09),
            inks.t3,
        )
    )


def screaming_book(inks: Inks) -> Fragment:
    """A book that stands open like jaws and screams, teeth between its pages."""
    leather = Flats(inks.light, inks.t4, inks.t6)
    upper = "7 46! 8 16 14 9! 86 9! 92 16 93 46! 76 36 64 33 50 33 36 33 24 36"
    lower = "7 58! 20 52! 50 56! 80 52! 93 58! 92 92 87 97! 13 97! 8 92"
    plates = polygons("8 26 8 14 14 9 28 9 22 14 13 17", "92 26 92 14 86 9 72 9 78 14 87 17")
    plates += polygons("8 80 8.6 92 13 97 28 97 22 91 14 88")
    mouth = curve(mirrored("50 28! 66 28 80 34 88 44! 86 56 82 62 82 66! 70 76 60 78 50 78"))
    pages_top = curve(mirrored("50 26! 66 26 80 32 89 42! 88 47! 78 38 66 34 50 34!"))
    pages_low = curve(mirrored("50 82! 64 82 76 78 88 66! 91 70! 80 86 64 91 50 91!"))
    tongue = curve("36 78! 38 64 46 58 54 60! 62 64 66 76 74 80! 82 86 86 94 82 102! 76 106 68 104 66 98! 62 90 52 82")
    upper_teeth = fangs("14 44 24 37.6 36 34.6 50 34 64 34.6 76 37.6 86 44", 11, 13)
    lower_teeth = fangs("15 66 26 76.6 38 81 50 82 62 81 74 76.6 85 66", 10, 10, angle=-90)
    lines = "".join(
        brush(side, 0.8, 0.8)
        for line in ("50 29 66 29 80 35 87 42", "50 88 66 87 78 81 88 70", "50 85 66 84 77 78 87 68")
        for side in both(line)
    )
    shouts = cuts("6 24 9 2 215, 2 36 8 2 190, 94 24 9 2 -35, 98 36 8 2 -10, 1 84 8 2 165, 98 86 8 2 15")
    spine = "".join(wedge(50 + dx, 10, 8, 2, 90) for dx in (-20, -10, 0, 10, 20))
    return (
        fill(shouts, inks.light)
        + lit(curve(lower), leather, Light((1, 1.1), (9, 6)))
        + fill(mouth, inks.t6)
        + lit(pages_low, paper(inks), Light((0.4, 0.8), (2, 5)))
        + lit(curve(upper), leather, Light((1, 1.1), (14, 5)), inner=fill(spine, inks.t2))
        + lit(plates, steel(inks), SOFT)
        + lit(pages_top, paper(inks), Light((0.4, 0.8), (2, 5)))
        + fill(lines, inks.t2)
        + fill(curve("40 60! 44 48 56 48 60 60! 56 64 44 64"), inks.t4)
        + fill(upper_teeth + lower_teeth, inks.light)
        + lit(tongue, Flats("#F2A08A", inks.t2, inks.t3), Light((0.9, 0.8), (7, 4)))
        + fill(brush("48 66 56 76 66 86 74 96", 0.6, 0.8, middle=1.8), inks.t4)
        + angry_eye(64, 23, 6, inks.accent, inks.t6)
        + angry_eye(36, 23, 6, inks.accent, inks.t6, left=True)
        + fill(polygons("44 22 26 13 26 17 44 25", "56 22 74 13 74 17 56 25"), inks.t6)
    )


def eternal_almanac(inks: Inks) -> Fragment:
    """A very thick book with clasps of sun and moon, its pages falling like leaves."""
    volume = Volume(corners=((36, 14), (84, 8), (88, 76), (42, 86)), depth=(-24, -5))
    leaves = "".join(
        placed(
            lit(curve("-8 -5! 0 -7 8 -4! 9 4 4 6! -4 3 -8 6!"), paper(inks), Light((0.6, 0.6), (5, 1)))
            + stroke("M-5-2L5-1.4M-5 1L4 1.4", inks.t3, 0.6),
            x,
            y,
            size,
            angle=a,
        )
        for x, y, size, a in (
            (16, 92, 1, 14),
            (38, 95, 0.8, -24),
            (64, 93, 1.05, 20),
            (92, 90, 0.85, -34),
            (6, 72, 0.7, 50),
        )
    )
    sun = fill(star(90, 27, 10, 6, 10), GOLD) + lit(circle(90, 27, 5.6), GOLDEN, SOFT_FROM_RIGHT)
    moon = lit(curve("92 46! 83 46 78 54 82 62 91 66 97 61! 90 61 87 56 87 51"), GOLDEN, SOFT_FROM_RIGHT)
    straps = polygon("72 25 90 23 90 30 72 32") + polygon("72 54 86 52 86 59 72 61")
    wheel = stroke(circle(60, 46, 15), GOLD, 1.4) + stroke(circle(60, 46, 10), GOLD, 0.9)
    wheel += fill(
        "".join(
            polygon(turned((60, 46), a, u, v) for u, v in ((11, -0.8), (14.4, -0.8), (14.4, 0.8), (11, 0.8)))
            for a in range(0, 360, 30)
        ),
        GOLD,
    )
    wheel += fill(star(60, 46, 8, 3, 8), LIGHT_GOLD)
    return (
        volume.drawn(inks, dark(inks), bands=DARK_GOLD)
        + volume.corner_plates(GOLDEN, 0.17)
        + wheel
        + fill(straps, inks.t6)
        + sun
        + moon
        + leaves
    )


def boundless_codex(inks: Inks) -> Fragment:
    """An absurdly huge open book that lies in a dragon's claw; four talons hold its lower edge."""
    palm = curve("24 70! 36 78 50 80 64 78 76 70! 72 82 66 92 66 102! 34 102! 34 92 28 82")
    cover = polygon("-2 12 50 24 102 12 102 66 50 82 -2 66")
    pages_l = curve("1 8! 16 0 36 4 50 17! 50 76! 36 64 18 60 3 64!")
    pages_r = curve("99 8! 84 0 64 4 50 17! 50 76! 64 64 82 60 97 64!")
    block = curve("1 60! 18 58 36 64 50 74! 64 64 82 58 99 60! 99 66! 82 64 64 70 50 81! 36 70 18 64 1 66!")
    lines = "".join(
        brush(line, 1.2, 1.2)
        for line in (
            "9 16 24 12 43 22",
            "9 25 24 21 43 31",
            "9 34 24 30 43 40",
            "9 43 24 39 43 49",
            "9 52 24 48 43 58",
            "92 43 76 39 57 49",
            "92 52 76 48 57 58",
            "92 34 78 30.6 74 32",
        )
    )
    return (
        lit(palm, Flats(inks.light, inks.t4, inks.t6), Light((1.1, 0.9), (14, 3)))
        + hatch(inks.t3, "36 84 37 92 37 99", 0, 11, 1.7, 6)
        + lit(cover, Flats(GOLD, inks.t3, inks.t5), Light((0.6, -1.2), (4, -6)))
        + fill(block, mix(PAPER, inks.t3, 0.45))
        + lit(pages_l, paper(inks), Light((1, 1), (0, 0)))
        + lit(pages_r, Flats("#FFFBF0", PAPER, mix(PAPER, inks.t2, 0.22)), Light((0.8, 0.8), (-16, 4)))
        + fill(curve("50 17! 44 12 38 9 33 8! 40 14 46 30 47 74! 50 76!"), mix(PAPER, inks.t3, 0.35))
        + fill(lines, inks.t5)
        + _dragon_initial(inks)
        + _talons(inks)
    )


def _dragon_initial(inks: Inks) -> Fragment:
    """The painted capital of the right page: a dragon's head on red."""
    head = curve("61 33! 60 24 65 16 72 14! 70 17 73 18 77 20! 80 22 80 25 76 25.6! 71 25 69 27 72 32!")
    return (
        fill(polygon("57 17 80 8 82 30 59 37"), inks.t2) + fill(head, inks.light) + fill(circle(72, 20.4, 1.2), inks.t6)
    )


def _talons(inks: Inks) -> Fragment:
    """Four fingers that curl over the lower edge, knuckled, each with a pale claw."""
    fingers = claws = ""
    for x, y, size, angle in ((12, 74, 0.94, 24), (35, 84, 1.08, 9), (65, 84, 1.08, -9), (88, 74, 0.94, -24)):
        finger = lit(
            curve("-7 44! -7 24 -7.6 4 -6 -4! -4 -9 -1 -11 2 -11! 6 -9 7 -2 6.4 4! 7 24 7.4 34 7 44!"),
            Flats(inks.light, inks.t4, inks.t6),
            Light((0.9, 0.9), (6, 3)),
            inner=hatch(inks.t3, "-6 2 -6 10 -6 18", 0, 7, 1.4, 4),
        )
        claw = lit(curve("-4.4 -7! -4 -14 -1 -21 5 -27! 5.6 -19 5.6 -12 4 -6.6! 0 -5"), white(inks), SOFT_FROM_RIGHT)
        fingers += placed(finger, x, y, size, angle=angle)
        claws += placed(claw, x, y, size, angle=angle)
    return fingers + claws


def mirror_book(inks: Inks) -> Fragment:
    """A book whose cover is a mirror, in which the same book is seen again, and again."""
    volume = Volume(corners=((26, 10), (80, 6), (82, 86), (30, 93)), depth=(-12, -4))
    return _mirrored_book(inks, volume, 0)


def _mirrored_book(inks: Inks, volume: Volume, depth: int) -> Fragment:
    tone = (dark(inks), middle(inks), warm(inks))[depth]
    frame = polygon(volume.quad(0.12, 0.09, 0.9, 0.91))
    glass = mix(inks.t1, inks.light, 0.5) if depth < 2 else inks.light
    inner = fill(frame, inks.light)
    drawn = volume.drawn(inks, tone, bands=mix(inks.light, inks.t5, 0.35), leaf_line=0 if depth else 0.5)
    drawn += volume.corner_plates(steel(inks), 0.16) + inner
    drawn += fill(polygon(volume.quad(0.16, 0.12, 0.86, 0.88)), glass)
    drawn += fill(
        polygon([volume.at(0.16, 0.5), volume.at(0.16, 0.34), volume.at(0.52, 0.12), volume.at(0.66, 0.12)]), inks.light
    )
    if depth < 2:
        drawn += placed(_mirrored_book(inks, volume, depth + 1), *volume.at(0.53, 0.52), 0.5, origin=(50, 48))
    return drawn
