"""Heroes who do not stand as busts in profile: seen whole, from behind, seated, climbing, in pairs."""

from ..document import FROM_RIGHT, SOFT_FROM_RIGHT, Flats, Fragment, Light, fill, lit, placed, stroke
from ..inks import Inks, mix
from ..parts import (
    accented,
    curves,
    dark,
    fist,
    flame,
    hatch,
    limb,
    middle,
    pale,
    paper,
    polygons,
    rope,
    skin,
    steel,
    warm,
    wedges,
    white,
    wood,
)
from ..paths import brush, circle, curve, ellipse, lens, polygon, rectangle, star
from .bust import Look, face

WIDE_LIGHT = Light((-1.1, 1.1), (-9, 4))


def looking_out(
    inks: Inks,
    x: float,
    y: float,
    size: float = 1,
    *,
    turn: float = 0,
    stern: float = 10,
    complexion: Flats | None = None,
) -> Fragment:
    """A face that looks at us, about 30 high; `turn` slips its features to one side, `stern` steepens the brows."""
    tone = complexion or skin(inks)
    shade = tone.shade or tone.body
    oval = curve("0 -15, 8 -13, 11.4 -4, 10 6, 5.4 13, 0 15.6, -5.4 13, -10 6, -11.4 -4, -8 -13")
    cheek = curve("-13 -16! -4 -16! -6 -5 -4 2 -6.4 8 -2 17! -13 17!")
    features = ""
    for side in (-1, 1):
        ex = turn + side * 4.9
        features += fill(lens(ex, -1, 6.2, 2.6, side * 4), inks.light) + fill(
            circle(ex + turn * 0.1, -0.9, 1.3), inks.t6
        )
        features += fill(lens(ex, -2.4, 6.6, 0.9, side * 4), inks.t6)
        features += fill(
            polygon(
                [
                    (turn + side * 1.8, -5.4 + stern * 0.1),
                    (ex + side * 3.6, -6.4 - stern * 0.06),
                    (ex + side * 3.2, -4.8),
                ]
            ),
            inks.t6,
        )
    features += fill(curve(f"{turn + 0.4} -2! {turn + 2} 4.6 {turn - 0.4} 5.6! {turn - 2.4} 5"), shade)
    features += fill(curve(f"{turn - 3.6} 9.2! {turn} 10.4 {turn + 3.6} 9! {turn} 11.6"), inks.t6)
    drawn = lit(oval, Flats(tone.rim, tone.body), Light((-0.8, 0.7), (0, 0)), inner=fill(cheek, shade)) + features
    return placed(drawn, x, y, size)


def lifted(figure: Fragment, scale: float, x: float = 46) -> Fragment:
    """A whole figure made smaller towards its head, so that its feet stand above the plaque."""
    return placed(figure, x, 4, scale, origin=(x, 4))


def boulder_pusher(inks: Inks) -> Fragment:
    """A giant who throws his whole weight against a boulder that leaves the picture."""
    boulder = curve("66 22! 78 8! 104 4! 104 96! 70 92! 60 78! 64 56! 58 42!")
    facets = polygons("78 8 104 4 104 18 86 24", "66 22 78 8 86 24 74 36", "64 56 78 50 84 70 60 78")
    back_leg, front_leg = limb("40 62 28 74 11 84", 15, 8, 11), limb("44 62 52 73 40 85", 15, 8, 12)
    boots = curves("2 88! 4 80 13 79! 18 84 20 88!", "30 89! 32 81 42 80! 46 84 48 89!")
    trousers = curve("32 58! 40 52 52 58! 52 70 42 78! 28 74!")
    torso = curve("33 60! 34 46 44 33 58 29! 70 32 70 44! 66 56 54 66!")
    far_arm, near_arm = limb("62 36 70 30 78 23", 9, 6), limb("58 44 66 56 77 49", 12, 8, 11)
    cap = curve("51 23! 52 12 64 9 70 16 70 21! 60 22")
    return lifted(
        lit(boulder, middle(inks), Light((1, 1.1), (10, 8)), inner=fill(facets, mix(inks.t4, inks.light, 0.34)) + hatch(inks.t6, "100 40 94 60 88 84", 190, 16, 1.8, 9, 6))
        + fill(polygon("56 92 104 92 104 97 52 97"), inks.t6)
        + lit(far_arm, skin(inks), SOFT_FROM_RIGHT)
        + lit(back_leg, skin(inks), SOFT_FROM_RIGHT)
        + lit(front_leg, skin(inks), SOFT_FROM_RIGHT)
        + lit(boots, dark(inks), SOFT_FROM_RIGHT)
        + lit(trousers, accented(inks), SOFT_FROM_RIGHT)
        + lit(torso, skin(inks), Light((-1.2, 1.2), (-9, 3)), inner=fill(brush("48 40 54 48 52 56", 1.4, 0.6), inks.shadow))
        + looking_out(inks, 61, 24, 0.62, turn=2.4, stern=16)
        + fill(curve("54 28! 61 32 68 28! 67 35 61 38 56 35!"), inks.t6)
        + lit(cap, dark(inks), SOFT_FROM_RIGHT)
        + lit(near_arm, skin(inks), SOFT_FROM_RIGHT)
        + placed(fist(0, 0, 5.4, skin(inks), inks.shadow, angle=-20), 78, 48)
        + placed(fist(0, 0, 4.4, skin(inks), inks.shadow, angle=-40), 79, 22)
        + fill(polygon("33 58 53 62 52 66 32 62"), inks.t6),
        0.95, x=80,
    )  # fmt: skip


