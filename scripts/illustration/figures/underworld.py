"""Two-legged trouble: a thug, a mud golem, a bailiff, a gargoyle, an accountant, a chamberlain, an ogre."""

from ..document import FROM_RIGHT, SOFT, Flats, Fragment, Light, fill, lit, placed, stroke
from ..inks import PAPER, Inks, mix
from ..parts import (
    accented,
    angry_eye,
    both,
    curves,
    cuts,
    dark,
    fangs,
    fist,
    hatch,
    limb,
    middle,
    pallid,
    paper,
    polygons,
    shadow,
    skin,
    steel,
    wedges,
    white,
    wood,
)
from ..paths import brush, circle, curve, ellipse, mirrored, moved, polygon, rectangle, turned, wedge


def thug(inks: Inks) -> Fragment:
    """A thug in a tiny bowler hat and braces, cudgel in hand, arms as wide as his chest."""
    shirt = curve(mirrored("50 36! 60 36 70 38 74 44! 74 60 70 76 68 99! 50 99"))
    arm_l = curve("28 40! 14 38 4 48 1 62 4 74 10 84! 12 94 22 97 28 92! 30 82 26 74 26 66 34 54!")
    arm_r = curve("72 40! 86 38 96 48 99 62 96 72 88 78! 78 76! 76 70 76 64 66 54!")
    braces = polygons("36 37 42 37 45 99 38 99", "64 37 58 37 55 99 62 99")
    head = curve(mirrored("50 12 58 13 62 20 62 30 60 38 56 43 50 44"))
    jaw = curve("38 30! 44 33 56 33 62 30! 62 38 58 44 50 46 42 44 38 38")
    hat = curve("42 12! 41 3 45 -2 50 -3 55 -2 59 3 58 12!")
    cudgel = curve("70 88! 76 80 84 60 84 30 80 12 86 2 94 2 101 8 101 22 96 40 92 62 84 84 77 92!")
    knots = ellipse(92, 16, 3, 4) + ellipse(89, 34, 2.2, 3.4) + ellipse(95, 28, 1.6, 2.4)
    return (
        lit(
            shirt,
            white(inks),
            Light((1, 1), (14, 2)),
            inner=fill(wedges((x, 98, 20, 0.9, -90) for x in (32, 48, 52, 68)), inks.t3),
        )
        + fill(braces, inks.accent)
        + fill("".join(circle(x, y, 1.3) for x, y in ((41, 92), (59, 92))), inks.t6)
        + lit(arm_l, skin(inks), Light((1.1, 1.1), (8, 4)), inner=hatch(inks.t3, "8 50 5 62 8 74", 10, 8, 1.3, 6))
        + lit(cudgel, wood(inks), Light((0.9, 0.7), (8, 2)))
        + fill(knots, inks.t6)
        + lit(arm_r, skin(inks), Light((1.1, 1.1), (8, 4)))
        + fill(polygons("3 73 27 68 28 72 4 77", "97 70 75 66 75 70 97 74"), inks.t6)
        + fist(77, 82, 8, skin(inks), inks.t4, angle=10)
        + fill(ellipse(37.6, 27, 2.6, 4) + ellipse(62.4, 27, 2.6, 4), skin(inks).shade or "")
        + lit(head, skin(inks), Light((0.9, 0.9), (12, 1)))
        + fill(jaw, inks.t5)
        + fill(curve("42 37! 46 35 54 35 58 37! 54 39 46 39"), inks.t6)
        + fill(polygons("44 36.4 46.4 36 46 39", "53.6 36 56 36.4 54 39"), inks.light)
        + fill(curve("47 24! 45 31 50 33 55 31 53 24!"), inks.t3)
        + angry_eye(56, 24, 3.2, inks.light, inks.t6)
        + angry_eye(44, 24, 3.2, inks.light, inks.t6, left=True)
        + fill(polygon("38 19.6 50 23 62 19.6 62 22 50 26 38 22"), inks.t6)
        + lit(hat, dark(inks), SOFT)
        + fill(curve("35 11! 42 9 58 9 65 11! 62 15 56 13.6 44 13.6 38 15"), inks.t6)
        + fill(rectangle(41.6, 7, 16.8, 2.6), inks.accent)
    )