def rope_climber(inks: Inks) -> Fragment:
    """A thief, seen from behind, climbs a rope with his sack and looks back over his shoulder."""
    cloak = curve("38 44! 48 34 60 38 68 46! 72 62 68 78! 60 74 52 80 44 74! 36 78! 34 60")
    hood = curve("36 42! 34 26 44 16 54 18 62 26 63 42! 54 48 44 48")
    opening = curve("37 38! 37 27 44 23 50 26! 52 34 49 42! 42 44")
    legs = limb("46 72 34 80 46 90 53 84", 11, 6, 9), limb("60 72 72 80 62 90 54 92", 11, 6, 9)
    boots = curves("46 82! 56 80 60 86! 56 90 48 90!", "50 89! 60 88 63 94! 58 97 50 96!")
    sack = curve("12 56, 16 48, 26 50, 35 52, 40 64, 36 80, 22 86, 8 80, 6 66")
    neck = curve("20 50! 26 40 34 44! 32 52 26 55!")
    arms = limb("44 44 36 28 52 12", 10, 7, 9), limb("62 44 66 30 55 20", 10, 7, 9)
    return lifted(
        rope("54 -2 54 30 54 60 54 99", 4.2, Flats(inks.light, inks.t2, inks.t3), inks.t5, pitch=3)
        + lit(legs[0], dark(inks), SOFT_FROM_RIGHT)
        + lit(legs[1], dark(inks), SOFT_FROM_RIGHT)
        + lit(boots, wood(inks), SOFT_FROM_RIGHT)
        + lit(arms[1], middle(inks), SOFT_FROM_RIGHT)
        + lit(cloak, middle(inks), WIDE_LIGHT, inner=hatch(inks.t6, "66 48 68 60 64 72", 200, 12, 1.6, 7, 3))
        + lit(sack, wood(inks), WIDE_LIGHT, inner=fill(brush("12 62 20 60 30 64", 1.4, 0.6) + brush("12 72 22 74 32 72", 1.4, 0.6), inks.t6))
        + lit(neck, wood(inks), SOFT_FROM_RIGHT)
        + fill(brush("22 51 28 54 33 51", 2.6, 2.6), inks.accent)
        + fill(curve("30 44! 40 46 44 54! 38 52 32 50!"), inks.t6)
        + lit(hood, dark(inks), FROM_RIGHT, inner=hatch(inks.t4, "60 28 62 36 58 44", 190, 9, 1.4, 6, 4))
        + fill(opening, inks.t6)
        + fill(curve("38 31! 45 29 50 31! 49.6 37 44 38 38 36!"), skin(inks).body)
        + fill(lens(42, 33.4, 5, 2.2, -4) + lens(47.4, 33.2, 4.2, 2.2, 4), inks.light)
        + fill(circle(41.2, 33.5, 1.1) + circle(46.6, 33.3, 1), inks.t6)
        + fill(curve("37.4 36! 44 38 50 36! 49 43 43 44.6!"), inks.accent)
        + lit(arms[0], middle(inks), SOFT_FROM_RIGHT)
        + placed(fist(0, 0, 5.2, skin(inks), inks.shadow, angle=180), 53, 11)
        + placed(fist(0, 0, 5.2, skin(inks), inks.shadow), 55, 21),
        0.92, x=46,
    )  # fmt: skip