def mud_golem(inks: Inks) -> Fragment:
    """A dripping giant of mud with reeds on its back and a boot stuck in its chest."""
    mud = wood(inks)
    half = (
        "50 14! 60 15 66 22 66 30! 76 24 88 28 94 40 98 56! 96 60 99 70 96 78! 98 84 94 92 "
        "90 86! 88 92 84 94 82 86! "
        "78 84 78 74 80 66 76 58! 74 66 76 76 80 86! 84 94 82 99! 58 99! 56 90 50 84"
    )
    reeds = ""
    for x, top, lean in ((20, 4, -6), (28, -2, -3), (34, 8, -2), (68, 6, 3), (76, -4, 5), (84, 8, 8)):
        reeds += fill(brush([(x, 40), (x + lean * 0.5, 20), (x + lean, top)], 2, 1), inks.t5)
        reeds += lit(limb([(x + lean * 0.9, top + 14), (x + lean, top + 2)], 5, 5), wood(inks), SOFT)
    leaves = curves(
        "14 38! 8 22 4 12 -2 6! 10 12 18 24 24 38!",
        "88 38! 92 22 98 14 104 10! 100 22 96 32 92 42!",
        "40 22! 38 8 42 -2 40 -6! 48 4 48 14 46 22!",
    )
    drips = "".join(
        curve(f"{x - 2} {y}! {x + 2} {y}! {x + 2.6} {y + 8} {x} {y + 11} {x - 2.6} {y + 8}")
        for x, y in ((12, 88), (30, 66), (70, 64), (44, 86), (58, 88), (90, 82))
    )
    return (
        shadow(50, 98, 108, inks.t6, 3)
        + fill(leaves, inks.t4)
        + reeds
        + lit(
            curve(mirrored(half)),
            mud,
            Light((1.4, 1.2), (8, 5)),
            inner=hatch(inks.t6, "8 44 5 60 6 76", 8, 11, 1.7, 8)
            + hatch(inks.t6, "28 44 28 60 24 78", 12, 9, 1.5, 7, 2),
        )
        + fill(drips, mix("#8A4524", inks.t5, 0.3))
        + _mud_face(inks)
        + _stuck_boot(inks)
    )


def _mud_face(inks: Inks) -> Fragment:
    eyes = curves("38 24! 42 21 48 26! 46 32 40 31", "62 24! 58 21 52 26! 54 32 60 31")
    maw = curve("36 38! 42 36 50 37 58 36 64 38! 62 48 57 44 54 51 50 46 45 52 42 45 38 49")
    return fill(eyes, inks.t6) + fill(circle(44.6, 27.6, 2) + circle(55.4, 27.6, 2), inks.accent) + fill(maw, inks.t6)


def _stuck_boot(inks: Inks) -> Fragment:
    boot = curve("-6 -16! 7 -16! 7 -4 8 2 16 5 21 9 21 15! -7 15! -8 8 -5 0")
    hollow = ellipse(50, 68, 15, 11)
    drawn = lit(boot, dark(inks), SOFT) + fill(polygon("-8 14 21 14 21 18 -8 18") + rectangle(-6, -13, 13, 3), inks.t6)
    return (
        fill(hollow, inks.t6)
        + placed(drawn, 48, 66, 0.94, angle=-38)
        + fill(circle(35, 62, 1.6) + circle(66, 60, 1.2), inks.t6)
    )