def map_reader(inks: Inks) -> Fragment:
    """A cartographer seen from behind, before a map wider than the window."""
    sheet = curve("-4 14! 20 8 40 14 60 9 84 13 104 8! 104 60! 82 64 60 60 40 65 18 60 -4 64!")
    land = curves(
        "6 24! 18 20 26 28 22 38 12 42 4 36!",
        "62 20! 78 18 92 24! 94 36 82 44 72 38 66 32!",
        "30 48! 40 44 48 52 44 60 32 59!",
    )
    route = "".join(
        polygon(f"{x} {y} {x + 3.6} {y - 1} {x + 3.6} {y + 0.6} {x} {y + 1.6}")
        for x, y in ((26, 33), (33, 30), (40, 29), (57, 27))
    )
    cross = polygons("84 27 86 25 92 31 90 33", "90 25 92 27 86 33 84 31")
    sleeves = limb("36 64 20 58 12 44", 13, 9), limb("66 64 82 58 92 44", 13, 9)
    coat = curve("28 101! 28 78 34 64 44 58! 58 58! 68 64 74 78 76 101!")
    pack = curve("34 68! 36 62 66 62 69 68! 71 101! 32 101!")
    flap = curve("33 68! 50 76 70 68! 70 82 51 88 33 82!")
    hair = curve("40 34! 38 48 42 60 50 61! 60 60 64 48 61 34!")
    cap = curve("38 38! 37 24 46 18 52 18 62 20 65 28 64 38! 51 42")
    rolls = "".join(
        placed(
            lit(rectangle(-4, -26, 8, 28), paper(inks), Light((-0.7, 0), (-4, 0)))
            + fill(ellipse(0, -26, 4, 2), mix("#F7EFDD", inks.t3, 0.3))
            + fill(rectangle(-4, -12, 8, 2.6), inks.accent),
            x,
            68,
            angle=turn,
        )
        for x, turn in ((36, -14), (67, 13))
    )
    return (
        fill(curve("-4 60! 20 58 40 62 60 58 84 62 104 58! 104 66! 82 70 60 66 40 70 18 66 -4 70!"), inks.t3)
        + lit(sheet, paper(inks), Light((-0.8, 0.8), (-16, 6)))
        + fill(land, mix(inks.t2, "#F7EFDD", 0.35))
        + fill(route, inks.t5)
        + fill(cross, inks.accent)
        + fill(star(52, 15.4, 5.2, 1.8, 8), inks.t5)
        + lit(sleeves[0], middle(inks), SOFT_FROM_RIGHT)
        + lit(sleeves[1], middle(inks), SOFT_FROM_RIGHT)
        + placed(fist(0, 0, 5.6, skin(inks), inks.shadow, angle=180), 11, 42)
        + placed(fist(0, 0, 5.6, skin(inks), inks.shadow), 93, 42)
        + lit(coat, dark(inks), WIDE_LIGHT)
        + lit(hair, warm(inks), SOFT_FROM_RIGHT, inner=fill(wedges([(46, 44, 14, 1.3, 96), (51, 44, 15, 1.3, 90), (56, 44, 14, 1.3, 84)]), inks.t6))
        + lit(cap, accented(inks), SOFT_FROM_RIGHT, inner=fill(brush("51 19 50 28 51 40", 1.2, 0.8), inks.t6))
        + fill(curve("38 34! 51 39 64.4 34! 64 39 51 43.6 38 39!"), inks.t6)
        + rolls
        + lit(pack, wood(inks), WIDE_LIGHT)
        + lit(flap, wood(inks), SOFT_FROM_RIGHT)
        + fill(polygons("40 66 44 66 44 92 40 92", "59 66 63 66 63 92 59 92"), inks.t6)
        + fill(polygons("39 84 45 84 45 90 39 90", "58 84 64 84 64 90 58 90"), inks.t2)
    )  # fmt: skip


def seated_grandmother(inks: Inks) -> Fragment:
    """A grandmother on a barrel, knees apart, both hands on her club, who looks us in the eye."""
    barrel = curve("26 62! 74 62! 78 78 74 101! 26 101! 22 78")
    skirt = curve("34 60! 66 60! 82 70 86 88! 76 92 66 86! 62 101! 38 101! 34 86! 24 92 14 88! 18 70")
    shawl = curve("36 44! 50 40 64 44! 78 52 82 70! 72 68 66 74 58 70 50 78 42 70 34 74 28 68 18 70! 22 52")
    club = curve("45 99! 46 66! 40 46 38 34 44 26 56 26 62 34 60 46 54 66! 55 99!")
    nails = polygons(
        "38 36 32 34 39 31",
        "61 36 68 34 61 31",
        "40 46 34 47 39 42",
        "60 46 66 47 61 42",
        "44 27 42 20 48 26",
        "56 27 58 20 52 26",
    )
    bun, hair = circle(50, 4.6, 5.4), curve("36 22! 36 10 44 6 50 6 56 6 64 10 64 22! 60 14 50 12 40 14")
    glasses = "".join(
        stroke(circle(x, 18, 4.6), inks.t6, 1.5)
        + fill(circle(x, 18, 3.8), inks.light)
        + fill(circle(x + 0.4, 18.4, 1.5), inks.t6)
        for x in (44.6, 55.4)
    )
    arms = limb("26 56 24 74 44 78", 13, 8, 12), limb("74 56 76 74 56 78", 13, 8, 12)
    return placed(
        lit(barrel, wood(inks), WIDE_LIGHT)
        + fill(polygon("24 70 76 70 76.6 74 23.4 74"), inks.t6)
        + lit(skirt, dark(inks), WIDE_LIGHT, inner=hatch(inks.t4, "80 72 78 80 70 86", 200, 12, 1.5, 7, 3))
        + lit(shawl, accented(inks), WIDE_LIGHT, inner=fill(curves("40 50! 50 56 60 50! 50 60"), inks.t1))
        + fill("".join(brush(f"{x} 70 {x} 75", 1.4, 0.6) for x in (24, 29, 34, 66, 71, 76)), inks.accent)
        + looking_out(inks, 50, 20, 0.98, stern=4)
        + lit(hair, steel(inks), SOFT_FROM_RIGHT)
        + lit(bun, steel(inks), SOFT_FROM_RIGHT)
        + glasses
        + fill(polygon("49 17.4 51 17.4 51 18.8 49 18.8"), inks.t6)
        + placed(
            fill(nails, inks.light)
            + lit(club, wood(inks), Light((-0.9, 0.8), (-6, 3)), inner=hatch(inks.t6, "58 34 56 48 53 62", 190, 8, 1.3, 8, 2)),
            0, 17,
        )
        + lit(arms[0], accented(inks), SOFT_FROM_RIGHT)
        + lit(arms[1], accented(inks), SOFT_FROM_RIGHT)
        + placed(fist(0, 0, 6, skin(inks), inks.shadow), 49, 78)
        + placed(fist(0, 0, 6, skin(inks), inks.shadow), 51, 87),
        50, 101, 0.92, origin=(50, 101),
    )  # fmt: skip