def masked_bailiff(inks: Inks) -> Fragment:
    """A bailiff in a tall hat and a white mask, with his ledger and a ring of keys."""
    coat = curve(mirrored("50 46! 60 48 74 52 80 62! 84 78 86 99! 50 99"))
    capes = curve(mirrored("50 46! 62 47 76 52 84 62! 80 70 70 64 60 66! 50 62"))
    hat = curve("36 22! 37 8 34 -8! 44 -11 56 -11 66 -8! 63 8 64 22!")
    brim = curve("22 23! 34 18 66 18 78 23! 72 29 60 26 50 26 40 26 28 29")
    mask = curve(mirrored("50 24! 60 25 64 30 63 38 58 47 50 54!"))
    holes = curves("40 32! 44 30 49 34! 46 37.6 42 36.6", "60 32! 56 30 51 34! 54 37.6 58 36.6")
    hair = curves(*both("60 25! 68 26 70 38 68 50! 62 50 62 40"))
    ledger = polygon("16 64 46 58 52 90 22 97")
    page_edge = polygon("46 58 49 59 55 90 52 90")
    return (
        lit(hair, dark(inks), SOFT)
        + lit(coat, dark(inks), Light((1.2, 1.1), (10, 4)), inner=hatch(inks.t4, "22 66 18 80 16 98", 4, 11, 1.5, 8))
        + lit(capes, middle(inks), Light((1, 1), (9, 3)))
        + lit(curve("42 48! 50 52 58 48! 60 60 54 74 50 80! 46 74 40 60"), white(inks), SOFT)
        + lit(mask, Flats(inks.light, inks.light, inks.t1), Light((0, 0), (9, 1)))
        + fill(holes, inks.t6)
        + fill(circle(45.4, 34.2, 1.1) + circle(54.6, 34.2, 1.1), inks.accent)
        + fill(curve("51 34! 52 44 50 48 53 45 54 41"), inks.t2)
        + fill(curve("45 49! 48 48 52 48 55 49! 52 50.6 48 50.6"), inks.t6)
        + lit(hat, dark(inks), Light((1, 0.6), (10, 2)), inner=hatch(inks.t4, "41 -6 42 6 42 16", 0, 8, 1.3, 6))
        + fill(polygon("36.6 13 63.4 13 64 19 36 19"), inks.accent)
        + lit(brim, dark(inks), SOFT)
        + lit(ledger, accented(inks), Light((0.9, 0.9), (7, 5)))
        + fill(page_edge, PAPER)
        + fill(polygon("22 68 41 64 42 68 23 72") + polygon("24 76 36 73.6 36.4 75 24.4 77.4"), inks.light)
        + fist(24, 82, 6, white(inks), inks.t4, angle=20)
        + _keys(inks)
    )


def _keys(inks: Inks) -> Fragment:
    drawn = stroke(circle(74, 72, 8), inks.t6, 3) + stroke(circle(74, 72, 8), inks.t1, 1.4)
    for angle, length in ((-26, 16), (0, 20), (24, 16)):
        key = stroke(circle(0, 4, 2.6), inks.t1, 1.6) + fill(
            rectangle(-0.9, 6, 1.8, length)
            + polygons(
                f"0 {length + 2} 5 {length + 2} 5 {length + 4} 0 {length + 4}",
                f"0 {length} 4 {length} 4 {length + 1.2} 0 {length + 1.2}",
            ),
            inks.t1,
        )
        drawn += placed(key, 74, 79, angle=angle)
    return drawn + fist(74, 64, 5.8, white(inks), inks.t4, angle=90)


def moonlighting_gargoyle(inks: Inks) -> Fragment:
    """A stone gargoyle crouching on a block with a mason's trowel and a lunch bag."""
    stone = Flats(inks.light, inks.t3, inks.t4)
    ledge = polygon("4 82 96 82 92 90 94 99 6 99 8 90")
    wing = "62 38! 70 20 80 6 94 -2! 93 10 100 18! 94 26 98 38! 92 44 94 56! 84 54 76 58 68 60!"
    body = curve(mirrored("50 34! 62 38 68 48 68 62 66 76 60 84! 50 84"))
    thigh = "62 62! 74 52 88 56 90 68 86 78 88 84! 92 88 86 91 80 88! 74 91 70 88 64 84! 68 74 64 70"
    ear = "60 20! 68 12 80 10 86 14! 78 18 72 26 63 30!"
    head = curve(mirrored("50 8 58 9 64 16 64 26 60 36 56 42 50 44"))
    horns = curves(*both("56 10! 60 4 60 -2 57 -7! 66 -4 68 6 62 14!"))
    joints = "M4 90H96M28 82V90M52 90V99M74 82V90"
    return (
        "".join(lit(curve(side), Flats(inks.light, inks.t4, inks.t5), Light((1, 1), (5, 5))) for side in both(wing))
        + stroke("M66 48L93 0M68 52L99 18M70 55L97 38M34 48L7 0M32 52L1 18M30 55L3 38", inks.t3, 1.2)
        + lit(ledge, Flats(inks.light, inks.t4, inks.t5), Light((0.6, 1), (8, 5)))
        + stroke(joints, inks.t6, 1)
        + lit(body, stone, Light((1.1, 1), (9, 3)))
        + fill(
            "".join(curve(f"{42 + i} {y}! 50 {y + 3} {58 - i} {y}! 50 {y + 4.6}") for i, y in enumerate((54, 60, 66))),
            inks.t5,
        )
        + "".join(lit(curve(side), stone, Light((0.9, 0.9), (6, 5))) for side in both(thigh))
        + fill(polygons("80 91 82 96 84 91", "86 90 89 95 90 89", "20 91 18 96 16 91", "14 90 11 95 10 89"), inks.t6)
        + lit(curves(*both(ear)), stone, SOFT)
        + lit(horns, Flats(inks.light, inks.t4, inks.t5), SOFT)
        + lit(head, stone, Light((1, 1), (8, 3)))
        + _gargoyle_face(inks)
        + _trowel_and_lunch(inks, stone)
        + stroke("M36 44L40 52L37 58M64 70L60 76", inks.t5, 1)
    )


def _gargoyle_face(inks: Inks) -> Fragment:
    return (
        fill(polygons("38 18 49 23 47.6 27 40 25", "62 18 51 23 52.4 27 60 25"), inks.t6)
        + fill(circle(44.6, 23.6, 1.4) + circle(55.4, 23.6, 1.4), inks.accent)
        + fill(curve("46 29! 50 27 54 29! 53 32 47 32"), inks.t5)
        + fill(curve("38 34! 44 36 50 36.4 56 36 62 34! 58 42 50 43 42 42"), inks.t6)
        + fill(fangs("40 35.4 50 37 60 35.4", 5, 4), inks.light)
        + fill(curve("48 41! 52 41! 54 48 51 52 48 48"), inks.accent)
    )


def _trowel_and_lunch(inks: Inks, stone: Flats) -> Fragment:
    bag = curve("64 66! 80 64! 84 74 82 82! 62 83! 60 74")
    return (
        lit(limb("36 50 28 58 24 50", 8, 6), stone, SOFT)
        + fill(brush("24 50 26 42 29 34", 2, 2), inks.t6)
        + lit(polygon("25 34 38 30 36 12"), steel(inks), SOFT)
        + lit(limb("24 54 25 44", 4.4, 4.4), wood(inks), SOFT)
        + fist(24.6, 48, 5, stone, inks.t5)
        + lit(limb("64 50 74 58 74 64", 8, 6), stone, SOFT)
        + stroke("M68 66C68 58 78 57 77 65", inks.t6, 1.6)
        + lit(bag, paper(inks), SOFT)
        + fill(curve("67 72! 73 70 78 72! 76 77 69 77"), inks.accent)
        + fist(73, 61, 5, stone, inks.t5, angle=90)
    )