def floating_pyromancer(inks: Inks) -> Fragment:
    """A mage whose hair is fire, cross-legged in the air, a flame over each palm."""
    hair = "50 50! 34 50 26 40 28 26! 22 28 20 20! 28 20 30 10! 36 14 38 4! 46 10 50 0! 54 10 62 4! 64 14 70 10! 72 20 80 20! 78 28 72 26! 74 40 66 50!"
    inner = "50 44! 38 44 33 36 36 26! 40 22 40 14! 47 18 50 10! 53 18 60 14! 60 22 64 26! 67 36 62 44!"
    robe = curve("50 52! 62 54 70 62 72 74! 62 80 50 82 38 80 28 74! 30 62 38 54!")
    knees = curve("50 74! 66 72 82 74 90 82! 84 91 66 92 50 88! 34 92 16 91 10 82! 18 74 34 72!")
    feet = curves("36 86! 46 82 54 86! 48 91 40 91!", "64 87! 56 84 52 88! 56 92 62 91!")
    arms = limb("34 60 22 68 13 62", 9, 6), limb("66 60 78 68 87 62", 9, 6)
    palms = curves("6 60! 12 63 20 60! 18 66 10 67!", "94 60! 88 63 80 60! 82 66 90 67!")
    return (
        fill(curve(hair), inks.accent)
        + fill(curve(inner), inks.t2)
        + fill(lens(50, 97, 56, 2.4), inks.t6)
        + lit(arms[0], dark(inks), SOFT_FROM_RIGHT)
        + lit(arms[1], dark(inks), SOFT_FROM_RIGHT)
        + lit(robe, dark(inks), WIDE_LIGHT)
        + fill(curve("44 52! 50 66 56 52! 58 56 50 74 42 56!"), inks.t2)
        + looking_out(inks, 50, 36, 1.02, stern=18)
        + fill(curve("39 30! 44 24 50 30 56 24 61 30! 58 20 50 18 42 20!"), inks.t2)
        + lit(knees, dark(inks), WIDE_LIGHT, inner=hatch(inks.t4, "86 80 78 86 64 88", 200, 14, 1.5, 8, 5) + fill(brush("50 76 36 80 20 84", 1.4, 0.6), inks.t4))
        + fill(polygon("36 74 64 74 66 78 34 78"), inks.accent)
        + lit(feet, skin(inks), SOFT_FROM_RIGHT)
        + flame(13, 58, 11, inks.accent, inks.t2, inks.light)
        + flame(87, 58, 11, inks.accent, inks.t2, inks.light)
        + lit(palms, skin(inks), SOFT_FROM_RIGHT)
        + fill(star(50, 64, 3.6, 1.5, 8), inks.t1)
    )  # fmt: skip


def ranger_and_wolf(inks: Inks) -> Fragment:
    """A grey ranger and a wolf as tall as he, cheek by cheek; both look out."""
    coat = curve("2 101! 4 78 14 64 28 60! 44 62 54 74 56 101!")
    hood = curve("12 62! 8 42 14 22 28 14 42 20 48 40 46 62! 38 68 20 68")
    beard = curve("17 42! 22 48 30 46 36 48 41 42! 42 56 36 68 29 76! 20 68 16 56")
    pelt = curve("46 101! 44 76 50 60 60 54! 84 52 98 66 102 101!")
    head = curve(
        "50 30! 50 8! 60 20 70 20! 82 8! 84 30 90 42! 92 52! 84 54 82 62! 76 76 67 82 60 76 52 62! 50 54 42 52! 44 40"
    )
    muzzle = curve("58 52! 67 46 76 52! 75 66 67 78 59 66")
    return (
        lit(pelt, dark(inks), WIDE_LIGHT, inner=hatch(inks.t4, "94 66 90 80 84 94", 200, 12, 1.6, 9, 3))
        + lit(coat, accented(inks), WIDE_LIGHT, inner=hatch(inks.t6, "50 74 48 86 44 98", 200, 10, 1.4, 6, 2))
        + lit(hood, middle(inks), FROM_RIGHT, inner=hatch(inks.t6, "46 36 46 50 42 62", 190, 8, 1.4, 6, 4))
        + fill(curve("17 52! 15 36 20 26 29 24 38 26 43 36 41 52!"), inks.t6)
        + looking_out(inks, 29, 38, 0.84, turn=1, stern=20)
        + lit(beard, steel(inks), SOFT_FROM_RIGHT, inner=fill(wedges([(24, 54, 12, 1.2, 84), (29, 56, 15, 1.2, 90), (34, 54, 12, 1.2, 96)]), inks.t5))
        + fill(lens(29, 49.4, 8, 2.4), inks.t6)
        + lit(curve("16 62! 30 70 46 62! 50 70 30 78 10 70!"), wood(inks), SOFT_FROM_RIGHT)
        + lit(head, dark(inks), Light((-1.1, 1.1), (-12, 3)), inner=hatch(inks.t4, "86 34 84 48 78 64", 195, 10, 1.5, 9, 5))
        + fill(curves("53 24! 53 14 59 22!", "80 24! 80 14 75 22!"), inks.shadow)
        + lit(muzzle, steel(inks), SOFT_FROM_RIGHT)
        + fill(curve("60 62! 67 59 74 62! 70 69 67 71 64 69!"), inks.t6)
        + fill(brush("67 70 67 76", 1.6, 1), inks.t6)
        + fill(polygons("50 42 61 47 59 50 53 48", "84 42 73 47 75 50 81 48"), inks.light)
        + fill(circle(57, 47.6, 1.6) + circle(77, 47.6, 1.6), inks.accent)
        + fill(polygons("48 40 62 44 61 46 50 43", "86 40 72 44 73 46 84 43"), inks.t6)
    )  # fmt: skip


def bookish_scholar(inks: Inks) -> Fragment:
    """A scholar with great round glasses, seated on a tower of books, who reads to the left."""
    books = ""
    for i, (x, y, wide, tone) in enumerate(
        ((34, 88, 58, "t5"), (40, 80, 50, "accent"), (36, 72, 54, "t3"), (44, 64, 42, "t5"))
    ):
        books += lit(
            rectangle(x, y, wide, 8.4), Flats(inks.light, getattr(inks, tone), inks.t6), Light((-0.6, 0.6), (-6, 2))
        )
        books += fill(rectangle(x + 2, y + 2, wide * 0.3, 4.2), inks.light) + fill(
            rectangle(x + wide - 9 - i, y, 2.4, 8.4), inks.t2
        )
    gown = curve("50 30! 60 32 72 44 78 60 76 68! 52 70! 50 60 44 48")
    legs = limb("64 64 44 60 32 66 30 84", 14, 8, 12), limb("70 66 52 66 42 74 42 90", 13, 7, 11)
    slippers = curves("16 90! 24 83 34 84! 34 90!", "28 97! 36 90 46 90! 46 97!")
    book = polygons("12 38 30 44 30 64 10 58", "30 44 44 36 46 56 30 64")
    lines = "".join(
        brush(line, 0.9, 0.9)
        for line in ("14 43 27 48", "14 47 27 52", "13 51 27 56", "33 47 42 41", "33 51 43 45", "33 55 43 49")
    )
    arm = limb("60 42 56 56 42 56", 11, 7, 10)
    head = placed(
        face(inks, Look("pointed", eye="none", brow=24))
        + lit(curve("62 32! 58 20 46 18 38 26 36 35! 44 33 54 34.6 62 36!"), accented(inks), SOFT_FROM_RIGHT)
        + fill(brush("40 26 30 24 26 34", 4, 2.4), inks.accent) + fill(circle(26, 36, 3.4), inks.light)
        + lit(curves("45 38! 36 36 30 41 24 40! 28 46 36 48 44 52!"), steel(inks), SOFT_FROM_RIGHT)
        + stroke(circle(60.6, 45, 7.4), inks.t6, 2) + fill(circle(60.6, 45, 6.4), inks.light) + fill(circle(62.4, 46.6, 2.4), inks.t6)
        + fill(polygon("47 43.4 54 44.2 54 45.8 47 45"), inks.t6)
        + lit(curve("55 63! 60 62 63.6 60! 64 68 66 76 63 84! 58 76 54 70"), steel(inks), SOFT_FROM_RIGHT),
        54, 22, 0.62, origin=(54, 52), flip=True,
    )  # fmt: skip
    return lifted(
        books
        + lit(legs[1], Flats(inks.light, inks.t4, inks.t5), SOFT_FROM_RIGHT)
        + lit(legs[0], middle(inks), SOFT_FROM_RIGHT)
        + lit(slippers, accented(inks), SOFT_FROM_RIGHT)
        + lit(gown, dark(inks), WIDE_LIGHT, inner=hatch(inks.t4, "76 48 78 56 74 66", 200, 10, 1.4, 7, 3))
        + head
        + lit(curve("46 33! 54 36 62 33! 64 38 54 42 44 38!"), white(inks), SOFT_FROM_RIGHT)
        + fill(polygons("8 60 30 67 48 58 48 61 30 70 8 63"), inks.t3)
        + lit(book, paper(inks), SOFT_FROM_RIGHT)
        + fill(lines, inks.t5)
        + lit(arm, dark(inks), SOFT_FROM_RIGHT)
        + placed(fist(0, 0, 4.8, skin(inks), inks.shadow, angle=180), 42, 57),
        0.86, x=40,
    )  # fmt: skip