def shadow_accountant(inks: Inks) -> Fragment:
    """A gaunt shade at an abacus, under a visor, with quills for fingers."""
    shade = curve(mirrored("50 30! 58 32 70 38 76 50! 82 62 80 74 90 88! 84 90 86 99! 50 99"))
    head = curve(mirrored("50 6 58 8 62 16 60 28 55 37 50 40"))
    visor = curve("34 15! 42 11 58 11 66 15! 70 22 60 20 50 20 40 20 30 22")
    collar = curve(mirrored("50 36! 60 36 68 42! 60 50 50 52"))
    arms = "".join(lit(limb(side, 9, 5), dark(inks), SOFT) for side in both("72 46 86 58 84 70 72 74"))
    quills = ""
    for side, x in ((1, 30), (-1, 70)):
        for angle, length in ((150, 20), (172, 22), (194, 20)):
            plume = curve(moved("0 0! -.14 -.4 -.12 -.75 0 -1! .14 -.7 .14 -.35", scale=length))
            drawn = lit(plume, white(inks), SOFT) + fill(brush([(0, 2), (0, -length)], 1, 0.5), inks.t5)
            quills += placed(drawn, x + side * (angle - 172) * 0.16, 72, angle=angle if side > 0 else -angle)
    hands = "".join(lit(ellipse(x, 71, 6, 4.6), Flats(inks.light, inks.t1, inks.t2), SOFT) for x in (30, 70))
    return (
        lit(
            shade,
            Flats(inks.light, inks.t4, inks.t6),
            Light((1.2, 1.1), (9, 4)),
            inner=hatch(inks.t3, "28 50 24 66 16 86", 8, 11, 1.5, 9),
        )
        + lit(collar, white(inks), SOFT)
        + fill(polygon("50 42 54 48 51.6 58 50 61 48.4 58 46 48"), inks.accent)
        + lit(head, Flats(inks.light, inks.t1, inks.t2), Light((0, 0), (9, 1)))
        + fill(curves("40 23! 44 20 49 24! 46 29 42 28", "60 23! 56 20 51 24! 54 29 58 28"), inks.t6)
        + fill(circle(45.4, 24.8, 1.1) + circle(54.6, 24.8, 1.1), inks.accent)
        + fill(curve("45 34! 48 32.6 52 32.6 55 34! 52 35 48 35") + polygon("49.4 26 50.6 26 51.4 30 48.6 30"), inks.t5)
        + lit(visor, Flats(inks.light, inks.accent, mix(inks.accent, inks.t6, 0.42)), SOFT)
        + fill(curve("37 14! 40 8 46 5 50 5 54 5 60 8 63 14! 58 11.6 42 11.6"), inks.t6)
        + arms
        + _abacus(inks)
        + quills
        + hands
    )


def _abacus(inks: Inks) -> Fragment:
    frame = rectangle(20, 76, 60, 23)
    hole = rectangle(24, 79, 52, 17)
    rods = "".join(rectangle(24, y, 52, 0.9) for y in (82, 87, 92))
    beads = "".join(
        ellipse(x, y + 0.4, 2.2, 2.2)
        for y, xs in ((82, (27, 31.6, 36.2, 60, 72)), (87, (27, 44, 48.6, 53, 72)), (92, (32, 36.6, 60, 67, 72)))
        for x in xs
    )
    return (
        fill(hole, inks.light)
        + fill(rods, inks.t6)
        + fill(beads, inks.accent)
        + fill(frame + hole, wood(inks).body, even_odd=True)
    )