def leaping_smith(inks: Inks) -> Fragment:
    """A smith in mid-leap, her hammer high behind her; its head is a crescent moon."""
    haft = polygon("14 14 18 11 52 34 49 38")
    moon = curve("2 4! 14 -1 30 4 34 18! 26 12 18 14 14 22 16 32! 4 28 -2 16")
    back_leg, front_leg = limb("44 62 28 66 18 80 6 82", 13, 7, 10), limb("52 62 66 62 72 74 86 80", 13, 7, 11)
    boots = curves("-2 84! 2 76 12 77! 14 86 4 92!", "80 84! 84 74 92 77! 100 82 98 87! 88 88!")
    tunic = curve("42 38! 54 36 62 42! 60 54 64 66! 52 74 38 68! 42 54")
    apron = curve("46 46! 58 46! 60 58 66 72! 54 78 42 72! 46 58")
    arms = limb("46 42 36 38 34 26", 9, 6), limb("60 42 66 28 50 32", 10, 6, 9)
    plait = brush("60 20 72 16 82 24 92 18", 8, 3)
    return placed(
        lit(haft, wood(inks), SOFT_FROM_RIGHT)
        + lit(moon, steel(inks), Light((-1.2, 1), (-5, 4)))
        + lit(back_leg, white(inks), SOFT_FROM_RIGHT)
        + lit(front_leg, white(inks), SOFT_FROM_RIGHT)
        + lit(boots, dark(inks), SOFT_FROM_RIGHT)
        + lit(arms[0], skin(inks), SOFT_FROM_RIGHT)
        + fill(plait, inks.accent)
        + lit(tunic, middle(inks), SOFT_FROM_RIGHT)
        + lit(apron, wood(inks), WIDE_LIGHT)
        + fill(polygon("43 58 62 58 62 62 43 62"), inks.t6) + fill(rectangle(50, 57, 6, 6), inks.t2)
        + lit(curve("42 20! 42 8 54 4 64 10 66 22! 62 32 58 34! 46 32"), accented(inks), SOFT_FROM_RIGHT)
        + looking_out(inks, 54, 24, 0.74, turn=1.4, stern=18)
        + fill(curve("45 18! 52 13 63 18! 62 12 54 8 46 12!"), inks.accent)
        + lit(arms[1], skin(inks), SOFT_FROM_RIGHT)
        + placed(fist(0, 0, 4.6, skin(inks), inks.shadow, angle=-60), 35, 26)
        + placed(fist(0, 0, 4.6, skin(inks), inks.shadow, angle=-60), 49, 34),
        8, 6, 0.92, origin=(2, 2),
    )  # fmt: skip


def net_fisherman(inks: Inks) -> Fragment:
    """An old fisherman in his boat, three-quarter from behind, hauls his net over the side."""
    boat = curve("-4 70! 20 80 60 82 104 68! 96 92 88 101! 10 101! 0 90")
    gunwale = curve("-4 70! 20 80 60 82 104 68! 104 73! 60 87.6 20 85.6 -4 76!")
    coat = curve("34 84! 30 62 36 46 48 40! 62 42 70 52 70 66! 66 80 60 86!")
    hat = curve("36 26! 40 14 50 8 62 12 66 22! 76 26 72 32! 58 30 46 32 34 36! 28 34")
    hair = curve("42 30! 42 40 52 44 60 40! 64 32!")
    net = curve("70 62! 80 56 90 60! 100 76 96 101! 70 101! 66 84")
    knots = "".join(
        brush(line, 1, 1)
        for line in ("72 66 86 100", "78 60 96 92", "86 60 98 76", "92 66 72 92", "96 76 78 100", "84 60 68 78")
    )
    fish = curves("76 82! 82 77 90 80! 94 77 94 85! 90 83 82 87!", "72 94! 78 90 84 92! 88 90 88 97! 84 95 78 98!")
    arms = limb("42 50 56 60 74 62", 12, 7, 11), limb("62 50 74 52 84 58", 11, 7)
    cheek = curve("58 30! 68 30 72 36! 70 41 62 44 56 40!")
    return (
        lit(arms[1], middle(inks), SOFT_FROM_RIGHT)
        + lit(coat, accented(inks), WIDE_LIGHT, inner=hatch(inks.t6, "66 52 68 64 62 78", 200, 14, 1.6, 8, 3))
        + lit(cheek, skin(inks), SOFT_FROM_RIGHT)
        + lit(curve("58 38! 66 40 72 37! 74 46 64 50 56 46!"), white(inks), SOFT_FROM_RIGHT)
        + fill(hair, inks.light)
        + lit(hat, dark(inks), FROM_RIGHT)
        + fill(lens(68, 34.4, 4, 2, 10), inks.t6)
        + lit(net, Flats(inks.light, inks.t4, inks.t5), SOFT_FROM_RIGHT)
        + fill(fish, inks.light)
        + fill(circle(79, 81, 0.9) + circle(75, 93.4, 0.9), inks.t6)
        + fill(knots, inks.t1)
        + lit(arms[0], accented(inks), SOFT_FROM_RIGHT)
        + placed(fist(0, 0, 5, skin(inks), inks.shadow), 75, 63)
        + placed(fist(0, 0, 4.6, skin(inks), inks.shadow), 86, 59)
        + lit(
            boat,
            wood(inks),
            WIDE_LIGHT,
            inner=fill("".join(brush(line, 1.2, 0.8) for line in ("6 88 50 95 94 86", "12 97 50 101")), inks.t6),
        )
        + lit(gunwale, pale(inks), Light((0, 0.8), (0, 3)))
    )