def chamberlain(inks: Inks) -> Fragment:
    """A bald chamberlain with a mouth far too wide and full of teeth, a giant key before his chest."""
    coat = curve(mirrored("50 62! 62 64 78 68 88 78 94 90 96 101! 50 101"))
    head = curve(mirrored("50 3 61 4 68 12 71 24 73 31! 78 29 81 35 78 43 74 45! 73 56 62 64 50 65"))
    mouth = curve(mirrored("50 48! 60 48 68 44 76 35! 76 48 66 59 50 60"))
    upper = fangs("25 36 33 45 42 48 50 48.4 58 48 67 45 75 36", 13, 6.8, width=0.94)
    lower = fangs("29 48 36 55.6 44 59 50 59.6 56 59 64 55.6 71 48", 11, 6, angle=-90, width=0.94)
    crest = [turned((50, 64), 180 - i * 10, 33 if i % 2 else 27, 0) for i in range(19)]
    ruff = [(x, 66 + (y - 64) * 0.42) for x, y in crest] + [(x, 66 - (y - 64) * 0.4) for x, y in reversed(crest)]
    linen = Flats(inks.light, mix(inks.light, inks.t1, 0.12), mix(inks.light, inks.t1, 0.5))
    wrinkles = "45 14 10 1.2 180, 55 14 10 1.2 0, 46 18 8 1.1 180, 54 18 8 1.1 0"
    folds = "30 70 9 1.4 150, 36 74 9 1.4 125, 44 77 9 1.4 105, 56 77 9 1.4 75, 64 74 9 1.4 55, 70 70 9 1.4 30"
    return (
        lit(coat, dark(inks), Light((1.1, 1.1), (9, 4)), inner=hatch(inks.t4, "16 80 13 90 11 99", 4, 9, 1.5, 6))
        + lit(polygon(ruff), linen, Light((0.6, 0.8), (24, 5)), inner=fill(cuts(folds), inks.t2))
        + lit(head, pallid(inks), Light((0.9, 0.9), (17, 1)))
        + fill(mouth, inks.t6)
        + fill(curve("38 58! 44 53 56 53 62 58! 56 60 44 60"), inks.t2)
        + fill(upper + lower, "#FFFFFF")
        + fill(circle(42, 29, 5.4) + circle(58, 29, 5.4), mix(inks.t1, inks.t2, 0.5))
        + fill(circle(42, 29, 3.2) + circle(58, 29, 3.2), inks.accent)
        + fill(circle(42.6, 29, 1.1) + circle(58.6, 29, 1.1) + cuts("48 25 13 2.2 200, 52 25 13 2.2 -20"), inks.t6)
        + fill(polygon("50 30 53.6 41 50 43 46.4 41"), mix(inks.t1, inks.t2, 0.35))
        + fill(cuts(wrinkles), mix(inks.t1, inks.t2, 0.3))
        + placed(_giant_key(inks), 49, 89, 0.96, angle=-9)
        + placed(fist(0, 0, 7.4, pallid(inks), inks.t2, angle=70), 66, 87)
        + placed(fist(0, 0, 7.4, pallid(inks), inks.t2, angle=-110), 37, 93, flip=True)
    )


def _giant_key(inks: Inks) -> Fragment:
    """A key on its side, ring to the right, bits down at the left, the middle of its shaft at the origin."""
    metal = steel(inks)
    bit = polygon("-40 2 -40 -14 -35 -14 -35 -9 -32 -9 -32 -14 -26 -14 -26 -9 -23 -9 -23 -14 -18 -14 -18 2")
    bow = circle(40, -9, 7) + circle(47, 1, 7) + circle(40, 9, 7)
    holes = circle(40.4, -9, 3.4) + circle(47, 1, 3.4) + circle(40.4, 9, 3.4)
    return (
        lit(bit, metal, Light((0.8, 0.8), (3, 7)))
        + lit(rectangle(-44, -3.4, 80, 6.8), metal, Light((0.3, 0.8), (0, 4)))
        + lit(bow, metal, Light((0.8, 0.8), (6, 4)))
        + fill(holes, inks.t6)
        + fill(rectangle(24, -5, 3.4, 10) + rectangle(30, -5, 2.4, 10), inks.t5)
    )