def kneeling_archer(inks: Inks) -> Fragment:
    """An archer on one knee, from behind, who aims up and away into the wind."""
    bow = brush("66 2 84 14 90 32 84 50 70 62", 2.6, 2.6, middle=4.6)
    string = brush("66 2 56 30 70 62", 0.9, 0.9, middle=0.9)
    arrow = polygon("52 31.4 96 17 96.6 18.8 52.6 33.2") + polygon("94 14 102 15.6 96 21.4")
    back_leg, front_leg = limb("44 70 30 76 24 90 6 92", 14, 7, 12), limb("54 70 72 68 74 80 72 96", 14, 8, 12)
    boots = curves("-2 96! 2 88 12 88! 14 96!", "64 100! 66 92 78 92! 86 97 86 100!")
    jacket = curve("36 44! 48 36 60 40! 66 52 60 74! 48 80 38 74! 36 60")
    quiver = placed(
        lit(rectangle(-5, -14, 10, 30), wood(inks), SOFT_FROM_RIGHT)
        + fill(polygons("-4 -14 -4 -24 -1 -20 -1 -14", "1 -14 1 -26 4 -21 4 -14"), inks.light)
        + fill(rectangle(-5, -10, 10, 3), inks.t6),
        46,
        56,
        angle=-24,
    )
    scarf = curve("40 34! 30 30 20 36 4 26! 8 36 2 42! 18 46 30 40 42 42!")
    plait = brush("44 26 32 20 22 24 10 14", 6, 2)
    head, hood = circle(52, 27, 9), curve("40 30! 40 18 50 12 60 18 62 26! 58 34 48 38")
    arms = limb("60 44 76 36 87 28", 9, 6), limb("40 46 30 36 50 33", 10, 6, 9)
    return lifted(
        fill(string, inks.light)
        + fill(arrow, inks.light)
        + lit(arms[0], white(inks), SOFT_FROM_RIGHT)
        + lit(bow, wood(inks), SOFT_FROM_RIGHT)
        + placed(fist(0, 0, 4.6, skin(inks), inks.shadow, angle=-20), 88, 28)
        + lit(back_leg, white(inks), SOFT_FROM_RIGHT)
        + lit(front_leg, white(inks), SOFT_FROM_RIGHT)
        + lit(boots, dark(inks), SOFT_FROM_RIGHT)
        + lit(scarf, accented(inks), SOFT_FROM_RIGHT)
        + lit(jacket, dark(inks), WIDE_LIGHT, inner=hatch(inks.t4, "60 48 62 60 58 70", 200, 9, 1.4, 7, 3))
        + fill(polygon("38 66 61 66 61 70 38 70"), inks.t2)
        + quiver
        + lit(head, skin(inks), SOFT_FROM_RIGHT)
        + fill(plait, inks.t6)
        + lit(hood, dark(inks), SOFT_FROM_RIGHT)
        + fill(curve("40 34! 50 40 60 34! 62 40 50 46 38 40!"), inks.accent)
        + lit(arms[1], white(inks), SOFT_FROM_RIGHT)
        + placed(fist(0, 0, 4.6, skin(inks), inks.shadow, angle=-20), 51, 32),
        0.86, x=46,
    )  # fmt: skip