def ogre_footman(inks: Inks) -> Fragment:
    """An ogre squeezed into a footman's livery, its buttons flying, a dinner bell in his raised fist."""
    hide = Flats(inks.light, mix(inks.t2, inks.t3, 0.4), inks.t4)
    coat = curve("34 46! 22 48 10 58 4 72 2 88 4 101! 92 101! 95 88 92 74 86 62! 78 50 68 46 62 46!")
    gap = curve("46 52! 54 52! 60 62 64 76 63 90 60 101! 40 101! 37 90 36 76 40 62")
    braid = "M44 50Q35 76 38 101M56 50Q65 76 62 101"
    arm = curve("70 56! 80 62 83 58 80 50 79 45! 88 43 97 44! 100 56 99 68 92 78 84 84!")
    wig = curve(mirrored("50 5 61 6 67 11 69 18! 77 17 81 23 78 28! 82 32 80 39 72 41! 66 41 66 36 66 28!"))
    face = curve(mirrored("50 17! 58 16 64 20 65 28! 69 32 69 44 64 51 57 55 50 56"))
    jaw = curve(mirrored("50 44! 58 44 64 42! 70 48 66 57 50 60"))
    tusks = polygons("39 46 44 46 40 36", "61 46 56 46 60 36", "46 45 49 45 47.4 41", "51 45 54 45 52.6 41")
    curls = "72 23 8 1.4 0, 72 34 8 1.4 0, 28 23 8 1.4 180, 28 34 8 1.4 180, 44 9 9 1.2 110, 56 9 9 1.2 70"
    strain = "37 70 11 1.6 30, 36 82 11 1.6 20, 63 70 11 1.6 150, 64 82 11 1.6 160"
    sleeve = hatch(inks.t3, "10 70 8 84 9 98", 0, 11, 1.6, 7)
    return (
        lit(coat, Flats(inks.light, inks.t5, inks.t6), Light((1.1, 1.1), (10, 4)), inner=sleeve)
        + lit(gap, white(inks), Light((0, 0), (14, 0)))
        + stroke(braid, inks.t1, 3, sharp=True)
        + fill(cuts(strain), inks.t1)
        + fill(curves(*both("51 57! 58 52 66 54 68 60! 62 62 64 68 66 72! 58 72 52 66 50 60!")), inks.light)
        + lit(arm, dark(inks), Light((-1, 1), (-7, 4)))
        + fill(polygon("77 45 98 43 98 50 78 52"), inks.t1)
        + lit(wig, Flats(inks.light, inks.light, mix(inks.light, inks.t1, 0.7)), Light((0.9, 0.9), (14, 3)))
        + fill(cuts(curls), inks.t2)
        + lit(face, hide, Light((0.9, 0.9), (11, 2)))
        + angry_eye(57.6, 29, 4.2, inks.accent, inks.t6)
        + angry_eye(42.4, 29, 4.2, inks.accent, inks.t6, left=True)
        + fill(polygon("37 22 49 28 50 30.6 51 28 63 22 63 25.4 51 32 49 32 37 25.4"), inks.t6)
        + lit(curve("44 33! 47 30 53 30 56 33! 60 38 56 42 50 42 44 42 40 38"), hide, Light((0.5, 0.6), (6, 2)))
        + lit(jaw, hide, Light((0.7, 0.8), (11, 2)))
        + fill(tusks, inks.light)
        + placed(_dinner_bell(inks), 83, 38, 0.74, angle=-4)
        + fist(85, 38, 8.4, hide, inks.t5, light=FROM_RIGHT)
        + _flying_buttons(inks)
    )


def _dinner_bell(inks: Inks) -> Fragment:
    """A hand bell swung upwards, its grip at the origin."""
    bell = curve("-3 -10! -8 -13 -8 -22 -11 -29 -14 -33! 14 -33! 11 -29 8 -22 8 -13 3 -10!")
    return (
        lit(rectangle(-2.4, -14, 4.8, 24), Flats(inks.light, inks.t5, inks.t6), SOFT)
        + fill(circle(5, -36, 2.8), inks.light)
        + lit(bell, Flats(inks.light, inks.light, inks.t1), Light((0.9, 0.9), (10, 1)))
        + fill(rectangle(-14, -33, 28, 2.4), inks.t6)
    )


def _flying_buttons(inks: Inks) -> Fragment:
    art = ""
    for x, y, r, heading in ((27, 64, 3.6, 0), (23, 82, 3.2, 0), (73, 66, 3.6, 180)):
        art += fill(circle(x, y, r), inks.light) + fill(circle(x - 1, y, 0.7) + circle(x + 1, y, 0.7), inks.t5)
        art += fill(wedge(*turned((x, y), heading, 5.4, 1), 6, 1.3, heading), inks.t1)
    return art
